"""Chytrogród: what a viewer can know of cards, decrees and secret goods that lie hidden.

What a player may do never depends on what others cannot see, so no move rules anything
out: of all that the viewer has not seen, everything is equally likely everywhere.
"""

from collections.abc import Hashable, Sequence
from typing import TypeVar

from msgspec import Struct

from zaslonka import kernel
from zaslonka.kernel import Chance, Seat
from zaslonka.kernel.records import clone
from .content import CARDS, COLOURS, DEALS_PER_COLOUR, DECREES, Card, Colour, Decree
from .rules import Table
from .state import Board, Hand, Secret
from .waking import LayDecree

X = TypeVar("X", bound=Hashable)


class Known:
    """What one viewer knows, and so what is left for the rest."""

    def __init__(self, table: Board, viewer: Seat | None, hand: Hand | None) -> None:
        self._table = table
        self._own = own = Hand(None, ()) if hand is None else hand
        self.seats = [seat for seat in range(len(table.players)) if seat != viewer]
        self.piled = [laid for place in table.districts for laid in place.pile]
        self.laid_decrees = [laid for place in table.districts for laid in place.decrees]
        self.cards: dict[int, Card] = dict(own.face_down)
        self.cards |= {laid.number: laid.card for laid in self.piled if laid.card is not None}
        self.decrees: dict[int, Decree] = self._known_decrees()

    def _known_decrees(self) -> dict[int, Decree]:
        table, laid_decrees = self._table, self.laid_decrees
        up = {laid.number: laid.decree for laid in laid_decrees if laid.decree is not None}
        # One that lay there when the discards were shuffled is the only one not among them.
        elsewhere = {*table.unseen_decrees, *table.discards, *up.values()}
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

    def decrees_left(self) -> list[Decree]:
        """The decrees in the deck, hidden in the districts or in somebody else's hand."""
        known = {*self.decrees.values(), self._own.drawn}
        return [decree for decree in self._table.unseen_decrees if decree not in known]

    def secret_goods_left(self) -> list[Colour]:
        """The secret goods that others have not spent yet, and those in the box."""
        if self._table.options.contraband:
            return []
        known = (*self._table.shown, self._own.secret)
        return [good for good in COLOURS if good not in known]

    def deals_left(self, colour: Colour) -> list[int]:
        """The numbers of the deals of a colour that nobody has seen."""
        place = self._table.districts[colour]
        seen = {deal.number for deal in (place.top, *place.below) if deal is not None}
        seen.update(taken.deal.number for player in self._table.players for taken in player.deals)
        printed = range(colour * DEALS_PER_COLOUR, (colour + 1) * DEALS_PER_COLOUR)
        return [number for number in printed if number not in seen]


def draw(view: kernel.View[Table, Hand], chance: Chance) -> tuple[list[Hand], Secret]:
    """Hands and secret of a world that fits all the viewer has seen, each as likely as another."""
    table, known = view.table, Known(view.table, view.seat, view.hand)
    goods = list(chance.shuffled(known.secret_goods_left()))
    decrees = list(chance.shuffled(known.decrees_left()))
    hands = [Hand(None) for _ in table.players]
    if view.seat is not None and view.hand is not None:
        hands[view.seat] = clone(view.hand)
    for seat in known.seats:
        hand = hands[seat]
        if goods and not table.players[seat].secret_used:
            hand.secret = goods.pop()
        _deal_cards(known, hand, seat, chance)
        for laid in known.laid_decrees:
            if laid.by == seat:
                decree = known.decrees.get(laid.number) or decrees.pop()
                hand.decrees += ((laid.number, decree),)
        if any(isinstance(step, LayDecree) and step.seat == seat for step in table.agenda):
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


def facts(view: kernel.View[Board, Hand]) -> tuple[Facts, ...]:
    """What is certain for this viewer, of each other seat."""
    known = Known(view.table, view.seat, view.hand)
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


def odds(view: kernel.View[Board, Hand]) -> tuple[Odds, ...]:
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
