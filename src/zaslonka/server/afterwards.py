"""How it was: the story of a finished table and what its questions were worth.  TAB-31.

It is worked out once, when somebody first asks, question by question among the workers, so
that no bot of another table waits for long; a finished game does not change, so it is kept.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping

from msgspec import structs

from zaslonka import tales
from zaslonka.kernel import Illegal, Played, Undone
from zaslonka.server import telling
from zaslonka.server.thinking import Thinkers
from zaslonka.table.info import Line
from zaslonka.table.live import LiveTable, Ply
from zaslonka.tales import Moment, Question, Story, Tale

KEPT = 64
"""So many stories are kept, those longest unasked go first."""
PATIENCE = 20.0
"""Seconds after which no more questions are measured; the story does without the rest."""


class Afterwards:
    """The stories of finished tables; one at a time is worked out, whoever asks."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._measured: dict[str, tuple[Question, ...]] = {}
        self._measuring = asyncio.Lock()

    async def story(self, table: LiveTable, names: Mapping[str, str]) -> Story:
        """Told anew each time, for what people said may be forgotten; measured once."""
        tale = tale_of(table, telling.lines(table, None, names))
        if tales.can_measure(table.game):
            tale = structs.replace(tale, questions=await self._questions(table.id, tale))
        return tales.story(tale)

    async def _questions(self, table_id: str, tale: Tale) -> tuple[Question, ...]:
        async with self._measuring:
            found = self._measured.pop(table_id, None)
            if found is None:
                found = tuple([question async for question in self._measure(tale)])
            self._measured[table_id] = found
            if len(self._measured) > KEPT:
                self._measured.pop(next(iter(self._measured)))
        return found

    async def _measure(self, tale: Tale) -> AsyncIterator[Question]:
        until = time.monotonic() + PATIENCE
        for moment in tale.moments:
            if moment.seat is not None and time.monotonic() < until:
                worth = await self._thinkers.measure(tale.game, moment)
                if worth is not None:
                    yield Question(moment.ply, moment.seat, moment.move, worth)


def tale_of(table: LiveTable, talk: tuple[Line, ...]) -> Tale:
    """A finished table as its storyteller gets it.  TAB-03."""
    if table.ending is None:
        raise Illegal("TAB-03", "not_over")
    standing = table.standing()
    return Tale(
        game=table.game,
        dealt=standing[0].state,
        moments=tuple(map(_moment, standing, standing[1:])),
        ending=table.ending,
        undone=sum(isinstance(ply.entry, Undone) for ply in table.log),
        talk=talk,
    )


def _moment(before: Ply, ply: Ply) -> Moment:
    seat, move = None, None
    if isinstance(ply.entry, Played):
        seat, move = ply.entry.seat, ply.entry.move
    events = tuple(told.event for told in ply.told)
    return Moment(ply.ply, seat, move, events, before.state, ply.state, ply.by_clock)
