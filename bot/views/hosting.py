"""The private panel of a table's host: change the game's terms and the stake, remove a player, hand over."""

import re
from typing import Any, Self

import discord
from discord import ui

from bot.rules.errors import RuleError, quote
from bot.tables.commands import ChangeStake, HandOver, Remove
from bot.tables.hosting import verify_hosts
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.points import MAX_STAKE
from bot.tables.settings import ServerSettings
from bot.tables.table import Table, verify_current
from bot.text import Text
from bot.text.tricks import game_name
from bot.views.inputs import field, list_of, option
from bot.views.interactions import (
    actor_of,
    members_of,
    services_of,
    tables_of,
    terms_of,
    text_for,
)
from bot.views.lasting import ButtonFace, LastingButton, LastingSelect, button_with, chosen_in
from bot.views.modals import ExplainingModal
from bot.views.phrases import mention
from bot.views.style import PRIVATE, panel
from bot.views.terms import Terms

_OF_TABLE = r"(?P<game>[a-z_]{1,32}):(?P<table>[0-9]{1,18})"


class _PersonSelect(LastingSelect[ui.Select[Any]], template=r"(?!)"):
    """Chooses one of the people at a table."""

    custom_id_of: str

    def __init__(self, game: str, table_id: TableId, select: ui.Select[Any]) -> None:
        self.game = game
        self.table_id = table_id
        select.custom_id = self.custom_id_of.format(game=game, table=table_id)
        super().__init__(select)

    @classmethod
    def read(cls, match: re.Match[str], select: ui.Select[Any]) -> Self:
        return cls(match["game"], TableId(int(match["table"])), select)

    @property
    def log_fields(self) -> dict[str, int]:
        return {"table": self.table_id}


class HandOverSelect(_PersonSelect, template=rf"hand_over:{_OF_TABLE}"):
    """Chooses the next host of a table."""

    custom_id_of = "hand_over:{game}:{table}"

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the table over to the chosen person, and say so in place of the panel."""
        heir_id = _person_in(interaction, "heir-not-seated")
        await interaction.response.defer()
        command = HandOver(actor_of(interaction), heir_id)
        await tables_of(interaction, self.game).apply(self.table_id, command)
        done = panel(PRIVATE, [text_for(interaction)("hand-over-done", user=mention(heir_id))])
        await interaction.edit_original_response(view=done)


class RemoveSelect(_PersonSelect, template=rf"host:{_OF_TABLE}:remove"):
    """Chooses the player who has to leave a table."""

    custom_id_of = "host:{game}:{table}:remove"

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Remove the chosen player from the table."""
        guest_id = _person_in(interaction, "guest-not-seated")
        await interaction.response.defer()
        command = Remove(actor_of(interaction), guest_id)
        await tables_of(interaction, self.game).apply(self.table_id, command)
        done = text_for(interaction)("host-done-removed", user=mention(guest_id))
        await show_again(interaction, self.game, self.table_id, done)


class StakeButton(LastingButton, template=rf"host:{_OF_TABLE}:stake"):
    """Opens the form that asks for another stake."""

    def __init__(self, game: str, table_id: TableId, face: ButtonFace | None = None) -> None:
        self.game = game
        self.table_id = table_id
        super().__init__(button_with(f"host:{game}:{table_id}:stake", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(match["game"], TableId(int(match["table"])))

    @property
    def log_fields(self) -> dict[str, int]:
        return {"table": self.table_id}

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        table = await _verified(interaction, self.game, self.table_id)
        settings = await _settings(interaction)
        text = text_for(interaction)
        form = StakeForm(text, self.game, self.table_id, table, settings, terms_of(interaction, self.game))
        await form.show(interaction)


class StakeForm(ExplainingModal):
    """Asks for the table's next stake."""

    def __init__(  # noqa: PLR0913, PLR0917 - what the form says, and of which table
        self,
        text: Text,
        game: str,
        table_id: TableId,
        table: Table,
        settings: ServerSettings,
        terms: Terms,
    ) -> None:
        super().__init__(text("host-stake-title"))
        self._game = game
        self._table_id = table_id
        self._free_stake = terms.free_stake
        now = table.options.stake_points
        most = len(str(MAX_STAKE))
        self._stake: ui.TextInput[Any] = ui.TextInput(custom_id="stake", default=str(now), max_length=most)
        why = text(
            "host-stake-why",
            lowest=settings.lowest_stake,
            highest=settings.highest_stake,
            has_free="no" if terms.free_stake is None else "yes",
        )
        self.add_item(field(text("host-stake-label"), why, self._stake))

    async def submit(self, interaction: discord.Interaction[Any]) -> None:
        """Change the stake of the coming deals."""
        settings, typed = await _settings(interaction), self._stake.value.strip()
        if not (typed.isascii() and typed.isdecimal()):
            raise RuleError("stake-no-number", stake=quote(typed))
        stake = int(typed) if int(typed) == self._free_stake else settings.stake(int(typed))
        await interaction.response.defer()
        command = ChangeStake(actor_of(interaction), stake)
        await tables_of(interaction, self._game).apply(self._table_id, command)
        done = text_for(interaction)("host-done-stake", stake=stake)
        await show_again(interaction, self._game, self._table_id, done)


async def show_hosting(interaction: discord.Interaction[Any], game: str, table_id: TableId) -> None:
    """Show the host of a table the panel privately.

    Raises:
        RuleError: `table-closed`, `only-host`, or the game's own code while a round is running.
    """
    table = await _verified(interaction, game, table_id)
    await interaction.response.defer(ephemeral=True, thinking=True)
    view = await _view(interaction, game, table_id, table)
    await interaction.followup.send(view=view, ephemeral=True)


async def show_again(interaction: discord.Interaction[Any], game: str, table_id: TableId, done: str) -> None:
    """Show the host's panel again in the same message, with a line about what the host has just done."""
    _, table = await tables_of(interaction, game).get(table_id)
    view = await _view(interaction, game, table_id, table, done)
    await interaction.edit_original_response(view=view)


async def _verified(interaction: discord.Interaction[Any], game: str, table_id: TableId) -> Table:
    """Return the table, if the person is its host or has Manage Server, and it can be changed now."""
    table: Table
    _, table = await tables_of(interaction, game).get(table_id)
    verify_current(table, None)
    verify_hosts(table, actor_of(interaction))
    terms_of(interaction, game).verify_open(table)
    return table


async def _settings(interaction: discord.Interaction[Any]) -> ServerSettings:
    return await services_of(interaction).settings.for_guild(GuildId(interaction.guild_id or 0))


async def _view(
    interaction: discord.Interaction[Any], game: str, table_id: TableId, table: Table, done: str = ""
) -> ui.LayoutView:
    text, user_id = text_for(interaction), UserId(interaction.user.id)
    names = await members_of(interaction).names_at_once(interaction.guild, table.people)
    people = {
        each: option(names.get(each) or text("hand-over-seat", number=number), str(each))
        for number, each in enumerate(table.people, start=1)
    }
    guests = [shown for each, shown in people.items() if each != user_id]
    heirs = [shown for each, shown in people.items() if each != table.opener_id]
    face = ButtonFace(text("host-button-stake", stake=table.options.stake_points))
    words = [text("host-title", game=game_name(text, game), table=str(table_id)), *filter(None, [done])]
    return panel(
        PRIVATE,
        ["\n".join(words)],
        *terms_of(interaction, game).choices(text, table_id, table),
        _row(StakeButton(game, table_id, face)),
        _row(RemoveSelect(game, table_id, list_of(guests, text("host-remove")))) if guests else None,
        _row(HandOverSelect(game, table_id, list_of(heirs, text("host-hand-over")))) if heirs else None,
    )


def _row(item: ui.Item[Any]) -> ui.ActionRow[Any]:
    return ui.ActionRow(item)


def _person_in(interaction: discord.Interaction[Any], code: str) -> UserId:
    """Return the chosen person.

    Raises:
        RuleError: `code`, unless exactly one person is chosen.
    """
    chosen = chosen_in(interaction)
    if len(chosen) != 1 or not chosen[0].isdecimal():
        raise RuleError(code)
    return UserId(int(chosen[0]))
