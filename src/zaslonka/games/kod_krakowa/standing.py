"""Kod Krakowa: how far a player has come, to judge imagined games that are not played to an end.

All numbers were fitted to who won 2,000 games of the quick player for two, turn by turn: how far
one is ahead of the other is the logarithm of the odds between them (`bench/kod_krakowa.md`).
"""

from operator import mul

from zaslonka.kernel import Seat
from . import effects
from .content import CARDS, HAND_LIMIT, NUMBER, PLACES_TO_WIN, Card
from .outlook import CARD_WORTH, HORIZON_STEPS, MOST_PLACES, SHARES, Outlook
from .passages import steps_from
from .state import Board, Hand

NEEDS = (6.0, 2.85, 1.38, 0.37, -0.34, -1.10, -1.60, -1.91)
"""What it is worth to need so many more places on the fuller board,"""
NEEDS_NEXT = (6.0, 3.09, 1.95, 0.87, 0.10, -0.66, -1.25, -1.33)
"""and when on turn next."""

RATE = (1.17, 1.17, 1.33, 0.98, 0.63, 0.69, 0.61, 0.61)
"""What it is worth that an action brings a place, by how many are needed,"""
RATE_NEXT = (4.82, 4.82, 1.83, 1.30, 0.78, 0.74, 0.73, 0.73)
"""and when on turn next."""

LOW = 0.1
"""What a place on the other board is worth."""

HOPES = 0.0, 0.83, 1.17
"""What the best, second and third best of all places near by are worth beside that."""
FADING = 0.8
"""What is left of such a place one step away."""
DISCOVERY = 0.2
"""What is gained by the way where nobody has been."""

EFFECTS: dict[type[effects.Effect], float] = {
    effects.ExtraActions: 0.43,
    effects.Tram: 0.40,
    effects.WalkThrough: 0.38,
    effects.CollectNearby: 0.37,
    effects.LayPlaces: 0.34,
    effects.ExchangePlace: 0.25,
    effects.GuidePawn: 0.18,
    effects.GoTo: 0.14,
    effects.Look: 0.09,
    effects.MoveBarrier: 0.09,
    effects.SwapPlaces: 0.07,
    effects.RemoveStop: 0.06,
    effects.EverybodyDraws: -0.02,
    effects.Discover: -0.02,
}
"""What a card in the hand is worth, by its effect."""

_WORTH: dict[Card, float] = {card: EFFECTS[type(event.effect)] for card, event in CARDS.items()}
_FADED = [FADING**steps for steps in range(HORIZON_STEPS + 1)]


def come(table: Board, seat: Seat, hand: Hand) -> float:
    """How far a player has come, between two turns."""
    boards, need = table.boards[seat], needed(table, seat)
    low = min(len(boards.on_left), len(boards.on_right)) + len(boards.joint)
    needs, rate = (NEEDS_NEXT, RATE_NEXT) if table.on_turn == seat else (NEEDS, RATE)
    cards = sum([_WORTH[card] for card in hand.cards])
    near = nearby(Outlook(table, seat, hand), table.blocked, rate[need])
    return needs[need] + LOW * low + cards + near


def needed(table: Board, seat: Seat) -> int:
    """How many more places on the fuller board would win."""
    return max(PLACES_TO_WIN[len(table.boards)] - table.boards[seat].best, 0)


def nearby(outlook: Outlook, blocked: int, rate: float) -> float:
    """What all that can be had near the pawn is worth, with these passages blocked."""
    table, best, hopes = outlook.table, 0.0, [0.0, 0.0, 0.0]
    card = CARD_WORTH if len(table.held[outlook.seat]) < HAND_LIMIT else 0.0
    for district, steps in steps_from(outlook.here, blocked).items():
        if steps > HORIZON_STEPS:
            break  # they come in order
        faded, shares = _FADED[steps], SHARES[steps]
        if table.laid[NUMBER[district]]:
            gained = 0.0
            for count, worth in enumerate(outlook.hope(district).lying, start=1):
                hopes.append(faded * worth)
                if count <= MOST_PLACES:
                    gained += worth
                    best = max(best, gained * shares[count])
        elif district not in table.discovered:
            fresh = outlook.hope(district).fresh
            hopes.append(faded * (fresh + DISCOVERY))
            best = max(best, shares[1] * (fresh + card))
    hopes.sort(reverse=True)
    found: float = rate * best + sum(map(mul, HOPES, hopes))
    return found
