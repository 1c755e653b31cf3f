"""Tajniacy: what lies where and who sees it, how a word is covered and the game is won."""

from typing import TypeAlias

from msgspec import Struct

from zaslonka import kernel
from zaslonka.kernel import Illegal, Seat
from .content import TEAMS, Ground, Kind, Options, PerTeam, Team
from .events import KeyShown
from .keys import Key


class Clue(Struct, frozen=True, kw_only=True, gc=False):
    """A clue that was given, and what came of it."""

    team: Team
    word: str
    number: int | None
    warned: tuple[Ground, ...]
    touched: tuple[int, ...] = ()
    struck: Ground | None = None


class Question(Struct, frozen=True, gc=False):
    """A clue the rival spymaster was asked about, and the answer, if there is one."""

    word: str
    yes: bool | None = None


class Board(kernel.Table, kw_only=True):
    """All that everybody sees; what may lie on its agenda is known to `rules.Table`."""

    options: Options
    teams: tuple[Team, ...]  # by seat
    spymasters: PerTeam  # their seats
    first: Team
    words: tuple[str, ...]  # row by row; none for people with the boxed game
    covered: tuple[Kind | None, ...]
    left: PerTeam  # words to find
    objections: PerTeam  # left, where the program has not warned
    missed: PerTeam  # clues, in succession
    clues: tuple[Clue, ...] = ()
    winner: Team | None = None
    key: Key = ()  # only when the game is over


class Hand(Struct, tag="hand", gc=False):
    """The two spymasters hold the same; an operative's hand is empty."""

    key: Key = ()
    asked: tuple[Question, ...] = ()  # in this turn


class Secret(Struct, tag="secret", gc=False):
    """Nothing is hidden from everybody."""


Now: TypeAlias = kernel.Now[Board, Hand, Secret]
View: TypeAlias = kernel.SeatView[Board, Hand]
"""The state as a step changes it, and what a seat knows of it."""


def operatives(table: Board, team: Team) -> tuple[Seat, ...]:
    chief = table.spymasters.of(team)
    return tuple([seat for seat, side in enumerate(table.teams) if side == team and seat != chief])


def uncovered(table: Board) -> list[int]:
    """The places of words that can still be touched."""
    return [place for place, kind in enumerate(table.covered) if kind is None]


def check_place(table: Board, place: int) -> None:
    if not 0 <= place < len(table.words):
        raise Illegal("TAJ-12", "no_such_word")
    if table.covered[place] is not None:
        raise Illegal("TAJ-31", "covered", word=table.words[place])


def cover(now: Now, place: int) -> Kind:
    """Cover a word by the tile the key says; whose it was has one less to find."""
    table = now.table
    kind = _key(now)[place]
    table.covered = (*table.covered[:place], kind, *table.covered[place + 1 :])
    if kind in ("red", "blue"):
        table.left = table.left.but(kind, table.left.of(kind) - 1)
    return kind


def _key(now: Now) -> Key:
    return now.hands[now.table.spymasters.red].key


def forget_questions(now: Now) -> None:
    hands, chiefs = now.hands, now.table.spymasters
    hands[chiefs.red].asked = hands[chiefs.blue].asked = ()


def end_if_won(now: Now) -> bool:
    """End the game if a team's last word has just been covered, and say so.  TAJ-40."""
    for team in TEAMS:
        if now.table.left.of(team) == 0:
            win(now, team)
            return True
    return False


def win(now: Now, team: Team) -> None:
    """The game is over, and the key open to all.  TAJ-40 to TAJ-42."""
    forget_questions(now)
    now.table.winner = team
    now.table.key = _key(now)
    now.tell(KeyShown(team, now.table.key))
    now.over()
