"""What the tests of every game ask of each: its kit, in ``tests/games/<name>/kit.py``.

A game of this house has one, a package of somebody else needs none.  Tests over all games go
over `names`, and one test says which part of which kit is still missing.
"""

import importlib
import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import pytest
from msgspec import UNSET, Struct

from tests.browser.keyboard import Keys
from tests.browser.people import DESKTOP, Person
from tests.server.party import Json, Offers
from tests.server.protocol_client import Client
from tests.support.recorded import recorded
from zaslonka import games
from zaslonka.kernel import AnyState, Chance, Match, Seat, shelf

GAMES = Path(__file__).parents[1] / "games"

LACKING: Any = UNSET
"""Stands for a part that is still to be written."""

Player: TypeAlias = Any
"""A person of the kit's own kind: each has other hands."""

Turn: TypeAlias = tuple[Person, Callable[[], object]]
"""Who is about to move, and what they will do."""

Called: TypeAlias = Callable[..., Any]
"""Calls a person of some kind to the page."""


def as_it_is(state: AnyState) -> None:
    """From the very beginning."""


def unchanged(patch: pytest.MonkeyPatch) -> None:
    """The game as it is."""


# Six people


class Evening(NamedTuple):
    """A whole game of people: how many of them sit, how they play, and from where on."""

    seats: int
    play: Callable[[list[Any]], Iterator[Turn]]
    """Turn by turn to the end of the game, by what the people see."""
    begin: Callable[[AnyState], None] = as_it_is
    """Makes a deal late, so that people soon come to its real end."""


def play_on(game: str, state: AnyState, is_late: Callable[[Any], bool]) -> None:
    """Make the first legal move again and again, until it is late enough."""
    rules = games.get(game)
    while not is_late(state.table):
        (seat,) = rules.must_act(state.table)
        move = next(iter(rules.legal(rules.view(state, seat))))
        rules.play(state, seat, move, Chance(bytes(32)))


# The big screen


A_FEW_PLIES = 6


def a_few_plies(watcher: Client) -> bool:
    return bool(watcher.position and watcher.position["ply"] >= A_FEW_PLIES)


def any_listed(offers: Offers, dice: random.Random) -> Json:
    return dice.choice([move for moves in offers.values() for move in moves or ()])


class Room(NamedTuple):
    """The fullest table of a game, before a screen for the whole room."""

    people: int
    robots: int
    is_enough: Callable[[Client], bool] = a_few_plies
    """Whether the game has gone on for long enough to be looked at."""
    move: Callable[[Offers, random.Random], Json] = any_listed
    """What somebody does who is asked."""
    has_show: bool = False
    """Whether the board shows what has happened scene by scene, before the result."""
    prepare: Callable[[pytest.MonkeyPatch], None] = unchanged
    """Sees to it that robots do not end the game before it was looked at."""


# Pictures


class Moment(NamedTuple):
    """After how many plies a game is looked at, and from which seat."""

    ply: int
    seat: Seat = 0


class Exhibit(NamedTuple):
    """A recorded game, and the moments of it that look different from each other."""

    game: str
    ending: str
    moments: Mapping[str, Moment]
    in_sight: tuple[str, ...] = ()
    """What must be seen whole without scrolling: the decision, the hand and its button."""
    public: Mapping[str, str] = {}
    """Addresses that anybody may see, by what they show; {moment} stands for its table."""

    @property
    def match(self) -> Match:
        return recorded(self.game)[self.ending].match

    def table_id(self, moment: str) -> str:
        return f"{self.game.replace('_', '')[:4]}{moment[:4]}".upper()

    def addresses(self) -> dict[str, str]:
        tables = {moment: self.table_id(moment) for moment in self.moments}
        return {screen: path.format(**tables) for screen, path in self.public.items()}


# Hints


class Advised(NamedTuple):
    """A game against robots in which so many decisions are made as a hint says."""

    players: int
    decisions: int
    size: Mapping[str, int] = DESKTOP


# Puzzles


class Blunder(NamedTuple):
    """A game of robots for puzzles, by its number, and the ply after which one of them erred."""

    game: int
    ply: int


class Kit(Struct, frozen=True, kw_only=True):
    """What tests over all games need of one."""

    player: type[Person] = LACKING
    """The page driver: a person who plays this game in a browser."""

    evening: Evening = LACKING
    """How six people play it, and watch."""

    keyboard: Mapping[str, Callable[[Keys, Player], None]] = LACKING
    """Whole games against robots by keyboard alone, each by what is played there."""

    room: Room = LACKING
    """Its fullest table on the big screen."""

    exhibit: Exhibit = LACKING
    """What is looked at in pictures."""

    hand_words: Callable[[Player, Json], list[str]] = LACKING
    """What must be read aloud of a hand, to whom."""

    why_not: Callable[[Called, pytest.MonkeyPatch], None] = LACKING
    """People try what cannot be done, and read why."""

    learn: Callable[[Player, Any], None] = LACKING
    """How a learner makes a move (or one of a kind) that a lesson asks for."""

    advised: Advised | None = LACKING
    """How far hints are followed; None where the game has tests of its own for it."""

    blunder: Blunder = LACKING
    """Where a puzzle is found."""

    steady: Callable[[pytest.MonkeyPatch], None] = unchanged
    """Sees to it that robots do nothing before a person has looked at the table."""

    brief: Callable[[pytest.MonkeyPatch], None] = unchanged
    """Has whole games end soon, by another number in the rule that ends them."""


PARTS = {
    "player": "page driver",
    "evening": "evening of six people",
    "keyboard": "game by keyboard",
    "room": "table for the big screen",
    "exhibit": "exhibit for pictures",
    "hand_words": "words of a hand",
    "why_not": "why-not walk",
    "learn": "learner of its lesson",
    "advised": "game by hints",
    "blunder": "blunder for a puzzle",
}
"""The parts a kit must have, in words."""


def own() -> tuple[str, ...]:
    """The games of this house."""
    return tuple(name for name in games.names() if shelf.declared()[name].dist is None)


@cache
def kit(name: str) -> Kit:
    found = importlib.import_module(f"tests.games.{name}.kit").KIT
    assert isinstance(found, Kit)
    return found


def lacks(name: str) -> list[str]:
    """In words, what is still missing of a game's kit."""
    game = games.get(name)
    spared = {
        "learn": not game.lesson,
        "advised": game.bot is None,
        "blunder": game.puzzles is None,
    }
    return [words for part, words in PARTS.items() if not spared.get(part) and not _has(name, part)]


def having(part: str) -> list[str]:
    """The games of this house whose kits have a part; what is missing is told by one test."""
    return [name for name in own() if _has(name, part)]


def _has(name: str, part: str) -> bool:
    there = (GAMES / name / "kit.py").is_file()
    return there and getattr(kit(name), part) is not LACKING
