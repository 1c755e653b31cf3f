"""People who are away are told of their turns, by a real push service.  TAB-115, PRV-17."""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.moved_clock import DAY_MS, MovedClock, wait_for
from tests.server.protocol_client import Client, Json, Refused, call, new_token
from tests.server.push_service import Browser, PushService, claims, push_service
from tests.server.running import WATCHING, running
from tests.server.test_days import turns, two_at
from tests.server.test_privacy import bytes_of
from zaslonka.server.push import posting, pushing
from zaslonka.server.push.posting import NotAllowed, is_public, need_endpoint
from zaslonka.server.push.sealing import CURVE, Keys, Sender, decoded, raw_public, sealed
from zaslonka.store.address import Where

DEVICES = "/api/people/me/devices"
CONTACT = "mailto:gospodarz@example.org"


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as made:
        yield made


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> MovedClock:
    return MovedClock(monkeypatch)


def told_on(base: str, token: str, service: PushService, **more: Any) -> Browser:
    """A device on which somebody is told of their turns."""
    browser = Browser(service.base)
    call(base, "POST", DEVICES, browser.subscription(**more), token)
    return browser


def devices(base: str, token: str) -> list[Json]:
    found: list[Json] = call(base, "GET", DEVICES, None, token)
    return found


@pytest.mark.rule("TAB-115", "PRV-17")
def test_whose_turn_it_is_hears_of_it_once_on_every_device(
    where: Where, clock: MovedClock, service: PushService
) -> None:
    with running(where, push=CONTACT) as base:
        table, (first, second) = two_at(base)
        phone = told_on(base, first, service)
        tablet = told_on(base, first, service, language="en")
        other = told_on(base, second, service)
        clock.move(59_000)
        assert service.came == []
        clock.move(2_000)
        wait_for(lambda: len(service.came) == 3)
        key = call(base, "GET", "/api/push")["key"]
        came = {pushed.path: pushed for pushed in service.came}
        read = {
            device: device.opened(came[device.endpoint.removeprefix(service.base)].body)
            for device in (phone, tablet, other)
        }
        assert read[phone]["title"] == "Złam ten Kod: Twój ruch"
        assert read[tablet]["title"].endswith(": your move")
        assert read[other]["title"] == "Złam ten Kod: gra się zaczęła"
        assert {message["path"] for message in read.values()} == {f"/t/{table}"}
        assert {message["body"] for message in (read[phone], read[other])} == {
            "Przy stole: Ola.",
            "Przy stole: Jan.",
        }
        for pushed in service.came:
            said = claims(pushed.headers["Authorization"], key)
            assert (said["aud"], said["sub"]) == (service.base, CONTACT)
            assert 0 < said["exp"] - clock.now() // 1000 <= 24 * 3600
            assert pushed.headers["Content-Encoding"] == "aes128gcm"
            assert 0 < int(pushed.headers["TTL"]) <= DAY_MS // 1000
        assert len({len(pushed.body) for pushed in service.came}) == 1, "its length says nothing"
        # A reminder when a tenth of the time is left, and nothing else.
        clock.move(DAY_MS - DAY_MS // 10)
        wait_for(lambda: len(service.came) == 5)
        last = {pushed.path: pushed.body for pushed in service.came[3:]}
        assert phone.opened(last[phone.endpoint.removeprefix(service.base)]) == {
            "title": "Złam ten Kod: Twój ruch, czas ucieka",
            "body": f"Zostały 3 godziny. {read[phone]['body']}",
            "path": f"/t/{table}",
        }
    with running(where, push=CONTACT) as base:
        assert call(base, "GET", "/api/push")["key"] == key
        assert turns(base, first)[0]["mine"]
    assert len(service.came) == 5


@pytest.mark.rule("TAB-115")
def test_who_is_at_the_table_is_not_called_to_it(
    tmp_path: Path, clock: MovedClock, service: PushService
) -> None:
    with running(tmp_path, push=CONTACT) as base:
        table, (first, second) = two_at(base)
        told_on(base, first, service)
        told_on(base, second, service)
        there = Client(base, table, first)
        clock.move(61_000)
        wait_for(lambda: len(service.came) == 1)
        there.close()
        clock.move(DAY_MS - DAY_MS // 10)
        wait_for(lambda: len(service.came) == 2)
    assert len(service.came) == 2


@pytest.mark.rule("TAB-115", "PRV-17")
def test_a_device_that_is_gone_is_forgotten_and_a_tired_service_asked_again(
    tmp_path: Path, clock: MovedClock, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pushing, "FIRST_SECONDS", 0.01)
    service.answers = [410, 503, 429, 201]
    with running(tmp_path, push=CONTACT) as base:
        _, (first, second) = two_at(base)
        told_on(base, first, service)
        clock.move(61_000)
        wait_for(lambda: devices(base, first) == [])
        told_on(base, second, service)
        clock.move(DAY_MS)
        wait_for(lambda: turns(base, second)[0]["mine"])
        clock.move(61_000)
        wait_for(lambda: len(service.came) == 4)
        assert len(devices(base, second)) == 1
        wait_for(lambda: 'outcome="sent"} 1.0' in _metrics(base))
        assert 'zaslonka_pushes_total{outcome="gone"} 1.0' in _metrics(base)


def _metrics(base: str) -> str:
    return httpx.get(f"{base}/metrics", headers=WATCHING).text


@pytest.mark.rule("PRV-17", "PRV-09")
def test_devices_are_ones_own_few_and_forgotten_with_their_person(
    tmp_path: Path, service: PushService
) -> None:
    with running(tmp_path, push=CONTACT) as base:
        ola, jan = new_token(base, "Ola"), new_token(base, "Jan")
        made = [told_on(base, ola, service) for _ in range(12)]
        kept = devices(base, ola)
        assert len(kept) == 10
        assert devices(base, jan) == []
        assert kept[0]["service"] == "127.0.0.1"
        call(base, "DELETE", f"{DEVICES}/{kept[0]['id']}", None, jan)
        assert len(devices(base, ola)) == 10
        call(base, "DELETE", f"{DEVICES}/{kept[0]['id']}", None, ola)
        assert len(devices(base, ola)) == 9
        call(base, "POST", "/api/people/me/calendar", None, ola)
        secret = call(base, "GET", "/api/people/me/calendar", None, ola)["url"]
        call(base, "DELETE", "/api/people/me", None, ola)
    left = bytes_of(tmp_path)
    assert not any(device.endpoint.encode() in left for device in made)
    assert secret.rpartition("/")[2].removesuffix(".ics").encode() not in left


@pytest.mark.rule("TAB-115")
def test_a_house_without_a_network_says_so(base: str, service: PushService) -> None:
    assert call(base, "GET", "/api/push") == {"key": None}
    with pytest.raises(Refused) as refused:
        told_on(base, new_token(base, "Ola"), service)
    assert (refused.value.status, refused.value.problem["code"]) == (404, "no_push")


@pytest.mark.rule("PRV-17")
@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "ftp://push.example.org/x"},
        {"endpoint": "https://"},
        {"endpoint": "https://ola:secret@push.example.org/x"},
        {"endpoint": "https://push.example.org/x y"},
        {"endpoint": f"https://push.example.org/{'x' * 2000}"},
        {"p256dh": "AAAA"},
        {"p256dh": "not base64!"},
        {"auth": "AAAA"},
        {"more": 1},
    ],
)
def test_what_is_no_device_is_refused(push_house: str, wrong: Json) -> None:
    token = new_token(push_house, "Ola")
    body = Browser("https://push.example.org").subscription() | wrong
    with pytest.raises(Refused) as refused:
        call(push_house, "POST", DEVICES, body, token)
    assert refused.value.status == 400


@pytest.fixture(scope="module")
def push_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("push"), push=CONTACT) as base:
        yield base


# Only to public hosts


@pytest.mark.rule("PRV-17")
@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.1/x",
        "https://localhost/x",
        "https://push.example.org:8443/x",
        "https://push.example.org/x#y",
    ],
)
def test_only_a_public_name_over_https_is_sent_to(endpoint: str) -> None:
    with pytest.raises(NotAllowed):
        need_endpoint(endpoint, anywhere=False)
    assert need_endpoint("https://push.example.org/x?y=1", anywhere=False).path == "/x"


@pytest.mark.rule("PRV-17")
@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("127.0.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("0.0.0.0", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:93.184.216.34", False),
        ("2002:7f00:1::1", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::5db8:d822", True),
    ],
)
def test_a_host_s_own_network_is_not_reached_through_its_server(address: str, public: bool) -> None:
    assert is_public(address) is public


@pytest.mark.rule("PRV-17")
def test_a_name_that_leads_inside_is_not_followed(
    monkeypatch: pytest.MonkeyPatch, service: PushService
) -> None:
    port = int(service.base.rpartition(":")[2])
    inside = [(socket.AF_INET, socket.SOCK_STREAM, 0, "", ("127.0.0.1", port))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: inside)
    with pytest.raises(NotAllowed):
        posting.post("https://push.example.org/x", {}, b"", anywhere=False)
    assert service.came == []


# The standards


def test_a_message_is_sealed_as_the_standard_has_it() -> None:
    """RFC 8291, appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), CURVE
    )
    keys = Keys(
        decoded(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
    )
    plain = b"When I grow up, I want to be a watermelon"
    expected = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    made = sealed(plain, keys, padded=0, own=own, salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"))
    assert made == decoded(expected)


def test_a_sender_is_the_same_as_long_as_the_house_has_its_key() -> None:
    one, again, other = (
        Sender(b"1" * 32, CONTACT),
        Sender(b"1" * 32, CONTACT),
        Sender(b"2" * 32, CONTACT),
    )
    assert one.public == again.public != other.public
    said = claims(one.authorization("https://push.example.org", 1000), one.public)
    assert said == {"aud": "https://push.example.org", "exp": 1000 + 12 * 3600, "sub": CONTACT}
    assert len(raw_public(ec.generate_private_key(CURVE))) == 65
