"""Tables of days in the store: when they are due, by the time for which the house was open."""

import asyncio
from pathlib import Path

import pytest

from tests.table.tables import NOW, OLA, dealt, moved
from zaslonka.store.address import Where
from zaslonka.store.checking import salvage
from zaslonka.store.copying import copy
from zaslonka.store.devices import MOST, Device
from zaslonka.store.store import Store
from zaslonka.table import slow, waking
from zaslonka.table.slow import DAY_MS
from zaslonka.table.waking import AWAY_MS

PHONE = Device("https://push.example.org/1", "key", "secret", "pl", NOW)


def opened(where: Where, now: int) -> Store:
    return Store(where, lambda jobs, seconds: None, now)


async def fill(house: Store) -> None:
    """A game of days, of somebody with a device and a calendar."""
    await house.save_person(OLA, "Ola", NOW)
    await house.save((None, dealt(days=1)), now=NOW)
    await house.save_device(OLA, PHONE)
    await house.save_calendar(OLA, "unguessable")
    await house.beat(NOW)


async def due(house: Store, now: int) -> list[str]:
    return await house.due(now, 10)


@pytest.mark.rule("TAB-111")
def test_what_passes_while_the_house_is_shut_is_given_back(where: Where) -> None:
    house = opened(where, NOW)
    asyncio.run(fill(house))
    assert asyncio.run(due(house, NOW + AWAY_MS - 1)) == []
    assert asyncio.run(due(house, NOW + AWAY_MS)) == ["TABLE"]
    assert asyncio.run(house.next_due(NOW)) == NOW + AWAY_MS
    house.close()
    for shut in (100 * DAY_MS, -100 * DAY_MS, 5 * DAY_MS):
        house = opened(where, NOW + shut)
        table = asyncio.run(house.read("TABLE"))
        assert table == slow.shifted(dealt(days=1), shut)
        (mine,) = asyncio.run(house.turns_of(OLA))
        assert table is not None
        assert mine.slow == table.slow
        assert asyncio.run(house.next_due(NOW + shut)) == NOW + shut + AWAY_MS
        house.close()


@pytest.mark.rule("TAB-111")
def test_whatever_changes_a_table_changes_when_it_is_due(where: Where) -> None:
    house = opened(where, NOW)
    asyncio.run(fill(house))
    before = dealt(days=1)
    told = before
    for notice in [*waking.notices(before)]:
        told = waking.given(told, notice)
    asyncio.run(house.save((before, told), now=NOW + 5))
    assert asyncio.run(house.next_due(NOW)) == NOW + DAY_MS - DAY_MS // 10
    # That somebody was told is not to be seen in when the table was last used.
    (kept,) = asyncio.run(house.of_person(OLA))
    assert (kept.updated, kept.table.nudged) == (NOW, told.nudged)
    after = moved(told, NOW + 7)
    asyncio.run(house.save((told, after), now=NOW + 7))
    assert asyncio.run(house.next_due(NOW)) == NOW + 7 + AWAY_MS
    asyncio.run(house.save((after, after.but(phase="over")), now=NOW + 8))
    assert asyncio.run(house.next_due(NOW)) is None
    asyncio.run(house.delete("TABLE"))
    assert asyncio.run(house.turns_of(OLA)) == []
    house.close()


@pytest.mark.rule("PRV-17")
def test_a_device_is_one_person_s_and_few_are_kept(where: Where) -> None:
    async def try_all(house: Store) -> None:
        await fill(house)
        await house.save_person("jan", "Jan", NOW)
        await house.save_device("jan", PHONE)
        assert await house.devices_of(OLA) == []
        assert await house.devices_of("jan") == [PHONE]
        for number in range(MOST + 2):
            more = Device(f"https://push.example.org/more/{number}", "k", "a", "en", NOW + number)
            await house.save_device("jan", more)
        kept = await house.devices_of("jan")
        assert [device.made for device in kept] == [NOW + 2 + number for number in range(MOST)]
        assert await house.whose_calendar("unguessable") == OLA
        assert await house.whose_calendar("another") is None

    house = opened(where, NOW)
    asyncio.run(try_all(house))
    house.close()


def test_it_goes_with_a_copy_and_out_of_a_damaged_house(tmp_path: Path) -> None:
    house = opened(tmp_path / "data", NOW)
    asyncio.run(fill(house))
    house.close()
    copy(tmp_path / "data", tmp_path / "copy")
    salvage(tmp_path / "data", tmp_path / "saved")
    for where in (tmp_path / "copy", tmp_path / "saved"):
        house = opened(where, NOW + DAY_MS)
        assert asyncio.run(house.next_due(NOW + DAY_MS)) == NOW + DAY_MS + AWAY_MS
        assert asyncio.run(house.devices_of(OLA)) == [PHONE]
        assert asyncio.run(house.calendar_of(OLA)) == "unguessable"
        house.close()
