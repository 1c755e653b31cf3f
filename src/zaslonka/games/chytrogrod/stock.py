"""Chytrogród: tokens between pools, districts and boards, and what does not fit on a board."""

from collections.abc import Iterator
from operator import add, sub
from typing import cast

from zaslonka.games.chytrogrod.content import COLOURS, NONE, SLOTS, Tokens
from zaslonka.games.chytrogrod.events import GivenBack, Heap
from zaslonka.games.chytrogrod.table import GiveBack, Now, Player, Town, View, influence_of
from zaslonka.kernel import Choice, Illegal, Seat


def plus(tokens: Tokens, more: Tokens) -> Tokens:
    return cast(Tokens, tuple(map(add, tokens, more)))


def minus(tokens: Tokens, fewer: Tokens) -> Tokens:
    return cast(Tokens, tuple(map(sub, tokens, fewer)))


ONE: tuple[Tokens, ...] = tuple(
    cast(Tokens, tuple(int(kind == other) for other in range(len(NONE))))
    for kind in range(len(NONE))
)
"""A single token of each kind."""


def heaps(tokens: Tokens) -> tuple[Heap, ...]:
    return tuple(Heap(kind, count) for kind, count in enumerate(tokens) if count)


def hold(player: Player, tokens: Tokens) -> None:
    """From now on these are the tokens on the player's board."""
    player.points += influence_of(tokens) - influence_of(player.tokens)
    player.tokens = tokens


def draw_from_pool(town: Town, kind: int) -> Tokens:
    """A token of this kind out of the pool, or nothing where the pool is empty.  CHY-140."""
    if not town.pools[kind]:
        return NONE
    town.pools = minus(town.pools, ONE[kind])
    return ONE[kind]


def return_to_pools(town: Town, player: Player, tokens: Tokens) -> None:
    hold(player, minus(player.tokens, tokens))
    town.pools = plus(town.pools, tokens)


class Overflow(Choice[Now, View, GiveBack], frozen=True, tag="overflow"):
    """Return to the pools what does not fit on the board, old or new.  CHY-47.

    When time is out goods go first, and always one of which there are most.
    """

    takes = (GiveBack,)

    def check(self, view: View, move: GiveBack) -> None:
        held = view.table.players[self.seats[0]].tokens
        if min(move.tokens) < 0 or min(minus(held, move.tokens)) < 0:
            raise Illegal("CHY-47", "not_on_your_board")
        if sum(move.tokens) != excess(held):
            raise Illegal("CHY-47", "return_exactly", count=excess(held))

    def moves(self, view: View) -> Iterator[GiveBack]:
        held = view.table.players[self.seats[0]].tokens
        for chosen in _choices(held, excess(held)):
            yield GiveBack(cast(Tokens, chosen))

    def take(self, now: Now, seat: Seat, move: GiveBack) -> None:
        _give_back(now, seat, move.tokens)

    def time_up(self, now: Now) -> None:
        (seat,) = self.seats
        held = kept = now.table.players[seat].tokens
        for _ in range(excess(held)):
            goods = kept[: len(COLOURS)]
            most = goods.index(max(goods)) if any(goods) else kept.index(max(kept))
            kept = minus(kept, ONE[most])
        _give_back(now, seat, minus(held, kept))


def excess(tokens: Tokens) -> int:
    return max(0, sum(tokens) - SLOTS)


def _choices(held: tuple[int, ...], count: int) -> Iterator[tuple[int, ...]]:
    """All ways to choose so many of these tokens."""
    if not held:
        yield ()
        return
    rest = held[1:]
    for first in range(max(0, count - sum(rest)), min(held[0], count) + 1):
        for others in _choices(rest, count - first):
            yield (first, *others)


def _give_back(now: Now, seat: Seat, tokens: Tokens) -> None:
    return_to_pools(now.table, now.table.players[seat], tokens)
    now.tell(GivenBack(seat, heaps(tokens)))
