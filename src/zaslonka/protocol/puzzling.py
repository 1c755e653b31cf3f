"""The bodies of requests and answers about puzzles: TAB-120 to TAB-127."""

from msgspec import Struct

from zaslonka.kernel.levels import Language
from zaslonka.table.puzzle_ratings import Difficulty


class NewPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """The next puzzle of a game, of one's own strength or as hard as one likes."""

    game: str
    difficulty: Difficulty | None = None
    language: Language = "pl"  # of the puzzle, where it is about words


class GamePuzzles(Struct, frozen=True, kw_only=True):
    """How somebody does at the puzzles of a game: TAB-125."""

    game: str
    rating: int
    spread: int  # how uncertain it is
    tried: int
    solved: int
    table: str | None  # of the one that they have not answered yet
    left: int  # that are new to them


class PuzzleStanding(Struct, frozen=True):
    games: tuple[GamePuzzles, ...]


class PuzzleConsent(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether positions of somebody's finished games may become puzzles: PRV-18."""

    agrees: bool
