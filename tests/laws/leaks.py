"""Games and parts of games that leak, for the table of mutants."""

from typing import Any

from tests.laws.twins import raw_view
from tests.support import face_down as toy
from tests.support.face_down import FaceDown
from zaslonka.games.zlam_ten_kod import events, moves, rules
from zaslonka.games.zlam_ten_kod.state import Now
from zaslonka.kernel import Illegal, Seat

# Events that tell too much, too little, or the wrong seat


def shows_the_next_card(now: Now, seat: Seat, move: moves.Ask, ask: Any = rules._ask) -> None:
    ask(now, seat, move)
    for card in now.secret.pile[:1]:
        now.tell(events.Turned(card))


def says_the_written_code(
    now: Now, seat: Seat, move: moves.Write, write: Any = rules._write
) -> None:
    write(now, seat, move)
    now.tell(events.Guessed(seat, move.code, right=False))


def shows_the_middle_to_all(now: Now, seat: Seat, move: moves.Write) -> None:
    now.hand.wrote = move.code
    for other in range(now.seats):
        now.tell(events.Looked(move.code, now.secret.middle), only=other)


def names_the_card_laid(
    now: toy.Now, hand: toy.Hand, seat: Seat, card: int, lay: Any = toy._lay
) -> None:
    lay(now, hand, seat, card)
    now.tell(toy.Boasted(seat, card))


def shows_the_top_to_the_neighbour(now: toy.Now, seat: Seat) -> None:
    now.hand.seen = now.secret.deck[0]
    now.tell(toy.Top(now.secret.deck[0]), only=(seat + 1) % now.seats)
    now.table.peeked += (seat,)
    now.tell(toy.Peeked(seat))


def shows_a_card_when_time_is_out(
    self: toy.Lay, now: toy.Now, time_up: Any = toy.Lay.time_up
) -> None:
    now.tell(toy.Boasted(0, now.secret.deck[0]))
    time_up(self, now)


def shows_a_card_and_may_be_taken_back(
    now: toy.Now, hand: toy.Hand, seat: Seat, boast: Any = toy._boast
) -> None:
    boast(now, hand, seat)
    now.final = False


# What is seen without an event


def writes_the_top_on_the_table(now: toy.Now, seat: Seat, peek: Any = toy._peek) -> None:
    peek(now, seat)
    now.table.pips = now.secret.deck[0]


def rewards_a_seat_by_the_deck(self: toy.Reveal, now: toy.Now, run: Any = toy.Reveal.run) -> None:
    run(self, now)
    now.table.agenda = (toy.Reward((now.secret.deck[0] % now.seats,)), *now.table.agenda[1:])


def refuses_a_guess_without_a_hit(
    now: Now, seat: Seat, move: moves.Guess, guess: Any = rules._guess
) -> bool:
    hits = len(set(move.code) & set(now.hands[1 - seat].code))
    if hits == 0:
        raise Illegal("ZTK-50", "cold")
    return bool(guess(now, seat, move))


class SharedView(FaceDown):
    def view(self, state: toy.State, seat: Seat | None) -> toy.View:  # type: ignore[misc,override]  # final
        return raw_view(state, seat)
