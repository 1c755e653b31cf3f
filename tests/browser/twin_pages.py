"""One seat's page in one of two worlds that look alike to it: all it is sent, shows and keeps.

The viewer sits in a browser; the others need none.  Deals and script are those of law 6
over the wire, so that here too everything there is for the viewer must be the same.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
import pytest
from playwright.sync_api import Browser, Response, expect

from tests.browser.codebreakers import Codebreaker
from tests.browser.looks import settle
from tests.server.protocol_client import Client, new_token
from tests.server.running import running
from tests.server.twin_worlds import TABLE, Worlds, deal_always, name_alike

CHANCY = re.compile(
    r'"id": ?"[0-9a-z]+(-[0-9a-z]+){2}"'  # a command, as the page names it
    r'|"updated": ?\d+|date: [^\n]+'  # when something happened
)


SPELL_PAGE = """() => {
    const page = document.cloneNode(true);
    for (const element of page.querySelectorAll("*")) {
        const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
        attributes.forEach((attribute) => element.removeAttributeNode(attribute));
        attributes.forEach((attribute) => element.setAttributeNode(attribute));
    }
    return page.documentElement.outerHTML;
}"""
"""The document with its attributes in one order: they stand as they came, the help or the board."""


class Seen(NamedTuple):
    """What the viewer's browser has of the game after a ply."""

    frames: str
    answers: str
    page: str
    storage: str


def seen(
    browser: Browser, twin: Worlds, world: int, data: Path, monkeypatch: pytest.MonkeyPatch
) -> list[Seen]:
    """Play the script in one of the worlds; what the viewer has after the deal and every ply."""
    with monkeypatch.context() as patch:
        deal_always(patch, twin.deals[world])
        name_alike(patch)
        with running(data) as base:
            viewer, others = Codebreaker(browser, base, "Widz"), dict[int, Client]()
            try:
                _sit_down(viewer, others, twin)
                return list(_play(viewer, others, twin))
            finally:
                for client in others.values():
                    client.close()
                viewer.context.close()


def _sit_down(viewer: Codebreaker, others: dict[int, Client], twin: Worlds) -> None:
    """The viewer makes the table and moves to the seat; the others come one by one."""
    players = len(twin.deals[0].hands)
    viewer.make_table(players, help_="full")
    if twin.viewer:
        viewer.press(viewer.button("lobby-move-here").nth(twin.viewer - 1))
        expect(viewer.page.get_by_test_id(f"seat-{twin.viewer}")).to_contain_text(viewer.name)
    for seat in range(players):
        if seat != twin.viewer:
            others[seat] = Client(viewer.base, TABLE, new_token(viewer.base, f"Gracz {seat}"))
            others[seat].do("sit", seat=seat, nonce=f"{seat:032x}")
            expect(viewer.page.get_by_test_id(f"seat-{seat}")).to_contain_text(f"Gracz {seat}")
    viewer.deal()


def _play(viewer: Codebreaker, others: dict[int, Client], twin: Worlds) -> Iterator[Seen]:
    viewer.my_code()
    yield _look(viewer, 0)
    for ply, (seat, move) in enumerate(twin.script, 1):
        if seat == twin.viewer:
            viewer.play(move)
        else:
            others[seat].do("move", move=msgspec.to_builtins(move))
        yield _look(viewer, ply)


def _look(viewer: Codebreaker, ply: int) -> Seen:
    """Everything, once the last frame that a ply brings is there: the help worked out after it."""
    viewer.wait_for_frame(f'{{"type":"help","ply":{ply},')
    # The board and its words come on their own, perhaps after the deal.
    expect(viewer.questions.get_by_role("listitem").first).to_be_visible()
    viewer.page.wait_for_load_state("networkidle")
    settle(viewer.page)
    kept = viewer.context.storage_state(indexed_db=True)
    local = {item["name"]: item["value"] for item in kept["origins"][0]["localStorage"]}
    chancy = {
        urlsplit(viewer.base).netloc: "HOST",
        json.loads(local["zaslonka.person"])["token"]: "TOKEN",
        json.loads(local[f"zaslonka.nonce.{TABLE}"]): "NONCE",
    }

    def plain(text: str) -> str:
        for drawn, name in chancy.items():
            text = text.replace(drawn, name)
        return CHANCY.sub("-", text)

    return Seen(
        frames=plain("\n".join(viewer.frames)),
        # What is asked for side by side is answered in any order.
        answers="\n".join(sorted(plain(_spelled(a)) for a in viewer.answers if not _list(a))),
        page=plain(viewer.page.evaluate(SPELL_PAGE)),
        storage=plain(json.dumps([kept, viewer.page.evaluate("() => ({ ...sessionStorage })")])),
    )


def _list(answer: Response) -> bool:
    """Whether these are my tables: listed while the first is being made, so with it or without."""
    return answer.request.method == "GET" and urlsplit(answer.url).path == "/api/tables"


def _spelled(answer: Response) -> str:
    headers = [f"{name}: {value}" for name, value in sorted(answer.all_headers().items())]
    return "\n".join([str(answer.status), answer.url, *headers, answer.text()])
