"""The story of a finished game: its own sentences, what the table adds, what questions were worth.

TAB-31.
"""

from collections.abc import Iterator

from zaslonka.kernel import AnyGame, Illegal
from zaslonka.kernel.story import Question, Sentence, Story, Tale
from zaslonka.kernel.talk import Line
from zaslonka.table import contested
from zaslonka.table.live import LiveTable
from zaslonka.table.record import Record, verify


def tale_of(table: LiveTable, talk: tuple[Line, ...]) -> Tale:
    """A finished table as its storyteller gets it.  TAB-03."""
    contested.need_open(table)
    if table.ending is None:
        raise Illegal("TAB-03", "not_over")
    return Tale(game=table.game, history=table.history, ending=table.ending, talk=talk)


def tale_of_record(record: Record) -> Tale:
    """The same from a record; `Broken` if it is not true, `Illegal` if the game has no end."""
    history = verify(record)
    if record.ending is None:
        raise Illegal("TAB-03", "not_over")
    return Tale(game=record.game, history=history, ending=record.ending, talk=record.talk)


def story(rules: AnyGame, tale: Tale) -> Story:
    """All that is told of a game whose questions have been measured."""
    return Story(tuple(sentences(rules, tale)), tale.questions)


def sentences(rules: AnyGame, tale: Tale) -> Iterator[Sentence]:
    """The game's own story, and what every table has to add."""
    if rules.story is not None:
        yield from rules.story(tale)
    elif tale.result is not None:
        yield Sentence("story-table-won", {"seats": tale.result.winners})
    yield from _beside_the_game(tale)


def _beside_the_game(tale: Tale) -> Iterator[Sentence]:
    """What happened at the table: TAB-07 to TAB-10, TAB-38, TAB-56."""
    by_clock = sum(moment.by_clock for moment in tale.moments)
    seats = tale.ending.resigned
    if tale.ending.conceded:
        yield Sentence("story-table-gave-up", {"seats": seats, "count": len(seats)})
        yield Sentence("story-table-won", {"seats": tale.ending.conceded})
    elif tale.result is None:
        yield Sentence("story-table-stopped", {"count": len(tale.moments)})
    if seats and not tale.ending.conceded:
        yield Sentence("story-table-resigned", {"seats": seats, "count": len(seats)})
    if tale.ending.assisted:
        seats = tale.ending.assisted
        yield Sentence("story-table-assisted", {"seats": seats, "count": len(seats)})
    if by_clock:
        yield Sentence("story-table-clock", {"count": by_clock})
    if tale.undone:
        yield Sentence("story-table-undone", {"count": tale.undone})


def questions(rules: AnyGame, tale: Tale) -> Iterator[Question]:
    """Every move that asked something, measured here and now."""
    if rules.meter is None:
        return
    for moment in tale.moments:
        if moment.seat is not None:
            before, after = (rules.view(s, moment.seat) for s in (moment.before, moment.after))
            if worth := rules.meter(before, moment.move, after):
                yield Question(moment.ply, moment.seat, moment.move, worth)
