"""`run`: every way it cannot start, and the ways it ends."""

import itertools
import os
import signal
import socket
import subprocess
import sys
from http import HTTPStatus
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import discord
import pytest

from bot.app import CardsBot
from bot.store import Leases
from bot.tables.ids import GuildId
from bot.tables.leases import Holder, Lease
from tests.cli.conftest import APPLICATION_ID
from tests.support.clock import NOW_MS
from tests.support.hanging import HANGS_S
from tests.support.known_commands import known_command
from tests.support.tiers import alike

ROOT = Path(__file__).parents[2]


class FakeDiscord:
    """Lets the bot in, or not, without a network."""

    def __init__(self, patch):
        self.refuses: Exception | None = None
        self.breaks_off: BaseException | None = None
        self.tokens: list[str] = []
        self.syncs = 0
        patch.setattr(discord.http.HTTPClient, "static_login", self._static_login)
        patch.setattr(CardsBot, "application_info", self._application_info)
        patch.setattr(CardsBot, "connect", self._connect)
        patch.setattr(discord.http.HTTPClient, "bulk_upsert_global_commands", self._upsert)
        patch.setattr(discord.http.HTTPClient, "get_application_emojis", self._emojis)

    async def _static_login(self, token):
        self.tokens.append(token)
        if self.refuses:
            raise self.refuses
        return {"id": str(APPLICATION_ID), "username": "Gnau", "discriminator": "0", "avatar": None}

    async def _application_info(self):
        return SimpleNamespace(
            id=APPLICATION_ID, interactions_endpoint_url=None, flags=discord.ApplicationFlags()
        )

    async def _connect(self, *, reconnect):
        if self.breaks_off:
            raise self.breaks_off

    async def _emojis(self, application_id):
        return {"items": []}

    async def _upsert(self, application_id, payload):
        self.syncs += 1
        return [known_command(command, application_id) for command in payload]


@pytest.fixture
def fake(monkeypatch):
    return FakeDiscord(monkeypatch)


def http_error(status, message):
    response = SimpleNamespace(status=status.value, reason=status.phrase)
    return discord.HTTPException(response, message)  # a response as far as it is read


def assert_one_sentence(answer, beginning, token):
    __tracebackhide__ = True
    complaints = [line for line in answer.err.splitlines() if " INFO " not in line and " DEBUG " not in line]
    assert len(complaints) == 1, answer.err
    assert complaints[0].startswith(beginning)
    assert (answer.status, answer.out) == (2, "")
    for part in token.split("."):
        assert part not in answer.err


def test_a_missing_token(cli, fake):
    answer = cli("run")
    assert_one_sentence(
        answer, "DISCORD_TOKEN isn't set. Write a line DISCORD_TOKEN=… with the bot's token into /", "?"
    )
    assert fake.tokens == []


@pytest.mark.parametrize("bad", ["s3cr3t", "Bot {token}", "{token} x", "{token}é"])
def test_a_malformed_token(cli, fake, token, bad):
    answer = cli("run", DISCORD_TOKEN=bad.format(token=token))
    assert_one_sentence(answer, "DISCORD_TOKEN doesn't look like a bot token.", token)
    assert fake.tokens == []


@pytest.mark.parametrize(
    "case",
    alike(
        [
            (discord.LoginFailure("Improper token has been passed."), "Discord refused DISCORD_TOKEN."),
            (aiohttp.ClientConnectionError("Cannot connect to host"), "Discord can't be reached."),
            (http_error(HTTPStatus.BAD_GATEWAY, ""), "Discord refused: 502 Bad Gateway"),
            (aiohttp.ServerTimeoutError("Too slow"), "Discord can't be reached."),
            (ConnectionResetError(104, "Connection reset by peer"), "Discord can't be reached."),
            (TimeoutError(), "Discord can't be reached."),
        ],
        3,
    ),
)
@pytest.mark.usefixtures("laid_out")
@pytest.mark.parametrize("level", alike(["DEBUG", "WARNING"]))
def test_a_login_that_fails(cli, fake, token, case, level):
    error, beginning = case
    fake.refuses = error
    assert_one_sentence(cli("run", DISCORD_TOKEN=token, LOG_LEVEL=level), beginning, token)
    assert fake.tokens == [token]


def test_missing_intents(cli, fake, token):
    fake.breaks_off = discord.PrivilegedIntentsRequired(None)
    assert_one_sentence(cli("run", DISCORD_TOKEN=token), "Discord refused the bot's intents,", token)


@pytest.mark.parametrize(
    ("url", "beginning"),
    [
        ("sqlite:///file/gnau.sqlite3", "The database file/gnau.sqlite3 can't be written."),
        ("sqlite:///file", "file isn't a usable database."),
        ("oracle://gnau:pa55word@db/gnau", "DATABASE_URL can't be read."),
    ],
)
def test_a_database_that_cannot_be_used_is_found_before_the_login(cli, fake, token, tmp_path, url, beginning):
    fake.refuses = discord.LoginFailure("Improper token has been passed.")
    (tmp_path / "file").write_text("This is no database, and long enough to be sure of that. " * 20)
    answer = cli("run", DISCORD_TOKEN=token, DATABASE_URL=url)
    assert_one_sentence(answer, beginning, token)
    assert "pa55word" not in answer.err
    assert fake.tokens == []


def test_a_database_server_that_is_not_there(cli, fake, token):
    pytest.importorskip("asyncpg", reason="asyncpg not found: pip install -e '.[dev]'")
    answer = cli("run", DISCORD_TOKEN=token, DATABASE_URL="postgresql://gnau:pa55word@127.0.0.1:1/gnau")
    assert_one_sentence(answer, "The database at postgresql+asyncpg://gnau:***@127.0.0.1:1/gnau", token)
    assert "pa55word" not in answer.err


def test_run_tells_every_wrong_setting_at_once(cli, fake):
    answer = cli("run", GNAU_REVEAL_S="soon", SHARD_COUNT="0")
    assert (answer.status, answer.out) == (2, "")
    assert [line.split()[0] for line in answer.err.splitlines()] == ["GNAU_REVEAL_S", "SHARD_COUNT"]


def test_the_commands_are_synced_on_the_first_start_only(cli, fake, token, tmp_path):
    for _ in range(2):
        answer = cli("run", DISCORD_TOKEN=token)
        assert (answer.status, answer.out) == (0, "")
        assert token not in answer.err
    assert fake.syncs == 1
    assert (tmp_path / "gnau.sqlite3").exists()


def test_run_warns_of_no_voice_libraries(cli, fake, token):
    assert cli("run", DISCORD_TOKEN=token, LOG_LEVEL="WARNING") == (0, "", "")


def test_a_port_for_health_that_is_taken(cli, fake, token):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        answer = cli("run", DISCORD_TOKEN=token, MONITOR_PORT=str(port))
    assert_one_sentence(answer, f"Health and figures can't be served at 127.0.0.1:{port}", token)
    assert fake.tokens == []


class HastyClock:
    """A clock by which five seconds pass between any two looks."""

    def __init__(self):
        self.now = itertools.count(NOW_MS, 5000)

    def now_ms(self):
        return next(self.now)


@pytest.fixture
def someone_else(monkeypatch):
    """Another process that serves server 5 << 22 and renews its lease before every look."""
    now = itertools.count(NOW_MS + 3_600_000)

    async def of_others(_leases, _holder):
        return [Lease(GuildId(5 << 22), Holder("b" * 32, "teh:2"), next(now))]

    monkeypatch.setattr(Leases, "of_others", of_others)
    monkeypatch.setattr("bot.cli.run.SystemClock", HastyClock)
    monkeypatch.setattr("bot.services.leases._LOOK_AGAIN_S", 0)


def test_run_refuses_servers_that_another_process_serves(cli, fake, token, someone_else):
    answer = cli("run", DISCORD_TOKEN=token)
    assert_one_sentence(answer, "Process teh:2 already runs these servers.", token)
    assert "SHARD_IDS" in answer.err
    assert fake.tokens == []


@pytest.mark.parametrize("case", alike([("5", 2), ("0-4,6-7", 0)]))
def test_run_starts_only_beside_processes_with_other_shards(cli, fake, token, someone_else, case):
    ids, status = case
    assert cli("run", DISCORD_TOKEN=token, SHARD_COUNT="8", SHARD_IDS=ids).status == status


@pytest.mark.parametrize("case", alike([("2-3", 0), ("0-1", 1)]))
def test_of_several_processes_the_one_with_the_first_shard_syncs(cli, fake, token, case):
    ids, syncs = case
    assert cli("run", DISCORD_TOKEN=token, SHARD_COUNT="4", SHARD_IDS=ids).status == 0
    assert fake.syncs == syncs


unix = pytest.mark.skipif(sys.platform == "win32", reason="signals as of Unix: run the tests there")
PREPARED = """if True:
    import asyncio, os, signal, sys
    from sqlalchemy import event
    from sqlalchemy.engine import Engine
    from bot.app import CardsBot
    from bot.cli import main

    async def start(bot, token):
        await bot.setup_hook()
        print("started", flush=True)
        await asyncio.Event().wait()

    async def sync_once(bot):
        pass

    CardsBot.start = start
    CardsBot._sync_once = sync_once
"""


def interrupted(script, token, folder, *names):
    """Run a script, send it signals once it has started; return its status and all that it says then."""
    settings = {"DISCORD_TOKEN": token, "DATABASE_URL": "sqlite:///gnau.sqlite3", "LOG_LEVEL": "WARNING"}
    process = subprocess.Popen(
        [sys.executable, "-c", script],
        env={**os.environ, **settings, "PYTHONPATH": str(ROOT)},
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == "started\n"
        for name in names:
            process.send_signal(signal.Signals[name])
        try:
            out, err = process.communicate(timeout=HANGS_S)
        finally:
            process.kill()
    return process.returncode, out, err


@unix
@pytest.mark.parametrize(
    "names",
    alike([["SIGINT"], ["SIGTERM"], ["SIGINT", "SIGINT", "SIGTERM"]]),
)
def test_a_signal_ends_run_cleanly(token, tmp_path, names):
    assert interrupted(f"{PREPARED}\n    sys.exit(main(['run']))", token, tmp_path, *names) == (0, "", "")
    # Closed, not cut off: SQLite keeps a log beside the file for as long as somebody has it open.
    assert [path.name for path in tmp_path.glob("gnau.sqlite3*")] == ["gnau.sqlite3"]


@unix
def test_at_its_end_python_looks_for_nothing_to_throw_away(token, tmp_path):
    # What is registered first is done last.
    script = f"""{PREPARED}
    import atexit, gc
    atexit.register(lambda: print(gc.get_freeze_count() > 0))
    sys.exit(main(['run']))
    """
    assert interrupted(script, token, tmp_path, "SIGTERM") == (0, "True\n", "")


@unix
def test_ctrl_c_during_the_imports_says_nothing(token, tmp_path):
    script = """if True:
        import sys, time

        class Slow:
            def find_spec(self, name, path=None, target=None):
                if name == "sqlalchemy":
                    print("started", flush=True)
                    time.sleep(60)

        sys.meta_path.insert(0, Slow())
        sys.argv = ["bot", "run"]
        from bot.__main__ import main
        sys.exit(main())
    """
    assert interrupted(script, token, tmp_path, "SIGINT") == (-signal.SIGINT, "", "")


@unix
@pytest.mark.parametrize("statement", alike(["CREATE TABLE", "INSERT INTO alembic_version"]))
def test_ctrl_c_during_migrations_ends_run_cleanly(token, tmp_path, statement):
    script = f"""{PREPARED}
    left = ["{statement}"]

    def interrupt(_connection, _cursor, statement, *_):
        if left and left[0] in statement:
            left.clear()
            print("started", flush=True)
            os.kill(os.getpid(), signal.SIGINT)

    event.listen(Engine, "before_cursor_execute", interrupt)
    sys.exit(main(["run"]))
    """
    assert interrupted(script, token, tmp_path) == (0, "", "")
