"""A bank in one process, for the tests of what watches the bank."""

import pytest


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path) -> str:
    """The address of an empty database: every test that uses it runs once for each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/gnau.sqlite3"
    address: str = request.getfixturevalue("postgres_url")
    return address
