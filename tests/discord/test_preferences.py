"""`/preferences` as people use it, and what it changes in what they alone see."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import ui

from bot.features.preferences.view import PreferenceSelect
from bot.paths import data_dir
from bot.render.cards import emoji_name
from bot.rules.cards import build_deck
from bot.tables.ids import UserId
from bot.tables.preferences import Preferences, TurnCalls
from bot.text import load_catalog
from bot.views import pictures
from bot.views.style import PRIVATE
from bot.views.style import panel as laid_out
from tests.support.guild import CardRoom, buttons_of, components_of, note_of, text_of
from tests.support.languages import english_alone
from tests.support.together import click_forged
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import TrickPlayer, begin, play_until, table_in


async def panel_of(room: CardRoom, who):
    answer = (await who.slash(room.channel, "preferences")).response
    assert answer is not None
    return answer


def chosen(room: CardRoom, who) -> Preferences:
    found: Preferences = room.bot.services.preferences.for_user(who.id)
    return found


def labels(panel) -> list[str]:
    return [each["label"] for each in buttons_of(panel)]


@pytest.fixture
async def english(tmp_path: Path) -> AsyncIterator[CardRoom]:
    """A room whose bot speaks English alone, whatever else is translated."""
    async with CardRoom(tmp_path, catalog=english_alone()) as room:
        yield room


async def test_nothing_is_chosen_at_first(english: CardRoom):
    panel = await panel_of(english, english.ann)
    assert panel.ephemeral
    switches = ["Forced cards", "More time", "Text only", "Four colours"]
    assert labels(panel) == [*switches, "🌙 Quiet hours", "🏖️ Vacation"]
    [select] = [each for each in components_of(panel) if each["type"] == 3]
    chosen_now = [each["label"] for each in select["options"] if each.get("default")]
    assert chosen_now == ["Ping me at slow tables only"]


async def test_each_choice_holds_at_once_and_in_all_servers(room: CardRoom):
    panel = await panel_of(room, room.ann)
    await room.ann.click(panel, label="More time")
    await room.ann.select(panel, ["direct"], custom_id="preferences:set:turn_calls")
    assert chosen(room, room.ann) == Preferences(TurnCalls.DIRECT, more_time=True)
    assert chosen(room, room.ben) == Preferences()
    shown = room.channel.history(viewer=room.ann)[-1]
    assert "✓ More time" in labels(shown)
    await room.restart()
    assert chosen(room, room.ann) == Preferences(TurnCalls.DIRECT, more_time=True)
    await room.ann.click(shown, label="✓ More time")
    assert chosen(room, room.ann) == Preferences(TurnCalls.DIRECT)


async def test_a_second_press_of_an_old_panel_changes_nothing(room: CardRoom):
    panel = await panel_of(room, room.ann)
    await room.ann.click(panel, label="Text only")
    shown = room.channel.history(viewer=room.ann)[-1]
    await click_forged(room.env, room.ann, shown, "More time", "preferences:put:text_only:on")
    assert chosen(room, room.ann) == Preferences(text_only=True)


@pytest.mark.parametrize(("name", "value"), [("turn_calls", "shout"), ("language", "tlh")])
async def test_a_preference_that_is_not_offered_is_refused(room: CardRoom, name: str, value: str):
    option = discord.SelectOption(label=value, value=value)
    item = PreferenceSelect(name, ui.Select(custom_id=f"preferences:set:{name}", options=[option]))
    channel = room.bot.get_partial_messageable(room.channel.id, guild_id=room.guild.id)
    forged = await channel.send(view=laid_out(PRIVATE, ["forged"], ui.ActionRow(item)))
    result = await room.ann.select(forged, [value], custom_id=f"preferences:set:{name}")
    assert "hoose from the list" in note_of(result)
    assert chosen(room, room.ann) == Preferences()


async def test_preferences_work_in_direct_messages(room: CardRoom):
    panel = (await room.ann.user.slash("preferences")).response
    await room.ann.user.click(panel, label="Text only")
    assert chosen(room, room.ann) == Preferences(text_only=True)


async def test_preferences_are_deleted_with_everything_else(room: CardRoom):
    await room.ann.click(await panel_of(room, room.ann), label="Four colours")
    asked = (await room.ann.slash(room.channel, "privacy delete")).response
    assert asked is not None
    await room.ann.click(asked, label="Delete my data")
    assert "Your data is deleted" in text_of(room.channel.history(viewer=room.ann)[-1])
    assert chosen(room, room.ann) == Preferences()


# What one sees alone


def emoji_in(message) -> bool:
    buttons = [each["emoji"] for each in buttons_of(message) if "emoji" in each]
    return "<:" in text_of(message) or bool(buttons)


def pictures_in(message) -> list[Any]:
    return [each for each in components_of(message) if each["type"] == 12]


async def begin_playing(room: CardRoom) -> list[TrickPlayer]:
    """Return Ann and Ben at a table of tricks where cards are played, with Ann to play."""
    ann, ben = await begin(room, TRICK_GAMES[0], room.ann, room.ben)
    for player in (ann, ben):
        await player.choose()
    await play_until([ann, ben], lambda: bool(ann.cards))
    return [ann, ben]


async def prefer(room: CardRoom, who, **changes: object) -> None:
    await room.bot.services.preferences.change(UserId(who.id), changes)


@pytest.fixture
def emoji_of_cards(room: CardRoom) -> None:
    deck = enumerate(build_deck(), start=10**18)
    room.bot.catalog.use_emoji({card: f"<:{emoji_name(card)}:{number}>" for number, card in deck})


@pytest.mark.usefixtures("emoji_of_cards")
@pytest.mark.parametrize("split", ["auto", "own"])
async def test_text_only_in_gnau(room: CardRoom, split: str):
    await prefer(room, room.ann, text_only=True)
    await room.open(split=split)
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    await room.click(room.ann, "Deal")
    anns, bens = (who.user.dm_channel.history()[-1] for who in (room.ann, room.ben))
    assert (emoji_in(anns), len(pictures_in(anns))) == (False, 0)
    assert (emoji_in(bens), len(pictures_in(bens))) == (True, 1)
    await room.click(room.ann, "My hand")
    await room.click(room.ben, "My hand")
    anns, bens = (room.channel.history(viewer=who)[-1] for who in (room.ann, room.ben))
    assert (emoji_in(anns), len(pictures_in(anns))) == (False, 0)
    assert (emoji_in(bens), len(pictures_in(bens))) == (True, 1)


@pytest.mark.usefixtures("emoji_of_cards")
async def test_text_only_leaves_public_messages_as_they_are(room: CardRoom):
    await prefer(room, room.ann, text_only=True)
    await room.deal_to(room.ann, room.ben)
    await room.click(room.ann, "Reveal")
    assert len(pictures_in(room.table)) == 1


@pytest.mark.usefixtures("emoji_of_cards")
async def test_text_only_takes_the_picture_from_a_hand_that_has_one(room: CardRoom):
    await room.open(split="own")
    await room.click(room.ann, "Join")
    await room.click(room.ann, "Deal")
    letter = room.ann.user.dm_channel.history()[-1]
    await room.ann.user.click(letter, custom_id="gnau:1:1:pick:0:")
    assert pictures_in(room.ann.user.dm_channel.history()[-1])
    await prefer(room, room.ann, text_only=True)
    await room.ann.user.click(letter, custom_id="gnau:1:1:pick:1:0")
    letter = room.ann.user.dm_channel.history()[-1]
    assert (emoji_in(letter), pictures_in(letter)) == (False, [])


@pytest.mark.usefixtures("emoji_of_cards")
async def test_text_only_in_a_panel_of_tricks(room: CardRoom):
    ann, ben = await begin_playing(room)
    assert pictures_in(ann.panel)
    await prefer(room, room.ann, text_only=True)
    await ann.press("Scores")
    assert (emoji_in(ann.panel), pictures_in(ann.panel)) == (False, [])
    assert (emoji_in(ben.panel), len(pictures_in(ben.panel))) == (True, 1)


async def test_four_colours_are_for_the_one_who_wants_them(room: CardRoom, monkeypatch: pytest.MonkeyPatch):
    drawn = []

    def noted(_written_in: Any, _language: str, draw: Any, *inputs: Any) -> bytes:
        drawn.append((draw.__name__, "four_colour=True" in repr(inputs)))
        return b"a picture"

    monkeypatch.setattr(pictures, "_drawn", noted)
    await prefer(room, room.ann, four_colours=True)
    await room.deal_to(room.ann, room.ben)
    assert sorted(drawn) == [("draw_hand", False), ("draw_hand", True)]
    drawn.clear()
    await room.click(room.ann, "Reveal")
    await room.more(room.ann, "Close")
    await begin_playing(room)
    assert ("draw_table", True) in drawn
    # Ben's own and what everybody sees.
    assert {("draw_result", False), ("draw_table", False)} <= set(drawn)
    assert ("draw_result", True) not in drawn


# At a table


async def turn_s(room: CardRoom, ann: TrickPlayer) -> float:
    """Return how long Ann has for her first card."""
    await play_until([ann], lambda: bool(ann.cards))
    table = (await table_in(room, ann.game))[1]
    assert table.deadline_ms is not None
    return (table.deadline_ms - room.clock.now_ms()) / 1000


@pytest.mark.parametrize(("allowed", "seconds"), [(None, 90), (3, 135)])
async def test_more_time_is_what_the_server_allows(room: CardRoom, allowed: int | None, seconds: int):
    if allowed is not None:
        settings = room.bot.services.settings
        await settings.change(room.guild_id, {"more_time": allowed}, user_id=UserId(room.ann.id))
    await prefer(room, room.ann, more_time=True)
    [ann] = await begin(room, TRICK_GAMES[0], room.ann)
    assert await turn_s(room, ann) == pytest.approx(seconds, abs=1)


@pytest.mark.parametrize("is_wanted", [True, False])
async def test_forced_cards_fall_by_themselves_and_nobody_is_told_so(room: CardRoom, *, is_wanted: bool):
    game = TRICK_GAMES[0]
    await prefer(room, room.ann, forced_cards=is_wanted)
    ann, ben = await begin(room, game, room.ann, room.ben)
    choices, told = set(), set()

    def is_over() -> bool:
        choices.add(len(ann.cards))
        told.update((text_of(room.table_of(game)) + ben.words).lower().split())
        return "Next hand" in ben.labels

    await play_until([ann, ben], is_over)
    assert (1 in choices) is not is_wanted
    assert "forced" not in told
    stored, _ = await table_in(room, game)
    settled = await room.bot.services.history.round(room.guild_id, stored.table_id, 1)
    assert settled is not None
    assert len(settled.record["plays"]) == 52


@pytest.fixture
async def bilingual(tmp_path: Path) -> AsyncIterator[CardRoom]:
    """A room whose bot speaks a second language, in which the beginning of the panel is translated."""
    folder = tmp_path / "locales"
    for locale in ("en", "ms"):
        shutil.copytree(data_dir() / "locales" / "en", folder / locale)
    words = folder / "ms" / "preferences.ftl"
    translated = words.read_text(encoding="utf-8").replace("Your preferences", "Pilihan anda")
    words.write_text(translated, encoding="utf-8")
    names = folder / "ms" / "settings.ftl"
    named = names.read_text(encoding="utf-8").replace(
        "language-name = English", "language-name = Bahasa Melayu"
    )
    names.write_text(named, encoding="utf-8")
    (tmp_path / "room").mkdir()
    async with CardRoom(tmp_path / "room", catalog=load_catalog(folder)) as room:
        yield room


async def test_one_language_is_no_choice(english: CardRoom):
    assert "Language" not in text_of(await panel_of(english, english.ann))


async def test_a_language_is_chosen_for_what_one_sees_alone(bilingual: CardRoom):
    panel = await panel_of(bilingual, bilingual.ann)
    assert "Your preferences" in text_of(panel)
    select = next(
        each for each in components_of(panel) if each.get("custom_id") == "preferences:set:language"
    )
    assert [each["label"] for each in select["options"]] == ["Same as Discord", "English", "Bahasa Melayu"]
    await bilingual.ann.select(panel, ["ms"], custom_id="preferences:set:language")
    assert "Pilihan anda" in text_of(bilingual.channel.history(viewer=bilingual.ann)[-1])
    assert "Your preferences" in text_of(await panel_of(bilingual, bilingual.ben))
    panel = await panel_of(bilingual, bilingual.ann)
    await bilingual.ann.select(panel, ["discord"], custom_id="preferences:set:language")
    assert chosen(bilingual, bilingual.ann) == Preferences()
