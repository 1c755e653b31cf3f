"""Platforma Wiedzy: all that is printed about Kraków, for its pages and for print (KKR-60)."""

import functools
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from zaslonka.games.kod_krakowa.content import Attribute, Card, District, Place
from zaslonka.games.kod_krakowa.effects import Effect

Kind: TypeAlias = Literal["dzielnica", "miejsce", "wydarzenie"]
Point: TypeAlias = tuple[int, int]
"""On a map whose y grows downwards."""

_DATA = Path(__file__).parent / "data"


class Words(Struct, frozen=True):
    """One thing said in both languages."""

    pl: str
    en: str


class DistrictPage(Struct, frozen=True):
    id: District
    name: str
    start: bool
    years: Words
    facts: Words
    sources: tuple[str, ...]


class PlacePage(Struct, frozen=True):
    """A place; ``why`` explains its two attributes, in their order."""

    id: Place
    district: District
    name: Words
    attributes: tuple[Attribute, Attribute]
    why: tuple[Words, Words]
    years: Words
    facts: Words
    lat: float
    lon: float
    approximate: bool
    """Whether the coordinates may be up to a kilometre off."""
    sources: tuple[str, ...]


class EventPage(Struct, frozen=True):
    """An event, and the districts it belongs to."""

    id: Card
    name: Words
    effect: Effect
    stop: bool
    districts: tuple[District, ...]
    years: Words
    text: Words
    sources: tuple[str, ...]


class Shape(Struct, frozen=True):
    """A district as drawn: its colour, where there is most room in it, and its edge."""

    colour: str
    centre: Point
    outline: tuple[Point, ...]


class Line(Struct, frozen=True):
    """A border as drawn: where its passage is, and by which street or bridge one crosses it."""

    between: tuple[District, District]
    passable: bool
    river: bool
    at: Point
    line: tuple[Point, ...]
    crossing: str | None = None


class CityMap(Struct, frozen=True):
    width: int
    height: int
    districts: dict[District, Shape]
    borders: tuple[Line, ...]


class Knowledge(Struct, frozen=True):
    districts: tuple[DistrictPage, ...]
    places: tuple[PlacePage, ...]
    events: tuple[EventPage, ...]
    map: CityMap


@functools.cache
def read() -> Knowledge:
    return Knowledge(
        districts=_printed("districts", tuple[DistrictPage, ...]),
        places=_printed("places", tuple[PlacePage, ...]),
        events=_printed("events", tuple[EventPage, ...]),
        map=_printed("map", CityMap),
    )


def address(kind: Kind, name: str) -> str:
    """Where the page about something is; printed QR codes lead there, so it must never change."""
    return f"/krakow/{kind}/{name}"


def _printed(page: str, kind: Any) -> Any:
    return msgspec.json.decode((_DATA / f"{page}.json").read_bytes(), type=kind)
