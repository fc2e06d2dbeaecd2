"""Exact odds worked out anew, and shuffles that can be checked."""

from collections.abc import Iterator

from bot.rules.cards import build_deck
from bot.rules.fair_deal import CHAIN_ROUNDS, seed_of, shuffled
from bot.rules.gnau.hand_counts import counted_hands, hand_odds
from bot.rules.gnau.odds import round_odds
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import PRESETS
from tests.bench.measuring import Contender, Race, busy


def races() -> Iterator[Race]:
    """Yield what is measured of odds and shuffles."""
    classic = PRESETS["classic"]
    yield Race(
        "Odds of a round worked out anew",
        "ms",
        [
            Contender("every hand counted", busy(lambda: _anew(hand_odds.__wrapped__, classic, 1))),
            Contender(
                "what a round is worth, one pack", busy(lambda: _anew(round_odds.__wrapped__, classic, 1))
            ),
            Contender(
                "what a round is worth, two packs", busy(lambda: _anew(round_odds.__wrapped__, classic, 2))
            ),
        ],
        rounds=3,
    )
    deck, parts = build_deck(2), [str(10**18 + number) for number in range(19)]
    yield Race(
        "A deal that can be checked",
        "ms",
        [
            Contender("two packs shuffled", busy(lambda: shuffled(deck, bytes(32), parts, 1))),
            Contender(f"the first of {CHAIN_ROUNDS:,} seeds", busy(lambda: seed_of(bytes(32), 1))),
        ],
    )


def _anew(work: object, rules: HouseRules, packs: int) -> object:
    counted_hands.cache_clear()
    assert callable(work)
    return work(rules, packs)
