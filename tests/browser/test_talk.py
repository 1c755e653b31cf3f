"""Talk on the page: it is heard, read as text, counted while unread, and can be muted."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.looks import barriers, overflows
from tests.browser.people import PHONE, friends
from tests.games.zlam_ten_kod.page import Codebreaker, Comes
from tests.table.sides import play_in_teams

ATTACK = '<img src=x onerror="document.title=1"> &amp; <script>alert(1)</script>'


def lines(person: Codebreaker) -> Locator:
    return person.page.get_by_test_id("talk-lines").locator("p")


def say(person: Codebreaker, text: str) -> None:
    field = person.page.get_by_label(person.say("talk-write-table"))
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def commands_of(person: Codebreaker) -> int:
    """How many commands of this person the server has answered."""
    answers = ('{"type":"done"', '{"type":"refused"', '{"type":"failed"')
    return sum(frame.startswith(answers) for frame in person.frames)


@pytest.mark.rule("TAB-19")
def test_two_people_talk_and_what_they_type_stays_text(comes: Comes) -> None:
    ola, jan = comes("Ola"), comes("Jan", size=PHONE)
    watcher = comes("Nikt", language="en")
    link = ola.open_table()
    jan.sit(link)
    say(jan, "Jestem")
    expect(lines(ola)).to_have_text([re.compile(r"Jan\s+Jestem")])
    ola.deal()
    expect(jan.mine).to_be_visible()
    watcher.page.goto(link)

    say(ola, ATTACK)
    for person in (ola, watcher):
        expect(lines(person).last).to_contain_text(ATTACK)
        expect(person.page.locator(".lines img, .lines script")).to_have_count(0)
    expect(jan.page.get_by_test_id("heard")).to_have_text(f"Ola: {ATTACK}")
    expect(watcher.page.get_by_text(watcher.say("talk-watching"))).to_be_visible()
    expect(watcher.page.get_by_test_id("talk-input")).to_have_count(0)

    # On a phone what was said is counted until it has been read.
    expect(jan.page.get_by_test_id("unread")).to_contain_text("1")
    jan.pane("tab-talk")
    expect(jan.page.get_by_test_id("unread")).to_have_count(0)
    expect(lines(jan)).to_have_count(2)
    assert barriers(jan.page) == barriers(ola.page) == []
    assert overflows(jan.page) == []


@pytest.mark.rule("TAB-21")
def test_a_phrase_is_read_in_ones_own_language(comes: Comes) -> None:
    ola, jan = comes("Ola"), comes("Jan", language="en")
    jan.sit(ola.open_table())
    ola.deal()
    ola.press(ola.button(f"phrase-{ola.game}-thinking"))
    expect(lines(jan).last).to_contain_text(jan.say(f"phrase-{jan.game}-thinking"))
    ola.press(ola.button(f"phrase-{ola.game}-your-turn", seat="…"))
    ola.page.get_by_label(ola.say("talk-whom"), exact=True).select_option("Jan")
    ola.press(ola.page.get_by_role("button", name=ola.say("talk-say"), exact=True).last)
    expect(lines(jan).last).to_contain_text(jan.say(f"phrase-{jan.game}-your-turn", seat="Jan"))
    expect(lines(ola)).to_have_count(2)


@pytest.mark.rule("TAB-19")
def test_who_is_muted_is_not_heard_here_and_does_not_learn_of_it(comes: Comes) -> None:
    ola, jan, ewa = comes("Ola"), comes("Jan"), comes("Ewa")
    link = ola.open_table(3)
    jan.sit(link)
    ewa.sit(link)
    say(jan, "Halo?")
    expect(lines(ola)).to_have_count(1)
    answered = commands_of(ola)
    ola.page.get_by_text(ola.say("talk-hearing")).click()
    ola.press(ola.button("talk-mute", name="Jan"))
    expect(ola.page.get_by_text(ola.say("talk-empty"))).to_be_visible()
    say(jan, "Halo!")
    expect(lines(ewa)).to_have_count(2)
    assert commands_of(ola) == answered, "the server was told"
    ola.page.reload()
    say(ewa, "Cześć")
    expect(lines(ola)).to_have_text([re.compile(r"Ewa\s+Cześć")])
    ola.page.get_by_text(ola.say("talk-hearing")).click()
    ola.press(ola.button("talk-mute", name="Jan"))
    expect(lines(ola)).to_have_count(3)


@pytest.mark.rule("TAB-19")
def test_a_replay_has_the_talk_up_to_each_step(comes: Comes) -> None:
    ola, jan = comes("Ola"), comes("Jan")
    jan.sit(ola.open_table())
    say(ola, "Powodzenia")
    ola.deal()
    expect(ola.mine).to_be_visible()
    mover = ola if ola.say("your-turn") in ola.sign.inner_text() else jan
    mover.ask_anything()
    expect(ola.pane("tab-log").locator("[data-ply]")).to_have_count(1)
    say(ola, "Dobre!")
    ola.press(ola.button("menu"))
    ola.press(ola.dialog.get_by_role("button", name=ola.say("menu-end")))
    jan.press(jan.button("vote-yes"))
    ola.press(ola.page.get_by_role("link", name=ola.say("result-replay")))
    expect(lines(ola)).to_have_text([re.compile("Powodzenia")])
    ola.press(ola.button("replay-next"))
    expect(lines(ola)).to_have_text([re.compile("Powodzenia"), re.compile("Dobre!")])


@pytest.mark.rule("TAB-20", "TAJ-22")
def test_a_team_talks_by_itself_and_the_silent_only_listen(
    comes: Comes, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_in_teams(monkeypatch)
    ola, iga = comes("Ola"), comes("Iga")
    link = ola.open_table(4)
    table = link.rpartition("/")[2]
    jan, ewa = friends(ola.base, table, range(1, 3))
    iga.sit(link)
    ola.deal()
    expect(iga.page.get_by_text(iga.say("talk-silent"))).to_be_visible()
    expect(iga.page.get_by_test_id("talk-input")).to_have_count(0)

    # What is typed goes to the team unless one chooses otherwise.
    field = ola.page.get_by_test_id("talk-input")
    field.fill("Bierzemy sumę")
    field.press("Enter")
    expect(lines(ola).last).to_contain_text(ola.say("talk-team-only"))
    ewa.take_until(lambda: [line["said"] for line in ewa.talk] == ["Bierzemy sumę"])
    jan.do("say", said="A my nie", to="team")
    jan.do("say", said="Powodzenia!")
    expect(lines(iga)).to_have_count(2)
    ola.choose(ola.pane("tab-talk"), ola.say("talk-to"), ola.say("talk-to-table"))
    say(ola, "Wzajemnie")
    expect(lines(ola)).to_have_count(3)
    expect(lines(iga)).to_have_count(3)
    for words, team in (("Bierzemy", [ola, ewa]), ("A my nie", [jan, iga])):
        ears = (ola, jan, ewa, iga)
        heard = [any(words in frame for frame in ear.frames) for ear in ears]
        assert heard == [ear in team for ear in ears]
    assert barriers(ola.page) == barriers(iga.page) == []
    for client in (jan, ewa):
        client.close()
