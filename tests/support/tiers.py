"""The two tiers of the suite, and what a run has left out, which is said plainly at its end.

The fast tier is what pytest runs when nothing else is said. The thorough one is what `THOROUGH` selects:
tests with the mark `thorough`, everything that needs a PostgreSQL server, and once more, with many more
examples, the tests whose examples Hypothesis thinks up. A few tests with a server are marked `fast`: they go
once through what is different there.

A test that needs something a machine may lack is skipped with a reason of the form `what is missing: how to
get it`, for example `pytest.skip("Chromium not found: apt-get install chromium")`.
"""

import importlib.util
from collections import Counter
from collections.abc import Generator, Sequence
from typing import Any, Final

import pytest
from hypothesis import settings

THOROUGH: Final = '-m "thorough or hypothesis" --hypothesis-profile=thorough'

_MARK: Final = "thorough"
# Tests of the fast tier that need a server share one.
_ONE_SERVER: Final = pytest.mark.xdist_group("postgres")
_USUAL_EXAMPLES: Final = 100
_left_out = pytest.StashKey[int]()

# The machine may be busy with something else: how long a thing takes is a question for tests/bench.
settings.register_profile("fast", deadline=None, max_examples=_USUAL_EXAMPLES // 4)
settings.register_profile("thorough", deadline=None, max_examples=_USUAL_EXAMPLES * 3 // 2)
settings.load_profile("fast")


def examples(usual: int) -> int:
    """Return how many examples this tier takes of a test whose number is not the usual one.

    Args:
        usual: How many it would take where others take the hundred that Hypothesis takes by itself.
    """
    return max(2, usual * settings().max_examples // _USUAL_EXAMPLES)


def alike(things: Sequence[Any], fast: int = 1) -> list[Any]:
    """Return parameters for a test that hardly says something else with another of them.

    Args:
        fast: How many of them are for the fast tier; the others are for the thorough one.
    """
    return [*things[:fast], *(pytest.param(thing, marks=pytest.mark.thorough) for thing in things[fast:])]


@pytest.hookimpl(optionalhook=True, wrapper=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """Have more workers than processors: every fifth moment a worker waits, most often for a database."""
    processors = yield
    return processors + (processors + 1) // 2


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs a PostgreSQL server."""
    for item in items:
        if _needs_server(item):
            item.add_marker(_ONE_SERVER if item.get_closest_marker("fast") else _MARK)


def _needs_server(item: pytest.Item) -> bool:
    parameters = item.callspec.params.values() if hasattr(item, "callspec") else ()
    kinds = {
        kind
        for each in parameters
        for kind in (each if isinstance(each, tuple) else (each,))
        if isinstance(kind, str)
    }
    return "postgres_server" in getattr(item, "fixturenames", ()) or "postgres" in kinds


def pytest_deselected(items: list[pytest.Item]) -> None:
    """Count what the thorough tier has."""
    for item in items:
        if item.get_closest_marker(_MARK):
            item.config.stash[_left_out] = item.config.stash.get(_left_out, 0) + 1


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Tell the process that started this worker, if one did."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput[_MARK] = session.config.stash.get(_left_out, 0)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Hear what a worker has left out; all of them leave out the same."""
    node.config.stash[_left_out] = getattr(node, "workeroutput", {}).get(_MARK, 0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say for each reason how many tests were left out, and how to get them."""
    reasons = Counter(_reason(report) for report in terminalreporter.stats.get("skipped", ()))
    reasons[f"they are the thorough tier: pytest -n auto {THOROUGH}"] = config.stash.get(_left_out, 0)
    lines = [
        f"{count} test{'s' if count > 1 else ''} - {why}" for why, count in reasons.most_common() if count
    ]
    if importlib.util.find_spec("simcord") is None:
        lines.insert(0, 'every test of the Discord side - simcord not found: pip install -e ".[dev]"')
    if lines:
        terminalreporter.section("left out")
    for line in lines:
        terminalreporter.line(line)


def _reason(report: pytest.TestReport) -> str:
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return reason.removeprefix("Skipped: ")
