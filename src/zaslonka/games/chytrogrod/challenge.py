"""Chytrogród as a daily challenge: one round, four cards, as many points as can be.

The rivals lay known cards in the districts of their own guilds, as the task says, and the solver
is the favourite, who decides between equals: so all that comes of a round can be foreseen.
All 21,875 ways to lay four of the seven cards are tried by the rules, with all that can be chosen
on the way, but for those that can be seen to come to less.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import NamedTuple, TypeAlias, cast

from zaslonka.kernel import Chance, Seat
from zaslonka.kernel.challenge import Challenge, Effort, Grade, Task, graded
from zaslonka.kernel.drafting import Draft
from zaslonka.kernel.levels import Language
from .blueprint import blueprint
from .content import (
    BUYOUT,
    CARDS,
    COLOURS,
    DEALS,
    KIND,
    WINNING_POINTS,
    Card,
    Colour,
    Deal,
    Kind,
    Side,
    Tokens,
    cards_each,
)
from .deals import open_side
from .game import RULES
from .moves import Arrange, Move, Pay, PlayCard
from .reasons import is_certain, reasons
from .rules import Action, State
from .state import Taken, View, influence_of, ring_from
from .stock import minus, plus

SEATS = 3
CARDS_EACH = cards_each(SEATS)
ROUNDS = range(3, 10)
"""A task is one of these rounds: by then there are goods, and the race is still open."""
LEAST_BEST = 20
LEAST_DEALS = 2
USEFUL: tuple[Card, ...] = ("big_deal", "small_deal", "buyout_2", "buyout_3", "buyout_4")
"""The cards that can bring points in the same round."""
LAID: tuple[Card, ...] = (*USEFUL, *(card for card in CARDS if card not in USEFUL))
"""In this order cards are laid in the line that is shown: one that is not needed comes last."""
RIVALS_CARDS: tuple[Card, ...] = ("buyout_2", "buyout_3", "small_deal", "big_deal")
DEALS_EACH = sum(card not in BUYOUT for card in RIVALS_CARDS)
RIVALS_BID = sum(BUYOUT.get(card, 0) for card in RIVALS_CARDS)
RUMOURED: Tokens = (0, 0, 0, 0, 0, 1, 1)
"""More than this no decree brings to a district."""
MOST_ROUNDS = 50_000
"""So many ways to play a round are tried by the rules; where there are more, it is no task."""
SQUARES = 4

Plan: TypeAlias = tuple[PlayCard, ...]
Hopes: TypeAlias = frozenset[tuple[Colour, Kind]]
"""The kinds of card that a plan has in each district."""


class Promise(NamedTuple):
    points: int
    deals: int


def draft(seed: bytes, _: Language) -> Task | None:
    game, chance = Draft(RULES, SEATS, seed), Chance(seed, 1 << 20)
    while not game.over and game.state.table.round <= ROUNDS[-1]:
        table = game.state.table
        begins = isinstance(table.agenda[0], Action) and not table.laid and table.round in ROUNDS
        if begins and (task := _task(game)) is not None:
            return task
        game.play(game.on_turn, blueprint(game.view(game.on_turn), chance))
    return None


def reply(state: State, seat: Seat, seed: bytes) -> Move:
    """All cards into the district of the own guild; what is asked later is done at a glance."""
    table = state.table
    if isinstance(table.agenda[0], Action):
        cards = state.hands[seat].cards
        card = next(card for card in (*RIVALS_CARDS, *cards) if card in cards)
        return PlayCard(table.players[seat].guild, card)
    return blueprint(RULES.view(state, seat), Chance(seed))


def grade(effort: Effort) -> Grade | None:
    seat, table, start = effort.task.seat, effort.state.table, effort.start.table
    ended = not table.agenda or table.round > start.round
    if not (ended or effort.given_up):
        return None
    score, best = table.players[seat].points - start.players[seat].points, effort.task.best
    full = min(SQUARES, SQUARES * score // best)
    part = SQUARES * score % best > 0 and full < SQUARES
    empty = SQUARES - full - part
    return graded(score, best, (2,) * full + (1,) * part + (0,) * empty)


CHALLENGE = Challenge(drafts=(draft,), reply=reply, grade=grade)


# Positions


def _task(game: Draft) -> Task | None:
    """The task of this round, for its favourite: if goods must be bought out for the best."""
    solver = game.on_turn
    if _points(game, solver) + 2 * LEAST_BEST >= WINNING_POINTS:
        return None
    view, plans = game.view(solver), list(_plans(USEFUL))
    best, deals = max(_promised(view, plan) for plan in plans)
    if best < LEAST_BEST or deals < LEAST_DEALS:
        return None
    at_once = max(_promised(view, plan, buying=False) for plan in plans)
    if max(at_once.points, _quickly(game, solver)) >= best:
        return None
    rounds = _rounds_worth(game, solver, best)
    # Rounds that come to the same by other deals are other answers.
    answers = {_made(game, after, solver) for after in rounds}
    if len(answers) != 1 or len(*answers) < LEAST_DEALS:
        return None
    shown = min(rounds, key=lambda after: _ado(game, after, solver))
    line = shown.log[len(game.log) :]
    if not is_certain(game, line):
        return None
    why = reasons(game, line, at_once.points, best)
    return Task(seats=SEATS, seat=solver, prologue=game.log, line=line, best=best, why=why)


def _ado(game: Draft, after: Draft, solver: Seat) -> tuple[int, ...]:
    """Of rounds that come to the same, the one with most goods left and in fewest moves is shown.

    So a card that is not needed is not laid at random, nothing is asked in vain, the secret good
    stays secret while it can, and nobody is let in first who happens to be unable to pay.
    """
    player = after.state.table.players[solver]
    moves = [one.move for one in after.log[len(game.log) :] if one.seat == solver]
    let_in = sum(isinstance(move, Arrange) and move.seats[0] != solver for move in moves)
    payments = sum(isinstance(move, Pay) for move in moves)
    return let_in, player.secret_used, -sum(player.tokens), -payments, len(moves)


def _made(game: Draft, after: Draft, solver: Seat) -> frozenset[Taken]:
    """The deals that a round has brought."""
    before = game.state.table.players[solver].deals
    return frozenset(after.state.table.players[solver].deals[len(before) :])


def _plans(cards: Iterable[Card]) -> Iterator[Plan]:
    """Where four of these cards can go."""
    for chosen in combinations(cards, CARDS_EACH):
        for districts in product(COLOURS, repeat=CARDS_EACH):
            yield tuple(map(PlayCard, districts, chosen))


def _rounds_worth(game: Draft, solver: Seat, points: int) -> list[Draft]:
    """Every round that brings so many points; none if luck would bring more in this deal."""
    found = list[Draft]()
    for number, after in enumerate(_rounds_that_may(game, solver, points)):
        gained = _points(after, solver) - _points(game, solver)
        if gained > points or number == MOST_ROUNDS:
            return []
        if gained == points:
            found.append(after)
    return found


def _rounds_that_may(game: Draft, solver: Seat, points: int) -> Iterator[Draft]:
    """All rounds of all plans, but for those that even with luck bring fewer points."""
    bounds = dict[Hopes, int]()
    for plan in _plans(LAID):
        hopes = frozenset((play.district, KIND[play.card]) for play in plan)
        if hopes not in bounds:
            bounds[hopes] = _most(_chances(game.state, solver, hopes), *_means(game.state, solver))
        if bounds[hopes] >= points:
            yield from _rounds(game, solver, plan)


# What a plan comes to at most: nobody is in its way, and of what nobody can foresee the best comes


def _means(state: State, solver: Seat) -> tuple[Tokens, int]:
    """The tokens of the solver, and how many secret goods."""
    player = state.table.players[solver]
    return player.tokens, 0 if player.secret_used else 1


def _chances(state: State, solver: Seat, hopes: Hopes) -> list[Tokens | list[Side]]:
    """In their order, what can be bought out, and the sides of the deals that can be made."""
    table, found = state.table, list[Tokens | list[Side]]()
    for district in ring_from(table.ring, table.first):
        place, deals = table.districts[district], _may_be_open(state, solver, district)
        if (district, "big_deal") in hopes:
            found.append([deal.big for deal in deals])
        if (district, "small_deal") in hopes:
            found.append([deal.small for deal in deals])
        if (district, "buyout") in hopes:
            found.append(plus(place.tokens, RUMOURED) if place.decrees else place.tokens)
    return found


def _may_be_open(state: State, solver: Seat, district: Colour) -> list[Deal]:
    """The deals of a district that can lie on top in this round: one is made, or decreed away."""
    table, place = state.table, state.table.districts[district]
    if place.top is None:
        return []
    below = [*(DEALS[number] for number in state.secret.stacks[district]), *place.below]
    rivals = [player.guild for seat, player in enumerate(table.players) if seat != solver]
    gone = 1 + DEALS_EACH * (district in rivals) + len(place.decrees)
    return [place.top, *below[:gone]]


def _most(chances: list[Tokens | list[Side]], stock: Tokens, secret: int) -> int:
    """The most points that can be made of these chances, one after the other."""
    if not chances:
        return 0
    first, rest = chances[0], chances[1:]
    if isinstance(first, tuple):
        return influence_of(first) + _most(rest, plus(stock, first), secret)
    most = _most(rest, stock, secret)
    for side in first:
        left = minus(stock, side.cost)
        lack = -sum(count for count in left if count < 0)
        if lack <= secret:
            paid = cast(Tokens, tuple(max(0, count) for count in left))
            most = max(most, side.points + _most(rest, paid, secret - lack))
    return most


# What a plan promises


def _promised(view: View, plan: Plan, *, buying: bool = True) -> Promise:
    """What a plan comes to where nobody is in its way; without ``buying``, of the own goods."""
    table, secret = view.table, view.hand.secret
    rivals = {
        player.guild: RIVALS_BID for seat, player in enumerate(table.players) if seat != view.seat
    }
    stock, points, deals = list(view.table.players[view.seat].tokens), 0, 0
    for district in ring_from(table.ring, table.first):
        place = table.districts[district]
        cards = [play.card for play in plan if play.district == district]
        # What lies under the top deal nobody knows, so only one of a district is reckoned with.
        for card in [card for card in cards if card not in BUYOUT][:1]:
            side = open_side(table, district, KIND[card])
            if side is None:
                continue
            lacks = [max(0, cost - held) for cost, held in zip(side.cost, stock, strict=True)]
            if sum(lacks) > 1 or (sum(lacks) == 1 and lacks.index(1) != secret):
                continue
            if sum(lacks):
                secret = None
            stock = [max(0, held - cost) for cost, held in zip(side.cost, stock, strict=True)]
            points += side.points
            deals += 1
        bid = sum(BUYOUT.get(card, 0) for card in cards)
        if buying and bid and bid >= rivals.get(district, 0):
            stock = [held + lying for held, lying in zip(stock, place.tokens, strict=True)]
            points += influence_of(place.tokens)
    return Promise(points, deals)


def _rounds(game: Draft, solver: Seat, plan: Plan) -> Iterator[Draft]:
    """The round played with these cards, to its end, in all ways that are open to the solver."""
    tried = game.copy()
    for play in plan:
        _others_do(tried, solver)
        tried.play(solver, play)
    yield from _ends(tried, solver, game.state.table.round)


def _ends(game: Draft, solver: Seat, round_: int) -> Iterator[Draft]:
    _others_do(game, solver, round_)
    if _is_over(game, round_):
        yield game
        return
    for move in game.state.table.agenda[0].moves(game.view(solver)):
        after = game.copy()
        after.play(solver, move)
        yield from _ends(after, solver, round_)


def _others_do(game: Draft, solver: Seat, round_: int | None = None) -> None:
    """The others do what the task says, until the solver is asked or the round is over."""
    while not _is_over(game, round_) and game.on_turn != solver:
        game.play(game.on_turn, reply(game.state, game.on_turn, game.seed))


def _is_over(game: Draft, round_: int | None) -> bool:
    return game.over or (round_ is not None and game.state.table.round > round_)


def _quickly(game: Draft, solver: Seat) -> int:
    """What the quick player comes to."""
    tried, chance, round_ = game.copy(), Chance(game.seed), game.state.table.round
    while not _is_over(tried, round_):
        tried.play(solver, blueprint(tried.view(solver), chance))
        _others_do(tried, solver, round_)
    return _points(tried, solver) - _points(game, solver)


def _points(game: Draft, seat: Seat) -> int:
    return int(game.state.table.players[seat].points)
