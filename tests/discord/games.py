"""A game with given cards, and how it and people's points stand."""

from typing import Any

import discord
import simcord

from bot.services import TableService
from bot.tables.gnau import GnauTable
from bot.tables.ids import TableId, UserId
from bot.tables.points import Account, PointsMode
from tests.support.guild import CardRoom

HOUSE = "KS 5H 5D 3C 3H"
TONKU = "AS KD 4C 6S 10S"
NOTHING = "4S 4H 3D 8H 5C"
FIRST = TableId(1)
GRANT = 100


async def table_of(room: CardRoom, table_id: TableId = FIRST) -> GnauTable:
    tables: TableService[GnauTable] = room.bot.services.games.tables_of("gnau")
    return (await tables.get(table_id))[1]


async def points(room: CardRoom, *people: simcord.MemberActor) -> list[int]:
    user_ids = [UserId(person.id) for person in people]
    found = await room.bot.services.store.balances(room.guild_id, user_ids, PointsMode.BANKROLL)
    return [found[user_id] for user_id in user_ids]


async def escrow(room: CardRoom, table_id: TableId = FIRST) -> int:
    account = Account.escrow(room.guild_id, table_id)
    async with room.bot.services.store.transaction() as transaction:
        return (await transaction.account_balances([account]))[account]


async def deal(room: CardRoom, *hands: str, **options: Any) -> discord.Message:
    """Open a table of Ann's at which she and Ben get these hands."""
    await room.open(**options)
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    room.deck.hands = list(hands)
    await room.click(room.ann, "Deal")
    return room.table


async def minutes_pass(room: CardRoom, minutes: int) -> None:
    for _ in range(minutes):
        await room.env.advance_time(60)
