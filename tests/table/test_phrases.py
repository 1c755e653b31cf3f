"""What a game lets people say can be read in both languages, on the page and in a replay."""

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from tests.table.tables import PEOPLE, dealt, played_out
from zaslonka import games, transcript
from zaslonka.kernel.levels import Language
from zaslonka.kernel.talk import Line, Phrase, Phrased
from zaslonka.sentences import Sentences
from zaslonka.table.record import record

NAMES = [f"Gracz {seat}" for seat in range(12)]


def fillings(phrase: Phrase) -> Iterator[Phrased]:
    """The phrase in every way it can be said, as far as words go."""
    for words in itertools.product(*phrase.slots.values()):
        slots = dict(zip(phrase.slots, words, strict=True))
        yield Phrased(phrase.id, slots, 1 if phrase.seat else None)


@pytest.mark.rule("TAB-21")
@pytest.mark.parametrize("language", get_args(Language))
@pytest.mark.parametrize("game", games.names())
def test_every_phrase_is_a_sentence_of_its_own(game: str, language: Language) -> None:
    sentences = Sentences(language, game, NAMES)
    phrases = games.get(game).phrases
    said = [
        sentences.phrase(filled, promise=phrase.promise)
        for phrase in phrases
        for filled in fillings(phrase)
    ]
    assert len(said) == len(set(said))
    assert not [sentence for sentence in said if "$" in sentence]
    assert len(phrases) == len({phrase.id for phrase in phrases})


@pytest.mark.rule("TAB-21")
@pytest.mark.parametrize("language", get_args(Language))
@pytest.mark.parametrize("game", games.names())
def test_a_phrase_names_a_seat_if_its_sentence_does(game: str, language: Language) -> None:
    hyphened = game.replace("_", "-")
    texts = Path(games.__file__).parent.glob(f"{game}/text/{language}/*.ftl")
    written = "\n".join(path.read_text("utf-8") for path in texts)
    for phrase in games.get(game).phrases:
        kind = "promise" if phrase.promise else "phrase"
        name = f"{kind}-{hyphened}-{phrase.id.replace('_', '-')}"
        (sentence,) = re.findall(rf"(?m)^{name} =(.*(?:\n +.*)*)$", written)
        assert ("$seat" in sentence) == phrase.seat, name


@pytest.mark.rule("TAB-19", "TAB-21")
def test_a_replay_tells_what_was_said_and_that_a_promise_does_not_bind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = (
        Line(who="1", name="Ola", by=0, ply=0, said="sum"),
        Line(who="2", name="Jan", by=1, ply=1, said=Phrased("your_turn", seat=0)),
        Line(who="1", name="Ola", by=0, ply=1, said=Phrased("spare", seat=1), promise=True),
    )
    over = record(played_out(dealt()), PEOPLE[:2], lines)
    spoken = Sentences.phrase

    def phrase(self: Sentences, said: Phrased, *, promise: bool) -> str:
        return "Oszczędzę cię." if promise else spoken(self, said, promise=promise)

    # Złam ten Kod has phrases, but nothing to promise.
    monkeypatch.setattr(Sentences, "phrase", phrase)
    told = list(transcript.tell(over, "pl"))
    assert told[1] == "      Ola: sum"
    after = told.index("      Jan: ola, Twoja kolej!")
    assert told[after - 1].startswith("   1  ")
    assert told[after + 1] == "      Ola: Oszczędzę cię. (obietnica, która nie wiąże)"
