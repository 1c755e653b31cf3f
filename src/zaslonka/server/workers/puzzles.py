"""A puzzle looked for in a finished game, in a process of its own: it may take minutes."""

import asyncio
import os
import sys
from tempfile import TemporaryFile
from typing import TypeAlias

import msgspec
from msgspec import Struct

from zaslonka.kernel.levels import Language
from zaslonka.server.workers import child
from zaslonka.table import puzzles
from zaslonka.table.puzzles import Finished, Posed

TIMEOUT_SECONDS = 900.0
_NICENESS = 19
"""Everybody else goes first."""


class Played(Struct, frozen=True, tag="finished"):
    """A game that was played at a table."""

    game: Finished


class ToPlay(Struct, frozen=True, tag="house"):
    """Games that robots are to play for it first, one after another until one has a puzzle."""

    game: str
    seeds: tuple[bytes, ...]
    language: Language


Source: TypeAlias = Played | ToPlay


class Found(Struct, frozen=True):
    """What was found, and in which of the games, counted from 1."""

    games: int
    posed: Posed | None


class Unfound(Exception):
    """The process came to no answer: it failed, or took too long."""


class PuzzleFinder:
    """Looks through one game at a time."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def find(self, source: Source) -> Found:
        """A puzzle of this game, or of the first that has one.  TAB-121."""
        # Not among its arguments, which others on the machine can read.
        with TemporaryFile() as answer:
            try:
                async with self._turn:
                    returned = await child.run(
                        __name__,
                        asked=msgspec.json.encode(source),
                        answer=answer,
                        timeout_seconds=TIMEOUT_SECONDS,
                    )
            except TimeoutError:
                raise Unfound(f"not within {TIMEOUT_SECONDS} seconds") from None
            if returned:
                raise Unfound(f"the process ended with {returned}")
            answer.seek(0)
            return msgspec.json.decode(answer.read(), type=Found)


def _main() -> None:
    os.nice(_NICENESS)
    source = msgspec.json.decode(sys.stdin.buffer.read(), type=Source)
    sys.stdout.buffer.write(msgspec.json.encode(found(source)))


def found(source: Source) -> Found:
    """What the process works out."""
    if isinstance(source, Played):
        return Found(1, puzzles.found(source.game))
    for games, seed in enumerate(source.seeds, start=1):
        played = puzzles.of_house(source.game, seed, source.language)
        if (posed := puzzles.found(played)) is not None:
            return Found(games, posed)
    return Found(len(source.seeds), None)


if __name__ == "__main__":
    _main()
