"""Small ways to lay out a game of Złam ten Kod."""

from collections.abc import Sequence
from typing import TypeVar, cast

import pytest
from msgspec import Struct

from zaslonka.games.zlam_ten_kod import GAME
from zaslonka.games.zlam_ten_kod.content import CARDS, TILES, Code
from zaslonka.games.zlam_ten_kod.events import Announced, Asked, Guessed
from zaslonka.games.zlam_ten_kod.moves import Ask, Guess, Write
from zaslonka.games.zlam_ten_kod.rules import MiddleTurn, State, Table, Turn
from zaslonka.games.zlam_ten_kod.state import Hand, Secret
from zaslonka.kernel import Chance, Illegal, Result, Seat, Told

DECK = tuple(sorted(CARDS, key=lambda card: len(CARDS[card].digits)))
"""The cards, first those that ask for no digit."""

E = TypeVar("E")


def code(tiles: str) -> Code:
    """``"0b 1w"`` as tiles."""
    return cast(Code, tuple(tiles.split()))


class Sitting:
    """A game in which everybody holds what the test says, and the rest lies in the middle."""

    def __init__(
        self,
        *codes: str,
        first: Seat = 0,
        row: Sequence[str] = DECK[:6],
        pile: Sequence[str] = DECK[6:],
    ) -> None:
        hands = [Hand(code(tiles)) for tiles in codes]
        rest = list(TILES)
        for hand in hands:
            for tile in hand.code:
                rest.remove(tile)
        table = Table(
            agenda=(Turn((first,)) if len(codes) == 2 else MiddleTurn((first,)),),
            players=len(codes),
            first=first,
            tiles=len(hands[0].code),
            row=tuple(row),
            pile=len(pile),
        )
        self.state = State(table, hands, Secret(tuple(rest), tuple(pile)))
        self.told: list[Told] = []

    @property
    def table(self) -> Table:
        return self.state.table

    @property
    def turn(self) -> tuple[Seat, ...]:
        """Who is on turn: one seat, or none after the end."""
        return GAME.to_act(self.table)

    @property
    def result(self) -> Result:
        assert not self.turn, "the game goes on"
        return GAME.result(self.table)

    def play(self, seat: Seat, move: Struct) -> None:
        self.told = GAME.play(self.state, seat, move, Chance(bytes(32)))

    def ask(self, seat: Seat, card: str, digit: int | None = None) -> Asked:
        self.play(seat, Ask(card, digit))
        (asked,) = self.heard(Asked)
        return asked

    def guess(self, seat: Seat, tiles: str) -> bool:
        self.play(seat, Guess(code(tiles)))
        (guessed,) = self.heard(Guessed)
        return guessed.right

    def write(self, seat: Seat, tiles: str) -> bool:
        self.play(seat, Write(code(tiles)))
        (announced,) = self.heard(Announced)
        return announced.right

    def heard(self, kind: type[E]) -> list[E]:
        """What of this kind was last told to everybody."""
        events = [told.event for told in self.told if told.only is None]
        return [event for event in events if isinstance(event, kind)]

    def refused(self, seat: Seat, move: Struct) -> tuple[str, str]:
        """The clause and the reason for which a move is refused; it costs nothing."""
        before = self.state.clone()
        with pytest.raises(Illegal) as caught:
            self.play(seat, move)
        assert self.state == before
        assert move not in list(GAME.legal(GAME.view(self.state, seat)))
        return caught.value.rule, caught.value.why


def later(players: int, asked: int, seed: int, *, guesses: int = 0) -> State:
    """A game after random questions and, between the first of them, some wrong guesses."""
    chance = Chance(b"position", 1000 * seed + players)
    state = GAME.setup(GAME.options(), players, chance)
    for ply in range(asked + guesses):
        (seat,) = GAME.to_act(state.table)
        wrong = {state.secret.middle, state.hands[seat - 1].code}
        kinds = (Guess, Write) if ply % 2 == 1 and ply < 2 * guesses else (Ask,)
        moves = [
            move
            for move in GAME.legal(GAME.view(state, seat))
            if isinstance(move, kinds) and getattr(move, "code", ()) not in wrong
        ]
        GAME.play(state, seat, chance.pick(moves), chance)
    return state
