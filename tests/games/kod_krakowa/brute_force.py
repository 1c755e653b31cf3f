"""How likely each hidden world is, by playing out every draw one by one."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache

from zaslonka.games.kod_krakowa.city import LookedAt, MixedIn, PickedUp, PutDown, TakenOut, Trace
from zaslonka.games.kod_krakowa.content import PLACES_OF, District, Place

Story = tuple[tuple[Place, ...], ...]
"""What each look at a district showed, and at last what lies there now."""


@cache
def stories(district: District, traces: tuple[Trace, ...]) -> dict[Story, Fraction]:
    """Every story that fits these traces, and how likely it is among them."""
    found: Counter[Story] = Counter()
    for story, chance in _played(traces, frozenset(), frozenset(PLACES_OF[district])):
        found[story] += chance  # type: ignore[assignment]  # a Counter adds fractions as well
    total = sum(found.values())
    return {story: Fraction(chance) / total for story, chance in found.items()}


def _played(
    traces: tuple[Trace, ...], laid: frozenset[Place], tray: frozenset[Place]
) -> Iterator[tuple[Story, Fraction]]:
    """Play the traces out; a draw that shows another place than it did is no story."""
    if not traces:
        yield (tuple(sorted(laid)),), Fraction(1)
        return
    trace, *rest = traces
    later = tuple(rest)
    match trace:
        case PutDown():
            for place in tray:
                for story, chance in _played(later, laid | {place}, tray - {place}):
                    yield story, chance / len(tray)
        case PickedUp(place):
            if place in laid:
                for story, chance in _played(later, laid - {place}, tray):
                    yield story, chance / len(laid)
        case TakenOut(place):
            if place in tray:
                for story, chance in _played(later, laid, tray - {place}):
                    yield story, chance / len(tray)
        case MixedIn(place):
            yield from _played(later, laid, tray | {place})
        case LookedAt():
            for story, chance in _played(later, laid, tray):
                yield (tuple(sorted(laid)), *story), chance
