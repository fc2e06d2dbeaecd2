"""What a host can do about their table, as the people there see it: all of it in one private panel."""

import pytest

from bot.rules.gnau.presets import PRESETS
from bot.tables.ids import UserId
from tests.support.guild import CardRoom, components_of, labels_of, note_of, seated_in, shown_by, text_of
from tests.support.tiers import alike
from tests.support.tricks.games import TRICK_GAMES


async def hosting(room: CardRoom, who):
    """Have somebody open the panel, and return it."""
    panel = await room.behind(who, "Settings")
    assert panel.ephemeral
    return panel


async def type_stake(who, panel, stake: str):
    """Type another stake, and return what comes of it."""
    form = await who.click(panel, custom_id=next(iter(stake_buttons(panel))))
    return await who.submit_modal(form, {"stake": stake})


def stake_buttons(panel) -> list[str]:
    ids = [each.get("custom_id", "") for each in components_of(panel)]
    return [custom_id for custom_id in ids if custom_id.endswith(":stake")]


def offered(panel, custom_id: str) -> dict[str, str]:
    """Return what a list offers: labels by value."""
    [options] = [each["options"] for each in components_of(panel) if each.get("custom_id") == custom_id]
    return {option["value"]: option["label"] for option in options}


def private_words(room: CardRoom, person) -> str:
    seen = room.channel.history(viewer=person)
    return "\n".join(text_of(message) for message in seen if message.flags.ephemeral)


async def test_a_host_removes_somebody_who_may_come_back(room: CardRoom):
    await room.open()
    for person in (room.ben, room.cat):
        await room.click(person, "Join")
    panel = await hosting(room, room.ann)
    assert offered(panel, "host:gnau:1:remove") == {str(room.ben.id): "Ben", str(room.cat.id): "Cat"}
    await room.ann.select(panel, [str(room.ben.id)], custom_id="host:gnau:1:remove")
    assert f"✅ You removed {room.ben.mention}." in text_of(panel)
    assert offered(panel, "host:gnau:1:remove") == {str(room.cat.id): "Cat"}
    assert f"{room.ann.mention} removed {room.ben.mention}" in text_of(room.table)
    assert f"{room.ann.mention} removed you" in private_words(room, room.ben)
    assert "removed you" not in private_words(room, room.cat)
    await room.click(room.ben, "Join")
    assert seated_in(room.table) == 2


async def test_between_two_rounds_a_host_changes_stake_dealer_and_split(room: CardRoom):
    await room.deal_to(room.ben, room.cat)
    await room.click(room.ann, "Reveal")
    result = text_of(room.table).split("Next: ")[0]
    panel = await hosting(room, room.ann)
    await type_stake(room.ann, panel, "3")
    assert "From the next deal on · Stake: 3" in text_of(panel)
    await room.ann.select(panel, ["rotate"], custom_id="host:gnau:1:dealer")
    await room.ann.select(panel, ["own"], custom_id="host:gnau:1:split")
    assert "From the next deal on · Splitting: Each player" in text_of(panel)
    words = text_of(room.table)
    # What was won and lost is still what it was won and lost for.
    assert words.startswith(result)
    for told in ("table · Stake: 3", "table · Dealer: The next", "table · Splitting: Each player"):
        assert f"{room.ann.mention} changed" in words
        assert told in words
    await room.restart()
    words = text_of(room.table)
    assert words.startswith(result)
    assert "From the next deal on · Stake: 3" in words
    assert "From the next deal on · Splitting: Each player" in words
    await room.click(room.ann, "Deal again")
    assert "from the next deal on" not in text_of(room.table)
    assert f"Dealer: {room.ben.mention} · Stake: 3\n" in text_of(room.table)
    assert labels_of(room.table) == ["My hand"]


async def test_what_has_changed_is_told_until_the_next_deal(room: CardRoom):
    await room.open()
    for person in (room.ben, room.cat):
        await room.click(person, "Join")
    panel = await hosting(room, room.ann)
    for stake in ("3", "4"):
        await type_stake(room.ann, panel, stake)
    words = text_of(room.table)
    assert "changed the table · Stake: 4" in words
    assert "Stake: 3" not in words
    await room.ann.select(panel, [str(room.cat.id)], custom_id="hand_over:gnau:1")
    assert f"{room.cat.mention} is the host now." in text_of(room.table)
    await room.click(room.cat, "Deal")
    await room.click(room.cat, "Reveal")
    assert "changed the table" not in text_of(room.table)
    assert "is the host now" not in text_of(room.table)


async def test_only_the_host_opens_the_panel_and_not_while_cards_are_out(room: CardRoom):
    await room.open()
    await room.click(room.ben, "Join")
    assert "Settings" not in await room.offered(room.ben)
    refused = await room.press_old(room.ben, "gnau:1:0:hand_over")
    assert "Only the host or a server manager" in note_of(refused)
    boss = room.boss()
    panel = await hosting(room, boss)
    table = room.table
    await room.click(room.ann, "Deal")
    refused = await boss.select(panel, [str(room.ben.id)], custom_id="host:gnau:1:remove")
    assert "Cards are out" in text_of(shown_by(refused))
    for custom_id in stake_buttons(panel):
        assert "Cards are out" in note_of(await boss.click(panel, custom_id=custom_id))
    assert table.id == room.table.id
    assert (await room.state()).people == (room.ben.id,)


async def test_a_former_host_changes_nothing_any_more(room: CardRoom):
    await room.open()
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    panel = await hosting(room, room.ann)
    await room.more(room.ann, "Leave")
    refused = await room.ann.select(panel, ["own"], custom_id="host:gnau:1:split")
    assert "Only the host" in text_of(shown_by(refused))
    assert f"{room.ben.mention} is the host now." in text_of(room.table)
    await room.ben.select(await hosting(room, room.ben), ["own"], custom_id="host:gnau:1:split")
    assert "own splits" in text_of(room.table)


async def test_a_stake_that_the_server_does_not_allow_is_refused(room: CardRoom):
    await room.bot.services.settings.change(room.guild_id, {"highest_stake": 50}, user_id=UserId(room.ann.id))
    await room.open()
    panel = await hosting(room, room.ann)
    for typed, said in (("51", "between 1 and 50"), ("0", "between 1 and 50"), ("many", "isn't a number")):
        assert said in note_of(await type_stake(room.ann, panel, typed))
    assert (await room.state()).options.stake_points == 1


@pytest.mark.parametrize("game", alike(TRICK_GAMES))
async def test_at_a_trick_table_too(room: CardRoom, game):
    await room.ann.slash(room.channel, f"{game} open", stake=5)
    for person in (room.ben, room.cat):
        await room.click(person, "Join")
    panel = await hosting(room, room.ann)
    await type_stake(room.ann, panel, "0")
    assert "No stake" in text_of(room.table)
    assert f"{room.ann.mention} changed the table · No stake" in text_of(room.table)
    await room.ann.select(panel, [str(room.ben.id)], custom_id=f"host:{game}:1:remove")
    assert f"removed {room.ben.mention}" in text_of(room.table)
    assert f"{room.ann.mention} removed you" in private_words(room, room.ben)
    await room.click(room.ann, "Start")
    refused = await room.ann.select(panel, [str(room.cat.id)], custom_id=f"host:{game}:1:remove")
    assert "Wait until this game is finished" in text_of(shown_by(refused))


async def test_a_host_changes_the_rules_and_the_speed_of_the_next_round(room: CardRoom):
    await room.deal_to(room.ben)
    await room.click(room.ann, "Reveal")
    panel = await hosting(room, room.ann)
    assert list(offered(panel, "host:gnau:1:rules")) == [*PRESETS]
    await room.ann.select(panel, ["kopitiam"], custom_id="host:gnau:1:rules")
    assert "✅ From the next deal on · Rules: kopitiam" in text_of(panel)
    await room.ann.select(panel, ["60"], custom_id="host:gnau:1:speed")
    assert "✅ From the next deal on · Reveal after 1 minute" in text_of(panel)
    for told in ("Rules: kopitiam", "Pace: 1 minute"):
        assert f"{room.ann.mention} changed the table · {told}" in text_of(room.table)
    await room.restart()
    assert "From the next deal on · Rules: kopitiam" in text_of(room.table)
    await room.click(room.ann, "Deal again")
    assert (await room.state()).round_options.rules == PRESETS["kopitiam"]
    for term, chosen in (("rules", "plain"), ("speed", "45")):
        refused = await room.ann.select(panel, [chosen], custom_id=f"host:gnau:1:{term}")
        assert "Cards are out" in text_of(shown_by(refused))


@pytest.mark.parametrize("game", alike(TRICK_GAMES))
async def test_a_host_changes_the_rules_and_the_speed_of_the_next_game(room: CardRoom, game):
    await room.ann.slash(room.channel, f"{game} open")
    panel = await hosting(room, room.ann)
    assert "usual" not in offered(panel, f"host:{game}:1:rules")
    await room.ann.select(panel, ["short"], custom_id=f"host:{game}:1:rules")
    await room.ann.select(panel, ["90"], custom_id=f"host:{game}:1:speed")
    assert "✅ From the next deal on · 90 seconds a turn" in text_of(panel)
    assert offered(panel, f"host:{game}:1:rules")["usual"].startswith("Usual rules: ")
    assert f"{room.ann.mention} changed the table · Rules: " in text_of(room.table)


async def test_the_panel_leads_back_to_what_else_one_may_do(room: CardRoom):
    await room.open()
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    panel = await room.behind(room.ann, "Settings")
    await room.click(room.ann, "← Back", panel)
    assert "Settings" in labels_of(panel)
    await room.click(room.ann, "Settings", panel)
    await room.ann.select(panel, [str(room.ben.id)], custom_id="hand_over:gnau:1")
    assert f"✅ {room.ben.mention} is the host now." in text_of(panel)
    assert labels_of(panel) == ["Add a word", "Details", "Leave"]
    await room.ann.submit_modal(await room.click(room.ann, "Add a word", panel), {"word": "durian"})
    assert "✅ Your word is in every shuffle until you change it or leave: durian" in text_of(panel)
    await room.click(room.ann, "Leave", panel)
    assert "✅ You left the table." in text_of(panel)
    assert labels_of(panel) == ["Follow", "Details"]
