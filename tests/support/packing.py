"""Reading plies as docs/protocol.md says: code of a client, which knows nothing of the server."""

import json
from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import Any, TypeAlias

Json: TypeAlias = Any

LIST, TOLD = 0, -1
OPERATIONS = ("set", "add", "cut")


class Unpacker:
    """Turns frames into messages by name; it must be given every frame, in order."""

    def __init__(self) -> None:
        self._shapes: list[list[str | None]] = []

    def read(self, frame: str) -> Json:
        message = json.loads(frame)
        if message["type"] == "welcome":
            self._shapes = message.pop("shapes")
        return self._ply(*message["told"]) if message["type"] == "ply" else message

    def _ply(
        self,
        ply: int,
        by: int | None,
        told: list[Json],
        changes: list[Json],
        waiting: list[int],
        more: Json = None,
    ) -> Json:
        more = more or {}
        usual: Json = {
            "kind": "played",
            "to": None,
            "agreed": False,
            "by_clock": False,
            "private": [],
        }
        events = [self._value(event, []) for event in told]
        entry = {field: more.get(field, value) for field, value in usual.items()}
        return {
            "type": "ply",
            "entry": {"ply": ply, "by": by, "events": events, **entry},
            "changes": [
                {"at": [where, *at], OPERATIONS[operation]: self._value(value, events)}
                for where, made in (("table", changes), ("hand", more.get("hand", ())))
                for operation, value, *at in made
            ],
            "offers": [
                {"kind": kind, "moves": moves and [self._value(move, events) for move in moves]}
                for kind, moves in more.get("offers", ())
            ],
            "waiting": waiting,
            "times": more.get("times"),
            "open": more.get("open"),
        }

    def _value(self, value: Json, events: list[Json]) -> Json:
        if not isinstance(value, list):
            return value
        what, *parts = value
        if what == TOLD:
            return deepcopy(events[parts[0]])  # the view's own: it goes on changing there
        values = [self._value(part, events) for part in parts]
        if what == LIST:
            return values
        kind, *fields = self._shapes[what - 1]
        return {} | ({"type": kind} if kind else {}) | dict(zip(fields, values, strict=True))


def read(frames: Iterable[str]) -> Iterator[Json]:
    """All that a connection was sent, from its first frame on."""
    return map(Unpacker().read, frames)


def keep_up(view: Json, changes: Iterable[Json]) -> None:
    """Make these changes in a view."""
    for change in changes:
        *path, last = change["at"]
        inside = view
        for key in path:
            inside = inside[key]
        if "add" in change:
            inside[last] = inside[last] + change["add"]
        elif "cut" in change:
            inside[last] = inside[last][change["cut"] :]
        else:
            inside[last] = change["set"]
