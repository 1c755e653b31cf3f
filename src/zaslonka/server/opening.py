"""A game opened from somebody's file: played again and shown or told, in a process of its own.

TAB-30, TAB-31.

Whoever wrote the file may mean ill.  Nothing in that process is the server's: it is given the
file and nothing else, it is ended when its time is out, and the worst it can do is not answer.
"""

import asyncio
import gzip
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import structs

from zaslonka import games, tales
from zaslonka.kernel import Illegal
from zaslonka.server import bodies, replays, telling
from zaslonka.server.afterwards import tale_of
from zaslonka.table import talk
from zaslonka.table.info import BotSeat, Ending, Line
from zaslonka.table.live import Chair, LiveTable, Ply, Sitter
from zaslonka.table.notes import Notes
from zaslonka.table.record import Broken, Flaw, Record, played_again
from zaslonka.tales import Question, Story, Tale

FILE_BYTES = 4 * 1024 * 1024
STEPS = 5000
"""More than any game has had; a longer one would not fit into a page."""

SECONDS = 10
MEASURING = 5
"""Seconds after which no more questions are measured; the story does without the rest."""
MEMORY_BYTES = 2 * 1024**3
_NO = 3
"""What the process ends with when its answer is why the file is refused."""


Wish: TypeAlias = Literal["show", "tell"]


class Desk:
    """Opens files, one at a time, so that games go on however many come."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def open(self, file: bytes, wish: Wish = "show") -> bytes:
        """A `bodies.OpenedFile` or a `Story` as gzipped JSON; `Illegal` if there is none."""
        async with self._turn:
            reader = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", __name__, wish),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env={name: value for name, value in os.environ.items() if name[:8] != "ZASLONKA"},
            )
            try:
                answer, _ = await asyncio.wait_for(reader.communicate(file), SECONDS)
            except TimeoutError:
                raise Illegal("TAB-30", "file_too_slow", seconds=SECONDS) from None
            finally:
                if reader.returncode is None:
                    reader.kill()
                    await reader.wait()
        if reader.returncode == _NO:
            why, facts = msgspec.json.decode(answer, type=tuple[str, dict[str, int]])
            raise Illegal("TAB-30", why, **facts)
        if reader.returncode:
            raise Illegal("TAB-30", "file_unknown")
        return answer


# In the process


class _Game(NamedTuple):
    """What a file holds, as the table it comes from would have it; nothing more than is true."""

    table: LiveTable
    names: dict[str, str]
    talk: tuple[Line, ...]
    notes: Notes | None
    flaw: Flaw | None


def opened(file: bytes) -> bodies.OpenedFile:
    """What a file shows, as far as the rules make the same of it."""
    with _as_unknown():
        table, names, lines, notes, flaw = _game(file)
        info = telling.info(table, names, names, 0)
        return bodies.OpenedFile(replays.replay(table, info, lines, notes), flaw)


def told(file: bytes) -> Story:
    """How the game in a file was, if it is true to its end.  TAB-31."""
    with _as_unknown():
        game = _game(file)
        if game.table.ending is None:
            raise Illegal("TAB-30", "file_without_end")
        tale = tale_of(game.table, game.talk)
        return tales.story(structs.replace(tale, questions=_measured(tale)))


@contextmanager
def _as_unknown() -> Iterator[None]:
    """Whatever a file trips over that this house does not know is a reason to refuse it."""
    try:
        yield
    except Illegal as no:
        if no.rule == "TAB-30":
            raise
        raise Illegal("TAB-30", "file_unknown") from None
    except (LookupError, ValueError, msgspec.ValidationError):
        raise Illegal("TAB-30", "file_unknown") from None


def _game(file: bytes) -> _Game:
    try:
        record = msgspec.json.decode(file, type=Record)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Illegal("TAB-30", "not_a_record") from None
    if record.game not in games.names():
        raise Illegal("TAB-30", "file_of_unknown_game")
    if len(record.steps) > STEPS:
        raise Illegal("TAB-30", "file_too_long", most=STEPS)
    plies, flaw = _plies(record)
    if not plies:
        raise Illegal("TAB-30", f"file_{flaw}")
    # An end that is not true is left out.
    table = _table(record, plies, record.ending if flaw is None else None)
    notes = record.notes
    if notes and notes.seat not in range(len(table.chairs)):
        raise LookupError(notes.seat)
    names = {
        str(seat): _name(name) for seat, name in enumerate(record.players) if record.nonces[seat]
    }
    lines = tuple(_line(table, line) for line in record.talk[-talk.KEPT :])
    return _Game(table, names, lines, notes, flaw)


class _OutOfTime(Exception):
    pass


def _measured(tale: Tale) -> tuple[Question, ...]:
    """What questions were worth, those that there is time for."""
    found = []

    def ring(*_: object) -> None:
        raise _OutOfTime

    signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, MEASURING)
        try:
            for question in tales.questions(tale):
                found.append(question)  # noqa: PERF402 - what came before the bell is kept
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    except _OutOfTime:
        pass
    return tuple(found)


def _plies(record: Record) -> tuple[tuple[Ply, ...], Flaw | None]:
    plies = []
    try:
        for ply in played_again(record):
            plies.append(ply)  # noqa: PERF402 - what came before the flaw is kept
    except Broken as broken:
        return tuple(plies), broken.flaw
    return tuple(plies), None


def _table(record: Record, plies: tuple[Ply, ...], ending: Ending | None) -> LiveTable:
    return LiveTable(
        id="",
        game=record.game,
        version=record.version,
        options=msgspec.to_builtins(
            msgspec.convert(record.options, games.get(record.game).options)
        ),
        help=ending.help if ending else "none",
        clock=None,
        host="",
        seed=bytes.fromhex(record.seed),
        chairs=tuple(
            _chair(seat, name, nonce, resigned=ending is not None and seat in ending.resigned)
            for seat, (name, nonce) in enumerate(zip(record.players, record.nonces, strict=True))
        ),
        phase="over",
        ending=ending,
        notes=(),
        log=plies,
    )


def _chair(seat: int, name: str, nonce: str, *, resigned: bool) -> Chair:
    if nonce:
        return Sitter(str(seat), nonce, resigned=resigned)
    return msgspec.convert({"level": name}, BotSeat)


def _name(name: str) -> str:
    return talk.seen(name)[: bodies.LONGEST_NAME] or telling.FORGOTTEN


def _line(table: LiveTable, line: Line) -> Line:
    """Something said, no longer than it can have been and in no other words."""
    if line.by is not None and line.by not in range(len(table.chairs)):
        raise LookupError(line.by)
    said, promise = talk.worded(table, line.said)
    return msgspec.structs.replace(
        line, name=_name(line.name), said=said, promise=promise, team=False
    )


def _main() -> int:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    answer: Callable[[bytes], object] = told if sys.argv[1:] == ["tell"] else opened
    try:
        shown = msgspec.json.encode(answer(sys.stdin.buffer.read()))
    except Illegal as no:
        sys.stdout.buffer.write(msgspec.json.encode((no.why, no.facts)))
        return _NO
    # Packed here, where it costs nobody's time but its own.
    sys.stdout.buffer.write(gzip.compress(shown, 6))
    return 0


if __name__ == "__main__":
    sys.exit(_main())
