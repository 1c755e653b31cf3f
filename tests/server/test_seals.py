"""A fair deal against the server too: the seed is committed to before the first nonce is known."""

import hashlib
import json
from pathlib import Path

import msgspec
import pytest

from tests.server.party import BOT, OPEN, Party
from tests.server.protocol_client import Client, Json, Refused, call, new_table, new_token, nonce
from tests.table.ended import stopped
from tests.table.tables import dealt, moved
from zaslonka.cli import main
from zaslonka.server.operations.seeds import HOLDS_SECONDS, SEEDS_A_PERSON, Seeds
from zaslonka.table.record import record as record_of


def promised(base: str, token: str) -> str:
    commitment: str = call(base, "POST", "/api/seeds", None, token)["commitment"]
    return commitment


def ended(client: Client) -> Json:
    client.do("propose", what="end")
    client.take_until(lambda: client.over)
    return call(client.base, "GET", f"/api/tables/{client.table_id}/record")


@pytest.mark.rule("TAB-06", "TAB-47")
def test_the_seed_is_fixed_before_the_makers_nonce_is_known(party: Party) -> None:
    token = new_token(party.base, "Ola")
    commitment, mine = promised(party.base, token), nonce()
    more = {"commitment": commitment, "nonce": mine, "start": True}
    ola = party.join(new_table(party.base, token, [OPEN, BOT], **more), token)
    assert (ola.table["commitment"], ola.table["sealed"]) == (commitment, True)
    record = ended(ola)
    assert hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest() == commitment
    assert record["sealed"]
    assert record["nonces"] == [mine, ""]


@pytest.mark.rule("TAB-18", "TAB-47")
def test_a_rematch_is_sealed_too(party: Party) -> None:
    ola, jan = party.sit(2)
    ola.do("propose", what="end")
    jan.take_until(lambda: jan.table["proposal"] is not None)
    jan.do("vote", yes=True)
    ola.take_until(lambda: ola.over)
    first, lost = promised(party.base, str(ola.token)), promised(party.base, str(jan.token))
    ola.do("rematch", nonce=nonce(), commitment=first)
    again = ola.table["rematch"]
    # Jan was promised another seed: his nonce is not taken for this one unasked.
    refused = jan.ask("rematch", nonce=nonce(), commitment=lost)
    assert (refused["rule"], refused["why"]) == ("TAB-47", "seed_not_promised")
    shown = call(party.base, "GET", f"/api/tables/{again}")
    assert (shown["commitment"], shown["sealed"]) == (first, True)
    jan.do("rematch", nonce=nonce(), commitment=first)
    assert call(party.base, "GET", f"/api/tables/{again}")["phase"] == "playing"


@pytest.mark.rule("TAB-47")
def test_a_table_made_in_one_step_does_not_say_that_it_is_sealed(party: Party) -> None:
    (ola,) = party.sit(1, 1)
    assert not ola.table["sealed"]
    assert not ended(ola)["sealed"]


@pytest.mark.rule("TAB-47")
def test_a_seed_is_promised_to_one_person_for_one_table(base: str) -> None:
    ola, jan = new_token(base, "Ola"), new_token(base, "Jan")
    commitment = promised(base, ola)
    for token, named in ((jan, commitment), (ola, "0" * 64)):
        with pytest.raises(Refused) as refused:
            new_table(base, token, [OPEN, BOT], commitment=named)
        assert refused.value.problem["why"] == "seed_not_promised"
    new_table(base, ola, [OPEN, BOT], commitment=commitment)
    with pytest.raises(Refused):
        new_table(base, ola, [OPEN, BOT], commitment=commitment)


@pytest.mark.rule("TAB-47")
def test_promises_are_few_and_do_not_hold_for_ever() -> None:
    now = [0.0]
    seeds = Seeds(lambda: now[0])
    for number in range(SEEDS_A_PERSON + 1):
        seeds.promise("ola", str(number), bytes([number]))
    assert seeds.take("ola", "0") is None
    assert seeds.take("ola", "1") == b"\x01"
    now[0] = HOLDS_SECONDS
    assert seeds.take("ola", "2") is None
    seeds.promise("jan", "x", b"x")
    assert seeds._promised.keys() == {"jan"}


@pytest.mark.rule("TAB-47")
@pytest.mark.parametrize("sealed", [True, False])
def test_who_checks_a_record_is_told_against_whom_it_proves_something(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], *, sealed: bool
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(_record() | {"sealed": sealed}))
    assert main(["replay", str(file), "--verify", "--lang", "en"]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert ("before any nonce was known" in last) == sealed
    assert ("towards the others alone" in last) == (not sealed)


def _record() -> Json:
    table = stopped(moved(dealt()))
    return json.loads(msgspec.json.encode(record_of(table, ("Ola", "Jan"))))
