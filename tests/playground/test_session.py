"""`python -m bot play` without a browser."""

import asyncio
import importlib.util
import os
import re
import signal
import socket
import time

import pytest

from tests.support.hanging import HANGS_S

pytest.importorskip("markdown_it", reason="simcord not installed: pip install -e '.[play]'")

import simcord

from bot.cli import main
from bot.features.privacy.service import ARCHIVE_NAME
from bot.playground import SETTLE_S, PortTaken, finish_now, simulate_discord
from bot.settings import SETTINGS
from tests.playground.sessions import playing
from tests.playground.visitor import visiting
from tests.support.texts import shipped_texts
from tests.support.tiers import alike

TEXT = shipped_texts().text()
LETTER = TEXT("play-direct-message")
# A reveal that no click waits for: it comes by itself.
LATER_S = int(SETTLE_S) + 1


def ids(world):
    return [world.channel.guild.id, world.channel.id, *(person.id for person in world.people)]


async def test_everybody_and_everything_has_the_same_id_every_evening(new_bot):
    assert ids(simulate_discord(new_bot(), TEXT)) == ids(simulate_discord(new_bot(), TEXT))


async def test_messages_of_two_evenings_have_different_ids(new_bot):
    first = simulate_discord(new_bot(), TEXT)
    # An id holds the millisecond of its making.
    await asyncio.sleep(0.01)
    second = simulate_discord(new_bot(), TEXT)
    assert first.env.backend.snowflake() != second.env.backend.snowflake()


async def test_the_simulated_discord_keeps_the_real_time(new_bot):
    before_s = time.time()
    world = simulate_discord(new_bot(), TEXT)
    assert before_s - 1 <= world.env.now().timestamp() <= time.time() + 1


async def test_a_direct_message_is_shown_to_its_reader_alone(new_bot):
    async with playing(new_bot()) as url, visiting(url) as ann, visiting(url) as cat:
        await cat.sit_as(ann.people["Mei Ling"])
        await ann.run("gnau open")
        await ann.click("Join")
        await ann.click("Deal")
        await cat.until(lambda: "Reveal" in cat.buttons())
        assert sum(LETTER.removeprefix("-# ") in text for text in ann.texts()) == 1
        assert not any("Direct message" in text or "Your cards" in text for text in cat.texts())


async def test_the_buttons_of_a_direct_message_work(new_bot):
    async with playing(new_bot(gnau_suspense="off")) as url, visiting(url) as ann:
        await ann.run("gnau open", split="own")
        await ann.click("Join")
        await ann.click("Deal")
        assert "Deal again" not in ann.buttons()
        await ann.click("No Ox")
        await ann.until(lambda: "Deal again" in ann.buttons())


async def test_a_deadline_comes_in_real_time_and_shows_by_itself(new_bot):
    async with playing(new_bot(gnau_reveal_s=LATER_S, gnau_suspense="off")) as url, visiting(url) as ann:
        await ann.run("gnau open")
        await ann.click("Join")
        since = time.monotonic()
        await ann.click("Deal")
        await ann.until(lambda: "Deal again" in ann.buttons())
        assert time.monotonic() - since >= LATER_S


async def test_a_busy_machine_may_take_its_time_to_start(new_bot, monkeypatch):
    settle, limits_s = simcord.Env._settle_internal, []

    async def settle_late(env, **options):
        limits_s.append(options.get("timeout"))
        if len(limits_s) < 3:
            raise TimeoutError
        await settle(env, **options)

    monkeypatch.setattr(simcord.Env, "_settle_internal", settle_late)
    async with playing(new_bot()) as url, visiting(url) as ann:
        assert "gnau open" in await ann.commands()
    assert limits_s[:3] == [5.0, 5.0, 5.0]


async def test_nobody_is_held_up_by_a_deadline_to_come(new_bot):
    async with playing(new_bot(gnau_reveal_s=600)) as url, visiting(url) as ann:
        await ann.run("gnau open")
        await ann.click("Join")
        async with asyncio.timeout(HANGS_S):
            await ann.click("Deal")
            await ann.click("My hand")
        assert "Reveal" in ann.buttons()


async def test_the_channel_says_at_once_what_can_be_played_there(new_bot):
    async with playing(new_bot()) as url, visiting(url) as ann:
        [screen] = ann.texts()
        assert "How to play" in screen
        await ann.click("Open 🐂 Gnau")
        assert "table 1" in ann.texts()[1]


@pytest.mark.thorough
async def test_one_person_clicks_fast_and_no_click_is_lost(new_bot):
    async with playing(new_bot()) as url, visiting(url) as ann:
        await ann.run("gnau open")
        receipts = [await ann.click_once("Join") for _ in range(20)]
    refused = [receipt for receipt in receipts if receipt["rejected"]]
    # On a machine that is very busy a new edition may come out between the reading and the click.
    assert len(refused) <= 2
    assert {receipt["settlement"] for receipt in receipts} <= {"settled", "rejected"}


async def test_two_people_click_at_once_and_neither_page_is_locked(new_bot):
    async with playing(new_bot()) as url, visiting(url) as ann, visiting(url) as ben:
        await ann.run("gnau open")
        await ben.sit_as(ann.people["Ben"])
        for label in ("Join", "Join", "Join"):
            await asyncio.gather(*(visitor.click_once(label) for visitor in (ann, ben)))
        for visitor in (ann, ben):
            await visitor.click("Join")


@pytest.mark.thorough
async def test_no_click_is_refused_while_the_page_refreshes_itself(new_bot):
    async with playing(new_bot(gnau_reveal_s=LATER_S)) as url, visiting(url) as ann:
        await ann.run("gnau open")
        await ann.click("Join")
        await ann.click("Deal")
        async with asyncio.timeout(HANGS_S):
            while "Deal again" not in ann.buttons():
                # It would be answered with an error of HTTP, and lock the page.
                await ann.knock()


async def test_the_next_evening_knows_the_commands_and_shows_the_table_again(new_bot):
    async with playing(new_bot()) as url, visiting(url) as ann:
        await ann.run("gnau open")
        await ann.click("Join")
    async with playing(new_bot()) as url, visiting(url) as ann:
        await ann.until(lambda: "Join" in ann.buttons())
        assert ann.people["Ann"] in "".join(ann.texts())
        receipt = await ann.run("gnau rules")
        assert receipt["settlement"] in {"settled", "timeout"}
        await ann.click("Deal")


async def test_a_taken_port_is_said(new_bot):
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(PortTaken):
        async with playing(new_bot(), port=taken.getsockname()[1]):
            pass


async def test_a_tab_that_was_left_open_goes_on_the_next_evening(new_bot, tmp_path):
    file = tmp_path / "play.sqlite3.address"
    async with playing(new_bot(), address_file=file) as first:
        assert file.read_text() == f"{first}\n"
        assert file.stat().st_mode & 0o777 == 0o600
    async with playing(new_bot(), address_file=file) as second, visiting(first) as ann:
        assert second == first
        assert "gnau open" in await ann.commands()


async def test_a_port_that_is_taken_by_now_changes_nothing_but_the_port(new_bot, tmp_path):
    file = tmp_path / "play.sqlite3.address"
    async with playing(new_bot(), address_file=file) as first:
        pass
    with socket.create_server(("127.0.0.1", int(re.findall(r":(\d+)", first)[0]))):
        async with playing(new_bot(), address_file=file) as second:
            assert second != first
            assert second.partition("#")[2] == first.partition("#")[2]
            assert file.read_text() == f"{second}\n"


@pytest.mark.parametrize(
    "kept", alike([b"\xff", b"", b"http://127.0.0.1:99999/#" + b"a" * 43, b"http://127.0.0.1:80/#a"])
)
async def test_an_address_that_is_none_is_replaced(new_bot, tmp_path, kept):
    file = tmp_path / "play.sqlite3.address"
    file.write_bytes(kept)
    async with playing(new_bot(), address_file=file) as url:
        assert file.read_text() == f"{url}\n"
        assert len(url.partition("#")[2]) == 43


async def test_privacy_export_arrives_as_a_direct_message_in_the_page(new_bot):
    async with playing(new_bot()) as url, visiting(url) as ann, visiting(url) as cat:
        await cat.sit_as(ann.people["Mei Ling"])
        await ann.run("gnau open")
        await ann.until(lambda: "Join" in ann.buttons())
        await ann.run("privacy export")
        await ann.until(lambda: any(ARCHIVE_NAME in said for said in ann.texts()))
        assert any(TEXT("privacy-export-sent") in said for said in ann.texts())
        await cat.read()
        assert not any(ARCHIVE_NAME in said for said in cat.texts())


async def forever():
    await asyncio.get_running_loop().create_future()


async def at_once():
    await asyncio.sleep(0)


async def overlapping():
    raise simcord.SetupError("operation overlaps active preview.action")


@pytest.mark.parametrize(("request_", "is_done"), [(at_once, True), (overlapping, False)])
async def test_a_request_is_finished_now_or_given_up(request_, is_done):
    assert finish_now(request_()) is is_done


async def test_work_that_is_done_need_not_be_waited_for():
    async def waiting():
        await asyncio.wait([done])

    done = asyncio.create_task(asyncio.sleep(0))
    await done
    assert finish_now(waiting()) is True


async def test_a_request_that_keeps_waiting_is_given_up():
    async def waiting():
        while True:
            await asyncio.wait([work], timeout=HANGS_S)

    work = asyncio.create_task(forever())
    try:
        assert finish_now(waiting()) is False
        assert not work.done()
    finally:
        work.cancel()


# What the command line says.


@pytest.fixture
def ended(tmp_path, monkeypatch, capsys):
    """Run the command until it ends by itself; answer its status, output and complaints."""
    # A folder without a .env, whatever the one of the sources holds.
    monkeypatch.chdir(tmp_path)
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)

    def run(*words, **settings):
        for name, value in settings.items():
            monkeypatch.setenv(name, value)
        status = main(["play", "--database", f"{tmp_path}/play.sqlite3", *words])
        return status, *capsys.readouterr()

    return run


def test_a_language_that_is_not_there_is_refused_with_those_that_are(ended):
    known = ", ".join(shipped_texts().locales)
    said = TEXT("cli-play-unknown-language", language="xx", known=known)
    assert ended("--language", "xx") == (2, "", f"{said}\n")
    assert "en" in known


def one_sentence(text):
    """Whether it is one line of words, no traceback."""
    return re.fullmatch(r"[^\n]+\n", text) is not None


def test_the_page_is_opened_and_a_termination_signal_ends_the_evening(ended, monkeypatch):
    opened = []

    def open_and_end(url):
        opened.append(url)
        os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr("webbrowser.open", open_and_end)
    status, out, err = ended()
    assert (status, err) == (0, "")
    [url] = opened
    said = [TEXT("cli-play-address", url=url), TEXT("cli-play-hint"), TEXT("cli-play-bye")]
    assert out == "".join(f"{words}\n" for words in said)


def test_a_taken_port_ends_with_one_sentence(ended):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert ended("--port", str(port)) == (2, "", TEXT("cli-play-port-taken", port=str(port)) + "\n")


def test_a_database_that_cannot_be_written_ends_with_one_sentence(ended, tmp_path):
    (tmp_path / "file").touch()
    status, out, err = ended("--database", f"{tmp_path}/file/play.sqlite3")
    assert (status, out) == (2, "")
    assert one_sentence(err)
    assert "play.sqlite3 can't be written." in err
    assert err.endswith("or change --database.\n")


@pytest.mark.parametrize("named", ["", "mysql://gnau:s3cr3t@db/gnau", ":memory:"])
def test_a_database_that_is_none_is_refused(named, capsys):
    with pytest.raises(SystemExit) as ending:
        main(["play", "--no-browser", f"--database={named}"])
    assert ending.value.code == 2
    complaint = capsys.readouterr().err
    assert "argument --database: this can't be read (examples: data/var/gnau.sqlite3" in complaint
    assert "s3cr3t" not in complaint


def test_settings_that_cannot_be_used_end_with_a_sentence_each(ended):
    status, out, err = ended(GNAU_REVEAL_S="soon", GNAU_RULES="none", DISCORD_TOKEN="nonsense")
    assert (status, out) == (2, "")
    assert [line.split()[0] for line in err.splitlines()] == ["GNAU_RULES", "GNAU_REVEAL_S"]


def test_a_settings_file_that_cannot_be_read_ends_with_one_sentence(ended, tmp_path):
    (tmp_path / ".env").write_bytes(b"GNAU_RULES=caf\xe9")
    status, out, err = ended()
    assert (status, out) == (2, "")
    assert one_sentence(err)
    assert ".env" in err


@pytest.mark.parametrize("port", ["0", "65536", "-1", "table", "²"])
def test_a_port_that_is_none_is_refused(port, capsys):
    with pytest.raises(SystemExit) as ending:
        main(["play", "--no-browser", f"--port={port}"])
    assert ending.value.code == 2
    assert TEXT("cli-play-port-invalid", port=port) in capsys.readouterr().err


_OF_A_WHEEL = (
    'name it after the wheel, as in uvx --from "./gnau-….whl[play]" gnau play, '
    'or pip install "./gnau-….whl[play]"'
)


@pytest.mark.parametrize("missing", ["simcord", "markdown_it", "linkify_it", "regex"])
@pytest.mark.parametrize(("is_checkout", "extra"), [(True, 'pip install -e ".[play]"'), (False, _OF_A_WHEEL)])
def test_play_without_its_extra_says_how_to_get_it(missing, is_checkout, extra, capsys, monkeypatch):
    there = importlib.util.find_spec
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == missing else there(name))
    monkeypatch.setattr("bot.cli.play.is_checkout", lambda: is_checkout)
    assert main(["play", "--no-browser"]) == 2
    assert capsys.readouterr() == ("", f"This needs the extra “play”: {extra}\n")
