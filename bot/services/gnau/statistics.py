"""What somebody's rounds of Gnau come to, and how lucky they were."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from bot.rules.cards import packs_for
from bot.rules.gnau.luck import (
    LEAST_ROUNDS,
    Expectation,
    Luck,
    dealer_expectation,
    luck_of,
    player_expectation,
)
from bot.rules.gnau.options import HouseRules
from bot.services.gnau.odds import OddsService
from bot.services.settings import SettingsService
from bot.store import History
from bot.store.gnau import Summaries
from bot.tables.gnau.statistics import RoundKind, Statistics
from bot.tables.history import StoredRound
from bot.tables.ids import GuildId, UserId
from bot.tables.points import PointsMode
from bot.tables.ports import Clock


@dataclass(frozen=True)
class Report:
    """What there is to say about somebody's rounds.

    Args:
        points: Which points they moved.
        statistics: The numbers.
        luck: How lucky they were; None where it is too early to tell.
        best_hand: The round with their best hand; None when no hand is known.
    """

    points: PointsMode
    statistics: Statistics
    luck: Luck | None
    best_hand: StoredRound | None


class StatisticsService:
    """Says what somebody's rounds of Gnau come to, and how much of that was luck.

    Args:
        summaries: What the rounds come to.
        history: The rounds that were played.
        settings: What the servers have decided.
        odds: What rounds are worth.
        clock: The time.
    """

    def __init__(
        self,
        summaries: Summaries,
        history: History,
        settings: SettingsService,
        odds: OddsService,
        clock: Clock,
    ) -> None:
        self._summaries = summaries
        self._history = history
        self._settings = settings
        self._odds = odds
        self._clock = clock

    async def statistics(self, guild_id: GuildId, user_id: UserId) -> dict[PointsMode, Statistics]:
        """Return what somebody's rounds of Gnau in a server come to, by the kind of points they moved.

        Those that the server plays for now come first. A kind of which they played none is left out.
        """
        now = (await self._settings.for_guild(guild_id)).points
        found = await self._summaries.statistics(guild_id, user_id, now_ms=self._clock.now_ms())
        return {points: found[points] for points in sorted(found, key=lambda points: points is not now)}

    async def catch_up(self) -> None:
        """Count most of what people have played meanwhile, before anybody asks."""
        await self._summaries.catch_up(now_ms=self._clock.now_ms())

    async def report(self, guild_id: GuildId, points: PointsMode, statistics: Statistics) -> Report:
        """Return what else there is to say; under house rules seen for the first time it takes a moment."""
        best = statistics.best_hand
        found = await self._history.round(guild_id, best.table_id, best.number) if best else None
        return Report(points, statistics, await self._luck(statistics), found)

    async def _luck(self, statistics: Statistics) -> Luck | None:
        if statistics.rounds < LEAST_ROUNDS:
            return None
        return luck_of(statistics.net_points, await self._expectations(statistics.kinds))

    async def _expectations(self, kinds: Mapping[RoundKind, int]) -> list[Expectation]:
        return [(await self._expectation(kind)).times(rounds) for kind, rounds in kinds.items()]

    async def _expectation(self, kind: RoundKind) -> Expectation:
        rules = HouseRules.from_record(json.loads(kind.rules))
        odds = await self._odds.round_odds(rules, packs_for(kind.players + 1))
        if kind.is_dealer:
            return dealer_expectation(odds, kind.stake_points, kind.players)
        return player_expectation(odds, kind.stake_points)
