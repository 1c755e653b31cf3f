"""Recorded games: one file for each way a game can end, under tests/fixtures/<game>/."""

import hashlib
from pathlib import Path

import msgspec
from msgspec import Struct

from zaslonka import games
from zaslonka.kernel import Chance, Match, Result, TimedOut, Told

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
        game, told = games.get(match.game), list[Told]()
        for entry in match.standing():
            state = match.replay(upto=entry.ply - 1)
            chance = Chance(match.seed, entry.ply)
            if isinstance(entry, TimedOut):
                told += game.time_up(state, chance).told
            else:
                move = msgspec.convert(entry.move, game.move_type)
                told += game.play(state, entry.seat, move, chance)
        final = match.replay()
        return cls(match, game.result(final.table), _digest(final), _digest(told))

    def save(self, ending: str) -> None:
        path = FIXTURES / self.match.game / f"{ending}.json"
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")


def recorded(game: str) -> dict[str, Recorded]:
    """The recorded games of a game, by how they end."""
    paths = sorted((FIXTURES / game).glob("*.json"))
    return {path.stem: msgspec.json.decode(path.read_bytes(), type=Recorded) for path in paths}


def _digest(value: object) -> str:
    return hashlib.sha256(msgspec.json.encode(value)).hexdigest()
