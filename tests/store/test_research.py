"""Which finished games may serve research: those of robots, and of people who all agreed."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.store.test_tables import save
from tests.table.tables import EWA, JAN, NOW, OLA, PEOPLE, dealt, moved, played_out
from zaslonka.kernel.challenge import Task
from zaslonka.store import research
from zaslonka.store.address import Where
from zaslonka.store.store import Store
from zaslonka.table.info import BotSeat
from zaslonka.table.live import Attempt, Learning, LiveTable

pytestmark = pytest.mark.rule("PRV-12")

FINISHED = played_out(dealt(3))


@pytest.fixture
def house(where: Where) -> Iterator[Store]:
    house = Store(where, lambda jobs, seconds: None)
    for person in PEOPLE:
        asyncio.run(house.save_person(person, person.title(), NOW))
    yield house
    house.close()


def agree(house: Store, *people: str, agrees: bool = True) -> None:
    for person in people:
        asyncio.run(house.save_consent(person, agrees=agrees, now=NOW))


def handed_on(house: Store, *, bots_only: bool = False) -> list[str]:
    found = research.finished(house._database.reading, bots_only=bots_only)
    return [table.id for table in found]


def of_bots(table: LiveTable) -> LiveTable:
    """The same game, of which no move came from a person."""
    return table.but(chairs=(BotSeat("latwy"),) * 3)


def test_a_game_is_handed_on_only_while_everybody_agrees(house: Store) -> None:
    save(house, FINISHED)
    assert handed_on(house) == []
    agree(house, OLA)
    assert handed_on(house) == []
    agree(house, JAN, EWA)
    assert handed_on(house) == [FINISHED.id]
    assert handed_on(house, bots_only=True) == []
    agree(house, JAN, agrees=False)
    assert handed_on(house) == []


def test_nobody_agrees_before_they_say_so_nor_after_they_are_forgotten(house: Store) -> None:
    save(house, FINISHED)
    assert not asyncio.run(house.consents(OLA))
    agree(house, *PEOPLE)
    assert asyncio.run(house.consents(OLA))
    asyncio.run(house.forget_person(OLA))
    assert handed_on(house) == []
    asyncio.run(house.save_person(OLA, "Ola", NOW))
    assert not asyncio.run(house.consents(OLA))


def test_another_name_changes_nothing_about_it(house: Store) -> None:
    agree(house, OLA)
    asyncio.run(house.save_person(OLA, "Aleksandra", NOW + 1))
    assert asyncio.run(house.consents(OLA))


def test_games_of_robots_need_nobodys_leave(house: Store) -> None:
    save(house, of_bots(FINISHED))
    assert handed_on(house) == handed_on(house, bots_only=True) == [FINISHED.id]


def test_who_moved_and_sits_there_no_more_cannot_be_asked(house: Store) -> None:
    save(house, of_bots(played_out(moved(dealt(3), command="c1"))))
    assert handed_on(house) == []


def test_what_is_not_a_whole_game_is_not_handed_on(house: Store) -> None:
    agree(house, *PEOPLE)
    save(house, moved(dealt(2)))
    task = Attempt("2026-11-17", "pl", Task(seats=2, seat=0, prologue=(), line=(), best=1))
    lesson, attempt = FINISHED.but(lesson=Learning(0)), FINISHED.but(challenge=task)
    for number, table in enumerate((lesson, attempt)):
        save(house, table.but(id=f"OTHER{number}"))
    assert handed_on(house) == []
