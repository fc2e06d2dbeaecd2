"""The drill: `drill:pick:<day>:<number>:<pressed>:<move>` answers a hand, `drill:<go>:<day>` leads on.

Everything is private, and each press changes the private message in place. A button holds all that is needed
to deal its hand again. It says nothing about whose it is: an answer counts for whoever clicks.
"""

import re
from enum import StrEnum
from functools import partial
from typing import Any, Final, Self

import discord
from discord import ui

from bot.rules.errors import RuleError
from bot.services import Answered, DaySet
from bot.tables.drills import FREE_DAY, Question
from bot.tables.ids import GuildId, UserId
from bot.text import Text
from bot.views.buttons import ButtonFace, LastingButton, button_with
from bot.views.client import services_of
from bot.views.gnau.drill_pages import answer_page, hand_page, over_page, result_page, shared_page
from bot.views.gnau.picking import (
    PRESSED_PATTERN,
    Move,
    Pressed,
    after_move,
    picking_rows,
    read_pressed,
    write_pressed,
)
from bot.views.notes import text_for


class Go(StrEnum):
    """Where a button leads."""

    TODAY = "today"
    NEXT = "next"
    FREE = "free"
    SHARE = "share"


_STYLES: Final = {
    Go.TODAY: discord.ButtonStyle.primary,
    Go.NEXT: discord.ButtonStyle.primary,
    Go.SHARE: discord.ButtonStyle.success,
}


async def show_drill(interaction: discord.Interaction[Any], *, is_free: bool) -> None:
    """Show somebody a hand to practise with, to them alone.

    Args:
        interaction: Their command, or their click on what everybody sees.
        is_free: Whether it is free practice, not today's set.
    """
    await interaction.response.defer(ephemeral=True, thinking=True)
    view = await (_free_view(interaction) if is_free else _today_view(interaction))
    await interaction.followup.send(view=view, ephemeral=True)


class PickButton(
    LastingButton,
    template=(
        r"drill:pick:(?P<day>[0-9]{1,7}):(?P<number>[0-9]{1,15})"
        rf":(?P<pressed>{PRESSED_PATTERN}):(?P<move>{'|'.join(Move)})"
    ),
):
    """A card, Undo, No Ox or Confirm under a hand.

    Args:
        question: Which hand.
        pressed: What was pressed before.
        move: What it does.
        face: How it looks; does not matter for a click.
    """

    def __init__(
        self, question: Question, pressed: Pressed, move: Move, face: ButtonFace | None = None
    ) -> None:
        self.question = question
        self.pressed = pressed
        self.move = move
        custom_id = f"drill:pick:{question.day}:{question.number}:{write_pressed(pressed)}:{move}"
        super().__init__(button_with(custom_id, face))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the button that was clicked, read from its custom id."""
        question = Question(int(match["day"]), int(match["number"]))
        return cls(question, read_pressed(match["pressed"]), Move(match["move"]))

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Press or let go a card, or answer."""
        if _is_over(interaction, self.question.day):
            await interaction.response.edit_message(view=_over_view(interaction))
        elif self.move is Move.CONFIRM:
            await self._answer(interaction, self.pressed)
        elif self.move is Move.NO_OX:
            await self._answer(interaction, ())
        else:
            pressed = after_move(self.pressed, self.move)
            view = await _hand_view(interaction, self.question, pressed)
            await interaction.response.edit_message(view=view)

    async def _answer(self, interaction: discord.Interaction[Any], places: Pressed) -> None:
        await interaction.response.defer()
        guild_id, user_id = _guild_id(interaction), UserId(interaction.user.id)
        drills = services_of(interaction).drills
        answered = await drills.answer(guild_id, user_id, self.question, places)
        day_set = None
        if self.question.is_daily:
            day_set = await drills.day_set(guild_id, user_id, self.question.day)
        await interaction.edit_original_response(view=_answer_view(interaction, answered, day_set))


class GoButton(
    LastingButton,
    template=rf"drill:(?P<go>{'|'.join(Go)}):(?P<day>[0-9]{{1,7}})",
):
    """Leads to another page of the drill.

    Args:
        go: Where to.
        day: The day it belongs to; 0 where it belongs to none.
        label: What it says.
    """

    def __init__(self, go: Go, day: int, label: str | None = None) -> None:
        self.go = go
        self.day = day
        style = _STYLES.get(go, discord.ButtonStyle.secondary)
        super().__init__(ui.Button(label=label or go, style=style, custom_id=f"drill:{go}:{day}"))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the button that was clicked, read from its custom id."""
        return cls(Go(match["go"]), int(match["day"]))

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Turn the private page, open one for who clicked in the channel, or show a result to everybody."""
        message = interaction.message
        if message is not None and not message.flags.ephemeral:
            await show_drill(interaction, is_free=False)
        elif self.go is Go.SHARE:
            await _share(interaction, self.day)
        else:
            await interaction.response.defer()
            await interaction.edit_original_response(view=await self._page(interaction))

    async def _page(self, interaction: discord.Interaction[Any]) -> ui.LayoutView:
        if self.go is Go.FREE:
            return await _free_view(interaction)
        if self.go is Go.NEXT and _is_over(interaction, self.day):
            return _over_view(interaction)
        return await _today_view(interaction)


async def _share(interaction: discord.Interaction[Any], day: int) -> None:
    await interaction.response.defer()
    day_set = await services_of(interaction).drills.share(
        _guild_id(interaction), UserId(interaction.user.id), day
    )
    text = text_for(interaction)
    private = result_page(text, day_set, _go_row(text, day, Go.FREE))
    await interaction.edit_original_response(view=private)
    public = shared_page(text, day_set, interaction.user.mention, _go_row(text, 0, Go.TODAY))
    await interaction.followup.send(view=public)


async def _today_view(interaction: discord.Interaction[Any]) -> ui.LayoutView:
    drills = services_of(interaction).drills
    day_set = await drills.day_set(_guild_id(interaction), UserId(interaction.user.id), drills.today)
    if day_set.next_number is not None:
        return await _hand_view(interaction, Question(day_set.day, day_set.next_number), ())
    text = text_for(interaction)
    return result_page(text, day_set, _result_row(text, day_set))


async def _free_view(interaction: discord.Interaction[Any]) -> ui.LayoutView:
    return await _hand_view(interaction, services_of(interaction).drills.fresh_question(), ())


async def _hand_view(
    interaction: discord.Interaction[Any], question: Question, pressed: Pressed
) -> ui.LayoutView:
    asked = await services_of(interaction).drills.ask(_guild_id(interaction), question)
    text = text_for(interaction)
    rows = picking_rows(text, asked.cards, pressed, partial(PickButton, question, pressed))
    return hand_page(text, asked, *rows)


def _answer_view(
    interaction: discord.Interaction[Any], answered: Answered, day_set: DaySet | None
) -> ui.LayoutView:
    text = text_for(interaction)
    if day_set is None:
        row = _go_row(text, FREE_DAY, Go.FREE)
    elif day_set.next_number is not None:
        row = _go_row(text, day_set.day, Go.NEXT)
    else:
        row = _result_row(text, day_set)
    return answer_page(text, answered, day_set, row)


def _over_view(interaction: discord.Interaction[Any]) -> ui.LayoutView:
    text = text_for(interaction)
    return over_page(text, _go_row(text, 0, Go.TODAY))


def _result_row(text: Text, day_set: DaySet) -> ui.ActionRow[Any]:
    goes = (Go.FREE,) if day_set.has_shared else (Go.SHARE, Go.FREE)
    return _go_row(text, day_set.day, *goes)


def _go_row(text: Text, day: int, *goes: Go) -> ui.ActionRow[Any]:
    row: ui.ActionRow[Any] = ui.ActionRow()
    for go in goes:
        row.add_item(GoButton(go, day, text(f"gnau-drill-button-{go}")))
    return row


def _is_over(interaction: discord.Interaction[Any], day: int) -> bool:
    return day not in {FREE_DAY, services_of(interaction).drills.today}


def _guild_id(interaction: discord.Interaction[Any]) -> GuildId:
    if interaction.guild_id is None:
        raise RuleError("only-in-server")
    return GuildId(interaction.guild_id)
