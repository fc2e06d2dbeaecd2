"""Log records: their two forms, and what is kept out of them."""

import json
import logging
import subprocess
import sys
from pathlib import Path

import pytest

from bot.logs import configure_logging
from bot.settings import Settings

ROOT = Path(__file__).parents[1]


@pytest.fixture
def log_with(capsys):
    """Set logging up, log, and answer the lines that were written."""

    def log_lines(act, **settings):
        configure_logging(Settings(token=None, database_url="sqlite:///x", **settings))
        act()
        out, err = capsys.readouterr()
        assert out == ""
        return err.splitlines()

    return log_lines


def at_every_level(name):
    logger = logging.getLogger(name)
    for level in ("debug", "info", "warning"):
        getattr(logger, level)("%s of %s", level, name)


def test_a_record_is_a_line_of_text(log_with):
    [line] = log_with(lambda: logging.getLogger("bot.app").info("table %s", 7))
    assert line.endswith("INFO    bot.app: table 7")


def test_a_record_is_a_json_object(log_with):
    extra = {"guild": 5, "place": {1}}
    [line] = log_with(
        lambda: logging.getLogger("bot.app").warning("table „%s“", 7, extra=extra), log_json=True
    )
    entry = json.loads(line)
    assert entry.pop("time").endswith("+00:00")
    assert entry == {
        "level": "WARNING",
        "logger": "bot.app",
        "message": "table „7“",
        "guild": 5,
        "place": "{1}",
    }
    assert line.isascii()


@pytest.mark.logs_errors
def test_a_traceback_stays_within_its_json_object(log_with):
    def fail():
        try:
            int("nine")
        except ValueError:
            logging.getLogger("bot.app").exception("a table fell over")

    [line] = log_with(fail, log_json=True)
    assert json.loads(line)["exception"].endswith("'nine'")


@pytest.mark.parametrize(
    ("level", "own", "of_libraries"),
    [
        ("DEBUG", ["debug", "info", "warning"], ["info", "warning"]),
        ("INFO", ["info", "warning"], ["info", "warning"]),
        ("WARNING", ["warning"], ["warning"]),
        ("ERROR", [], []),
    ],
)
def test_the_level_is_kept(log_with, level, own, of_libraries):
    for names, expected in ((("bot.app", "cogs.gnau"), own), (("discord.http", "aiosqlite"), of_libraries)):
        for name in names:
            lines = log_with(lambda name=name: at_every_level(name), log_level=level)
            assert [line.split(": ")[-1].split()[0] for line in lines] == expected


def test_an_error_record_fails_a_test(tmp_path):
    (tmp_path / "test_probe.py").write_text("""if True:
        import logging
        import pytest
        from bot.logs import configure_logging
        from bot.settings import Settings

        def test_one():
            configure_logging(Settings(token=None, database_url="x"))
            logging.getLogger("bot.app").error("one fell over")

        async def test_two():
            logging.getLogger("elsewhere").critical("two fell over")

        @pytest.mark.logs_errors
        def test_three():
            logging.getLogger("bot.app").error("three meant to")

        def test_four():
            logging.getLogger("bot.app").warning("four is well")
            pytest.skip("a fifth player not found: invite one")
    """)
    words = ["-p", "tests.conftest", "-c", ROOT / "pyproject.toml", "-p", "no:randomly", tmp_path]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    for line in ("bot.app: one fell over", "elsewhere: two fell over", "1 test - a fifth player not found"):
        assert line in done.stdout
    assert "3 passed, 1 skipped, 2 errors" in done.stdout
