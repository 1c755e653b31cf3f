"""The spymaster of a daily task: all words that are left, on as few clues as can be."""

from itertools import chain

import numpy as np
import pytest

from tests.games.tajniacy.tables import CHANCE, TAJNIACY, chief, dealt, places
from zaslonka.games.tajniacy import judge, planning
from zaslonka.games.tajniacy.content import Kind, Options
from zaslonka.games.tajniacy.judge import Advice
from zaslonka.games.tajniacy.meaning import lexicon
from zaslonka.games.tajniacy.planning import Planned, plan
from zaslonka.games.tajniacy.rules import State
from zaslonka.games.tajniacy.spelling import normalised
from zaslonka.games.tajniacy.state import View
from zaslonka.kernel import Chance
from zaslonka.kernel.levels import LANGUAGES, Language

SEEDS = range(4)
KINDS_OF_OTHERS: tuple[Kind, ...] = ("assassin", "blue", "bystander")


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
    rows = {normalised(word): row for row, word in enumerate(known.clues)}
    several = planning.for_several(seen_by_chief(state), own)
    for kind in KINDS_OF_OTHERS:
        others = [state.table.words[place] for place in places(state, kind)]
        near = known.of_clues_by_vectors(others).max(axis=1)
        most = planning.MOST_NEAR["rivals" if kind == "blue" else kind]
        assert all(near[rows[clue.word]] <= most for clue in several)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_clue_for_several_says_little_of_foreign_words(language: Language, seed: int) -> None:
    """Least of the assassin, then of the rivals' words; a link by a third word counts, too."""
    state = dealt(options=Options(language=language), seed=seed)
    known, words = lexicon(language), state.table.words
    for clue in planning.for_several(seen_by_chief(state), places(state, "red")):
        least = min(known.of(clue.word, [words[place] for place in clue.meant]))
        assert least >= planning.LEAST_SAID
        for kind in KINDS_OF_OTHERS:
            others = [words[place] for place in places(state, kind)]
            most = planning.MOST_OF_OTHERS["rivals" if kind == "blue" else kind] * least
            assert max(known.of(clue.word, others)) <= most
            assert planning.SECOND_HAND * max(known.at_second_hand(clue.word, others)) <= most


def test_of_a_holiday_people_think_of_the_sun_by_the_beach() -> None:
    """The clues that readers of tasks were misled by are no clues beside these words any more."""
    known = lexicon("en")
    misled = [("HOLIDAY", "CABIN", "SUN"), ("OLD", "TURTLE", "MUMMY"), ("FUR", "RABBIT", "MOUSE")]
    for clue, meant, other in misled:
        said = max(
            float(known.of(clue, [other])[0]),
            planning.SECOND_HAND * float(known.at_second_hand(clue, [other])[0]),
        )
        least = float(known.of(clue, [meant])[0])
        assert least >= planning.LEAST_SAID
        assert said > planning.MOST_OF_OTHERS["bystander"] * least


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_clue_for_several_calls_few_words_to_mind(language: Language, seed: int) -> None:
    """Of what is said of many things, no list has them all: people know more animals than we do."""
    state = dealt(options=Options(language=language), seed=seed)
    known = lexicon(language)
    rows = {normalised(word): row for row, word in enumerate(known.clues)}
    several = planning.for_several(seen_by_chief(state), places(state, "red"))
    given = np.array([rows[clue.word] for clue in several], int)
    assert max(known.called_by_clues(given), default=0) <= planning.MOST_CALLED
    assert min(given, default=planning.TOO_COMMON) >= planning.TOO_COMMON


@pytest.mark.parametrize(
    ("language", "clue"),
    [("en", "ANIMAL"), ("en", "METAL"), ("en", "OLD"), ("pl", "ZWIERZĘ"), ("pl", "MAŁY")],
)
def test_what_readers_of_tasks_found_more_words_for_than_we_know_is_no_clue(
    language: Language, clue: str
) -> None:
    known = lexicon(language)
    row = known.clues.index(clue.lower())
    called = known.called_by_clues(np.array([row]))[0]
    assert called > planning.MOST_CALLED or row < planning.TOO_COMMON


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_for_one_word_says_it_and_is_another_each_time(language: Language) -> None:
    state = dealt(options=Options(language=language))
    view, (place, *_) = seen_by_chief(state), places(state, "red")
    given = [planning.give_for(view, place, Chance(bytes([number]) * 16)) for number in range(8)]
    assert {(clue.number, clue.meant) for clue in given} == {(1, (place,))}
    assert len({clue.word for clue in given}) > 3
    for clue in given:
        said = lexicon(language).of(clue.word, state.table.words)
        assert said.argmax() == place
        assert all(one.verdict == "fine" for one in judge.advise_on(state.table, clue.word))


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
    first = planning.give(seen_by_chief(state), CHANCE)
    TAJNIACY.play(state, chief(state, "red"), first, CHANCE)
    assert first.word not in {clue.word for clue in plan(seen_by_chief(state))}


def test_where_the_judge_likes_no_word_something_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "advise", lambda *_: [Advice("ask", "TAJ-55", "unknown", "")])
    view = seen_by_chief(dealt())
    assert plan(view) == []
    given = planning.give(view, CHANCE)
    assert (given.word, given.number) == ("X", 1)
