"""Phrases: what a game lets people say with one touch, read by each in their own language."""

from msgspec import Struct


class Phrase(Struct, frozen=True):
    """The sentence ``phrase-<game>-<id>``, or ``promise-<game>-<id>``: a promise binds nobody."""

    id: str
    slots: dict[str, tuple[str, ...]] = {}  # by the variable's name, the words it can be
    seat: bool = False  # whether it names somebody at the table, as ``$seat``
    promise: bool = False
