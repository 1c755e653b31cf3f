"""Kod Krakowa: what one turn can come to, for a daily challenge: tried out by the rules themselves.

Of where a marker can go one place is tried, out of the way.  That nothing better is overlooked is
seen by trying everything once more with markers that are in nobody's way.
"""

from collections.abc import Callable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from math import inf
from typing import Any, TypeAlias

from zaslonka.kernel import Seat
from zaslonka.kernel.drafting import Draft
from .beliefs import by_slot, looks, ways
from .content import CARDS, ENDS, NUMBER, TOKENS, Card, District, Passage, Place, Slot
from .effects import (
    CollectNearby,
    Discover,
    Effect,
    EverybodyDraws,
    ExchangePlace,
    ExtraActions,
    GoTo,
    GuidePawn,
    LayPlaces,
    Look,
    SwapPlaces,
    WalkThrough,
)
from .moves import (
    Collect,
    EndTurn,
    LiftBarrier,
    Move,
    PlayCard,
    PutBarrier,
    PutStop,
    Swap,
    TakeStop,
    Walk,
)
from .passages import steps_from, unblock
from .state import Board, Boards, View
from .targets import pawn_of

LUCKY_EFFECTS = (EverybodyDraws, LayPlaces, ExchangePlace, Discover)
"""Effects that bring what nobody could foresee;"""
OF_NO_USE = (*LUCKY_EFFECTS, Look, GuidePawn)
"""with them those that bring nothing certain in the same turn."""
FREE_GAINS = (CollectNearby, SwapPlaces)
"""Effects that can bring a place without an action,"""
LUCKY_GAINS = (ExchangePlace, EverybodyDraws, WalkThrough)
"""and those that can do so with luck, be it by a card that comes on the way."""
PUTS = (PutBarrier, PutStop)
MOST_TIES = 40
"""So many equally near ways are followed at once."""

Known: TypeAlias = frozenset[tuple[District, Slot]]
Cost: TypeAlias = tuple[int, int]
Nearness: TypeAlias = Callable[[int, int], Cost]
"""How far away a place is that takes so many actions, and so many moves in all."""


class TooMuch(Exception):
    """The turn can go in more ways than are looked at."""


def found(boards: Boards) -> int:
    """How many places lie on the boards."""
    return len(boards.on_left) + len(boards.joint) + len(boards.on_right)


def known(view: View) -> Known:
    """Where a place lies that the viewer can know to come onto one of the own boards."""
    table = view.table
    return frozenset(
        (district, slot)
        for district in table.discovered
        for slot, places in lying(view, district).items()
        if all(_fits(table, view.seat, place) for place in places)
    )


def lying(view: View, district: District) -> dict[Slot, tuple[Place, ...]]:
    """What can lie in each slot of a district, for all the viewer knows."""
    table = view.table
    hands = [view.hand if seat == view.seat else None for seat in range(len(table.boards))]
    traces = table.traces[NUMBER[district]]
    found = by_slot(ways(district, traces, looks(district, table, hands))[-1])
    return dict(zip(table.slots_of(district), map(tuple, found), strict=True))


class Foresight:
    """All that the player on turn can make of it: of what is ``known`` alone, or with all luck.

    The certain moves are those that draw, lay and look at nothing, discover no district and
    collect what is known.  With luck everything legal is tried, with the chance of this very deal
    and without the harm that new markers do: more than that no turn can come to, unless a card is
    drawn by which one walks through a marker of the same turn.
    """

    def __init__(self, game: Draft, known: Known | None, most: int) -> None:
        self._start, self._known, self._most = game, known, most
        self._seat: Seat = game.on_turn
        self._had = found(game.state.table.boards[self._seat])

    def gained(self, game: Draft) -> int:
        """How many places have come onto the boards since the turn began."""
        return found(game.state.table.boards[self._seat]) - self._had

    def best(self, least: int) -> Draft | None:
        """The game after the shortest turn that brings the most, if that is at least so much."""

        def cost(game: Draft) -> Cost:
            return -self._may_come_to(game), len(game.log)

        ended = self._cheapest(self._start, cost, self._is_over, most=-least)
        return next((game for _, game in ended), None)

    def nearest_first(self, nearness: Nearness) -> int:
        """The most that comes of going for the nearest place each time, however ties fall."""
        level, most = [self._start], 0
        while level:
            most = max(map(self.gained, level))
            nearest = [game for start in level for game in self._nearest(start, nearness)]
            level = list({self._key(game): game for game in nearest}.values())
            if len(level) > MOST_TIES:
                raise TooMuch
        return most

    def _nearest(self, start: Draft, nearness: Nearness) -> Iterator[Draft]:
        """All the shortest ways to one place more."""

        def cost(game: Draft) -> Cost:
            actions = self._actions(start) - self._actions(game)
            return nearness(actions, len(game.log) - len(start.log))

        def has_more(game: Draft) -> bool:
            return self.gained(game) > self.gained(start)

        shortest: Cost | None = None
        for price, game in self._cheapest(start, cost, has_more):
            if shortest is not None and price > shortest:
                return
            shortest = price
            yield game

    def _cheapest(
        self,
        start: Draft,
        cost: Callable[[Draft], Cost],
        is_done: Callable[[Draft], bool],
        most: float = inf,
    ) -> Iterator[tuple[Cost, Draft]]:
        """What is done after this, the cheapest first, if it costs no more than the most.

        No move may make anything cheaper.
        """
        tried, met = count(), set[Any]()
        queue = [(cost(start), next(tried), start)]
        while queue:
            price, _, game = heappop(queue)
            if (key := self._key(game)) in met:
                continue
            met.add(key)
            if is_done(game):
                yield price, game
            elif not self._is_over(game):
                for after in self._after(game):
                    if (number := next(tried)) > self._most:
                        raise TooMuch
                    if (price := cost(after))[0] <= most:
                        heappush(queue, (price, number, after))

    # What is left

    def _is_over(self, game: Draft) -> bool:
        return game.over or game.state.table.turn > self._start.state.table.turn

    def _may_come_to(self, game: Draft) -> int:
        """No turn can come to more: a place for each action, and for each card that brings one."""
        if self._is_over(game):
            return self.gained(game)
        table, effects = game.state.table, self._effects(game)
        more = self._actions(game) + _count(effects, FREE_GAINS)
        if self._known is None:
            trades = len(table.boards[self._seat].beside) // 2
            return self.gained(game) + more + _count(effects, LUCKY_GAINS) + trades
        lying = sum(slot in table.slots_of(district) for district, slot in self._known)
        return self.gained(game) + min(more, lying + _count(effects, (SwapPlaces,)))

    def _effects(self, game: Draft) -> list[Effect]:
        """Those of the cards in the hand, and of the one that is being played."""
        playing, cards = game.state.table.playing, game.state.hands[self._seat].cards
        return _effects_of(cards if playing is None else (*cards, playing))

    def _actions(self, game: Draft) -> int:
        """The actions that are left, with those that cards can add."""
        effects = _effects_of(game.state.hands[self._seat].cards)
        extra = (effect.count for effect in effects if isinstance(effect, ExtraActions))
        return int(game.state.table.actions) + sum(extra)

    def _key(self, game: Draft) -> Any:
        """What all that is still to come depends on."""
        table, secret = game.state.table, game.state.secret
        # What is drawn depends on the number of the ply, too.
        luck = None if self._known is not None else (len(game.log), *secret.laid, secret.deck)
        return (
            luck,
            table.turn,
            table.agenda,
            table.actions,
            table.pawns[self._seat],
            table.slots,
            table.blocked,
            frozenset(table.stops),
            frozenset(table.barriers[self._seat]),
            frozenset(table.boards[self._seat].beside),
            self.gained(game),
            game.state.hands[self._seat].cards,
        )

    # Moves

    def _after(self, game: Draft) -> Iterator[Draft]:
        for move in self._moves(game.view(self._seat)):
            after = game.copy()
            after.play(self._seat, move)
            if self._known is None and isinstance(move, PUTS):
                # As if it were in nobody's way: so no better place for it is overlooked.
                unblock(after.state.table, move.passage)
            yield after

    def _moves(self, view: View) -> Iterator[Move]:
        moves: list[Move] = list(view.table.agenda[0].moves(view))
        if isinstance(moves[0], PUTS):
            yield _out_of_the_way(view, moves)
        elif self._known is None:
            yield from moves
        else:
            useful = [move for move in moves if self._is_useful(view, move, self._known)]
            # A barrier must be moved even where it does not matter which.
            yield from useful or (move for move in moves[:1] if isinstance(move, LiftBarrier))

    @staticmethod
    def _is_useful(view: View, move: Move, known: Known) -> bool:
        """Whether it can be foreseen what comes of a move, and that something may."""
        table, seat = view.table, view.seat
        match move:
            case Collect(district, slot):
                return (district, slot) in known
            case Walk(district):
                return district in table.discovered
            case PlayCard(card):
                return not isinstance(CARDS[card].effect, OF_NO_USE)
            case LiftBarrier(passage) | TakeStop(passage):
                return _joins(table, passage)
            case Swap(give, _, take):
                # Which one is given makes no difference to what comes of the turn.
                return give == table.boards[seat].beside[0] and _fits(table, seat, take)
        return isinstance(move, EndTurn)


def _fits(table: Board, seat: Seat, place: str) -> bool:
    """Whether a place comes onto a board of this seat."""
    boards = table.boards[seat]
    return not {boards.left, boards.right}.isdisjoint(TOKENS[place].carries(table.edition))


def _joins(table: Board, passage: Passage) -> bool:
    """Whether a passage leads from one district on the board to another."""
    return all(district in table.discovered for district in ENDS[passage])


def _out_of_the_way(view: View, puts: Sequence[Any]) -> Move:
    """Where a marker is farthest from the pawn, and from where a card may bring it."""
    effects = _effects_of(view.hand.cards)
    goals = [effect.district for effect in effects if isinstance(effect, GoTo)]
    away = [steps_from(here, 0) for here in (pawn_of(view.table, view.seat), *goals)]
    far: Move = max(
        puts, key=lambda put: min(steps[end] for steps in away for end in ENDS[put.passage])
    )
    return far


def _effects_of(cards: Sequence[Card]) -> list[Effect]:
    return [CARDS[card].effect for card in cards]


def _count(effects: Sequence[Effect], kinds: tuple[type, ...]) -> int:
    return sum(isinstance(effect, kinds) for effect in effects)
