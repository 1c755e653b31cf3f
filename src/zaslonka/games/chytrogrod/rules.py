"""Chytrogród, a round: waking, actions, intrigues, resolution and tidying."""

from collections.abc import Iterator
from typing import TypeAlias

from zaslonka import kernel
from zaslonka.games.chytrogrod.content import (
    CARDS,
    FULL_DISTRICT,
    LAST_ROUND,
    WINNING_POINTS,
    Card,
    Colour,
    cards_each,
)
from zaslonka.games.chytrogrod.deals import MakeDeal, Payment
from zaslonka.games.chytrogrod.events import CardLaid, RoundBegan
from zaslonka.games.chytrogrod.intrigues import (
    DoStuPiorunow,
    MoveSeenCard,
    RektorskieMachlojki,
    Rozroba,
    Scheme,
    Wielmozni,
    Wstawiennictwo,
)
from zaslonka.games.chytrogrod.resolution import Contest, Resolve, Sabotage, Tie, TiedDeals
from zaslonka.games.chytrogrod.stock import Overflow, draw_from_pool, plus
from zaslonka.games.chytrogrod.table import (
    Hand,
    Laid,
    Now,
    PlayCard,
    Player,
    Secret,
    Town,
    View,
    clockwise_from,
    goods_of,
    ring_from,
)
from zaslonka.games.chytrogrod.waking import (
    ChooseFirst,
    DrawDecree,
    LayDecree,
    SendHenchman,
    Wake,
    demand_district,
)
from zaslonka.kernel import Choice, Illegal, Rule, Seat


class Table(Town, kw_only=True, tag="table"):
    """The town, and all that can be on its agenda."""

    agenda: """tuple[
        ChooseFirst | SendHenchman | BeginRound | Wake | Overflow | DrawDecree | LayDecree
        | Action | Scheme | DoStuPiorunow | Rozroba | Wielmozni | RektorskieMachlojki
        | MoveSeenCard | Wstawiennictwo | Resolve | Contest | Tie | TiedDeals | Sabotage
        | MakeDeal | Payment | Tidy, ...]""" = ()


State: TypeAlias = kernel.State[Town, Hand, Secret]
WholeState: TypeAlias = kernel.State[Table, Hand, Secret]
"""The same with its agenda spelt out, as JSON is read."""


def opening(favourite: Seat, seats: int) -> "tuple[ChooseFirst | SendHenchman | BeginRound, ...]":
    """The favourite names the first district; henchmen are sent counter-clockwise.  CHY-15, 16."""
    senders = reversed(clockwise_from(favourite, seats))
    return (
        ChooseFirst((favourite,)),
        *(SendHenchman((seat,)) for seat in senders),
        BeginRound(),
    )


class BeginRound(Rule[Now], frozen=True, tag="begin_round"):
    """A round is waking, actions, intrigues where they are played, resolution and tidying."""

    def run(self, now: Now) -> None:
        favourite = now.table.favourite
        now.tell(RoundBegan(now.table.round, favourite, now.table.first))
        now.then(Wake(), DrawDecree(favourite), Action((favourite,)))


class Action(Choice[Now, View, PlayCard], frozen=True, tag="action"):
    """Play one action card face down into any district, in turn from the favourite.  CHY-30.

    When time is out, a card drawn from the hand goes into the first district: so
    nobody learns anything of it.  CHY-33.
    """

    takes = (PlayCard,)

    def check(self, view: View, move: PlayCard) -> None:
        assert view.hand is not None
        demand_district(view.table, move.district, "CHY-30")
        if move.card not in view.hand.cards:
            raise Illegal("CHY-30", "not_in_hand", card=move.card)

    def moves(self, view: View) -> Iterator[PlayCard]:
        assert view.hand is not None
        for card in view.hand.cards:
            for district in view.table.ring:
                yield PlayCard(district, card)

    def take(self, now: Now, seat: Seat, move: PlayCard) -> None:
        _lay(now, now.hand, seat, move.district, move.card)

    def time_up(self, now: Now) -> None:
        (seat,) = self.seats
        hand = now.hands[seat]
        _lay(now, hand, seat, now.table.first, now.chance.pick(hand.cards))

    def verdict(self, state: State, move: PlayCard) -> object:
        """The last card of a round may be turned up at once."""
        return move.card if state.table.laid + 1 == _all_cards(len(state.hands)) else None


def _lay(now: Now, hand: Hand, seat: Seat, district: Colour, card: Card) -> None:
    town = now.table
    hand.cards = tuple([other for other in hand.cards if other != card])
    hand.face_down += ((town.laid, card),)
    town.districts[district].pile += (Laid(seat, town.laid),)
    town.laid += 1
    now.tell(CardLaid(seat, district))
    if town.laid < _all_cards(now.seats):
        now.then(Action(((seat + 1) % now.seats,)))
        return
    town.turned_up = ()
    now.then(Resolve(ring_from(town.ring, town.first)), Tidy())
    if town.options.intrigues:
        now.then(*map(Scheme, clockwise_from(town.favourite, now.seats)))


def _all_cards(seats: int) -> int:
    return seats * cards_each(seats)


class Tidy(Rule[Now], frozen=True, tag="tidy"):
    """Cards are taken back; the game ends, or a new round begins.  CHY-48, CHY-60 to CHY-62."""

    def run(self, now: Now) -> None:
        town = now.table
        _take_cards_back(now)
        if is_won(town) or not deals_left(town) or town.round == LAST_ROUND:
            now.over()
            return
        for colour, place in enumerate(town.districts):
            if goods_of(place.tokens) < FULL_DISTRICT:
                place.tokens = plus(place.tokens, draw_from_pool(town, colour))
        town.favourite = (town.favourite + 1) % now.seats
        town.first = ring_from(town.ring, town.first)[1]
        town.round += 1
        now.then(BeginRound())


def _take_cards_back(now: Now) -> None:
    town = now.table
    for hand in now.hands:
        hand.cards, hand.face_down, hand.decrees = CARDS, (), ()
    for place in town.districts:
        town.discards += tuple(laid.decree for laid in place.decrees if laid.decree is not None)
        place.pile, place.decrees = (), ()
    town.laid = 0


def is_won(town: Town) -> bool:
    """CHY-60."""
    return any(player.points >= WINNING_POINTS for player in town.players)


def deals_left(town: Town) -> bool:
    """CHY-84."""
    return any(place.top is not None for place in town.districts)


def ranked(town: Town) -> list[tuple[Seat, ...]]:
    """The seats from the best to the worst, those together whom nothing tells apart."""
    standings = [standing(player) for player in town.players]
    return [
        tuple(seat for seat, own in enumerate(standings) if own == rank)
        for rank in sorted(set(standings), reverse=True)
    ]


def standing(player: Player) -> tuple[int, int, int]:
    """What decides: points, then big deals, then unused goods with the secret one.  CHY-80, 81."""
    big_deals = sum(taken.big for taken in player.deals)
    return player.points, big_deals, goods_of(player.tokens) + (not player.secret_used)
