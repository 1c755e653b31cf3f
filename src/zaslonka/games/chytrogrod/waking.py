"""Chytrogród, set-up and phase 1: henchmen bring goods, and the favourite lays a decree."""

from collections.abc import Iterator

from zaslonka.games.chytrogrod.content import Colour, Decree
from zaslonka.games.chytrogrod.events import (
    Brought,
    DeckRenewed,
    DecreeDrawn,
    DecreeLaid,
    DecreeSeen,
    FirstDistrict,
    HenchmanSent,
)
from zaslonka.games.chytrogrod.stock import Overflow, draw_from_pool, excess, hold, plus
from zaslonka.games.chytrogrod.table import (
    ChooseDistrict,
    Hand,
    LaidDecree,
    Now,
    Town,
    View,
    clockwise_from,
    occupant,
    ring_from,
)
from zaslonka.kernel import Choice, Illegal, Rule, Seat


def demand_district(town: Town, district: Colour, rule: str) -> None:
    if district not in town.ring:
        raise Illegal(rule, "no_such_district")


class ChooseFirst(Choice[Now, View, ChooseDistrict], frozen=True, tag="choose_first"):
    """The favourite chooses the first district; when time is out, any.  CHY-15."""

    takes = (ChooseDistrict,)

    def check(self, view: View, move: ChooseDistrict) -> None:
        demand_district(view.table, move.district, "CHY-15")

    def moves(self, view: View) -> Iterator[ChooseDistrict]:
        yield from map(ChooseDistrict, view.table.ring)

    def take(self, now: Now, seat: Seat, move: ChooseDistrict) -> None:
        now.table.first = move.district
        now.tell(FirstDistrict(seat, move.district))

    def time_up(self, now: Now) -> None:
        self.take(now, self.seats[0], ChooseDistrict(now.chance.pick(now.table.ring)))


class SendHenchman(Choice[Now, View, ChooseDistrict], frozen=True, tag="send_henchman"):
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
        now.tell(HenchmanSent(seat, move.district))

    def time_up(self, now: Now) -> None:
        self.take(now, self.seats[0], ChooseDistrict(now.chance.pick(_free(now.table))))


def _free(town: Town) -> list[Colour]:
    return [district for district in town.ring if occupant(town, district) is None]


class Wake(Rule[Now], frozen=True, tag="wake"):
    """Each henchman in a district brings a good of its colour from the pool.  CHY-20."""

    def run(self, now: Now) -> None:
        town, full = now.table, []
        for seat in clockwise_from(town.favourite, now.seats):
            player = town.players[seat]
            if player.henchman is None:
                continue
            brought = draw_from_pool(town, player.henchman)
            if any(brought):
                hold(player, plus(player.tokens, brought))
                now.tell(Brought(seat, player.henchman))
                if excess(player.tokens):
                    full.append(Overflow((seat,)))
        now.then(*full)


class DrawDecree(Rule[Now], frozen=True, tag="draw_decree"):
    """A player draws the top decree and looks at it alone.  CHY-21, CHY-22."""

    seat: Seat

    def run(self, now: Now) -> None:
        town, secret = now.table, now.secret
        if not secret.deck:
            secret.deck = now.chance.shuffled(town.discards)
            town.deck, town.unseen_decrees = len(secret.deck), town.discards
            town.discards = ()
            now.tell(DeckRenewed())
        decree, secret.deck = secret.deck[0], secret.deck[1:]
        town.deck -= 1
        now.hands[self.seat].drawn = decree
        now.tell(DecreeDrawn(self.seat))
        now.tell(DecreeSeen(decree), only=self.seat)
        now.then(LayDecree((self.seat,)))


class LayDecree(Choice[Now, View, ChooseDistrict], frozen=True, tag="lay_decree"):
    """Lay the decree face down into a district; when time is out, into the first one.  CHY-21."""

    takes = (ChooseDistrict,)

    def check(self, view: View, move: ChooseDistrict) -> None:
        demand_district(view.table, move.district, "CHY-21")

    def moves(self, view: View) -> Iterator[ChooseDistrict]:
        yield from map(ChooseDistrict, ring_from(view.table.ring, view.table.first))

    def take(self, now: Now, seat: Seat, move: ChooseDistrict) -> None:
        _lay_decree(now, now.hand, seat, move.district)

    def time_up(self, now: Now) -> None:
        (seat,) = self.seats
        _lay_decree(now, now.hands[seat], seat, now.table.first)


def _lay_decree(now: Now, hand: Hand, seat: Seat, district: Colour) -> None:
    town = now.table
    number = sum(len(place.decrees) for place in town.districts)
    decree: Decree | None = hand.drawn
    assert decree is not None
    hand.drawn, hand.decrees = None, (*hand.decrees, (number, decree))
    town.districts[district].decrees += (LaidDecree(seat, number),)
    now.tell(DecreeLaid(seat, district))
