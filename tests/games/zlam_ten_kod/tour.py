"""A walk through every screen of the page, to be looked at in whatever way a test likes."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import friends
from tests.games.zlam_ten_kod.page import Codebreaker
from tests.games.zlam_ten_kod.tables import Sitting
from tests.server.protocol_client import Client
from zaslonka.games.zlam_ten_kod.content import Code

CARDS = ("where_1_2", "sum", "spread", "same_colour", "odd", "c_over_4")

LAID_OUT = {
    2: Sitting("0b 2w 5g 7b 9w", "1b 1w 3b 5g 8w", row=CARDS, pile=("where_0",)),
    4: Sitting("0b 2w 5g 9w", "1b 3b 5g 8w", "0w 2b 6b 7w", "1w 4b 6w 8b", row=CARDS, pile=()),
}
"""By number of players, a deal in which the walker sits first and begins."""

LONG = "ą" * 200
"""A word for which no line is long enough."""


def tour(person: Codebreaker, players: int) -> Iterator[str]:
    """Each screen by name, while the person is there; the deal must be `LAID_OUT`."""
    state = LAID_OUT[players].state
    person.page.goto("/")
    expect(person.button("start-play-bot", person.poster)).to_be_visible()
    yield "start"
    person.press(person.button("start-invite", person.poster))
    person.choose(person.dialog, person.say("setup-players"), str(players))
    yield "set-up"
    person.press(person.button("setup-open", person.dialog))
    expect(person.dialog.get_by_label(person.say("name-label"))).to_be_focused()
    yield "name"
    person.give_name()
    expect(person.heading("lobby-title")).to_be_visible()
    yield "lobby"

    table = person.page.url.rpartition("/")[2]
    others = friends(person.base, table, range(1, players))
    person.deal()
    person.expect_turn()
    assert person.my_code() == state.hands[0].code
    yield "my turn"
    person.take_up(CARDS[0])
    yield "card"
    person.leave_dialog()
    person.build(state.hands[0].code[:2])
    expect(person.dialog.get_by_role("status").get_by_role("link")).to_be_visible()
    yield "guess, refused"
    person.press(person.dialog.get_by_role("status").get_by_role("link"))
    expect(person.page.get_by_role("dialog", name=person.say("rules"))).to_be_visible()
    yield "clause"
    person.leave_dialog()
    person.leave_dialog()
    person.press(person.button("menu"))
    yield "menu"
    person.press(person.dialog.get_by_role("button", name=person.say("menu-undo")))
    expect(person.notices).to_contain_text(person.say("refused-table-nothing-to-undo"))
    yield "notice"
    person.ask(CARDS[0], 2)
    expect(person.sign).to_contain_text(person.say("their-turn", names="Gość 1"))
    yield "waiting"
    person.pane("tab-notes")
    yield "notes"
    person.pane("tab-log")
    yield "log"
    for said in (LONG, {"phrase": "well_played"}, "Cześć!"):
        others[0].do("say", said=said)
    expect(person.pane("tab-talk")).to_contain_text("Cześć!")
    yield "talk"
    person.back_to_the_table()

    _finish(others, state.hands[0].code if players == 2 else state.secret.middle)
    expect(person.outcome).to_contain_text("Gość 1")
    yield "result"
    for client in others:
        client.close()
    person.press(person.page.get_by_role("link", name=person.say("result-replay")))
    expect(person.questions).to_be_visible()
    yield "replay"
    for path, screen in (
        ("/rules/zlam_ten_kod", "rules"),
        ("/rules/table", "rules of every table"),
        ("/replay", "a record from a file"),
        ("/gallery", "gallery"),
        ("/nowhere/at/all", "lost"),
        ("/", "start, with my tables"),
    ):
        person.page.goto(path)
        expect(person.page.get_by_role("heading").first).to_be_visible()
        person.page.wait_for_load_state("networkidle")
        yield screen


def _finish(others: list[Client], code: Code) -> None:
    """The first of the others finds the code, and the rest of the round asks."""
    finder, *rest = others
    kind = "write" if rest else "guess"
    _play(finder, {"type": kind, "code": code})
    for card, client in zip(CARDS[1:], rest, strict=False):
        _play(client, {"type": "ask", "card": card})


def _play(client: Client, move: Any) -> None:
    client.take_until(lambda: client.my_turn)
    client.do("move", move=move)
