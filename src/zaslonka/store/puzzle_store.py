"""The part of the store that is about puzzles, as the server uses it."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from zaslonka.kernel.levels import Language
from zaslonka.store import puzzles, solving
from zaslonka.store.database import Asked, Statement
from zaslonka.store.puzzles import Kept
from zaslonka.table.live import LiveTable
from zaslonka.table.puzzle_ratings import Strength

A = TypeVar("A")


class Read(Protocol):
    """Asks the database, away from the loop."""

    def __call__(self, ask: Callable[[Asked], A], /) -> Awaitable[A]: ...


class Write(Protocol):
    """Has statements carried out together, on disk when it returns."""

    def __call__(self, *statements: Statement) -> Awaitable[None]: ...


class PuzzleStore:
    """Puzzles, their sources, attempts at them and ratings."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read, self._write = read, write

    # Consent

    async def save_consent(self, person: str, *, agrees: bool, now: int) -> None:
        await self._write(*puzzles.save_consent(person, agrees=agrees, now=now))

    async def consents(self, person: str) -> bool:
        return await self._read(lambda connection: puzzles.consents(connection, person))

    async def withdraw(self, person: str) -> None:
        await self._write(*puzzles.withdraw(person))

    async def forget(self, person: str, somebody: str) -> None:
        await self._write(*solving.forget(person, somebody))

    # Finding

    async def unseen_source(self, after: str) -> tuple[LiveTable | None, str]:
        return await self._read(lambda connection: puzzles.unseen_source(connection, after))

    async def agreed(self, table_id: str) -> bool:
        return await self._read(lambda connection: puzzles.agreed(connection, table_id))

    async def looked(self, table_id: str, found: Kept | None) -> None:
        await self._write(*puzzles.looked(table_id, found))

    async def played(self, game: str, language: Language, games: int, found: Kept | None) -> None:
        await self._write(*puzzles.played(game, language, games, found))

    async def house_games(self, game: str, language: Language) -> int:
        return await self._read(lambda connection: puzzles.house_games(connection, game, language))

    async def supply(self, game: str, language: Language, version: int) -> int:
        return await self._read(
            lambda connection: puzzles.supply(connection, game, language, version)
        )

    # Solving

    async def nearest(
        self, person: str, game: str, language: Language, version: int, aim: int
    ) -> Kept | None:
        return await self._read(
            lambda connection: puzzles.nearest(connection, person, game, language, version, aim)
        )

    async def left(self, person: str, game: str, language: Language, version: int) -> int:
        return await self._read(
            lambda connection: puzzles.left(connection, person, game, language, version)
        )

    async def tried(self, person: str) -> list[solving.Tried]:
        return await self._read(lambda connection: solving.of_person(connection, person))

    async def strength(self, person: str, game: str) -> Strength:
        return await self._read(lambda connection: solving.strength(connection, person, game))

    async def settle(self) -> None:
        """Count what is over and was not counted; one at a time, or it would be counted twice."""
        if made := await self._read(solving.uncounted):
            await self._write(*made)

    # Tidying

    async def old_tables(self, person: str, keep: int) -> list[str]:
        return await self._read(lambda connection: solving.old_tables(connection, person, keep))

    async def orphans(self) -> list[str]:
        return await self._read(puzzles.orphans)

    async def drop_lost(self) -> None:
        await self._write(puzzles.LOST)
