"""Chytrogród: what goods, deals and cards are worth to a player, in points and at a glance."""

from collections.abc import Container, Sequence
from itertools import accumulate
from operator import add, sub
from typing import NamedTuple

from zaslonka.kernel import Seat
from . import content
from .content import BUYOUT, COLOURS, FIVE, KIND, RUMOURS, TEN, WINNING_POINTS, Card, Colour, Kind
from .deals import open_side
from .state import Board, View, goods_of, occupant, ring_from

GOOD_POINTS = 4.8
"""The points that a good is worth while nobody has any."""
SCARCE = (1.2, 1.0, 0.85, 0.7, 0.5, 0.4, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3)
"""How much more or less, with so many of its kind already there."""
TOGETHER = tuple(accumulate(SCARCE, initial=0.0))
"""So many of a kind, together."""
LEADER_POINTS_PER_ROUND = 14
"""The points that the leader makes in a round."""
BEAT_PROBABILITY = (0.0, 0.5, 0.7, 0.78, 0.87, 0.91, 0.95, 0.97, 0.98, 0.99)
"""How likely buyouts of this sum are no less than those of a rival's hidden card."""
UNDISTURBED_PROBABILITY = 0.9
"""How likely a rival's hidden card leaves a deal or a henchman alone."""
SECRET_FITS_PROBABILITY = 0.3
"""How likely a rival's secret good is the one that is lacking."""
VICTORY_POINTS = 25.0
"""What it is worth, in points, to come to the end of the race."""


def good_worth(table: Board) -> float:
    """What a good is worth to whoever may still spend it: less and less towards the end."""
    leader = max(player.points for player in table.players)
    return GOOD_POINTS * max(0.2, 1 - leader / 130)


def standing(table: Board, seat: Seat) -> float:
    """The points of a seat and what its goods may still come to."""
    player = table.players[seat]
    goods = goods_of(player.tokens) + (not player.secret_used)
    return player.points + good_worth(table) * goods


class Offer(NamedTuple):
    """One side of a deal as it is looked at most: the goods it needs, how many, its points."""

    needs: tuple[tuple[Colour, int], ...]
    goods: int
    points: int


def _offer(side: content.Side) -> Offer:
    needs = tuple((kind, cost) for kind, cost in enumerate(side.cost) if cost)
    return Offer(needs, sum(side.cost), side.points)


OFFERS: dict[Card, tuple[Offer, ...]] = {
    "big_deal": tuple(_offer(deal.big) for deal in content.DEALS),
    "small_deal": tuple(_offer(deal.small) for deal in content.DEALS),
}
"""What the cards that make deals are about, by the deal's number."""


def lack(offer: Offer, stock: Sequence[int]) -> tuple[int, Colour]:
    """How many goods are lacking for a deal, up to two, and a kind of them."""
    lacking = missing = 0
    for kind, cost in offer.needs:
        if cost > stock[kind]:
            lacking += cost - stock[kind]
            if lacking > 1:
                return 2, kind
            missing = kind
    return lacking, missing


class Outlook:
    """What one seat knows of the round so far, and what its cards promise in each district.

    Cards of its own that are to be left out of account are named by their numbers.
    """

    def __init__(self, view: View, without: Container[int] = ()) -> None:
        self.view, self.table, self.seat, self.hand = view, view.table, view.seat, view.hand
        self.player = self.table.players[self.seat]
        self.joker = self.table.options.contraband and not self.player.secret_used
        self.good = good_worth(self.table)
        leader = max(other.points for other in self.table.players)
        self.income = 0.6 * self.good * (WINNING_POINTS - leader) / LEADER_POINTS_PER_ROUND
        """What a henchman in a district may still bring."""
        self.own: list[list[Card]] = [[] for _ in COLOURS]
        """The own cards in each district."""
        self.rivals: list[list[Seat]] = [[] for _ in COLOURS]
        """Whose other cards are in each district."""
        self._read_piles(without)
        self.forbidden: dict[Colour, tuple[Kind, ...]] = {}
        self.moved_on: Colour | None = None
        """Where the top deal, as this seat alone knows, will not be the top one for long."""
        self.lying = [self._lying(district) for district in COLOURS]
        """What the tokens in each district are worth."""
        self._read_decrees()
        self._expect_rivals()
        self._claim()

    def _read_piles(self, without: Container[int]) -> None:
        known = dict(self.hand.face_down)
        for district, place in enumerate(self.table.districts):
            for laid in place.pile:
                if laid.by != self.seat:
                    self.rivals[district].append(laid.by)
                elif laid.number not in without:
                    self.own[district].append(known[laid.number])

    def _read_decrees(self) -> None:
        if not self.hand.decrees:
            return
        known = dict(self.hand.decrees)
        for district, place in enumerate(self.table.districts):
            for laid in place.decrees:
                decree = known.get(laid.number)
                if decree in content.FORBIDDEN:
                    self.forbidden[district] = (
                        *self.forbidden.get(district, ()),
                        *content.FORBIDDEN[decree],
                    )
                elif decree in RUMOURS:
                    self.lying[district] += 5 * sum(1 + (kind == TEN) for kind in RUMOURS[decree])
                elif decree == "nie_na_sprzedaz":
                    self.moved_on = district

    def _expect_rivals(self) -> None:
        """Reckon with hidden cards, and with those to come where there is most to be had."""
        seats = len(self.table.players)
        to_come = (seats * content.cards_each(seats) - self.table.laid) * (seats - 1) / seats
        drawn = 0.6 * to_come / (1 + sum(self.lying, 0.0))
        self.bidders = [
            len(rivals) + drawn * lying
            for rivals, lying in zip(self.rivals, self.lying, strict=True)
        ]
        self.undisturbed = [UNDISTURBED_PROBABILITY ** len(rivals) for rivals in self.rivals]

    def _claim(self) -> None:
        """Reckon with the own cards already laid: what their deals cost, what they buy out."""
        self.stock = list(self.player.tokens)
        self.bid = [0] * len(COLOURS)
        self.coming: list[tuple[Colour, float]] = []
        for district, cards in enumerate(self.own):
            for card in cards:
                if card in BUYOUT:
                    self.bid[district] += BUYOUT[card]
                elif card in OFFERS:
                    side = open_side(self.table, district, KIND[card])
                    if side is not None:
                        self.stock = list(map(sub, self.stock, side.cost))
            if self.bid[district]:
                chance = BEAT_PROBABILITY[self.bid[district]] ** self.bidders[district]
                self.coming.append((district, chance))

    def _lying(self, district: Colour) -> float:
        tokens, held = self.table.districts[district].tokens, self.player.tokens
        worth = 0.0
        for kind in COLOURS:
            if tokens[kind]:
                worth += TOGETHER[held[kind] + tokens[kind]] - TOGETHER[held[kind]]
        return worth * self.good + 5 * tokens[FIVE] + 10 * tokens[TEN]

    # What a card promises

    def worth(self, card: Card) -> list[float]:
        """What an own card promises, in points, in each of the districts."""
        kind = KIND[card]
        if kind == "buyout":
            promises = self._buyout(BUYOUT[card])
        elif kind == "takeover":
            promises = self._takeover()
        elif kind == "sabotage":
            promises = self._sabotage()
        else:
            promises = self._deal(OFFERS[card])
        for district, kinds in self.forbidden.items():
            if kind in kinds:
                promises[district] = 0.0
        return promises

    def _deal(self, offers: tuple[Offer, ...]) -> list[float]:
        promises = []
        for district, place in enumerate(self.table.districts):
            if place.top is None or district == self.moved_on:
                promises.append(0.0)
                continue
            offer, chance = offers[place.top.number], 1.0
            lacking, missing = lack(offer, self.stock)
            if lacking and self.coming:
                stock, chance = self._after_buyouts(district)
                lacking, missing = lack(offer, stock)
            if lacking > 1 or (lacking and not self.joker and self.hand.secret != missing):
                promises.append(0.0)
                continue
            promise = offer.points - self.good * (offer.goods + lacking)
            if self.player.points + offer.points >= WINNING_POINTS:
                promise = offer.points + VICTORY_POINTS
            promises.append(promise * chance * self.undisturbed[district])
        return promises

    def _after_buyouts(self, district: Colour) -> tuple[list[int], float]:
        """The goods once the own buyouts before this district succeed, and how likely that is."""
        order = ring_from(self.table.ring, self.table.first)
        stock, turn, chance = self.stock, order.index(district), 1.0
        for bought, likely in self.coming:
            if order.index(bought) < turn:
                stock = list(map(add, stock, self.table.districts[bought].tokens))
                chance *= likely
        return stock, chance

    def _buyout(self, value: int) -> list[float]:
        promises = []
        for lying, before, rivals in zip(self.lying, self.bid, self.bidders, strict=True):
            gain = BEAT_PROBABILITY[before + value] ** rivals
            if before:
                gain -= BEAT_PROBABILITY[before] ** rivals
            promises.append(lying * gain)
        return promises

    def _takeover(self) -> list[float]:
        at, held, promises = self.player.henchman, self.player.tokens, []
        leaves = 0.0 if at is None else SCARCE[held[at]]
        for district, undisturbed in enumerate(self.undisturbed):
            gain = SCARCE[held[district]] - leaves
            if district != at and occupant(self.table, district) is not None:
                gain += 1 / len(self.table.players)
            promises.append(gain * self.income * undisturbed)
        return promises

    def _sabotage(self) -> list[float]:
        promises = []
        for district, rivals in enumerate(self.rivals):
            worst = 0.0
            for rival in set(rivals):
                threat = max(self.threat(rival, "big_deal", district), self.lying[district])
                worst = max(worst, 0.4 * threat * self.grudge(rival, threat))
            if worst and self.own[district]:
                worst += self.good * 0.5
            promises.append(worst)
        return promises

    # What rivals are up to

    def threat(self, rival: Seat, card: Card, district: Colour) -> float:
        """What a rival's card would bring its owner here, as far as all can see."""
        if card in BUYOUT:
            return self.lying[district]
        if card == "takeover":
            return self.good * (1 + (self.player.henchman == district))
        if card == "sabotage":
            return self.good * len(self.own[district])
        player, top = self.table.players[rival], self.table.districts[district].top
        if top is None:
            return 0.0
        offer = OFFERS[card][top.number]
        lacking, _ = lack(offer, player.tokens)
        if lacking > (not player.secret_used):
            return 0.0
        gain = offer.points - self.good * offer.goods
        return gain * SECRET_FITS_PROBABILITY if lacking else gain

    def grudge(self, rival: Seat, gain: float) -> float:
        """How much of a rival's gain is this seat's loss: all of it, if it decides the game."""
        points = self.table.players[rival].points
        if points + gain >= WINNING_POINTS:
            return 1.0
        return (0.5 + points / WINNING_POINTS) / (len(self.table.players) - 1)
