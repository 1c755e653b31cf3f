"""Recorded games as data: what a row holds is what its seat saw, believed, chose and came to."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import fields
from pathlib import Path

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from tests.lab.laws import chosen_by
from tests.support.example import EXAMPLE
from tests.table.ended import eventful, stopped
from tests.table.tables import JAN, NOW, OLA, PEOPLE, dealt, moved, person_on, played_out
from zaslonka import bots, cli, games
from zaslonka.kernel import Chance
from zaslonka.lab import records
from zaslonka.lab.beliefs import Beliefs, declared
from zaslonka.lab.episode import Episode, Setup
from zaslonka.lab.records import Row, file
from zaslonka.lab.records.scribe import Scribe
from zaslonka.store.store import Store
from zaslonka.table import leaving, notes, talk
from zaslonka.table.info import BotSeat
from zaslonka.table.live import LiveTable
from zaslonka.table.lobby import nonces
from zaslonka.table.seeds import deal_seed

Keep = Callable[..., Path]


def played(game: str, seats: int) -> list[Row]:
    (rows,) = records.simulated(game, seats, games=1, levels=("latwy", "sredni"))
    return rows


@pytest.fixture
def keep(tmp_path: Path) -> Keep:
    """Keeps tables in a house where these people agree."""

    def kept(tables: Sequence[LiveTable], agreed: Sequence[str] = PEOPLE) -> Path:
        house = Store(tmp_path, lambda jobs, seconds: None)

        async def fill() -> None:
            for person in PEOPLE:
                await house.save_person(person, f"Imię {person}", NOW)
                await house.save_consent(person, agrees=person in agreed, now=NOW)
            for number, table in enumerate(tables):
                await house.save((None, table.but(id=f"TABLE{number}")), now=NOW)

        asyncio.run(fill())
        house.close()
        return tmp_path

    return kept


@pytest.mark.parametrize("game", games.names())
def test_the_rows_of_a_game_play_it_again(game: str) -> None:
    """Each is what an episode of the same deal shows, and its action is the move that was made."""
    seats = games.get(game).seats[0]
    setup = Setup(game, seats)
    episode, beliefs = Episode(setup, b"0/0"), declared(setup)
    rows = played(game, seats)
    for row in rows:
        assert (row.seat, row.game, row.seats) == (episode.seat, game, seats)
        assert row.player == ("latwy", "sredni")[row.seat % 2]
        assert (row.observation == episode.observation(row.seat)).all()
        assert (row.mask == episode.mask(row.seat)).all()
        if beliefs is not None and row.belief is not None:
            assert np.allclose(row.belief, beliefs.array(episode.view(row.seat)), atol=1e-6)
        if row.action is None:
            move = msgspec.json.decode(row.move, type=setup.game.move_type)
            episode.make(move)
        else:
            assert row.mask[row.action]
            episode.step(row.action)
    assert episode.seat is None
    returns = setup.returns(episode.state)
    assert all(row.outcome == returns[row.seat] for row in rows)
    assert {row.end for row in rows} == {"played"}


@pytest.mark.parametrize("game", games.names())
def test_what_was_written_is_read(game: str, tmp_path: Path) -> None:
    rows = played(game, games.get(game).seats[-1])
    assert records.write(tmp_path / "games.parquet", [rows, rows]) == (2, 2 * len(rows))
    again = list(records.read(tmp_path / "games.parquet"))
    assert [row.episode for row in again] == [0] * len(rows) + [1] * len(rows)
    for before, after in zip(rows, again, strict=False):
        for field in fields(Row):
            one, other = getattr(before, field.name), getattr(after, field.name)
            assert type(one) is type(other), field.name
            assert np.array_equal(one, other) or field.name == "outcome"
        assert abs(before.outcome - after.outcome) < 1e-6
    assert list(tmp_path.iterdir()) == [tmp_path / "games.parquet"]


def test_a_move_of_several_parts_is_several_rows() -> None:
    """Each can be learned from by itself: its mask has its action."""
    found = next((name for name in games.names() if Setup(name).domains.factored), None)
    assert found is not None
    setup = Setup(found)
    (kind,) = setup.domains.factored
    for seed in range(40):
        episode = Episode(setup, bytes([seed]))
        chance = Chance(bytes([seed]))
        while episode.seat is not None:
            view = setup.game.view(episode.state, episode.seat)
            whole = list(setup.game.legal(view))
            move = chance.pick(whole)
            if isinstance(move, kind) and len(setup.actions.numbers(move)) > 1:
                scribe = Scribe(setup, b"")
                scribe.chooses(episode.state, episode.seat, move, "latwy", 1)
                rows = list(scribe.ended(None))
                numbers = tuple(row.action for row in rows if row.action is not None)
                assert chosen_by(setup.actions, view, numbers) == move
                assert [row.part for row in rows] == list(range(len(rows)))
                assert all(row.mask[number] for row, number in zip(rows, numbers, strict=True))
                return
            episode.make(move)
    raise AssertionError("no such move was met")


def test_what_a_seat_was_told_is_all_that_it_was_told_since() -> None:
    """The told events of a seat's rows, one after another, are what it has heard so far."""
    setup, seed = Setup(EXAMPLE), b"told"
    episode, scribe = Episode(setup, seed), Scribe(setup, seed, beliefs=False)
    heard: list[list[bytes]] = [[] for _ in range(setup.seats)]
    expected = []
    while (seat := episode.seat) is not None:
        view = setup.game.view(episode.state, seat)
        move = bots.decide(EXAMPLE, view, "latwy", seed)
        expected.append(list(heard[seat]))
        scribe.chooses(episode.state, seat, move, "latwy", episode.plies + 1)
        told = episode.make(move)
        scribe.tells(told)
        for one in told:
            for listener in range(setup.seats):
                if one.only in (None, listener):
                    heard[listener].append(msgspec.json.encode(one.event))
    so_far: list[list[bytes]] = [[] for _ in range(setup.seats)]
    for row, heard_by_then in zip(scribe.ended(None), expected, strict=True):
        so_far[row.seat] += [msgspec.json.encode(one) for one in msgspec.json.decode(row.told)]
        assert so_far[row.seat] == heard_by_then


@pytest.mark.rule("PRV-12")
def test_of_people_there_are_seats_and_moves_and_nothing_else(keep: Keep) -> None:
    table = notes.write(dealt(3), OLA, {"a": ["tajne"]})
    table = talk.say(table, OLA, "table", "Dzień dobry", "t0", NOW)
    table = played_out(moved(table, command="c1"))
    out = keep([table]) / "games.parquet"
    assert records.write(out, records.stored(out.parent))[0] == 1
    content = str(pq.read_table(out).to_pylist())
    for word in ("Imię", OLA, JAN, "tajne", "Dzień", "TABLE", "c1", table.seed.hex()):
        assert word not in content
    rows = list(records.read(out))
    assert rows[0].player == "person"
    assert {row.player for row in rows[1:]} == {"stand_in"}
    assert len(rows) == len(table.history) - 1


@pytest.mark.rule("PRV-12")
def test_without_everybodys_consent_there_is_nothing(keep: Keep) -> None:
    finished = played_out(dealt(3))
    of_bots = finished.but(chairs=(BotSeat("latwy"), BotSeat("mistrz"), BotSeat("latwy")))
    house = keep([finished, of_bots], agreed=[OLA, JAN])
    (rows,) = records.stored(house)
    assert {row.player for row in rows} == {"latwy", "mistrz"}
    assert list(records.stored(house, game="no such game")) == []


def test_a_stored_game_is_the_one_that_was_played(keep: Keep) -> None:
    table = played_out(dealt(3))
    (rows,) = records.stored(keep([table]))
    setup = Setup(table.game, 3)
    episode = Episode(setup, deal_seed(table.seed, nonces(table)))
    for row in rows:
        assert (row.observation == episode.observation(row.seat)).all()
        assert row.action is not None
        episode.step(row.action)
    assert table.ending is not None
    assert table.ending.result is not None
    assert [row.won for row in rows] == [row.seat in table.ending.result.winners for row in rows]
    assert [row.score for row in rows] == [table.ending.result.scores[row.seat] for row in rows]


def test_how_a_game_was_left_is_said(keep: Keep) -> None:
    table = moved(moved(dealt(2)))
    given_up = leaving.given_up(table, person_on(table, 1), NOW)
    conceded, left = records.stored(keep([given_up, stopped(table)]))
    assert {row.end for row in conceded} == {"conceded"}
    assert {(row.seat, row.won, row.outcome) for row in conceded} <= {(0, True, 1), (1, False, -1)}
    assert {(row.end, row.won, row.outcome, row.score) for row in left} == {
        ("stopped", False, 0.0, None)
    }


def test_what_was_taken_back_is_left_out(keep: Keep) -> None:
    table = eventful()
    (rows,) = records.stored(keep([table]))
    assert len(rows) == len(table.history.standing()) - 1 < len(table.history) - 1
    assert [row.player for row in rows] == ["stand_in", "clock", "stand_in"]


def test_a_file_of_something_else_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("not at all")
    with pytest.raises(ValueError, match="no Parquet file"):
        list(records.read(tmp_path / "text"))
    pq.write_table(pa.table({"game": ["x"]}), tmp_path / "other.parquet")
    with pytest.raises(ValueError, match="version none"):
        list(records.read(tmp_path / "other.parquet"))


def test_other_numbers_than_those_of_the_file_are_refused(tmp_path: Path) -> None:
    records.write(tmp_path / "games.parquet", [played(EXAMPLE, 2)])
    table = pq.read_table(tmp_path / "games.parquet")
    at = table.column_names.index("version")
    old = table.set_column(at, "version", pa.array(["old"] * len(table)))
    pq.write_table(old, tmp_path / "old.parquet")
    with pytest.raises(ValueError, match="other numbers"):
        list(records.read(tmp_path / "old.parquet"))


def test_every_field_has_its_column() -> None:
    assert [field.name for field in fields(Row)] == file.SCHEMA.names


def test_the_command_makes_such_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.parquet"
    told = ["--simulate", EXAMPLE, "--seats", "3", "--games", "2", "--level", "latwy"]
    assert cli.main(["export", *told, "--out", str(out), "--no-beliefs"]) == 0
    rows = list(records.read(out))
    assert capsys.readouterr().out == f"written: {out}: 2 games, {len(rows)} rows\n"
    assert {(row.seats, row.player, row.belief) for row in rows} == {(3, "latwy", None)}


@pytest.mark.rule("PRV-12")
def test_the_command_reads_a_house(keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    house = keep([played_out(dealt(3))])
    out = house / "games.parquet"
    assert cli.main(["export", "--data", str(house), "--out", str(out)]) == 0
    assert "1 game," in capsys.readouterr().out
    assert cli.main(["export", "--data", str(house), "--out", str(out), "--bots-only"]) == 0
    assert "0 games, 0 rows" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("told", "why"),
    [
        (["--data", "nowhere"], "not a data directory"),
        (["--simulate", EXAMPLE, "--seats", "9"], "is for 2 to 4 seats, not 9"),
        (["--simulate", EXAMPLE, "--games", "0"], "0 games are none"),
        (["--simulate", EXAMPLE, "--level", "boski"], "no such level: boski"),
        (["--simulate", EXAMPLE, "--out", "no/such/folder/f"], "cannot write"),
    ],
)
def test_what_cannot_be_done_is_one_line(
    told: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = [] if "--out" in told else ["--out", str(tmp_path / "f")]
    assert cli.main(["export", *told, *out]) == 2
    line = capsys.readouterr().err
    assert why in line
    assert line.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_beliefs_in_a_file_are_those_of_the_seat() -> None:
    """Without them a row is the same but for them."""
    (plain,) = records.simulated(EXAMPLE, games=1, levels=("latwy",), beliefs=False)
    (rows,) = records.simulated(EXAMPLE, games=1, levels=("latwy",))
    assert {row.belief is None for row in plain} == {True}
    shape = Beliefs(Setup(EXAMPLE)).shape
    assert {row.belief.shape for row in rows if row.belief is not None} == {shape}
    assert [row.action for row in plain] == [row.action for row in rows]
