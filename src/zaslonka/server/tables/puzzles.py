"""The puzzles of a house: tried one after another, and rated by how that goes.

TAB-120 to TAB-127.
"""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from zaslonka.kernel import Illegal, shelf
from zaslonka.kernel.levels import Language
from zaslonka.protocol import puzzling
from zaslonka.server.operations.clock import clock_ms, steady_ms
from zaslonka.server.operations.identity import new_person, new_table_id
from zaslonka.server.tables.finding import Finding
from zaslonka.server.tables.services import Services
from zaslonka.store.puzzles import Kept
from zaslonka.table import challenging, puzzle_ratings, puzzles
from zaslonka.table.live import FromGame
from zaslonka.table.puzzle_ratings import Strength

KEPT_TABLES = 10
"""So many answered puzzles of somebody can be looked at again; of the others the result is kept."""


class PuzzleHouse:
    """Who tries which puzzle, how it went, and that it goes when its people no longer agree."""

    def __init__(self, services: Services, remove: Callable[[str], Awaitable[None]]) -> None:
        self._services = services
        self._kept = services.store.puzzles
        self._remove = remove  # a table, whoever is at it
        # Nothing is begun or found while consent is withdrawn, and no attempt is counted twice.
        self._changing, self._counting = asyncio.Lock(), asyncio.Lock()
        self.finding = Finding(services, self._changing, self.sweep)

    # Solving

    async def begin(self, person: str, new: puzzling.NewPuzzle) -> str:
        """The table of the puzzle that somebody has not answered yet, or of the next one."""
        rules = shelf.get(new.game)
        if rules.puzzles is None:
            raise Illegal("TAB-120", "no_puzzles")
        language = _kept_under(new.game, new.language)
        await self._count()
        async with self._changing:
            for tried in await self._kept.tried(person):
                if tried.game == new.game and tried.open is not None:
                    return tried.open
            aim = await self._aim(person, new)
            found = await self._kept.nearest(person, new.game, language, rules.version, aim)
            if found is None:
                self.finding.want(new.game, language)
                raise Illegal("TAB-127", "none_left")
            table_id = await self._begun(person, found)
        for old in await self._kept.old_tables(person, KEPT_TABLES):
            await self._remove(old)
        return table_id

    async def _aim(self, person: str, new: puzzling.NewPuzzle) -> int:
        if new.difficulty is not None:
            return puzzle_ratings.AIMS[new.difficulty]
        return (await self._kept.strength(person, new.game)).rating

    async def _begun(self, person: str, kept: Kept) -> str:
        posed = kept.posed
        table = await asyncio.to_thread(
            challenging.begun,
            new_table_id(),
            kept.game,
            person,
            day=None,
            language=kept.language,
            seed=kept.seed,
            task=posed.task,
            now=steady_ms(),
            puzzle=FromGame(
                id=kept.id,
                people=kept.people,
                start=kept.start,
                rating=kept.rating,
                weighed=posed.weighed,
                played=posed.played,
            ),
        )
        await self._services.store.save((None, table), now=clock_ms())
        return table.id

    async def told(self, person: str | None, language: Language) -> puzzling.PuzzleStanding:
        """How somebody does at the puzzles of each game, and how many are left for them."""
        await self._count()
        tried = {} if person is None else {one.game: one for one in await self._kept.tried(person)}
        games = []
        for game in shelf.names():
            if (rules := shelf.get(game)).puzzles is None:
                continue
            mine = tried.get(game)
            under = _kept_under(game, language)
            games.append(
                puzzling.GamePuzzles(
                    game=game,
                    **msgspec.structs.asdict(Strength() if mine is None else mine.strength),
                    table=None if mine is None else mine.open,
                    left=await self._kept.left(person or "", game, under, rules.version),
                )
            )
        return puzzling.PuzzleStanding(tuple(games))

    async def _count(self) -> None:
        async with self._counting:
            await self._kept.settle()

    # Consent

    async def consent(self, person: str, *, agrees: bool) -> None:
        """From now on; who withdraws takes every puzzle of their games along.  PRV-18."""
        async with self._changing:
            await self._kept.save_consent(person, agrees=agrees, now=clock_ms())
        await self.sweep()

    async def withdraw(self, person: str) -> None:
        async with self._changing:
            await self._kept.withdraw(person)

    async def forget(self, person: str) -> None:
        """What they answered stays, counted, as somebody's without a name.  PRV-18."""
        async with self._counting:
            await self._kept.settle()
            await self._kept.forget(person, new_person())
        await self.sweep()

    async def sweep(self) -> None:
        """Remove the attempts at puzzles that are there no more: the position goes with them."""
        for table_id in await self._kept.orphans():
            await self._remove(table_id)
        await self._kept.drop_lost()


def _kept_under(game: str, language: Language) -> Language:
    own = puzzles.languages(game)
    return language if language in own else own[0]
