"""Statistics of a player's rounds of Gnau, and how much luck was in them."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.features.statistics.model import BidRound, RoundKind, Statistics
from bot.features.statistics.rows import Summaries
from bot.rules.cards import packs_for, parse_cards
from bot.rules.gnau.odds import (
    LEAST_ROUNDS,
    Expectation,
    Luck,
    dealer_expectation,
    luck_of,
    player_expectation,
)
from bot.rules.gnau.options import HouseRules
from bot.services import Services
from bot.store.earned import Achieved, Medal
from bot.tables.days import day_of
from bot.tables.history import StoredRound
from bot.tables.ids import GuildId, UserId
from bot.tables.points import PointsMode


@dataclass(frozen=True)
class Report:
    """The statistics of a player's rounds, with what is derived from them.

    Args:
        points: The kind of points that the rounds moved.
        luck: None if there are too few rounds to tell.
        best_hand: The round with the player's best hand; None if no hand is known.
    """

    points: PointsMode
    statistics: Statistics
    luck: Luck | None
    best_hand: StoredRound | None


class Honours(NamedTuple):
    """What a person has earned in a server: medals, the latest first, and achievements in order of time."""

    medals: Sequence[Medal]
    achieved: Sequence[Achieved]


NO_HONOURS: Final = Honours((), ())


class StatisticsService:
    """Reports statistics of a player's rounds of Gnau, and how much of the result was luck."""

    def __init__(self, services: Services) -> None:
        self._summaries = Summaries(services.store, services.unseen_rounds.now)
        self._history = services.history
        self._settings = services.settings
        self._odds = services.odds
        self._clock = services.clock
        self._earned = services.earned

    async def statistics(self, guild_id: GuildId, user_id: UserId) -> dict[PointsMode, Statistics]:
        """Return statistics of a player's rounds of Gnau in a server, by the kind of points they moved.

        The kind that the server plays for now comes first. A kind without rounds is left out.
        """
        now = (await self._settings.for_guild(guild_id)).points
        found = await self._summaries.statistics(guild_id, user_id, now_ms=self._clock.now_ms())
        return {points: found[points] for points in sorted(found, key=lambda points: points is not now)}

    async def drill_days(self, guild_id: GuildId, user_id: UserId) -> int:
        """Return on how many days in a row a player has completed the daily drill, up to now."""
        return await self._summaries.drill_days(guild_id, user_id, day_of(self._clock.now_ms()))

    async def honours(self, guild_id: GuildId, user_id: UserId) -> Honours:
        """Return the medals and achievements of a person, up to the latest month that is over."""
        await self._earned.close_due(guild_id, now_ms=self._clock.now_ms())
        medals = await self._earned.medals_of(guild_id, user_id)
        return Honours(medals, await self._earned.achieved_by(guild_id, user_id))

    async def catch_up(self) -> None:
        """Update the stored summaries of players with many new rounds, before anyone asks for them."""
        await self._summaries.catch_up(now_ms=self._clock.now_ms())

    async def report(self, guild_id: GuildId, points: PointsMode, statistics: Statistics) -> Report:
        """Return a report. For house rules that are new to this process, it takes a moment."""
        best = statistics.best_hand
        found = await self._history.round(guild_id, best.table_id, best.number) if best else None
        return Report(points, statistics, await self._luck(statistics), found)

    async def _luck(self, statistics: Statistics) -> Luck | None:
        bids, with_bids = statistics.bid_rounds, statistics.with_bids
        if statistics.rounds - with_bids.rounds + len(bids) < LEAST_ROUNDS:
            return None
        net_points = statistics.net_points - with_bids.net_points + sum(each.delta_points for each in bids)
        expectations = await self._expectations(statistics.kinds)
        # What people bid and raise depends on the cards that they see, so luck begins only after that.
        expectations += [await self._expectation_after_bids(each) for each in bids]
        return luck_of(net_points, expectations)

    async def _expectations(self, kinds: Mapping[RoundKind, int]) -> list[Expectation]:
        return [(await self._expectation(kind)).times(rounds) for kind, rounds in kinds.items()]

    async def _expectation_after_bids(self, played: BidRound) -> Expectation:
        rules = HouseRules.from_record(json.loads(played.kind.rules))
        packs, is_dealer = packs_for(played.kind.players + 1), played.kind.is_dealer
        cards = parse_cards(played.seen, packs=packs)
        each = await self._odds.with_bids(cards, rules, packs, played.times, is_dealer=is_dealer)
        return each.with_stake(played.kind.stake_points)

    async def _expectation(self, kind: RoundKind) -> Expectation:
        rules = HouseRules.from_record(json.loads(kind.rules))
        odds = await self._odds.round_odds(rules, packs_for(kind.players + 1))
        if kind.is_dealer:
            return dealer_expectation(odds, kind.stake_points, kind.players)
        return player_expectation(odds, kind.stake_points)
