"""Everything Kryptos has to say is said in both languages."""

import re
import typing
from pathlib import Path

import pytest

from tests.games.kryptos.tables import guessed
from zaslonka.games.kryptos import GAME, moves, rules
from zaslonka.kernel.levels import Language
from zaslonka.kernel.records import tag
from zaslonka.sentences import Sentences

SOURCE = "".join(path.read_text("utf-8") for path in Path(rules.__file__).parent.glob("*.py"))
REFUSALS = {*re.findall(r'Illegal\("KRY-\d+", "(\w+)"', SOURCE), *rules.ADVANCED.values()}
ENDINGS = ("round_finished", "all_cards_up")


@pytest.mark.parametrize("language", typing.get_args(Language))
def test_every_event_refusal_and_ending_has_its_sentence(language: Language) -> None:
    sentences = Sentences(language, "kryptos", ["Ola", "Jan", "Ewa"])
    said = [
        *(f"event-kryptos-{tag(kind)}" for kind in typing.get_args(GAME.event_type)),
        *(f"refused-kryptos-{why}" for why in REFUSALS),
        *(f"reason-kryptos-{reason}" for reason in ENDINGS),
    ]
    assert len(REFUSALS) > 8
    assert [name for name in said if not sentences.has(name)] == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("pl", "Ola zgaduje: Jan, czwarta karta to 20. Tak! 2 punkty."),
        ("en", "Ola guesses: Jan, the fourth card is 20. Yes! 2 points."),
    ],
)
def test_a_guess_is_told_with_names_place_and_points(language: Language, sentence: str) -> None:
    told = guessed(0, moves.Guess(1, 3, 20), points=2)
    assert Sentences(language, "kryptos", ["Ola", "Jan", "Ewa"]).event(told) == sentence
