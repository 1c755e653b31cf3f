"""The reference player that Chytrogród bots are measured against.  Frozen: do not improve it.

It is greedy: every card goes where it would bring most if nobody else were at the table.
It pays for each deal with goods that no earlier card of its own has claimed, buys out
what is worth most, sends a henchman who is at home into a free district, and removes the
card of whoever leads.
"""

from collections.abc import Callable

from zaslonka.games.chytrogrod.content import BUYOUT, RUMOURS, Card, Colour, Tokens
from zaslonka.games.chytrogrod.deals import open_side
from zaslonka.games.chytrogrod.moves import (
    Arrange,
    ChooseDistrict,
    Decline,
    GiveBack,
    Move,
    Pay,
    Pick,
    PlayCard,
    Remove,
)
from zaslonka.games.chytrogrod.resolution import Sabotage
from zaslonka.games.chytrogrod.state import Board, Hand, View, goods_of, influence_of, occupant
from zaslonka.games.chytrogrod.stock import minus
from zaslonka.games.chytrogrod.waking import LayDecree
from zaslonka.kernel import Chance, Seat

GOOD = 3.0
"""The points that it holds a good to be worth."""


def decide(view: View, seed: bytes) -> Move:
    """The legal move that promises most at once; of equals, one is drawn."""
    moves: list[Move] = list(view.table.agenda[0].moves(view))
    worth = [_worth(view, move) for move in moves]
    best = [move for move, value in zip(moves, worth, strict=True) if value == max(worth)]
    table = view.table
    return Chance(seed, 1000 * table.round + 10 * table.laid + len(table.agenda)).pick(best)


def _worth(view: View, move: Move) -> float:
    table, seat, hand = view.table, view.seat, view.hand
    assert seat is not None
    assert hand is not None
    match move:
        case PlayCard(district, card):
            return _played(table, seat, hand, district, card)
        case ChooseDistrict(district) if isinstance(table.agenda[0], LayDecree):
            return _lying(table, district) if hand.drawn in RUMOURS else 0.0
        case Pick(picked):
            return _favour(table, seat)(picked)
        case Arrange(order):
            favour = _favour(table, seat)
            return sum(favour(other) * -place for place, other in enumerate(order))
        case Remove(number):
            return _removed(table, seat, number)
        case Pay(secret):
            return 1.0 if secret is None else 0.5
        case Decline():
            return 0.0
        case GiveBack(tokens):
            kept = minus(table.players[seat].tokens, tokens)
            return influence_of(kept) * 100 - sum(count * count for count in kept)
    return 0.0


def _played(table: Board, seat: Seat, hand: Hand, district: Colour, card: Card) -> float:
    player, place = table.players[seat], table.districts[district]
    known = dict(hand.face_down)
    own = [known[laid.number] for laid in place.pile if laid.by == seat]
    match card:
        case "big_deal" | "small_deal":
            side = open_side(table, district, card)
            payable = side is not None and min(minus(_unclaimed(table, seat, hand), side.cost)) >= 0
            free = not {"big_deal", "small_deal"} & set(own)
            return side.points if side is not None and payable and free else -1.0
        case "takeover":
            free = occupant(table, district) is None and player.henchman is None
            return 2 * GOOD if free else -2.0
        case "sabotage":
            return GOOD / 3 if len(own) < len(place.pile) else -2.0
    return _lying(table, district) + BUYOUT[card] / 10 if not BUYOUT.keys() & set(own) else -0.5


def _lying(table: Board, district: Colour) -> float:
    """What the tokens in a district are worth."""
    tokens = table.districts[district].tokens
    return GOOD * goods_of(tokens) + influence_of(tokens)


def _unclaimed(table: Board, seat: Seat, hand: Hand) -> Tokens:
    """The own goods that the deals it has laid cards for would leave."""
    left, known = table.players[seat].tokens, dict(hand.face_down)
    for district, place in enumerate(table.districts):
        for laid in place.pile:
            card = known.get(laid.number)
            if laid.by == seat and card in ("big_deal", "small_deal"):
                side = open_side(table, district, card)
                left = left if side is None else minus(left, side.cost)
    return left


def _favour(table: Board, seat: Seat) -> Callable[[Seat], float]:
    """Itself before all others, then whoever has least."""

    def favour(other: Seat) -> float:
        return 1000.0 if other == seat else -table.players[other].points

    return favour


def _removed(table: Board, seat: Seat, number: int | None) -> float:
    step = table.agenda[0]
    assert isinstance(step, Sabotage)
    if number is None:
        owner = occupant(table, step.district)
        assert owner is not None
        return table.players[owner].points - 0.5 if owner != seat else -2000.0
    (laid,) = (each for each in table.districts[step.district].pile if each.number == number)
    if laid.by == seat:
        return -1000.0
    return table.players[laid.by].points - 1000 * laid.ignored
