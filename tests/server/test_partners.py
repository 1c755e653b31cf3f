"""Strangers who want to play now, over the wire.  TAB-70 to TAB-72."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from msgspec import structs

from tests.server.party import Party
from tests.server.protocol_client import Client, Json, Refused, call, new_token, nonce
from tests.server.running import running
from zaslonka import games
from zaslonka.table import gathering
from zaslonka.table.live import LiveTable

GAME, OPTION = next(
    (name, field.name)
    for name in games.names()
    for field in structs.fields(games.get(name).options)
    if field.default is False
)
"""A game with a variant, and the variant."""

FEW, MORE = games.get(GAME).seats[:2]


@pytest.fixture
def base(tmp_path: Path) -> Iterator[str]:
    """A house of one's own: whoever waits in another test is not met."""
    with running(tmp_path) as address:
        yield address


def seek(party: Party, token: str, **wish: Json) -> str:
    """Where somebody who wants to play now is led to."""
    wanted = {"game": GAME, "nonce": nonce(), "players": [FEW], "robots": {"seconds": None}} | wish
    return str(call(party.base, "POST", "/api/partners", wanted, token)["id"])


def is_playing(person: Client) -> bool:
    return bool(person.table["phase"] == "playing")


@pytest.mark.rule("TAB-70")
def test_those_who_want_the_same_play_at_once(party: Party) -> None:
    tokens = [new_token(party.base, f"Gracz {number}") for number in range(FEW)]
    tables = [seek(party, token) for token in tokens]
    assert len({*tables}) == 1
    people = [party.join(tables[0], token) for token in tokens]
    for person in people:
        person.take_until(partial(is_playing, person))
        assert not person.table["gathering"]
    assert sorted(person.seat for person in people) == [*range(FEW)]


@pytest.mark.rule("TAB-70")
def test_who_wants_something_else_waits_elsewhere(party: Party) -> None:
    ola, jan, ewa = (new_token(party.base, name) for name in ("Ola", "Jan", "Ewa"))
    first = seek(party, ola, options={OPTION: True})
    assert seek(party, jan) != first
    assert seek(party, ewa, any_options=True, players=[MORE, FEW]) == first


@pytest.mark.rule("TAB-71")
def test_nobody_waits_at_two_tables(party: Party) -> None:
    ola = new_token(party.base, "Ola")
    first = seek(party, ola)
    assert seek(party, ola) == first
    second = seek(party, ola, players=[MORE])
    assert second != first
    seats = [
        call(party.base, "GET", f"/api/tables/{table}")["seats"][0]["type"]
        for table in (first, second)
    ]
    assert seats == ["open", "person"]


@pytest.mark.rule("TAB-71")
def test_who_changes_their_mind_and_finds_an_older_table_leaves_the_newer_one(party: Party) -> None:
    ola, jan = (new_token(party.base, name) for name in ("Ola", "Jan"))
    older = seek(party, jan)
    newer = seek(party, ola, players=[MORE])
    assert newer != older
    assert seek(party, ola) == older
    seats = call(party.base, "GET", f"/api/tables/{newer}")["seats"]
    assert [seat["type"] for seat in seats] == ["open"] * MORE


@pytest.mark.rule("TAB-71")
def test_who_seeks_the_same_again_stays_where_they_wait(party: Party) -> None:
    """Also where a table that would do has waited for longer."""
    ola, jan = (new_token(party.base, name) for name in ("Ola", "Jan"))
    seek(party, jan)
    mine = seek(party, ola, players=[MORE])
    assert seek(party, ola, players=[MORE, FEW]) == mine


@pytest.mark.rule("TAB-71")
def test_who_does_not_come_makes_room(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "ARRIVAL_SECONDS", 0.2)
    ola, jan = (new_token(party.base, name) for name in ("Ola", "Jan"))
    table = seek(party, ola)
    there = party.join(table, ola)
    seek(party, jan)
    there.take_until(lambda: there.table["seats"][1]["type"] == "person")
    there.take_until(lambda: there.table["seats"][1]["type"] == "open")
    assert there.table["phase"] == "lobby"


def at_once(table: LiveTable) -> int | None:
    """Robots are on their way from the beginning."""
    return 0 if gathering.gathers(table) else None


@pytest.mark.rule("TAB-72")
def test_robots_come_when_it_was_said(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "robots_at", at_once)
    ola = new_token(party.base, "Ola")
    there = party.join(seek(party, ola, robots={"seconds": 10, "level": "latwy"}), ola)
    there.take_until(partial(is_playing, there))
    assert [seat["type"] for seat in there.table["seats"]] == ["person"] + ["bot"] * (FEW - 1)


@pytest.mark.rule("TAB-70")
def test_it_is_deleted_by_nobody_while_another_waits(party: Party) -> None:
    ola, jan = (new_token(party.base, name) for name in ("Ola", "Jan"))
    table = seek(party, ola)
    seek(party, jan)
    with pytest.raises(Refused):
        call(party.base, "DELETE", f"/api/tables/{table}", None, ola)


@pytest.mark.rule("TAB-14", "TAB-70")
@pytest.mark.parametrize(
    "wrong",
    [
        {"players": [games.get(GAME).seats[-1] + 1]},
        {"players": []},
        {"players": [13]},
        {"options": {OPTION: "perhaps"}},
        {"robots": {"seconds": 1}},
        {"game": "chess"},
    ],
)
def test_a_wish_that_cannot_be_is_refused(party: Party, wrong: Json) -> None:
    with pytest.raises(Refused):
        seek(party, new_token(party.base, "Ola"), **wrong)


@pytest.mark.rule("TAB-24", "TAB-70")
def test_it_is_on_the_list_as_long_as_somebody_waits(party: Party) -> None:
    ola = new_token(party.base, "Ola")
    table = seek(party, ola)
    there = party.join(table, ola)
    (listed,) = call(party.base, "GET", "/api/tables/public")
    assert (listed["table"]["id"], listed["table"]["gathering"]) == (table, True)
    there.do("stand")
    assert call(party.base, "GET", "/api/tables/public") == []
