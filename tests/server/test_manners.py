"""Manners that cannot be cheated, over the wire: TAB-37, TAB-38, and who is forgotten (PRV-09)."""

import contextlib
import time
from pathlib import Path

import pytest

from tests.server.party import OPEN, Party
from tests.server.protocol_client import (
    Client,
    ConnectionClosed,
    Refused,
    call,
    new_table,
    new_token,
    nonce,
)
from tests.server.running import running
from tests.server.test_protocol import mover
from zaslonka.table import leaving


def delete(client: Client) -> str:
    """Why a person may not delete the table they are at."""
    with pytest.raises(Refused) as refused:
        call(client.base, "DELETE", f"/api/tables/{client.table_id}", None, client.token)
    why: str = refused.value.problem["why"]
    return why


@pytest.mark.rule("TAB-37")
def test_a_network_that_blinks_costs_nobody_their_game(party: Party) -> None:
    ola, jan, ewa = party.sit(3)
    began = int(time.time() * 1000)
    for client in (jan, ewa):
        client.close()
    ola.take_until(lambda: not any(seat["present"] for seat in ola.table["seats"][1:]))
    since = [seat["away_since"] for seat in ola.table["seats"]]
    assert since[0] is None
    assert all(began - 5_000 <= one <= began + 60_000 for one in since[1:])
    for seat in (1, 2):
        answer = ola.ask("hand_over", seat=seat, level="latwy")
        assert (answer["rule"], answer["why"]) == ("TAB-37", "just_left")
        assert 0 < answer["facts"]["seconds"] <= 60
    assert delete(ola) == "others_play"
    ola.do("propose", what="end")
    assert not ola.over
    jan.open(0)
    assert jan.table["seats"][1]["away_since"] is None
    assert jan.table["seats"][1]["played_by_bot"] is None


@pytest.mark.rule("TAB-37", "TAB-15")
def test_the_host_neither_deletes_nor_ends_after_handing_all_seats_over(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaving, "GRACE_MS", 0)
    ola, jan, ewa = party.sit(3, bots=1)
    for client in (jan, ewa):
        client.close()
    ola.take_until(lambda: not any(seat["present"] for seat in ola.table["seats"][1:3]))
    for seat in (1, 2):
        ola.do("hand_over", seat=seat, level="latwy")
    assert delete(ola) == "others_play"
    answer = ola.ask("propose", what="end")
    assert (answer["rule"], answer["why"]) == ("TAB-37", "not_alone")
    (mine,) = call(party.base, "GET", "/api/tables", None, ola.token)
    assert not mine["deletable"]
    for client in (jan, ewa):
        client.open(0)
        client.do("resign")
    ola.do("propose", what="end")
    ola.take_until(lambda: ola.over)


@pytest.mark.rule("TAB-37")
def test_who_was_never_seen_since_the_table_was_opened_has_the_minute_too(tmp_path: Path) -> None:
    """A host who comes first after a restart, or when all had left, gains nothing by it."""
    with running(tmp_path) as base:
        tokens = [new_token(base, name) for name in ("Ola", "Jan")]
        table = new_table(base, tokens[0], [OPEN, OPEN])
        ola, jan = (Client(base, table, token) for token in tokens)
        jan.do("sit", seat=1, nonce=nonce())
        ola.do("start")
        for client in (ola, jan):
            client.close()
    with running(tmp_path) as base:
        again = Client(base, table, tokens[0])
        assert again.table["seats"][1]["away_since"] is None
        assert again.ask("hand_over", seat=1, level="latwy")["why"] == "just_left"
        again.close()


@pytest.mark.rule("TAB-37", "TAB-17")
def test_a_vote_about_an_absent_persons_seat_ends_when_they_are_back(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaving, "GRACE_MS", 0)
    ola, jan, ewa = party.sit(3)
    ola.close()
    jan.take_until(lambda: not jan.table["seats"][0]["present"])
    jan.do("hand_over", seat=0, level="latwy")
    assert jan.table["proposal"]["what"] == "hand_over"
    ola.open(0)
    assert ola.table["proposal"] is None
    ewa.take_until(lambda: ewa.table["seats"][0]["present"] and ewa.table["proposal"] is None)
    assert ewa.ask("vote", yes=True)["why"] == "nothing_proposed"


@pytest.mark.rule("TAB-38")
def test_handing_ones_own_seat_over_and_back_costs_the_time_it_takes(tmp_path: Path) -> None:
    with running(tmp_path, bot_pace=60_000) as base:
        tokens = [new_token(base, name) for name in ("Ola", "Jan")]
        table = new_table(base, tokens[0], [OPEN, OPEN], clock={"bank": 60})
        people = [Client(base, table, token) for token in tokens]
        people[1].do("sit", seat=1, nonce=nonce())
        people[0].do("start")
        for client in people:
            client.take_until(lambda client=client: client.position is not None)  # type: ignore[misc]
        thinker = mover(people)
        thinker.do("hand_over", seat=thinker.seat, level="mistrz")
        time.sleep(1.0)
        thinker.do("hand_over", seat=thinker.seat, level=None)
        again = Client(base, table, thinker.token)
        assert again.position["times"]["left"][thinker.seat] <= 59_000
        for client in (*people, again):
            client.close()


@pytest.mark.rule("TAB-38")
@pytest.mark.parametrize("hours", [-1, 1])
def test_whoever_sets_the_clock_of_the_machine_gives_and_takes_no_time(
    hours: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as base:
        tokens = [new_token(base, name) for name in ("Ola", "Jan")]
        table = new_table(base, tokens[0], [OPEN, OPEN], clock={"bank": 600})
        people = [Client(base, table, token) for token in tokens]
        people[1].do("sit", seat=1, nonce=nonce())
        people[0].do("start")
        for client in people:
            client.take_until(lambda client=client: client.position is not None)  # type: ignore[misc]
        first = mover(people)
        honest = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: honest() + hours * 3600 * 10**9)
        first.do("move", move=first.position["offers"][0]["moves"][0])
        first.take_until(lambda: first.position["ply"] == 1)
        assert not first.log[0]["by_clock"]
        left = first.position["times"]["left"]
        assert all(500_000 < one <= 600_000 for one in left), left
        for client in people:
            client.close()


# Forgotten


@pytest.mark.rule("PRV-09")
def test_a_forgotten_person_neither_sits_nor_speaks_again_at_an_open_socket(party: Party) -> None:
    host, gone = new_token(party.base, "Ola"), new_token(party.base, "Niezapominajka")
    table = new_table(party.base, host, [OPEN, OPEN, OPEN])
    watching, sitting = party.join(table, gone), party.join(table, gone)
    elsewhere = party.join(new_table(party.base, host, [OPEN, OPEN]), gone)
    witness = party.join(table, host)
    sitting.do("sit", seat=1, nonce=nonce())
    call(party.base, "DELETE", "/api/people/me", token=gone)
    for client in (watching, sitting, elsewhere):
        with contextlib.suppress(ConnectionClosed):
            while True:
                assert client.ask("sit", seat=2, nonce=nonce())["why"] == "no_token"
                assert client.ask("say", said="jestem")["why"] == "no_token"
        with contextlib.suppress(ConnectionClosed):
            while True:
                client.take()
        assert any('"bad_token"' in frame for frame in client.frames)
    witness.ask("say", said="?")
    assert [seat["type"] for seat in witness.table["seats"]] == ["person", "open", "open"]
    assert [line["name"] for line in witness.talk] == ["Ola"]


@pytest.mark.rule("PRV-09", "TAB-27")
def test_the_others_on_a_forgotten_persons_device_stay(party: Party) -> None:
    host, kid = new_token(party.base, "Ola"), new_token(party.base, "Jaś")
    table = new_table(party.base, host, [OPEN, OPEN, OPEN])
    party.join(table, kid).do("sit", seat=1, nonce=nonce())
    device = party.join(table, host, company=[host, kid])
    assert device.you["company"] == [0, 1]
    call(party.base, "DELETE", "/api/people/me", token=kid)
    device.take_until(lambda: device.you["company"] == [0, None])
    device.do("say", said="Jestem")
