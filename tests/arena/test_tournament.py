"""A tournament: every deal from every chair, each counted once, whatever happens to the run."""

import io
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from tests.support.example import EXAMPLE
from zaslonka import games
from zaslonka.arena import journal
from zaslonka.arena.rounds import Round, Task, seatings, sides_of, tasks
from zaslonka.arena.tournament import Progress
from zaslonka.bots import arena
from zaslonka.cli import main
from zaslonka.table import playing

PLAY = ["arena", "play", EXAMPLE, "latwy", "sredni", "--seats", "2", "--seed", "tests"]


def play(folder: Path, deals: int, *more: str) -> int:
    return main([*PLAY, "--workers", "1", "--deals", str(deals), "--out", str(folder), *more])


def outcome(rounds: list[Round]) -> list[object]:
    """What was played, but for how long it took."""
    rows = [
        (each.task, [(game.sides, game.won, game.reason) for game in each.games]) for each in rounds
    ]
    return sorted(rows, key=repr)


# What is played


def test_two_sides_are_exchanged_and_more_are_taken_in_turn() -> None:
    assert seatings(2, ("a", "b")) == [("a", "b"), ("b", "a")]
    three = seatings(3, ("a", "b"))
    assert three[:3] == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert three[3:] == [("b", "a", "a"), ("a", "b", "a"), ("a", "a", "b")]


@pytest.mark.parametrize("name", games.names())
def test_sides_are_the_games_own_teams(name: str) -> None:
    game = games.get(name)
    for seats in game.seats:
        sides = sides_of(game, seats)
        assert sorted(seat for side in sides for seat in side) == list(range(seats))
        assert len(sides) == (2 if any(len(side) > 1 for side in sides) else seats)


def test_every_pair_has_a_deal_before_any_has_the_next() -> None:
    found = list(tasks(["a", "b", "c"], [2, 3], 2))
    assert found[0] == Task(2, ("a", "b"), 0)
    assert [task.deal for task in found] == [0] * 6 + [1] * 6
    assert len(set(found)) == 12


@pytest.mark.rule("TAB-43")
def test_a_game_without_end_has_no_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    assert arena.MOST_PLIES == playing.MOST_PLIES
    monkeypatch.setattr(arena, "MOST_PLIES", 3)
    game = games.get(EXAMPLE)
    result = arena.play(game, [lambda view, seed: next(game.legal(view))] * 2, b"endless")
    assert (result.winners, result.reason) == ((), "too_long")


def test_a_seats_seed_is_its_own_and_not_the_deals() -> None:
    seeds = {arena.seat_seed(b"deal", seat) for seat in range(12)}
    assert len(seeds) == 12
    assert not any(b"deal" in seed for seed in seeds)


# The journal


def test_a_run_goes_on_with_more_deals_and_counts_nothing_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(tmp_path / "once", 3) == 0
    assert play(tmp_path / "twice", 1) == 0
    first = (tmp_path / "twice" / journal.ROUNDS).read_bytes()
    assert play(tmp_path / "twice", 3) == 0
    assert (tmp_path / "twice" / journal.ROUNDS).read_bytes().startswith(first)
    once, twice = (journal.read(tmp_path / name)[1] for name in ("once", "twice"))
    assert outcome(once) == outcome(twice)
    said = capsys.readouterr()
    assert "1 of 3 rounds are there already" in said.err
    assert "sredni" in said.out
    assert (tmp_path / "once" / journal.RUN).stat().st_mode & 0o077 == 0


def test_of_a_line_that_was_cut_off_nothing_is_counted(tmp_path: Path) -> None:
    assert play(tmp_path / "whole", 2) == 0
    whole = (tmp_path / "whole" / journal.ROUNDS).read_bytes()
    (tmp_path / "whole" / journal.ROUNDS).write_bytes(whole[:-40])
    assert play(tmp_path / "whole", 2) == 0
    rounds = journal.read(tmp_path / "whole")[1]
    assert Counter(each.task.deal for each in rounds) == {0: 1, 1: 1}


def test_a_round_that_is_there_twice_is_damage(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(tmp_path, 1) == 0
    file = tmp_path / journal.ROUNDS
    file.write_bytes(file.read_bytes() * 2)
    assert play(tmp_path, 1) == 2
    assert "twice" in capsys.readouterr().err


def test_another_tournament_does_not_go_into_the_same_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(tmp_path, 1) == 0
    assert play(tmp_path, 1, "--move-seconds", "3") == 2
    assert "other limits" in capsys.readouterr().err
    run, _ = journal.read(tmp_path)
    held = journal.Journal(tmp_path, run)
    try:
        assert play(tmp_path, 1) == 2
    finally:
        held.close()
    assert "another tournament is being played" in capsys.readouterr().err


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    """Killed again and again, with all its processes, it comes to the same games."""
    command = [sys.executable, "-m", "zaslonka.cli", *PLAY, "--workers", "2", "--deals", "24"]
    file, kills = tmp_path / "killed" / journal.ROUNDS, 0
    for _ in range(3):
        before = _lines(file)
        run = subprocess.Popen(
            [*command, "--out", str(tmp_path / "killed")],
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        # The first round is handed out alone, so the run has most of its work before it.
        while run.poll() is None and _lines(file) == before:
            time.sleep(0.02)
        if run.poll() is None:
            os.killpg(run.pid, signal.SIGKILL)
            kills += 1
        run.wait()
    assert kills
    assert _lines(file) < 24
    assert play(tmp_path / "killed", 24) == 0
    assert play(tmp_path / "straight", 24) == 0
    killed, straight = (journal.read(tmp_path / name)[1] for name in ("killed", "straight"))
    assert len(killed) == 24
    assert outcome(killed) == outcome(straight)


def _lines(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def test_it_stops_when_its_time_is_out(tmp_path: Path) -> None:
    assert play(tmp_path, 10_000, "--minutes", "0.02") == 0
    assert 0 < len(journal.read(tmp_path)[1]) < 10_000


# What is told


def test_progress_is_told_in_lines_where_nobody_looks() -> None:
    out = io.StringIO()
    progress = Progress(10, 4, "a game", out)
    progress._shown -= 60
    progress.show(3)
    progress.show(3)
    progress.end()
    lines = [line.strip() for line in out.getvalue().splitlines()]
    assert lines[0] == "a game: 4 of 10 rounds are there already"
    assert re.fullmatch(r"a game: 7 of 10 rounds, [\d.]+ a second, \d+ s left", lines[1])
    assert lines[2:] == ["a game: 10 of 10 rounds"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nobody", "sredni"], "no such bot: nobody"),
        (["sredni"], "at least two bots"),
        (["sredni", "sredni"], "different names"),
        (["latwy", "sredni", "--seats", "9"], "not 9"),
        (["latwy", "sredni", "--anchor", "mistrz"], "anchor mistrz"),
        (["latwy", "sredni", "--workers", "many"], "neither a number"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert main(["arena", "play", EXAMPLE, *arguments, "--out", str(tmp_path / "out")]) == 2
    (line,) = capsys.readouterr().err.splitlines()[-1:]
    assert line.startswith("zaslonka: ")
    assert said in line
