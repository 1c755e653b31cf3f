"""Whether people's own logs of a table fit together: nothing lost, doubled, or told two ways."""

from collections.abc import Sequence
from typing import Any

from tests.cluster.robots import Log


def flaws(logs: Sequence[Log]) -> list[str]:
    """What is wrong at one table; the logs are of all its people, with what each saw at the end."""
    found = [flaw for log in logs for flaw in _of_one(log)]
    seen_by_all = [public(log.final) for log in logs]
    if any(one != seen_by_all[0] for one in seen_by_all):
        found.append(f"{logs[0].table}: its people saw different games")
    return found


def _of_one(log: Log) -> list[str]:
    where, found = f"{log.table}, seat {log.seat}:", []
    final = {entry["ply"]: entry for entry in log.final}
    if [*final] != [*range(1, len(final) + 1)]:
        found.append(f"{where} a ply is missing or came twice")
    for ply, before, after in log.changed:
        found.append(f"{where} ply {ply} was {before} and then {after}")
    for ply, entry in log.seen.items():
        if final.get(ply) != entry:
            found.append(f"{where} ply {ply} was shown as {entry} and is {final.get(ply)} now")
    for ply, entry in log.acknowledged:
        if entry is None or final.get(ply) != entry:
            found.append(f"{where} an acknowledged move is lost (ply {ply})")
    own = [entry for entry in log.final if entry["by"] == log.seat and entry["kind"] == "played"]
    most = len(log.acknowledged) + log.is_open
    if not len(log.acknowledged) <= len(own) <= most:
        found.append(f"{where} {len(own)} moves stand where {len(log.acknowledged)} were answered")
    return found


def public(log: Sequence[Any]) -> list[Any]:
    """What everybody was told: of a ply that some alone know of, others have nothing."""
    told = (
        (
            entry["by"],
            [event for at, event in enumerate(entry["events"]) if at not in entry["private"]],
        )
        for entry in log
    )
    return [(by, events) for by, events in told if events]
