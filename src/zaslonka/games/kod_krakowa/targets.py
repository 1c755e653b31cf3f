"""Kod Krakowa: what each effect of an event card can be used on."""

from collections.abc import Iterator

from zaslonka.games.kod_krakowa.city import City
from zaslonka.games.kod_krakowa.content import (
    AROUND,
    CARDS,
    DISTRICTS,
    NUMBER,
    STOPS,
    TOKENS,
    Card,
    District,
)
from zaslonka.games.kod_krakowa.effects import (
    CollectNearby,
    Discover,
    Effect,
    EverybodyDraws,
    ExchangePlace,
    ExtraActions,
    GoTo,
    GuidePawn,
    LayPlaces,
    Look,
    MoveBarrier,
    RemoveStop,
    SwapPlaces,
    Tram,
    WalkThrough,
)
from zaslonka.games.kod_krakowa.moves import (
    Collect,
    GiveUp,
    Lay,
    Lead,
    LiftBarrier,
    LookAt,
    Move,
    Reveal,
    Swap,
    TakeStop,
    Walk,
)
from zaslonka.games.kod_krakowa.passages import (
    blocked_neighbours,
    can_join,
    can_move,
    free_passages,
    open_neighbours,
)
from zaslonka.kernel import Seat

ALWAYS_PLAYABLE = (EverybodyDraws, ExtraActions)


def is_playable(card: Card, city: City, seat: Seat) -> bool:
    """Whether a card's effect or its STOP sign would change something.  KKR-44."""
    event = CARDS[card]
    if event.stop and can_put_stop(city):
        return True
    if isinstance(event.effect, ALWAYS_PLAYABLE):
        return True
    return next(targets(event.effect, city, seat), None) is not None


def can_put_stop(city: City) -> bool:
    """KKR-41."""
    return len(city.stops) < STOPS and bool(free_passages(city))


def targets(effect: Effect, city: City, seat: Seat) -> Iterator[Move]:
    """What the player on turn can do with this effect; what needs no choice is not listed."""
    here = pawn_of(city, seat)
    match effect:
        case MoveBarrier():
            for own in city.barriers:
                yield from (LiftBarrier(barrier) for barrier in own if can_move(city, barrier))
        case RemoveStop():
            yield from map(TakeStop, city.stops)
        case WalkThrough():
            for near in blocked_neighbours(city, here):
                if near in city.discovered or can_join(city, near):
                    yield Walk(near)
        case Tram(districts):
            yield from map(Walk, _reached_by_tram(city, here, districts))
        case GoTo(district):
            if district in city.discovered and district != here:
                yield Walk(district)
        case GuidePawn():
            for other in range(len(city.pawns)):
                if other != seat:
                    for near in open_neighbours(city, pawn_of(city, other)):
                        if near in city.discovered:
                            yield Lead(other, near)
        case LayPlaces():
            yield from map(Lay, layable(city))
        case Look():
            yield from (LookAt(each) for each in city.discovered if city.laid[NUMBER[each]])
        case CollectNearby():
            for near in open_neighbours(city, here):
                if city.laid[NUMBER[near]]:
                    yield Collect(near)
        case SwapPlaces():
            for give in city.boards[seat].beside:
                for other, boards in enumerate(city.boards):
                    if other != seat:
                        yield from (Swap(give, other, take) for take in boards.beside)
        case ExchangePlace():
            for place in city.boards[seat].beside:
                if city.tray[NUMBER[TOKENS[place].district]]:
                    yield GiveUp(place)
        case Discover():
            for district in DISTRICTS:
                if district not in city.discovered and _is_next_to_board(city, district):
                    yield Reveal(district)


def pawn_of(city: City, seat: Seat) -> District:
    district = city.pawns[seat]
    assert district is not None, "all pawns stand once the first turn begins"
    return district


def layable(city: City) -> list[District]:
    """The districts on the board that have a place on the tray."""
    return [district for district in city.discovered if city.tray[NUMBER[district]]]


def _reached_by_tram(city: City, start: District, districts: int) -> list[District]:
    """The districts on the board so near by unblocked passages, the nearest first."""
    reached, last = [start], [start]
    for _ in range(districts):
        last = [
            near
            for district in last
            for near in open_neighbours(city, district)
            if near in city.discovered and near not in reached
        ]
        last = list(dict.fromkeys(last))
        reached += last
    return reached[1:]


def _is_next_to_board(city: City, district: District) -> bool:
    """KKR-16 holds for a district as soon as it is on the board."""
    return any(near in city.discovered for near in AROUND[district]) and can_join(city, district)
