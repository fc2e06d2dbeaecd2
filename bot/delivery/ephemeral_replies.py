"""A private word to somebody who did not just click: through the token of their latest click.

An interaction's token is good for 15 minutes, within which the bot may answer it again, privately. That is
the only way to reach a person alone whose direct messages are closed.
"""

from collections import OrderedDict
from typing import Any, Final

import discord
from discord import ui

from bot.delivery.messages import DELIVERY_FAULTS
from bot.tables.ports import Clock
from bot.views.open_panels import TOKEN_MS

LIMIT: Final = 10_000


class EphemeralReplies:
    """The latest click of each person in each server, in memory only, and only while it is good for a word.

    Args:
        clock: The time.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._latest: OrderedDict[tuple[int, int], tuple[int, discord.Interaction[Any]]] = OrderedDict()

    def remember(self, interaction: discord.Interaction[Any]) -> None:
        """Note a click or command as a way to reach its person."""
        if interaction.guild_id is None or interaction.type is discord.InteractionType.autocomplete:
            return
        key, now_ms = (interaction.guild_id, interaction.user.id), self._clock.now_ms()
        # Taken out first: the entries are in the order of time.
        self._latest.pop(key, None)
        self._latest[key] = (now_ms, interaction)
        while len(self._latest) > LIMIT or self._oldest_ms() < now_ms - TOKEN_MS:
            self._latest.popitem(last=False)

    async def send(self, guild_id: int, channel_id: int, user_id: int, view: ui.LayoutView) -> bool:
        """Show somebody a layout that nobody else sees, in this channel.

        Returns:
            Whether there was a way to reach them there.
        """
        since_ms, interaction = self._latest.get((guild_id, user_id), (0, None))
        if interaction is None or interaction.channel_id != channel_id:
            return False
        if self._clock.now_ms() - since_ms > TOKEN_MS or not interaction.response.is_done():
            return False
        try:
            await interaction.followup.send(view=view, ephemeral=True)
        except DELIVERY_FAULTS:
            return False
        return True

    def _oldest_ms(self) -> int:
        since_ms, _ = next(iter(self._latest.values()))
        return since_ms
