"""What a host can watch: numbers only, nothing of what is played.

Whoever reads them often sees each of them move, so they count what everybody can see anyway: no
secret ply, note, whisper, mark or hint, and no refusal, of which nobody else learns (TAB-34).
"""

import collections
from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily
from prometheus_client.registry import Collector

_QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)
_SLOW = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)


class Plies(Collector):
    """Plies told to everybody, of each game: counted at every move, and so by next to nothing."""

    def __init__(self) -> None:
        self.told: collections.Counter[str] = collections.Counter()

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily("zaslonka_plies", "Plies told to everybody", labels=["game"])
        for game, told in self.told.items():
            family.add_metric([game], told)
        yield family


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        own = self._registry = CollectorRegistry()
        self.tables = Gauge("zaslonka_tables_open", "Tables in memory", registry=own)
        self.connections = Gauge("zaslonka_connections", "Open WebSockets", registry=own)
        self.plies = Plies()
        own.register(self.plies)
        self.failed = Counter("zaslonka_failed", "Unreadable messages", ["code"], registry=own)
        # Only of what everybody can see to have happened: whose turn it is.
        self.pushes = Counter(
            "zaslonka_pushes", "Messages to devices of people away", ["outcome"], registry=own
        )
        self.commits = Histogram(
            "zaslonka_commit_seconds", "Time of a commit", buckets=_QUICK, registry=own
        )
        self.jobs = Counter("zaslonka_commit_jobs", "Commits of what all can see", registry=own)
        self.thinking = Histogram(
            "zaslonka_thinking_seconds",
            "Time bots think, waiting for a worker included",
            buckets=_SLOW,
            registry=own,
        )

    def watch_questions(
        self,
        waiting: Callable[[], float],
        longest: Callable[[], float],
        joined: Callable[[], float],
    ) -> None:
        """What waits for a worker now; no count of all there were, for some are secret."""
        for name, told, what in (
            ("zaslonka_questions_waiting", "Questions that wait for a worker", waiting),
            ("zaslonka_questions_longest_seconds", "How long the oldest has waited", longest),
            ("zaslonka_joined_workers", "Workers of thinkers that have joined", joined),
        ):
            Gauge(name, told, registry=self._registry).set_function(what)

    def watch_nodes(self, nodes: Callable[[], float], slots: Callable[[], float]) -> None:
        """Where several processes serve a house: how many this one sees, and what it has."""
        for name, told, what in (
            ("zaslonka_nodes", "Processes that serve the house", nodes),
            ("zaslonka_slots", "Slots of tables that are at home here, of 256", slots),
        ):
            Gauge(name, told, registry=self._registry).set_function(what)

    def committed(self, jobs: int, seconds: float) -> None:
        """A commit of so many changes that others can see; of one with none nothing is said."""
        if jobs:
            self.jobs.inc(jobs)
            self.commits.observe(seconds)

    def page(self) -> bytes:
        return generate_latest(self._registry)
