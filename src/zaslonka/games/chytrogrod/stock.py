"""Chytrogród: tokens between pools, districts and boards, and what does not fit on a board."""

from collections.abc import Callable, Iterator
from operator import add, sub
from typing import cast

from zaslonka.kernel import Illegal, OneSeatChoice, Seat
from . import events
from .content import COLOURS, NONE, SLOTS, Tokens
from .moves import GiveBack
from .state import Board, Now, Player, View, influence_of


def plus(tokens: Tokens, more: Tokens) -> Tokens:
    return cast(Tokens, tuple(map(add, tokens, more)))


def minus(tokens: Tokens, fewer: Tokens) -> Tokens:
    return cast(Tokens, tuple(map(sub, tokens, fewer)))


ONE: tuple[Tokens, ...] = tuple(
    cast(Tokens, tuple(int(kind == other) for other in range(len(NONE))))
    for kind in range(len(NONE))
)
"""A single token of each kind."""


def heaps(tokens: Tokens) -> tuple[events.Heap, ...]:
    return tuple([events.Heap(kind, count) for kind, count in enumerate(tokens) if count])


def hold(player: Player, tokens: Tokens) -> None:
    """From now on these are the tokens on the player's board."""
    player.points += influence_of(tokens) - influence_of(player.tokens)
    player.tokens = tokens


def draw_from_pool(table: Board, kind: int) -> Tokens:
    """A token of this kind out of the pool, or nothing where the pool is empty.  CHY-140."""
    if not table.pools[kind]:
        return NONE
    table.pools = minus(table.pools, ONE[kind])
    return ONE[kind]


def return_to_pools(table: Board, player: Player, tokens: Tokens) -> None:
    hold(player, minus(player.tokens, tokens))
    table.pools = plus(table.pools, tokens)


class Overflow(OneSeatChoice[Now, View, GiveBack], frozen=True, tag="overflow"):
    """Return to the pools what does not fit on the board, old or new.  CHY-47.

    When time is out goods go first, and always one of which there are most.
    """

    takes = (GiveBack,)

    def check(self, view: View, move: GiveBack) -> None:
        held = view.table.players[self.seat].tokens
        if min(move.tokens) < 0 or min(minus(held, move.tokens)) < 0:
            raise Illegal("CHY-47", "not_on_your_board")
        if sum(move.tokens) != excess(held):
            raise Illegal("CHY-47", "return_exactly", count=excess(held))

    def moves(self, view: View) -> Iterator[GiveBack]:
        held = view.table.players[self.seat].tokens
        for chosen in _choices(held, excess(held)):
            yield GiveBack(cast(Tokens, chosen))

    def draw(self, view: View, below: Callable[[int], int]) -> GiveBack:
        held = view.table.players[self.seat].tokens
        return GiveBack(cast(Tokens, _choice(held, excess(held), below)))

    def take(self, now: Now, seat: Seat, move: GiveBack) -> None:
        _give_back(now, seat, move.tokens)

    def time_up(self, now: Now) -> None:
        _give_back(now, self.seat, surplus(now.table.players[self.seat].tokens))


def excess(tokens: Tokens) -> int:
    return max(0, sum(tokens) - SLOTS)


def surplus(held: Tokens) -> Tokens:
    """What does not fit on the board: goods before influence, each time of the most there are."""
    kept = held
    for _ in range(excess(held)):
        goods = kept[: len(COLOURS)]
        most = goods.index(max(goods)) if any(goods) else kept.index(max(kept))
        kept = minus(kept, ONE[most])
    return minus(held, kept)


def _choices(held: tuple[int, ...], count: int) -> Iterator[tuple[int, ...]]:
    """All ways to choose so many of these tokens."""
    if not held:
        yield ()
        return
    for first in _of_first(held, count):
        for others in _choices(held[1:], count - first):
            yield (first, *others)


def _of_first(held: tuple[int, ...], count: int) -> range:
    """How many of the first kind can be chosen, if so many are in all."""
    return range(max(0, count - sum(held[1:])), min(held[0], count) + 1)


def _choice(held: tuple[int, ...], count: int, below: Callable[[int], int]) -> tuple[int, ...]:
    """The one that would stand at a place of `_choices`: its counts are gone through, not they."""
    ways = _ways(held, count)
    place = below(ways[0][count])
    chosen: list[int] = []
    rest = sum(held)
    for kind in range(1, len(held) + 1):
        rest -= held[kind - 1]
        first = max(0, count - rest)
        while place >= (fewer := ways[kind][count - first]):
            place -= fewer
            first += 1
        chosen.append(first)
        count -= first
    return tuple(chosen)


def _ways(held: tuple[int, ...], count: int) -> list[list[int]]:
    """From each kind on, in how many ways none, one and so on of the tokens can be chosen."""
    after = [1] + [0] * count
    found = [after]
    for most in reversed(held):
        if most:
            after = _last_sums(after, most + 1)
        found.append(after)
    return found[::-1]


def _last_sums(row: list[int], size: int) -> list[int]:
    """For each item of a row, the sum of so many up to it."""
    sums, last = list[int](), 0
    for place, item in enumerate(row):
        last += item - (row[place - size] if place >= size else 0)
        sums.append(last)
    return sums


def _give_back(now: Now, seat: Seat, tokens: Tokens) -> None:
    return_to_pools(now.table, now.table.players[seat], tokens)
    now.tell(events.GivenBack(seat, heaps(tokens)))
