"""Puzzles as they are kept: whose games they come from, and what is counted of attempts."""

import asyncio
from collections.abc import Awaitable, Iterator
from typing import Any, TypeVar

import pytest
from msgspec import structs

from tests.store.test_research import FINISHED, of_bots
from tests.store.test_tables import save
from tests.support.example import EXAMPLE
from tests.table.puzzles import as_kept, bad_move, begun, best_move, posed
from tests.table.tables import EWA, IGA, JAN, NOW, OLA, PEOPLE
from zaslonka.store import puzzles, solving
from zaslonka.store.address import Where
from zaslonka.store.store import Store
from zaslonka.table import playing, puzzle_ratings
from zaslonka.table.live import LiveTable
from zaslonka.table.puzzle_ratings import MEAN, Counted, Strength

A = TypeVar("A")
GAME = EXAMPLE


@pytest.fixture
def house(where: Where) -> Iterator[Store]:
    house = Store(where, lambda jobs, seconds: None)
    for person in PEOPLE:
        asyncio.run(house.save_person(person, person.title(), NOW))
    yield house
    house.close()


def run(what: Awaitable[A]) -> A:
    async def awaited() -> A:
        return await what

    return asyncio.run(awaited())


def agree(house: Store, *people: str, agrees: bool = True) -> None:
    for person in people:
        run(house.puzzles.save_consent(person, agrees=agrees, now=NOW))


def unseen(house: Store) -> str | None:
    table, _ = run(house.puzzles.unseen_source(""))
    return None if table is None else table.id


def rows(house: Store, sql: str) -> list[Any]:
    return house._database.reading.execute(sql).fetchall()


def every(house: Store) -> list[Any]:
    return rows(house, "SELECT source FROM puzzles ORDER BY source")


@pytest.mark.rule("PRV-18", "TAB-123")
def test_a_game_is_a_source_only_while_everybody_agrees(house: Store) -> None:
    save(house, FINISHED)
    assert unseen(house) is None
    agree(house, OLA, JAN)
    assert unseen(house) is None
    # To serve research is another matter.
    run(house.save_consent(EWA, agrees=True, now=NOW))
    assert unseen(house) is None
    agree(house, EWA)
    assert unseen(house) == FINISHED.id
    assert run(house.puzzles.agreed(FINISHED.id))
    agree(house, JAN, agrees=False)
    assert unseen(house) is None
    assert not run(house.puzzles.agreed(FINISHED.id))


@pytest.mark.rule("TAB-123")
def test_games_of_robots_need_nobodys_leave_and_each_is_looked_at_once(house: Store) -> None:
    save(house, of_bots(FINISHED))
    assert unseen(house) == FINISHED.id
    found = as_kept(GAME, FINISHED.id)
    run(house.puzzles.looked(FINISHED.id, found))
    assert unseen(house) is None
    assert every(house) == [(FINISHED.id,)]
    # A server that was killed before it knew of it finds it again: nothing is doubled.
    with pytest.raises(Exception, match=r"(?i)unique"):
        run(house.puzzles.looked(FINISHED.id, as_kept(GAME, FINISHED.id)))
    assert every(house) == [(FINISHED.id,)]


@pytest.mark.rule("PRV-18", "TAB-123")
@pytest.mark.parametrize("how", ["withdrawn", "deleted"])
def test_a_puzzle_goes_with_its_game(house: Store, how: str) -> None:
    save(house, FINISHED)
    agree(house, OLA, JAN, EWA)
    run(house.puzzles.looked(FINISHED.id, as_kept(GAME, FINISHED.id, people=True)))
    attempt = begun(GAME, IGA)
    (puzzle,) = rows(house, "SELECT id FROM puzzles")
    save(house, _of(attempt, puzzle[0]))
    assert run(house.puzzles.orphans()) == []
    if how == "deleted":
        run(house.delete(FINISHED.id))
    else:
        agree(house, JAN, agrees=False)
    assert every(house) == []
    assert run(house.puzzles.orphans()) == ["ATTEMPT"]
    run(house.delete("ATTEMPT"))
    run(house.puzzles.drop_lost())
    assert rows(house, "SELECT * FROM puzzle_attempts") == []
    if how == "withdrawn":
        agree(house, JAN)
        assert unseen(house) == FINISHED.id


def _of(table: LiveTable, puzzle: str, name: str = "ATTEMPT") -> LiveTable:
    """An attempt at a puzzle that is kept under this id."""
    assert table.challenge is not None
    assert table.challenge.puzzle is not None
    about = structs.replace(table.challenge.puzzle, id=puzzle)
    return table.but(id=name, challenge=structs.replace(table.challenge, puzzle=about))


def solve(house: Store, person: str, *, right: bool, name: str, now: int = NOW) -> None:
    """Begin the puzzle that is nearest, and answer it."""
    found = run(house.puzzles.nearest(person, GAME, "pl", 1, MEAN))
    assert found is not None
    table = _of(begun(GAME, person), found.id, name)
    run(house.save((None, table), now=NOW))
    move = best_move(GAME) if right else bad_move(GAME)
    after = playing.play(table, posed(GAME).task.seat, move, now, command="c")
    run(house.save((table, after), now=NOW))


@pytest.fixture
def tried(house: Store) -> Store:
    """Three puzzles of the house, tried by three people."""
    for _ in range(3):
        run(house.puzzles.played(GAME, "pl", 2, as_kept(GAME)))
    answers = [(OLA, True), (JAN, False), (EWA, True), (OLA, False), (JAN, True), (OLA, True)]
    for number, (person, right) in enumerate(answers):
        solve(house, person, right=right, name=f"T{number}", now=NOW + number)
        if number % 2:
            run(house.puzzles.settle())
    return house


@pytest.mark.rule("TAB-125")
def test_an_attempt_counts_once_and_ratings_come_out_the_same_again(tried: Store) -> None:
    every_rating = "SELECT * FROM puzzle_ratings ORDER BY who, game"
    before = rows(tried, every_rating)
    run(tried.puzzles.settle())
    assert rows(tried, every_rating) == before
    ola = run(tried.puzzles.strength(OLA, GAME))
    assert (ola.tried, ola.solved) == (3, 2)
    assert len(before) == 3 + 3
    tried._database.writing.carry_out([("DELETE FROM puzzle_ratings", ())], ())
    tried._database.writing.carry_out(solving.rebuilt(tried._database.reading), ())
    assert rows(tried, every_rating) == before


@pytest.mark.rule("TAB-126")
def test_nobody_is_given_what_they_have_seen_or_played(tried: Store) -> None:
    assert run(tried.puzzles.nearest(OLA, GAME, "pl", 1, MEAN)) is None
    assert run(tried.puzzles.left(OLA, GAME, "pl", 1)) == 0
    assert run(tried.puzzles.left(IGA, GAME, "pl", 1)) == 3
    assert run(tried.puzzles.left(IGA, GAME, "pl", 2)) == 0  # of other rules
    save(tried, FINISHED)
    agree(tried, OLA, JAN, EWA)
    run(tried.puzzles.looked(FINISHED.id, as_kept(GAME, FINISHED.id, people=True)))
    assert run(tried.puzzles.nearest(OLA, GAME, "pl", 1, MEAN)) is None
    assert run(tried.puzzles.left(IGA, GAME, "pl", 1)) == 4
    assert run(tried.puzzles.supply(GAME, "pl", 1)) == 4 - 3
    assert run(tried.puzzles.house_games(GAME, "pl")) == 6


@pytest.mark.rule("TAB-126")
def test_the_nearest_in_strength_comes_first(tried: Store) -> None:
    rated = rows(tried, "SELECT rating FROM puzzle_ratings JOIN puzzles ON id = who")
    for (rating,) in rated:
        found = run(tried.puzzles.nearest(IGA, GAME, "pl", 1, rating))
        assert found is not None
        assert found.rating == rating


@pytest.mark.rule("PRV-18")
def test_who_is_forgotten_leaves_answers_without_a_name_or_a_time(tried: Store) -> None:
    ratings = "SELECT rating, spread, tried, solved FROM puzzle_ratings ORDER BY 1, 2, 3, 4"
    before = rows(tried, ratings)
    run(tried.puzzles.forget(OLA, "somebody"))
    run(tried.forget_person(OLA))
    for table in ("puzzle_attempts", "puzzle_ratings", "people"):
        assert OLA not in str(rows(tried, f"SELECT * FROM {table}"))
    left = rows(tried, "SELECT finished FROM puzzle_attempts WHERE person = 'somebody'")
    assert left == [(0,)] * 3
    tried._database.writing.carry_out(solving.rebuilt(tried._database.reading), ())
    assert rows(tried, ratings) == before


@pytest.mark.rule("TAB-127")
def test_of_old_answers_the_results_are_kept_alone(tried: Store) -> None:
    old = run(tried.puzzles.old_tables(OLA, 1))
    assert old == ["T3", "T0"]
    for table in old:
        run(tried.delete(table))
    assert run(tried.puzzles.strength(OLA, GAME)).tried == 3
    assert run(tried.puzzles.nearest(OLA, GAME, "pl", 1, MEAN)) is None
    assert [kept.table.id for kept in run(tried.of_person(OLA))] == []


@pytest.mark.rule("TAB-125")
def test_who_is_right_about_a_hard_one_gains_more() -> None:
    def after(start: int, *, solved: bool) -> Strength:
        new = puzzle_ratings.folded([Counted(OLA, GAME, "p", start, solved)])
        return new[OLA, GAME]

    easy, hard = after(1300, solved=True), after(1700, solved=True)
    assert MEAN < easy.rating < hard.rating
    assert after(1300, solved=False).rating < after(1700, solved=False).rating < MEAN
    assert easy.spread < Strength().spread
    assert puzzle_ratings.start_of(0.9) < puzzle_ratings.start_of(0.2)


@pytest.mark.rule("TAB-123")
def test_a_table_that_cannot_be_read_does_not_hold_up_the_others(house: Store) -> None:
    save(house, of_bots(FINISHED))
    save(house, of_bots(FINISHED).but(id="AAAA"))
    spoil = ("UPDATE tables SET record = ? WHERE id = 'AAAA'", (b"{}",))
    house._database.writing.carry_out([spoil], ())
    assert unseen(house) == FINISHED.id
    assert puzzles.AT_ONCE > 1
