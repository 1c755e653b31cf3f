"""Tajniacy on the page: people play it whole, and nobody sees more than they may."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias, get_args

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.browser.looks import barriers, faults
from tests.browser.people import PHONE, guests
from tests.games.tajniacy.kit import red_begins
from tests.games.tajniacy.page import Spy
from zaslonka.games.tajniacy.content import LAID, Kind

Comes: TypeAlias = Callable[..., Spy]

PLACE = "**/assets/Place-*.js"
"""What a game says of a seat before the deal."""

REMEMBER_TEXTS = """() => {
    window.texts = [document.body.innerText];
    const look = () => {
        if (document.body.innerText !== texts.at(-1)) texts.push(document.body.innerText);
    };
    const anything = { childList: true, characterData: true, subtree: true };
    new MutationObserver(look).observe(document.body, anything);
}"""

TELEVISION = {"width": 1920, "height": 1080}


@pytest.fixture
def comes(browser: Browser, base: str) -> Iterator[Comes]:
    with guests(Spy, browser, base) as call:
        yield call


def holds_a_key(sent: Any) -> bool:
    """Whether a whole key, or a question of the spymasters, is anywhere in something sent."""
    if isinstance(sent, dict):
        return bool(sent.get("asked")) or any(map(holds_a_key, sent.values()))
    if isinstance(sent, list):
        whole = len(sent) == LAID and all(one in get_args(Kind) for one in sent)
        return whole or any(map(holds_a_key, sent))
    return sent in ("asked", "answered")


def key_frames(spy: Spy) -> list[Any]:
    return [message for message in spy.messages if holds_a_key(message)]


@pytest.mark.slow
@pytest.mark.rule("TAJ-13", "TAJ-22", "TAJ-23", "TAJ-30", "TAJ-31", "TAJ-41", "TAJ-42", "TAJ-51")
@pytest.mark.rule("TAJ-59", "TAJ-70", "TAJ-71", "TAJ-90", "TAJ-91", "TAJ-92", "TAJ-15")
def test_four_people_play_a_whole_game_before_a_television(comes: Comes) -> None:
    ola, mia = comes("Ola", size=PHONE), comes("Mia", language="en", theme="dark")
    jan, zaneta = comes("Jan"), comes("Żaneta", size=PHONE)
    people = (ola, mia, jan, zaneta)
    link = ola.make_table(4)
    for friend in people[1:]:
        friend.sit(link)
    expect(zaneta.page.get_by_test_id("seat-3")).to_contain_text(zaneta.say("tajniacy-operative"))
    assert faults(ola.page) == []
    room = comes("Telewizor", size=TELEVISION)
    room.page.goto(link.replace("/t/", "/screen/"))
    ola.deal()
    key = ola.key()
    assert len(key) == LAID
    assert mia.key() == key
    red_starts = key.count("red") == 9
    chief, rival = (ola, mia) if red_starts else (mia, ola)
    guesser, other = (jan, zaneta) if red_starts else (zaneta, jan)
    theirs = [place for place, kind in enumerate(key) if kind == ("blue" if red_starts else "red")]

    # The judge is heard while the clue is typed; the rival alone is asked, and says yes.
    chief.type_clue(chief.laid_out()[0].lower())
    expect(chief.panel.get_by_role("link", name="TAJ-51")).to_be_visible()
    chief.ask_rival("Nowy Sącz")
    rival.press(rival.button("tajniacy-answer-yes", rival.panel))
    agreed = chief.say("tajniacy-answer", yes="yes")
    expect(chief.page.get_by_test_id("asked")).to_contain_text(agreed)
    assert faults(chief.page) == []
    chief.give("Apfel", 2)

    # A clue is struck down, and the judge covers a word of the own team.
    expect(rival.advice).to_have_attribute("data-verdict", "ask")
    assert faults(rival.page) == []
    rival.object("TAJ-55")
    rival.press(rival.card(theirs[0]).get_by_role("button"))
    rival.confirm("tajniacy-cover", theirs[0])
    other.expect_covered(theirs[0], key[theirs[0]])
    expect(other.pane("tajniacy-clues")).to_contain_text("APFEL")
    other.back_to_the_table()

    # A right guess, a mark that only the own team sees, and a stop.
    rival.give("kirche", 1)
    chief.let_stand()
    other.touch(theirs[1])
    other.mark(theirs[2])
    marked = rival.say("tajniacy-marked", names=other.name)
    expect(rival.card(theirs[2])).to_contain_text(marked)
    for blind in (chief, guesser, room):
        expect(blind.card(theirs[1]).locator("[data-kind]")).to_be_visible()
        expect(blind.card(theirs[2]).locator(".marks")).to_have_count(0)
    assert faults(other.page) == []
    other.press(other.button("tajniacy-stop", other.panel))

    # Roles outlive a closed tab; nobody but the spymasters was ever sent the key.
    guesser.page.reload()
    chief.give("perro", 0)
    rival.let_stand()
    guesser.mark(key.index("assassin"))
    assert key_frames(ola)
    for blind in (jan, zaneta, room):
        assert key_frames(blind) == []
    # Whoever is far down on their page is shown that it is over.
    mia.page.set_viewport_size({"width": 1440, "height": 300})
    mia.page.evaluate("() => scrollTo(0, 9999)")
    mia.page.wait_for_function("() => scrollY > 100")
    guesser.confirm("tajniacy-touch", key.index("assassin"))
    expect(mia.outcome).to_be_in_viewport(ratio=1)
    for person in (*people, room):
        expect(person.words.locator("[data-kind=assassin]")).to_be_visible()
        expect(person.card(theirs[2])).to_contain_text(
            person.say("tajniacy-tile", kind=key[theirs[2]])
        )
        assert person.key() == key
    # A team is called by its colour and what it has found; who was in it stands below.
    expect(mia.outcome).to_contain_text(mia.say(f"tajniacy-{key[theirs[0]]}"))
    expect(mia.outcome).to_contain_text("2:0")
    won = mia.say("you") if rival is mia else rival.name
    expect(mia.page.get_by_test_id("result")).to_contain_text(won)
    assert faults(mia.page) == []
    assert barriers(room.page) == []

    # The replay shows each seat what it saw.
    zaneta.press(zaneta.page.get_by_role("link", name=zaneta.say("result-replay")))
    for eyes, seen in ((zaneta.say("replay-open"), key), (ola.name, key), (jan.name, [])):
        zaneta.choose(zaneta.page.locator("body"), zaneta.say("replay-eyes"), eyes)
        assert zaneta.key() == seen
    zaneta.page.go_back()

    # A rematch is on the other sides of the cards, and the television follows.
    words = set(ola.laid_out())
    for person in people:
        person.press(person.page.get_by_test_id("rematch"))
    expect(room.words).to_be_visible()
    room.page.wait_for_url(lambda url: not url.endswith(link.rpartition("/")[2]))
    expect(room.words.locator("[data-kind]")).to_have_count(0)
    assert not words & set(room.laid_out())


@pytest.mark.rule("TAJ-10", "TAJ-11", "TAJ-83")
def test_the_only_person_guesses_for_robots_among_words_of_their_own(
    comes: Comes, monkeypatch: pytest.MonkeyPatch
) -> None:
    red_begins(monkeypatch)
    ola = comes("Ola", size=PHONE, theme="dark")
    ola.page.goto("/")
    _set_up_for_robots(ola, "kot, pies")
    ola.give_name()
    expect(ola.notices.get_by_role("link", name="TAJ-83")).to_be_visible()
    ola.forgive("/api/tables")
    ola.forgive("status of 4")

    own = (
        "kot pies dom las most rzeka morze góra ser chleb wino sól król zamek miecz koń okno klucz"
    )
    _set_up_for_robots(ola, "\n".join(own.split()) + "\nlis,bóbr; sowa, wilk\nryba\nrak\ndąb")
    expect(ola.button("tajniacy-pick-first", ola.panel)).to_be_visible()
    assert sorted(ola.laid_out()) == sorted(
        f"{own} lis bóbr sowa wilk ryba rak dąb".upper().split()
    )
    # The words have one stop for the Tab key; arrows go on from there.
    ola.words.get_by_role("button").and_(ola.lively).first.focus()
    for key in ("ArrowRight", "ArrowLeft", "Enter"):
        ola.page.keyboard.press(key)
    expect(ola.words.locator("[aria-pressed=true]")).to_have_count(1)
    expect(ola.words.locator("[tabindex='0']")).to_have_attribute("aria-pressed", "true")
    ola.press(ola.page.get_by_test_id("confirm"))
    expect(ola.words.locator("[aria-pressed=true]")).to_have_count(0)


def _set_up_for_robots(person: Spy, words: str) -> None:
    """A table of their own words, at which they guess for a robot against two more."""
    person.press(person.button("start-invite", person.poster))
    person.unfold()
    mine = person.dialog.get_by_label(person.say("tajniacy-your-seat"))
    role = f"{person.say('tajniacy-red')}, {person.say('tajniacy-operative')}"
    mine.select_option(label=role)
    robot = person.say("setup-bot", level=person.say("level-mistrz"))
    for seat in (2, 3, 4):
        person.choose(person.dialog, person.say("setup-seat", seat=seat), robot)
    person.page.get_by_test_id("own-words").fill(words)
    assert faults(person.page) == []
    person.press(person.button("setup-deal", person.dialog))


@pytest.mark.rule("TAJ-80", "TAJ-81")
def test_with_the_boxed_game_two_phones_have_the_key_and_all_a_clock(comes: Comes) -> None:
    ola, mia = comes("Ola", size=PHONE), comes("Mia", size=PHONE, theme="dark")
    ola.page.goto("/")
    ola.press(ola.button("start-invite", ola.poster))
    ola.unfold()
    ola.press(ola.dialog.get_by_role("checkbox", name=ola.say("tajniacy-companion")))
    ola.choose(
        ola.dialog, ola.say("tajniacy-clue-seconds"), ola.say("tajniacy-seconds", seconds=120)
    )
    robot = ola.say("setup-bot", level=ola.say("level-latwy"))
    for seat in (3, 4):
        ola.choose(ola.dialog, ola.say("setup-seat", seat=seat), robot)
    ola.press(ola.button("setup-open", ola.dialog))
    ola.give_name()
    link = ola.page.get_by_label(ola.say("invite-link")).input_value()
    mia.sit(link)
    room = comes("Telewizor", size=TELEVISION)
    room.page.goto(link.replace("/t/", "/screen/"))
    ola.deal()

    def tiles(spy: Spy) -> Locator:
        return spy.page.get_by_role("list", name=spy.say("tajniacy-key")).get_by_role("listitem")

    expect(tiles(ola)).to_have_count(LAID)
    expect(tiles(mia)).to_have_count(LAID)
    assert tiles(ola).all_inner_texts() == tiles(mia).all_inner_texts()
    _has_the_key_read(ola, tiles(ola).all_inner_texts())
    expect(room.page.get_by_test_id("read-aloud")).to_have_count(0)
    for person in (ola, mia, room):
        expect(person.page.get_by_test_id("phase")).to_contain_text(person.say("tajniacy-clue"))
        expect(person.page.get_by_test_id("phase").get_by_role("timer")).to_be_visible()
    expect(tiles(room)).to_have_count(0)
    assert faults(mia.page) == []
    mia.press(mia.button("tajniacy-clue-given"))
    expect(room.page.get_by_test_id("phase")).to_contain_text(room.say("tajniacy-guesses"))
    assert key_frames(room) == []
    ola.press(ola.button("tajniacy-finish"))
    ola.press(ola.button("tajniacy-blue", ola.dialog))
    # Nobody has counted what was found on the real table.
    won = ola.say("result-team", team=ola.say("tajniacy-blue"), score="").strip()
    expect(ola.outcome).to_have_text(won)
    expect(tiles(room)).to_have_count(LAID)


def _has_the_key_read(spy: Spy, kinds: list[str]) -> None:
    """Row by row, when asked for and not before."""
    read = spy.page.get_by_test_id("read")
    expect(read).to_have_text("")
    spy.page.get_by_test_id("read-aloud").focus()
    spy.page.keyboard.press("Enter")
    rows = (kinds[start : start + 5] for start in range(0, LAID, 5))
    for row, five in enumerate(rows, 1):
        said = spy.say("tajniacy-key-row", row=row, kinds=", ".join(five))
        expect(read).to_contain_text(said)


# Before the deal


def test_seats_do_not_move_under_the_finger_when_it_is_known_what_they_are(
    comes: Comes,
) -> None:
    link, jan = comes("Ola").open_table(4), comes("Jan", size=PHONE)
    held: list[Route] = []
    jan.context.route(PLACE, lambda route: held.append(route))
    with jan.page.expect_request(PLACE):
        jan.page.goto(link)
    expect(jan.heading("lobby-title")).to_be_visible()
    expect(jan.button("lobby-sit")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(jan.button("lobby-sit")).to_have_count(3)
    expect(jan.page.get_by_test_id("seat-1")).to_contain_text(jan.say("tajniacy-blue"))


def test_the_whole_page_changes_its_language_in_one_moment(comes: Comes) -> None:
    jan = comes("Jan")
    jan.page.goto(comes("Ola").open_table(4))
    expect(jan.page.get_by_text(jan.say("tajniacy-red")).first).to_be_visible()
    jan.page.wait_for_load_state("networkidle")
    jan.page.evaluate(REMEMBER_TEXTS)
    jan.press(jan.page.get_by_role("button", name="EN, "))
    jan.speaks("en")
    expect(jan.heading("lobby-title")).to_be_visible()
    expect(jan.page.get_by_text(jan.say("tajniacy-red")).first).to_be_visible()
    assert len(jan.page.evaluate("texts")) == 2
