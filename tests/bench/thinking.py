"""How many tables with strong computer players a process bears: `python -m tests.bench.thinking --help`.

At each table of Hearts three strong players and a person play at the pace of a live table, from anywhere in
a hand. The person takes no time, so no table can ask for more. Measured is how many decisions were made by
looking ahead and how many by the plain advice that stood in, how long both took, and the processor time of
the process that looks ahead, its start included.
"""

import argparse
import asyncio
import resource
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from bot.players import Decision, Level, PlayerView, advise, advise_prepared
from bot.rules import hearts
from bot.rules.cards import Card
from bot.rules.tricks import SEATS
from bot.services.computers import Pace
from bot.services.queues import Asker
from bot.services.thinking import Thinking
from bot.tables.ids import GuildId, TableId
from tests.bench.players.figures import build
from tests.rules.trick_cases import random_deal
from tests.support.views import view_of

PERSON = 0
PACE = Pace()


@dataclass
class Tally:
    """How long each decision took, in seconds."""

    ahead: list[float] = field(default_factory=list)
    plain: list[float] = field(default_factory=list)


class Counted(Thinking):
    """Counts what comes of questions for which somebody would look ahead."""

    def __init__(self) -> None:
        super().__init__()
        self.tally = Tally()

    async def _look_ahead(self, *question: Any) -> Decision:
        began = perf_counter()
        try:
            decision = await super()._look_ahead(*question)
        except Exception:
            self.tally.plain.append(perf_counter() - began)
            raise
        self.tally.ahead.append(perf_counter() - began)
        return decision


class Table:
    """A table that is played at until somebody stops it."""

    def __init__(self, number: int, thinking: Thinking, seed: int) -> None:
        self.number = number
        self.thinking = thinking
        self.rng = Random(f"{seed}/{number}")
        self.hands = 0

    async def play(self) -> None:
        # Somewhere in a hand, so that not all tables do the same at the same time.
        begun = self.rng.randrange(52)
        await asyncio.sleep(self.rng.uniform(0, PACE.trick_s))
        while True:
            hand = self.dealt()
            while hand.to_play is not None:
                played = len(hand.play.played) if hand.play else 0
                view = view_of(hand, hand.to_play)
                at_once = played < begun or hand.to_play == PERSON
                card = advise(view).card if at_once else await self.thought(view, played)
                hand = hearts.play_card(hand, hand.to_play, card)
            begun = 0

    def dealt(self) -> hearts.Hand:
        self.hands += 1
        hand = hearts.new_hand(random_deal(self.rng), self.hands)
        for seat, chosen in enumerate(hand.passes):
            if chosen is None:
                hand = hearts.pass_cards(hand, seat, advise_prepared(view_of(hand, seat)).cards)
        return hand

    async def thought(self, view: PlayerView, played: int) -> Card:
        loop = asyncio.get_running_loop()
        pause_s = PACE.trick_s if played and played % SEATS == 0 else PACE.card_s
        move_at_s = loop.time() + pause_s
        seed = f"{self.number}/{self.hands}/{played}"
        # A server each.
        asker = Asker(GuildId(self.number), TableId(self.number))
        card = (await self.thinking.decide(view, Level.STRONG, seed, asker))[0]
        await asyncio.sleep(max(0.0, move_at_s - loop.time()))
        return card


def processor_s() -> float:
    """Return the processor time of the processes that this one has started and that have ended."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return children.ru_utime + children.ru_stime


async def measure(tables: int, seconds: float, seed: int) -> str:
    """Return what so many tables get in so many seconds, in one line."""
    thinking, before_s = Counted(), processor_s()
    # Nobody counts how long the process that looks ahead takes to start.
    while not thinking.tally.ahead:
        await Table(0, thinking, seed).thought(first_view(seed), 0)
    thinking.tally = tally = Tally()
    playing = [asyncio.create_task(Table(number, thinking, seed).play()) for number in range(tables)]
    await asyncio.sleep(seconds)
    thinking.tally = Tally()
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await thinking.close()
    busy_s = processor_s() - before_s
    return (
        f"{tables:4} tables: {len(tally.ahead):4} looked ahead ({described(tally.ahead)}), "
        f"{len(tally.plain):4} plain advice ({described(tally.plain)}); {busy_s:.1f} s of processor time; "
        f"{build()}"
    )


def first_view(seed: int) -> PlayerView:
    return view_of(hearts.new_hand(random_deal(Random(seed))), 1)


def described(times_s: Sequence[float]) -> str:
    if not times_s:
        return "-"
    return f"after {median(times_s):.2f} s, at most {max(times_s):.2f} s"


def parse(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.thinking", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 50], help="(default: 10 50)")
    parser.add_argument("--seconds", type=float, default=20, help="for how long (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="(default: %(default)s)")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    args = parse(words)
    for tables in args.tables:
        sys.stdout.write(asyncio.run(measure(tables, args.seconds, args.seed)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
