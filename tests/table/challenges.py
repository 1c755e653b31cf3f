"""Daily challenges at a table: their tasks, and attempts at them."""

import inspect
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from tests.table.tables import NOW, OLA
from zaslonka import games
from zaslonka.kernel import AnyState, History, Played
from zaslonka.kernel.levels import LANGUAGES, Language
from zaslonka.kernel.story import Sentence
from zaslonka.protocol import telling
from zaslonka.table import challenging, playing
from zaslonka.table.challenging import Made
from zaslonka.table.live import LiveTable
from zaslonka.table.lobby import dealt_from

KEY = b"the key of a house that tests are run in"
DAY = "2026-11-16"

TASKS: list[tuple[str, Language]] = [
    (game, language)
    for game in games.names()
    if (challenge := games.get(game).challenge) is not None
    for language in (LANGUAGES if challenge.spoken else LANGUAGES[:1])
]


def explains(game: str) -> bool:
    """Whether its tasks say why: a game that has sentences for it does, of each move."""
    sentences = Path(inspect.getfile(type(games.get(game)))).parent / "text" / "pl" / "game.ftl"
    return f"\nwhy-{game.replace('_', '-')}-" in sentences.read_text("utf-8")


@cache
def found(game: str, language: Language = "pl", day: str = DAY) -> Made:
    """A day's task, as it comes out of the process that makes it, and of the store."""
    made = challenging.made(game, challenging.day_seed(KEY, day), language)
    return msgspec.json.decode(msgspec.json.encode(made), type=Made)


def begun(game: str, language: Language = "pl", day: str = DAY, person: str = OLA) -> LiveTable:
    made = found(game, language, day)
    return challenging.begun(
        "TABLE", game, person, day=day, language=language, seed=made.seed, task=made.task, now=NOW
    )


def after_others(table: LiveTable) -> LiveTable:
    """Once all others have done what the task says they do."""
    assert table.challenge is not None
    challenge, solver = challenging.need_challenge(table.game), table.challenge.task.seat
    while table.phase == "playing" and solver not in table.waiting():
        seat = table.waiting()[0]
        move = challenge.reply(table.state, seat, dealt_from(table))
        table = playing.play(table, seat, move, NOW)
    return table


def solved(table: LiveTable) -> LiveTable:
    """The attempt of somebody who plays the best line."""
    for move in best_moves(table):
        table = after_others(playing.play(table, _solver(table), move, NOW, command="c"))
    return table


def best_moves(table: LiveTable) -> list[Any]:
    assert table.challenge is not None
    line, solver = table.challenge.task.line, _solver(table)
    return [
        msgspec.convert(one.move, table.rules.move_type)
        for one in line
        if isinstance(one, Played) and one.seat == solver
    ]


SECRET = "what only a solution says"


def told_as(table: LiveTable, state: AnyState) -> bytes:
    """All that is told of an attempt before its end, were this the state and the task another."""
    assert table.challenge is not None
    seat, last = _solver(table), structs.replace(table.history.last, state=state)
    why = (Sentence(SECRET, {"why": SECRET}, 1),)
    task = structs.replace(table.challenge.task, line=(), best=len(state.hands), why=why)
    twin = table.but(
        history=History((*table.history.plies[:-1], last)),
        challenge=structs.replace(table.challenge, task=task),
    )
    told: list[Any] = [telling.info(twin, {OLA: "Ola"}, (OLA,), 0), telling.opened(twin)]
    told += [telling.position(twin, eyes, NOW) for eyes in (seat, None)]
    told += [telling.log_since(twin, 0, eyes) for eyes in (seat, None)]
    return msgspec.json.encode(told)


def _solver(table: LiveTable) -> int:
    assert table.challenge is not None
    return table.challenge.task.seat
