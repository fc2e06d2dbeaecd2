"""What became of a seed, and how to run it again."""

from collections import Counter
from dataclasses import dataclass, field

from tests.simulation.bugs import Bug


@dataclass
class Outcome:
    """What became of a seed.

    Args:
        violations: What was wrong; empty where nothing was.
        counts: The faults by kind, and deaths, rounds, postings, interactions, messages.
        points: How many await points there were.
    """

    seed: int
    violations: list[str] = field(default_factory=list)
    digest: str = ""
    tail: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    points: int = 0


def replay(seed: int, steps: int, bug: Bug | None = None) -> str:
    """Return the command that runs a seed again."""
    command = f"python -m tests.simulation --seed {seed} --steps {steps}"
    return f"{command} --bug {bug}" if bug else command
