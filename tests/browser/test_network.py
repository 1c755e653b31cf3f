"""Nothing is lost by a reload, a lost network, or a server that stops and starts again."""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.codebreakers import Codebreaker
from tests.browser.conftest import Comes, guests
from tests.browser.people import NO_CONNECTION, NO_NETWORK, PHONE
from tests.browser.tour import LAID_OUT, friends
from tests.browser.wanderers import Wanderer
from tests.server.protocol_client import Client
from tests.server.running import running
from zaslonka.games.zlam_ten_kod.rules import State
from zaslonka.server import actor


@pytest.fixture
def seated(dealt: Callable[[State], None]) -> Callable[[Codebreaker], Client]:
    """Gives a person a table just dealt, at which they begin; the guest who sits there too."""

    def seat(person: Codebreaker) -> Client:
        dealt(LAID_OUT[2].state)
        (guest,) = friends(person.base, person.make_table().rpartition("/")[2], range(1, 2))
        person.deal()
        person.expect_turn()
        return guest

    return seat


@pytest.mark.rule("ZTK-92", "TAB-11", "TAB-04")
def test_a_reload_in_the_middle_of_a_turn_loses_nothing(
    comes: Comes, seated: Callable[[Codebreaker], Client]
) -> None:
    ola = comes("Ola")
    guest = seated(ola)
    before = (ola.my_code(), ola.row())
    ola.take_up("sum")
    ola.leave_dialog()
    ola.strike("c", "4b")
    ola.jot("czwórki odpadają")
    ola.page.reload()

    ola.expect_turn()
    assert (ola.my_code(), ola.row()) == before
    expect(ola.note_cell("c", "4b", "struck")).to_be_visible()
    expect(ola.page.get_by_label(ola.say("notes-text"))).to_have_value("czwórki odpadają")
    ola.ask("sum")
    guest.take_until(lambda: bool(guest.log))
    guest.close()
    assert guest.note == {}
    assert not any("struck" in frame or "odpadają" in frame for frame in guest.frames)


def test_a_move_made_without_a_network_is_played_once_when_it_is_back(
    comes: Comes, seated: Callable[[Codebreaker], Client]
) -> None:
    ola = comes("Ola", size=PHONE)
    guest = seated(ola)
    expect(ola.mine).to_be_visible()
    ola.lose_network()
    ask_meanwhile(ola)
    ola.find_network()
    played_once(ola, guest)


# The board itself, which only a new page fetches again, and what the board needs.
@pytest.mark.parametrize("missing", ["**/*", "**/api/**"], ids=["board", "city"])
def test_what_the_network_kept_back_comes_when_it_is_there_again(
    browser: Browser, base: str, missing: str
) -> None:
    with guests(Wanderer, browser, base) as comes:
        ola = comes("Ola")
        (guest,) = friends(base, ola.make_table().rpartition("/")[2], range(1, 2))
        ola.context.route(missing, lambda route: route.abort("internetdisconnected"))
        with ola.page.expect_event("requestfailed"):
            ola.deal()
        expect(ola.sign).to_be_visible()
        expect(ola.city).to_have_count(0)
        ola.context.unroute(missing)
        expect(ola.city).to_be_visible()
        guest.close()
        ola.forgive(*NO_NETWORK)


def test_a_server_that_stops_and_starts_again_is_found_again(
    comes: Comes, seated: Callable[[Codebreaker], Client], tmp_path: Path
) -> None:
    with running(tmp_path) as base:
        ola = comes("Ola", base)
        guest = seated(ola)
        expect(ola.mine).to_be_visible()
        ola.strike("c", "4b")
        ola.jot("wszystko zostaje")
        guest.close()
    expect(ola.lost).to_be_visible()
    ask_meanwhile(ola)
    with running(tmp_path, port=urlsplit(base).port or 0):
        expect(ola.lost).to_have_count(0)
        guest.open(since=0)
        played_once(ola, guest)
        expect(ola.note_cell("c", "4b", "struck")).to_be_visible()
        ola.page.reload()
        expect(ola.note_cell("c", "4b", "struck")).to_be_visible()
        ola.context.close()
    ola.forgive(NO_CONNECTION)


def ask_meanwhile(person: Codebreaker) -> None:
    dialog = person.take_up("sum")
    person.press(person.button("zlam-ten-kod-ask", dialog))
    expect(person.sign).to_contain_text(person.say("your-turn"))


def played_once(person: Codebreaker, guest: Client) -> None:
    expect(person.dialog).to_have_count(0)
    expect(person.sign).to_contain_text(person.say("their-turn", names="Gość 1"))
    expect(person.answers_of(person.holder("Gość 1"))).to_have_count(1)
    # Asked for something else, the server would tell of a second ply before it answers.
    guest.take_until(lambda: bool(guest.log))
    guest.do("check", move={"type": "ask", "card": "odd"})
    assert [entry["ply"] for entry in guest.log] == [1]
    guest.close()


def test_a_page_older_than_the_server_says_so_and_reloads_once(
    comes: Comes, monkeypatch: pytest.MonkeyPatch
) -> None:
    ola = comes("Ola")
    ola.make_table()
    banner = ola.page.get_by_text(ola.say("page-stale"))
    expect(banner).to_have_count(0)
    monkeypatch.setattr(actor, "__version__", "newer")
    ola.page.reload()
    with ola.page.expect_event("load"):
        expect(banner).to_be_visible()
    # The new page is as old as the first one was, as far as this server can tell.
    expect(banner).to_be_visible()
    assert ola.page.evaluate("sessionStorage['zaslonka.renewed']") == "newer"
