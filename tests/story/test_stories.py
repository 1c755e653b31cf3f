"""Every game tells how it was, whatever happened at its table, in both languages."""

import re
import typing
from typing import Any

import msgspec
import pytest
from msgspec import structs

from tests.laws.check import is_playable
from tests.story.finished import anything, measured, named, spoken, tale_of, told as told_of
from tests.support.recorded import recorded
from tests.table.tables import JAN, NOW, OLA, dealt, moved, on_turn
from zaslonka import games
from zaslonka.kernel import AnyGame, Match
from zaslonka.kernel.levels import Language
from zaslonka.kernel.story import Tale, changes_of_lead, plain
from zaslonka.table import agreeing, playing
from zaslonka.table.live import LiveTable
from zaslonka.table.lobby import dealt_from
from zaslonka.table.story import tale_of as tale_of_table

LANGUAGES: tuple[Language, ...] = typing.get_args(Language)
MEASURED = 5
"""So many plies are measured of a table where anything happens: a story does without the rest."""


def _fewest_and_most(game: AnyGame, options: Any) -> tuple[int, int]:
    seats = [seats for seats in game.seats if is_playable(game, options, seats)]
    return seats[0], seats[-1]


RECORDED = [
    pytest.param(game.match, id=f"{name}-{ending}")
    for name in games.names()
    for ending, game in recorded(name).items()
]
EXTREMES = [
    pytest.param(game, options, seats, id=f"{game.name}-{i}-for-{seats}")
    for game in map(games.get, games.names())
    for i, options in enumerate(game.variants)
    for seats in _fewest_and_most(game, options)
]


def assert_well_told(tale: Tale) -> None:
    """Every sentence is there, whole and filled in, and about a ply that stands."""
    for language in LANGUAGES:
        for sentence in spoken(tale, language):
            assert re.fullmatch(r"\S.*[.!]", sentence), sentence
            assert not re.search(r"[{}$]|\bnone\b|\bNone\b| {2}|story-|\.\.", sentence), sentence
    told = told_of(tale)
    assert {one.ply for one in told} <= {None, *(moment.ply for moment in tale.moments)}
    own = [one for one in told if one.name.startswith(f"story-{tale.game}-")]
    # A right guess of each of four winners is told, as is each way a table gets in between.
    assert 1 <= len(own) <= 9


@pytest.mark.rule("TAB-31")
@pytest.mark.parametrize("match", RECORDED)
def test_each_way_a_game_ends_makes_a_short_story(match: Match) -> None:
    tale = tale_of(match)
    assert_well_told(tale)
    own = [one for one in told_of(tale) if one.name.startswith(f"story-{tale.game}-")]
    assert tale.result is not None
    assert own[0].name.endswith("opening")
    assert own[-1].name == f"story-{tale.game}-{tale.result.reason}"
    assert len(own) >= (2 if tale.result.reason == "boxed" else 3)


@pytest.mark.rule("TAB-31", "TAB-08", "TAB-09", "TAB-10")
@pytest.mark.parametrize(("game", "options", "seats"), EXTREMES)
def test_whatever_happens_at_a_table_can_be_told(game: AnyGame, options: Any, seats: int) -> None:
    for seed, plies in enumerate((0, 40)):
        table = anything(game.name, seats, msgspec.to_builtins(options), seed, plies)
        tale = measured(tale_of_table(table, ()), MEASURED)
        assert_well_told(tale)
        told = {one.name: one.facts for one in told_of(tale)}
        assert table.ending is not None
        assert ("story-table-stopped" in told) == (table.ending.result is None)
        assert ("story-table-resigned" in told) == bool(table.ending.resigned)
        assert ("story-table-undone" in told) == any(
            ply.entry and _is_undo(ply.entry) for ply in table.history.plies
        )


def _is_undo(entry: Any) -> bool:
    return hasattr(entry, "to")


@pytest.mark.rule("TAB-31")
def test_a_game_that_all_agreed_to_stop_says_so_and_names_no_winner() -> None:
    table = agreeing.propose(moved(dealt(2, bots=1)), OLA, "end", NOW)
    tale = tale_of_table(table, ())
    assert spoken(tale, "pl")[-1] == (
        "Po 1 posunięciu wszyscy zgadzają się skończyć. Nikt nie wygrywa."
    )
    assert spoken(tale, "en")[-1] == "After 1 ply everybody agreed to stop. Nobody won."
    assert not any("won" in sentence for sentence in spoken(tale, "en")[:-1])


@pytest.mark.rule("TAB-31")
def test_a_move_that_was_taken_back_is_not_told_of() -> None:
    table = _until_on_turn(dealt(2), 0)
    asked = playing.play(table, 0, next(table.rules.legal(table.rules.view(table.state, 0))), NOW)
    undone = agreeing.vote(agreeing.propose(asked, OLA, "undo", NOW), JAN, True, NOW)
    ended = agreeing.vote(agreeing.propose(undone, OLA, "end", NOW), JAN, True, NOW)
    tale = tale_of_table(ended, ())
    assert asked.ply not in {moment.ply for moment in tale.moments}
    assert named(told_of(tale))["undone"].facts == {"count": 1}


def _until_on_turn(table: LiveTable, seat: int) -> LiveTable:
    while on_turn(table) != seat:
        table = moved(table)
    return table


@pytest.mark.rule("TAB-31")
def test_the_story_of_a_stored_table_is_that_of_its_record() -> None:
    """What the server tells from what it keeps is what `zaslonka replay --story` plays again."""
    for name in games.names():
        table = anything(name, games.get(name).seats[0], {}, seed=7, plies=25)
        kept = tale_of_table(table, ())
        match = Match(
            name,
            table.version,
            table.options,
            len(table.chairs),
            dealt_from(table),
            [ply.entry for ply in table.history.plies if ply.entry is not None],
        )
        by_clock = [ply.ply for ply in table.history.plies if ply.by_clock]
        *_, history = match.histories(by_clock=by_clock)
        assert kept.moments == structs.replace(kept, history=history).moments


# What stories share


def test_the_lead_changes_when_somebody_else_is_alone_in_front() -> None:
    assert changes_of_lead([]) == 0
    assert changes_of_lead([(0, 0), (0, 0)]) == 0
    assert changes_of_lead([(1, 0), (1, 1), (2, 1)]) == 0
    assert changes_of_lead([(1, 0), (1, 1), (1, 2), (3, 2)]) == 2


def test_numbers_are_told_to_one_tenth_and_whole_where_they_are() -> None:
    assert [plain(number) for number in (2.04, 2.26, 0.96, 0.0)] == [2, 2.3, 1, 0]
    assert isinstance(plain(2.0), int)
