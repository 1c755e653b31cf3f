"""What a stranger's bot is asked and answers, the same by pipe and by HTTP; see docs/arena.md."""

from itertools import islice
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from zaslonka.kernel import AnyGame, AnySeatView, Illegal, Seat

PROTOCOL = 1
LISTED = 256
"""So many of the legal moves are listed with a question, for bots that know no rules."""
MOST_BYTES = 1 << 16
"""Of an answer."""

Reason: TypeAlias = Literal[
    "too slow", "ended", "unreachable", "too long", "garbage", "out of turn", "another seat",
    "no move", "illegal",
]  # fmt: skip
"""Why a bot is refused, and its game lost."""


class Ask(Struct, frozen=True, tag="ask"):
    """A seat has to decide; all that the bot is given."""

    protocol: int
    id: int
    game: str
    seat: Seat
    seed: str  # hexadecimal; the same for this seat all game long
    view: Any
    moves: tuple[Any, ...]


class Answer(Struct, frozen=True):
    """The move, for the question of this number and no other seat."""

    id: int
    move: msgspec.Raw
    seat: Seat | None = None


class Refused(Exception):
    """A bot did what no bot may; its side has lost the game."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason: Reason = reason
        self.detail = detail


def question(game: AnyGame, view: AnySeatView, seed: bytes, number: int) -> bytes:
    """One line of JSON."""
    moves = tuple(islice(game.legal(view), LISTED))
    asked = Ask(PROTOCOL, number, game.name, view.seat, seed.hex(), view, moves)
    return msgspec.json.encode(asked) + b"\n"


def accepted(game: AnyGame, view: AnySeatView, number: int, said: bytes) -> Any:
    """The move that was answered; `Refused` if it is not one that may be made."""
    try:
        answer = msgspec.json.decode(said, type=Answer)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("garbage", f"{error}: {said[:200]!r}") from None
    if answer.id != number:
        raise Refused("out of turn", f"answered {answer.id}, was asked {number}")
    if answer.seat not in (None, view.seat):
        raise Refused("another seat", f"answered for {answer.seat}, has {view.seat}")
    return legal(game, view, answer.move)


def legal(game: AnyGame, view: AnySeatView, said: msgspec.Raw) -> Any:
    """A move that its seat may make now, by the same check as anybody's."""
    try:
        move = msgspec.json.decode(said, type=game.move_type)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("no move", f"{error}: {bytes(said)[:200]!r}") from None
    try:
        game.check(view, move)
    except Illegal as no:
        raise Refused("illegal", f"{no.rule} {no.why}: {bytes(said)[:200]!r}") from None
    return move
