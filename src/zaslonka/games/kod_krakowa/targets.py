"""Kod Krakowa: what each effect of an event card can be used on."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from zaslonka.kernel import Seat
from . import effects, moves
from .content import AROUND, CARDS, DISTRICTS, NUMBER, STOPS, TOKENS, Card, District
from .passages import blocked_neighbours, can_join, can_move, has_free_passage, open_neighbours
from .state import Board

ALWAYS_PLAYABLE = (effects.EverybodyDraws, effects.ExtraActions)


def is_playable(card: Card, table: Board, seat: Seat) -> bool:
    """Whether a card's effect or its STOP sign would change something.  KKR-44."""
    event = CARDS[card]
    if event.stop and can_put_stop(table):
        return True
    if isinstance(event.effect, ALWAYS_PLAYABLE):
        return True
    for _ in targets(event.effect, table, seat):
        return True
    return False


def can_put_stop(table: Board) -> bool:
    """KKR-41."""
    return len(table.stops) < STOPS and has_free_passage(table)


def targets(effect: effects.Effect, table: Board, seat: Seat) -> Iterator[moves.Move]:
    """What the player on turn can do with this effect; what needs no choice is not listed."""
    return _TARGETS[type(effect)](effect, table, seat)


def _barriers(_: effects.MoveBarrier, table: Board, _seat: Seat) -> Iterator[moves.LiftBarrier]:
    for own in table.barriers:
        yield from (moves.LiftBarrier(one) for one in own if can_move(table, one))


def _stops(_: effects.RemoveStop, table: Board, _seat: Seat) -> Iterator[moves.TakeStop]:
    return map(moves.TakeStop, table.stops)


def _behind_markers(_: effects.WalkThrough, table: Board, seat: Seat) -> Iterator[moves.Walk]:
    for near in blocked_neighbours(table, pawn_of(table, seat)):
        if near in table.discovered or can_join(table, near):
            yield moves.Walk(near)


def _by_tram(tram: effects.Tram, table: Board, seat: Seat) -> Iterator[moves.Walk]:
    return map(moves.Walk, _reached_by_tram(table, pawn_of(table, seat), tram.districts))


def _there(there: effects.GoTo, table: Board, seat: Seat) -> Iterator[moves.Walk]:
    if there.district in table.discovered and there.district != pawn_of(table, seat):
        yield moves.Walk(there.district)


def _pawns(_: effects.GuidePawn, table: Board, seat: Seat) -> Iterator[moves.Lead]:
    for other in range(len(table.pawns)):
        if other != seat:
            for near in open_neighbours(table, pawn_of(table, other)):
                if near in table.discovered:
                    yield moves.Lead(other, near)


def _districts_to_lay(_: effects.LayPlaces, table: Board, _seat: Seat) -> Iterator[moves.Lay]:
    return map(moves.Lay, layable(table))


def _districts_to_see(_: effects.Look, table: Board, _seat: Seat) -> Iterator[moves.LookAt]:
    return (moves.LookAt(each) for each in table.discovered if table.laid[NUMBER[each]])


def _nearby(_: effects.CollectNearby, table: Board, seat: Seat) -> Iterator[moves.Collect]:
    for near in open_neighbours(table, pawn_of(table, seat)):
        yield from collectable(table, near)


def _swaps(_: effects.SwapPlaces, table: Board, seat: Seat) -> Iterator[moves.Swap]:
    for give in table.boards[seat].beside:
        for other, boards in enumerate(table.boards):
            if other != seat:
                yield from (moves.Swap(give, other, take) for take in boards.beside)


def _exchanges(_: effects.ExchangePlace, table: Board, seat: Seat) -> Iterator[moves.GiveUp]:
    for place in table.boards[seat].beside:
        if table.tray[NUMBER[TOKENS[place].district]]:
            yield moves.GiveUp(place)


def _undiscovered(_: effects.Discover, table: Board, _seat: Seat) -> Iterator[moves.Reveal]:
    for district in DISTRICTS:
        if district not in table.discovered and _is_next_to_board(table, district):
            yield moves.Reveal(district)


def _nothing_to_choose(_: effects.Effect, _table: Board, _seat: Seat) -> Iterator[moves.Move]:
    return iter(())


_TARGETS: dict[type[Struct], Callable[[Any, Board, Seat], Iterator[moves.Move]]] = {
    effects.MoveBarrier: _barriers,
    effects.RemoveStop: _stops,
    effects.WalkThrough: _behind_markers,
    effects.Tram: _by_tram,
    effects.GoTo: _there,
    effects.GuidePawn: _pawns,
    effects.LayPlaces: _districts_to_lay,
    effects.Look: _districts_to_see,
    effects.CollectNearby: _nearby,
    effects.SwapPlaces: _swaps,
    effects.ExchangePlace: _exchanges,
    effects.Discover: _undiscovered,
    **dict.fromkeys(ALWAYS_PLAYABLE, _nothing_to_choose),
}


def collectable(table: Board, district: District) -> list[moves.Collect]:
    """A way to collect each place that lies in a district; in edition 1, any of them.  KKR-38."""
    if table.edition == 1:
        return [moves.Collect(district)] if table.laid[NUMBER[district]] else []
    return [moves.Collect(district, slot) for slot in table.slots_of(district)]


def pawn_of(table: Board, seat: Seat) -> District:
    district = table.pawns[seat]
    assert district is not None, "all pawns stand once the first turn begins"
    return district


def layable(table: Board) -> list[District]:
    """The districts on the board that have a place on the tray."""
    return [district for district in table.discovered if table.tray[NUMBER[district]]]


def _reached_by_tram(table: Board, start: District, districts: int) -> list[District]:
    """The districts on the board so near by unblocked passages, the nearest first."""
    reached, last = [start], [start]
    for _ in range(districts):
        last = [
            near
            for district in last
            for near in open_neighbours(table, district)
            if near in table.discovered and near not in reached
        ]
        last = list(dict.fromkeys(last))
        reached += last
    return reached[1:]


def _is_next_to_board(table: Board, district: District) -> bool:
    """KKR-16 holds for a district as soon as it is on the board."""
    return any(near in table.discovered for near in AROUND[district]) and can_join(table, district)
