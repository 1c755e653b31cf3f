"""Kod Krakowa: the story of a finished game."""

from collections import Counter
from collections.abc import Iterator

from zaslonka.kernel import Seat
from zaslonka.kernel.story import Moment, Sentence, Tale, changes_of_lead
from .content import TOKENS, Attribute
from .events import BarrierPut, Collected, Discovered, StopPut, Swapped, TurnEnded
from .rules import TurnBegins
from .state import Boards

OFTEN_TIMES = 3
"""A passage that was closed so many times is worth a word."""


def tell(tale: Tale) -> Iterator[Sentence]:
    yield tale.say("opening", by=tale.dealt.table.first, count=len(tale.of(TurnEnded)))
    yield from _discoveries(tale)
    yield from _blocked_road(tale)
    yield from _gatherer(tale)
    yield from _swap(tale)
    yield from _race(tale)
    yield from _ending(tale)


def _discoveries(tale: Tale) -> Iterator[Sentence]:
    found = tale.of(Discovered)
    if found:
        seat, most = Counter(event.by for _, event in found).most_common(1)[0]
        moment, first = next(one for one in found if one[1].by == seat)
        facts = {"by": seat, "most": most, "district": first.district}
        yield tale.say("discoveries", moment, count=len(found), **facts)


def _blocked_road(tale: Tale) -> Iterator[Sentence]:
    """The passage that was closed most often, set-up left out."""
    put = [
        (moment, event)
        for moment, event in tale.of(BarrierPut) + tale.of(StopPut)
        if not _is_setting_up(moment)
    ]
    if put:
        passage, count = Counter(event.passage for _, event in put).most_common(1)[0]
        if count >= OFTEN_TIMES:
            last = max(moment.ply for moment, event in put if event.passage == passage)
            moment = next(moment for moment in tale.moments if moment.ply == last)
            yield tale.say("blocked_road", moment, passage=passage, count=count)


def _is_setting_up(moment: Moment) -> bool:
    return any(isinstance(step, TurnBegins) for step in moment.before.table.agenda)


def _gatherer(tale: Tale) -> Iterator[Sentence]:
    collected = Counter(event.by for _, event in tale.of(Collected))
    if collected:
        seat, most = collected.most_common(1)[0]
        yield tale.say("gatherer", by=seat, most=most, count=collected.total())


def _swap(tale: Tale) -> Iterator[Sentence]:
    for moment, swapped in tale.of(Swapped)[-1:]:
        facts = {"by": swapped.by, "seat": swapped.seat}
        yield tale.say("swap", moment, given=swapped.given, taken=swapped.taken, **facts)


def _race(tale: Tale) -> Iterator[Sentence]:
    best = [[boards.best for boards in m.after.table.boards] for m in tale.moments]
    if best:
        yield tale.say("race", count=changes_of_lead(best))


def _ending(tale: Tale) -> Iterator[Sentence]:
    if tale.result is None:
        return
    seats, scores, reason = tale.result.winners, tale.result.scores, tale.result.reason
    if reason == "board_completed":
        (seat,) = seats
        yield from _deciding_place(tale, seat)
    others = max((score for seat, score in enumerate(scores) if seat not in seats), default=None)
    facts = {"seats": seats, "points": scores[seats[0]], "others": others}
    yield tale.say(reason, count=len(seats), **facts)


def _deciding_place(tale: Tale, seat: Seat) -> Iterator[Sentence]:
    """The place with which the winner's board was full."""
    for moment in reversed(tale.moments):
        before, after = (state.table.boards[seat] for state in (moment.before, moment.after))
        if after.best > before.best:
            (place,) = set(after.places) - set(before.places)
            facts = {"place": place, "district": TOKENS[place].district}
            yield tale.say("deciding_place", moment, by=seat, attribute=_fuller(after), **facts)
            return


def _fuller(boards: Boards) -> Attribute | None:
    return boards.left if len(boards.on_left) >= len(boards.on_right) else boards.right
