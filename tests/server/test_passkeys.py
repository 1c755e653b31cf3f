"""Being the same person on another device: passkeys, with true signatures.  TAB-100, TAB-101."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.party import Party
from tests.server.protocol_client import Json, Refused, call, new_table, new_token
from tests.server.running import running
from tests.support.authenticator import Authenticator, decoded, encoded
from zaslonka.server.operations import ceremonies
from zaslonka.server.operations.passkeys import (
    HOLDS_SECONDS,
    MOST,
    Challenges,
    Site,
    Unproven,
    site_of,
)
from zaslonka.store import sqlite

HERE = "https://gry.example"
PASSKEYS, KEYS = "/api/people/me/passkeys", "/api/people/me/keys"
PASSKEY = "/api/people/passkey"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("keys")


@pytest.fixture(scope="module")
def base(house: Path) -> Iterator[str]:
    """A house that its host has put at an address of its own."""
    with running(house, public_url=HERE) as address:
        yield address


@pytest.fixture
def phone() -> Authenticator:
    return Authenticator(HERE)


def enrol(base: str, token: str, device: Authenticator, label: str = "Telefon") -> Json:
    asked = call(base, "POST", f"{PASSKEYS}/challenge", None, token)
    return call(base, "POST", PASSKEYS, device.make(asked, label), token)


def challenge(base: str) -> Json:
    return call(base, "POST", f"{PASSKEY}/challenge")


def why(base: str, path: str, body: Json, token: str | None = None) -> tuple[str, str]:
    """The clause and the reason by which a request is refused."""
    with pytest.raises(Refused) as refused:
        call(base, "POST", path, body, token)
    problem = refused.value.problem
    return problem["rule"], problem["why"]


@pytest.mark.rule("TAB-100", "TAB-101")
def test_another_device_becomes_the_same_person_at_the_same_table(
    party: Party, phone: Authenticator
) -> None:
    token = new_token(party.base, "Ola")
    table = new_table(party.base, token, [{"type": "open"}, {"type": "open"}])
    told = enrol(party.base, token, phone)
    assert [(one["label"], one["used"]) for one in told["passkeys"]] == [("Telefon", None)]
    become = call(party.base, "POST", PASSKEY, phone.sign(challenge(party.base)))
    assert become["name"] == "Ola"
    (seated,) = call(party.base, "GET", "/api/tables", None, become["token"])
    assert (seated["id"], seated["seat"]) == (table, 0)
    (kept,) = call(party.base, "GET", KEYS, None, become["token"])["passkeys"]
    assert kept["used"] >= kept["made"] > 0


@pytest.mark.rule("TAB-100")
def test_what_an_authenticator_is_told_does_not_say_who_somebody_is(
    party: Party, house: Path
) -> None:
    token = new_token(party.base, "Niezapominajka")
    asked = call(party.base, "POST", f"{PASSKEYS}/challenge", None, token)
    connection = sqlite.connect(house)
    (person,) = connection.execute("SELECT id FROM people WHERE name = 'Niezapominajka'").fetchone()
    connection.close()
    assert person not in str(asked)
    assert encoded(person.encode()) not in str(asked)
    again = call(party.base, "POST", f"{PASSKEYS}/challenge", None, token)
    assert asked["handle"] == again["handle"]
    assert asked["challenge"] != again["challenge"]


@pytest.mark.rule("TAB-100")
def test_a_passkey_is_not_made_at_another_page_nor_with_another_challenge(
    party: Party, phone: Authenticator
) -> None:
    ola, jan = new_token(party.base, "Ola"), new_token(party.base, "Jan")

    def asked(token: str = ola) -> Json:
        return call(party.base, "POST", f"{PASSKEYS}/challenge", None, token)

    unproven, spent = ("TAB-100", "passkey_unproven"), ("TAB-100", "challenge_spent")
    for wrong in (
        {"origin": "https://gry.example.evil.test"},
        {"origin": "http://gry.example"},
        {"type": "webauthn.get"},
    ):
        assert why(party.base, PASSKEYS, phone.make(asked(), **wrong), ola) == unproven
    elsewhere = asked() | {"site": "evil.test"}
    assert why(party.base, PASSKEYS, phone.make(elsewhere), ola) == unproven
    for foreign in (
        asked(jan)["challenge"],
        challenge(party.base)["challenge"],
        encoded(bytes(72)),
    ):
        made = phone.make(asked(), challenge=foreign)
        assert why(party.base, PASSKEYS, made, ola) == spent
    good = phone.make(asked())
    call(party.base, "POST", PASSKEYS, good, ola)
    assert why(party.base, PASSKEYS, good, ola) == spent
    for nonsense in (
        "",
        "_-_-",
        encoded(b"{}"),
        encoded(b'{"challenge": 3}'),
        encoded(b"[" * 9999),
    ):
        broken = {"label": "x", "client_data": nonsense, "attestation": nonsense}
        assert why(party.base, PASSKEYS, broken, ola) == unproven


@pytest.mark.rule("TAB-101")
def test_nobody_signs_in_at_another_page_again_or_with_what_is_not_theirs(
    party: Party, phone: Authenticator
) -> None:
    ola, jan = new_token(party.base, "Ola"), new_token(party.base, "Jan")
    enrol(party.base, ola, phone)
    foreign = Authenticator(HERE)
    enrol(party.base, jan, foreign)
    unproven, spent = ("TAB-101", "passkey_unproven"), ("TAB-101", "challenge_spent")
    for wrong in ({"origin": "https://evil.test"}, {"type": "webauthn.create"}):
        signed = phone.sign(challenge(party.base), **wrong)
        assert why(party.base, PASSKEY, signed) == unproven
    # A challenge of one's own making, or one that was meant for something else.
    enrolling = call(party.base, "POST", f"{PASSKEYS}/challenge", None, ola)
    for other in ({"challenge": encoded(bytes(72))}, enrolling):
        assert why(party.base, PASSKEY, phone.sign(other)) == spent
    good = phone.sign(challenge(party.base))
    call(party.base, "POST", PASSKEY, good)
    assert why(party.base, PASSKEY, good) == spent
    # Jan's signature under Ola's passkey, and Ola's passkey said to be Jan's.
    mine, theirs = (one.sign(challenge(party.base)) for one in (phone, foreign))
    assert why(party.base, PASSKEY, theirs | {"id": mine["id"], "handle": mine["handle"]}) == (
        unproven
    )
    unknown = ("TAB-101", "passkey_unknown")
    assert why(party.base, PASSKEY, mine | {"handle": theirs["handle"]}) == unknown
    stranger = Authenticator(HERE)
    stranger.make(enrolling)
    assert why(party.base, PASSKEY, stranger.sign(challenge(party.base))) == unknown
    bent = phone.sign(challenge(party.base))
    bent["authenticator_data"] = bent["authenticator_data"][:-4]
    assert why(party.base, PASSKEY, bent) == unproven


@pytest.mark.rule("TAB-101")
def test_of_a_copied_passkey_the_one_that_counts_too_low_is_refused(
    party: Party, phone: Authenticator
) -> None:
    enrol(party.base, new_token(party.base, "Ola"), phone)
    (original,) = phone.credentials
    for _ in range(2):
        call(party.base, "POST", PASSKEY, phone.sign(challenge(party.base)))
    original.count -= 1  # as a copy would that was made before
    signed = phone.sign(challenge(party.base))
    assert why(party.base, PASSKEY, signed) == ("TAB-101", "passkey_unproven")
    call(party.base, "POST", PASSKEY, phone.sign(challenge(party.base)))


@pytest.mark.rule("TAB-101")
def test_one_that_does_not_count_is_taken_each_time_but_no_signature_twice(party: Party) -> None:
    cloud = Authenticator(HERE, counts=False)
    enrol(party.base, new_token(party.base, "Ola"), cloud)
    signed = cloud.sign(challenge(party.base))

    def come(_: int) -> bool:
        try:
            call(party.base, "POST", PASSKEY, signed)
        except Refused:
            return False
        return True

    with ThreadPoolExecutor(4) as devices:
        assert [*devices.map(come, range(4))].count(True) == 1
    call(party.base, "POST", PASSKEY, cloud.sign(challenge(party.base)))


@pytest.mark.rule("TAB-100")
def test_one_has_several_up_to_a_number_and_removes_ones_own(
    party: Party, phone: Authenticator
) -> None:
    ola, jan = new_token(party.base, "Ola"), new_token(party.base, "Jan")
    for number in range(MOST):
        told = enrol(party.base, ola, phone, f"Klucz {number}")
    assert [one["label"] for one in told["passkeys"]] == [f"Klucz {n}" for n in range(MOST)]
    assert why(party.base, f"{PASSKEYS}/challenge", None, ola) == ("TAB-100", "passkeys_enough")
    first = told["passkeys"][0]["id"]
    call(party.base, "DELETE", f"{PASSKEYS}/{first}", None, jan)
    assert len(call(party.base, "GET", KEYS, None, ola)["passkeys"]) == MOST
    call(party.base, "DELETE", f"{PASSKEYS}/{first}", None, ola)
    asked = call(party.base, "POST", f"{PASSKEYS}/challenge", None, ola)
    assert first not in asked["known"]
    assert len(asked["known"]) == MOST - 1
    assert why(party.base, PASSKEY, phone.sign(challenge(party.base))) == (
        "TAB-101",
        "passkey_unknown",
    )


@pytest.mark.rule("PRV-09", "PRV-15")
def test_who_is_forgotten_leaves_no_key(tmp_path: Path, phone: Authenticator) -> None:
    with running(tmp_path, public_url=HERE) as base:
        token = new_token(base, "Ola")
        (told,) = enrol(base, token, phone, "Niezapominajka")["passkeys"]
        codes = call(base, "POST", "/api/people/me/codes", None, token)["codes"]
        call(base, "DELETE", "/api/people/me", None, token)
        signed = phone.sign(challenge(base))
        assert why(base, PASSKEY, signed) == ("TAB-101", "passkey_unknown")
        assert why(base, "/api/people/code", {"code": codes[0]}) == ("TAB-102", "code_unknown")
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for gone in ("Niezapominajka", told["id"], codes[0][:5]):
        assert gone.encode() not in kept


@pytest.mark.rule("TAB-100")
@pytest.mark.parametrize(
    ("public", "origin", "site"),
    [
        ("https://gry.example", None, Site("https://gry.example", "gry.example")),
        ("https://gry.example:8443", None, Site("https://gry.example:8443", "gry.example")),
        # Where there is https, a page on somebody's own machine is not ours.
        (
            "https://gry.example",
            "http://localhost:8000",
            Site("https://gry.example", "gry.example"),
        ),
        ("http://localhost:8000", None, Site("http://localhost:8000", "localhost")),
        (
            "http://192.168.1.5:8000",
            "http://localhost:8000",
            Site("http://localhost:8000", "localhost"),
        ),
        ("http://192.168.1.5:8000", "http://192.168.1.5:8000", None),
        ("http://192.168.1.5:8000", "http://localhost.evil.test", None),
        ("http://gry.example", None, None),
        ("https://192.168.1.5", None, None),
        ("https://[::1]:8000", None, None),
    ],
)
def test_passkeys_are_for_the_hosts_own_address(
    public: str, origin: str | None, site: Site | None
) -> None:
    assert site_of(public, origin) == site


@pytest.mark.rule("TAB-100")
def test_where_no_browser_makes_one_it_is_said(tmp_path: Path) -> None:
    with running(tmp_path) as base:
        token = new_token(base, "Ola")
        refused = ("TAB-100", "no_passkeys_here")
        assert why(base, f"{PASSKEYS}/challenge", None, token) == refused
        assert why(base, f"{PASSKEY}/challenge", None) == refused
        assert call(base, "GET", KEYS, None, token) == {"passkeys": [], "codes": 0}


@pytest.mark.rule("TAB-100")
def test_whatever_bytes_a_stranger_sends_prove_something_or_nothing(phone: Authenticator) -> None:
    site = Site(HERE, "gry.example")
    asked = {"algorithms": [-7], "site": site.name, "handle": "", "challenge": encoded(bytes(72))}
    made = phone.make(asked)
    whole, client = decoded(made["attestation"]), made["client_data"]
    assert ceremonies.enrolled(site, client_data=client, attestation=encoded(whole)).id
    bent = [whole[:cut] for cut in range(len(whole))]
    bent += [whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :] for at in range(len(whole))]
    # Nested without end, and said to be longer than any memory.
    bent += [b"\x81" * 12_000, b"\xa1" * 12_000, b"\x5b" + b"\xff" * 8, b"\x9b" + b"\x7f" * 8]
    unproven = 0
    for wrong in bent:
        with suppress(Unproven):
            ceremonies.enrolled(site, client_data=client, attestation=encoded(wrong))
            unproven -= 1
        unproven += 1
    # Who made an authenticator, and what it calls a passkey, nobody vouches for.
    assert len(bent) > unproven > len(bent) * 0.5


@pytest.mark.rule("TAB-101")
def test_a_challenge_is_good_once_and_soon_and_leaves_nothing() -> None:
    now = [time.time()]
    challenges = Challenges(lambda: now[0])
    issued = [challenges.issue("sign in") for _ in range(100)]
    assert len({*issued}) == 100
    assert all(challenges.is_good("sign in", one) for one in issued)
    assert not challenges.is_good("enrol ola", issued[0])
    assert not challenges.is_good("sign in", issued[0][:-1])
    assert not challenges.is_good("sign in", b"")
    assert not Challenges().is_good("sign in", issued[0])
    challenges.spend(issued[0])
    assert not challenges.is_good("sign in", issued[0])
    now[0] += HOLDS_SECONDS + 1
    assert not any(challenges.is_good("sign in", one) for one in issued)
    late = challenges.issue("sign in")
    challenges.spend(late)
    assert challenges._spent.keys() == {late}
