"""What somebody's browser is sent, sends and complains of, and the network it has or has not."""

import time
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Request,
    Response,
    WebSocket,
    expect,
)

import zaslonka
from tests.support.packing import Unpacker
from zaslonka.kernel.levels import Language

Theme: TypeAlias = Literal["light", "dark"]

TIMEOUT_MS = 45_000
"""Long, because the machines that run tests are busy: 15,000 were too few."""

NEXT_PICTURE = "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"

FONTS_THERE = "() => document.fonts.status === 'loaded'"

A_MOMENT = "() => new Promise((over) => setTimeout(over, 20))"
"""Between two looks at what was sent; a picture of a slow page may take long."""

PLY = '{"type":"ply"'
"""How a frame begins that tells of a ply."""

NO_CONNECTION = "WebSocket connection"
"""How a browser complains of a server that it cannot reach."""

NO_NETWORK = (
    NO_CONNECTION,
    "ERR_INTERNET_DISCONNECTED",
    "dynamically imported module",
    "Unable to preload CSS",
)
"""And how of all that did not come while there was no network."""

NO_WORKER = "Service Worker registration blocked by Playwright"
"""What a page is told that is to do without one."""

DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 390, "height": 844}


@cache
def _sentences(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    house = Path(zaslonka.__file__).parent
    for file in (*house.glob(f"text/{language}/*"), *house.glob(f"games/*/text/{language}/*")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


class Screen:
    """One browser context of somebody, with everything it was sent and complained of."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        name: str,
        *,
        size: Mapping[str, int] = DESKTOP,
        language: Language = "pl",
        theme: Theme = "light",
        keeps: bool = False,
    ) -> None:
        self.name, self.base = name, base
        self.touches = size["width"] < 600
        self.context = browser.new_context(
            base_url=base,
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=self.touches,
            is_mobile=self.touches,
            locale=language,
            color_scheme=theme,
            reduced_motion="reduce",
            # To have the page at hand without a network is fetched in whole by every browser.
            service_workers="allow" if keeps else "block",
        )
        self.context.set_default_timeout(TIMEOUT_MS)
        self.page = self.context.new_page()
        self.frames: list[str] = []
        self.messages: list[Any] = []  # what the frames say, by its names
        self.sent: list[str] = []
        self.answers: list[Response] = []
        self.troubles: list[str] = []
        self._watch()
        self.speaks(language)

    def speaks(self, language: Language) -> None:
        """The language in which the page is read from now on."""
        self._sentences = _sentences(language)

    def say(self, sentence: str, **facts: Any) -> str:
        """A sentence as this person's page says it."""
        pattern = self._sentences.get_message(sentence.replace("_", "-")).value
        assert pattern is not None
        return str(self._sentences.format_pattern(pattern, facts)[0])

    def _watch(self) -> None:
        def console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning") and NO_WORKER not in message.text:
                self.troubles.append(f"console: {message.text}")

        def answered(response: Response) -> None:
            # Other files are the page itself, the same for everybody.
            if "/api/" in response.url:
                self.answers.append(response)
            if response.status >= 400:
                self.troubles.append(f"{response.status} {response.url}")

        def failed(request: Request) -> None:
            # Who leaves a page does not wait for the rest of it.
            if request.failure != "net::ERR_ABORTED":
                self.troubles.append(f"{request.failure} {request.url}")

        def connected(socket: WebSocket) -> None:
            unpacker = Unpacker()

            def received(frame: str | bytes) -> None:
                self.frames.append(str(frame))
                self.messages.append(unpacker.read(self.frames[-1]))

            socket.on("framereceived", received)
            socket.on("framesent", lambda frame: self.sent.append(str(frame)))

        self.page.on("console", console)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("response", answered)
        self.page.on("requestfailed", failed)
        self.page.on("websocket", connected)

    def wait_for_frame(self, start: str, *, after: int = 0) -> None:
        """Wait until, after so many frames, one came that starts so, and the page shows it."""
        self.wait_until(lambda: self._find_frame(start, after) is not None, f"no {start}")

    def wait_for_move(self, after: int) -> None:
        """Wait until a move was made and answered after so many frames, and the page shows it.

        The answer comes last, and until then the page takes no other move.
        """

        def is_answered() -> bool:
            ply = self._find_frame(PLY, after)
            return ply is not None and self._find_frame('{"type":"done"', ply) is not None

        self.wait_until(is_answered, "no move was made")

    def _find_frame(self, start: str, after: int) -> int | None:
        """Where, after so many frames, the first stands that starts so."""
        came = range(after, len(self.frames))
        return next((at for at in came if self.frames[at].startswith(start)), None)

    def catch_up(self, others: Iterable["Screen"]) -> None:
        """Wait until this page shows whatever any of the others was told of."""
        latest = max(other.ply() for other in others)
        self.wait_until(lambda: self.ply() >= latest, f"no ply {latest}")

    def wait_until(self, was_sent: Callable[[], bool], trouble: str) -> None:
        """Wait until something was sent to this page, and the page shows it."""
        until = time.monotonic() + TIMEOUT_MS / 1000
        while not was_sent():
            assert time.monotonic() < until, f"{self.name}: {trouble} in {len(self.frames)} frames"
            self.page.evaluate(A_MOMENT)
        self.page.evaluate(NEXT_PICTURE)

    def _told(self) -> Any:
        """What this page was last told of the game as it stands; nothing before the deal."""
        for latest in reversed(self.messages):
            if latest["type"] in ("ply", "welcome"):
                return latest if latest["type"] == "ply" else latest["position"] or {}
        return {}

    def ply(self) -> int:
        """How many plies this page was told of."""
        told = self._told()
        return int(told["entry"]["ply"] if "entry" in told else told.get("ply", 0))

    def awaited(self) -> list[int]:
        """The seats that are to decide, as this page was told."""
        return list(self._told().get("waiting", ()))

    def moves_offered(self) -> list[Any]:
        """The moves that the page was last told it may make."""
        offers = self._told().get("offers", ())
        return [move for offer in offers for move in offer["moves"] or ()]

    # Coming and going

    @property
    def lost(self) -> Locator:
        """The banner over a page that has no connection."""
        return self.page.get_by_role("alert").filter(has_text=self.say("link-lost"))

    def lose_network(self) -> None:
        self.context.set_offline(True)
        expect(self.lost).to_be_visible()

    def find_network(self) -> None:
        self.context.set_offline(False)
        # A page that has tried in vain waits for up to twelve seconds before it tries again.
        expect(self.lost).to_have_count(0, timeout=3 * TIMEOUT_MS)
        self.forgive(*NO_NETWORK)

    def close_tab_and_come_back(self, link: str) -> None:
        self.page.close()
        self.page = self.context.new_page()
        self._watch()
        self.page.goto(link)

    def forgive(self, *expected: str) -> None:
        """This much was to be expected."""
        self.troubles = [
            trouble for trouble in self.troubles if not any(part in trouble for part in expected)
        ]
