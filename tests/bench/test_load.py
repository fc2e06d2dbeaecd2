"""The load is the real bot's: rounds are played over real sockets, and what makes no sense is refused."""

import asyncio

import aiohttp
import pytest

from tests.bench.load import __main__ as load
from tests.bench.load import evening
from tests.bench.load.evening import Evening, Plan
from tests.bench.load.people import SEATS, TableOfPeople
from tests.bench.load.server import DiscordServer
from tests.bench.stand_in import StandIn

CHANNEL = (500 << 22) + 1


@pytest.mark.thorough
def test_people_open_tables_and_play_over_real_sockets(monkeypatch, tmp_path):
    monkeypatch.setattr(evening, "SETTLING_S", 0.0)
    monkeypatch.setattr(evening, "PATIENCE_S", 60.0)
    played = Evening(Plan(tables=3, rate=40, seconds=2, intervals=2), lambda _: None)
    asyncio.run(played.run(f"sqlite:///{tmp_path}/load.sqlite3", tmp_path))
    lines = list(load.report(played))
    assert played.opened == 3
    assert len(played.stretches) == 2
    assert lines[0] == "3 tables, 40 clicks a second, 0.0333333 minutes, processes of the bot: 1"
    assert lines[5].split()[0] == "all"
    assert not [line for line in played.complaints if " ERROR " in line]


def test_people_press_what_leads_to_the_next_round():
    discord = StandIn()
    table = TableOfPeople(discord, CHANNEL, 0)

    def shows(*actions):
        buttons = [{"type": 2, "custom_id": f"gnau:7:{number}:{action}"} for number, action in actions]
        discord.answer("POST", f"/channels/{CHANNEL}/messages", {"components": buttons})

    def pressed():
        click = table.next_click()
        return click and click["data"].get("custom_id")

    opening = table.next_click()
    assert opening is not None
    assert opening["data"]["name"] == "gnau"
    assert table.next_click() is None
    shows((0, "join"), (0, "deal"))
    # Whoever opened the table is at it.
    others = SEATS - 1
    assert [pressed() for _ in range(SEATS)] == ["gnau:7:0:join"] * others + ["gnau:7:0:deal"]
    shows((1, "hand"), (1, "ready"))
    assert [pressed() for _ in range(3)] == ["gnau:7:1:hand", "gnau:7:1:ready", "gnau:7:1:hand"]
    shows((1, "join"), (1, "deal_again"))
    assert pressed() == "gnau:7:1:deal_again"


def test_people_whose_click_failed_press_again():
    table = TableOfPeople(StandIn(), CHANNEL, 0)
    first = table.next_click()
    table.failed()
    second = table.next_click()
    assert first is not None
    assert second is not None
    assert first["id"] != second["id"]
    assert first["data"] == second["data"]
    assert table.next_click() is None


def test_a_first_answer_after_three_seconds_is_refused():
    async def play():
        discord = StandIn()
        server = DiscordServer(discord, range(500 << 22, 501 << 22, 1 << 22), 1)
        await server.open()
        try:
            late = TableOfPeople(discord, CHANNEL, 0).next_click()
            assert late is not None
            address = f"{server.url}/api/v10/interactions/{late['id']}/{late['token']}/callback"
            async with aiohttp.ClientSession() as session, session.post(address, json={"type": 5}) as answer:
                return answer.status, (await answer.json())["code"], server.took_s
        finally:
            await server.close()

    assert asyncio.run(play()) == (404, 10062, [])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--tables", "0"], "'0' is not a whole number from 1 to 100000"),
        (["--rate", "fast"], "'fast' is not a number above 0"),
        (["--minutes", "-1"], "'-1' is not a number above 0"),
        (["--processes", "2"], "several processes need PostgreSQL"),
        (["--database", "sqlite:///x"], "takes the address of a server of PostgreSQL"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x"], "the database does not answer"),
    ],
)
def test_what_makes_no_sense_is_refused(words, said, capsys):
    with pytest.raises(SystemExit) as ended:
        load.main(words)
    assert ended.value.code == 2
    assert said in capsys.readouterr().err
