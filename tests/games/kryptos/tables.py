"""Small ways to lay out a game of Kryptos."""

from collections.abc import Collection, Sequence
from typing import Any

from zaslonka.games import get
from zaslonka.games.kryptos.content import Options, count_colours
from zaslonka.games.kryptos.events import Guessed
from zaslonka.games.kryptos.moves import Guess
from zaslonka.games.kryptos.rules import Opening, State, Table, Turn
from zaslonka.games.kryptos.state import Hand, Secret
from zaslonka.kernel import Chance, Seat

KRYPTOS = get("kryptos")
CHANCE = Chance(bytes(32))
"""Nothing in a game of Kryptos is left to chance after the deal."""

ROUND = [tuple(range(first, 31, 3)) for first in (1, 2, 3)]
"""Hands for three, dealt round in order; 31 and 32 lie aside."""


def laid_out(
    hands: Sequence[tuple[int, ...]] = ROUND,
    *,
    up: Sequence[Collection[int]] | None = None,
    scores: tuple[int, ...] | None = None,
    first: int = 0,
    turn: int | None = None,
    options: Options | None = None,
    numbers: int = 32,
    opening: bool = False,
) -> State:
    """A game in which these cards were dealt, and the numbers ``up`` of each seat are up."""
    shown = [set(numbers) for numbers in up] if up is not None else [set[int]() for _ in hands]
    rows = tuple(
        tuple(card if card in seen else None for card in hand)
        for hand, seen in zip(hands, shown, strict=True)
    )
    held = {card for hand in hands for card in hand}
    aside = tuple(card for card in range(1, numbers + 1) if card not in held)
    on_turn = (first if turn is None else turn,)
    return State(
        Table(
            agenda=(Opening(on_turn) if opening else Turn(on_turn),),
            options=options or Options(),
            first=first,
            numbers=numbers,
            aside=count_colours(aside),
            rows=rows,
            tokens=tuple(
                count_colours(card for card in hand if card not in seen)
                for hand, seen in zip(hands, shown, strict=True)
            ),
            scores=scores or (2,) * len(hands),
        ),
        [Hand(hand) for hand in hands],
        Secret(aside),
    )


def all_but(hand: tuple[int, ...], *hidden: int) -> set[int]:
    """The cards of a hand that are up when only these are hidden."""
    return set(hand) - set(hidden)


def guessed(by: Seat, guess: Guess, *, points: int = 0) -> Guessed:
    """What is told of a guess: it is right just when it wins points."""
    seat, place, number = guess.seat, guess.place, guess.number
    right = points > 0
    return Guessed(by=by, seat=seat, place=place, number=number, right=right, points=points)


def play(state: State, *moves: tuple[int, Any]) -> list[Any]:
    """Make these moves, each by its seat; what everybody is told."""
    return [
        told.event
        for seat, move in moves
        for told in KRYPTOS.play(state, seat, move, CHANCE)
        if told.only is None
    ]
