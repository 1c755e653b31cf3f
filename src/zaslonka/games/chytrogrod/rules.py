"""Chytrogród: a round of waking, actions, intrigues, resolution and tidying."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from zaslonka import kernel
from zaslonka.kernel import Illegal, OneSeatChoice, Rule, Seat
from . import content, events, intrigues
from .content import CARDS, COLOURS, Card, Colour, Options, cards_each
from .deals import MakeDeal, Payment
from .moves import PlayCard
from .resolution import Contest, Resolve, Sabotage, Tie, TiedDeals
from .state import (
    Board,
    Hand,
    Laid,
    Now,
    Player,
    Secret,
    View,
    clockwise_from,
    counter_clockwise_to,
    goods_of,
    ring_from,
)
from .stock import Overflow, draw_from_pool, plus
from .waking import (
    ChooseFirst,
    DrawDecree,
    LayDecree,
    SendHenchman,
    TakeGuild,
    Wake,
    demand_district,
)


def opening(options: Options, favourite: Seat, seats: int) -> "tuple[Step, ...]":
    """The favourite names the first district; henchmen are sent counter-clockwise.  CHY-15, 16.

    Where guilds are chosen that comes first, and nobody is asked who has no choice.  CHY-150.
    """
    order = counter_clockwise_to(favourite, seats)
    choosers = order[: len(COLOURS) - 1] if options.choose_guilds else ()
    return (
        *(TakeGuild((seat,)) for seat in choosers),
        ChooseFirst((favourite,)),
        *(SendHenchman((seat,)) for seat in order),
        BeginRound(),
    )


class BeginRound(Rule[Now], frozen=True, tag="begin_round"):
    """A round is waking, actions, intrigues where they are played, resolution and tidying."""

    def run(self, now: Now) -> None:
        favourite = now.table.favourite
        now.tell(events.RoundBegan(now.table.round, favourite, now.table.first))
        now.then(Wake(), DrawDecree(favourite), Action((favourite,)))


class Action(OneSeatChoice[Now, View, PlayCard], frozen=True, tag="action"):
    """Play one action card face down into any district, in turn from the favourite.  CHY-30.

    When time is out, a card drawn from the hand goes into the first district: so
    nobody learns anything of it.  CHY-33.
    """

    takes = (PlayCard,)

    def check(self, view: View, move: PlayCard) -> None:
        demand_district(view.table, move.district, "CHY-30")
        if move.card not in view.hand.cards:
            raise Illegal("CHY-30", "not_in_hand", card=move.card)

    def moves(self, view: View) -> Iterator[PlayCard]:
        for card in view.hand.cards:
            for district in view.table.ring:
                yield PlayCard(district, card)

    def draw(self, view: View, below: Callable[[int], int]) -> PlayCard:
        cards, ring = view.hand.cards, view.table.ring
        card, district = divmod(below(len(cards) * len(ring)), len(ring))
        return PlayCard(ring[district], cards[card])

    def take(self, now: Now, seat: Seat, move: PlayCard) -> None:
        _lay(now, now.hand, seat, move.district, move.card)

    def time_up(self, now: Now) -> None:
        hand = now.hands[self.seat]
        _lay(now, hand, self.seat, now.table.first, now.chance.pick(hand.cards))

    def verdict(self, state: "State", move: PlayCard) -> object:
        """The last card of a round may be turned up at once."""
        return move.card if state.table.laid + 1 == _all_cards(len(state.hands)) else None


def _lay(now: Now, hand: Hand, seat: Seat, district: Colour, card: Card) -> None:
    table, number, seats = now.table, now.table.laid, now.seats
    hand.cards = tuple([other for other in hand.cards if other != card])
    hand.face_down += ((number, card),)
    table.districts[district].pile += (Laid(seat, number),)
    table.laid = number + 1
    now.tell(events.CardLaid(seat, district))
    if number + 1 < _all_cards(seats):
        now.then(Action(((seat + 1) % seats,)))
        return
    table.turned_up = ()
    now.then(Resolve(ring_from(table.ring, table.first)), Tidy())
    if table.options.intrigues:
        now.then(*map(intrigues.Scheme, clockwise_from(table.favourite, seats)))


def _all_cards(seats: int) -> int:
    return seats * cards_each(seats)


class Tidy(Rule[Now], frozen=True, tag="tidy"):
    """Cards are taken back; the game ends, or a new round begins.  CHY-48, CHY-60 to CHY-62."""

    def run(self, now: Now) -> None:
        table = now.table
        _take_cards_back(now)
        if is_won(table) or not deals_left(table) or table.round == content.LAST_ROUND:
            now.over()
            return
        for colour, place in enumerate(table.districts):
            if goods_of(place.tokens) < content.FULL_DISTRICT_GOODS:
                place.tokens = plus(place.tokens, draw_from_pool(table, colour))
        table.favourite = (table.favourite + 1) % now.seats
        table.first = ring_from(table.ring, table.first)[1]
        table.round += 1
        now.then(BeginRound())


def _take_cards_back(now: Now) -> None:
    table = now.table
    for hand in now.hands:
        hand.cards, hand.face_down, hand.decrees = CARDS, (), ()
    for place in table.districts:
        table.discards += tuple(laid.decree for laid in place.decrees if laid.decree is not None)
        place.pile, place.decrees = (), ()
    table.laid = 0


def is_won(table: Board) -> bool:
    """CHY-60."""
    return any(player.points >= content.WINNING_POINTS for player in table.players)


def deals_left(table: Board) -> bool:
    """CHY-84."""
    return any(place.top is not None for place in table.districts)


def ranked(table: Board) -> list[tuple[Seat, ...]]:
    """The seats from the best to the worst, those together whom nothing tells apart."""
    standings = [standing(player) for player in table.players]
    return [
        tuple(seat for seat, own in enumerate(standings) if own == rank)
        for rank in sorted(set(standings), reverse=True)
    ]


def standing(player: Player) -> tuple[int, int, int]:
    """What decides: points, then big deals, then unused goods with the secret one.  CHY-80, 81."""
    big_deals = sum(taken.big for taken in player.deals)
    return player.points, big_deals, goods_of(player.tokens) + (not player.secret_used)


# What can be on the agenda

Step: TypeAlias = (
    ChooseFirst
    | SendHenchman
    | BeginRound
    | Wake
    | Overflow
    | DrawDecree
    | LayDecree
    | Action
    | intrigues.Scheme
    | intrigues.DoStuPiorunow
    | intrigues.Rozroba
    | intrigues.Wielmozni
    | intrigues.RektorskieMachlojki
    | intrigues.MoveSeenCard
    | intrigues.Wstawiennictwo
    | Resolve
    | Contest
    | Tie
    | TiedDeals
    | Sabotage
    | MakeDeal
    | Payment
    | Tidy
    | TakeGuild
)


class Table(Board, kw_only=True, tag="table"):
    """The town, and all that can be on its agenda."""

    agenda: tuple[Step, ...] = ()


State: TypeAlias = kernel.State[Table, Hand, Secret]
