"""Before the deal."""

import hashlib

import pytest

from tests.table.tables import BOT, EWA, JAN, NOW, OLA, OPEN, dealt, empty, nonce, played_out
from zaslonka.kernel import Chance, Illegal, Result
from zaslonka.table import arranging, lobby, series
from zaslonka.table.info import Series
from zaslonka.table.live import LiveTable, Sitter
from zaslonka.table.seeds import bot_seed, commitment


@pytest.mark.rule("TAB-15")
def test_the_maker_is_host_and_sits_on_the_first_open_seat() -> None:
    table = empty(3, bots=1)
    assert table.host == OLA
    assert table.chairs == (Sitter(OLA, nonce(0)), OPEN, BOT)


@pytest.mark.rule("TAB-15")
def test_only_the_host_sets_seats_and_starts() -> None:
    table = lobby.sit(empty(), JAN, 1, nonce(1))
    with pytest.raises(Illegal, match="not_host"):
        arranging.set_seat(table, JAN, 0, BOT)
    with pytest.raises(Illegal, match="not_host"):
        lobby.start(table, JAN, NOW)
    assert lobby.start(table, OLA, NOW).phase == "playing"


@pytest.mark.rule("TAB-15")
def test_after_the_deal_nobody_sits_down_or_stands_up() -> None:
    table = dealt()
    with pytest.raises(Illegal, match="already_dealt"):
        lobby.sit(table, EWA, 1, nonce(2))
    with pytest.raises(Illegal, match="already_dealt"):
        lobby.stand(table, JAN)
    with pytest.raises(Illegal, match="already_dealt"):
        arranging.set_seat(table, OLA, 1, BOT)
    with pytest.raises(Illegal, match="already_dealt"):
        lobby.start(table, OLA, NOW)


@pytest.mark.rule("TAB-04")
def test_a_seat_belongs_to_who_took_it() -> None:
    table = lobby.sit(empty(), JAN, 1, nonce(1))
    with pytest.raises(Illegal, match="taken"):
        lobby.sit(table, EWA, 1, nonce(2))
    with pytest.raises(Illegal, match="no_such_seat"):
        lobby.sit(table, EWA, 2, nonce(2))
    with pytest.raises(Illegal, match="no_seat"):
        lobby.stand(table, EWA)


def test_sitting_elsewhere_leaves_the_old_seat_open() -> None:
    table = lobby.sit(empty(3), OLA, 2, nonce(7))
    assert table.chairs == (OPEN, OPEN, Sitter(OLA, nonce(7)))
    assert lobby.stand(table, OLA).chairs == (OPEN, OPEN, OPEN)


@pytest.mark.rule("TAB-06")
def test_the_commitment_is_the_hash_of_the_seed_and_nonces_go_into_the_deal() -> None:
    table = dealt(3, bots=1)
    assert commitment(table.seed) == hashlib.sha256(table.seed).hexdigest()
    drawn_from = hashlib.sha256(table.seed + nonce(0).encode() + nonce(1).encode()).digest()
    assert table.state == table.rules.setup(table.rules.options(), 3, Chance(drawn_from))


@pytest.mark.rule("TAB-06")
def test_another_nonce_is_another_deal() -> None:
    table = empty()
    one = lobby.start(lobby.sit(table, JAN, 1, nonce(1)), OLA, NOW)
    other = lobby.start(lobby.sit(table, JAN, 1, nonce(2)), OLA, NOW)
    assert one.state != other.state


def test_each_bot_has_a_chance_of_its_own() -> None:
    seeds = {bot_seed(bytes(32), seat) for seat in range(4)} | {bytes(32)}
    assert len(seeds) == 5


@pytest.mark.rule("TAB-14")
def test_a_game_is_dealt_only_to_seats_and_options_it_knows(toy: str) -> None:
    with pytest.raises(Illegal, match=r"TAB-14.*seats"):
        empty(5)
    with pytest.raises(Illegal, match=r"TAB-14.*rounds"):
        empty(game=toy, options={"rounds": 9})
    with pytest.raises(Illegal, match=r"TAB-14.*options"):
        empty(game=toy, options={"rounds": "many"})
    with pytest.raises(Illegal, match=r"TAB-14.*seat_open"):
        lobby.start(empty(), OLA, NOW)


@pytest.mark.rule("TAB-12")
def test_the_help_level_is_set_before_the_deal_and_named_in_the_result() -> None:
    table = played_out(dealt(3, help="facts"))
    assert table.ending is not None
    assert table.ending.help == "facts"


@pytest.mark.rule("TAB-18")
def test_a_rematch_is_dealt_once_everybody_has_taken_their_old_seat() -> None:
    table = played_out(dealt(3, bots=1, help="facts"))
    again = lobby.emptied(table, "AGAIN", JAN, bytes([1]) * 32)
    assert again.chairs == (OPEN, OPEN, BOT)
    assert (again.host, again.help, again.options) == (JAN, "facts", table.options)
    again = lobby.sit_again(again, JAN, 1, nonce(8), NOW)
    assert again.phase == "lobby"
    assert lobby.sit_again(again, JAN, 1, nonce(9), NOW) is again
    again = lobby.sit_again(again, OLA, 0, nonce(9), NOW)
    assert again.phase == "playing"
    assert lobby.nonces(again) == (nonce(9), nonce(8), "")


@pytest.mark.rule("TAB-55")
def test_wins_go_with_the_person_and_draws_are_nobodys() -> None:
    def decided(table: LiveTable, *winners: int) -> LiveTable:
        return table.ended(Result(winners, (0,) * len(table.chairs), "over"))

    def again(table: LiveTable, *seats: int) -> LiveTable:
        """Played again, with Ola and Jan on these seats."""
        new = lobby.emptied(table, "AGAIN", OLA, bytes(32))
        for person, seat in zip((OLA, JAN), seats, strict=True):
            new = lobby.sit(new, person, seat, nonce(seat))
        return lobby.deal(new, NOW)

    first = dealt(3, bots=1)
    assert series.series(first) is None
    second = again(decided(first, 1), 1, 0)
    assert series.series(second) == Series(1, 0, (1, 0, 0))
    third = again(decided(second, 0, 2), 1, 0)
    assert series.series(third) == Series(2, 1, (1, 0, 0))
    fourth = again(decided(third, 2), 0, 1)
    assert series.series(decided(fourth, 0)) == Series(4, 1, (1, 1, 1))
    stopped = again(fourth.ended(None), 0, 1)
    assert series.series(stopped) == Series(3, 1, (0, 1, 1))
