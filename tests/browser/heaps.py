"""What a page holds in its JavaScript heap, once everything is collected that nobody refers to."""

from collections import deque
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

import msgspec
from playwright.sync_api import Page


class Heap:
    """A snapshot of a page's heap: things (nodes), and how they refer to one another (edges)."""

    def __init__(self, page: Page) -> None:
        client = page.context.new_cdp_session(page)
        parts: list[str] = []
        client.on("HeapProfiler.addHeapSnapshotChunk", lambda event: parts.append(event["chunk"]))
        client.send("HeapProfiler.enable")
        client.send("HeapProfiler.collectGarbage")
        client.send("HeapProfiler.takeHeapSnapshot")
        client.detach()
        whole: dict[str, Any] = msgspec.json.decode("".join(parts))
        meta = whole["snapshot"]["meta"]
        node, edge = meta["node_fields"], meta["edge_fields"]
        self._strings: list[str] = whole["strings"]
        self._kinds: list[str] = meta["edge_types"][0]
        self._node_size = len(node)
        self._labels: list[int] = whole["nodes"][node.index("name") :: len(node)]
        self._ids: list[int] = whole["nodes"][node.index("id") :: len(node)]
        self._counts: list[int] = whole["nodes"][node.index("edge_count") :: len(node)]
        self._edges = [
            whole["edges"][edge.index(field) :: len(edge)]
            for field in ("type", "name_or_index", "to_node")
        ]

    def mentions(self, text: str) -> list[str]:
        """The strings in which a text occurs, each with the way by which something holds it."""
        found = {at for at, string in enumerate(self._strings) if text in string}
        if not found:
            return []
        held_by = self._holders()
        holding = [node for node, label in enumerate(self._labels) if label in found]
        ways = [self._way_to(node, held_by) for node in holding if node in held_by]
        return ways or [self._strings[at] for at in found]

    def properties(self, name: str) -> list[str]:
        """What properties of this name refer to: a string itself, or what kind of thing it is."""
        if name not in self._strings:
            return []
        wanted = (self._kinds.index("property"), self._strings.index(name))
        edges = zip(*self._edges, strict=True)
        return [self._label(to) for kind, named, to in edges if (kind, named) == wanted]

    def has_list(self, items: tuple[str, ...]) -> bool:
        """Whether there is a list of just these strings."""
        return any(tuple(map(self._label, elements)) == items for elements in self._lists(items))

    def _lists(self, items: tuple[str, ...]) -> Iterator[list[int]]:
        """What stands in every list of this length."""
        kinds, _, tos = self._edges
        element, at = self._kinds.index("element"), 0
        for count in self._counts:
            if count >= len(items):
                places = range(at, at + count)
                elements = [tos[place] for place in places if kinds[place] == element]
                if len(elements) == len(items):
                    yield elements
            at += count

    def _holders(self) -> dict[int, tuple[int, int]]:
        """Who holds each thing by the shortest way from the root, and by which edge."""
        kinds, names, tos = self._edges
        weak, internal = self._kinds.index("weak"), self._kinds.index("internal")
        begins = [0, *accumulate(self._counts)]
        held_by = {0: (0, 0)}
        reached = deque([0])
        while reached:
            holder = reached.popleft()
            # What a WeakMap has is held by its key.
            of_a_key = f"(table @{self._ids[holder]})"
            for edge in range(begins[holder], begins[holder + 1]):
                thing = tos[edge] // self._node_size
                if kinds[edge] == weak or thing in held_by:
                    continue
                if kinds[edge] == internal and of_a_key in self._strings[names[edge]]:
                    continue
                held_by[thing] = (holder, edge)
                reached.append(thing)
        return held_by

    def _way_to(self, node: int, held_by: dict[int, tuple[int, int]]) -> str:
        """What leads from the root to a thing: what each is, and what it is called there."""
        kinds, names, _ = self._edges
        numbered = {self._kinds.index(kind) for kind in ("element", "hidden")}
        way = list[str]()
        while node:
            holder, edge = held_by[node]
            name = names[edge] if kinds[edge] in numbered else self._strings[names[edge]]
            way.append(f"{name}: {self._strings[self._labels[node]][:60]}")
            node = holder
        return " > ".join(reversed(way))

    def _label(self, node: int) -> str:
        return self._strings[self._labels[node // self._node_size]]
