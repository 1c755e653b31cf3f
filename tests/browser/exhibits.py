"""Tables as they stood at moments of recorded games, all in one house to be looked at.

They are written into a data directory before a server opens it, so that every screen is an
address, and the same one on every run.
"""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from tests.support.deals import deal_from
from tests.support.kits import Exhibit, having, kit
from zaslonka import games
from zaslonka.kernel import Match, Seat, TimedOut
from zaslonka.server.operations.identity import Tokens
from zaslonka.store.store import Store
from zaslonka.table import lobby, playing
from zaslonka.table.info import OpenSeat
from zaslonka.table.live import LiveTable

NAMES = ("Ola", "Żaneta", "Łukasz", "Mia")
"""Who sits at the tables; the first is the one who looks at them."""

PUBLIC_URL = "https://zaslonka.example"


EXHIBITS = tuple(kit(game).exhibit for game in having("exhibit"))


def nonce(seat: Seat) -> str:
    return f"{seat:032x}"


def furnish(directory: Path, patch: pytest.MonkeyPatch, now: int | None = None) -> list[str]:
    """Fill a data directory, at a time in milliseconds; the tokens of the people who sit there."""
    house = Store(directory, lambda jobs, seconds: None)
    # In a thread, for Playwright keeps an event loop running in this one.
    with closing(house), ThreadPoolExecutor(1) as aside:
        when = now or int(time.time() * 1000)
        aside.submit(lambda: asyncio.run(_fill(house, patch, when))).result()
    return [Tokens(house.key).token(name) for name in NAMES]


async def _fill(house: Store, patch: pytest.MonkeyPatch, now: int) -> None:
    for name in NAMES:
        await house.save_person(name, name, now)
    for exhibit in EXHIBITS:
        with patch.context() as during:
            deal_from(during, exhibit.match.seed)
            # What a live table adds to a move is on record already, or was not added then.
            rules = type(games.get(exhibit.game))
            during.setattr(rules, "annotate", lambda self, view, move: move)
            for table in _tables(exhibit):
                # Each older than the one before, so that the list of tables has one order.
                now -= 1000
                await house.save((None, table), now=now)


def _tables(exhibit: Exhibit) -> Iterator[LiveTable]:
    """The lobby with a seat still free, the moments, and the end."""
    match = exhibit.match
    yield _seated(exhibit, "lobby", 0, sitters=match.seats - 1)
    for name, (ply, seat) in exhibit.moments.items():
        yield _played(_seated(exhibit, name, seat, sitters=match.seats), match, ply)
    yield _played(_seated(exhibit, "over", 0, sitters=match.seats), match, match.log[-1].ply)


def _seated(exhibit: Exhibit, moment: str, viewer: Seat, sitters: int) -> LiveTable:
    """The viewer is the host, on a seat of their own choice; the others sit around."""
    match = exhibit.match
    table = lobby.make(
        exhibit.table_id(moment),
        match.game,
        (OpenSeat(),) * match.seats,
        host=NAMES[0],
        nonce=nonce(viewer),
        seed=bytes(32),
        options=msgspec.to_builtins(match.options),
    )
    for number in range(sitters):
        seat = (viewer + number) % match.seats
        table = lobby.sit(table, NAMES[number], seat, nonce(seat))
    return table


def _played(table: LiveTable, match: Match, upto: int) -> LiveTable:
    table = lobby.start(table, NAMES[0], _when(0))
    for entry in match.standing():
        if entry.ply > upto:
            break
        now = _when(entry.ply)
        if isinstance(entry, TimedOut):
            table = playing.time_up(table, now)
        else:
            move = msgspec.convert(entry.move, table.rules.move_type)
            # A move without a command would count as a stand-in's.
            table = playing.play(table, entry.seat, move, now, command=f"move {entry.ply}")
    return table


def _when(ply: int) -> int:
    """Milliseconds at which a ply was played, as far as anybody asks."""
    return 1_700_000_000_000 + ply * 1000
