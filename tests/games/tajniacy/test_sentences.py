"""Everything Tajniacy has to say is said in both languages."""

import re
import typing
from pathlib import Path

import pytest
from msgspec import Struct

from tests.rules.test_recorded_games import reasons_named_by
from zaslonka.games.tajniacy import GAME, events
from zaslonka.kernel.levels import Language
from zaslonka.kernel.records import tag
from zaslonka.sentences import Sentences

SOURCE = "".join(path.read_text("utf-8") for path in Path(events.__file__).parent.glob("*.py"))
REFUSALS = set(re.findall(r'Illegal\(\s*"TAJ-\d+", "(\w+)"', SOURCE))
NAMES = ["Ola", "Jan", "Ewa", "Iga"]


@pytest.mark.parametrize("language", typing.get_args(Language))
def test_every_event_refusal_and_ending_has_its_sentence(language: Language) -> None:
    sentences = Sentences(language, "tajniacy", NAMES)
    said = [
        *(f"event-tajniacy-{tag(kind)}" for kind in typing.get_args(GAME.event_type)),
        *(f"refused-tajniacy-{why}" for why in REFUSALS),
        *(f"reason-tajniacy-{reason}" for reason in reasons_named_by(type(GAME).result)),
    ]
    assert len(REFUSALS) > 20
    assert [name for name in said if not sentences.has(name)] == []


@pytest.mark.parametrize(
    ("event", "polish", "english"),
    [
        (
            events.Clued(0, "red", "RED", None, ()),
            "Czerwoni, Ola: „RED”, nieograniczone.",
            "Red, Ola: “RED”, unlimited.",
        ),
        (
            events.Clued(1, "blue", "RED", 2, ()),
            "Niebiescy, Jan: „RED”, 2.",
            "Blue, Jan: “RED”, 2.",
        ),
        (
            events.Touched(2, 4, "RÓG", "assassin"),
            "Ewa wskazuje RÓG: zabójca.",
            "Ewa points at RÓG: assassin.",
        ),
        (
            events.Stands(None),
            "Nie było sprzeciwu: można zgadywać.",
            "Nobody objected: guess away.",
        ),
        (
            events.ClueMissed("red", 1),
            "Czerwoni nie zdążyli ze wskazówką. Tura przepada.",
            "Red had no clue in time. The turn is lost.",
        ),
        (
            events.Stopped(2, "red"),
            "Ewa kończy turę. Czerwoni nie zgadują dalej.",
            "Ewa ends the turn. Red stop guessing.",
        ),
    ],
)
def test_events_are_told_with_names_teams_and_numbers(
    event: Struct, polish: str, english: str
) -> None:
    assert Sentences("pl", "tajniacy", NAMES).event(event) == polish
    assert Sentences("en", "tajniacy", NAMES).event(event) == english
