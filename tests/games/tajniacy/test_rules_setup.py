"""Tajniacy, clause by clause: components, set-up, the companion, and who sees what."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.games.tajniacy.tables import (
    CHANCE,
    OWN,
    TAJNIACY,
    chief,
    clue,
    dealt,
    on_turn,
    places,
    play,
    time_up,
    touch,
)
from tests.table import tables
from zaslonka.games.tajniacy.content import TEAMS, Options, PerTeam, Team, cards
from zaslonka.games.tajniacy.events import KeyShown, Passed
from zaslonka.games.tajniacy.keys import CARDS, KEYS, four_ways, printed, starters
from zaslonka.games.tajniacy.moves import Finish, Next
from zaslonka.games.tajniacy.state import Hand, operatives
from zaslonka.kernel import Chance, Illegal
from zaslonka.table import lobby, marks


def why_not(options: Options, seats: int) -> tuple[str, str, dict[str, Any]]:
    with pytest.raises(Illegal) as error:
        TAJNIACY.setup(options, seats, CHANCE)
    return error.value.rule, error.value.why, error.value.facts


# Components


@pytest.mark.rule("TAJ-01")
@pytest.mark.parametrize("language", ["pl", "en"])
def test_there_are_200_cards_with_400_different_words(language: Any) -> None:
    words = [side for card in cards(language) for side in card]
    assert len(cards(language)) == 200
    assert len(set(words)) == len(words) == 400
    assert all(word == word.strip().upper() != "" for word in words)


@pytest.mark.rule("TAJ-02")
def test_forty_key_cards_turned_four_ways_make_160_keys() -> None:
    assert len(set(KEYS)) == len(KEYS) == 4 * CARDS == 160
    for key in KEYS:
        others: Team = "blue" if starters(key) == "red" else "red"
        assert Counter(key) == {starters(key): 9, others: 8, "bystander": 7, "assassin": 1}


@pytest.mark.rule("TAJ-02")
def test_a_key_card_is_turned_by_quarters() -> None:
    rows: Any = tuple("abcdefghijklmnopqrstuvwxy")
    upright, right, down, left = map("".join, four_ways(rows))
    assert upright == "abcdefghijklmnopqrstuvwxy"
    assert right == "upkfavqlgbwrmhcxsnidytoje"
    assert down == upright[::-1]
    assert left == right[::-1]


@pytest.mark.rule("TAJ-02", "TAJ-14")
def test_half_of_the_key_cards_let_each_team_start() -> None:
    assert Counter(starters(printed(card)) for card in range(CARDS)) == {"red": 20, "blue": 20}


@pytest.mark.rule("TAJ-03", "TAJ-14")
@pytest.mark.parametrize(("first", "left"), [("red", (9, 8)), ("blue", (8, 9))])
def test_the_starting_team_has_a_ninth_word_to_find(first: Team, left: tuple[int, int]) -> None:
    state = dealt(first=first)
    assert state.table.left == PerTeam(*left)
    assert len(places(state, "bystander")) == 7
    assert len(places(state, "assassin")) == 1
    assert on_turn(state) == ("Giving", (chief(state, first),))


# Set-up


@pytest.mark.rule("TAJ-10", "TAJ-11")
@pytest.mark.parametrize("seats", TAJNIACY.seats)
def test_by_default_teams_sit_alternately_and_their_first_seats_are_spymasters(seats: int) -> None:
    table = dealt(seats).table
    assert table.teams == ("red", "blue", *table.teams)[:seats]
    assert table.spymasters == PerTeam(0, 1)
    assert abs(table.teams.count("red") - table.teams.count("blue")) <= 1


def test_the_sizes_differ_as_all_numbers_of_seats_do() -> None:
    """In how many teams the spymaster has just one operative: two, one or none."""

    def alone(seats: int) -> int:
        table = dealt(seats).table
        return sum(len(operatives(table, team)) == 1 for team in TEAMS)

    assert [alone(seats) for seats in TAJNIACY.sizes] == [2, 1, 0]
    assert {alone(seats) for seats in TAJNIACY.seats} == {2, 1, 0}


@pytest.mark.rule("TAJ-10", "TAJ-11")
def test_teams_and_spymasters_can_be_chosen() -> None:
    options = Options(teams=("blue", "blue", "red", "red", "red"), spymasters=(3, 0))
    state = dealt(5, options)
    assert state.table.spymasters == PerTeam(3, 0)
    assert [bool(hand.key) for hand in state.hands] == [True, False, False, True, False]
    clue(state)
    assert on_turn(state) == ("Guessing", (2, 4))


@pytest.mark.rule("TAJ-10")
def test_a_team_of_fewer_than_two_is_refused() -> None:
    with pytest.raises(Illegal, match=r"TAB-14.*seats"):
        TAJNIACY.setup(Options(), 3, CHANCE)
    teams: tuple[Team, ...] = ("red", "red", "red", "blue")
    facts = {"team": "blue", "least": 2}
    assert why_not(Options(teams=teams), 4) == ("TAJ-10", "team_too_small", facts)
    facts = {"teams": 4, "places": 5}
    assert why_not(Options(teams=teams), 5) == ("TAJ-10", "team_for_each_seat", facts)


@pytest.mark.rule("TAJ-11")
@pytest.mark.parametrize("spymasters", [(0, 2), (0,), (0, 1, 2), (0, 7), (-4, 1), (0, 1, 9)])
def test_each_team_has_exactly_one_spymaster(spymasters: tuple[int, ...]) -> None:
    assert why_not(Options(spymasters=spymasters), 4) == ("TAJ-11", "one_spymaster_each", {})


@pytest.mark.rule("TAJ-12")
@pytest.mark.parametrize("language", ["pl", "en"])
def test_25_words_are_drawn_one_side_of_each_card(language: Any) -> None:
    words = dealt(options=Options(language=language)).table.words
    of = {side: number for number, card in enumerate(cards(language)) for side in card}
    assert len({of[word] for word in words}) == len(words) == 25
    sides = {cards(language)[of[word]].index(word) for word in words}
    assert sides == {0, 1}


@pytest.mark.rule("TAJ-13")
def test_any_of_the_160_keys_may_be_drawn() -> None:
    keys = {
        TAJNIACY.setup(Options(), 4, Chance(seed.to_bytes(32))).hands[0].key for seed in range(1200)
    }
    assert keys == set(KEYS)


@pytest.mark.rule("TAJ-13", "TAJ-90", "TAJ-91")
def test_only_the_two_spymasters_have_the_key() -> None:
    state = dealt(6)
    assert state.hands[0] == state.hands[1]
    assert state.hands[0].key in KEYS
    assert state.hands[2:] == [Hand()] * 4
    assert state.table.key == ()


@pytest.mark.rule("TAJ-15", "TAB-18")
def test_a_rematch_turns_the_cards_over_and_the_next_one_deals_new_ones() -> None:
    first = tables.dealt(4, game="tajniacy")
    again = lobby.emptied(first, "AGAIN", tables.OLA, bytes([1]) * 32)
    for seat, person in enumerate(tables.PEOPLE):
        again = lobby.sit_again(again, person, seat, tables.nonce(seat + 9), tables.NOW)
    backs = {front: back for card in cards("pl") for front, back in (card, card[::-1])}
    words = first.state.table.words
    assert set(again.state.table.words) == {backs[word] for word in words}
    third = lobby.emptied(again, "THIRD", tables.OLA, bytes([2]) * 32)
    assert third.options == first.options


@pytest.mark.rule("TAJ-15", "TAJ-83")
@pytest.mark.parametrize("options", [Options(words=OWN), Options(companion=True)])
def test_a_rematch_without_printed_cards_turns_nothing(options: Options) -> None:
    assert TAJNIACY.again(options, dealt(options=options).table) == options


# Words of the players' own


@pytest.mark.rule("TAJ-83")
def test_players_may_bring_words_of_their_own() -> None:
    state = dealt(options=Options(words=(*OWN, "żółw’ik", "X-99")))
    assert len(state.table.words) == 25
    written = {word.upper() for word in (*OWN, "żółw'ik", "x-99")}
    assert set(state.table.words) < written


@pytest.mark.rule("TAJ-83")
@pytest.mark.parametrize(
    ("words", "why", "facts"),
    [
        (OWN[:24], "too_few_words", {"words": 24, "least": 25}),
        ((*OWN, "SŁOWO  7"), "word_twice", {"word": "SŁOWO 7"}),
        ((*OWN, "kot!"), "word_not_spelled", {"word": "KOT!"}),
        ((*OWN, ""), "word_not_spelled", {"word": ""}),
        ((*OWN, "!" * 50), "word_not_spelled", {"word": "!" * 40}),
        ((*OWN, "a" * 41), "word_too_long", {"word": "A" * 40, "most": 40}),
        (tuple(map(str, range(1001))), "too_many_words", {"words": 1001, "most": 1000}),
    ],
)
def test_a_bad_list_is_refused_with_the_reason(
    words: tuple[str, ...], why: str, facts: dict[str, Any]
) -> None:
    assert why_not(Options(words=words), 4) == ("TAJ-83", why, facts)
    assert why_not(Options(turned=words), 4) == ("TAJ-83", why, facts)


@pytest.mark.rule("TAJ-83")
def test_a_list_may_be_as_long_as_it_may() -> None:
    words = (*map(str, range(999)), "a" * 40)
    assert dealt(options=Options(words=words)).table.options.words == words


# With the boxed game


@pytest.mark.rule("TAJ-81")
def test_the_companion_has_a_key_and_turns_but_no_words() -> None:
    options = Options(companion=True, clue_seconds=60, guess_seconds=90)
    state = dealt(options=options, first="blue")
    assert state.table.words == ()
    assert state.hands[0].key in KEYS
    assert on_turn(state) == ("Boxed", (1, 0))
    assert TAJNIACY.seconds(state.table) == 60
    assert play(state, (0, Next())) == [Passed("blue", "guesses")]
    assert TAJNIACY.seconds(state.table) == 90
    assert time_up(state) == [Passed("red", "clue")]
    assert time_up(state) == [Passed("red", "guesses")]
    assert play(state, (1, Next())) == [Passed("blue", "clue")]
    key = state.hands[0].key
    assert play(state, (1, Finish("red"))) == [KeyShown("red", key)]
    assert TAJNIACY.result(state.table).winners == (0, 2)


# What each seat sees


@pytest.mark.rule("TAJ-90", "TAJ-91", "TAJ-42")
@pytest.mark.parametrize("seat", [2, 3, None])
def test_operatives_and_spectators_see_what_lies_open_and_no_key(seat: int | None) -> None:
    state = dealt()
    clue(state, 2, "zupa")
    touch(state, "red")
    view = TAJNIACY.view(state, seat)
    assert view.table.clues[0].word == "ZUPA"
    assert view.table.left == PerTeam(8, 8)
    assert view.table.covered.count("red") == 1
    assert view.hand in (None, Hand())
    assert b"assassin" not in msgspec.json.encode(view)


@pytest.mark.rule("TAJ-22", "TAJ-92")
def test_operatives_talk_and_mark_for_their_team_and_spymasters_do_not() -> None:
    state = dealt(5)
    teams = [TAJNIACY.team(state.table, seat) for seat in range(5)]
    assert teams == [0, 1, 0, 1, 0]
    speak = [TAJNIACY.may_speak(state.table, seat) for seat in range(5)]
    assert speak == [False, False, True, True, True]


@pytest.mark.rule("TAJ-92", "TAB-22")
def test_marks_of_operatives_are_for_their_own_team_alone() -> None:
    table = marks.mark(tables.dealt(4, game="tajniacy"), tables.EWA, "word:7", on=True)
    seen = {seat: bool(marks.seen_by(table, seat)) for seat in (0, 1, 2, 3, None)}
    assert seen == {0: True, 2: True, 1: False, 3: False, None: False}
    with pytest.raises(Illegal):
        marks.mark(table, tables.OLA, "word:7", on=True)


@pytest.mark.rule("TAJ-22")
def test_after_the_end_spymasters_may_talk_again() -> None:
    state = dealt()
    clue(state)
    touch(state, "assassin")
    assert TAJNIACY.may_speak(state.table, 0)
    assert TAJNIACY.may_speak(state.table, 1)


@pytest.mark.rule("TAJ-10", "TAJ-60", "TAJ-81")
def test_the_variants_use_what_is_off_and_the_sizes_the_smallest_and_the_largest_table() -> None:
    assert TAJNIACY.variants == (
        Options(abbreviations=True, proper_names=False, homonyms=False, companion=False),
        Options(language="en", abbreviations=True, proper_names=True, homonyms=True),
        Options(companion=True),
    )
    assert Options().abbreviations
    assert list(TAJNIACY.seats) == [4, 5, 6, 7, 8, 9, 10, 11, 12]
    assert TAJNIACY.sizes == (4, 5, 12)


@pytest.mark.rule("TAJ-81")
def test_either_spymaster_is_offered_all_that_can_be_said_in_the_companion() -> None:
    state = dealt(options=Options(companion=True))
    for team in TEAMS:
        offered = list(TAJNIACY.legal(TAJNIACY.view(state, chief(state, team))))
        assert offered == [Next(), Finish("red"), Finish("blue")]
