"""Tajniacy: the judge of clues. It advises; the rival spymaster decides, and no replay asks it.

TAJ-50 and TAJ-51 refuse in the rules. This says what is wrong, or may be, by the other clauses.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from zaslonka.games.tajniacy import dictionary, english, polish
from zaslonka.games.tajniacy.board import Board
from zaslonka.games.tajniacy.content import Language, Options
from zaslonka.games.tajniacy.kinship import Kinship, Trust, Why

Verdict: TypeAlias = Literal["illegal", "ask", "fine"]
"""`ask`: the rival spymaster should say. `fine`: worth knowing, and no warning."""

_VERDICTS: dict[Trust, Verdict] = {Trust.SURE: "illegal", Trust.DOUBTFUL: "ask"}

_CLAUSES: dict[Why, str] = {
    "form": "TAJ-52",
    "homograph": "TAJ-57",
    "derived": "TAJ-52",
    "source": "TAJ-52",
    "family": "TAJ-52",
    "contains": "TAJ-53",
    "part": "TAJ-53",
}

_KINSHIPS: dict[Language, Callable[[str, str], Kinship | None]] = {
    "pl": polish.kinship,
    "en": english.kinship,
}

# Letters that sound alike in Polish; at the end of a word voiced ones do not keep their voice.
_SOUNDS = [("rz", "ż"), ("ch", "h"), ("ó", "u")]
_UNVOICED = str.maketrans("bdgwzźż", "ptkfsśz")


class Advice(Struct, frozen=True):
    """What the judge says of a clue: by which clause, why, and beside which uncovered word."""

    verdict: Verdict
    clause: str
    why: str
    clue: str
    word: str | None = None


def advise(
    clue: str, words: Sequence[str], language: Language, options: Options
) -> tuple[Advice, ...]:
    """All there is to say of a clue beside the uncovered words, the worst first."""
    advice = [
        *_about_words(clue, words, language),
        *(_about_polish(clue, words, options) if language == "pl" else ()),
    ]
    return tuple(sorted(advice, key=lambda one: ("illegal", "ask", "fine").index(one.verdict)))


def advise_on(table: Board, clue: str) -> tuple[Advice, ...]:
    """The same beside what lies uncovered on a table."""
    words = [word for word, kind in zip(table.words, table.covered, strict=False) if kind is None]
    return advise(clue, words, table.options.language, table.options)


def prepare() -> None:
    """Have everything read, so that nobody at a table waits for the dictionary."""
    advise("wężyk", ["WĄŻ"], "pl", Options())
    advise("snakes", ["SNAKE"], "en", Options())


def _about_words(clue: str, words: Sequence[str], language: Language) -> Iterator[Advice]:
    """TAJ-52, TAJ-53, TAJ-57: a clue of several words is judged by each of them."""
    parts = [part for part in _parts(clue) if not _is_number(part)]
    for word in words:
        kinships = (
            _KINSHIPS[language](part, of_word) for part in parts for of_word in _parts(word)
        )
        kin = max(filter(None, kinships), default=None)
        if kin:
            yield Advice(_VERDICTS[kin.trust], _CLAUSES[kin.why], kin.why, clue, word)


def _about_polish(clue: str, words: Sequence[str], options: Options) -> Iterator[Advice]:
    """TAJ-55, TAJ-57, TAJ-60: what only a Polish clue is asked."""
    parts = _parts(clue)
    if not dictionary.available():
        yield Advice("fine", "TAJ-52", "no_dictionary", clue)
    if not all(_is_number(part) or polish.is_known(part) for part in parts):
        yield Advice("ask", "TAJ-55", "unknown", clue)
    if not options.abbreviations and any(map(polish.is_abbreviation, parts)):
        yield Advice("ask", "TAJ-60", "abbreviation", clue)
    if not options.homonyms:
        for word in words:
            if word.lower() != clue.lower() and _sound(word) == _sound(clue):
                yield Advice("fine", "TAJ-57", "sounds_alike", clue, word)


def _parts(text: str) -> list[str]:
    return re.split("[ '-]", text.lower())


def _is_number(part: str) -> bool:
    """A single letter, a numeral or a number word passes in any language.  TAJ-62."""
    return (
        len(part) == 1 or part.isdigit() or part in english.NUMBER_WORDS or polish.is_number(part)
    )


def _sound(text: str) -> str:
    heard = text.lower()
    for spelling, sound in _SOUNDS:
        heard = heard.replace(spelling, sound)
    return heard[:-1] + heard[-1:].translate(_UNVOICED)
