"""Law 6 in the browser: a page knows nothing that its seat may not know."""

import itertools
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tests.browser.twin_pages import Seen, seen
from tests.server.twin_worlds import worlds
from zaslonka.kernel import Seat
from zaslonka.server import http, telling
from zaslonka.server.page import PAGE, serve_page
from zaslonka.table.live import LiveTable


@pytest.mark.rule("TAB-04", "ZTK-90", "ZTK-91")
@pytest.mark.parametrize(("seats", "viewer"), [(2, 0), (4, 2)])
def test_traffic_page_and_storage_of_a_seat_are_the_same_in_twin_worlds(
    browser: Browser, seats: int, viewer: Seat, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    twin = worlds(seats, viewer, plies=6)
    one, other = (
        seen(browser, twin, world, tmp_path / str(world), monkeypatch) for world in (0, 1)
    )
    assert len(one) == len(other) == 7
    for ply, (here, there) in enumerate(zip(one, other, strict=True)):
        for part in Seen._fields:
            assert _difference(getattr(here, part), getattr(there, part)) is None, (ply, part)


def test_a_leak_is_caught_wherever_it_is(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    twin = worlds(2, 0, plies=1)
    one, other = list[Seen](), list[Seen]()
    for world, found in enumerate((one, other)):
        with monkeypatch.context() as patch:
            _leak(patch, str(twin.deals[world].secret.middle))
            found += seen(browser, twin, world, tmp_path / str(world), patch)
    for part in Seen._fields:
        assert getattr(one[0], part) != getattr(other[0], part), part


def _leak(patch: pytest.MonkeyPatch, secret: str) -> None:
    """What nobody may know, in a frame, in an answer, in the page and in a cookie."""

    def info(table: LiveTable, *rest: Any) -> Any:
        return msgspec.structs.replace(honest_info(table, *rest), commitment=secret)

    def answered(answer: Any, status: int = 200) -> Response:
        response = honest_answer(answer, status)
        response.set_cookie("middle", secret.encode().hex())
        return response

    async def page(request: Request) -> Response:
        if (PAGE / request.path_params["path"]).is_file():
            return await serve_page(request)
        html = (PAGE / "index.html").read_text("utf-8")
        return HTMLResponse(html.replace("<head>", f'<head><meta name="middle" value="{secret}">'))

    honest_info, honest_answer = telling.info, http._json
    patch.setattr(telling, "info", info)
    patch.setattr(http, "_json", answered)
    patch.setattr("zaslonka.server.app.serve_page", page)


def _difference(one: str, other: str) -> str | None:
    """Where two texts part, with a little of what comes before and after."""
    pairs = enumerate(itertools.zip_longest(one, other))
    parting = next((place for place, (left, right) in pairs if left != right), None)
    if parting is None:
        return None
    here = slice(max(0, parting - 120), parting + 240)
    return f"{one[here]}\n{other[here]}"
