"""Kryptos: the rules of the opening and of a turn, step by step."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TypeAlias, TypeVar

from msgspec import structs

from zaslonka import kernel
from zaslonka.kernel import Illegal, OneSeatChoice, Seat
from zaslonka.kernel.growing import Remembered
from .content import (
    MOST_POINTS,
    OPENED_EACH,
    WINNING_POINTS,
    Counts,
    colour,
    opened_of_a_colour,
)
from .events import Guessed, LastRound, Paid, Passed, Stopped, TurnedUp
from .guesses import NOT_DENIED, check_guess, drawn, guesses, has_many_guesses, hidden_places
from .moves import Guess, Stop, TurnUp
from .state import Board, Hand, Now, Secret, View

X = TypeVar("X")

# The opening


class Opening(OneSeatChoice[Now, View, TurnUp], frozen=True, tag="opening"):
    """Turn up one own card in its place, counter-clockwise, twice round.  KRY-16, KRY-50 to 53."""

    takes = (TurnUp,)

    def check(self, view: View, move: TurnUp) -> None:
        row = view.table.rows[view.seat]
        if not 0 <= move.place < len(row):
            raise Illegal("KRY-16", "no_such_card", places=len(row))
        if row[move.place] is not None:
            raise Illegal("KRY-16", "already_up")
        if move.place not in openable(view.table, view.seat, view.hand.cards):
            number = view.hand.cards[move.place]
            rule = broken_by(view.table, view.seat, move.place, number)[0]
            raise Illegal(rule, ADVANCED[rule], number=number)

    def moves(self, view: View) -> Iterator[TurnUp]:
        yield from map(TurnUp, openable(view.table, view.seat, view.hand.cards))

    def take(self, now: Now, seat: Seat, move: TurnUp) -> None:
        table = now.table
        turned = TurnedUp(seat, move.place, now.hands[seat].cards[move.place])
        table.past += (turned,)
        now.tell(turned)
        turn_up(table, seat, move.place, turned.number)
        if len(table.past) < OPENED_EACH * now.seats:
            now.then(Opening(((seat - 1) % now.seats,)))
        else:
            now.then(Turn((table.first,)))


ADVANCED = {"KRY-50": "end_of_hand", "KRY-51": "next_to_first", "KRY-52": "colour_used_up"}
"""The rules of the advanced opening, in order, and why each refuses a card."""


def openable(table: Board, seat: Seat, cards: tuple[int, ...]) -> list[int]:
    """The places that a player with these cards may turn up now.

    While the rules of the advanced opening leave no card the last of them is dropped.  KRY-53.
    """
    kept = list(ADVANCED)
    hidden = hidden_places(table.rows[seat])
    broken = {place: broken_by(table, seat, place, cards[place]) for place in hidden}
    while all(any(rule in kept for rule in rules) for rules in broken.values()):
        kept.pop()
    return [place for place in hidden if not any(rule in kept for rule in broken[place])]


def broken_by(table: Board, seat: Seat, place: int, number: int) -> list[str]:
    """The rules of the advanced opening that turning up this number in this place would break."""
    row = table.rows[seat]
    if not table.options.advanced:
        return []
    breaks = {
        "KRY-50": place in (0, len(row) - 1),
        "KRY-51": number - 1 in row or number + 1 in row,
        "KRY-52": colour(number) in used_up(table),
    }
    return [rule for rule in ADVANCED if breaks[rule]]


def used_up(table: Board) -> set[int]:
    """The colours of which no more cards are turned up in an advanced opening.  KRY-52."""
    opened = Counter(colour(number) for row in table.rows for number in row if number is not None)
    return {kind for kind, up in opened.items() if up >= opened_of_a_colour(len(table.rows))}


def in_opening(table: Board, turned: int) -> Board:
    """The table as it was in the opening, when so many cards had been turned up."""
    past = table.past[:turned]
    up = {(event.by, event.place): event.number for event in past if isinstance(event, TurnedUp)}
    rows = tuple(
        tuple(up.get((seat, place)) for place in range(len(row)))
        for seat, row in enumerate(table.rows)
    )
    return structs.replace(table, rows=rows, past=past)


# A turn


class Turn(OneSeatChoice[Now, View, Guess], frozen=True, tag="turn"):
    """Point at a hidden card of another player and name its number.  KRY-20 to KRY-26."""

    takes = (Guess,)

    def check(self, view: View, move: Guess) -> None:
        check_guess(view, move)

    def moves(self, view: View) -> Iterator[Guess]:
        return guesses(view)

    def draw(self, view: View, below: Callable[[int], int]) -> Guess:
        guess = drawn(view, below)
        assert guess is not None, "whoever is on turn can point at a card (KRY-29)"
        return guess

    def unlisted(self, view: View) -> tuple[type[Guess], ...]:
        return (Guess,) if has_many_guesses(view) else ()

    def listed(self, view: View) -> Iterator[Guess]:
        return iter(()) if has_many_guesses(view) else guesses(view)

    def take(self, now: Now, seat: Seat, move: Guess) -> None:
        if not _guess(now, seat, move) and now.table.scores[seat] > 0:
            now.then(SecondGuess((seat,)))
        else:
            _end_turn(now, seat)


class SecondGuess(OneSeatChoice[Now, View, Guess | Stop], frozen=True, tag="second_guess"):
    """After a wrong guess, pay a point for another one, or stop.  KRY-24, 25, 31, 61."""

    takes = (Guess, Stop)
    costly = (Guess,)

    def check(self, view: View, move: Guess | Stop) -> None:
        if isinstance(move, Guess):
            check_guess(view, move)

    def moves(self, view: View) -> Iterator[Guess | Stop]:
        yield from guesses(view)
        yield Stop()

    def draw(self, view: View, below: Callable[[int], int]) -> Guess | Stop:
        return drawn(view, below, others=1) or Stop()

    def unlisted(self, view: View) -> tuple[type[Guess], ...]:
        return (Guess,) if has_many_guesses(view) else ()

    def listed(self, view: View) -> Iterator[Guess | Stop]:
        return iter((Stop(),)) if has_many_guesses(view) else self.moves(view)

    def take(self, now: Now, seat: Seat, move: Guess | Stop) -> None:
        if isinstance(move, Guess):
            to = move.seat if now.table.options.lapowka else None
            now.tell(Paid(seat, to))
            _score(now, seat, -1)
            if to is not None:
                _score(now, to, 1)
            _guess(now, seat, move)
        else:
            now.tell(Stopped(seat))
        _end_turn(now, seat)


def _guess(now: Now, seat: Seat, move: Guess) -> bool:
    table = now.table
    right = now.hands[move.seat].cards[move.place] == move.number
    points = worth(table, move.seat) if right else 0
    guessed = Guessed(
        by=seat, seat=move.seat, place=move.place, number=move.number, right=right, points=points
    )
    table.past = NOT_DENIED.longer(table.past, guessed)
    now.tell(guessed)
    if right:
        turn_up(table, move.seat, move.place, move.number)
        _score(now, seat, points)
    return right


def worth(table: Board, owner: Seat) -> int:
    """The points for naming a hidden card of this player.  KRY-21, KRY-22."""
    return min(MOST_POINTS, sum(table.tokens[owner]))


def turn_up(table: Board, owner: Seat, place: int, number: int) -> None:
    """The card is up, and one token of its colour covers its number."""
    row, tokens = list(table.rows[owner]), list(table.tokens[owner])
    row[place] = number
    tokens[colour(number)] -= 1
    table.rows = _with(table.rows, owner, tuple(row))
    blue, pink, green, yellow = tokens
    table.tokens = _with(table.tokens, owner, (blue, pink, green, yellow))


def _score(now: Now, seat: Seat, points: int) -> None:
    """Points once reached count for the end, even if they are spent afterwards.  KRY-40."""
    table = now.table
    table.scores = _with(table.scores, seat, table.scores[seat] + points)
    if table.scores[seat] >= WINNING_POINTS and not table.last_round:
        table.last_round = True
        now.tell(LastRound(seat))


def _hidden(tokens: tuple[Counts, ...]) -> list[int]:
    """How many hidden cards each player has."""
    return [*map(sum, tokens)]


_HIDDEN = Remembered(_hidden, 64)


def _end_turn(now: Now, seat: Seat) -> None:
    """The game ends, or the next player who has a card to point at is on turn.  KRY-29, 40, 42."""
    table, follower = now.table, (seat + 1) % now.seats
    hidden: list[int] = _HIDDEN.of(table.tokens)
    left = sum(hidden)
    if not left or (table.last_round and follower == table.first):
        now.over()
    elif left == hidden[follower]:
        now.tell(Passed(follower))
        _end_turn(now, follower)
    else:
        now.then(Turn((follower,)))


def _with(items: tuple[X, ...], place: int, item: X) -> tuple[X, ...]:
    return (*items[:place], item, *items[place + 1 :])


Step: TypeAlias = Opening | Turn | SecondGuess


class Table(Board, kw_only=True, tag="table"):
    agenda: tuple[Step, ...] = ()


State: TypeAlias = kernel.State[Table, Hand, Secret]
