"""Nothing is lost by a reload, a lost network, or a server that stops and starts again."""

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.people import NO_CONNECTION, PHONE, friends
from tests.games.zlam_ten_kod.page import Codebreaker, Comes
from tests.games.zlam_ten_kod.tour import LAID_OUT
from tests.server.protocol_client import Client
from tests.server.running import running
from zaslonka.kernel import AnyState
from zaslonka.server.tables import audience


@pytest.fixture
def seated(dealt: Callable[[AnyState], None]) -> Callable[[Codebreaker], Client]:
    """Gives a person a table just dealt, at which they begin; the guest who sits there too."""

    def seat(person: Codebreaker) -> Client:
        dealt(LAID_OUT[2].state)
        (guest,) = friends(person.base, person.open_table().rpartition("/")[2], range(1, 2))
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
    person.put("sum")
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
    ola.open_table()
    banner = ola.page.get_by_text(ola.say("page-stale"))
    expect(banner).to_have_count(0)
    monkeypatch.setattr(audience, "__version__", "newer")
    ola.page.reload()
    with ola.page.expect_event("load"):
        expect(banner).to_be_visible()
    # The new page is as old as the first one was, as far as this server can tell.
    expect(banner).to_be_visible()
    assert ola.page.evaluate("sessionStorage['zaslonka.renewed']") == "newer"


@pytest.mark.rule("TAB-37")
def test_a_lost_connection_is_counted_down_before_all(comes: Comes) -> None:
    ola = comes("Ola")
    ola.page.clock.install()
    (guest,) = friends(ola.base, ola.open_table().rpartition("/")[2], range(1, 2))
    ola.deal()
    guest.close()
    grace = ola.page.get_by_test_id("grace")
    expect(grace).to_be_visible()
    seconds = re.compile(r"(\d+) s$")

    def left() -> int:
        found = seconds.search(grace.inner_text())
        assert found is not None
        return int(found[1])

    before = left()
    assert 0 < before <= 60
    ola.page.clock.fast_forward(5_000)
    expect(grace).not_to_have_text(ola.say("seat-grace", seconds=before))
    assert left() <= before - 5
    # After a minute the seat may go to a robot: it is simply away.
    ola.page.clock.fast_forward(60_000)
    expect(grace).to_have_count(0)
