"""What people's games came to: ratings kept up, moves measured, and what is told of it.

TAB-90 to TAB-96.
"""

import asyncio
import secrets
from collections.abc import Iterable, Sequence
from itertools import groupby

from zaslonka.kernel import shelf
from zaslonka.protocol import results as told
from zaslonka.server.operations import days, logs
from zaslonka.server.operations.clock import clock_ms
from zaslonka.server.tables.challenges import in_time
from zaslonka.server.tables.services import Services
from zaslonka.server.workers.pool import Unanswered
from zaslonka.store.standings import Counted, Placed, Showing, Summary
from zaslonka.table import accuracy, results
from zaslonka.table.accuracy import Accuracy
from zaslonka.table.live import LiveTable
from zaslonka.table.rating import Rating, Standing
from zaslonka.table.results import ALL_TIME, Outcome

WAIT_SECONDS = 20.0
"""Between two looks whether games have ended that are to be rated and measured."""
MEASURED_AT_ONCE = 20
POINTS_TOLD = 100
"""Of how one game's rating went."""


class Results:
    """Who has played what, and how well."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._names = services.store.names
        self._kept = services.store.results
        self._folding = asyncio.Lock()
        self._in_vain: set[str] = set()  # tables that could not be measured, until the next start

    # Keeping up

    async def keep_up(self) -> None:
        """Now and then; what somebody asks for is settled when they ask."""
        while True:
            await asyncio.sleep(WAIT_SECONDS)
            try:
                await self.settle()
                await self.measure()
            except Exception:
                logs.failure("results_not_kept")

    async def settle(self) -> None:
        """Have every game in the ratings that has ended by now."""
        async with self._folding:
            while await self._kept.fold():
                pass

    async def measure(self) -> None:
        """Have the moves of the next finished games measured, by workers, one after another."""
        most = MEASURED_AT_ONCE + len(self._in_vain)
        for table_id in await self._kept.unmeasured(most):
            if table_id in self._in_vain:
                continue
            table = await self._services.store.read(table_id)
            if table is None:
                await self._kept.nothing_to_measure(table_id)
                continue
            try:
                await self._kept.save_measured(table_id, await self._measured(table))
            except Unanswered:
                self._in_vain.add(table_id)

    async def _measured(self, table: LiveTable) -> dict[str, Accuracy]:
        found = {}
        for person, seat in results.finished(table, table.state.table).people.items():
            found[person] = Accuracy()
            for moment in accuracy.moments(table, seat):
                worth = await self._services.workers.measure(table.game, moment)
                found[person] = found[person].with_move(worth)
        return found

    # What others may see

    async def showing(self, person: str) -> told.Shown:
        return self._shown(await self._kept.showing(person))

    async def show(self, person: str, wish: told.Showing) -> told.Shown:
        """A page that is shown again has another address: a link once withdrawn stays so."""
        before = await self._kept.showing(person)
        link = (before.public_id or secrets.token_urlsafe(16)) if wish.shown else None
        after = Showing(wish.ranked, link)
        await self._kept.save_showing(person, after)
        return self._shown(after)

    def _shown(self, showing: Showing) -> told.Shown:
        base = self._services.settings.public_url
        link = None if showing.public_id is None else f"{base}/gracz/{showing.public_id}"
        return told.Shown(showing.ranked, link is not None, link)

    # What is told

    async def of_me(self, person: str) -> told.MyResults:
        summary = await self._summary(person)
        return told.MyResults(
            name=self._names[person],
            games=_games(summary),
            streaks=await self._streaks(person, summary),
            opponents=tuple(
                told.Opponent(name, one.together, one.games, one.won, one.lost)
                for one in summary.opponents
                if (name := self._names.get(one.person)) is not None
            ),
            showing=await self.showing(person),
        )

    async def of_page(self, public_id: str) -> told.Results | None:
        """A page that somebody shows to whoever has its link."""
        person = await self._kept.shown(public_id)
        if person is None or person not in self._names:
            return None
        summary = await self._summary(person)
        return told.Results(
            name=self._names[person],
            games=_games(summary),
            streaks=await self._streaks(person, summary),
        )

    async def _summary(self, person: str) -> Summary:
        await self.settle()
        return await self._kept.of_person(person)

    async def _streaks(self, person: str, summary: Summary) -> told.Streaks:
        attempts = await self._services.store.attempts_of(person)
        today = days.day_of(clock_ms())
        now, best = win_streaks(summary.recent)
        return told.Streaks(now, best, days.streak(in_time(attempts), today))

    async def leaderboard(
        self, person: str | None, game: str, season: str, skip: int
    ) -> told.Leaderboard:
        await self.settle()
        rows, people = await self._kept.ranked(game, season, skip)
        return told.Leaderboard(
            game=game,
            season=season,
            seasons=tuple(await self._kept.seasons(game)),
            rows=tuple(
                told.Row(
                    place,
                    self._names.get(one.person, ""),
                    one.public_id,
                    _now(one.standing),
                    one.person == person,
                )
                for place, one in enumerate(rows, skip + 1)
            ),
            people=people,
        )


def win_streaks(recent: Sequence[Outcome]) -> tuple[int, int]:
    """Wins in a row up to now, and the longest row; the newest is first.

    Where a bot had played for one, it is neither a win nor the end of a row.
    """
    rows = [
        (won, sum(1 for _ in same))
        for won, same in groupby(one == "won" for one in recent if one != "assisted")
    ]
    now = rows[0][1] if rows and rows[0][0] else 0
    return now, max((length for won, length in rows if won), default=0)


def _games(summary: Summary) -> tuple[told.GameResults, ...]:
    played = {one.game for one in summary.counted}
    return tuple(_game(game, summary) for game in shelf.names() if game in played)


def _game(game: str, summary: Summary) -> told.GameResults:
    counted = [one for one in summary.counted if one.game == game]
    placed = [one for one in summary.placed if one.game == game]
    points = [one.rating for one in summary.points if one.game == game][:POINTS_TOLD]
    return told.GameResults(
        game=game,
        count=_count(counted),
        against=tuple(
            told.Against(met, _count([one for one in counted if one.met == met]))
            for met in ("people", "latwy", "sredni", "mistrz")
            if any(one.met == met for one in counted)
        ),
        now=next((_now(one.standing) for one in placed if one.season == ALL_TIME), None),
        past=tuple(map(_rated, reversed(points))),
        seasons=tuple(map(_season, (one for one in placed if one.season != ALL_TIME))),
        accuracy=next(
            (
                told.Accuracy(round(100 * found.gained / found.best), games)
                for name, found, games in summary.accuracy
                if name == game
            ),
            None,
        ),
    )


def _count(counted: Iterable[Counted]) -> told.Count:
    by = {"won": 0, "drawn": 0, "lost": 0, "assisted": 0}
    for one in counted:
        by[one.outcome] += one.games
    return told.Count(sum(by.values()), by["won"], by["drawn"], by["assisted"])


def _season(placed: Placed) -> told.Season:
    return told.Season(placed.season, _now(placed.standing))


def _now(standing: Standing) -> told.RatedNow:
    return told.RatedNow(_rated(standing.rating), standing.games, standing.won)


def _rated(rating: Rating) -> told.Rated:
    return told.Rated(*rating.shown())
