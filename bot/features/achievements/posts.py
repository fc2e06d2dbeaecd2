"""Tells people what they have achieved at a table: in their open panel, or else by a private note there.

Only what a step has just achieved for the first time is told, after the step is kept. Nobody is told twice.
Somebody who cannot be reached privately finds it in their statistics.
"""

import asyncio
from typing import Any, Final

from bot.delivery.background import Tasks
from bot.delivery.board import DeliveryContext
from bot.delivery.tables import server_text
from bot.services.steps import Step
from bot.tables.ids import UserId
from bot.views.earned import told_achievement
from bot.views.style import PRIVATE, panel
from bot.views.tricks.panel import note_in_panel

# The table shows the result first. By then the press that led to it is answered, too: Discord allows no note
# before that.
_AFTER_S: Final = 3.0


class AchievementPosts:
    """Tells people of this process's tables what they have achieved."""

    def __init__(self, context: DeliveryContext) -> None:
        self._client = context.client
        self._services = context.services
        self._panels = context.panels
        self._replies = context.ephemeral_replies
        self._tasks = Tasks()
        context.services.games.subscribe(self.hear)

    def hear(self, step: Step[Any]) -> None:
        """Tell each person what they have achieved in a step."""
        for user_id, name in step.achieved:
            self._tasks.start(self._tell(step, user_id, name), f"achievement at {step.stored.table_id}")

    async def close(self) -> None:
        """Stop. What is not told yet is in people's statistics."""
        await self._tasks.close()

    async def _tell(self, step: Step[Any], user_id: UserId, name: str) -> None:
        stored, number = step.stored, step.table.round
        await asyncio.sleep(_AFTER_S)
        while (stored.table_id, number) in self._services.unseen_rounds.now():  # noqa: ASYNC110 - a few times
            await asyncio.sleep(_AFTER_S)
        servers = await server_text(self._client, self._services, stored.guild_id)
        words = told_achievement(await self._services.personal_text(user_id, servers), name)
        if stored.game in self._services.tricks:
            now, table = await self._services.games.tables_of(stored.game).get(stored.table_id)
            if await note_in_panel(self._panels, now, table, user_id, words):
                return
        await self._replies.send(stored.guild_id, stored.channel_id, user_id, panel(PRIVATE, [words]))
