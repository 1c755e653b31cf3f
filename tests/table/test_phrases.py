"""What a game lets people say can be read in both languages, on the page and in a replay."""

import itertools
from collections.abc import Iterator
from typing import get_args

import pytest

from tests.table.tables import PEOPLE, dealt, played_out
from zaslonka import games, retelling
from zaslonka.phrases import Phrase
from zaslonka.sentences import Language, Sentences
from zaslonka.table.info import Line, Phrased
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


@pytest.mark.rule("TAB-19", "TAB-21")
def test_a_replay_tells_what_was_said_and_that_a_promise_does_not_bind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = (
        Line("1", "Ola", 0, 0, "sum"),
        Line("2", "Jan", 1, 1, Phrased("your_turn", seat=0)),
        Line("1", "Ola", 0, 1, Phrased("spare", seat=1), promise=True),
    )
    over = record(played_out(dealt()), PEOPLE[:2], lines)
    spoken = Sentences.phrase

    def phrase(self: Sentences, said: Phrased, *, promise: bool) -> str:
        return "Oszczędzę cię." if promise else spoken(self, said, promise=promise)

    # Złam ten Kod has phrases, but nothing to promise.
    monkeypatch.setattr(Sentences, "phrase", phrase)
    told = list(retelling.tell(over, "pl"))
    assert told[1] == "      Ola: sum"
    after = told.index("      Jan: ola, Twoja kolej!")
    assert told[after - 1].startswith("   1  ")
    assert told[after + 1] == "      Ola: Oszczędzę cię. (obietnica, która nie wiąże)"
