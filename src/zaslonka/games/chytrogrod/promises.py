"""Chytrogród: which promises were broken.  They bind nobody (CHY-53), but are remembered."""

from collections.abc import Iterator

from zaslonka.kernel.story import Moment, Tale
from zaslonka.kernel.talk import Line, Phrased
from .events import CardLaid, CardRemoved
from .moves import Pick
from .phrases import WHERE
from .resolution import Tie


def broken(tale: Tale) -> list[tuple[Moment, Line]]:
    """Each promise that was broken, with the moment when it was, in the order of these."""
    found = []
    for line in tale.talk:
        if line.promise and line.by is not None and isinstance(line.said, Phrased):
            moment = next(_breaches(tale, line.by, line.said, line.ply), None)
            if moment is not None:
                found.append((moment, line))
    return sorted(found, key=lambda one: one[0].ply)


def _breaches(tale: Tale, by: int, said: Phrased, ply: int) -> Iterator[Moment]:
    """When it was broken.  A tie for a tie is left out: whether it was agreed to nobody knows."""
    later = [moment for moment in tale.moments if moment.ply > ply]
    before = [moment for moment in tale.moments if moment.ply <= ply]
    round_then = (before[-1].after if before else tale.dealt).table.round
    this_round = [moment for moment in later if moment.before.table.round == round_then]
    match said:
        case Phrased(phrase="no_sabotage", seat=seat):
            for moment in this_round:
                if any(
                    isinstance(event, CardRemoved) and (event.by, event.seat) == (by, seat)
                    for event in moment.events
                ):
                    yield moment
        case Phrased(phrase="stay_away", slots={"where": where}):
            district = WHERE.index(where)
            yield from (m for m in this_round if CardLaid(by, district) in m.events)
        case Phrased(phrase="tie_yours", seat=seat):
            yield from _first_tie(later, by, seat)


def _first_tie(later: list[Moment], by: int, seat: int | None) -> Iterator[Moment]:
    """The first tie of theirs that was to settle, if it was settled against them."""
    for moment in later:
        step = moment.before.table.agenda[0]
        if isinstance(step, Tie) and step.seat == by and seat in step.tied:
            if moment.move != Pick(seat):
                yield moment
            return
