"""How likely each hidden world is, by playing out every draw one by one."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache

from zaslonka.games.kod_krakowa.content import PLACES_OF, District, Place
from zaslonka.games.kod_krakowa.state import LookedAt, MixedIn, PickedUp, PutDown, TakenOut, Trace

Spot = int | str
"""A slot; without slots, a place's own name."""

Story = tuple[tuple[Place, ...], ...]
"""What each look at a district showed, and at last what lies there now."""


@cache
def stories(district: District, traces: tuple[Trace, ...]) -> dict[Story, Fraction]:
    """Every story that fits these traces, and how likely it is among them."""
    found: Counter[Story] = Counter()
    for story, chance in _played(traces, {}, frozenset(PLACES_OF[district])):
        found[story] += chance  # type: ignore[assignment]  # a Counter adds fractions as well
    total = sum(found.values())
    return {story: Fraction(chance) / total for story, chance in found.items()}


def _played(
    traces: tuple[Trace, ...], laid: dict[Spot, Place], tray: frozenset[Place]
) -> Iterator[tuple[Story, Fraction]]:
    """Play the traces out; a draw that shows another place than it did is no story."""
    if not traces:
        yield (_row(laid),), Fraction(1)
        return
    trace, *rest = traces
    later = tuple(rest)
    match trace:
        case PutDown(slot):
            for place in tray:
                spot = place if slot is None else slot
                for story, chance in _played(later, {**laid, spot: place}, tray - {place}):
                    yield story, chance / len(tray)
        case PickedUp(place, slot):
            spot = place if slot is None else slot
            if laid.get(spot) == place:
                left = {other: lies for other, lies in laid.items() if other != spot}
                picked = Fraction(1, len(laid)) if slot is None else Fraction(1)
                for story, chance in _played(later, left, tray):
                    yield story, chance * picked
        case TakenOut(place):
            if place in tray:
                for story, chance in _played(later, laid, tray - {place}):
                    yield story, chance / len(tray)
        case MixedIn(place):
            yield from _played(later, laid, tray | {place})
        case LookedAt():
            for story, chance in _played(later, laid, tray):
                yield (_row(laid), *story), chance


def _row(laid: dict[Spot, Place]) -> tuple[Place, ...]:
    """What lies there, by slot or by name."""
    return tuple(laid[spot] for spot in sorted(laid, key=str))
