"""Mistakes with medals and achievements, made on purpose."""

from typing import Any
from unittest.mock import patch

from sqlalchemy import update

from bot.store import achievements, standings
from bot.store.schema import medals


def telling_again() -> Any:
    """Tell people what they achieve as often as they do."""
    add = achievements.add

    async def add_again(connection: Any, guild_id: Any, achieved: Any, *round_id: Any, now_ms: int) -> Any:
        found = list(achieved)
        await add(connection, guild_id, found, *round_id, now_ms=now_ms)
        return found

    return patch.object(achievements, "add", add_again)


def counting_late_rounds() -> Any:
    """Count a round for the medals that its players have won before, too."""
    add_round = standings.add_round

    async def add_late(connection: Any, record: Any, *of_round: Any, now_ms: int) -> None:
        of_players = (medals.c.guild_id == record.guild_id, medals.c.user_id.in_(record.players))
        await connection.execute(update(medals).where(*of_players).values(rounds=medals.c.rounds + 1))
        await add_round(connection, record, *of_round, now_ms=now_ms)

    return patch.object(standings, "add_round", add_late)
