"""The panel of the settings: its pages, and what is clicked and chosen there."""

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import partial
from typing import Any, Final, Self, cast

import discord
from discord import ui

from bot.rules.errors import RuleError, quote
from bot.rules.gnau.options import preset
from bot.tables.gnau.settings import rules_changes
from bot.tables.ids import GuildId, UserId
from bot.tables.settings import Changes, ServerSettings
from bot.views.gnau.settings import pages
from bot.views.gnau.settings.fields import AnySelect, NumbersForm, choice_select, is_offered, picker_select
from bot.views.interactions import services_of, text_for
from bot.views.lasting import LastingButton, LastingItem
from bot.views.style import ENDING, LINE, PRIVATE, panel


class Action(StrEnum):
    """What a button of the panel does."""

    PAGE = "page"
    FORM = "form"
    CLEAR = "clear"
    ASK = "ask"
    RESET = "reset"


async def show_settings(interaction: discord.Interaction[Any]) -> None:
    """Show somebody with Manage Server the first page, to them alone.

    Raises:
        RuleError: They have no such right.
    """
    settings = await _settings(interaction)
    view = settings_view(interaction, settings, pages.Page.RULES)
    await interaction.response.send_message(view=view, ephemeral=True)


def settings_view(
    interaction: discord.Interaction[Any], settings: ServerSettings, page: pages.Page
) -> ui.LayoutView:
    """Return a page of the panel.

    Args:
        interaction: Whose panel it is.
        settings: What it shows.
        page: Which page.
    """
    text = text_for(interaction)
    title = text("settings-title", page=text(f"settings-page-{page}"))
    blocks = [
        f"## {title}\n{text(f'settings-intro-{page}')}",
        LINE,
        *(item for block in pages.PAGES[page] for item in _items(interaction, settings, block)),
        LINE,
    ]
    tabs: ui.ActionRow[Any] = ui.ActionRow(
        *(_tab(each, text(f"settings-page-{each}"), page) for each in pages.Page)
    )
    reset = PanelButton(Action.ASK, "", ui.Button(label=text("settings-reset")))
    return panel(PRIVATE, blocks, tabs, ui.ActionRow(reset))


def _items(
    interaction: discord.Interaction[Any], settings: ServerSettings, block: pages.Block
) -> Iterator[str | ui.Item[Any]]:
    text = text_for(interaction)
    match block:
        case pages.Choice(name):
            yield pages.heading(text, name)
            yield ui.ActionRow(SettingSelect(name, choice_select(interaction, settings, name)))
        case pages.Numbers(form):
            yield pages.numbers_lines(text, settings, form)
            label = text("settings-change", form=pages.form_name(text, form))
            yield ui.ActionRow(PanelButton(Action.FORM, form, ui.Button(label=label)))
        case pages.Picker(name):
            yield pages.heading(text, name)
            yield ui.ActionRow(SettingSelect(name, picker_select(interaction, settings, name)))
            if getattr(settings, name):
                label = text(f"settings-clear-{name.replace('_', '-')}")
                yield ui.ActionRow(PanelButton(Action.CLEAR, name, ui.Button(label=label)))
        case pages.Listed(name):
            yield f"{pages.heading(text, name)}\n{pages.listing_line(text, settings, name)}"


def _tab(page: pages.Page, label: str, here: pages.Page) -> "PanelButton":
    return PanelButton(Action.PAGE, page, ui.Button(label=label, disabled=page is here))


def _question(interaction: discord.Interaction[Any]) -> ui.LayoutView:
    text = text_for(interaction)
    yes: ui.Button[Any] = ui.Button(label=text("settings-reset-yes"), style=ENDING)
    no: ui.Button[Any] = ui.Button(label=text("settings-reset-no"))
    row: ui.ActionRow[Any] = ui.ActionRow(
        PanelButton(Action.PAGE, pages.Page.RULES, no), PanelButton(Action.RESET, "", yes)
    )
    return panel(PRIVATE, [text("settings-reset-question")], row)


class SettingSelect(
    LastingItem[AnySelect],
    template=rf"settings:set:(?P<name>{'|'.join(map(re.escape, pages.CHOSEN))})",
):
    """Chooses the value of a setting.

    Args:
        name: The setting.
        select: What it can be.
    """

    def __init__(self, name: str, select: AnySelect) -> None:
        self.name = name
        super().__init__(select)

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(match["name"], cast(AnySelect, item))

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        chosen = cast("dict[str, Any]", interaction.data)["values"]
        if not is_offered(self.item, chosen):
            name = pages.setting_name(text_for(interaction), self.name)
            raise RuleError("option-not-offered", option=name, value=quote(", ".join(chosen)))
        changes = changes_of(self.name, chosen, _managed_guild(interaction))
        await _change(interaction, changes, page=pages.page_of(self.name))


class PanelButton(
    LastingButton, template=rf"settings:(?P<action>{'|'.join(Action)}):(?P<what>[a-z_]{{0,40}})"
):
    """A button of the panel.

    Args:
        action: What it does.
        what: To which page, form or setting.
        button: What it looks like.
    """

    def __init__(self, action: Action, what: str, button: ui.Button[Any]) -> None:
        self.action = action
        self.what = what
        button.custom_id = f"settings:{action}:{what}"
        super().__init__(button)

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(Action(match["action"]), match["what"], ui.Button())

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        settings = await _settings(interaction)
        match self.action:
            case Action.PAGE:
                await _show(interaction, settings, pages.Page(self.what))
            case Action.FORM:
                await _open_form(interaction, settings, pages.Form(self.what))
            case Action.CLEAR:
                await _change(interaction, clearing(self.what), page=pages.page_of(self.what))
            case Action.ASK:
                await interaction.response.edit_message(view=_question(interaction))
            case Action.RESET:
                await _reset(interaction)


async def _open_form(
    interaction: discord.Interaction[Any], settings: ServerSettings, form: pages.Form
) -> None:
    apply = partial(_change, page=pages.page_of(form))
    await NumbersForm(text_for(interaction), settings, form, apply).show(interaction)


async def _reset(interaction: discord.Interaction[Any]) -> None:
    service, guild_id = services_of(interaction).settings, _managed_guild(interaction)
    await _show(
        interaction, await service.reset(guild_id, user_id=UserId(interaction.user.id)), pages.Page.RULES
    )


async def _change(interaction: discord.Interaction[Any], changes: Changes, *, page: pages.Page) -> None:
    """Change settings and show the page as it is now, with what others have changed meanwhile."""
    service, guild_id = services_of(interaction).settings, _managed_guild(interaction)
    try:
        settings = await service.change(guild_id, changes, user_id=UserId(interaction.user.id))
    except RuleError:
        # What was chosen does not hold: the panel must not go on showing it.
        await _show(interaction, await service.for_guild(guild_id), page)
        raise
    await _show(interaction, settings, page)


async def _show(interaction: discord.Interaction[Any], settings: ServerSettings, page: pages.Page) -> None:
    await interaction.response.edit_message(view=settings_view(interaction, settings, page))


async def _settings(interaction: discord.Interaction[Any]) -> ServerSettings:
    return await services_of(interaction).settings.for_guild(_managed_guild(interaction))


def _managed_guild(interaction: discord.Interaction[Any]) -> GuildId:
    """Return the server, for somebody who may change its settings."""
    if interaction.guild_id is None:
        raise RuleError("only-in-server")
    if not interaction.permissions.manage_guild:
        raise RuleError("settings-only-managers")
    return GuildId(interaction.guild_id)


SETTINGS_ITEMS: Final[tuple[type[LastingItem[Any]], ...]] = (SettingSelect, PanelButton)


_SWITCHED: Final = "giving"


def changes_of(name: str, chosen: Sequence[str], guild_id: GuildId) -> Changes:
    """Return what a choice changes.

    Args:
        name: The setting.
        chosen: The words, or the ids of channels or roles; none where nothing is left chosen.
        guild_id: The server. The role that everyone has is called like it.
    """
    if name == pages.CHANNELS:
        return {name: [int(each) for each in chosen]}
    if name == pages.ROLE:
        roles = [int(each) for each in chosen if int(each) != guild_id]
        return {name: roles[0] if roles else None}
    [word] = chosen
    if name == pages.PRESET:
        return rules_changes(preset(word))
    if name == "language":
        return {name: None if word == pages.OWN_LANGUAGE else word}
    return {name: word == pages.ON if name == _SWITCHED else word}


def clearing(name: str) -> Changes:
    """Return the change that allows all channels, or everyone."""
    return {name: [] if name == pages.CHANNELS else None}
