"""Kryptos: which guesses are legal, listed, drawn and counted.  KRY-20, KRY-27, KRY-30.

Sets of numbers are bits of a number, the card 1 being bit 1: a game asks for them at every guess.
A card is counted through all rows, ``MOST_EACH`` to each.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct

from zaslonka.kernel import Illegal, Seat
from zaslonka.kernel.growing import Growing, Remembered
from zaslonka.kernel.steps import MOST_LISTED
from .content import DEALS, DEALS_OF_TAJEMNICA
from .events import Guessed, TurnedUp
from .moves import Guess
from .state import Board, Row, View

_DEALS = (DEALS, DEALS_OF_TAJEMNICA)
MOST_SEATS = max(seats for deals in _DEALS for seats in deals)
MOST_EACH = max(deal.each for deals in _DEALS for deal in deals.values())

Past: TypeAlias = tuple[TurnedUp | Guessed, ...]


def check_guess(view: View, move: Guess) -> None:
    """Refuse a card that cannot be pointed at, and a number it is known not to be."""
    table = view.table
    if move.seat == view.seat:
        raise Illegal("KRY-20", "own_card")
    if not (0 <= move.seat < len(table.rows) and 0 <= move.place < len(table.rows[move.seat])):
        raise Illegal("KRY-20", "no_such_card")
    if table.rows[move.seat][move.place] is not None:
        raise Illegal("KRY-20", "already_up")
    if not 1 <= move.number <= table.numbers:
        raise Illegal("KRY-27", "not_in_play", number=move.number, numbers=table.numbers)
    if any(move.number in row for row in table.rows):
        raise Illegal("KRY-27", "face_up", number=move.number)
    if move.number in view.hand.cards:
        raise Illegal("KRY-27", "in_own_hand", number=move.number)
    if move.number in answered_wrong(table, move.seat, move.place):
        raise Illegal("KRY-30", "already_wrong", number=move.number)


def guesses(view: View) -> Iterator[Guess]:
    """The legal ones, card by card."""
    cards, unknown, possible = _open_to(view)
    for card in cards:
        owner, place = divmod(card, MOST_EACH)
        for number in numbers_in(unknown & possible[card]):
            yield Guess(owner, place, number)


def drawn(view: View, below: Callable[[int], int], others: int = 0) -> Guess | None:
    """The guess that would stand at a place of the list, counted card by card.

    None where the place is that of one of the other moves, which come last.
    """
    cards, unknown, possible = _open_to(view)
    counts: list[int] = [(unknown & possible[card]).bit_count() for card in cards]
    place = below(sum(counts) + others)
    for which, count in enumerate(counts):
        if place < count:
            card = cards[which]
            number = _number_at(place, unknown & possible[card])
            return Guess(card // MOST_EACH, card % MOST_EACH, number)
        place -= count
    return None


def _number_at(place: int, bits: int) -> int:
    for _ in range(place):
        bits &= bits - 1  # without its lowest
    return (bits & -bits).bit_length() - 1


def has_many_guesses(view: View) -> bool:
    """Whether there are more than anybody would list, before what was answered is left out."""
    rows = view.table.rows
    shown = sum(number is not None for row in rows for number in row)
    others = [row for owner, row in enumerate(rows) if owner != view.seat]
    hidden = sum(number is None for row in others for number in row)
    own = sum(number is None for number in rows[view.seat])
    return hidden * (view.table.numbers - shown - own) > MOST_LISTED


def answered_wrong(table: Board, owner: Seat, place: int) -> set[int]:
    """The numbers that a card was said not to be."""
    return set(numbers_in(~NOT_DENIED.of(table.past)[owner * MOST_EACH + place]))


def hidden_places(row: Row) -> list[int]:
    return [place for place, up in enumerate(row) if up is None]


@lru_cache(maxsize=1 << 12)
def numbers_in(bits: int) -> tuple[int, ...]:
    return tuple([number for number in range(1, bits.bit_length()) if bits >> number & 1])


# What everybody knows, worked out once


def _open_to(view: View) -> tuple[tuple[int, ...], int, list[int]]:
    """The cards that a seat can point at, the numbers unknown to it, and what each card can be."""
    table = view.table
    laid = _LAID.of(table.rows)
    unknown = ((2 << table.numbers) - 2) & ~(laid.up | _IN_HAND.of(view.hand.cards))
    return laid.others[view.seat], unknown, NOT_DENIED.of(table.past)


class Laid(Struct, frozen=True):
    """What lies on the table: the numbers that are up, the hidden cards of others by seat."""

    up: int
    others: list[tuple[int, ...]]


def _laid(rows: tuple[Row, ...]) -> Laid:
    hidden, ends, up = list[int](), [0], 0
    for owner, row in enumerate(rows):
        for place, number in enumerate(row):
            if number is None:
                hidden.append(owner * MOST_EACH + place)
            else:
                up |= 1 << number
        ends.append(len(hidden))
    cards = tuple(hidden)
    return Laid(up, [cards[:begin] + cards[end:] for begin, end in pairwise(ends)])


def _bits(numbers: tuple[int, ...]) -> int:
    return sum([1 << number for number in numbers])


def _nothing_denied() -> list[int]:
    return [-1] * (MOST_SEATS * MOST_EACH)


def _without(possible: list[int], new: Past) -> list[int]:
    """What each card can be, by the answers so far and the new ones."""
    less = possible.copy()
    for past in new:
        if isinstance(past, Guessed):
            card = past.seat * MOST_EACH + past.place
            less[card] = less[card] & ~(1 << past.number)
    return less


_LAID = Remembered(_laid, 64)
_IN_HAND: Remembered[tuple[int, ...], int] = Remembered(_bits)
NOT_DENIED: Growing[TurnedUp | Guessed, list[int]] = Growing(_nothing_denied, _without)
