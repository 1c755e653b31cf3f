"""What spymasters do unseen is told to nobody else, and leaves no gap."""

from itertools import pairwise

import msgspec
import pytest

from tests.games.tajniacy.tables import TAJNIACY
from tests.table.tables import EWA, IGA, JAN, NOW, OLA, dealt, on_turn
from zaslonka.games.tajniacy.moves import Answer, Ask
from zaslonka.kernel.talk import Line
from zaslonka.protocol import telling
from zaslonka.server.tables import actor
from zaslonka.store import tables
from zaslonka.table import agreeing, clocks, playing
from zaslonka.table.info import Clock
from zaslonka.table.live import LiveTable


def asked_and_answered() -> list[LiveTable]:
    """One spymaster asks the other, who answers; then the clue's time is out."""
    played = [dealt(4, game=TAJNIACY.name)]
    giver, rival = played[0].rules.to_act(played[0].state.table)
    played.append(playing.play(played[-1], giver, Ask("zupa"), NOW))
    played.append(playing.play(played[-1], rival, Answer(True), NOW))
    played.append(playing.time_up(played[-1], NOW))
    return played


@pytest.mark.rule("TAJ-59", "TAJ-22")
def test_a_ply_of_which_a_seat_learns_nothing_is_not_told_to_it() -> None:
    told = [
        set(telling.last_ply(before, after, (None, *range(4)), NOW))
        for before, after in pairwise(asked_and_answered())
    ]
    assert told == [{0, 1}, {0, 1}, {None, 0, 1, 2, 3}]


@pytest.mark.rule("TAJ-59", "TAJ-22")
@pytest.mark.parametrize(("seat", "plies"), [(0, [1, 2, 3]), (1, [1, 2, 3]), (2, [1]), (None, [1])])
def test_a_seat_finds_no_gap_where_others_did_something_unseen(
    seat: int | None, plies: list[int]
) -> None:
    *_, before, table = asked_and_answered()
    position = telling.position(table, seat, NOW)
    assert position is not None
    assert position.ply == plies[-1]
    assert [entry.ply for entry in telling.log_since(table, 0, seat)] == plies
    assert telling.log_since(table, plies[-1], seat) == ()
    assert telling.last_ply(before, table, [seat], NOW)[seat].entry.ply == plies[-1]


@pytest.mark.rule("TAJ-59")
def test_lines_and_undos_are_counted_as_the_seat_counts() -> None:
    *_, table = asked_and_answered()
    said = Line(who="somebody", name="Ola", by=2, ply=3, said="zupa?")
    assert [line.ply for line in telling.heard(table, 2, [said])] == [1]
    assert [line.ply for line in telling.heard(table, 0, [said])] == [3]
    undone = agreeing.propose(table, OLA, "undo", NOW)
    for person in (JAN, EWA, IGA):
        undone = agreeing.vote(undone, person, True, NOW)
    (*_, entry) = telling.log_since(undone, 0, 2)
    assert (entry.kind, entry.ply, entry.to) == ("undone", 2, 0)


@pytest.mark.rule("TAJ-59")
def test_a_bot_that_is_asked_in_secret_is_called_upon() -> None:
    table, asked, answered, _ = asked_and_answered()
    giver, rival = table.rules.to_act(table.state.table)
    assert table.asked() == answered.asked() == (giver,)
    assert asked.asked() == (giver, rival)
    assert asked.waiting() == (giver,)


@pytest.mark.rule("TAJ-59", "TAB-40")
def test_a_secret_ply_is_no_use_of_the_table() -> None:
    table, asked, answered, missed = asked_and_answered()
    for before, after in ((table, asked), (asked, answered)):
        job = tables.difference([(before, after)], NOW + 1)
        assert not any("updated" in sql for sql, _ in job.statements)
        assert [row[-1] for row in job.plies] == [None]
        assert not tables.is_seen(before, after)
        assert after.banks is before.banks
        assert after.public_ply == before.public_ply
    (row,) = tables.difference([(answered, missed)], NOW + 1).plies
    assert row[-1] is not None
    assert tables.is_seen(answered, missed)


@pytest.mark.rule("TAB-40", "TAB-17")
def test_a_proposal_names_no_ply() -> None:
    *_, table = asked_and_answered()
    proposed = agreeing.propose(table, OLA, "undo", NOW)
    assert proposed.proposal is not None
    assert proposed.proposal.to is not None
    told = telling.info(proposed, {}, (), 0).proposal
    assert msgspec.to_builtins(told) == {
        "what": "undo",
        "by": 0,
        "agreed": (0,),
        "seat": None,
        "level": None,
    }


@pytest.mark.rule("TAB-39")
def test_a_bot_asked_in_secret_is_not_named() -> None:
    """Its trouble would tell that somebody asked it."""
    table = dealt(4, game=TAJNIACY.name)
    chief = on_turn(table)
    asked = playing.play(table, chief, Ask("zupa"), NOW)
    (rival,) = {*asked.asked()} - {*asked.waiting()}
    bots = actor.Actor(asked, None)._chores  # type: ignore[arg-type]
    bots._troubled = {("bot", asked.ply, rival, "latwy"), ("hint", 0, chief), ("help", 1, 0)}
    assert bots.trouble() == ()
    bots._troubled.add(("bot", asked.ply, chief, "latwy"))
    assert bots.trouble() == (chief,)


@pytest.mark.rule("TAB-39", "TAB-40")
def test_a_secret_ply_does_not_have_a_clock_watched_anew() -> None:
    """Else its trouble, which all are told of, would seem to be over."""
    table = clocks.resumed(dealt(4, game=TAJNIACY.name, clock=Clock(60, 5)), NOW)
    asked = playing.play(table, on_turn(table), Ask("zupa"), NOW)
    watched = []
    for seen in (table, asked):
        at_table = actor.Actor(seen, None)  # type: ignore[arg-type]
        at_table.audience._connections = [None]  # type: ignore[list-item]
        watched.append([key for key, _ in at_table._chores._wanted()])
    assert watched[0] == watched[1]
    assert [key[0] for key in watched[0]] == ["clock"]
