"""Kryptos for JAX: one lane, without a branch; `zaslonka.lab.vector` maps it over all of them.

Sets of numbers are rows of bools over the numbers from 1, but for what each card was said to be:
two words of bits a card, since there are many of these and they live as long as the game.
"""

from functools import partial
from typing import Any, NamedTuple

import jax.numpy as jnp

from zaslonka.kernel.batch import Traced, added, packed
from .batch_facts import Facts

WORD = 32


class Game(NamedTuple):
    """A game of one lane."""

    seat: Any  # who decides; -1 when it is over
    shows: Any  # whose view is shown: the same, or who decided last
    step: Any
    first: Any
    owner: Any  # of each number the seat that was dealt it; behind the last seat it lies aside
    cards: Any  # a row for each seat
    up: Any
    denied: Any
    scores: Any
    past: Any
    happened: Any
    last_round: Any


def traced(facts: Facts) -> Traced:
    every = (_deal, _play, _view, _legal)
    return Traced((facts.numbers,), *(partial(function, facts) for function in every))


def _deal(rules: Facts, decks: Any, first: Any) -> Game:
    """KRY-10 to KRY-15."""
    seats, each = rules.seats, rules.each
    (order,) = decks
    cards = jnp.sort(order[: seats * each].reshape(seats, each), axis=1) + 1
    owner = jnp.full(rules.numbers, seats).at[cards - 1].set(jnp.arange(seats)[:, None])
    seat = (first - 1) % seats
    return Game(
        seat=seat,
        shows=seat,
        step=jnp.int32(rules.opening),
        first=first,
        owner=owner.astype(jnp.int8),
        cards=cards.astype(jnp.int8),
        up=jnp.zeros((seats, each), bool),
        denied=jnp.zeros((seats, each, 2), jnp.uint32),
        scores=jnp.full(seats, rules.start_points, jnp.int8),
        past=jnp.full((rules.past.recent, rules.past.fields), -1, jnp.int8),
        happened=jnp.int32(0),
        last_round=jnp.bool_(False),
    )


def _play(rules: Facts, game: Game, number: Any) -> tuple[Game, Any]:
    opens, stops = number < rules.guess, number == rules.stop
    guesses = ~opens & ~stops
    pays = guesses & (game.step == rules.second_guess)
    card, named = jnp.divmod(number - rules.guess, rules.numbers)
    card = jnp.where(opens, game.seat * rules.each + number, card)
    owner, place = jnp.divmod(card, rules.each)
    scores, seats = game.scores, jnp.arange(rules.seats)
    # A point for a second guess is paid before its answer is known.
    scores = scores - (pays & (seats == game.seat))
    scores = scores + (pays & rules.lapowka & (seats == owner))
    last_round = game.last_round | (scores >= rules.winning_points).any()
    here = (seats == owner)[:, None] & (jnp.arange(rules.each) == place)
    here &= ~stops
    card_number = jnp.where(here, game.cards, 0).sum().astype(jnp.int32)
    right = guesses & (card_number == named + 1)
    points = jnp.where(right, jnp.minimum(rules.most_points, (~game.up[owner]).sum()), 0)
    scores = scores + jnp.where(seats == game.seat, points, 0)
    last_round |= (scores >= rules.winning_points).any()
    turned = (rules.turned_up, game.seat, place, card_number, -1, -1, -1)
    guessed = (rules.guessed, game.seat, owner, place, named + 1, right, points)
    thing = jnp.where(opens, _row(turned), _row(guessed))
    after = game._replace(
        up=game.up | (here & (opens | right)),
        denied=game.denied | jnp.where((here & guesses)[:, :, None], _bit(named), jnp.uint32(0)),
        scores=scores.astype(jnp.int8),
        past=jnp.where(stops, game.past, added(jnp, game.past, game.happened, thing)),
        happened=game.happened + ~stops,
        last_round=last_round,
    )
    return _go_on(rules, after, opens, guesses & ~pays & ~right)


def _go_on(rules: Facts, game: Game, opens: Any, may_guess_again: Any) -> tuple[Game, Any]:
    """Who decides next, and what."""
    opening = opens & (game.happened < rules.opened)
    again = may_guess_again & (game.scores[game.seat] > 0)
    follower, over = _follower(rules, game)
    over &= ~opens & ~again
    seat = jnp.where(opens, game.first, jnp.where(again, game.seat, follower))
    seat = jnp.where(opening, (game.seat - 1) % rules.seats, seat)
    step = jnp.where(again, rules.second_guess, rules.turn)
    step = jnp.where(opening, rules.opening, step)
    after = game._replace(
        seat=jnp.where(over, -1, seat),
        shows=jnp.where(over, game.seat, seat),
        step=jnp.where(over, -1, step),
    )
    return after, jnp.where(over, _winners(rules, game), -1)


def _follower(rules: Facts, game: Game) -> tuple[Any, Any]:
    """Who is on turn after this one, or whether the game is over.  KRY-29, KRY-40, KRY-42."""
    hidden = (~game.up).sum(1)
    left = hidden.sum()
    next_one, after = (game.seat + 1) % rules.seats, (game.seat + 2) % rules.seats
    ends = game.last_round & (next_one == game.first)
    # Only one player can have no card to point at, so two never pass in a row.
    passes = ~ends & (hidden[next_one] == left)
    ends |= passes & game.last_round & (after == game.first)
    return jnp.where(passes, after, next_one), (left == 0) | ends


def _winners(rules: Facts, game: Game) -> Any:
    """KRY-41."""
    best = game.scores == game.scores.max()
    return jnp.where(best, 1 << jnp.arange(rules.seats), 0).sum()


def _row(values: Any) -> Any:
    return jnp.stack([jnp.asarray(value, jnp.int8) for value in values])


def _bit(place: Any) -> Any:
    """One bit of two words."""
    words = jnp.arange(2) == place // WORD
    return jnp.where(words, jnp.uint32(1) << (place % WORD).astype(jnp.uint32), jnp.uint32(0))


# What a seat is shown


def _view(rules: Facts, game: Game) -> Any:
    """The fields of the board and the hand in their order."""
    numbers = jnp.arange(rules.numbers)
    colours = jnp.asarray(rules.colour)[1:, None] == jnp.arange(rules.colours)
    aside = ((game.owner == rules.seats)[:, None] & colours).sum(0)
    hidden = ~_is_up(rules, game) & (game.owner == jnp.arange(rules.seats)[:, None])
    tokens = (hidden[:, :, None] & colours).sum(1)
    parts = (
        game.shows,
        game.step,
        game.seat,
        game.first,
        len(numbers),
        aside,
        jnp.where(game.up, game.cards, -1),
        tokens,
        game.scores,
        game.past,
        game.last_round,
        game.cards[game.shows],
    )
    return jnp.concatenate([jnp.asarray(part, jnp.int32).ravel() for part in parts])


def _legal(rules: Facts, game: Game) -> Any:
    """Cards to be turned up, guesses, and to stop, in the order of their numbers."""
    opens = (game.step == rules.opening) & _openable(rules, game)
    asked = (game.step == rules.turn) | (game.step == rules.second_guess)
    guesses = (asked & _guesses(rules, game)).ravel()
    stops = game.step == rules.second_guess
    return packed(jnp, jnp.concatenate([opens, guesses, stops[None]]), rules.words)


def _is_up(rules: Facts, game: Game) -> Any:
    """For each number whether it lies face up."""
    numbers = jnp.arange(1, rules.numbers + 1)
    return ((game.cards[:, :, None] == numbers) & game.up[:, :, None]).any((0, 1))


def _guesses(rules: Facts, game: Game) -> Any:
    """KRY-20, KRY-27, KRY-30."""
    places = jnp.arange(rules.numbers)
    unknown = ~_is_up(rules, game) & (game.owner != game.seat)
    denied = game.denied[:, :, places // WORD] >> (places % WORD).astype(jnp.uint32) & 1
    others = (jnp.arange(rules.seats) != game.seat)[:, None]
    return (others & ~game.up)[:, :, None] & unknown & (denied == 0)


def _openable(rules: Facts, game: Game) -> Any:
    """KRY-50 to KRY-53: rules are dropped from the last while they leave no card."""
    hidden = ~game.up[game.shows]
    if not rules.advanced:
        return hidden
    broken = jnp.stack(_broken(rules, game))
    kept = jnp.arange(rules.dropped + 1)[:, None, None] > jnp.arange(rules.dropped)[:, None]
    left = hidden & ~(kept & broken).any(1)
    most = jnp.where(left.any(1), jnp.arange(rules.dropped + 1), 0).max()
    return left[most]


def _broken(rules: Facts, game: Game) -> list[Any]:
    """For each place of the hand whether its card would break each rule, in their order."""
    cards, up = game.cards[game.shows], game.up[game.shows]
    places = jnp.arange(rules.each)
    ends = (places == 0) | (places == rules.each - 1)
    neighbours = (jnp.abs(cards[:, None] - cards) == 1) & up
    colour = jnp.asarray(rules.colour)
    shown = jnp.where(game.up, colour[game.cards], -1)
    opened = (shown[:, :, None] == jnp.arange(rules.colours)).sum((0, 1))
    used_up = opened[colour[cards]] >= rules.opened_of_a_colour
    return [ends, neighbours.any(1), used_up]
