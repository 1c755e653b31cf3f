"""Chytrogród: paying for a deal, with the secret good or without it."""

from collections.abc import Iterator

from zaslonka.kernel import Illegal, OneSeatChoice, Rule, Seat
from . import events
from .content import COLOURS, DEALS, NONE, Colour, Kind, Side, Tokens
from .moves import Decline, Pay
from .state import Board, Hand, Now, Taken, View
from .stock import ONE, minus, return_to_pools


class MakeDeal(Rule[Now], frozen=True, tag="make_deal"):
    """Whoever has the goods pays and takes the top deal.  CHY-44, CHY-45.

    With an unused secret good, and at most one good lacking of whatever kind,
    the player is asked first: who is asked depends on nothing hidden.  CHY-71.
    """

    seat: Seat
    district: Colour
    kind: Kind

    def run(self, now: Now) -> None:
        table, player = now.table, now.table.players[self.seat]
        side = open_side(table, self.district, self.kind)
        may_lack = 0 if player.secret_used else 1
        if side is None or _lacking(player.tokens, side) > may_lack:
            now.tell(events.DealMissed(self.seat, self.district, self.kind))
        elif player.secret_used:
            _pay(now, self, NONE)
        else:
            now.then(Payment((self.seat,), self.district, self.kind))


def open_side(table: Board, district: Colour, kind: Kind) -> Side | None:
    """The side of the top deal that a card of this kind is about; None from an empty stack."""
    top = table.districts[district].top
    if top is None:
        return None
    return top.big if kind == "big_deal" else top.small


def _lacking(tokens: Tokens, side: Side) -> int:
    """How many goods are lacking to pay this."""
    lacking = 0
    for kind, cost in enumerate(side.cost):
        if cost > tokens[kind]:
            lacking += cost - tokens[kind]
    return lacking


class Payment(OneSeatChoice[Now, View, Pay | Decline], frozen=True, tag="payment"):
    """Pay with the secret good or without it; only who could not pay without may decline.

    When time is out, the secret good is kept.  CHY-41, CHY-70, CHY-71, CHY-110.
    """

    takes = (Pay, Decline)

    district: Colour
    kind: Kind

    def check(self, view: View, move: Pay | Decline) -> None:
        side, lacking = self._side_and_lack(view.table)
        if isinstance(move, Decline):
            if not lacking:
                raise Illegal("CHY-41", "must_pay")
        elif move.secret is None:
            if lacking:
                raise Illegal("CHY-44", "cannot_pay")
        elif move.secret not in _usable(view.table, view.hand):
            raise Illegal("CHY-70", "not_your_secret_good")
        elif not self._is_paid(view.table, side, move.secret):
            raise Illegal("CHY-70", "good_not_wanted")

    def moves(self, view: View) -> Iterator[Pay | Decline]:
        side, lacking = self._side_and_lack(view.table)
        if not lacking:
            yield Pay()
        for good in _usable(view.table, view.hand):
            if self._is_paid(view.table, side, good):
                yield Pay(good)
        if lacking:
            yield Decline()

    def take(self, now: Now, seat: Seat, move: Pay | Decline) -> None:
        if isinstance(move, Decline):
            now.tell(events.DealMissed(seat, self.district, self.kind))
        elif move.secret is None:
            _pay(now, MakeDeal(seat, self.district, self.kind), NONE)
        else:
            now.table.players[seat].secret_used = True
            if not now.table.options.contraband:
                now.hands[seat].secret = None
                now.table.shown += (move.secret,)
            _pay(now, MakeDeal(seat, self.district, self.kind), ONE[move.secret])

    def time_up(self, now: Now) -> None:
        _, lacking = self._side_and_lack(now.table)
        self.take(now, self.seat, Decline() if lacking else Pay())

    def _side_and_lack(self, table: Board) -> tuple[Side, int]:
        side = open_side(table, self.district, self.kind)
        assert side is not None
        return side, _lacking(table.players[self.seat].tokens, side)

    def _is_paid(self, table: Board, side: Side, secret: Colour) -> bool:
        """Whether the secret good, as this one, is part of the price and what is held the rest."""
        rest = minus(side.cost, ONE[secret])
        held = table.players[self.seat].tokens
        return side.cost[secret] > 0 and min(minus(held, rest)) >= 0


def _usable(table: Board, hand: Hand) -> tuple[Colour, ...]:
    """The goods that the owner's secret good can stand for."""
    if table.options.contraband:
        return tuple(COLOURS)
    return () if hand.secret is None else (hand.secret,)


def _pay(now: Now, deal: MakeDeal, secret: Tokens) -> None:
    """The goods go to the pools, all but the secret one, and the deal to the player."""
    table, player = now.table, now.table.players[deal.seat]
    place = table.districts[deal.district]
    side = open_side(table, deal.district, deal.kind)
    assert side is not None
    assert place.top is not None
    return_to_pools(table, player, minus(side.cost, secret))
    player.deals += (Taken(place.top, deal.kind == "big_deal"),)
    player.points += side.points
    spent = secret.index(1) if any(secret) else None
    now.tell(events.DealMade(deal.seat, deal.district, deal.kind, side.points, spent))
    open_next_deal(now, deal.district)


def open_next_deal(now: Now, district: Colour) -> None:
    """The deal under the top one is now the top: one that nobody has seen, or one put below."""
    place = now.table.districts[district]
    if place.unseen:
        stacks = now.secret.stacks
        number, *rest = stacks[district]
        now.secret.stacks = (*stacks[:district], tuple(rest), *stacks[district + 1 :])
        place.top, place.unseen = DEALS[number], place.unseen - 1
    elif place.below:
        place.top, place.below = place.below[0], place.below[1:]
    else:
        place.top = None
    now.tell(events.DealOpened(district, place.top))
