"""Kryptos as a daily challenge: why its best line is the best."""

import pytest

from tests.table.challenges import DAY, begun, found, solved
from zaslonka.games.kryptos.beliefs import Worlds
from zaslonka.games.kryptos.bot import SURE_CHANCE
from zaslonka.games.kryptos.events import Guessed
from zaslonka.games.kryptos.moves import Guess
from zaslonka.games.kryptos.rules import worth
from zaslonka.server.operations import days


@pytest.mark.rule("TAB-69")
@pytest.mark.parametrize("day", ["2026-11-16", "2027-03-28", "2028-02-29"])
def test_the_card_is_certain_and_what_is_ruled_out_fits_its_row_alone(day: str) -> None:
    done = solved(begun("kryptos", day=day))
    assert done.challenge is not None
    task = done.challenge.task
    for one in task.why:
        assert one.ply is not None
        if one.name == "why-kryptos-named":
            continue
        worlds = Worlds(done.rules.view(done.history.plies[one.ply - 1].state, task.seat))
        guess = done.history.plies[one.ply].move
        assert isinstance(guess, Guess)
        card = guess.seat, guess.place
        likely = worlds.likely()
        assert likely[card][guess.number] == pytest.approx(1)
        alone = {
            number for number, chance in worlds.likely_alone(guess.seat)[card].items() if chance
        }
        assert alone == {guess.number, *one.facts["others"]}
        assert one.name == f"why-kryptos-{'between' if one.facts['others'] else 'glance'}"
        certain = [chance for numbers in likely.values() for chance in numbers.values()]
        assert one.facts["certain"] == sum(chance > 1 - 1e-9 for chance in certain)


def _explained(day: str) -> dict[int, list[str]]:
    """The names of the reasons of each move of the best line, in their order."""
    task = found("kryptos", day=day).task
    plies = sorted({one.ply for one in task.why if one.ply is not None})
    return {ply: [one.name for one in task.why if one.ply == ply] for ply in plies}


@pytest.mark.rule("TAB-69")
@pytest.mark.parametrize("day", ["2026-11-16", "2026-11-17", "2026-11-18", "2027-03-28"])
def test_what_is_plain_comes_first_where_it_wins_as_much(day: str) -> None:
    """What a row alone allows is seen at once, and what it shows may make other cards plain."""
    done = solved(begun("kryptos", day=day))
    assert done.challenge is not None
    seat = done.challenge.task.seat
    for ply, names in _explained(day).items():
        state = done.history.plies[ply - 1].state
        worlds = Worlds(done.rules.view(state, seat))
        plain = [
            worth(state.table, card[0])
            for one in worlds.seats
            for card, numbers in worlds.likely_alone(one).items()
            if max(numbers.values()) >= SURE_CHANCE
        ]
        guess = done.history.plies[ply].move
        if worth(state.table, guess.seat) in plain:
            assert names[-1] == "why-kryptos-glance"


@pytest.mark.rule("TAB-69", "KRY-27")
def test_that_its_owner_named_a_number_is_said_where_its_row_allowed_it() -> None:
    """Rival 2 named 4 in the solver's row: so between 3 and 8 it has 5 and 6."""
    day, ply = next(
        (day, ply)
        for day in (days.after(DAY, number) for number in range(60))
        for ply, names in _explained(day).items()
        if "why-kryptos-named" in names
    )
    done = solved(begun("kryptos", day=day))
    assert done.challenge is not None
    task, table = done.challenge.task, done.history.plies[ply - 1].state.table
    said = next(one for one in task.why if (one.ply, one.name) == (ply, "why-kryptos-named"))
    guess = done.history.plies[ply].move
    assert said.facts["seat"] == guess.seat
    named = {one.number for one in table.past if isinstance(one, Guessed) and one.by == guess.seat}
    assert set(said.facts["numbers"]) <= named
    up = [(place, one) for place, one in enumerate(table.rows[guess.seat]) if one is not None]
    for number in said.facts["numbers"]:
        assert all((place < guess.place) == (one < number) for place, one in up)
        # Whose it is the solver has not seen; else it would be no news.
        assert number not in {one for row in table.rows for one in row}
