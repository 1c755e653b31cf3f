"""How long a hint takes: all that a server does between the question and the answer (TAB-33).

    python bench/hints.py --games 4 --positions 8

Games are played by the quick bots from seeds that are always the same; at some moments of
each, evenly spread, the one who is to move asks.  The view is written for a worker and read
there, the adviser decides, and its move goes back and is put into words.  The first hint of a
game is told apart: a worker then works out tables that it keeps.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import msgspec

from zaslonka import bots, games
from zaslonka.bots.arena import play
from zaslonka.kernel import AnySeatView
from zaslonka.kernel.records import tag
from zaslonka.protocol import wire
from zaslonka.table.hints import ADVISER
from zaslonka.table.seeds import bot_seed

QUICK = "latwy"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--positions", type=int, default=8, help="of each game")
    parser.add_argument("--only", choices=games.names(), help="one game")
    asked = parser.parse_args()
    print(
        f"{'ms a hint':16} {'hints':>6} {'CPU: first':>11} {'p50':>7} {'worst':>7}"
        f" {'wall: p50':>10} {'worst':>7}"
    )
    for name in [asked.only] if asked.only else games.names():
        seats = games.get(name).seats
        for players in sorted({seats[0], seats[-1]}):
            report(name, players, asked.games, asked.positions)


def report(name: str, players: int, matches: int, positions: int) -> None:
    """One line: as many hints as there are moments, and what the worst of them advised."""
    views = list(moments(name, players, matches, positions))
    _, first, _ = timed(lambda: hint(name, views[0]))
    spent = [timed(lambda view=view: hint(name, view)) for view in views]  # type: ignore[misc]
    moves, cpu, wall = zip(*spent, strict=True)
    worst = tag(type(moves[cpu.index(max(cpu))]))
    print(
        f"{f'{name}, {players}':16} {len(spent):6} {first:11.1f} {median(cpu):7.1f}"
        f" {max(cpu):7.1f} {median(wall):10.1f} {max(wall):7.1f}   worst: {worst}",
        flush=True,
    )


def moments(name: str, players: int, matches: int, positions: int) -> Iterator[AnySeatView]:
    """Views of those who are to move, from the first moment of a game to its last."""
    for match in range(matches):
        met: list[AnySeatView] = []

        def decide(view: AnySeatView, seed: bytes, met: list[AnySeatView] = met) -> Any:
            met.append(view)
            return bots.decide(name, view, QUICK, seed)

        play(games.get(name), [decide] * players, f"hints {match}".encode())
        last = len(met) - 1
        yield from (met[round(last * at / (positions - 1))] for at in range(positions))


def hint(name: str, view: AnySeatView) -> Any:
    """As the server and one of its workers do it."""
    rules, seat = games.get(name), view.seat
    assert seat is not None
    seen = msgspec.json.encode(view)
    read = msgspec.json.decode(seen, type=rules.view_type)
    said = msgspec.json.encode(bots.decide(name, read, ADVISER, bot_seed(b"hints", seat)))
    move = msgspec.json.decode(said, type=rules.move_type)
    msgspec.json.encode(wire.HintGiven(0, move, rules.in_words(view, move)))
    return move


def timed(work: Callable[[], Any]) -> tuple[Any, float, float]:
    """What it made, and the milliseconds of CPU and on the wall."""
    cpu, wall = time.process_time(), time.monotonic()
    made = work()
    return made, 1000 * (time.process_time() - cpu), 1000 * (time.monotonic() - wall)


if __name__ == "__main__":
    main()
