"""Shares, intervals and ratings: against what they should be where that is known."""

import random
from math import log10

import numpy as np
import pytest

from zaslonka.arena.rounds import Played, Refusal, Round, Spent, Task, seatings, tasks
from zaslonka.arena.standings import Standing, interval, standings
from zaslonka.arena.tables import text


def tournament(strength: dict[str, float], sides: int, deals: int, seed: int = 1) -> list[Round]:
    """Rounds between bots that win in proportion to their strength."""
    rng = random.Random(seed)
    rounds = []
    for task in tasks(list(strength), [sides], deals):
        games = []
        for having in seatings(sides, task.pair):
            (won,) = rng.choices(range(sides), [strength[name] for name in having])
            spent = {name: Spent(10, 0.1, 0.02) for name in task.pair}
            games.append(Played(having, (won,), "won", spent))
        rounds.append(Round(task, games, 0.1))
    return rounds


def only(rounds: list[Round], names: list[str], anchor: str | None = None) -> Standing:
    (found,) = standings(rounds, names, anchor)
    return found


@pytest.mark.parametrize("sides", [2, 3, 5])
def test_strengths_that_are_known_are_found_again(sides: int) -> None:
    strength = {"weak": 1.0, "middling": 2.0, "strong": 6.0}
    found = only(tournament(strength, sides, 400), list(strength), "middling")
    assert [one.name for one in found.rated] == ["strong", "middling", "weak"]
    for one in found.rated:
        true = 1500 + 400 * log10(strength[one.name] / 2)
        assert one.elo == pytest.approx(true, abs=45)
        assert one.low - 15 <= true <= one.high + 15
    middling = found.rated[1]
    assert middling.elo == middling.low == middling.high == 1500
    mus = [one.mu for one in found.rated]
    assert mus == sorted(mus, reverse=True)


def test_for_two_sides_elo_is_the_formula_of_bradley_and_terry() -> None:
    """400 log10(p / (1 - p)), from two wins in three."""
    sides = [("a", "b"), ("b", "a")] * 300
    games = [
        Played(
            having,
            (having.index("b" if number % 3 == 0 else "a"),),
            "won",
            {"a": Spent(), "b": Spent()},
        )
        for number, having in enumerate(sides)
    ]
    rounds = [Round(Task(2, ("a", "b"), n), games[2 * n : 2 * n + 2], 0.1) for n in range(300)]
    found = only(rounds, ["a", "b"], "b")
    assert next(met.share for met in found.met if met.name == "a") == pytest.approx(2 / 3)
    assert found.rated[0].elo - 1500 == pytest.approx(400 * log10(2), abs=1)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    held = 0
    for seed in range(60):
        found = only(tournament({"a": 2.0, "b": 1.0}, 2, 60, seed), ["a", "b"], "b")
        one = next(one for one in found.rated if one.name == "a")
        held += one.low <= 1500 + 400 * log10(2) <= one.high
    assert held >= 52  # of 57 expected


def test_more_deals_make_it_narrower_and_a_sweep_is_not_certainty() -> None:
    few, many = (interval([0.5, 1.0] * n, 0.5) for n in (5, 500))
    assert many[1] - many[0] < (few[1] - few[0]) / 3
    low, high = interval([1.0] * 50, 0.5)
    assert low < 1
    assert high == 1
    found = only(tournament({"a": 1e9, "b": 1.0}, 2, 40), ["a", "b"])
    best = found.rated[0]
    assert np.isfinite(best.elo)
    assert best.low < best.elo <= best.high + 1


def test_a_shared_win_is_split_and_a_team_is_one_side() -> None:
    game = Played(("a", "b", "b"), (0, 2), "shared", {})
    assert (game.share("a"), game.share("b")) == (0.5, 0.5)
    assert Played(("a", "b", "b"), (0, 1, 2), "nobody", {}).share("a") == pytest.approx(1 / 3)


def test_the_table_names_who_was_refused() -> None:
    rounds = tournament({"a": 1.0, "b": 1.0}, 2, 3)
    rounds[0].games[0].refused = Refusal("b", 1, "too slow", "question 3")
    found = only(rounds, ["a", "b"])
    assert {one.name: one.lost_by_refusal for one in found.rated} == {"a": 0, "b": 1}
    shown = text("a game", found)
    assert "refused: b, too slow, 1×: question 3" in shown
    assert "fair 50.0%" in shown
