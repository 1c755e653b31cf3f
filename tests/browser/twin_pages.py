"""A viewer's page in one of two worlds that look alike to it: all it is sent, shows and keeps.

The viewer sits in a browser and only looks; whatever its seat does comes from another device of
the same person, so that this needs to know of no game.  Deals and script are those of law 6 over
the wire, so that here too everything there is for the viewer must be the same.
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

from tests.browser.looks import settle
from tests.browser.people import Person
from tests.laws.told import stepped, table_of
from tests.server.in_process import BEGUN, set_clocks
from tests.server.protocol_client import Client, new_table, new_token
from tests.server.running import running
from tests.server.twin_evenings import TABLE, draw_alike, name_alike
from tests.server.twin_worlds import Worlds
from tests.support.deals import deal_always
from zaslonka.store.database import KEY_BYTES
from zaslonka.store.sqlite import KEY

CHANCY = re.compile(
    r'"id": ?"[0-9a-z]+(-[0-9a-z]+){2}"'  # a command, as the page names it
    r"|date: [^\n]+"  # when an answer was sent
)

SPELL_PAGE = """() => {
    const page = document.cloneNode(true);
    for (const element of page.querySelectorAll("*")) {
        const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
        attributes.forEach((attribute) => element.removeAttributeNode(attribute));
        attributes.forEach((attribute) => element.setAttributeNode(attribute));
    }
    page.head.querySelectorAll("link[href*='/assets/']").forEach((part) => part.remove());
    return page.documentElement.outerHTML;
}"""
"""The document, with attributes in one order: they stand as they came, the help before the board
or after it.  Which of the page's own files were fetched by now is a matter of haste."""

STILL = 5
"""The page is done when it has stayed the same over so many looks, 60 ms apart."""

SPELL_WORKER = """async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    const found = workers.map((worker) => [worker.scope, worker.active?.scriptURL]);
    for (const name of await caches.keys()) {
        const kept = await (await caches.open(name)).keys();
        found.push([name, ...kept.map((request) => request.url).sort()]);
    }
    return found;
}"""
"""Who answers for the page behind its back, and what is kept there: it comes in any order."""


class Seen(NamedTuple):
    """What the viewer's browser has of the game after a ply."""

    frames: str
    answers: str
    page: str
    storage: str
    worker: str


def seen(
    browser: Browser,
    found: Worlds,
    world: int,
    data: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    keeps: bool = True,
) -> list[Seen]:
    """Play the script in one of the worlds; what the viewer has after the deal and every ply.

    What a page may keep for when there is no network is kept, unless it is said not to be.
    """
    with monkeypatch.context() as patch:
        deal_always(patch, found.deals[world])
        name_alike(patch)
        draw_alike(patch)
        # It is always the same moment on the server's wall.
        set_clocks(patch, lambda: BEGUN)
        # By the house's key people have other ids for everybody who knows them.
        data.mkdir()
        (data / KEY).write_bytes(bytes(KEY_BYTES))
        with running(data) as base:
            party = _Party(browser, base, found, world, keeps=keeps)
            try:
                return list(party.play())
            finally:
                party.go_home()


class _Party:
    """Everybody at the table, and the viewer's page."""

    def __init__(
        self, browser: Browser, base: str, found: Worlds, world: int, *, keeps: bool
    ) -> None:
        self.found, self.world, self.base = found, world, base
        (self.viewer,) = found.viewers
        self.tokens = [new_token(base, f"Gracz {seat}") for seat in range(found.seats)]
        options = msgspec.to_builtins(found.options)
        new_table(
            base,
            self.tokens[0],
            [{"type": "open"}] * found.seats,
            game=found.game.name,
            nonce="0" * 32,
            options=options,
        )
        self.people = [Client(base, TABLE, token) for token in self.tokens]
        for seat, client in enumerate(self.people[1:], 1):
            client.do("sit", seat=seat, nonce=f"{seat:032x}", under=f"sit{seat}")
        self.watcher = Person(browser, base, "Widz", keeps=keeps)
        # Whatever counts down on the page stands still there too.
        self.watcher.page.clock.set_fixed_time(BEGUN / 1000)
        if self.viewer is not None:
            me = {"name": f"Gracz {self.viewer}", "token": self.tokens[self.viewer]}
            kept = json.dumps(json.dumps(me))
            self.watcher.context.add_init_script(f"localStorage.setItem('zaslonka.person', {kept})")
        self.watcher.page.goto(f"/t/{TABLE}")
        self.watcher.wait_for_frame('{"type":"welcome"')
        if keeps:
            # It comes in whole, and then never changes.
            self.watcher.page.evaluate("() => navigator.serviceWorker.ready")
        # The lobby asks for something too: whether it still came to that is a matter of haste.
        self.watcher.page.wait_for_load_state("networkidle")
        self.people[0].do("start", under="start")

    def play(self) -> Iterator[Seen]:
        found = self.found
        pair = tuple(table_of(found.game, found.options, deal) for deal in found.deals)
        self.watcher.wait_for_frame('{"type":"welcome"', after=1)
        yield self._look(0)
        for number, step in enumerate(found.script, 1):
            assert step.seat is not None
            move = msgspec.to_builtins(step.moves[self.world])
            self.people[step.seat].do("move", move=move, under=f"m{number}")
            after = stepped(found.game, (pair[0], pair[1]), step)
            assert after is not None
            pair = after
            yield self._look(after[0].history.last.number(self.viewer))

    def go_home(self) -> None:
        for client in self.people:
            client.close()
        self.watcher.context.close()

    def _look(self, ply: int) -> Seen:
        """Everything, once the page was told of this ply by its own count."""
        watcher = self.watcher
        watcher.wait_until(lambda: watcher.ply() >= ply, f"no ply {ply}")
        expect(watcher.sign).to_be_visible()
        watcher.page.wait_for_load_state("networkidle")
        settle(watcher.page)
        page = self._still_page()
        kept = watcher.context.storage_state(indexed_db=True)
        chancy = {urlsplit(self.base).netloc: "HOST"}
        chancy |= {token: f"TOKEN {seat}" for seat, token in enumerate(self.tokens)}

        def plain(text: str) -> str:
            for drawn, name in chancy.items():
                text = text.replace(drawn, name)
            return CHANCY.sub("-", text)

        session = watcher.page.evaluate("() => ({ ...sessionStorage })")
        return Seen(
            frames=plain("\n".join(watcher.frames)),
            # What is asked for side by side is answered in any order, and may be asked for twice.
            answers="\n".join(sorted({plain(_spelled(answer)) for answer in watcher.answers})),
            page=plain(page),
            storage=plain(json.dumps([kept, session])),
            worker=plain(json.dumps(watcher.page.evaluate(SPELL_WORKER))),
        )

    def _still_page(self) -> str:
        """The document once nothing changes any more: boards and their words come late."""
        looks: list[str] = []
        while len(looks) < STILL or len(set(looks[-STILL:])) > 1:
            assert len(looks) < 500, "the page is never still"
            looks.append(self.watcher.page.evaluate(SPELL_PAGE))
            self.watcher.page.wait_for_timeout(60)
        return looks[-1]


def _spelled(answer: Response) -> str:
    headers = [f"{name}: {value}" for name, value in sorted(answer.all_headers().items())]
    return "\n".join([str(answer.status), answer.url, *headers, answer.text()])
