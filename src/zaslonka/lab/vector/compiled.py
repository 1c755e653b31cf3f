"""Batches compiled by numba, for the CPU: lane after lane, each changed in place.

Arrays in a `Seen` are the batch's own: they change with the next step, and whoever wants to keep
one copies it.
"""

from typing import Any

import numpy as np
from numba import njit

from zaslonka.kernel.batch import Compiled, Shown
from zaslonka.lab.episode import Setup
from zaslonka.lab.vector import chance
from zaslonka.lab.vector.lanes import Lanes, Seen

_quick = njit(error_model="numpy", nogil=True)
_threefry = _quick(chance.threefry)
_below = _quick(chance.below)


class CompiledLanes(Lanes):
    """A batch of games for numba."""

    def __init__(self, setup: Setup, batch: int, *, auto_reset: bool) -> None:
        super().__init__(setup, batch, auto_reset=auto_reset)
        assert setup.game.batch is not None
        self.game: Compiled = setup.game.batch.numba(setup.options, self.numbering, batch)
        self.dealt = np.zeros(batch, np.uint32)
        """How many games each lane has been dealt."""
        self._shown = Shown(
            views=np.full((batch, setup.observations.size), -1, np.int32),
            legal=np.zeros((batch, self.numbering.words // 2), np.uint64),
            seats=np.full(batch, -1, np.int32),
        )
        self._orders = tuple(np.zeros(size, np.int32) for size in self.game.decks)
        self._reward = np.zeros((batch, setup.seats), np.float32)
        self._done = np.ones(batch, np.bool_)
        self._drawing = np.random.default_rng()

    def reset(self, seeds: Any = None, lanes: Any = None) -> Seen:
        if seeds is not None or not self.dealt.any():
            self._sown(seeds)
            self.dealt[:] = 0
        chosen = np.ones(self.batch, np.bool_) if lanes is None else np.asarray(lanes, np.bool_)
        _deal_all(*self._played, chosen)
        self._reward[chosen], self._done[chosen] = 0, False
        return self._seen

    def step(self, actions: Any) -> Seen:
        numbers = np.asarray(actions).astype(np.int64, copy=False)
        if numbers.shape != (self.batch,):
            raise ValueError(f"{self.batch} numbers are chosen at once, not {numbers.shape}")
        size = self.setup.actions.size
        results = (self.returns, self._reward, self._done)
        _step_all(*self._played, self.game.play, numbers, size, *results, self.auto_reset)
        return self._seen

    def draw(self, seed: int | None = None, *, rather_below: int = 0) -> Any:
        if seed is not None:
            self._drawing = np.random.default_rng(seed)
        words = self._drawing.integers(0, 1 << 32, self.batch, np.uint32)
        return _draw_all(self._shown.legal, words, rather_below)

    def mask(self, legal: Any) -> Any:
        raw = np.ascontiguousarray(legal).view(np.uint8)
        return np.unpackbits(raw, axis=1, count=self.setup.actions.size, bitorder="little")

    @property
    def _played(self) -> tuple[Any, ...]:
        game = self.game
        chance = (self.seeds, self.dealt, self._orders, self.setup.seats)
        return game.rules, game.hidden, self._shown, game.deal, chance

    @property
    def _seen(self) -> Seen:
        shown = self._shown
        return Seen(shown.seats, shown.views, shown.legal.view(np.uint32), self._reward, self._done)


@_quick
def _deal_all(rules: Any, hidden: Any, shown: Shown, deal: Any, chance: Any, chosen: Any) -> None:
    for lane in range(len(chosen)):
        if chosen[lane]:
            _deal(rules, hidden, shown, deal, chance, lane)


@_quick
def _step_all(
    rules: Any,
    hidden: Any,
    shown: Shown,
    deal: Any,
    chance: Any,
    play: Any,
    numbers: Any,
    size: int,
    returns: Any,
    reward: Any,
    done: Any,
    auto_reset: bool,
) -> None:
    for lane in range(len(numbers)):
        reward[lane] = 0
        seat, number = shown.seats[lane], numbers[lane]
        if seat < 0:
            continue
        winners = -1
        if 0 <= number < size and _is_legal(shown.legal[lane], number):
            winners = play(rules, hidden, shown, lane, number)
            done[lane] = winners >= 0
        else:
            reward[lane, seat] = -1
            done[lane] = True
        if winners >= 0:
            reward[lane] = returns[winners]
        if done[lane]:
            if auto_reset:
                _deal(rules, hidden, shown, deal, chance, lane)
            else:
                shown.seats[lane] = -1
                shown.legal[lane] = 0


@_quick
def _is_legal(legal: Any, number: int) -> bool:
    return bool(legal[number >> 6] >> np.uint64(number & 63) & np.uint64(1))


@_quick
def _deal(rules: Any, hidden: Any, shown: Shown, deal: Any, chance: Any, lane: int) -> None:
    """Decks in the order of random keys, one for each card; then who begins."""
    seeds, dealt, orders, seats = chance
    low, high = (
        np.int64(seeds[lane] & np.uint64(0xFFFFFFFF)),
        np.int64(seeds[lane] >> np.uint64(32)),
    )
    drawn = 0
    for order in orders:
        keys = np.empty(len(order), np.int64)
        for card in range(len(order)):
            keys[card] = _word(low, high, dealt[lane], drawn)
            drawn += 1
        _sort(keys, order)
    first = _below(seats, _word(low, high, dealt[lane], drawn))
    dealt[lane] += np.uint32(1)
    deal(rules, hidden, shown, lane, orders, first)


@_quick
def _word(low: int, high: int, game: int, drawn: int) -> int:
    return _threefry(low, high, np.int64(game), np.int64(drawn))[0]


@_quick
def _sort(keys: Any, order: Any) -> None:
    """The cards by their keys; of equal ones, as they were."""
    for card in range(len(keys)):
        place = card
        key = keys[card]
        while place > 0 and keys[place - 1] > key:
            keys[place], order[place] = keys[place - 1], order[place - 1]
            place -= 1
        keys[place], order[place] = key, card


@_quick
def _draw_all(legal: Any, words: Any, rather_below: int) -> Any:
    numbers = np.zeros(len(words), np.int64)
    for lane in range(len(words)):
        row = legal[lane]
        end = rather_below if _count(row, rather_below) else 64 * len(row)
        place = np.int64(words[lane]) * _count(row, end) >> 32
        for at in range(-(-end // 64)):
            here = _bits_in(row[at])
            if place < here:
                numbers[lane] = 64 * at + _place_of_bit(row[at], place)
                break
            place -= here
    return numbers


@_quick
def _count(row: Any, end: int) -> int:
    """How many of the numbers below this one are legal."""
    count = 0
    for word in row[: end >> 6]:
        count += _bits_in(word)
    if end & 63:
        count += _bits_in(row[end >> 6] & (np.uint64(1) << np.uint64(end & 63)) - np.uint64(1))
    return count


@_quick
def _bits_in(word: Any) -> Any:
    """A way of counting that compilers know for the processor's own."""
    word = word - (word >> np.uint64(1) & np.uint64(0x5555555555555555))
    pairs = np.uint64(0x3333333333333333)
    word = (word & pairs) + (word >> np.uint64(2) & pairs)
    word = word + (word >> np.uint64(4)) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64(word * np.uint64(0x0101010101010101) >> np.uint64(56))


@_quick
def _place_of_bit(word: Any, skipped: int) -> int:
    for _ in range(skipped):
        word &= word - np.uint64(1)
    return _bits_in(~word & word - np.uint64(1))
