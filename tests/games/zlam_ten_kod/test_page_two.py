"""Two people, one on a phone and one at a desk, play through the page from the first click on."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, first_on_turn
from tests.games.zlam_ten_kod.page import Codebreaker, Comes
from zaslonka.games.zlam_ten_kod.content import LETTERS, Code
from zaslonka.games.zlam_ten_kod.rules import codes_beside

QUESTIONS = 6


@pytest.mark.slow
@pytest.mark.rule("TAB-06", "TAB-18", "ZTK-03", "ZTK-14", "ZTK-53", "ZTK-91", "ZTK-93")
def test_two_people_play_a_whole_game_look_at_it_again_and_play_another(comes: Comes) -> None:
    people = comes("Ola", size=PHONE), comes("Żaneta")
    people[1].sit(people[0].make_table())
    people[0].deal()
    turn = first_on_turn(people)
    codes = [person.my_code() for person in people]
    for person, code in zip(people, codes, strict=True):
        lettered = [f"{tile[0]} {letter}" for tile, letter in zip(code, LETTERS, strict=True)]
        expect(person.mine.get_by_role("list").first.get_by_role("listitem")).to_have_text(lettered)

    for _ in range(QUESTIONS):
        people[turn].ask_anything()
        turn = 1 - turn
    first, second = people[turn], people[1 - turn]
    first.guess(codes[1 - turn])
    wrong = _another(codes[1 - turn], codes[turn])
    second.guess(wrong)

    expect(first.outcome).to_have_text(first.say("result-you"))
    expect(second.outcome).to_have_text(second.say("result-winners", count=1, names=first.name))
    for person in people:
        expect(person.page.get_by_text(person.say("seal-whole"))).to_be_visible()
        log = person.pane("tab-log")
        expect(log.locator("[data-ply]")).to_have_count(QUESTIONS + 2)
        spoken = ", ".join(person.say(f"zlam-ten-kod-{tile}") for tile in wrong)
        expect(log.get_by_role("listitem").first).to_contain_text(spoken)
    for person in people:
        _look_again(person, [each.name for each in people], codes)
        person.page.go_back()
    _play_again(people)


def _another(own: Code, right: Code) -> Code:
    """A code that can stand beside one's own, but the wrong one."""
    return next(code for code in codes_beside(own, len(right)) if code != right)


def _look_again(person: Codebreaker, names: list[str], codes: list[Code]) -> None:
    """Step through the replay from each seat's eyes: each sees its own tiles and no others."""
    person.press(person.page.get_by_role("link", name=person.say("result-replay")))
    slider = person.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(person.page.get_by_text(person.say("seal-whole"))).to_be_visible()
    for seat, name in enumerate(names):
        person.choose(person.page.locator("body"), person.say("replay-eyes"), name)
        assert person.my_code() == codes[seat]
        assert person.tiles(person.holder(names[1 - seat])) == ()
        while slider.input_value() != slider.get_attribute("max"):
            before = int(slider.input_value())
            person.press(person.button("replay-next"))
            expect(slider).to_have_value(str(before + 1))
            assert person.tiles(person.holder(names[1 - seat])) == ()
        person.press(person.button("replay-first"))
        expect(slider).to_have_value("0")
    person.choose(person.page.locator("body"), person.say("replay-eyes"), person.say("replay-open"))
    for seat, name in enumerate(names):
        expect(person.holder(name)).to_be_visible()
        assert person.tiles(person.holder(name)) == codes[seat]


def _play_again(people: tuple[Codebreaker, Codebreaker]) -> None:
    """Each takes their old seat by themselves; then it is dealt anew, and nobody sees the other."""
    one, other = people
    old = one.page.url
    one.press(one.button("result-rematch"))
    expect(one.heading("lobby-title")).to_be_visible()
    other.press(other.button("result-rematch-join"))
    for person in people:
        expect(person.page).not_to_have_url(old)
        expect(person.sign).to_be_visible()
    first_on_turn(people)
    assert one.tiles(one.holder(other.name)) == ()
