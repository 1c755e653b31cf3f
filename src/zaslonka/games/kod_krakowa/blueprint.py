"""Kod Krakowa: a quick player, to play imagined games on with.

It goes where an action brings most, collects what lies there, plays cards as soon as they gain
something, and puts markers where others want to go.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations

from zaslonka.kernel import Chance, Seat
from . import effects, moves
from .content import AROUND, CARDS, ENDS, TOKENS, Card, Passage
from .deeds import has_room
from .drafting import pick
from .moves import Move
from .outlook import Outlook, wanted
from .passages import open_neighbours, steps_from
from .prompts import PickingBoard, PuttingBarrier, PuttingStop
from .rules import Turn
from .state import Board, View
from .targets import can_put_stop, targets

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
PUT = (moves.PutBarrier, moves.PutStop)


def blueprint(view: View, chance: Chance) -> Move:
    """A sensible move for the viewer, whose turn it is."""
    table, seat, step = view.table, view.seat, view.table.agenda[0]
    outlook = Outlook(table, seat, view.hand)
    if isinstance(step, Turn):
        return _in_turn(outlook, view.hand.cards)
    if isinstance(step, PickingBoard):
        return pick(step, table, chance)
    legal: list[Move] = list(step.moves(view))
    return max(legal, key=liking(outlook))


def liking(outlook: Outlook) -> Callable[[Move], float]:
    """How good each answer is to what is asked now, other than the moves of a turn."""
    if isinstance(outlook.table.agenda[0], (PuttingBarrier, PuttingStop)):
        nuisance = _nuisance(outlook)
        return lambda move: nuisance[move.passage] if isinstance(move, PUT) else 0.0
    return partial(_gain, outlook)


# A turn


def _in_turn(outlook: Outlook, cards: Sequence[Card]) -> Move:
    table, seat = outlook.table, outlook.seat
    aim = outlook.best()
    rate, room = aim.rate if aim else 0.0, has_room(table, seat)
    if cards:
        brings, card = max((_card_gain(outlook, card, rate), card) for card in cards)
        if brings >= (WORTHWHILE if room else 0.0):
            return moves.PlayCard(card)
        if not room and brings == UNPLAYABLE:
            return moves.Discard(card)
    if room and len(table.boards[seat].beside) > 1:
        return _trade(table, seat)
    if not table.actions:
        return moves.EndTurn()
    if room and rate < DRAWING:
        return moves.DrawCard()
    if aim is None:
        return moves.Walk(open_neighbours(table, outlook.here)[0])
    if aim.district == outlook.here:
        return outlook.collect(aim.district)
    return moves.Walk(outlook.way(aim.district)[0])


def _trade(table: Board, seat: Seat) -> moves.Trade:
    """Pay with the places that others can use least."""
    rivals = [wanted(table, other) for other in range(len(table.boards)) if other != seat]
    pairs = combinations(table.boards[seat].beside, 2)
    return moves.Trade(
        *min(pairs, key=lambda pair: sum([r.worth(p) for r in rivals for p in pair], 0.0))
    )


def _card_gain(outlook: Outlook, card: Card, rate: float) -> float:
    """What it brings to play a card now, while an action brings this rate."""
    table, seat, event = outlook.table, outlook.seat, CARDS[card]
    match event.effect:
        case effects.ExtraActions(count):
            brings = rate * count
        case effects.EverybodyDraws():
            brings = 0.0
        case effect:
            brings = max(
                (_gain(outlook, move) for move in targets(effect, table, seat)), default=UNPLAYABLE
            )
            if brings > UNPLAYABLE:
                match effect:
                    case effects.Tram() | effects.GoTo() | effects.WalkThrough():
                        brings -= rate
                    case effects.LayPlaces(count):
                        brings *= min(count, table.actions)
                brings = max(brings, 0.0)
    if event.stop and can_put_stop(table):
        brings = max(brings, 0.0) + SIGN
    return brings


def _gain(outlook: Outlook, move: Move) -> float:
    """What it brings to place the pawn there, or to use an effect on this."""
    table, seat = outlook.table, outlook.seat
    match move:
        case moves.PlacePawn(district):
            return outlook.stand(district) + sum(map(outlook.stand, AROUND[district]), 0.0) / 3
        case moves.Walk(district):
            return outlook.stand(district)
        case moves.Lead(other, district):
            rival = Outlook(table, other)
            return rival.stand(rival.here) - rival.stand(district)
        case moves.LiftBarrier(passage) | moves.TakeStop(passage):
            return MARKER - _beside(table, seat, passage)
        case moves.Reveal(district) | moves.Lay(district):
            return outlook.hope(district).fresh / (1 + outlook.steps_to(district))
        case moves.LookAt(district):
            return LOOK / (1 + outlook.steps_to(district))
        case moves.Collect(district, slot):
            hope = outlook.hope(district)
            return hope.next if slot == hope.best else 0.0
        case moves.Swap(give, other, take):
            return outlook.wanted.worth(take) - wanted(table, other).worth(give) / 2
        case moves.GiveUp(place):
            return outlook.hope(TOKENS[place].district).fresh
    raise TypeError(move)


# Markers


def _beside(table: Board, seat: Seat, passage: Passage) -> float:
    """What a marker on a passage brings by standing right beside pawns."""
    found = 0.0
    for other, pawn in enumerate(table.pawns):
        if pawn in ENDS[passage]:
            found += -SELFISHNESS * MARKER if other == seat else MARKER
    return found


def _nuisance(outlook: Outlook) -> dict[Passage, float]:
    """How much a marker on each passage would be in the others' way, rather than the own."""
    table, found = outlook.table, defaultdict[Passage, float](float)
    ahead = [_ahead(table, seat) for seat in range(len(table.boards))]
    for seat, pawn in enumerate(table.pawns):
        own = seat == outlook.seat
        aim = (outlook if own else Outlook(table, seat)).best() if pawn else None
        if pawn is None or aim is None or aim.district == pawn:
            continue
        weight = -SELFISHNESS if own else THREAT ** (ahead[seat] - max(ahead))
        steps = steps_from(aim.district, table.blocked)
        for near, passage in AROUND[pawn].items():
            if near in steps and steps[near] < steps[pawn]:
                found[passage] += weight * aim.rate
    return found


def _ahead(table: Board, seat: Seat) -> float:
    """How far a player has come; who is on turn sooner is ahead among equals."""
    seats = len(table.boards)
    return table.boards[seat].best - (seat - table.on_turn - 1) % seats / seats
