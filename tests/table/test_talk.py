"""Talk at the table and in teams, and the marks of a team."""

import itertools
from typing import get_args

import pytest

from tests.table.sides import play_in_teams
from tests.table.tables import EWA, IGA, JAN, NOW, OLA, dealt, empty, moved, on_turn, played_out
from zaslonka.kernel import Illegal
from zaslonka.kernel.talk import Phrased, Words
from zaslonka.table import leaving, marks, talk
from zaslonka.table.info import Mark
from zaslonka.table.live import LiveTable

NUMBERS = itertools.count()


def said(
    table: LiveTable, person: str, words: Words, *, to: talk.Channel = "table", now: int = NOW
) -> LiveTable:
    return talk.say(table, person, to, words, f"line {next(NUMBERS)}", now)


def heard(table: LiveTable, seat: int | None) -> list[Words]:
    return [line.said for line in table.talk if talk.hears(table, seat, line)]


@pytest.fixture
def sides(monkeypatch: pytest.MonkeyPatch) -> LiveTable:
    """Ola and Ewa against Jan and Iga, who is silent."""
    play_in_teams(monkeypatch)
    return dealt(4)


# Everybody's


@pytest.mark.rule("TAB-19")
@pytest.mark.parametrize("table", [empty(), dealt(), played_out(dealt())])
def test_who_has_a_seat_may_talk_whenever_they_like_and_everybody_hears(table: LiveTable) -> None:
    after = said(table, OLA, "Cześć!")
    assert heard(after, 0) == heard(after, 1) == heard(after, None) == ["Cześć!"]
    assert after.talk[0].ply == table.ply
    with pytest.raises(Illegal, match=r"TAB-04.*no_seat"):
        said(table, EWA, "A ja?")
    with pytest.raises(Illegal, match=r"TAB-04.*no_seat"):
        talk.say(table, None, "table", "A ja?", "1", NOW)


@pytest.mark.rule("TAB-19")
@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  dwa \n słowa\t", "dwa słowa"),
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("a\u0000b\u0007c\u001b[31md", "abc[31md"),
        ("ev\u202eil\u2066\ufeff", "evil"),
        ("za\u017c\u00f3\u0142c", "zażółc"),
        ("z\u0307o\u0301", "żó"),
        (
            "\U0001f468\u200d\U0001f469\u200d\U0001f467",
            "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        ),
        ("x" * talk.MOST_CHARACTERS, "x" * talk.MOST_CHARACTERS),
    ],
)
def test_a_line_is_plain_text(typed: str, kept: str) -> None:
    assert heard(said(dealt(), OLA, typed), None) == [kept]


@pytest.mark.rule("TAB-19")
@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "nothing_said"),
        (" \n\u200b\u200d ", "nothing_said"),
        ("x" * (talk.MOST_CHARACTERS + 1), "line_too_long"),
    ],
)
def test_an_empty_or_endless_line_is_refused(typed: str, why: str) -> None:
    with pytest.raises(Illegal, match=rf"TAB-19.*{why}"):
        said(dealt(), OLA, typed)


@pytest.mark.rule("TAB-19")
def test_nobody_floods_the_table() -> None:
    table = dealt()
    for number in range(talk.BURST_LINES):
        table = said(table, OLA, str(number), now=NOW + number)
    with pytest.raises(Illegal, match=r"TAB-19.*too_much_talk"):
        said(table, OLA, "more", now=NOW + talk.BURST_LINES)
    said(table, JAN, "mine", now=NOW + talk.BURST_LINES)
    said(table, OLA, "later", now=NOW + talk.BURST_SECONDS * 1000)


@pytest.mark.rule("TAB-19")
def test_only_the_last_lines_are_kept() -> None:
    table = dealt()
    for number in range(talk.LINES_KEPT + 2):
        table = said(table, OLA, str(number), now=NOW + number * talk.BURST_SECONDS * 1000)
    assert [heard(table, 1)[0], heard(table, 1)[-1]] == ["2", str(talk.LINES_KEPT + 1)]
    assert len(table.talk) == talk.LINES_KEPT


def test_a_line_sent_again_is_not_said_twice() -> None:
    once = talk.say(dealt(), OLA, "table", "raz", "same", NOW)
    assert talk.say(once, OLA, "table", "raz", "same", NOW) is once
    assert len(talk.say(once, JAN, "table", "dwa", "same", NOW).talk) == 2


def test_what_a_forgotten_person_said_goes() -> None:
    table = said(said(dealt(), OLA, "zostaje"), JAN, "znika")
    assert heard(leaving.forgotten(table, JAN, NOW), 0) == ["zostaje"]


# A team's


@pytest.mark.rule("TAB-20")
def test_a_teams_talk_is_heard_by_that_team_alone(sides: LiveTable) -> None:
    table = said(said(sides, OLA, "bierzemy", to="team"), JAN, "czekamy", to="team")
    assert heard(table, 0) == heard(table, 2) == ["bierzemy"]
    assert heard(table, 1) == heard(table, 3) == ["czekamy"]
    assert heard(table, None) == []
    over = played_out(table)
    assert (heard(over, 0), heard(over, None)) == (["bierzemy"], [])


@pytest.mark.rule("TAB-20")
def test_who_must_be_silent_says_nothing_until_the_game_is_over(sides: LiveTable) -> None:
    for to in get_args(talk.Channel):
        with pytest.raises(Illegal, match=r"TAB-20.*silent"):
            said(sides, IGA, "wąż", to=to)
    assert sides.silent() == (3,)
    assert heard(said(played_out(sides), IGA, "uff"), None) == ["uff"]


@pytest.mark.rule("TAB-20")
def test_without_teams_there_is_no_talk_in_teams(sides: LiveTable) -> None:
    with pytest.raises(Illegal, match=r"TAB-20.*no_team"):
        said(empty(4), OLA, "halo", to="team")


@pytest.mark.rule("TAB-20")
def test_how_much_a_team_says_is_not_seen_in_what_others_keep(sides: LiveTable) -> None:
    table = said(sides, OLA, "pierwsze")
    for number in range(talk.LINES_KEPT):
        table = said(
            table, JAN, str(number), to="team", now=NOW + number * talk.BURST_SECONDS * 1000
        )
    assert heard(table, 0) == ["pierwsze"]
    assert len(heard(table, 1)) == talk.LINES_KEPT + 1


# Phrases


@pytest.mark.rule("TAB-21", "CHY-53")
def test_a_phrase_is_said_by_its_name_and_a_promise_is_marked(sides: LiveTable) -> None:
    table = said(sides, OLA, Phrased("avoid", {"card": "sum"}))
    table = said(table, OLA, Phrased("spare", seat=1))
    assert [line.promise for line in table.talk] == [False, True]
    assert heard(table, 1) == [Phrased("avoid", {"card": "sum"}), Phrased("spare", seat=1)]


@pytest.mark.rule("TAB-21")
@pytest.mark.parametrize(
    ("phrase", "why"),
    [
        (Phrased("swear"), "no_such_phrase"),
        (Phrased("hurry", {"card": "sum"}), "phrase_not_filled_in"),
        (Phrased("hurry", seat=1), "phrase_not_filled_in"),
        (Phrased("avoid"), "phrase_not_filled_in"),
        (Phrased("avoid", {"card": "<b>"}), "phrase_not_filled_in"),
        (Phrased("spare"), "phrase_not_filled_in"),
        (Phrased("spare", seat=4), "phrase_not_filled_in"),
        (Phrased("spare", seat=-1), "phrase_not_filled_in"),
    ],
)
def test_a_phrase_is_filled_in_as_the_game_says(
    sides: LiveTable, phrase: Phrased, why: str
) -> None:
    with pytest.raises(Illegal, match=rf"TAB-21.*{why}"):
        said(sides, OLA, phrase)


# Marks


@pytest.mark.rule("TAB-11", "TAB-22")
def test_a_mark_is_seen_by_its_team_alone_until_it_is_taken_away(sides: LiveTable) -> None:
    table = marks.mark(sides, JAN, "word:7", True)
    assert marks.seen_by(table, 1) == marks.seen_by(table, 3) == (Mark(1, "word:7"),)
    assert marks.seen_by(table, 0) == marks.seen_by(table, 2) == marks.seen_by(table, None) == ()
    assert marks.mark(table, JAN, "word:7", True) is table
    assert marks.mark(table, OLA, "word:7", False) is table
    assert marks.mark(table, JAN, "word:7", False).marks == ()


@pytest.mark.rule("TAB-22")
def test_marks_are_for_those_who_may_speak_and_have_a_team(sides: LiveTable) -> None:
    with pytest.raises(Illegal, match=r"TAB-20.*silent"):
        marks.mark(sides, IGA, "word:7", True)
    with pytest.raises(Illegal, match=r"TAB-15.*not_dealt"):
        marks.mark(empty(4), OLA, "word:7", True)
    with pytest.raises(Illegal, match=r"TAB-03.*game_over"):
        marks.mark(played_out(sides), OLA, "word:7", True)
    table = sides
    for number in range(marks.MOST):
        table = marks.mark(table, OLA, f"word:{number}", True)
    with pytest.raises(Illegal, match=r"TAB-22.*too_many_marks"):
        marks.mark(table, OLA, "word:one_more", True)
    marks.mark(table, EWA, "word:one_more", True)


@pytest.mark.rule("TAB-22")
def test_without_teams_nothing_is_marked() -> None:
    with pytest.raises(Illegal, match=r"TAB-22.*no_team"):
        marks.mark(dealt(), OLA, "word:7", True)


@pytest.mark.rule("TAB-22")
def test_a_teams_marks_go_when_the_turn_passes_to_the_other(sides: LiveTable) -> None:
    table = marks.mark(marks.mark(sides, OLA, "a", True), JAN, "b", True)
    turn = on_turn(table) % 2
    after = moved(table)
    assert on_turn(after) % 2 != turn
    assert after.marks == (Mark(1 - turn, "ab"[1 - turn]),)
