"""A game that the house has never heard of: installed, served, and played to its end."""

import random
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from liars_dice import GAME
from tests.browser.looks import barriers
from tests.browser.people import PHONE, guests
from tests.examples.houses import House, PlainPlayer, install, legal_moves, on_turn, serving
from tests.server.party import BOT, OPEN, Party
from tests.server.protocol_client import Client, call, new_table, new_token
from zaslonka import games

BROKEN = {
    "pyproject.toml": """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "broken-game"
version = "1"

[project.entry-points."zaslonka.games"]
broken_game = "broken_game:GAME"
""",
    "broken_game/__init__.py": '''"""A game whose table holds what cannot be copied."""
from liars_dice.game import LiarsDice
from zaslonka.kernel import State, Table
from liars_dice.game import Hand, Secret, Turn

class Shelf(Table, kw_only=True, tag="table"):
    agenda: tuple[Turn, ...] = ()
    things: dict[str, int] = {}

class BrokenGame(LiarsDice):
    name = "broken_game"
    state_type = State[Shelf, Hand, Secret]

GAME = BrokenGame()
''',
}


# Served


@pytest.mark.rule("TAB-36")
def test_it_stands_on_the_shelf_beside_the_games_of_the_house(house: House) -> None:
    found = {game["name"]: game for game in call(house.base, "GET", "/api/games")}
    assert list(found) == [*games.names(), "liars_dice"]
    ours = found["liars_dice"]
    assert ours["seats"] == [2, 3, 4, 5, 6]
    assert ours["levels"] == ["latwy", "sredni", "mistrz"]
    assert ours["helps"] == ["none", "facts", "full"]
    assert ours["lesson"]
    components = call(house.base, "GET", "/api/openapi.json")["components"]["schemas"]
    count = components["liars_dice.Bid"]["properties"]["count"]
    assert (count["minimum"], count["maximum"]) == (1, 30)
    assert "liars_dice.Help_full" in components
    assert all(f"{name}.Move" in components for name in games.names())
    assert not [one for one in house.logged() if one["event"] == "game_refused"]


@pytest.mark.parametrize("language", ["pl", "en"])
def test_its_rules_and_its_sentences_are_served(house: House, language: str) -> None:
    book = call(house.base, "GET", f"/api/rules/liars_dice?lang={language}")
    assert book["sections"][1]["clauses"][0]["id"] == "LDC-01"
    text = call(house.base, "GET", f"/api/text/liars_dice?lang={language}")
    assert "event-liars-dice-claimed = " in text["fluent"]


def test_a_broken_package_is_refused_by_itself_and_the_log_says_why(
    installed: Path, tmp_path: Path
) -> None:
    for name, text in BROKEN.items():
        file = tmp_path / "package" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    broken = install(tmp_path / "package", tmp_path / "broken")
    with serving(tmp_path, installed, broken) as here:
        found = [game["name"] for game in call(here.base, "GET", "/api/games")]
        assert found == [*games.names(), "liars_dice"]
        (refused,) = (one for one in here.logged() if one["event"] == "game_refused")
    assert refused["game"] == "broken_game"
    assert "TypeError" in refused["why"]
    assert "things" in refused["why"]


# Over the wire


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (2, 2), (1, 5)])
def test_people_and_bots_play_it_to_the_end(house: House, people: int, bots: int) -> None:
    party, dice = Party(house.base), random.Random(people)
    seated = party.sit(people, bots, game="liars_dice", help="full", options={"wild_ones": True})
    while (client := on_turn(seated)) is not None:
        _make_any(client, dice)
    ending = seated[0].table["ending"]["result"]
    assert ending["reason"] in ("last_with_dice", "never_wrong")
    assert [bool(left) for left in ending["scores"]].count(True) == 1
    assert seated[0].helps
    table = seated[0].table_id
    story = call(house.base, "GET", f"/api/tables/{table}/story")
    assert story["sentences"][0]["name"] == "story-liars_dice-doubts"
    record = call(house.base, "GET", f"/api/tables/{table}/record")
    opened = call(house.base, "POST", "/api/replays", record)
    assert opened["flaw"] is None
    party.go_home()


def _make_any(client: Client, dice: random.Random) -> None:
    """Some move that is said in words before it is made; most bids are doubted soon."""
    moves = legal_moves(GAME, client)
    move = moves["doubt"] if "doubt" in moves and dice.random() < 0.7 else moves.get("bid")
    move = move or moves["doubt"]
    # This server has the limits of every host: twenty messages a second.
    time.sleep(0.15)
    (facts,) = client.ask("describe", moves=[move])["facts"]
    assert {"count", "face"} <= set(facts)
    client.do("move", move=move)


# On the page


@pytest.mark.timeout(600)
def test_two_people_play_it_from_the_start_page_to_the_end_on_the_plain_board(
    browser: Browser, house: House
) -> None:
    with guests(PlainPlayer, browser, house.base) as comes:
        ola, jan = comes("Ola", size=PHONE), comes("Jan", language="en")
        link = ola.make_table(players=3, help_="facts", variants=["wild_ones"])
        jan.sit(link)
        ola.press(ola.page.get_by_test_id("fill"))
        ola.deal()
        party = Party(house.base)
        people = [ola, jan]
        for person in people:
            expect(person.page.get_by_test_id("plain-hand")).to_contain_text(
                person.say("liars-dice-field-dice")
            )
            assert barriers(person.page) == []
        clients = [party.join(link.rsplit("/", 1)[1], person.token) for person in people]
        by_form = _play_to_the_end(people, clients)
        assert by_form, "with three players the bids of a round are too many to be listed"
        for person in people:
            _read_the_log(person, clients[0])
        _look_afterwards(jan)
        party.go_home()


def _play_to_the_end(people: list[PlainPlayer], clients: list[Client]) -> int:
    """Bid the least, or doubt where there is a bid; how often a form was filled in."""
    by_form = 0
    while (client := on_turn(clients)) is not None:
        person, moves = people[clients.index(client)], legal_moves(GAME, client)
        move = moves["doubt"] if "doubt" in moves else moves["bid"]
        by_form += person.make(move)
    return by_form


def _read_the_log(person: PlainPlayer, client: Client) -> None:
    """Every event stands there in words of the reader's language, and none as a bare name."""
    expect(person.page.get_by_test_id("result")).to_be_visible()
    log = person.pane("tab-log")
    first = person.say("event-liars-dice-claimed", by="X", count=1, face=1).split(":")[1].strip()
    expect(log).to_contain_text(first.rstrip("."))
    assert "liars-dice" not in log.inner_text()
    assert "Claimed" not in log.inner_text()
    assert len(log.locator("[data-ply]").all()) == client.position["ply"]
    person.back_to_the_table()


def _look_afterwards(person: PlainPlayer) -> None:
    """The story and the replay speak of it too."""
    person.press(person.page.get_by_test_id("how-it-was"))
    expect(person.page.get_by_test_id("tale")).to_contain_text("The cups are lifted")
    result = person.page.get_by_test_id("result")
    person.press(result.get_by_role("link", name=person.say("result-replay")))
    expect(person.page.get_by_test_id("plain-table")).to_be_visible()
    expect(person.page.get_by_test_id("replay-slider")).to_have_value("0")


@pytest.mark.rule("TAB-33")
def test_a_form_keeps_what_was_filled_in_and_shows_what_is_advised(
    browser: Browser, house: House
) -> None:
    """Whoever comes to the table while somebody thinks must not empty the form."""
    with guests(PlainPlayer, browser, house.base) as comes:
        ewa, party = comes("Ewa"), Party(house.base)
        token = new_token(house.base, "Ewa")
        seats = [OPEN, BOT, BOT]
        table = new_table(house.base, token, seats, game="liars_dice", hints=True, start=True)
        ewa.is_known_as("Ewa", token)
        ewa.page.goto(f"/t/{table}")
        count = ewa.page.get_by_label(ewa.say("liars-dice-field-count"), exact=True)
        count.fill("14")
        expect(ewa.page.get_by_test_id("verdict-bid")).to_contain_text("Co najmniej 14")
        before = len(ewa.frames)
        party.join(table)
        ewa.wait_for_frame('{"type":"table"', after=before)
        expect(count).to_have_value("14")
        ewa.press(ewa.page.get_by_test_id("hint"))
        expect(ewa.page.get_by_test_id("hint-said")).to_be_visible()
        expect(ewa.page.locator("[data-advised]")).to_have_count(1)
        party.go_home()


@pytest.mark.rule("TAB-32")
def test_its_lesson_is_played_on_the_plain_board(browser: Browser, house: House) -> None:
    with guests(PlainPlayer, browser, house.base) as comes:
        ewa = comes("Ewa")
        ewa.page.goto("/")
        ewa.press(ewa.poster.get_by_test_id("first-game"))
        lesson = ewa.page.get_by_test_id("lesson")
        expect(lesson).to_contain_text(ewa.say("lesson-liars-dice-cups", p1="Robot Halina")[:30])
        ewa.press(ewa.page.get_by_test_id("lesson-next"))
        ewa.make({"type": "bid", "count": 3, "face": 5})
        ewa.press(ewa.page.get_by_test_id("lesson-next"))
        ewa.make({"type": "doubt"})
        expect(ewa.page.get_by_test_id("plain-table")).to_contain_text("Liczą się 2 kości")
