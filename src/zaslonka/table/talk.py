"""Talk: what people say, to everybody at the table or to their own team.  TAB-19 to TAB-21."""

import unicodedata
from typing import Literal, TypeAlias

from zaslonka.kernel import Illegal, Seat
from zaslonka.kernel.talk import Phrase, Phrased, Words
from zaslonka.table.live import LiveTable, Spoken, need_seat, need_voice

Channel: TypeAlias = Literal["table", "team"]

MOST_CHARACTERS = 200
"""Of a line."""

LINES_KEPT = 200
"""Of each channel, by a table."""

BURST_LINES = 5
BURST_SECONDS = 10
"""A person says at most so many lines within so many seconds."""

_JOINER = "\u200d"
"""Holds together the parts of a sign such as a family; the one invisible character let through."""


def say(
    table: LiveTable, person: str | None, to: Channel, said: Words, command: str, now: int
) -> LiveTable:
    """The table after a line; one that came before under the same id is not said twice."""
    seat = need_seat(table, person)
    assert person is not None
    if any(line.command == command and line.person == person for line in table.talk):
        return table
    need_voice(table, seat)
    _need_pause(table, person, now)
    team = None if to == "table" else table.team_of(seat)
    if to == "team" and team is None:
        raise Illegal("TAB-20", "no_team")
    said, promise = worded(table, said)
    number = 1 + (table.talk[-1].number if table.talk else 0)
    line = Spoken(
        number=number,
        person=person,
        team=team,
        ply=table.ply,
        at=now,
        said=said,
        promise=promise,
        command=command,
    )
    return table.but(talk=_kept((*table.talk, line)))


def hears(table: LiveTable, seat: Seat | None, line: Spoken) -> bool:
    """Whether a line is for this seat (None: a spectator)."""
    if line.team is None:
        return True
    return seat is not None and table.team_of(seat) == line.team


def worded(table: LiveTable, said: Words) -> tuple[Words, bool]:
    """What is said as it is kept, and whether it promises something; `Illegal` if it cannot be."""
    if isinstance(said, Phrased):
        return said, _phrase(table, said).promise
    return _plain(said), False


def seen(text: str) -> str:
    """What can be seen of a text: no breaks, nothing that is unseen or turns the writing."""
    return "".join(
        letter
        for letter in " ".join(unicodedata.normalize("NFC", text).split())
        if letter == _JOINER or not unicodedata.category(letter).startswith("C")
    ).strip(f" {_JOINER}")


def _plain(text: str) -> str:
    """A line of text as it is shown."""
    line = seen(text)
    if not line:
        raise Illegal("TAB-19", "nothing_said")
    if len(line) > MOST_CHARACTERS:
        raise Illegal("TAB-19", "line_too_long", characters=len(line), most=MOST_CHARACTERS)
    return line


def _phrase(table: LiveTable, said: Phrased) -> Phrase:
    """The phrase that is meant, filled in as it asks."""
    phrase = next((known for known in table.rules.phrases if known.id == said.phrase), None)
    if phrase is None:
        raise Illegal("TAB-21", "no_such_phrase")
    words = said.slots.keys() == phrase.slots.keys() and all(
        said.slots[slot] in allowed for slot, allowed in phrase.slots.items()
    )
    named = said.seat in range(len(table.chairs)) if phrase.seat else said.seat is None
    if not (words and named):
        raise Illegal("TAB-21", "phrase_not_filled_in")
    return phrase


def _need_pause(table: LiveTable, person: str, now: int) -> None:
    since = now - BURST_SECONDS * 1000
    if sum(line.person == person and line.at > since for line in table.talk) >= BURST_LINES:
        raise Illegal("TAB-19", "too_much_talk", lines=BURST_LINES, seconds=BURST_SECONDS)


def _kept(lines: tuple[Spoken, ...]) -> tuple[Spoken, ...]:
    """The last lines of the channel that has grown; how full another is must not be seen in it."""
    team = lines[-1].team
    channel = [line for line in lines if line.team == team]
    dropped = {line.number for line in channel[:-LINES_KEPT]}
    return tuple(line for line in lines if line.number not in dropped)
