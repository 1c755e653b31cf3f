"""Which processes serve a house over one PostgreSQL, and which of them is whose tables' home.

A node is a process, by a number that is never given twice: its epoch.  Tables are in slots by
their ids, and a slot has one node.  These rows say who runs now and nothing of the house, so they
have no version and are in no copy.

Every write says in its own transaction which node it is of and which slots it is about
(`FENCE`).  A node whose row is gone writes nothing any more, whatever it believes; and the row
cannot go while such a transaction is under way.
"""

import zlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import ceil, floor

from msgspec import Struct

from zaslonka.store.session import Session, one

SLOTS = 256

_MAKE = """
    CREATE TABLE IF NOT EXISTS nodes (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        address TEXT NOT NULL,
        pid INTEGER NOT NULL,
        began TIMESTAMPTZ NOT NULL,
        beat BIGINT NOT NULL DEFAULT 0,
        lost BIGINT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS homes (slot INTEGER PRIMARY KEY, node BIGINT NOT NULL);
    CREATE TABLE IF NOT EXISTS commits (writer BIGINT PRIMARY KEY, mark BIGINT NOT NULL);
    INSERT INTO commits VALUES (0, 0) ON CONFLICT DO NOTHING;
"""
"""``commits`` says which was the last of each: whoever lost the answer to one looks there."""

ALONE = 0
"""Who writes in a house that is one process's alone; no node has that number."""

_LOCK = "LOCK TABLE homes IN EXCLUSIVE MODE"
"""Who changes homes does it alone; whoever reads them, or writes tables, does not wait."""

_LIVING = """
    SELECT lost FROM nodes
    JOIN pg_stat_activity AS activity ON (activity.pid, backend_start) = (nodes.pid, began)
    ORDER BY id LIMIT 1
"""
"""By a node whose session is there: of a house that was killed as a whole the rows are left."""

_SELF = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
_END = """
    SELECT pg_terminate_backend(activity.pid) FROM nodes
    JOIN pg_stat_activity AS activity ON (activity.pid, backend_start) = (nodes.pid, began)
    WHERE id = %s
"""
FENCE = """
    SELECT (SELECT count(*) FROM homes WHERE slot = ANY(%s) AND node = %s)
    FROM nodes WHERE id = %s FOR KEY SHARE
"""
"""How many of these slots are at home at this node; no row if it was put out."""

GIVE = "UPDATE homes SET node = ? WHERE slot = ? AND node = ?"


class Node(Struct, frozen=True):
    """A process that serves the house."""

    id: int
    address: str  # where the others reach it
    beat: int


class Picture(Struct, frozen=True):
    """Who serves the house, and who is whose home, at one moment."""

    nodes: Mapping[int, Node]
    homes: Mapping[int, int]  # by slot

    def lead(self) -> int | None:
        """Who does what is done once for the house: the one that has been there longest."""
        return min(self.nodes, default=None)


def slot_of(table_id: str) -> int:
    return zlib.crc32(table_id.encode()) % SLOTS


def prepare(session: Session) -> None:
    with session.transaction():
        # Two that begin at once would both make them.
        session.execute("SELECT pg_advisory_xact_lock(%s)", (0x6E6F6465,))
        session.execute(_MAKE.encode())


def join(session: Session, address: str, lost: int) -> tuple[int, int]:
    """Become a node, whose writes are those of this session; its number, and the house's ``lost``.

    It is the same for all nodes, so a newcomer takes it from those there are.
    """
    with session.transaction():
        session.execute(_LOCK)
        known = one(session.execute(_LIVING))
        lost = lost if known is None else int(known)
        pid, began = session.execute(_SELF).fetchone() or (0, None)
        made = session.execute(
            "INSERT INTO nodes (address, pid, began, lost) VALUES (%s, %s, %s, %s) RETURNING id",
            (address, pid, began, lost),
        )
        node = int(one(made))
        session.execute("INSERT INTO commits VALUES (%s, 0)", (node,))
        _place(session)
    return node, lost


def moved(session: Session, node: int) -> bool:
    """This node writes by this session from now on; whether it still is a node."""
    pid, began = session.execute(_SELF).fetchone() or (0, None)
    changed = session.execute(
        "UPDATE nodes SET pid = %s, began = %s WHERE id = %s", (pid, began, node)
    )
    return changed.rowcount == 1


def beat(session: Session, node: int) -> None:
    """Say that this node is there."""
    session.execute("UPDATE nodes SET beat = beat + 1 WHERE id = %s", (node,))


def look(session: Session) -> Picture:
    """Who is there, and who is whose home."""
    with session.pipeline():
        nodes = session.execute("SELECT id, address, beat FROM nodes ORDER BY id")
        homes = session.execute("SELECT slot, node FROM homes")
    return Picture({row[0]: Node(*row) for row in nodes}, dict(homes.fetchall()))


def seen(session: Session) -> list[Node]:
    """Who serves the house, as seen by one who only looks; none if no node ever has."""
    if one(session.execute("SELECT to_regclass('nodes')")) is None:
        return []
    found = session.execute("SELECT id, address, beat FROM nodes ORDER BY id")
    return [Node(*row) for row in found]


def put_out(session: Session, node: int) -> bool:
    """A node is dead or does not answer: it writes no more, and others have its tables.

    Whether it was this call that did it.
    """
    # One that stands still in a transaction would hold its own row for ever.
    session.execute(_END, (node,))
    with session.transaction():
        session.execute(_LOCK)
        gone = session.execute("DELETE FROM nodes WHERE id = %s", (node,)).rowcount == 1
        session.execute("DELETE FROM commits WHERE writer = %s", (node,))
        _place(session)
    return gone


def mend(session: Session) -> None:
    """Have what is at home nowhere at home somewhere."""
    with session.transaction():
        session.execute(_LOCK)
        _place(session)


def _place(session: Session) -> None:
    """Have every slot at a node that is there."""
    nodes = [row[0] for row in session.execute("SELECT id FROM nodes")]
    homes: dict[int, int] = dict(session.execute("SELECT slot, node FROM homes").fetchall())
    changed = placed(homes, nodes)
    session.cursor().executemany(
        "INSERT INTO homes VALUES (%s, %s) ON CONFLICT (slot) DO UPDATE SET node = excluded.node",
        list(changed.items()),
    )


def placed(homes: Mapping[int, int], nodes: Sequence[int]) -> dict[int, int]:
    """A home for every slot that has none, with who has fewest."""
    if not nodes:
        return {}
    has = Counter(dict.fromkeys(nodes, 0))
    has.update(node for node in homes.values() if node in has)
    found = {}
    for slot in range(SLOTS):
        if homes.get(slot) not in nodes:
            found[slot] = min(nodes, key=lambda node: (has[node], node))
            has[found[slot]] += 1
    return found


def shared_out(slots: Iterable[int], nodes: Sequence[int]) -> dict[int, int]:
    """The slots of one that leaves, dealt out to those who stay."""
    return {slot: nodes[at % len(nodes)] for at, slot in enumerate(slots)}


def surplus(picture: Picture) -> tuple[int, int, int] | None:
    """Who has too many slots, who has too few, and how many are to go from one to the other."""
    has = Counter(dict.fromkeys(picture.nodes, 0))
    has.update(node for node in picture.homes.values() if node in picture.nodes)
    rich = min(has, key=lambda node: (-has[node], node))
    poor = min(has, key=lambda node: (has[node], node))
    most, fewest = has[rich], has[poor]
    if most - fewest < 2:
        return None
    fair = SLOTS / len(has)
    return rich, poor, max(1, min(most - ceil(fair), floor(fair) - fewest))
