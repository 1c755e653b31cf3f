"""Chytrogród: the story of a finished game."""

from collections import Counter
from collections.abc import Iterator

from zaslonka.kernel.story import Sentence, Tale, changes_of_lead
from .content import LAST_ROUND, WINNING_POINTS
from .events import Arranged, CardRemoved, DealMade, Picked
from .promises import broken

CLOSE_POINTS = 80
"""From so many points on the hundred is near."""


def tell(tale: Tale) -> Iterator[Sentence]:
    table = tale.dealt.table
    rounds = min(tale.last.table.round, LAST_ROUND)
    yield tale.say("opening", by=table.favourite, count=rounds)
    yield from _biggest_deal(tale)
    yield from _sabotage(tale)
    yield from _ties(tale)
    yield from _promises(tale)
    yield from _race(tale)
    yield from _ending(tale)


def _biggest_deal(tale: Tale) -> Iterator[Sentence]:
    made = tale.of(DealMade)
    if made:
        moment, deal = max(made, key=lambda found: found[1].points)
        facts = {"by": deal.by, "district": deal.district, "points": deal.points}
        yield tale.say("biggest_deal", moment, round=moment.before.table.round, **facts)


def _sabotage(tale: Tale) -> Iterator[Sentence]:
    """The first card of another player that was removed, a deal rather than anything else."""
    removed = [(moment, event) for moment, event in tale.of(CardRemoved) if event.by != event.seat]
    if removed:
        moment, worst = max(removed, key=lambda found: found[1].card.endswith("deal"))
        facts = {"by": worst.by, "seat": worst.seat, "district": worst.district}
        yield tale.say("sabotage", moment, card=worst.card, more=len(removed) - 1, **facts)


def _ties(tale: Tale) -> Iterator[Sentence]:
    """How often a favourite settled a tie, and for whom most often."""
    picked = Counter(event.seat for _, event in tale.of(Picked))
    count = picked.total() + len(tale.of(Arranged))
    if picked:
        seat, most = picked.most_common(1)[0]
        yield tale.say("ties", count=count, seat=seat, most=most)
    elif count:
        yield tale.say("ties", count=count, seat=None, most=0)


def _promises(tale: Tale) -> Iterator[Sentence]:
    """The first promise that was broken, and how many more."""
    found = broken(tale)
    if found:
        moment, line = found[0]
        assert not isinstance(line.said, str)
        facts = {"by": line.by, "seat": line.said.seat, "where": line.said.slots.get("where")}
        name = f"broken_{line.said.phrase}"
        yield tale.say(name, moment, more=len(found) - 1, **facts)


def _race(tale: Tale) -> Iterator[Sentence]:
    """How often the lead changed, and who came near the hundred in vain."""
    points = [[player.points for player in m.after.table.players] for m in tale.moments]
    if points:
        yield tale.say("race", count=changes_of_lead(points))
    winners = tale.result.winners if tale.result else ()
    others = [seat for seat in range(len(tale.dealt.hands)) if seat not in winners]
    if points and others:
        best = max(others, key=lambda seat: max(standing[seat] for standing in points))
        most = max(standing[best] for standing in points)
        if CLOSE_POINTS <= most < WINNING_POINTS:
            yield tale.say("near", by=best, points=most, left=WINNING_POINTS - most)


def _ending(tale: Tale) -> Iterator[Sentence]:
    if tale.result is not None:
        seats, scores = tale.result.winners, tale.result.scores
        points = max((scores[seat] for seat in seats), default=0)
        behind = max(score for seat, score in enumerate(scores) if seat not in seats)
        facts = {"seats": seats, "points": points, "ahead": points - behind}
        yield tale.say(tale.result.reason, **facts)
