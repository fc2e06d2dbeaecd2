"""Bankrolls: people's points, and transfers outside the games, such as gifts and the daily allowance."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.rules.errors import RuleError
from bot.services.settings import SettingsService
from bot.store import Database, ledger
from bot.store.transaction import DatabaseTransaction
from bot.tables.admission import verify_not_blocked
from bot.tables.days import DAY_MS, day_of, day_start_ms
from bot.tables.ids import GuildId, UserId
from bot.tables.points import (
    Account,
    Entry,
    LossLimit,
    Memo,
    OpeningGrant,
    PointsMode,
    Posting,
    paid_by_house,
)
from bot.tables.ports import Clock, DuplicatePosting
from bot.tables.privacy import Pseudonyms, forgotten_on
from bot.tables.server_settings import ServerSettings
from bot.text.sanitize import clean_line

log = logging.getLogger(__name__)

MAX_REASON: Final = 200
BANKROLL: Final = PointsMode.BANKROLL


@dataclass(frozen=True)
class Gift:
    """Points that a member wants to give to another.

    Args:
        giver_since_ms: When the giver's Discord account was created, in milliseconds since 1970-01-01 UTC.
        points: From 1.
        key: Identifies this gift, such as the id of the interaction.
    """

    giver_id: UserId
    giver_since_ms: int
    receiver_id: UserId
    points: int
    key: str


@dataclass(frozen=True)
class Purses:
    """The points that limit the stakes a member can play for in a server.

    Args:
        others: The most points of any other member. It is at least the opening grant, which a newcomer gets.
        limit: The most that the member may lose to others at once; None for no limit.
    """

    own: int
    others: int
    limit: LossLimit | None = None

    @property
    def to_lose(self) -> int:
        """The points that the member has and may lose to others at once."""
        return self.own if self.limit is None else min(self.own, self.limit.points)


@dataclass(frozen=True)
class Allowance:
    """The daily points that a member can claim.

    Args:
        when: The instant from which they can be claimed, in Discord's format; None for now.
    """

    points: int
    when: str | None = None


class Bankrolls:
    """The points of each member, in a purse. A new purse holds the server's opening grant, once.

    A new purse in place of a recently deleted one is empty: a member must not get points by having their data
    deleted.
    """

    def __init__(self, settings: SettingsService, pseudonyms: Pseudonyms) -> None:
        self._settings = settings
        self._pseudonyms = pseudonyms

    async def server(self, guild_id: GuildId) -> ServerSettings:
        return await self._settings.for_guild(guild_id)

    async def balances(
        self, transaction: DatabaseTransaction, grant: OpeningGrant, user_ids: Sequence[UserId], now_ms: int
    ) -> Mapping[UserId, int]:
        """Return the points of each person, and open missing purses with the opening grant."""
        guild_id = grant.guild_id
        purses = {user_id: Account.user(guild_id, user_id, BANKROLL) for user_id in user_ids}
        known = await transaction.account_balances(list(purses.values()))
        missing = [purse for purse in purses.values() if purse not in known]
        if missing:
            await ledger.open_accounts(transaction.connection, missing)
            people = [UserId(purse.owner_id) for purse in missing]
            forgotten = await self.forgotten_on(transaction, guild_id, people, now_ms)
            for purse in missing:
                reference = f"opening:{guild_id}:{purse.owner_id}"
                # An earlier purse that cannot be read any more counts as 0 points until it is repaired.
                had_one = await ledger.find_posting(transaction.connection, reference) is not None
                known[purse] = 0 if had_one or purse.owner_id in forgotten else grant.points
                if known[purse]:
                    posting = paid_by_house(purse, grant.points, reference)
                    await transaction.post(posting, now_ms=now_ms)
        return {user_id: known[purse] for user_id, purse in purses.items()}

    async def forgotten_on(
        self, transaction: DatabaseTransaction, guild_id: GuildId, user_ids: Sequence[UserId], now_ms: int
    ) -> Mapping[UserId, int]:
        """Return the day of deletion of each recently deleted purse, by person."""
        people = {self._pseudonyms.of_purse(guild_id, user_id): user_id for user_id in user_ids}
        found = await ledger.forgotten_purses(transaction.connection, guild_id, list(people), now_ms)
        return {people[pseudonym]: forgotten_on(expires_ms) for pseudonym, expires_ms in found.items()}


class BankrollService:
    """Moves points outside the games."""

    def __init__(
        self, store: Database, settings: SettingsService, bankrolls: Bankrolls, clock: Clock
    ) -> None:
        self._store = store
        self._settings = settings
        self._bankrolls = bankrolls
        self._clock = clock

    async def balance(self, guild_id: GuildId, user_id: UserId) -> int:
        """Return the points in a person's purse. A missing purse is opened with the opening grant."""
        grant = _opening_grant(guild_id, await self._settings.for_guild(guild_id))
        async with self._store.transaction() as transaction:
            found = await self._bankrolls.balances(transaction, grant, [user_id], self._clock.now_ms())
        return found[user_id]

    async def usual_balance(self, guild_id: GuildId) -> int:
        """Return the usual points of a member: half of a server's purses hold as many or more."""
        median = await self._store.median_purse(guild_id)
        return (await self._settings.for_guild(guild_id)).opening_grant_points if median is None else median

    async def purses(self, guild_id: GuildId, user_id: UserId) -> Purses:
        """Return a person's points and the most points of any other member."""
        settings = await self._settings.for_guild(guild_id)
        richest = await self._store.richest_purse(guild_id, but=user_id)
        others = max(settings.opening_grant_points, richest or 0)
        limit = settings.loss_limit(user_id, self._clock.now_ms())
        return Purses(await self.balance(guild_id, user_id), others, limit)

    async def allowance(self, guild_id: GuildId, user_id: UserId) -> Allowance | None:
        """Return the daily points that a person can claim next; None if the server gives none."""
        settings = await self._settings.for_guild(guild_id)
        if settings.points is not PointsMode.BANKROLL or not settings.daily_points:
            return None
        now_ms = self._clock.now_ms()
        day = day_of(now_ms)
        async with self._store.transaction() as transaction:
            reference = _daily_reference(guild_id, user_id, day)
            taken = await ledger.find_posting(transaction.connection, reference)
            forgotten = await self._bankrolls.forgotten_on(transaction, guild_id, [user_id], now_ms)
        is_later = taken is not None or forgotten.get(user_id) == day
        return Allowance(settings.daily_points, _next_day(day) if is_later else None)

    async def take_daily(self, guild_id: GuildId, user_id: UserId) -> tuple[int, int]:
        """Give a person the allowance of this day (UTC).

        Returns:
            The allowance, and the person's new balance.

        Raises:
            RuleError: `blocked`, `only-with-bankrolls`, `no-daily`, `daily-taken`, or `daily-forgotten` on
                the day on which the person had a purse deleted. The last two say when the next allowance is
                due.
        """
        settings = await self._with_bankrolls(guild_id, user_id)
        if not settings.daily_points:
            raise RuleError("no-daily")
        now_ms = self._clock.now_ms()
        day = day_of(now_ms)
        reference = _daily_reference(guild_id, user_id, day)
        try:
            async with self._store.transaction() as transaction:
                grant = _opening_grant(guild_id, settings)
                before = await self._bankrolls.balances(transaction, grant, [user_id], now_ms)
                forgotten = await self._bankrolls.forgotten_on(transaction, guild_id, [user_id], now_ms)
                if forgotten.get(user_id) == day:
                    raise RuleError("daily-forgotten", when=_next_day(day))
                purse = Account.user(guild_id, user_id, PointsMode.BANKROLL)
                posting = paid_by_house(purse, settings.daily_points, reference)
                await transaction.post(posting, now_ms=now_ms)
        except DuplicatePosting as error:
            raise RuleError("daily-taken", when=_next_day(day)) from error
        return settings.daily_points, before[user_id] + settings.daily_points

    async def give(self, guild_id: GuildId, gift: Gift) -> int:
        """Move points from one person to another. A gift with a used key moves nothing.

        Returns:
            The giver's new balance.

        Raises:
            RuleError: `blocked`, `only-with-bankrolls`, `giving-off`, `gift-to-oneself`, `gift-too-young`,
                `gift-too-big`, `gift-not-covered`.
        """
        settings = await self._with_bankrolls(guild_id, gift.giver_id)
        now_ms = self._clock.now_ms()
        _verify_gift(gift, settings, now_ms)
        gifts = f"gift:{guild_id}:{gift.giver_id}:"
        async with self._store.transaction() as transaction:
            people = [gift.giver_id, gift.receiver_id]
            grant = _opening_grant(guild_id, settings)
            funds = await self._bankrolls.balances(transaction, grant, people, now_ms)
            if await ledger.find_posting(transaction.connection, gifts + gift.key) is not None:
                return funds[gift.giver_id]
            since_ms = day_start_ms(day_of(now_ms))
            given = await ledger.posted_points(transaction.connection, gifts, since_ms=since_ms)
            _verify_cap(gift, settings, given)
            if funds[gift.giver_id] < gift.points:
                raise RuleError("gift-not-covered", balance=funds[gift.giver_id])
            await transaction.post(_gift_posting(guild_id, gift, gifts + gift.key), now_ms=now_ms)
        return funds[gift.giver_id] - gift.points

    async def grant(self, guild_id: GuildId, user_id: UserId, points: int, memo: Memo, key: str) -> int:
        """Give a person points from the house, and return their new balance. A used key moves nothing."""
        settings = await self._settings.for_guild(guild_id)
        reference = f"grant:{guild_id}:{key}"
        async with self._store.transaction() as transaction:
            before = await self._owned(transaction, guild_id, user_id, settings)
            if await ledger.find_posting(transaction.connection, reference) is not None:
                return before
            posting = paid_by_house(Account.user(guild_id, user_id, settings.points), points, reference, memo)
            await transaction.post(posting, now_ms=self._clock.now_ms())
        log.info(
            "server %d: granted by %d to %d, points: %d: %s",
            *(guild_id, memo.actor_id, user_id, points, clean_line(memo.reason)),
        )
        return before + points

    async def reset(self, guild_id: GuildId, user_id: UserId, memo: Memo, key: str) -> tuple[int, int]:
        """Set a score to 0, or a purse to the opening grant; return the balance before and after.

        A second reset with the key of one that moved points moves nothing, and returns the earlier answer.
        """
        settings = await self._settings.for_guild(guild_id)
        start = settings.opening_grant_points if settings.points is PointsMode.BANKROLL else 0
        reference, account = f"reset:{guild_id}:{key}", Account.user(guild_id, user_id, settings.points)
        async with self._store.transaction() as transaction:
            before = await self._owned(transaction, guild_id, user_id, settings)
            if (posted := await ledger.find_posting(transaction.connection, reference)) is not None:
                return start - _points_for(user_id, posted), start
            if before == start:
                return before, start
            posting = paid_by_house(account, start - before, reference, memo)
            await transaction.post(posting, now_ms=self._clock.now_ms())
        log.info(
            "server %d: %d reset %d from %d to %d: %s",
            *(guild_id, memo.actor_id, user_id, before, start, clean_line(memo.reason)),
        )
        return before, start

    async def _with_bankrolls(self, guild_id: GuildId, user_id: UserId) -> ServerSettings:
        settings = await self._settings.for_guild(guild_id)
        verify_not_blocked(settings.blocked, user_id)
        if settings.points is not PointsMode.BANKROLL:
            raise RuleError("only-with-bankrolls")
        return settings

    async def _owned(
        self, transaction: DatabaseTransaction, guild_id: GuildId, user_id: UserId, settings: ServerSettings
    ) -> int:
        if settings.points is PointsMode.BANKROLL:
            grant = _opening_grant(guild_id, settings)
            return (await self._bankrolls.balances(transaction, grant, [user_id], self._clock.now_ms()))[
                user_id
            ]
        account = Account.user(guild_id, user_id)
        return (await transaction.account_balances([account])).get(account, 0)


def _daily_reference(guild_id: GuildId, user_id: UserId, day: int) -> str:
    return f"daily:{guild_id}:{user_id}:{day}"


def _next_day(day: int) -> str:
    return f"<t:{day_start_ms(day + 1) // 1000}:R>"


def _opening_grant(guild_id: GuildId, settings: ServerSettings) -> OpeningGrant:
    return OpeningGrant(guild_id, settings.opening_grant_points)


def _verify_gift(gift: Gift, settings: ServerSettings, now_ms: int) -> None:
    if not settings.giving:
        raise RuleError("giving-off")
    if gift.giver_id == gift.receiver_id:
        raise RuleError("gift-to-oneself")
    if now_ms - gift.giver_since_ms < settings.giving_min_age_days * DAY_MS:
        raise RuleError("gift-too-young", days=settings.giving_min_age_days)


def _verify_cap(gift: Gift, settings: ServerSettings, given_points: int) -> None:
    left = settings.giving_cap_points - given_points
    if gift.points > left:
        raise RuleError("gift-too-big", cap=settings.giving_cap_points, left=max(left, 0))


def _points_for(user_id: UserId, posting: Posting) -> int:
    return sum(entry.amount_points for entry in posting.entries if entry.account.owner_id == user_id)


def _gift_posting(guild_id: GuildId, gift: Gift, reference: str) -> Posting:
    giver = Account.user(guild_id, gift.giver_id, PointsMode.BANKROLL)
    receiver = Account.user(guild_id, gift.receiver_id, PointsMode.BANKROLL)
    entries = (Entry(giver, -gift.points), Entry(receiver, gift.points))
    return Posting(reference, guild_id, entries)
