"""The judge of clues on one word, its spelling and its language; and how right it is on pairs."""

from typing import NamedTuple

import pytest

from tajniacy_judge import PAIRS, measure, read
from zaslonka.games.tajniacy import judge
from zaslonka.games.tajniacy.content import Language, Options
from zaslonka.games.tajniacy.kinship import listed

BASIC = Options()
EVERYDAY = sorted(
    listed("Netflix Batman Gandalf Pokemon Messi latte wifi Hogwarts Spotify TikTok Ferrari Shrek")
)
OFF = Options(abbreviations=False)


def said(
    clue: str, *words: str, language: Language = "pl", options: Options = BASIC
) -> list[tuple[str, str, str]]:
    advice = judge.advise(clue, words, language, options)
    return [(one.verdict, one.clause, one.why) for one in advice]


# Spelling


@pytest.mark.rule("TAJ-44", "TAJ-51", "TAJ-52")
@pytest.mark.parametrize(
    ("clue", "word"), [("W-Ą-Ż", "WĄŻ"), ("krol", "KRÓL"), ("rog", "RÓG"), ("zrodlo", "ŹRÓDŁO")]
)
def test_a_word_of_the_table_stays_itself_without_marks_and_with_hyphens(
    clue: str, word: str
) -> None:
    assert said(clue, word)[0][:2] == ("illegal", "TAJ-52")


@pytest.mark.rule("TAJ-44")
def test_what_is_a_word_of_its_own_without_marks_is_another_word() -> None:
    assert said("los", "ŁOŚ") == []
    assert said("waz", "WĄŻ") == [("ask", "TAJ-52", "spelled")]


@pytest.mark.rule("TAJ-44", "TAJ-52", "TAJ-53")
@pytest.mark.parametrize(
    ("clue", "word"), [("wezyk", "WĄŻ"), ("krolowa", "KRÓL"), ("ogrodek", "OGRÓD")]
)
def test_what_is_derived_stays_so_without_marks(clue: str, word: str) -> None:
    assert said(clue, word)[0][0] == "illegal"


# One word


@pytest.mark.rule("TAJ-45", "TAJ-50")
@pytest.mark.parametrize(
    "clue", ["OJCIEC-CHRZESTNY", "SZKOŁA-PODSTAWOWA", "BIAŁY-PTAK-I-ZIMNA-WODA"]
)
def test_a_hyphen_does_not_make_one_word_of_several(clue: str) -> None:
    assert said(clue, "KOTWICA") == [("illegal", "TAJ-50", "hyphens")]


@pytest.mark.rule("TAJ-45")
@pytest.mark.parametrize(
    "clue", ["ping-pong", "biało-czerwony", "Bielsko-Biała", "e-mail", "eks-mąż", "czarno-biały"]
)
def test_a_hyphen_stands_where_a_dictionary_or_a_rule_knows_the_word(clue: str) -> None:
    assert said(clue, "KOTWICA") == []


@pytest.mark.rule("TAJ-45", "TAJ-50")
def test_english_hyphens() -> None:
    assert said("green-eyed-monster", "LAMP", language="en") == [("illegal", "TAJ-50", "hyphens")]
    assert said("merry-go-round", "LAMP", language="en") == []
    assert said("ex-wife", "LAMP", language="en") == []


@pytest.mark.rule("TAJ-45", "TAJ-50")
def test_two_words_run_together_are_a_question() -> None:
    assert said("szkołapodstawowa", "KOTWICA")[0] == ("ask", "TAJ-50", "run_together")


@pytest.mark.rule("TAJ-45", "TAJ-50", "TAJ-60")
def test_a_phrase_is_a_question_unless_it_has_a_name_in_it() -> None:
    names = Options(proper_names=True)
    assert said("biały ptak", "KOTWICA", options=names) == [("ask", "TAJ-50", "not_a_name")]
    assert said("trzecie słowo od lewej", "KOTWICA", options=names)[0][1:] == (
        "TAJ-50",
        "not_a_name",
    )
    assert said("Nowy Sącz", "KOTWICA", options=names) == []
    assert said("Harry Potter", "KOTWICA", options=names) == []


# Language


@pytest.mark.rule("TAJ-46", "TAJ-55", "TAJ-60")
@pytest.mark.parametrize("clue", EVERYDAY)
def test_names_and_loanwords_of_every_day_are_good(clue: str) -> None:
    assert [one for one in said(clue, "KOTWICA") if one[0] != "fine"] == []


@pytest.mark.rule("TAJ-46", "TAJ-55")
def test_what_nobody_knows_is_not_therefore_foreign() -> None:
    assert said("Blorfang", "KOTWICA") == [("fine", "TAJ-55", "unknown")]
    for foreign in ("Apfel", "fromage", "perro", "water", "key"):
        assert said(foreign, "KOTWICA") == [("ask", "TAJ-55", "foreign")]


@pytest.mark.rule("TAJ-46", "TAJ-55")
def test_at_an_english_table_polish_is_foreign() -> None:
    assert said("jabłko", "LAMP", language="en") == [("ask", "TAJ-55", "foreign")]
    assert said("fromage", "LAMP", language="en") == [("ask", "TAJ-55", "foreign")]
    assert said("Gandalf", "LAMP", language="en") == []


@pytest.mark.rule("TAJ-60")
@pytest.mark.parametrize("language", ["pl", "en"])
def test_abbreviations_are_known_in_both_languages(language: Language) -> None:
    assert said("FBI", "KOTWICA", language=language) == []
    assert said("FBI", "KOTWICA", language=language, options=OFF) == [
        ("ask", "TAJ-60", "abbreviation")
    ]


@pytest.mark.rule("TAJ-57")
def test_english_words_that_sound_alike() -> None:
    assert said("knight", "NIGHT", language="en")[0] == ("fine", "TAJ-57", "sounds_alike")
    homonyms = Options(homonyms=True)
    assert said("flour", "FLOWER", language="en", options=homonyms) == []


@pytest.mark.rule("TAJ-57")
def test_where_homonyms_are_admitted_nothing_is_said_of_them() -> None:
    assert said("wina", "WINO") == [("ask", "TAJ-57", "homograph")]
    assert said("wina", "WINO", options=Options(homonyms=True)) == []


# How right it is


class Floor(NamedTuple):
    precision: float
    recall: float
    warned: float


@pytest.mark.rule("TAJ-52", "TAJ-53", "TAJ-56")
@pytest.mark.parametrize(
    ("name", "floor"),
    [
        ("judge_pl_dev", Floor(0.95, 0.95, 0.98)),
        ("judge_pl_drawn_dev", Floor(0.94, 0.92, 0.96)),
        ("judge_pl_drawn_dev_2", Floor(0.93, 0.9, 0.96)),
        ("judge_pl_drawn_dev_3", Floor(0.91, 0.9, 0.95)),
        ("judge_en_dev", Floor(0.95, 0.92, 0.96)),
    ],
)
def test_it_is_as_right_as_it_was_on_the_pairs_it_was_tuned_on(name: str, floor: Floor) -> None:
    """These pairs are for tuning; what it is worth is measured on others, by the bench."""
    language: Language = "en" if "_en_" in name else "pl"
    seen = measure(read(PAIRS / f"{name}.tsv"), language)
    assert seen.precision >= floor.precision
    assert seen.recall >= floor.recall
    assert seen.warned >= floor.warned
