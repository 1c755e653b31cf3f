"""What games came to is kept with their last ply, and comes out the same again.  TAB-90 to TAB-96.

Over both databases.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.table.tables import EWA, JAN, NOW, OLA, PEOPLE, dealt, moved, nonce, played_out
from tests.table.test_results import won_by
from zaslonka.cli import main
from zaslonka.store.address import Where
from zaslonka.store.standings import Showing
from zaslonka.store.store import Store, Unstored
from zaslonka.table import accuracy
from zaslonka.table.accuracy import Accuracy
from zaslonka.table.live import Finish, LiveTable, Sitter
from zaslonka.table.rating import NEW

DAY_MS = 24 * 3_600_000
KEPT = ("finished", "results", "ratings", "showing")


@contextmanager
def opened(where: Where) -> Iterator[Store]:
    house = Store(where, lambda jobs, seconds: None)
    try:
        yield house
    finally:
        house.close()


@contextmanager
def peopled(where: Where) -> Iterator[Store]:
    with opened(where) as house:
        for person in PEOPLE:
            asyncio.run(house.save_person(person, person.title(), NOW))
        yield house


@pytest.fixture
def house(where: Where) -> Iterator[Store]:
    with peopled(where) as house:
        yield house


def rows(house: Store, *names: str) -> dict[str, list[Any]]:
    ask = house._database.reading.execute
    return {name: sorted(ask(f"SELECT * FROM {name}").fetchall()) for name in names or KEPT}


def running(number: int, people: tuple[str, ...]) -> LiveTable:
    table = dealt(len(people)).but(id=f"TABLE{number}", host=people[0])
    for seat, person in enumerate(people):
        table = table.with_chair(seat, Sitter(person, nonce(seat)))
    return table


def end(house: Store, people: tuple[str, ...], *winners: int, days: int = 0) -> LiveTable:
    """A game that these have played and these of them have won, stored as it ends."""

    async def go() -> LiveTable:
        number = house.next_number(NOW)
        before = running(number, people)
        over = won_by(moved(before, command="c1"), *winners)
        over = over.but(finish=Finish(number, NOW + days * DAY_MS))
        await house.save((None, before), now=NOW)
        await house.save((before, over), now=NOW)
        return over

    return asyncio.run(go())


def fold(house: Store) -> None:
    async def go() -> None:
        while await house.results.fold():
            pass

    asyncio.run(go())


def some_games(house: Store) -> None:
    """With every fourth one folded by itself, as if somebody had looked."""
    pairs = [(OLA, JAN), (JAN, EWA), (EWA, OLA, JAN), (OLA, EWA)]
    for number in range(16):
        people = pairs[number % 4]
        end(house, people, number % len(people), days=20 * number)
        if number % 4 == 3:
            fold(house)
    fold(house)


@pytest.mark.rule("TAB-90")
def test_a_result_is_in_the_commit_of_the_last_ply_and_once(house: Store) -> None:
    over = end(house, (OLA, JAN), 1)
    kept = rows(house, "finished", "results")
    assert len(kept["finished"]) == 1
    assert [(row[0], row[6]) for row in kept["results"]] == [(JAN, "won"), (OLA, "lost")]
    # Whatever else changes at the table, it is not counted again.
    asyncio.run(house.save((over, over.but(rematch="OTHER")), now=NOW))
    assert rows(house, "finished", "results") == kept
    # What would count it twice is not stored at all.
    before = running(1, (OLA, JAN))
    with pytest.raises(Unstored):
        asyncio.run(house.save((before, over.but(host="other")), now=NOW))
    assert rows(house, "finished", "results") == kept
    stored = asyncio.run(house.read(over.id))
    assert stored is not None
    assert stored.host == OLA


@pytest.mark.rule("TAB-90")
def test_the_order_goes_on_where_it_was(where: Where) -> None:
    with peopled(where) as house:
        assert end(house, (OLA, JAN), 1).finish == Finish(1, NOW)
        assert house.next_number(NOW) == 2
    with opened(where) as house:
        assert house.next_number(NOW) == 2


@pytest.mark.rule("TAB-92", "TAB-96")
def test_ratings_are_the_same_when_everything_is_worked_out_again(where: Where) -> None:
    with peopled(where) as house:
        some_games(house)
        asyncio.run(house.results.save_showing(OLA, Showing(ranked=True, public_id="abc")))
        asyncio.run(house.delete("TABLE3"))
        asyncio.run(house.forget_person(EWA))
        kept = rows(house)
    assert len(kept["finished"]) == 16
    assert {row[2] for row in kept["ratings"]} == {OLA, JAN}
    assert len({row[1] for row in kept["ratings"]}) > 2, "there are several seasons"
    assert main(["rebuild", str(where)]) == 0
    with opened(where) as house:
        assert rows(house) == kept
        _spoil(house)
        assert rows(house) != kept
    assert main(["rebuild", str(where)]) == 0
    with opened(where) as house:
        assert rows(house) == kept


def _spoil(house: Store) -> None:
    """All that follows from the tables is wrong or lost."""
    spoilt = [
        ("UPDATE ratings SET mu = 0, games = 0", ()),
        ("UPDATE results SET outcome = 'won', mu = 1", ()),
        ("DELETE FROM ratings WHERE person = ?", (OLA,)),
        ("DELETE FROM results WHERE person = ?", (JAN,)),
        ("DELETE FROM finished WHERE table_id = ?", ("TABLE5",)),
    ]
    house._database.writing.carry_out(spoilt, ())


@pytest.mark.rule("TAB-92")
def test_a_fold_that_was_interrupted_is_done_once(house: Store) -> None:
    end(house, (OLA, JAN), 0)
    fold(house)
    once = rows(house, "ratings")
    fold(house)
    assert rows(house, "ratings") == once
    (mu, sigma) = once["ratings"][0][3:5]
    assert (mu, sigma) != (NEW.mu, NEW.sigma)


@pytest.mark.rule("TAB-91", "PRV-10")
def test_of_a_deleted_table_nothing_is_left_but_what_came_of_it(house: Store) -> None:
    end(house, (OLA, JAN), 0)
    fold(house)
    before = rows(house)
    asyncio.run(house.delete("TABLE1"))
    assert rows(house) == before
    assert rows(house, "plies", "tables") == {"plies": [], "tables": []}


@pytest.mark.rule("TAB-91", "PRV-14")
def test_who_is_forgotten_has_no_row_anywhere_nor_is_given_one(house: Store) -> None:
    end(house, (OLA, JAN), 0)
    asyncio.run(house.results.save_showing(JAN, Showing(ranked=True, public_id="abc")))
    fold(house)
    asyncio.run(house.forget_person(JAN))
    # A game with them that is stored now brings nothing of them back.
    end(house, (OLA, JAN), 1)
    fold(house)
    for name in ("results", "ratings", "showing"):
        assert JAN not in str(rows(house, name)), name
    assert asyncio.run(house.results.shown("abc")) is None
    summary = asyncio.run(house.results.of_person(OLA))
    assert summary.opponents == []
    assert sum(one.games for one in summary.counted) == 2


@pytest.mark.rule("TAB-90")
def test_a_page_is_read_from_the_rows(house: Store) -> None:
    some_games(house)
    summary = asyncio.run(house.results.of_person(OLA))
    games = sum(one.games for one in summary.counted)
    assert games == len(summary.recent) == len(summary.points) == 12
    assert {one.person: one.games for one in summary.opponents} == {JAN: 8, EWA: 8}
    assert all(not one.together for one in summary.opponents)
    assert len([one for one in summary.placed if one.season == ""]) == 1


@pytest.mark.rule("TAB-95")
def test_a_table_of_people_has_those_who_wished_and_played_enough(house: Store) -> None:
    some_games(house)
    game = dealt(2).game

    def table(season: str = "") -> list[str]:
        found, count = asyncio.run(house.results.ranked(game, season, 0))
        assert count == len(found)
        return [one.person for one in found]

    assert table() == []
    for person in (OLA, JAN):
        asyncio.run(house.results.save_showing(person, Showing(ranked=True)))
    assert {*table()} == {OLA, JAN}
    found, _ = asyncio.run(house.results.ranked(game, "", 0))
    lows = [one.standing.rating.low for one in found]
    assert lows == sorted(lows, reverse=True)
    assert asyncio.run(house.results.ranked(game, "", 1)) == (found[1:], 2)
    # Nobody has played as many games in one quarter of a year.
    assert table("2023-4") == []
    assert asyncio.run(house.results.seasons(game)) == []


@pytest.mark.rule("TAB-93", "TAB-96")
def test_what_was_measured_is_kept_and_comes_out_the_same(where: Where) -> None:
    with peopled(where) as house:
        over = end(house, (OLA, JAN), 0)
        stored = asyncio.run(house.read(over.id))
        assert stored is not None
        assert asyncio.run(house.results.unmeasured(5)) == [over.id]
        found = {person: accuracy.measured(stored, seat) for seat, person in enumerate((OLA, JAN))}
        assert sum(one.best for one in found.values()) > 0
        asyncio.run(house.results.save_measured(over.id, found))
        assert asyncio.run(house.results.unmeasured(5)) == []
        fold(house)
        kept = rows(house)
        house._database.writing.carry_out([("UPDATE results SET gained = 7, best = 8", ())], ())
    assert main(["rebuild", str(where), "--measure"]) == 0
    with opened(where) as house:
        assert rows(house) == kept


@pytest.mark.rule("TAB-93")
def test_the_best_moves_are_a_hundred_percent_and_robots_moves_are_not_counted() -> None:
    table = played_out(dealt(2))
    assert [*accuracy.moments(table, 0)] == []
    assert accuracy.measured(table, 0) == Accuracy()
    mine = moved(dealt(2), command="c1")
    seat = mine.history.last.mover
    assert seat is not None
    found = accuracy.measured(won_by(mine, 0), seat)
    assert 0 <= found.gained <= found.best


@pytest.mark.rule("TAB-96")
def test_a_salvaged_house_has_the_same_results(tmp_path: Path) -> None:
    with peopled(tmp_path / "data") as house:
        some_games(house)
        kept = rows(house)
    assert main(["check", str(tmp_path / "data"), "--salvage", str(tmp_path / "saved")]) == 0
    with opened(tmp_path / "saved") as house:
        assert rows(house) == kept
