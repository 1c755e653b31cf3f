"""Chytrogród: what a viewer can know of cards, decrees and secret goods that lie hidden.

What a player may do never depends on what others cannot see, so no move rules anything
out: of all that the viewer has not seen, everything is equally likely everywhere.
"""

from collections.abc import Hashable, Sequence
from typing import TypeVar

from msgspec import Struct

from zaslonka.games.chytrogrod.content import (
    CARDS,
    COLOURS,
    DECREES,
    OF_A_COLOUR,
    Card,
    Colour,
    Decree,
)
from zaslonka.games.chytrogrod.table import Hand, Secret, View
from zaslonka.games.chytrogrod.waking import LayDecree
from zaslonka.kernel import Chance, Seat
from zaslonka.records import clone

X = TypeVar("X", bound=Hashable)


class Known:
    """What one viewer knows, and so what is left for the rest."""

    def __init__(self, view: View) -> None:
        self._town = town = view.table
        self._own = own = Hand(None, ()) if view.hand is None else view.hand
        self.seats = [seat for seat in range(len(town.players)) if seat != view.seat]
        self.piled = [laid for place in town.districts for laid in place.pile]
        self.laid_decrees = [laid for place in town.districts for laid in place.decrees]
        self.cards: dict[int, Card] = dict(own.face_down)
        self.cards |= {laid.number: laid.card for laid in self.piled if laid.card is not None}
        self.decrees: dict[int, Decree] = self._known_decrees()

    def _known_decrees(self) -> dict[int, Decree]:
        town, laid_decrees = self._town, self.laid_decrees
        up = {laid.number: laid.decree for laid in laid_decrees if laid.decree is not None}
        # One that lay there when the discards were shuffled is the only one not among them.
        elsewhere = {*town.unseen_decrees, *town.discards, *up.values()}
        by_elimination = enumerate(decree for decree in DECREES if decree not in elsewhere)
        return {**dict(by_elimination), **up, **dict(self._own.decrees)}

    def hidden_cards(self, seat: Seat) -> list[int]:
        """The numbers of the cards a seat has laid that the viewer does not know."""
        return [
            laid.number for laid in self.piled if laid.by == seat and laid.number not in self.cards
        ]

    def cards_left(self, seat: Seat) -> list[Card]:
        """The cards that a seat has in hand or hidden in the piles."""
        known = {self.cards.get(laid.number) for laid in self.piled if laid.by == seat}
        return [card for card in CARDS if card not in known]

    def hidden_decrees(self, seat: Seat) -> list[int]:
        """The numbers of the decrees a seat has laid that the viewer does not know."""
        return [
            laid.number
            for laid in self.laid_decrees
            if laid.by == seat and laid.number not in self.decrees
        ]

    def decrees_left(self) -> list[Decree]:
        """The decrees in the deck, hidden in the districts or in somebody else's hand."""
        known = {*self.decrees.values(), self._own.drawn}
        return [decree for decree in self._town.unseen_decrees if decree not in known]

    def secret_goods_left(self) -> list[Colour]:
        """The secret goods that others have not spent yet, and those in the box."""
        if self._town.options.contraband:
            return []
        known = (*self._town.shown, self._own.secret)
        return [good for good in COLOURS if good not in known]

    def deals_left(self, colour: Colour) -> list[int]:
        """The numbers of the deals of a colour that nobody has seen."""
        place = self._town.districts[colour]
        seen = {deal.number for deal in (place.top, *place.below) if deal is not None}
        seen.update(taken.deal.number for player in self._town.players for taken in player.deals)
        printed = range(colour * OF_A_COLOUR, (colour + 1) * OF_A_COLOUR)
        return [number for number in printed if number not in seen]


def draw(view: View, chance: Chance) -> tuple[list[Hand], Secret]:
    """Hands and secret of a world that fits all the viewer has seen, each as likely as another."""
    town, known = view.table, Known(view)
    goods = list(chance.shuffled(known.secret_goods_left()))
    decrees = list(chance.shuffled(known.decrees_left()))
    hands = [Hand(None) for _ in town.players]
    if view.seat is not None and view.hand is not None:
        hands[view.seat] = clone(view.hand)
    for seat in known.seats:
        hand = hands[seat]
        if goods and not town.players[seat].secret_used:
            hand.secret = goods.pop()
        _deal_cards(known, hand, seat, chance)
        for laid in known.laid_decrees:
            if laid.by == seat:
                decree = known.decrees.get(laid.number) or decrees.pop()
                hand.decrees += ((laid.number, decree),)
        if any(isinstance(step, LayDecree) and seat in step.seats for step in town.agenda):
            hand.drawn = decrees.pop()
    _copy_cards_seen(known, hands)
    stacks = tuple(chance.shuffled(known.deals_left(colour)) for colour in COLOURS)
    return hands, Secret(stacks, tuple(decrees), tuple(goods))


def _deal_cards(known: Known, hand: Hand, seat: Seat, chance: Chance) -> None:
    hidden = known.hidden_cards(seat)
    dealt = dict(zip(hidden, chance.shuffled(known.cards_left(seat)), strict=False))
    hand.face_down = tuple(
        (laid.number, known.cards.get(laid.number) or dealt[laid.number])
        for laid in known.piled
        if laid.by == seat
    )
    laid_cards = {card for _, card in hand.face_down}
    hand.cards = tuple(card for card in CARDS if card not in laid_cards)


def _copy_cards_seen(known: Known, hands: list[Hand]) -> None:
    """Whoever has looked at another's card knows what it is.  CHY-131."""
    for laid in known.piled:
        if laid.seen in known.seats:
            card = dict(hands[laid.by].face_down)[laid.number]
            hands[laid.seen].face_down += ((laid.number, card),)


# What a table may show those who want help


class Facts(Struct, frozen=True, tag="facts"):
    """What one other seat's cards and decrees, by number, and secret good can be."""

    seat: Seat
    cards: dict[int, tuple[Card, ...]]
    decrees: dict[int, tuple[Decree, ...]]
    secret: tuple[Colour, ...]


class Odds(Struct, frozen=True, tag="odds"):
    """How likely one other seat's cards and decrees, by number, and secret good are each thing."""

    seat: Seat
    cards: dict[int, dict[Card, float]]
    decrees: dict[int, dict[Decree, float]]
    secret: dict[Colour, float]


def facts(view: View) -> tuple[Facts, ...]:
    """What is certain for this viewer, of each other seat."""
    known = Known(view)
    return tuple(
        Facts(
            seat,
            {
                laid.number: _one_or_any(known.cards.get(laid.number), known.cards_left(seat))
                for laid in known.piled
                if laid.by == seat
            },
            {
                laid.number: _one_or_any(known.decrees.get(laid.number), known.decrees_left())
                for laid in known.laid_decrees
                if laid.by == seat
            },
            () if view.table.players[seat].secret_used else tuple(known.secret_goods_left()),
        )
        for seat in known.seats
    )


def odds(view: View) -> tuple[Odds, ...]:
    """What is likely for this viewer, of each other seat, whatever they tend to play."""
    return tuple(
        Odds(
            fact.seat,
            {number: _alike(cards) for number, cards in fact.cards.items()},
            {number: _alike(decrees) for number, decrees in fact.decrees.items()},
            _alike(fact.secret),
        )
        for fact in facts(view)
    )


def _one_or_any(one: X | None, anything: list[X]) -> tuple[X, ...]:
    return tuple(anything) if one is None else (one,)


def _alike(things: Sequence[X]) -> dict[X, float]:
    return {thing: 1 / len(things) for thing in things}
