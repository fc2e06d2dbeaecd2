"""What a server decides for its tables of Gnau alone, and what that makes of a new table."""

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
    """How fast the cards are turned over when a round is revealed, step by step; `OFF` shows all at once."""

    OFF = "off"
    QUICK = "quick"
    SLOW = "slow"


_WORDED: Final = MappingProxyType[str, type[StrEnum]](
    {"split": SplitMode, "dealer": DealerPolicy, "suspense": Suspense}
)

# Under these names they are kept, and changed, beside the house rules.
_NAMES: Final = ("reveal_s", "own_reveal_s", "split", "dealer", "suspense")


@dataclass(frozen=True)
class GnauSettings:
    """What a server has decided for Gnau.

    Args:
        rules: The house rules of tables opened without a choice.
        reveal_s: Seconds from the deal to the reveal, 0 to 600; 0 reveals at once.
        split: Who splits the hands.
        dealer: Who deals.
        own_reveal_s: The same where everybody has to split their own hand, if it is longer; 10 to 600.
        suspense: How fast the cards are turned over, at open tables too.

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
        """Return how many seconds there are from the deal to the reveal at a table with such splits."""
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
    """Return how a new table is played at.

    Args:
        settings: What its server has decided.
        stake: The stake that was asked for; the server's where there is none, as with the others.
        rules: The house rules.
        dealer: Who deals.
        split: Who splits.

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
    """Return the change that makes these the house rules."""
    values = GnauSettings(rules=rules).values
    return {name: value for name, value in values.items() if name.startswith(RULE)}
