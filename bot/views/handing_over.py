"""Handing a table over: its host picks, in private, who of those seated leads it from now on."""

import re
from typing import Any, Self

import discord
from discord import SelectOption, ui

from bot.rules.errors import RuleError
from bot.tables.commands import HandOver
from bot.tables.ids import TableId, UserId
from bot.tables.table import verify_hosts
from bot.text import Text
from bot.views.inputs import list_of, option
from bot.views.interactions import actor_of, members_of, tables_of, text_for
from bot.views.lasting import LastingSelect, chosen_in
from bot.views.phrases import mention
from bot.views.style import PRIVATE, panel


class HandOverSelect(
    LastingSelect[ui.Select[Any]], template=r"hand_over:(?P<game>[a-z_]{1,32}):(?P<table>[0-9]{1,18})"
):
    """Chooses the next host of a table.

    Args:
        game: Its game.
        table_id: Which table.
        select: Whom it offers.
    """

    def __init__(self, game: str, table_id: TableId, select: ui.Select[Any]) -> None:
        self.game = game
        self.table_id = table_id
        select.custom_id = f"hand_over:{game}:{table_id}"
        super().__init__(select)

    @classmethod
    def read(cls, match: re.Match[str], select: ui.Select[Any]) -> Self:
        return cls(match["game"], TableId(int(match["table"])), select)

    @property
    def log_fields(self) -> dict[str, int]:
        return {"table": self.table_id}

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the table over to whoever was chosen, and say so where it was chosen."""
        chosen = chosen_in(interaction)
        if len(chosen) != 1 or not chosen[0].isdecimal():
            raise RuleError("heir-not-seated")
        await interaction.response.defer()
        heir_id = UserId(int(chosen[0]))
        command = HandOver(actor_of(interaction), heir_id)
        await tables_of(interaction, self.game).apply(self.table_id, command)
        done = panel(PRIVATE, [text_for(interaction)("hand-over-done", user=mention(heir_id))])
        await interaction.edit_original_response(view=done)


async def show_hand_over(interaction: discord.Interaction[Any], game: str, table_id: TableId) -> None:
    """Ask the host of a table, in private, whom it is handed over to.

    Raises:
        RuleError: `only-host`, or `nobody-to-hand-over-to`.
    """
    _, table = await tables_of(interaction, game).get(table_id)
    verify_hosts(table, actor_of(interaction))
    heirs = [user_id for user_id in table.people if user_id != table.opener_id]
    if not heirs:
        raise RuleError("nobody-to-hand-over-to")
    await interaction.response.defer(ephemeral=True, thinking=True)
    text = text_for(interaction)
    names = await members_of(interaction).names_at_once(interaction.guild, heirs)
    options = [_option(text, number, user_id, names) for number, user_id in enumerate(heirs, start=1)]
    select = list_of(options, text("hand-over-placeholder"))
    row: ui.ActionRow[Any] = ui.ActionRow(HandOverSelect(game, table_id, select))
    await interaction.followup.send(view=panel(PRIVATE, [text("hand-over-question")], row), ephemeral=True)


def _option(text: Text, number: int, user_id: UserId, names: dict[UserId, str]) -> SelectOption:
    name = names.get(user_id) or text("hand-over-seat", number=number)
    return option(name, str(user_id))
