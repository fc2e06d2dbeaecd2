"""What passing in Hearts by what was learnt brings: `python -m tests.bench.players.passing --help`.

One seat passes among three strangers of a school, twice: as `strong` does, and as it does without what was
learnt for it. Where the two pass other cards, the hand is played to its end with each pass, so that the luck
of the deal and what the others pass cancel out. The difference is 0 where both pass the same.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from time import perf_counter
from typing import Final

from bot.players import HEARTS, Level, PlayerView
from bot.players.advisor import lead_over_others
from bot.players.cardset import set_of
from bot.rules.hearts import Hand, Passing, direction_of
from bot.rules.tricks import SEATS, Cards
from tests.bench.players.figures import build, mean_of, share_of
from tests.bench.players.matches import deal_of, evenings
from tests.bench.players.running import positive, spread
from tests.bench.players.schools import MATCHED, Player, Thought, stable_of
from tests.support.views import view_of

_WAYS: Final = (str(Level.STRONG), "strong-by-playouts")
_THINK_MS: Final = 100
# How long the two passes are thought about: as long as takes luck out of them.
_LONG: Final = Thought(_THINK_MS, 60)


@dataclass(frozen=True)
class Passed:
    """How one seat would pass, as in `_WAYS`.

    Args:
        moons: Whether each pass is for the moon, and not one that is tried in any hand.
        came: By how much the seat was ahead with each pass, in points; the same where both pass the same.
    """

    moons: tuple[bool, ...]
    came: tuple[float, ...]


def is_for_the_moon(view: PlayerView, passed: Cards) -> bool:
    """Return whether a pass is only tried for the moon."""
    advisor, cards = view.game.advisor, set_of(passed)
    return cards in advisor.ways_to_sweep(view) and cards not in advisor.ways_to_prepare(view)


def passed_in(school: str, deals_a_move: int, seed: int, numbers: Sequence[int]) -> list[Passed]:
    """Return how a seat passes in some deals; in those in which nobody passes, not at all."""
    passing = (number for number in numbers if direction_of(number, Passing.CYCLE))
    return [_passed(school, Thought(_THINK_MS, deals_a_move), seed, number) for number in passing]


def _passed(school: str, thought: Thought, seed: int, number: int) -> Passed:
    hand: Hand = HEARTS.rules.begin_hand(deal_of(seed, number), number, None, HEARTS.rules.Options())
    seat = number // SEATS % SEATS
    view = view_of(hand, seat)
    rng = partial(Random, f"passing/{seed}/{number}")
    passes = [MATCHED[way](rng(), _LONG).prepare(view) for way in _WAYS]
    moons = tuple(is_for_the_moon(view, cards) for cards in passes)
    if set(passes[0]) == set(passes[1]):
        return Passed(moons, (0.0,) * len(passes))

    def players() -> list[Player]:
        schools = [_WAYS[0] if other == seat else school for other in range(SEATS)]
        return [
            MATCHED[each](Random(f"{seed}/{number}/{other}"), thought) for other, each in enumerate(schools)
        ]

    return Passed(moons, tuple(_came(hand, seat, cards, players()) for cards in passes))


def _came(hand: Hand, seat: int, passed: Cards, players: Sequence[Player]) -> float:
    rules = HEARTS.rules
    for other, player in enumerate(players):
        hand = rules.prepare(hand, other, passed if other == seat else player.prepare(view_of(hand, other)))
    while hand.to_play is not None:
        hand = rules.play_card(hand, hand.to_play, players[hand.to_play].play(view_of(hand, hand.to_play)))
    return -lead_over_others(rules.hand_scores(hand), seat)


def report(school: str, found: Sequence[Passed]) -> Iterator[str]:
    """Return in lines what was found."""
    gains = [each.came[0] - each.came[1] for each in found]
    gain = f"{mean_of(gains).text()} points a hand by what was learnt"
    yield f"among three {school}, {len(found)} passes: {gain}"
    for place, way in enumerate(_WAYS):
        share, low, high = share_of(sum(each.moons[place] for each in found), len(found))
        yield f"    {way} passes for the moon in {share:.1%} ({low:.1%} to {high:.1%})"
    given_up = [gain for gain, each in zip(gains, found, strict=True) if each.moons[1] and not each.moons[0]]
    if given_up:
        yield f"    where it no longer does, {len(given_up)} hands: {mean_of(given_up).text()} points a hand"


def main(words: Sequence[str] | None = None) -> None:
    """Run the command; words that make no sense end it with exit status 2."""
    reader = argparse.ArgumentParser(prog="python -m tests.bench.players.passing", description=__doc__)
    reader.formatter_class = argparse.RawDescriptionHelpFormatter
    schools = [*stable_of(HEARTS), _WAYS[1]]
    reader.add_argument("--schools", nargs="+", choices=schools, default=[_WAYS[1], "casual", "hunter"])
    reader.add_argument("--deals", type=positive, default=400, help="(default: %(default)s)")
    reader.add_argument("--deals-a-move", type=positive, default=16, help="(default: %(default)s)")
    reader.add_argument("--seed", type=int, default=1, help="(default: %(default)s)")
    reader.add_argument("--jobs", type=positive, default=1, help="(default: %(default)s)")
    args = reader.parse_args(words)
    for school in args.schools:
        begun_s = perf_counter()
        looked = partial(passed_in, school, args.deals_a_move, args.seed)
        found = [each for some in spread(looked, evenings(args.deals), args.jobs) for each in some]
        lines = "\n".join(report(school, found))
        sys.stdout.write(f"{lines}\n    {perf_counter() - begun_s:.0f} s; {build()}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
