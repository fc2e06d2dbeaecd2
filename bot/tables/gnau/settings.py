"""What a server decides for its tables.

Every setting has a flat name: `stake_points`, `rules.ties`, `rules.payouts.double`. A change is a mapping of
such names to values, and so is what is kept.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from bot.rules.errors import RuleError, quote
from bot.rules.gnau import MAX_STAKE, OPTION_NAMES, PAYOUT_NAMES, HouseRules, with_options
from bot.tables.blocking import MAX_BLOCKED
from bot.tables.gnau.options import LEAST_OWN_REVEAL_S, DealerPolicy, SplitMode, TableOptions
from bot.tables.ids import ChannelId, RoleId, UserId
from bot.tables.openings import OpeningLimits
from bot.tables.points import PointsMode
from bot.tables.ports import Json

Changes: TypeAlias = Mapping[str, object]

RULE: Final = "rules."
PAYOUT: Final = "rules.payouts."
MAX_POINTS: Final = 1_000_000

BOUNDS: Final = MappingProxyType(
    {
        "stake_points": (1, MAX_STAKE),
        "lowest_stake": (1, MAX_STAKE),
        "highest_stake": (1, MAX_STAKE),
        "reveal_s": (0, 600),
        "opening_grant_points": (0, MAX_POINTS),
        "daily_points": (0, MAX_POINTS),
        "giving_min_age_days": (0, 3650),
        "giving_cap_points": (1, MAX_POINTS),
        "tables_per_member": (1, 100),
        "tables_per_server": (1, 500),
        "opening_pause_s": (0, 3600),
    }
)
"""The lowest and the highest value of each setting that is a whole number."""

# Under these names the settings are kept, and changed.
_PLAIN_NAMES: Final = (
    "stake_points",
    "lowest_stake",
    "highest_stake",
    "reveal_s",
    "split",
    "dealer",
    "language",
    "channels",
    "opener_role",
    "tables_per_member",
    "tables_per_server",
    "opening_pause_s",
    "blocked",
    "points",
    "opening_grant_points",
    "daily_points",
    "giving",
    "giving_min_age_days",
    "giving_cap_points",
)

_WORDED: Final = MappingProxyType[str, type[StrEnum]](
    {"split": SplitMode, "dealer": DealerPolicy, "points": PointsMode}
)


@dataclass(frozen=True)
class ServerSettings:
    """What a server has decided. New tables follow it; open ones stay as they are.

    Args:
        rules: The house rules of tables opened without a choice.
        stake_points: The stake of tables opened without a choice.
        lowest_stake: The lowest stake that a table may be opened with.
        highest_stake: The highest.
        reveal_s: Seconds from the deal to the reveal, 0 to 600; 0 reveals at once.
        split: Who splits the hands.
        dealer: Who deals.
        language: The language of what everybody sees; None for the one the server has chosen in Discord.
        channels: Where tables may be opened, threads by their parent; empty for everywhere.
        opener_role: Whose members may open tables; None for everyone.
        tables_per_member: How many tables of their own a member may have open.
        tables_per_server: How many tables may be open in the server.
        opening_pause_s: Seconds between two tables that one member opens.
        blocked: Who may not play.
        points: Whether points are a score or a bankroll.
        opening_grant_points: What everybody has before the first round; in a bankroll.
        daily_points: What one may ask for every day; in a bankroll.
        giving: Whether members may give each other points; in a bankroll.
        giving_min_age_days: How old the Discord account of who gives must be.
        giving_cap_points: How much one may give away in a day.

    Raises:
        RuleError: `server-setting-invalid`, `server-setting-out-of-range`, `stakes-disordered` or
            `own-split-needs-time`.
    """

    rules: HouseRules = field(default_factory=HouseRules)
    stake_points: int = 1
    lowest_stake: int = 1
    highest_stake: int = MAX_STAKE
    reveal_s: int = 20
    split: SplitMode = SplitMode.AUTO
    dealer: DealerPolicy = DealerPolicy.HOUSE
    language: str | None = None
    channels: tuple[ChannelId, ...] = ()
    opener_role: RoleId | None = None
    tables_per_member: int = 3
    tables_per_server: int = 20
    opening_pause_s: int = 10
    blocked: tuple[UserId, ...] = ()
    points: PointsMode = PointsMode.SCORE
    opening_grant_points: int = 1000
    daily_points: int = 100
    giving: bool = False
    giving_min_age_days: int = 30
    giving_cap_points: int = 500

    def __post_init__(self) -> None:
        for name in _PLAIN_NAMES:
            object.__setattr__(self, name, _read(name, getattr(self, name)))
        if not self.lowest_stake <= self.stake_points <= self.highest_stake:
            raise RuleError(
                "stakes-disordered",
                stake=self.stake_points,
                lowest=self.lowest_stake,
                highest=self.highest_stake,
            )
        if self.split is SplitMode.OWN and self.reveal_s < LEAST_OWN_REVEAL_S:
            raise RuleError("own-split-needs-time", least=LEAST_OWN_REVEAL_S)

    @property
    def values(self) -> dict[str, Any]:
        """Every setting by its flat name, in a form JSON can hold."""
        plain = {name: _plain(getattr(self, name)) for name in _PLAIN_NAMES}
        options = {RULE + name: _plain(getattr(self.rules, name)) for name in OPTION_NAMES}
        payouts = {PAYOUT + name: getattr(self.rules.payouts, name) for name in PAYOUT_NAMES}
        return options | payouts | plain

    @property
    def opening_limits(self) -> OpeningLimits:
        """How many tables the server puts up with."""
        return OpeningLimits(self.tables_per_member, self.tables_per_server, self.opening_pause_s)

    def changed(self, changes: Changes) -> "ServerSettings":
        """Return the settings after a change; names that are unknown are passed over.

        Raises:
            RuleError: A value will not do, or does not go with the others.
        """
        plain: dict[str, Any] = {name: changes[name] for name in _PLAIN_NAMES if name in changes}
        options: dict[str, object] = {
            name: changes[RULE + name] for name in OPTION_NAMES if RULE + name in changes
        }
        payouts = {name: changes[PAYOUT + name] for name in PAYOUT_NAMES if PAYOUT + name in changes}
        rules = with_options(self.rules, options | ({"payouts": payouts} if payouts else {}))
        return replace(self, rules=rules, **plain)

    def to_options(self, defaults: "ServerSettings") -> Json:
        """Return what is kept of these settings: what differs from the defaults."""
        usual = defaults.values
        return {name: value for name, value in self.values.items() if value != usual[name]}

    @classmethod
    def from_options(cls, options: Json, defaults: "ServerSettings") -> "ServerSettings":
        """Read what was kept.

        A newer version may have kept names and values that this one does not know, and the defaults may have
        changed since: whatever cannot be used is passed over.
        """
        try:
            return defaults.changed(options)
        except RuleError:
            return _one_by_one(options, defaults)

    def stake(self, asked: int | None) -> int:
        """Return the stake of a new table.

        Args:
            asked: The stake that was asked for; the server's where there is none.

        Raises:
            RuleError: `stake-not-allowed`.
        """
        stake = self.stake_points if asked is None else asked
        if not self.lowest_stake <= stake <= self.highest_stake:
            raise RuleError(
                "stake-not-allowed", stake=stake, lowest=self.lowest_stake, highest=self.highest_stake
            )
        return stake

    def table_options(
        self,
        stake: int | None = None,
        rules: HouseRules | None = None,
        dealer: DealerPolicy | None = None,
        split: SplitMode | None = None,
    ) -> TableOptions:
        """Return how a new table is played at.

        Args:
            stake: The stake that was asked for; the server's where there is none, as with the others.
            rules: The house rules.
            dealer: Who deals.
            split: Who splits.

        Raises:
            RuleError: `stake-not-allowed` or `own-split-needs-time`.
        """
        return TableOptions(
            stake_points=self.stake(stake),
            rules=rules or self.rules,
            reveal_s=self.reveal_s,
            dealer=dealer or self.dealer,
            split=split or self.split,
            points=self.points,
        )


def rules_changes(rules: HouseRules) -> dict[str, object]:
    """Return the change that makes these the house rules."""
    values = ServerSettings(rules=rules).values
    return {name: value for name, value in values.items() if name.startswith(RULE)}


def _one_by_one(options: Json, defaults: ServerSettings) -> ServerSettings:
    settings = defaults
    for name, value in options.items():
        try:
            settings = settings.changed({name: value})
        except RuleError:
            continue
    return settings


def _read(name: str, value: object) -> object:
    if name in BOUNDS:
        return _whole(name, value)
    if name in _WORDED:
        return _word(name, value, _WORDED[name])
    if name == "channels":
        return _ids(name, value)
    if name == "blocked":
        return _ids(name, value)[:MAX_BLOCKED]
    if name == "opener_role":
        return None if value is None else _id(name, value)
    expected = bool if name == "giving" else (str, type(None))
    if not isinstance(value, expected):
        raise _invalid(name, value)
    return value


def _whole(name: str, value: object) -> int:
    lowest, highest = BOUNDS[name]
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise RuleError(
            "server-setting-out-of-range",
            setting=name,
            value=quote(value),
            lowest=lowest,
            highest=highest,
        )
    return value


def _word(name: str, value: object, words: type[StrEnum]) -> StrEnum:
    if not isinstance(value, str) or value not in list(words):
        raise _invalid(name, value)
    return words(value)


def _ids(name: str, value: object) -> tuple[int, ...]:
    if not isinstance(value, tuple | list):
        raise _invalid(name, value)
    return tuple(dict.fromkeys(_id(name, each) for each in value))


def _id(name: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise _invalid(name, value)
    return value


def _invalid(name: str, value: object) -> RuleError:
    return RuleError("server-setting-invalid", setting=name, value=quote(value))


def _plain(value: object) -> object:
    if isinstance(value, StrEnum):
        return value.value
    return list(value) if isinstance(value, tuple) else value
