"""Złam ten Kod: the moves."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from zaslonka.kernel import PRIVATE
from .content import Code


class Ask(Struct, frozen=True, tag="ask", gc=False):
    card: str
    digit: int | None = None


class Guess(Struct, frozen=True, tag="guess", gc=False):
    """Name the opponent's code aloud."""

    code: Code


class Write(Struct, frozen=True, tag="write", gc=False):
    """Write down the tiles in the middle, for nobody else to see."""

    code: Annotated[Code, PRIVATE]


Move: TypeAlias = Ask | Guess | Write
