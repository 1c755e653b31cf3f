"""Who is at a table, and how each of them is told what happens there."""

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from msgspec import Struct

from zaslonka import __version__
from zaslonka.kernel import Seat
from zaslonka.protocol import packing, telling, wire
from zaslonka.server.operations.clock import steady_ms
from zaslonka.server.tables.connection import Connection
from zaslonka.server.tables.services import Services
from zaslonka.table import marks, talk, teaching
from zaslonka.table.info import TableInfo
from zaslonka.table.live import Chair, LiveTable, Sitter

Frames: TypeAlias = Mapping[Seat | None, bytes]
"""What each seat is sent; None is a spectator."""


class Audience:
    """The connections to one table; ``trouble`` says for whom the server cannot move just now."""

    __slots__ = (
        "_chairs",
        "_connections",
        "_info",
        "_left",
        "_opened",
        "_prepared",
        "_presence_timer",
        "_presence_told",
        "_services",
        "_sitting",
        "_trouble",
    )

    def __init__(self, services: Services, trouble: Callable[[], tuple[Seat, ...]]) -> None:
        self._services = services
        self._trouble = trouble
        self._connections: list[Connection] = []
        self._opened = steady_ms()
        self._left: dict[str, int] = {}  # when people who were here and are not any more left
        self._info: TableInfo | None = None  # as it was last told
        self._chairs: tuple[Chair, ...] = ()  # as they were last looked at
        self._sitting: Mapping[str | None, Seat] = {}
        self._prepared: tuple[LiveTable | None, Frames] = None, {}
        self._presence_told = 0.0
        self._presence_timer: asyncio.TimerHandle | None = None

    # Who is here

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._connections)

    def at_seat(self, table: LiveTable, seat: Seat) -> list[Connection]:
        return [there for there in self._connections if table.seat_of(there.person) == seat]

    def present(self) -> set[str]:
        return {person for there in self._connections for person in there.people}

    def come(self, connection: Connection) -> None:
        for person in connection.people - self._services.store.names.keys():
            connection.forget(person)
        self._connections.append(connection)
        self._prepared = None, {}  # whoever has come is told as well
        for person in connection.people:
            self._left.pop(person, None)

    def go(self, connection: Connection, table: LiveTable) -> None:
        if connection in self._connections:
            self._connections.remove(connection)
        for person in connection.people - self.present():
            if table.seat_of(person) is not None:
                self._left[person] = steady_ms()

    def send_away(self, *messages: Struct) -> None:
        for there in self._connections:
            for message in messages:
                there.send(message)
            there.cut()
        self._connections = []

    def forget(self, person: str) -> list[Connection]:
        """Nobody here is this person any more; the connections that were go on as nobody's."""
        self._left.pop(person, None)
        self._prepared = None, {}  # they are told what a spectator is
        theirs = [there for there in self._connections if there.person == person]
        for there in self._connections:
            there.forget(person)
        return theirs

    def away(self, table: LiveTable, now: int) -> dict[str, int]:
        """For how many milliseconds people who sit here and are not present have been so.

        Who was never seen here is counted from when the table was opened, or dealt to them.
        """
        dealt = table.history.plies[0].at if table.history else 0
        since = max(self._opened, dealt if dealt <= now else 0)
        present = self.present()
        return {
            chair.person: now - self._left.get(chair.person, since)
            for chair in table.chairs
            if isinstance(chair, Sitter) and chair.person not in present
        }

    # About the table

    def info(self, table: LiveTable) -> TableInfo:
        watching = sum(
            all(table.seat_of(person) is None for person in there.people)
            for there in self._connections
        )
        names, present = self._services.store.names, self.present()
        return telling.info(table, names, present, watching, self._left, self._trouble())

    def tell_info(self, table: LiveTable) -> None:
        """What is new about the table goes to all who have not been told it yet."""
        info = self.present_info(table)
        for there in self._connections:
            if there.told is None:
                continue  # just came, and is about to be welcomed with it
            if there.told is not info and there.told != info:
                there.send(wire.TableChanged(info, self._you(table, there)))
            there.told = info

    def tell_presence(self, table: Callable[[], LiveTable]) -> None:
        """The same when somebody came or left, now and then: else a crowd tells itself of itself.

        A hundred who come within a moment are told to each other once, not each to each.
        """
        if self._presence_timer is not None:
            return
        pace = self._services.settings.presence_pace / 1000
        wait = self._presence_told + pace - time.monotonic()
        if wait > 0:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(wait, self._tell_presence_now, table)
        else:
            self._tell_presence_now(table)

    def _tell_presence_now(self, table: Callable[[], LiveTable]) -> None:
        self._presence_timer = None
        self._presence_told = time.monotonic()
        self.tell_info(table())

    def present_info(self, table: LiveTable) -> TableInfo:
        """`info`, the very same as was told before while nothing is new in it."""
        info = self.info(table)
        if info != self._info:
            self._info = info
        assert self._info is not None
        return self._info

    def _you(self, table: LiveTable, there: Connection) -> wire.You:
        return telling.you(table, there.person, there.company, self._services.store.names)

    # What happened

    def welcome(
        self, connection: Connection, table: LiveTable, since: int, info: TableInfo
    ) -> None:
        now, names = steady_ms(), self._services.store.names
        seat = table.seat_of(connection.person)
        connection.told = info
        welcome = wire.Welcome(
            protocol=wire.PROTOCOL,
            server=__version__,
            you=self._you(table, connection),
            table=info,
            shapes=packing.of(table.rules).shapes,
            position=telling.position(table, seat, now),
            log=telling.log_since(table, since, seat),
            note={} if seat is None else table.notes[seat],
            talk=telling.heard(table, seat, telling.lines(table, seat, names)),
            marks=marks.seen_by(table, seat),
            lesson=teaching.taught(table, seat),
        )
        connection.send(welcome)

    def tell_all_anew(self, before: LiveTable, after: LiveTable) -> None:
        info = self.present_info(after)
        for there in self._connections:
            seat = after.seat_of(there.person)
            since = before.history.last.number(seat) if before.history else 0
            self.welcome(there, after, since, info)

    def tell_change(self, before: LiveTable, after: LiveTable, by: Connection | None) -> None:
        """Everything that is new, to those who may know of it."""
        if after.ply > before.ply:
            self._tell_ply(before, after)
        if before.notes is not after.notes:
            self._tell_notes(before, after, by)
        if before.talk is not after.talk:
            self._tell_talk(before, after)
        if before.marks != after.marks:
            self._tell_marks(before, after)
        if before.lesson is not None or after.lesson is not None:
            self._tell_lesson(before, after)

    def prepare(self, before: LiveTable, after: LiveTable) -> None:
        """Make the frames of a ply while it is being written; nobody is told before it is."""
        if after.ply > before.ply:
            self._prepared = after, _frames(before, after, self._seated(after))

    def _tell_ply(self, before: LiveTable, after: LiveTable) -> None:
        """Whoever may know the same is sent the same bytes.

        A spectator costs no more than handing them over.
        """
        seat_of = self._seats(after).get
        made, told = self._prepared
        if made is not after:
            told = _frames(before, after, self._seated(after))
        for there in self._connections:
            if (frame := told.get(seat_of(there.person))) is not None:
                there.send_encoded(frame)

    def _seated(self, table: LiveTable) -> set[Seat | None]:
        """The seats of those who are here; None among them if somebody only watches."""
        seat_of = self._seats(table).get
        return {seat_of(there.person) for there in self._connections}

    def _seats(self, table: LiveTable) -> Mapping[str | None, Seat]:
        """Where people sit, looked up anew only when somebody else does."""
        if self._chairs is not table.chairs:
            self._chairs = table.chairs
            chairs = enumerate(table.chairs)
            self._sitting = {one.person: seat for seat, one in chairs if isinstance(one, Sitter)}
        return self._sitting

    def _tell_notes(self, before: LiveTable, after: LiveTable, by: Connection | None) -> None:
        """The other devices of a seat see its sheet change."""
        for seat, (old, new) in enumerate(zip(before.notes, after.notes, strict=True)):
            if old is not new:
                for there in self.at_seat(after, seat):
                    if there is not by:
                        there.send(wire.Noted(new))

    def _tell_talk(self, before: LiveTable, after: LiveTable) -> None:
        """A new line goes to those who may hear it, and to nobody else.  TAB-20."""
        last = before.talk[-1].number if before.talk else 0
        for spoken in after.talk:
            if spoken.number > last:
                line = telling.line(after, spoken, self._services.store.names)
                for there in self._connections:
                    seat = after.seat_of(there.person)
                    if talk.hears(after, seat, spoken):
                        there.send(wire.Heard(*telling.heard(after, seat, (line,))))

    def _tell_marks(self, before: LiveTable, after: LiveTable) -> None:
        for there in self._connections:
            seat = after.seat_of(there.person)
            if (seen := marks.seen_by(after, seat)) != marks.seen_by(before, seat):
                there.send(wire.Marked(seen))

    def _tell_lesson(self, before: LiveTable, after: LiveTable) -> None:
        for there in self._connections:
            seat = after.seat_of(there.person)
            if (taught := teaching.taught(after, seat)) != teaching.taught(before, seat):
                there.send(wire.LessonTold(taught))


def _frames(before: LiveTable, after: LiveTable, seats: set[Seat | None]) -> Frames:
    now = 0 if after.banks is None else steady_ms()  # where no clock runs, nobody is told
    return packing.of(after.rules).frames(telling.last_ply(before, after, seats, now))
