"""What the host arranges before the deal."""

import pytest

from tests.table.tables import BOT, EWA, JAN, NOW, OLA, OPEN, dealt, empty, nonce
from zaslonka.kernel import Illegal
from zaslonka.table import arranging, lobby
from zaslonka.table.live import LiveTable, Sitter


def with_jan(seats: int = 3) -> LiveTable:
    return lobby.sit(empty(seats), JAN, 1, nonce(1))


@pytest.mark.rule("TAB-25")
def test_bots_fill_the_open_seats_and_no_others() -> None:
    table = arranging.fill(with_jan(4), OLA, "latwy")
    assert table.chairs == (Sitter(OLA, nonce(0)), Sitter(JAN, nonce(1)), BOT, BOT)


@pytest.mark.rule("TAB-25")
def test_two_seats_change_places_with_all_that_is_theirs() -> None:
    table = arranging.swap(with_jan(), OLA, 0, 1)
    assert table.chairs == (Sitter(JAN, nonce(1)), Sitter(OLA, nonce(0)), OPEN)
    assert arranging.swap(table, OLA, 2, 2).chairs == table.chairs
    with pytest.raises(Illegal, match="no_such_seat"):
        arranging.swap(table, OLA, 0, 3)


@pytest.mark.rule("TAB-25")
def test_who_was_removed_does_not_sit_down_again() -> None:
    table = arranging.remove(with_jan(), OLA, 1)
    assert table.chairs[1] == OPEN
    with pytest.raises(Illegal, match=r"TAB-25.*removed"):
        lobby.sit(table, JAN, 2, nonce(2))
    assert lobby.sit(table, EWA, 1, nonce(2)).seat_of(EWA) == 1


@pytest.mark.rule("TAB-25")
def test_only_another_person_can_be_removed() -> None:
    for seat in (0, 2):
        with pytest.raises(Illegal, match="nobody_to_remove"):
            arranging.remove(with_jan(), OLA, seat)


@pytest.mark.rule("TAB-24", "TAB-25")
def test_nobody_but_the_host_arranges_anything_and_nobody_after_the_deal() -> None:
    for person, table, why in ((JAN, with_jan(), "not_host"), (OLA, dealt(3), "already_dealt")):
        with pytest.raises(Illegal, match=why):
            arranging.fill(table, person, "mistrz")
        with pytest.raises(Illegal, match=why):
            arranging.swap(table, person, 0, 1)
        with pytest.raises(Illegal, match=why):
            arranging.remove(table, person, 1)
        with pytest.raises(Illegal, match=why):
            arranging.set_public(table, person, True, NOW)


@pytest.mark.rule("TAB-24")
def test_a_table_is_private_until_its_host_makes_it_public() -> None:
    table = with_jan()
    assert not arranging.is_listed(table)
    public = arranging.set_public(table, OLA, True, NOW)
    assert arranging.is_listed(public)
    assert arranging.set_public(public, OLA, True, NOW + 1).public_since == NOW
    assert not arranging.is_listed(arranging.set_public(public, OLA, False, NOW))


@pytest.mark.rule("TAB-24")
def test_a_full_or_dealt_table_is_not_listed() -> None:
    public = arranging.set_public(with_jan(), OLA, True, NOW)
    full = arranging.fill(public, OLA, "latwy")
    assert not arranging.is_listed(full)
    assert not arranging.is_listed(lobby.start(full, OLA, NOW))


@pytest.mark.rule("TAB-18", "TAB-24")
def test_a_rematch_is_private_again() -> None:
    full = arranging.fill(arranging.set_public(with_jan(), OLA, True, NOW), OLA, "latwy")
    again = lobby.emptied(lobby.start(full, OLA, NOW), "AGAIN", OLA, bytes(32))
    assert again.public_since is None
