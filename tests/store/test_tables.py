"""A table is read back as it was saved."""

import asyncio
import itertools
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.sides import play_in_teams
from tests.table.tables import JAN, NOW, OLA, dealt, empty, moved, played_out
from zaslonka.store.house import House
from zaslonka.table import agreeing, hints, leaving, marks, notes, talk
from zaslonka.table.info import Clock, Phrased
from zaslonka.table.live import LiveTable


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    kept = House(tmp_path, lambda jobs, seconds: None)
    yield kept
    kept.close()


def save(house: House, *tables: LiveTable) -> None:
    """Save a table as it became what it is, step by step."""

    async def go() -> None:
        before = None
        for table in tables:
            await house.save((before, table), now=NOW)
            before = table

    asyncio.run(go())


def read(house: House) -> LiveTable | None:
    return asyncio.run(house.read("TABLE"))


def test_before_the_deal_and_at_every_ply_it_is_the_same(house: House) -> None:
    clock = Clock(60, 5)
    before, after = None, empty(2, clock=clock)
    for following in (dealt(2, clock=clock), *itertools.repeat(None, 4)):
        asyncio.run(house.save((before, after), now=NOW))
        assert read(house) == after
        before, after = after, following or moved(after, command=f"c{after.ply}")


def test_a_finished_game_of_four_is_read_back(house: House) -> None:
    over = played_out(dealt(4))
    save(house, over)
    assert read(house) == over


def test_notes_and_undone_plies_are_kept(house: House) -> None:
    one = dealt(2, bots=1)
    while one.waiting() != (0,):
        one = moved(one)
    two = moved(one)
    three = notes.write(agreeing.propose(two, OLA, "undo", NOW), OLA, {"a": [1]})
    save(house, one, two, three)
    assert read(house) == three


@pytest.mark.rule("TAB-29")
def test_of_each_ply_the_last_note_is_kept(house: House) -> None:
    one = dealt()
    two = notes.write(notes.write(one, OLA, {"a": 1}), OLA, {"a": 2})
    three = notes.write(moved(moved(two)), OLA, {"a": 3})
    four = notes.write(moved(three), JAN, {"b": 1})
    save(house, one, notes.write(one, OLA, {"a": 1}), two, three, four)
    assert read(house) == four
    kept = {seat: asyncio.run(house.notes("TABLE", seat)).sheets for seat in (0, 1)}
    assert [(sheet.ply, sheet.note) for sheet in kept[0]] == [(0, {"a": 2}), (2, {"a": 3})]
    assert [(sheet.ply, sheet.note) for sheet in kept[1]] == [(0, {}), (3, {"b": 1})]


def test_a_move_cannot_be_stored_twice(house: House) -> None:
    table = dealt()
    once = moved(table, command="again")
    save(house, table, once)
    twice = moved(moved(once), command="again")
    with pytest.raises(sqlite3.IntegrityError):
        asyncio.run(house.save((once, twice), now=NOW))
    assert read(house) == once


def test_two_tables_are_saved_together_or_not_at_all(house: House) -> None:
    table = dealt()
    once = moved(table, command="again")
    save(house, table, once)
    twice = moved(moved(once), command="again")
    with pytest.raises(sqlite3.IntegrityError):
        asyncio.run(house.save((None, dealt(3).but(id="OTHER")), (once, twice), now=NOW))
    assert asyncio.run(house.read("OTHER")) is None


def test_where_a_person_sits(house: House) -> None:
    save(house, dealt())
    for person, seat in ((OLA, 0), (JAN, 1)):
        (kept,) = asyncio.run(house.of_person(person))
        assert kept.table.seat_of(person) == seat
        assert kept.waiting == dealt().waiting()
    assert asyncio.run(house.of_person("nobody")) == []


@pytest.mark.rule("PRV-08")
def test_unused_tables_are_archived_never_lost_and_come_back(house: House) -> None:
    table = dealt()
    save(house, table)
    asyncio.run(house.archive(NOW))
    assert not asyncio.run(house.of_person(OLA))[0].archived
    asyncio.run(house.archive(NOW + 1))
    assert asyncio.run(house.of_person(OLA))[0].archived
    assert read(house) == table
    asyncio.run(house.save((table, moved(table)), now=NOW))
    assert not asyncio.run(house.of_person(OLA))[0].archived


@pytest.mark.rule("PRV-10")
def test_a_deleted_table_leaves_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    play_in_teams(monkeypatch)
    save(house, marks.mark(talk.say(moved(dealt(4)), OLA, "team", "a", "1", NOW), OLA, "b", True))

    def kept() -> list[bool]:
        kinds = ("tables", "plies", "notes", "seatings", "talk", "marks")
        execute = house.writer.connection.execute
        return [bool(execute(f"SELECT count(*) FROM {kind}").fetchone()[0]) for kind in kinds]

    assert all(kept())
    asyncio.run(house.delete("TABLE"))
    assert not any(kept())


def test_talk_and_marks_are_kept_and_what_is_dropped_is_gone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_in_teams(monkeypatch)
    one = dealt(4)
    two = talk.say(one, OLA, "team", "cicho", "1", NOW)
    three = marks.mark(talk.say(two, JAN, "table", Phrased("hurry"), "2", NOW), OLA, "word:7", True)
    four = leaving.forgotten(three, OLA, NOW)
    save(house, one, two, three)
    assert read(house) == three
    asyncio.run(house.save((three, four), now=NOW))
    assert read(house) == four


@pytest.mark.rule("TAB-11", "TAB-20", "TAB-22", "TAB-33")
def test_nobody_can_see_when_something_private_was_stored(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_in_teams(monkeypatch)
    table = dealt(4)
    save(house, table)
    for after in (
        talk.say(table, OLA, "team", "cicho", "1", NOW),
        marks.mark(table, OLA, "word:7", True),
        notes.write(table, OLA, {"a": 1}),
        hints.ask(table, 0, 0),
    ):
        asyncio.run(house.save((table, after), now=NOW + 5000))
        assert asyncio.run(house.of_person(JAN))[0].updated == NOW


@pytest.mark.rule("TAB-33")
def test_hints_are_kept_with_and_without_a_ply_after_them(house: House) -> None:
    one = dealt(hints=True)
    two = hints.ask(one, 0, 0)
    three = moved(two)
    save(house, one, two)
    assert read(house) == two
    asyncio.run(house.save((two, three), now=NOW))
    assert read(house) == three
