"""What a click costs of the processor, beside a bot that answers with a constant.

Both run on a wire that answers at once: all of discord.py and of the bot runs, all requests are made, and
none takes any time. Measured is the processor time of the whole process, threads included, from the moment in
which a click arrives to the one in which nothing is left to do: the answer, the commit, the table's message,
direct messages and their pictures. Changes of a table do not wait for one another here, so every Join edits
its message. A round of Gnau is played by six, and the beginning of a hand of Hearts by four with their panels
open.
"""

import argparse
import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final

import discord
from discord import ui
from discord.ext import commands
from tqdm import tqdm

from bot.app import World, create_bot
from bot.rules.hearts import PASSED
from bot.rules.tricks import SEATS
from bot.services import FairChance, SystemClock
from bot.settings import Settings
from bot.tables.ids import GuildId, UserId
from tests.bench.clicks.wire import GUILD_ID, Wire
from tests.bench.stand_in import custom_ids

PEOPLE: Final = range(101, 107)
FOUR: Final = PEOPLE[:4]
CONSTANT: Final = "a constant"
_CLICKS_EACH: Final = 20
_TRICKS: Final = 3

Times = dict[str, list[float]]


class ConstantButton(ui.DynamicItem[ui.Button[Any]], template="constant"):
    """A button whose answer is always the same: the least that a bot can do."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Press", custom_id="constant"))

    @classmethod
    async def from_custom_id(cls, *_: Any) -> "ConstantButton":
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("Pressed.", ephemeral=True)


async def measure(tables: int, folder: Path) -> Times:
    """Return what each kind of click takes, in seconds of processor time.

    Args:
        tables: How many tables of either game to play at; bare clicks come before them.
        folder: Where the database may be.
    """
    times: Times = {}
    bare = commands.AutoShardedBot("!", intents=discord.Intents(guilds=True), shard_count=1)
    bare.add_dynamic_items(ConstantButton)
    # The wires of two bots cannot be told apart where they answer interactions, so one comes after the other.
    wire = Wire(bare)
    await wire.connect(channels=1)
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay("Press it."), ui.ActionRow(ConstantButton())))
    await bare.get_partial_messageable(GUILD_ID + 1).send(view=view)
    for _ in range(tables * _CLICKS_EACH):
        await _measure(times, CONSTANT, wire, wire.press(PEOPLE[0], wire.shown(GUILD_ID + 1), "constant"))
    await bare.close()

    url = f"sqlite:///{folder}/clicks.sqlite3"
    settings = Settings(token=None, database_url=url, shard_count=1, gnau_suspense="off")
    world = World(SystemClock(), FairChance(), edit_window_s=0.0, warm_up_after_s=None)
    ours = create_bot(settings, world=world)
    wire = Wire(ours)
    await wire.connect(channels=2 * tables)
    # All of them stay open, and servers usually allow fewer.
    await ours.services.settings.change(
        GuildId(GUILD_ID), {"tables_per_server": 2 * tables}, user_id=UserId(PEOPLE[0])
    )
    for channel in tqdm(range(GUILD_ID + 1, GUILD_ID + 1 + 2 * tables, 2), unit="table", leave=False):
        await _play_a_round(times, wire, channel)
        await _play_tricks(times, wire, channel + 1)
    await ours.close()
    return times


async def _play_a_round(times: Times, wire: Wire, channel: int) -> None:
    async def press(what: str, user: int, button: str) -> None:
        await _measure(times, what, wire, wire.press(user, wire.shown(channel), f":{button}$"))

    await _measure(times, "/gnau open", wire, wire.command(PEOPLE[0], channel, "gnau open"))
    for user in PEOPLE[1:]:
        await press("Join", user, "join")
    await press(f"Deal of {len(PEOPLE)}", PEOPLE[0], "deal")
    for user in PEOPLE:
        await press("My hand", user, "hand")
    for user in PEOPLE[:-1]:
        await press("Ready", user, "ready")
    await press("Reveal", PEOPLE[-1], "ready")


async def _play_tricks(times: Times, wire: Wire, channel: int) -> None:
    async def press(user: int, message: dict[str, Any], button: str, what: str) -> dict[str, Any]:
        click = wire.press(user, message, button)
        await _measure(times, what, wire, click)
        return click

    await _measure(times, "/hearts open", wire, wire.command(FOUR[0], channel, "hearts open"))
    for user in FOUR:
        await press(user, wire.shown(channel), ":join$", "Join Hearts")
    await press(FOUR[0], wire.shown(channel), ":start$", "Start")
    shown = wire.shown(channel)
    panel = {user: wire.answer_to(await press(user, shown, ":hand$", "My cards")) for user in FOUR}
    for user in FOUR:
        for picked in range(PASSED):
            # The cards that are picked, and one more, by their places.
            await press(user, panel[user], rf":pick:\w{{{picked + 1}}}$", "Pick a card")
        await press(user, panel[user], ":confirm:", "Pass")
    for _ in range(_TRICKS * SEATS):
        user = next(user for user in FOUR if _may_play(panel[user]))
        await press(user, panel[user], ":play:", "Play a card")


def _may_play(panel: dict[str, Any]) -> bool:
    return any(":play:" in each for each in custom_ids(panel["components"]))


async def _measure(times: Times, what: str, wire: Wire, interaction: dict[str, Any]) -> None:
    began = process_time()
    wire.send(interaction)
    await wire.settle()
    times.setdefault(what, []).append(process_time() - began)


def report(times: Times) -> Iterator[str]:
    """Yield a line for each kind of click."""
    constant = median(times[CONSTANT])
    for what, taken in times.items():
        ratio = median(taken) / constant
        yield f"{what:<12}{median(taken) * 1000:9.3f} ms {ratio:7.1f} × a constant   ({len(taken)} clicks)"


def main(words: Sequence[str] | None = None) -> None:
    """Measure, and print medians."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.clicks", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument(
        "--tables", type=int, choices=range(1, 251), metavar="1-250", default=20,
        help="of six people each (default: %(default)s)",
    )  # fmt: skip
    args = parser.parse_args(words)
    with TemporaryDirectory() as folder:
        times = asyncio.run(measure(args.tables, Path(folder)))
    print("\n".join(report(times)))


if __name__ == "__main__":
    main()
