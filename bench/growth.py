"""What a move costs after 10 plies and after 300: nothing may grow with the history of a table.

For each game the same position is reached twice: soon, and after moves without end were made and
taken back.  From there the same moves are made again and again, and all that a server does for one
except carrying bytes is timed: reading it, making it, the row of the store, and what everybody is
told.  An undo is timed as well.

    python -m bench.growth
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
for room in (HERE, HERE.parent / "src"):
    sys.path.insert(0, str(room))

import msgspec  # noqa: E402

from load_scripts import dealt, played  # noqa: E402
from zaslonka import games  # noqa: E402
from zaslonka.protocol import packing, telling, wire  # noqa: E402
from zaslonka.protocol.commands import Caller, carry_out  # noqa: E402
from zaslonka.store import tables  # noqa: E402
from zaslonka.table import agreeing  # noqa: E402
from zaslonka.table.live import LiveTable  # noqa: E402

SOON, LATE = 10, 300
_command = msgspec.json.Decoder(wire.ClientMessage)


def aged(table: LiveTable, plies: int) -> LiveTable:
    """The same position, with so many plies behind it."""
    dice = random.Random(1)
    while table.ply < plies:
        here = table.history.present.ply
        after, _ = next(played(table, dice), (None, None))
        if after is None:
            return table
        table = agreeing._undone(after, here, 0, agreed=True)
    return table


def move_at(table: LiveTable, frame: bytes, person: str) -> LiveTable:
    """All that a server does for a move, but for carrying bytes."""
    after = carry_out(table, Caller(person, (), 0), _command.decode(frame))
    tables.difference([(table, after)], 0, {table.id})
    seats = (*range(len(after.chairs)), None)
    packing.of(after.rules).frames(telling.last_ply(table, after, seats, 0))
    return after


def microseconds(work: Callable[[], Any], times: int) -> float:
    """The quickest of many, in CPU time: whatever else runs can only add to it."""
    best = float("inf")
    for _ in range(times):
        began = time.thread_time_ns()
        work()
        best = min(best, time.thread_time_ns() - began)
    return best / 1000


def measured(game: str, times: int) -> tuple[float, float, float, float]:
    """A move soon and late, and an undo soon and late, over several deals."""
    found: list[tuple[float, ...]] = []
    for deal in range(4):
        start = dealt(game, f"{deal:032x}")
        *_, (early, _) = islice(played(start, random.Random(deal)), 6)
        after, move = next(played(early, random.Random(deal)))
        seat = after.history.last.mover
        assert seat is not None
        command = {"type": "move", "id": "here", "move": move}
        frame, person = msgspec.json.encode(command), f"p{seat}"
        row: list[float] = []
        for plies in (SOON, LATE):
            table = aged(early, plies)
            row.append(microseconds(partial(move_at, table, frame, person), times))
        for plies in (SOON, LATE):
            table = move_at(aged(early, plies), frame, person)
            row.append(microseconds(partial(agreeing._last_move, table, seat), times))
        found.append(tuple(row))
    soon, late, undo_soon, undo_late = (statistics.fmean(each) for each in zip(*found, strict=True))
    return soon, late, undo_soon, undo_late


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=200)
    given = parser.parse_args()
    for game in games.names():
        soon, late, undo_soon, undo_late = measured(game, given.times)
        print(
            f"{game}: ply {SOON} {soon:.1f} µs, ply {LATE} {late:.1f} µs, ratio {late / soon:.2f}; "
            f"whose move to undo: {undo_soon:.1f} and {undo_late:.1f} µs",
            flush=True,
        )


if __name__ == "__main__":
    main()
