"""Everything Tajniacy has to say is said in both languages."""

import re
import typing
from pathlib import Path

import pytest

from tests.rules.test_recorded_games import reasons_named_by
from zaslonka.games.tajniacy import GAME, moves
from zaslonka.records import tag
from zaslonka.sentences import Language, Sentences

SOURCE = "".join(path.read_text("utf-8") for path in Path(moves.__file__).parent.glob("*.py"))
REFUSALS = set(re.findall(r'Illegal\(\s*"TAJ-\d+", "(\w+)"', SOURCE))
NAMES = ["Ola", "Jan", "Ewa", "Iga"]


@pytest.mark.parametrize("language", typing.get_args(Language))
def test_every_event_refusal_and_ending_has_its_sentence(language: Language) -> None:
    sentences = Sentences(language, "tajniacy", NAMES)
    said = [
        *(f"event-tajniacy-{tag(kind)}" for kind in typing.get_args(moves.Event)),
        *(f"refused-tajniacy-{why}" for why in REFUSALS),
        *(f"reason-tajniacy-{reason}" for reason in reasons_named_by(type(GAME).result)),
    ]
    assert len(REFUSALS) > 20
    assert [name for name in said if not sentences.has(name)] == []


@pytest.mark.parametrize(
    ("event", "polish", "english"),
    [
        (
            moves.Clued(0, "red", "RED", None, ()),
            "Czerwoni, Ola: „RED”, nieograniczone.",
            "Red, Ola: “RED”, unlimited.",
        ),
        (
            moves.Clued(1, "blue", "RED", 2, ()),
            "Niebiescy, Jan: „RED”, 2.",
            "Blue, Jan: “RED”, 2.",
        ),
        (
            moves.Touched(2, 4, "RÓG", "assassin"),
            "Ewa wskazuje RÓG: zabójca.",
            "Ewa points at RÓG: assassin.",
        ),
        (moves.Stands(None), "Wskazówka stoi: można zgadywać.", "The clue stands: guess away."),
        (
            moves.ClueMissed("red", 1),
            "Czerwoni nie zdążyli ze wskazówką (1 raz z rzędu).",
            "Red had no clue in time (once in a row).",
        ),
        (
            moves.Stopped(2, "red"),
            "Ewa kończy turę. Czerwoni nie zgadują dalej.",
            "Ewa ends the turn. Red guess no more.",
        ),
    ],
)
def test_events_are_told_with_names_teams_and_numbers(
    event: moves.Event, polish: str, english: str
) -> None:
    assert Sentences("pl", "tajniacy", NAMES).event(event) == polish
    assert Sentences("en", "tajniacy", NAMES).event(event) == english
