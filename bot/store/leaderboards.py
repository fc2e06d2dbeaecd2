"""Who leads in a server."""

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import accounts, round_players, rounds
from bot.tables.ids import GuildId, UserId
from bot.tables.points import AccountKind
from bot.tables.ports import Standing


async def standings(connection: AsyncConnection, guild_id: GuildId) -> list[Standing]:
    """Return everyone who has an account in a server, most points first, then by lower id."""
    played = _rounds_per_person(guild_id).subquery()
    columns = accounts.c
    query = (
        select(columns.owner_id, columns.balance_points, func.coalesce(played.c.rounds, 0).label("rounds"))
        .outerjoin_from(accounts, played, played.c.user_id == columns.owner_id)
        .where(columns.guild_id == guild_id, columns.kind == AccountKind.USER.value)
        .order_by(columns.balance_points.desc(), columns.owner_id)
    )
    return [
        Standing(UserId(row.owner_id), row.balance_points, row.rounds)
        for row in await connection.execute(query)
    ]


def _rounds_per_person(guild_id: GuildId) -> Select[tuple[int, int]]:
    return (
        select(round_players.c.user_id, func.count().label("rounds"))
        .join(rounds, rounds.c.id == round_players.c.round_id)
        .where(rounds.c.guild_id == guild_id)
        .group_by(round_players.c.user_id)
    )
