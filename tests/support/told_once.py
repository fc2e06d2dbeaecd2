"""The failure of a fixture that many tests share is told once, by the first of them."""

from typing import Any, Final

import pytest

_told: Final = pytest.StashKey[dict[int, tuple[str, BaseException]]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """Skip a test whose fixture has failed another one before: pytest raises the same exception again."""
    report = yield
    if call.when == "setup" and call.excinfo is not None and report.failed:
        error = call.excinfo.value
        first, _ = item.config.stash.setdefault(_told, {}).setdefault(id(error), (item.nodeid, error))
        if first != item.nodeid:
            report.outcome = "skipped"
            report.longrepr = (str(item.path), None, f"Skipped: a fixture has failed: see {first}")
    return report
