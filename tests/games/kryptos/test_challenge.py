"""Kryptos as a daily challenge: why its best line is the best."""

import pytest

from tests.table.challenges import begun, solved
from zaslonka.games.kryptos.beliefs import Worlds
from zaslonka.games.kryptos.moves import Guess


@pytest.mark.rule("TAB-69")
@pytest.mark.parametrize("day", ["2026-11-16", "2027-03-28", "2028-02-29"])
def test_the_card_is_certain_and_what_is_ruled_out_fits_its_row_alone(day: str) -> None:
    done = solved(begun("kryptos", day=day))
    assert done.challenge is not None
    task = done.challenge.task
    for one in task.why:
        assert one.ply is not None
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
