"""Batches traced by JAX, for CPU and GPU: pure functions over all lanes at once.

`TracedLanes` keeps the games and calls them; who trains within one compiled program uses
``begin``, ``advance`` and ``chosen`` of `Functions` themselves, under `jax.jit` and `jax.lax.scan`.
"""

import math
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from zaslonka.kernel.batch import Traced, packed
from zaslonka.lab.episode import Setup
from zaslonka.lab.vector.chance import below, threefry
from zaslonka.lab.vector.lanes import WORD, Lanes, Seen

MANY, FEW = 8, 64
"""An eighth of the lanes is dealt to at once while more than a 64th wait, then a 64th."""


class Games(NamedTuple):
    """All lanes: their games, seeds and numbers of games, and what they show."""

    games: Any
    seeds: Any
    dealt: Any
    seen: Seen


class Functions:
    """What there is to do with a batch, as pure functions of `Games`."""

    def __init__(self, game: Traced, returns: Any, *, auto_reset: bool) -> None:
        self._game = game
        self._returns = jnp.asarray(returns)
        self._auto_reset = auto_reset

    def begin(self, seeds: Any) -> Games:
        """The first game of each lane; a seed is two words, the lower one first."""
        dealt = jnp.zeros(len(seeds), jnp.uint32)
        games = jax.vmap(self._deal)(seeds, dealt)
        return self._showing(games, seeds, dealt + 1, jnp.zeros(len(seeds), bool))

    def redeal(self, all_games: Games, chosen: Any) -> Games:
        """The next game in the chosen lanes."""
        games, dealt = self._dealt_anew(all_games, chosen)
        return self._showing(games, all_games.seeds, dealt, all_games.seen.done & ~chosen)

    def advance(self, all_games: Games, actions: Any) -> Games:
        """Each lane after what was chosen in it."""
        before = all_games.seen
        waits = before.seat < 0
        legal = ~waits & _is_legal(before.legal, actions)
        games, winners = jax.vmap(self._game.play)(all_games.games, jnp.where(legal, actions, 0))
        if not self._auto_reset:  # else what is made of a game that is over is dealt over at once
            games = _where(legal, games, all_games.games)
        over = jnp.where(legal, winners >= 0, True)
        reward = jnp.where((legal & over)[:, None], self._returns[jnp.maximum(winners, 0)], 0)
        seats = jnp.arange(reward.shape[1])
        refused = (~legal & ~waits)[:, None] & (before.seat[:, None] == seats)
        reward = jnp.where(refused, -1, reward)
        after = all_games._replace(games=games._replace(seat=jnp.where(over, -1, games.seat)))
        if not self._auto_reset:
            return self._showing(*after[:3], over, reward)
        games, dealt = self._dealt_anew(after, over)
        return self._showing(games, all_games.seeds, dealt, over, reward)

    def chosen(self, seen: Seen, words: Any, rather_below: int = 0) -> Any:
        """A legal number for each lane, by a random word each; see `Lanes.draw`."""
        if not rather_below:
            return jax.vmap(_drawn)(seen.legal, words)
        bits = packed(np, np.ones(rather_below, np.bool_), -(-rather_below // WORD))
        first = seen.legal[:, : len(bits)] & bits
        return jnp.where(
            first.any(1), jax.vmap(_drawn)(first, words), jax.vmap(_drawn)(seen.legal, words)
        )

    def _showing(self, games: Any, seeds: Any, dealt: Any, done: Any, reward: Any = None) -> Games:
        view, legal = jax.vmap(self._game.view)(games), jax.vmap(self._game.legal)(games)
        legal = jnp.where((games.seat >= 0)[:, None], legal, jnp.uint32(0))
        if reward is None:
            reward = jnp.zeros((len(seeds), self._returns.shape[1]), jnp.float32)
        return Games(games, seeds, dealt, Seen(games.seat, view, legal, reward, done))

    def _deal(self, seed: Any, game: Any) -> Any:
        """Decks in the order of random keys, one for each card; then who begins."""
        decks = self._game.decks
        counter = jnp.arange(sum(decks) + 1, dtype=jnp.uint32)
        words, _ = threefry(seed[0], seed[1], game, counter)
        words = lax.optimization_barrier(words)  # else each is made again wherever it is compared
        ends = np.cumsum(decks)
        places = [_places(keys) for keys in jnp.split(words[:-1], ends[:-1])]
        places = lax.optimization_barrier(places)
        seats = self._returns.shape[1]
        return self._game.deal(places, below(seats, words[-1]).astype(jnp.int32))

    def _dealt_anew(self, all_games: Games, chosen: Any) -> tuple[Any, Any]:
        """Deals to a part of the lanes at once, as often as there are lanes left to deal to."""
        games = all_games.games
        old = {name: part for name, part in games._asdict().items() if name not in self._game.stays}
        many, few = (-(-len(chosen) // parts) for parts in (MANY, FEW))
        waiting, count = _listed(chosen, len(chosen) + many), chosen.sum()
        left = (old, all_games.dealt, jnp.int32(0))
        for part, most_left in ((many, few), (few, 0)):
            left = lax.while_loop(
                lambda left, most=most_left: count - left[2] > most,
                partial(self._dealt_to_some, all_games.seeds, waiting, part),
                left,
            )
        new, dealt, _ = left
        return games._replace(**new), dealt

    def _dealt_to_some(self, seeds: Any, waiting: Any, part: int, left: Any) -> Any:
        old, dealt, begin = left
        lanes = lax.dynamic_slice(waiting, (begin,), (part,))
        fresh = jax.vmap(self._deal)(seeds[lanes], dealt[lanes])  # what lies outside is dropped
        new = {name: getattr(fresh, name) for name in old}
        return (
            jax.tree.map(lambda old, new: old.at[lanes].set(new, mode="drop"), old, new),
            dealt.at[lanes].add(1, mode="drop"),
            begin + part,
        )


def _listed(chosen: Any, size: int) -> Any:
    """The numbers of the chosen lanes, then that of none; `jnp.nonzero` counts for longer."""
    place = jnp.where(chosen, jnp.cumsum(chosen) - 1, size)
    lanes = jnp.arange(len(chosen))
    return jnp.full(size, len(chosen), lanes.dtype).at[place].set(lanes, mode="drop")


def _where(chosen: Any, one: Any, other: Any) -> Any:
    """Lane by lane one record or the other."""
    return jax.tree.map(
        lambda x, y: jnp.where(chosen.reshape(-1, *[1] * (x.ndim - 1)), x, y), one, other
    )


def _is_legal(legal: Any, actions: Any) -> Any:
    inside = (actions >= 0) & (actions < WORD * legal.shape[1])
    word = jnp.take_along_axis(legal, (actions // WORD)[:, None], 1, mode="clip")[:, 0]
    return inside & ((word >> (actions % WORD).astype(jnp.uint32) & 1) == 1)


def _places(keys: Any) -> Any:
    """At which place each card lies in the order of their keys; of equal ones, as they were."""
    cards = np.arange(len(keys))
    before = keys < keys[:, None]
    before |= (keys == keys[:, None]) & (cards < cards[:, None])
    return before.sum(1)


def _unpacked(size: int, legal: Any) -> Any:
    bits = legal[:, None] >> jnp.arange(WORD, dtype=jnp.uint32) & 1
    return bits.ravel()[:size].astype(jnp.uint8)


def _drawn(legal: Any, word: Any) -> Any:
    """Of all legal numbers the one at a random place: by groups of words, by words, by bits."""
    group = math.isqrt(len(legal) - 1) + 1
    words = jnp.pad(legal, (0, -len(legal) % group)).reshape(-1, group)
    counts = lax.population_count(words).astype(jnp.int32).sum(1)
    counts = lax.optimization_barrier(counts)
    count = sum(counts)
    place = below(count.astype(jnp.uint32), word).astype(jnp.int32)
    row, place = _found(counts, place)
    column, place = _found(lax.population_count(words[row]).astype(jnp.int32), place)
    bit = _place_of_bit(words[row, column], place)
    return jnp.where(count > 0, (row * group + column) * WORD + bit, 0)


def _found(counts: Any, place: Any) -> tuple[Any, Any]:
    """In which of some boxes the thing at a place lies, and at which place of that box."""
    box, before, end = 0, 0, 0
    for count in counts:
        end += count
        box, before = box + (end <= place), jnp.where(end <= place, end, before)
    return box, place - before


def _place_of_bit(word: Any, place: Any) -> Any:
    """Where the bit lies before which there are so many others."""
    at = 0
    for half in (16, 8, 4, 2, 1):
        low = lax.population_count(word & np.uint32((1 << half) - 1)).astype(jnp.int32)
        above = place >= low
        at, place = at + jnp.where(above, half, 0), place - jnp.where(above, low, 0)
        word = jnp.where(above, word >> half, word)
    return at


class TracedLanes(Lanes):
    """A batch of games for JAX."""

    def __init__(self, setup: Setup, batch: int, *, auto_reset: bool) -> None:
        super().__init__(setup, batch, auto_reset=auto_reset)
        assert setup.game.batch is not None
        self.game: Traced = setup.game.batch.jax(setup.options, self.numbering)
        self.functions = Functions(self.game, self.returns, auto_reset=auto_reset)
        self.games: Games | None = None
        self._begin = jax.jit(self.functions.begin)
        self._redeal = jax.jit(self.functions.redeal)
        self._advance = jax.jit(self.functions.advance)
        self._chosen = jax.jit(self.functions.chosen, static_argnums=2)
        self._unpacked = jax.jit(jax.vmap(partial(_unpacked, setup.actions.size)))
        self._drawing = np.random.default_rng()

    def reset(self, seeds: Any = None, lanes: Any = None) -> Seen:
        chosen = np.ones(self.batch, bool) if lanes is None else np.asarray(lanes, bool)
        if seeds is not None or self.games is None:
            self._sown(seeds)
            words = jnp.asarray(self.seeds.view(np.uint32).reshape(-1, 2))
        if self.games is None or (seeds is not None and chosen.all()):
            self.games = self._begin(words)
        else:
            games = self.games
            if seeds is not None:
                games = games._replace(seeds=words, dealt=jnp.zeros_like(games.dealt))
            self.games = self._redeal(games, jnp.asarray(chosen))
        return self.games.seen

    def step(self, actions: Any) -> Seen:
        assert self.games is not None, "nothing was dealt: reset first"
        self.games = self._advance(self.games, jnp.asarray(actions, jnp.int32))
        return self.games.seen

    def draw(self, seed: int | None = None, *, rather_below: int = 0) -> Any:
        assert self.games is not None, "nothing was dealt: reset first"
        if seed is not None:
            self._drawing = np.random.default_rng(seed)
        words = self._drawing.integers(0, 1 << 32, self.batch, np.uint32)
        return self._chosen(self.games.seen, jnp.asarray(words), rather_below)

    def mask(self, legal: Any) -> Any:
        return self._unpacked(legal)
