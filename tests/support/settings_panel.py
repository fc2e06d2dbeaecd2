"""The panel of the settings in somebody's hands."""

from typing import Any

import simcord

from bot.tables.ids import GuildId
from bot.tables.server_settings import ServerSettings
from tests.support.guild import CardRoom, text_of

LABELS = {
    "rules": "Rules",
    "hands": "Special hands",
    "payouts": "Payouts",
    "table": "Table",
    "access": "Server",
    "points": "Points",
    "pace": "Speed",
}


class Panel:
    """Somebody's panel of the settings."""

    def __init__(self, who: simcord.MemberActor, answer: simcord.InteractionResult) -> None:
        self.who = who
        self.answer = answer

    @property
    def message(self) -> Any:
        return self.answer.response

    @property
    def words(self) -> str:
        return text_of(self.message)

    async def turn_to(self, page: str) -> "Panel":
        await self.who.click(self.message, label=LABELS[page])
        return self

    async def choose(self, name: str, *values: Any) -> simcord.InteractionResult:
        result: simcord.InteractionResult = await self.who.select(
            self.message, values, custom_id=f"settings:set:{name}"
        )
        return result

    async def open_form(self, form: str) -> simcord.InteractionResult:
        result: simcord.InteractionResult = await self.who.click(
            self.message, custom_id=f"settings:form:{form}"
        )
        return result

    async def type(self, form: str, **typed: str) -> simcord.InteractionResult:
        return await send(self.who, await self.open_form(form), **typed)

    def chosen(self, name: str) -> list[str]:
        """What a select shows as its present value."""
        [select] = [each for each in self.components if each.get("custom_id") == f"settings:set:{name}"]
        defaults = [str(each["id"]) for each in select.get("default_values", [])]
        return [each["value"] for each in select.get("options", []) if each.get("default")] + defaults

    @property
    def components(self) -> list[dict[str, Any]]:
        return flat(self.message.components)


def flat(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [part for each in components for part in (each, *flat(each.get("components", [])))]


def fields_of(shown: simcord.InteractionResult) -> dict[str, dict[str, Any]]:
    """The fields of a form by the last word of their setting's name, for keywords."""
    assert shown.modal is not None
    labels = shown.modal["components"]
    return {label["component"]["custom_id"].split(".")[-1]: label for label in labels}


async def send(who: Any, shown: simcord.InteractionResult, **typed: str) -> simcord.InteractionResult:
    """Type over some of the fields of a form and send it."""
    inputs = {name: label["component"] for name, label in fields_of(shown).items()}
    values = {each["custom_id"]: typed.get(name, each.get("value", "")) for name, each in inputs.items()}
    result: simcord.InteractionResult = await who.submit_modal(shown, values)
    return result


async def panel_of(room: CardRoom, who: simcord.MemberActor) -> Panel:
    return Panel(who, await who.slash(room.channel, "manage settings"))


async def settings_of(room: CardRoom) -> ServerSettings:
    return await room.bot.services.settings.for_guild(GuildId(room.guild.id))
