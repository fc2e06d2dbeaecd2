"""The settings panel: its pages, and the handling of clicks and choices there."""

import re
from collections.abc import Iterator
from enum import StrEnum
from functools import partial
from typing import Any, Final, Protocol, Self, TypeVar

from discord import ui

from bot.features.settings.fields import AnySelect, NumbersForm, is_offered, setting_select
from bot.rules.errors import RuleError, quote
from bot.tables.ids import GuildId
from bot.tables.server_settings import ServerSettings
from bot.tables.settable import Changes, Channel
from bot.text import Text, dashed
from bot.views.inputs import plain_button
from bot.views.lasting import LastingButton, LastingItem, LastingSelect, chosen_in
from bot.views.settings_pages import (
    Block,
    Choice,
    Listed,
    Numbers,
    Page,
    Picker,
    form_name,
    heading,
    setting_name,
)
from bot.views.style import ENDING, GAP, LINE, PRIVATE, in_rows, panel
from bot.views.visibility import channel_to_post_in
from bot.views.visit import Visit

BlockT = TypeVar("BlockT", bound=Block)


class SettingsClient(Protocol):
    """The part of the bot that the panel uses: the pages, the games' own first; there is at least one."""

    settings_pages: tuple[Page, ...]


def _pages(visit: Visit) -> tuple[Page, ...]:
    client: SettingsClient = visit.interaction.client
    return client.settings_pages


class Action(StrEnum):
    """What a button does; all but `OPEN` are on the panel."""

    OPEN = "open"
    PAGE = "page"
    FORM = "form"
    CLEAR = "clear"
    ASK = "ask"
    RESET = "reset"


async def show_settings(visit: Visit) -> None:
    """Show the first page privately to a member with Manage Server.

    Raises:
        RuleError: `only-in-server`, `settings-only-managers`.
    """
    settings = await _settings(visit)
    view = settings_view(visit, settings, _pages(visit)[0])
    await visit.show(view)


def settings_view(visit: Visit, settings: ServerSettings, page: Page) -> ui.LayoutView:
    """Return a page of the panel."""
    text = visit.text
    title = text("settings-title", page=_page_name(text, page))
    blocks = [
        f"## {title}\n{text(f'settings-intro-{page.name}')}",
        LINE,
        *(item for number in range(len(page.blocks)) for item in _items(visit, settings, page, number)),
    ]
    tabs = [
        PanelButton(Action.PAGE, each.name, plain_button(_page_name(text, each), disabled=each is page))
        for each in _pages(visit)
    ]
    reset = PanelButton(Action.ASK, "", plain_button(text("settings-reset")))
    return panel(PRIVATE, blocks, *in_rows([[*tabs, reset]]))


def _page_name(text: Text, page: Page) -> str:
    return text(f"settings-page-{page.name}")


def _items(visit: Visit, settings: ServerSettings, page: Page, number: int) -> Iterator[str | ui.Item[Any]]:
    text, block = visit.text, page.blocks[number]
    match block:
        case Numbers():
            yield block.words(text, settings)
            label = text("settings-change", form=form_name(text, block))
            yield ui.ActionRow(PanelButton(Action.FORM, block.name, plain_button(label)))
        case Listed():
            # A listed setting has no button below it, so a second one after it needs a gap.
            after_list = number > 0 and isinstance(page.blocks[number - 1], Listed)
            yield from [GAP] * after_list
            yield block.words(text, settings)
        case Choice() | Picker():
            yield "\n".join([heading(text, block.name), *_out_of_reach(visit, settings, block)])
            select = setting_select(visit, settings, block, number)
            yield ui.ActionRow(SettingSelect(block.name, select))
            if isinstance(block, Picker) and settings.values[block.name]:
                label = text(f"settings-clear-{dashed(block.name)}")
                yield ui.ActionRow(PanelButton(Action.CLEAR, block.name, plain_button(label)))


def _out_of_reach(visit: Visit, settings: ServerSettings, block: Choice | Picker) -> Iterator[str]:
    """Yield a warning if the bot cannot post in the channel that was chosen."""
    guild = visit.place.guild
    if not isinstance(block, Picker) or not isinstance(block.kind, Channel) or guild is None:
        return
    channel_id = settings.values[block.name]
    if channel_id is not None and channel_to_post_in(guild, channel_id) is None:
        yield visit.text("settings-out-of-reach")


def _question(visit: Visit) -> ui.LayoutView:
    text, first = visit.text, _pages(visit)[0]
    yes: ui.Button[Any] = plain_button(text("settings-reset-yes"), style=ENDING)
    no: ui.Button[Any] = plain_button(text("settings-reset-no"))
    row: ui.ActionRow[Any] = ui.ActionRow(
        PanelButton(Action.PAGE, first.name, no), PanelButton(Action.RESET, "", yes)
    )
    return panel(PRIVATE, [text("settings-reset-question")], row)


class SettingSelect(LastingSelect[AnySelect], template=r"settings:set:(?P<name>[a-z_.]{1,60})"):
    """Chooses the value of a setting."""

    def __init__(self, name: str, select: AnySelect) -> None:
        self.name = name
        super().__init__(select)

    @classmethod
    def read(cls, match: re.Match[str], select: AnySelect) -> Self:
        return cls(match["name"], select)

    async def click(self, visit: Visit) -> None:
        guild_id = _managed_guild(visit)
        block: Choice | Picker
        page, block = _block_called(visit, self.name, Choice, Picker)
        chosen = chosen_in(visit)
        if not is_offered(self.item, chosen):
            name = setting_name(visit.text, self.name)
            raise RuleError("option-not-offered", option=name, value=quote(", ".join(chosen)))
        if isinstance(block, Choice):
            changes = block.changes(*chosen)
        else:
            changes = block.changes([int(each) for each in chosen], guild_id)
        await _change(visit, changes, page=page)


class PanelButton(
    LastingButton, template=rf"settings:(?P<action>{'|'.join(Action)}):(?P<what>[a-z_]{{0,40}})"
):
    """A button of the panel.

    Args:
        what: The name of the page, form or setting that the action is about; empty if there is none.
    """

    def __init__(self, action: Action, what: str, button: ui.Button[Any]) -> None:
        self.action = action
        self.what = what
        button.custom_id = f"settings:{action}:{what}"
        super().__init__(button)

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(Action(match["action"]), match["what"], ui.Button())

    async def click(self, visit: Visit) -> None:
        settings = await _settings(visit)
        match self.action:
            case Action.OPEN:
                await show_settings(visit)
            case Action.PAGE:
                await _show(visit, settings, _page_called(visit, self.what))
            case Action.FORM:
                page, form = _block_called(visit, self.what, Numbers)
                apply = partial(_change, page=page)
                await NumbersForm(visit.text, settings, form, apply).show(visit)
            case Action.CLEAR:
                page, picker = _block_called(visit, self.what, Picker)
                await _change(visit, picker.changes([], _managed_guild(visit)), page=page)
            case Action.ASK:
                await visit.interaction.response.edit_message(view=_question(visit))
            case Action.RESET:
                service, guild_id = visit.services.settings, _managed_guild(visit)
                settings = await service.reset(guild_id, user_id=visit.user_id)
                await _show(visit, settings, _pages(visit)[0])


# A panel of a newer version may name a page, a setting or a form that this version does not have.
def _page_called(visit: Visit, name: str) -> Page:
    for page in _pages(visit):
        if page.name == name:
            return page
    raise RuleError("command-unknown")


def _block_called(visit: Visit, name: str, *kinds: type[BlockT]) -> tuple[Page, BlockT]:
    """Return the block of these kinds that has a name, with its page. A form may be named like a setting."""
    for page in _pages(visit):
        for block in page.blocks:
            if isinstance(block, kinds) and block.name == name:
                return page, block
    raise RuleError("command-unknown")


async def _change(visit: Visit, changes: Changes, *, page: Page) -> None:
    """Change settings, and show the page with the new values, including those changed by others meanwhile."""
    service, guild_id = visit.services.settings, _managed_guild(visit)
    try:
        settings = await service.change(guild_id, changes, user_id=visit.user_id)
    except RuleError as error:
        # The choice was refused, so the panel must not go on showing it.
        await _show(visit, await service.for_guild(guild_id), page)
        if error.code == "rules-conflict":
            raise _conflict_in_words(visit, error) from error
        raise
    await _show(visit, settings, page)


def _conflict_in_words(visit: Visit, conflict: RuleError) -> RuleError:
    """Return the error of two house rules that don't go together, with both as the panel calls them."""
    choices = [block for page in _pages(visit) for block in page.blocks if isinstance(block, Choice)]
    named = {}
    for side, written in conflict.params.items():
        option, _, word = str(written).partition("=")
        [choice] = [each for each in choices if each.name.endswith(f".{option}")]
        name, value = setting_name(visit.text, choice.name), choice.label(visit.text, word)
        named[side] = visit.text("settings-value", name=name, value=value)
    return RuleError(conflict.code, **named)


async def _show(visit: Visit, settings: ServerSettings, page: Page) -> None:
    await visit.interaction.response.edit_message(view=settings_view(visit, settings, page))


async def _settings(visit: Visit) -> ServerSettings:
    return await visit.services.settings.for_guild(_managed_guild(visit))


def _managed_guild(visit: Visit) -> GuildId:
    """Return the server, if the person may change its settings."""
    guild_id = visit.require_server()
    if not visit.actor.manages_server:
        raise RuleError("settings-only-managers")
    return guild_id


SETTINGS_ITEMS: Final[tuple[type[LastingItem[Any]], ...]] = (SettingSelect, PanelButton)
