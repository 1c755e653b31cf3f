"""Chytrogród: a quick player, sensible at every kind of choice, for playouts and simulation.

It looks at what each move promises at a glance, and does not search.  Where a choice has
many legal moves it does not list them all, which would take the most time.
"""

from typing import NamedTuple, cast

from zaslonka.bots.search import mixed
from zaslonka.games.chytrogrod.content import (
    CARDS,
    COLOURS,
    FORBIDDEN,
    KIND,
    RUMOURS,
    Card,
    Colour,
    Decree,
    Kind,
    Tokens,
)
from zaslonka.games.chytrogrod.deals import Payment, open_side
from zaslonka.games.chytrogrod.intrigues import Intrigue, MoveSeenCard
from zaslonka.games.chytrogrod.resolution import Sabotage, Tie, TiedDeals
from zaslonka.games.chytrogrod.rules import Action
from zaslonka.games.chytrogrod.stock import Overflow, excess
from zaslonka.games.chytrogrod.table import (
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
    Town,
    View,
    occupant,
)
from zaslonka.games.chytrogrod.waking import LayDecree, SendHenchman
from zaslonka.games.chytrogrod.worth import SCARCE, Outlook, good_worth, standing
from zaslonka.kernel import Chance, Seat

WARMTH = 0.3
"""How much worse, in points, a move may promise to be and still be made now and then."""

PLAYS = {card: tuple(PlayCard(district, card) for district in COLOURS) for card in CARDS}
"""Each card in each district: made once, since they are what is looked at most."""


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
    town, step = view.table, view.table.agenda[0]
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
            return _in_order([GiveBack(_surplus(town.players[step.seats[0]].tokens))])
        case SendHenchman():
            return _posts(town, step.seats[0])
        case MoveSeenCard():
            return _hiding_places(Outlook(view), step.start)
        case Intrigue():
            return _intrigues(Outlook(view), step)
    return Prospects([ChooseDistrict(district) for district in COLOURS], [0.0] * len(COLOURS))


def _in_order(moves: list[Move]) -> Prospects:
    """Moves of which each is clearly better than the next."""
    return Prospects(moves, [-5.0 * place for place in range(len(moves))])


# Waking and actions


def _posts(town: Town, seat: Seat) -> Prospects:
    """Henchmen go where goods are wanted for the open deals; of the guild's own there is one."""
    free = [district for district in COLOURS if occupant(town, district) is None]
    tops = [place.top for place in town.districts if place.top is not None]
    promises = [
        sum(top.big.cost[district] + top.small.cost[district] for top in tops) / 2
        - 2.0 * (town.players[seat].guild == district)
        for district in free
    ]
    return Prospects([ChooseDistrict(district) for district in free], promises)


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
        seats = range(len(outlook.town.players))
        threats = [outlook.threat(seat, "big_deal", district) for seat in seats]
        harm += sum(threats) / len(threats) - 2 * threats[outlook.seat]
    return harm


def _cards(outlook: Outlook) -> Prospects:
    moves: list[Move] = []
    promises: list[float] = []
    for card in outlook.hand.cards:
        moves += PLAYS[card]
        promises += outlook.worth(card)
    return Prospects(moves, promises)


def _surplus(held: Tokens) -> Tokens:
    """What does not fit on the board: goods before influence, each time of the most there are."""
    kept = list(held)
    for _ in range(excess(held)):
        goods = kept[: len(COLOURS)]
        kept[goods.index(max(goods)) if any(goods) else kept.index(max(kept))] -= 1
    return cast(Tokens, tuple(had - has for had, has in zip(held, kept, strict=True)))


# Resolution


def _by_favour(view: View, seats: tuple[Seat, ...]) -> list[Seat]:
    """The own seat first, then whoever stands worst."""
    return sorted(seats, key=lambda seat: (seat != view.seat, standing(view.table, seat)))


def _targets(outlook: Outlook, district: Colour) -> Prospects:
    """What sabotage can remove; an own card only where there is nothing else."""
    town, moves, promises = outlook.town, list[Move](), list[float]()
    for laid in town.districts[district].pile:
        assert laid.card is not None
        threat = 0.0 if laid.ignored else outlook.threat(laid.by, laid.card, district)
        if laid.by != outlook.seat:
            moves.append(Remove(laid.number))
            promises.append(threat * outlook.grudge(laid.by, threat))
        elif laid.card != "sabotage":
            moves.append(Remove(laid.number))
            promises.append(-5.0 - threat)
    holder = occupant(town, district)
    if holder is not None:
        moves.append(Remove(None))
        own = holder == outlook.seat
        promises.append(-outlook.income if own else outlook.income * outlook.grudge(holder, 0))
    return Prospects(moves, promises)


def _payments(view: View, step: Payment) -> Prospects:
    """Without the secret good if that can be, and with it if the deal is worth it."""
    assert view.hand is not None
    town, held = view.table, view.table.players[step.seats[0]].tokens
    side = open_side(town, step.district, step.kind)
    assert side is not None
    missing = [kind for kind in COLOURS if side.cost[kind] > held[kind]]
    if not missing:
        return _in_order([Pay()])
    if not (town.options.contraband or view.hand.secret == missing[0]):
        return _in_order([Decline()])
    good = good_worth(town)
    return Prospects([Pay(missing[0]), Decline()], [side.points - good * sum(side.cost), good])


# Intrigues


def _intrigues(outlook: Outlook, step: Intrigue) -> Prospects:
    moves = [*step.ways(outlook.town), Skip()]
    return Prospects(moves, [_intrigue_worth(outlook, move) for move in moves])


def _intrigue_worth(outlook: Outlook, move: Move) -> float:
    match move:
        case SwapInDistrict(_, give, get) | SwapWithPool(give, get):
            stock = outlook.stock
            gain = SCARCE[max(0, stock[get])] - SCARCE[max(0, stock[give] - 1)]
            return 3 * outlook.good * gain
        case MoveCard(start, to):
            top = outlook.town.districts[start].pile[-1].number
            card = dict(outlook.hand.face_down)[top]
            promises = Outlook(outlook.view, without=top).worth(card)
            return promises[to] - promises[start]
        case LookAt(district):
            owner = outlook.town.districts[district].pile[-1].by
            stake = outlook.lying[district] + 3.0 * len(outlook.own[district])
            return stake + standing(outlook.town, owner) / 10
        case Skip():
            return 0.0
    return 1.0


def _hiding_places(outlook: Outlook, start: Colour) -> Prospects:
    """A rival's card that was looked at goes where it brings its owner least."""
    top = outlook.town.districts[start].pile[-1]
    card: Card = dict(outlook.hand.face_down)[top.number]
    places = [district for district in COLOURS if district != start]
    return Prospects(
        [ChooseDistrict(district) for district in places],
        [-outlook.threat(top.by, card, district) for district in places],
    )
