"""What a browser fetches before anything can be seen is small, on every way in."""

from playwright.sync_api import expect

from tests.browser.conftest import Comes

MOST = 200_000
"""Bytes, as compressed and with all headers."""

FETCHED = """() => performance.getEntries()
    .reduce((bytes, { transferSize }) => bytes + (transferSize ?? 0), 0)"""


def test_the_first_load_is_small(comes: Comes) -> None:
    ola, jan = comes("Ola"), comes("Jan")
    link = ola.make_table()
    for person, way_in, there in (
        (comes("Ewa"), "/", "start-shelf"),
        (jan, link, "lobby-title"),
    ):
        person.page.goto(way_in)
        expect(person.heading(there)).to_be_visible()
        person.page.wait_for_load_state("networkidle")
        fetched = person.page.evaluate(FETCHED)
        assert 50_000 < fetched < MOST
