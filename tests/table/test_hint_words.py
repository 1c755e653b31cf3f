"""Whatever a bot may advise can be said in both languages, in a sentence of its own."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, get_args

import pytest

from tests.laws.positions import random_game, recorded_game
from tests.support.recorded import recorded
from tests.table.tables import JAN, NOW, OLA, any_move, dealt, on_turn
from zaslonka import games, transcript
from zaslonka.kernel import Illegal, View
from zaslonka.kernel.levels import Language
from zaslonka.kernel.records import tag
from zaslonka.sentences import Sentences
from zaslonka.table import agreeing, hints, playing
from zaslonka.table.live import LiveTable
from zaslonka.table.record import record

NAMES = [f"Gracz {seat}" for seat in range(12)]
SELDOM = {"discard"}
"""What is not met in so few random games."""


@cache
def met(game: str) -> list[tuple[View[Any, Any], Any]]:
    """Moves of all kinds, each with the view of who may make it."""
    return list(_met(game))


def _met(name: str) -> Iterator[tuple[View[Any, Any], Any]]:
    game = games.get(name)
    for number, options in enumerate(game.variants):
        for seats in (game.seats[0], game.seats[-1]):
            try:
                game.check_options(options, seats)
            except Illegal:
                continue
            for seed in (2 * number, 2 * number + 1):
                for position in islice(random_game(game, options, seats, seed), 300):
                    if position.mover is not None:
                        yield game.view(position.state, position.mover), position.move
    for kept in recorded(name).values():
        for position in recorded_game(game, kept.match):
            if position.mover is not None:
                yield game.view(position.state, position.mover), position.move


@pytest.mark.rule("TAB-33")
@pytest.mark.parametrize("language", get_args(Language))
@pytest.mark.parametrize("game", games.names())
def test_every_kind_of_move_is_said_in_a_sentence(game: str, language: Language) -> None:
    sentences, rules = Sentences(language, game, NAMES), games.get(game)
    said = set()
    for view, move in met(game):
        kind = tag(type(move))
        sentence = sentences.say(f"hint-{game}-{kind}", rules.in_words(view, move))
        assert not re.search(r"[{}$]|\bnone\b|None", sentence), sentence
        said.add(kind)
    kinds = {tag(kind) for kind in get_args(rules.move_type)}
    assert not [kind for kind in kinds if not sentences.has(f"hint-{game}-{kind}")]
    assert said >= kinds - SELDOM


def stopped(table: LiveTable) -> LiveTable:
    return agreeing.vote(agreeing.propose(table, OLA, "end", NOW), JAN, True, NOW)


@pytest.mark.rule("TAB-12", "TAB-33")
def test_the_record_tells_who_had_how_many_hints() -> None:
    table = dealt(hints=True)
    seat = on_turn(table)
    told = list(transcript.tell(record(stopped(table), ("Ola", "Jan")), "pl"))
    assert "      Podpowiedzi były dozwolone, nikt o nie nie prosił." in told
    table = hints.ask(table, seat)
    table = hints.ask(playing.play(table, seat, any_move(table), NOW), seat)
    told = list(transcript.tell(record(stopped(table), ("Ola", "Jan")), "en"))
    assert f"      Hints: {('Ola', 'Jan')[seat]} ×2" in told
