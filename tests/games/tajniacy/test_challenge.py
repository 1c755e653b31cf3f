"""Tajniacy as a daily challenge: of forty printed keys one fits what is covered; none is told."""

from typing import cast

import pytest

from tests.table.challenges import after_others, begun, solved, told_as
from tests.table.tables import NOW
from zaslonka.games.tajniacy import planning
from zaslonka.games.tajniacy.challenge import SHAPES
from zaslonka.games.tajniacy.meaning import lexicon
from zaslonka.games.tajniacy.moves import GiveClue, Stop, Touch
from zaslonka.kernel import AnyState, Chance
from zaslonka.kernel.levels import LANGUAGES, Language
from zaslonka.table import playing
from zaslonka.table.live import LiveTable

DAYS = ("2026-11-16", "2027-03-28")
WEEK = ("2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20", "2027-03-28")


@pytest.mark.rule("TAB-63")
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_the_key_is_told(language: Language) -> None:
    table = begun("tajniacy", language)
    twins = [_with_another_key(table, number) for number in range(8)]
    assert all(twin != table.state for twin in twins)
    assert {told_as(table, twin) for twin in twins} == {told_as(table, table.state)}


@pytest.mark.rule("TAB-64")
@pytest.mark.parametrize("day", DAYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clue_of_the_best_line_is_for_several_words(language: Language, day: str) -> None:
    """There is something to combine to the end; and whoever finds it all has done it well."""
    table = begun("tajniacy", language, day)
    left = table.state.table.left.of(table.state.table.first)
    done = solved(table)
    clues = [clue for clue in done.state.table.clues if clue.team == done.state.table.winner]
    assert done.challenge is not None
    assert done.challenge.grade is not None
    squares = done.challenge.grade.squares
    given = clues[-len(squares) :]
    assert tuple(sorted(clue.number or 0 for clue in given)) in SHAPES
    assert all((clue.number or 0) >= 2 for clue in given)
    assert sum(len(clue.touched) for clue in given) == left
    assert set(squares) == {2}
    # And at one of them at least a word of somebody else's comes to mind as well.
    assert any("over" in one.facts for one in done.challenge.task.why)


@pytest.mark.rule("TAB-64")
@pytest.mark.parametrize("day", DAYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_takes_one_word_of_each_clue_misses_the_best_clearly(
    language: Language, day: str
) -> None:
    table = begun("tajniacy", language, day)
    assert table.challenge is not None
    seat, best = table.challenge.task.seat, table.challenge.task.best
    while table.phase == "playing":
        for move in (Touch(_meant(table)[0]), Stop()):
            if table.phase == "playing":
                table = after_others(playing.play(table, seat, move, NOW))
    assert table.challenge is not None
    grade = table.challenge.grade
    assert grade is not None
    assert grade.score >= best + 2
    # Of a clue for one word, which comes where others were missed, the one is all.
    clues = [clue for clue in table.state.table.clues if clue.team == table.state.table.first]
    given = clues[-len(grade.squares) :]
    assert grade.squares == tuple(2 if clue.number == 1 else 1 for clue in given)


@pytest.mark.rule("TAB-63")
def test_days_have_clues_for_other_numbers_of_words() -> None:
    """Of a week of days, however they fall, at least three have another skeleton each."""
    skeletons = {_skeleton(day) for day in WEEK}
    assert len(skeletons) >= 3


@pytest.mark.rule("TAB-63")
def test_each_clue_of_the_rivals_is_for_the_word_they_find_and_none_comes_twice() -> None:
    for day in WEEK:
        table = begun("tajniacy", "pl", day).state.table
        theirs = [clue for clue in table.clues if clue.team != table.first]
        assert theirs
        for clue in theirs:
            assert clue.number == 1
            said = lexicon("pl").of(clue.word, [table.words[place] for place in clue.touched])
            assert len(said) == 1
            assert said[0] > 0
        assert len({clue.word for clue in table.clues}) == len(table.clues)


@pytest.mark.rule("TAB-69")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_clues_were_meant_for_is_what_is_touched(language: Language) -> None:
    done = solved(begun("tajniacy", language))
    assert done.challenge is not None
    why, board = done.challenge.task.why, done.state.table
    clues = [one.facts for one in why if one.name == "why-tajniacy-clue"]
    given = [clue for clue in board.clues if clue.team == board.winner][-len(clues) :]
    for facts, clue in zip(clues, given, strict=True):
        assert facts["clue"] == clue.word
        assert sorted(facts["words"]) == sorted(board.words[place] for place in clue.touched)
        # What goes with a word only because nothing else is nearer is no clue for several.
        said = lexicon(language).of(clue.word, facts["words"])
        assert len(said) == 1 or min(said) >= planning.LEAST_SAID
    others = {
        word for word, kind in zip(board.words, board.key, strict=True) if kind != board.winner
    }
    for one in why:
        if one.name == "why-tajniacy-likelier":
            assert one.facts["over"] in others
            right, wrong = lexicon(language).of(
                one.facts["clue"], [one.facts["word"], one.facts["over"]]
            )
            assert right > wrong


def _skeleton(day: str) -> tuple[int, ...]:
    """For how many words each clue of the best line is."""
    done = solved(begun("tajniacy", "pl", day))
    assert done.challenge is not None
    clues = [clue for clue in done.state.table.clues if clue.team == done.state.table.winner]
    return tuple(clue.number or 0 for clue in clues[-done.challenge.task.best :])


def _meant(table: LiveTable) -> tuple[int, ...]:
    """What the spymaster thought of at the last clue of the solver's team."""
    board = table.state.table
    giver = board.spymasters.of(board.first)
    given = [ply.move for ply in table.history.plies[1:] if ply.mover == giver]
    return cast(GiveClue, given[-1]).meant


def _with_another_key(table: LiveTable, number: int) -> AnyState:
    """The same to an operative, with others behind the words that nobody has touched."""
    twin, covered = table.state.clone(), table.state.table.covered
    key = next(hand.key for hand in twin.hands if hand.key)
    behind = iter(
        Chance(bytes([number]) * 16).shuffled(
            kind for kind, up in zip(key, covered, strict=True) if up is None
        )
    )
    other = tuple(kind if up else next(behind) for kind, up in zip(key, covered, strict=True))
    for hand in twin.hands:
        hand.key = other if hand.key else ()
    return twin
