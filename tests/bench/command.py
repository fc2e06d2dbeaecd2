"""The command that prints how fast everything is: `python -m tests.bench --help`."""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from runpy import run_module
from typing import Final

from tests.bench import hands, ledger, odds, pictures, start, tricks
from tests.bench.measuring import Race, measured

_DESCRIPTION: Final = """How fast it is, in processor time, beside others who do the same.

Each section measures its contenders in turns, and prints the median, the fastest and the slowest, and how
often a peer's time ours takes. Peers come with the extra "bench"; one that is missing is named and left out.
Without SECTION all of these run, which takes some minutes:
"""
_LONGER: Final = """
These take longer and are asked for by name, each with words of its own, as in: players --help
"""
RACES: Final[Mapping[str, Callable[[], Iterator[Race]]]] = {
    "hands": hands.races,
    "tricks": tricks.races,
    "odds": odds.races,
    "start": start.races,
    "ledger": ledger.races,
    "pictures": pictures.races,
}
# Commands of their own beside this one, such as `python -m tests.bench.players`.
LONGER: Final = tuple(
    name
    for name in ("players", "thinking", "clicks", "first_open", "copying", "growth", "load")
    if any((Path(__file__).parent / place).exists() for place in (f"{name}.py", f"{name}/__init__.py"))
)


def parse(words: Sequence[str]) -> argparse.Namespace:
    """Return which sections are asked for; words that make no sense end the process."""
    listed = "".join(f"  {name:<12}{_first_line(f'tests.bench.{name}')}\n" for name in RACES)
    longer = "".join(f"  {name}\n" for name in LONGER)
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=_DESCRIPTION + listed)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = _LONGER + longer
    parser.add_argument("sections", nargs="*", metavar="SECTION", type=_section)
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    """Run the sections that are asked for."""
    given = list(sys.argv[1:] if words is None else words)
    if given and given[0] in LONGER:
        sys.argv[1:] = given[1:]
        run_module(f"tests.bench.{given[0]}", run_name="__main__")
        return
    for name in parse(given).sections or RACES:
        sys.stdout.write("\n".join([f"== {name}", *measured(RACES[name]())]) + "\n")
        sys.stdout.flush()


def _section(word: str) -> str:
    if word not in RACES:
        raise argparse.ArgumentTypeError(f"no section is called {word!r} (choose from {', '.join(RACES)})")
    return word


def _first_line(module: str) -> str:
    return (import_module(module).__doc__ or "").split("\n")[0]
