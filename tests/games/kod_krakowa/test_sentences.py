"""Everything Kod Krakowa has to say is said in both languages."""

import re
import typing
from functools import cache
from pathlib import Path

import krakow_names
import pytest
from msgspec import Struct, to_builtins

from zaslonka.games.kod_krakowa import GAME, content, effects, events
from zaslonka.games.kod_krakowa.content import ATTRIBUTES, CARDS, DISTRICTS, PASSAGES, TOKENS
from zaslonka.kernel.levels import Language
from zaslonka.kernel.records import tag
from zaslonka.sentences import Sentences

FOLDER = Path(content.__file__).parent
SOURCE = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.py"))
EFFECTS = [tag(kind) for kind in typing.get_args(effects.Effect)]
ASKING = set(EFFECTS) - {"go_to", "everybody_draws", "extra_actions"}
REFUSALS = {*re.findall(r'Illegal\(\s*"KKR-\d+", "(\w+)"', SOURCE), *ASKING}
ENDINGS = ("board_completed", "nothing_left", "standstill")
LANGUAGES = typing.get_args(Language)


@cache
def sentences(language: Language) -> Sentences:
    return Sentences(language, "kod_krakowa", ["Ola", "Jan", "Ewa"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_sentence(language: Language) -> None:
    said = [
        *(f"event-kod_krakowa-{tag(kind)}" for kind in typing.get_args(GAME.event_type)),
        *(f"refused-kod_krakowa-{why}" for why in REFUSALS),
        *(f"reason-kod_krakowa-{reason}" for reason in ENDINGS),
        *(f"effect-kod_krakowa-{effect}" for effect in EFFECTS),
        *(
            f"kod_krakowa-{name}"
            for name in (*ATTRIBUTES, *DISTRICTS, *PASSAGES, *TOKENS, *CARDS, "left", "right")
        ),
    ]
    assert len(REFUSALS) > 30
    assert [name for name in said if not sentences(language).has(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_are_those_of_the_data(language: Language) -> None:
    """Else: python tools/krakow_names.py."""
    assert krakow_names.path(language).read_text("utf-8") == krakow_names.names(language)


def test_no_two_things_have_one_name() -> None:
    text = krakow_names.names("pl") + (FOLDER / "text/pl/game.ftl").read_text()
    ids = re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: Language) -> None:
    for card in CARDS.values():
        facts = dict(to_builtins(card.effect))
        said = sentences(language).say(f"effect-kod_krakowa-{facts.pop('type')}", facts)
        assert said.endswith(".")
        assert "{" not in said


AT_KAZIMIERZ = "stare_miasto-kazimierz"


@pytest.mark.parametrize(
    ("happened", "pl", "en"),
    [
        (
            events.BarrierPut(0, None, AT_KAZIMIERZ),
            "Ola stawia blokadę: Stare Miasto – Kazimierz.",
            "Ola places a barrier on Stare Miasto – Kazimierz.",
        ),
        (
            events.BarrierLifted(0, 1, AT_KAZIMIERZ),
            "Ola podnosi cudzą blokadę (Jan): Stare Miasto – Kazimierz.",
            "Ola lifts Jan’s barrier: Stare Miasto – Kazimierz.",
        ),
        (
            events.TurnEnded(1, 2),
            "Jan kończy turę i traci 2 akcje.",
            "Jan ends the turn and loses 2 actions.",
        ),
        (events.TurnEnded(1, 0), "Jan kończy turę.", "Jan ends the turn."),
        (
            events.Laid("stare_miasto", 1),
            "Zakryte miejsce trafia na dzielnicę: Stare Miasto, pole 2.",
            "A place goes face down onto Stare Miasto, slot 2.",
        ),
        (
            events.Laid("stare_miasto"),
            "Zakryte miejsce trafia na dzielnicę: Stare Miasto.",
            "A place goes face down onto Stare Miasto.",
        ),
        (
            events.Collected(0, "stare_miasto", "wawel", 0),
            "Ola zbiera miejsce: Zamek Królewski na Wawelu (Stare Miasto, pole 1).",
            "Ola collects Wawel Royal Castle (Stare Miasto, slot 1).",
        ),
        (
            events.Saw("stare_miasto", ("blonia", "arka")),
            "Oto, co leży na kolejnych polach (Stare Miasto): Błonia krakowskie, Arka Pana.",
            "In Stare Miasto, slot by slot, there is: Błonia Meadow, Lord’s Ark church.",
        ),
        (
            events.PickedBoard(2, "left", "work"),
            "Ewa wybiera planszetkę (lewa): praca i technologia.",
            "Ewa picks a left board: work and technology.",
        ),
    ],
)
def test_what_happens_is_told_with_names(happened: Struct, pl: str, en: str) -> None:
    assert sentences("pl").event(happened) == pl
    assert sentences("en").event(happened) == en
