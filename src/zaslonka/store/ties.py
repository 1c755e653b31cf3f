"""Who knows whom: ties between people, whom one has played with, and invitations.

TAB-104 to TAB-108.
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct

from zaslonka.store.database import Asked, Statement
from zaslonka.store.schema import inserting
from zaslonka.table.friends import Change, Tie, Ties

SEATINGS_LOOKED_AT = 500
"""Of one's games with others so many seats, the last used first, are looked through."""

_TOGETHER = (
    " FROM seatings AS mine JOIN seatings AS theirs ON theirs.table_id = mine.table_id"
    " JOIN tables ON tables.id = mine.table_id"
    " WHERE mine.person = :person AND theirs.person {whose}"
    # Who only sat down and was never dealt to has not played.
    " AND EXISTS (SELECT 1 FROM plies JOIN numbers USING (number) WHERE table_id = tables.id)"
    " ORDER BY tables.updated DESC, tables.id LIMIT :most"
)


class Met(Struct, frozen=True):
    """Somebody with whom one has played, and where that was last."""

    person: str
    table: str
    when: int  # milliseconds since 1970
    game: str | None


class Invitation(Struct, frozen=True):
    """That somebody is wanted at a table."""

    inviter: str
    table: str
    made: int  # milliseconds since 1970


class _Game(Struct):
    """All that is read of a table's record here."""

    game: str


# Ties


def read(connection: Asked, person: str) -> Ties:
    rows = connection.execute(
        "SELECT person, other, kind FROM ties WHERE person = :person OR other = :person",
        {"person": person},
    )
    return Ties(person, [Tie(*row) for row in rows.fetchall()])


def changed(change: Change, now: int) -> Iterator[Statement]:
    for tie in change.drop:
        yield (
            "DELETE FROM ties WHERE person = ? AND other = ? AND kind = ?",
            (tie.person, tie.other, tie.kind),
        )
        if tie.kind == "friend":
            yield drop_invitation(tie.person, tie.other)
    for tie in change.put:
        yield (
            f"{inserting('ties')} ON CONFLICT DO NOTHING",
            (tie.person, tie.other, tie.kind, now),
        )


# Games that were played together


def met(connection: Asked, person: str, most: int) -> list[Met]:
    """Whom somebody has played with, the last first."""
    rows: list[Any] = connection.execute(
        "SELECT theirs.person, tables.id, tables.updated" + _TOGETHER.format(whose="<> :person"),
        {"person": person, "most": SEATINGS_LOOKED_AT},
    ).fetchall()
    last = {other: (table, when) for other, table, when in reversed(rows)}
    newest = sorted(last.items(), key=lambda one: (-one[1][1], one[0]))[:most]
    return [Met(other, table, when, _game(connection, table)) for other, (table, when) in newest]


def _game(connection: Asked, table: str) -> str | None:
    with suppress(msgspec.DecodeError, TypeError):
        (record,) = connection.execute(
            "SELECT record FROM tables WHERE id = ?", (table,)
        ).fetchone()
        return msgspec.json.decode(record, type=_Game).game
    return None


def last_together(connection: Asked, person: str, other: str) -> str | None:
    """The table at which two people have last played."""
    found = connection.execute(
        "SELECT tables.id" + _TOGETHER.format(whose="= :other"),
        {"person": person, "other": other, "most": 1},
    ).fetchone()
    return None if found is None else str(found[0])


# Invitations


def invite(inviter: str, person: str, table: str, now: int) -> Statement:
    """One from each friend: the newest."""
    return (
        f"{inserting('invitations')} ON CONFLICT (person, inviter)"
        " DO UPDATE SET table_id = excluded.table_id, made = excluded.made",
        (person, inviter, table, now),
    )


def drop_invitation(person: str, inviter: str) -> Statement:
    return "DELETE FROM invitations WHERE person = ? AND inviter = ?", (person, inviter)


def invitations(connection: Asked, person: str) -> list[Invitation]:
    rows = connection.execute(
        "SELECT inviter, table_id, made FROM invitations WHERE person = ?"
        " ORDER BY made DESC, inviter",
        (person,),
    )
    return [Invitation(*row) for row in rows.fetchall()]


# Being seen


def save_seen(person: str, *, agrees: bool, now: int) -> Statement:
    return "UPDATE people SET seen = ? WHERE id = ?", (now if agrees else None, person)


def seen(connection: Asked, people: Iterable[str]) -> set[str]:
    """Which of them have agreed that friends see whether they are at a table.  TAB-107."""
    agreed = "SELECT 1 FROM people WHERE id = ? AND seen IS NOT NULL"
    return {one for one in people if connection.execute(agreed, (one,)).fetchone()}


def forgotten(person: str) -> tuple[Statement, ...]:
    """On both sides.  PRV-09."""
    of = {"person": person}
    return (
        ("DELETE FROM ties WHERE person = :person OR other = :person", of),
        ("DELETE FROM invitations WHERE person = :person OR inviter = :person", of),
    )
