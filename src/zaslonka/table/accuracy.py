"""How near somebody's moves came to the best that was open to them.  TAB-93.

As the story of a game measures them (TAB-31, TAB-53): points where guesses are made for points,
else the bits that a question promised.
"""

from collections.abc import Iterator

from msgspec import Struct

from zaslonka.kernel import Seat
from zaslonka.kernel.story import Measure, Moment
from zaslonka.table import story
from zaslonka.table.live import LiveTable

MOST_MOVES = 40
"""Of one seat that are measured, the first ones: a game may be long, and others' bots wait."""

THOUSANDTHS = 1000


class Accuracy(Struct, frozen=True):
    """What moves were worth and what the best would have been, in thousandths; 0 of 0: nothing."""

    gained: int = 0
    best: int = 0

    def with_move(self, measure: Measure | None) -> "Accuracy":
        if measure is None:
            return self
        if measure.points is not None and measure.most is not None:
            gained, best = measure.points, measure.most
        elif measure.chance is None and measure.winner is None and measure.promised is not None:
            gained, best = measure.expected, measure.promised
        else:
            # A guess at a code, or where only one was left: bits do not say how good it was.
            return self
        return Accuracy(
            self.gained + round(gained * THOUSANDTHS), self.best + round(best * THOUSANDTHS)
        )


def moments(table: LiveTable, seat: Seat) -> Iterator[Moment]:
    """The moves of a seat that its person made and nobody took back."""
    own = {ply.ply for ply in table.history if ply.command is not None and ply.mover == seat}
    found = [one for one in story.tale_of(table, ()).moments if one.ply in own]
    yield from found[:MOST_MOVES]


def measured(table: LiveTable, seat: Seat) -> Accuracy:
    """The same as a server has it measured move by move, here and now."""
    rules, found = table.rules, Accuracy()
    assert rules.meter is not None
    for one in moments(table, seat):
        before, after = (rules.view(state, seat) for state in (one.before, one.after))
        found = found.with_move(rules.meter(before, one.move, after))
    return found
