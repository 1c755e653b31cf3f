"""Chytrogród: a quick player, sensible at every kind of choice, for playouts and simulation.

It looks at what each move promises at a glance, and does not search.  Where a choice has
many legal moves it does not list them all, which would take the most time.
"""

from typing import NamedTuple

from zaslonka.bots.search import mixed
from zaslonka.kernel import Chance, Seat
from .content import (
    BLACK,
    CARDS,
    COLOURS,
    FORBIDDEN,
    KIND,
    RED,
    RUMOURS,
    Card,
    Colour,
    Decree,
    Kind,
)
from .deals import Payment, open_side
from .intrigues import Intrigue, MoveSeenCard
from .moves import (
    Arrange,
    ChooseDistrict,
    Decline,
    GiveBack,
    LookAt,
    Move,
    MoveCard,
    Pay,
    Pick,
    PlayCard,
    Remove,
    Skip,
    SwapInDistrict,
    SwapWithPool,
)
from .outlook import SCARCE, Outlook, good_worth, standing
from .resolution import Sabotage, Tie, TiedDeals
from .rules import Action
from .state import Board, View, occupant
from .stock import Overflow, surplus
from .waking import LayDecree, SendHenchman, TakeGuild

WARMTH = 0.3
"""How much worse, in points, a move may promise to be and still be made now and then."""

PLAYS = {card: tuple(PlayCard(district, card) for district in COLOURS) for card in CARDS}
"""Each card in each district: made once, since they are what is looked at most."""

INTRIGUE_WORTH: dict[Colour, float] = {BLACK: 2.0, RED: -2.0}
"""Whose intrigue is worth more or less than the others', as docs/balance/chytrogrod.md has it."""


class Prospects(NamedTuple):
    """Moves that are worth a thought, and what each promises in points."""

    moves: list[Move]
    promises: list[float]


def blueprint(view: View, chance: Chance, warmth: float = WARMTH) -> Move:
    """A sensible move for the viewer, who has to decide; the warmer, the less choosy."""
    moves, promises = prospects(view)
    return moves[mixed(promises, warmth, chance)] if len(moves) > 1 else moves[0]


def prospects(view: View) -> Prospects:
    """The moves that are worth a thought to the viewer, who has to decide."""
    table, step = view.table, view.table.agenda[0]
    match step:
        case Action():
            return _cards(Outlook(view))
        case LayDecree():
            return _decrees(Outlook(view))
        case Tie():
            return _in_order([Pick(seat) for seat in _by_favour(view, step.tied)])
        case TiedDeals():
            return _in_order([Arrange(tuple(_by_favour(view, step.tied)))])
        case Sabotage():
            return _targets(Outlook(view), step.district)
        case Payment():
            return _payments(view, step)
        case Overflow():
            return _in_order([GiveBack(surplus(table.players[step.seat].tokens))])
        case SendHenchman():
            return _posts(table, step.seat)
        case TakeGuild():
            return _guilds(view, step)
        case MoveSeenCard():
            return _hiding_places(Outlook(view), step.start)
        case Intrigue():
            return _intrigues(Outlook(view), step)
    return Prospects([ChooseDistrict(district) for district in COLOURS], [0.0] * len(COLOURS))


def _in_order(moves: list[Move]) -> Prospects:
    """Moves of which each is clearly better than the next."""
    return Prospects(moves, [-5.0 * place for place in range(len(moves))])


# Waking and actions


def _posts(table: Board, seat: Seat) -> Prospects:
    """Henchmen go where goods are wanted for the open deals; of the guild's own there is one."""
    free = [district for district in COLOURS if occupant(table, district) is None]
    promises = [
        _wanted(table, district) - 2.0 * (table.players[seat].guild == district)
        for district in free
    ]
    return Prospects([ChooseDistrict(district) for district in free], promises)


def _guilds(view: View, step: TakeGuild) -> Prospects:
    """A guild is worth the good it begins with, unless that is the secret one, and its intrigue."""
    moves, table = list(step.moves(view)), view.table
    promises = [
        _wanted(table, move.guild)
        - 2.0 * (view.hand.secret == move.guild)
        + table.options.intrigues * INTRIGUE_WORTH.get(move.guild, 0.0)
        for move in moves
    ]
    return Prospects([*moves], promises)


def _wanted(table: Board, good: Colour) -> float:
    """How much a good is wanted for the open deals."""
    tops = [place.top for place in table.districts if place.top is not None]
    return sum(top.big.cost[good] + top.small.cost[good] for top in tops) / 2


def _decrees(outlook: Outlook) -> Prospects:
    decree = outlook.hand.drawn
    assert decree is not None
    return Prospects(
        [ChooseDistrict(district) for district in COLOURS],
        [_decree_worth(outlook, decree, district) for district in COLOURS],
    )


def _decree_worth(outlook: Outlook, decree: Decree, district: Colour) -> float:
    """How much more a decree here helps or spares the own plans than those of rivals."""
    own, rivals = outlook.own[district], outlook.rivals[district]
    if decree in RUMOURS:
        return 6.0 * any(KIND[card] == "buyout" for card in own) - len(rivals)
    kinds: tuple[Kind, ...] = FORBIDDEN.get(decree, ())
    if decree == "nie_na_sprzedaz":
        kinds = ("big_deal", "small_deal")
    harm = len(rivals) - 4.0 * sum(KIND[card] in kinds for card in own)
    if "big_deal" in kinds:
        seats = range(len(outlook.table.players))
        threats = [outlook.threat(seat, "big_deal", district) for seat in seats]
        harm += sum(threats, 0.0) / len(threats) - 2 * threats[outlook.seat]
    return harm


def _cards(outlook: Outlook) -> Prospects:
    moves: list[Move] = []
    promises: list[float] = []
    for card in outlook.hand.cards:
        moves += PLAYS[card]
        promises += outlook.worth(card)
    return Prospects(moves, promises)


# Resolution


def _by_favour(view: View, seats: tuple[Seat, ...]) -> list[Seat]:
    """The own seat first, then whoever stands worst."""
    return sorted(seats, key=lambda seat: (seat != view.seat, standing(view.table, seat)))


def _targets(outlook: Outlook, district: Colour) -> Prospects:
    """What sabotage can remove; an own card only where there is nothing else."""
    table, moves, promises = outlook.table, list[Move](), list[float]()
    for laid in table.districts[district].pile:
        assert laid.card is not None
        threat = 0.0 if laid.ignored else outlook.threat(laid.by, laid.card, district)
        if laid.by != outlook.seat:
            moves.append(Remove(laid.number))
            promises.append(threat * outlook.grudge(laid.by, threat))
        elif laid.card != "sabotage":
            moves.append(Remove(laid.number))
            promises.append(-5.0 - threat)
    holder = occupant(table, district)
    if holder is not None:
        moves.append(Remove(None))
        own = holder == outlook.seat
        promises.append(-outlook.income if own else outlook.income * outlook.grudge(holder, 0))
    return Prospects(moves, promises)


def _payments(view: View, step: Payment) -> Prospects:
    """Without the secret good if that can be, and with it if the deal is worth it."""
    table, held = view.table, view.table.players[step.seat].tokens
    side = open_side(table, step.district, step.kind)
    assert side is not None
    missing = [kind for kind in COLOURS if side.cost[kind] > held[kind]]
    if not missing:
        return _in_order([Pay()])
    if not (table.options.contraband or view.hand.secret == missing[0]):
        return _in_order([Decline()])
    good = good_worth(table)
    return Prospects([Pay(missing[0]), Decline()], [side.points - good * sum(side.cost), good])


# Intrigues


def _intrigues(outlook: Outlook, step: Intrigue) -> Prospects:
    moves = [*step.ways(outlook.table), Skip()]
    return Prospects(moves, [_intrigue_worth(outlook, move) for move in moves])


def _intrigue_worth(outlook: Outlook, move: Move) -> float:
    match move:
        case SwapInDistrict(_, give, get) | SwapWithPool(give, get):
            stock = outlook.stock
            gain = SCARCE[max(0, stock[get])] - SCARCE[max(0, stock[give] - 1)]
            return 3 * outlook.good * gain
        case MoveCard(start, to):
            top = outlook.table.districts[start].pile[-1].number
            card = dict(outlook.hand.face_down)[top]
            promises = Outlook(outlook.view, without=(top,)).worth(card)
            return promises[to] - promises[start]
        case LookAt(district):
            owner = outlook.table.districts[district].pile[-1].by
            stake = outlook.lying[district] + 3.0 * len(outlook.own[district])
            return stake + standing(outlook.table, owner) / 10
        case Skip():
            return 0.0
    return 1.0


def _hiding_places(outlook: Outlook, start: Colour) -> Prospects:
    """A rival's card that was looked at goes where it brings its owner least."""
    top = outlook.table.districts[start].pile[-1]
    card: Card = dict(outlook.hand.face_down)[top.number]
    places = [district for district in COLOURS if district != start]
    return Prospects(
        [ChooseDistrict(district) for district in places],
        [-outlook.threat(top.by, card, district) for district in places],
    )
