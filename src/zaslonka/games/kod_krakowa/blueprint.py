"""Kod Krakowa: a quick player, to play imagined games on with.

It goes where an action brings most, collects what lies there, plays cards as soon as they gain
something, and puts markers where others want to go.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations

from zaslonka.games.kod_krakowa.city import City, View
from zaslonka.games.kod_krakowa.content import AROUND, CARDS, ENDS, TOKENS, Card, Passage
from zaslonka.games.kod_krakowa.deeds import has_room
from zaslonka.games.kod_krakowa.effects import (
    EverybodyDraws,
    ExtraActions,
    GoTo,
    LayPlaces,
    Tram,
    WalkThrough,
)
from zaslonka.games.kod_krakowa.moves import (
    Collect,
    Discard,
    DrawCard,
    EndTurn,
    GiveUp,
    Lay,
    Lead,
    LiftBarrier,
    LookAt,
    Move,
    PlacePawn,
    PlayCard,
    PutBarrier,
    PutStop,
    Reveal,
    Swap,
    TakeStop,
    Trade,
    Walk,
)
from zaslonka.games.kod_krakowa.outlook import Outlook, wanted
from zaslonka.games.kod_krakowa.passages import open_neighbours, steps_from
from zaslonka.games.kod_krakowa.prompts import PickingBoard, PuttingBarrier, PuttingStop
from zaslonka.games.kod_krakowa.rules import Turn
from zaslonka.games.kod_krakowa.targets import can_put_stop, targets
from zaslonka.kernel import Chance, Seat

DRAWING = 0.3
"""What it brings to draw a card and lay a place."""

WORTHWHILE = 0.25
"""A card is played when it brings so much; from a full hand, whatever it brings."""

SIGN = 0.1
"""What the STOP sign of a card brings."""

LOOK = 0.25
"""What it brings to look at the places next door."""

MARKER = 0.1
"""What a marker beside the own pawn costs, and beside another's brings."""

SELFISHNESS = 1.5
"""How much worse it is to stand in the own way than good to stand in another's."""

THREAT = 4.0
"""How much more it is worth to hinder a player who is one place ahead of another."""

UNPLAYABLE = float("-inf")
PUT = (PutBarrier, PutStop)


def blueprint(view: View, chance: Chance) -> Move:
    """A sensible move for the viewer, whose turn it is."""
    assert view.seat is not None
    assert view.hand is not None
    city, seat, step = view.table, view.seat, view.table.agenda[0]
    outlook = Outlook(city, seat, view.hand)
    if isinstance(step, Turn):
        return _in_turn(outlook, view.hand.cards)
    moves: list[Move] = list(step.moves(view))
    if isinstance(step, PickingBoard):
        return chance.pick(moves)
    return max(moves, key=liking(outlook))


def liking(outlook: Outlook) -> Callable[[Move], float]:
    """How good each answer is to what is asked now, other than the moves of a turn."""
    if isinstance(outlook.city.agenda[0], (PuttingBarrier, PuttingStop)):
        nuisance = _nuisance(outlook)
        return lambda move: nuisance[move.passage] if isinstance(move, PUT) else 0.0
    return partial(_gain, outlook)


# A turn


def _in_turn(outlook: Outlook, cards: Sequence[Card]) -> Move:
    city, seat = outlook.city, outlook.seat
    aim = outlook.best()
    rate, room = aim.rate if aim else 0.0, has_room(city, seat)
    if cards:
        brings, card = max((_card_gain(outlook, card, rate), card) for card in cards)
        if brings >= (WORTHWHILE if room else 0.0):
            return PlayCard(card)
        if not room and brings == UNPLAYABLE:
            return Discard(card)
    if room and len(city.boards[seat].beside) > 1:
        return _trade(city, seat)
    if not city.actions:
        return EndTurn()
    if room and rate < DRAWING:
        return DrawCard()
    if aim is None:
        return Walk(open_neighbours(city, outlook.here)[0])
    if aim.district == outlook.here:
        return Collect(aim.district)
    return Walk(outlook.way(aim.district)[0])


def _trade(city: City, seat: Seat) -> Trade:
    """Pay with the places that others can use least."""
    rivals = [wanted(city, other) for other in range(len(city.boards)) if other != seat]
    pairs = combinations(city.boards[seat].beside, 2)
    return Trade(*min(pairs, key=lambda pair: sum(r.worth(p) for r in rivals for p in pair)))


def _card_gain(outlook: Outlook, card: Card, rate: float) -> float:
    """What it brings to play a card now, while an action brings this rate."""
    city, seat, event = outlook.city, outlook.seat, CARDS[card]
    match event.effect:
        case ExtraActions(count):
            brings = rate * count
        case EverybodyDraws():
            brings = 0.0
        case effect:
            brings = max(
                (_gain(outlook, move) for move in targets(effect, city, seat)), default=UNPLAYABLE
            )
            if brings > UNPLAYABLE:
                match effect:
                    case Tram() | GoTo() | WalkThrough():
                        brings -= rate
                    case LayPlaces(count):
                        brings *= min(count, city.actions)
                brings = max(brings, 0.0)
    if event.stop and can_put_stop(city):
        brings = max(brings, 0.0) + SIGN
    return brings


def _gain(outlook: Outlook, move: Move) -> float:
    """What it brings to place the pawn there, or to use an effect on this."""
    city, seat = outlook.city, outlook.seat
    match move:
        case PlacePawn(district):
            return outlook.stand(district) + sum(map(outlook.stand, AROUND[district])) / 3
        case Walk(district):
            return outlook.stand(district)
        case Lead(other, district):
            rival = Outlook(city, other)
            return rival.stand(rival.here) - rival.stand(district)
        case LiftBarrier(passage) | TakeStop(passage):
            return MARKER - _beside(city, seat, passage)
        case Reveal(district) | Lay(district):
            return outlook.hope(district).fresh / (1 + outlook.steps_to(district))
        case LookAt(district):
            return LOOK / (1 + outlook.steps_to(district))
        case Collect(district):
            return outlook.hope(district).lying
        case Swap(give, other, take):
            return outlook.wanted.worth(take) - wanted(city, other).worth(give) / 2
        case GiveUp(place):
            return outlook.hope(TOKENS[place].district).fresh
    raise TypeError(move)


# Markers


def _beside(city: City, seat: Seat, passage: Passage) -> float:
    """What a marker on a passage brings by standing right beside pawns."""
    return sum(
        -SELFISHNESS * MARKER if other == seat else MARKER
        for other, pawn in enumerate(city.pawns)
        if pawn in ENDS[passage]
    )


def _nuisance(outlook: Outlook) -> dict[Passage, float]:
    """How much a marker on each passage would be in the others' way, rather than the own."""
    city, found = outlook.city, defaultdict[Passage, float](float)
    ahead = [_ahead(city, seat) for seat in range(len(city.boards))]
    for seat, pawn in enumerate(city.pawns):
        own = seat == outlook.seat
        aim = (outlook if own else Outlook(city, seat)).best() if pawn else None
        if pawn is None or aim is None or aim.district == pawn:
            continue
        weight = -SELFISHNESS if own else THREAT ** (ahead[seat] - max(ahead))
        steps = steps_from(aim.district, city.blocked)
        for near, passage in AROUND[pawn].items():
            if near in steps and steps[near] < steps[pawn]:
                found[passage] += weight * aim.rate
    return found


def _ahead(city: City, seat: Seat) -> float:
    """How far a player has come; who is on turn sooner is ahead among equals."""
    seats = len(city.boards)
    return city.boards[seat].best - (seat - city.on_turn - 1) % seats / seats
