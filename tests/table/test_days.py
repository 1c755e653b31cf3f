"""Tables that give days for a move: deadlines, those who never come, and what is told them."""

import msgspec
import pytest

from tests.laws.clocks import timed_out
from tests.laws.test_told import SECRETIVE
from tests.server.twin_worlds import secret_plies, ways
from tests.table.tables import JAN, NOW, OLA, dealt, empty, moved, on_turn, person_on
from zaslonka.kernel import Illegal
from zaslonka.table import agreeing, clocks, gathering, leaving, lobby, playing, slow, waking
from zaslonka.table.info import Clock, Days, Gathering
from zaslonka.table.live import STAND_IN, LiveTable, Slow
from zaslonka.table.slow import DAY_MS, HOUR_MS, MISSED_MOST
from zaslonka.table.waking import AWAY_MS

MINUTE = 60_000


def other(table: LiveTable) -> int:
    return 1 - on_turn(table)


@pytest.mark.rule("TAB-110")
@pytest.mark.parametrize("days", [1, 3, 7])
def test_whoever_is_waited_for_has_so_many_days(days: Days) -> None:
    table = dealt(days=days)
    seat = on_turn(table)
    assert slow.due(table)[seat] == NOW + days * DAY_MS
    assert slow.due(table)[1 - seat] is None
    assert table.banks is None
    after = moved(table, NOW + HOUR_MS)
    assert slow.due(after)[on_turn(after)] == NOW + HOUR_MS + days * DAY_MS


@pytest.mark.rule("TAB-110")
def test_a_table_has_a_clock_or_days() -> None:
    with pytest.raises(Illegal) as refused:
        empty(days=1, clock=Clock(60))
    assert (refused.value.rule, refused.value.why) == ("TAB-110", "one_clock")


@pytest.mark.rule("TAB-110", "TAB-18")
def test_a_rematch_gives_as_many_days() -> None:
    over = dealt(days=3).but(phase="over")
    assert lobby.emptied(over, "AGAIN", OLA, bytes(32)).slow == Slow(3)


@pytest.mark.rule("TAB-110", "TAB-42")
def test_taking_back_gives_no_new_time() -> None:
    table = dealt(days=1)
    seat, late = on_turn(table), NOW + DAY_MS - 2 * HOUR_MS
    back = table
    for _ in range(3):
        after = moved(back, late)
        back = agreeing.propose(after, person_on(after, seat), "undo", late)
        if back.proposal is not None:
            back = agreeing.vote(back, person_on(after, 1 - seat), True, late)
        assert on_turn(back) == seat
        assert slow.due(back)[seat] == NOW + DAY_MS
    last = moved(back, NOW + DAY_MS - 1)
    back = agreeing.propose(last, person_on(last, seat), "undo", NOW + DAY_MS - 1)
    if back.proposal is not None:
        back = agreeing.vote(back, person_on(last, 1 - seat), True, NOW + DAY_MS - 1)
    assert slow.due(back)[seat] == NOW + DAY_MS - 1 + HOUR_MS


@pytest.mark.rule("TAB-110", "TAB-07")
def test_after_the_deadline_no_move_is_taken() -> None:
    table = dealt(days=1)
    seat = on_turn(table)
    assert playing.may_move(table, person_on(table, seat), NOW + DAY_MS - 1) == seat
    with pytest.raises(Illegal) as refused:
        playing.may_move(table, person_on(table, seat), NOW + DAY_MS)
    assert refused.value.why == "time_out"


@pytest.mark.rule("TAB-111", "TAB-09")
def test_it_does_not_pause_when_nobody_is_there() -> None:
    table = dealt(days=1)
    assert clocks.paused(table, NOW + 5) is table
    assert clocks.resumed(table, NOW + 5) is table
    assert clocks.as_found(table) is table
    assert waking.wakes_at(table) == NOW + AWAY_MS


@pytest.mark.rule("TAB-113")
def test_who_lets_three_deadlines_pass_is_played_for_until_they_come_back() -> None:
    table, now = dealt(days=1), NOW
    seat = on_turn(table)
    for missed in range(1, MISSED_MOST + 1):
        while on_turn(table) != seat:
            table = moved(table, now)
        assert table.bot_on(seat) is None
        now += DAY_MS
        table = timed_out(table, now)
        assert table.history.last.by_clock
        assert table.slow is not None
        assert table.slow.missed[seat] == missed
    assert table.bot_on(seat) == STAND_IN
    back = leaving.handed_over(table, seat, None, now, by=person_on(table, seat))
    while on_turn(back) != seat:
        back = moved(back, now)
    assert slow.due(back)[seat] == now + DAY_MS
    assert timed_out(back, now + DAY_MS).bot_on(seat) is None


@pytest.mark.rule("TAB-113")
def test_whoever_moves_in_time_has_missed_nothing() -> None:
    table, now = dealt(days=1), NOW
    seat = on_turn(table)
    for _ in range(2 * MISSED_MOST):
        now += DAY_MS
        table = timed_out(table, now)
        for _ in range(2):
            while on_turn(table) != seat:
                table = moved(table, now)
            if table.slow and table.slow.missed[seat] == 1:
                table = moved(table, now)
        assert table.bot_on(seat) is None


@pytest.mark.rule("TAB-111", "TAB-112")
def test_a_game_that_nobody_plays_any_more_stands_still() -> None:
    table, now = dealt(days=1), NOW
    for _ in range(2 * MISSED_MOST):
        if (left := clocks.deadline(table, now)) is None:
            break
        now += left
        table = timed_out(table, now)
    assert not slow.goes_on(table)
    assert waking.wakes_at(table) is None
    assert clocks.deadline(table, now) is None


@pytest.mark.rule("TAB-113", "TAB-37")
def test_nobody_gives_away_the_seat_of_who_has_time() -> None:
    table = dealt(days=1)
    seat, host = other(table), person_on(table, on_turn(table))
    with pytest.raises(Illegal) as refused:
        leaving.may_hand_over(table, host, seat, "latwy", ())
    assert (refused.value.rule, refused.value.why) == ("TAB-113", "has_time")
    late = timed_out(table, NOW + DAY_MS)
    leaving.may_hand_over(late, person_on(table, seat), on_turn(table), "latwy", ())


@pytest.mark.rule("TAB-112")
def test_a_bot_moves_though_nobody_is_there() -> None:
    table = dealt(bots=1, days=1)
    table = moved(table, NOW) if on_turn(table) == 0 else table
    assert waking.is_a_bots_turn(table)
    assert waking.wakes_at(table) == 0
    assert not waking.is_a_bots_turn(moved(table, NOW))


@pytest.mark.rule("TAB-114")
def test_strangers_who_take_days_need_not_be_there_when_it_begins() -> None:
    table = _gathering(days=3)
    assert waking.wakes_at(table) == NOW + gathering.WAITS_MS
    full = gathering.joined(table, JAN, "1" * 32)
    assert waking.wakes_at(full) == 0
    begun = gathering.begun(full, (), NOW + 5)
    assert begun.phase == "playing"
    assert slow.due(begun)[on_turn(begun)] == NOW + 5 + 3 * DAY_MS


@pytest.mark.rule("TAB-114")
def test_those_who_take_days_and_those_who_do_not_never_meet() -> None:
    table = _gathering(days=3)
    wanted = table.game, (2,), None
    assert gathering.suits(table, JAN, *wanted, 3)
    assert not gathering.suits(table, JAN, *wanted, 1)
    assert not gathering.suits(table, JAN, *wanted)


@pytest.mark.rule("TAB-114")
def test_after_a_week_nobody_is_waited_for_any_more() -> None:
    table = gathering.given_up(_gathering(days=1))
    assert (table.players(), gathering.gathers(table), waking.wakes_at(table)) == ((), False, None)


def _gathering(days: Days) -> LiveTable:
    return gathering.make(
        "TABLE",
        dealt().game,
        2,
        person=OLA,
        nonce="0" * 32,
        seed=bytes(32),
        sealed=False,
        options={},
        robots=Gathering(None),
        now=NOW,
        days=days,
    )


# What is told


def told(table: LiveTable) -> list[tuple[int, str, int]]:
    return [(notice.seat, notice.why, notice.at) for notice in waking.notices(table)]


def give(table: LiveTable, now: int) -> LiveTable:
    for notice in [*waking.notices(table)]:
        if notice.at <= now:
            table = waking.given(table, notice)
    return table


@pytest.mark.rule("TAB-115")
def test_a_turn_is_told_once_and_reminded_of_once() -> None:
    table = dealt(days=1)
    seat = on_turn(table)
    minute = NOW + AWAY_MS
    assert sorted(told(table)) == sorted([(seat, "turn", minute), (1 - seat, "begun", minute)])
    table = give(table, minute)
    assert told(table) == [(seat, "reminder", NOW + DAY_MS - DAY_MS // 10)]
    table = give(table, NOW + DAY_MS)
    assert told(table) == []
    after = moved(table, NOW + 5)
    assert told(after) == [(1 - seat, "turn", NOW + 5 + AWAY_MS)]


@pytest.mark.rule("TAB-115")
def test_who_has_moved_within_a_minute_is_told_nothing_of_it() -> None:
    table = moved(dealt(days=1), NOW + 5)
    assert [(seat, why) for seat, why, _ in told(table)] == [(on_turn(table), "turn")]


@pytest.mark.rule("TAB-115")
def test_what_was_told_meanwhile_is_not_told_again() -> None:
    table = dealt(days=1)
    first = next(waking.notices(table))
    once = waking.given(table, first)
    assert waking.given(once, first) is once


@pytest.mark.rule("TAB-40", "TAB-115")
@pytest.mark.parametrize("name", SECRETIVE)
def test_who_is_asked_in_secret_is_told_and_nobody_else_sees_it(name: str) -> None:
    way = next(way for way in ways() if way.game == name)
    found = secret_plies(way, 4, bot=False)
    assert found is not None
    (deed,) = found.deeds[1] or found.deeds[0]
    seats = found.seats
    people = ("ola", "jan", "ewa", "iga", "jola", "adam", "piotr", "anna")
    table = empty(seats, game=name, options=msgspec.to_builtins(found.options), days=1)
    for seat in range(1, seats):
        table = lobby.sit(table, people[seat], seat, f"{seat:032x}")
    table = lobby.start(table, OLA, NOW)
    dealt_so = table.history.dealt(found.deals[0], table.version, NOW)
    table = slow.begun(table.but(history=dealt_so), NOW)
    move = msgspec.convert(deed.fields["move"], table.rules.move_type)
    after = playing.play(table, deed.seat, move, NOW + MINUTE)
    assert after.public_ply == table.public_ply
    assert (after.slow, slow.due(after)) == (table.slow, slow.due(table))
    new = {*waking.notices(after)} - {*waking.notices(table)}
    last = after.history.last
    heard = [seat for seat in after.asked() if seat != deed.seat and last.number(seat) == 1]
    assert heard, "the secret is somebody's"
    assert [(notice.seat, notice.why, notice.is_public) for notice in new] == [
        (seat, "turn", False) for seat in heard
    ]
    assert not {*waking.notices(table)} - {*waking.notices(after)}
    for notice in new:
        after = waking.given(after, notice)
    assert {*waking.notices(after)} == {*waking.notices(table)}
    assert after.is_set_as(table)


def test_a_shift_moves_every_deadline() -> None:
    table = dealt(days=1)
    later = slow.shifted(table, 1000)
    assert [at and at + 1000 for at in slow.due(table)] == [*slow.due(later)]
    assert slow.shifted(later, -1000) == table
    assert slow.shifted(_gathering(days=1), 1000).public_since == NOW + 1000
