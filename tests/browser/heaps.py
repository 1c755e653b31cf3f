"""What a page holds in its JavaScript heap, once everything is collected that nobody refers to."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page


class Edge(NamedTuple):
    """How one thing in the heap refers to another."""

    kind: str
    name: str | int  # of a property, or the index of an element
    to: str  # a string itself, or what kind of thing it is


class Heap:
    """A snapshot of a page's heap."""

    def __init__(self, page: Page) -> None:
        client = page.context.new_cdp_session(page)
        parts: list[str] = []
        client.on("HeapProfiler.addHeapSnapshotChunk", lambda event: parts.append(event["chunk"]))
        client.send("HeapProfiler.enable")
        client.send("HeapProfiler.collectGarbage")
        client.send("HeapProfiler.takeHeapSnapshot")
        client.detach()
        self._whole: dict[str, Any] = json.loads("".join(parts))
        self._strings: list[str] = self._whole["strings"]
        self._things = list(self._read())

    def mentions(self, text: str) -> list[str]:
        """The strings in which a text occurs."""
        return [string for string in self._strings if text in string]

    def properties(self, name: str) -> list[str]:
        """What the properties of this name refer to."""
        return [
            to
            for edges in self._things
            for kind, property_, to in edges
            if kind == "property" and property_ == name
        ]

    def has_list(self, items: tuple[str, ...]) -> bool:
        """Whether there is a list of just these strings."""
        return any(
            tuple(to for kind, _, to in edges if kind == "element") == items
            for edges in self._things
        )

    def _read(self) -> Iterator[list[Edge]]:
        """Each thing in the heap as all that it refers to."""
        meta = self._whole["snapshot"]["meta"]
        nodes, edges = self._whole["nodes"], self._whole["edges"]
        a_node, an_edge = meta["node_fields"], meta["edge_fields"]
        label, count = a_node.index("name"), a_node.index("edge_count")
        kinds = meta["edge_types"][0]
        at = 0
        for node in range(0, len(nodes), len(a_node)):
            found = []
            for _ in range(nodes[node + count]):
                kind, name, to = edges[at : at + len(an_edge)]
                kind = kinds[kind]
                named = self._strings[name] if kind == "property" else name
                found.append(Edge(kind, named, self._strings[nodes[to + label]]))
                at += len(an_edge)
            yield found
