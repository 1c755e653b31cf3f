"""Tajniacy: the judge of clues. It advises; the rival spymaster decides, and no replay asks it.

TAJ-50 and TAJ-51 refuse in the rules. This says what is wrong, or may be, by the other clauses.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from . import dictionary, english, polish, traits, vocabulary
from .content import Language, Options
from .kinship import Kinship, Trust, Why, surest
from .sounds import sounds_like
from .spelling import without_marks, words_of
from .state import Board

Verdict: TypeAlias = Literal["illegal", "ask", "fine"]
"""`ask`: the rival spymaster should say. `fine`: worth knowing, and no warning."""

_VERDICTS: dict[Trust, Verdict] = {Trust.SURE: "illegal", Trust.DOUBTFUL: "ask"}

_CLAUSES: dict[Why, str] = {
    "form": "TAJ-52",
    "spelled": "TAJ-52",
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
        *_about_words(clue, words, language, options),
        *_about_one_word(clue, language),
        *_about_language(clue, language, options),
    ]
    return tuple(sorted(advice, key=lambda one: ("illegal", "ask", "fine").index(one.verdict)))


def advise_on(table: Board, clue: str) -> tuple[Advice, ...]:
    """The same beside what lies uncovered on a table."""
    words = [word for word, kind in zip(table.words, table.covered, strict=False) if kind is None]
    return advise(clue, words, table.options.language, table.options)


def prepare() -> None:
    """Have everything read, so that nobody at a table waits for the dictionary."""
    vocabulary.prepare()
    advise("wężyk", ["WĄŻ"], "pl", Options())
    advise("snakes", ["SNAKE"], "en", Options())


def _about_words(
    clue: str, words: Sequence[str], language: Language, options: Options
) -> Iterator[Advice]:
    """TAJ-44, TAJ-52, TAJ-53, TAJ-57: a clue of several words is judged by each of them."""
    read = _readings(clue, language)
    found = traits.of_clue(clue, read, language)
    for word in words:
        if found.isdisjoint(traits.of_word(word, language)):
            continue
        kin = _kinship(read, word, language)
        if kin and not (options.homonyms and kin.why == "homograph"):
            yield Advice(_VERDICTS[kin.trust], _CLAUSES[kin.why], kin.why, clue, word)
        elif not kin and not options.homonyms and sounds_like(clue, word, language):
            yield Advice("fine", "TAJ-57", "sounds_alike", clue, word)
        elif not kin and _shares_letters(clue, word):
            yield Advice("fine", "TAJ-56", "letters", clue, word)


def _kinship(read: Sequence[str], word: str, language: Language) -> Kinship | None:
    kinships = [
        _KINSHIPS[language](part, of_word)
        for part in read
        for of_word in words_of(word)
        if not _is_number(part)
    ]
    kinships.append(_spelled(read[-1], word, language))
    return surest(kinships)


def _readings(clue: str, language: Language) -> list[str]:
    """The words a clue may be read as: its parts, with marks if they have none; last, the whole."""
    whole = re.sub("[ '-]", "", clue.lower())
    texts = dict.fromkeys(words_of(clue))
    for text in (*texts, whole) if language == "pl" else ():
        if not polish.is_known(text):
            texts |= dict.fromkeys(polish.with_marks(text))
    return [*texts, whole]


def _spelled(text: str, word: str, language: Language) -> Kinship | None:
    """A word on the table, written without its marks or with hyphens.  TAJ-44."""
    if without_marks(text) != without_marks(word):
        return None
    # *Los* beside ŁOŚ is another word; *waz* beside WĄŻ only a rare form of one.
    if text != word.lower() and (language == "en" or polish.is_common(text, lemma=True)):
        return None
    sure = text == word.lower() or not polish.is_common(text, lemma=False)
    return Kinship(Trust.SURE if sure else Trust.DOUBTFUL, "spelled")


def _about_one_word(clue: str, language: Language) -> Iterator[Advice]:
    """TAJ-45, TAJ-50: hyphens, words run together, and phrases that are no name."""
    plain = clue.lower()
    if " " in plain and not vocabulary.is_name(plain):
        yield Advice("ask", "TAJ-50", "not_a_name", clue)
    for token in plain.split():
        parts = [part for part in re.split("[-']", token) if part]
        if "-" in token and any(len(part) > 1 for part in parts):
            if not vocabulary.is_one_word(token, language):
                words = all(vocabulary.standing(part, language) == "known" for part in parts)
                yield Advice("illegal" if words else "ask", "TAJ-50", "hyphens", clue)
        elif (
            vocabulary.standing(token, language) == "unknown"
            and not _marked(token, language)
            and vocabulary.is_run_together(token, language)
        ):
            yield Advice("ask", "TAJ-50", "run_together", clue)


def _about_language(clue: str, language: Language, options: Options) -> Iterator[Advice]:
    """TAJ-46, TAJ-55, TAJ-60: whether it is of the table's language, and no abbreviation."""
    tokens = clue.lower().split()
    loose = [token for token in tokens if not vocabulary.is_one_word(token, language)]
    parts = [part for token in loose for part in words_of(token) if not _is_number(part)]
    # In a name of several words any of them may stand.
    named = len(tokens) > 1 and vocabulary.is_name(clue.lower())
    if language == "pl" and not dictionary.available():
        yield Advice("fine", "TAJ-52", "no_dictionary", clue)
    elif not named:
        bare = [part for part in parts if not _marked(part, language)]
        standings = {vocabulary.standing(part, language) for part in bare}
        if "foreign" in standings:
            yield Advice("ask", "TAJ-55", "foreign", clue)
        elif "unknown" in standings:
            yield Advice("fine", "TAJ-55", "unknown", clue)
    if not options.abbreviations and any(
        vocabulary.is_abbreviation(part, language) for part in parts
    ):
        yield Advice("ask", "TAJ-60", "abbreviation", clue)


def _marked(text: str, language: Language) -> bool:
    """Whether it is a Polish word without its marks."""
    return language == "pl" and not polish.is_known(text) and bool(polish.with_marks(text))


def _shares_letters(clue: str, word: str) -> bool:
    """Whether one stands in the other by mere chance: worth saying, no reason to warn.  TAJ-56."""
    short, long = sorted((clue.lower(), word.lower()), key=len)
    return len(short) >= traits.LEAST_RUN and short in long


def _is_number(part: str) -> bool:
    """A single letter, a numeral or a number word passes in any language.  TAJ-62."""
    return (
        len(part) == 1 or part.isdigit() or part in english.NUMBER_WORDS or polish.is_number(part)
    )
