"""The calendar of one's turns, as other programs fetch it.  TAB-117."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from tests.server.moved_clock import DAY_MS
from tests.server.protocol_client import Json, Refused, call, new_token
from tests.server.running import running
from tests.server.test_days import turns, two_at
from zaslonka.protocol import ics
from zaslonka.server.operations.settings import Limits

CALENDAR = "/api/people/me/calendar"


class Turns(NamedTuple):
    base: str
    table: str
    tokens: list[str]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Turns]:
    with running(tmp_path_factory.mktemp("calendar")) as base:
        yield Turns(base, *two_at(base, days=7))


def url_of(house: Turns, token: str, method: str = "POST") -> str | None:
    told: Json = call(house.base, method, CALENDAR, None, token)
    url: str | None = told["url"]
    return url


def unfolded(file: str) -> list[str]:
    assert file.endswith("\r\n")
    assert all(len(line.encode()) <= 75 for line in file.split("\r\n"))
    return file.replace("\r\n ", "").split("\r\n")[:-1]


@pytest.mark.rule("TAB-117")
def test_it_has_ones_deadlines_and_nothing_else(house: Turns) -> None:
    first, second = house.tokens
    (mine,) = turns(house.base, first)
    answer = httpx.get(str(url_of(house, first)))
    assert answer.headers["content-type"].startswith("text/calendar")
    lines = unfolded(answer.text)
    assert lines[0] == "BEGIN:VCALENDAR"
    assert lines[-1] == "END:VCALENDAR"
    fields = dict(line.split(":", 1) for line in lines if ":" in line)
    assert fields["DTEND"] == ics.stamp(mine["due"])
    assert fields["DTSTAMP"] == ics.stamp(mine["due"] - 7 * DAY_MS)
    assert fields["URL"] == f"{house.base}/t/{house.table}"
    assert fields["DESCRIPTION"] in ("Przy stole: Jan.", "Przy stole: Ola.")
    assert lines.count("BEGIN:VEVENT") == 1
    assert "BEGIN:VEVENT" not in httpx.get(str(url_of(house, second))).text


@pytest.mark.rule("TAB-117")
def test_whoever_has_it_already_is_not_sent_it_again(house: Turns) -> None:
    url = str(url_of(house, house.tokens[0]))
    answer = httpx.get(url, params={"lang": "en"})
    assert "My moves" in answer.text
    tag = {"If-None-Match": answer.headers["etag"]}
    again = httpx.get(url, params={"lang": "en"}, headers=tag)
    assert (again.status_code, again.content) == (304, b"")
    assert httpx.get(url, params={"lang": "pl"}, headers=tag).status_code == 200


@pytest.mark.rule("TAB-117")
def test_its_address_is_ones_own_to_change_and_to_withdraw(house: Turns) -> None:
    token = new_token(house.base, "Ewa")
    assert url_of(house, token, "GET") is None
    first, second = str(url_of(house, token)), str(url_of(house, token))
    assert url_of(house, token, "GET") == second != first
    assert httpx.get(first).status_code == 404
    assert httpx.get(second).status_code == 200
    call(house.base, "DELETE", CALENDAR, None, token)
    assert httpx.get(second).status_code == 404
    assert httpx.get(f"{house.base}/api/calendar/%00.ics").status_code == 404
    with pytest.raises(Refused):
        call(house.base, "POST", CALENDAR)


@pytest.mark.rule("TAB-117")
def test_what_people_call_themselves_cannot_break_it() -> None:
    event = ics.Event("1", 0, 0, 0, "a;b,c\\d", "x\nEND:VCALENDAR", "http://house/t/1")
    lines = unfolded(ics.calendar("ż" * 100, [event]))
    assert f"NAME:{'ż' * 100}" in lines
    assert "SUMMARY:a\\;b\\,c\\\\d" in lines
    assert "DESCRIPTION:x\\nEND:VCALENDAR" in lines
    assert lines.count("END:VCALENDAR") == 1


@pytest.mark.rule("TAB-117")
def test_nobody_fetches_it_without_end(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(calendars_an_hour=2)) as base:
        url = str(call(base, "POST", CALENDAR, None, new_token(base, "Ola"))["url"])
        assert [httpx.get(url).status_code for _ in range(3)] == [200, 200, 429]
