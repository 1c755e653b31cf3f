"""A bot's decision from bytes to bytes, by the house or by its compiled double."""

import functools
from typing import Any, NamedTuple

import msgspec

import zaslonka
from zaslonka import bots, games


class Build(NamedTuple):
    """What decides: the house as it is, or its double."""

    bots: Any
    games: Any
    json: Any


HOUSE = Build(bots, games, msgspec.json)


def decide_by(build: Build, game: str, seen: bytes, level: str, seed: bytes) -> bytes:
    """The move a bot makes on a view, both as JSON."""
    view = build.json.decode(seen, type=build.games.get(game).seat_view_type)
    move: bytes = build.json.encode(build.bots.decide(game, view, level, seed))
    return move


@functools.cache
def double() -> Build | None:
    """The compiled double, if there is one of this very version."""
    try:
        # Not above: mostly there is none.
        import zaslonka_compiled
        from zaslonka_compiled import bots, games
        from zaslonka_compiled.edge import json
    except ImportError:
        return None
    is_ours = zaslonka_compiled.__version__ == zaslonka.__version__
    return Build(bots, games, json) if is_ours else None
