"""Codes for who has lost every device.  TAB-102."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.protocol_client import Json, Refused, call, new_token
from tests.server.running import running
from zaslonka.server.operations.recovery import CODES
from zaslonka.server.operations.settings import CODES_A_PERSON, Limits

MINE, CODE, KEYS = "/api/people/me/codes", "/api/people/code", "/api/people/me/keys"


@pytest.fixture
def base(tmp_path: Path) -> Iterator[str]:
    with running(tmp_path) as address:
        yield address


def codes(base: str, token: str) -> list[str]:
    return list(call(base, "POST", MINE, None, token)["codes"])


def use(base: str, code: str) -> Json:
    """Whom a code makes of a device, or why it does not."""
    try:
        return call(base, "POST", CODE, {"code": code})
    except Refused as refused:
        return refused.problem.get("why") or refused.problem["code"]


@pytest.mark.rule("TAB-102", "PRV-15")
def test_a_code_is_good_once_however_it_is_typed_and_kept_as_a_hash(
    base: str, tmp_path: Path
) -> None:
    token = new_token(base, "Ola")
    told = codes(base, token)
    assert len({*told}) == CODES == call(base, "GET", KEYS, None, token)["codes"]
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for code in told:
        assert code.encode() not in kept
        assert code.replace("-", "").encode() not in kept
        assert code.replace("-", "")[5:].encode() not in kept
    become = use(base, told[0].lower().replace("-", " "))
    assert become["name"] == "Ola"
    assert call(base, "GET", KEYS, None, become["token"])["codes"] == CODES - 1
    assert use(base, told[0]) == "code_unknown"
    new = codes(base, token)
    assert use(base, told[1]) == "code_unknown"
    assert use(base, new[0])["name"] == "Ola"


@pytest.mark.rule("TAB-102")
def test_two_devices_at_once_do_not_both_use_one(base: str) -> None:
    code = codes(base, new_token(base, "Ola"))[0]
    with ThreadPoolExecutor(4) as devices:
        came = [*devices.map(lambda _: use(base, code), range(4))]
    assert sorted(map(str, came))[:3] == ["code_unknown"] * 3


@pytest.mark.rule("TAB-102")
@pytest.mark.parametrize("wrong", ["", "ABCDE", "ABCDE-FGHJK-LMNPR-STUWX", "\0", "żółć" * 5, "1-2"])
def test_what_is_no_code_makes_nobody(base: str, wrong: str) -> None:
    codes(base, new_token(base, "Ola"))
    assert use(base, wrong) == "code_unknown"


@pytest.mark.rule("TAB-102")
def test_guessing_ends_soon_for_an_address_and_for_a_person(base: str, tmp_path: Path) -> None:
    told = codes(base, new_token(base, "Ola"))
    guess = f"{told[0][:5]}-AAAAA-AAAAA-AAAAA"
    for _ in range(CODES_A_PERSON):
        assert use(base, guess) == "code_unknown"
    assert use(base, told[0]) == "too_many"
    with running(tmp_path / "other", limits=Limits(codes_an_hour=3)) as other:
        tried = [use(other, "ABCDE-FGHJK-LMNPR-STUWX") for _ in range(4)]
    assert tried == ["code_unknown"] * 3 + ["too_many"]


@pytest.mark.rule("TAB-102")
def test_what_was_used_stays_used_when_the_server_is_started_again(tmp_path: Path) -> None:
    with running(tmp_path) as base:
        told = codes(base, new_token(base, "Ola"))
        use(base, told[0])
    with running(tmp_path) as base:
        assert use(base, told[0]) == "code_unknown"
        assert use(base, told[1])["name"] == "Ola"
