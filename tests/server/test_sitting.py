"""Finding a table, having it as the host likes, and taking one's seat to another device."""

import logging
from typing import Any

import pytest

from tests.server.party import BOT, OPEN, Party
from tests.server.protocol_client import Refused, call, new_table, new_token, nonce
from zaslonka.server.operations import logs
from zaslonka.server.operations.passes import HOLDS_SECONDS, Passes


def listed(base: str) -> dict[str, Any]:
    """What a stranger, without a token, finds."""
    return {found["table"]["id"]: found for found in call(base, "GET", "/api/tables/public")}


def secret_of(url: str) -> str:
    return url.partition("#")[2]


# Public tables


@pytest.mark.rule("TAB-24")
def test_a_public_table_is_listed_until_it_is_full(party: Party) -> None:
    ola = new_token(party.base, "Ola")
    private = new_table(party.base, ola, [OPEN, OPEN])
    party.join(private, ola)
    token = new_token(party.base, "Ewa")
    table = new_table(party.base, token, [OPEN, OPEN, BOT], public=True)
    ewa = party.join(table, token)
    found = listed(party.base)
    assert private not in found
    assert found[table]["table"] == ewa.table
    assert 0 <= found[table]["seconds"] < 60
    party.join(table, ola).do("sit", seat=1, nonce=nonce())
    assert table not in listed(party.base)
    ewa.do("set_seat", seat=1, to=OPEN)
    assert table in listed(party.base)
    ewa.do("set_public", public=False)
    assert table not in listed(party.base)
    assert ewa.table["public"] is False


@pytest.mark.rule("TAB-24")
def test_a_table_whose_host_is_away_is_not_listed(party: Party) -> None:
    token = new_token(party.base, "Ewa")
    table = new_table(party.base, token, [OPEN, OPEN], public=True)
    party.join(table)
    assert table not in listed(party.base)
    party.join(table, token)
    assert table in listed(party.base)


# As the host likes


@pytest.mark.rule("TAB-25")
def test_the_host_orders_fills_and_removes(party: Party) -> None:
    token = new_token(party.base, "Ola")
    table = new_table(party.base, token, [OPEN] * 4)
    ola, jan = party.join(table, token), party.join(table, new_token(party.base, "Jan"))
    jan.do("sit", seat=1, nonce=nonce())
    ola.do("swap", seat=1, other=3)
    jan.take_until(lambda: bool(jan.you["seat"] == 3))
    ola.do("remove", seat=3)
    jan.take_until(lambda: jan.you["seat"] is None)
    assert (jan.you["removed"], ola.you["removed"]) == (True, False)
    assert jan.ask("sit", seat=1, nonce=nonce())["why"] == "removed"
    ola.do("fill", level="mistrz")
    assert ola.table["seats"][1:] == [{"type": "bot", "level": "mistrz"}] * 3
    ola.do("start")


@pytest.mark.rule("TAB-25")
def test_the_others_send_somebody_away_from_a_running_game(party: Party) -> None:
    ola, jan, ewa = party.sit(3)
    ola.do("remove", seat=1)
    ewa.take_until(lambda: ewa.table["proposal"] is not None)
    assert jan.ask("vote", yes=False)["why"] == "no_voice"
    ewa.do("vote", yes=True)
    jan.take_until(lambda: bool(jan.table["seats"][1]["resigned"]))
    assert jan.ask("say", said="Ale dlaczego?")["why"] == "removed"


# My tables


@pytest.mark.rule("TAB-09")
def test_it_is_not_my_turn_while_a_bot_plays_for_me(party: Party) -> None:
    seated = party.sit(3)
    mine = next(client for client in seated if client.my_turn)
    mine.do("resign")
    (table,) = call(party.base, "GET", "/api/tables", None, mine.token)
    assert not table["my_turn"]
    assert table["waiting"] == [mine.seat]
    assert [seat["name"] for seat in table["seats"]] == ["Gracz 0", "Gracz 1", "Gracz 2"]
    assert table["ending"] is None


# Passes


@pytest.mark.rule("TAB-04", "TAB-26")
def test_a_pass_makes_another_device_the_same_person_once(party: Party) -> None:
    ola, _ = party.sit(2)
    mine = call(party.base, "POST", "/api/people/me/pass", {"table": ola.table_id}, ola.token)
    path, _, secret = mine["url"].partition("#")
    assert path == f"{party.base}/pass/{ola.table_id}"
    assert mine["seconds"] == HOLDS_SECONDS
    assert mine["qr"].startswith("<svg")
    person = call(party.base, "POST", "/api/people/pass", {"secret": secret})
    assert person["name"] == "Gracz 0"
    phone = party.join(ola.table_id, person["token"])
    assert phone.seat == ola.seat
    assert phone.position["view"] == ola.position["view"]
    with pytest.raises(Refused, match="unknown_pass"):
        call(party.base, "POST", "/api/people/pass", {"secret": secret})


@pytest.mark.rule("TAB-26")
def test_a_pass_is_withdrawn_by_hand_by_the_next_one_and_with_its_person(base: str) -> None:
    token = new_token(base, "Ola")

    def issue() -> str:
        return secret_of(call(base, "POST", "/api/people/me/pass", {}, token)["url"])

    def refused(secret: str) -> bool:
        with pytest.raises(Refused) as answer:
            call(base, "POST", "/api/people/pass", {"secret": secret})
        return answer.value.status == 404

    first, second = issue(), issue()
    assert refused(first)
    call(base, "DELETE", "/api/people/me/pass", None, token)
    assert refused(second)
    third = issue()
    call(base, "DELETE", "/api/people/me", None, token)
    assert refused(third)


@pytest.mark.rule("TAB-26")
def test_a_pass_holds_for_five_minutes() -> None:
    now = 1000.0
    passes = Passes(lambda: now)
    early, late = passes.issue("ola"), passes.issue("jan")
    now += HOLDS_SECONDS - 1
    assert passes.use(early) == "ola"
    now += 1
    assert passes.use(late) is None


def test_only_a_person_gets_a_pass(base: str) -> None:
    for method in ("POST", "DELETE"):
        with pytest.raises(Refused, match="bad_token"):
            call(base, method, "/api/people/me/pass", {}, "nonsense")


@pytest.mark.rule("TAB-26")
def test_no_log_holds_a_pass(base: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        url = call(base, "POST", "/api/people/me/pass", {}, new_token(base, "Ola"))["url"]
        call(base, "POST", "/api/people/pass", {"secret": secret_of(url)})
        logs.event("checked")
    written = [logs.OneLine().format(record) for record in caplog.records]
    assert written
    assert not any(secret_of(url) in line for line in written)
