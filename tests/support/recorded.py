"""Recorded games: one file for each way a game can end, under tests/fixtures/<game>/."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from zaslonka import games
from zaslonka.kernel import Chance, Match, Outcome, Result, State, TimedOut, Told

FIXTURES = Path(__file__).parents[1] / "fixtures"


class Recorded(Struct):
    """A finished game, and what must come of replaying it."""

    match: Match
    result: Result
    state: str
    told: str

    @classmethod
    def of(cls, match: Match) -> "Recorded":
        """What comes of this match by the rules as they are now."""
        told = list[Told]()
        for state, outcome in plies(match):
            told += outcome.told
            final = state
        result = games.get(match.game).result(final.table)
        return cls(match, result, _digest(final), _digest(told))

    def save(self, ending: str) -> None:
        path = FIXTURES / self.match.game / f"{ending}.json"
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")


def plies(match: Match) -> Iterator[tuple[State[Any, Any, Any], Outcome]]:
    """What came of each ply that was not taken back, and the state as it changes."""
    game, state = games.get(match.game).of_version(match.version), match.replay(upto=0)
    for entry in match.standing():
        chance = Chance(match.seed, entry.ply)
        if isinstance(entry, TimedOut):
            yield state, game.time_up(state, chance)
        else:
            move = msgspec.convert(entry.move, game.move_type)
            yield state, game.perform(state, entry.seat, move, chance)


def recorded(game: str) -> dict[str, Recorded]:
    """The recorded games of a game, by how they end."""
    paths = sorted((FIXTURES / game).glob("*.json"))
    return {path.stem: msgspec.json.decode(path.read_bytes(), type=Recorded) for path in paths}


def _digest(value: object) -> str:
    return hashlib.sha256(msgspec.json.encode(value)).hexdigest()
