"""Kod Krakowa: choices among what everybody sees: setting up, putting markers and places."""

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from msgspec import structs

from zaslonka.kernel import Illegal, OneSeatChoice, Seat
from . import events
from .content import ATTRIBUTES, START, Passage, Side
from .deeds import do
from .moves import Lay, LiftBarrier, Move, PickBoard, PlacePawn, PutBarrier, PutStop
from .passages import block, can_move, drawn_passage, free_passages, refuse_marker, unblock
from .state import Board, Now, View
from .targets import layable, pawn_of

M = TypeVar("M", bound=Move)


class Prompt(OneSeatChoice[Now, View, M], Generic[M], frozen=True):
    """A choice that depends on no hand; when the time is out, chance makes it.  KKR-24."""

    def refuse(self, table: Board, move: M) -> None:
        """Raise `Illegal` unless the seat that is asked may make this move."""
        raise NotImplementedError

    def choices(self, table: Board) -> Iterator[M]:
        raise NotImplementedError

    def check(self, view: View, move: M) -> None:
        self.refuse(view.table, move)

    def moves(self, view: View) -> Iterator[M]:
        return self.choices(view.table)

    def time_up(self, now: Now) -> None:
        self.take(now, self.seat, now.chance.pick(list(self.choices(now.table))))


# Setting up


class PickingBoard(Prompt[PickBoard], frozen=True, tag="picking_board"):
    """Pick an attribute board of one side, other than the own one of the other.  KKR-10."""

    takes = (PickBoard,)

    side: Side

    def refuse(self, table: Board, move: PickBoard) -> None:
        if any(getattr(boards, self.side) == move.attribute for boards in table.boards):
            raise Illegal("KKR-10", "board_taken", attribute=move.attribute)
        if table.boards[self.seat].left == move.attribute:
            raise Illegal("KKR-10", "same_attribute", attribute=move.attribute)

    def choices(self, table: Board) -> Iterator[PickBoard]:
        taken = {table.boards[self.seat].left, *(getattr(own, self.side) for own in table.boards)}
        return (PickBoard(attribute) for attribute in ATTRIBUTES if attribute not in taken)

    def take(self, now: Now, seat: Seat, move: PickBoard) -> None:
        boards = now.table.boards
        boards[seat] = structs.replace(boards[seat], **{self.side: move.attribute})
        now.tell(events.PickedBoard(seat, self.side, move.attribute))


class PlacingPawn(Prompt[PlacePawn], frozen=True, tag="placing_pawn"):
    """Put the own pawn into a start district.  KKR-14."""

    takes = (PlacePawn,)

    def refuse(self, table: Board, move: PlacePawn) -> None:
        if move.district not in START:
            raise Illegal("KKR-14", "not_a_start_district")

    def choices(self, table: Board) -> Iterator[PlacePawn]:
        return map(PlacePawn, START)

    def take(self, now: Now, seat: Seat, move: PlacePawn) -> None:
        now.table.pawns[seat] = move.district
        now.tell(events.PlacedPawn(seat, move.district))


# Markers


class PuttingBarrier(Prompt[PutBarrier], frozen=True, tag="putting_barrier"):
    """Put a barrier on a passage, other than the one it was lifted from.  KKR-14 to KKR-16."""

    takes = (PutBarrier,)

    owner: Seat
    lifted: Passage | None = None

    def refuse(self, table: Board, move: PutBarrier) -> None:
        if move.passage == self.lifted:
            raise Illegal("KKR-15", "same_passage", passage=move.passage)
        refuse_marker(table, move.passage)

    def choices(self, table: Board) -> Iterator[PutBarrier]:
        return map(PutBarrier, free_passages(table, self.lifted))

    def draw(self, view: View, below: Callable[[int], int]) -> PutBarrier:
        return PutBarrier(drawn_passage(view.table, below, self.lifted))

    def take(self, now: Now, seat: Seat, move: PutBarrier) -> None:
        now.table.barriers[self.owner] += (move.passage,)
        block(now.table, move.passage)
        now.tell(events.BarrierPut(seat, _other(seat, self.owner), move.passage))


class FirstBarrier(Prompt[LiftBarrier], frozen=True, tag="first_barrier"):
    """Lift one own barrier, to move it.  KKR-20."""

    takes = (LiftBarrier,)

    def refuse(self, table: Board, move: LiftBarrier) -> None:
        refuse_lift(table, self.seat, move.passage)

    def choices(self, table: Board) -> Iterator[LiftBarrier]:
        return iter(liftable(table, self.seat))

    def take(self, now: Now, seat: Seat, move: LiftBarrier) -> None:
        lift(now, seat, move.passage)


def refuse_lift(table: Board, seat: Seat, passage: Passage) -> None:
    """KKR-34."""
    if passage not in table.barriers[seat]:
        raise Illegal("KKR-34", "not_your_barrier")
    if not can_move(table, passage):
        raise Illegal("KKR-34", "nowhere_to_go", passage=passage)


def liftable(table: Board, seat: Seat) -> list[LiftBarrier]:
    return [LiftBarrier(own) for own in table.barriers[seat] if can_move(table, own)]


def lift(now: Now, seat: Seat, passage: Passage) -> None:
    """Take up a barrier, whosever it is, and ask where it goes."""
    barriers = now.table.barriers
    owner = next(other for other, own in enumerate(barriers) if passage in own)
    barriers[owner] = tuple(barrier for barrier in barriers[owner] if barrier != passage)
    unblock(now.table, passage)
    now.tell(events.BarrierLifted(seat, _other(seat, owner), passage))
    now.then(PuttingBarrier((seat,), owner, passage))


def _other(seat: Seat, owner: Seat) -> Seat | None:
    return None if owner == seat else owner


class PuttingStop(Prompt[PutStop], frozen=True, tag="putting_stop"):
    """Put a STOP marker on a free passage.  KKR-41."""

    takes = (PutStop,)

    def refuse(self, table: Board, move: PutStop) -> None:
        refuse_marker(table, move.passage)

    def choices(self, table: Board) -> Iterator[PutStop]:
        return map(PutStop, free_passages(table))

    def draw(self, view: View, below: Callable[[int], int]) -> PutStop:
        return PutStop(drawn_passage(view.table, below))

    def take(self, now: Now, seat: Seat, move: PutStop) -> None:
        now.table.stops += (move.passage,)
        block(now.table, move.passage)
        now.tell(events.StopPut(seat, move.passage))


# Places


class Laying(Prompt[Lay], frozen=True, tag="laying"):
    """After a card was drawn, put a place onto its district, not the own pawn's.  KKR-35."""

    takes = (Lay,)

    def refuse(self, table: Board, move: Lay) -> None:
        if move.district == pawn_of(table, self.seat):
            raise Illegal("KKR-35", "own_district")
        if move.district not in layable(table):
            raise Illegal("KKR-35", "cannot_lay")

    def choices(self, table: Board) -> Iterator[Lay]:
        here = pawn_of(table, self.seat)
        return (Lay(district) for district in layable(table) if district != here)

    def take(self, now: Now, seat: Seat, move: Lay) -> None:
        do(now, seat, move)
