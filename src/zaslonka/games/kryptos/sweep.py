"""Kryptos: counting all deals at once, in one sweep over the unknown numbers in ascending order.

Each step deals one number to one holder.  What can follow depends only on how many
cards of each colour every holder has by then, since cards stand in order: so many
cards, such a place.  Deals that agree in that are counted together, as one state.

A holder is *followed* only while something is known of its single places.  Before its
first face-up card it takes from a *low* pool, some of which later turns out to be its
own; after its last one it belongs to a *high* pool, which divides what it gets in any
way.  So the states stay few where little is known and they would be most.

Counts are floats: they only ever grow, so what is impossible counts exactly 0.
"""

from collections.abc import Collection, Sequence
from math import comb
from typing import NamedTuple, TypeVar

import numpy as np

from zaslonka.kernel import Chance
from .content import COLOURS
from .holders import Holder, Indices, Tally, Weights

K = TypeVar("K", int, Indices)

COUNTS = range(12 + 1)  # of cards of one colour
CHOOSE: Weights = np.array([[comb(n, k) for k in COUNTS] for n in COUNTS], float)


class Layer(NamedTuple):
    """How the states before lead to the states after: way by way."""

    keys: Indices  # the states before
    counts: Weights  # how many ways lead to each of them
    source: Indices
    target: Indices
    weight: Weights


class Dealt(NamedTuple):
    """The number of a step went to a holder or a pool, into this place of the holder's row."""

    step: int
    taker: Indices
    place: Indices


class LeftLow(NamedTuple):
    """Some cards of the low pool turned out to be this holder's."""

    holder: int


class JoinedHigh(NamedTuple):
    """From here on this holder's cards come out of the high pool."""

    holder: int


class TooMany(Exception):
    """More states than the limit."""


class Sweep:
    """All deals of these steps' numbers to these holders, counted."""

    def __init__(
        self,
        colours: Sequence[int],
        holders: Sequence[Holder],
        always: Collection[int] = (),
        limit: int | None = None,
    ) -> None:
        """Holders in ``always`` are never pooled: `places` tells about these."""
        self._holders = holders
        self._colours, self._limit = colours, limit
        self._low_pool, self._high_pool = len(holders), len(holders) + 1
        steps = len(colours)
        self._first = [0 if h in always else one.first for h, one in enumerate(holders)]
        self._last = [steps + 1 if h in always else one.last for h, one in enumerate(holders)]
        self._low = [h for h in range(len(holders)) if self._first[h] > 0]
        self._followed = [h for h in range(len(holders)) if self._first[h] == 0]
        self._high: list[int] = []
        self._left = np.zeros((steps + 1, len(COLOURS)), np.int64)
        for step in reversed(range(steps)):
            self._left[step] = self._left[step + 1]
            self._left[step, colours[step]] += 1
        self._pool = Tally(self._needs(self._low).tolist())
        # Those that are ever followed; a state is one number, with a field for each of them.
        self._known = {
            h: holders[h].prospects for h, first in enumerate(self._first) if first < steps
        }
        bits, self._shift = self._pool.bits, dict[int, int]()
        for holder, known in self._known.items():
            self._shift[holder] = bits
            bits += known.tally.bits
        assert bits < 64, "a state is one number"
        self._keys: Indices = np.zeros(1, np.int64)
        self._counts: Weights = np.ones(1)
        self._layers: list[tuple[Layer, Dealt | LeftLow | JoinedHigh]] = []
        for step in range(steps):
            self._regroup(step)
            self._deal(step)

    # Forward

    def _needs(self, holders: Collection[int]) -> Indices:
        """How many cards of each colour these holders have together."""
        total = np.zeros(len(COLOURS), np.int64)
        for holder in holders:
            total += self._holders[holder].needs
        return total

    def _low_cards(self, colour: int) -> Indices:
        """For each state the cards of a colour in the low pool."""
        cards: Indices = self._pool.cards[colour]
        return cards[_field(self._keys, 0, self._pool.bits)]

    def _high_needs(self, step: int, colour: int) -> Indices:
        """For each state what the high pool still needs of a colour: what the others leave it."""
        others = self._needs([*self._low, *self._followed])
        needs: Indices = self._left[step, colour] - others[colour] + self._low_cards(colour)
        for holder in self._followed:
            needs += self._known[holder].tally.cards[colour][self._way(holder, self._keys)]
        return needs

    def _way(self, holder: int, keys: K) -> K:
        """For each state how the holder has cards, by number of its tally."""
        return _field(keys, self._shift[holder], self._known[holder].tally.bits)

    def _regroup(self, step: int) -> None:
        for holder in [h for h in self._low if self._first[h] == step]:
            self._leave_low(holder)
        for holder in [h for h in self._followed if self._last[h] == step]:
            self._join_high(step, holder)

    def _leave_low(self, holder: int) -> None:
        """Of the cards in the low pool some turn out to be this holder's: in every way there is."""
        self._low.remove(holder)
        self._followed.append(holder)
        rest = self._needs(self._low)[:, None]
        known = self._known[holder]
        pooled = np.array([self._low_cards(colour) for colour in range(len(COLOURS))])
        parts = []
        for way in known.ways_at_first:
            own = known.tally.cards[:, way, None]
            source = np.flatnonzero(((own <= pooled) & (pooled - own <= rest)).all(axis=0))
            weight = CHOOSE[pooled[:, source], own].prod(axis=0)
            moved = (int(way) << self._shift[holder]) - int(own[:, 0] @ self._pool.card)
            parts.append((source, self._keys[source] + moved, weight))
        source, keys, weight = (np.concatenate(part) for part in zip(*parts, strict=True))
        self._settle(LeftLow(holder), source, keys, weight)

    def _join_high(self, step: int, holder: int) -> None:
        """What this holder still needs, the high pool needs from now on."""
        needs, known = self._holders[holder].needs, self._known[holder]
        way = self._way(holder, self._keys)
        weight = np.ones(len(way))
        for colour in range(len(COLOURS)):
            own = needs[colour] - known.tally.cards[colour][way]
            weight *= CHOOSE[self._high_needs(step, colour) + own, own]
        self._followed.remove(holder)
        self._high.append(holder)
        after = self._keys - (way << self._shift[holder])
        self._settle(JoinedHigh(holder), np.arange(len(way)), after, weight)

    def _deal(self, step: int) -> None:
        """The number of this step goes to a holder it fits, or to a pool that has use for it."""
        colour, keys = self._colours[step], self._keys
        ways = {holder: self._way(holder, keys) for holder in self._followed}
        musts = {h: self._known[h].must_take[step][way] for h, way in ways.items()}
        must = sum(musts.values(), np.zeros(len(keys), np.int8))
        nowhere = np.zeros(len(keys), np.int64)
        parts: list[tuple[int, Indices, Indices, Indices]] = []
        for holder, way in ways.items():
            known = self._known[holder]
            # Whoever must take it now or never is the only one who can.
            source = (known.takes[step][way] & (must == musts[holder])).nonzero()[0]
            more = known.tally.card[colour] << self._shift[holder]
            parts.append((holder, source, keys[source] + more, known.tally.total[way[source]]))
        if self._low:
            room = self._low_cards(colour) < self._needs(self._low)[colour]
            source = ((must == 0) & room).nonzero()[0]
            after = keys[source] + self._pool.card[colour]
            parts.append((self._low_pool, source, after, nowhere[source]))
        if self._high:
            needed = self._high_needs(step, colour) > 0
            source = ((must == 0) & needed).nonzero()[0]
            parts.append((self._high_pool, source, keys[source], nowhere[source]))
        takers, sources, targets, places = zip(*parts, strict=True)
        taker = np.repeat(takers, [len(source) for source in sources])
        dealt = Dealt(step, taker, np.concatenate(places))
        self._settle(dealt, np.concatenate(sources), np.concatenate(targets), np.ones(len(taker)))

    def _settle(
        self,
        event: Dealt | LeftLow | JoinedHigh,
        source: Indices,
        keys: Indices,
        weight: Weights,
    ) -> None:
        """Count together the ways that lead to the same state."""
        # The keys are a few ascending runs, which a stable sort merges in no time.
        order = np.argsort(keys, kind="stable")
        ordered = keys[order]
        is_new = np.ones(len(keys), bool)
        is_new[1:] = ordered[1:] != ordered[:-1]
        target = np.empty(len(keys), np.int64)
        target[order] = np.cumsum(is_new) - 1
        layer = Layer(self._keys, self._counts, source, target, weight)
        self._layers.append((layer, event))
        self._keys = ordered[is_new]
        self._counts = _sums(target, self._counts[source] * weight, len(self._keys))
        if self._limit is not None and len(self._keys) > self._limit:
            raise TooMany

    @property
    def states(self) -> int:
        """How many states were counted: what it all cost."""
        return sum(len(layer.keys) for layer, _ in self._layers)

    # Backward

    def places(self) -> Weights:
        """In how many deals each holder has in each place each step's number."""
        rows = max((sum(holder.needs) for holder in self._holders), default=0)
        found = np.zeros((len(self._holders) + 2, rows, len(self._colours)))
        ahead: Weights = np.ones(1)
        for layer, event in reversed(self._layers):
            ways = ahead[layer.target] * layer.weight
            if isinstance(event, Dealt):
                cell = event.taker * rows + event.place
                deals = _sums(cell, layer.counts[layer.source] * ways, found[:, :, 0].size)
                found[:, :, event.step] = deals.reshape(-1, rows)
            ahead = _sums(layer.source, ways, len(layer.counts))
        return found[: len(self._holders)]

    def draw(self, chance: Chance) -> list[int]:
        """The holder of each step's number in one deal, all deals being equally likely."""
        owners = [0] * len(self._colours)
        # What the members of the low pool hold of it, and what the high pool has yet to divide.
        own = {holder: list(self._holders[holder].needs) for holder in self._low}
        high: list[list[int]] = [[] for _ in COLOURS]
        state, key = 0, int(self._keys[0])
        for layer, event in reversed(self._layers):
            ways = np.flatnonzero(layer.target == state)
            way = ways[_draw(layer.counts[layer.source[ways]] * layer.weight[ways], chance)]
            state = layer.source[way]
            before = int(layer.keys[state])
            if isinstance(event, LeftLow):
                own[event.holder] = self._cards(event.holder, key)
            elif isinstance(event, JoinedHigh):
                held = self._cards(event.holder, before)
                for steps, needs, has in zip(
                    high, self._holders[event.holder].needs, held, strict=True
                ):
                    steps[:] = chance.shuffled(steps)
                    for _ in range(needs - has):
                        owners[steps.pop()] = event.holder
            else:
                colour, taker = self._colours[event.step], int(event.taker[way])
                if taker == self._high_pool:
                    high[colour].append(event.step)
                elif taker == self._low_pool:
                    taker = chance.pick([h for h in own for _ in range(own[h][colour])])
                    own[taker][colour] -= 1
                owners[event.step] = taker
            key = before
        return owners

    def _cards(self, holder: int, key: int) -> list[int]:
        tally = self._known[holder].tally
        cards: list[int] = tally.cards[:, self._way(holder, key)].tolist()
        return cards


def _field(keys: K, shift: int, bits: int) -> K:
    field: K = keys >> shift & (1 << bits) - 1
    return field


def _sums(cells: Indices, weights: Weights, size: int) -> Weights:
    """The weights in each cell together."""
    return np.bincount(cells, weights, size).astype(np.float64, copy=False)


def _draw(weights: Weights, chance: Chance) -> int:
    """An index, drawn by weight."""
    sums = np.cumsum(weights)
    drawn = chance.below(1 << 53) / (1 << 53) * sums[-1]
    return int(np.searchsorted(sums[:-1], drawn, side="right"))
