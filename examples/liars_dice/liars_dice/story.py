"""Kości kłamcy: the story of a finished game."""

from collections.abc import Iterator

from zaslonka.kernel.story import Sentence, Tale
from .game import Shown


def tell(tale: Tale) -> Iterator[Sentence]:
    shown = tale.of(Shown)
    caught = sum(event.seat != event.by for _, event in shown)
    yield tale.say("doubts", count=len(shown), caught=caught)
    if shown:
        # Of the true bids the one that had most dice under it was the boldest.
        moment, boldest = max(shown, key=lambda one: (one[1].seat == one[1].by, one[1].bid.count))
        if boldest.seat == boldest.by:
            bid = boldest.bid
            yield tale.say("boldest", moment, by=bid.by, count=bid.count, face=bid.face)
    if tale.result is not None:
        yield tale.say(tale.result.reason, seats=tale.result.winners)
