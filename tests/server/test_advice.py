"""The judge of clues over the wire: whoever asks is told, and nobody else notices."""

import pytest

from tests.server.conftest import Party
from tests.server.protocol_client import Client


def frames(client: Client) -> int:
    """How many frames a client was sent until now, the answer to this question among them."""
    client.ask("say", said="")
    return len(client.frames)


@pytest.mark.rule("TAJ-22", "TAJ-52")
def test_a_seat_is_advised_and_nobody_else_notices(party: Party) -> None:
    people = party.sit(4, game="tajniacy", options={"words": [f"wąż {n}" for n in range(25)]})
    watcher = party.join(people[0].table_id)
    others = (*people[1:], watcher)
    heard = [frames(other) for other in others]
    answer = people[0].ask("advise", about="wężyk")
    assert answer["type"] == "advice"
    assert {(one["verdict"], one["clause"]) for one in answer["advice"]} == {("illegal", "TAJ-52")}
    assert people[0].ask("advise", about="krzesło")["advice"] == []
    assert [frames(other) - before for other, before in zip(others, heard, strict=True)] == [1] * 4


@pytest.mark.rule("TAB-04", "TAB-15")
def test_advice_is_for_those_who_play_a_game_with_a_judge(party: Party) -> None:
    before, *_ = party.gather(4, game="tajniacy")
    assert before.ask("advise", about="morze")["rule"] == "TAB-15"
    assert party.join(before.table_id).ask("advise", about="morze")["rule"] == "TAB-04"
    elsewhere, _ = party.sit(2)
    assert elsewhere.ask("advise", about="morze")["code"] == "malformed"
