"""Puzzles found in finished games: positions where one move was far better than the one made.

TAB-120, TAB-121.
"""

from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct

from zaslonka import games
from zaslonka.kernel import Chance, History, Match, Played, Ply
from zaslonka.kernel.challenge import Task
from zaslonka.kernel.drafting import Draft
from zaslonka.kernel.levels import Language
from zaslonka.kernel.puzzles import Puzzles, Weighed, worth_of
from zaslonka.table.live import LiveTable
from zaslonka.table.lobby import nonces
from zaslonka.table.seeds import bot_seed, deal_seed

MOST_PLIES = 1000
"""Of a game that the house plays for itself."""


class Finished(Struct, frozen=True, kw_only=True):
    """A finished game, as far as puzzles can be made of it: nobody's name is in it."""

    game: str
    version: int
    options: Any
    seats: int
    seed: bytes  # and what people added to it: the deal is its hash
    log: tuple[Played, ...]


class Posed(Struct, frozen=True, kw_only=True):
    """A puzzle: a position, what was played there, and what every move was worth."""

    task: Task
    weighed: Weighed
    played: Any  # in the game it comes from

    @property
    def gap(self) -> float:
        """By how much the best answer beats the next, as a part of what it is worth.

        Where there is no next one to compare with, the answer has to be made up: nothing helps.
        """
        best = self.weighed.moves[0].worth
        return (best - next_best(self.weighed)) / best if self.weighed.moves[1:] else 0.0


def next_best(rated: Weighed) -> float:
    others = [one.worth for one in rated.moves[1:]]
    return max([*others, rated.rest or 0.0])


def languages(game: str) -> tuple[Language, ...]:
    """The languages that a game has puzzles of its own in: all, or the one for everybody."""
    part = games.get(game).puzzles
    return ("pl", "en") if part is not None and part.spoken else ("pl",)


# Where they come from


def of_table(table: LiveTable) -> Finished | None:
    """A finished table as a source; None where nothing of it can be a puzzle.

    What was taken back, or happened because time was out, is no decision to learn from, and the
    game is looked at only up to there.
    """
    rules = table.rules
    part = rules.puzzles
    if part is None or table.version != rules.version:
        return None
    if part.private is not None and part.private(msgspec.convert(table.options, rules.options)):
        return None
    log = []
    for ply in table.history.plies[1:]:
        if not isinstance(ply.entry, Played) or ply.by_clock:
            break
        log.append(ply.entry)
    return Finished(
        game=table.game,
        version=table.version,
        options=table.options,
        seats=len(table.chairs),
        seed=table.seed + "".join(nonces(table)).encode("ascii"),
        log=tuple(log),
    )


def of_house(game: str, seed: bytes, language: Language) -> Finished:
    """A game that robots play for the sake of puzzles, whole, from a seed of its own."""
    rules, part = games.get(game), _need(game)
    assert rules.bot is not None, "who has puzzles has bots"
    seats, levels = part.house[seed[0] % len(part.house)]
    options = {"language": language} if part.spoken else {}
    draft = Draft(rules, seats, deal_seed(seed, ()), options)
    while not draft.over and len(draft.log) < MOST_PLIES:
        seat = draft.on_turn
        draft.play(seat, rules.bot.decide(draft.view(seat), levels[seat], bot_seed(seed, seat)))
    whole = msgspec.to_builtins(msgspec.convert(options, rules.options))
    return Finished(
        game=game,
        version=rules.version,
        options=whole,
        seats=seats,
        seed=seed,
        log=draft.log,
    )


# What is found in them


def found(source: Finished) -> Posed | None:
    """A puzzle of a game: the first that is one, of its decisions in an order of their own.

    One game gives one: who has solved it has seen the whole game, and would know the answers.
    """
    decisions = list(pairwise(_history(source).plies))
    chance = Chance(_seed_at(source, 0))
    while decisions:
        before, after = decisions.pop(chance.below(len(decisions)))
        if (posed := _posed(source, before, after)) is not None:
            return posed
    return None


def posed_at(source: Finished, ply: int) -> Posed | None:
    """The puzzle of the decision after a ply, if it is one."""
    plies = _history(source).plies
    return _posed(source, plies[ply], plies[ply + 1])


def _history(source: Finished) -> History:
    match = Match(
        source.game,
        source.version,
        source.options,
        source.seats,
        deal_seed(source.seed, ()),
        list(source.log),
    )
    return match.history()


def _posed(source: Finished, before: Ply, after: Ply) -> Posed | None:
    rules, part = games.get(source.game), _need(source.game)
    seat, played = after.mover, after.move
    assert seat is not None, "only moves are on the log of a source"
    if rules.seconds(before.state.table) is not None:
        return None  # nobody should have to solve it against a clock
    rated = part.weigh(rules.view(before.state, seat), played, _seed_at(source, before.ply))
    if rated is None or not is_puzzle(part, rated, played):
        return None
    best = rated.moves[0].move
    if part.holds is not None and not part.holds(before.state, seat, best, played):
        return None
    task = Task(
        seats=source.seats,
        seat=seat,
        options=source.options,
        prologue=source.log[: before.ply],
        line=(Played(after.ply, seat, best),),
        best=1,
    )
    return Posed(task=task, weighed=rated, played=played)


def is_puzzle(part: Puzzles, rated: Weighed, played: Any) -> bool:
    """Whether one answer alone is right, and the one that was given far from it.  TAB-121."""
    best, unit = rated.moves[0], rated.unit
    made = worth_of(rated, played)
    if made is None or best.move == played:
        return False
    return best.worth - made >= part.far[unit] and best.worth - next_best(rated) >= part.clear[unit]


def _seed_at(source: Finished, ply: int) -> bytes:
    """What the weighing of a decision draws from: not what the game was dealt from."""
    return bot_seed(source.seed, -1 - ply)  # no seat has a number below 0


def _need(game: str) -> Puzzles:
    part = games.get(game).puzzles
    assert part is not None, f"{game} has no puzzles"
    return part
