"""What a server decides for its tables.

Every setting has a flat name: `stake_points`, `rules.ties`, `rules.payouts.double`. A change is a mapping of
such names to values, and so is what is kept: only what differs from the defaults.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, Protocol, Self, TypeAlias, TypeVar

from bot.rules.errors import RuleError, quote
from bot.tables.admission import MAX_BLOCKED, OpeningLimits
from bot.tables.days import DAY_MS
from bot.tables.ids import ChannelId, RoleId, UserId, account_made_ms
from bot.tables.points import MAX_STAKE, LossLimit, PointsMode
from bot.tables.ports import Json

Changes: TypeAlias = Mapping[str, object]
Bounds: TypeAlias = Mapping[str, tuple[int, int]]

MAX_POINTS: Final = 1_000_000

BOUNDS: Final = MappingProxyType(
    {
        "stake_points": (1, MAX_STAKE),
        "lowest_stake": (1, MAX_STAKE),
        "highest_stake": (1, MAX_STAKE),
        "opening_grant_points": (0, MAX_POINTS),
        "daily_points": (0, MAX_POINTS),
        "giving_min_age_days": (0, 3650),
        "giving_cap_points": (1, MAX_POINTS),
        "tables_per_member": (1, 100),
        "tables_per_server": (1, 500),
        "opening_pause_s": (0, 3600),
        "more_time": (1, 5),
    }
)
"""The lowest and the highest value of each setting of all games that is a whole number."""

MAX_HIDDEN_WORDS: Final = 200


class ComputersPace(StrEnum):
    """How quickly computer players play."""

    BRISK = "brisk"
    USUAL = "usual"
    CALM = "calm"


# Under these names the settings of all games are kept, and changed.
_NAMES: Final = (
    "stake_points",
    "lowest_stake",
    "highest_stake",
    "language",
    "channels",
    "opener_role",
    "tables_per_member",
    "tables_per_server",
    "opening_pause_s",
    "more_time",
    "computers_pace",
    "blocked",
    "hidden_words",
    "points",
    "opening_grant_points",
    "daily_points",
    "giving",
    "giving_min_age_days",
    "giving_cap_points",
)
_WORDS: Final[Mapping[str, type[StrEnum]]] = MappingProxyType(
    {"points": PointsMode, "computers_pace": ComputersPace}
)


class GameSettings(Protocol):
    """What a server decides for the tables of one game alone, under names that no other game has."""

    @property
    def values(self) -> dict[str, Any]:
        """Every setting by its flat name, in a form JSON can hold."""
        ...

    def changed(self, changes: Changes, /) -> Self:
        """Return the settings after a change; names that are unknown are passed over.

        Raises:
            RuleError: A value will not do, or does not go with the others.
        """
        ...


G = TypeVar("G")


@dataclass(frozen=True)
class ServerSettings:
    """What a server has decided. New tables follow it; open ones stay as they are.

    Args:
        games: What it has decided for single games, once for each game that has such settings.
        stake_points: The stake of tables opened without a choice.
        lowest_stake: The lowest stake that a table may be opened with.
        highest_stake: The highest.
        language: The language of what everybody sees; None for the one the server has chosen in Discord.
        channels: Where tables may be opened, threads by their parent; empty for everywhere.
        opener_role: Whose members may open tables; None for everyone.
        tables_per_member: How many tables of their own a member may have open.
        tables_per_server: How many tables may be open in the server.
        opening_pause_s: Seconds between two tables that one member opens.
        more_time: How many times the usual time to think those get who want longer; 1 where nobody does.
        computers_pace: How quickly computer players play.
        blocked: Who may not play.
        hidden_words: The SHA-256 of words that were taken out of public sight, in hex.
        points: Whether points are a score or a bankroll.
        opening_grant_points: What everybody has before the first round; in a bankroll.
        daily_points: What one may ask for every day; in a bankroll.
        giving: Whether members may give each other points; in a bankroll.
        giving_min_age_days: How old a giver's Discord account must be.
        giving_cap_points: How much one may give away in a day.

    Raises:
        RuleError: `server-setting-invalid`, `server-setting-out-of-range` or `stakes-disordered`.
    """

    games: tuple[GameSettings, ...] = ()
    stake_points: int = 1
    lowest_stake: int = 1
    highest_stake: int = MAX_STAKE
    language: str | None = None
    channels: tuple[ChannelId, ...] = ()
    opener_role: RoleId | None = None
    tables_per_member: int = 3
    tables_per_server: int = 20
    opening_pause_s: int = 10
    more_time: int = 2
    computers_pace: ComputersPace = ComputersPace.USUAL
    blocked: tuple[UserId, ...] = ()
    hidden_words: tuple[str, ...] = ()
    points: PointsMode = PointsMode.SCORE
    opening_grant_points: int = 1000
    daily_points: int = 100
    giving: bool = False
    giving_min_age_days: int = 30
    giving_cap_points: int = 500

    def __post_init__(self) -> None:
        for name in _NAMES:
            object.__setattr__(self, name, _read(name, getattr(self, name)))
        if not self.lowest_stake <= self.stake_points <= self.highest_stake:
            raise RuleError(
                "stakes-disordered",
                stake=self.stake_points,
                lowest=self.lowest_stake,
                highest=self.highest_stake,
            )

    def for_game(self, kind: type[G]) -> G:
        """Return what the server has decided for one game, by the class of that game's settings."""
        return next(each for each in self.games if isinstance(each, kind))

    @property
    def values(self) -> dict[str, Any]:
        """Every setting by its flat name, in a form JSON can hold."""
        found = {name: plain(getattr(self, name)) for name in _NAMES}
        for each in self.games:
            found |= each.values
        return found

    @property
    def opening_limits(self) -> OpeningLimits:
        """How many tables the server allows."""
        return OpeningLimits(self.tables_per_member, self.tables_per_server, self.opening_pause_s)

    def changed(self, changes: Changes) -> "ServerSettings":
        """Return the settings after a change; see `GameSettings.changed`."""
        own: dict[str, Any] = {name: changes[name] for name in _NAMES if name in changes}
        return replace(self, games=tuple(each.changed(changes) for each in self.games), **own)

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

    def loss_limit(self, user_id: UserId, now_ms: int) -> LossLimit | None:
        """Return the most that somebody may lose to others at once, whose account is too new to give.

        It is what others may give in a day, whether members may give each other points or not.
        """
        until_ms = account_made_ms(user_id) + self.giving_min_age_days * DAY_MS
        return LossLimit(self.giving_cap_points, until_ms) if now_ms < until_ms else None

    def stake_within(self, points: int) -> int:
        """Return the highest stake that is allowed, up to some points; 0 where every one is higher."""
        return min(points, self.highest_stake) if points >= self.lowest_stake else 0

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


def change_options(options: Json, changes: Changes, defaults: ServerSettings) -> Json:
    """Return what is kept after a change, which leaves all that it does not name exactly as it was.

    Raises:
        RuleError: A value will not do, or does not go with the others.
    """
    values = ServerSettings.from_options(options, defaults).changed(changes).values
    usual = defaults.values
    kept = {name: value for name, value in options.items() if name not in changes}
    return kept | {name: values[name] for name in changes if values[name] != usual[name]}


def plain(value: object) -> object:
    """Return the value of a setting in a form JSON can hold."""
    if isinstance(value, StrEnum):
        return value.value
    return list(value) if isinstance(value, tuple) else value


def read_whole(name: str, value: object, bounds: Bounds) -> int:
    """Return a setting that is a whole number.

    Raises:
        RuleError: `server-setting-out-of-range`.
    """
    lowest, highest = bounds[name]
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise RuleError(
            "server-setting-out-of-range",
            setting=name,
            value=quote(value),
            lowest=lowest,
            highest=highest,
        )
    return value


def read_word(name: str, value: object, words: type[StrEnum]) -> StrEnum:
    """Return a setting that is one of a few words.

    Raises:
        RuleError: `server-setting-invalid`.
    """
    if not isinstance(value, str) or value not in list(words):
        raise _invalid(name, value)
    return words(value)


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
        return read_whole(name, value, BOUNDS)
    if name in _WORDS:
        return read_word(name, value, _WORDS[name])
    if name in {"channels", "blocked"}:
        ids = _ids(name, value)
        return ids[:MAX_BLOCKED] if name == "blocked" else ids
    if name == "hidden_words":
        return _digests(name, value)
    if name == "opener_role":
        return None if value is None else _id(name, value)
    expected = bool if name == "giving" else (str, type(None))
    if not isinstance(value, expected):
        raise _invalid(name, value)
    return value


def _ids(name: str, value: object) -> tuple[int, ...]:
    if not isinstance(value, tuple | list):
        raise _invalid(name, value)
    return tuple(dict.fromkeys(_id(name, each) for each in value))


def _digests(name: str, value: object) -> tuple[str, ...]:
    if not isinstance(value, tuple | list) or not all(isinstance(each, str) for each in value):
        raise _invalid(name, value)
    return tuple(dict.fromkeys(value))[:MAX_HIDDEN_WORDS]


def _id(name: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise _invalid(name, value)
    return value


def _invalid(name: str, value: object) -> RuleError:
    return RuleError("server-setting-invalid", setting=name, value=quote(value))
