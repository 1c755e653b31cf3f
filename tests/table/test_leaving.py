"""Leaving a table, and notes."""

import pytest

from tests.table.tables import BOT, EWA, JAN, NOW, OLA, OPEN, dealt, empty, nonce, played_out
from zaslonka.kernel import Illegal
from zaslonka.table import leaving, lobby, notes, playing


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
        notes.write(table, JAN, {"a": "x" * notes.LONGEST})
    with pytest.raises(Illegal, match="not_dealt"):
        notes.write(empty(), OLA, {})


def test_a_table_of_bots_alone_can_be_made() -> None:
    table = lobby.make(
        "T", "zlam_ten_kod", (BOT, BOT), host=OLA, nonce=nonce(0), seed=bytes(32), options={}
    )
    assert table.seat_of(OLA) is None
    assert lobby.start(table, OLA, NOW).phase == "playing"
