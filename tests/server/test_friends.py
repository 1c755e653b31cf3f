"""People who have played together, over the wire.  TAB-104 to TAB-108."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.party import BOT, OPEN, Party
from tests.server.protocol_client import Client, Json, Refused, call, new_table, new_token, nonce
from tests.server.running import running
from tests.support.example import EXAMPLE
from zaslonka.server.tables import friends
from zaslonka.store import sqlite


@pytest.fixture
def base(tmp_path: Path) -> Iterator[str]:
    """A house of one's own: whoever plays in another test is not met."""
    with running(tmp_path) as address:
        yield address


class Somebody:
    """A person, and what they do about others."""

    def __init__(self, base: str, name: str) -> None:
        self.base, self.name = base, name
        self.token = new_token(base, name)

    def call(self, method: str, path: str, body: Json = None) -> Json:
        return call(self.base, method, path, body, self.token)

    def circle(self) -> Json:
        return self.call("GET", "/api/friends")

    def names(self, of: str) -> list[str]:
        return [one["name"] for one in self.circle()[of]]

    def knows(self, name: str) -> str:
        """What this person calls another by."""
        told = self.circle()
        kinds = ("friends", "asks", "asked", "met", "blocked")
        (found,) = {one["id"] for kind in kinds for one in told[kind] if one["name"] == name}
        return str(found)

    def does(self, method: str, name: str, more: str = "", body: Json = None) -> Json:
        return self.call(method, f"/api/friends/{self.knows(name)}{more}", body)

    def lets_be_seen(self, agrees: bool = True) -> None:
        self.call("PUT", "/api/people/me/seen", {"agrees": agrees})

    def plays_again_with(self, name: str) -> str:
        return str(self.does("POST", name, "/table", {"nonce": nonce()})["id"])

    def invitations(self) -> Json:
        return self.call("GET", "/api/invitations")


def people(base: str, *names: str) -> list[Somebody]:
    return [Somebody(base, name) for name in names]


def dealt(party: Party, *players: Somebody, bots: int = 0, **more: Json) -> list[Client]:
    """People at a table, and a game."""
    seats = [OPEN] * len(players) + [BOT] * bots
    table = new_table(party.base, players[0].token, seats, **more)
    seated = [party.join(table, one.token) for one in players]
    for seat, client in enumerate(seated[1:], 1):
        client.do("sit", seat=seat, nonce=nonce())
    seated[0].do("start")
    return seated


def befriended(party: Party, *players: Somebody, **more: Json) -> list[Client]:
    """The same, and the first two are friends."""
    seated = dealt(party, *players, **more)
    ola, jan = players[:2]
    ola.does("PUT", jan.name)
    jan.does("PUT", ola.name)
    return seated


@pytest.mark.rule("TAB-104", "TAB-105")
def test_who_has_played_together_becomes_friends_when_both_agree(party: Party) -> None:
    ola, jan, ewa = people(party.base, "Ola", "Jan", "Ewa")
    waiting = new_table(party.base, ola.token, [OPEN, OPEN])
    party.join(waiting, ewa.token).do("sit", seat=1, nonce=nonce())
    table = dealt(party, ola, jan)[0].table_id
    # Who only sat down has not played.
    assert ola.names("met") == ["Jan"]
    (met,) = ola.circle()["met"]
    assert met["game"] == EXAMPLE
    (beside,) = ola.call("GET", f"/api/tables/{table}/company")
    assert beside == {"seat": 1, "id": met["id"], "tie": "none"}
    ola.does("PUT", "Jan")
    assert (ola.names("asked"), jan.names("asks")) == (["Jan"], ["Ola"])
    assert jan.call("GET", f"/api/tables/{table}/company")[0]["tie"] == "asks"
    jan.does("PUT", "Ola")
    for one, other in ((ola, "Jan"), (jan, "Ola")):
        told = one.circle()
        assert [friend["name"] for friend in told["friends"]] == [other]
        assert [told[of] for of in ("asks", "asked", "met", "blocked")] == [[]] * 4
    # Whoever does not sit there is told nothing of who does.
    assert ewa.call("GET", f"/api/tables/{table}/company") == []
    ola.does("DELETE", "Jan")
    assert (ola.names("friends"), jan.names("friends")) == ([], [])


@pytest.mark.rule("TAB-104")
def test_two_who_ask_each_other_at_once_are_friends(party: Party) -> None:
    ola, jan = people(party.base, "Ola", "Jan")
    dealt(party, ola, jan)
    with ThreadPoolExecutor(2) as hands:
        [*hands.map(lambda pair: pair[0].does("PUT", pair[1]), ((ola, "Jan"), (jan, "Ola")))]
    assert (ola.names("friends"), jan.names("friends")) == (["Jan"], ["Ola"])


@pytest.mark.rule("TAB-105")
def test_an_id_is_good_for_one_reader_and_says_nothing(party: Party, tmp_path: Path) -> None:
    ola, jan, ewa = people(party.base, "Ola", "Jan", "Ewa")
    dealt(party, ola, jan, ewa)
    assert ola.knows("Jan") != ewa.knows("Jan")
    for who in (ewa.knows("Jan"), "0" * 24, "x", "%00", "a" * 300):
        with pytest.raises(Refused) as refused:
            ola.call("PUT", f"/api/friends/{who}")
        assert refused.value.status == 404
    connection = sqlite.connect(tmp_path)
    secrets = [person for (person,) in connection.execute("SELECT id FROM people")]
    connection.close()
    ola.does("PUT", "Jan")
    jan.does("PUT", "Ola")
    ola.plays_again_with("Jan")
    told = str([one.circle() for one in (ola, jan, ewa)] + [jan.invitations()])
    assert len(secrets) == 3
    assert not [secret for secret in secrets if secret in told]


@pytest.mark.rule("TAB-106")
def test_who_is_blocked_is_answered_like_anybody_and_heard_by_nobody(party: Party) -> None:
    ola, jan, ewa = people(party.base, "Ola", "Jan", "Ewa")
    dealt(party, ola, jan, ewa)
    ola.does("PUT", "Jan", "/block")
    assert ola.names("blocked") == ["Jan"]
    # Ewa has done nothing about Jan: to him Ola and Ewa look alike.
    for name in ("Ola", "Ewa"):
        assert jan.does("PUT", name) is None
    told = jan.circle()
    (as_ola,), (as_ewa,) = (
        [one for one in told["asked"] if one["name"] == name] for name in ("Ola", "Ewa")
    )
    assert as_ola | {"id": "", "name": ""} == as_ewa | {"id": "", "name": ""}
    assert (ola.names("asks"), ewa.names("asks")) == ([], ["Jan"])
    ola.does("DELETE", "Jan", "/block")
    assert ola.names("asks") == ["Jan"]


@pytest.mark.rule("TAB-106")
def test_pairing_does_not_bring_them_together_but_a_link_does(party: Party) -> None:
    ola, jan, ewa = people(party.base, "Ola", "Jan", "Ewa")
    dealt(party, ola, jan)
    ola.does("PUT", "Jan", "/block")

    def seek(one: Somebody) -> str:
        wish = {"game": EXAMPLE, "nonce": nonce(), "players": [2], "robots": {"seconds": None}}
        table = one.call("POST", "/api/partners", wish)["id"]
        party.join(table, one.token)
        return str(table)

    first = seek(ola)
    second = seek(jan)
    assert first != second
    assert seek(ewa) == first
    # At a table whose link somebody has, nobody is refused for it: that would tell them.
    open_to_all = new_table(party.base, ola.token, [OPEN, OPEN], public=True)
    sits = party.join(open_to_all, jan.token)
    sits.do("sit", seat=1, nonce=nonce())
    (beside,) = ola.call("GET", f"/api/tables/{open_to_all}/company")
    assert beside["tie"] == "blocked"
    assert jan.call("GET", f"/api/tables/{open_to_all}/company")[0]["tie"] == "none"


@pytest.mark.rule("TAB-107")
def test_a_friend_is_seen_at_a_table_only_if_both_agreed(party: Party) -> None:
    ola, jan = people(party.base, "Ola", "Jan")
    befriended(party, ola, jan)

    def seen_by(one: Somebody) -> tuple[str | None, str | None]:
        (friend,) = one.circle()["friends"]
        return friend["at"], friend["table"]

    nothing = (None, None)
    assert (seen_by(ola), seen_by(jan)) == (nothing, nothing)
    ola.lets_be_seen()
    assert (seen_by(ola), seen_by(jan)) == (nothing, nothing)
    jan.lets_be_seen()
    # At a table, of this game; not at which.
    assert (seen_by(ola), seen_by(jan)) == ((EXAMPLE, None), (EXAMPLE, None))
    assert ola.circle()["seen"] is True
    ola.lets_be_seen(False)
    assert (seen_by(ola), seen_by(jan)) == (nothing, nothing)
    ola.lets_be_seen()
    party.go_home()
    while seen_by(ola) != nothing:
        pass
    # Which table it is is told where everybody is told.
    public = new_table(party.base, jan.token, [OPEN, OPEN], public=True)
    party.join(public, jan.token)
    assert seen_by(ola) == (EXAMPLE, public)


@pytest.mark.rule("TAB-108")
def test_a_friend_is_invited_to_a_table_like_the_last_one(party: Party) -> None:
    ola, jan, ewa = people(party.base, "Ola", "Jan", "Ewa")
    befriended(party, ola, jan, ewa, bots=1, pace="quick", clock={"bank": 600, "increment": 5})
    table = ola.plays_again_with("Jan")
    made = call(party.base, "GET", f"/api/tables/{table}")
    assert [seat["type"] for seat in made["seats"]] == ["person", "open", "open", "bot"]
    assert (made["pace"], made["clock"]["bank"], made["public"]) == ("quick", 600, False)
    (told,) = jan.invitations()
    assert (told["name"], told["game"], told["table"]) == ("Ola", EXAMPLE, table)
    assert told["id"] == jan.knows("Ola")
    assert ola.invitations() == ewa.invitations() == []
    # One from each friend, the newest; who does not come says so to nobody.
    newer = ola.plays_again_with("Jan")
    assert [one["table"] for one in jan.invitations()] == [newer]
    jan.call("DELETE", f"/api/invitations/{told['id']}")
    assert jan.invitations() == []


@pytest.mark.rule("TAB-108")
def test_an_invitation_holds_while_one_could_come(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ola, jan = people(party.base, "Ola", "Jan")
    befriended(party, ola, jan)
    table = ola.plays_again_with("Jan")
    assert len(jan.invitations()) == 1
    with monkeypatch.context() as a_day_later:
        a_day_later.setattr(friends, "INVITED_MS", -1000)
        assert jan.invitations() == []
    host = party.join(table, ola.token)
    host.do("set_seat", seat=1, to=BOT)
    assert jan.invitations() == []
    host.do("set_seat", seat=1, to=OPEN)
    assert len(jan.invitations()) == 1
    jan.does("DELETE", "Ola")
    assert jan.invitations() == []
    with pytest.raises(Refused) as refused:
        ola.plays_again_with("Jan")
    assert (refused.value.problem["rule"], refused.value.problem["why"]) == (
        "TAB-108",
        "not_friends",
    )


@pytest.mark.rule("TAB-108")
def test_without_a_game_to_go_by_it_is_said(party: Party) -> None:
    ola, jan = people(party.base, "Ola", "Jan")
    host, guest = befriended(party, ola, jan)
    guest.do("resign")
    host.take_until(lambda: host.over)
    ola.call("DELETE", f"/api/tables/{host.table_id}")
    with pytest.raises(Refused) as refused:
        ola.plays_again_with("Jan")
    assert refused.value.problem["why"] == "nothing_played"
    assert ola.names("friends") == ["Jan"]


@pytest.mark.rule("PRV-09", "PRV-16")
def test_who_is_forgotten_is_nobodys_friend(party: Party, tmp_path: Path) -> None:
    ola, jan, ewa, iga = people(party.base, "Ola", "Jan", "Ewa", "Iga")
    befriended(party, ola, jan, ewa, iga)
    ola.plays_again_with("Jan")
    jan.plays_again_with("Ola")
    ewa.does("PUT", "Ola")
    iga.does("PUT", "Ola", "/block")
    ola.lets_be_seen()
    ola.call("DELETE", "/api/people/me")
    for one in (jan, ewa, iga):
        assert "Ola" not in str(one.circle())
    assert jan.invitations() == []
    connection = sqlite.connect(tmp_path)
    known = "(SELECT id FROM people)"
    for table, other in (("ties", "other"), ("invitations", "inviter")):
        (left,) = connection.execute(
            f"SELECT count(*) FROM {table} WHERE person NOT IN {known} OR {other} NOT IN {known}"
        ).fetchone()
        assert left == 0
    connection.close()


@pytest.mark.rule("TAB-104")
def test_nothing_is_told_or_done_without_a_token(base: str) -> None:
    for method, path in (
        ("GET", "/api/friends"),
        ("PUT", "/api/friends/abc"),
        ("PUT", "/api/friends/abc/block"),
        ("GET", "/api/invitations"),
        ("GET", "/api/tables/ABCDEFGH/company"),
    ):
        with pytest.raises(Refused) as refused:
            call(base, method, path)
        assert refused.value.status == 401
