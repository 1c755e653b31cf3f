"""Looking for puzzles at leisure: in finished games that may serve, and in the house's own.

What was looked at and what was found there is stored together, so that a server that is killed
looks again and finds the same, once.  TAB-123, TAB-127.
"""

import asyncio
import contextlib
import hmac
import secrets
import time
from collections.abc import Awaitable, Callable

from zaslonka.kernel import shelf
from zaslonka.kernel.levels import Language
from zaslonka.server.operations import logs
from zaslonka.server.tables.services import Services
from zaslonka.server.workers.puzzles import Found, Played, PuzzleFinder, Source, ToPlay, Unfound
from zaslonka.store.puzzles import Kept
from zaslonka.table import puzzle_ratings, puzzles
from zaslonka.table.live import LiveTable, Sitter
from zaslonka.table.puzzles import Posed

SHARE = 0.25
"""Of the time of one core, at most."""
IDLE_SECONDS = 60.0
"""Between two looks where there was nothing to do."""
GAMES_AT_ONCE = 8
"""That robots play in one process, at most: to start one costs more than most games."""
ENOUGH = 40
"""So many puzzles of a game are kept ready for whoever has tried the most."""


class Finding:
    """What is looked at next, and what is kept of it."""

    def __init__(
        self, services: Services, changing: asyncio.Lock, sweep: Callable[[], Awaitable[None]]
    ) -> None:
        self._services = services
        self._kept = services.store.puzzles
        self._changing, self._sweep = changing, sweep
        self._finder = PuzzleFinder()
        self._after = ""  # the table that was looked at last; where it was lost, one looks again
        self._wanted: dict[tuple[str, Language], None] = {}
        self._woken = asyncio.Event()

    def want(self, game: str, language: Language) -> None:
        """Somebody waits for a puzzle of this game."""
        self._wanted[game, language] = None
        self._woken.set()

    async def keep_finding(self) -> None:
        """Look at one game after another, and rest for the most part."""
        if (seconds := self._services.settings.puzzles_after) is None:
            return
        await asyncio.sleep(seconds)
        while True:
            began, busy = time.monotonic(), False
            try:
                await self._sweep()
                busy = await self.look()
            except Exception:
                logs.failure("no_puzzle")
            spent = time.monotonic() - began
            await asyncio.sleep(spent * (1 / SHARE - 1))
            if not busy:
                self._woken.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._woken.wait(), IDLE_SECONDS)

    async def look(self) -> bool:
        """Look at one game, if there is any to look at."""
        for game, language in list(self._wanted):
            del self._wanted[game, language]
            if await self._kept.supply(game, language, shelf.get(game).version) < ENOUGH:
                await self._play(game, language)
                return True
        table, self._after = await self._kept.unseen_source(self._after)
        if table is not None:
            await self._look_at(table)
            return True
        if self._after:
            return True  # there are more tables to go through
        if (poorest := await self._poorest()) is None:
            return False
        await self._play(*poorest)
        return True

    async def _look_at(self, table: LiveTable) -> None:
        source = puzzles.of_table(table)
        posed = None if source is None else (await self._found(Played(source))).posed
        found = None
        if source is not None and posed is not None:
            found = kept(
                posed,
                table.game,
                _language(table),
                seed=source.seed,
                source=table.id,
                people=any(isinstance(chair, Sitter) for chair in table.chairs),
            )
        async with self._changing:
            # They may have thought better of it meanwhile.
            if await self._kept.agreed(table.id):
                await self._kept.looked(table.id, found)

    async def _play(self, game: str, language: Language) -> None:
        """Robots play a few more games, from seeds that nobody else can know."""
        played = await self._kept.house_games(game, language)
        seeds = tuple(self._seed(game, language, played + more) for more in range(GAMES_AT_ONCE))
        found = await self._found(ToPlay(game, seeds, language))
        new = None
        if found.posed is not None:
            new = kept(found.posed, game, language, seed=seeds[found.games - 1])
        await self._kept.played(game, language, found.games, new)

    def _seed(self, game: str, language: Language, number: int) -> bytes:
        about = f"puzzle {game} {language} {number}".encode()
        return hmac.digest(self._services.store.key, about, "sha256")

    async def _found(self, source: Source) -> Found:
        """What cannot be looked through has no puzzle: else it would be looked at for ever."""
        try:
            return await self._finder.find(source)
        except Unfound:
            logs.failure("no_puzzle")
            return Found(1, None)

    async def _poorest(self) -> tuple[str, Language] | None:
        """Of what there is least, while it is not enough."""
        there = [
            (await self._kept.supply(game, language, rules.version), game, language)
            for game in shelf.names()
            if (rules := shelf.get(game)).puzzles is not None
            for language in puzzles.languages(game)
        ]
        least = min(there, default=None)
        return None if least is None or least[0] >= ENOUGH else least[1:]


def kept(
    posed: Posed,
    game: str,
    language: Language,
    *,
    seed: bytes,
    source: str | None = None,
    people: bool = False,
) -> Kept:
    """A puzzle that was found, as it is kept: under a number that says nothing of its game."""
    start = puzzle_ratings.start_of(posed.gap)
    return Kept(
        id=secrets.token_hex(12),
        game=game,
        language=language,
        version=shelf.get(game).version,
        source=source,
        people=people,
        seed=seed,
        posed=posed,
        start=start,
        rating=start,
    )


def _language(table: LiveTable) -> Language:
    """Under which language its puzzle is kept: that of its words, where it is about words."""
    own = puzzles.languages(table.game)
    return table.options["language"] if len(own) > 1 else own[0]
