"""Tajniacy: what players do, and what is told of it."""

from typing import Literal, TypeAlias

from msgspec import Struct

from zaslonka.games.tajniacy.content import Ground, Kind, Team
from zaslonka.games.tajniacy.keys import Key
from zaslonka.kernel import Seat

Phase: TypeAlias = Literal["clue", "guesses"]

# Moves


class Ask(Struct, frozen=True, tag="ask"):
    """Ask the rival spymaster about a clue, unseen by the operatives."""

    word: str


class Answer(Struct, frozen=True, tag="answer"):
    """Say whether the clue one was asked about is good."""

    yes: bool


class GiveClue(Struct, frozen=True, tag="give_clue"):
    """Give a word and a number; None is unlimited.

    ``warned`` are the clauses the program has warned by: the table fills it in, whatever
    a client sends, and a replay finds it here.
    """

    word: str
    number: int | None
    warned: tuple[Ground, ...] = ()


class LetStand(Struct, frozen=True, tag="let_stand"):
    """Have nothing against a clue of the rivals."""


class Object(Struct, frozen=True, tag="object"):
    """Strike down a clue of the rivals by this clause."""

    clause: Ground


class Cover(Struct, frozen=True, tag="cover"):
    """Cover a word of one's own team, for a clue that was struck down; places count from 0."""

    place: int


class Forgo(Struct, frozen=True, tag="forgo"):
    """Cover none."""


class Touch(Struct, frozen=True, tag="touch"):
    """Touch a word: the team's answer; places count from 0, row by row."""

    place: int


class Stop(Struct, frozen=True, tag="stop"):
    """Guess no more in this turn."""


class Next(Struct, frozen=True, tag="next"):
    """With the boxed game: the clue has been given, or the turn is over."""


class Finish(Struct, frozen=True, tag="finish"):
    """With the boxed game: this team has won."""

    winner: Team


Move: TypeAlias = (
    Ask | Answer | GiveClue | LetStand | Object | Cover | Forgo | Touch | Stop | Next | Finish
)


# What happens


class Asked(Struct, frozen=True, tag="asked"):
    """The two spymasters alone know: one has asked the other about a clue."""

    by: Seat
    word: str


class Answered(Struct, frozen=True, tag="answered"):
    """The two spymasters alone know: the clue is good, or is not."""

    by: Seat
    word: str
    yes: bool


class Clued(Struct, frozen=True, tag="clued"):
    by: Seat
    team: Team
    word: str
    number: int | None
    warned: tuple[Ground, ...]


class Stands(Struct, frozen=True, tag="stands"):
    """The clue may be guessed at: it was let stand, or (None) the time to object is over."""

    by: Seat | None


class Objected(Struct, frozen=True, tag="objected"):
    """A clue was struck down; ``warned`` if the program had warned by that clause."""

    by: Seat
    word: str
    clause: Ground
    warned: bool


class Covered(Struct, frozen=True, tag="covered"):
    """A spymaster covered a word of the own team, for a clue that was struck down."""

    by: Seat
    place: int
    word: str
    kind: Kind


class Forwent(Struct, frozen=True, tag="forwent"):
    by: Seat


class Touched(Struct, frozen=True, tag="touched"):
    by: Seat
    place: int
    word: str
    kind: Kind


class Stopped(Struct, frozen=True, tag="stopped"):
    """A team guesses no more: one of it said so, or (None) the time is out."""

    by: Seat | None
    team: Team


class ClueMissed(Struct, frozen=True, tag="clue_missed"):
    """The time for a clue ran out, so many times in succession."""

    team: Team
    times: int


class Passed(Struct, frozen=True, tag="passed"):
    """With the boxed game: what this team does now."""

    team: Team
    phase: Phase


class KeyShown(Struct, frozen=True, tag="key_shown"):
    """The game is over."""

    winner: Team
    key: Key


Event: TypeAlias = (
    Asked
    | Answered
    | Clued
    | Stands
    | Objected
    | Covered
    | Forwent
    | Touched
    | Stopped
    | ClueMissed
    | Passed
    | KeyShown
)
