"""A table for whoever comes, as a value.  TAB-70 to TAB-72."""

from collections.abc import Callable

import pytest

from tests.support.example import EXAMPLE
from zaslonka import games
from zaslonka.kernel import Illegal
from zaslonka.table import arranging, gathering, lobby
from zaslonka.table.info import BotSeat, Gathering
from zaslonka.table.live import LiveTable
from zaslonka.table.lobby import OPEN

NOW = 1_000_000
SOON = Gathering(30, "latwy")


def waiting(game: str = EXAMPLE, players: int = 3, robots: Gathering = SOON) -> LiveTable:
    """Ola waits for two others."""
    return gathering.make(
        *("ABCDEF", game, players),
        person="ola",
        nonce="00" * 16,
        seed=bytes(32),
        sealed=False,
        options={},
        robots=robots,
        now=NOW,
    )


def with_jan_and_ewa() -> LiveTable:
    table = gathering.joined(waiting(), "jan", "11" * 16)
    return gathering.joined(table, "ewa", "22" * 16)


@pytest.mark.rule("TAB-70")
def test_it_begins_once_all_seats_are_taken_and_all_are_there() -> None:
    table = with_jan_and_ewa()
    assert gathering.begun(table, {"ola", "jan"}, NOW) is table
    assert gathering.begun(waiting(), {"ola"}, NOW).phase == "lobby"
    assert gathering.begun(table, {"ola", "jan", "ewa"}, NOW).phase == "playing"


@pytest.mark.rule("TAB-70")
def test_nobody_arranges_or_begins_it() -> None:
    table = with_jan_and_ewa()
    deeds: list[Callable[[], LiveTable]] = [
        lambda: lobby.start(table, "ola", NOW),
        lambda: arranging.remove(table, "ola", 1),
        lambda: arranging.set_seat(table, "ola", 1, OPEN),
        lambda: arranging.swap(table, "ola", 0, 1),
        lambda: arranging.fill(table, "ola", "mistrz"),
        lambda: arranging.set_public(table, "ola", False, NOW),
    ]
    for do in deeds:
        with pytest.raises(Illegal) as no:
            do()
        assert (no.value.rule, no.value.why) == ("TAB-70", "begins_by_itself")


@pytest.mark.rule("TAB-70")
def test_a_seeker_sits_where_the_same_is_wanted() -> None:
    table = waiting()
    assert gathering.suits(table, "jan", EXAMPLE, (4, 3), table.options)
    assert gathering.suits(table, "jan", EXAMPLE, (3,), None)
    assert not gathering.suits(table, "jan", EXAMPLE, (4,), None)
    assert not gathering.suits(table, "jan", "another", (3,), None)
    assert not gathering.suits(table, "jan", EXAMPLE, (3,), {**table.options, "more": True})
    full = with_jan_and_ewa()
    assert not gathering.suits(full, "ktoś", EXAMPLE, (3,), None)
    assert gathering.suits(full, "ewa", EXAMPLE, (3,), None)
    with pytest.raises(Illegal):
        gathering.joined(full, "ktoś", "33" * 16)


@pytest.mark.rule("TAB-06", "TAB-71")
def test_who_seeks_again_keeps_their_seat_and_adds_the_latest_nonce() -> None:
    again = gathering.joined(with_jan_and_ewa(), "ewa", "44" * 16)
    assert lobby.nonces(again) == ("00" * 16, "11" * 16, "44" * 16)
    assert again.seat_of("ewa") == 2


@pytest.mark.rule("TAB-70")
@pytest.mark.parametrize("game", games.names())
def test_every_game_is_played_by_strangers_with_a_clock_where_it_has_one(game: str) -> None:
    players = games.get(game).seats[0]
    table = waiting(game, players, Gathering(None))
    assert table.clock == gathering.CLOCK
    assert (table.help, table.hints) == ("none", False)


@pytest.mark.rule("TAB-71")
def test_who_is_gone_makes_room() -> None:
    table = with_jan_and_ewa()
    assert [seat for seat, _ in gathering.absent(table, {"ola", "ewa"})] == [1]
    assert gathering.left(table, ["jan"]).chairs[1] == OPEN
    assert gathering.others_wait(table, "ola")
    assert not gathering.others_wait(waiting(), "ola")


@pytest.mark.rule("TAB-72")
def test_robots_take_what_is_left_and_the_seats_of_those_who_are_gone() -> None:
    table = gathering.joined(waiting(), "jan", "11" * 16)
    assert gathering.robots_at(table) == NOW + 30_000
    begun = gathering.filled(table, {"jan"}, NOW)
    assert begun.phase == "playing"
    assert [isinstance(chair, BotSeat) for chair in begun.chairs] == [True, False, True]
    assert {chair.level for chair in begun.chairs if isinstance(chair, BotSeat)} == {"latwy"}
    assert gathering.filled(table, {"somebody who watches"}, NOW) is table


@pytest.mark.rule("TAB-72")
def test_without_a_word_it_waits_for_people_alone() -> None:
    assert gathering.robots_at(waiting(robots=Gathering(None))) is None
