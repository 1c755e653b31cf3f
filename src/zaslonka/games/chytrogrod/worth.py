"""Chytrogród: what goods, deals and cards are worth to a player, in points and at a glance."""

from zaslonka.games.chytrogrod.content import (
    BUYOUT,
    COLOURS,
    FIVE,
    FORBIDDEN,
    KIND,
    RUMOURS,
    SLOTS,
    TEN,
    WINNING_POINTS,
    Card,
    Colour,
    Kind,
    Side,
    cards_each,
)
from zaslonka.games.chytrogrod.table import Hand, Player, Town, View, occupant
from zaslonka.kernel import Seat

GOOD = 3.0
"""The points that a good is worth while nobody has any."""
SCARCE = (1.2, 1.0, 0.85, 0.7, 0.5, 0.4, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3)
"""How much more or less, with so many of its kind already there."""
PACE = 14
"""The points that the leader makes in a round."""
BEATS = (0.0, 0.5, 0.7, 0.78, 0.87, 0.91, 0.95, 0.97, 0.98, 0.99)
"""How likely buyouts of this sum are no less than those of a rival's hidden card."""
UNDISTURBED = 0.9
"""How likely a rival's hidden card leaves a deal or a henchman alone."""
VICTORY = 25.0
"""What it is worth, in points, to come to the end of the race."""


def good_worth(town: Town) -> float:
    """What a good is worth to whoever may still spend it: less and less towards the end."""
    leader = max(player.points for player in town.players)
    return GOOD * max(0.2, 1 - leader / 130)


def lacks(player: Player, side: Side | None) -> int:
    """How many goods a player lacks for this side of a deal; very many if there is none."""
    if side is None:
        return SLOTS + 1
    held, lacking = player.tokens, 0
    for kind in COLOURS:
        if side.cost[kind] > held[kind]:
            lacking += side.cost[kind] - held[kind]
    return lacking


class Outlook:
    """What one seat knows of the round so far, and what its cards promise in each district.

    A card of its own that is to be left out of account is named by its number.
    """

    def __init__(self, view: View, without: int | None = None) -> None:
        assert view.seat is not None
        assert view.hand is not None
        self.view = view
        self.town: Town = view.table
        self.seat: Seat = view.seat
        self.hand: Hand = view.hand
        self.player = self.town.players[self.seat]
        self.good = good_worth(self.town)
        leader = max(other.points for other in self.town.players)
        self.income = 0.6 * self.good * (WINNING_POINTS - leader) / PACE
        """What a henchman in a district may still bring."""
        self.own: list[list[Card]] = [[] for _ in COLOURS]
        """The own cards in each district."""
        self.rivals: list[list[Seat]] = [[] for _ in COLOURS]
        """Whose other cards are in each district."""
        self._read_piles(without)
        self.forbidden: list[tuple[Kind, ...]] = [()] * len(COLOURS)
        self.moved_on: Colour | None = None
        """Where the top deal, as this seat alone knows, will not be the top one for long."""
        self.lying = [self._lying(district) for district in COLOURS]
        """What the tokens in each district are worth."""
        self._read_decrees()
        self._claim()

    def _read_piles(self, without: int | None) -> None:
        known = dict(self.hand.face_down)
        for district, place in enumerate(self.town.districts):
            for laid in place.pile:
                if laid.by != self.seat:
                    self.rivals[district].append(laid.by)
                elif laid.number != without:
                    self.own[district].append(known[laid.number])

    def _read_decrees(self) -> None:
        if not self.hand.decrees:
            return
        known = dict(self.hand.decrees)
        for district, place in enumerate(self.town.districts):
            for laid in place.decrees:
                decree = known.get(laid.number)
                if decree in FORBIDDEN:
                    self.forbidden[district] += FORBIDDEN[decree]
                elif decree in RUMOURS:
                    self.lying[district] += 5 * sum(1 + (kind == TEN) for kind in RUMOURS[decree])
                elif decree == "nie_na_sprzedaz":
                    self.moved_on = district

    def _claim(self) -> None:
        """Reckon with the own cards already laid: what their deals cost, what they buy out."""
        town, held = self.town, self.player.tokens
        self.stock = list(held)
        self.joker = town.options.contraband and not self.player.secret_used
        self.coming: list[tuple[int, Colour, float]] = []
        start = town.ring.index(town.first)
        self.turn = {
            district: (place - start) % len(town.ring) for place, district in enumerate(town.ring)
        }
        for district in COLOURS:
            buyouts = 0
            for card in self.own[district]:
                if card in BUYOUT:
                    buyouts += BUYOUT[card]
                elif card in ("big_deal", "small_deal"):
                    side = self.side(district, card)
                    if side is not None:
                        for kind in COLOURS:
                            self.stock[kind] -= side.cost[kind]
            if buyouts:
                chance = self.wins_buyout(district, buyouts)
                self.coming.append((self.turn[district], district, chance))

    def _lying(self, district: Colour) -> float:
        tokens, held = self.town.districts[district].tokens, self.player.tokens
        worth = 0.0
        for kind in COLOURS:
            for more in range(tokens[kind]):
                worth += SCARCE[held[kind] + more]
        return worth * self.good + 5 * tokens[FIVE] + 10 * tokens[TEN]

    def side(self, district: Colour, card: Card) -> Side | None:
        top = self.town.districts[district].top
        if top is None:
            return None
        return top.big if card == "big_deal" else top.small

    # What a card promises

    def worth(self, card: Card, district: Colour) -> float:
        """What an own card, laid here, promises in points."""
        kind = KIND[card]
        if kind in self.forbidden[district]:
            return 0.0
        if kind == "buyout":
            return self._buyout(card, district)
        if kind == "takeover":
            return self._takeover(district)
        if kind == "sabotage":
            return self._sabotage(district)
        return self._deal(card, district)

    def _deal(self, card: Card, district: Colour) -> float:
        side = self.side(district, card)
        if side is None or district == self.moved_on:
            return 0.0
        stock, lacking, missing, chance = self.stock, 0, 0, 1.0
        for kind in COLOURS:
            if side.cost[kind] > stock[kind]:
                lacking += side.cost[kind] - stock[kind]
                missing = kind
        if lacking and self.coming:
            lacking, missing, chance = self._after_buyouts(side, district)
        price = self.good * sum(side.cost)
        if lacking == 1 and (self.hand.secret == missing or self.joker):
            lacking, price = 0, price + self.good
        if lacking:
            return 0.0
        promise = side.points - price
        if self.player.points + side.points >= WINNING_POINTS:
            promise = side.points + VICTORY
        return float(promise * chance * UNDISTURBED ** len(self.rivals[district]))

    def _after_buyouts(self, side: Side, district: Colour) -> tuple[int, Colour, float]:
        """What would still lack here, what of, and how likely the own buyouts before succeed."""
        stock, turn, chance = list(self.stock), self.turn[district], 1.0
        for earlier, bought, likely in self.coming:
            if earlier < turn:
                tokens = self.town.districts[bought].tokens
                chance *= likely
                for kind in COLOURS:
                    stock[kind] += tokens[kind]
        lacking = missing = 0
        for kind in COLOURS:
            if side.cost[kind] > stock[kind]:
                lacking += side.cost[kind] - stock[kind]
                missing = kind
        return lacking, missing, chance

    def wins_buyout(self, district: Colour, buyouts: int) -> float:
        """How likely own buyouts of this sum win the tokens here."""
        seats = len(self.town.players)
        to_come = (seats * cards_each(seats) - self.town.laid) * (seats - 1) / seats
        drawn = self.lying[district] / (1 + sum(self.lying))
        rivals = len(self.rivals[district]) + 0.6 * to_come * drawn
        return float(BEATS[buyouts] ** rivals)

    def _buyout(self, card: Card, district: Colour) -> float:
        lying = self.lying[district]
        if not lying:
            return 0.0
        before = sum(BUYOUT[other] for other in self.own[district] if other in BUYOUT)
        gain = self.wins_buyout(district, before + BUYOUT[card])
        if before:
            gain -= self.wins_buyout(district, before)
        return gain * lying

    def _takeover(self, district: Colour) -> float:
        at = self.player.henchman
        if at == district:
            return 0.0
        held, income = self.player.tokens, self.income
        promise = income * SCARCE[held[district]]
        if at is not None:
            promise -= income * SCARCE[held[at]]
        if occupant(self.town, district) is not None:
            promise += income / len(self.town.players)
        return float(promise * UNDISTURBED ** len(self.rivals[district]))

    def _sabotage(self, district: Colour) -> float:
        worst, own = 0.0, self.own[district]
        for rival in self.rivals[district]:
            threats = self.threat(rival, "big_deal", district), self.lying[district]
            worst = max(worst, 0.4 * max(threats) * self.grudge(rival, max(threats)))
        if own and self.rivals[district]:
            worst += self.good * 0.5
        return worst

    # What rivals are up to

    def threat(self, rival: Seat, card: Card, district: Colour) -> float:
        """What a rival's card would bring its owner here, as far as all can see."""
        if card in BUYOUT:
            return self.lying[district]
        if card == "takeover":
            return self.good * (1 + (self.player.henchman == district))
        if card == "sabotage":
            return self.good * len(self.own[district])
        player, side = self.town.players[rival], self.side(district, card)
        lacking = lacks(player, side)
        if side is None or lacking > (not player.secret_used):
            return 0.0
        return side.points - self.good * sum(side.cost) * (not lacking)

    def grudge(self, rival: Seat, gain: float) -> float:
        """How much of a rival's gain is this seat's loss: all of it, if it decides the game."""
        points = self.town.players[rival].points
        if points + gain >= WINNING_POINTS:
            return 1.0
        return (0.5 + points / WINNING_POINTS) / (len(self.town.players) - 1)

    def standing(self, seat: Seat) -> float:
        """The points of a seat and what its goods may still come to."""
        player = self.town.players[seat]
        goods = sum(player.tokens[: len(COLOURS)]) + (not player.secret_used)
        return player.points + self.good * goods
