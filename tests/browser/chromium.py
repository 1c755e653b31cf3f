"""The browser of a test run: started by the first test that needs one.

Playwright leaves an event loop running that other tests would trip over, so it is closed
before the first test that needs none.
"""

import subprocess
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import TIMEOUT_MS

FIND_BROWSER = Path(__file__).parents[2] / "tools" / "browser"


class Chromium:
    """Opened on demand, and again after it was closed."""

    def __init__(self) -> None:
        self._held = ExitStack()
        self._browser: Browser | None = None

    def open(self) -> Browser:
        if self._browser is None:
            found = subprocess.run([FIND_BROWSER], check=True, stdout=subprocess.PIPE, text=True)
            expect.set_options(timeout=TIMEOUT_MS)
            playwright = self._held.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(
                executable_path=found.stdout.strip(),
                args=[
                    "--no-sandbox",
                    "--disable-gpu",
                    # One process less, which is an eighth of what it takes to come to a page.
                    "--in-process-gpu",
                    "--disable-background-networking",
                    # Text as wide as on a phone, whatever the machine would make of it.
                    "--font-render-hinting=none",
                ],
            )
            self._held.callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        self._held.close()
        self._browser = None


CHROMIUM = Chromium()
