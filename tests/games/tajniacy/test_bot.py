"""The bots of Tajniacy: what they say, touch, and do as judges."""

import time
from statistics import mean
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.tajniacy.tables import (
    CHANCE,
    TAJNIACY,
    chief,
    clue,
    dealt,
    guesser,
    places,
    play,
    touch,
)
from zaslonka.games.tajniacy import judge, operative, spymaster
from zaslonka.games.tajniacy.bot import PLAYERS, decide, opine
from zaslonka.games.tajniacy.content import LAID, Options, Team
from zaslonka.games.tajniacy.judge import Advice
from zaslonka.games.tajniacy.meaning import lexicon
from zaslonka.games.tajniacy.moves import (
    Answer,
    Ask,
    Cover,
    LetStand,
    Object,
    Stop,
    Touch,
)
from zaslonka.games.tajniacy.rules import State
from zaslonka.games.tajniacy.state import Clue, uncovered
from zaslonka.kernel import Chance, Seat
from zaslonka.kernel.levels import LEVELS, Level

SEED = b"a bot's own"

WORDS = (
    *("SAMOLOT", "KSIĄŻKA", "ZUPA", "KOŃ", "ZAMEK", "RAKIETA", "PIANINO", "LAS", "KORONA"),
    *("LEKARZ", "CHLEB", "RYBA", "KOMPUTER", "ZEGAR", "BUT", "SERCE", "MOST", "SZKOŁA"),
    *("KSIĘŻYC", "DIAMENT", "PIES", "LÓD", "TEATR", "OKO", "WOJNA"),
)


def move(state: State, seat: Seat, level: Level = "mistrz") -> Any:
    return decide(TAJNIACY.view(state, seat), level, SEED)


def with_words(*named: str, team: Team = "red") -> State:
    """A game with these words, the team's own first, on places that the key gives it."""
    state = dealt(first=team)
    others = [word for word in WORDS if word not in named]
    own = places(state, team)[: len(named)]
    words = dict(zip(own, named, strict=True))
    state.table.words = tuple(words.get(place) or others.pop() for place in range(LAID))
    return state


# Spymasters


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("level", LEVELS)
def test_the_judge_has_nothing_against_a_bots_clue(level: Level, language: Any) -> None:
    options = Options(language=language)
    for seed in range(8):
        state = dealt(options=options, seed=seed)
        given = move(state, chief(state, "red"), level)
        words = [state.table.words[place] for place in uncovered(state.table)]
        advice = judge.advise(given.word, words, language, options)
        assert all(one.verdict == "fine" for one in advice)
        assert 1 <= given.number <= PLAYERS[level].gives.most


def test_a_clue_says_more_of_the_words_it_is_meant_for_than_of_the_assassin() -> None:
    for seed in range(20):
        state = dealt(seed=seed)
        view = TAJNIACY.view(state, chief(state, "red"))
        found = spymaster.find(view, PLAYERS["mistrz"].gives, CHANCE)
        assert {state.hands[0].key[place] for place in found.meant} == {"red"}
        words = [state.table.words[place] for place in (*found.meant, *places(state, "assassin"))]
        *meant, deadly = lexicon("pl").of(found.word, words)
        assert min(meant) > deadly


def test_where_the_judge_likes_no_word_a_letter_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """TAJ-62: it is always a clue."""
    monkeypatch.setattr(judge, "advise", lambda *_: [Advice("ask", "TAJ-55", "unknown", "")])
    state = dealt()
    given = move(state, chief(state, "red"))
    assert (given.word, given.number) == ("X", 1)


def test_a_clue_is_found_for_words_that_nobody_knows() -> None:
    words = tuple(f"{letter}ŹŻĘĄĘŹ" for letter in "ABCDEFGHIJKLMNOPRSTUWYZĆŁ")
    state = dealt(options=Options(words=words))
    assert move(state, chief(state, "red")).number == 1


def test_a_word_that_an_earlier_clue_has_pointed_at_is_worth_less() -> None:
    state = with_words("MOST", "KOŃ")
    state.table.clues = (Clue(team="red", word="SIODŁO", number=2, warned=()),)
    places_of = [state.table.words.index(word) for word in ("MOST", "KOŃ")]
    most, horse = spymaster.worth_of(state.table, "red", places_of)
    assert horse < most
    assert most > 0.99


# Operatives


def test_the_likeliest_word_is_touched_first() -> None:
    state = with_words("SAMOLOT", "KSIĄŻKA", "ZUPA")
    for word, meant in (("lotnisko", "SAMOLOT"), ("biblioteka", "KSIĄŻKA"), ("łyżka", "ZUPA")):
        state = with_words("SAMOLOT", "KSIĄŻKA", "ZUPA")
        clue(state, 1, word)
        assert move(state, guesser(state.table)) == Touch(state.table.words.index(meant))


def test_a_form_of_a_word_is_understood() -> None:
    state = with_words("SAMOLOT")
    clue(state, 1, "lotniskami")
    assert move(state, guesser(state.table)) == Touch(state.table.words.index("SAMOLOT"))


def test_after_the_announced_words_it_stops() -> None:
    state = with_words("SAMOLOT")
    clue(state, 1, "lotnisko")
    touch(state, "red")
    assert move(state, guesser(state.table)) == Stop()


def test_once_more_it_guesses_at_what_an_earlier_clue_has_left() -> None:
    state = with_words("ZUPA", "SAMOLOT")
    soup, plane = places(state, "red")[:2]
    clue(state, 1, "lotnisko")
    play(state, (guesser(state.table), Touch(places(state, "bystander")[0])))
    clue(state, 1, "X")
    play(state, (guesser(state.table), Touch(places(state, "bystander")[0])))
    clue(state, 1, "łyżka")
    play(state, (guesser(state.table), Touch(soup)))
    assert move(state, guesser(state.table)) == Touch(plane)


def test_with_zero_it_keeps_off_what_the_clue_says() -> None:
    state = with_words("SAMOLOT")
    clue(state, 0, "lotnisko")
    touched = move(state, guesser(state.table))
    assert isinstance(touched, Touch)
    assert state.table.words[touched.place] not in ("SAMOLOT", "RAKIETA")


# Rivals


@pytest.mark.rule("TAJ-52", "TAJ-70")
def test_a_rival_objects_to_what_is_illegal_and_lets_the_rest_stand() -> None:
    state = with_words("KSIĄŻKA")
    rival = chief(state, "blue")
    clue(state, 1, "książeczka", stands=False)
    assert move(state, rival) == Object("TAJ-52")
    state = with_words("KSIĄŻKA")
    clue(state, 1, "biblioteka", stands=False)
    assert move(state, rival) == LetStand()


@pytest.mark.rule("TAJ-59")
@pytest.mark.parametrize(("word", "yes"), [("książeczka", False), ("biblioteka", True)])
def test_a_rival_answers_questions(word: str, yes: bool) -> None:
    state = with_words("KSIĄŻKA")
    play(state, (chief(state, "red"), Ask(word)))
    assert move(state, chief(state, "blue")) == Answer(yes)


@pytest.mark.rule("TAJ-59")
def test_who_has_said_yes_does_not_object() -> None:
    state = with_words("KSIĄŻKA")
    red, blue = chief(state, "red"), chief(state, "blue")
    play(state, (red, Ask("książeczka")), (blue, Answer(True)))
    clue(state, 1, "książeczka", stands=False)
    assert move(state, blue) == LetStand()


@pytest.mark.rule("TAJ-71")
def test_for_a_bad_clue_a_rival_covers_a_word_of_its_own() -> None:
    state = with_words("KSIĄŻKA")
    clue(state, 1, "książeczka", stands=False)
    play(state, (chief(state, "blue"), Object("TAJ-52")))
    covered = move(state, chief(state, "blue"))
    assert isinstance(covered, Cover)
    assert covered.place in places(state, "blue")


# Levels


def won(better: Level, worse: Level, games: int) -> float:
    """The part of games that the better team wins, beginning every other one."""
    wins = []
    for number in range(games):
        first: Team = "red" if number % 2 else "blue"
        state, ply = dealt(first=first, seed=number), 0
        while seats := TAJNIACY.must_act(state.table):
            seat, ply = seats[0], ply + 1
            level = better if state.table.teams[seat] == "red" else worse
            TAJNIACY.play(state, seat, move(state, seat, level), Chance(SEED, ply))
        wins.append(state.table.winner == "red")
    return mean(wins)


@pytest.mark.parametrize(("better", "worse"), [("mistrz", "sredni"), ("sredni", "latwy")])
def test_each_level_beats_the_one_below(better: Level, worse: Level) -> None:
    assert won(better, worse, 40) > 0.55


def test_a_decision_takes_less_than_fifty_milliseconds() -> None:
    state = dealt()
    seat = chief(state, "red")
    move(state, seat)
    times = []
    for _ in range(5):
        start = time.process_time()
        move(state, seat)
        times.append(time.process_time() - start)
    assert min(times) < 0.05


# What a level never does


@pytest.mark.parametrize("level", LEVELS)
def test_no_whim_beats_a_near_certain_link_to_the_newest_clue(level: Level) -> None:
    for number in range(25):
        state = with_words("SAMOLOT", "KSIĄŻKA")
        clue(state, 1, "lotnisko")
        seat, place = guesser(state.table), state.table.words.index("SAMOLOT")
        strength = lexicon("pl").of("lotnisko", ["SAMOLOT"])[0]
        assert strength >= operative.NEAR_CERTAIN
        touched = decide(TAJNIACY.view(state, seat), level, bytes([number]))
        assert touched == Touch(place)


def one_left_for_blue(state: State) -> None:
    """The blue team has one word to find, and nothing was said of it."""
    hidden = places(state, "blue")[1:]
    covered = list(state.table.covered)
    for place in hidden:
        covered[place] = "blue"
    state.table.covered = tuple(covered)
    state.table.left = state.table.left.but("blue", 1)


def test_mistrz_takes_the_risk_when_the_rivals_win_next_turn() -> None:
    state = with_words("SAMOLOT")
    clue(state, 2, "lotnisko")
    touch(state, "red")
    seat = guesser(state.table)
    words = [state.table.words[place] for place in uncovered(state.table)]
    assert lexicon("pl").of("lotnisko", words).max() < 0.3
    state.table.clues = (*state.table.clues[:-1], replace(state.table.clues[-1], number=1))
    assert move(state, seat) == Stop()
    one_left_for_blue(state)
    assert isinstance(move(state, seat), Touch)
    assert move(state, seat, "sredni") == Stop()


def test_mistrz_gives_a_clue_for_all_its_words_when_the_rivals_win_next_turn() -> None:
    state = dealt()
    seat = chief(state, "red")
    own = places(state, "red")
    covered = list(state.table.covered)
    for place in own[3:]:
        covered[place] = "red"
    state.table.covered = tuple(covered)
    state.table.left = state.table.left.but("red", 3)
    one_left_for_blue(state)
    assert move(state, seat).number == 3
    assert set(move(state, seat).meant) == set(own[:3])


@pytest.mark.rule("TAJ-87")
def test_a_bot_notes_what_its_clue_is_meant_for() -> None:
    state = dealt()
    given = move(state, chief(state, "red"))
    assert len(given.meant) == given.number
    assert set(given.meant) <= set(places(state, "red"))
    facts = TAJNIACY.in_words(TAJNIACY.view(state, chief(state, "red")), given)
    assert facts["words"] == [state.table.words[place] for place in given.meant]


@pytest.mark.rule("TAJ-64", "TAJ-59")
@pytest.mark.parametrize(
    "word", ["trzecie słowo od lewej", "ojciec chrzestny", "castle", "książki"]
)
def test_a_bot_says_no_to_phrases_translations_and_relatives(word: str) -> None:
    state = with_words("KSIĄŻKA", "ZAMEK")
    play(state, (chief(state, "red"), Ask(word)))
    assert move(state, chief(state, "blue")) == Answer(False)


@pytest.mark.rule("TAB-60")
def test_an_operative_has_odds_for_the_words_it_thinks_of() -> None:
    state = with_words("SAMOLOT", "KSIĄŻKA")
    clue(state, 1, "lotnisko")
    view = TAJNIACY.view(state, guesser(state.table))
    first, *others = opine(view, "mistrz", SEED)
    assert first.thing == f"word:{state.table.words.index('SAMOLOT')}"
    assert 80 <= first.percent <= 95
    assert all(other.percent <= first.percent for other in others)
    assert opine(TAJNIACY.view(state, chief(state, "red")), "mistrz", SEED) == ()
