"""What a host can watch: numbers only, nothing of what is played."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)
_SLOW = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        own = self._registry = CollectorRegistry()
        self.tables = Gauge("zaslonka_tables_open", "Tables in memory", registry=own)
        self.connections = Gauge("zaslonka_connections", "Open WebSockets", registry=own)
        self.plies = Counter("zaslonka_plies", "Plies played", ["game"], registry=own)
        self.refused = Counter("zaslonka_refused", "Commands refused", ["rule"], registry=own)
        self.failed = Counter("zaslonka_failed", "Unreadable messages", ["code"], registry=own)
        self.commits = Histogram(
            "zaslonka_commit_seconds", "Time of a commit", buckets=_QUICK, registry=own
        )
        self.jobs = Counter("zaslonka_commit_jobs", "Changes committed", registry=own)
        self.thinking = Histogram(
            "zaslonka_thinking_seconds",
            "Time bots think, waiting for a worker included",
            buckets=_SLOW,
            registry=own,
        )

    def committed(self, jobs: int, seconds: float) -> None:
        self.jobs.inc(jobs)
        self.commits.observe(seconds)

    def page(self) -> bytes:
        return generate_latest(self._registry)
