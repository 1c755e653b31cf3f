"""Print and play: everything is in the box, codes lead to their pages, and backs tell nothing."""

import itertools
import math
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
import segno

from zaslonka import games
from zaslonka.cli import main
from zaslonka.games.kod_krakowa import printing
from zaslonka.games.kod_krakowa.content import ATTRIBUTES, START
from zaslonka.games.kod_krakowa.knowledge import address, read
from zaslonka.kernel.levels import Language
from zaslonka.kernel.parts import Printing

BASE = "https://krakow.example.org"
WEB = Path(__file__).parents[3] / "web" / "src" / "games" / "kod_krakowa"
PAGES = 4 + 10 * 2 + 2 * 2 + 7 * 2 + 3 * 2 + 2 + 1
"""Rules, 2 tiles a sheet, 35 tokens, 9 cards, 4 boards, tray, markers; a back for all but these."""
INK = "#1b1714"

KNOWN = read()
SHEETS = ("base", "rules", "tiles", "tokens", "cards", "boards", "main")


def linear(colour: str) -> list[float]:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


def contrast(first: str, second: str) -> float:
    """As WCAG 2 defines it."""
    weights = (0.2126, 0.7152, 0.0722)
    darker, lighter = sorted(
        sum(map(float.__mul__, weights, linear(colour))) for colour in (first, second)
    )
    return (lighter + 0.05) / (darker + 0.05)


def lab(colour: str) -> tuple[float, float, float]:
    """CIE L*a*b*: how far apart two colours are there is about how far people see them."""
    r, g, b = linear(colour)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.fixture(scope="module", params=["pl", "en"])
def language(request: pytest.FixtureRequest) -> Language:
    chosen: Language = request.param
    return chosen


@pytest.fixture(scope="module")
def box(language: Language) -> dict[str, Any]:
    """What the sheets are drawn from, as they read it."""
    opened: dict[str, Any] = msgspec.json.decode(printing.inputs(BASE, language)["box"])
    return opened


@pytest.fixture(scope="module")
def pdf(language: Language) -> bytes:
    return printing.pdf(BASE, language)


def modules(svg: str) -> set[tuple[int, int]]:
    """The dark modules of a drawn code, read back from its lines."""
    path = re.search(r'd="([^"]+)"', svg)
    assert path is not None
    dark: set[tuple[int, int]] = set()
    x, y = 0.0, 0.5
    for kind, numbers in re.findall(r"([Mmh])([^Mmh]*)", path[1]):
        given = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        if kind == "M":
            x, y = given
        elif kind == "m":
            x, y = x + given[0], y + given[1]
        else:
            dark |= {(int(x) + step, int(y)) for step in range(int(given[0]))}
            x += given[0]
    return dark


def leads_to(svg: str, path: str) -> bool:
    matrix = segno.make(BASE + path, error="m", micro=False).matrix
    wanted = {(x, y) for y, row in enumerate(matrix) for x, dark in enumerate(row) if dark}
    return modules(svg) == wanted


# What is in the box


def test_every_sheet_is_there_with_its_back(pdf: bytes) -> None:
    assert pdf.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == PAGES


@pytest.mark.rule("KKR-02", "KKR-03", "KKR-04", "KKR-05")
def test_all_tiles_tokens_cards_and_markers_are_in(box: dict[str, Any]) -> None:
    tiles = [tile for pair in box["pairs"] for tile in pair]
    assert {tile["id"] for tile in tiles} == {page.id for page in KNOWN.districts}
    assert {tile["id"] for tile in tiles if tile["start"]} == set(START)
    assert len(tiles) == 20
    assert len(box["places"]) == 66
    assert len(box["events"]) == 55
    assert sum(card["stop"] for card in box["events"]) == box["stops"] == 17
    assert list(box["attributes"]) == list(ATTRIBUTES)
    assert set(box["sides"]) == {"left", "right"}
    assert len(box["players"]) * box["barriers_each"] == 8


def test_a_card_says_what_the_game_does(box: dict[str, Any], language: Language) -> None:
    for card, page in zip(box["events"], KNOWN.events, strict=True):
        assert card["name"] == getattr(page.name, language)
        assert card["text"] == getattr(page.text, language)
        assert re.fullmatch(r"[^{}]+\.", card["effect"])
    effects = Counter(card["effect"] for card in box["events"])
    assert len(effects) == len({page.effect for page in KNOWN.events})


# Codes


@pytest.mark.rule("KKR-60")
def test_every_code_leads_to_its_own_page(box: dict[str, Any]) -> None:
    for pair in box["pairs"]:
        for tile in pair:
            assert leads_to(tile["qr"], address("dzielnica", tile["id"]))
    places = sorted(KNOWN.places, key=lambda page: page.district)
    for token, place in zip(box["places"], places, strict=True):
        assert leads_to(token["qr"], address("miejsce", place.id))
    for card, event in zip(box["events"], KNOWN.events, strict=True):
        assert leads_to(card["qr"], address("wydarzenie", event.id))


@pytest.mark.rule("KKR-03", "KKR-07", "KKR-60")
def test_the_backs_of_a_district_are_all_the_same() -> None:
    """Whatever the tokens are called and lead to: a back reads of them the district alone."""
    sheets = (printing.SHEETS / "tokens.typ").read_text("utf-8")
    start = sheets.index("#let token-back(token)")
    back = sheets[start : sheets.index("\n})\n", start)]
    assert set(re.findall(r"token\.(\w+)", back)) == {"district"}


# Fit


def test_two_tiles_fit_on_a_page(box: dict[str, Any]) -> None:
    for upper, lower in box["pairs"]:
        assert max(upper["width"], lower["width"]) <= 190
        assert upper["height"] + lower["height"] <= 297 - 2 * 12 - 5


def test_tiles_fit_each_other(box: dict[str, Any]) -> None:
    """The two sides of a border are the same line, wherever its tiles lie on their pages."""
    sides = {
        (tile["name"], border["beyond"]): [
            (round(x - border["at"][0], 1), round(y - border["at"][1], 1))
            for x, y in border["line"]
        ]
        for pair in box["pairs"]
        for tile in pair
        for border in tile["borders"]
    }
    assert len(sides) == 2 * len(KNOWN.map.borders)
    for (here, there), line in sides.items():
        other = sides[there, here]
        assert [x for x, _ in line] == pytest.approx([x for x, _ in other], abs=0.11)
        assert [y for _, y in line] == pytest.approx([y for _, y in other], abs=0.11)


def test_the_page_and_the_print_have_the_same_colours() -> None:
    accent = (WEB / "accent.css").read_text("utf-8")
    written = dict(re.findall(r"--([\w-]+): (#\w{6});", accent))
    for attribute, (ink, on) in printing.INKS.items():
        assert (written[attribute], written[f"on-{attribute}"]) == (ink, on)


def test_the_page_and_the_print_have_the_same_drawings() -> None:
    def paths(file: str, indent: int) -> dict[str, str]:
        found = re.findall(
            rf'^ {{{indent}}}(\w+):\s*"([^"]+)"', (WEB / file).read_text("utf-8"), re.MULTILINE
        )
        return dict(found)

    assert paths("landmarks.ts", 2) == printing.DRAWN.landmarks
    assert paths("AttributeSign.svelte", 4) == printing.DRAWN.attributes
    seats = re.findall(
        r'colour: "(#\w{6})",\s*shape: "([^"]+)"', (WEB / "signs.ts").read_text("utf-8")
    )
    assert seats == [(seat.colour, seat.shape) for seat in printing.DRAWN.seats]


# What a stranger needs


def test_every_district_has_a_colour_and_a_sign_of_its_own() -> None:
    assert set(printing.COLOURS) == {page.id for page in KNOWN.districts}
    for one, other in itertools.combinations(printing.COLOURS.values(), 2):
        assert math.dist(lab(one), lab(other)) > 15, (one, other)
    assert all(contrast(INK, colour) >= 4.5 for colour in printing.COLOURS.values())
    assert len(set(printing.DRAWN.landmarks.values())) == 20


def test_every_tile_and_token_has_a_picture(box: dict[str, Any]) -> None:
    assert all(tile["sign"] for pair in box["pairs"] for tile in pair)
    assert all(token["emblem"] for token in box["places"])
    assert set(printing.DRAWN.places) == {page.id for page in KNOWN.places}
    assert set(printing.DRAWN.places.values()) == set(printing.DRAWN.emblems)
    sheets = {name: (printing.SHEETS / f"{name}.typ").read_text("utf-8") for name in SHEETS}
    assert "drawing(tile.sign" in sheets["tiles"]
    assert "drawing(token.emblem" in sheets["tokens"]


def test_attributes_can_be_read_on_a_token() -> None:
    sheets = (printing.SHEETS / "tokens.typ").read_text("utf-8")
    line = sheets[sheets.index("#let attribute-line") :]
    size = re.search(r"text\(size: ([\d.]+)pt", line)
    assert size is not None
    assert float(size[1]) >= 7


@pytest.mark.rule("KKR-04", "KKR-05", "KKR-23", "KKR-36", "KKR-50", "KKR-52")
def test_the_rules_in_brief_are_those_of_the_game(box: dict[str, Any]) -> None:
    words = box["words"]
    numbers = {name: re.findall(r"\d+", text) for name, text in words.items()}
    assert numbers["win-how"] == ["7", "6", "5"]
    assert numbers["win-else"] == ["15"]
    assert numbers["turn-free"] == ["4"]
    assert words["more"].endswith(f"{BASE}/rules/kod_krakowa")
    counts = [re.findall(r"\d+", line)[:2] for line in box["contents"]]
    assert counts == [["20", "6"], ["66", "4"], ["55", "17"], ["12", "6"], [], ["17", "8"]]
    used = {
        word
        for name in SHEETS
        for word in re.findall(r"words\.([\w-]+)", (printing.SHEETS / f"{name}.typ").read_text())
    }
    assert used == set(words)


# The command


def test_the_command_names_its_file_by_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games.get("kod_krakowa"), "printing", Printing(lambda *_: b"%PDF-"))
    monkeypatch.chdir(tmp_path)
    assert main(["print", "kod_krakowa", "--base-url", BASE]) == 0
    assert (tmp_path / "kod_krakowa.pdf").read_bytes() == b"%PDF-"
    assert capsys.readouterr().out == "written: kod_krakowa.pdf\n"


def test_the_command_writes_a_pdf(tmp_path: Path) -> None:
    out = tmp_path / "game.pdf"
    arguments = ["--base-url", f"{BASE}/", "--out", str(out), "--language", "en"]
    assert main(["print", "kod_krakowa", *arguments]) == 0
    assert out.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize("base", ["krakow.example.org", "ftp://example.org", "https://", ""])
def test_an_address_that_is_none_is_refused(
    base: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "game.pdf"
    assert main(["print", "kod_krakowa", "--base-url", base, "--out", str(out)]) == 2
    assert "is not the address of a server" in capsys.readouterr().err
    assert not out.exists()


def test_a_place_that_cannot_be_written_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games.get("kod_krakowa"), "printing", Printing(lambda *_: b"%PDF-"))
    out = tmp_path / "nowhere" / "game.pdf"
    assert main(["print", "kod_krakowa", "--base-url", BASE, "--out", str(out)]) == 2
    assert capsys.readouterr().err.startswith("zaslonka: cannot write")
