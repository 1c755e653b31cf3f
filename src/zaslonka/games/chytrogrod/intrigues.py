"""Chytrogród: the variant with intrigues, after the actions, before anything is turned up."""

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec import structs

from zaslonka.kernel import Illegal, OneSeatChoice, Rule, Seat
from . import events
from .content import COLOURS, GREEN, Colour
from .moves import ChooseDistrict, Intercede, LookAt, MoveCard, Skip, SwapInDistrict, SwapWithPool
from .state import Board, Now, View, ring_from
from .stock import ONE, hold, minus, plus
from .waking import DrawDecree, demand_district

SWAPPED_IN_DISTRICT = 2
SWAPPED_WITH_POOL = 3
"""How many goods of one colour have to lie together to be swapped (CHY-121, CHY-123)."""


class Scheme(Rule[Now], frozen=True, tag="scheme"):
    """Whoever's guild can carry out its intrigue is asked, as all can see.  CHY-120, CHY-126."""

    seat: Seat

    def run(self, now: Now) -> None:
        intrigue = INTRIGUES[now.table.players[self.seat].guild]((self.seat,))
        if any(True for _ in intrigue.ways(now.table)):
            now.then(intrigue)


class Intrigue(OneSeatChoice[Now, View, Any], frozen=True):
    """Use the guild's intrigue, or do without it; when time is out, do without."""

    rule: ClassVar[str]
    why: ClassVar[str]
    """What the intrigue demands, for whoever tries anything else."""

    def ways(self, table: Board) -> Iterator[Any]:
        """All that the intrigue may be used for; nothing where its condition does not hold."""
        raise NotImplementedError

    def use(self, now: Now, seat: Seat, move: Any) -> None:
        raise NotImplementedError

    def check(self, view: View, move: Any) -> None:
        if not isinstance(move, Skip) and move not in self.ways(view.table):
            raise Illegal(self.rule, self.why)

    def moves(self, view: View) -> Iterator[Any]:
        yield from self.ways(view.table)
        yield Skip()

    def take(self, now: Now, seat: Seat, move: Any) -> None:
        if isinstance(move, Skip):
            now.tell(events.Skipped(seat))
        else:
            self.use(now, seat, move)

    def time_up(self, now: Now) -> None:
        now.tell(events.Skipped(self.seat))


class DoStuPiorunow(Intrigue, frozen=True, tag="do_stu_piorunow"):
    """Swap a good for one of which a district holds at least two.  CHY-121."""

    takes = (SwapInDistrict, Skip)
    rule, why = "CHY-121", "two_in_a_district"

    def ways(self, table: Board) -> Iterator[SwapInDistrict]:
        own = table.players[self.seat].tokens
        for district, place in enumerate(table.districts):
            for get in COLOURS:
                if place.tokens[get] >= SWAPPED_IN_DISTRICT:
                    for give in COLOURS:
                        if own[give] and give != get:
                            yield SwapInDistrict(district, give, get)

    def use(self, now: Now, seat: Seat, move: SwapInDistrict) -> None:
        player, place = now.table.players[seat], now.table.districts[move.district]
        given, got = ONE[move.give], ONE[move.get]
        hold(player, plus(minus(player.tokens, given), got))
        place.tokens = plus(minus(place.tokens, got), given)
        now.tell(events.SwappedInDistrict(seat, move.district, move.give, move.get))


class Rozroba(Intrigue, frozen=True, tag="rozroba"):
    """Move an own card from the top of a pile to the top of another.  CHY-122."""

    takes = (MoveCard, Skip)
    rule, why = "CHY-122", "own_top_card"

    def ways(self, table: Board) -> Iterator[MoveCard]:
        for start in table.ring:
            pile = table.districts[start].pile
            if pile and pile[-1].by == self.seat:
                yield from (MoveCard(start, to) for to in table.ring if to != start)

    def use(self, now: Now, seat: Seat, move: MoveCard) -> None:
        _move_top_card(now, seat, move.start, move.to)


class Wielmozni(Intrigue, frozen=True, tag="wielmozni"):
    """Swap one of at least three goods of a colour for one of any pool.  CHY-123."""

    takes = (SwapWithPool, Skip)
    rule, why = "CHY-123", "three_on_board"

    def ways(self, table: Board) -> Iterator[SwapWithPool]:
        own = table.players[self.seat].tokens
        for give in COLOURS:
            if own[give] >= SWAPPED_WITH_POOL:
                for get in COLOURS:
                    if table.pools[get] and get != give:
                        yield SwapWithPool(give, get)

    def use(self, now: Now, seat: Seat, move: SwapWithPool) -> None:
        table, player = now.table, now.table.players[seat]
        given, got = ONE[move.give], ONE[move.get]
        hold(player, plus(minus(player.tokens, given), got))
        table.pools = plus(minus(table.pools, got), given)
        now.tell(events.SwappedWithPool(seat, move.give, move.get))


class RektorskieMachlojki(Intrigue, frozen=True, tag="rektorskie_machlojki"):
    """With the henchman at the university, look at another's top card, and move it.  CHY-124."""

    takes = (LookAt, Skip)
    rule, why = "CHY-124", "top_card_of_another"

    def ways(self, table: Board) -> Iterator[LookAt]:
        if table.players[self.seat].henchman == GREEN:
            for district in table.ring:
                pile = table.districts[district].pile
                if pile and pile[-1].by != self.seat:
                    yield LookAt(district)

    def use(self, now: Now, seat: Seat, move: LookAt) -> None:
        place = now.table.districts[move.district]
        top = place.pile[-1]
        card = dict(now.hands[top.by].face_down)[top.number]
        now.hand.face_down += ((top.number, card),)
        place.pile = (*place.pile[:-1], structs.replace(top, seen=seat))
        now.tell(events.LookedAt(seat, top.by, move.district))
        now.tell(events.CardSeen(card), only=seat)
        now.then(MoveSeenCard((seat,), move.district))


class MoveSeenCard(OneSeatChoice[Now, View, ChooseDistrict], frozen=True, tag="move_seen_card"):
    """Lay the card just looked at on another pile; when time is out, on the next.  CHY-124."""

    takes = (ChooseDistrict,)

    start: Colour

    def check(self, view: View, move: ChooseDistrict) -> None:
        demand_district(view.table, move.district, "CHY-124")
        if move.district == self.start:
            raise Illegal("CHY-124", "same_district")

    def moves(self, view: View) -> Iterator[ChooseDistrict]:
        yield from map(ChooseDistrict, ring_from(view.table.ring, self.start)[1:])

    def take(self, now: Now, seat: Seat, move: ChooseDistrict) -> None:
        _move_top_card(now, seat, self.start, move.district)

    def time_up(self, now: Now) -> None:
        following = ring_from(now.table.ring, self.start)[1]
        _move_top_card(now, self.seat, self.start, following)


def _move_top_card(now: Now, seat: Seat, start: Colour, to: Colour) -> None:
    districts = now.table.districts
    card = districts[start].pile[-1]
    districts[start].pile = districts[start].pile[:-1]
    districts[to].pile += (card,)
    now.tell(events.CardMoved(seat, card.by, start, to))


class Wstawiennictwo(Intrigue, frozen=True, tag="wstawiennictwo"):
    """With the henchman on the own board, draw a decree and lay it.  CHY-125."""

    takes = (Intercede, Skip)
    rule, why = "CHY-125", "henchman_at_home"

    def ways(self, table: Board) -> Iterator[Intercede]:
        if table.players[self.seat].henchman is None:
            yield Intercede()

    def use(self, now: Now, seat: Seat, move: Intercede) -> None:
        now.then(DrawDecree(seat))


INTRIGUES: tuple[type[Intrigue], ...] = (
    DoStuPiorunow,
    Rozroba,
    Wielmozni,
    RektorskieMachlojki,
    Wstawiennictwo,
)
"""By the colour of the guild."""
