"""The lesson of Tajniacy: its words, and a clue whose time runs out beside it."""

import pytest
from msgspec.structs import replace

from tests.games.tajniacy.tables import TAJNIACY
from tests.server.party import Party
from tests.server.test_lessons import learner
from tests.table.lessons import begun, lesson_at, onward, path, told
from tests.table.tables import NOW
from zaslonka.kernel.lesson import Theirs
from zaslonka.kernel.levels import Language
from zaslonka.table import playing


@pytest.mark.rule("TAB-32")
def test_words_lie_in_the_language_of_the_learner(party: Party) -> None:
    polish, english = learner(party, TAJNIACY.name), learner(party, TAJNIACY.name, language="en")
    words = [ola.position["view"]["table"]["words"] for ola in (polish, english)]
    assert [both.index(word) for both, word in zip(words, ("LEW", "LION"), strict=True)] == [9, 9]


@pytest.mark.rule("TAB-32", "TAJ-41")
@pytest.mark.parametrize("part", range(len(TAJNIACY.lesson)))
@pytest.mark.parametrize("language", ["pl", "en"])
def test_whoever_follows_a_lesson_wins(part: int, language: Language) -> None:
    *_, last = path(begun(TAJNIACY.name, part, language))
    assert last.phase == "over"
    assert last.ending is not None
    assert last.ending.result is not None
    assert last.ending.result.reason == "assassin"
    assert lesson_at(last).learner in last.ending.result.winners


@pytest.mark.rule("TAB-32", "TAJ-74")
@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_program_has_nothing_against_a_clue_of_a_lesson(language: Language) -> None:
    for part in range(len(TAJNIACY.lesson)):
        *_, last = path(begun(TAJNIACY.name, part, language))
        assert not any(clue.warned for clue in last.state.table.clues)


@pytest.mark.rule("TAB-32")
def test_a_table_says_which_part_of_the_lesson_it_is(party: Party) -> None:
    assert learner(party, TAJNIACY.name, part=1).table["part"] == 1


@pytest.mark.rule("TAB-32")
def test_time_that_runs_out_after_the_path_does_not_end_the_reading(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, second = TAJNIACY.lesson
    until = next(at for at, step in enumerate(second.steps) if isinstance(step, Theirs))
    short = replace(second, steps=second.steps[:until])
    monkeypatch.setattr(TAJNIACY, "lesson", (first, short))
    table = begun(TAJNIACY.name, part=1)
    while told(table).idea != "silence":
        table = onward(table)
    later = playing.time_up(table, NOW)
    assert told(later) == told(table)
