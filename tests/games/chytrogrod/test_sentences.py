"""Everything Chytrogród has to say is said in both languages."""

import re
import typing
from pathlib import Path

import pytest
from msgspec import Struct

from zaslonka.games.chytrogrod import GAME, content, events, intrigues
from zaslonka.kernel.levels import Language
from zaslonka.kernel.records import tag
from zaslonka.sentences import Sentences

SOURCE = "".join(path.read_text("utf-8") for path in Path(content.__file__).parent.glob("*.py"))
REFUSALS = {
    *re.findall(r'Illegal\((?:"CHY-\d+"|rule), "(\w+)"', SOURCE),
    *(intrigue.why for intrigue in intrigues.INTRIGUES),
}
REASONS = re.findall(r'reason = "(\w+)"', SOURCE)
NAMES = ["Ola", "Jan", "Ewa"]


@pytest.mark.parametrize("language", typing.get_args(Language))
def test_every_event_refusal_ending_and_thing_has_its_words(language: Language) -> None:
    sentences = Sentences(language, "chytrogrod", NAMES)
    said = [
        *(f"event-chytrogrod-{tag(kind)}" for kind in typing.get_args(GAME.event_type)),
        *(f"refused-chytrogrod-{why}" for why in REFUSALS),
        *(f"reason-chytrogrod-{reason}" for reason in REASONS),
        *(f"chytrogrod-{thing}" for thing in (*content.CARDS, *content.KINDS, *content.DECREES)),
        *(f"chytrogrod-{tag(intrigue)}" for intrigue in intrigues.INTRIGUES),
        *(f"chytrogrod-{option}" for option in content.Options.__struct_fields__),
    ]
    assert len(REFUSALS) == 21
    assert len(REASONS) == 5
    assert [name for name in said if not sentences.has(name)] == []


@pytest.mark.parametrize(
    ("event", "polish", "english"),
    [
        (
            events.BoughtOut(0, 3, (events.Heap(3, 2), events.Heap(6, 1))),
            "Ola wykupuje wszystko na uniwersytecie: wolumin ×2 i wpływ 10 ×1.",
            "Ola buys out everything at the university: tome ×2 and influence 10 ×1.",
        ),
        (
            events.DealMade(1, 0, "big_deal", 24, 2),
            "Jan dobija targu w porcie (duży interes): +24 PW. Sekretny towar: kufer.",
            "Jan makes a deal in the port (big deal): +24 points. Secret good: chest.",
        ),
        (
            events.DealMade(1, 4, "small_deal", 9, None),
            "Jan dobija targu w katedrze (niewielki interes): +9 PW.",
            "Jan makes a deal in the cathedral (small deal): +9 points.",
        ),
        (
            events.TurnedUp(1, ("mala_rzecz",), (events.TurnedCard(2, "buyout_3"),)),
            "Odkrywamy karty w dzielnicy czerwonej. Dekret: Mała rzecz, a cieszy. "
            "Karty: Ewa – wykup 3.",
            "Cards are turned up in the red district. Decree: Small Pleasures. "
            "Cards: Ewa – buyout 3.",
        ),
        (
            events.DealOpened(2, None),
            "Interesy w dzielnicy żółtej się skończyły.",
            "No deal is left in the yellow district.",
        ),
        (
            events.BoughtOut(0, 2, (events.Heap(0, 2), events.Heap(2, 1), events.Heap(4, 1))),
            "Ola wykupuje wszystko w dzielnicy żółtej: rum ×2, kufer ×1 i relikwia ×1.",
            "Ola buys out everything in the yellow district: rum ×2, chest ×1 and relic ×1.",
        ),
        (
            events.TookOver(0, 2, 1),
            "Ola stawia poplecznika w dzielnicy żółtej. Na planszetkę wraca poplecznik (Jan).",
            "Ola places the henchman in the yellow district. Jan’s goes home.",
        ),
    ],
)
def test_events_are_told_in_good_sentences(event: Struct, polish: str, english: str) -> None:
    assert Sentences("pl", "chytrogrod", NAMES).event(event) == polish
    assert Sentences("en", "chytrogrod", NAMES).event(event) == english


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (1, "Oddaj dokładnie 1 żeton."),
        (3, "Oddaj dokładnie 3 żetony."),
        (5, "Oddaj dokładnie 5 żetonów."),
    ],
)
def test_polish_counts_tokens(count: int, sentence: str) -> None:
    said = Sentences("pl", "chytrogrod", NAMES).say(
        "refused-chytrogrod-return-exactly", {"count": count}
    )
    assert said == sentence
