"""A game opened from somebody's file: played again and shown or told, in a process of its own.

TAB-30, TAB-31, TAB-44.

Whoever wrote the file may mean ill.  Nothing in that process is the server's: it is given the
file and nothing else, it is ended when its time is out, and the worst it can do is not answer.
"""

import asyncio
import gzip
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from tempfile import TemporaryFile
from typing import IO, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import structs

from zaslonka import games
from zaslonka.kernel import Ending, History, Illegal
from zaslonka.kernel.story import Question, Story, Tale
from zaslonka.kernel.talk import Line
from zaslonka.protocol import bodies, replays, telling
from zaslonka.server.workers import child
from zaslonka.table import names, story, talk
from zaslonka.table.info import BotSeat
from zaslonka.table.live import Chair, LiveTable, Sitter
from zaslonka.table.notes import Notes
from zaslonka.table.playing import MOST_PLIES
from zaslonka.table.record import Broken, Flaw, Record, histories

FILE_BYTES = 4 * 1024 * 1024
MOST_STEPS = MOST_PLIES
"""Whatever was played to its end at a table can be opened."""

SHOWN_BYTES = 16 * 1024 * 1024
"""Of what is shown of a file; a few bytes in it can be said again in every step.  TAB-44."""

TIMEOUT_SECONDS = 10
MEASURING_SECONDS = 5
"""After which no more questions are measured; the story does without the rest."""
MEMORY_BYTES = 2 * 1024**3
_REFUSED = 3
"""What the process ends with when its answer is why the file is refused."""


Wish: TypeAlias = Literal["show", "tell"]
_Refusal: TypeAlias = tuple[str, str, dict[str, int]]


class FileReader:
    """Opens files, one at a time, so that games go on however many come."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def open(self, file: bytes, wish: Wish = "show") -> IO[bytes]:
        """A `bodies.OpenedFile` or a `Story` as gzipped JSON; `Illegal` if there is none.

        It is on disk: the server's memory does not hold it for somebody who does not read it.
        """
        answer = TemporaryFile()  # noqa: SIM115 - closed by whoever sends it
        try:
            returned = await self._read(file, wish, answer)
            answer.seek(0)
            if returned == _REFUSED:
                rule, why, facts = msgspec.json.decode(answer.read(), type=_Refusal)
                raise Illegal(rule, why, **facts)
            if returned:
                raise Illegal("TAB-30", "file_unknown")
        except BaseException:
            answer.close()
            raise
        return answer

    async def _read(self, file: bytes, wish: Wish, answer: IO[bytes]) -> int:
        try:
            async with self._turn:
                return await child.run(
                    *(__name__, wish),
                    asked=file,
                    answer=answer,
                    environment={
                        name: value for name, value in os.environ.items() if name[:8] != "ZASLONKA"
                    },
                    timeout_seconds=TIMEOUT_SECONDS,
                )
        except TimeoutError:
            raise Illegal("TAB-30", "file_too_slow", seconds=TIMEOUT_SECONDS) from None


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
        tale = story.tale_of(game.table, game.talk)
        tale = structs.replace(tale, questions=_measured(game.table, tale))
        return story.story(game.table.rules, tale)


@contextmanager
def _as_unknown() -> Iterator[None]:
    """Whatever a file trips over that this store does not know is a reason to refuse it."""
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
    if len(record.steps) > MOST_STEPS:
        raise Illegal("TAB-30", "file_too_long", most=MOST_STEPS)
    history, flaw = _history(record)
    if not history:
        raise Illegal("TAB-30", f"file_{flaw}")
    # An end that is not true is left out.
    table = _table(record, history, record.ending if flaw is None else None)
    notes = record.notes
    if notes and notes.seat not in range(len(table.chairs)):
        raise LookupError(notes.seat)
    names = {
        str(seat): _name(name) for seat, name in enumerate(record.players) if record.nonces[seat]
    }
    lines = tuple(_line(table, line) for line in record.talk[-talk.LINES_KEPT :])
    return _Game(table, names, lines, notes, flaw)


class _OutOfTime(Exception):
    pass


def _measured(table: LiveTable, tale: Tale) -> tuple[Question, ...]:
    """What questions were worth, those that there is time for."""
    found = []

    def ring(*_: object) -> None:
        raise _OutOfTime

    signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, MEASURING_SECONDS)
        try:
            for question in story.questions(table.rules, tale):
                found.append(question)  # noqa: PERF402 - what came before the bell is kept
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    except _OutOfTime:
        pass
    return tuple(found)


def _history(record: Record) -> tuple[History, Flaw | None]:
    """The game as far as the rules make the same of it, and why no further."""
    history = History()
    try:
        for replayed in histories(record):
            history = replayed
    except Broken as broken:
        return history, broken.flaw
    return history, None


def _table(record: Record, history: History, ending: Ending | None) -> LiveTable:
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
        sealed=record.sealed,
        chairs=tuple(
            _chair(seat, name, nonce, resigned=ending is not None and seat in ending.resigned)
            for seat, (name, nonce) in enumerate(zip(record.players, record.nonces, strict=True))
        ),
        phase="over",
        ending=ending,
        notes=(),
        history=history,
    )


def _chair(seat: int, name: str, nonce: str, *, resigned: bool) -> Chair:
    if nonce:
        return Sitter(str(seat), nonce, resigned=resigned)
    return msgspec.convert({"level": name}, BotSeat)


def _name(name: str) -> str:
    return talk.seen(name)[: names.LONGEST] or telling.FORGOTTEN


def _line(table: LiveTable, line: Line) -> Line:
    """Something said, no longer than it can have been and in no other words."""
    if line.by is not None and line.by not in range(len(table.chairs)):
        raise LookupError(line.by)
    said, promise = talk.worded(table, line.said)
    return msgspec.structs.replace(
        line, name=_name(line.name), said=said, promise=promise, team=False
    )


def encoded(answer: object) -> bytes:
    shown = msgspec.json.encode(answer)
    if len(shown) > SHOWN_BYTES:
        raise Illegal("TAB-44", "file_shows_too_much", most=SHOWN_BYTES // 1024**2)
    return shown


def _main() -> int:
    resource.setrlimit(resource.RLIMIT_CPU, (TIMEOUT_SECONDS, TIMEOUT_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    answer: Callable[[bytes], object] = told if sys.argv[1:] == ["tell"] else opened
    try:
        shown = encoded(answer(sys.stdin.buffer.read()))
    except Illegal as no:
        sys.stdout.buffer.write(msgspec.json.encode((no.rule, no.why, no.facts)))
        return _REFUSED
    # Packed here, where it costs nobody's time but its own.
    sys.stdout.buffer.write(gzip.compress(shown, 6))
    return 0


if __name__ == "__main__":
    sys.exit(_main())
