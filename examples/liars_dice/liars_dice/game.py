"""Kości kłamcy: what happens, what lies where, the rules of a turn, and the game."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Annotated, Any, Literal, TypeAlias, get_args

from msgspec import Meta, Struct, structs

from zaslonka import kernel
from zaslonka.kernel import Chance, Game, Illegal, OneSeatChoice, Result, Rule, Seat
from zaslonka.kernel.talk import Phrase

Face: TypeAlias = Literal[1, 2, 3, 4, 5, 6]
Dice: TypeAlias = tuple[Face, ...]  # in order

FACES: Dice = get_args(Face)
DICE_EACH = 5

# What happens


class Rolled(Struct, frozen=True, tag="rolled"):
    """Told to the one under whose cup they lie."""

    dice: Dice


class Claimed(Struct, frozen=True, tag="claimed"):
    """Somebody bid: at least so many dice show this face."""

    by: Seat
    count: int
    face: Face


class Cup(Struct, frozen=True):
    seat: Seat
    dice: Dice


class Shown(Struct, frozen=True, tag="shown"):
    """A bid was doubted, and all cups were lifted; ``seat`` was wrong and loses a die."""

    by: Seat
    bid: Claimed
    cups: tuple[Cup, ...]
    found: int
    seat: Seat


Event: TypeAlias = Rolled | Claimed | Shown


# What lies where


class Table(kernel.Table, kw_only=True, tag="table"):
    agenda: "tuple[Roll | Turn, ...]" = ()
    wild_ones: bool
    left: tuple[int, ...]  # dice of each seat
    bids: tuple[Claimed, ...] = ()  # of this round, each higher than the one before
    shown: Shown | None = None  # when cups were lifted last

    @property
    def last(self) -> Claimed | None:
        return self.bids[-1] if self.bids else None


class Hand(Struct, tag="hand"):
    dice: Dice = ()


class Secret(Struct, tag="secret"):
    """Nothing is hidden from everybody."""


State: TypeAlias = kernel.State[Table, Hand, Secret]
View: TypeAlias = kernel.SeatView[Table, Hand]
Now: TypeAlias = kernel.Now[Table, Hand, Secret]


# Moves


class Bid(Struct, frozen=True, tag="bid"):
    count: Annotated[int, Meta(ge=1, le=30)]
    face: Face


class Doubt(Struct, frozen=True, tag="doubt"):
    """Say that the last bid is not true."""


Move: TypeAlias = Bid | Doubt


# Steps


class Roll(Rule[Now], frozen=True, tag="roll"):
    """All roll the dice they have left, each under a cup, and a round begins.  LDC-10, LDC-11."""

    starter: Seat

    def run(self, now: Now) -> None:
        for seat, left in enumerate(now.table.left):
            if left:
                now.hands[seat].dice = rolled(left, now.chance)
                now.tell(Rolled(now.hands[seat].dice), only=seat)
        now.then(Turn((self.starter,)))


class Turn(OneSeatChoice[Now, View, Doubt | Bid], frozen=True, tag="turn"):
    """Bid higher, or doubt the last bid.  LDC-20."""

    takes = (Doubt, Bid)

    def check(self, view: View, move: Doubt | Bid) -> None:
        last, dice = view.table.last, sum(view.table.left)
        if isinstance(move, Doubt):
            if last is None:
                raise Illegal("LDC-20", "nothing_to_doubt")
        elif move.count > dice:
            raise Illegal("LDC-23", "too_many", dice=dice)
        elif last and not is_higher(move, last):
            raise Illegal("LDC-22", "not_higher", count=last.count, face=last.face)

    def moves(self, view: View) -> Iterator[Doubt | Bid]:
        if view.table.last:
            yield Doubt()
        yield from bids(view.table)

    def take(self, now: Now, seat: Seat, move: Doubt | Bid) -> None:
        if isinstance(move, Doubt):
            lift_cups(now, seat)
        else:
            claimed = Claimed(seat, move.count, move.face)
            now.table.bids += (claimed,)
            now.tell(claimed)
            now.then(Turn((next_with_dice(now.table, seat),)))


def lift_cups(now: Now, doubter: Seat) -> None:
    """All dice are seen, and whoever was wrong loses one.  LDC-30 to LDC-33, LDC-40."""
    table, bid = now.table, now.table.bids[-1]
    cups = tuple(Cup(seat, hand.dice) for seat, hand in enumerate(now.hands) if hand.dice)
    found = sum(matching(cup.dice, bid.face, table.wild_ones) for cup in cups)
    loser = doubter if found >= bid.count else bid.by
    table.shown = Shown(doubter, bid, cups, found, loser)
    now.tell(table.shown)
    # The round is over: one die goes, and the others are taken up again.
    table.left = tuple(left - (seat == loser) for seat, left in enumerate(table.left))
    table.bids = ()
    for hand in now.hands:
        hand.dice = ()
    # The loser begins the next one, unless that was the last die, or only one is left.
    if sum(map(bool, table.left)) == 1:
        now.over()
    now.then(Roll(loser if table.left[loser] else next_with_dice(table, loser)))


# What the rules count with


def rolled(dice: int, chance: Chance) -> Dice:
    return tuple(sorted(chance.pick(FACES) for _ in range(dice)))


def matching(dice: Iterable[Face], face: Face, wild_ones: bool) -> int:
    """How many dice count for a bid of this face.  LDC-21, LDC-24."""
    return sum(die == face or (wild_ones and die == 1) for die in dice)


def is_higher(bid: Bid | Claimed, last: Claimed) -> bool:
    """LDC-22."""
    return (bid.count, bid.face) > (last.count, last.face)


def bids(table: Table) -> Iterator[Bid]:
    """Every bid that can be made now, the lowest first."""
    every = (Bid(count, face) for count in range(1, sum(table.left) + 1) for face in FACES)
    return (bid for bid in every if not table.last or is_higher(bid, table.last))


def next_with_dice(table: Table, seat: Seat) -> Seat:
    """Clockwise the next who is still in.  LDC-12."""
    still_in = [other for other, left in enumerate(table.left) if left]
    return next((other for other in still_in if other > seat), still_in[0])


def under_cups(table: Table) -> tuple[int, ...]:
    """How many dice each has under a cup; at the end all lie open."""
    return table.left if table.agenda else (0,) * len(table.left)


# The game


class Options(Struct, frozen=True, tag="options"):
    wild_ones: bool = False  # LDC-24


class LiarsDice(Game[Options, Table, Hand, Secret]):
    name = "liars_dice"
    version = 1
    seats = range(2, 7)
    sizes = (2, 3, 6)  # with three somebody can be out while the others play on
    options = Options
    variants = (Options(), Options(wild_ones=True))
    state_type = State
    move_type = Move
    event_type = Event
    phrases = (Phrase("really"), Phrase("honest"), Phrase("well_bluffed"))

    def deal(self, options: Options, seats: int, chance: Chance) -> State:
        """LDC-01, LDC-11."""
        first, left = Roll(chance.below(seats)), (DICE_EACH,) * seats
        table = Table(agenda=(first,), wild_ones=options.wild_ones, left=left)
        return State(table, [Hand() for _ in range(seats)], Secret())

    def deal_unseen(
        self, view: kernel.View[Table, Hand], chance: Chance
    ) -> tuple[list[Hand], Secret]:
        """Any dice are as likely as any others: a bid can be made whatever one has."""
        return [Hand(rolled(left, chance)) for left in under_cups(view.table)], Secret()

    def result(self, table: Table) -> Result:
        """LDC-40, LDC-41."""
        (winner,) = (seat for seat, left in enumerate(table.left) if left)
        reason = "never_wrong" if table.left[winner] == DICE_EACH else "last_with_dice"
        return Result((winner,), table.left, reason)

    def audit(self, state: State) -> None:
        table, shown = state.table, state.table.shown
        for hand, left in zip(state.hands, under_cups(table), strict=True):
            assert len(hand.dice) == left <= DICE_EACH, "a die is lost or doubled"
            assert list(hand.dice) == sorted(hand.dice)
        assert all(is_higher(bid, last) for last, bid in pairwise(table.bids))
        assert all(bid.count <= sum(table.left) for bid in table.bids)
        if shown is not None:
            seen = [die for cup in shown.cups for die in cup.dice]
            assert shown.found == matching(seen, shown.bid.face, table.wild_ones)
            assert shown.seat == (shown.by if shown.found >= shown.bid.count else shown.bid.by)
            assert len(seen) == sum(table.left) + 1

    def in_words(self, view: kernel.View[Table, Hand], move: Any) -> dict[str, Any]:
        """Whoever doubts names nothing: what is doubted lies on the table."""
        return structs.asdict(view.table.bids[-1] if isinstance(move, Doubt) else move)
