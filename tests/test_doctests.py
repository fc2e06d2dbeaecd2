"""The examples in the docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

import bot

# Migrations are run by Alembic, the main module by Python.
MODULES = [
    module.name
    for module in pkgutil.walk_packages(bot.__path__, "bot.", onerror=lambda _: None)
    if "migrations" not in module.name and module.name != "bot.__main__"
]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str):
    if name.startswith("bot.playground"):
        pytest.importorskip("simcord", reason='simcord not found: pip install -e ".[dev]"')
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_docstrings_hold_examples():
    rules = [name for name in MODULES if name.startswith("bot.rules.")]
    found = [test for name in rules for test in doctest.DocTestFinder().find(importlib.import_module(name))]
    assert sum(len(test.examples) for test in found) >= 8
