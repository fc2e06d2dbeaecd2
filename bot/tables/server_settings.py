"""The settings of a server for its tables. `bot/tables/settable.py` says how to add one."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, Self, TypeVar

from bot.rules.errors import RuleError
from bot.tables.admission import MAX_BLOCKED, OpeningLimits
from bot.tables.days import DAY_MS
from bot.tables.ids import ChannelId, RoleId, UserId, account_made_ms
from bot.tables.points import MAX_STAKE, LossLimit, PointsMode
from bot.tables.rule_sets import RuleSet, RuleSets
from bot.tables.settable import (
    Changes,
    Channel,
    Channels,
    Digests,
    Language,
    Members,
    Role,
    Settable,
    Switch,
    Whole,
    Word,
    setting,
)

MAX_POINTS: Final = 1_000_000
MAX_HIDDEN_WORDS: Final = 200


class ComputersPace(StrEnum):
    """How quickly computer players play."""

    BRISK = "brisk"
    USUAL = "usual"
    CALM = "calm"


G = TypeVar("G")


@dataclass(frozen=True)
class ServerSettings(Settable):
    """The settings of one server. New tables follow them; open tables keep their own.

    The settings of a game have names that no other game uses.

    Raises:
        RuleError: `server-setting-invalid`, `server-setting-out-of-range` or `stakes-disordered`.
    """

    # One entry for each game that has settings of its own.
    games: tuple[Settable, ...] = ()

    # The language of public messages; None for the one that the server has in Discord.
    language: str | None = setting(Language(page="access"), None)
    # Where tables may be opened; threads count as their parent. Empty means everywhere.
    channels: tuple[ChannelId, ...] = setting(Channels(page="access"), ())
    # The role whose members may open tables; None for everyone.
    opener_role: RoleId | None = setting(Role(page="access"), None)
    # Where each day's deals and drill are announced; None for nowhere.
    announcement_channel: ChannelId | None = setting(Channel(page="access"), None)
    tables_per_member: int = setting(Whole(1, 100, page="access", form="opening"), 3)
    tables_per_server: int = setting(Whole(1, 500, page="access", form="opening"), 20)
    opening_pause_s: int = setting(Whole(0, 3600, page="access", form="opening"), 10)
    blocked: tuple[UserId, ...] = setting(Members(MAX_BLOCKED, page="access"), ())
    hidden_words: tuple[str, ...] = setting(Digests(MAX_HIDDEN_WORDS, page="access"), ())
    rule_sets: tuple[RuleSet, ...] = setting(RuleSets(page="access"), ())

    points: PointsMode = setting(Word(PointsMode, page="points"), PointsMode.SCORE)
    # The stake of tables opened without a chosen stake.
    stake_points: int = setting(Whole(1, MAX_STAKE, page="points", form="stakes"), 1)
    lowest_stake: int = setting(Whole(1, MAX_STAKE, page="points", form="stakes"), 1)
    highest_stake: int = setting(Whole(1, MAX_STAKE, page="points", form="stakes"), MAX_STAKE)
    # These two and gifts are for bankrolls only.
    opening_grant_points: int = setting(Whole(0, MAX_POINTS, page="points", form="grants"), 1000)
    daily_points: int = setting(Whole(0, MAX_POINTS, page="points", form="grants"), 100)
    giving: bool = setting(Switch(page="points"), False)
    # The age of a giver's Discord account, and what a member may give away in a day.
    giving_min_age_days: int = setting(Whole(0, 3650, page="points", form="giving"), 30)
    giving_cap_points: int = setting(Whole(1, MAX_POINTS, page="points", form="giving"), 500)

    # Whether the first announcement of a month tells who has won the medals of the month before.
    announce_medals: bool = setting(Switch(page="points"), False)

    # The factor on the time to think for people who want longer; 1 means no extra time.
    more_time: int = setting(Whole(1, 5, page="pace", form="thinking"), 2)
    computers_pace: ComputersPace = setting(Word(ComputersPace, page="pace"), ComputersPace.USUAL)

    def __post_init__(self) -> None:
        super().__post_init__()
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
        found = super().values
        for each in self.games:
            found |= each.values
        return found

    @property
    def opening_limits(self) -> OpeningLimits:
        return OpeningLimits(self.tables_per_member, self.tables_per_server, self.opening_pause_s)

    def changed(self, changes: Changes) -> Self:
        games = tuple(each.changed(changes) for each in self.games)
        return replace(super().changed(changes), games=games)

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
