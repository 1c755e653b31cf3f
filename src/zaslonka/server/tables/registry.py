"""The registry: what a process has of its house, each in its own room."""

from zaslonka.server.tables.challenges import Challenges
from zaslonka.server.tables.contests import Contests
from zaslonka.server.tables.deeds import Alone, Nodes
from zaslonka.server.tables.deleting import Deleting
from zaslonka.server.tables.entrance import Entrance
from zaslonka.server.tables.forgetting import Forgetting
from zaslonka.server.tables.hall import Hall
from zaslonka.server.tables.leading import Leading
from zaslonka.server.tables.listing import Listing
from zaslonka.server.tables.making import Making
from zaslonka.server.tables.naming import Naming
from zaslonka.server.tables.partners import Partners
from zaslonka.server.tables.promises import Promises
from zaslonka.server.tables.puzzles import PuzzleHouse
from zaslonka.server.tables.results import Results
from zaslonka.server.tables.services import Services


class Registry:
    """Made once for a process; whoever answers people asks it for what they need."""

    def __init__(self, services: Services, nodes: Nodes | None = None) -> None:
        nodes = nodes or Alone()
        self.services = services
        self.entrance = Entrance(services.settings.limits, nodes)
        self.hall = Hall(services, nodes)
        self.promises = Promises(nodes)
        self.making = Making(self.hall, self.promises)
        self.listing = Listing(self.hall)
        self.partners = Partners(self.hall, self.listing, self.making)
        self.challenges = Challenges(services)
        self.contests = Contests(self.hall)
        self.puzzles = PuzzleHouse(services, self.hall.remove)
        self.deleting = Deleting(self.hall, self.puzzles)
        self.results = Results(services)
        self.naming = Naming(self.hall)
        self.forgetting = Forgetting(self.hall, self.naming, self.puzzles, self.results)
        self.leading = Leading(self.hall)
