"""What a click costs of the processor, beside a bot that answers with a constant.

Both run on a wire that answers at once: all of discord.py and of the bot runs, all requests are made, and
none takes any time. Measured is the processor time of the whole process and of those that draw for it, from
the moment in which a click arrives to the one in which nothing is left to do: the answer, the commit, the
table's message, direct messages and their pictures. The other bot is clicked before each click, so that a
machine that is busy for a while is so for both. Changes of a table do not wait for one another here, so every
Join edits its message. A round of Gnau is played by six, and the beginning of a hand of Hearts by four with
their panels open.
"""

import argparse
import asyncio
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
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
from tests.bench.clicks.wire import GUILD_ID, Wire, settle
from tests.bench.measuring import interval, processor_s
from tests.bench.stand_in import custom_ids

PEOPLE: Final = range(101, 107)
FOUR: Final = PEOPLE[:4]
_TRICKS: Final = 3


@dataclass(frozen=True)
class Click:
    """What a click took, and the other bot's click right before it, in seconds of processor time."""

    took_s: float
    constant_s: float


Clicks = dict[str, list[Click]]


class ConstantButton(ui.DynamicItem[ui.Button[Any]], template="constant"):
    """A button whose answer is always the same: the least that a bot can do."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Press", custom_id="constant"))

    @classmethod
    async def from_custom_id(cls, *_: Any) -> "ConstantButton":
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("Pressed.", ephemeral=True)


async def measure(tables: int, folder: Path) -> Clicks:
    """Return each kind of click, as often as it happens.

    Args:
        tables: How many tables of either game to play at.
        folder: Where the database may be.
    """
    bare = commands.AutoShardedBot("!", intents=discord.Intents(guilds=True), shard_count=1)
    bare.add_dynamic_items(ConstantButton)
    url = f"sqlite:///{folder}/clicks.sqlite3"
    settings = Settings(token=None, database_url=url, shard_count=1, gnau_suspense="off")
    world = World(SystemClock(), FairChance(), edit_window_s=0.0, warm_up_after_s=None)
    ours = create_bot(settings, world=world)
    meter = Meter(Wire(ours), Wire(bare))
    await meter.connect(channels=2 * tables)
    # All of them stay open, and servers usually allow fewer.
    await ours.services.settings.change(
        GuildId(GUILD_ID), {"tables_per_server": 2 * tables}, user_id=UserId(PEOPLE[0])
    )
    for channel in tqdm(range(GUILD_ID + 1, GUILD_ID + 1 + 2 * tables, 2), unit="table", leave=False):
        await _play_a_round(meter, channel)
        await _play_tricks(meter, channel + 1)
    await ours.close()
    await bare.close()
    return meter.clicks


class Meter:
    """Clicks at the tables of one bot, each after a click at the other."""

    def __init__(self, wire: Wire, bare: Wire) -> None:
        self.wire, self._bare = wire, bare
        self.clicks: Clicks = {}

    async def connect(self, channels: int) -> None:
        """Log both bots in, and have the other one show its button."""
        await self.wire.connect(channels)
        await self._bare.connect(channels=1)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(ui.TextDisplay("Press it."), ui.ActionRow(ConstantButton())))
        await self._bare.run(self._bare.bot.get_partial_messageable(GUILD_ID + 1).send(view=view))
        self._lasting = asyncio.all_tasks()

    async def measure(self, what: str, interaction: dict[str, Any]) -> None:
        """Have the bot receive an interaction, and note what it takes."""
        constant = self._bare.press(PEOPLE[0], self._bare.shown(GUILD_ID + 1), "constant")
        constant_s = await self._taken_s(self._bare, constant)
        click = Click(await self._taken_s(self.wire, interaction), constant_s)
        self.clicks.setdefault(what, []).append(click)

    async def _taken_s(self, wire: Wire, interaction: dict[str, Any]) -> float:
        began_s = processor_s()
        wire.send(interaction)
        await settle(self._lasting)
        return processor_s() - began_s


async def _play_a_round(meter: Meter, channel: int) -> None:
    wire = meter.wire

    async def press(what: str, user: int, button: str) -> None:
        await meter.measure(what, wire.press(user, wire.shown(channel), f":{button}$"))

    await meter.measure("/gnau open", wire.command(PEOPLE[0], channel, "gnau open"))
    for user in PEOPLE[1:]:
        await press("Join", user, "join")
    await press(f"Deal of {len(PEOPLE)}", PEOPLE[0], "deal")
    for user in PEOPLE:
        await press("My hand", user, "hand")
    for user in PEOPLE[:-1]:
        await press("Ready", user, "ready")
    await press("Reveal", PEOPLE[-1], "ready")


async def _play_tricks(meter: Meter, channel: int) -> None:
    wire = meter.wire

    async def press(user: int, message: dict[str, Any], button: str, what: str) -> dict[str, Any]:
        click = wire.press(user, message, button)
        await meter.measure(what, click)
        return click

    await meter.measure("/hearts open", wire.command(FOUR[0], channel, "hearts open"))
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


def summed_up(clicks: Clicks) -> dict[str, dict[str, float]]:
    """Return, of each kind of click, how many times a constant's it takes: the median, and its interval."""
    found = {}
    for what, each in clicks.items():
        ratios = [click.took_s / click.constant_s for click in each]
        low, high = interval(ratios)
        found[what] = {"ratio": median(ratios), "low": low, "high": high}
    return found


def report(clicks: Clicks) -> Iterator[str]:
    """Yield a line for each kind of click."""
    constant_s = median(click.constant_s for each in clicks.values() for click in each)
    yield f"{'a constant':<12}{constant_s * 1000:9.3f} ms"
    for what, found in summed_up(clicks).items():
        took_s = median(click.took_s for click in clicks[what])
        yield (
            f"{what:<12}{took_s * 1000:9.3f} ms{found['ratio']:8.1f} × a constant"
            f"   ({found['low']:.1f} to {found['high']:.1f}, {len(clicks[what])} clicks)"
        )


def main(words: Sequence[str] | None = None) -> None:
    """Measure, and print medians with intervals that hold the true ones 95 times of 100."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench clicks", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument(
        "--tables", type=int, choices=range(1, 251), metavar="1-250", default=20,
        help="of either game (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print the ratios as JSON")
    args = parser.parse_args(words)
    with TemporaryDirectory() as folder:
        clicks = asyncio.run(measure(args.tables, Path(folder)))
    print(json.dumps(summed_up(clicks), indent=2) if args.json else "\n".join(report(clicks)))


if __name__ == "__main__":
    main()
