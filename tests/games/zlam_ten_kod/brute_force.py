"""Every deal of Złam ten Kod that a viewer cannot rule out, found by plain listing."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from zaslonka.games.zlam_ten_kod.beliefs import Holder
from zaslonka.games.zlam_ten_kod.content import CARDS, TILES, Code
from zaslonka.games.zlam_ten_kod.events import Asked, Guessed
from zaslonka.games.zlam_ten_kod.state import Board
from zaslonka.kernel import AnyView, Seat


def deals(view: AnyView) -> Iterator[dict[Holder, Code]]:
    """Every deal of the physical tiles that the viewer cannot rule out, one by one."""
    own, middle = ((), None) if view.hand is None else (view.hand.code, view.hand.middle)
    left = list(range(len(TILES)))
    for tile in own:
        left.remove(next(place for place in left if TILES[place] == tile))
    seats = [seat for seat in range(view.table.players) if seat != view.seat]
    fitting = {
        seat: [
            places
            for places in combinations(left, view.table.tiles)
            if _fits(view.table, seat, _code(places))
        ]
        for seat in seats
    }

    def dealt(to: list[Seat], free: frozenset[int]) -> Iterator[dict[Holder, Code]]:
        if not to:
            rest = _code(tuple(sorted(free)))
            if middle in (None, rest):
                yield {None: rest}
            return
        for places in fitting[to[0]]:
            if free.issuperset(places):
                for others in dealt(to[1:], free.difference(places)):
                    yield {to[0]: _code(places), **others}

    return dealt(seats, frozenset(left))


def _code(places: tuple[int, ...]) -> Code:
    return tuple(TILES[place] for place in places)


def _fits(table: Board, seat: Seat, code: Code) -> bool:
    """Whether all that was said and guessed could have been, with this code behind the screen."""
    for past in table.past:
        if isinstance(past, Asked):
            said = [reply.says for reply in past.replies if reply.seat == seat]
            if said and said[0] != CARDS[past.card].ask(code, past.digit):
                return False
        elif isinstance(past, Guessed):
            if past.by == seat and Counter(code) + Counter(past.code) - Counter(TILES):
                return False
            if past.by != seat and past.right != (past.code == code):
                return False
    return True
