"""Kod Krakowa: exactly how likely each place lies in each district, as one viewer can know it.

Districts do not mix, so each is followed by itself.  What lies on one is a short row; from trace
to trace it changes by draws that are all equally likely, so a row is as likely as there are ways
to come to it, and ways are counted in whole numbers.  Why a player collected from one slot rather
than another is not reckoned with: it is play, not chance.
"""

from bisect import bisect_right, insort
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import TypeAlias

from msgspec import Struct

from zaslonka import kernel
from zaslonka.kernel import Chance, Seat
from .content import CARDS, DISTRICTS, NUMBER, PLACES_OF, Card, District, Place, Slot
from .rules import State, Table
from .state import Board, Hand, LookedAt, MixedIn, PickedUp, PutDown, Secret, Seen, TakenOut, Trace

Laid: TypeAlias = tuple[Place, ...]
"""What lies on a district, by slot; in the first edition, which has none, by the alphabet."""

Ways: TypeAlias = dict[Laid, int]
"""In how many equally likely ways each row came to lie there."""

Looks: TypeAlias = tuple[Laid | None, ...]
"""What was seen by each look at a district; None where the viewer does not know."""


# The places of one district


@lru_cache(maxsize=1 << 12)
def ways(district: District, traces: tuple[Trace, ...], looks: Looks) -> tuple[Ways, ...]:
    """The ways to each row that can lie there: at first, and after each trace."""
    steps: list[Ways] = [{(): 1}]
    seen, hidden = iter(looks), set(PLACES_OF[district])
    for trace, at in zip(traces, _indices(traces), strict=True):
        known = next(seen) if isinstance(trace, LookedAt) else None
        after: Ways = defaultdict(int)
        for laid, count in steps[-1].items():
            if known is None or laid == known:
                for became in _became(laid, trace, at, hidden):
                    after[became] += count
        steps.append(dict(after))
        match trace:
            case PickedUp(place) | TakenOut(place):
                hidden.discard(place)
            case MixedIn(place):
                hidden.add(place)
    return tuple(steps)


def _indices(traces: Sequence[Trace]) -> Iterator[int | None]:
    """Where in the row of what lies there each trace puts or takes a place; None where unknown."""
    slots = list[Slot]()
    for trace in traces:
        match trace:
            case PutDown(slot) if slot is not None:
                insort(slots, slot)
                yield slots.index(slot)
            case PickedUp(_, slot) if slot is not None:
                yield slots.index(slot)
                slots.remove(slot)
            case _:
                yield None


def _became(laid: Laid, trace: Trace, at: int | None, hidden: set[Place]) -> Iterator[Laid]:
    """What may lie there after a trace, if this did before; ``hidden`` are all not collected."""
    match trace:
        case PutDown():
            for place in sorted(hidden.difference(laid)):
                yield _with(laid, place, at)
        case PickedUp(place):
            if place in laid and at in (None, laid.index(place)):
                yield _without(laid, place)
        case TakenOut(place):
            if place not in laid:
                yield laid
        case _:
            yield laid


def _was(laid: Laid, trace: Trace, at: int | None) -> Iterator[Laid]:
    """What may have lain there before a trace, if this did after."""
    match trace:
        case PutDown():
            for place in laid if at is None else (laid[at],):
                yield _without(laid, place)
        case PickedUp(place):
            yield _with(laid, place, at)
        case _:
            yield laid


def _with(laid: Laid, place: Place, at: int | None) -> Laid:
    return tuple(sorted((*laid, place))) if at is None else (*laid[:at], place, *laid[at:])


def _without(laid: Laid, place: Place) -> Laid:
    return tuple(other for other in laid if other != place)


def _drawn(found: Ways, chance: Chance) -> Laid:
    """One of these rows, by its ways."""
    upto = list(accumulate(found.values()))
    return list(found)[bisect_right(upto, chance.below(upto[-1]))]


def _lay_all_along(
    steps: Sequence[Ways], traces: Sequence[Trace], last: Laid, chance: Chance
) -> list[Laid]:
    """What lay there after each trace, drawn backwards from what lies there now."""
    along, indices = [last], list(_indices(traces))
    for before, trace, at in zip(steps[-2:0:-1], traces[:0:-1], indices[:0:-1], strict=True):
        came = {was: before[was] for was in _was(along[-1], trace, at) if was in before}
        along.append(_drawn(came, chance))
    return along[::-1]


def looks(district: District, table: Board, hands: Sequence[Hand | None]) -> Looks:
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


def draw(view: kernel.View[Table, Hand], chance: Chance) -> tuple[list[Hand], Secret]:
    """Hands and secret of a world that fits all the viewer has seen."""
    table, hands_known = view.table, _hands(view.table, view.seat, view.hand)
    cards, deck = _draw_cards(view, chance)
    seen: list[list[Seen]] = [[] for _ in cards]
    laid = []
    for district in DISTRICTS:
        traces, known = table.traces[NUMBER[district]], looks(district, table, hands_known)
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


def _hands(table: Board, viewer: Seat | None, hand: Hand | None) -> list[Hand | None]:
    """The hands by seat, as far as a viewer knows them."""
    return [hand if seat == viewer else None for seat in range(len(table.boards))]


def _draw_cards(
    view: kernel.View[Table, Hand], chance: Chance
) -> tuple[list[list[Card]], tuple[Card, ...]]:
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
    """The places that can lie face down in a district, in each slot, and on the tray."""

    district: District
    laid: tuple[Place, ...]
    tray: tuple[Place, ...]
    slots: tuple[tuple[Place, ...], ...] = ()  # as the table lists them


class Odds(Struct, frozen=True, tag="odds"):
    """How likely each place lies face down in a district, in each slot, and on the tray."""

    district: District
    laid: dict[Place, float]
    tray: dict[Place, float]
    slots: tuple[dict[Place, float], ...] = ()


def by_slot(row: Ways) -> tuple[dict[Place, float], ...]:
    """How likely each place lies first in the row, second, and so on."""
    total = sum(row.values())
    found = [defaultdict[Place, float](float) for _ in next(iter(row))]
    for laid, count in row.items():
        for place, share in zip(laid, found, strict=True):
            share[place] += count / total
    return tuple(map(dict, found))


def odds(view: kernel.View[Board, Hand]) -> tuple[Odds, ...]:
    """What is likely for this viewer, of each district that has places face down."""
    table, hands_known = view.table, _hands(view.table, view.seat, view.hand)
    collected = {place for boards in table.boards for place in boards.places}
    found = []
    for district in DISTRICTS:
        known = looks(district, table, hands_known)
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
                    by_slot(last) if table.edition == 2 else (),
                )
            )
    return tuple(found)


def facts(view: kernel.View[Board, Hand]) -> tuple[Facts, ...]:
    """What is certain for this viewer: a place is named just where some world has it."""
    return tuple(
        Facts(each.district, tuple(each.laid), tuple(each.tray), tuple(map(tuple, each.slots)))
        for each in odds(view)
    )
