"""Four people on four machines play for the middle: one is out, one finds it, the round ends."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, TABLET, first_on_turn
from tests.games.zlam_ten_kod.page import Codebreaker, Comes, unseen_by_all
from zaslonka.games.zlam_ten_kod.rules import codes_beside

WALL = {"width": 1920, "height": 1080}


@pytest.mark.slow
@pytest.mark.rule("TAB-04", "ZTK-23", "ZTK-60", "ZTK-61", "ZTK-63", "ZTK-64", "ZTK-65", "ZTK-91")
def test_four_people_play_for_the_middle_until_the_round_is_finished(comes: Comes) -> None:
    people = [
        comes("Ola", size=PHONE),
        comes("Żaneta"),
        comes("Łukasz", size=TABLET),
        comes("Mia", size=WALL, language="en"),
    ]
    host, *friends = people
    link = host.make_table(4)
    for friend in friends:
        friend.sit(link)
    host.deal()
    first = first_on_turn(people)
    middle = unseen_by_all(people)
    one, two, three, four = people[first:] + people[:first]

    for person in (one, two, three, four):
        person.ask_anything()
    for person in people:
        # Everybody answers, the asker too.
        for other in people:
            if other is not person:
                expect(person.answers_of(person.holder(other.name))).to_have_count(4)

    wrong = next(code for code in codes_beside(one.my_code(), 4) if code != middle)
    one.guess(wrong)
    expect(one.middle.get_by_text(one.say("zlam-ten-kod-you-wrote"))).to_be_visible()
    assert one.tiles(one.middle) == middle
    for person in (two, three, four):
        expect(person.holder(one.name)).to_contain_text(person.say("zlam-ten-kod-out"))
        _sees_nothing_of_it(person)

    two.guess(middle)
    assert two.tiles(two.middle) == middle
    for person in (three, four):
        expect(person.holder(two.name)).to_contain_text(person.say("zlam-ten-kod-cracked"))
        _sees_nothing_of_it(person)
    three.ask_anything()
    _sees_nothing_of_it(four)
    four.guess(middle)

    for person in people:
        # Whoever reads it comes last.
        others = [one.name for one in (two, four) if one is not person]
        names = [*others, *[person.say("you")] * (person in (two, four))]
        won = person.say("result-drawn", names=person.say("and").join(names))
        expect(person.outcome).to_have_text(won)
        assert person.tiles(person.middle) == middle
        for other in people:
            if other is not person:
                assert person.tiles(person.holder(other.name)) == other.my_code()


def _sees_nothing_of_it(person: Codebreaker) -> None:
    """Neither what was written nor what lies in the middle: not on the page, not on the wire."""
    assert person.tiles(person.middle) == ()
    expect(person.middle.get_by_text(person.say("zlam-ten-kod-you-wrote"))).to_have_count(0)
    sent = [json.dumps(message) for message in person.messages]
    assert not any('"looked"' in text or '"wrote": [' in text for text in sent)
