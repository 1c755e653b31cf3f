"""Kryptos: what happens, what lies where, and the rules of the opening and of a turn."""

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias, TypeVar

from msgspec import Struct, structs

from zaslonka import kernel
from zaslonka.games.kryptos.content import (
    OPENED_EACH,
    WINNING_POINTS,
    Counts,
    Options,
    colour,
    opened_of_a_colour,
)
from zaslonka.kernel import Choice, Illegal, Seat

X = TypeVar("X")

# What happens


class TurnedUp(Struct, frozen=True, tag="turned_up"):
    """In the opening a player turned up a card of their own."""

    by: Seat
    place: int
    number: int


class Guessed(Struct, frozen=True, tag="guessed"):
    """A number was named; if right, the card is up and the guesser has won ``points``."""

    by: Seat
    seat: Seat
    place: int
    number: int
    right: bool
    points: int


class Paid(Struct, frozen=True, tag="paid"):
    """A point was paid for a second guess, to a player if it is a bribe."""

    by: Seat
    seat: Seat | None


class Stopped(Struct, frozen=True, tag="stopped"):
    """A player did without a second guess."""

    by: Seat


class Passed(Struct, frozen=True, tag="passed"):
    """A player had no card to point at."""

    by: Seat


class LastRound(Struct, frozen=True, tag="last_round"):
    """A player has reached the points that end the game with this round."""

    by: Seat


Event: TypeAlias = TurnedUp | Guessed | Paid | Stopped | Passed | LastRound


# What lies where


Row: TypeAlias = tuple[int | None, ...]
"""A player's cards from left to right: the number if the card is up, else None."""


class Table(kernel.Table, kw_only=True, tag="table"):
    agenda: "tuple[Opening | Turn | SecondGuess, ...]" = ()
    options: Options
    first: Seat
    numbers: int  # those from 1 to this one take part
    aside: Counts  # the colours of the cards that nobody was dealt
    rows: tuple[Row, ...]
    tokens: tuple[Counts, ...]  # the colours of each player's hidden cards
    scores: tuple[int, ...]
    past: tuple[TurnedUp | Guessed, ...] = ()
    last_round: bool = False


class Hand(Struct, tag="hand"):
    cards: tuple[int, ...]  # all of them, from left to right


class Secret(Struct, tag="secret"):
    aside: tuple[int, ...]


State: TypeAlias = kernel.State[Table, Hand, Secret]
View: TypeAlias = kernel.View[Table, Hand]
Now: TypeAlias = kernel.Now[Table, Hand, Secret]


# Moves


class TurnUp(Struct, frozen=True, tag="turn_up"):
    """Turn up a card of one's own."""

    place: int


class Guess(Struct, frozen=True, tag="guess"):
    """Name the number of another seat's hidden card; places count from 0 at the left."""

    seat: Seat
    place: int
    number: int


class Stop(Struct, frozen=True, tag="stop"):
    """Do without a second guess."""


Move: TypeAlias = TurnUp | Guess | Stop


# The opening


class Opening(Choice[Now, View, TurnUp], frozen=True, tag="opening"):
    """Turn up one own card in its place, counter-clockwise, twice round.  KRY-16, KRY-50 to 53."""

    takes = (TurnUp,)

    def check(self, view: View, move: TurnUp) -> None:
        assert view.seat is not None
        assert view.hand is not None
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
        assert view.seat is not None
        assert view.hand is not None
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


def openable(table: Table, seat: Seat, cards: tuple[int, ...]) -> list[int]:
    """The places that a player with these cards may turn up now.

    While the rules of the advanced opening leave no card the last of them is dropped.  KRY-53.
    """
    kept = list(ADVANCED)
    hidden = hidden_places(table.rows[seat])
    broken = {place: broken_by(table, seat, place, cards[place]) for place in hidden}
    while all(any(rule in kept for rule in rules) for rules in broken.values()):
        kept.pop()
    return [place for place in hidden if not any(rule in kept for rule in broken[place])]


def broken_by(table: Table, seat: Seat, place: int, number: int) -> list[str]:
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


def used_up(table: Table) -> set[int]:
    """The colours of which no more cards are turned up in an advanced opening.  KRY-52."""
    opened = Counter(colour(number) for row in table.rows for number in row if number is not None)
    return {kind for kind, up in opened.items() if up >= opened_of_a_colour(len(table.rows))}


def in_opening(table: Table, turned: int) -> Table:
    """The table as it was in the opening, when so many cards had been turned up."""
    past = table.past[:turned]
    up = {(event.by, event.place): event.number for event in past if isinstance(event, TurnedUp)}
    rows = tuple(
        tuple(up.get((seat, place)) for place in range(len(row)))
        for seat, row in enumerate(table.rows)
    )
    return structs.replace(table, rows=rows, past=past)


# A turn


class Turn(Choice[Now, View, Guess], frozen=True, tag="turn"):
    """Point at a hidden card of another player and name its number.  KRY-20 to KRY-26."""

    takes = (Guess,)

    def check(self, view: View, move: Guess) -> None:
        _check_guess(view, move)

    def moves(self, view: View) -> Iterator[Guess]:
        return _guesses(view)

    def take(self, now: Now, seat: Seat, move: Guess) -> None:
        if not _guess(now, seat, move) and now.table.scores[seat] > 0:
            now.then(SecondGuess((seat,)))
        else:
            _end_turn(now, seat)


class SecondGuess(Choice[Now, View, Guess | Stop], frozen=True, tag="second_guess"):
    """After a wrong guess, pay a point for another one, or stop.  KRY-24, KRY-25, KRY-61."""

    takes = (Guess, Stop)

    def check(self, view: View, move: Guess | Stop) -> None:
        if isinstance(move, Guess):
            _check_guess(view, move)

    def moves(self, view: View) -> Iterator[Guess | Stop]:
        yield from _guesses(view)
        yield Stop()

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


def _check_guess(view: View, move: Guess) -> None:
    """Refuse a card that cannot be pointed at, and a number it is known not to be."""
    assert view.hand is not None
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


def _guesses(view: View) -> Iterator[Guess]:
    assert view.hand is not None
    table = view.table
    known = {*view.hand.cards, *(number for row in table.rows for number in row)}
    unknown = [number for number in range(1, table.numbers + 1) if number not in known]
    for owner, row in enumerate(table.rows):
        if owner == view.seat:
            continue
        for place in hidden_places(row):
            wrong = answered_wrong(table, owner, place)
            yield from (Guess(owner, place, number) for number in unknown if number not in wrong)


def answered_wrong(table: Table, owner: Seat, place: int) -> set[int]:
    """The numbers that a card was said not to be."""
    return {
        past.number
        for past in table.past
        if isinstance(past, Guessed) and (past.seat, past.place) == (owner, place)
    }


def _guess(now: Now, seat: Seat, move: Guess) -> bool:
    table = now.table
    right = now.hands[move.seat].cards[move.place] == move.number
    points = worth(table, move.seat) if right else 0
    guessed = Guessed(seat, move.seat, move.place, move.number, right, points)
    table.past += (guessed,)
    now.tell(guessed)
    if right:
        turn_up(table, move.seat, move.place, move.number)
        _score(now, seat, points)
    return right


def worth(table: Table, owner: Seat) -> int:
    """The points for naming a hidden card of this player.  KRY-21, KRY-22."""
    return min(3, sum(table.tokens[owner]))


def hidden_places(row: Row) -> list[int]:
    return [place for place, up in enumerate(row) if up is None]


def turn_up(table: Table, owner: Seat, place: int, number: int) -> None:
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


def _end_turn(now: Now, seat: Seat) -> None:
    """The game ends, or the next player who has a card to point at is on turn.  KRY-29, 40, 42."""
    table, follower = now.table, (seat + 1) % now.seats
    hidden = [sum(tokens) for tokens in table.tokens]
    if not any(hidden) or (table.last_round and follower == table.first):
        now.over()
    elif sum(hidden) == hidden[follower]:
        now.tell(Passed(follower))
        _end_turn(now, follower)
    else:
        now.then(Turn((follower,)))


def _with(items: tuple[X, ...], place: int, item: X) -> tuple[X, ...]:
    return (*items[:place], item, *items[place + 1 :])
