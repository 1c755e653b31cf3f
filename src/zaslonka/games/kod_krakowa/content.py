"""Kod Krakowa: districts, passages, place tokens and event cards, as far as the rules need them.

All printed matter is in ``data/*.json``; what people read there is the knowledge platform's.
"""

from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from .effects import Effect

Attribute: TypeAlias = Literal["science", "leisure", "work", "art", "history", "spirit"]
ATTRIBUTES: tuple[Attribute, ...] = ("science", "leisure", "work", "art", "history", "spirit")
"""Nauka, czas wolny, praca i technologia, sztuka, historia, życie duchowe (KKR-01)."""

Side: TypeAlias = Literal["left", "right"]

Edition: TypeAlias = Literal[1, 2]
"""In the first one chance chose which place was collected, and some places carried other
attributes; games that were begun by it go on by it (KKR-08)."""

District: TypeAlias = str
Slot: TypeAlias = int
Passage: TypeAlias = str
Place: TypeAlias = str
Card: TypeAlias = str
"""Things go by their ids in ``data``; a passage by those of its two districts."""

ACTIONS = 3
BARRIERS_EACH = 2
STOPS = 17
HAND_LIMIT = 4
PLACES_TO_WIN = {2: 7, 3: 6, 4: 5}
"""Tokens on one board that win, by number of players (KKR-50)."""
CALM_ROUNDS = 15
"""Rounds without a new high after which the game ends (KKR-52)."""


class Options(Struct, frozen=True, tag="options"):
    opening_cards: bool = True
    """Whether who goes later begins with event cards (KKR-18, KKR-19)."""


class Tile(Struct, frozen=True):
    """A district's tile."""

    id: District
    start: bool


class Token(Struct, frozen=True):
    """A place token: the district on its back, and two attributes on its face."""

    id: Place
    district: District
    attributes: tuple[Attribute, Attribute]
    first_edition: tuple[Attribute, Attribute] | None = None
    """What it carried in games of the first edition (KKR-08), where that was something else."""

    def carries(self, edition: Edition) -> tuple[Attribute, Attribute]:
        return self.first_edition or self.attributes if edition == 1 else self.attributes


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


def printed(page: str, kind: Any) -> Any:
    """What is printed on a kind of thing, or as much of it as the kind has fields for."""
    path = Path(__file__).parent / "data" / f"{page}.json"
    return msgspec.json.decode(path.read_bytes(), type=kind)


_TILES: tuple[Tile, ...] = printed("districts", tuple[Tile, ...])
_MAP: Map = printed("map", Map)

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

TOKENS: dict[Place, Token] = {token.id: token for token in printed("places", tuple[Token, ...])}
PLACES_OF: dict[District, tuple[Place, ...]] = {
    district: tuple(sorted(place for place, token in TOKENS.items() if token.district == district))
    for district in DISTRICTS
}
CARDS: dict[Card, EventCard] = {card.id: card for card in printed("events", tuple[EventCard, ...])}
