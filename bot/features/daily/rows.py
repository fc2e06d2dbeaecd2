"""Daily deals and the hands that players have played of them."""

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, Table, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.features.daily.model import DailyDeal, DailyStanding, DealSource, KeptHand, SharedPost
from bot.store.database import Repository
from bot.store.engine import insert_or_replace, insert_or_skip
from bot.store.guarded import is_object, readable
from bot.store.personal import Exported, Readers, iso_day, iso_instant, picked, reader_of
from bot.store.schema import daily_deals, daily_hands
from bot.tables.ids import ChannelId, GuildId, MessageId, UserId
from bot.tables.ports import Json
from bot.tables.privacy import PersonalReader
from bot.tables.tricks.recall import TrickReader


class DailyDeals(Repository):
    """Daily deals in a database. Hands in one server never count in another."""

    async def source(self, deal: DailyDeal, fresh: DealSource) -> DealSource:
        """Return the kept source of a deal if it is readable; otherwise keep and return the fresh one."""
        query = select(daily_deals.c.seed_root, daily_deals.c.advice).where(*_of(daily_deals, deal))
        async with self._database.writing() as connection:
            row = {**_key(deal), "seed_root": fresh.seed_root, "advice": fresh.advice}
            await connection.execute(insert_or_skip(connection, daily_deals).values(row))
            kept = next(readable(await connection.execute(query)), None)
            if kept is None:
                # Hands that have begun keep their cards. Hands that begin from now on have other cards.
                await connection.execute(insert_or_replace(connection, daily_deals).values(row))
                return fresh
            return DealSource(kept.seed_root, kept.advice)

    async def begin(self, deal: DailyDeal, user_id: UserId, snapshot: Json, *, now_ms: int) -> KeptHand:
        """Keep the beginning of a player's hand, and return the hand that counts: this, or an earlier one."""
        row = {**_key(deal), "user_id": user_id, "version": 1, "snapshot": snapshot, "begun_ms": now_ms}
        async with self._database.writing() as connection:
            await connection.execute(insert_or_skip(connection, daily_hands).values(row))
            kept = await _read(connection, deal, user_id)
            if kept is None:
                # There is an unreadable hand, which this one replaces.
                await connection.execute(insert_or_replace(connection, daily_hands).values(row))
                kept = await _read(connection, deal, user_id)
        assert kept is not None
        return kept

    async def hand(self, deal: DailyDeal, user_id: UserId) -> KeptHand | None:
        """Return a player's hand as far as it has been played; None if they have not begun."""
        async with self._database.reading() as connection:
            return await _read(connection, deal, user_id)

    async def keep(
        self, deal: DailyDeal, user_id: UserId, hand: KeptHand, score: int | None, *, now_ms: int
    ) -> bool:
        """Keep the next version of a player's hand.

        Args:
            score: The player's score of the hand; None until it is over.

        Returns:
            Whether it was kept; False if the hand has gone on or was deleted meanwhile.
        """
        values: dict[str, Any] = {"version": hand.version, "snapshot": hand.snapshot}
        if score is not None:
            values |= {"score": score, "ended_ms": now_ms}
        theirs = (*_own(deal, user_id), daily_hands.c.version == hand.version - 1)
        async with self._database.writing() as connection:
            changed = await connection.execute(update(daily_hands).where(*theirs).values(values))
            return changed.rowcount == 1

    async def claim_share(self, deal: DailyDeal, user_id: UserId, *, now_ms: int) -> bool:
        """Note that a player shows their result publicly; return False if they already have, or have none."""
        columns = daily_hands.c
        due = (*_own(deal, user_id), columns.shared_ms.is_(None), columns.score.is_not(None))
        async with self._database.writing() as connection:
            claimed = await connection.execute(update(daily_hands).where(*due).values(shared_ms=now_ms))
            return claimed.rowcount == 1

    async def note_post(
        self, deal: DailyDeal, user_id: UserId, channel_id: ChannelId | None, message_id: MessageId | None
    ) -> None:
        """Note the public message with a player's result; None if there is none any more."""
        values = {"channel_id": channel_id, "message_id": message_id}
        async with self._database.writing() as connection:
            await connection.execute(update(daily_hands).where(*_own(deal, user_id)).values(values))

    async def posts(self, deal: DailyDeal) -> list[tuple[SharedPost, Json]]:
        """Return the public messages with players' results of a deal, the oldest first, with the hands."""
        columns = daily_hands.c
        query = (
            select(
                *(columns.user_id, columns.score, columns.channel_id, columns.message_id),
                columns.snapshot,
            )
            .where(*_of(daily_hands, deal), columns.message_id.is_not(None), columns.score.is_not(None))
            .order_by(columns.message_id)
        )
        async with self._database.reading() as connection:
            return [(SharedPost(*post), hand) for *post, hand in await connection.execute(query)]

    async def with_posts(self, guild_ids: Collection[GuildId], day: int) -> list[DailyDeal]:
        """Return the deals of a day in these servers that have public messages with results."""
        columns = daily_hands.c
        query = select(columns.guild_id, columns.game).distinct().where(columns.day == day)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.where(columns.message_id.is_not(None)))
            found = [DailyDeal(row.guild_id, row.game, day) for row in rows]
        return [deal for deal in found if deal.guild_id in guild_ids]

    async def days_in_a_row(self, deal: DailyDeal, user_id: UserId) -> int:
        """Return on how many days in a row, up to a deal's, a player has finished the deal of its game."""
        columns = daily_hands.c
        theirs = (columns.guild_id == deal.guild_id, columns.user_id == user_id, columns.game == deal.game)
        # Days in a row share a number: the day with its place among the finished days, the latest first.
        place = func.row_number().over(order_by=columns.day.desc())
        finished = (
            select((columns.day + place).label("run"))
            .where(*theirs, columns.day <= deal.day, columns.score.is_not(None))
            .subquery()
        )
        query = select(func.count()).where(finished.c.run == deal.day + 1)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar_one()

    async def standings(self, deal: DailyDeal) -> list[DailyStanding]:
        """Return the results of all players who have finished a deal, in the order in which they finished."""
        columns = daily_hands.c
        query = (
            select(columns.user_id, columns.score)
            .where(*_of(daily_hands, deal), columns.score.is_not(None))
            .order_by(columns.ended_ms, columns.user_id)
        )
        async with self._database.reading() as connection:
            found = readable(await connection.execute(query))
            return [DailyStanding(UserId(row.user_id), row.score) for row in found]


def _key(deal: DailyDeal) -> dict[str, Any]:
    return {"guild_id": deal.guild_id, "game": deal.game, "day": deal.day}


def _of(table: Table, deal: DailyDeal) -> list[ColumnElement[bool]]:
    return [table.c[name] == value for name, value in _key(deal).items()]


def _own(deal: DailyDeal, user_id: UserId) -> tuple[ColumnElement[bool], ...]:
    return (*_of(daily_hands, deal), daily_hands.c.user_id == user_id)


async def _read(connection: AsyncConnection, deal: DailyDeal, user_id: UserId) -> KeptHand | None:
    columns = daily_hands.c
    advice = select(daily_deals.c.advice).where(*_of(daily_deals, deal)).scalar_subquery()
    query = select(columns.version, columns.snapshot, columns.shared_ms, advice.label("advice"))
    found = await connection.execute(query.where(*_own(deal, user_id)))
    row = next(readable(found, but=is_object), None)
    # Without the version of the deal's advice, the computer players cannot go on.
    if row is None or row.advice is None:
        return None
    return KeptHand(row.version, row.snapshot, row.advice, row.shared_ms is not None)


def _exported_hand(row: Row[Any], user_id: UserId, readers: Readers) -> Json:
    return {
        "server": str(row.guild_id),
        "game": row.game,
        "day": iso_day(row.day),
        "begun_at": iso_instant(row.begun_ms),
        "ended_at": None if row.ended_ms is None else iso_instant(row.ended_ms),
        "shared_at": None if row.shared_ms is None else iso_instant(row.shared_ms),
        "channel": None if row.channel_id is None else str(row.channel_id),
        "message": None if row.message_id is None else str(row.message_id),
        "score": row.score,
        **_exported_cards(reader_of(readers, row.game), row.snapshot, user_id),
    }


def _exported_cards(reader: PersonalReader, snapshot: Json, user_id: UserId) -> Json:
    if isinstance(reader, TrickReader):
        return picked(reader.own_daily_hand, snapshot)
    return picked(reader.own_seat, snapshot, user_id)


EXPORTED: Final = (Exported(daily_hands, _exported_hand),)
