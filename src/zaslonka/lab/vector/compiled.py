"""Batches compiled by numba, for the CPU: lane after lane, each changed in place.

Arrays in a `Seen` are the batch's own: they change with the next step, and whoever wants to keep
one copies it.
"""

import ctypes
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from zaslonka.kernel.batch import NUMBA, Compiled, Shown, copy
from zaslonka.lab.episode import Setup
from zaslonka.lab.vector import chance
from zaslonka.lab.vector.lanes import Lanes, Seen

_quick = njit(**NUMBA)
_threefry = _quick(chance.threefry)
_below = _quick(chance.below)
_copy = _quick(copy)
_memmove = ctypes.memmove

SLIDES = 256
"""So often observations slide on in their buffer before they are put back to where it begins."""

BLOCK = 32
"""So many words are counted at once where one bit is looked for."""


class Rows(NamedTuple):
    """The observations of all lanes, one behind the other in a buffer in which they slide.

    Where in most lanes as much has happened as is shown, all of them begin further on before a
    step, by the places of one thing: the oldest is gone without any other being moved.
    """

    buffer: Any
    happened: Any  # in each lane, how much has
    size: int
    begin: int
    fields: int
    recent: int


class CompiledLanes(Lanes):
    """A batch of games for numba."""

    def __init__(self, setup: Setup, batch: int, *, auto_reset: bool) -> None:
        super().__init__(setup, batch, auto_reset=auto_reset)
        assert setup.game.batch is not None
        self.game: Compiled = setup.game.batch.numba(setup.options, self.numbering, batch)
        self.dealt = np.zeros(batch, np.uint32)
        """How many games each lane has been dealt."""
        size, past = setup.observations.size, self.numbering.past
        self._rows = Rows(
            buffer=np.full(batch * size + SLIDES * past.fields, -1, np.int32),
            happened=np.zeros(batch, np.int32),
            size=size,
            **past._asdict(),
        )
        self._start = 0
        """Where in the buffer the observation of the first lane begins."""
        self._shown = Shown(
            boards=np.full((batch, len(self.numbering.places)), -1, np.int32),
            legal=np.zeros((batch, self.numbering.words // 2), np.uint64),
            seats=np.full(batch, -1, np.int32),
            news=np.full(past.fields, -1, np.int32),
        )
        self._orders = tuple(np.zeros(size, np.int32) for size in self.game.decks)
        self._words = np.zeros(sum(self.game.decks) + 1, np.int64)
        self._reward = np.zeros((batch, setup.seats), np.float32)
        self._done = np.ones(batch, np.bool_)
        self._drawing = np.random.default_rng()
        self._counts = np.zeros(-(-self._shown.legal.shape[1] // BLOCK), np.int64)
        """Of each block of words, in the lane that is being drawn for."""

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
        slid, size = self._slide(), self.setup.actions.size
        results = (self.returns, self._reward, self._done)
        _step_all(*self._played, slid, self.game.play, numbers, size, *results, self.auto_reset)
        return self._seen

    def draw(self, seed: int | None = None, *, rather_below: int = 0) -> Any:
        if seed is not None:
            self._drawing = np.random.default_rng(seed)
        words = self._drawing.integers(0, 1 << 32, self.batch, np.uint32)
        numbers = np.zeros(self.batch, np.int64)
        _draw_all(self._shown.legal, words, rather_below, self._counts, numbers)
        return numbers

    def mask(self, legal: Any) -> Any:
        raw = np.ascontiguousarray(legal).view(np.uint8)
        return np.unpackbits(raw, axis=1, count=self.setup.actions.size, bitorder="little")

    def _slide(self) -> bool:
        """Whether all observations begin further on now."""
        rows, taken = self._rows, self.batch * self._rows.size
        if 2 * np.count_nonzero(rows.happened >= rows.recent) < self.batch:
            return False
        if self._start + rows.fields + taken > len(rows.buffer):
            rows.buffer[:taken] = rows.buffer[self._start : self._start + taken]
            self._start = 0
        self._start += rows.fields
        return True

    @property
    def _played(self) -> tuple[Any, ...]:
        game = self.game
        chance = (self.seeds, self.dealt, self._words, self._orders, self.setup.seats)
        return game.rules, game.hidden, self._shown, self._rows, self._start, game.deal, chance

    @property
    def _seen(self) -> Seen:
        shown, rows, views = self._shown, self._rows, self._rows.buffer[self._start :]
        views = views[: self.batch * rows.size].reshape(self.batch, rows.size)
        return Seen(shown.seats, views, shown.legal.view(np.uint32), self._reward, self._done)


@_quick
def _deal_all(
    rules: Any,
    hidden: Any,
    shown: Shown,
    rows: Rows,
    start: int,
    deal: Any,
    chance: Any,
    chosen: Any,
) -> None:
    for lane in range(len(chosen)):
        if chosen[lane]:
            _deal(rules, hidden, shown, rows, start, deal, chance, lane)


@_quick
def _step_all(
    rules: Any,
    hidden: Any,
    shown: Shown,
    rows: Rows,
    start: int,
    deal: Any,
    chance: Any,
    slid: bool,
    play: Any,
    numbers: Any,
    size: int,
    returns: Any,
    reward: Any,
    done: Any,
    auto_reset: bool,
) -> None:
    reward[:] = 0
    # From the last lane: a row slides over the beginning of the next one.
    for lane in range(len(numbers) - 1, -1, -1):
        seat, number = shown.seats[lane], numbers[lane]
        if seat >= 0:
            winners = -1
            if 0 <= number < size and _is_legal(shown.legal, lane, number):
                winners = play(rules, hidden, shown, lane, number)
                done[lane] = winners >= 0
            else:
                reward[lane, seat] = -1
                done[lane] = True
            if winners >= 0:
                for one in range(len(returns[winners])):
                    reward[lane, one] = returns[winners, one]
        _show(rows, start, slid, shown, lane)
        if seat >= 0 and done[lane]:
            if auto_reset:
                _deal(rules, hidden, shown, rows, start, deal, chance, lane)
            else:
                shown.seats[lane] = -1
                shown.legal[lane] = 0


@_quick
def _is_legal(legal: Any, lane: int, number: int) -> bool:
    return bool(legal[lane, number >> 6] >> np.uint64(number & 63) & np.uint64(1))


# Observations


@_quick
def _show(rows: Rows, start: int, slid: bool, shown: Shown, lane: int) -> None:
    """What has happened stays where it was, unless the oldest has to go; then the board."""
    buffer, fields, news = rows.buffer, rows.fields, shown.news
    begin = start + lane * rows.size + rows.begin
    last = begin + (rows.recent - 1) * fields
    known, is_new = min(rows.happened[lane], rows.recent), news[0] >= 0
    drops = is_new and known == rows.recent
    if drops and not slid:
        _move(buffer, begin + fields, begin, last - begin)
    if slid and not drops:
        _move(buffer, begin - fields, begin, known * fields)
        if known < rows.recent:
            buffer[last : last + fields] = -1
    if is_new:
        place = last if drops else begin + known * fields
        _copy(news, buffer[place:])
        news[:] = -1
        rows.happened[lane] += 1
    _show_board(rows, start, shown, lane)


@_quick
def _move(buffer: Any, source: int, target: int, count: int) -> None:
    if count:
        _memmove(buffer[target:].ctypes, buffer[source:].ctypes, count * buffer.itemsize)


@_quick
def _show_deal(rows: Rows, start: int, shown: Shown, lane: int) -> None:
    begin = start + lane * rows.size + rows.begin
    known = min(rows.happened[lane], rows.recent)
    rows.buffer[begin : begin + known * rows.fields] = -1
    rows.happened[lane] = 0
    _show_board(rows, start, shown, lane)


@_quick
def _show_board(rows: Rows, start: int, shown: Shown, lane: int) -> None:
    row, board = rows.buffer[start + lane * rows.size :], shown.boards[lane]
    _copy(board[: rows.begin], row)
    _copy(board[rows.begin :], row[rows.begin + rows.recent * rows.fields :])


# Deals


@_quick
def _deal(
    rules: Any, hidden: Any, shown: Shown, rows: Rows, start: int, deal: Any, chance: Any, lane: int
) -> None:
    """Decks in the order of random keys, one for each card; then who begins."""
    seeds, dealt, words, orders, seats = chance
    _draw_words(seeds[lane], dealt[lane], words)
    drawn = 0
    for order in orders:
        _sort(words[drawn : drawn + len(order)], order)
        drawn += len(order)
    dealt[lane] += np.uint32(1)
    deal(rules, hidden, shown, lane, orders, _below(seats, words[drawn]))
    _show_deal(rows, start, shown, lane)


@_quick
def _draw_words(seed: Any, game: Any, words: Any) -> None:
    low, high = np.int64(seed & np.uint64(0xFFFFFFFF)), np.int64(seed >> np.uint64(32))
    for drawn in range(len(words)):
        words[drawn] = _threefry(low, high, np.int64(game), drawn)[0]


@_quick
def _sort(keys: Any, order: Any) -> None:
    """The cards by their keys; of equal ones, as they were.  A key is a word, and then changed."""
    for card in range(len(keys)):
        keys[card] = keys[card] << 8 | card  # no two are equal now
    for card in range(len(keys)):
        place, key = 0, keys[card]
        for other in range(len(keys)):
            place += keys[other] < key
        order[place] = card


@_quick
def _draw_all(legal: Any, words: Any, rather_below: int, counts: Any, numbers: Any) -> None:
    for lane in range(len(words)):
        row, at = legal[lane], 0
        count = _count(row, rather_below)
        place = np.int64(words[lane]) * count >> 32
        if not count:
            for block in range(len(counts)):
                counts[block] = _bits_in_all(row[BLOCK * block : BLOCK * (block + 1)])
                count += counts[block]
            place = np.int64(words[lane]) * count >> 32
            while at < len(counts) and place >= counts[at]:
                place, at = place - counts[at], at + 1
            at *= BLOCK
        while at < len(row):
            here = _bits_in(row[at])
            if place < here:
                numbers[lane] = 64 * at + _place_of_bit(row[at], place)
                break
            place, at = place - here, at + 1


@_quick
def _count(row: Any, end: int) -> int:
    """How many of the numbers below this one are legal."""
    count = _bits_in_all(row[: end >> 6])
    if end & 63:
        count += _bits_in(row[end >> 6] & (np.uint64(1) << np.uint64(end & 63)) - np.uint64(1))
    return count


@_quick
def _bits_in_all(row: Any) -> int:
    count = 0
    for at in range(len(row)):  # word by word it would take six times as long
        count += _bits_in(row[at])
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
