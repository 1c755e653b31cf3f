"""Kryptos: what lies where, and who sees it."""

from typing import TypeAlias

from msgspec import Struct

from zaslonka import kernel
from zaslonka.kernel import Seat
from .content import Counts, Options
from .events import Guessed, TurnedUp

Row: TypeAlias = tuple[int | None, ...]
"""A player's cards from left to right: the number if the card is up, else None."""


class Board(kernel.Table, kw_only=True):
    """All that everybody sees; `rules.Table` adds which steps can be on the agenda."""

    options: Options
    first: Seat
    numbers: int  # those from 1 to this one take part
    aside: Counts  # the colours of the cards that nobody was dealt
    rows: tuple[Row, ...]
    tokens: tuple[Counts, ...]  # the colours of each player's hidden cards
    scores: tuple[int, ...]
    past: tuple[TurnedUp | Guessed, ...] = ()
    last_round: bool = False


class Hand(Struct, tag="hand", gc=False):
    cards: tuple[int, ...]  # all of them, from left to right


class Secret(Struct, tag="secret", gc=False):
    aside: tuple[int, ...]


Now: TypeAlias = kernel.Now[Board, Hand, Secret]
View: TypeAlias = kernel.SeatView[Board, Hand]
