"""Who comes to the page in many tests."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.families import CodebreakerFamily
from tests.browser.people import PHONE, guests


@pytest.fixture
def family(browser: Browser, base: str) -> Iterator[CodebreakerFamily]:
    """Mama's phone, round which others sit."""
    with guests(CodebreakerFamily, browser, base) as call:
        yield call("Mama", size=PHONE)
