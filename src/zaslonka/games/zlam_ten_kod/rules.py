"""Złam ten Kod: the rules of a turn, step by step."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from zaslonka import kernel
from zaslonka.kernel import Illegal, OneSeatChoice, Seat
from zaslonka.kernel.quick import skipping
from .content import CARDS, TILES, TILES_EACH, Code
from .events import Announced, Asked, Guessed, Looked, Reply, Turned
from .moves import Ask, Guess, Write
from .state import Board, Hand, Now, Secret, View

# Two players


class Turn(OneSeatChoice[Now, View, Ask | Guess], frozen=True, tag="turn"):
    """Ask a question, or try to name the opponent's code.  ZTK-20, ZTK-52 to ZTK-54, ZTK-67."""

    takes = (Ask, Guess)
    costly = (Guess,)

    def check(self, view: View, move: Ask | Guess) -> None:
        if isinstance(move, Ask):
            _check_ask(view.table, move)
        else:
            _check_guess(view, move)

    def moves(self, view: View) -> Iterator[Ask | Guess]:
        yield from questions(view.table)
        yield from _guesses(view)

    def draw(self, view: View, below: Callable[[int], int]) -> Ask | Guess:
        made = guesses_by(view.table, view.seat)
        drawn = _drawn(view, list(questions(view.table)), made, below)
        return drawn if isinstance(drawn, Ask) else Guess(drawn)

    def unlisted(self, view: View) -> tuple[type[Guess]]:
        return (Guess,)

    def listed(self, view: View) -> Iterator[Ask]:
        return questions(view.table)

    def take(self, now: Now, seat: Seat, move: Ask | Guess) -> None:
        opponent = 1 - seat
        if isinstance(move, Ask):
            _ask(now, seat, move)
            now.then(Turn((opponent,)))
        elif not _guess(now, seat, move):
            now.then(Turn((opponent,)))
        elif seat == now.table.first:
            now.then(LastChance((opponent,)))
        else:
            now.over()


class LastChance(OneSeatChoice[Now, View, Guess], frozen=True, tag="last_chance"):
    """The first player has named the code; the second may still draw level.  ZTK-53."""

    takes = (Guess,)

    def check(self, view: View, move: Guess) -> None:
        _check_guess(view, move)

    def moves(self, view: View) -> Iterator[Guess]:
        return _guesses(view)

    def draw(self, view: View, below: Callable[[int], int]) -> Guess:
        drawn = _drawn(view, [], guesses_by(view.table, view.seat), below)
        assert not isinstance(drawn, Ask)
        return Guess(drawn)

    def unlisted(self, view: View) -> tuple[type[Guess]]:
        return (Guess,)

    def listed(self, view: View) -> Iterator[Guess]:
        return iter(())

    def take(self, now: Now, seat: Seat, move: Guess) -> None:
        _guess(now, seat, move)
        now.over()


# Three and four players


class MiddleTurn(OneSeatChoice[Now, View, Ask | Write], frozen=True, tag="middle_turn"):
    """Ask a question, or write down, once in a game, the tiles in the middle.  ZTK-60 to ZTK-66."""

    takes = (Ask, Write)
    costly = (Write,)

    def check(self, view: View, move: Ask | Write) -> None:
        if isinstance(move, Ask):
            _check_ask(view.table, move)
        else:
            _check_code("ZTK-60", view, move.code)

    def moves(self, view: View) -> Iterator[Ask | Write]:
        yield from questions(view.table)
        yield from map(Write, _codes_beside(view.hand.code, view.table.tiles))

    def draw(self, view: View, below: Callable[[int], int]) -> Ask | Write:
        drawn = _drawn(view, list(questions(view.table)), set(), below)
        return drawn if isinstance(drawn, Ask) else Write(drawn)

    def unlisted(self, view: View) -> tuple[type[Write]]:
        return (Write,)

    def listed(self, view: View) -> Iterator[Ask]:
        return questions(view.table)

    def take(self, now: Now, seat: Seat, move: Ask | Write) -> None:
        table = now.table
        if isinstance(move, Ask):
            _ask(now, seat, move)
            if not table.row and not table.winners:
                now.over()
        else:
            _write(now, seat, move)
        _pass_on(now, seat)

    def verdict(self, state: "State", move: Ask | Write) -> object:
        """Whether a written guess is right is announced.  ZTK-63, ZTK-64."""
        return isinstance(move, Write) and move.code == state.secret.middle


def _pass_on(now: Now, seat: Seat) -> None:
    """The next player still in is on turn, unless the round that found the code is complete."""
    table = now.table
    for ahead in range(1, now.seats + 1):
        follower = (seat + ahead) % now.seats
        if table.winners and follower == table.first:
            break
        if follower not in table.out:
            now.then(MiddleTurn((follower,)))
            return
    now.over()


# Asking


def answering(seats: int, asker: Seat) -> tuple[Seat, ...]:
    """Who answers, from the asker's left; with four players the asker too, last.  ZTK-23."""
    return _ANSWERING[seats][asker]


def _answering(seats: int, asker: Seat) -> tuple[Seat, ...]:
    others = tuple((asker + ahead) % seats for ahead in range(1, seats))
    return (*others, asker) if seats == 4 else others


_ANSWERING = {
    seats: tuple(_answering(seats, asker) for asker in range(seats)) for seats in TILES_EACH
}


def _check_ask(table: Board, move: Ask) -> None:
    if not table.row:
        raise Illegal("ZTK-25", "no_card_left")
    if move.card not in table.row:
        raise Illegal("ZTK-21", "card_not_open", card=move.card)
    digits = CARDS[move.card].digits
    if digits and move.digit not in digits:
        raise Illegal("ZTK-21", "pick_a_digit", digits=digits)
    if not digits and move.digit is not None:
        raise Illegal("ZTK-21", "no_digit_to_pick", card=move.card)


def questions(table: Board) -> Iterator[Ask]:
    """What can be asked now: each open card, with each digit it leaves to the asker."""
    found: list[Ask] = []
    for card in table.row:
        found += _QUESTIONS[card]
    return iter(found)


_QUESTIONS = {
    name: tuple(Ask(name, digit) for digit in card.digits or (None,))
    for name, card in CARDS.items()
}


def _ask(now: Now, seat: Seat, move: Ask) -> None:
    table, secret, ask = now.table, now.secret, CARDS[move.card].ask
    hands, digit = now.hands, move.digit
    replies = tuple(
        [Reply(other, ask(hands[other].code, digit)) for other in answering(now.seats, seat)]
    )
    asked = Asked(seat, move.card, move.digit, replies)
    table.past += (asked,)
    now.tell(asked)
    # The used card makes room for the next one of the pile.
    place = table.row.index(move.card)
    drawn, secret.pile = secret.pile[:1], secret.pile[1:]
    table.row = table.row[:place] + drawn + table.row[place + 1 :]
    table.pile = len(secret.pile)
    for card in drawn:
        now.tell(Turned(card))


# Guessing


def _check_code(rule: str, view: View, code: Code) -> None:
    """Refuse what cannot be a code beside the guesser's own tiles."""
    if len(code) != view.table.tiles:
        raise Illegal(rule, "wrong_count", named=len(code), tiles=view.table.tiles)
    if list(code) != sorted(code):
        raise Illegal(rule, "wrong_order")
    spare = Counter(TILES)
    spare.subtract(view.hand.code)
    for tile, named in Counter(code).items():
        if named > spare[tile]:
            raise Illegal(rule, "too_many_copies", tile=tile, spare=spare[tile])


def _check_guess(view: View, move: Guess) -> None:
    _check_code("ZTK-50", view, move.code)
    if move.code in guesses_by(view.table, view.seat):
        raise Illegal("ZTK-55", "already_guessed")


def _guesses(view: View) -> Iterator[Guess]:
    made = guesses_by(view.table, view.seat)
    for code in _codes_beside(view.hand.code, view.table.tiles):
        if code not in made:
            yield Guess(code)


def _drawn(view: View, asks: list[Ask], made: set[Code], below: Callable[[int], int]) -> Ask | Code:
    """What would stand at a place of the questions and, after them, the codes not named yet."""
    codes = codes_beside(view.hand.code, view.table.tiles)
    place = below(len(asks) + len(codes) - len(made))
    if place < len(asks):
        return asks[place]
    gaps = sorted([bisect_left(codes, code) for code in made])  # codes stand in order
    return codes[skipping(gaps, place - len(asks))]


def _guess(now: Now, seat: Seat, move: Guess) -> bool:
    guessed = Guessed(seat, move.code, move.code == now.hands[1 - seat].code)
    now.table.past += (guessed,)
    now.tell(guessed)
    if guessed.right:
        now.table.winners += (seat,)
    return guessed.right


def _write(now: Now, seat: Seat, move: Write) -> None:
    table, middle = now.table, now.secret.middle
    now.hand.wrote, now.hand.middle = move.code, middle
    now.tell(Looked(move.code, middle), only=seat)
    announced = Announced(seat, move.code == middle)
    table.past += (announced,)
    now.tell(announced)
    if announced.right:
        table.winners += (seat,)
    else:
        table.out += (seat,)


def guesses_by(table: Board, seat: Seat) -> set[Code]:
    """The codes a seat has named aloud."""
    return {past.code for past in table.past if isinstance(past, Guessed) and past.by == seat}


@lru_cache(maxsize=64)
def codes_beside(own: Code, tiles: int) -> tuple[Code, ...]:
    """Every code that can be made of the tiles left when one's own are taken away."""
    return tuple(_codes_beside(own, tiles))


def _codes_beside(own: Code, tiles: int) -> Iterator[Code]:
    """The same one by one: a server that offers moves to hundreds of seats needs only a few."""
    spare = list(TILES)
    for tile in own:
        spare.remove(tile)
    seen: set[Code] = set()
    for code in combinations(spare, tiles):
        if code not in seen:
            seen.add(code)
            yield code


Step: TypeAlias = Turn | LastChance | MiddleTurn


class Table(Board, kw_only=True, tag="table"):
    agenda: tuple[Step, ...] = ()


State: TypeAlias = kernel.State[Table, Hand, Secret]
