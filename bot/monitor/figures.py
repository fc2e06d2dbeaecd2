"""The figures of one process. Their labels hold no ids of people and servers, and no cards."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

# Discord waits three seconds for the first answer.
_ANSWER_BUCKETS_S = (0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0)


class Figures:
    """What is counted and measured.

    Args:
        registry: Where it is collected; each process of a test may have one of its own.
    """

    def __init__(self, registry: CollectorRegistry) -> None:
        self.registry = registry
        self.interactions = Counter(
            "gnau_interactions",
            "Clicks, commands, forms and suggestions by what became of them",
            ["kind", "outcome"],
            registry=registry,
        )
        self.answer_seconds = Histogram(
            "gnau_answer_seconds",
            "From the arrival of an interaction to the moment Discord has its first answer",
            buckets=_ANSWER_BUCKETS_S,
            registry=registry,
        )
        self.rounds = Counter("gnau_rounds", "Settled rounds by game", ["game"], registry=registry)
        self.open_tables = Gauge(
            "gnau_open_tables", "Open tables in the servers of this process", registry=registry
        )
        self.transactions = Counter(
            "gnau_transactions", "Changes of the database, kept or undone", ["outcome"], registry=registry
        )
        self.rest_failures = Counter(
            "gnau_rest_failures",
            "Requests that Discord refused, by HTTP status and Discord's own code (0 without one)",
            ["status", "code"],
            registry=registry,
        )
        self.leases = Gauge("gnau_leases", "Servers that this process answers for", registry=registry)
        self.loop_lag_seconds = Gauge(
            "gnau_event_loop_lag_seconds", "How late the event loop last woke", registry=registry
        )
        self.shard_latency_seconds = Gauge(
            "gnau_shard_latency_seconds", "From a heartbeat to its answer", ["shard"], registry=registry
        )

    def note_transaction(self, *, is_kept: bool) -> None:
        """Count a change of the database."""
        self.transactions.labels("kept" if is_kept else "undone").inc()
