"""Where a clue and a word share no trait, no rule of the judge has anything to say of them."""

import random
from collections.abc import Iterator

import pytest

from zaslonka.games.tajniacy import dictionary, families, judge, meaning, nests, traits
from zaslonka.games.tajniacy.content import Language, Options, cards
from zaslonka.games.tajniacy.spelling import without_marks

PAIRS = 3_000
ENDINGS = [*"iyos", "owy", "ka", "ek", "ość", "nik", "ować", "ski", "ing", "er", "ness", "ly", "ed"]
BEGINNINGS = ["", "nie", "prze", "po", "na", "re", "super", "za", "un", "pół"]


def pairs(language: Language, dice: random.Random) -> Iterator[tuple[str, str]]:
    """Clues beside words, most of them kin in some way, or nearly."""
    board = [word for card in cards(language) for word in card]
    known = [word.upper() for word in meaning.lexicon(language).words]
    while True:
        word = dice.choice(dice.choice((board, known)))
        clue = dice.choice(kin(word.lower(), language))
        if dice.random() < 0.4:
            clue = clue[: max(2, len(clue) - dice.randrange(4))] + dice.choice(ENDINGS)
        if dice.random() < 0.4:
            clue = dice.choice(BEGINNINGS) + clue
        if dice.random() < 0.1:
            clue = without_marks(clue)
        if dice.random() < 0.1:
            clue += dice.choice(("", "o", " ", "-")) + dice.choice(known)
        pair = clue.upper(), word
        yield pair if dice.random() < 0.8 else pair[::-1]


def kin(word: str, language: Language) -> list[str]:
    if language == "en":
        return [word]
    nested = nests.nests_of(word).keys()
    return [
        word,
        *families.families().get(word, {}),
        *(form.text for form in dictionary.forms(word)),
        *(other for other, found in nests.entries().items() if nested & found.keys()),
    ]


@pytest.mark.rule("TAJ-52", "TAJ-53", "TAJ-56", "TAJ-57")
@pytest.mark.parametrize("language", ["pl", "en"])
def test_of_a_word_without_a_common_trait_there_is_nothing_to_say(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = pairs(language, random.Random(3))
    asked = [next(drawn) for _ in range(PAIRS)]

    def advice() -> list[tuple[judge.Advice, ...]]:
        options = Options(language=language)
        return [judge.advise(clue, [word], language, options) for clue, word in asked]

    by_traits = advice()
    monkeypatch.setattr(traits, "of_clue", lambda *_: {"everything"})
    monkeypatch.setattr(traits, "of_word", lambda *_: {"everything"})
    assert by_traits == advice()
    assert sum(one.word is not None for said in by_traits for one in said) > PAIRS / 3


def test_most_words_on_a_table_share_nothing_with_a_clue() -> None:
    board = [word for card in cards("pl") for word in card]
    clues = meaning.lexicon("pl").clues[::40]
    shared = sum(
        not traits.of_clue(clue, [clue], "pl").isdisjoint(traits.of_word(word, "pl"))
        for clue in clues
        for word in board
    )
    assert shared < len(clues) * len(board) / 50
