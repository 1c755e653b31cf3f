"""Kod Krakowa: districts, passages, place tokens and event cards, as far as the rules need them.

All printed matter is in ``data/*.json``; what people read there is the knowledge platform's.
"""

from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from zaslonka.games.kod_krakowa.effects import Effect

Attribute: TypeAlias = Literal["science", "leisure", "work", "art", "history", "spirit"]
ATTRIBUTES: tuple[Attribute, ...] = ("science", "leisure", "work", "art", "history", "spirit")
"""Nauka, czas wolny, praca i technologia, sztuka, historia, życie duchowe (KKR-01)."""

Side: TypeAlias = Literal["left", "right"]

District: TypeAlias = str
Passage: TypeAlias = str
Place: TypeAlias = str
Card: TypeAlias = str
"""Things go by their ids in ``data``; a passage by those of its two districts."""

ACTIONS = 3
BARRIERS_EACH = 2
STOPS = 17
HAND_LIMIT = 4
NEEDED = {2: 7, 3: 6, 4: 5}
"""Tokens on one board that win, by number of players (KKR-50)."""
CALM_ROUNDS = 15
"""Rounds without a new high after which the game ends (KKR-52)."""


class Options(Struct, frozen=True, tag="options"):
    """There is one way to play."""


class Tile(Struct, frozen=True):
    """A district's tile."""

    id: District
    start: bool


class Token(Struct, frozen=True):
    """A place token: the district on its back, and two attributes on its face."""

    id: Place
    district: District
    attributes: tuple[Attribute, Attribute]


class EventCard(Struct, frozen=True):
    """An event card: its effect, and whether it has a STOP sign."""

    id: Card
    effect: Effect
    stop: bool


class Border(Struct, frozen=True):
    """A border between two districts; only a passable one is a passage (KKR-06)."""

    between: tuple[District, District]
    passable: bool


class Map(Struct, frozen=True):
    borders: tuple[Border, ...]


def _printed(page: str, kind: Any) -> Any:
    path = Path(__file__).parent / "data" / f"{page}.json"
    return msgspec.json.decode(path.read_bytes(), type=kind)


_TILES: tuple[Tile, ...] = _printed("districts", tuple[Tile, ...])
_MAP: Map = _printed("map", Map)

DISTRICTS: tuple[District, ...] = tuple(tile.id for tile in _TILES)
START: tuple[District, ...] = tuple(tile.id for tile in _TILES if tile.start)
NUMBER: dict[District, int] = {district: i for i, district in enumerate(DISTRICTS)}
"""Where a district stands in what is counted by district."""

ENDS: dict[Passage, tuple[District, District]] = {
    "-".join(border.between): border.between for border in _MAP.borders if border.passable
}
PASSAGES: tuple[Passage, ...] = tuple(ENDS)
AROUND: dict[District, dict[District, Passage]] = {
    district: {
        ends[1 - ends.index(district)]: passage
        for passage, ends in ENDS.items()
        if district in ends
    }
    for district in DISTRICTS
}
"""The neighbours that a passage leads to from a district, and that passage."""

TOKENS: dict[Place, Token] = {token.id: token for token in _printed("places", tuple[Token, ...])}
PLACES_OF: dict[District, tuple[Place, ...]] = {
    district: tuple(sorted(place for place, token in TOKENS.items() if token.district == district))
    for district in DISTRICTS
}
CARDS: dict[Card, EventCard] = {card.id: card for card in _printed("events", tuple[EventCard, ...])}
