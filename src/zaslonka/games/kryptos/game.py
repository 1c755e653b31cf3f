"""Kryptos: the deal, the result, and what holds of every state."""

from itertools import chain

from zaslonka import kernel
from zaslonka.kernel import Chance, Game, Illegal, Result, union_of
from . import beliefs, events
from .content import START_POINTS, Options, count_colours, deals
from .events import Guessed, TurnedUp
from .moves import Move
from .rules import Opening, State, Table, in_opening, openable
from .state import Hand, Secret


class Kryptos(Game[Options, Table, Hand, Secret]):
    __slots__ = ()

    name = "kryptos"
    version = 1
    seats = range(3, 7)
    options = Options
    variants = (
        Options(),
        Options(advanced=True),
        Options(tajemnica=True),
        Options(lapowka=True),
        Options(advanced=True, tajemnica=True, lapowka=True),
    )
    state_type = State
    move_type = Move
    event_type = union_of(events)

    def check_options(self, options: Options, seats: int) -> None:
        if seats not in deals(options):
            raise Illegal("KRY-60", "tajemnica_seats", seats=seats)

    def deal(self, options: Options, seats: int, chance: Chance) -> State:
        """KRY-10 to KRY-15."""
        dealt = deals(options)[seats]
        cards = chance.shuffled(range(1, dealt.numbers + 1))
        first = chance.below(seats)
        hands = [
            tuple(sorted(cards[dealt.each * seat : dealt.each * (seat + 1)]))
            for seat in range(seats)
        ]
        aside = tuple(sorted(cards[dealt.each * seats :]))
        return State(
            Table(
                agenda=(Opening(((first - 1) % seats,)),),
                options=options,
                first=first,
                numbers=dealt.numbers,
                aside=count_colours(aside),
                rows=((None,) * dealt.each,) * seats,
                tokens=tuple(map(count_colours, hands)),
                scores=(START_POINTS,) * seats,
            ),
            [Hand(hand) for hand in hands],
            Secret(aside),
        )

    def deal_unseen(
        self, view: kernel.View[Table, Hand], chance: Chance
    ) -> tuple[list[Hand], Secret]:
        return beliefs.draw(view, chance)

    def result(self, table: Table) -> Result:
        """KRY-41, KRY-42."""
        winners = tuple(
            seat for seat, score in enumerate(table.scores) if score == max(table.scores)
        )
        reason = "round_finished" if any(map(any, table.tokens)) else "all_cards_up"
        return Result(winners, table.scores, reason)

    def audit(self, state: State) -> None:
        table, hands, aside = state.table, state.hands, state.secret.aside
        cards = sorted(chain(aside, *(hand.cards for hand in hands)))
        assert cards == list(range(1, table.numbers + 1)), "a card is lost or doubled"
        assert count_colours(aside) == table.aside
        for hand, row, tokens in zip(hands, table.rows, table.tokens, strict=True):
            assert list(hand.cards) == sorted(hand.cards), "cards stand in order"
            places = list(zip(hand.cards, row, strict=True))
            assert all(up in (None, card) for card, up in places)
            assert count_colours(card for card, up in places if up is None) == tokens
        for turned, past in enumerate(table.past):
            audit_past(past, turned, state)


def audit_past(past: TurnedUp | Guessed, turned: int, state: State) -> None:
    """No answer is false, and nobody did what their own cards forbid."""
    hands = state.hands
    match past:
        case TurnedUp(by, place, number):
            assert hands[by].cards[place] == number
            assert place in openable(in_opening(state.table, turned), by, hands[by].cards)
        case Guessed():
            assert past.right == (hands[past.seat].cards[past.place] == past.number)
            assert past.number not in hands[past.by].cards
