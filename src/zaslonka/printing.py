"""Print and play: games that can be cut out of a PDF, each by a module `printing` of its own."""

import importlib
import importlib.util

from zaslonka import games
from zaslonka.sentences import Language


def names() -> tuple[str, ...]:
    """The games that can be printed."""
    return tuple(name for name in games.names() if importlib.util.find_spec(_module(name)))


def pdf(game: str, base_url: str, language: Language) -> bytes:
    """All of a game; what is printed on it leads to the server at the base address."""
    printed: bytes = importlib.import_module(_module(game)).pdf(base_url, language)
    return printed


def _module(game: str) -> str:
    return f"{games.__name__}.{game}.printing"
