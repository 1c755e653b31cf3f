"""Kod Krakowa: print and play, all in the box as a PDF to cut out; `sheets/` lays it out."""

import math
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import segno
from msgspec import Struct

from zaslonka.kernel.levels import Language
from zaslonka.sentences import Sentences
from .content import (
    ATTRIBUTES,
    BARRIERS_EACH,
    CALM_ROUNDS,
    HAND_LIMIT,
    PLACES_OF,
    PLACES_TO_WIN,
    STOPS,
    Attribute,
    District,
    Place,
    printed,
)
from .knowledge import DistrictPage, EventPage, Kind, Line, PlacePage, Point, address, read

SHEETS = Path(__file__).parent / "sheets"

INKS: Mapping[Attribute, tuple[str, str]] = {
    "science": ("#24498c", "#fff8ea"),
    "leisure": ("#22713f", "#fff8ea"),
    "work": ("#1b1714", "#fff8ea"),
    "art": ("#b92573", "#fff8ea"),
    "history": ("#e8862a", "#1b1714"),
    "spirit": ("#f3e2b8", "#1b1714"),
}
"""The colour of each attribute (KKR-01), and what is written on it."""
COLOURS: Mapping[District, str] = {
    "stare_miasto": "#d9a0dc",
    "kazimierz": "#7fc97f",
    "grzegorzki": "#f2874e",
    "pradnik_czerwony": "#e86a6a",
    "pradnik_bialy": "#f4efdf",
    "krowodrza": "#bcdc4a",
    "bronowice": "#5fa9e6",
    "zwierzyniec": "#3fae8a",
    "debniki": "#e2c08d",
    "ruczaj_tyniec": "#a08fe8",
    "lagiewniki_borek": "#d39a2d",
    "swoszowice": "#f7e463",
    "podgorze_duchackie": "#c99a9a",
    "biezanow_prokocim": "#8496ac",
    "podgorze": "#f7b0be",
    "plaszow": "#55cbd2",
    "czyzyny": "#cde4f8",
    "bienczyce_mistrzejowice": "#ad7d50",
    "wzgorza_krzeslawickie": "#a5c79c",
    "nowa_huta": "#bcbcc6",
}
"""One for each district, as people at a table know a token by its back; the page has names."""


class Seat(Struct, frozen=True):
    """How a player's pawn and barriers are told from the others'."""

    colour: str
    shape: str


class Drawings(Struct, frozen=True):
    """Our own pictures, each one path: of districts, attributes, seats and kinds of places."""

    landmarks: dict[District, str]
    attributes: dict[Attribute, str]
    seats: tuple[Seat, ...]
    emblems: dict[str, str]
    places: dict[Place, str]


DRAWN: Drawings = printed("drawings", Drawings)

MM_PER_UNIT = 0.52
"""Millimetres of a tile for one unit of the map: the widest tile just fits across a page."""
_NAME_INSIDE_MM = 7.5
"""Millimetres from a border to the name of what lies behind it."""


def pdf(base_url: str, language: Language) -> bytes:
    """The whole game; its QR codes lead to the pages below the base address."""
    # Not with the others above: the server and the rules do without it, and it is large.
    import typst

    made: bytes = typst.compile(
        SHEETS / "main.typ",
        root=SHEETS,
        sys_inputs=inputs(base_url, language),
        ignore_system_fonts=True,
    )
    return made


def inputs(base_url: str, language: Language) -> dict[str, str]:
    """What the sheets are made from."""
    return {"box": msgspec.json.encode(box(base_url, language)).decode()}


def box(base_url: str, language: Language) -> dict[str, Any]:
    """All that is in the box, in one language, ready to be drawn; lengths in millimetres."""
    sentences = Sentences(language, "kod_krakowa", ())
    known = read()

    def qr(kind: Kind, name: str) -> str:
        return code(base_url + address(kind, name))

    def district(page: DistrictPage) -> dict[str, Any]:
        return {
            "id": page.id,
            "name": page.name,
            "start": page.start,
            "sign": DRAWN.landmarks[page.id],
            "tokens": len(PLACES_OF[page.id]),
            "qr": qr("dzielnica", page.id),
            **_tile(page.id),
        }

    def place(page: PlacePage) -> dict[str, Any]:
        return {
            "district": page.district,
            "name": getattr(page.name, language),
            "attributes": page.attributes,
            "emblem": DRAWN.emblems[DRAWN.places[page.id]],
            "qr": qr("miejsce", page.id),
        }

    def event(page: EventPage) -> dict[str, Any]:
        effect = msgspec.to_builtins(page.effect)
        return {
            "name": getattr(page.name, language),
            "years": getattr(page.years, language),
            "text": getattr(page.text, language),
            "effect": sentences.say(f"effect-kod_krakowa-{effect.pop('type')}", effect),
            "stop": page.stop,
            "districts": page.districts,
            "qr": qr("wydarzenie", page.id),
        }

    tiles = sorted(map(district, known.districts), key=lambda tile: (tile["height"], tile["id"]))
    return {
        "language": language,
        "words": _words(sentences, base_url, language),
        "contents": _contents(sentences),
        "attributes": {
            attribute: {
                "name": sentences.say(f"kod_krakowa-{attribute}"),
                "shape": DRAWN.attributes[attribute],
                "ink": INKS[attribute][0],
                "on": INKS[attribute][1],
            }
            for attribute in ATTRIBUTES
        },
        # The lowest with the highest: so two tiles always fit on a page.
        "pairs": [(tiles[-1 - at], tiles[at]) for at in range(len(tiles) // 2)],
        "places": [place(page) for page in sorted(known.places, key=lambda page: page.district)],
        "events": [event(page) for page in known.events],
        "sides": {side: sentences.say(f"kod_krakowa-{side}") for side in ("left", "right")},
        "players": DRAWN.seats,
        "barriers_each": BARRIERS_EACH,
        "stops": STOPS,
        "map": msgspec.structs.replace(
            known.map,
            districts={
                name: msgspec.structs.replace(shape, colour=COLOURS[name])
                for name, shape in known.map.districts.items()
            },
        ),
    }


def _words(sentences: Sentences, base_url: str, language: Language) -> dict[str, str]:
    """Everything that `print.ftl` says, by its name there; its numbers are the rules' own."""
    facts = {
        "address": f"{base_url}/rules/kod_krakowa",
        "hand": HAND_LIMIT,
        "rounds": CALM_ROUNDS,
        "two": PLACES_TO_WIN[2],
        "three": PLACES_TO_WIN[3],
        "four": PLACES_TO_WIN[4],
    }
    written = (SHEETS.parent / "text" / language / "print.ftl").read_text("utf-8")
    names = re.findall(r"^print-((?!content-)[\w-]+) =", written, re.MULTILINE)
    return {name: sentences.say(f"print-{name}", facts) for name in names}


def _contents(sentences: Sentences) -> list[str]:
    """What is in the box, counted."""
    known = read()
    pawns = len(DRAWN.seats)
    counted = {
        "tiles": {
            "count": len(known.districts),
            "start": sum(page.start for page in known.districts),
        },
        "tokens": {"count": len(known.places)},
        "cards": {"count": len(known.events), "stops": sum(page.stop for page in known.events)},
        "boards": {"count": 2 * len(ATTRIBUTES)},
        "tray": {},
        "markers": {"stops": STOPS, "barriers": pawns * BARRIERS_EACH, "pawns": pawns},
    }
    return [sentences.say(f"print-content-{what}", facts) for what, facts in counted.items()]


def code(url: str) -> str:
    """An address as a QR code, drawn without a margin: what it lies on is light."""
    drawn: str = segno.make(url, error="m", micro=False).svg_inline(border=0, scale=4)
    return drawn.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)


def _tile(name: District) -> dict[str, Any]:
    """A district's shape with its corner at the origin, and what is printed along its borders."""
    city = read().map
    shape = city.districts[name]
    left = min(x for x, _ in shape.outline)
    top = min(y for _, y in shape.outline)

    def placed(point: Point) -> tuple[float, float]:
        return round((point[0] - left) * MM_PER_UNIT, 2), round((point[1] - top) * MM_PER_UNIT, 2)

    def border(line: Line) -> dict[str, Any]:
        beyond = line.between[1 - line.between.index(name)]
        at, centre = placed(line.at), placed(shape.centre)
        turned = _upright(line.line[0], line.line[-1])
        return {
            "beyond": next(page.name for page in read().districts if page.id == beyond),
            "open": line.passable,
            "at": at,
            "line": [placed(point) for point in line.line],
            "name_at": _inside(at, centre, turned),
            "turned": round(math.degrees(turned), 1),
        }

    outline = [placed(point) for point in shape.outline]
    return {
        "colour": COLOURS[name],
        "outline": outline,
        "centre": placed(shape.centre),
        "width": max(x for x, _ in outline),
        "height": max(y for _, y in outline),
        "borders": [border(line) for line in city.borders if name in line.between],
    }


def _upright(start: Point, end: Point) -> float:
    """How far a line of text along a border is turned, so that nobody reads it upside down."""
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    return angle - math.copysign(math.pi, angle) if abs(angle) > math.pi / 2 else angle


def _inside(
    at: tuple[float, float], centre: tuple[float, float], turned: float
) -> tuple[float, float]:
    """A point beside a border, on the side of the centre."""
    across = (-math.sin(turned), math.cos(turned))
    towards = (centre[0] - at[0]) * across[0] + (centre[1] - at[1]) * across[1]
    step = math.copysign(_NAME_INSIDE_MM, towards)
    return round(at[0] + across[0] * step, 2), round(at[1] + across[1] * step, 2)
