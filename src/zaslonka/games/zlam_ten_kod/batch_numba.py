"""Złam ten Kod for numba: one lane at a time, in place.

What everybody sees is kept on the board itself, and nowhere else: a step changes the few places
that change.  What a seat can name is kept as the words that it is shown.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit

from zaslonka.kernel.batch import NUMBA, Compiled, Shown, copy
from .batch_facts import Facts

_quick = njit(**NUMBA)
_copy = _quick(copy)

ONE = np.uint64(1)

SMALL = {"spelled": np.int8, "parts": np.int8, "said": np.int8, "answer": np.int16}


class Hidden(NamedTuple):
    """What no view shows, or only slowly: a row for each lane."""

    codes: Any  # of each seat
    middle: Any
    wrote: Any  # by each seat; -1 for nothing
    deck: Any  # the question cards as they were shuffled
    taken: Any  # how many of them have been turned
    namable: Any  # by each of two seats, as words; with more, nothing that was named is forbidden


def compiled(facts: Facts, lanes: int) -> Compiled:
    tables = ("askable", "namable", "beside")
    rules = facts._replace(
        # What lanes look up here and there is kept small, for the cache is full of lanes.
        **{name: getattr(facts, name).astype(kind) for name, kind in SMALL.items()},
        **{name: getattr(facts, name).view(np.uint64) for name in tables},
    )
    named = (2, rules.namable.shape[1]) if facts.seats == 2 else (0, 0)
    hidden = Hidden(
        codes=np.zeros((lanes, facts.seats), np.int32),
        middle=np.zeros(lanes, np.int32),
        wrote=np.zeros((lanes, facts.seats), np.int32),
        deck=np.zeros((lanes, facts.cards), np.int32),
        taken=np.zeros(lanes, np.int32),
        namable=np.zeros((lanes, *named), np.uint64),
    )
    return Compiled((facts.all_tiles, facts.cards), rules, hidden, deal, play)


@_quick
def deal(rules: Facts, hidden: Hidden, shown: Shown, lane: int, decks: Any, first: int) -> None:
    """ZTK-10 to ZTK-13."""
    row, at = shown.boards[lane], rules.at
    row[:] = -1
    row[at.players], row[at.first], row[at.tiles] = rules.seats, first, rules.tiles
    row[at.pile] = rules.cards - rules.open_cards
    _copy(decks[1], hidden.deck[lane])
    hidden.taken[lane] = rules.open_cards
    _copy(decks[1][: rules.open_cards], row[at.row :])
    for seat in range(rules.seats):
        code = _code(rules, decks[0], rules.tiles * seat, rules.tiles * (seat + 1))
        hidden.codes[lane, seat] = code
        if rules.seats == 2:
            _copy(rules.namable[code], hidden.namable[lane, seat])
    if rules.seats > 2:  # else the tiles that are left over are no code, and nobody sees them
        hidden.middle[lane] = _code(rules, decks[0], rules.tiles * rules.seats, rules.all_tiles)
    hidden.wrote[lane] = -1
    _ask(rules, hidden, shown, lane, rules.turn if rules.seats == 2 else rules.middle_turn, first)


@_quick
def _code(rules: Facts, tiles: Any, begin: int, end: int) -> int:
    found = 0
    for place in range(begin, end):
        found |= 1 << tiles[place]
    half = rules.all_tiles >> 1
    lower, upper = rules.halves[0, found & (1 << half) - 1], rules.halves[1, found >> half]
    return rules.code_at[lower + upper]


@_quick
def play(rules: Facts, hidden: Hidden, shown: Shown, lane: int, number: int) -> int:
    row, at, seat = shown.boards[lane], rules.at, shown.seats[lane]
    asks = number < rules.guess
    if rules.seats > 2:
        if asks:
            _question(rules, hidden, shown, lane, rules.question[number])
        else:
            _write(rules, hidden, shown, lane, number - rules.guess)
        if asks and row[at.row] < 0 and row[at.winners] < 0:
            return _over(rules, hidden, shown, lane, seat)
        return _pass_on(rules, hidden, shown, lane, seat)
    right = False
    if asks:
        _question(rules, hidden, shown, lane, rules.question[number])
    else:
        right = _guess(rules, hidden, shown, lane, number - rules.guess)
    if row[at.agenda] == rules.last_chance or (right and seat != row[at.first]):
        return _over(rules, hidden, shown, lane, seat)
    _ask(rules, hidden, shown, lane, rules.last_chance if right else rules.turn, 1 - seat)
    return -1


@_quick
def _pass_on(rules: Facts, hidden: Hidden, shown: Shown, lane: int, seat: int) -> int:
    """ZTK-63 to ZTK-65."""
    row, at = shown.boards[lane], rules.at
    for ahead in range(1, rules.seats + 1):
        follower = (seat + ahead) % rules.seats
        if row[at.winners] >= 0 and follower == row[at.first]:
            break
        if not _stands(row, at.out, rules.seats, follower):
            _ask(rules, hidden, shown, lane, rules.middle_turn, follower)
            return -1
    return _over(rules, hidden, shown, lane, seat)


@_quick
def _over(rules: Facts, hidden: Hidden, shown: Shown, lane: int, seat: int) -> int:
    row, at = shown.boards[lane], rules.at
    row[at.agenda] = row[at.agenda + 1] = -1
    _show_hand(rules, hidden, row, lane, seat)
    winners = 0
    for place in range(at.winners, at.winners + rules.seats):
        if row[place] >= 0:
            winners |= 1 << row[place]
    return winners


@_quick
def _stands(row: Any, start: int, length: int, value: int) -> bool:
    """Whether a value stands in a part of a row."""
    found = False
    for place in range(start, start + length):
        found |= row[place] == value
    return found


@_quick
def _append(row: Any, place: int, value: int) -> None:
    """Put a value behind those that stand there."""
    while row[place] >= 0:
        place += 1
    row[place] = value


# Asking and guessing


@_quick
def _question(rules: Facts, hidden: Hidden, shown: Shown, lane: int, question: int) -> None:
    """ZTK-21 to ZTK-24."""
    new, seat, card = shown.news, shown.seats[lane], rules.card[question]
    new[0], new[1], new[2], new[3] = rules.asked, seat, card, rules.digit[question]
    reply = 4
    for other in rules.answering[seat]:
        new[reply] = other
        said = rules.said[rules.answer[question, hidden.codes[lane, other]]]
        _copy(said, new[reply + 1 :])
        reply += 1 + len(said)
    _turn_card(rules, hidden, shown.boards[lane], lane, card)


@_quick
def _turn_card(rules: Facts, hidden: Hidden, row: Any, lane: int, card: int) -> None:
    """The used card makes room for the next one of the pile."""
    at, taken = rules.at, hidden.taken[lane]
    place, last = at.row, at.row + rules.open_cards - 1
    while row[place] != card:
        place += 1
    if taken < rules.cards:
        row[place] = hidden.deck[lane, taken]
        hidden.taken[lane] += 1
        row[at.pile] -= 1
    else:
        while place < last:
            row[place] = row[place + 1]
            place += 1
        row[last] = -1


@_quick
def _guess(rules: Facts, hidden: Hidden, shown: Shown, lane: int, code: int) -> bool:
    """ZTK-51 to ZTK-55."""
    new, seat = shown.news, shown.seats[lane]
    right = code == hidden.codes[lane, 1 - seat]
    new[0], new[1], new[2 + rules.tiles] = rules.guessed, seat, right
    _spell(rules, new, 2, code)
    bit = rules.guess + code - 32 * rules.named_from
    hidden.namable[lane, seat, bit >> 6] &= ~(ONE << np.uint64(bit & 63))
    if right:
        _append(shown.boards[lane], rules.at.winners, seat)
    return right


@_quick
def _write(rules: Facts, hidden: Hidden, shown: Shown, lane: int, code: int) -> None:
    """ZTK-60 to ZTK-64."""
    new, seat = shown.news, shown.seats[lane]
    right = code == hidden.middle[lane]
    hidden.wrote[lane, seat] = code
    new[0], new[1], new[2] = rules.announced, seat, right
    _append(shown.boards[lane], rules.at.winners if right else rules.at.out, seat)


@_quick
def _spell(rules: Facts, row: Any, start: int, code: int) -> None:
    """The tiles of a code, or nothing."""
    if code >= 0:
        _copy(rules.spelled[code], row[start:])
    else:
        row[start : start + rules.tiles] = -1


# What the next seat is shown


@_quick
def _ask(rules: Facts, hidden: Hidden, shown: Shown, lane: int, step: int, seat: int) -> None:
    row, at, legal = shown.boards[lane], rules.at, shown.legal[lane]
    row[at.agenda], row[at.agenda + 1] = step, seat
    shown.seats[lane] = seat
    _show_hand(rules, hidden, row, lane, seat)
    asks, named = rules.askable.shape[1], legal[rules.named_from // 2 :]
    legal[:asks] = 0
    if rules.seats == 2:
        _copy(hidden.namable[lane, seat], named)
    else:
        _show_namable(rules, named, hidden.codes[lane, seat])
    if step != rules.last_chance:
        for place in range(at.row, at.row + rules.open_cards):
            if row[place] >= 0:
                for word in range(asks):
                    legal[word] |= rules.askable[row[place], word]


@_quick
def _show_namable(rules: Facts, named: Any, code: int) -> None:
    """By parts, of which there are few: they are at hand where all of `namable` is far away."""
    beside, parts = rules.beside, rules.parts[code]
    a, b, c, d = beside[parts[0]], beside[parts[1]], beside[parts[2]], beside[parts[3]]
    e = beside[parts[rules.tiles - 1]]  # a code has four tiles or five
    for word in range(len(a)):
        named[word] = a[word] & b[word] & c[word] & d[word] & e[word]


@_quick
def _show_hand(rules: Facts, hidden: Hidden, row: Any, lane: int, seat: int) -> None:
    at, wrote = rules.at, hidden.wrote[lane, seat]
    row[0] = seat
    _spell(rules, row, at.code, hidden.codes[lane, seat])
    _spell(rules, row, at.wrote, wrote)
    _spell(rules, row, at.middle, hidden.middle[lane] if wrote >= 0 else -1)
