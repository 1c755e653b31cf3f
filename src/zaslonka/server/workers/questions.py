"""What a worker is asked: each question by its name, with nothing but views to answer it by.

But for `reply`, which has a whole state: who replies in a task is no player but a part of it.
"""

from collections.abc import Callable, Mapping

import msgspec

from zaslonka import bots, games
from zaslonka.kernel import AnySeatView, Seat
from zaslonka.kernel.levels import Help, Level


def decide(game: str, seen: bytes, level: Level, seed: bytes) -> bytes:
    return msgspec.json.encode(bots.decide(game, _view(game, seen), level, seed))


def opine(game: str, seen: bytes, level: Level, seed: bytes) -> bytes:
    bot = games.get(game).bot
    opine = None if bot is None else bot.opine
    assert opine is not None, "`manners.defers` has asked whether there is one"
    return msgspec.json.encode(opine(_view(game, seen), level, seed))


def reply(game: str, state: bytes, seat: Seat, seed: bytes) -> bytes:
    rules = games.get(game)
    assert rules.challenge is not None, "only where there is one somebody replies in it"
    whole = msgspec.json.decode(state, type=rules.state_type)
    return msgspec.json.encode(rules.challenge.reply(whole, seat, seed))


def help_(game: str, seen: bytes, level: Help) -> bytes:
    beliefs = games.get(game).beliefs
    work_out = None if beliefs is None else beliefs.of(level)
    assert work_out is not None, "the table offers no help that the game does not have"
    return msgspec.json.encode(work_out(_view(game, seen)))


def advise(game: str, seen: bytes, about: str) -> bytes:
    judge = games.get(game).judge
    assert judge is not None, "`advise` has asked whether there is one"
    return msgspec.json.encode(judge.advise(_view(game, seen).table, about))


def measure(game: str, move: bytes, before: bytes, after: bytes) -> bytes:
    rules = games.get(game)
    assert rules.meter is not None, "only what can be measured is"
    made = msgspec.json.decode(move, type=rules.move_type)
    return msgspec.json.encode(rules.meter(_view(game, before), made, _view(game, after)))


def _view(game: str, seen: bytes) -> AnySeatView:
    view: AnySeatView = msgspec.json.decode(seen, type=games.get(game).seat_view_type)
    return view


BY_NAME: Mapping[str, Callable[..., bytes]] = {
    "decide": decide,
    "opine": opine,
    "reply": reply,
    "help": help_,
    "advise": advise,
    "measure": measure,
}
"""All that another machine can be asked; nothing else there can be called."""
