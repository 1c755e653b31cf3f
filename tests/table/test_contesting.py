"""Contests as values: entering, pairing, what a round comes to, and a deal that all have."""

from collections.abc import Iterator, Sequence

import msgspec
import pytest
from msgspec import structs

from tests.support.example import EXAMPLE
from tests.table.tables import BOT, NOW, OPEN, moved, nonce
from zaslonka.kernel import Illegal, Result
from zaslonka.protocol import wire
from zaslonka.protocol.commands import Caller, carry_out
from zaslonka.table import clocks, contested, contesting, leaving, lobby, record, scoring
from zaslonka.table.contest import Contest, Kind, Played, Setting
from zaslonka.table.info import Clock
from zaslonka.table.live import LiveTable
from zaslonka.table.scoring import Fared, Outcome

SEED = bytes(range(32))


def people(count: int) -> list[str]:
    return [f"p{number:02}" for number in range(count)]


def numbered() -> Iterator[tuple[str, bytes]]:
    for number in range(1000):
        yield f"T{number:03}", bytes([number % 256]) * 32


def made(kind: Kind = "swiss", *, seats: int = 2, bots: int = 0, **more: object) -> Contest:
    setting = Setting(
        kind=kind,
        game=EXAMPLE,
        options={},
        seats=(OPEN,) * (seats - bots) + (BOT,) * bots,
        clock=Clock(60),
        pace="quick",
        rounds=3,
        minutes=60,
    )
    return contesting.make(
        "CONTEST", "host", structs.replace(setting, **more), options={}, seed=SEED, now=NOW
    )


def with_people(contest: Contest, count: int) -> Contest:
    for number, person in enumerate(people(count)):
        contest = contesting.entered(contest, person, nonce(number), contest.commitment, NOW)
    return contest


class Evening:
    """A contest that is played: whoever comes sits down, and somebody resigns."""

    def __init__(self, contest: Contest) -> None:
        self.ids = numbered()
        self.contest, self.tables = contesting.begun(contest, "host", self.new, NOW)

    def new(self) -> tuple[str, bytes]:
        return next(self.ids)

    def come(self, absent: Sequence[str] = ()) -> None:
        self.tables = [self._seated(table, absent) for table in self.tables]

    def _seated(self, table: LiveTable, absent: Sequence[str]) -> LiveTable:
        for seat, person in enumerate(table.expected):
            if person is not None and person not in absent:
                sitting = lobby.sit(table, person, seat, nonce(seat))
                table = contested.begun(sitting, NOW)
        return contested.overdue(table, NOW)

    def lose(self, losers: Sequence[str]) -> None:
        """At each table the one of these who sits there gives in."""
        for number, table in enumerate(self.tables):
            for person in losers:
                if table.phase == "playing" and table.seat_of(person) is not None:
                    table = leaving.given_up(table, person, NOW)
            self.tables[number] = table

    def close(self) -> None:
        played = [Played(one, one.state if one.history else None) for one in self.tables]
        assert contesting.is_due(self.tables)
        self.contest, self.tables = contesting.gone_on(self.contest, played, self.new, NOW)

    def places(self) -> dict[str, tuple[int, int]]:
        return {one.person: (one.place, one.points) for one in contesting.standings(self.contest)}


# Entering and beginning


@pytest.mark.rule("TAB-130")
def test_people_enter_until_it_begins() -> None:
    contest = with_people(made(), 4)
    assert contesting.withdrawn(contest, "p00").active() == ("p01", "p02", "p03")
    again = contesting.entered(contest, "p00", nonce(99), contest.commitment, NOW + 1)
    assert len(again.entrants) == 4
    running = Evening(contest).contest
    with pytest.raises(Illegal, match="TAB-130"):
        contesting.entered(running, "late", nonce(5), contest.commitment, NOW)
    with pytest.raises(Illegal, match="TAB-130"):
        contesting.may_call_off(running, "host")


@pytest.mark.rule("TAB-130")
def test_there_are_bounds() -> None:
    with pytest.raises(Illegal) as full:
        with_people(made(), 65)
    assert full.value.why == "full"
    with pytest.raises(Illegal) as few:
        Evening(with_people(made(), 3))
    assert few.value.facts == {"least": 4, "people": 3}


@pytest.mark.rule("TAB-130", "TAB-135")
@pytest.mark.parametrize(
    ("kind", "seats", "bots"),
    [("swiss", 2, 1), ("round_robin", 3, 0), ("duplicate", 2, 2), ("swiss", 9, 0)],
)
def test_what_cannot_be_played_is_refused(kind: Kind, seats: int, bots: int) -> None:
    with pytest.raises(Illegal):
        made(kind, seats=seats, bots=bots)


@pytest.mark.rule("TAB-138")
def test_the_host_begins_and_another_if_the_host_does_not() -> None:
    contest = with_people(made(), 4)
    with pytest.raises(Illegal):
        contesting.begun(contest, "p00", Evening(contest).new, NOW)
    later = NOW + contesting.HOST_MS
    assert contesting.may_begin(contest, "p00", later, host_is_gone=False)
    assert contesting.may_begin(contest, "p00", NOW, host_is_gone=True)
    assert not contesting.may_begin(contest, "stranger", later, host_is_gone=True)


@pytest.mark.rule("TAB-136")
@pytest.mark.parametrize(
    ("count", "seats", "most"),
    [(4, 2, 3), (5, 2, 5), (64, 2, 15), (7, 4, 2), (8, 4, 15), (9, 4, 9)],
)
def test_a_swiss_has_no_more_rounds_than_people_are_there_for(
    count: int, seats: int, most: int
) -> None:
    assert contesting.most_rounds(count, seats) == most


# Rounds


@pytest.mark.rule("TAB-133")
def test_everybody_has_a_seat_and_it_begins_when_all_have_added_a_nonce() -> None:
    evening = Evening(with_people(made(), 4))
    table = evening.tables[0]
    first, second = table.expected
    assert first is not None
    assert second is not None
    with pytest.raises(Illegal, match="TAB-133"):
        lobby.sit(table, first, 1, nonce(1))
    with pytest.raises(Illegal):
        lobby.start(table, first, NOW)
    assert table.phase == "lobby"
    assert table.sealed
    evening.come()
    assert [one.phase for one in evening.tables] == ["playing"] * 2
    assert lobby.nonces(evening.tables[0]) == (nonce(0), nonce(1))


@pytest.mark.rule("TAB-133", "TAB-137")
def test_a_round_follows_from_what_the_last_came_to() -> None:
    evening = Evening(with_people(made(), 4))
    assert len(evening.tables) == 2
    evening.come()
    evening.lose(["p02", "p03"])
    evening.close()
    winners = {one for one, (_, points) in evening.places().items() if points == scoring.BEATEN}
    assert winners == {"p00", "p01"}
    assert {frozenset(table.expected) for table in evening.tables} == {
        frozenset({"p00", "p01"}),
        frozenset({"p02", "p03"}),
    }
    evening.come()
    evening.lose(["p01", "p03"])
    evening.close()
    evening.come()
    evening.lose(["p01", "p02", "p03"])
    evening.close()
    assert evening.contest.phase == "over"
    assert not evening.tables
    assert evening.places()["p00"] == (1, 6)
    assert sum(points for _, points in evening.places().values()) == 3 * 2 * scoring.BEATEN


@pytest.mark.rule("TAB-134")
def test_who_does_not_come_has_lost_and_nobody_waits_for_them() -> None:
    evening = Evening(with_people(made(), 4))
    evening.come(absent=["p02"])
    assert sorted(table.phase for table in evening.tables) == ["lobby", "playing"]
    late = next(table for table in evening.tables if table.phase == "lobby")
    with pytest.raises(Illegal) as refused:
        lobby.sit(late, "p02", late.expected.index("p02"), nonce(9))
    assert refused.value.why == "too_late"
    evening.lose(["p03"])
    evening.close()
    places = evening.places()
    assert places["p00"][1] == scoring.BEATEN
    assert places["p02"][1] == 0


@pytest.mark.rule("TAB-134")
def test_a_robot_plays_for_one_who_does_not_come_where_others_do() -> None:
    evening = Evening(with_people(made(seats=4), 4))
    evening.come(absent=["p03"])
    (table,) = evening.tables
    assert table.phase == "playing"
    assert table.has_bots()
    assert clocks.deadline(table, NOW) == 60_000  # the time of those who came runs
    over = table.ended(Result((3,), (0, 0, 0, 1), "code_broken"))
    came = scoring.outcome(over, over.state)
    absent = table.expected.index("p03")
    assert came.fared[absent] is None
    assert all(came.against(seat, absent) == scoring.BEATEN for seat in range(4) if seat != absent)


@pytest.mark.rule("TAB-134")
def test_what_is_not_over_in_time_counts_for_nobody() -> None:
    evening = Evening(with_people(made(), 4))
    evening.come()
    evening.tables = [contested.stopped(table, NOW) for table in evening.tables]
    evening.close()
    assert {points for _, points in evening.places().values()} == {0}


@pytest.mark.rule("TAB-138")
def test_who_stays_away_twice_is_not_paired_any_more_until_they_come_back() -> None:
    evening = Evening(with_people(made(), 5))
    for _ in range(2):
        evening.come(absent=["p00"])
        evening.lose(["p01", "p02"])
        evening.tables = [contested.stopped(table, NOW) for table in evening.tables]
        evening.close()
    entrant = evening.contest.entrant("p00")
    rested = "p00" in [person for one in evening.contest.rounds[:2] for person in one.byes]
    assert entrant is not None
    assert entrant.withdrawn is not rested
    back = contesting.entered(evening.contest, "p00", nonce(1), "", NOW)
    assert "p00" in back.active()


@pytest.mark.rule("TAB-135", "TAB-138")
def test_whoever_should_have_met_one_who_left_rests() -> None:
    evening = Evening(with_people(made("round_robin"), 4))
    assert evening.contest.setting.rounds == 3
    evening.contest = contesting.withdrawn(evening.contest, "p00")
    evening.come()
    evening.lose(["p00", "p01", "p02", "p03"])
    evening.close()
    this = evening.contest.rounds[-1]
    assert len(this.tables) == len(this.byes) == 1
    assert "p00" not in (*this.byes, *this.tables[0].people)


@pytest.mark.rule("TAB-138")
def test_it_ends_when_too_few_are_left() -> None:
    evening = Evening(with_people(made(), 4))
    evening.come()
    evening.lose(people(4))
    for person in people(3):
        evening.contest = contesting.withdrawn(evening.contest, person)
    evening.close()
    assert evening.contest.phase == "over"


# What counts


@pytest.mark.rule("TAB-137")
def test_points_are_for_each_who_did_worse_or_as_well() -> None:
    came = Outcome(
        (
            Fared(True, True, 9),
            Fared(True, False, 5),
            Fared(True, False, 5),
            Fared(False, True, 20),
        ),
        (0, 1, 2, 3),
    )
    assert [came.points(seat) for seat in range(4)] == [6, 3, 3, 0]
    assert came.most() == 6
    teams = structs.replace(came, sides=(0, 1, 0, 1))
    assert [teams.points(seat) for seat in range(4)] == [4, 1, 3, 0]


@pytest.mark.rule("TAB-137")
def test_equal_points_are_told_apart_by_whom_one_has_met() -> None:
    won, lost = Fared(True, True, 0), Fared(True, False, 0)

    def game(winner: str, loser: str) -> scoring.Met:
        return (winner, loser), Outcome((won, lost), (0, 1))

    standings = scoring.standings(
        "abcd",
        [([game("a", "c"), game("b", "d")], ()), ([game("c", "b"), game("a", "d")], ())],
    )
    told = [(one.person, one.place, one.points, one.buchholz, one.berger) for one in standings]
    assert told == [("a", 1, 4, 2, 4), ("c", 2, 2, 6, 4), ("b", 3, 2, 2, 0), ("d", 4, 0, 6, 0)]


@pytest.mark.rule("TAB-137")
def test_who_is_equal_in_everything_has_the_same_place_and_who_rests_has_won() -> None:
    drawn = Outcome((Fared(True, True, 0),) * 2, (0, 1))
    standings = scoring.standings("abc", [([(("a", "b"), drawn)], ("c",))])
    assert [(one.person, one.place, one.points) for one in standings] == [
        ("c", 1, 2),
        ("a", 2, 1),
        ("b", 2, 1),
    ]


# The same deal for all


def duplicate(count: int = 2, *, seats: int = 2, bots: int = 1) -> Evening:
    return Evening(with_people(made("duplicate", seats=seats, bots=bots), count))


@pytest.mark.rule("TAB-131")
def test_all_tables_have_one_deal_made_of_everybodys_nonces() -> None:
    evening = duplicate(3)
    states = [msgspec.json.encode(table.state) for table in evening.tables]
    assert len({*states}) == 1
    assert [table.phase for table in evening.tables] == ["playing"] * 3
    other = with_people(made("duplicate", bots=1), 3)
    changed = contesting.entered(other, "p02", nonce(77), other.commitment, NOW)
    assert msgspec.json.encode(Evening(changed).tables[0].state) != states[0]


@pytest.mark.rule("TAB-131")
def test_nobody_enters_without_having_seen_the_commitment() -> None:
    with pytest.raises(Illegal, match="TAB-47"):
        contesting.entered(made("duplicate", bots=1), "p00", nonce(0), "0" * 64, NOW)


@pytest.mark.rule("TAB-131")
@pytest.mark.parametrize(("count", "missing"), [(1, 3), (3, 1), (5, 1)])
def test_every_table_must_be_full(count: int, missing: int) -> None:
    with pytest.raises(Illegal) as refused:
        duplicate(count, bots=0)
    assert refused.value.facts == {"missing": missing, "people": count}


@pytest.mark.rule("TAB-06", "TAB-131")
def test_the_record_of_a_common_deal_can_be_checked() -> None:
    evening = duplicate(2)
    over = contested.shown(leaving.given_up(moved(evening.tables[0]), "p00", NOW))
    kept = record.record(over, ("Ola", "latwy"))
    record.verify(kept)
    assert kept.shared == (nonce(0), nonce(1))
    with pytest.raises(record.Broken):
        record.verify(structs.replace(kept, shared=(nonce(1), nonce(0))))
    with pytest.raises(record.Broken, match="not among"):
        record.verify(structs.replace(kept, nonces=(nonce(5), "")))


@pytest.mark.rule("TAB-132")
def test_everybody_is_compared_with_those_of_the_same_seat() -> None:
    evening = duplicate(3)
    evening.lose(["p01"])
    evening.tables = [
        evening.tables[0].ended(Result((0,), (1, 0), "code_broken")),
        evening.tables[1],
        contested.stopped(evening.tables[2], NOW),
    ]
    evening.close()
    assert evening.contest.phase == "over"
    first, second, third = contesting.comparison(evening.contest)
    assert (first.points, first.most) == (2, 2)
    assert (second.points, second.most) == (0, 2)
    assert (third.points, third.fared) == (None, None)


@pytest.mark.rule("TAB-131")
def test_a_held_table_is_nobodys_to_look_at_but_its_own() -> None:
    table = duplicate(2).tables[0]
    assert contested.may_look_on(table, ["p00"])
    assert contested.may_look_on(table, [None, "p00"])
    assert not contested.may_look_on(table, ["p01", None])
    assert not contested.may_look_on(table, [])
    assert contested.may_look_on(contested.shown(table), ["p01"])
    with pytest.raises(Illegal, match="TAB-131"):
        contested.need_open(leaving.given_up(table, "p00", NOW))


@pytest.mark.rule("TAB-134")
def test_everybody_plays_for_themselves_in_a_contest() -> None:
    table = duplicate(2).tables[0]
    caller = Caller("p00", (), NOW)
    for command in (
        wire.HandOver("c1", seat=0, level="mistrz"),
        wire.Propose("c2", what="end"),
    ):
        with pytest.raises(Illegal, match="TAB-134"):
            carry_out(table, caller, command)
    assert carry_out(table, caller, wire.Resign("c3")).phase == "over"
