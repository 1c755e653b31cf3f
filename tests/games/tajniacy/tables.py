"""Small ways to play Tajniacy."""

from itertools import count
from typing import Any

import pytest

from zaslonka.games import get
from zaslonka.games.tajniacy.content import Ground, Kind, Options, Team
from zaslonka.games.tajniacy.moves import GiveClue, LetStand, Touch
from zaslonka.games.tajniacy.rules import State, Table
from zaslonka.games.tajniacy.state import View, operatives, uncovered
from zaslonka.kernel import Chance, Illegal, Seat

TAJNIACY = get("tajniacy")
CHANCE = Chance(bytes(32))
"""Nothing in a game of Tajniacy is left to chance after the deal."""

OWN = tuple(f"słowo {number}" for number in range(1, 26))


def dealt(
    seats: int = 4, options: Options | None = None, *, first: Team = "red", seed: int = 0
) -> State:
    """A game in which this team starts."""
    for tried in count(100 * seed):
        state: State = TAJNIACY.setup(options or Options(), seats, Chance(tried.to_bytes(32)))
        if state.table.first == first:
            return state
    raise AssertionError


def chief(state: State, team: Team) -> Seat:
    return state.table.spymasters.of(team)


def on_turn(state: State) -> tuple[str, tuple[Seat, ...]]:
    """The step that is waited for, and whom it waits for."""
    step = state.table.agenda[0]
    return type(step).__name__, step.waits_for


def places(state: State, kind: Kind) -> list[int]:
    """Where uncovered words of this kind lie."""
    key = state.hands[chief(state, "red")].key
    return [place for place in uncovered(state.table) if key[place] == kind]


def play(state: State, *moves: tuple[Seat, Any]) -> list[Any]:
    """Make these moves, each by its seat; what everybody is told."""
    return [
        told.event
        for seat, move in moves
        for told in TAJNIACY.play(state, seat, move, CHANCE)
        if told.only is None
    ]


def clue(
    state: State,
    number: int | None = 2,
    word: str = "zupa",
    *,
    warned: tuple[Ground, ...] = (),
    stands: bool = True,
) -> None:
    """The spymaster on turn gives a clue, and the other one lets it stand."""
    giver, rival = state.table.agenda[0].seats
    play(state, (giver, GiveClue(word, number, warned)))
    if stands:
        play(state, (rival, LetStand()))


def touch(state: State, *kinds: Kind) -> list[Any]:
    """An operative of the team on turn touches words of these kinds; what is told."""
    return [
        event
        for kind in kinds
        for event in play(state, (guesser(state.table), Touch(places(state, kind)[0])))
    ]


def many(kind: Kind, times: int) -> list[Kind]:
    return [kind] * times


def guesser(table: Table) -> Seat:
    return operatives(table, table.clues[-1].team)[0]


def turn(state: State, *kinds: Kind, number: int | None = 2, word: str = "zupa") -> None:
    """A whole turn that ends with the last of these guesses."""
    clue(state, number, word)
    touch(state, *kinds)


def time_up(state: State) -> list[Any]:
    return [told.event for told in TAJNIACY.time_up(state, CHANCE).told]


def refused(state: State, seat: Seat, move: Any) -> tuple[str, str]:
    with pytest.raises(Illegal) as error:
        TAJNIACY.check(TAJNIACY.view(state, seat), move)
    return error.value.rule, error.value.why


def legal(state: State, seat: Seat) -> list[Any]:
    view: View = TAJNIACY.view(state, seat)
    return list(TAJNIACY.legal(view))


def later(options: Options | None = None) -> State:
    """One team has had a turn, the other missed its own; the first is to give a clue again."""
    state = dealt(options=options)
    turn(state, "bystander", word="kot")
    time_up(state)
    return state
