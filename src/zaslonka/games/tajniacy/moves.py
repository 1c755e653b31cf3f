"""Tajniacy: what players can do."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from zaslonka.kernel import PRIVATE
from .content import Ground, Team


class Ask(Struct, frozen=True, tag="ask", gc=False):
    """Ask the rival spymaster about a clue, unseen by the operatives."""

    word: str


class Answer(Struct, frozen=True, tag="answer", gc=False):
    """Say whether the clue one was asked about is good."""

    yes: bool


class GiveClue(Struct, frozen=True, tag="give_clue", gc=False):
    """Give a word and a number; None is unlimited.

    ``warned`` are the clauses the program has warned by, and ``judged`` says that it was asked:
    the table fills them in, whatever a client sends, and a replay finds them here.  Games on
    record from before TAJ-74 have clues that were not judged, and go by TAJ-73.
    """

    word: str
    number: int | None
    warned: tuple[Ground, ...] = ()
    judged: bool = False
    meant: Annotated[tuple[int, ...], PRIVATE] = ()  # the places it is meant for: TAJ-87


class LetStand(Struct, frozen=True, tag="let_stand", gc=False):
    """Have nothing against a clue of the rivals."""


class Object(Struct, frozen=True, tag="object", gc=False):
    """Strike down a clue of the rivals by this clause, or ask that it be withdrawn."""

    clause: Ground


class Withdraw(Struct, frozen=True, tag="withdraw", gc=False):
    """Take one's own clue back, because the rivals think it bad, and give another."""


class Insist(Struct, frozen=True, tag="insist", gc=False):
    """Let one's own clue stand, whatever the rivals think of it."""


class Cover(Struct, frozen=True, tag="cover", gc=False):
    """Cover a word of one's own team, for a clue that was struck down; places count from 0."""

    place: int


class Forgo(Struct, frozen=True, tag="forgo", gc=False):
    """Cover none."""


class Touch(Struct, frozen=True, tag="touch", gc=False):
    """Touch a word: the team's answer; places count from 0, row by row."""

    place: int


class Stop(Struct, frozen=True, tag="stop", gc=False):
    """Guess no more in this turn."""


class Next(Struct, frozen=True, tag="next", gc=False):
    """With the boxed game: the clue has been given, or the turn is over."""


class Finish(Struct, frozen=True, tag="finish", gc=False):
    """With the boxed game: this team has won."""

    winner: Team


Move: TypeAlias = (
    Ask
    | Answer
    | GiveClue
    | LetStand
    | Object
    | Withdraw
    | Insist
    | Cover
    | Forgo
    | Touch
    | Stop
    | Next
    | Finish
)
