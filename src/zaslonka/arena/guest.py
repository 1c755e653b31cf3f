"""A stranger's Python bot, in its own process: found by its entry point and asked by pipe.

A package brings one by declaring a function of a view and a seed in its metadata::

    [project.entry-points."zaslonka.bots"]
    careful = "careful_bot:decide"
"""

import importlib.metadata
import os
import sys
from typing import Any

import msgspec

from zaslonka import games
from zaslonka.arena.wire import Ask

GROUP = "zaslonka.bots"


class _Answer(msgspec.Struct):
    id: int
    seat: int
    move: Any


def names() -> tuple[str, ...]:
    """The bots that packages here have declared."""
    return tuple(sorted({entry.name for entry in importlib.metadata.entry_points(group=GROUP)}))


def answer(decide: Any, line: bytes) -> bytes:
    """What a function makes of a question."""
    asked = msgspec.json.decode(line, type=Ask)
    view = msgspec.convert(asked.view, games.get(asked.game).seat_view_type)
    move = decide(view, bytes.fromhex(asked.seed))
    return msgspec.json.encode(_Answer(asked.id, asked.seat, move)) + b"\n"


def main(name: str) -> None:
    # What a bot prints is no answer: those go by a pipe that it does not know.
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    (entry, *_) = importlib.metadata.entry_points(group=GROUP, name=name)
    decide = entry.load()
    for line in sys.stdin.buffer:
        answers.write(answer(decide, line))


if __name__ == "__main__":
    main(sys.argv[1])
