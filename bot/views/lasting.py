"""Base classes of buttons and selects that work after a restart."""

import re
from abc import abstractmethod
from dataclasses import dataclass
from typing import Any, Self, TypeVar, cast

import discord
from discord import ui

from bot.logs import log_context
from bot.text.sanitize import fitted
from bot.views.card_emoji import split_label
from bot.views.inputs import LONGEST_BUTTON
from bot.views.style import OTHER
from bot.views.visit import Visit, answering

ItemT = TypeVar("ItemT", bound=ui.Item[Any])


# discord.py requires a template on every class. This base class is never registered for clicks.
class LastingItem(ui.DynamicItem[ItemT], template=r"(?!)"):
    """A button or a select whose whole state is its custom id."""

    @property
    def log_fields(self) -> dict[str, int]:
        """The `table` and the `round` that the custom id names, if any, for the log."""
        found = self.template.match(self.custom_id)
        assert found is not None
        named = found.groupdict()
        return {name: int(named[name]) for name in ("table", "round") if name in named}

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether this process is to answer the click or choice."""
        return await Visit.of(interaction).is_admitted()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a click or a choice, even if carrying it out fails."""
        with log_context(**self.log_fields):
            async with answering(interaction) as visit:
                await self.click(visit)

    async def click(self, visit: Visit) -> None:
        """Carry out the click or the choice."""
        raise NotImplementedError


class LastingButton(LastingItem[ui.Button[Any]], template=r"(?!)"):
    """A button whose whole state is its custom id."""

    @classmethod
    @abstractmethod
    def read(cls, match: re.Match[str]) -> Self:
        """Return the button that a matching custom id stands for."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls.read(match)


class LastingSelect(LastingItem[ItemT], template=r"(?!)"):
    """A select whose whole state is its custom id; its options come back with a choice."""

    @classmethod
    @abstractmethod
    def read(cls, match: re.Match[str], select: ItemT) -> Self:
        """Return the select that a matching custom id stands for; `select` has the options."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls.read(match, cast(ItemT, item))


def chosen_in(visit: Visit) -> list[str]:
    """Return the chosen values of a select, unchecked: not only Discord's own clients send choices."""
    return list(cast("dict[str, Any]", visit.interaction.data)["values"])


@dataclass(frozen=True)
class ButtonFace:
    """How a button looks.

    Args:
        label: A card emoji in it moves in front of the words.
    """

    label: str
    style: discord.ButtonStyle = OTHER
    is_disabled: bool = False


def button_with(custom_id: str, face: ButtonFace | None) -> ui.Button[Any]:
    """Return a button; `face` is None when the button only has to answer a click and is not shown."""
    shown = face or ButtonFace("…")
    words, emoji = split_label(shown.label)
    return ui.Button(
        label=None if words is None else fitted(words, LONGEST_BUTTON),
        emoji=emoji,
        style=shown.style,
        disabled=shown.is_disabled,
        custom_id=custom_id,
    )


# discord.py matches the beginning of a custom id when an item is made, and the whole of it at a click. So
# this template allows every custom id and takes no click.
class PlacedButton(LastingItem[ui.Button[Any]], template=r""):
    """A button of a feature, placed by its custom id alone. The feature's own class answers its clicks."""

    def __init__(self, custom_id: str, face: ButtonFace) -> None:
        super().__init__(button_with(custom_id, face))
