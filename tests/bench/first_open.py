"""How long the first `open` of a process takes to be answered: `python -m tests.bench.first_open --help`.

Each time a new process starts the real bot in a simulated Discord and types the command, then once more
elsewhere. Printed are the medians, from the command to its answer, and the processor time spent meanwhile.
"""

import argparse
import asyncio
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

import discord

from tests.support.guild import CardRoom
from tests.support.tricks.games import TRICK_GAMES

GAMES = ("gnau", *map(str, TRICK_GAMES))


async def measure(game: str, folder: Path, *, is_cold: bool) -> list[float]:
    """Return how long the first and the second answer took, and the processor time of both, in seconds."""
    answered: list[tuple[float, float]] = []
    answer: Any = discord.InteractionResponse.send_message

    async def timed(*args: Any, **kwargs: Any) -> Any:
        sent = await answer(*args, **kwargs)
        answered.append((perf_counter(), process_time()))
        return sent

    discord.InteractionResponse.send_message = timed  # type: ignore[method-assign]
    async with CardRoom(folder, is_warm=not is_cold) as room:
        took = []
        for who, channel in ((room.ann, room.channel), (room.ben, room.guild.create_text_channel("other"))):
            began = perf_counter(), process_time()
            await who.slash(channel, f"{game} open")
            took += [after - before for before, after in zip(began, answered[-1], strict=True)]
    return took


def measured_afresh(game: str, *, is_cold: bool) -> list[float]:
    """Return what one new process measures."""
    words = [sys.executable, "-m", "tests.bench.first_open", "--here", "--game", game]
    words += ["--cold"] if is_cold else []
    found = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    return [float(each) for each in json.loads(found.splitlines()[-1])]


def parse(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.first_open", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--game", choices=GAMES, default="gnau", help="(default: %(default)s)")
    parser.add_argument("--processes", type=int, default=7, help="(default: %(default)s)")
    parser.add_argument("--cold", action="store_true", help="type it before the bot has warmed up")
    parser.add_argument("--here", action="store_true", help="measure once, in this process")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    args = parse(words)
    if args.here:
        with TemporaryDirectory() as folder:
            took = asyncio.run(measure(args.game, Path(folder), is_cold=args.cold))
        sys.stdout.write(f"{json.dumps(took)}\n")
        return
    runs = [measured_afresh(args.game, is_cold=args.cold) for _ in range(args.processes)]
    first_s, first_busy_s, second_s, second_busy_s = map(median, zip(*runs, strict=True))
    sys.stdout.write(
        f"/{args.game} open, medians of {args.processes} processes: first after {first_s:.3f} s "
        f"({first_busy_s:.3f} s of processor time), second after {second_s:.3f} s ({second_busy_s:.3f} s)\n"
    )


if __name__ == "__main__":
    main()
