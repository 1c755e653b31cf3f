"""What somebody is told who is away from a table of days.  TAB-115.

Which game, with whom, and how long there is time: nothing of what was played.
"""

import math
from collections.abc import Mapping

from msgspec import Struct

from zaslonka.kernel.levels import Language
from zaslonka.sentences import Sentences
from zaslonka.table.live import LiveTable, Sitter
from zaslonka.table.waking import Why

HOUR_MS = 3_600_000


class Message(Struct, frozen=True):
    """What a device shows, as `web/src/worker` reads it."""

    title: str
    body: str
    path: str  # of the page to which it leads


def message(
    table: LiveTable, person: str, why: Why, names: Mapping[str, str], language: Language, left: int
) -> Message:
    """In a reader's language; ``left`` in milliseconds."""
    sentences = about(table, person, names, language)
    body = company(sentences)
    if why == "reminder":
        hours = sentences.say("away-left", {"hours": max(1, math.ceil(left / HOUR_MS))})
        body = f"{hours} {body}"
    return Message(title(sentences, table, why), body, f"/t/{table.id}")


def title(sentences: Sentences, table: LiveTable, why: Why) -> str:
    return f"{sentences.say(table.game)}: {sentences.say(f'away-{why}')}"


def company(sentences: Sentences) -> str:
    """With whom one plays there."""
    return sentences.say("away-with", {"seats": [*range(len(sentences.names))]})


def about(table: LiveTable, person: str, names: Mapping[str, str], language: Language) -> Sentences:
    """Sentences about the people who play there with somebody."""
    others = [
        names[chair.person]
        for chair in table.chairs
        if isinstance(chair, Sitter) and chair.person != person and chair.person in names
    ]
    return Sentences(language, table.game, others)
