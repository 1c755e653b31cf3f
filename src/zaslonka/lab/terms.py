"""What a game is loaded with where all parameters are numbers, words, or yes and no."""

import functools
from typing import Any

import msgspec

from zaslonka.kernel.game import AnyGame
from zaslonka.lab.episode import Setup
from zaslonka.lab.observations import Events


def plain_options(game: AnyGame) -> dict[str, bool | str]:
    """The options that have a parameter of their own, as they are by default.

    The others go as ``more``: JSON as hexadecimal digits, for there are no commas in a parameter.
    """
    return {
        field.name: field.default
        for field in msgspec.structs.fields(game.options)
        if isinstance(field.default, bool | str)
    }


class Terms:
    """What a game was loaded with; two with the same parameters are the same."""

    def __init__(self, name: str, given: dict[str, Any]) -> None:
        self._loaded = (name, given)
        rest = dict(given)
        self.max_length: int = rest.pop("max_length")
        self.recall: int = rest.pop("recall")
        more = msgspec.json.decode(bytes.fromhex(rest.pop("more")))
        self.setup = Setup(name, rest.pop("players"), **rest, **more)
        self.events = Events(self.setup.game, self.setup.domains, self.setup.seats)

    @classmethod
    def of(cls, name: str, given: dict[str, Any]) -> "Terms":
        return _terms(name, tuple(sorted(given.items())))

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel stores a state with all that it has in Python."""
        return Terms.of, self._loaded


@functools.cache
def _terms(name: str, given: tuple[tuple[str, Any], ...]) -> Terms:
    return Terms(name, dict(given))
