"""The buttons of a Gnau table: `gnau:<table>:<round>:<action>`."""

import re
from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final, Self

import discord
from discord import ui

from bot.tables.gnau import (
    Actor,
    Close,
    Command,
    Deal,
    GnauTable,
    Join,
    Leave,
    MarkReady,
    Phase,
    Reveal,
    hand_of,
)
from bot.tables.ids import TableId, UserId
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.views.buttons import LastingButton
from bot.views.client import services_of
from bot.views.gnau.hand import hand_view
from bot.views.notes import send_note, text_for


class Action(StrEnum):
    """What a button does."""

    JOIN = "join"
    LEAVE = "leave"
    DEAL = "deal"
    DEAL_AGAIN = "deal_again"
    READY = "ready"
    REVEAL = "reveal"
    HAND = "hand"
    CLOSE = "close"


_STYLES: Final = {
    Action.JOIN: discord.ButtonStyle.success,
    Action.DEAL: discord.ButtonStyle.primary,
    Action.DEAL_AGAIN: discord.ButtonStyle.primary,
    Action.READY: discord.ButtonStyle.success,
    Action.HAND: discord.ButtonStyle.primary,
}

_COMMANDS: Final[dict[Action, Callable[[Actor, int], Command]]] = {
    Action.JOIN: lambda actor, number: Join(actor.user_id, round=number),
    Action.LEAVE: lambda actor, number: Leave(actor.user_id, round=number),
    Action.DEAL: lambda actor, number: Deal(actor, round=number),
    Action.DEAL_AGAIN: lambda actor, number: Deal(actor, round=number),
    Action.READY: lambda actor, number: MarkReady(actor.user_id, round=number),
    Action.REVEAL: lambda actor, number: Reveal(actor, round=number),
    Action.CLOSE: lambda actor, number: Close(actor, round=number),
}

# What changes only one's own seat is confirmed to that person; the rest everybody sees at the table.
_CONFIRMED: Final = {Action.JOIN: "gnau-note-joined", Action.LEAVE: "gnau-note-left"}


def actor_of(interaction: discord.Interaction[Any]) -> Actor:
    """Return who clicked or typed, and whether they have Manage Server."""
    return Actor(UserId(interaction.user.id), manages_server=interaction.permissions.manage_guild)


class GnauButton(
    LastingButton,
    template=rf"gnau:(?P<table>[0-9]{{1,18}}):(?P<round>[0-9]{{1,9}}):(?P<action>{'|'.join(Action)})",
):
    """A button of one round of one table.

    Args:
        action: What it does.
        table_id: Whose table.
        round_number: The round it belongs to; in any other it does nothing.
        label: What it says.
    """

    def __init__(
        self, action: Action, table_id: TableId, round_number: int, label: str | None = None
    ) -> None:
        self.action = action
        self.table_id = table_id
        self.round_number = round_number
        custom_id = f"gnau:{table_id}:{round_number}:{action}"
        style = _STYLES.get(action, discord.ButtonStyle.secondary)
        super().__init__(ui.Button(label=label or action, style=style, custom_id=custom_id))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the button that was clicked, read from its custom id."""
        return cls(Action(match["action"]), TableId(int(match["table"])), int(match["round"]))

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Carry out what the button says."""
        if self.action is Action.HAND:
            await show_hand(interaction, self.table_id)
            return
        # The answer first: it has three seconds, the database may take longer.
        await interaction.response.defer()
        command = _COMMANDS[self.action](actor_of(interaction), self.round_number)
        await services_of(interaction).gnau.apply(self.table_id, command)
        await self._confirm(interaction)

    async def _confirm(self, interaction: discord.Interaction[Any]) -> None:
        if self.action in _CONFIRMED:
            await send_note(interaction, text_for(interaction)(_CONFIRMED[self.action]))
        elif self.action is Action.READY and _away_from_table(interaction):
            await send_note(interaction, text_for(interaction)("gnau-note-ready"))


def _away_from_table(interaction: discord.Interaction[Any]) -> bool:
    # Under a direct message or a private answer the table's own tick mark cannot be seen.
    message = interaction.message
    return interaction.guild_id is None or (message is not None and message.flags.ephemeral)


async def show_hand(interaction: discord.Interaction[Any], table_id: TableId) -> None:
    """Show a person their own cards, to them alone.

    Raises:
        RuleError: They have none.
    """
    await interaction.response.defer(ephemeral=True, thinking=True)
    stored, table = await services_of(interaction).gnau.get(table_id)
    cards = hand_of(table, UserId(interaction.user.id))
    text = text_for(interaction)
    row = ready_row(text, stored, table, interaction.user.id)
    await interaction.followup.send(view=hand_view(text, stored, table, cards, row), ephemeral=True)


def ready_row(text: Text, stored: StoredTable, table: GnauTable, user_id: int) -> ui.ActionRow[Any] | None:
    """Return the Ready button for under a player's cards; None for who has no use for it."""
    if table.phase is not Phase.DEALT or user_id == table.dealer_id or user_id in table.ready:
        return None
    return button_row(text, stored.table_id, table.round, (Action.READY,))


def button_row(
    text: Text, table_id: TableId, round_number: int, actions: tuple[Action, ...]
) -> ui.ActionRow[Any]:
    """Return a row of buttons."""
    row: ui.ActionRow[Any] = ui.ActionRow()
    for action in actions:
        label = text(f"gnau-button-{action.replace('_', '-')}")
        row.add_item(GnauButton(action, table_id, round_number, label))
    return row
