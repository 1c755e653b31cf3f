"""Leaving a table, and notes."""

import msgspec
import pytest

from tests.support.example import EXAMPLE
from tests.table.tables import (
    BOT,
    EWA,
    JAN,
    NOW,
    OLA,
    OPEN,
    PEOPLE,
    dealt,
    empty,
    moved,
    nonce,
    on_turn,
    played_out,
)
from zaslonka.kernel import Ending, Illegal
from zaslonka.table import leaving, lobby, notes, playing, story
from zaslonka.table.live import LiveTable, others_play
from zaslonka.table.record import Broken, record, verify


@pytest.mark.rule("TAB-09")
def test_only_an_absent_persons_seat_is_handed_over() -> None:
    table = dealt(3, bots=1)
    with pytest.raises(Illegal, match=r"TAB-09.*still_here"):
        leaving.may_hand_over(table, OLA, 1, "latwy", {OLA, JAN})
    with pytest.raises(Illegal, match=r"TAB-09.*not_a_persons_seat"):
        leaving.may_hand_over(table, OLA, 2, "latwy", {OLA})
    leaving.may_hand_over(table, OLA, 1, "latwy", {OLA})


@pytest.mark.rule("TAB-09")
def test_a_seat_played_by_a_bot_stays_its_persons_and_comes_back() -> None:
    table = leaving.handed_over(dealt(), 1, "mistrz", NOW)
    assert table.bot_on(1) == "mistrz"
    assert table.seat_of(JAN) == 1
    with pytest.raises(Illegal, match=r"TAB-09.*played_by_bot"):
        playing.may_move(table, JAN, NOW)
    leaving.may_hand_over(table, JAN, 1, None, {OLA, JAN})
    back = leaving.handed_over(table, 1, None, NOW)
    assert playing.may_move(back, JAN, NOW) == 1


@pytest.mark.rule("TAB-37")
def test_who_has_just_left_keeps_the_seat_for_a_minute() -> None:
    table = dealt(3)
    with pytest.raises(Illegal, match=r"TAB-37.*just_left") as refused:
        leaving.may_hand_over(table, OLA, 1, "latwy", {OLA}, {JAN: 58_500})
    assert refused.value.facts == {"seat": 1, "seconds": 2}
    leaving.may_hand_over(table, OLA, 1, "latwy", {OLA}, {JAN: leaving.GRACE_MS})
    # One's own seat is another matter, and so is giving a seat back.
    leaving.may_hand_over(table, JAN, 1, "latwy", {OLA, JAN}, {})
    leaving.may_hand_over(table, OLA, 1, None, {OLA}, {JAN: 0})


@pytest.mark.rule("TAB-37", "TAB-15")
def test_who_hands_over_the_others_seats_is_not_alone_by_it() -> None:
    table = leaving.handed_over(dealt(3), 1, "latwy", NOW)
    table = leaving.handed_over(table, 2, "latwy", NOW)
    assert others_play(table, OLA)
    assert others_play(leaving.resign(table, JAN, NOW), OLA)
    alone = leaving.resign(leaving.resign(table, JAN, NOW), EWA, NOW)
    assert not others_play(alone, OLA)
    assert others_play(alone, EWA)
    assert not others_play(played_out(table), OLA)


@pytest.mark.rule("TAB-38")
def test_the_result_says_for_whom_a_bot_played() -> None:
    """Not who had one for no move, nor who resigned, nor for whom the clock decided."""
    table = dealt(4, bots=1)

    def by_themselves(table: LiveTable) -> LiveTable:
        return moved(table, command=f"c{table.ply}", by_clock=table.ply % 2 == 0)

    table = leaving.handed_over(leaving.handed_over(table, 0, "mistrz", NOW), 0, None, NOW)
    for seat in (1, 2):
        table = leaving.handed_over(table, seat, "mistrz", NOW)
    played: set[int | None] = set()
    while not {1, 2} <= played:
        after = moved(table) if table.bot_on(on_turn(table)) else by_themselves(table)
        played.add(after.history.last.mover)
        table = after
    table = leaving.resign(leaving.handed_over(table, 1, None, NOW), EWA, NOW)
    while table.phase == "playing":
        table = moved(table) if table.bot_on(on_turn(table)) else by_themselves(table)
    assert table.ending is not None
    assert (table.ending.assisted, table.ending.resigned) == ((1,), (2,))
    kept = record(table, PEOPLE)
    verify(kept)
    told = [one.name for one in story.sentences(table.rules, story.tale_of_record(kept))]
    assert "story-table-assisted" in told


def test_a_record_from_before_that_was_told_still_reads() -> None:
    kept = msgspec.json.encode(Ending(None, "none", (1,)))
    old = kept.replace(b',"assisted":[]', b"")
    assert old != kept
    assert msgspec.json.decode(old, type=Ending) == Ending(None, "none", (1,))
    false = msgspec.structs.replace(
        record(played_out(dealt()), PEOPLE[:2]), ending=Ending(None, "none", (), None, (7,))
    )
    with pytest.raises(Broken):
        verify(false)


@pytest.mark.rule("TAB-10")
def test_who_resigns_is_played_by_a_bot_for_good_and_the_result_says_so() -> None:
    table = leaving.resign(dealt(3), JAN, NOW)
    assert table.bot_on(1) is not None
    with pytest.raises(Illegal, match=r"TAB-10.*already_resigned"):
        leaving.resign(table, JAN, NOW)
    with pytest.raises(Illegal, match="not_a_persons_seat"):
        leaving.may_hand_over(table, JAN, 1, None, {JAN})
    over = played_out(table)
    assert over.ending is not None
    assert over.ending.resigned == (1,)


@pytest.mark.rule("TAB-56")
def test_who_resigns_from_a_game_of_two_has_lost_it() -> None:
    over = leaving.given_up(dealt(), JAN, NOW)
    assert over.ending == Ending(None, "none", (1,), conceded=(0,))
    verify(record(over, PEOPLE[:2]))
    # Three can go on without one of them, and two of three cannot.
    three = leaving.given_up(dealt(3), JAN, NOW)
    assert three.phase == "playing"
    assert leaving.given_up(three, EWA, NOW).ending == Ending(None, "none", (1, 2), conceded=(0,))


@pytest.mark.rule("TAB-56")
def test_bots_do_not_play_on_for_nobody() -> None:
    over = leaving.given_up(dealt(3, bots=2), OLA, NOW)
    assert over.ending == Ending(None, "none", (0,), conceded=(1, 2))
    # Whose seat a bot plays has not resigned, and may be back.
    away = leaving.handed_over(dealt(4, bots=1), 1, "latwy", NOW)
    assert leaving.given_up(leaving.given_up(away, OLA, NOW), EWA, NOW).phase == "playing"


@pytest.mark.rule("TAB-56")
def test_a_record_in_which_nobody_gave_in_is_found_out() -> None:
    honest = record(leaving.given_up(dealt(), JAN, NOW), PEOPLE[:2])
    for false in (
        Ending(None, "none", (), conceded=(0,)),
        Ending(None, "none", (1,), conceded=(7,)),
        Ending(None, "none", (1,), conceded=(0,), drawn=True),
    ):
        with pytest.raises(Broken):
            verify(msgspec.structs.replace(honest, ending=false))


def test_a_forgotten_person_frees_the_seat_or_leaves_it_to_a_bot() -> None:
    lobby_table = lobby.sit(empty(), JAN, 1, nonce(1))
    assert leaving.forgotten(lobby_table, JAN, NOW).chairs[1] == OPEN
    table = notes.write(dealt(), JAN, {"mine": 1})
    gone = leaving.forgotten(table, JAN, NOW)
    assert gone.notes == ({}, {})
    assert gone.bot_on(1) is not None
    assert leaving.forgotten(table, EWA, NOW) is table


@pytest.mark.rule("TAB-11", "ZTK-92")
def test_a_note_sheet_is_kept_for_its_seat_alone() -> None:
    table = notes.write(dealt(), JAN, {"a": ["5g"]})
    assert table.notes == ({}, {"a": ["5g"]})
    with pytest.raises(Illegal, match=r"TAB-04.*no_seat"):
        notes.write(table, EWA, {})
    with pytest.raises(Illegal, match=r"TAB-11.*note_too_long"):
        notes.write(table, JAN, {"a": "x" * notes.MOST_BYTES})
    with pytest.raises(Illegal, match="not_dealt"):
        notes.write(empty(), OLA, {})


def test_a_table_of_bots_alone_can_be_made() -> None:
    table = lobby.make(
        "T", EXAMPLE, (BOT, BOT), host=OLA, nonce=nonce(0), seed=bytes(32), options={}
    )
    assert table.seat_of(OLA) is None
    assert lobby.start(table, OLA, NOW).phase == "playing"
