"""Chytrogród: set-up and phase 1, henchmen bring goods, and the favourite lays a decree."""

from collections.abc import Iterator

from zaslonka.kernel import Illegal, OneSeatChoice, Rule, Seat
from . import events
from .content import COLOURS, Colour, Decree
from .moves import ChooseDistrict, ChooseGuild
from .state import (
    Board,
    Hand,
    LaidDecree,
    Now,
    Player,
    View,
    clockwise_from,
    counter_clockwise_to,
    occupant,
    ring_from,
)
from .stock import ONE, Overflow, draw_from_pool, excess, hold, minus, plus


def demand_district(table: Board, district: Colour, rule: str) -> None:
    if district not in table.ring:
        raise Illegal(rule, "no_such_district")


class TakeGuild(OneSeatChoice[Now, View, ChooseGuild], frozen=True, tag="take_guild"):
    """Take a guild that nobody has taken; when time is out, the one dealt.  CHY-150, CHY-151."""

    takes = (ChooseGuild,)

    def check(self, view: View, move: ChooseGuild) -> None:
        if move.guild not in COLOURS:
            raise Illegal("CHY-150", "no_such_guild")
        if move.guild not in self._left(view.table):
            raise Illegal("CHY-150", "guild_taken", guild=move.guild)

    def moves(self, view: View) -> Iterator[ChooseGuild]:
        yield from map(ChooseGuild, self._left(view.table))

    def take(self, now: Now, seat: Seat, move: ChooseGuild) -> None:
        table, own = now.table, now.table.players[seat]
        for player in table.players:
            if player.guild == move.guild:
                _hand_guild(table, player, own.guild)
        _hand_guild(table, own, move.guild)
        now.tell(events.GuildTaken(seat, move.guild))

    def time_up(self, now: Now) -> None:
        self.take(now, self.seat, ChooseGuild(now.table.players[self.seat].guild))

    def _left(self, table: Board) -> list[Colour]:
        order = counter_clockwise_to(table.favourite, len(table.players))
        taken = [table.players[seat].guild for seat in order[: order.index(self.seat)]]
        return [guild for guild in COLOURS if guild not in taken]


def _hand_guild(table: Board, player: Player, guild: Colour) -> None:
    """The good that a guild begins with goes where the guild goes.  CHY-13."""
    table.pools = minus(plus(table.pools, ONE[player.guild]), ONE[guild])
    player.guild, player.tokens = guild, ONE[guild]


class ChooseFirst(OneSeatChoice[Now, View, ChooseDistrict], frozen=True, tag="choose_first"):
    """The favourite chooses the first district; when time is out, any.  CHY-15."""

    takes = (ChooseDistrict,)

    def check(self, view: View, move: ChooseDistrict) -> None:
        demand_district(view.table, move.district, "CHY-15")

    def moves(self, view: View) -> Iterator[ChooseDistrict]:
        yield from map(ChooseDistrict, view.table.ring)

    def take(self, now: Now, seat: Seat, move: ChooseDistrict) -> None:
        now.table.first = move.district
        now.tell(events.FirstDistrict(seat, move.district))

    def time_up(self, now: Now) -> None:
        self.take(now, self.seat, ChooseDistrict(now.chance.pick(now.table.ring)))


class SendHenchman(OneSeatChoice[Now, View, ChooseDistrict], frozen=True, tag="send_henchman"):
    """Put the own henchman into a district without one; when time is out, any.  CHY-16."""

    takes = (ChooseDistrict,)

    def check(self, view: View, move: ChooseDistrict) -> None:
        demand_district(view.table, move.district, "CHY-16")
        if occupant(view.table, move.district) is not None:
            raise Illegal("CHY-16", "henchman_there", district=move.district)

    def moves(self, view: View) -> Iterator[ChooseDistrict]:
        yield from map(ChooseDistrict, _free(view.table))

    def take(self, now: Now, seat: Seat, move: ChooseDistrict) -> None:
        now.table.players[seat].henchman = move.district
        now.tell(events.HenchmanSent(seat, move.district))

    def time_up(self, now: Now) -> None:
        self.take(now, self.seat, ChooseDistrict(now.chance.pick(_free(now.table))))


def _free(table: Board) -> list[Colour]:
    return [district for district in table.ring if occupant(table, district) is None]


class Wake(Rule[Now], frozen=True, tag="wake"):
    """Each henchman in a district brings a good of its colour from the pool.  CHY-20."""

    def run(self, now: Now) -> None:
        table, full = now.table, []
        for seat in clockwise_from(table.favourite, now.seats):
            player = table.players[seat]
            if player.henchman is None:
                continue
            brought = draw_from_pool(table, player.henchman)
            if any(brought):
                hold(player, plus(player.tokens, brought))
                now.tell(events.Brought(seat, player.henchman))
                if excess(player.tokens):
                    full.append(Overflow((seat,)))
        now.then(*full)


class DrawDecree(Rule[Now], frozen=True, tag="draw_decree"):
    """A player draws the top decree and looks at it alone.  CHY-21, CHY-22."""

    seat: Seat

    def run(self, now: Now) -> None:
        table, secret = now.table, now.secret
        if not secret.deck:
            secret.deck = now.chance.shuffled(table.discards)
            table.deck, table.unseen_decrees = len(secret.deck), table.discards
            table.discards = ()
            now.tell(events.DeckRenewed())
        decree, secret.deck = secret.deck[0], secret.deck[1:]
        table.deck -= 1
        now.hands[self.seat].drawn = decree
        now.tell(events.DecreeDrawn(self.seat))
        now.tell(events.DecreeSeen(decree), only=self.seat)
        now.then(LayDecree((self.seat,)))


class LayDecree(OneSeatChoice[Now, View, ChooseDistrict], frozen=True, tag="lay_decree"):
    """Lay the decree face down into a district; when time is out, into the first one.  CHY-21."""

    takes = (ChooseDistrict,)

    def check(self, view: View, move: ChooseDistrict) -> None:
        demand_district(view.table, move.district, "CHY-21")

    def moves(self, view: View) -> Iterator[ChooseDistrict]:
        yield from map(ChooseDistrict, ring_from(view.table.ring, view.table.first))

    def take(self, now: Now, seat: Seat, move: ChooseDistrict) -> None:
        _lay_decree(now, now.hand, seat, move.district)

    def time_up(self, now: Now) -> None:
        _lay_decree(now, now.hands[self.seat], self.seat, now.table.first)


def _lay_decree(now: Now, hand: Hand, seat: Seat, district: Colour) -> None:
    table = now.table
    number = sum(len(place.decrees) for place in table.districts)
    decree: Decree | None = hand.drawn
    assert decree is not None
    hand.drawn, hand.decrees = None, (*hand.decrees, (number, decree))
    table.districts[district].decrees += (LaidDecree(seat, number),)
    now.tell(events.DecreeLaid(seat, district))
