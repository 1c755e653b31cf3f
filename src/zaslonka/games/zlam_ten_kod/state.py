"""Złam ten Kod: what lies where, and who sees it."""

from typing import TypeAlias

from msgspec import Struct

from zaslonka import kernel
from zaslonka.kernel import Seat
from .content import Code
from .events import Announced, Asked, Guessed


class Board(kernel.Table, kw_only=True):
    """All that everybody sees; `rules.Table` adds which steps can be on the agenda."""

    players: int
    first: Seat
    tiles: int  # in every code
    row: tuple[str, ...]  # the open cards
    pile: int  # how many cards are still to come
    past: tuple[Asked | Guessed | Announced, ...] = ()
    out: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()


class Hand(Struct, tag="hand", gc=False):
    code: Code
    wrote: Code | None = None
    middle: Code | None = None  # seen after one's own guess, and kept to oneself


class Secret(Struct, tag="secret", gc=False):
    middle: Code  # with two players: the tiles put back
    pile: tuple[str, ...]


Now: TypeAlias = kernel.Now[Board, Hand, Secret]
View: TypeAlias = kernel.SeatView[Board, Hand]
