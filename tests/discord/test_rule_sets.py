"""House rules under names of one's own: kept, chosen when a table is opened, shared with another server."""

import re
from typing import Any

import pytest
import simcord

from bot.players import HEARTS
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import parse_rules
from bot.rules.hearts import Moon, Options
from bot.tables.ids import UserId
from bot.tables.rule_sets import MOST_RULE_SETS, RuleSet
from tests.discord.games import GRANT
from tests.support.guild import CardRoom, components_of, labels_of, note_of, shown_by, text_of
from tests.support.settings_panel import fields_of, send, settings_of
from tests.support.tricks.people import table_in

OURS = "gnau: kopitiam,ties=push,payout_double=4"


@pytest.fixture
def boss(room: CardRoom) -> simcord.MemberActor:
    return room.boss()


async def panel(room: CardRoom, who: simcord.MemberActor) -> Any:
    return shown_by(await who.slash(room.channel, "manage rules"))


async def keep(room: CardRoom, who: simcord.MemberActor, name: str, rules: str = OURS) -> Any:
    """Type a name and a line into the form; return the answer."""
    return await send(
        who, await who.click(await panel(room, who), label="Save rules…"), name=name, rules=rules
    )


def listed_in(shown: Any) -> dict[str, str]:
    """The keys of the sets in the list of a panel, by name."""
    lists = [each for each in components_of(shown) if each.get("custom_id") == "rule-sets:show"]
    return {option["label"]: option["value"] for each in lists for option in each["options"]}


async def show(who: simcord.MemberActor, shown: Any, name: str) -> str:
    await who.select(shown, [listed_in(shown)[name]], custom_id="rule-sets:show")
    return text_of(shown)


async def test_the_rules_of_a_table_are_kept_and_tables_are_opened_by_them(room: CardRoom, boss):
    await room.open(rules="niuniu")
    form = await boss.click(await panel(room, boss), label="Save rules…")
    assert fields_of(form)["rules"]["component"]["value"] == "gnau: niuniu"
    await send(boss, form, name="Home", rules="gnau: niuniu, ties=push")
    await room.more(room.ann, "Close")

    suggested = await room.ann.autocomplete(room.channel, "gnau open", "rules", "ho")
    # Kopitiam has "home" in its words, too.
    assert suggested[0] == {"name": "Home", "value": "Home"}
    await room.pause()
    await room.ann.slash(room.channel, "gnau open", rules="home")
    assert (await room.state()).options.rules == parse_rules("niuniu,ties=push")
    await room.ann.slash(room.channel, "gnau rules")
    assert "Also saved here: **Home**. Choose one as `rules` of `/gnau open`." in text_of(room.messages[-1])


async def test_a_page_says_what_differs_and_gives_a_line_that_another_server_takes(room: CardRoom, boss):
    page = text_of(shown_by(await keep(room, boss, "Home")))
    assert "- Ties" in page
    assert "Double Ox" in page
    [line] = re.findall(r"```\n(gnau: .*)\n```", page)
    assert line == OURS
    form = await boss.click(await panel(room, boss), label="Save rules…")
    # As somebody may copy it, and as a Chinese or Japanese keyboard types it.
    typed = line.replace(":", "：").replace(",", " ，\n").upper()
    await send(boss, form, name="Theirs", rules=typed)
    home, theirs = (await settings_of(room)).rule_sets
    assert home.rules == theirs.rules == parse_rules(OURS.removeprefix("gnau: ")).to_record()


async def test_hearts_is_opened_by_a_set_and_by_what_is_chosen_besides(room: CardRoom, boss):
    page = text_of(shown_by(await keep(room, boss, "Spots", "hearts: spot=on, hands=4")))
    assert "To play by them, type `/hearts open` and choose **Spots** as `rules`." in page
    suggested = await room.ann.autocomplete(room.channel, "hearts open", "rules", "")
    assert [each["name"] for each in suggested] == ["Spots"]
    await room.ann.slash(room.channel, "hearts open", rules="Spots", hands=2, moon="choose")
    _, table = await table_in(room, HEARTS)
    assert table.options.rules == Options(spot=True, hands=2, moon=Moon.CHOOSE)
    await room.ann.slash(room.channel, "hearts rules")
    rules = text_of(room.messages[-1])
    different, _, usual = rules.partition("**Different here**\n")[2].partition("**As usual**\n")
    assert "**Shooting the moon:**" in different
    assert "**Spot Hearts:**" in different
    assert "**2 hands** at the latest" in different
    assert "goes over **500**" in usual
    assert "Also saved here: **Spots**." in rules
    refused = await room.ann.slash(room.channel, "gongzhu open", rules="Spots")
    assert "No rules are called “Spots” here." in note_of(refused)


async def test_a_host_finds_the_sets_among_the_rules_of_a_table(room: CardRoom, boss):
    await keep(room, boss, "Home")
    [kept] = (await settings_of(room)).rule_sets
    await room.open()
    asked = await room.behind(room.ann, "Settings")
    await room.ann.select(asked, [kept.key], custom_id="host:gnau:1:rules")
    assert (await room.state()).options.rules == parse_rules(OURS.removeprefix("gnau: "))


async def test_questions_about_hands_go_by_a_set(room: CardRoom, boss):
    await keep(room, boss, "Home")
    answer = await room.ann.slash(room.channel, "gnau odds", cards="3S 6H 8D 4C 8S", rules="home")
    assert "Odds · kopitiam, but " in text_of(shown_by(answer))


@pytest.mark.usefixtures("bankrolls")
async def test_a_lower_stake_is_offered_with_the_same_rules(room: CardRoom, boss):
    await keep(room, boss, "Home 家")
    refused = shown_by(await room.ann.slash(room.channel, "gnau open", rules="Home 家", stake=GRANT))
    [offer] = [label for label in labels_of(refused) if label.startswith("Open with a stake of")]
    await room.ann.click(refused, label=offer)
    assert (await room.state()).options.rules == parse_rules(OURS.removeprefix("gnau: "))


async def test_a_deleted_set_comes_back_by_its_line(room: CardRoom, boss):
    await keep(room, boss, "Home")
    shown = await panel(room, boss)
    await show(boss, shown, "Home")
    await boss.click(shown, label="Delete")
    assert f"**Home** is deleted. This line brings it back:\n```\n{OURS}\n```" in text_of(shown)
    assert "None yet." in text_of(shown)
    assert (await settings_of(room)).rule_sets == ()


async def test_two_managers_at_the_same_list(room: CardRoom, boss):
    await keep(room, boss, "Home")
    one, other = await panel(room, boss), await panel(room, boss)
    await show(boss, one, "Home")
    await show(boss, other, "Home")
    await boss.click(one, label="Delete")
    again = await boss.click(other, label="Delete")
    assert "Someone has deleted that set." in note_of(again)


@pytest.mark.parametrize(
    ("name", "rules", "said"),
    [
        ("Home", "kopitiam", "Begin the line with a game and a colon, such as “gnau:”, not “kopitiam”."),
        ("Home", "poker: high", "not “poker”. Games: gnau, hearts, gongzhu."),
        ("Home", "gnau: ties", "There's no preset “ties”."),
        ("Home", "hearts: spot", "“spot” isn't a house rule. Write them like this: hands=4."),
        ("Home", "hearts: spot=on,black_maria=on", "don't go together"),
        ("Home", "hearts: spot=on,spot=off", "“spot” is given twice."),
        ("Home", "hearts: hands=0", "hands can't be “0”."),
        ("Kopitiam", OURS, "“Kopitiam” already means other rules of this game."),
        ("usual", "hearts: spot=on", "“usual” already means other rules"),
        ("   ", OURS, "A name has 1 to 24 characters"),
    ],
)
async def test_what_cannot_be_kept_is_refused_with_a_reason(
    room: CardRoom, boss, name: str, rules: str, said: str
):
    assert said in note_of(await keep(room, boss, name, rules))
    assert (await settings_of(room)).rule_sets == ()


async def test_an_eleventh_set_is_refused_and_nothing_is_lost(room: CardRoom, boss):
    for number in range(MOST_RULE_SETS):
        await keep(room, boss, f"Set {number}")
    assert "which is the limit" in note_of(await keep(room, boss, "One more"))
    assert len(listed_in(await panel(room, boss))) == MOST_RULE_SETS
    await keep(room, boss, "Set 3", "hearts: hands=4")
    assert "which is the limit" in note_of(await keep(room, boss, "One more"))


async def test_only_managers_keep_and_delete(room: CardRoom, boss):
    room.show_manage_to(room.ann)
    assert "Only a server manager can do that." in note_of(await room.ann.slash(room.channel, "manage rules"))
    await keep(room, boss, "Home")
    shown = await panel(room, boss)
    assert shown.ephemeral


async def test_a_set_of_a_newer_version_is_listed_and_can_be_deleted(room: CardRoom, boss):
    service = room.bot.services.settings
    newer = RuleSet("Tomorrow", "hearts", {"jokers": True})
    await service.keep_rules(room.guild_id, newer, user_id=UserId(boss.id))
    shown = await panel(room, boss)
    assert "**Tomorrow** · ♥️ Hearts\n-# Saved by a newer version of this bot." in text_of(shown)
    assert await room.ann.autocomplete(room.channel, "hearts open", "rules", "") == []
    refused = await room.ann.slash(room.channel, "hearts open", rules="Tomorrow")
    assert "There's no house rule “jokers”." in note_of(refused)
    assert "Saved by a newer version" in await show(boss, shown, "Tomorrow")
    await boss.click(shown, label="Delete")
    assert "**Tomorrow** is deleted.\n" in text_of(shown)


async def test_resetting_the_settings_keeps_the_sets(room: CardRoom, boss):
    await keep(room, boss, "Home")
    service = room.bot.services.settings
    await service.reset(room.guild_id, user_id=UserId(boss.id))
    assert [each.name for each in (await settings_of(room)).rule_sets] == ["Home"]
    assert HouseRules.from_record((await settings_of(room)).rule_sets[0].rules).payouts.double == 4
