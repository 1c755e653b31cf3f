"""A ply as it is sent says what the ply says, and no more; in every game."""

import json
import random
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import msgspec
import pytest

from tests.support.packing import Unpacker
from tests.table.tables import NOW, dealt
from zaslonka import games
from zaslonka.protocol import packing, telling
from zaslonka.table import agreeing, playing
from zaslonka.table.live import LiveTable

NOTHING_MORE: dict[str, Any] = {"offers": [], "waiting": [], "times": None, "open": None}


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def evening(game: str, deal: int) -> Iterator[LiveTable]:
    """A game of some thirty moves, all of which are then taken back."""
    rules, dice = games.get(game), random.Random(deal)
    table = dealt(max(rules.seats[0], min(4, rules.seats[-1])), game=game)
    while table.ply < 30 and table.phase == "playing":
        yield table
        seat = dice.choice(table.asked() or table.waiting())
        view = rules.view(table.state, seat)
        move = dice.choice(list(islice(rules.legal(view), 50)))
        table = playing.play(table, seat, move, NOW, by_clock=not table.ply % 5)
    yield table
    if table.phase == "playing":
        yield agreeing._undone(table, 0, NOW, agreed=True)


@pytest.mark.parametrize("deal", range(3))
@pytest.mark.parametrize("game", games.names())
def test_a_packed_ply_says_what_the_ply_says(game: str, deal: int) -> None:
    """Read as docs/protocol.md says, every frame is the ply by its names, all of it."""
    for before, after in pairwise(evening(game, deal)):
        plies = telling.last_ply(before, after, (None, *range(len(after.chairs))), NOW)
        packer = packing.of(after.rules)
        frames = packer.frames(plies)
        assert frames.keys() == plies.keys()
        for seat, ply in plies.items():
            unpacker = Unpacker()
            unpacker.read(json.dumps({"type": "welcome", "shapes": packer.shapes}))
            assert unpacker.read(frames[seat].decode()) == {**NOTHING_MORE, **plain(ply.named())}


@pytest.mark.parametrize("game", games.names())
def test_who_is_told_the_same_is_sent_the_very_same(game: str) -> None:
    for before, after in pairwise(evening(game, 0)):
        plies = telling.last_ply(before, after, (None, *range(len(after.chairs))), NOW)
        frames = packing.of(after.rules).frames(plies)
        texts: dict[bytes, bytes] = {}
        for seat, ply in plies.items():
            named = msgspec.json.encode(ply.named())
            assert texts.setdefault(named, frames[seat]) == frames[seat]


@pytest.mark.parametrize("game", games.names())
def test_names_would_more_than_double_it(game: str) -> None:
    packed = named = 0
    for before, after in pairwise(evening(game, 0)):
        if after.phase == "playing":
            plies = telling.last_ply(before, after, range(len(after.chairs)), NOW)
            frames = packing.of(after.rules).frames(plies)
            packed += sum(map(len, frames.values()))
            named += sum(len(msgspec.json.encode(ply.named())) for ply in plies.values())
    assert packed < 0.5 * named
