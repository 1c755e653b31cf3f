"""A table is read back as it was saved."""

import asyncio
import itertools
import operator
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.table.sides import play_in_teams
from tests.table.tables import (
    JAN,
    NOW,
    OLA,
    any_move,
    dealt,
    empty,
    moved,
    on_turn,
    played_out,
)
from zaslonka import games
from zaslonka.kernel import History, State, Table
from zaslonka.kernel.differences import Change, Difference, applied, changes, difference
from zaslonka.kernel.talk import Phrased
from zaslonka.store import sqlite, tables
from zaslonka.store.address import Where
from zaslonka.store.store import Store, Unreadable, Unstored, _with_anything_of
from zaslonka.table import agreeing, hints, leaving, marks, notes, playing, talk
from zaslonka.table.info import Clock
from zaslonka.table.live import LiveTable


@pytest.fixture
def house(where: Where) -> Iterator[Store]:
    kept = Store(where, lambda jobs, seconds: None)
    yield kept
    kept.close()


def save(house: Store, *became: LiveTable) -> None:
    """Save a table as it became what it is, step by step."""

    async def go() -> None:
        before = None
        for table in became:
            await house.save((before, table), now=NOW)
            before = table

    asyncio.run(go())


def read(house: Store) -> LiveTable | None:
    return asyncio.run(house.read("TABLE"))


def test_before_the_deal_and_at_every_ply_it_is_the_same(house: Store) -> None:
    clock = Clock(60, 5)
    before, after = None, empty(2, clock=clock)
    for following in (dealt(2, clock=clock), *itertools.repeat(None, 4)):
        asyncio.run(house.save((before, after), now=NOW))
        assert read(house) == after
        before, after = after, following or moved(after, command=f"c{after.ply}")


def test_a_finished_game_of_four_is_read_back(house: Store) -> None:
    over = played_out(dealt(4))
    save(house, over)
    assert read(house) == over


def test_notes_and_undone_plies_are_kept(house: Store) -> None:
    one = dealt(2)
    while one.waiting() != (0,):
        one = moved(one)
    two = moved(one)
    undone = agreeing.vote(agreeing.propose(two, OLA, "undo", NOW), JAN, True, NOW)
    three = notes.write(undone, OLA, {"a": [1]})
    save(house, one, two, three)
    assert read(house) == three


@pytest.mark.rule("TAB-29")
def test_of_each_ply_the_last_note_is_kept(house: Store) -> None:
    one = dealt()
    two = notes.write(notes.write(one, OLA, {"a": 1}), OLA, {"a": 2})
    three = notes.write(moved(moved(two)), OLA, {"a": 3})
    four = notes.write(moved(three), JAN, {"b": 1})
    save(house, one, notes.write(one, OLA, {"a": 1}), two, three, four)
    assert read(house) == four
    kept = {seat: asyncio.run(house.notes("TABLE", seat)).sheets for seat in (0, 1)}
    assert [(sheet.ply, sheet.note) for sheet in kept[0]] == [(0, {"a": 2}), (2, {"a": 3})]
    assert [(sheet.ply, sheet.note) for sheet in kept[1]] == [(0, {}), (3, {"b": 1})]


def test_a_move_cannot_be_stored_twice(house: Store) -> None:
    table = dealt()
    once = moved(table, command="again")
    save(house, table, once)
    twice = moved(moved(once), command="again")
    with pytest.raises(Unstored):
        asyncio.run(house.save((once, twice), now=NOW))
    assert read(house) == once


def test_there_is_no_table_of_any_other_name(house: Store) -> None:
    save(house, dealt())
    for name in ("", "table", "TABLE ", "TAB\0LE", "TABLE\0", "'", "%s", "?", ":id", "Żółć"):
        assert asyncio.run(house.read(name)) is None
        assert asyncio.run(house.look(name)) is None


def test_two_tables_are_saved_together_or_not_at_all(house: Store) -> None:
    table = dealt()
    once = moved(table, command="again")
    save(house, table, once)
    twice = moved(moved(once), command="again")
    with pytest.raises(Unstored):
        asyncio.run(house.save((None, dealt(3).but(id="OTHER")), (once, twice), now=NOW))
    assert asyncio.run(house.read("OTHER")) is None


def test_where_a_person_sits(house: Store) -> None:
    save(house, dealt())
    for person, seat in ((OLA, 0), (JAN, 1)):
        (kept,) = asyncio.run(house.of_person(person))
        assert kept.table.seat_of(person) == seat
        assert kept.waiting == dealt().waiting()
    assert asyncio.run(house.of_person("nobody")) == []


@pytest.mark.rule("PRV-09")
def test_of_who_is_forgotten_no_name_and_no_note_is_left(house: Store) -> None:
    one = dealt()
    save(house, one, notes.write(notes.write(one, OLA, {"a": 1}), JAN, {"b": 2}))
    for person, name in ((OLA, "Ala"), (JAN, "Jan"), (OLA, "Ola")):
        asyncio.run(house.save_person(person, name, NOW))
    assert house.names == {OLA: "Ola", JAN: "Jan"}
    asyncio.run(house.forget_person(OLA))
    assert house.names == {JAN: "Jan"}
    execute = house.writer.connection.execute
    assert execute("SELECT id, name, made FROM people").fetchall() == [(JAN, "Jan", NOW)]
    assert asyncio.run(house.notes("TABLE", 0)).sheets == ()
    assert [sheet.note for sheet in asyncio.run(house.notes("TABLE", 1)).sheets] == [{"b": 2}]


@pytest.mark.rule("PRV-09")
def test_a_table_is_found_by_what_somebody_said_there_and_by_nothing_else(house: Store) -> None:
    save(house, talk.say(dealt(), JAN, "table", "cześć", "1", NOW).but(host=OLA))
    save(house, dealt().but(id="OTHER"))
    execute = house.writer.connection.execute
    execute("DELETE FROM seatings")
    assert asyncio.run(house.with_anything_of(JAN)) == ["TABLE"]
    assert sorted(asyncio.run(house.with_anything_of(OLA))) == ["OTHER", "TABLE"]
    assert asyncio.run(house.with_anything_of("cześć")) == []


@pytest.mark.rule("PRV-08")
def test_unused_tables_are_archived_never_lost_and_come_back(house: Store) -> None:
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
def test_a_deleted_table_leaves_nothing(house: Store, monkeypatch: pytest.MonkeyPatch) -> None:
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
    house: Store, monkeypatch: pytest.MonkeyPatch
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
    house: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_in_teams(monkeypatch)
    table = dealt(4)
    save(house, table)
    for after in (
        talk.say(table, OLA, "team", "cicho", "1", NOW),
        marks.mark(table, OLA, "word:7", True),
        notes.write(table, OLA, {"a": 1}),
        hints.ask(table, 0),
    ):
        asyncio.run(house.save((table, after), now=NOW + 5000))
        assert asyncio.run(house.of_person(JAN))[0].updated == NOW


@pytest.mark.rule("TAB-33")
def test_hints_are_kept_with_and_without_a_ply_after_them(house: Store) -> None:
    one = dealt(hints=True)
    two = hints.ask(one, 0)
    three = moved(two)
    save(house, one, two)
    assert read(house) == two
    asyncio.run(house.save((two, three), now=NOW))
    assert read(house) == three


# States kept whole, and states kept by how they have changed


@pytest.mark.parametrize("game", games.names())
def test_however_long_a_game_was_every_state_of_it_is_read_back(house: Store, game: str) -> None:
    """Over several whole states, with undone plies on both sides of them."""
    table = dealt(games.get(game).seats[0], game=game)
    grown = [table]
    while table.ply < 2 * tables.WHOLE_EVERY + 5:
        after = moved(table, command=f"c{table.ply}")
        if after.phase == "over" or table.ply % 7 == 6:
            after = agreeing._undone(table, max(0, table.history.present.ply - 3), NOW, agreed=True)
        table = after
        grown.append(table)
    save(house, *grown)
    found = read(house)
    assert found is not None
    assert found.history == table.history
    assert_shared(found.history)
    seen = asyncio.run(house.look("TABLE"))
    assert seen is not None
    assert seen.state == table.state


def assert_shared(history: History) -> None:
    """What a ply has not changed is in memory once, however long the table was played."""
    for before, after in history.pairs():
        boards = before.state.table, after.state.table
        touched = {change.at[0] for change in changes(*boards)}
        for field in set(boards[0].__struct_fields__) - touched:
            one, other = (getattr(board, field) for board in boards)
            assert one is other or isinstance(one, int), field
        for change in changes(*boards):
            if len(change.at) == 1 and change.add is not msgspec.UNSET:
                one, other = (getattr(board, str(change.at[0])) for board in boards)
                assert all(map(operator.is_, one, other))


def test_a_change_of_what_is_not_there_is_no_state(house: Store) -> None:
    """As whoever checks a damaged store expects: something unreadable, not a fault."""
    one = dealt()
    save(house, one, moved(one))
    for at in (["agenda", "x"], ["agenda", 99, 0], ["agenda", 0]):
        kept = msgspec.json.encode([[{"at": at, "add": [1]}], [[], []], []])
        house.writer.connection.execute("UPDATE plies SET state = ? WHERE ply = 1", (kept,))
        with pytest.raises(Unreadable):
            read(house)
    house.writer.connection.execute("DELETE FROM plies WHERE ply = 0")
    with pytest.raises(Unreadable):
        read(house)


def test_a_table_without_one_of_its_plies_is_not_read_as_if_it_had_all(house: Store) -> None:
    one = dealt()
    two = moved(one)
    save(house, one, two, moved(two))
    house.writer.connection.execute("DELETE FROM plies WHERE ply = 1")
    with pytest.raises(Unreadable):
        read(house)


def test_a_change_of_a_place_that_the_game_has_no_more_is_left_out() -> None:
    state = State(Sheet(rows=(1, 2)), [Drawer()], Drawer())
    made = Difference((Change(("lost", 3), set=4), Change(("rows", 0), set=9)), ((),), ())
    assert applied(state, made, State[Sheet, Drawer, Drawer]).table == Sheet(rows=(9, 2))


def test_between_whole_states_only_what_changed_is_stored(house: Store) -> None:
    one = dealt()
    save(house, one, moved(one))
    execute = house.writer.connection.execute
    whole, change = execute("SELECT state FROM plies ORDER BY ply").fetchall()
    assert (whole[0][:1], change[0][:1]) == (b"{", b"[")
    assert len(change[0]) < len(whole[0])


class Sheet(Table):
    rows: tuple[int, ...] = (0, 0)
    past: tuple[int, ...] = ()


class Drawer(msgspec.Struct):
    pass


def test_a_place_that_the_game_got_since_is_found_in_states_from_before() -> None:
    """Kept whole before the game had `rows`, and changed within them since."""

    class Rules:
        state_type = State[Sheet, Drawer, Drawer]

    whole = {"table": {"agenda": [], "past": []}, "hands": [{}], "secret": {}}
    states = [State(Sheet(rows=rows), [Drawer()], Drawer()) for rows in ((0, 0), (0, 7))]
    kept = [msgspec.json.encode(whole), msgspec.json.encode(difference(*states))]
    *_, (state, _) = tables._states(enumerate(kept), Rules)  # type: ignore[arg-type]
    assert state == states[1]


def test_whose_turn_it_is_and_when_it_was_used_is_known_without_a_write_of_its_own(
    house: Store,
) -> None:
    one = dealt()
    two = playing.play(one, on_turn(one), any_move(one), NOW + 5000)
    job = tables.difference([(one, two)], NOW + 5000, {"TABLE"})
    assert (len(job.statements), len(job.plies)) == (0, 1)
    save(house, one, two)
    (kept,) = asyncio.run(house.of_person(JAN))
    assert (kept.waiting, kept.updated) == (two.waiting(), NOW + 5000)


def test_a_table_that_is_played_at_stays_out_of_the_archive_and_comes_out_of_it(
    house: Store,
) -> None:
    def is_archived() -> bool:
        return asyncio.run(house.of_person(JAN))[0].archived

    one = dealt()
    two = playing.play(one, on_turn(one), any_move(one), NOW + 5000)
    three = playing.play(two, on_turn(two), any_move(two), NOW + 7000)
    save(house, one, two)
    asyncio.run(house.archive(NOW + 4000))
    assert not is_archived()
    asyncio.run(house.archive(NOW + 6000))
    assert is_archived()
    asyncio.run(house.save((two, three), now=NOW + 7000))
    assert not is_archived()


@pytest.mark.rule("PRV-09")
def test_where_a_person_is_found_no_talk_of_others_is_read(tmp_path: Path) -> None:
    """Else whoever asks to be forgotten holds up everybody, the longer the more was ever said."""
    asked: list[str] = []
    kept = Store(tmp_path, lambda jobs, seconds: None)
    kept.close()
    connection = sqlite3.connect(tmp_path / sqlite.FILE)
    connection.set_trace_callback(asked.append)
    _with_anything_of(connection, OLA)
    connection.set_trace_callback(None)
    (question,) = asked
    plan = [row[-1] for row in connection.execute(f"EXPLAIN QUERY PLAN {question}")]
    connection.close()
    searches = [step for step in plan if "SEARCH" in step]
    assert len(searches) == 3
    assert not [step for step in plan if "SCAN" in step and "CONSTANT" not in step]
    assert any("talk_by_person" in step for step in searches)
