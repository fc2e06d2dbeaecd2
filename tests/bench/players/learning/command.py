"""The command: how much is played and learnt, and what is told of it."""

import argparse
import importlib.util
import sys
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Final

from bot.players import TrickGame
from tests.bench.players.figures import build
from tests.bench.players.learning.selfplay import Played, advised, strong_evening
from tests.bench.players.matches import evenings
from tests.bench.players.running import positive, spread
from tests.support.tricks.games import TRICK_GAMES, trick_game

MISSING: Final = "numpy not found: pip install -e '.[train]'"
_DESCRIPTION = """Whether a learnt valuation would tell better than playouts what a position is worth.

A network with one hidden layer learns what each seat may expect between two tricks if all hands are known:
first from many hands that are played by the advice, then from hands of four strong players. At each decision
of other hands of strong players it then tells the mean over guessed deals, once the trick is full. Shown is,
by stage of a hand, how much of what comes is explained by that, by what looking ahead promises, by plain
playouts of the same deals, by a ridge on what the seat may know, and by the best mixture.
"""


def parser() -> argparse.ArgumentParser:
    """Return what reads the words of the command."""
    made = argparse.ArgumentParser(prog="python -m tests.bench.players.learning", description=_DESCRIPTION)
    made.formatter_class = argparse.RawDescriptionHelpFormatter
    made.add_argument("--game", choices=list(map(str, TRICK_GAMES)), help="one game instead of both")
    amounts = {
        "--advised": (150_000, "hands by the advice that are learnt from"),
        "--strong": (1500, "hands of strong players that are learnt from"),
        "--deals-a-move": (12, "how many deals they look at for a move"),
        "--apart": (300, "hands of strong players that are measured on"),
        "--deals-apart": (60, "how many deals these look at for a move"),
        "--guesses": (24, "guessed deals at each decision that is measured"),
        "--hidden": (128, "units of the network"),
        "--rounds": (4, "how often all positions are gone through"),
        "--jobs": (1, "processes"),
    }
    for name, (default, told) in amounts.items():
        made.add_argument(name, type=positive, default=default, help=f"{told} (default: %(default)s)")
    made.add_argument("--keep", type=Path, metavar="FOLDER", help="where to keep what was learnt")
    made.add_argument(
        "--ship",
        nargs=2,
        type=Path,
        metavar=("KEPT", "FILE"),
        help="learn nothing: write what was kept of a game as the bot reads it",
    )
    made.add_argument("--seed", type=int, default=1, help="(default: %(default)s)")
    return made


def main(words: Sequence[str] | None = None) -> None:
    """Run the command; words that make no sense, and a missing library, end it with exit status 2."""
    reader = parser()
    args = reader.parse_args(words)
    if importlib.util.find_spec("numpy") is None:
        reader.error(MISSING)
    if args.ship:
        _ship(*args.ship)
        return
    for game in [trick_game(args.game)] if args.game else TRICK_GAMES:
        begun_s = perf_counter()
        sys.stdout.write(_learn(game, args))
        sys.stdout.write(f"{perf_counter() - begun_s:.0f} s; {build()}\n")
        sys.stdout.flush()


def _learn(game: TrickGame, args: argparse.Namespace) -> str:
    # What needs the library is only imported once it is known to be there.
    from tests.bench.players.learning import arrays, curves, network

    strong = _strong(game, args.deals_a_move, 0, 2 * args.seed, args.strong, args.jobs)
    apart = _strong(game, args.deals_apart, args.guesses, 2 * args.seed + 1, args.apart, args.jobs)
    learnt = network.Network(args.hidden, args.seed)
    learnt.learn(arrays.Hands(game, list(advised(game, args.advised, args.seed))), args.rounds, 2e-3)
    learnt.learn(arrays.Hands(game, strong), args.rounds, 2e-4, 0.05)
    if args.keep:
        learnt.keep(args.keep / f"{game}.npz")
    return curves.report(game, learnt, strong, apart, args.seed)


def _ship(kept: Path, file: Path) -> None:
    from tests.bench.players.learning import network, shipping

    data = shipping.shipped(network.kept_weights(kept))
    file.write_bytes(data)
    sys.stdout.write(f"{file}: {len(data)} bytes, SHA-256 {sha256(data).hexdigest()}\n")


def _strong(game: TrickGame, deals: int, guesses: int, seed: int, hands: int, jobs: int) -> list[Played]:
    played = partial(strong_evening, game, deals, guesses, seed)
    return [hand for evening in spread(played, evenings(hands), jobs) for hand in evening]
