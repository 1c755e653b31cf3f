"""Print and play: everything in the box as a PDF to cut out; `sheets.typ` lays it out."""

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import segno

from zaslonka.games.kod_krakowa.content import ATTRIBUTES, BARRIERS_EACH, STOPS, Attribute, District
from zaslonka.games.kod_krakowa.knowledge import (
    DistrictPage,
    EventPage,
    Kind,
    Line,
    PlacePage,
    Point,
    address,
    read,
)
from zaslonka.sentences import Language, Sentences

SHEETS = Path(__file__).parent / "sheets.typ"

INKS: Mapping[Attribute, tuple[str, str]] = {
    "science": ("#24498c", "#fff8ea"),
    "leisure": ("#22713f", "#fff8ea"),
    "work": ("#1b1714", "#fff8ea"),
    "art": ("#b92573", "#fff8ea"),
    "history": ("#e8862a", "#1b1714"),
    "spirit": ("#f3e2b8", "#1b1714"),
}
"""The colour of each attribute (KKR-01), and what is written on it."""
PLAYERS = ("#bf2c15", "#eeb02a", "#24498c", "#22713f")

SCALE = 0.52
"""Millimetres of a tile for one unit of the map: the widest tile just fits across a page."""
_NAME_INSIDE = 7.5
"""Millimetres from a border to the name of what lies behind it."""


def pdf(base_url: str, language: Language) -> bytes:
    """The whole game; its QR codes lead to the pages below the base address."""
    # Not with the others above: the server and the rules do without it, and it is large.
    import typst

    printed: bytes = typst.compile(
        SHEETS.read_bytes(), sys_inputs=inputs(base_url, language), ignore_system_fonts=True
    )
    return printed


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
            "qr": qr("dzielnica", page.id),
            **_tile(page.id),
        }

    def place(page: PlacePage) -> dict[str, Any]:
        return {
            "district": page.district,
            "name": getattr(page.name, language),
            "attributes": page.attributes,
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
        "words": {
            word: sentences.say(f"print-{word}")
            for word in ("title", "how", "tiles", "tokens", "cards", "boards", "markers", "stop")
        },
        "attributes": {
            attribute: {
                "name": sentences.say(f"kod_krakowa-{attribute}"),
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
        "players": PLAYERS,
        "barriers_each": BARRIERS_EACH,
        "stops": STOPS,
        "map": known.map,
    }


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
        return round((point[0] - left) * SCALE, 2), round((point[1] - top) * SCALE, 2)

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
        "colour": shape.colour,
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
    step = math.copysign(_NAME_INSIDE, towards)
    return round(at[0] + across[0] * step, 2), round(at[1] + across[1] * step, 2)
