"""Kryptos for numba: one lane at a time, in place.

What everybody sees is kept on the board itself, and nowhere else: a step changes the few places
that change.  Sets of numbers are bits, number n being bit n - 1.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit

from zaslonka.kernel.batch import NUMBA, Compiled, Shown, copy
from .batch_facts import Facts

_quick = njit(**NUMBA)
_copy = _quick(copy)

ONE = np.uint64(1)


class Hidden(NamedTuple):
    """What no view shows, or only slowly: a row for each lane."""

    cards: Any  # of each seat in order, the numbers on them
    held: Any  # the same as a set for each seat
    shown: Any  # the numbers that lie face up
    denied: Any  # for each card the numbers it was said to be or not to be
    left: Any  # how many cards lie face down


def compiled(facts: Facts, lanes: int) -> Compiled:
    cards = facts.seats * facts.each
    hidden = Hidden(
        cards=np.zeros((lanes, cards), np.int32),
        held=np.zeros((lanes, facts.seats), np.uint64),
        shown=np.zeros(lanes, np.uint64),
        denied=np.zeros((lanes, cards), np.uint64),
        left=np.zeros(lanes, np.int32),
    )
    return Compiled((facts.numbers,), facts, hidden, deal, play)


@_quick
def deal(rules: Facts, hidden: Hidden, shown: Shown, lane: int, decks: Any, first: int) -> None:
    """KRY-10 to KRY-15."""
    row, at, each = shown.boards[lane], rules.at, rules.each
    row[:] = -1
    row[at.first], row[at.numbers], row[at.last_round] = first, rules.numbers, 0
    row[at.aside : at.aside + rules.colours] = 0
    row[at.tokens : at.tokens + rules.seats * rules.colours] = 0
    row[at.scores : at.scores + rules.seats] = rules.start_points
    hidden.held[lane] = 0
    hidden.denied[lane] = 0
    hidden.shown[lane] = 0
    cards = hidden.left[lane] = rules.seats * each
    for place, card in enumerate(decks[0]):
        if place < cards:
            hidden.held[lane, place // each] |= ONE << np.uint64(card)
            row[at.tokens + place // each * rules.colours + rules.colour[card + 1]] += 1
        else:
            row[at.aside + rules.colour[card + 1]] += 1
    place = 0
    for seat in range(rules.seats):
        for card in range(rules.numbers):
            if hidden.held[lane, seat] >> np.uint64(card) & ONE:
                hidden.cards[lane, place] = card + 1
                place += 1
    _ask(rules, hidden, shown, lane, rules.opening, (first - 1) % rules.seats)


@_quick
def play(rules: Facts, hidden: Hidden, shown: Shown, lane: int, number: int) -> int:
    row, at, seat = shown.boards[lane], rules.at, shown.seats[lane]
    if number < rules.guess:
        return _open(rules, hidden, shown, lane, number)
    if number == rules.stop:
        return _end_turn(rules, hidden, shown, lane, seat)
    card, named = divmod(number - rules.guess, rules.numbers)
    second = row[at.agenda] == rules.second_guess
    if second:
        _score(rules, row, seat, -1)
        if rules.lapowka:
            _score(rules, row, card // rules.each, 1)
    right = _guess(rules, hidden, shown, lane, card, named + 1)
    if second or right or row[at.scores + seat] <= 0:
        return _end_turn(rules, hidden, shown, lane, seat)
    _ask(rules, hidden, shown, lane, rules.second_guess, seat)
    return -1


@_quick
def _open(rules: Facts, hidden: Hidden, shown: Shown, lane: int, place: int) -> int:
    """KRY-16."""
    row, at, seat = shown.boards[lane], rules.at, shown.seats[lane]
    card = seat * rules.each + place
    number = hidden.cards[lane, card]
    new = shown.news
    new[0], new[1], new[2], new[3] = rules.turned_up, seat, place, number
    _turn_up(rules, hidden, row, lane, card, number)
    if len(hidden.cards[lane]) - hidden.left[lane] < rules.opened:
        _ask(rules, hidden, shown, lane, rules.opening, (seat - 1) % rules.seats)
    else:
        _ask(rules, hidden, shown, lane, rules.turn, row[at.first])
    return -1


@_quick
def _guess(rules: Facts, hidden: Hidden, shown: Shown, lane: int, card: int, number: int) -> bool:
    """KRY-21 to KRY-23."""
    row, new, seat = shown.boards[lane], shown.news, shown.seats[lane]
    owner, place = divmod(card, rules.each)
    right = hidden.cards[lane, card] == number
    points = min(rules.most_points, _hidden_of(rules, row, owner)) if right else 0
    new[0], new[1], new[2], new[3] = rules.guessed, seat, owner, place
    new[4], new[5], new[6] = number, right, points
    hidden.denied[lane, card] |= ONE << np.uint64(number - 1)
    if right:
        _turn_up(rules, hidden, row, lane, card, number)
        _score(rules, row, seat, points)
    return right


@_quick
def _turn_up(rules: Facts, hidden: Hidden, row: Any, lane: int, card: int, number: int) -> None:
    row[rules.at.rows + card] = number
    row[rules.at.tokens + card // rules.each * rules.colours + rules.colour[number]] -= 1
    hidden.shown[lane] |= ONE << np.uint64(number - 1)
    hidden.left[lane] -= 1


@_quick
def _score(rules: Facts, row: Any, seat: int, points: int) -> None:
    """KRY-40."""
    row[rules.at.scores + seat] += points
    if row[rules.at.scores + seat] >= rules.winning_points:
        row[rules.at.last_round] = 1


@_quick
def _hidden_of(rules: Facts, row: Any, seat: int) -> int:
    start = rules.at.tokens + seat * rules.colours
    count = 0
    for tokens in row[start : start + rules.colours]:
        count += tokens
    return count


@_quick
def _end_turn(rules: Facts, hidden: Hidden, shown: Shown, lane: int, seat: int) -> int:
    """KRY-29, KRY-40, KRY-42."""
    row, at, left = shown.boards[lane], rules.at, hidden.left[lane]
    follower = seat
    while True:
        follower = (follower + 1) % rules.seats
        if left == 0 or (row[at.last_round] == 1 and follower == row[at.first]):
            row[at.agenda] = row[at.agenda + 1] = -1
            return _winners(rules, row)
        if left != _hidden_of(rules, row, follower):
            _ask(rules, hidden, shown, lane, rules.turn, follower)
            return -1


@_quick
def _winners(rules: Facts, row: Any) -> int:
    """KRY-41."""
    scores = row[rules.at.scores : rules.at.scores + rules.seats]
    most, winners = scores[0], 0
    for score in scores:
        most = max(most, score)
    for seat in range(rules.seats):
        if scores[seat] == most:
            winners |= 1 << seat
    return winners


# What the next seat is shown


@_quick
def _ask(rules: Facts, hidden: Hidden, shown: Shown, lane: int, step: int, seat: int) -> None:
    row, at, each = shown.boards[lane], rules.at, rules.each
    row[0] = row[at.agenda + 1] = shown.seats[lane] = seat
    row[at.agenda] = step
    _copy(hidden.cards[lane, seat * each : (seat + 1) * each], row[at.cards :])
    if step == rules.opening:
        shown.legal[lane] = 0
        shown.legal[lane, 0] = _openable(rules, hidden, row, lane, seat)
    else:
        _show_guesses(rules, hidden, row, shown.legal[lane], lane, seat)
        if step == rules.second_guess:
            shown.legal[lane, rules.stop >> 6] |= ONE << np.uint64(rules.stop & 63)


@_quick
def _show_guesses(rules: Facts, hidden: Hidden, row: Any, legal: Any, lane: int, seat: int) -> None:
    """KRY-20, KRY-27, KRY-30: the guesses of each card behind those of the last one, as bits."""
    every = (ONE << np.uint64(rules.numbers)) - ONE
    unknown = every & ~(hidden.shown[lane] | hidden.held[lane, seat])
    own, each = seat * rules.each, rules.each
    word, bit, at = np.uint64(0), rules.guess, 0
    for card in range(rules.seats * each):
        guesses = np.uint64(0)
        if row[rules.at.rows + card] < 0 and not own <= card < own + each:
            guesses = unknown & ~hidden.denied[lane, card]
        word |= guesses << np.uint64(bit)
        bit += rules.numbers
        if bit >= 64:
            legal[at] = word
            at, bit = at + 1, bit - 64
            word = guesses >> np.uint64(rules.numbers - bit)
    legal[at] = word
    legal[at + 1 :] = 0


@_quick
def _openable(rules: Facts, hidden: Hidden, row: Any, lane: int, seat: int) -> Any:
    """KRY-50 to KRY-53."""
    kept = rules.dropped if rules.advanced else 0
    while True:
        found = np.uint64(0)
        for place in range(rules.each):
            card = seat * rules.each + place
            if row[rules.at.rows + card] < 0 and not _breaks(
                rules, hidden, row, lane, place, hidden.cards[lane, card], kept
            ):
                found |= ONE << np.uint64(place)
        if found:
            return found
        kept -= 1


@_quick
def _breaks(
    rules: Facts, hidden: Hidden, row: Any, lane: int, place: int, number: int, kept: int
) -> bool:
    """Whether a card breaks one of the first rules, so many of which are kept."""
    if kept > 0 and (place == 0 or place == rules.each - 1):
        return True
    up, seat = hidden.shown[lane], row[0]
    own = (up & hidden.held[lane, seat]) << ONE
    if kept > 1 and (own >> np.uint64(number - 1) | own >> np.uint64(number + 1)) & ONE:
        return True
    if kept > 2:
        opened = 0
        for other in range(rules.numbers):
            if up >> np.uint64(other) & ONE and rules.colour[other + 1] == rules.colour[number]:
                opened += 1
        return opened >= rules.opened_of_a_colour
    return False
