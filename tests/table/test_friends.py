"""Ties between two people, as values.  TAB-104, TAB-106."""

import pytest

from zaslonka.kernel import Illegal
from zaslonka.table.friends import MOST, MOST_BLOCKED, Change, Kind, Tie, Ties

OLA, JAN = "ola", "jan"


class Between:
    """What two people do, one after the other."""

    def __init__(self) -> None:
        self.ties: set[Tie] = set()

    def of(self, person: str) -> Ties:
        return Ties(person, self.ties)

    def does(self, change: Change) -> None:
        self.ties = self.ties - {*change.drop} | {*change.put}

    def told(self, person: str) -> tuple[object, ...]:
        """All that a person can read of their ties."""
        own = self.of(person)
        kinds: tuple[Kind, ...] = ("friend", "asked", "blocked")
        return (*(own.those(kind) for kind in kinds), own.askers())


@pytest.fixture
def between() -> Between:
    return Between()


def ask(between: Between, person: str, other: str) -> None:
    between.does(between.of(person).ask(other))


@pytest.mark.rule("TAB-104")
def test_two_are_friends_when_both_have_asked(between: Between) -> None:
    ask(between, OLA, JAN)
    ask(between, OLA, JAN)
    assert between.told(OLA) == ([], [JAN], [], [])
    assert between.told(JAN) == ([], [], [], [OLA])
    ask(between, JAN, OLA)
    assert between.told(OLA) == ([JAN], [], [], [])
    assert between.told(JAN) == ([OLA], [], [], [])
    between.does(between.of(OLA).part(JAN))
    assert between.ties == set()


@pytest.mark.rule("TAB-104", "TAB-106")
def test_who_is_turned_down_or_blocked_reads_what_who_is_not_answered_reads() -> None:
    def after(*answer: str) -> tuple[tuple[object, ...], ...]:
        """What Jan reads after each thing he tries, once Ola has answered his wish like this."""
        between = Between()
        ask(between, JAN, OLA)
        for doing in answer:
            between.does(getattr(between.of(OLA), doing)(JAN))
        read = [between.told(JAN)]
        ask(between, JAN, OLA)
        read.append(between.told(JAN))
        between.does(between.of(JAN).part(OLA))
        read.append(between.told(JAN))
        ask(between, JAN, OLA)
        read.append(between.told(JAN))
        assert between.of(OLA).askers() == ([] if answer else [JAN])
        return tuple(read)

    assert after() == after("part") == after("block") == after("part", "block")


@pytest.mark.rule("TAB-106")
def test_a_friend_who_is_blocked_reads_what_one_who_is_parted_from_reads() -> None:
    read = []
    for doing in ("part", "block"):
        between = Between()
        ask(between, OLA, JAN)
        ask(between, JAN, OLA)
        between.does(getattr(between.of(OLA), doing)(JAN))
        told = [between.told(JAN)]
        ask(between, JAN, OLA)
        read.append((*told, between.told(JAN)))
    assert read[0] == read[1]


@pytest.mark.rule("TAB-106")
def test_who_blocks_asks_nothing_of_them_until_they_do_not(between: Between) -> None:
    ask(between, JAN, OLA)
    between.does(between.of(OLA).block(JAN))
    with pytest.raises(Illegal) as refused:
        ask(between, OLA, JAN)
    assert (refused.value.rule, refused.value.why) == ("TAB-106", "blocked_by_you")
    assert between.of(OLA).apart() == {JAN}
    assert between.of(JAN).apart() == {OLA}
    between.does(between.of(OLA).unblock(JAN))
    assert between.told(OLA) == ([], [], [], [JAN])


@pytest.mark.rule("TAB-104")
def test_who_turned_somebody_down_may_think_better_of_it(between: Between) -> None:
    ask(between, JAN, OLA)
    between.does(between.of(OLA).part(JAN))
    assert between.of(OLA).askers() == []
    ask(between, OLA, JAN)
    assert between.told(JAN) == ([OLA], [], [], [])


@pytest.mark.rule("TAB-104", "TAB-106")
def test_there_are_only_so_many() -> None:
    ties = [Tie(OLA, f"p{number}", "asked" if number % 2 else "friend") for number in range(MOST)]
    with pytest.raises(Illegal) as refused:
        Ties(OLA, ties).ask(JAN)
    assert (refused.value.rule, refused.value.why) == ("TAB-104", "friends_enough")
    # Who was asked in time may agree, for the asker has kept a place for them.
    assert Ties("p1", ties).ask(OLA).put
    blocked = [Tie(OLA, f"p{number}", "blocked") for number in range(MOST_BLOCKED)]
    with pytest.raises(Illegal) as refused:
        Ties(OLA, blocked).block(JAN)
    assert (refused.value.rule, refused.value.why) == ("TAB-106", "blocked_enough")
