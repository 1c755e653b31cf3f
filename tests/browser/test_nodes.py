"""A house of several processes at the page: an upgrade in the middle of a game is hardly seen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import NO_CONNECTION, PHONE, friends, guests
from tests.cluster.nodes import SeveralProcesses, several_processes
from tests.support.example import EXAMPLE
from tests.support.kits import kit
from tests.support.postgresql import Databases


@pytest.fixture
def house(databases: Databases, tmp_path: Path) -> Iterator[SeveralProcesses]:
    with several_processes(databases.new(), tmp_path) as served:
        yield served


def test_a_table_is_played_on_while_every_process_is_replaced(
    browser: Browser, house: SeveralProcesses
) -> None:
    with guests(kit(EXAMPLE).player, browser, house.base) as comes:
        ola = comes("Ola", size=PHONE)
        link = ola.open_table()
        ola.forgive(NO_CONNECTION)
        house.renew()
        (guest,) = friends(house.base, link.rpartition("/")[2], range(1, 2))
        expect(ola.page.get_by_text("Gość 1").first).to_be_visible()
        ola.deal()
        ola.expect_board()
        guest.take_until(lambda: bool(guest.table["phase"] == "playing"))
        guest.close()
