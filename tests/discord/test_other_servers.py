"""Other servers: where a table is not, its buttons find nothing; where the bot is not, nobody plays."""

from collections.abc import Sequence
from typing import Any

import discord
import pytest
import simcord
from discord import ui

from bot.app import lasting_items
from bot.features.follow.view import FollowButton, UnfollowButton
from bot.features.invitations.view import Answer, Invitation, InvitationButton
from bot.features.registry import FEATURES
from bot.games import DISCORD_GAMES
from bot.players import HEARTS
from bot.tables.ids import ChannelId, TableId, UserId
from bot.views.gnau.bid_buttons import BidButton, HintButton
from bot.views.gnau.bidding import Made
from bot.views.gnau.buttons import Action, GnauButton
from bot.views.gnau.hand import ChoiceButton, Move
from bot.views.gnau.terms import Term, TermSelect
from bot.views.gnau.why import WordsButton
from bot.views.hosting import Changed, ChangeSelect, HandOverSelect, RemoveSelect, StakeButton
from bot.views.lasting import LastingItem
from bot.views.more import MoreButton
from bot.views.open_tables import Action as ManagerAction
from bot.views.open_tables import OpenTablesButton
from bot.views.pages import Turn
from bot.views.style import PRIVATE, panel
from bot.views.tricks.buttons import TableAction, TrickButton
from bot.views.tricks.custom_ids import HandAction, HandAddress
from bot.views.tricks.levels import LevelSelect
from bot.views.tricks.panel import PanelButton
from bot.views.tricks.review import MistakeButton, ReviewButton
from bot.views.tricks.taking_over import TakeOverButton
from tests.support.guild import CardRoom, note_of, shown_by, text_of
from tests.support.tricks.hands import keep_hand, keep_table, played_hand, snapshot_of

FIRST = TableId(1)
NO_TABLE = "Tables need a server that has the bot"
HEARTS_PLACE = HandAddress(HEARTS.name, FIRST, 1)
ARGS = {
    HandAction.PLAY: "2C",
    HandAction.CHOOSE: "add_to_others",
    HandAction.CONFIRM: "012",
    HandAction.PICK: "0",
}
OF_GNAU: Sequence[LastingItem[Any]] = (
    *(GnauButton(action, FIRST, 1) for action in Action if action is not Action.WHY),
    *(ChoiceButton((FIRST, 1), move, (0, 1, 2)) for move in Move),
    *(BidButton((FIRST, 1), made, 1) for made in Made),
    HintButton((FIRST, 1)),
    StakeButton("gnau", FIRST),
    MoreButton("gnau", FIRST),
    FollowButton("gnau", FIRST),
    UnfollowButton("gnau", FIRST, 1),
)
OF_TRICKS: Sequence[LastingItem[Any]] = (
    # Reviews are of hands that are over.
    *(TrickButton(HEARTS_PLACE, action) for action in TableAction if action is not TableAction.REVIEW),
    *(
        PanelButton(HEARTS_PLACE, act, ARGS.get(act, ""))
        for act in HandAction
        if act is not HandAction.REVIEW
    ),
    TakeOverButton(HEARTS_PLACE, 0),
    StakeButton(HEARTS.name, FIRST),
    MoreButton(HEARTS.name, FIRST),
    FollowButton(HEARTS.name, FIRST),
    UnfollowButton(HEARTS.name, FIRST, 1),
)
OF_MANAGERS = tuple(OpenTablesButton(each, 0, FIRST) for each in (ManagerAction.ASK, ManagerAction.CLOSE))
OF_ROUNDS: Sequence[LastingItem[Any]] = (GnauButton(Action.WHY, FIRST, 1), WordsButton((FIRST, 1)))
REVIEWS: Sequence[LastingItem[Any]] = (
    ReviewButton(HEARTS_PLACE, Turn(1, 0, "on")),
    MistakeButton(HEARTS_PLACE, Turn(1, 0, "on")),
    TrickButton(HEARTS_PLACE, TableAction.REVIEW),
    PanelButton(HEARTS_PLACE, HandAction.REVIEW, ""),
)


@pytest.fixture
def elsewhere(room: CardRoom) -> simcord.ChannelHandle:
    """A channel of another server of Ann's, in which the bot is a member too."""
    return room.env.create_guild("Elsewhere").create_text_channel("table")


@pytest.fixture
def ann(room: CardRoom, elsewhere: simcord.ChannelHandle) -> simcord.MemberActor:
    """Ann in that other server."""
    assert elsewhere.guild is not None
    return elsewhere.guild.add_member(room.ann.user)


async def press(room: CardRoom, ann: simcord.MemberActor, place: Any, item: LastingItem[Any]) -> str:
    """Have Ann press a button in the other server that belongs in none of its messages; return the answer."""
    with room.env._bot_scope():
        channel = room.bot.get_partial_messageable(place.id, guild_id=place.guild.id)
        forged = await channel.send(view=panel(PRIVATE, ["forged"], ui.ActionRow(item)))
    result = await ann.click(forged, custom_id=item.item.custom_id)
    if result.modal is not None:
        result = await ann.submit_modal(result, {"word": "kopi"})
    return note_of(result)


async def choose(
    room: CardRoom, ann: simcord.MemberActor, place: Any, item: LastingItem[Any], value: str
) -> str:
    """Have Ann choose in the other server from a list that belongs in none of its messages."""
    with room.env._bot_scope():
        channel = room.bot.get_partial_messageable(place.id, guild_id=place.guild.id)
        forged = await channel.send(view=panel(PRIVATE, ["forged"], ui.ActionRow(item)))
    return note_of(await ann.select(forged, [value], custom_id=item.item.custom_id))


def test_no_kind_of_button_of_a_table_is_left_out():
    of_tables = {
        item
        for item in lasting_items(DISCORD_GAMES, FEATURES)
        if "table" in item.__discord_ui_compiled_template__.groupindex
    }
    pressed = {type(item) for item in (*OF_GNAU, *OF_ROUNDS, *OF_TRICKS, *OF_MANAGERS, *REVIEWS)}
    chosen = {HandOverSelect, RemoveSelect, ChangeSelect, TermSelect, LevelSelect}
    assert of_tables == {*pressed, *chosen, InvitationButton}


async def test_buttons_of_a_table_of_gnau(room: CardRoom, ann, elsewhere):
    await room.deal_to(room.ann, room.ben)
    before = await room.bot.services.games.tables_of("gnau").get(FIRST)
    for item in OF_GNAU:
        assert "table is closed" in await press(room, ann, elsewhere, item), item
    for item in OF_ROUNDS:
        assert "no finished round 1.1" in await press(room, ann, elsewhere, item), item
    assert await room.bot.services.games.tables_of("gnau").get(FIRST) == before


async def test_an_invitation_to_a_table_of_another_server_gives_no_seat(room: CardRoom, ann, elsewhere):
    await room.open(room.ben)
    invitation = Invitation("gnau", FIRST, UserId(room.ben.id), UserId(room.ann.id))
    button = InvitationButton(Answer.JOIN, invitation)
    assert "table is closed" in await press(room, ann, elsewhere, button)
    assert room.ann.id not in (await room.state()).people


async def test_a_table_of_another_server_is_not_handed_over(room: CardRoom, ann, elsewhere):
    await room.open()
    await room.click(room.ben, "Join")
    select: ui.Select[Any] = ui.Select(options=[discord.SelectOption(label="Ben", value=str(room.ben.id))])
    offer = HandOverSelect("gnau", FIRST, select)
    assert "table is closed" in await choose(room, ann, elsewhere, offer, str(room.ben.id))
    assert (await room.state()).opener_id == room.ann.id


async def test_the_host_of_another_server_changes_nothing(room: CardRoom, ann, elsewhere):
    await room.open()
    await room.click(room.ben, "Join")
    before = await room.state()
    ben: ui.Select[Any] = ui.Select(options=[discord.SelectOption(label="Ben", value=str(room.ben.id))])
    offer = RemoveSelect("gnau", FIRST, ben)
    assert "table is closed" in await choose(room, ann, elsewhere, offer, str(room.ben.id))
    own: ui.Select[Any] = ui.Select(options=[discord.SelectOption(label="Own", value="own")])
    assert "table is closed" in await choose(room, ann, elsewhere, TermSelect(Term.SPLIT, FIRST, own), "own")
    fast: ui.Select[Any] = ui.Select(options=[discord.SelectOption(label="10", value="10")])
    changed = ChangeSelect(Changed.SPEED, "gnau", FIRST, fast)
    assert "table is closed" in await choose(room, ann, elsewhere, changed, "10")
    assert await room.state() == before


async def test_levels_are_not_chosen_at_a_table_of_another_server(room: CardRoom, ann, elsewhere):
    await room.ann.slash(room.channel, "hearts open")
    tables = room.bot.services.games.tables_of(HEARTS.name)
    before = await tables.get(FIRST)
    select: ui.Select[Any] = ui.Select(options=[discord.SelectOption(label="Easy", value="easy")])
    offer = LevelSelect(HandAddress(HEARTS.name, FIRST, 0), None, select)
    assert "table is closed" in await choose(room, ann, elsewhere, offer, "easy")
    assert await tables.get(FIRST) == before


async def test_buttons_of_the_list_of_open_tables(room: CardRoom, elsewhere):
    await room.open()
    role = elsewhere.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
    ann = elsewhere.guild.add_member(room.ann.user, roles=[role])
    for item in OF_MANAGERS:
        assert "That table is closed" in await press(room, ann, elsewhere, item), item
    assert (await room.state()).is_open


async def test_buttons_of_a_table_of_hearts(room: CardRoom, ann, elsewhere):
    await room.ann.slash(room.channel, "hearts open")
    await room.click(room.ann, "Join")
    await room.click(room.ann, "Start")
    tables = room.bot.services.games.tables_of(HEARTS.name)
    before = await tables.get(FIRST)
    for item in OF_TRICKS:
        assert "table is closed" in await press(room, ann, elsewhere, item), item
    assert await tables.get(FIRST) == before


async def test_a_hand_that_is_over(room: CardRoom, ann, elsewhere):
    hand, people = played_hand(HEARTS.name, 1), [UserId(room.ann.id), None, None, None]
    snapshot, channel_id = snapshot_of(hand, people), ChannelId(room.channel.id)
    table = await keep_table(room.bot.database, HEARTS.name, snapshot, room.guild_id, channel_id)
    await keep_hand(room.bot.database, table, hand, people, hand_number=1)
    here = await room.ann.slash(room.channel, "hearts verify", hand="1.1")
    assert " 1 of table 1" in text_of(shown_by(here))
    for command in ("hearts review", "hearts verify"):
        assert "no finished hand 1.1" in note_of(await ann.slash(elsewhere, command, hand="1.1"))
    for item in REVIEWS:
        assert "no finished hand 1.1" in await press(room, ann, elsewhere, item)


@pytest.mark.usefixtures("elsewhere")
async def test_a_table_of_this_server_can_be_reached_from_direct_messages(room: CardRoom):
    await room.deal_to(room.ann, room.ben)
    [letter] = room.ann.user.dm_channel.history()
    await room.ann.user.click(letter, label="Ready")
    assert (await room.state()).ready == {room.ann.id}


# Servers that the bot is not in


@pytest.fixture
async def unknown(room: CardRoom) -> discord.Message:
    """The message of a table in a server that the bot does not know; nothing of it is claimed."""
    await room.open()
    await room.bot.services.leases.release()
    guild = room.bot.get_guild(room.guild_id)
    assert guild is not None
    room.bot._connection._remove_guild(guild)
    return room.table


@pytest.mark.parametrize("command", ["gnau open", "hearts open", "gongzhu hand"])
@pytest.mark.usefixtures("unknown")
async def test_a_command_where_the_bot_is_no_member(room: CardRoom, command: str):
    assert NO_TABLE in note_of(await room.ben.slash(room.channel, command))
    assert room.guild_id not in room.bot.services.leases.held


@pytest.mark.usefixtures("unknown")
async def test_points_are_asked_for_where_the_bot_is_no_member(room: CardRoom):
    answer = await room.ben.slash(room.channel, "points balance")
    assert "This needs a server that has the bot." in text_of(shown_by(answer))
    *_, first = (each.json for each in room.env.http_requests if each.path.endswith("/callback"))
    assert isinstance(first, dict)
    # Nobody else sees even that something was asked.
    assert first["data"]["flags"] & discord.MessageFlags.ephemeral.flag


async def test_a_button_where_the_bot_is_no_member(room: CardRoom, unknown: discord.Message):
    before = await room.state()
    assert NO_TABLE in note_of(await room.click(room.ben, "Join", unknown))
    assert await room.state() == before
    assert room.guild_id not in room.bot.services.leases.held


@pytest.mark.usefixtures("unknown")
async def test_nothing_is_suggested_where_the_bot_is_no_member(room: CardRoom):
    assert await room.ben.autocomplete(room.channel, "gnau history", "round", "1") == []
    assert room.guild_id not in room.bot.services.leases.held


async def test_a_form_of_a_server_that_has_sent_the_bot_away(room: CardRoom):
    await room.open()
    await room.click(room.ann, "Join")
    form = await room.more(room.ann, "Add a word")
    guild = room.bot.get_guild(room.guild_id)
    assert guild is not None
    room.bot._connection._remove_guild(guild)
    assert NO_TABLE in text_of(shown_by(await room.ann.submit_modal(form, {"word": "kopi"})))
