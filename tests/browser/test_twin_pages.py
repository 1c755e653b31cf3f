"""Law 6 in the browser: a page knows nothing that its seat may not know."""

import hashlib
import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tests.browser.twin_pages import Seen, seen
from tests.laws.twins import Viewer
from tests.server.twin_worlds import Way, Worlds, ways, worlds
from zaslonka import games
from zaslonka.protocol import telling
from zaslonka.server.http import shelved
from zaslonka.server.http.page import PAGE, serve_page
from zaslonka.table.live import LiveTable

pytestmark = pytest.mark.once

PLIES = 4


def _twins(name: str, viewer: Viewer) -> Worlds:
    """Twins for a spectator, or for the first seat that does not know everything."""
    way: Way = next(way for way in ways() if way.game == name)
    viewers = [None] if viewer is None else range(viewer, way.seats)
    return next(found for each in viewers if (found := worlds(way, each, PLIES)) is not None)


@pytest.mark.rule("TAB-04", "TAB-05", "ZTK-90", "ZTK-91")
@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("viewer", [0, None], ids=["seat", "spectator"])
def test_traffic_page_and_storage_are_the_same_in_twin_worlds(
    browser: Browser,
    name: str,
    viewer: Viewer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    twin = _twins(name, viewer)
    one, other = (
        seen(browser, twin, world, tmp_path / str(world), monkeypatch) for world in (0, 1)
    )
    assert len(one) == len(other) == len(twin.script) + 1
    for ply, (here, there) in enumerate(zip(one, other, strict=True)):
        for part in Seen._fields:
            assert _difference(getattr(here, part), getattr(there, part)) is None, (ply, part)
    record_property("compared in a browser", len(one))


def test_a_leak_is_caught_wherever_it_is(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    twin = _twins(games.names()[0], 0)
    twin = twin._replace(script=twin.script[:1])
    one, other = list[Seen](), list[Seen]()
    for world, found in enumerate((one, other)):
        with monkeypatch.context() as patch:
            _leak(patch, msgspec.json.encode(twin.deals[world]).hex())
            # A page that was tampered with is not the one its worker was told of (TAB-81).
            found += seen(browser, twin, world, tmp_path / str(world), patch, keeps=False)
    for part in Seen._fields:
        assert getattr(one[0], part) != getattr(other[0], part), part


def _leak(patch: pytest.MonkeyPatch, secret: str) -> None:
    """What nobody may know, in a frame, in an answer, in the page, in a cookie and in a cache."""

    def info(table: LiveTable, *rest: Any) -> Any:
        return msgspec.structs.replace(honest_info(table, *rest), commitment=secret)

    def marked(request: Request, body: bytes) -> Response:
        response = honest_answer(request, body)
        response.set_cookie("deal", hashlib.sha256(secret.encode()).hexdigest())
        return response

    async def page(request: Request) -> Response:
        file = PAGE / request.path_params["path"]
        if file.is_file() and file.suffix == ".js":
            return Response(f"{file.read_text('utf-8')}\n{keep}", media_type="text/javascript")
        if file.is_file():
            return await serve_page(request)
        html = (PAGE / "index.html").read_text("utf-8")
        return HTMLResponse(html.replace("<head>", f'<head><meta name="deal" value="{secret}">'))

    keep = f"caches.open('{hashlib.sha256(secret.encode()).hexdigest()}');"
    honest_info, honest_answer = telling.info, shelved.marked
    patch.setattr(telling, "info", info)
    patch.setattr(shelved, "marked", marked)
    patch.setattr("zaslonka.server.app.serve_page", page)


def _difference(one: str, other: str) -> str | None:
    """Where two texts part, with a little of what comes before and after."""
    pairs = enumerate(itertools.zip_longest(one, other))
    parting = next((place for place, (left, right) in pairs if left != right), None)
    if parting is None:
        return None
    here = slice(max(0, parting - 120), parting + 240)
    return f"{one[here]}\n{other[here]}"
