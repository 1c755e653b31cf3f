"""What a page holds in its JavaScript heap, once everything is collected that nobody refers to."""

import json
from collections.abc import Iterator
from typing import Any

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
        whole: dict[str, Any] = json.loads("".join(parts))
        meta = whole["snapshot"]["meta"]
        node, edge = meta["node_fields"], meta["edge_fields"]
        self._strings: list[str] = whole["strings"]
        self._kinds: list[str] = meta["edge_types"][0]
        self._node_size = len(node)
        self._labels: list[int] = whole["nodes"][node.index("name") :: len(node)]
        self._counts: list[int] = whole["nodes"][node.index("edge_count") :: len(node)]
        self._edges = [
            whole["edges"][edge.index(field) :: len(edge)]
            for field in ("type", "name_or_index", "to_node")
        ]

    def mentions(self, text: str) -> list[str]:
        """The strings in which a text occurs."""
        return [string for string in self._strings if text in string]

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

    def _label(self, node: int) -> str:
        return self._strings[self._labels[node // self._node_size]]
