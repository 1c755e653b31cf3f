"""The lexicon: what is in it, and how it is built."""

from statistics import NormalDist
from typing import Any

import numpy as np
import pytest
from lexicon import evidence, own, sources
from lexicon.agreement import AT_ONCE as AT_ONCE_FELT, LINKED, SURELY, third
from lexicon.evidence import AT_ONCE, Lexis
from lexicon.fitting import likely, logistic

from zaslonka.games.tajniacy.meaning import PRINTED_WORDS, lexicon as built

LANGUAGES = ["pl", "en"]

# What was built


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_words_come_first(language: Any) -> None:
    assert built(language).words[:PRINTED_WORDS] == own.board(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_clues_are_our_own_and_fit_for_families(language: Any) -> None:
    clues = built(language).clues
    assert set(clues) == {each.clue for each in own.associations(language)}
    assert all(map(own.is_decent, clues))
    assert not own.is_decent("kurwa")
    assert own.is_decent("cocktail")


def test_what_comes_to_mind_at_once_is_the_strongest() -> None:
    known = built("en")
    for clue, word, at_once in own.associations("en")[::40]:
        assert known.of(clue, [word])[0] >= (0.4 if at_once else 0.1)


def test_a_link_is_as_strong_as_two_authors_make_it() -> None:
    known, forbidden, linked = built("pl"), own.forbidden("pl"), own.linked("pl")
    at_least = {False: (0.1, 0.4, 0.6, 0.85), True: (0.25, 0.6, 0.75, 0.9)}
    for clue, word, at_once in own.associations("pl")[::40]:
        if (clue, word) not in forbidden:
            second = linked[clue].get(word, 0)
            assert known.of(clue, [word])[0] >= at_least[at_once][second]


def test_the_second_author_knows_every_clue_and_only_printed_words() -> None:
    linked, printed = own.linked("pl"), set(own.board("pl"))
    assert linked.keys() == set(built("pl").clues)
    assert all(row.keys() <= printed for row in linked.values())
    assert {strength for row in linked.values() for strength in row.values()} == {1, 2, 3}


def test_forbidden_links_are_none() -> None:
    known = built("pl")
    for clue, word in own.forbidden("pl"):
        if clue in known.words:
            assert known.of(clue, [word])[0] == 0


def test_every_source_is_credited() -> None:
    said = (own.FOLDER / "README.md").read_text("utf-8")
    packages = [sources.FREEDICT, sources.EMBEDDINGS, sources.FREQUENCIES, sources.WORDNET]
    packages += [sources.SCOWL, sources.INFLECTIONS, sources.ETYMOLOGIES, sources.PRONUNCIATIONS]
    for package in packages:
        assert package.partition("@")[0].partition("==")[0] in said
    assert "CC BY-SA 3.0" in said
    assert "CC BY-SA 4.0" in said


def test_it_is_small() -> None:
    assert sum(file.stat().st_size for file in own.FOLDER.glob("*.npz")) < 3_000_000
    words = [*own.FOLDER.glob("*.en.txt"), own.FOLDER / "names.txt", own.FOLDER / "foreign.txt"]
    assert sum(file.stat().st_size for file in words) < 1_700_000


# How it is built


def test_a_third_author_is_likelier_to_link_what_the_second_felt_strongly() -> None:
    for expected in (0.01, 0.3, 0.6, 0.95):
        by_strength = third(np.full(4, expected, np.float32), np.arange(4, dtype=np.int8))
        assert (np.diff(by_strength) > 0).all()
        assert by_strength[0] < expected < by_strength[3]


def test_what_the_second_author_may_do_adds_up_to_what_is_expected_of_the_third() -> None:
    """The third is like the second: so many link a pair, whatever the second has done."""
    normal = NormalDist()
    for expected in (0.05, 0.4, 0.9):
        mean = normal.inv_cdf(expected)
        tails = [1 - normal.cdf(bound - mean) for bound in (LINKED, SURELY, AT_ONCE_FELT)]
        shares = -np.diff([1, *tails, 0])
        by_strength = third(np.full(4, expected, np.float32), np.arange(4, dtype=np.int8))
        assert shares @ by_strength == pytest.approx(expected, abs=0.01)


def test_an_entry_is_read_with_its_senses_and_glosses() -> None:
    text = """zamek /ˈzãmɛk/ <n>
1. castle, palace
(architektura) budynek warowny;
2. lock 3.
mechanizm zamykający drzwi
"""
    entry = sources.read_entry(text)
    assert entry.senses == (("castle", "palace"), ("lock",))
    assert "budynek warowny" in entry.gloss
    assert "mechanizm" in entry.gloss
    assert "castle" not in entry.gloss


def test_a_fit_finds_what_made_the_data() -> None:
    rng = np.random.default_rng(0)
    inputs = rng.standard_normal((20_000, 2)).astype(np.float32)
    true = np.array([2.0, -1.0, -0.5], np.float32)
    targets = rng.random(len(inputs)) < likely(inputs, true)
    assert np.allclose(logistic(inputs, targets), true, atol=0.1)


WORDS = 20
BOARD = 3


def lexis(listed: Any) -> Lexis:
    rng = np.random.default_rng(1)
    senses = rng.standard_normal((WORDS, evidence.SENSES, 100)).astype(np.float32)
    alone: list[list[int]] = [[] for _ in range(WORDS)]
    words = [str(number) for number in range(WORDS)]
    return Lexis(words, senses, alone, listed, 0 * listed, np.zeros(WORDS, np.float32))


@pytest.mark.parametrize("kind", ["near", "second", "mutual"])
def test_what_is_learned_from_lists_leaves_out_the_pair_in_question(kind: str) -> None:
    """Else a fit would find only that what is listed is listed."""
    listed = np.zeros((WORDS, BOARD), np.float32)
    listed[5:15] = AT_ONCE
    without = evidence.features(lexis(listed), BOARD)[kind][19, 0]
    listed[19, 0] = AT_ONCE
    assert evidence.features(lexis(listed), BOARD)[kind][19, 0] == pytest.approx(without, abs=1e-5)


def test_what_others_list_together_goes_together() -> None:
    listed = np.zeros((WORDS, BOARD), np.float32)
    listed[3:12, :2] = AT_ONCE  # clues that the first two words share
    listed[12:18, 2] = AT_ONCE
    listed[19, 0] = AT_ONCE  # and one of the first word's own
    second = evidence.features(lexis(listed), BOARD)["second"]
    assert second[19, 1] > second[19, 2] == 0
