"""Złam ten Kod for JAX: one lane, without a branch; `zaslonka.lab.vector` maps it over all."""

from functools import partial, reduce
from operator import or_
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import lax

from zaslonka.kernel.batch import Traced, joined
from .batch_facts import Facts


class Game(NamedTuple):
    """A game of one lane."""

    seat: Any  # who decides; -1 when it is over
    shows: Any  # whose view is shown: the same, or who decided last
    step: Any
    first: Any
    codes: Any  # of each seat
    middle: Any
    wrote: Any  # by each seat; -1 for nothing
    deck: Any
    taken: Any  # how many cards of the deck have been turned
    row: Any
    past: Any  # a ring: of many things the last ones, each at its number by the length of the ring
    happened: Any
    out: Any  # seats, in the order in which they came to stand there
    winners: Any
    namable: Any  # by each of two seats, as words; with more, nothing that was named is forbidden


def traced(facts: Facts) -> Traced:
    decks = (facts.all_tiles, facts.cards)
    tables = {name: jnp.asarray(getattr(facts, name)) for name in _TABLES}
    every = (_deal, _play, _view, _legal)
    functions = [partial(function, facts._replace(**tables)) for function in every]
    deal, play, view, legal = functions
    return Traced(decks, deal, play, view, legal, stays=frozenset({"past"}))


_TABLES = (
    *("question", "card", "digit", "answering", "answer"),
    *("said", "askable", "spelled", "code", "namable"),
)


def _deal(rules: Facts, decks: Any, first: Any) -> Game:
    """ZTK-10 to ZTK-13."""
    tiles, places = decks
    owner = jnp.minimum(tiles // rules.tiles, rules.seats)
    of_owner = owner == jnp.arange(rules.seats + 1)[:, None]
    codes = rules.code[jnp.where(of_owner, 1 << np.arange(rules.all_tiles), 0).sum(1)]
    codes, middle = codes[: rules.seats], codes[rules.seats]
    numbers = jnp.arange(rules.cards)
    cards = jnp.where(places == numbers[:, None], numbers, 0).sum(1).astype(jnp.int8)
    nobody = jnp.full(rules.seats, -1, jnp.int8)
    return Game(
        seat=first,
        shows=first,
        step=jnp.int32(rules.turn if rules.seats == 2 else rules.middle_turn),
        first=first,
        codes=codes,
        middle=middle,
        wrote=jnp.full(rules.seats, -1, jnp.int32),
        deck=cards,
        taken=jnp.int32(rules.open_cards),
        row=cards[: rules.open_cards],
        past=jnp.full((_kept(rules), rules.past.fields), -1, jnp.int8),
        happened=jnp.int32(0),
        out=nobody,
        winners=nobody,
        namable=rules.namable[codes] if rules.seats == 2 else (),
    )


def _kept(rules: Facts) -> int:
    """How much of what has happened is kept: with three or four players it is all of a game.

    Every question takes a card, and everybody writes once.
    """
    most = rules.past.recent if rules.seats == 2 else rules.cards + rules.seats
    return min(most, rules.past.recent)


def _play(rules: Facts, game: Game, number: Any) -> tuple[Game, Any]:
    asks, code = number < rules.guess, number - rules.guess
    question = jnp.where(asks, rules.question[jnp.minimum(number, len(rules.question) - 1)], 0)
    target = game.codes[1 - game.seat] if rules.seats == 2 else game.middle
    right = ~asks & (code == target)
    thing = jnp.where(asks, _asked(rules, game, question), _named(rules, game, code, right))
    thing = lax.optimization_barrier(thing)  # else it is made again for each place of the past
    row, taken = _turned(rules, game, rules.card[question])
    after = game._replace(
        row=jnp.where(asks, row, game.row),
        taken=jnp.where(asks, taken, game.taken),
        past=game.past.at[game.happened % len(game.past)].set(thing),
        happened=game.happened + 1,
        winners=_appended(game.winners, game.seat, right),
    )
    if rules.seats == 2:
        return _after_two(rules, _without(rules, after, ~asks, code), right)
    wrote = jnp.where(~asks & (jnp.arange(rules.seats) == game.seat), code, game.wrote)
    out = _appended(game.out, game.seat, ~asks & ~right)
    return _pass_on(rules, after._replace(wrote=wrote, out=out), asks)


def _after_two(rules: Facts, game: Game, right: Any) -> tuple[Game, Any]:
    """ZTK-52 to ZTK-54."""
    over = (game.step == rules.last_chance) | (right & (game.seat != game.first))
    step = jnp.where(right, rules.last_chance, rules.turn)
    return _next(game, over, 1 - game.seat, step)


def _pass_on(rules: Facts, game: Game, asked: Any) -> tuple[Game, Any]:
    """ZTK-63 to ZTK-65."""
    followers = (game.seat + 1 + jnp.arange(rules.seats)) % rules.seats
    found = game.winners[0] >= 0
    is_out = (followers[:, None] == game.out).any(1)
    ends = found & (followers == game.first)
    stops = jnp.argmax(ends | ~is_out)
    over = (asked & (game.row[0] < 0) & ~found) | ends[stops] | is_out[stops]
    return _next(game, over, followers[stops], rules.middle_turn)


def _next(game: Game, over: Any, seat: Any, step: Any) -> tuple[Game, Any]:
    winners = jnp.where(game.winners >= 0, 1 << game.winners.astype(jnp.int32), 0).sum()
    after = game._replace(
        seat=jnp.where(over, -1, seat),
        shows=jnp.where(over, game.seat, seat),
        step=jnp.where(over, -1, step),
    )
    return after, jnp.where(over, winners, -1)


def _appended(seats: Any, seat: Any, is_so: Any) -> Any:
    """With one more seat behind the others, if it is so."""
    at = jnp.arange(len(seats)) == (seats >= 0).sum()
    return jnp.where(at & is_so, seat, seats).astype(jnp.int8)


def _without(rules: Facts, game: Game, guesses: Any, code: Any) -> Game:
    """ZTK-55: a code that was guessed is not guessed again."""
    bit = jnp.where(guesses, code + rules.guess - 32 * rules.named_from, 0)
    gone = jnp.where(guesses, jnp.uint32(1) << (bit % 32).astype(jnp.uint32), jnp.uint32(0))
    place = game.seat, bit // 32
    return game._replace(namable=game.namable.at[place].set(game.namable[place] & ~gone))


# What has happened


def _asked(rules: Facts, game: Game, question: Any) -> Any:
    """ZTK-23."""
    others = rules.answering[game.seat]
    said = rules.said[rules.answer[question, game.codes[others]]]
    replies = jnp.concatenate([others[:, None], said], axis=1).ravel()
    asked = jnp.stack(
        [jnp.int32(rules.asked), game.seat, rules.card[question], rules.digit[question]]
    )
    return _thing(rules, asked, replies)


def _named(rules: Facts, game: Game, code: Any, right: Any) -> Any:
    if rules.seats > 2:
        return _thing(rules, jnp.stack([jnp.int32(rules.announced), game.seat, right]))
    guessed = jnp.stack([jnp.int32(rules.guessed), game.seat])
    return _thing(rules, guessed, rules.spelled[code], right[None])


def _thing(rules: Facts, *parts: Any) -> Any:
    whole = jnp.concatenate(parts).astype(jnp.int8)
    return jnp.pad(whole, (0, rules.past.fields - len(whole)), constant_values=-1)


def _turned(rules: Facts, game: Game, card: Any) -> tuple[Any, Any]:
    """The used card makes room for the next one of the pile.  ZTK-24."""
    places = jnp.arange(rules.open_cards)
    place = jnp.argmax(game.row == card)
    drawn = jnp.where(places == place, game.deck[game.taken % rules.cards], game.row)
    closed = jnp.where(places >= place, jnp.append(game.row[1:], jnp.int8(-1)), game.row)
    more = game.taken < rules.cards
    return jnp.where(more, drawn, closed), game.taken + more


# What a seat is shown


def _view(rules: Facts, game: Game) -> Any:
    """The fields of the board and the hand in their order."""
    wrote = game.wrote[game.shows]
    parts = (
        game.shows,
        game.step,
        game.seat,
        rules.seats,
        game.first,
        rules.tiles,
        game.row,
        rules.cards - game.taken,
        game.out,
        game.winners,
        rules.spelled[game.codes[game.shows]],
        jnp.where(wrote >= 0, rules.spelled[wrote], -1),
        jnp.where(wrote >= 0, rules.spelled[game.middle], -1),
    )
    # As bytes, which is ten times as quick on a CPU; and what has happened put between them when
    # they are together, for a GPU looks at each place through all parts that could stand there.
    board = jnp.concatenate([jnp.asarray(part, jnp.int8).ravel() for part in parts])
    board = lax.optimization_barrier(board)
    before, behind = jnp.split(board, [rules.past.begin])
    whole = lax.platform_dependent(
        *(before, _past(rules, game), behind),
        cpu=lambda *parts: jnp.concatenate(parts),
        default=partial(joined, jnp),
    )
    return whole.astype(jnp.int32)


def _past(rules: Facts, game: Game) -> Any:
    """The last things that happened, the first of them first."""
    fields, recent, ring = rules.past.fields, rules.past.recent, game.past.ravel()
    places = jnp.arange(len(ring))
    if rules.seats == 2:
        turned = places + jnp.maximum(game.happened - recent, 0) % recent * fields
        ring = ring[jnp.where(turned < len(ring), turned, turned - len(ring))]
    # What stands there from the game before has not happened.
    ring = jnp.where(places < game.happened * fields, ring, jnp.int8(-1))
    return jnp.pad(ring, (0, recent * fields - len(ring)), constant_values=-1)


def _legal(rules: Facts, game: Game) -> Any:
    """ZTK-20, ZTK-21, ZTK-25, ZTK-50, ZTK-60."""
    is_open = (game.row >= 0) & (game.step != rules.last_chance)
    asked = jnp.where(is_open[:, None], rules.askable[game.row], jnp.uint32(0))
    asks = reduce(or_, asked)
    two = rules.seats == 2
    named = game.namable[game.shows] if two else rules.namable[game.codes[game.shows]]
    # The last words of the one can be the first ones of the other.
    between = rules.named_from - len(asks)
    own, shared = len(asks) + min(between, 0), max(-between, 0)
    behind = rules.words - rules.named_from - len(named)
    parts = (
        asks[:own],
        asks[own:] | named[:shared],
        jnp.zeros(max(between, 0), jnp.uint32),
        named[shared:],
        jnp.zeros(behind, jnp.uint32),
    )
    return jnp.concatenate(parts)
