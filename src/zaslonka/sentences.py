"""Sentences: facts turned into Polish or English, as `text/README.md` lays down."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from zaslonka import games
from zaslonka.kernel.levels import Language
from zaslonka.kernel.talk import Phrased

_TEXT = Path(__file__).parent / "text"


class Sentences:
    """One language's sentences about one game, with the players' names in them."""

    def __init__(self, language: Language, game: str, names: Sequence[str]) -> None:
        self._game = game
        self.names = names
        self._bundle = _bundle(language, tuple(files(language, game)))

    def has(self, name: str) -> bool:
        return bool(self._bundle.has_message(_hyphened(name)))

    def say(self, name: str, facts: Mapping[str, Any] | None = None) -> str:
        """The sentence of this name; KeyError if nobody has written it."""
        name = _hyphened(name)
        message = self._bundle.get_message(name)
        if message is None or message.value is None:
            raise KeyError(name)
        text, _ = self._bundle.format_pattern(message.value, self._turned(name, facts or {}))
        return str(text)

    def event(self, event: Any) -> str:
        """An event as a line of the log."""
        facts = dict(msgspec.to_builtins(event))
        return self.say(f"event-{self._game}-{facts.pop('type')}", facts)

    def asked(self, move: Any) -> str:
        """A move that asks something, as it stands beside what it was worth."""
        facts = dict(msgspec.to_builtins(move))
        return self.say(f"asked-{self._game}-{facts.pop('type')}", facts)

    def phrase(self, said: Phrased, *, promise: bool) -> str:
        """A quick phrase or a promise."""
        kind = "promise" if promise else "phrase"
        facts = said.slots if said.seat is None else {**said.slots, "seat": said.seat}
        return self.say(f"{kind}-{self._game}-{said.phrase}", facts)

    def _turned(self, name: str, facts: Mapping[str, Any]) -> dict[str, Any]:
        # Words come last: a card's own sentence may need the digit that was asked for.
        words = {field: value for field, value in facts.items() if isinstance(value, str)}
        plain = {k: self._turn(name, k, v, {}) for k, v in facts.items() if k not in words}
        return plain | {k: self._turn(name, k, v, plain) for k, v in words.items()}

    def _turn(self, name: str, field: str, value: Any, others: Mapping[str, Any]) -> Any:
        match value:
            case True:
                return "yes"
            case False:
                return "no"
            case None | () | []:
                return "none"
            case int() if field in ("by", "seat"):
                return self.names[value]
            case list() | tuple() if field == "seats":
                return self._in_a_row([self.names[seat] for seat in value])
            case list() | tuple():
                items = [str(self._turn(name, field, item, others)) for item in value]
                enumerated = self._is_enumerated(f"{name}-{_hyphened(field)}")
                return self._in_a_row(items) if enumerated else ", ".join(items)
            case dict():
                return self.say(f"{name}-{field}", value)
            case str() if self.has(f"{self._game}-{value}"):
                return self.say(f"{self._game}-{value}", others)
        return value

    def _is_enumerated(self, items: str) -> bool:
        """Whether items that this message says are parts of a sentence: its ``.last`` says so."""
        message = self._bundle.get_message(items) if self.has(items) else None
        return message is not None and "last" in message.attributes

    def _in_a_row(self, things: Sequence[str]) -> str:
        """Several things, the last after "and"."""
        *first, last = things
        return ", ".join(first) + self.say("and") + last if first else last


@lru_cache(maxsize=64)
def _bundle(language: Language, files: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def files(language: Language, game: str) -> list[Path]:
    """The files of every table, and those of a game."""
    return [*sorted((_TEXT / language).glob("*.ftl")), *files_of(language, game)]


def files_of(language: Language, game: str) -> list[Path]:
    """What a game itself says, in its own folder."""
    return sorted((games.get(game).folder / "text" / language).glob("*.ftl"))


def _hyphened(name: str) -> str:
    return name.replace("_", "-")
