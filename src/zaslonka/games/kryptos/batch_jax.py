"""Kryptos for JAX: one lane, without a branch; `zaslonka.lab.vector` maps it over all of them.

Sets of numbers are two words of bits, number n being bit n - 1.  Sums over few places are written
out: they become part of what they are summed for, where a sum of JAX is a program of its own.
"""

from functools import partial
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import lax

from zaslonka.kernel.batch import Traced, added, packed
from .batch_facts import Facts

WORD = 32
NOTHING = np.uint32(0)


class Game(NamedTuple):
    """A game of one lane."""

    seat: Any  # who decides; -1 when it is over
    shows: Any  # whose view is shown: the same, or who decided last
    step: Any
    first: Any
    aside: Any  # how many cards of each colour
    held: Any  # a set for each seat
    cards: Any  # a row for each seat
    up: Any
    shown: Any  # the set of what is up
    denied: Any  # for each card the set of what it was said to be
    tokens: Any  # for each seat how many of its cards of each colour are not up
    scores: Any
    past: Any
    happened: Any
    last_round: Any


class Piece(NamedTuple):
    """Of each word of legal numbers a part, and where it comes from."""

    source: Any  # which of the words of all cards
    left: Any  # how far its bits are moved
    right: Any
    kept: Any  # all bits or none of them


def traced(facts: Facts) -> Traced:
    every = (_deal, _play, _view, partial(_legal, _pieces(facts)))
    deal, play, view, legal = (partial(function, facts) for function in every)
    return Traced((facts.numbers,), deal, play, view, legal)


def _deal(rules: Facts, decks: Any, first: Any) -> Game:
    """KRY-10 to KRY-15."""
    seats, each, numbers = rules.seats, rules.each, jnp.arange(rules.numbers)
    (places,) = decks
    owner = jnp.minimum(places // each, seats)
    of_seat = owner == jnp.arange(seats + 1)[:, None]
    lower = ((owner[:, None] == owner) & (numbers < numbers[:, None])).sum(1)
    here = of_seat[:seats, None] & (lower == jnp.arange(each)[:, None])
    colours = jnp.asarray(rules.colour)[1:] == jnp.arange(rules.colours)[:, None]
    tokens = (of_seat[:, None] & colours).sum(2).astype(jnp.int8)
    seat = (first - 1) % seats
    return Game(
        seat=seat,
        shows=seat,
        step=jnp.int32(rules.opening),
        first=first,
        aside=tokens[seats],
        held=jnp.stack([packed(jnp, of_seat[one], 2) for one in range(seats)]),
        cards=jnp.where(here, numbers + 1, 0).sum(2).astype(jnp.int8),
        up=jnp.zeros((seats, each), bool),
        shown=jnp.zeros(2, jnp.uint32),
        denied=jnp.zeros((seats, each, 2), jnp.uint32),
        tokens=tokens[:seats],
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
    last_round = game.last_round | _any(scores >= rules.winning_points)
    card_number = game.cards.ravel()[card].astype(jnp.int32)
    right = guesses & (card_number == named + 1)
    points = jnp.where(right, jnp.minimum(rules.most_points, _sum(game.tokens[owner])), 0)
    scores = scores + jnp.where(seats == game.seat, points, 0)
    last_round |= _any(scores >= rules.winning_points)
    turned = (rules.turned_up, game.seat, place, card_number, -1, -1, -1)
    guessed = (rules.guessed, game.seat, owner, place, named + 1, right, points)
    thing = jnp.where(opens, _row(turned), _row(guessed))
    after = game._replace(
        denied=game.denied
        | jnp.where(_here(rules, card, guesses)[:, :, None], _bit(named), NOTHING),
        scores=scores.astype(jnp.int8),
        past=jnp.where(stops, game.past, added(jnp, game.past, game.happened, thing)),
        happened=game.happened + ~stops,
        last_round=last_round,
    )
    after = _turned_up(rules, after, opens | right, card, card_number)
    return _go_on(rules, after, opens, guesses & ~pays & ~right)


def _turned_up(rules: Facts, game: Game, is_so: Any, card: Any, number: Any) -> Game:
    of_owner = (jnp.arange(rules.seats) == card // rules.each)[:, None]
    of_colour = jnp.arange(rules.colours) == jnp.asarray(rules.colour)[number]
    return game._replace(
        up=game.up | _here(rules, card, is_so),
        shown=game.shown | jnp.where(is_so, _bit(number - 1), NOTHING),
        tokens=(game.tokens - (is_so & of_owner & of_colour)).astype(jnp.int8),
    )


def _here(rules: Facts, card: Any, is_so: Any) -> Any:
    """Of all cards this one, if it is so."""
    cards = np.arange(rules.seats * rules.each).reshape(rules.seats, rules.each)
    return is_so & (card == cards)


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
    left = sum(_sum(game.tokens[seat]) for seat in range(rules.seats))
    next_one, after = (game.seat + 1) % rules.seats, (game.seat + 2) % rules.seats
    ends = game.last_round & (next_one == game.first)
    # Only one player can have no card to point at, so two never pass in a row.
    passes = ~ends & (_sum(game.tokens[next_one]) == left)
    ends |= passes & game.last_round & (after == game.first)
    return jnp.where(passes, after, next_one), (left == 0) | ends


def _winners(rules: Facts, game: Game) -> Any:
    """KRY-41."""
    best = jnp.stack([~_any(game.scores > game.scores[seat]) for seat in range(rules.seats)])
    return _sum(jnp.where(best, 1 << jnp.arange(rules.seats), 0))


def _sum(values: Any) -> Any:
    return sum(values[place] for place in range(len(values)))


def _any(values: Any) -> Any:
    return _sum(values.astype(jnp.int8)) > 0


def _row(values: Any) -> Any:
    return jnp.stack([jnp.asarray(value, jnp.int8) for value in values])


def _bit(place: Any) -> Any:
    """One bit of two words."""
    words = jnp.arange(2) == place // WORD
    return jnp.where(words, jnp.uint32(1) << (place % WORD).astype(jnp.uint32), NOTHING)


# What a seat is shown


def _view(rules: Facts, game: Game) -> Any:
    """The fields of the board and the hand in their order."""
    parts = (
        game.shows,
        game.step,
        game.seat,
        game.first,
        rules.numbers,
        game.aside,
        jnp.where(game.up, game.cards, -1),
        game.tokens,
        game.scores,
        game.past,
        game.last_round,
        game.cards[game.shows],
    )
    # Behind one another as bytes, which is ten times as quick on a CPU.
    return jnp.concatenate([jnp.asarray(part, jnp.int8).ravel() for part in parts]).astype(
        jnp.int32
    )


def _legal(pieces: list[Piece], rules: Facts, game: Game) -> Any:
    """Cards to be turned up, guesses, and to stop, in the order of their numbers."""
    asked = (game.step == rules.turn) | (game.step == rules.second_guess)
    guesses = jnp.where(asked, _guesses(rules, game), NOTHING).ravel()
    opens = (game.step == rules.opening) & _openable(rules, game)
    words, (stop, bit) = np.arange(rules.words), divmod(rules.stop, WORD)
    stops = (game.step == rules.second_guess) & (words == stop)
    found = jnp.where(stops, jnp.uint32(1 << bit), NOTHING)
    found |= jnp.where(words == 0, packed(jnp, opens, 1), NOTHING)
    for piece in pieces:
        found |= (guesses[piece.source] << piece.left >> piece.right) & piece.kept
    return found


def _pieces(rules: Facts) -> list[Piece]:
    """Of which words of the guesses of all cards, behind one another, legal words are made."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(rules.words)]
    for source in range(2 * rules.seats * rules.each):
        card, half = divmod(source, 2)
        begin = rules.guess + card * rules.numbers + half * WORD
        end = begin + min(rules.numbers - half * WORD, WORD)
        for word in {begin // WORD, (end - 1) // WORD} if end > begin else ():
            found[word].append((source, begin - word * WORD))
    most = max(map(len, found))
    return [_piece([row[at] if at < len(row) else None for row in found]) for at in range(most)]


def _piece(parts: list[tuple[int, int] | None]) -> Piece:
    moved = [part[1] if part else 0 for part in parts]
    return Piece(
        np.array([part[0] if part else 0 for part in parts]),
        np.maximum(moved, 0).astype(np.uint32),
        np.maximum(np.negative(moved), 0).astype(np.uint32),
        np.array([0xFFFFFFFF if part else 0 for part in parts], np.uint32),
    )


def _guesses(rules: Facts, game: Game) -> Any:
    """KRY-20, KRY-27, KRY-30."""
    every = np.array([(1 << rules.numbers) - 1]).astype(np.uint64).view(np.uint32)
    unknown = every & ~(game.shown | game.held[game.seat])
    others = (jnp.arange(rules.seats) != game.seat)[:, None]
    return jnp.where((others & ~game.up)[:, :, None], unknown & ~game.denied, NOTHING)


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
    of_colour = rules.colour[1:] == np.arange(rules.colours)[:, None]
    colours = jnp.asarray([packed(np, row, 2) for row in of_colour])
    opened = _sum(lax.population_count(game.shown & colours).T)
    used_up = opened[jnp.asarray(rules.colour)[cards]] >= rules.opened_of_a_colour
    return [ends, neighbours.any(1), used_up]
