"""Kryptos: how the machine plays it, from a view alone."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct, structs

from zaslonka import kernel
from zaslonka.kernel import Chance, Seat, clone
from zaslonka.kernel.levels import Level
from .beliefs import Likely, Worlds
from .events import Guessed
from .guesses import answered_wrong
from .moves import Guess, Move, Stop, TurnUp
from .rules import Opening, SecondGuess, openable, turn_up, worth
from .state import Board, View


class Player(Struct, frozen=True):
    """What makes a level: deduction, memory, and how far it thinks."""

    sees_all: bool  # weighs all rows together, not each by itself
    forgets: int  # of a hundred wrong guesses
    ponders: int  # among so many of the best guesses it picks at random
    foresees: int  # of so many first guesses it works out what would follow a wrong one
    hides: float  # the part of its cards, those that tell most, which it does not open with


PLAYERS: dict[Level, Player] = {
    "latwy": Player(sees_all=False, forgets=60, ponders=10, foresees=0, hides=0),
    "sredni": Player(sees_all=False, forgets=25, ponders=2, foresees=0, hides=0),
    "mistrz": Player(sees_all=True, forgets=0, ponders=1, foresees=4, hides=0.25),
}

SURE_CHANCE = 1 - 1e-9
FORESIGHT_STATES = 500_000
"""How many states it counts, at most, to think first guesses through: a tenth of a second."""

FRONT_POINTS = 5.0
"""What it is worth, in points, to be in front when the last round is over."""


class Option(NamedTuple):
    """A guess, how likely it is right, and if it is not, the next likeliest number there."""

    guess: Guess
    chance: float
    then: float


def decide(view: View, level: Level, seed: bytes) -> Move:
    """A legal move for the viewer, whose turn it is."""
    player, table = PLAYERS[level], view.table
    chance = Chance(seed, 1 + len(table.past))
    if isinstance(table.agenda[0], Opening):
        return chance.pick(_openings(view, player.hides))
    worlds = Worlds(_remembered(view, player.forgets, Chance(seed)))
    options = list(_options(table, _likely(worlds, player.sees_all)))
    if isinstance(table.agenda[0], SecondGuess):
        ranked = sorted(options, key=lambda option: -_second(view, option.guess, option.chance))
        guess, likelihood, _ = chance.pick(ranked[: player.ponders])
        return guess if _second(view, guess, likelihood) > _prize(view, 0) else Stop()
    ranked = sorted(options, key=lambda option: -_first(view, option))
    foresees = min(player.foresees, FORESIGHT_STATES // max(1, worlds.effort))
    if foresees and ranked[0].chance < SURE_CHANCE:
        ranked = ranked[:foresees]
        ranked.sort(key=lambda option: -_first_and_second(view, option))
    return chance.pick(ranked[: player.ponders]).guess


# The opening


def _openings(view: View, hides: float) -> list[TurnUp]:
    """The own cards it would turn up: all but those that give away most of the others."""
    places = openable(view.table, view.seat, view.hand.cards)
    if hides:
        places.sort(key=lambda place: _given_away(view, place))
    # Always the one that tells least would itself tell much.
    return [TurnUp(place) for place in places[: max(1, round(len(places) * (1 - hides)))]]


def _given_away(view: View, place: int) -> float:
    """How surely others would know the viewer's hidden cards, were this one up."""
    cards, table = view.hand.cards, clone(view.table)
    turn_up(table, view.seat, place, cards[place])
    seen = Worlds(kernel.View(None, table, None)).likely_alone(view.seat)
    return sum(numbers[cards[hidden]] ** 2 for (_, hidden), numbers in seen.items())


# Guessing


def _remembered(view: View, forgets: int, memory: Chance) -> View:
    """The view without the wrong guesses that this player has forgotten, the same ones all game."""
    past = tuple(
        event
        for event in view.table.past
        if not isinstance(event, Guessed) or memory.below(100) >= forgets or event.right
    )
    return structs.replace(view, table=structs.replace(view.table, past=past))


def _likely(worlds: Worlds, sees_all: bool) -> Likely:
    if sees_all:
        return worlds.likely()
    found: Likely = {}
    for seat in worlds.seats:
        found |= worlds.likely_alone(seat)
    return found


def _options(table: Board, likely: Likely) -> Iterator[Option]:
    """Every guess that may be right, but for those known to be wrong."""
    for (seat, place), numbers in likely.items():
        wrong = answered_wrong(table, seat, place)
        best = sorted(numbers.values(), reverse=True)
        for number, chance in numbers.items():
            if number not in wrong:
                then = 0.0
                if len(best) > 1 and chance < SURE_CHANCE:
                    then = (best[1] if chance == best[0] else best[0]) / (1 - chance)
                yield Option(Guess(seat, place, number), chance, then)


def _prize(view: View, points: int, bribed: Seat | None = None) -> float:
    """What it is worth to have so many points more, and a rival one more.

    Points are worth what they are, until the last round: then being in front is all.
    """
    table = view.table
    scores = [score + (seat == bribed) for seat, score in enumerate(table.scores)]
    prize = float(points)
    if bribed is not None:
        prize -= 1 / (len(scores) - 1)
    if table.last_round:
        own = scores.pop(view.seat) + points
        prize += FRONT_POINTS * (own >= max(scores))
    return prize


def _second(view: View, guess: Guess, chance: float) -> float:
    """What a second guess promises that is right with this chance."""
    bribed = guess.seat if view.table.options.lapowka else None
    right = _prize(view, worth(view.table, guess.seat) - 1, bribed)
    return chance * right + (1 - chance) * _prize(view, -1, bribed)


def _first(view: View, option: Option) -> float:
    """What a first guess promises, with a second one at the same card if it pays."""
    guess, chance, then = option
    after = _prize(view, 0)
    if _can_pay(view):
        after = max(after, _second(view, guess, then))
    return chance * _prize(view, worth(view.table, guess.seat)) + (1 - chance) * after


def _first_and_second(view: View, option: Option) -> float:
    """What a first guess promises, all that a wrong one would teach being taken into account."""
    guess, chance, then = option
    if chance >= SURE_CHANCE or not _can_pay(view):
        return _first(view, option)
    table = view.table
    seat, place, number = guess.seat, guess.place, guess.number
    wrong = Guessed(by=view.seat, seat=seat, place=place, number=number, right=False, points=0)
    taught = structs.replace(view, table=structs.replace(table, past=(*table.past, wrong)))
    options = _options(table, Worlds(taught).likely())
    best = max(options, key=lambda other: _second(view, other.guess, other.chance))
    after = max(_prize(view, 0), _second(view, best.guess, best.chance))
    points = worth(table, seat)
    promised = chance * _prize(view, points) + (1 - chance) * after
    if (best.guess.seat, best.guess.place) != (seat, place):
        # The others learn as much of this card, and one of them may take it.
        promised -= (1 - chance) * chance * then * points / len(table.rows)
    return promised


def _can_pay(view: View) -> bool:
    return view.table.scores[view.seat] > 0
