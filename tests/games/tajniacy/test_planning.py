"""The spymaster of a daily task: all words that are left, on as few clues as can be."""

from itertools import chain

import pytest

from tests.games.tajniacy.tables import CHANCE, TAJNIACY, chief, dealt, places
from zaslonka.games.tajniacy import judge, planning
from zaslonka.games.tajniacy.content import Options
from zaslonka.games.tajniacy.judge import Advice
from zaslonka.games.tajniacy.meaning import lexicon
from zaslonka.games.tajniacy.planning import Planned, plan
from zaslonka.games.tajniacy.rules import State
from zaslonka.games.tajniacy.spelling import normalised
from zaslonka.games.tajniacy.state import View
from zaslonka.kernel.levels import LANGUAGES, Language

SEEDS = range(4)


def seen_by_chief(state: State) -> View:
    return TAJNIACY.view(state, chief(state, "red"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_each_word_of_the_team_is_meant_once_and_no_other(language: Language, seed: int) -> None:
    state = dealt(options=Options(language=language), seed=seed)
    planned = plan(seen_by_chief(state))
    assert sorted(chain(*(clue.meant for clue in planned))) == places(state, "red")
    assert [len(clue.meant) for clue in planned] == sorted(len(clue.meant) for clue in planned)
    for clue in planned:
        if len(clue.meant) > 1:
            assert clue.read >= planning.LEAST_READ ** len(clue.meant)
        advice = judge.advise_on(state.table, clue.word)
        assert all(one.verdict == "fine" for one in advice)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clue_for_several_is_not_near_in_meaning_to_a_foreign_word(seed: int) -> None:
    state = dealt(seed=seed)
    known, own = lexicon("pl"), places(state, "red")
    foreign = [word for place, word in enumerate(state.table.words) if place not in own]
    near = known.of_clues_by_vectors(foreign).max(axis=1)
    rows = {normalised(word): row for row, word in enumerate(known.clues)}
    several = [clue for clue in plan(seen_by_chief(state)) if len(clue.meant) > 1]
    assert all(near[rows[clue.word]] <= planning.MOST_NEAR for clue in several)


def test_a_clue_less_is_better_than_surer_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    state = dealt()
    first, second, *others = places(state, "red")
    clues = [Planned(f"CLUE {place}", (place,), 1.0) for place in (first, second, *others)]
    both = Planned("BOTH", (first, second), 0.4)
    monkeypatch.setattr(planning, "_read", lambda *_: [*clues, both])
    monkeypatch.setattr(planning, "is_fine", lambda *_: True)
    assert plan(seen_by_chief(state))[-1] == both


def test_no_clue_is_given_twice() -> None:
    state = dealt()
    first = planning.give(seen_by_chief(state))
    TAJNIACY.play(state, chief(state, "red"), first, CHANCE)
    assert first.word not in {clue.word for clue in plan(seen_by_chief(state))}


def test_where_the_judge_likes_no_word_something_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "advise", lambda *_: [Advice("ask", "TAJ-55", "unknown", "")])
    view = seen_by_chief(dealt())
    assert plan(view) == []
    given = planning.give(view)
    assert (given.word, given.number) == ("X", 1)
