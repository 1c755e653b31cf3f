"""The daily challenges of a house: tasks made ahead, and attempts at them.  TAB-63 to TAB-68."""

import asyncio
from collections.abc import Iterable

from zaslonka.kernel import Illegal, shelf
from zaslonka.kernel.levels import LANGUAGES, Language
from zaslonka.protocol import bodies
from zaslonka.server.operations import days, logs
from zaslonka.server.operations.clock import clock_ms, steady_ms
from zaslonka.server.operations.identity import new_table_id
from zaslonka.server.tables.services import Services
from zaslonka.server.workers.tasks import TaskMaker
from zaslonka.store.attempts import Kept
from zaslonka.table import challenging
from zaslonka.table.challenging import Made
from zaslonka.table.seeds import commitment

OF_ALL: Language = "pl"
"""Under this language the task of a game is kept that is the same in all of them."""

WAIT_SECONDS = 900.0
"""Between two looks whether the tasks of today and tomorrow are made."""


class Challenges:
    """What the tasks of a day are, who has tried them, and how that went."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store
        self._maker = TaskMaker()
        self._making: dict[tuple[str, str, Language], asyncio.Lock] = {}
        self._beginning = asyncio.Lock()

    # Tasks

    async def keep_ahead(self) -> None:
        """Make the tasks of today and tomorrow, by and by, so that nobody waits at midnight."""
        if (seconds := self._services.settings.tasks_after) is None:
            return
        await asyncio.sleep(seconds)
        while True:
            try:
                for day in (self.today(), days.after(self.today())):
                    for game, language in _tasks():
                        await self.task(day, game, language)
            except Exception:
                logs.failure("no_task")
            await asyncio.sleep(WAIT_SECONDS)

    async def task(self, day: str, game: str, language: Language) -> Made:
        """A day's task, which is made once."""
        language = _kept_under(game, language)
        if (made := await self._store.task(day, game, language)) is not None:
            return made
        key = day, game, language
        async with self._making.setdefault(key, asyncio.Lock()):
            if (made := await self._store.task(day, game, language)) is not None:
                return made
            made = await self._maker.make(game, self._seed(day), language)
            await self._store.save_task(day, game, language, made)
        self._making.pop(key, None)
        return made

    def _seed(self, day: str) -> bytes:
        return challenging.day_seed(self._store.key, day)

    def today(self) -> str:
        return days.day_of(clock_ms())

    # Attempts

    async def begin(self, person: str, new: bodies.NewAttempt) -> str:
        """The table of a person's attempt at a day's task: the one there is, or a new one."""
        day = await self._open_day(new.day)
        challenging.need_challenge(new.game)
        made = await self.task(day, new.game, new.language)
        async with self._beginning:
            for kept in await self._store.attempts_of(person):
                if (kept.day, kept.game) == (day, new.game):
                    return kept.table
            table = await asyncio.to_thread(
                challenging.begun,
                new_table_id(),
                new.game,
                person,
                day=day,
                language=_kept_under(new.game, new.language),
                seed=made.seed,
                task=made.task,
                now=steady_ms(),
            )
            await self._store.save((None, table), now=clock_ms())
        return table.id

    async def _open_day(self, day: str | None) -> str:
        """A day whose tasks may be known: today, or one before; TAB-63 against any other."""
        today = self.today()
        if day is None or day == today:
            return today
        first = await self._store.first_day()
        if not days.is_day(day) or day > today or first is None or day < first:
            raise Illegal("TAB-63", "no_such_day", day=day[:10])
        return day

    # What is told

    async def told(self, person: str | None, day: str | None) -> bodies.Day:
        """A day's tasks, and how whoever asks has done; TAB-67, TAB-68."""
        day, today = await self._open_day(day), self.today()
        mine = [] if person is None else await self._store.attempts_of(person)
        everybody = await self._store.attempts_on(day)
        seed = self._seed(day)
        return bodies.Day(
            day=day,
            ends=days.begins(days.after(day)),
            tasks=tuple(
                self._told(game, mine, everybody, day=day, today=today)
                for game in shelf.names()
                if shelf.get(game).challenge is not None
            ),
            streak=days.streak(in_time(mine), today),
            commitment=commitment(seed),
            tomorrow=commitment(self._seed(days.after(today))),
            seed=seed.hex() if day < today else None,
            first=await self._store.first_day() or today,
        )

    def _told(
        self, game: str, mine: list[Kept], everybody: list[Kept], *, day: str, today: str
    ) -> bodies.DayTask:
        own = [kept for kept in mine if kept.game == game]
        attempt = next((kept for kept in own if kept.day == day), None)
        return bodies.DayTask(
            game=game,
            table=None if attempt is None else attempt.table,
            grade=None if attempt is None else attempt.grade,
            beaten=None if attempt is None else _beaten(attempt, everybody),
            streak=days.streak(in_time(own), today),
        )


def _tasks() -> Iterable[tuple[str, Language]]:
    for game in shelf.names():
        if (challenge := shelf.get(game).challenge) is not None:
            for language in LANGUAGES if challenge.spoken else (OF_ALL,):
                yield game, language


def _kept_under(game: str, language: Language) -> Language:
    return language if challenging.need_challenge(game).spoken else OF_ALL


def in_time(attempts: Iterable[Kept]) -> Iterable[str]:
    """The days whose tasks were finished while they lasted."""
    return (
        kept.day
        for kept in attempts
        if kept.finished is not None and days.day_of(kept.finished) == kept.day
    )


def _beaten(attempt: Kept, everybody: list[Kept]) -> int | None:
    """Of a hundred others who have done the same task, how many did worse; None of nobody."""
    others = [
        kept.grade.score
        for kept in everybody
        if kept.grade is not None
        and (kept.game, kept.language) == (attempt.game, attempt.language)
        and kept.table != attempt.table
    ]
    if attempt.grade is None or not others:
        return None
    challenge = challenging.need_challenge(attempt.game)
    worse = sum(challenge.is_better(attempt.grade.score, other) for other in others)
    return 100 * worse // len(others)
