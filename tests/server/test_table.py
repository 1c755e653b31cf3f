"""Clauses of every table, over the wire."""

import time
from pathlib import Path

import pytest

from tests.server.party import BOT, OPEN, Party
from tests.server.protocol_client import Client, Refused, call, new_table, new_token, nonce
from tests.server.running import running
from tests.server.test_protocol import mover
from zaslonka.protocol import telling
from zaslonka.table import clocks, leaving
from zaslonka.table.info import Pace
from zaslonka.table.live import Banks, LiveTable


def quiet(client: Client, seconds: float) -> bool:
    """Whether nothing comes for a while."""
    try:
        client.take(timeout=seconds)
    except TimeoutError:
        return True
    return False


# Who sees what


@pytest.mark.rule("TAB-05", "ZTK-90")
def test_a_spectator_sees_what_everybody_sees_and_the_host_no_more(party: Party) -> None:
    host = new_token(party.base, "Gospodarz")
    table = new_table(party.base, host, [BOT, BOT, BOT], start=True)
    for watcher in (party.join(table), party.join(table, host)):
        assert watcher.you["seat"] is None
        view = watcher.position["view"]
        assert (view["seat"], view["hand"]) == (None, None)
        assert set(view) == {"seat", "table", "hand"}
        assert watcher.position["offers"] == []
        assert watcher.note == {}
        ask = {"type": "ask", "card": "sum"}
        assert watcher.ask("move", move=ask)["rule"] == "TAB-04"
        assert watcher.ask("resign")["rule"] == "TAB-04"
    assert watcher.you["host"]


@pytest.mark.rule("TAB-04", "TAB-11", "ZTK-92")
def test_a_seat_is_one_persons_on_any_number_of_devices(party: Party) -> None:
    ola, jan = party.sit(2)
    phone = party.join(ola.table_id, ola.token)
    assert phone.position == ola.position
    assert phone.position["view"]["hand"] != jan.position["view"]["hand"]
    ola.do("note", note={"a": "5g"})
    assert phone.take() == {"type": "note", "note": {"a": "5g"}}
    jan.do("note", note={"b": 1})
    assert all('"5g"}' not in frame for frame in jan.frames if '"note"' in frame)
    assert party.join(ola.table_id, ola.token).note == {"a": "5g"}
    assert party.join(ola.table_id).note == {}


@pytest.mark.rule("ZTK-61", "ZTK-91")
def test_a_written_guess_is_seen_by_its_guesser_alone(party: Party) -> None:
    seated = party.sit(3)
    spectator = party.join(seated[0].table_id)
    guesser = mover(seated)
    own = guesser.position["view"]["hand"]["code"]
    spare = [f"{d}{c}" for d in range(10) for c in "bw" if d != 5 and f"{d}{c}" not in own]
    guesser.do("move", move={"type": "write", "code": spare[:5]})
    kinds = {}
    for client in (*seated, spectator):
        while client.position["ply"] < 1:
            client.take()
        entry = client.log[0]
        kinds[client] = [event["type"] for event in entry["events"]], entry["private"]
    assert kinds.pop(guesser) == (["looked", "announced"], [0])
    assert list(kinds.values()) == [(["announced"], [])] * 3


@pytest.mark.rule("TAB-12")
def test_help_is_for_every_person_seated_and_for_nobody_else(party: Party) -> None:
    seated = party.sit(2, help="full")
    spectator = party.join(seated[0].table_id)
    for client in seated:
        while not client.helps:
            client.take()
        assert client.helps[0]["help"][0]["codes"] > 1
        again = party.join(client.table_id, client.token)
        while not again.helps:
            again.take()
        assert again.helps == client.helps[:1]
    client.do("propose", what="end")
    while spectator.table["proposal"] is None:
        spectator.take()
    assert spectator.helps == []


@pytest.mark.rule("TAB-12", "TAB-14")
def test_what_the_game_does_not_know_is_refused_before_the_deal(party: Party) -> None:
    token = new_token(party.base, "Ola")
    for seats, more, why in (
        ([OPEN], {}, "seats"),
        ([OPEN] * 5, {}, "seats"),
        ([OPEN, OPEN], {"start": True}, "seat_open"),
        ([OPEN, BOT], {"options": {"type": "chess"}}, "options"),
    ):
        with pytest.raises(Refused) as refused:
            new_table(party.base, token, seats, **more)
        assert (refused.value.status, refused.value.problem["why"]) == (409, why)
        assert refused.value.problem["rule"] == "TAB-14"


# Leaving


@pytest.mark.rule("TAB-09")
def test_everybody_sees_who_leaves_and_a_bot_may_play_for_them(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaving, "GRACE_MS", 0)
    ola, jan = party.sit(2)
    assert ola.ask("hand_over", seat=1, level="latwy")["why"] == "still_here"
    jan.close()
    ola.take_until(lambda: not ola.table["seats"][1]["present"])
    ola.do("hand_over", seat=1, level="latwy")
    assert ola.table["seats"][1]["played_by_bot"] == "latwy"
    if not ola.my_turn:
        ola.take_until(lambda: ola.my_turn)
    jan.open(0)
    assert jan.seat == 1
    jan.do("hand_over", seat=1, level=None)
    assert jan.table["seats"][1]["played_by_bot"] is None


@pytest.mark.rule("TAB-09", "TAB-17")
def test_the_hosts_own_seat_goes_to_a_bot_by_a_vote(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaving, "GRACE_MS", 0)
    ola, jan, ewa = party.sit(3)
    ola.close()
    jan.take_until(lambda: not jan.table["seats"][0]["present"])
    jan.do("hand_over", seat=0, level="latwy")
    assert jan.table["proposal"]["what"] == "hand_over"
    ewa.do("vote", yes=True)
    assert ewa.table["seats"][0]["played_by_bot"] == "latwy"


@pytest.mark.rule("TAB-09")
def test_with_nobody_present_a_table_pauses_and_is_kept(party: Party) -> None:
    host = new_token(party.base, "Ola")
    table = new_table(party.base, host, [BOT, BOT], start=True)
    path = f"/api/tables/{table}"
    assert call(party.base, "GET", path)["paused"]
    first = party.join(table)
    assert not call(party.base, "GET", path)["paused"]
    first.take_until(lambda: first.position["ply"] >= 2)
    first.close()
    while not call(party.base, "GET", path)["paused"]:
        time.sleep(0.01)
    before = party.join(table)
    before_ply = before.position["ply"]
    before.close()
    time.sleep(0.2)
    later = party.join(table)
    # One ply at most: the one that was being told while the connection went.
    assert later.position["ply"] <= before_ply + 1
    later.take_until(lambda: later.position["ply"] > before_ply + 1 or later.over)


@pytest.mark.rule("TAB-10")
def test_who_resigns_leaves_the_seat_to_a_bot_and_the_result_says_so(party: Party) -> None:
    ola, jan, ewa = party.sit(3)
    jan.do("resign")
    jan.do("note", note={})
    assert jan.ask("move", move={"type": "ask", "card": "sum"})["why"] == "played_by_bot"
    ola.do("propose", what="end")
    ewa.do("vote", yes=True)
    ola.take_until(lambda: ola.over)
    assert ola.table["ending"]["resigned"] == [1]
    assert ola.table["seats"][1]["resigned"]


@pytest.mark.rule("TAB-56", "TAB-55", "TAB-57")
def test_a_game_of_two_ends_when_one_resigns_and_counts_in_the_series(party: Party) -> None:
    ola, jan = party.sit(2)
    jan.do("resign")
    ola.take_until(lambda: ola.over)
    ending = ola.table["ending"]
    assert (ending["result"], ending["resigned"], ending["conceded"]) == (None, [1], [0])
    told = call(party.base, "GET", f"/api/tables/{ola.table_id}/story")["sentences"]
    assert [one["name"] for one in told][-2:] == ["story-table-gave-up", "story-table-won"]
    jan.do("rematch", nonce=nonce())
    jan.take_until(lambda: jan.table["rematch"] is not None)
    again = party.join(jan.table["rematch"], jan.token)
    assert again.table["series"] == {"games": 1, "drawn": 0, "wins": [0, 0]}
    assert again.table["expected"] == ["Gracz 0", None]
    ola.do("rematch", nonce=nonce())
    again.take_until(lambda: again.position is not None)
    assert again.table["series"]["wins"] == [1, 0]
    assert again.table["expected"] == []


@pytest.mark.rule("TAB-08")
def test_an_agreed_undo_is_told_as_a_ply_of_its_own(party: Party) -> None:
    seated = party.sit(2)
    first = mover(seated)
    other = seated[1 - first.seat]
    before = first.position["view"]["table"]
    first.do("move", move=first.position["offers"][0]["moves"][0])
    first.do("propose", what="undo")
    other.do("vote", yes=True)
    first.take_until(lambda: first.position["ply"] == 2)
    assert first.log[-1] | {"events": []} == first.log[-1]
    assert (first.log[-1]["kind"], first.log[-1]["to"], first.log[-1]["agreed"]) == (
        "undone",
        0,
        True,
    )
    assert first.position["view"]["table"] == before
    assert first.my_turn


@pytest.mark.rule("TAB-18")
def test_a_rematch_needs_everybody_and_is_dealt_then(party: Party) -> None:
    ola, jan = party.sit(2)
    assert ola.ask("rematch", nonce=nonce())["why"] == "not_over"
    ola.do("propose", what="end")
    jan.do("vote", yes=True)
    jan.do("rematch", nonce=nonce())
    jan.take_until(lambda: jan.table["rematch"] is not None)
    again = party.join(jan.table["rematch"], jan.token)
    assert (again.seat, again.you["host"], again.table["phase"]) == (1, True, "lobby")
    ola.do("rematch", nonce=nonce())
    again.take_until(lambda: again.position is not None)
    assert again.table["phase"] == "playing"
    assert again.table["commitment"] != ola.table["commitment"]


@pytest.mark.rule("TAB-15")
def test_people_come_and_go_before_the_deal(party: Party) -> None:
    ola, jan = party.gather(2)
    jan.do("stand")
    assert jan.you["seat"] is None
    assert ola.ask("start")["why"] == "seat_open"
    assert jan.ask("set_seat", seat=1, to=BOT)["why"] == "not_host"
    ola.do("set_seat", seat=1, to=BOT)
    ola.do("start")
    assert ola.position["ply"] == 0


# Clocks and bots


@pytest.mark.rule("TAB-07")
def test_a_bot_decides_for_who_is_out_of_time_and_it_is_marked(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wound(table: LiveTable, now: int) -> LiveTable:
        return table.but(banks=Banks((300,) * len(table.chairs), now))

    monkeypatch.setattr(clocks, "wound", wound)
    ola, jan = party.sit(2, clock={"bank": 10, "increment": 3600})
    first = mover([ola, jan])
    assert first.position["times"]["running"] == [first.seat]
    first.take_until(lambda: first.position["ply"] == 1)
    assert first.log[0]["by_clock"]
    assert first.position["times"]["left"][first.seat] == 3_600_000


@pytest.mark.rule("TAB-13")
def test_a_bots_pace_depends_on_public_things_alone() -> None:
    paces = {telling.pace("TABLE", ply, 1200, 0.0) for ply in range(50)}
    assert len(paces) > 20
    assert all(0.9 <= pace <= 1.5 for pace in paces)
    for ply in range(50):
        pace = telling.pace("TABLE", ply, 1200, 0.0)
        assert telling.pace("TABLE", ply, 1200, pace - 0.001) == pace
        assert telling.pace("TABLE", ply, 1200, pace + 0.001) == pytest.approx(pace + 1.2)
        assert telling.pace("TABLE", ply, 1200, pace + 1.3) == pytest.approx(pace + 2.4)
        assert telling.pace("TABLE", ply, 0, 0.3) == 0


@pytest.mark.rule("TAB-13", "TAB-54")
@pytest.mark.parametrize("pace", telling.PACES)
def test_a_bot_is_never_quicker_than_its_pace(tmp_path: Path, pace: Pace) -> None:
    beat = 400 * telling.PACES[pace]
    with running(tmp_path, bot_pace=400) as base:
        host = new_token(base, "Ola")
        table = new_table(base, host, [BOT, BOT], start=True, pace=pace)
        assert call(base, "GET", f"/api/tables/{table}")["pace"] == pace
        began = time.monotonic()
        client = Client(base, table)
        client.take_until(lambda: client.position["ply"] >= 3)
        # Ours began before the server's first beat and ended after its last: no luck can help.
        paces = sum(telling.pace(table, ply, beat, 0.0) for ply in range(3))
        assert time.monotonic() - began >= paces
        client.close()
