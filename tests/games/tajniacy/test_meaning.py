"""What words have to do with each other, as the bots see it."""

from typing import Any

import numpy as np
import pytest

from zaslonka.games.tajniacy.meaning import PRINTED_WORDS, lexicon


@pytest.mark.parametrize(
    ("language", "clue", "near", "far"),
    [
        ("pl", "lotnisko", "SAMOLOT", "ZUPA"),
        ("pl", "LOTNISKO", "SAMOLOT", "ZUPA"),
        ("pl", "lotniskami", "SAMOLOT", "ZUPA"),  # a form
        ("pl", "lotniskowiecki", "SAMOLOT", "ZUPA"),  # begins alike
        ("pl", "międzynarodowe lotnisko", "SAMOLOT", "ZUPA"),
        ("en", "airport", "PILOT", "SALT"),
    ],
)
def test_a_clue_calls_to_mind_what_it_is_about(
    language: Any, clue: str, near: str, far: str
) -> None:
    one, other = lexicon(language).of(clue, [near, far])
    assert one > 2 * other


@pytest.mark.parametrize(
    ("language", "clue", "near", "far"),
    [
        ("pl", "przedszkole", "DZIECKO", "ASFALT"),
        ("pl", "chirurg", "OPERACJA", "TRAKTOR"),
        ("pl", "jabłko", "GRUSZKA", "BETON"),
        ("en", "surgeon", "PATIENT", "TRACTOR"),
        ("en", "violin", "SYMPHONY", "GRAVEL"),
    ],
)
def test_of_words_on_no_card_vectors_tell(language: Any, clue: str, near: str, far: str) -> None:
    assert not {near.lower(), far.lower()} & set(lexicon(language).words[:PRINTED_WORDS])
    one, other = lexicon(language).of(clue, [near, far])
    assert one > 2 * other


@pytest.mark.parametrize("language", ["pl", "en"])
def test_of_what_nobody_knows_nothing_is_said(language: Any) -> None:
    known = lexicon(language)
    assert not known.of("źźźź", ["KOT", "PIES"]).any()
    assert np.ptp(known.of("woda" if language == "pl" else "water", ["ŹŹŹ", "ŻŻŻ"])) == 0


def test_the_rows_of_clues_are_what_each_of_them_says() -> None:
    known = lexicon("pl")
    words = ["SAMOLOT", "ZUPA", "SKALPEL"]
    table = known.of_clues(words)
    for row in (0, 100, -1):
        assert (table[row] == known.of(known.clues[row], words)).all()


def test_another_opinion_does_not_know_our_associations() -> None:
    known = lexicon("pl")
    row = known.clues.index("lotnisko")
    assert known.of_clues_by_vectors(["SAMOLOT"])[row] < known.of_clues(["SAMOLOT"])[row]
