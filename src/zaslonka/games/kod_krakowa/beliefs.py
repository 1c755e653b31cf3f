"""Kod Krakowa: exactly how likely each place lies in each district, as one viewer can know it.

Districts do not mix, so each is followed by itself.  What lies on one is a small set; from trace
to trace it changes by draws that are all equally likely, so a set is as likely as there are ways
to come to it, and ways are counted in whole numbers.
"""

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import TypeAlias

from msgspec import Struct

from zaslonka.games.kod_krakowa.city import (
    City,
    Hand,
    LookedAt,
    MixedIn,
    PickedUp,
    PutDown,
    Secret,
    Seen,
    TakenOut,
    Trace,
)
from zaslonka.games.kod_krakowa.content import (
    CARDS,
    DISTRICTS,
    NUMBER,
    PLACES_OF,
    Card,
    District,
    Place,
)
from zaslonka.games.kod_krakowa.rules import State, TableView
from zaslonka.kernel import Chance

Laid: TypeAlias = tuple[Place, ...]
"""What lies on a district, in order of the alphabet."""

Ways: TypeAlias = dict[Laid, int]
"""In how many equally likely ways each set came to lie there."""

Looks: TypeAlias = tuple[Laid | None, ...]
"""What was seen by each look at a district; None where the viewer does not know."""


# The places of one district


@lru_cache(maxsize=1 << 12)
def ways(district: District, traces: tuple[Trace, ...], looks: Looks) -> tuple[Ways, ...]:
    """The ways to each set that can lie there: at first, and after each trace."""
    steps: list[Ways] = [{(): 1}]
    seen, hidden = iter(looks), set(PLACES_OF[district])
    for trace in traces:
        known = next(seen) if isinstance(trace, LookedAt) else None
        after: Ways = defaultdict(int)
        for laid, count in steps[-1].items():
            if known is None or laid == known:
                for became in _became(laid, trace, hidden):
                    after[became] += count
        steps.append(dict(after))
        match trace:
            case PickedUp(place) | TakenOut(place):
                hidden.discard(place)
            case MixedIn(place):
                hidden.add(place)
    return tuple(steps)


def _became(laid: Laid, trace: Trace, hidden: set[Place]) -> Iterator[Laid]:
    """What may lie there after a trace, if this did before; ``hidden`` are all not collected."""
    match trace:
        case PutDown():
            yield from (tuple(sorted((*laid, place))) for place in sorted(hidden.difference(laid)))
        case PickedUp(place):
            if place in laid:
                yield tuple(other for other in laid if other != place)
        case TakenOut(place):
            if place not in laid:
                yield laid
        case _:
            yield laid


def _was(laid: Laid, trace: Trace) -> Iterator[Laid]:
    """What may have lain there before a trace, if this did after."""
    match trace:
        case PutDown():
            yield from (tuple(other for other in laid if other != place) for place in laid)
        case PickedUp(place):
            yield tuple(sorted((*laid, place)))
        case _:
            yield laid


def _drawn(found: Ways, chance: Chance) -> Laid:
    """One of these sets, by its ways."""
    upto = list(accumulate(found.values()))
    return list(found)[bisect_right(upto, chance.below(upto[-1]))]


def _lay_all_along(
    steps: Sequence[Ways], traces: Sequence[Trace], last: Laid, chance: Chance
) -> list[Laid]:
    """What lay there after each trace, drawn backwards from what lies there now."""
    along = [last]
    for before, trace in zip(steps[-2:0:-1], traces[:0:-1], strict=True):
        came = {was: before[was] for was in _was(along[-1], trace) if was in before}
        along.append(_drawn(came, chance))
    return along[::-1]


def looks(district: District, table: City, hands: Sequence[Hand | None]) -> Looks:
    """What each look at a district has shown, as far as these hands know."""
    seen = [
        [each.places for each in hand.seen if each.district == district] if hand else []
        for hand in hands
    ]
    seats = [each.seat for each in table.traces[NUMBER[district]] if isinstance(each, LookedAt)]
    return tuple(seen[seat].pop(0) if seen[seat] else None for seat in seats)


def can_lie(state: State, district: District) -> bool:
    """Whether what lies in a district agrees with all that happened there and was seen."""
    traces = state.table.traces[NUMBER[district]]
    found = ways(district, traces, looks(district, state.table, state.hands))
    return state.secret.laid[NUMBER[district]] in found[-1]


# A world that fits


def draw(view: TableView, chance: Chance) -> tuple[list[Hand], Secret]:
    """Hands and secret of a world that fits all the viewer has seen."""
    table = view.table
    cards, deck = _draw_cards(view, chance)
    seen: list[list[Seen]] = [[] for _ in cards]
    laid = []
    for district in DISTRICTS:
        traces, known = table.traces[NUMBER[district]], looks(district, table, _hands(view))
        steps = ways(district, traces, known)
        laid.append(_drawn(steps[-1], chance))
        if None in known:
            along = _lay_all_along(steps, traces, laid[-1], chance)
            for trace, places in zip(traces, along, strict=True):
                if isinstance(trace, LookedAt):
                    seen[trace.seat].append(Seen(district, places))
    hands = [
        Hand(tuple(sorted(own)), tuple(looked)) for own, looked in zip(cards, seen, strict=True)
    ]
    return hands, Secret(laid, deck)


def _hands(view: TableView) -> list[Hand | None]:
    return [view.hand if seat == view.seat else None for seat in range(len(view.table.boards))]


def _draw_cards(view: TableView, chance: Chance) -> tuple[list[list[Card]], tuple[Card, ...]]:
    """The cards of each other seat, and the deck.

    Everybody can reckon after which renewal of the deck each card was shuffled in, and how many
    cards of each such deck a hand holds; among those nobody has seen all deals are equally likely.
    """
    table = view.table
    shuffled = dict(zip(CARDS, table.shuffles, strict=True))
    hands: list[list[Card]] = [list(shown) for shown in table.shown]
    if view.seat is not None and view.hand is not None:
        hands[view.seat] = list(view.hand.cards)
    known = {*table.discards, table.playing, *(card for cards in hands for card in cards)}
    deck: list[Card] = []
    for renewal in range(table.renewals + 1):
        deck = list(
            chance.shuffled(
                card for card in CARDS if shuffled[card] == renewal and card not in known
            )
        )
        for cards, held in zip(hands, table.held, strict=True):
            of_it = Counter(shuffled[card] for card in cards)[renewal]
            for _ in range(held.count(renewal) - of_it):
                cards.append(deck.pop())
    return hands, tuple(deck)


# What a table may show those who want help


class Facts(Struct, frozen=True, tag="facts"):
    """The places that can lie face down in a district, and those that can be on the tray."""

    district: District
    laid: tuple[Place, ...]
    tray: tuple[Place, ...]


class Odds(Struct, frozen=True, tag="odds"):
    """How likely each place lies face down in a district, and how likely on the tray."""

    district: District
    laid: dict[Place, float]
    tray: dict[Place, float]


def odds(view: TableView) -> tuple[Odds, ...]:
    """What is likely for this viewer, of each district that has places face down."""
    table = view.table
    collected = {place for boards in table.boards for place in boards.places}
    found = []
    for district in DISTRICTS:
        known = looks(district, table, _hands(view))
        last = ways(district, table.traces[NUMBER[district]], known)[-1]
        total = sum(last.values())
        laid = {
            place: sum(count for places, count in last.items() if place in places) / total
            for place in PLACES_OF[district]
            if place not in collected
        }
        if laid:
            found.append(
                Odds(
                    district,
                    {place: share for place, share in laid.items() if share > 0},
                    {place: 1 - share for place, share in laid.items() if share < 1},
                )
            )
    return tuple(found)


def facts(view: TableView) -> tuple[Facts, ...]:
    """What is certain for this viewer: a place is named just where some world has it."""
    return tuple(Facts(each.district, tuple(each.laid), tuple(each.tray)) for each in odds(view))
