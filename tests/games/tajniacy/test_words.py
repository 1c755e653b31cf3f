"""The printed words, and the reviewed file of their families."""

from itertools import combinations

import pytest

from zaslonka.games.tajniacy import english, polish
from zaslonka.games.tajniacy.content import Language, cards
from zaslonka.games.tajniacy.dictionary import readings
from zaslonka.games.tajniacy.families import families
from zaslonka.games.tajniacy.kinship import Trust

TRUSTS = {"+": Trust.SURE, "?": Trust.DOUBTFUL, "-": None}


def words(language: Language) -> list[str]:
    return [word for card in cards(language) for word in card]


@pytest.mark.rule("TAJ-01")
@pytest.mark.parametrize("language", ["pl", "en"])
def test_there_are_400_different_words_on_200_cards(language: Language) -> None:
    assert len(cards(language)) == 200
    assert len(set(words(language))) == 400
    assert all(word.isalpha() and word.isupper() and len(word) <= 12 for word in words(language))


@pytest.mark.rule("TAJ-01")
def test_polish_words_are_nouns_as_the_dictionary_lists_them() -> None:
    for word in words("pl"):
        known = readings(word.lower()) + readings(word.capitalize())
        assert any(reading.tag.startswith("subst") and "nom" in reading.tag for reading in known)


@pytest.mark.rule("TAJ-01")
def test_no_two_polish_words_are_of_one_family() -> None:
    pairs = combinations(map(str.lower, words("pl")), 2)
    assert [pair for pair in pairs if polish.kinship(*pair)] == []


@pytest.mark.rule("TAJ-01")
def test_no_two_english_words_are_of_one_family() -> None:
    pairs = combinations(map(str.lower, words("en")), 2)
    assert [pair for pair in pairs if english.kinship(*pair)] == []


def test_the_judge_says_what_the_families_say() -> None:
    for word, entries in families().items():
        for lemma, sign in entries.items():
            kin = polish.kinship(lemma, word)
            assert (kin and kin.trust) == TRUSTS[sign], (word, lemma)


def test_most_of_our_words_have_a_reviewed_family() -> None:
    reviewed = {word.lower() for word in words("pl")} & families().keys()
    assert len(reviewed) > 300
