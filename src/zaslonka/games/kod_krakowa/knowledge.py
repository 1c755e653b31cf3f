"""Kod Krakowa: Platforma Wiedzy, all that is printed, for its pages and for print (KKR-60)."""

import functools
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from .content import Attribute, Card, District, Place, printed
from .effects import Effect

Kind: TypeAlias = Literal["dzielnica", "miejsce", "wydarzenie"]
Point: TypeAlias = tuple[int, int]
"""On a map whose y grows downwards."""


class Words(Struct, frozen=True):
    """One thing said in both languages."""

    pl: str
    en: str


class Source(Struct, frozen=True, omit_defaults=True):
    """What a page was written from: a book, or an institution's own page with its address."""

    title: str
    address: str | None = None


class DistrictPage(Struct, frozen=True, kw_only=True):
    """A district; ``facts`` are the page's first words, ``more`` is the rest of them."""

    id: District
    name: str
    start: bool
    years: Words
    facts: Words
    more: Words
    sources: tuple[Source, ...]


class PlacePage(Struct, frozen=True, kw_only=True):
    """A place; ``why`` explains its two attributes, in their order."""

    id: Place
    district: District
    name: Words
    attributes: tuple[Attribute, Attribute]
    first_edition: tuple[Attribute, Attribute] | None = None  # KKR-08
    why: tuple[Words, Words]
    years: Words
    facts: Words
    more: Words
    lat: float
    lon: float
    within: int
    """How many metres the coordinates may be off."""
    sources: tuple[Source, ...]


class EventPage(Struct, frozen=True, kw_only=True):
    """An event, and the districts it belongs to."""

    id: Card
    name: Words
    effect: Effect
    stop: bool
    districts: tuple[District, ...]
    years: Words
    text: Words
    sources: tuple[Source, ...]


class Shape(Struct, frozen=True):
    """A district as drawn: its colour, where there is most room in it, and its edge."""

    colour: str
    centre: Point
    outline: tuple[Point, ...]


class Line(Struct, frozen=True, kw_only=True):
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


PageT = TypeVar("PageT", DistrictPage, PlacePage, EventPage)


class _Sources(Struct, frozen=True):
    """All that was read, and which of it each page was written from."""

    works: dict[str, Source]
    pages: dict[str, tuple[str, ...]]


@functools.cache
def read() -> Knowledge:
    return Knowledge(
        districts=_pages("districts", DistrictPage),
        places=_pages("places", PlacePage),
        events=_pages("events", EventPage),
        map=printed("map", CityMap),
    )


def _pages(kind: str, page: type[PageT]) -> tuple[PageT, ...]:
    """The pages of a kind: the short words of their file, with what is kept apart from them."""
    sources: _Sources = printed("sources", _Sources)
    more_pl: dict[str, str] = printed("more.pl", dict[str, str])
    more_en: dict[str, str] = printed("more.en", dict[str, str])

    def whole(short: dict[str, Any]) -> dict[str, Any]:
        name = short["id"]
        cited = [sources.works[work] for work in sources.pages[name]]
        if name not in more_pl:
            return {**short, "sources": cited}
        more = Words(more_pl[name], more_en[name])
        return {**short, "sources": cited, "more": more}

    short: list[dict[str, Any]] = printed(kind, list[dict[str, Any]])
    return tuple(msgspec.convert(whole(one), page, from_attributes=True) for one in short)


def address(kind: Kind, name: str) -> str:
    """Where the page about something is; printed QR codes lead there, so it must never change."""
    return f"/krakow/{kind}/{name}"
