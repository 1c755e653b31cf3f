"""Contests as they are kept, in both databases: a round with its tables, once or not at all."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import structs

from tests.support.freeze_data import swiss
from tests.table.tables import NOW, OLA, PEOPLE
from zaslonka.store import checking, sqlite
from zaslonka.store.address import Where
from zaslonka.store.store import Store, Unstored
from zaslonka.table import contesting


@pytest.fixture
def house(where: Where) -> Iterator[Store]:
    house = Store(where, lambda jobs, seconds: None)
    yield house
    house.close()


@pytest.mark.rule("TAB-133")
def test_what_is_read_is_what_was_stored(house: Store) -> None:
    contest, *tables = swiss()
    before = contest.but(phase="open", rounds=(), setting=structs.replace(contest.setting))
    asyncio.run(house.save_contest(None, before, now=NOW))
    assert asyncio.run(house.contest("SWISS")) == before
    assert asyncio.run(house.running_contests()) == []
    asyncio.run(house.save_contest(before, contest, *tables, now=NOW))
    assert asyncio.run(house.contest("SWISS")) == contest
    assert asyncio.run(house.running_contests()) == ["SWISS"]
    found = asyncio.run(house.contest_tables(["SWISS0", "SWISS1", "LOST"]))
    assert [table and table.expected for table in found] == [*(t.expected for t in tables), None]
    (mine,) = asyncio.run(house.contests_of(OLA))
    assert (mine.contest.id, mine.people) == ("SWISS", len(PEOPLE))
    assert asyncio.run(house.contest("\0")) is None


@pytest.mark.rule("TAB-133")
def test_a_round_is_paired_once_and_with_all_its_tables(house: Store) -> None:
    contest, *tables = swiss()
    before = contest.but(rounds=())
    asyncio.run(house.save_contest(None, contest, *tables, now=NOW))
    again = [structs.replace(table, id=f"{table.id}X") for table in tables]
    with pytest.raises(Unstored):
        asyncio.run(house.save_contest(before, contest, *again, now=NOW))
    assert asyncio.run(house.contest_tables([table.id for table in again])) == [None, None]
    assert asyncio.run(house.contest("SWISS")) == contest


@pytest.mark.rule("PRV-09", "PRV-19")
def test_who_is_forgotten_is_taken_out_or_withdrawn(house: Store) -> None:
    contest, *tables = swiss()
    begun = contest.but(id="BEGUN")
    asyncio.run(house.save_contest(None, contest.but(phase="open", rounds=()), now=NOW))
    asyncio.run(house.save_contest(None, begun, *tables, now=NOW))
    asyncio.run(house.forget_person(OLA))
    opened, running = (asyncio.run(house.contest(one)) for one in ("SWISS", "BEGUN"))
    assert opened is not None
    assert running is not None
    assert OLA not in [one.person for one in opened.entrants]
    assert running.active() == PEOPLE[1:]


@pytest.mark.rule("TAB-138")
def test_what_is_called_off_is_gone(house: Store) -> None:
    contest, *_ = swiss()
    opened = contest.but(phase="open", rounds=())
    asyncio.run(house.save_contest(None, opened, now=NOW))
    asyncio.run(house.save_contest(opened, contesting.withdrawn(opened, OLA), now=NOW))
    asyncio.run(house.delete_contest("SWISS"))
    assert asyncio.run(house.contest("SWISS")) is None
    assert asyncio.run(house.contests_of(PEOPLE[1])) == []


@pytest.mark.rule("TAB-139")
def test_contests_are_saved_out_of_a_damaged_house(tmp_path: Path) -> None:
    contest, *tables = swiss()
    house = Store(tmp_path / "data", lambda jobs, seconds: None)
    asyncio.run(house.save_contest(None, contest, *tables, now=NOW))
    asyncio.run(house.save_contest(None, contest.but(id="BROKEN", rounds=()), now=NOW))
    house.close()
    with closing(sqlite.connect(tmp_path / "data")) as connection:
        connection.execute("UPDATE contests SET record = x'7b' WHERE id = 'BROKEN'")
    found = checking.salvage(tmp_path / "data", tmp_path / "saved")
    assert found.contests == ["SWISS"]
    assert [line for line in found.damage if line.startswith("contest BROKEN")]
    saved = Store(tmp_path / "saved", lambda jobs, seconds: None)
    assert asyncio.run(saved.contest("SWISS")) == contest
    assert asyncio.run(saved.contest("BROKEN")) is None
    saved.close()
