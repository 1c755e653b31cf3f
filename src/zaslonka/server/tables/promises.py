"""Seeds that are committed to before their users' nonces are known.  TAB-47."""

from zaslonka.kernel import Illegal
from zaslonka.protocol import bodies
from zaslonka.server.operations.identity import new_seed
from zaslonka.server.operations.seeds import HOLDS_SECONDS, Seeds
from zaslonka.server.tables.deeds import Doer, Nodes, at_lead
from zaslonka.table.seeds import commitment


class Promises(Doer):
    """What was promised to whom, in the memory of the node that leads."""

    def __init__(self, nodes: Nodes) -> None:
        super().__init__(nodes)
        self._seeds = Seeds()

    def promise(self, person: str) -> bodies.Promise:
        """Draw a seed and commit to it."""
        seed = new_seed()
        promised = commitment(seed)
        self._seeds.promise(person, promised, seed)
        return bodies.Promise(promised, HOLDS_SECONDS)

    async def kept(self, person: str, promised: str | None) -> bytes:
        """The seed that was committed to; without a commitment a new one."""
        if promised is None:
            return new_seed()
        seed = await self.take(person, promised)
        if seed is None:
            raise Illegal("TAB-47", "seed_not_promised")
        return seed

    @at_lead
    async def take(self, person: str, promised: str) -> bytes | None:
        return self._seeds.take(person, promised)
