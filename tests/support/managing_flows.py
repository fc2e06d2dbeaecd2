"""All that managers of a server do: a part of the flows of everything."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.views.open_tables import PAGE
from bot.views.settings_pages import ON, Choice, Numbers, Picker
from tests.support.guild import CardRoom, components_of, shown_by
from tests.support.settings_panel import Panel, panel_of, send
from tests.support.tournaments import Rally


async def server_settings(room: CardRoom) -> None:
    """Every page, list and form of the settings."""
    panel = await panel_of(room, room.boss())
    chosen: dict[str, Any] = {
        "channels": room.channel,
        "opener_role": room.guild.create_role("Hosts"),
        "announcement_channel": room.guild.create_text_channel("news"),
    }
    for page in room.bot.settings_pages:
        await _turn_to(panel, page.name)
        for block in page.blocks:
            if isinstance(block, Choice | Picker):
                await panel.choose(block.name, chosen.get(block.name) or _another(panel, block.name))
            elif isinstance(block, Numbers):
                await panel.type(block.name)
    await _turn_to(panel, "access")
    for name in chosen:
        await panel.who.click(panel.message, custom_id=f"settings:clear:{name}")
    await panel.who.click(panel.message, label="Reset…")
    await panel.who.click(panel.message, custom_id="settings:page:rules")
    await panel.who.click(panel.message, label="Reset…")
    await panel.who.click(panel.message, custom_id="settings:reset:")
    room.show_manage_to(room.ann)
    await room.ann.slash(room.channel, "manage settings")
    await room.ann.slash(room.channel, "manage tables")
    for command in ("block", "block", "unblock"):
        await panel.who.slash(room.channel, f"manage {command}", member=room.ben)


async def _turn_to(panel: Panel, page: str) -> None:
    tabs = [each for each in panel.components if each.get("custom_id") == f"settings:page:{page}"]
    if not tabs[0].get("disabled"):
        await panel.turn_to(page)


def _another(panel: Panel, name: str) -> str:
    [select] = [each for each in panel.components if each.get("custom_id") == f"settings:set:{name}"]
    values = [each["value"] for each in select["options"]]
    return ON if ON in values else values[-1]


async def tables_for_managers(room: CardRoom) -> None:
    """The list of a server's open tables: its pages, and a table that is closed after a question."""
    boss = room.boss()
    for number in range(PAGE + 1):
        await boss.slash(room.guild.create_text_channel(f"table-{number}"), "gnau open")
    shown = shown_by(await boss.slash(room.channel, "manage tables"))
    for label in ("Next →", "← Back", "Close table 1…", "Keep it open", "Close table 1…", "Close it"):
        await boss.click(shown, label=label)


async def rules_under_names(room: CardRoom) -> None:
    """Rules of a table that are kept, shared, deleted and brought back, and chosen at new tables."""
    boss = room.boss()
    await room.open(rules="kopitiam")
    shown = shown_by(await boss.slash(room.channel, "manage rules"))
    kept = {"gnau": {"name": "Home"}, "hearts": {"name": "Spots", "rules": "hearts: spot=on"}}
    kept["gongzhu"] = {"name": "Pairs", "rules": "gongzhu: teams=on"}
    for typed in kept.values():
        await send(boss, await boss.click(shown, label="Save rules…"), **typed)
        await boss.click(shown, label="← Back")
    await room.more(room.ann, "Close")
    for game, typed in kept.items():
        await room.ann.autocomplete(room.channel, f"{game} open", "rules", typed["name"][:2])
        await room.pause()
        await room.ann.slash(room.channel, f"{game} open", rules=typed["name"])
        await room.ann.slash(room.channel, f"{game} rules")
        await room.ann.slash(room.channel, f"{game} close")
    [select] = [each for each in components_of(shown) if each.get("custom_id") == "rule-sets:show"]
    await boss.select(shown, [select["options"][0]["value"]], custom_id="rule-sets:show")
    await boss.click(shown, label="Delete")


async def the_language_of_a_server(room: CardRoom) -> None:
    """The first screen of a server, where a manager chooses the language of public messages."""
    # Whatever is translated so far: what a language lacks is in English.
    other = next((each for each in room.bot.catalog.locales if each != "en"), "de")
    room.bot.catalog.offered = ("en", other)
    boss = room.boss()
    await (await room.send_bot_away())()
    for screen in (room.table, shown_by(await boss.slash(room.channel, "help"))):
        asked = shown_by(await boss.click(screen, custom_id="language:open"))
        [select] = [each for each in components_of(asked) if "options" in each]
        for language in (other, "discord"):
            await boss.select(asked, [language], custom_id=select["custom_id"])


async def tournaments(room: CardRoom) -> None:
    """One that is played to its end by more people than its message names, and one that is cancelled."""
    rally = Rally(room, room.boss())
    await rally.open(hands=2, people=64, begins="86400", pace="30")
    people = [room.ann, room.ben, room.cat, room.dan, *(room.person(f"Duke{number}") for number in range(8))]
    await rally.join(*people)
    await room.click(room.ann, "Leave", rally.message)
    await rally.join(room.ann)
    await rally.begin()
    await room.click(room.ann, "My table", rally.message)
    for number in (0, 1, 2):
        await rally.finish_hand(number)
    await room.click(room.ann, "Everyone", rally.message)
    for number in (0, 1, 2):
        await rally.finish_hand(number)
    for label in ("Check the hands", "Everyone"):
        await room.click(room.ben, label, rally.message)
    await room.ann.slash(room.channel, "tournament verify")
    await rally.open()
    await rally.join(room.ann)
    question = shown_by(await room.click(rally.boss, "Cancel…", rally.message))
    await room.click(rally.boss, "Cancel it", question)
    await rally.settle()


MANAGING_FLOWS: Final[tuple[Callable[[CardRoom], Awaitable[None]], ...]] = (
    server_settings,
    tables_for_managers,
    rules_under_names,
    tournaments,
    the_language_of_a_server,
)
