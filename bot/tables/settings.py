"""The settings of a server for its tables.

Every setting has a flat name: `stake_points`, `rules.ties`, `rules.payouts.double`. A change maps such names
to values. The stored form does the same, but contains only values that differ from the defaults.
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


# The settings that apply to all games, under the names by which they are stored and changed.
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
    """A server's settings for one game alone, under names that no other game uses."""

    @property
    def values(self) -> dict[str, Any]:
        """Every setting by its flat name, in a form JSON can hold."""
        ...

    def changed(self, changes: Changes, /) -> Self:
        """Return the settings after a change. Unknown names are ignored.

        Raises:
            RuleError: A value is not allowed, or does not fit the other values.
        """
        ...


G = TypeVar("G")


@dataclass(frozen=True)
class ServerSettings:
    """The settings of one server. New tables follow them; open tables keep their own.

    Args:
        games: The settings for single games, one entry for each game that has any.
        stake_points: The stake of tables opened without a chosen stake.
        lowest_stake: The lowest stake of a new table.
        highest_stake: The highest stake of a new table.
        language: The language of public messages; None for the language that the server has in Discord.
        channels: The channels where tables may be opened; threads count as their parent. Empty means
            everywhere.
        opener_role: The role whose members may open tables; None for everyone.
        tables_per_member: How many tables of their own a member may have open.
        tables_per_server: How many tables may be open in the server.
        opening_pause_s: Seconds between two tables opened by one member.
        more_time: The factor on the time to think for people who want longer; 1 means no extra time.
        computers_pace: How quickly computer players play.
        blocked: The members who may not play.
        hidden_words: SHA-256 digests, in hex, of words that were taken out of public sight.
        points: Whether points are a score or a bankroll.
        opening_grant_points: The points of each member before their first round; for bankrolls only.
        daily_points: The points that a member may claim every day; for bankrolls only.
        giving: Whether members may give each other points; for bankrolls only.
        giving_min_age_days: How old a giver's Discord account must be.
        giving_cap_points: How many points one member may give away in a day.

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
        """Return the settings for one game, by their class."""
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
        """The limits on how many tables may be open."""
        return OpeningLimits(self.tables_per_member, self.tables_per_server, self.opening_pause_s)

    def changed(self, changes: Changes) -> "ServerSettings":
        """Return the settings after a change; see `GameSettings.changed`."""
        own: dict[str, Any] = {name: changes[name] for name in _NAMES if name in changes}
        return replace(self, games=tuple(each.changed(changes) for each in self.games), **own)

    def to_options(self, defaults: "ServerSettings") -> Json:
        """Return the values that differ from the defaults, which are those to store."""
        usual = defaults.values
        return {name: value for name, value in self.values.items() if value != usual[name]}

    @classmethod
    def from_options(cls, options: Json, defaults: "ServerSettings") -> "ServerSettings":
        """Read stored settings, and ignore values that cannot be used.

        A newer version may have stored names and values that this one does not know, and the defaults may
        have changed since.
        """
        try:
            return defaults.changed(options)
        except RuleError:
            return _one_by_one(options, defaults)

    def loss_limit(self, user_id: UserId, now_ms: int) -> LossLimit | None:
        """Return the most that a member with an account too new for giving points may lose to others at once.

        The limit is the daily cap of gifts, whether members may give each other points or not.

        Returns:
            The limit; None if the account is old enough.
        """
        until_ms = account_made_ms(user_id) + self.giving_min_age_days * DAY_MS
        return LossLimit(self.giving_cap_points, until_ms) if now_ms < until_ms else None

    def stake_within(self, points: int) -> int:
        """Return the highest allowed stake up to this many points; 0 if every allowed stake is higher."""
        return min(points, self.highest_stake) if points >= self.lowest_stake else 0

    def stake(self, asked: int | None) -> int:
        """Return the stake of a new table.

        Args:
            asked: The requested stake; None for the server's default.

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
    """Return the stored form after a change. Values that the change does not name stay exactly the same.

    Raises:
        RuleError: A value is not allowed, or does not fit the other values.
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
    """Return the value of a setting that is a whole number.

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
    """Return the value of a setting that is one of a few words.

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
