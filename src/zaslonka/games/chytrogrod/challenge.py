"""Chytrogród as a daily challenge: one round, four cards, as many points as can be.

The rivals lay known cards in the districts of their own guilds, as the task says, and the solver
is the favourite, who decides between equals: so all that comes of a round can be foreseen.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from zaslonka.kernel import Chance, Seat
from zaslonka.kernel.challenge import Challenge, Effort, Grade, Task, graded
from zaslonka.kernel.drafting import Draft
from zaslonka.kernel.levels import Language
from .blueprint import blueprint
from .content import BUYOUT, COLOURS, KIND, WINNING_POINTS, Card, Colour, cards_each
from .deals import Payment, open_side
from .game import RULES
from .moves import Decline, Move, Pay, PlayCard
from .rules import Action, State
from .state import View, influence_of, ring_from

SEATS = 3
CARDS_EACH = cards_each(SEATS)
ROUNDS = range(3, 10)
"""A task is one of these rounds: by then there are goods, and the race is still open."""
LEAST_BEST = 20
LEAST_DEALS = 2
USEFUL: tuple[Card, ...] = ("big_deal", "small_deal", "buyout_2", "buyout_3", "buyout_4")
"""The cards that can bring points in the same round."""
RIVALS_CARDS: tuple[Card, ...] = ("buyout_2", "buyout_3", "small_deal", "big_deal")
RIVALS_BID = sum(BUYOUT.get(card, 0) for card in RIVALS_CARDS)
TRIED_OUT = 24
"""So many of the most promising ways are tried by the rules."""
SQUARES = 4

Plan = tuple[PlayCard, ...]


class Deals(NamedTuple):
    """What a plan promises: points, and of which deals."""

    points: int
    made: frozenset[tuple[Colour, Card]]


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


CHALLENGE = Challenge(draft=draft, reply=reply, grade=grade)


# Positions


def _task(game: Draft) -> Task | None:
    """The task of this round, for its favourite: if goods must be bought out for the best."""
    solver, table = game.on_turn, game.state.table
    if table.players[solver].points + 2 * LEAST_BEST >= WINNING_POINTS:
        return None
    view, plans = game.view(solver), list(_plans())
    promised = {plan: _promised(view, plan) for plan in plans}
    likely = sorted(promised, key=lambda plan: -promised[plan].points)[:TRIED_OUT]
    if promised[likely[0]].points < LEAST_BEST or len(promised[likely[0]].made) < LEAST_DEALS:
        return None
    at_once = max(_promised(view, plan, buying=False).points for plan in plans)
    played = {plan: _played(game, solver, plan) for plan in likely}
    came_to = {
        plan: _points(after, solver) - _points(game, solver) for plan, after in played.items()
    }
    best = max(likely, key=lambda plan: came_to[plan])
    points = came_to[best]
    ways = {promised[plan].made for plan in likely if came_to[plan] == points}
    if points != promised[likely[0]].points or points <= at_once or len(ways) != 1:
        return None
    if len(*ways) < LEAST_DEALS:
        return None
    line = played[best].log[len(game.log) :]
    return Task(seats=SEATS, seat=solver, prologue=game.log, line=line, best=points)


def _plans() -> Iterator[Plan]:
    """Where four of the useful cards can go."""
    for cards in combinations(USEFUL, CARDS_EACH):
        for districts in product(COLOURS, repeat=CARDS_EACH):
            yield tuple(map(PlayCard, districts, cards))


def _promised(view: View, plan: Plan, *, buying: bool = True) -> Deals:
    """What a plan comes to where nobody is in its way; without ``buying``, of the own goods."""
    table, secret = view.table, view.hand.secret
    rivals = {
        player.guild: RIVALS_BID for seat, player in enumerate(table.players) if seat != view.seat
    }
    stock, points, made = list(view.table.players[view.seat].tokens), 0, set[tuple[Colour, Card]]()
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
            made.add((district, card))
        bid = sum(BUYOUT.get(card, 0) for card in cards)
        if buying and bid and bid >= rivals.get(district, 0):
            stock = [held + lying for held, lying in zip(stock, place.tokens, strict=True)]
            points += influence_of(place.tokens)
    return Deals(points, frozenset(made))


def _played(game: Draft, solver: Seat, plan: Plan) -> Draft:
    """The round played with these cards, to its end."""
    tried, cards, round_ = game.copy(), list(plan), game.state.table.round
    while not tried.over and tried.state.table.round == round_:
        seat, step = tried.on_turn, tried.state.table.agenda[0]
        if seat != solver:
            tried.play(seat, reply(tried.state, seat, game.seed))
        elif isinstance(step, Action):
            tried.play(seat, cards.pop(0))
        elif isinstance(step, Payment):
            tried.play(seat, _payment(tried.view(seat)))
        else:
            tried.play(seat, blueprint(tried.view(seat), Chance(game.seed)))
    return tried


def _payment(view: View) -> Move:
    """Pay if it can be done, with the secret good only where it must be."""
    moves: list[Move] = list(view.table.agenda[0].moves(view))
    return next((move for move in moves if isinstance(move, Pay)), Decline())


def _points(game: Draft, seat: Seat) -> int:
    return int(game.state.table.players[seat].points)
