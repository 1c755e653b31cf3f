"""What is kept of keys and friends, in both databases."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from tests.support.freeze_data import of_people, running_games
from tests.table.tables import EWA, IGA, JAN, NOW, OLA, PEOPLE, dealt, empty as lobby
from zaslonka.store import keys, sqlite, ties
from zaslonka.store.address import Where
from zaslonka.store.checking import salvage
from zaslonka.store.database import Asked
from zaslonka.store.store import Store, Unstored
from zaslonka.table.friends import Change, Tie
from zaslonka.table.live import LiveTable

A = TypeVar("A")


@pytest.fixture
def house(where: Where) -> Iterator[Store]:
    house = Store(where, lambda jobs, seconds: None)
    for person in PEOPLE:
        asyncio.run(house.save_person(person, person.title(), NOW))
    yield house
    house.close()


def save(house: Store, table: LiveTable, now: int = NOW) -> None:
    asyncio.run(house.save((None, table), now=now))


def ask(house: Store, question: Callable[[Asked], A]) -> A:
    return asyncio.run(house.ask(question))


def key(name: str = "a-key", made: int = NOW) -> keys.Passkey:
    return keys.Passkey(id=name, label="Żółty", public_key=b"\0\xff", sign_count=1, made=made)


@pytest.mark.rule("TAB-100", "TAB-101")
def test_a_passkey_is_one_persons_and_counts_up(house: Store) -> None:
    asyncio.run(house.carry_out(keys.save_passkey(OLA, key())))
    assert ask(house, lambda connection: keys.passkey(connection, "a-key")) == (OLA, key())
    with pytest.raises(Unstored):
        asyncio.run(house.carry_out(keys.save_passkey(JAN, key())))
    asyncio.run(house.carry_out(keys.use_passkey("a-key", 2**32 - 1, NOW + 5)))
    (kept,) = ask(house, lambda connection: keys.passkeys_of(connection, OLA))
    assert (kept.sign_count, kept.used) == (2**32 - 1, NOW + 5)
    asyncio.run(house.carry_out(keys.delete_passkey(JAN, "a-key")))
    assert ask(house, lambda connection: keys.passkeys_of(connection, OLA)) == [kept]
    asyncio.run(house.carry_out(keys.delete_passkey(OLA, "a-key")))
    assert ask(house, lambda connection: keys.passkey(connection, "a-key")) is None


@pytest.mark.rule("TAB-102")
def test_new_codes_take_the_place_of_the_old(house: Store) -> None:
    asyncio.run(house.carry_out(*keys.save_codes(OLA, "ABCDE", b"s", [b"1", b"2"])))
    asyncio.run(house.carry_out(*keys.save_codes(JAN, "ABCDE", b"t", [b"3"])))
    found = ask(house, lambda connection: keys.codes_by(connection, "ABCDE"))
    assert [(one.person, one.hash) for one in found] == [(JAN, b"3"), (OLA, b"1"), (OLA, b"2")]
    asyncio.run(house.carry_out(keys.use_code(found[1])))
    assert ask(house, lambda connection: keys.codes_left(connection, OLA)) == 1
    asyncio.run(house.carry_out(*keys.save_codes(OLA, "FGHJK", b"u", [b"4", b"5", b"6"])))
    assert ask(house, lambda connection: keys.codes_left(connection, OLA)) == 3
    assert [one.person for one in ask(house, lambda c: keys.codes_by(c, "ABCDE"))] == [JAN]


@pytest.mark.rule("TAB-105")
def test_whom_one_has_played_with_the_last_first(house: Store) -> None:
    for name, people, at in (("A", 2, NOW), ("B", 3, NOW + 2), ("C", 2, NOW + 1)):
        save(house, dealt(people).but(id=name), now=at)
    save(house, lobby(4).but(id="LOBBY"), now=NOW + 9)
    met = ask(house, lambda connection: ties.met(connection, OLA, 10))
    assert [(one.person, one.table, one.when) for one in met] == [
        (EWA, "B", NOW + 2),
        (JAN, "B", NOW + 2),
    ]
    assert all(one.game == dealt(2).game for one in met)
    assert len(ask(house, lambda connection: ties.met(connection, OLA, 1))) == 1
    assert ask(house, lambda connection: ties.met(connection, IGA, 10)) == []
    assert ask(house, lambda connection: ties.last_together(connection, OLA, JAN)) == "B"
    assert ask(house, lambda connection: ties.last_together(connection, OLA, IGA)) is None


@pytest.mark.rule("TAB-104", "TAB-108")
def test_ties_and_invitations_go_together(house: Store) -> None:
    friends = Tie(OLA, JAN, "friend"), Tie(JAN, OLA, "friend")
    for _ in range(2):
        asyncio.run(house.carry_out(*ties.changed(Change(put=friends), NOW)))
    save(house, lobby(2).but(id="FIRST"))
    save(house, lobby(2).but(id="SECOND"))
    for name in ("FIRST", "SECOND"):
        asyncio.run(house.carry_out(ties.invite(JAN, OLA, name, NOW)))
    (invited,) = ask(house, lambda connection: ties.invitations(connection, OLA))
    assert (invited.inviter, invited.table) == (JAN, "SECOND")
    asyncio.run(house.delete("SECOND"))
    assert ask(house, lambda connection: ties.invitations(connection, OLA)) == []
    asyncio.run(house.carry_out(ties.invite(JAN, OLA, "FIRST", NOW)))
    parted = ask(house, lambda connection: ties.read(connection, OLA)).part(JAN)
    asyncio.run(house.carry_out(*ties.changed(parted, NOW)))
    assert ask(house, lambda connection: ties.invitations(connection, OLA)) == []
    assert ask(house, lambda connection: ties.read(connection, JAN)).others() == set()


@pytest.mark.rule("PRV-09")
def test_who_is_forgotten_takes_it_all_along(house: Store) -> None:
    for _, table in running_games():
        save(house, table)
    asyncio.run(house.carry_out(*of_people()))
    assert ask(house, lambda connection: ties.seen(connection, PEOPLE)) == {OLA}
    asyncio.run(house.forget_person(OLA))
    for kept in ("passkeys", "recovery_codes", "ties", "invitations"):
        assert house._database.reading.execute(f"SELECT * FROM {kept}").fetchall() == []


def test_what_is_salvaged_has_keys_and_friends(tmp_path: Path) -> None:
    data, saved = tmp_path / "data", tmp_path / "saved"
    house = Store(data, lambda jobs, seconds: None)
    for person in PEOPLE:
        asyncio.run(house.save_person(person, person.title(), NOW))
    for _, table in running_games():
        save(house, table)
    asyncio.run(house.carry_out(*of_people()))
    house.close()
    assert salvage(data, saved).damage == []
    rows = []
    for directory in (data, saved):
        connection = sqlite.connect(directory)
        rows.append(
            [
                connection.execute(f"SELECT * FROM {table}").fetchall()
                for table in ("people", "passkeys", "recovery_codes", "ties", "invitations")
            ]
        )
        connection.close()
    assert rows[0] == rows[1]
    assert all(rows[0])
