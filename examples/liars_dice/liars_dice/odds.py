"""Kości kłamcy: what a seat can know of a bid, and how likely it is."""

from collections.abc import Iterable

from msgspec import Struct

from .game import FACES, Face, View, matching


class Certain(Struct, frozen=True, tag="certain"):
    """Of the last bid: what the viewer has of it, and what the dice unseen would have to add."""

    face: Face
    yours: int
    needed: int
    unseen: int


class Likely(Struct, frozen=True, tag="likely"):
    """A bid, and how many times in a hundred it is true."""

    count: int
    face: Face
    percent: int


def facts(view: View) -> Certain | None:
    """The help that only counts."""
    table, bid = view.table, view.table.last
    if bid is None:
        return None
    yours = matching(view.hand.dice, bid.face, table.wild_ones)
    unseen = sum(table.left) - len(view.hand.dice)
    return Certain(bid.face, yours, max(0, bid.count - yours), unseen)


def odds(view: View) -> tuple[Likely, ...]:
    """The help that weighs: for each face the highest bid that is rather true than not."""
    bids = ((n, face) for face in FACES for n in range(1, sum(view.table.left) + 1))
    every = (Likely(n, face, round(100 * chance(view, n, face))) for n, face in bids)
    highest = {bid.face: bid for bid in every if bid.percent >= 50}
    return tuple(highest.values())


def chance(view: View, count: int, face: Face, trust: float = 0.0) -> float:
    """How likely a bid is true; whoever bid this face too is trusted to have more of it."""
    table = view.table
    one_die = 1 / 3 if table.wild_ones and face != 1 else 1 / 6
    bidders = {bid.by for bid in table.bids if bid.face == face}
    unseen = [
        one_die * (1 + trust * (seat in bidders))
        for seat, left in enumerate(table.left)
        for _ in range(left)
        if seat != view.seat
    ]
    return at_least(count - matching(view.hand.dice, face, table.wild_ones), unseen)


def at_least(needed: int, chances: Iterable[float]) -> float:
    """How likely so many of these independent things happen."""
    happened = [1.0]  # how likely just so many did, by their number
    for one in chances:
        pairs = zip([*happened, 0.0], [0.0, *happened], strict=True)
        happened = [no * (1 - one) + yes * one for no, yes in pairs]
    return sum(happened[max(0, needed) :])
