"""The judge of clues on the rulebook's examples, clause by clause."""

from collections.abc import Iterator
from typing import get_args

import pytest

from zaslonka.games.tajniacy import derivation, dictionary, judge, polish, stems
from zaslonka.games.tajniacy.content import Language, Options
from zaslonka.games.tajniacy.kinship import Why
from zaslonka.sentences import Sentences


def verdict(clue: str, *words: str, language: Language = "pl") -> str:
    advice = judge.advise(clue, words, language, Options())
    return advice[0].verdict if advice else "fine"


BASIC = Options()


def said(clue: str, *words: str, options: Options = BASIC) -> list[tuple[str, str, str]]:
    advice = judge.advise(clue, words, "pl", options)
    return [(one.verdict, one.clause, one.why) for one in advice]


@pytest.mark.rule("TAJ-52")
@pytest.mark.parametrize(
    ("clue", "why"),
    [("węże", "form"), ("wężem", "form"), ("wężowy", "derived"), ("wężyk", "derived")],
)
def test_another_form_of_an_uncovered_word_is_illegal(clue: str, why: str) -> None:
    assert said(clue, "WĄŻ") == [("illegal", "TAJ-52", why)]


@pytest.mark.rule("TAJ-52")
def test_the_word_may_come_from_the_clue() -> None:
    assert said("straż", "STRAŻAK") == [("illegal", "TAJ-52", "source")]
    assert said("zegar", "ZEGAREK") == [("illegal", "TAJ-52", "source")]


@pytest.mark.rule("TAJ-53")
@pytest.mark.parametrize("clue", ["nosorożec", "jednorożec", "rogówka", "narożnik"])
def test_what_contains_an_uncovered_word_is_illegal(clue: str) -> None:
    assert verdict(clue, "RÓG") == "illegal"


@pytest.mark.rule("TAJ-53")
def test_a_part_of_a_compound_is_illegal() -> None:
    assert verdict("deska", "DESKOROLKA") == "illegal"
    assert said("wodospad", "WODA") == [("illegal", "TAJ-53", "contains")]


@pytest.mark.rule("TAJ-55")
def test_a_foreign_word_is_a_question_unless_polish_has_taken_it_in() -> None:
    assert said("Apfel", "JABŁKO", "BERLIN") == [("ask", "TAJ-55", "foreign")]
    assert said("strudel", "JABŁKO", "BERLIN") == []


@pytest.mark.rule("TAJ-56")
def test_a_chance_run_of_letters_is_no_reason() -> None:
    assert verdict("wróbelka", "BELKA") == "fine"
    assert verdict("klasa", "LAS") == "fine"
    assert said("takt", "KONTAKT") == [("fine", "TAJ-56", "letters")]


@pytest.mark.rule("TAJ-57")
def test_words_that_sound_alike_are_different_words() -> None:
    assert said("kot", "KOD") == [("fine", "TAJ-57", "sounds_alike")]
    assert said("kot", "KOD", options=Options(homonyms=True)) == []


@pytest.mark.rule("TAJ-57")
def test_words_spelled_alike_are_the_same_word() -> None:
    assert verdict("sieć", "PAJĄK", "STRONA") == "fine"
    assert said("wina", "WINO") == [("ask", "TAJ-57", "homograph")]


@pytest.mark.rule("TAJ-60")
def test_abbreviations_are_a_question_where_they_are_not_one_word() -> None:
    assert said("NASA", "KOSMOS") == []
    assert said("NASA", "KOSMOS", options=Options(abbreviations=False)) == [
        ("ask", "TAJ-60", "abbreviation")
    ]


@pytest.mark.rule("TAJ-60")
@pytest.mark.parametrize("clue", ["deskorolka", "Maria", "USA", "Wawel"])
def test_names_and_compounds_of_one_word_are_good(clue: str) -> None:
    assert said(clue, "ZAMEK", "KINO") == []


@pytest.mark.rule("TAJ-60")
def test_a_title_is_judged_by_each_of_its_words() -> None:
    assert verdict("Stary człowiek i morze", "MORZE") == "illegal"
    assert verdict("Nowy Sącz", "MORZE") == "fine"


@pytest.mark.rule("TAJ-62")
@pytest.mark.parametrize("clue", ["X", "7", "trzy", "siedem"])
def test_letters_and_numbers_pass_without_a_warning(clue: str) -> None:
    assert said(clue, "PIRAT", "KASA", "RZYM", "TRÓJKĄT") == []


@pytest.mark.parametrize(
    ("clue", "words"),
    [
        ("drzewo", ["KORZENIE", "ZIELEŃ"]),
        ("zimno", ["ŚNIEG", "LÓD", "ANTARKTYKA", "PINGWIN"]),
        ("pióra", ["PINGWIN"]),
        ("tyci", ["MRÓWKA"]),
    ],
)
def test_the_clues_of_the_rulebook_are_fine(clue: str, words: list[str]) -> None:
    assert verdict(clue, *words) == "fine"


def test_the_worst_is_said_first_and_of_each_word() -> None:
    advice = judge.advise("wódka", ["WODA", "WÓDKA", "ZAMEK"], "pl", Options())
    assert [(one.verdict, one.word) for one in advice] == [("illegal", "WÓDKA"), ("ask", "WODA")]


@pytest.fixture
def _no_dictionary(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(dictionary, "morfeusz2", None)
    _forget()
    yield
    _forget()


def _forget() -> None:
    """What was remembered of words comes from the dictionary, or from its want."""
    for module in (dictionary, stems, derivation, polish):
        for function in vars(module).values():
            if hasattr(function, "cache_clear"):
                function.cache_clear()


@pytest.mark.rule("TAJ-52", "TAJ-55")
@pytest.mark.usefixtures("_no_dictionary")
def test_without_a_dictionary_the_judge_says_so() -> None:
    no_dictionary = ("fine", "TAJ-52", "no_dictionary")
    assert said("Apfel", "JABŁKO") == [no_dictionary]
    assert said("domek", "DOM") == [("illegal", "TAJ-52", "derived"), no_dictionary]
    assert said("pszczelarz", "PSZCZOŁA") == [("illegal", "TAJ-52", "family"), no_dictionary]


@pytest.mark.parametrize(
    ("clue", "word", "expected"),
    [
        ("foxes", "FOX", "illegal"),
        ("geese", "GOOSE", "illegal"),
        ("leaves", "LEAF", "illegal"),
        ("snowball", "BALL", "illegal"),
        ("guitarist", "GUITAR", "illegal"),
        ("foggy", "FOG", "illegal"),
        ("rain", "RAINCOAT", "illegal"),
        ("grasshopper", "GRASS", "illegal"),
        ("narrow", "ARROW", "fine"),
        ("comfortable", "TABLE", "fine"),
        ("carrot", "CAR", "fine"),
        ("guitar", "VIOLIN", "fine"),
    ],
)
def test_english_clues(clue: str, word: str, expected: str) -> None:
    assert verdict(clue, word, language="en") == expected


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_advice_has_its_sentence(language: Language) -> None:
    sentences = Sentences(language, "tajniacy", ())
    kinships = [
        (verdict, why)
        for verdict in ("illegal", "ask")
        for why in get_args(Why)
        if (verdict, why) not in (("illegal", "homograph"), ("ask", "form"))
    ]
    others = [
        ("illegal", "hyphens"),
        ("ask", "hyphens"),
        ("ask", "run_together"),
        ("ask", "not_a_name"),
        ("ask", "foreign"),
        ("ask", "abbreviation"),
        ("fine", "sounds_alike"),
        ("fine", "letters"),
        ("fine", "unknown"),
        ("fine", "no_dictionary"),
    ]
    for verdict_, why in kinships + others:
        facts = {"clue": "wężyk", "word": "WĄŻ"}
        assert sentences.say(f"advice-tajniacy-{verdict_}-{why}", facts)
    derived = sentences.say("advice-tajniacy-illegal-derived", {"clue": "wężyk", "word": "WĄŻ"})
    assert (
        derived
        == {"pl": "„wężyk” pochodzi od słowa WĄŻ.", "en": "“wężyk” comes from WĄŻ."}[language]
    )
