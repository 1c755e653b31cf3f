"""The stories of finished tables, and what their questions were worth.  TAB-31.

A story is worked out once, when somebody first asks, question by question among the workers, so
that no bot of another table waits for long; a finished game does not change, so it is kept.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping

from msgspec import structs

from zaslonka.kernel.story import Question, Story, Tale
from zaslonka.protocol import telling
from zaslonka.server.workers.pool import Unanswered, Workers
from zaslonka.table import story
from zaslonka.table.live import LiveTable

STORIES_KEPT = 64
"""Those longest unasked go first."""

MEASURING_SECONDS = 20.0
"""After which no more questions are measured; the story does without the rest."""


class Stories:
    """The stories of finished tables; one at a time is worked out, whoever asks."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._measured: dict[str, tuple[Question, ...]] = {}
        self._measuring = asyncio.Lock()

    async def story(self, table: LiveTable, names: Mapping[str, str]) -> Story:
        """Told anew each time, for what people said may be forgotten; measured once."""
        tale = story.tale_of(table, telling.lines(table, None, names))
        if table.rules.meter is not None:
            tale = structs.replace(tale, questions=await self._questions(table.id, tale))
        return story.story(table.rules, tale)

    async def _questions(self, table_id: str, tale: Tale) -> tuple[Question, ...]:
        async with self._measuring:
            found = self._measured.pop(table_id, None)
            if found is None:
                try:
                    found = tuple([question async for question in self._measure(tale)])
                except Unanswered:
                    # The story does without; who asks again may have better luck.
                    return ()
            self._measured[table_id] = found
            if len(self._measured) > STORIES_KEPT:
                self._measured.pop(next(iter(self._measured)))
        return found

    async def _measure(self, tale: Tale) -> AsyncIterator[Question]:
        until = time.monotonic() + MEASURING_SECONDS
        for moment in tale.moments:
            if moment.seat is not None and time.monotonic() < until:
                worth = await self._workers.measure(tale.game, moment)
                if worth is not None:
                    yield Question(moment.ply, moment.seat, moment.move, worth)
