"""Chytrogród: how likely each seat is to win, to judge imagined games at the end of a round.

Fitted to who won 4,500 games of the quick player with three, by what lay open when a round began;
games of four and of five are told as well by the same figures as by ones of their own.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple

from zaslonka.kernel import Seat
from .content import COLOURS, WINNING_POINTS
from .outlook import OFFERS, Offer, lack
from .state import Board, goods_of

ENOUGH = 2
"""More goods of a kind than these are spare."""
ROOMY = 8
"""More tokens than these leave little room on a board."""


class Weight(NamedTuple):
    """What something counts while nobody has points, and how much more at the end of the race."""

    early: float
    more: float

    def at(self, gone: float) -> float:
        return self.early + self.more * gone


POINTS = Weight(0.024, 0.042)
GOOD = Weight(0.19, -0.03)
SPARE = Weight(-0.05, -0.05)
SECRET = Weight(0.52, -0.23)
HENCHMAN = Weight(-0.04, 0.17)
BEST_DEAL = Weight(0.005, -0.005)
"""For each point of the best deal that can be paid."""
WINNING_DEAL = Weight(0.06, 0.46)
"""For a deal that can be paid and wins,"""
NEARLY_WINNING_DEAL = Weight(0.2, -0.01)
"""and for one that lacks a single good."""
CROWDED = Weight(-0.08, -0.04)
FIRST, LAST = Weight(0.02, 0.24), Weight(-0.05, -0.17)
"""For the favourite, who settles ties, and for whoever will be it last."""


def chances(table: Board) -> list[float]:
    """How likely each seat is to win, as a round begins."""
    gone = max(player.points for player in table.players) / WINNING_POINTS
    offers = list(_open_offers(table))
    weights = [math.exp(_prospect(table, seat, gone, offers)) for seat in range(len(table.players))]
    total = sum(weights)
    return [weight / total for weight in weights]


def _open_offers(table: Board) -> Iterator[Offer]:
    for place in table.districts:
        if place.top is not None:
            for of_card in OFFERS.values():
                yield of_card[place.top.number]


def _prospect(table: Board, seat: Seat, gone: float, offers: list[Offer]) -> float:
    player, seats = table.players[seat], len(table.players)
    tokens, turn = player.tokens, (seat - table.favourite) % seats
    best, nearly = _deals_in_reach(tokens, offers)
    needed = WINNING_POINTS - player.points
    found = POINTS.at(gone) * player.points + GOOD.at(gone) * goods_of(tokens)
    found += SPARE.at(gone) * sum([max(0, tokens[kind] - ENOUGH) for kind in COLOURS])
    found += CROWDED.at(gone) * max(0, sum(tokens) - ROOMY) + BEST_DEAL.at(gone) * best
    if not player.secret_used:
        found += SECRET.at(gone)
    if player.henchman is not None:
        found += HENCHMAN.at(gone)
    if best >= needed:
        found += WINNING_DEAL.at(gone)
    elif nearly >= needed:
        found += NEARLY_WINNING_DEAL.at(gone)
    if turn == 0:
        found += FIRST.at(gone)
    elif turn == seats - 1:
        found += LAST.at(gone)
    return found


def _deals_in_reach(tokens: tuple[int, ...], offers: list[Offer]) -> tuple[int, int]:
    """The points of the best deal that can be paid, and of the best that lacks one good."""
    best = nearly = 0
    for offer in offers:
        lacking, _ = lack(offer, tokens)
        if not lacking:
            best = max(best, offer.points)
        elif lacking == 1:
            nearly = max(nearly, offer.points)
    return best, nearly
