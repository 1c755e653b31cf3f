"""Who may come to tables, counted over all nodes."""

from zaslonka.server.operations.limits import Doors
from zaslonka.server.operations.settings import Limits
from zaslonka.server.tables.deeds import Doer, Nodes, everywhere


class Entrance(Doer):
    """The doors of this process, and whether as many have come in by all others."""

    def __init__(self, limits: Limits, nodes: Nodes) -> None:
        super().__init__(nodes)
        self.doors = Doors(limits.connections, limits.joins_a_minute)

    async def has_room(self, address: str) -> bool:
        """Whether an address has no more connections than it may, at all nodes together."""
        if self.doors.inside.count(address) <= self.doors.most // self.nodes.many():
            return True  # as few as that everywhere are not too many
        return sum(await self.inside_here(address)) <= self.doors.most

    @everywhere
    async def inside_here(self, address: str) -> int:
        return self.doors.inside.count(address)
