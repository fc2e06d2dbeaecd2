"""Log records: their two forms, and what is kept out of them."""

import asyncio
import json
import logging
import subprocess
import sys
from contextvars import Context
from pathlib import Path

import pytest

from bot.logs import OutageFilter, configure_logging, log_context
from bot.settings import Settings
from bot.store import DatabaseAway

ROOT = Path(__file__).parents[1]


@pytest.fixture
def log_with(capsys):
    """Set logging up, log, and answer the lines that were written."""

    def log_lines(act, **settings):
        configure_logging(Settings(token=None, database_url="sqlite:///x", **settings))
        # Whatever another test's bot was at when it was ended is no business of these lines.
        Context().run(act)
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


TOKEN = "aW50ZXJhY3Rpb246MTQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDpYWVo1c2VjcmV0_-9"
BOT_TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.fghijklmnopqrstuvwxyz0123456789ABCDEF"
API = "https://discord.com/api/v10"
SECRETS = {
    f"Can not write request body for {API}/webhooks/1234/{TOKEN}": "/webhooks/1234/***",
    f"Cannot write to {API}/interactions/1444/{TOKEN}/callback?with_response=1": "1444/***/callback?with",
    f"PATCH URL('{API}/webhooks/1234/plain-token/messages/@original')": "1234/***/messages/@original')",
    f"the token is {TOKEN}, of 1234": "the token is ***, of 1234",
    f"Authorization: Bot {BOT_TOKEN}!": "Authorization: Bot ***!",
    "postgresql+asyncpg://gnau:pa55word@db:5432/gnau": "postgresql+asyncpg://gnau:***@db:5432/gnau",
}


@pytest.mark.parametrize("log_json", [False, True])
@pytest.mark.parametrize("said", SECRETS)
@pytest.mark.parametrize("name", ["bot.app", "discord.http"])
@pytest.mark.logs_errors
def test_no_token_or_password_is_logged(log_with, said, log_json, name):
    def fail():
        extra = {"where": said}
        logging.getLogger(name).error("lost: %s", said, exc_info=ValueError(said), extra=extra)

    written = "\n".join(log_with(fail, log_json=log_json))
    assert written.count(SECRETS[said]) >= 2
    assert "lost" in written
    for secret in (TOKEN, BOT_TOKEN, "plain-token", "pa55word"):
        assert secret not in written


def test_what_only_looks_like_a_secret_is_logged(log_with):
    said = "File /gnau/bot/views/webhooks.py, table 7, https://discord.com/api/v10/channels/123/messages/456"
    assert log_with(lambda: logging.getLogger("bot.app").info(said))[0].endswith(said)


class Stopwatch:
    now_s = 100.0

    def __call__(self):
        return self.now_s


@pytest.fixture
def outage():
    """A handler's filter, its clock, and a function that returns what becomes of a record of an error."""
    clock = Stopwatch()
    quiet = OutageFilter(clock)

    def pass_on(error, level=logging.ERROR, name="bot.app"):
        traceback = (type(error), error, None)
        record = logging.LogRecord(name, level, __file__, 1, "table %d failed", (7,), traceback)
        return record if quiet.filter(record) else None

    return clock, pass_on


@pytest.mark.parametrize("level", [logging.ERROR, logging.WARNING])
def test_a_database_that_is_away_is_one_line_a_second(outage, level):
    clock, pass_on = outage
    told = []
    for tenth in range(30):
        clock.now_s = 100 + tenth / 10
        told.append(pass_on(DatabaseAway("ConnectionRefusedError"), level, "bot.app"))
        # Whoever keeps the connections tells of them as the network does.
        told.append(pass_on(ConnectionRefusedError(), level, "sqlalchemy.pool"))
    lines = [(record.levelname, record.getMessage(), record.exc_info) for record in told if record]
    more = "DatabaseAway, and 19 more such lines left out"
    assert lines == [
        ("WARNING", "table 7 failed: DatabaseAway", None),
        ("WARNING", f"table 7 failed: {more}", None),
        ("WARNING", f"table 7 failed: {more}", None),
    ]


def test_an_error_of_the_program_keeps_its_traceback_meanwhile(outage):
    _, pass_on = outage
    assert pass_on(DatabaseAway())
    assert pass_on(DatabaseAway()) is None
    for error in (KeyError("table"), TimeoutError("Discord's")):
        kept = pass_on(error)
        assert kept.levelname == "ERROR"
        assert kept.exc_info


@pytest.mark.logs_errors
def test_an_outage_of_the_database_is_one_line_for_all_loggers(log_with):
    def fail():
        for name in ("bot.services.wakeups", "discord.client", "asyncio"):
            logging.getLogger(name).error("it failed", exc_info=DatabaseAway("TimeoutError"))
            logging.getLogger(name).error("it failed", exc_info=KeyError("table"))

    lines = log_with(fail)
    assert lines[0].endswith("WARNING bot.services.wakeups: it failed: DatabaseAway")
    assert [line for line in lines[1:] if "DatabaseAway" in line] == []
    assert sum("ERROR" in line for line in lines) == 3
    assert (
        log_with(lambda: logging.getLogger("bot").error("", exc_info=DatabaseAway()), log_level="ERROR") == []
    )


def say(*_):
    logging.getLogger("bot.app").info("dealt")


def deal_with_context():
    with log_context(guild=5, table=7), log_context(round=3):
        say()


def test_the_log_context_stands_at_the_end_of_a_line_of_text(log_with):
    [line] = log_with(deal_with_context)
    assert line.endswith("INFO    bot.app: dealt [guild 5, table 7, round 3]")


def test_the_log_context_is_fields_of_a_json_object(log_with):
    [line] = log_with(deal_with_context, log_json=True)
    entry = json.loads(line)
    assert (entry["message"], entry["guild"], entry["table"], entry["round"]) == ("dealt", 5, 7, 3)


def test_a_log_context_holds_within_its_block_and_none_takes_a_field_away(log_with):
    def act():
        with log_context(guild=5, round=2):
            with log_context(table=7, round=None):
                say()
            say()
        say()

    endings = [line.partition("dealt")[2] for line in log_with(act)]
    assert endings == [" [guild 5, table 7]", " [guild 5, round 2]", ""]


def test_records_of_libraries_get_the_log_context_and_keep_fields_of_their_own(log_with):
    def act():
        with log_context(guild=5, table=7):
            logging.getLogger("discord.http").warning("late", extra={"table": 8})

    assert log_with(act)[0].endswith("late [guild 5, table 8]")


def test_a_task_keeps_the_log_context_it_was_started_in(log_with):
    async def at_two_tables():
        started = []
        for table in (1, 2):
            with log_context(table=table):
                started.append(asyncio.create_task(asyncio.to_thread(say)))
        await asyncio.gather(*started)

    lines = log_with(lambda: asyncio.run(at_two_tables()))
    assert sorted(line.partition("dealt")[2] for line in lines) == [" [table 1]", " [table 2]"]


@pytest.mark.logs_errors
def test_a_traceback_follows_the_line_with_the_log_context(log_with):
    def fail():
        with log_context(table=7):
            try:
                int("nine")
            except ValueError:
                logging.getLogger("bot.app").exception("a table fell over")

    lines = log_with(fail)
    assert lines[0].endswith("a table fell over [table 7]")
    assert lines[-1].startswith("ValueError")


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
