"""The toy game on the shelf, as a package of somebody else would be."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint

from tests.support.face_down import FaceDown
from zaslonka.kernel import AnySeatView, shelf
from zaslonka.kernel.levels import Level
from zaslonka.kernel.parts import Bot
from zaslonka.protocol import schema

NAME = FaceDown.name


def _first(view: AnySeatView, level: Level, seed: bytes) -> object:
    return next(FaceDown().legal(view))


BARE = FaceDown()
"""It has nothing but its rules."""

PLAYED_BY_BOTS = FaceDown(bot=Bot(_first))


@contextmanager
def on_the_shelf(which: str = "BARE") -> Iterator[str]:
    """Have a toy of this module found by its name for as long as the block lasts."""
    shelf.declared()[NAME] = EntryPoint(NAME, f"{__name__}:{which}", shelf.GROUP)
    try:
        _forget_what_was_found()
        yield NAME
    finally:
        del shelf.declared()[NAME]
        _forget_what_was_found()


def _forget_what_was_found() -> None:
    shelf.TAKEN.pop(NAME, None)
    for found in (shelf.refused, schema.openapi):
        found.cache_clear()
