"""What docs/arena.md says of the protocol is so, and the example bot plays by it."""

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from zaslonka import games
from zaslonka.arena import wire
from zaslonka.arena.entrants import entrant, seated
from zaslonka.arena.rounds import Done, Job, Task, carried_out
from zaslonka.arena.strangers import Limits
from zaslonka.bots import arena
from zaslonka.kernel import Chance

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "arena.md").read_text("utf-8")
FIRST_BOT = ROOT / "examples" / "first_bot" / "first_bot.py"


def test_question_and_answer_have_the_fields_that_are_told() -> None:
    question, answer = (
        json.loads(found) for found in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    )
    assert list(question) == ["type", *wire.Ask.__struct_fields__]
    assert question["type"] == wire.Ask.__struct_config__.tag
    assert question["protocol"] == wire.PROTOCOL
    assert set(answer) == set(wire.Answer.__struct_fields__)


def test_every_reason_to_be_refused_is_told() -> None:
    table = PAGE.split("### What loses a game")[1].split("## What keeps")[0]
    told = set(
        re.findall(
            r"`([a-z ]+)`",
            "\n".join(row.split("|")[1] for row in table.splitlines() if row.startswith("|")),
        )
    )
    assert told == set(get_args(wire.Reason))


def test_every_limit_that_is_told_is_so() -> None:
    limits = Limits()
    assert f"({limits.move_seconds}; {limits.start_seconds} more" in PAGE
    assert f"({limits.memory_mib:,})".replace("(", "").replace(")", "") in PAGE
    assert f"{limits.cpu_seconds} s of CPU" in PAGE
    assert f"at most {wire.LISTED} legal moves" in PAGE
    assert f"at most {wire.MOST_BYTES >> 10} KiB" in PAGE
    assert f"more than {arena.MOST_PLIES:,} plies" in PAGE


def test_the_example_is_of_twenty_lines() -> None:
    code = [line for line in FIRST_BOT.read_text("utf-8").splitlines() if line.strip()]
    assert len(code) <= 20


@pytest.mark.parametrize("name", games.names())
def test_the_example_makes_legal_moves_in_every_game(name: str) -> None:
    game = games.get(name)
    state = game.setup(game.options(), game.seats[0], Chance(b"first bot"))
    player = seated(entrant(str(FIRST_BOT)), game, Limits(start_seconds=60))
    try:
        for ply in range(1, 25):
            if not (seats := game.must_act(state.table)):
                break
            view = game.view(state, seats[0])
            move = player.decide(view, arena.seat_seed(b"first bot", seats[0]))
            game.play(state, seats[0], move, Chance(b"first bot", ply))
    finally:
        player.close()
    assert ply > 5
    assert b"things on the table" in player.said


def test_the_example_plays_whole_games(tmp_path: Path) -> None:
    name = games.names()[-1]
    game = games.get(name)
    entrants = (entrant(str(FIRST_BOT)), entrant("latwy"))
    task = Task(game.seats[0], ("first_bot", "latwy"), 0)
    job = Job(name, game.version, entrants, bytes(32), Limits(start_seconds=60), (task,))
    done = msgspec.json.decode(carried_out(msgspec.json.encode(job)), type=Done)
    assert all(played.refused is None for played in done.rounds[0].games)
