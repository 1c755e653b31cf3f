"""A real server with packages of other people beside it, and people at the plain board."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from fluent.runtime import FluentResource
from playwright.sync_api import Locator, expect

from liars_dice import GAME
from tests.browser.people import Person
from tests.server.protocol_client import TIMEOUT_SECONDS, Client, call
from zaslonka import games
from zaslonka.kernel import AnyGame, tag
from zaslonka.kernel.levels import Language

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "liars_dice"
LOOKED_AT = 5_000
"""So many legal moves are enough to find one of every kind."""


class House(NamedTuple):
    """A server process: its address and what it logs."""

    base: str
    log: Path

    def logged(self) -> list[Any]:
        return [json.loads(line) for line in self.log.read_text().splitlines() if line[:1] == "{"]


def install(package: Path, target: Path) -> Path:
    """Install a package into a folder of its own, without the network."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    offline = ["--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run(
        [*command, *offline, "--target", target, package], check=True, capture_output=True
    )
    return target


@contextmanager
def serving(data: Path, *packages: Path) -> Iterator[House]:
    """The command `zaslonka serve`, with packages on its path."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    house = House(f"http://127.0.0.1:{port}", data / "server.log")
    command = [sys.executable, "-m", "zaslonka.cli", "serve", "--host", "127.0.0.1"]
    options = ["--port", str(port), "--data", str(data), "--bot-pace", "10"]
    path = os.pathsep.join(map(str, (*packages, ROOT / "src")))
    with house.log.open("wb") as log:
        server = subprocess.Popen(
            [*command, *options], stdout=log, stderr=log, env={**os.environ, "PYTHONPATH": path}
        )
    try:
        _wait_until_healthy(house, server)
        yield house
    finally:
        server.send_signal(signal.SIGINT)
        server.wait()


def _wait_until_healthy(house: House, server: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + TIMEOUT_SECONDS
    while server.poll() is None and time.monotonic() < until:
        with suppress(OSError):
            call(house.base, "GET", "/healthz")
            return
        time.sleep(0.05)
    raise AssertionError(house.log.read_text())


class PlainPlayer(Person):
    """Somebody who plays any game on the plain board, knowing none."""

    game = GAME.name

    def speaks(self, language: Language) -> None:
        super().speaks(language)
        if not self._sentences.has_message("liars-dice"):
            for file in (GAME.folder / "text" / language).glob("*.ftl"):
                self._sentences.add_resource(FluentResource(file.read_text("utf-8")))

    def is_known_as(self, name: str, token: str) -> None:
        """This browser is somebody already."""
        kept = json.dumps(json.dumps({"name": name, "token": token}))
        self.context.add_init_script(f"localStorage.setItem('zaslonka.person', {kept})")

    @property
    def token(self) -> str:
        kept = self.page.evaluate("localStorage.getItem('zaslonka.person')")
        return str(json.loads(kept)["token"])

    @property
    def moves(self) -> Locator:
        return self.page.get_by_test_id("plain-moves")

    def make(self, move: Any) -> bool:
        """Make a move, by its button or field by field; whether there was a form for it."""
        before = len(self.frames)
        kind = move["type"]
        offer = self.page.get_by_test_id(f"offer-{kind}")
        expect(offer.locator("[data-move], form").first).to_be_visible()
        buttons = offer.locator("[data-move]")
        listed = buttons.count() > 0
        if listed:
            texts = buttons.evaluate_all("(all) => all.map((one) => one.dataset.move)")
            self.press(buttons.nth([*map(json.loads, texts)].index(move)))
        else:
            form = self.page.get_by_test_id(f"form-{kind}")
            for field, value in move.items():
                if field != "type":
                    self.fill_in(form, field, value)
            expect(self.page.get_by_test_id(f"verdict-{kind}")).to_have_attribute(
                "data-legal", "true"
            )
            self.press(self.page.get_by_test_id(f"make-{kind}"))
        self.wait_for_move(before)
        return not listed

    def fill_in(self, form: Locator, field: str, value: Any) -> None:
        maybe = form.locator(f'[data-maybe="{field}"]')
        if maybe.count():
            wanted = maybe.get_by_role("checkbox").first
            wanted.set_checked(value is not None)
            if value is None:
                return
        place = form.locator(f'[data-field="{field}"]').first
        if not isinstance(value, list):
            self._put(place, value)
            return
        items = place.locator("[data-field]")
        while items.count() < len(value):
            self.press(place.locator("[data-more]"))
        for at, item in enumerate(value):
            self._put(items.nth(at), item)

    def _put(self, place: Locator, value: Any) -> None:
        if place.locator("select").count():
            place.locator("select").select_option(value=json.dumps(value, ensure_ascii=False))
        elif isinstance(value, bool):
            place.get_by_role("checkbox").set_checked(value)
        else:
            place.locator("input").fill(str(value))


def legal_moves(rules: AnyGame, client: Client) -> dict[str, Any]:
    """For each kind of move a seat may make now one that is legal, as JSON."""
    view = msgspec.convert(client.position["view"], rules.seat_view_type)
    found: dict[str, Any] = {}
    for move in islice(rules.legal(view), LOOKED_AT):
        found.setdefault(tag(type(move)), json.loads(msgspec.json.encode(move)))
    return found


def on_turn(clients: Sequence[Client]) -> Client | None:
    """Who of these is to move, once the bots have moved; None when the game is over."""
    while True:
        for client in clients:
            client.ask("say", said="")  # whatever was sent before is read by then
        if all(client.over for client in clients):
            return None
        if any(client.over for client in clients):
            continue  # it ended while they were asked, and not all have read it
        if any(client.my_turn for client in clients):
            return next(client for client in clients if client.my_turn)
        clients[0].take()


def rules_of(name: str) -> AnyGame:
    return GAME if name == GAME.name else games.get(name)
