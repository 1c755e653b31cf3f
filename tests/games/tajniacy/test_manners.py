"""Robots beside people of their team: they think aloud, and leave the touching to people."""

import pytest

from tests.games.tajniacy.kit import red_begins
from tests.games.tajniacy.tables import TAJNIACY
from tests.server.party import Party
from tests.table.tables import NOW, PEOPLE, dealt, on_turn
from zaslonka.games.tajniacy.moves import GiveClue, Stop, Touch
from zaslonka.kernel.talk import Opinion
from zaslonka.table import leaving, manners, marks, playing
from zaslonka.table.info import Mark
from zaslonka.table.live import LiveTable


def guessing() -> LiveTable:
    """Seats 0 to 3 are people, spymasters 0 and 1; of each team one more operative is a bot."""
    table = dealt(6, bots=2, game=TAJNIACY.name)
    return playing.play(table, on_turn(table), GiveClue("kosmos", 2), NOW)


def seats(table: LiveTable) -> tuple[int, int]:
    """The person and the bot who guess now."""
    person, bot = table.waiting()
    return person, bot


@pytest.mark.rule("TAB-60")
def test_beside_a_person_who_is_here_a_bot_defers() -> None:
    table = guessing()
    person, bot = seats(table)
    assert manners.defers(table, bot, PEOPLE)
    assert not manners.defers(table, bot, [])
    assert not manners.defers(table, bot, [PEOPLE[1 - person % 2]])


@pytest.mark.rule("TAB-60")
def test_a_bot_decides_for_who_has_asked_it_until_the_turn_passes() -> None:
    table = guessing()
    person, bot = seats(table)
    asked = marks.mark(table, PEOPLE[person], manners.asking(bot), True)
    assert not manners.defers(asked, bot, PEOPLE)
    assert manners.defers(marks.mark(asked, PEOPLE[person], f"seat:{bot}", False), bot, PEOPLE)
    key = table.state.hands[0].key
    team = table.state.table.teams[bot]
    found = playing.play(asked, bot, Touch(key.index(team)), NOW)
    assert not manners.defers(found, bot, PEOPLE)
    over = playing.play(found, bot, Stop(), NOW)
    assert Mark(person, manners.asking(bot)) not in over.marks


@pytest.mark.rule("TAB-60", "TAB-22")
def test_what_it_thinks_is_marked_for_its_team_alone_and_the_newest_counts() -> None:
    table = guessing()
    person, bot = seats(table)
    once = manners.thought(table, bot, [Opinion("word:3", 80), Opinion("word:4", 20)])
    twice = manners.thought(once, bot, [Opinion("word:5", 60)])
    assert marks.seen_by(twice, person) == (Mark(bot, "word:5", 60),)
    rivals = [seat for seat in range(6) if table.team_of(seat) != table.team_of(bot)]
    assert all(marks.seen_by(twice, seat) == () for seat in (*rivals, None))


@pytest.mark.rule("TAB-60")
def test_bots_alone_decide_as_ever() -> None:
    table = guessing()
    person, bot = seats(table)
    left = leaving.handed_over(table, person, "sredni", NOW)
    assert not manners.defers(left, bot, PEOPLE)
    assert not manners.defers(left, person, PEOPLE)


@pytest.mark.rule("TAB-60", "TAJ-30", "TAJ-92")
def test_at_a_table_the_robot_marks_and_touches_only_when_asked(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    red_begins(monkeypatch)
    options = {"teams": ["red", "red", "red", "blue", "blue"], "spymasters": [1, 3]}
    (ola,) = party.sit(1, game=TAJNIACY.name, options=options, bots=4)
    ola.take_until(lambda: any(mark.get("percent") for mark in ola.marks))
    robots = {mark["seat"] for mark in ola.marks if mark.get("percent")}
    assert robots == {2}
    assert ola.my_turn
    before = ola.position["ply"]
    ola.do("mark", thing="seat:2", on=True)
    ola.take_until(lambda: ola.position["ply"] > before)
