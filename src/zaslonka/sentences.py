"""Sentences: facts turned into Polish or English, as `text/README.md` lays down."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from zaslonka.table.info import Phrased

Language: TypeAlias = Literal["pl", "en"]

_TEXT = Path(__file__).parent / "text"


class Sentences:
    """One language's sentences about one game, with the players' names in them."""

    def __init__(self, language: Language, game: str, names: Sequence[str]) -> None:
        self._game = game
        self._names = names
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((_TEXT / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

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
        plain = {k: self._turn(name, k, v, {}) for k, v in facts.items() if not _is_word(v)}
        return plain | {k: self._turn(name, k, v, plain) for k, v in facts.items() if _is_word(v)}

    def _turn(self, name: str, field: str, value: Any, others: Mapping[str, Any]) -> Any:
        match value:
            case True:
                return "yes"
            case False:
                return "no"
            case None | () | []:
                return "none"
            case int() if field in ("by", "seat"):
                return self._names[value]
            case list() | tuple() if field == "seats":
                return ", ".join(self._names[seat] for seat in value)
            case list() | tuple():
                return ", ".join(str(self._turn(name, field, item, others)) for item in value)
            case dict():
                return self.say(f"{name}-{field}", value)
            case str() if self.has(f"{self._game}-{value}"):
                return self.say(f"{self._game}-{value}", others)
        return value


def _is_word(value: Any) -> bool:
    return isinstance(value, str)


def _hyphened(name: str) -> str:
    return name.replace("_", "-")
