"""People who were added by name on somebody else's device, and how they are forgotten."""

import pytest
from playwright.sync_api import expect

from tests.browser.families import CodebreakerFamily
from tests.browser.looks import barriers, overflows
from tests.server.protocol_client import Client, Refused, call, new_table

NO_COMPANY = "() => Object.keys(localStorage).every((key) => !key.includes('company'))"


def tokens(family: CodebreakerFamily, table: str) -> list[str]:
    """By which the server knows the people of the device."""
    kept = family.page.evaluate(f"() => JSON.parse(localStorage['zaslonka.company.{table}'])")
    return [person["token"] for person in kept]


def expect_forgotten(base: str, token: str) -> None:
    with pytest.raises(Refused) as refused:
        call(base, "GET", "/api/tables", token=token)
    assert refused.value.problem["code"] == "bad_token"


@pytest.mark.rule("PRV-11")
def test_after_the_game_those_who_were_added_are_forgotten_from_the_device(
    family: CodebreakerFamily,
) -> None:
    table = family.sit_round("Jaś", "Ola").rpartition("/")[2]
    mama, *added = tokens(family, table)
    family.deal()
    expect(family.cover).to_be_visible()
    people = [Client(family.base, table, token) for token in (mama, *added)]
    people[0].do("propose", what="end")
    for person in people[1:]:
        person.do("vote", yes=True)
        person.close()
    family.press(family.page.get_by_test_id("forget-added"))
    expect(family.dialog).to_contain_text("Jaś i Ola")
    assert barriers(family.page) + overflows(family.page) == []
    family.press(family.button("shared-forget-sure", family.dialog))
    family.page.wait_for_function(NO_COMPANY)
    expect(family.page.get_by_test_id("forget-added")).to_have_count(0)
    expect(family.page.get_by_test_id("result")).to_be_visible()
    for token in added:
        expect_forgotten(family.base, token)
    again = Client(family.base, table, mama)
    assert [seat["name"] for seat in again.table["seats"]] == ["Mama", "—", "—"]
    people[0].close()
    again.close()


@pytest.mark.rule("PRV-11", "PRV-10")
def test_with_the_table_or_its_owner_those_who_were_added_are_forgotten(
    family: CodebreakerFamily,
) -> None:
    first = family.sit_round("Jaś").rpartition("/")[2]
    mama, jas = tokens(family, first)
    second = new_table(family.base, mama, [{"type": "open"}] * 2)
    family.page.goto(f"/t/{second}")
    family.beside("Ola")
    _, ola = tokens(family, second)
    family.page.goto("/")
    family.press(family.button("start-delete", id=first))
    family.page.wait_for_function(f"() => !('zaslonka.company.{first}' in localStorage)")
    expect_forgotten(family.base, jas)
    assert call(family.base, "GET", "/api/tables", token=ola)

    family.press(family.page.get_by_role("button", name="Mama"))
    family.press(family.button("name-forget", family.dialog))
    expect(family.dialog).to_contain_text(family.say("name-forget-added"))
    expect(family.dialog).to_contain_text(family.say("name-forget-last"))
    family.press(family.button("name-forget-sure", family.dialog))
    expect(family.notices).to_contain_text(family.say("name-forgotten"))
    family.page.wait_for_function(NO_COMPANY)
    expect(family.dialog).to_have_count(0)
    for token in (ola, mama):
        expect_forgotten(family.base, token)


@pytest.mark.rule("TAB-27", "TAB-15")
def test_in_the_lobby_who_was_added_may_stand_up_again(family: CodebreakerFamily) -> None:
    family.sit_round("Jaś", players=3)
    expect(family.button("lobby-stand")).to_be_visible()
    family.press(family.button("shared-stand"))
    expect(family.page.get_by_test_id("seat-1")).to_contain_text(family.say("seat-open"))
    family.page.wait_for_function(NO_COMPANY)
    family.beside("Zosia")
    expect(family.page.get_by_test_id("companion")).to_be_focused()
    assert barriers(family.page) + overflows(family.page) == []
    kept = family.page.evaluate("() => JSON.stringify({ ...localStorage })")
    assert "Jaś" not in kept
