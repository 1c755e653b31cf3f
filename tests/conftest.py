"""Settings for all tests, and what many of them share: a server, a browser, people at both."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from playwright.sync_api import Browser

from tests.browser.chromium import CHROMIUM, Chromium
from tests.browser.people import Person, guests
from tests.browser.pictures import not_compared
from tests.server.party import Party
from tests.server.running import running
from tests.support.deals import deal_always
from tests.support.example import EXAMPLE
from zaslonka.kernel import AnyState

if TYPE_CHECKING:
    from tests.support.postgresql import Databases

# The same examples on every run, on however busy a machine: a red test is red for everybody.
settings.register_profile("house", derandomize=True, deadline=None)
settings.load_profile("house")

COMPARED = "compared "
"""How the name of a property begins that counts positions compared with their twins."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--renew-pictures", action="store_true", help="keep what the screens look like now"
    )


@pytest.fixture(scope="session")
def renewing(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--renew-pictures"))


# Tests that need a browser


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them by what they ask for, and run them last: whatever else is wrong shows sooner.

    Of each kind those that take long come first, so that no worker is left alone with one.
    """
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
            # A page may be slower than any timeout on a busy machine.  What passes only the
            # second time is named in the summary; where a leak is looked for there is no second.
            if not item.get_closest_marker("once"):
                item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=lambda item: (_needs_browser(item), not item.get_closest_marker("slow")))


def _needs_browser(item: pytest.Item) -> bool:
    return item.get_closest_marker("browser") is not None


def pytest_runtest_setup(item: pytest.Item) -> None:
    if not _needs_browser(item):
        CHROMIUM.close()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Pictures that were not compared must not be taken for pictures that are alike."""
    skipped = [
        (report.nodeid, str(report.longrepr))
        for report in terminalreporter.stats.get("skipped", ())
        if isinstance(report, pytest.TestReport)
    ]
    if told := not_compared(skipped):
        terminalreporter.section("pictures", yellow=True)
        terminalreporter.line(told)
    _tell_positions(terminalreporter)


def _tell_positions(terminalreporter: pytest.TerminalReporter) -> None:
    """How much law 6 was tried: every test that compares twins says how many positions."""
    compared: Counter[str] = Counter()
    for report in terminalreporter.stats.get("passed", ()):
        for name, value in report.user_properties:
            if name.startswith(COMPARED):
                compared[name.removeprefix(COMPARED)] += value
    if compared:
        kinds = ", ".join(f"{count:,} {kind}" for kind, count in sorted(compared.items()))
        terminalreporter.write_line(f"law 6: {compared.total():,} positions compared: {kinds}")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    yield CHROMIUM
    CHROMIUM.close()


@pytest.fixture
def browser(chromium: Chromium) -> Browser:
    return chromium.open()


@pytest.fixture
def comes(browser: Browser, base: str) -> Iterator[Callable[..., Person]]:
    """Calls people who play the example to the page."""
    # Not above: where rules are broken on purpose, this file must still be read.
    from tests.support.kits import kit

    with guests(kit(EXAMPLE).player, browser, base) as call:
        yield call


# Tests that need a database


@pytest.fixture(scope="session")
def databases() -> "Iterator[Databases]":
    """A PostgreSQL for all tests that want one, started with the first."""
    # Not above: the others run where its driver is not installed.
    from tests.support.postgresql import Databases

    made = Databases()
    yield made
    made.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a house can be kept that has nothing in it: a test runs over both databases."""
    if request.param == "sqlite":
        return tmp_path / "data"
    databases: Databases = request.getfixturevalue("databases")
    return databases.new()


# Tests that need a server


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests that do not need one of their own."""
    with running(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture
def party(base: str) -> Iterator[Party]:
    """People in front of their screens, who leave when the test is over."""
    people = Party(base)
    yield people
    people.go_home()


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Callable[[AnyState], None]:
    """From now on every table is dealt this."""
    return partial(deal_always, monkeypatch)
