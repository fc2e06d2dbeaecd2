"""A server's settings for Gnau alone, and the options of a new table under these settings."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Final, Self

from bot.rules.gnau.options import OPTION_NAMES, PAYOUT_NAMES, HouseRules, with_options
from bot.tables.gnau.state import (
    BID_S,
    LEAST_BID_S,
    LEAST_OWN_REVEAL_S,
    MOST_BID_S,
    DealerPolicy,
    GnauTableOptions,
    SplitMode,
)
from bot.tables.kept_values import plain_fields
from bot.tables.server_settings import ServerSettings
from bot.tables.settable import Changes, Settable, Whole, Word, setting
from bot.tables.table import MOST_PACE_S

RULE: Final = "rules."
PAYOUT: Final = "rules.payouts."


class Suspense(StrEnum):
    """How fast a reveal turns the cards over, step by step; `OFF` shows all cards at once."""

    OFF = "off"
    QUICK = "quick"
    SLOW = "slow"


@dataclass(frozen=True)
class GnauSettings(Settable):
    """A server's settings for Gnau. The house rules have pages of their own.

    Raises:
        RuleError: `server-setting-invalid` or `server-setting-out-of-range`.
    """

    # The house rules of a table that is opened without a choice of rules.
    rules: HouseRules = field(default_factory=HouseRules)

    dealer: DealerPolicy = setting(Word(DealerPolicy, page="table"), DealerPolicy.HOUSE)
    split: SplitMode = setting(Word(SplitMode, page="table"), SplitMode.AUTO)
    # Seconds from the deal to the reveal; 0 reveals at once. Where people split their own hands, the longer
    # of the two times counts.
    reveal_s: int = setting(Whole(0, MOST_PACE_S, page="table", form="reveal"), 20)
    own_reveal_s: int = setting(Whole(LEAST_OWN_REVEAL_S, MOST_PACE_S, page="table", form="reveal"), 45)
    # Seconds for the bids, and again for the raises, where the bank is bid for.
    bid_s: int = setting(Whole(LEAST_BID_S, MOST_BID_S, page="table", form="reveal"), BID_S)
    # A change also applies to open tables.
    suspense: Suspense = setting(Word(Suspense, page="table"), Suspense.QUICK)

    def reveal_s_of(self, split: SplitMode) -> int:
        """Return the seconds from the deal to the reveal at a table with this split mode."""
        return max(self.reveal_s, self.own_reveal_s) if split is SplitMode.OWN else self.reveal_s

    @property
    def values(self) -> dict[str, Any]:
        options = {RULE + name: value for name, value in plain_fields(self.rules, *OPTION_NAMES).items()}
        payouts = {PAYOUT + name: getattr(self.rules.payouts, name) for name in PAYOUT_NAMES}
        return options | payouts | super().values

    def changed(self, changes: Changes) -> Self:
        options: dict[str, object] = {
            name: changes[RULE + name] for name in OPTION_NAMES if RULE + name in changes
        }
        payouts = {name: changes[PAYOUT + name] for name in PAYOUT_NAMES if PAYOUT + name in changes}
        rules = with_options(self.rules, options | ({"payouts": payouts} if payouts else {}))
        return replace(super().changed(changes), rules=rules)


def new_table_options(  # noqa: PLR0913, PLR0917 - what can be said of a table
    settings: ServerSettings,
    stake: int | None = None,
    rules: HouseRules | None = None,
    dealer: DealerPolicy | None = None,
    split: SplitMode | None = None,
    reveal_s: int | None = None,
) -> GnauTableOptions:
    """Return the options of a new table; the server's setting replaces each argument that is None.

    Raises:
        RuleError: `stake-not-allowed`, or `own-split-needs-time`.
    """
    gnau = settings.for_game(GnauSettings)
    splits = split or gnau.split
    return GnauTableOptions(
        stake_points=settings.stake(stake),
        rules=rules or gnau.rules,
        reveal_s=gnau.reveal_s_of(splits) if reveal_s is None else reveal_s,
        dealer=dealer or gnau.dealer,
        split=splits,
        points=settings.points,
        bid_s=gnau.bid_s,
    )


def rules_changes(rules: HouseRules) -> dict[str, object]:
    """Return the changes of settings that make these the server's house rules."""
    values = GnauSettings(rules=rules).values
    return {name: value for name, value in values.items() if name.startswith(RULE)}
