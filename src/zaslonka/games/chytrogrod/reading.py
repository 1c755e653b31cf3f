"""Chytrogród: which cards rivals are likely to have laid where, by what they stood to gain.

By the rules alone every card is as likely as another (`beliefs`); but whoever plays to win lays
a big deal where it can be paid, and a buyout where something lies.
"""

import math

from zaslonka.kernel import AnySeatView, Chance, Seat, SeatView
from .beliefs import Known
from .content import CARDS, Card, Colour
from .game import RULES
from .outlook import Outlook
from .rules import State
from .state import Hand, View

LIKED: dict[Card, float] = {
    "sabotage": 0.4,
    "takeover": 0.0,
    "big_deal": 0.0,
    "small_deal": -0.5,
    "buyout_2": -0.65,
    "buyout_3": 0.0,
    "buyout_4": 0.75,
}
"""How gladly each card is laid, whatever it promises; in natural logarithms, as all of this."""
DRAWN, ENOUGH = 1.5, 3.0
"""How much the root of the points that a card promises speaks for it, and up to what root.

Fitted, as the above, to 1,320 cards that the best bot laid: each is told 1.7 times better than if
all in the hand were as likely.
"""


class Reader:
    """Imagines likely worlds for one viewer; what it found out serves for all of them."""

    def __init__(self, view: View) -> None:
        self._known = known = Known(view.table, view.seat, view.hand)
        self._district = {
            laid.number: district
            for district, place in enumerate(view.table.districts)
            for laid in place.pile
        }
        self._hidden = {seat: known.hidden_cards(seat) for seat in known.seats}
        self._weights: dict[tuple[Seat, Colour | None], dict[Card, list[float]]] = {}

    def imagine(self, view: AnySeatView, chance: Chance) -> State:
        """A world that fits all the viewer has seen, with likely cards under the rivals' backs."""
        world: State = RULES.imagine(view, chance)
        backs = dict[int, Card]()
        for seat, hidden in self._hidden.items():
            if hidden:
                backs |= self._lay(world, seat, hidden, chance)
        for hand in world.hands:
            # Of cards that others have looked at there is more than one record.
            hand.face_down = tuple(
                [(number, backs.get(number, card)) for number, card in hand.face_down]
            )
        return world

    def _lay(self, world: State, seat: Seat, hidden: list[int], chance: Chance) -> dict[int, Card]:
        """Which cards of a seat the hidden ones are; the others are in its hand."""
        weights, laid = self._weights_of(world, seat), dict[int, Card]()
        left = self._known.cards_left(seat)
        for number in hidden:
            district = self._district[number]
            laid[number] = left.pop(_drawn([weights[card][district] for card in left], chance))
        world.hands[seat].cards = tuple(left)
        return laid

    def _weights_of(self, world: State, seat: Seat) -> dict[Card, list[float]]:
        """How likely each card is in each district, as far as the owner's secret good tells."""
        secret = world.hands[seat].secret
        found = self._weights.get((seat, secret))
        if found is None:
            table = world.table
            own = SeatView(seat, table, Hand(secret))
            outlook = Outlook(own, without=self._district)
            found = self._weights[seat, secret] = {
                card: [_likely(card, promise) for promise in outlook.worth(card)] for card in CARDS
            }
        return found


def _likely(card: Card, promise: float) -> float:
    return math.exp(LIKED[card] + DRAWN * min(math.sqrt(max(promise, 0.0)), ENOUGH))


def _drawn(weights: list[float], chance: Chance) -> int:
    drawn = sum(weights) * chance.below(1 << 32) / (1 << 32)
    for index, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return index
    return len(weights) - 1
