"""Games and parts of games that are broken otherwise, for the table of mutants."""

import copy
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import msgspec

from tests.support import face_down as toy
from tests.support.face_down import FaceDown
from zaslonka import kernel
from zaslonka.games.zlam_ten_kod.events import Asked
from zaslonka.games.zlam_ten_kod.game import ZlamTenKod
from zaslonka.games.zlam_ten_kod.rules import State, Table
from zaslonka.games.zlam_ten_kod.state import Hand, Secret
from zaslonka.kernel import Chance, Illegal, Seat

# Faults of the rules


def counts_refusals(
    self: toy.Reward, view: toy.View, move: Any, check: Any = toy.Reward.check
) -> None:
    view.table.pips += 1
    check(self, view, move)


def writes_before_refusing(now: toy.Now, hand: toy.Hand, seat: Seat) -> None:
    now.table.pips += 1
    raise Illegal("TOY-03", "too_modest")


def offers_a_second_peek(self: toy.Reward, view: toy.View) -> Iterator[Any]:
    yield from (toy.Peek(), toy.Roll())


def hides_the_highest_card(self: toy.Lay, view: toy.View) -> Iterator[toy.LayDown]:
    assert view.hand is not None
    yield from map(toy.LayDown, view.hand.cards[:-1] or view.hand.cards)


def offers_nothing_without_a_card(self: toy.Reward, view: toy.View) -> Iterator[Any]:
    assert view.hand is not None
    if view.hand.cards:
        yield toy.Boast()


def rewards_for_ever(self: toy.Reward, now: toy.Now, seat: Seat, move: Any) -> None:
    now.then(self)


def loses_a_card(self: toy.Reveal, now: toy.Now, run: Any = toy.Reveal.run) -> None:
    run(self, now)
    for pile in now.table.piles:
        pile.cards = pile.cards[1:]


def keeps_a_list(now: toy.Now, hand: toy.Hand, seat: Seat, card: int, lay: Any = toy._lay) -> None:
    lay(now, hand, seat, card)
    laid: Any = list(now.table.laid)
    now.table.laid = laid


class DealtByTheClock(FaceDown):
    """Each deal draws on how many were dealt before."""

    dealt = count()

    def deal(self, options: toy.Options, seats: int, chance: Chance) -> toy.State:
        for _ in range(next(self.dealt) % 7):
            chance.below(2)
        return super().deal(options, seats, chance)


# Faults of imagination


class ForgetsAnswers(ZlamTenKod):
    def deal_unseen(
        self, view: kernel.View[Table, Hand], chance: Chance
    ) -> tuple[list[Hand], Secret]:
        asked = [past for past in view.table.past if isinstance(past, Asked)]
        rest = tuple(past for past in view.table.past if past not in asked)
        forgotten = msgspec.structs.replace(view.table, past=rest)
        hands, secret = super().deal_unseen(kernel.View(view.seat, forgotten, view.hand), chance)
        used = {past.card for past in asked}
        secret.pile = tuple(card for card in secret.pile if card not in used)
        return hands, secret


class ShufflesTheTrueDeck(FaceDown):
    """It remembers what was dealt last, and only shuffles it."""

    deck: tuple[int, ...] = ()

    def deal(self, options: toy.Options, seats: int, chance: Chance) -> toy.State:
        state = super().deal(options, seats, chance)
        self.deck = state.secret.deck
        return state

    def deal_unseen(self, view: toy.View, chance: Chance) -> tuple[list[toy.Hand], toy.Secret]:
        hands, _ = super().deal_unseen(view, chance)
        return hands, toy.Secret(chance.shuffled(self.deck))


class WritesOnTheView(FaceDown):
    def deal_unseen(self, view: toy.View, chance: Chance) -> tuple[list[toy.Hand], toy.Secret]:
        view.table.pips += 1
        return super().deal_unseen(view, chance)


class PileInOrder(ZlamTenKod):
    """The draw pile is hidden but never varies: it always lies in the order of the alphabet."""

    def deal(self, options: Any, seats: int, chance: Chance) -> State:
        state = super().deal(options, seats, chance)
        state.secret.pile = tuple(sorted(state.secret.pile))
        return state

    def deal_unseen(
        self, view: kernel.View[Table, Hand], chance: Chance
    ) -> tuple[list[Hand], Secret]:
        hands, secret = super().deal_unseen(view, chance)
        secret.pile = tuple(sorted(secret.pile))
        return hands, secret


def draws_the_next_one(step: Any, view: toy.View, below: Callable[[int], int]) -> Any:
    """Not the move that was said, but the one after it."""
    found = list(step.moves(view))
    return found[(below(len(found)) + 1) % len(found)]


def asks_the_last_seat(step: toy.Lay, _: toy.State) -> Seat:
    return step.seats[-1]


def copies_no_list(state: toy.State) -> toy.State:
    """The table is another, but its piles are the same."""
    hands = [copy.copy(hand) for hand in state.hands]
    return kernel.State(copy.copy(state.table), hands, copy.copy(state.secret))
