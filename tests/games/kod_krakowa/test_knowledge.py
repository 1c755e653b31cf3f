"""What a game tells about its world is served once, to everybody, and kept by browsers."""

import httpx
import msgspec
import pytest

from tests.support.example import EXAMPLE
from zaslonka.games.kod_krakowa.knowledge import Knowledge, read


@pytest.mark.rule("KKR-60")
def test_the_whole_platform_is_one_answer_that_needs_no_game(base: str) -> None:
    answer = httpx.get(f"{base}/api/knowledge/kod_krakowa")
    assert answer.headers["content-type"] == "application/json"
    assert msgspec.json.decode(answer.content, type=Knowledge) == read()


def test_a_browser_that_has_it_is_not_sent_it_again(base: str) -> None:
    address = f"{base}/api/knowledge/kod_krakowa"
    first = httpx.get(address)
    assert first.headers["cache-control"] == "public, no-cache"
    again = httpx.get(address, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = httpx.get(address, headers={"If-None-Match": '"something-else"'})
    assert other.content == first.content


@pytest.mark.parametrize("game", [EXAMPLE, "table", "kod_krakowa.rules"])
def test_there_is_nothing_where_a_game_tells_nothing(base: str, game: str) -> None:
    answer = httpx.get(f"{base}/api/knowledge/{game}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown_path"
