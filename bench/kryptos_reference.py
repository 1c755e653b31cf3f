"""The reference player that Kryptos bots are measured against.  Frozen: do not improve it.

It guesses within each card's local range: the numbers between the nearest face-up cards
of the same row that it does not know to be elsewhere and that were not answered as wrong,
in a colour of which that row still has a hidden card.  It points at the card with the
fewest such numbers, and never pays for a second guess unless only two are left.
"""

from zaslonka.games.kryptos.content import colour
from zaslonka.games.kryptos.guesses import answered_wrong, hidden_places
from zaslonka.games.kryptos.moves import Guess, Move, Stop, TurnUp
from zaslonka.games.kryptos.rules import Opening, SecondGuess, openable
from zaslonka.games.kryptos.state import View
from zaslonka.kernel import Chance, Seat


def decide(view: View, seed: bytes) -> Move:
    """A legal move for the viewer, whose turn it is."""
    table = view.table
    chance = Chance(seed, 1 + len(table.past))
    if isinstance(table.agenda[0], Opening):
        return TurnUp(chance.pick(openable(table, view.seat, view.hand.cards)))
    ranges = {
        (seat, place): local_range(view, seat, place)
        for seat, row in enumerate(table.rows)
        if seat != view.seat
        for place in hidden_places(row)
    }
    fewest = min(map(len, ranges.values()))
    if isinstance(table.agenda[0], SecondGuess) and fewest > 2:
        return Stop()
    seat, place = chance.pick([card for card, numbers in ranges.items() if len(numbers) == fewest])
    return Guess(seat, place, chance.pick(ranges[seat, place]))


def local_range(view: View, seat: Seat, place: int) -> list[int]:
    table = view.table
    row = table.rows[seat]
    known = {*view.hand.cards, *(number for cards in table.rows for number in cards)}
    low = max((up + place - left for left, up in enumerate(row[:place]) if up), default=place + 1)
    right = [up - (other - place) for other, up in enumerate(row) if up and other > place]
    high = min(right, default=table.numbers - (len(row) - 1 - place))
    wrong = answered_wrong(table, seat, place)
    return [
        number
        for number in range(low, high + 1)
        if number not in known and number not in wrong and table.tokens[seat][colour(number)]
    ]
