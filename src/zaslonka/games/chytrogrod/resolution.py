"""Chytrogród: phase 3, districts are turned up one by one, the decree first, then the cards."""

from collections.abc import Iterator
from itertools import permutations

from msgspec import structs

from zaslonka.kernel import Illegal, OneSeatChoice, Rule, Seat
from . import events
from .content import BUYOUT, FORBIDDEN, KIND, KINDS, NONE, RUMOURS, Card, Colour, Decree, Kind
from .deals import MakeDeal, open_next_deal
from .moves import Arrange, Pick, Remove
from .state import Board, District, Laid, Now, View, clockwise_from, occupant
from .stock import Overflow, draw_from_pool, excess, heaps, hold, plus


class Resolve(Rule[Now], frozen=True, tag="resolve"):
    """Turn up all cards of the next district; the decrees first, then by initiative.  CHY-40."""

    districts: tuple[Colour, ...]

    def run(self, now: Now) -> None:
        for turn, district in enumerate(self.districts, start=1):
            place = now.table.districts[district]
            if place.pile or place.decrees:
                if rest := self.districts[turn:]:
                    now.then(Resolve(rest))
                for decree in _turn_up(now, district):
                    _carry_out(now, place, district, decree)
                in_force = {KIND[_card(laid)] for laid in place.pile if not laid.ignored}
                now.then(*[Contest(district, kind) for kind in KINDS if kind in in_force])
                return


def _turn_up(now: Now, district: Colour) -> list[Decree]:
    table, hands = now.table, now.hands
    place = table.districts[district]
    # Each laid card, and which it is.
    pile = [(laid, _numbered(hands[laid.by].face_down, laid.number)) for laid in place.pile]
    decrees = _turn_up_decrees(now, place) if place.decrees else []
    place.pile = tuple([Laid(laid.by, laid.number, card, False, laid.seen) for laid, card in pile])
    turned = tuple([events.TurnedCard(laid.by, card) for laid, card in pile])
    event = events.TurnedUp(district, tuple(decrees), turned)
    table.turned_up += (event,)
    now.tell(event)
    return decrees


def _numbered(cards: tuple[tuple[int, Card], ...], number: int) -> Card:
    for one, card in cards:
        if one == number:
            return card
    raise LookupError(number)


def _turn_up_decrees(now: Now, place: District) -> list[Decree]:
    decrees = [dict(now.hands[laid.by].decrees)[laid.number] for laid in place.decrees]
    place.decrees = tuple(
        structs.replace(laid, decree=decree)
        for laid, decree in zip(place.decrees, decrees, strict=True)
    )
    unseen = now.table.unseen_decrees
    now.table.unseen_decrees = tuple([decree for decree in unseen if decree not in decrees])
    return decrees


def _carry_out(now: Now, place: District, district: Colour, decree: Decree) -> None:
    """CHY-90 to CHY-99; what CHY-90 does is found in `contenders`."""
    if decree in FORBIDDEN:
        kinds = FORBIDDEN[decree]
        _ignore(place, {laid.number for laid in place.pile if KIND[_card(laid)] in kinds})
    elif decree in RUMOURS:
        for kind in RUMOURS[decree]:
            place.tokens = plus(place.tokens, draw_from_pool(now.table, kind))
    elif decree == "nie_na_sprzedaz" and place.top is not None:
        place.below += (place.top,)
        open_next_deal(now, district)


def _ignore(place: District, numbers: set[int]) -> None:
    place.pile = tuple(
        structs.replace(laid, ignored=True) if laid.number in numbers else laid
        for laid in place.pile
    )


def _card(laid: Laid) -> Card:
    assert laid.card is not None, "only what is turned up is resolved"
    return laid.card


# Who carries it out


class Contest(Rule[Now], frozen=True, tag="contest"):
    """Of tied players the favourite picks one, but all tied deals are made.  CHY-50 to CHY-54."""

    district: Colour
    kind: Kind

    def run(self, now: Now) -> None:
        table, place = now.table, now.table.districts[self.district]
        seats = contenders(table, self.district, self.kind)
        if not seats or _is_idle(place, self.kind):
            return
        if len(seats) == 1:
            _perform(now, self.district, self.kind, seats[0])
        elif self.kind in ("big_deal", "small_deal"):
            now.then(TiedDeals((table.favourite,), self.district, self.kind, seats))
        else:
            now.then(Tie((table.favourite,), self.district, self.kind, seats))


def contenders(table: Board, district: Colour, kind: Kind) -> tuple[Seat, ...]:
    """Whose cards of this kind are in force here, clockwise from the favourite.

    Of buyouts only those with the highest sum (CHY-46), each card worth 1 under the
    whip of CHY-90; of the other kinds nobody has more than one card.
    """
    place, sums = table.districts[district], dict[Seat, int]()
    whip = kind == "buyout" and any(laid.decree == "trzask_bicza" for laid in place.decrees)
    for laid in place.pile:
        card = laid.card
        assert card is not None, "only what is turned up is resolved"
        if KIND[card] == kind and not laid.ignored:
            value = 1 if whip or kind != "buyout" else BUYOUT[card]
            sums[laid.by] = sums.get(laid.by, 0) + value
    if len(sums) < 2:
        return tuple(sums)
    highest = max(sums.values())
    seats = clockwise_from(table.favourite, len(table.players))
    return tuple(seat for seat in seats if sums.get(seat) == highest)


def _is_idle(place: District, kind: Kind) -> bool:
    """Whether nothing could come of it, whoever carries it out.  CHY-49, CHY-54."""
    if kind == "buyout":
        return place.tokens == NONE
    return kind in ("big_deal", "small_deal") and place.top is None


def _perform(now: Now, district: Colour, kind: Kind, seat: Seat) -> None:
    match kind:
        case "sabotage":
            _sabotage(now, district, seat)
        case "takeover":
            _take_over(now, district, seat)
        case "buyout":
            _buy_out(now, district, seat)
        case _:
            now.then(MakeDeal(seat, district, kind))


class Tie(OneSeatChoice[Now, View, Pick], frozen=True, tag="tie"):
    """The favourite picks whose card counts; when time is out, the first clockwise.  CHY-50."""

    takes = (Pick,)

    district: Colour
    kind: Kind
    tied: tuple[Seat, ...]

    def check(self, view: View, move: Pick) -> None:
        if move.seat not in self.tied:
            raise Illegal("CHY-50", "not_tied", seats=self.tied)

    def moves(self, view: View) -> Iterator[Pick]:
        yield from map(Pick, self.tied)

    def take(self, now: Now, seat: Seat, move: Pick) -> None:
        place = now.table.districts[self.district]
        others = (
            laid.number
            for laid in place.pile
            if laid.by != move.seat and KIND[_card(laid)] == self.kind
        )
        _ignore(place, set(others))
        now.tell(events.Picked(seat, self.district, self.kind, move.seat))
        _perform(now, self.district, self.kind, move.seat)

    def time_up(self, now: Now) -> None:
        self.take(now, self.seat, Pick(self.tied[0]))


class TiedDeals(OneSeatChoice[Now, View, Arrange], frozen=True, tag="tied_deals"):
    """The favourite lays down the whole order; when time is out, it is clockwise.  CHY-51."""

    takes = (Arrange,)

    district: Colour
    kind: Kind
    tied: tuple[Seat, ...]

    def check(self, view: View, move: Arrange) -> None:
        if sorted(move.seats) != sorted(self.tied):
            raise Illegal("CHY-51", "name_the_whole_order", seats=self.tied)

    def moves(self, view: View) -> Iterator[Arrange]:
        yield from map(Arrange, permutations(self.tied))

    def take(self, now: Now, seat: Seat, move: Arrange) -> None:
        now.tell(events.Arranged(seat, self.district, self.kind, move.seats))
        now.then(*(MakeDeal(other, self.district, self.kind) for other in move.seats))

    def time_up(self, now: Now) -> None:
        self.take(now, self.seat, Arrange(self.tied))


# What is carried out


def _sabotage(now: Now, district: Colour, seat: Seat) -> None:
    place = now.table.districts[district]
    if len(place.pile) > 1 or occupant(now.table, district) is not None:
        now.then(Sabotage((seat,), district))


class Sabotage(OneSeatChoice[Now, View, Remove], frozen=True, tag="sabotage"):
    """Remove another card of this district, or the henchman in it.  CHY-42.

    When time is out, a card of another player if there is one.
    """

    takes = (Remove,)

    district: Colour

    def check(self, view: View, move: Remove) -> None:
        if move.number is None:
            if occupant(view.table, self.district) is None:
                raise Illegal("CHY-42", "no_henchman_here")
        elif move not in self._targets(view.table):
            raise Illegal("CHY-42", "no_other_card")

    def moves(self, view: View) -> Iterator[Remove]:
        yield from self._targets(view.table)

    def take(self, now: Now, seat: Seat, move: Remove) -> None:
        table, place = now.table, now.table.districts[self.district]
        if move.number is None:
            owner = occupant(table, self.district)
            assert owner is not None
            table.players[owner].henchman = None
            now.tell(events.HenchmanRemoved(seat, self.district, owner))
        else:
            (removed,) = (laid for laid in place.pile if laid.number == move.number)
            _ignore(place, {removed.number})
            now.tell(events.CardRemoved(seat, self.district, removed.by, _card(removed)))

    def time_up(self, now: Now) -> None:
        self.take(now, self.seat, next(self._targets(now.table)))

    def _targets(self, table: Board) -> Iterator[Remove]:
        """The cards of others, the henchman, then the own cards."""
        pile = table.districts[self.district].pile
        yield from (Remove(laid.number) for laid in pile if laid.by != self.seat)
        if occupant(table, self.district) is not None:
            yield Remove(None)
        for laid in pile:
            if laid.by == self.seat and laid.card != "sabotage":
                yield Remove(laid.number)


def _take_over(now: Now, district: Colour, seat: Seat) -> None:
    """The own henchman comes here, and another one goes to its owner's board.  CHY-43."""
    table = now.table
    ousted = occupant(table, district)
    if ousted is not None:
        table.players[ousted].henchman = None
    table.players[seat].henchman = district
    now.tell(events.TookOver(seat, district, None if ousted == seat else ousted))


def _buy_out(now: Now, district: Colour, seat: Seat) -> None:
    """Take everything that lies here.  CHY-46, CHY-47."""
    place, player = now.table.districts[district], now.table.players[seat]
    now.tell(events.BoughtOut(seat, district, heaps(place.tokens)))
    hold(player, plus(player.tokens, place.tokens))
    place.tokens = NONE
    if excess(player.tokens):
        now.then(Overflow((seat,)))
