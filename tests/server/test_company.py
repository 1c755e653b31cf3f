"""Several people on one device: all of them are there, and it is told what one of them may know."""

import json

import pytest

from tests.server.party import OPEN, Party
from tests.server.protocol_client import call, new_table, new_token, nonce


@pytest.mark.rule("TAB-04", "TAB-05", "TAB-27")
def test_a_covered_device_has_all_its_people_present_and_sees_what_a_spectator_sees(
    party: Party,
) -> None:
    people = party.sit(3)
    remote, *family = people
    tokens = [client.token for client in family]
    for client in family:
        client.close()
    device = party.join(remote.table_id, company=tokens)
    watcher = party.join(remote.table_id)
    you = {"seat": None, "host": False, "name": None, "company": [1, 2], "removed": False}
    you |= {"awaited": None}
    assert device.you == you
    assert [seat["present"] for seat in watcher.table["seats"]] == [True, True, True]
    assert watcher.table["spectators"] == 1
    mine, theirs = (json.loads(client.frames[0]) for client in (device, watcher))
    assert mine["position"] == theirs["position"]
    assert (mine["log"], mine["note"], mine["talk"]) == ([], {}, [])
    assert device.ask("resign")["why"] == "no_token"

    device.close()
    watcher.take_until(lambda: not watcher.table["seats"][2]["present"])
    assert [seat["present"] for seat in watcher.table["seats"]] == [True, False, False]


@pytest.mark.rule("TAB-04", "TAB-27")
def test_an_uncovered_device_sees_with_the_eyes_of_one(party: Party) -> None:
    one, other = party.sit(2)
    tokens = [client.token for client in (one, other)]
    hands = [client.position["view"]["hand"] for client in (one, other)]
    one.close()
    other.close()
    device = party.join(one.table_id, tokens[1], company=tokens)
    assert (device.seat, device.you["company"]) == (1, [0, 1])
    assert device.position["view"]["hand"] == hands[1] != hands[0]
    assert json.dumps(hands[0]["code"]) not in json.dumps(json.loads(device.frames[0]))
    assert all(seat["present"] for seat in device.table["seats"])


@pytest.mark.rule("TAB-27")
def test_the_device_learns_when_its_people_change_places_or_are_forgotten(party: Party) -> None:
    host, kid, gone = (new_token(party.base, name) for name in ("Ola", "Jaś", "Ktoś"))
    table = new_table(party.base, host, [OPEN, OPEN, OPEN])
    party.join(table, kid).do("sit", seat=1, nonce=nonce())
    call(party.base, "DELETE", "/api/people/me", token=gone)
    device = party.join(table, host, company=[host, kid, gone, "made up"])
    assert device.you["company"] == [0, 1, None, None]
    device.do("swap", seat=1, other=0)
    assert (device.seat, device.you["company"]) == (1, [1, 0, None, None])
