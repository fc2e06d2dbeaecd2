"""Whoever has installed the bot for themselves uses it in any server, in groups and in direct messages."""

from typing import Any, Final

import pytest
import sqlalchemy as sa

from bot.players import HEARTS
from bot.store.schema import metadata
from bot.tables.days import DAY_MS
from bot.tables.ids import TableId, UserId
from bot.tables.leases import DIRECT_MESSAGES
from tests.support.daily_deals import DailyPlayer
from tests.support.guild import CardRoom, components_of, labels_of, shown_by, text_of
from tests.support.outside import MOST_FOLLOW_UPS, Outside, Where, follow_ups
from tests.support.practice import PracticePlayer
from tests.support.pupil import TAUGHT, Pupil
from tests.support.trainee import Trainee

EVERYWHERE = pytest.mark.parametrize("where", list(Where))

# Commands with their options, and what is said instead.
NEEDING_A_SERVER: Final[list[tuple[str, dict[str, str], str]]] = [
    *((each, {}, "Tables need a server") for each in ("gnau open", "hearts open", "gongzhu open")),
    *((each, {}, "Tables need a server") for each in ("gnau hand", "gnau deal", "gnau close")),
    *((f"hearts {each}", {}, "Tables need a server") for each in ("start", "hand", "hint", "close")),
    ("hearts play", {"card": "2C"}, "Tables need a server"),
    ("hearts open", {"rules": "ours"}, "Tables need a server"),
    ("hearts review", {}, "Tables need a server"),
    ("gnau verify", {}, "Tables need a server"),
    *((f"gnau {each}", {}, "This needs a server") for each in ("stats", "history", "leaderboard")),
    ("gongzhu leaderboard", {}, "This needs a server"),
    ("privacy hide-word", {"round": "1.1"}, "This needs a server"),
]


@pytest.fixture
def ann(room: CardRoom, where: Where) -> Any:
    return Outside(room, room.ann, where)


async def rows_of(room: CardRoom) -> dict[str, list[dict[str, Any]]]:
    """Return every row of the database, by table."""
    async with room.bot.database.reading() as connection:
        return {
            table.name: [dict(row) for row in (await connection.execute(sa.select(table))).mappings()]
            for table in metadata.sorted_tables
        }


def links_of(message: Any) -> list[str]:
    return [each["url"] for each in components_of(message) if "url" in each]


@EVERYWHERE
async def test_what_needs_a_server_says_so_and_offers_the_invitation(room: CardRoom, ann: Any):
    for command, options, said in NEEDING_A_SERVER:
        shown = shown_by(await ann.slash(room.channel, command, **options))
        assert text_of(shown).strip() == f"{said} that has the bot.", command
        assert shown.flags.ephemeral, command
        [link] = links_of(shown)
        assert link.startswith("https://discord.com/oauth2/authorize?client_id="), command
    assert max(follow_ups(room.env.http_requests).values(), default=0) <= 1


@pytest.mark.parametrize("where", [Where.DIRECT, Where.GROUP])
async def test_a_member_who_is_named_outside_of_servers(room: CardRoom, ann: Any):
    said = text_of(shown_by(await ann.slash(None, "gnau stats", member=room.ben.user)))
    assert "This needs a server that has the bot." in said


@EVERYWHERE
async def test_hands_are_solved_and_rules_and_odds_are_shown(room: CardRoom, ann: Any):
    assert "Double Ox 3" in text_of(shown_by(await ann.slash(None, "gnau solve", cards="KS 5H 5D 3C 3H")))
    for command in ("gnau odds", "gnau rules", "hearts rules", "gongzhu rules"):
        result = await ann.slash(None, command)
        assert text_of(shown_by(result)), command
    suggested = await ann.autocomplete("gnau odds", "rules", "kopitiam")
    assert "kopitiam" in {each["value"] for each in suggested}
    assert await ann.autocomplete("gnau verify", "round", "1") == []
    assert await ann.autocomplete("hearts play", "card", "2") == []


@EVERYWHERE
async def test_lessons_and_practice_lead_to_no_table(room: CardRoom, ann: Any):
    for taught in TAUGHT:
        pupil = Pupil(room, ann, taught)
        await pupil.start()
        for _ in pupil.pages:
            await pupil.press("Skip")
        assert not [each for each in labels_of(pupil.page) if "table" in each.lower()]
        await pupil.press("Practise")
        if taught.face is not None:
            player = PracticePlayer(room, ann, taught.face.game)
            player.panel = pupil.page
            await player.finish()
            assert not [each for each in labels_of(player.panel) if "table" in each.lower()]


@EVERYWHERE
async def test_help_offers_no_table(room: CardRoom, ann: Any):
    shown = shown_by(await ann.slash(None, "help"))
    lessons, own = ["🐂 Gnau", "♥️ Hearts", "🐷 Gong Zhu"], ["⏰ Your turn", "🎛️ Preferences"]
    assert labels_of(shown) == [*lessons, *own, "Add to a server"]
    assert "Tables need a server" in text_of(shown)
    assert len(links_of(shown)) == 1


@EVERYWHERE
async def test_a_daily_deal_is_played_with_no_word_of_strangers(room: CardRoom, ann: Any, where: Where):
    dan: Any = Outside(room, room.dan, Where.DIRECT)
    stranger = DailyPlayer(room, dan, HEARTS)
    await stranger.look()
    await stranger.finish()
    player = DailyPlayer(room, ann, HEARTS)
    await player.look()
    assert "Everyone outside of servers gets these cards" in player.words
    await player.finish()
    assert "Score" in player.words
    assert not [each for each in ("Dan", "Place", "Leaderboard") if each in player.words]
    share = [] if where is Where.DIRECT else ["Share"]
    assert player.labels == [*share, "Review", "👥 Friends"]
    # The same cards again, after a restart.
    await room.restart()
    await player.look()
    assert player.labels == [*share, "Review", "👥 Friends"]
    deals = (await rows_of(room))["daily_hands"]
    assert [(row["guild_id"], row["score"] is None) for row in deals] == [(DIRECT_MESSAGES, False)] * 2


@pytest.mark.parametrize("where", [Where.ABROAD, Where.GROUP])
async def test_a_result_is_shown_to_those_who_are_there_and_noted_nowhere(room: CardRoom, ann: Any):
    player = DailyPlayer(room, ann, HEARTS)
    await player.look()
    await player.finish()
    shared = shown_by(await player.press("Share"))
    assert not shared.flags.ephemeral
    assert "Place" not in text_of(shared)
    assert labels_of(shared) == ["Play today's deal"]
    assert player.labels == ["Review", "👥 Friends"]
    [row] = (await rows_of(room))["daily_hands"]
    assert (row["channel_id"], row["message_id"]) == (None, None)


@EVERYWHERE
async def test_the_drill_and_free_practice(room: CardRoom, ann: Any, where: Where):
    trainee = Trainee(room, ann)
    await trainee.start()
    await trainee.finish(wrong=2)
    assert "8 of 10 right" in trainee.words
    assert "Place" not in trainee.words
    share = [] if where is Where.DIRECT else ["Share"]
    assert trainee.enabled == [*share, "Free practice", "👥 Friends"]
    if share:
        await trainee.say("Share")
        assert trainee.enabled == ["Free practice", "👥 Friends"]
    await trainee.start("practice")
    await trainee.answer(right=True)
    await trainee.say("Bid or not?")
    await trainee.say("Bid")
    assert {row["guild_id"] for row in (await rows_of(room))["drill_answers"]} == {DIRECT_MESSAGES}


@pytest.mark.parametrize("where", [Where.ABROAD])
async def test_of_a_server_without_the_bot_nothing_is_kept(room: CardRoom, ann: Any):
    # For a moment the simulated Discord had the bot in it.
    assert ann.channel
    await room.bot.services.leases.release()
    player = DailyPlayer(room, ann, HEARTS)
    await player.look()
    await player.finish()
    await player.press("Share")
    await ann.slash(None, "gnau odds")
    await ann.slash(None, "gnau open")
    await ann.slash(None, "preferences")
    await Trainee(room, ann).start()
    number = str(ann.channel.guild.id)
    kept = await rows_of(room)
    assert not [row for rows in kept.values() for row in rows if number in str(row)]
    assert not [key for key in room.bot.members._known if key[0] == ann.channel.guild.id]
    assert room.bot.services.leases.held <= {room.guild.id, DIRECT_MESSAGES}


@pytest.mark.parametrize("where", [Where.ABROAD])
async def test_a_table_is_not_reached_from_a_server_without_the_bot(room: CardRoom, ann: Any):
    await room.deal_to(room.ann, room.ben)
    before = await room.state()
    # The button of a message that came along, such as one of a server that has sent the bot away.
    with room.env._bot_scope():
        channel = room.bot.get_partial_messageable(ann.channel.id, guild_id=ann.channel.guild.id)
        forged = await channel.send(view=(await room.bot.delivery.for_game("gnau").view(*await at(room))))
    for label in labels_of(forged):
        said = text_of(shown_by(await ann.click(forged, label=label))).strip()
        assert said == "Tables need a server that has the bot.", label
    assert await room.state() == before


async def at(room: CardRoom) -> Any:
    return await room.bot.services.games.tables_of("gnau").get(TableId(1))


@EVERYWHERE
async def test_the_language_is_the_persons(room: CardRoom, ann: Any, where: Where):
    await room.bot.services.preferences.change(UserId(ann.id), {"language": "de"})
    said = text_of(shown_by(await ann.slash(None, "gnau open"))).strip()
    assert said == "Für einen Tisch braucht es einen Server mit dem Bot."
    assert "Runde" in text_of(shown_by(await ann.slash(None, "hearts rules")))


@EVERYWHERE
async def test_no_interaction_needs_more_follow_ups_than_discord_allows(room: CardRoom, ann: Any):
    player = DailyPlayer(room, ann, HEARTS)
    await player.look()
    await player.finish()
    for label in player.labels:
        await player.look()
        await player.press(label)
    trainee = Trainee(room, ann)
    await trainee.start()
    await trainee.finish()
    for taught in TAUGHT:
        pupil = Pupil(room, ann, taught)
        await pupil.start()
        for _ in pupil.pages:
            await pupil.press("Skip")
        await pupil.press("Practise")
    for command in ("gnau odds", "gnau rules", "gnau open", "gnau stats", "help", "privacy about", "turns"):
        await ann.slash(None, command)
    counted = follow_ups(room.env.http_requests)
    assert counted
    # Nobody needs more than one message after the first answer.
    assert max(counted.values()) <= 2 < MOST_FOLLOW_UPS


async def test_what_is_played_outside_of_servers_is_no_server_that_was_left(room: CardRoom):
    ann: Any = Outside(room, room.ann, Where.DIRECT)
    player = DailyPlayer(room, ann, HEARTS)
    await player.look()
    await player.finish()
    await room.restart()
    await room.env.advance_time(40 * DAY_MS / 1000)
    await room.bot.services.departures.delete_due()
    kept = await rows_of(room)
    assert kept["departures"] == []
    assert len(kept["daily_hands"]) == 1


async def test_commands_are_for_people_where_they_need_no_server(room: CardRoom):
    told = {each.name: each.to_dict(room.bot.tree) for each in room.bot.tree.get_commands()}
    everywhere = {"gnau", "hearts", "gongzhu", "help", "about", "preferences", "privacy", "turns"}
    for name, each in told.items():
        is_everywhere = name in everywhere
        assert each["integration_types"] == ([0, 1] if is_everywhere else [0]), name
        assert each["contexts"] == ([0, 1, 2] if is_everywhere else [0]), name
