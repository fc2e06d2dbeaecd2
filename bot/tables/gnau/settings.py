"""A server's settings for Gnau alone, and the options of a new table under these settings."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from bot.rules.gnau.options import OPTION_NAMES, PAYOUT_NAMES, HouseRules, with_options
from bot.tables.gnau.state import LEAST_OWN_REVEAL_S, DealerPolicy, GnauTableOptions, SplitMode
from bot.tables.settings import Changes, ServerSettings, plain, read_whole, read_word

RULE: Final = "rules."
PAYOUT: Final = "rules.payouts."

BOUNDS: Final = MappingProxyType({"reveal_s": (0, 600), "own_reveal_s": (LEAST_OWN_REVEAL_S, 600)})
"""The lowest and the highest value of each setting of Gnau alone that is a whole number."""


class Suspense(StrEnum):
    """How fast a reveal turns the cards over, step by step; `OFF` shows all cards at once."""

    OFF = "off"
    QUICK = "quick"
    SLOW = "slow"


_WORDED: Final = MappingProxyType[str, type[StrEnum]](
    {"split": SplitMode, "dealer": DealerPolicy, "suspense": Suspense}
)

# The names under which these settings are stored and changed, in addition to the house rules.
_NAMES: Final = ("reveal_s", "own_reveal_s", "split", "dealer", "suspense")


@dataclass(frozen=True)
class GnauSettings:
    """A server's settings for Gnau.

    Args:
        rules: The house rules of a table that is opened without a choice of rules.
        reveal_s: Seconds from the deal to the reveal, 0 to 600; 0 reveals at once.
        split: Who splits the hands.
        dealer: Who deals.
        own_reveal_s: Like `reveal_s`, where people split their own hands; 10 to 600. The longer time counts.
        suspense: How fast the cards are turned over. A change also applies to open tables.

    Raises:
        RuleError: `server-setting-invalid` or `server-setting-out-of-range`.
    """

    rules: HouseRules = field(default_factory=HouseRules)
    reveal_s: int = 20
    split: SplitMode = SplitMode.AUTO
    dealer: DealerPolicy = DealerPolicy.HOUSE
    own_reveal_s: int = 45
    suspense: Suspense = Suspense.QUICK

    def __post_init__(self) -> None:
        for name in BOUNDS:
            object.__setattr__(self, name, read_whole(name, getattr(self, name), BOUNDS))
        for name, words in _WORDED.items():
            object.__setattr__(self, name, read_word(name, getattr(self, name), words))

    def reveal_s_of(self, split: SplitMode) -> int:
        """Return the seconds from the deal to the reveal at a table with this split mode."""
        return max(self.reveal_s, self.own_reveal_s) if split is SplitMode.OWN else self.reveal_s

    @property
    def values(self) -> dict[str, Any]:
        options = {RULE + name: plain(getattr(self.rules, name)) for name in OPTION_NAMES}
        payouts = {PAYOUT + name: getattr(self.rules.payouts, name) for name in PAYOUT_NAMES}
        return options | payouts | {name: plain(getattr(self, name)) for name in _NAMES}

    def changed(self, changes: Changes) -> "GnauSettings":
        own: dict[str, Any] = {name: changes[name] for name in _NAMES if name in changes}
        options: dict[str, object] = {
            name: changes[RULE + name] for name in OPTION_NAMES if RULE + name in changes
        }
        payouts = {name: changes[PAYOUT + name] for name in PAYOUT_NAMES if PAYOUT + name in changes}
        rules = with_options(self.rules, options | ({"payouts": payouts} if payouts else {}))
        return replace(self, rules=rules, **own)


def new_table_options(
    settings: ServerSettings,
    stake: int | None = None,
    rules: HouseRules | None = None,
    dealer: DealerPolicy | None = None,
    split: SplitMode | None = None,
) -> GnauTableOptions:
    """Return the options of a new table; the server's setting replaces each argument that is None.

    Raises:
        RuleError: `stake-not-allowed`.
    """
    gnau = settings.for_game(GnauSettings)
    splits = split or gnau.split
    return GnauTableOptions(
        stake_points=settings.stake(stake),
        rules=rules or gnau.rules,
        reveal_s=gnau.reveal_s_of(splits),
        dealer=dealer or gnau.dealer,
        split=splits,
        points=settings.points,
    )


def rules_changes(rules: HouseRules) -> dict[str, object]:
    """Return the changes of settings that make these the server's house rules."""
    values = GnauSettings(rules=rules).values
    return {name: value for name, value in values.items() if name.startswith(RULE)}
