"""Finished games for storytellers: from a record, or played at a table where anything happens."""

import random
from collections.abc import Iterable
from functools import cache
from itertools import islice
from typing import Any

from msgspec import structs

from tests.laws.positions import any_move
from tests.table.tables import NOW, PEOPLE, dealt
from zaslonka import games
from zaslonka.kernel import AnyGame, Ending, History, Illegal, Match
from zaslonka.kernel.levels import Language
from zaslonka.kernel.story import Sentence, Tale
from zaslonka.kernel.talk import Line
from zaslonka.sentences import Sentences
from zaslonka.table import agreeing, leaving, playing, story as stories
from zaslonka.table.live import LiveTable

NAMES = ("Ola", "Jan", "Ewa", "Iga", "Ula", "Bob", "Kim", "Lea", "Max", "Nel", "Oto", "Pia")
SOME = 300
"""So many legal moves are enough to draw from."""


def tale_of(match: Match, *, talk: tuple[Line, ...] = (), most: int | None = None) -> Tale:
    """What a storyteller gets of a finished game on record, with its first questions measured."""
    history = match.history()
    ending = Ending(games.get(match.game).result(history.last.state.table), "none", ())
    return measured(Tale(game=match.game, history=history, ending=ending, talk=talk), most)


def measured(tale: Tale, most: int | None = None) -> Tale:
    """The tale with what its first so many moments were worth."""
    until = None if most is None else 1 + most
    short = structs.replace(tale, history=History(tuple(tale.history.standing()[:until])))
    asked = stories.questions(games.get(tale.game), short)
    return structs.replace(tale, questions=tuple(asked))


def named(sentences: Iterable[Sentence]) -> dict[str, Sentence]:
    """The sentences of a story by the last part of their names; each is told once."""
    told = list(sentences)
    found = {sentence.name.split("-", 2)[2]: sentence for sentence in told}
    assert len(found) == len(told)
    return found


def told(tale: Tale, rules: AnyGame | None = None) -> list[Sentence]:
    return list(stories.sentences(rules or games.get(tale.game), tale))


def spoken(tale: Tale, language: Language, rules: AnyGame | None = None) -> list[str]:
    words = _words(language, tale.game)
    return [words.say(sentence.name, sentence.facts) for sentence in told(tale, rules)]


@cache
def _words(language: Language, game: str) -> Sentences:
    """Read once: reading takes longer than all that is said."""
    return Sentences(language, game, NAMES)


# A table where anything happens


def anything(game: str, seats: int, options: dict[str, Any], seed: int, plies: int) -> LiveTable:
    """Random moves, some taken back, some left to the clock; now and then somebody resigns.

    After so many plies all agree to stop, if the game has not ended by then.
    """
    rng = random.Random(f"{game} {seats} {seed}")
    people = min(seats, len(PEOPLE))
    table = dealt(seats, game=game, options=options, bots=seats - people)
    while table.phase == "playing" and table.ply < plies:
        table = _something(table, rng)
    if table.phase == "playing":
        table = _agreed(table, "end", rng)
    return table


def _something(table: LiveTable, rng: random.Random) -> LiveTable:
    rules, state, chance = table.rules, table.state, rng.random()
    if chance < 0.04 and table.players():
        return _agreed(table, "undo", rng)
    if chance < 0.08 and rules.has_time_up(state.table):
        return playing.time_up(table, NOW)
    if chance < 0.09 and len(table.players()) > 1:
        return leaving.resign(table, PEOPLE[rng.choice(table.players())], NOW)
    seat = rng.choice(table.asked())
    some = islice(rules.legal(rules.view(state, seat)), SOME)
    move = any_move(list(some), rng)
    return playing.play(table, seat, move, NOW, by_clock=rng.random() < 0.03)


def _agreed(table: LiveTable, what: Any, rng: random.Random) -> LiveTable:
    """What one proposes and all others agree to; nothing where there is nothing to take back."""
    try:
        table = agreeing.propose(table, PEOPLE[rng.choice(table.players())], what, NOW)
    except Illegal:
        return table
    while table.proposal is not None:
        (other, *_) = set(table.players()) - set(table.proposal.agreed)
        table = agreeing.vote(table, PEOPLE[other], True, NOW)
    return table
