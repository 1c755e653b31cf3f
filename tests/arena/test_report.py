"""The page about a tournament: whole in one file, and readable without eyes, script or network."""

import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.arena.test_standings import tournament
from tests.support.example import EXAMPLE
from tests.support.kits import own
from zaslonka import games
from zaslonka.arena import ratings
from zaslonka.arena.entrants import Entrant
from zaslonka.arena.journal import Run
from zaslonka.arena.report import page
from zaslonka.arena.rounds import Refusal, Round
from zaslonka.arena.strangers import Limits
from zaslonka.cli import main

ROOT = Path(__file__).parents[2]
NAMES = ("<b>bold</b>", "mistrz", "a-bot-with-a-very-long-name-indeed")


def shown(rounds: list[Round]) -> str:
    entrants = tuple(Entrant(name, "program", "/bin/true") for name in NAMES)
    return page(Run(EXAMPLE, 1, entrants, (2, 3), "00" * 32, Limits()), rounds)


def played() -> list[Round]:
    strength = dict(zip(NAMES, (1.0, 2.0, 3.0), strict=True))
    rounds = tournament(strength, 2, 4) + tournament(strength, 3, 4)
    rounds[0].games[0].refused = Refusal(NAMES[0], 1, "garbage", "<script>alert(1)</script>")
    return rounds


class Reader(HTMLParser):
    """Sees to it that what is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_whole_and_needs_nothing() -> None:
    html = shown(played())
    reader = Reader()
    reader.feed(html)
    assert reader.open == []
    tags = {tag for tag, _ in reader.tags}
    assert not tags & {"script", "link", "img", "iframe"}
    assert not re.search(r"https?:|url\(|@import", html)
    assert "seed" not in html
    assert "color-scheme" in html
    assert "prefers-color-scheme: dark" in html


def test_what_bots_say_is_only_ever_text() -> None:
    html = shown(played())
    assert "<script>" not in html
    assert "&lt;script&gt;" in html
    assert "<b>" not in html


def test_it_can_be_read_without_eyes() -> None:
    html = shown(played())
    reader = Reader()
    reader.feed(html)
    pictures = [attributes for tag, attributes in reader.tags if tag == "svg"]
    assert len(pictures) == 4
    for picture in pictures:
        assert picture["role"] == "img"
        assert "mistrz" in str(picture["aria-label"])
    heads = [attributes for tag, attributes in reader.tags if tag == "th"]
    assert heads
    assert all(head["scope"] in ("row", "col") for head in heads)
    assert html.count("<caption>") == html.count("<table")
    for drawn in re.findall(r"<svg.*?</svg>", html, re.DOTALL):
        ET.fromstring(drawn)


def test_a_tournament_without_games_has_a_page() -> None:
    assert "Nothing has been played yet" in shown([])


def test_the_command_writes_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "report", str(tmp_path)]) == 2
    assert "holds no tournament" in capsys.readouterr().err
    bots = ["latwy", "sredni", "--seats", "2", "--deals", "1", "--workers", "1"]
    assert main(["arena", "play", EXAMPLE, *bots, "--out", str(tmp_path)]) == 0
    assert main(["arena", "report", str(tmp_path)]) == 0
    assert "<h1>" in (tmp_path / "report.html").read_text("utf-8")


# Ratings that are kept


@pytest.mark.parametrize("name", own())
def test_every_level_is_rated_at_every_number_of_seats(name: str) -> None:
    game = games.get(name)
    kept = ratings.kept(game)
    assert kept is not None
    assert kept.game == name
    assert [size.seats for size in kept.sizes] == list(game.seats)
    for size in kept.sizes:
        assert {one.name for one in size.rated} == set(game.levels)
        for one in size.rated:
            assert one.low - 1 <= one.high
            assert one.games > 0


def test_the_page_of_ratings_is_made_of_what_is_kept() -> None:
    kept = [found for name in games.names() if (found := ratings.kept(games.get(name)))]
    assert (ROOT / "docs" / "ratings.md").read_text("utf-8") == ratings.page(kept)
