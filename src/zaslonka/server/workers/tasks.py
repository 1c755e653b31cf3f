"""A day's task, made in a process of its own: it takes seconds, and nobody's bot waits for it."""

import asyncio
import os
import sys
from tempfile import TemporaryFile
from typing import IO

import msgspec

from zaslonka.kernel.levels import Language
from zaslonka.server.workers import child
from zaslonka.table import challenging
from zaslonka.table.challenging import Made

TIMEOUT_SECONDS = 600.0
_NICENESS = 10
"""Whoever plays goes first."""


class Unmade(Exception):
    """There is no task now; another time there may be one."""


class TaskMaker:
    """Makes tasks, one at a time."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def make(self, game: str, day_seed: bytes, language: Language) -> Made:
        """The task of a day.  TAB-63."""
        # Not among its arguments, which others on the machine can read.
        asked = msgspec.json.encode((game, day_seed, language))
        with TemporaryFile() as answer, TemporaryFile() as why:
            try:
                async with self._turn:
                    returned = await child.run(
                        __name__,
                        asked=asked,
                        answer=answer,
                        why=why,
                        timeout_seconds=TIMEOUT_SECONDS,
                    )
            except TimeoutError:
                raise Unmade(f"no task of {game} within {TIMEOUT_SECONDS} seconds") from None
            if returned:
                raise Unmade(_read(why).decode(errors="replace").strip().rpartition("\n")[2])
            return msgspec.json.decode(_read(answer), type=Made)


def _read(written: IO[bytes]) -> bytes:
    written.seek(0)
    return written.read()


def _main() -> None:
    os.nice(_NICENESS)
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=tuple[str, bytes, Language])
    sys.stdout.buffer.write(msgspec.json.encode(challenging.made(*asked)))


if __name__ == "__main__":
    _main()
