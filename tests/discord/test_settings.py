"""The panel of the settings, as people with and without Manage Server use it."""

import shutil
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend import serializers

from bot.games import HEARTS
from bot.paths import data_dir
from bot.rules.errors import RuleError
from bot.rules.gnau.presets import nearest_preset
from bot.tables.gnau.settings import GnauSettings
from bot.tables.ids import UserId
from bot.tables.server_settings import ServerSettings
from bot.text import Catalog, load_catalog
from bot.text.gnau import payout_name
from bot.views.gnau.settings import GNAU_PAGES
from bot.views.settings_pages import SHARED_PAGES, Choice, Numbers, Page
from tests.support.guild import CardRoom, labels_of, note_of, text_of
from tests.support.limits import COMPONENTS
from tests.support.settings_panel import LABELS, Panel, fields_of, panel_of, send, settings_of
from tests.support.tables import server_settings

PAGES = (*GNAU_PAGES, *SHARED_PAGES)
# One more setting takes its words, a row and a list.
ROOM = 3


async def test_settings_are_refused_to_members_privately(room: CardRoom):
    room.show_manage_to(room.ann)
    answer = await room.ann.slash(room.channel, "manage settings")
    assert "server managers" in note_of(answer)


async def test_the_panel_is_private(room: CardRoom, panel: Panel):
    assert panel.message.ephemeral
    assert room.messages == []
    assert "Settings · Rules" in panel.words
    assert "For new Gnau tables." in panel.words


async def test_every_setting_is_there_with_its_explanation(room: CardRoom, panel: Panel):
    text = room.bot.catalog.text()
    shown: set[str] = set()
    for page in PAGES:
        if page.name != "rules":
            await panel.turn_to(page.name)
        for block in page.blocks:
            names = block.settings if isinstance(block, Numbers) else (block.name,)
            shown |= set(names)
            for name in names:
                word = name.removeprefix("rules.").replace("_", "-")
                if page.name == "payouts":
                    payout = payout_name(text, name.removeprefix("rules.payouts."))
                    assert f"**{payout}:**" in panel.words
                else:
                    assert f"**{text(f'settings-name-{word}')}" in panel.words
                    assert text(f"settings-about-{word}") in panel.words
    assert shown - {"preset"} == set(server_settings().values)
    decided = {each.name for kind in (ServerSettings, GnauSettings) for each in fields(kind)} - {"games"}
    assert decided == {name.split(".")[0] for name in shown} - {"preset"}


async def test_every_page_fits_into_a_message_and_leaves_room_to_grow(room: CardRoom, panel: Panel):
    changes = {"channels": [room.channel.id], "opener_role": room.guild.create_role("Hosts").id}
    # Each of these has a button besides.
    await room.bot.services.settings.change(room.guild_id, changes, user_id=UserId(panel.who.id))
    for page in (*PAGES[1:], PAGES[0]):
        await panel.turn_to(page.name)
        assert f"Settings · {LABELS[page.name]}" in panel.words
        assert len(panel.components) <= COMPONENTS - ROOM
        assert len(panel.words) <= 4000
        assert all(len(each["custom_id"]) <= 100 for each in panel.components if "custom_id" in each)


async def test_custom_ids_of_the_settings_panel_never_change(panel: Panel):
    # Whatever is renamed in the code: these stand in panels that people have open.
    switches = "tens_in_five_dukes tens_in_tonku five_small triplet_passport pair_three_six nenku ties"
    switches += " three_six tonku doubles aces bomb silver order"
    pages = "rules hands payouts table access points pace"
    chosen = "preset dealer split suspense language channels opener_role computers_pace points giving"
    forms = "high_hands ox_hands high_singles low_singles stakes reveal opening thinking grants giving"
    expected = {
        *(f"settings:set:rules.{name}" for name in switches.split()),
        *(f"settings:set:{name}" for name in [*chosen.split(), "announcement_channel", "announce_medals"]),
        *(f"settings:form:{name}" for name in forms.split()),
        *(f"settings:page:{name}" for name in pages.split()),
        "settings:ask:",
    }
    found = {each["custom_id"] for each in panel.components if "custom_id" in each}
    for page in PAGES[1:]:
        await panel.turn_to(page.name)
        found |= {each["custom_id"] for each in panel.components if "custom_id" in each}
    assert found == expected


async def test_a_settings_page_of_another_version_is_explained(room: CardRoom, panel: Panel):
    room.bot.settings_pages = SHARED_PAGES
    for result in (
        await panel.who.click(panel.message, label="Payouts"),
        await panel.choose("rules.ties", "push"),
    ):
        assert "has just changed" in note_of(result)


async def test_games_without_pages_of_their_own_leave_those_of_all_games(tmp_path: Path):
    async with CardRoom(tmp_path, games=(HEARTS,)) as room:
        panel = await panel_of(room, room.boss())
        assert "Settings · Server" in panel.words
        await panel.turn_to("points")
        assert "everyone begins with the starting points. Scores are kept" in panel.words
        await panel.choose("points", "bankroll")
        assert panel.chosen("points") == ["bankroll"]


async def test_every_form_fits_into_a_modal(panel: Panel):
    for page in PAGES[1:]:
        await panel.turn_to(page.name)
        for form in [block for block in page.blocks if isinstance(block, Numbers)]:
            shown = await panel.open_form(form.name)
            labels = fields_of(shown)
            assert shown.modal is not None
            assert 1 <= len(labels) <= 5, form
            assert len(shown.modal["title"]) <= 45, form
            assert all(len(label["label"]) <= 45 for label in labels.values()), form
            assert all(len(label.get("description", "")) <= 100 for label in labels.values()), form


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
async def test_every_value_of_every_list_can_be_chosen(panel: Panel, page: Page):
    if page.name != "rules":
        await panel.turn_to(page.name)
    for name in [block.name for block in page.blocks if isinstance(block, Choice)]:
        [select] = [each for each in panel.components if each.get("custom_id") == f"settings:set:{name}"]
        values = [option["value"] for option in select["options"]]
        assert len(values) >= 2, name
        assert all(len(option.get("description") or "") <= 100 for option in select["options"]), name
        [usual] = [option["value"] for option in select["options"] if option.get("default")] or values[:1]
        for value in [*(each for each in values if each != usual), usual]:
            await panel.choose(name, value)
            assert panel.chosen(name) == [value], name


async def test_a_choice_shows_at_once_and_counts_for_new_tables(room: CardRoom, panel: Panel):
    await panel.choose("preset", "kopitiam")
    assert panel.chosen("preset") == ["kopitiam"]
    await panel.choose("rules.ties", "push")
    assert panel.chosen("preset") == []
    assert panel.chosen("rules.ties") == ["push"]
    await room.open()
    assert nearest_preset((await room.state()).options.rules) == ("kopitiam", {"ties": "push"})


async def test_payouts_are_typed(room: CardRoom, panel: Panel):
    await panel.turn_to("payouts")
    await panel.type("ox_hands", double="3", ox_ten=" 2 ")
    assert "**Double Ox:** 3" in panel.words
    payouts = (await settings_of(room)).for_game(GnauSettings).rules.payouts
    assert (payouts.double, payouts.ox_ten, payouts.single, payouts.five_dukes) == (3, 2, 1, 10)


@pytest.mark.parametrize("typed", ["101", "²"])
async def test_a_wrong_number_is_explained_privately(room: CardRoom, panel: Panel, typed: str):
    await panel.turn_to("payouts")
    shown = await panel.open_form("ox_hands")
    note = note_of(await send(panel.who, shown, double=typed))
    assert all(word in note for word in ("Double Ox", "from 0 to 100", typed))
    assert await settings_of(room) == room.bot.services.settings.defaults


async def test_a_bad_field_of_a_form_keeps_the_good_ones(room: CardRoom, panel: Panel):
    await panel.turn_to("payouts")
    result = await panel.type("ox_hands", double="many", ox_ten="2")
    assert [text_of(note) for note in result.followups if note.ephemeral][-1].startswith("Double Ox")
    payouts = (await settings_of(room)).for_game(GnauSettings).rules.payouts
    assert (payouts.double, payouts.ox_ten) == (2, 2)


async def test_stakes_that_do_not_go_together_are_explained(room: CardRoom, panel: Panel):
    await panel.turn_to("points")
    result = await panel.type("stakes", stake_points="5", lowest_stake="10", highest_stake="20")
    notes = [text_of(each) for each in result.followups]
    assert len(notes) == 1
    assert "must be between 10 and 20" in notes[0]
    assert "**Usual stake:** 1" in panel.words
    await panel.type("stakes", stake_points="10", lowest_stake="10", highest_stake="20")
    assert "**Usual stake:** 10" in panel.words


async def test_a_choice_that_does_not_hold_is_not_left_standing(
    room: CardRoom, panel: Panel, monkeypatch: pytest.MonkeyPatch
):
    async def refuse(*_: object, **__: object) -> None:
        raise RuleError("own-split-needs-time", least=10)

    await panel.turn_to("table")
    with monkeypatch.context() as patched:
        patched.setattr(room.bot.services.settings, "change", refuse)
        result = await panel.choose("split", "own")
    assert "at least 10 seconds" in text_of(result.followups[0])
    assert result.followups[0].ephemeral
    assert panel.chosen("split") == ["auto"]
    await panel.choose("split", "own")
    assert panel.chosen("split") == ["own"]


async def test_somebody_who_lost_the_right_can_change_nothing_any_more(room: CardRoom, panel: Panel):
    await panel.turn_to("table")
    shown = await panel.open_form("reveal")
    role = next(role for role in room.env.backend.guilds[room.guild.id].roles.values() if role.name == "Boss")
    role.permissions = 0
    for result in (
        await panel.choose("dealer", "rotate"),
        await panel.who.click(panel.message, label="✏️ Reveal"),
        await send(panel.who, shown, reveal_s="60"),
        await panel.who.click(panel.message, label="Rules"),
        await panel.who.click(panel.message, label="Reset…"),
    ):
        assert "server managers" in note_of(result)
    assert await settings_of(room) == room.bot.services.settings.defaults


async def test_a_manager_sets_anew_what_was_damaged(room: CardRoom, panel: Panel):
    await panel.choose("rules.ties", "push")
    async with room.bot.database.writing() as connection:
        await connection.exec_driver_sql("UPDATE guild_settings SET options = CAST(x'7bff' AS TEXT)")
    await room.restart()
    anew = await panel_of(room, panel.who)
    assert anew.chosen("rules.ties") == ["dealer"]
    await anew.choose("rules.ties", "push")
    await room.restart()
    assert (await settings_of(room)).for_game(GnauSettings).rules.ties == "push"
    await room.open(panel.who)
    assert nearest_preset((await room.state()).options.rules) == ("classic", {"ties": "push"})


async def test_the_panel_and_the_settings_survive_a_restart(room: CardRoom, panel: Panel):
    await panel.choose("rules.ties", "push")
    await panel.turn_to("access")
    await room.restart()
    assert (await settings_of(room)).for_game(GnauSettings).rules.ties == "push"
    await panel.choose("channels", room.channel)
    await panel.turn_to("table")
    await panel.type("reveal", reveal_s="60")
    settings = await settings_of(room)
    assert (
        settings.channels,
        settings.for_game(GnauSettings).reveal_s,
        settings.for_game(GnauSettings).rules.ties,
    ) == ((room.channel.id,), 60, "push")


async def test_two_managers_undo_nothing_of_each_other(room: CardRoom, panel: Panel):
    role = room.guild.create_role("Second", permissions=discord.Permissions(manage_guild=True))
    other = await panel_of(room, room.person("Eve", roles=[role]))
    await panel.turn_to("payouts")
    await other.turn_to("payouts")
    mine, theirs = await panel.open_form("ox_hands"), await other.open_form("ox_hands")
    await send(panel.who, mine, double="3")
    await send(other.who, theirs, single="2")
    assert "**Double Ox:** 3" in other.words
    payouts = (await settings_of(room)).for_game(GnauSettings).rules.payouts
    assert (payouts.double, payouts.single) == (3, 2)


async def test_reset_asks_first(room: CardRoom, panel: Panel):
    await panel.choose("preset", "plain")
    await panel.who.click(panel.message, label="Reset…")
    assert labels_of(panel.message) == ["Keep settings", "Reset everything"]
    await panel.who.click(panel.message, label="Keep settings")
    assert panel.chosen("preset") == ["plain"]
    await panel.who.click(panel.message, label="Reset…")
    await panel.who.click(panel.message, label="Reset everything")
    assert panel.chosen("preset") == ["classic"]
    assert await settings_of(room) == room.bot.services.settings.defaults


async def test_the_language_can_be_chosen(room: CardRoom, panel: Panel):
    await panel.turn_to("access")
    assert panel.chosen("language") == ["discord"]
    for locale in room.bot.catalog.offered:
        await panel.choose("language", locale)
        assert (await settings_of(room)).language == locale
    await panel.choose("language", "discord")
    assert (await settings_of(room)).language is None


async def test_public_messages_are_in_the_language_of_the_server(tmp_path: Path):
    room = CardRoom(tmp_path)
    room.bot.catalog = with_malay(tmp_path / "locales")
    async with room:
        panel = await panel_of(room, room.boss())
        await panel.turn_to("access")
        await panel.choose("language", "ms")
        answer = await room.ann.slash(room.channel, "gnau rules")
        assert "Di pelayan ini" in text_of(answer.response)
        assert "Settings · Server" in panel.words
        await panel.choose("language", "discord")
        answer = await room.ann.slash(room.channel, "gnau rules")
        assert "In this server:" in text_of(answer.response)


def with_malay(folder: Path) -> Catalog:
    """English, and a second language with one text of its own."""
    for locale in ("en", "ms"):
        shutil.copytree(data_dir() / "locales" / "en", folder / locale)
    (folder / "ms" / "gnau-rules.ftl").write_text(
        (folder / "ms" / "gnau-rules.ftl").read_text("utf-8").replace("In this server:", "Di pelayan ini:"),
        "utf-8",
    )
    return load_catalog(folder)


@pytest.mark.parametrize("chosen", [(), ("junk",), ("own", "auto"), ("-1",), ("9" * 400,)])
async def test_a_value_that_a_settings_list_does_not_offer_is_refused(
    room: CardRoom, panel: Panel, chosen: tuple[str, ...]
):
    before = await settings_of(room)
    for page in ("table", "access", "rules"):
        await panel.turn_to(page)
        for select in [each for each in panel.components if "settings:set:" in each.get("custom_id", "")]:
            if select.get("min_values") == 0 and not chosen:
                # None of the channels are all of them, and no role is everyone.
                continue
            note = note_of(await forge(room, panel, select, chosen))
            assert "Choose from the list" in note, select
    assert await settings_of(room) == before


async def test_settings_that_do_not_go_together_are_called_as_in_the_panel(panel: Panel):
    await panel.choose("rules.pair_three_six", "on")
    refused = await panel.choose("rules.doubles", "off")
    note = "**Double Ox:** No and **Threes and sixes:** Yes don't go together. Change one of them first."
    assert text_of(refused.followups[-1]) == note
    assert panel.chosen("rules.doubles") == ["on"]


async def forge(room: CardRoom, panel: Panel, select: dict[str, Any], chosen: Sequence[str]) -> Any:
    """Choose from a list past Discord's own checks."""
    backend = room.env.backend
    shown = backend.get_message(room.channel.id, panel.message.id)
    data = {"component_type": select["type"], "custom_id": select["custom_id"], "values": list(chosen)}
    message = dict(serializers.message_payload(backend, shown))
    return await panel.who._dispatch_interaction(3, room.channel, data, extra={"message": message})
