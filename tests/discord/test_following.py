"""Following a table without a seat: a private message with what everyone may know, and nothing else."""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.features.follow.feature import FOLLOW
from bot.features.follow.followers import MOST, Follower, Followers
from bot.features.registry import FEATURES
from bot.players import HEARTS, TrickGame
from bot.tables.ids import TableId, UserId
from bot.views.limits import UnderWay
from bot.views.open_panels import TOKEN_MS
from tests.discord.games import HOUSE, NOTHING, TONKU, deal
from tests.support.guild import CardRoom, labels_of, note_of, shown_by, text_of
from tests.support.slow_reveals import STEP_S, slow_down
from tests.support.tiers import alike
from tests.support.together import click_forged, click_together
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import TrickPlayer, begin, finish_hand, held_at, play_until, table_in
from tests.support.tricks.secrets import names_card

games = pytest.mark.parametrize("game", alike(TRICK_GAMES))
FIRST = TableId(1)
STOP, AGAIN = "Stop following", "Keep following"


async def follow(room: CardRoom, who: simcord.MemberActor, message: Any = None) -> Any:
    """Have somebody follow a table, and return their message: the panel behind **More** becomes it."""
    return await room.behind(who, "Follow", message)


def follower_of(room: CardRoom, who: simcord.MemberActor) -> Follower | None:
    return room.bot.services.of(Followers).of(FIRST, UserId(who.id))


def edits_of(room: CardRoom, follower: Follower) -> int:
    """Return how often a follower's message was edited."""
    path = f"/{follower.visit.interaction.token}/messages/@original"
    return sum(each.method == "PATCH" and each.path.endswith(path) for each in room.env.http_requests)


def seen_by(room: CardRoom, who: simcord.MemberActor, message_id: int) -> Any:
    """Return a message as somebody sees it now."""
    return next(each for each in room.channel.history(viewer=who) if each.id == message_id)


async def see_next_trick(room: CardRoom, *players: TrickPlayer) -> None:
    """Play until two tricks are taken."""
    stored, _ = await table_in(room, players[0].game)

    def is_taken() -> bool:
        latest = room.bot.services.games.tables_of(stored.game)._latest.of_table(stored.table_id)
        assert latest is not None
        hand = latest.table.hand
        return hand.play is not None and len(hand.play.finished) >= 2 and len(hand.play.trick.cards) == 1

    await play_until(players, is_taken)


@games
async def test_a_follower_sees_what_lies_open_and_no_card_in_a_hand(room: CardRoom, game: TrickGame):
    ann, ben = await begin(room, game, room.ann, room.ben)
    message = await follow(room, room.cat)
    assert labels_of(message) == [STOP]
    assert "Press **My hand**" not in text_of(message)
    await see_next_trick(room, ann, ben)
    _, table = await table_in(room, game)
    assert table.hand is not None
    words = text_of(message)
    # What somebody has exposed lies open.
    exposed = {each for cards in table.view_of(0).exposed for each in cards}
    held = {each for hand in held_at(table) for each in hand} - exposed
    assert [each for each in held if names_card(each)(words)] == []
    shown = (*table.hand.play.finished[-1].cards, *table.hand.play.trick.cards)
    assert all(names_card(card)(words) for card in shown)
    assert "Trick 3 of 13" in words
    assert "Previous trick:" in words


@games
async def test_a_finished_hand_can_be_reviewed_also_while_the_next_is_played(room: CardRoom, game: TrickGame):
    await begin(room, game, room.ann, room.ben, target=10_000)
    message = await follow(room, room.cat)
    await finish_hand(room, game)
    await room.env.advance_time(1)
    assert "hand 1 finished" in text_of(message)
    assert labels_of(message) == ["Review hand 1", STOP]
    await room.click(room.ann, "Next hand")
    await room.env.advance_time(1)
    assert "hand 2" in text_of(message)
    page = shown_by(await room.click(room.cat, "Review hand 1", message))
    assert "hand 1 of table 1" in text_of(page)
    # Nothing of the hand that is played now can be reviewed.
    answer = await room.press_old(room.cat, f"{game}:1:2:review")
    assert "no finished hand 1.2" in note_of(answer)


async def test_a_follower_of_gnau_sees_who_is_ready_and_then_all_hands(room: CardRoom):
    await deal(room, HOUSE, TONKU, NOTHING)
    await room.click(room.ann, "Reveal")
    message = await follow(room, room.cat)
    room.deck.hands = [HOUSE, NOTHING, TONKU]
    await room.click(room.ann, "Deal again")
    await room.click(room.ben, "Ready")
    words = text_of(message)
    assert f"✅ {room.ben.mention}" in words
    assert "The cards are out." in words
    assert "My hand" not in words
    assert not any(suit in words for suit in "♠♥♦♣")
    assert labels_of(message) == ["See round 1", STOP]
    await room.click(room.ann, "Reveal")
    await room.env.advance_time(1)
    words = text_of(message)
    for hand in (HOUSE, NOTHING, TONKU):
        assert all(card[:-1] in words for card in hand.split())
    assert "Ngau Tonku" in words
    assert labels_of(message) == ["See round 2", STOP]
    again = shown_by(await room.click(room.cat, "See round 2", message))
    assert "round 2" in text_of(again)
    assert "Ngau Tonku" in text_of(again)


async def test_a_follower_sees_no_card_before_it_is_turned_over_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    slow_down(monkeypatch)
    async with CardRoom(tmp_path, gnau_suspense="quick") as room:
        await room.open()
        await room.click(room.ann, "Join")
        message = await follow(room, room.cat)
        room.deck.hands = [HOUSE, TONKU]
        for label in ("Deal", "Reveal"):
            await room.click(room.ann, label)
        assert "being turned over" in text_of(message)
        assert not any(suit in text_of(message) for suit in "♠♥♦♣")
        assert labels_of(message) == [STOP]
        while "Deal again" not in labels_of(room.table):
            assert not any(suit in text_of(message) for suit in "♠♥♦♣")
            await room.env.advance_time(STEP_S)
        await room.env.advance_time(1)
        assert "Ngau Tonku" in text_of(message)
        assert labels_of(message) == ["See round 1", STOP]


async def test_twenty_people_can_follow_a_table(room: CardRoom):
    await room.open()
    people = [room.person(f"Guest {number}") for number in range(MOST)]
    messages = [await follow(room, person) for person in people]
    panel = shown_by(await room.click(room.cat, "More"))
    await room.click(room.cat, "Follow", panel)
    assert follower_of(room, room.cat) is None
    assert labels_of(panel)[0] == "Follow"
    # Who follows already can press again.
    await follow(room, people[0])
    await room.click(people[1], STOP, messages[1])
    assert "You no longer follow" in text_of(messages[1])
    await room.click(room.cat, "Follow", panel)
    assert labels_of(panel) == [STOP]
    result = await room.click(people[1], AGAIN, messages[1])
    assert "Too many people follow this table" in text_of(result.followups[-1])


async def test_who_presses_again_has_one_message(room: CardRoom):
    await room.open()
    first = await follow(room, room.cat)
    second = await follow(room, room.cat)
    left = [each.id for each in room.channel.history(viewer=room.cat)]
    assert first.id not in left
    assert second.id in left
    await room.click(room.ann, "Join")
    assert room.ann.mention in text_of(second)


async def test_a_double_press_leaves_the_message(room: CardRoom):
    await room.open()
    panel = await room.panel(room.cat)
    await click_together(room.env, [(room.cat, panel, "Follow")] * 2)
    assert labels_of(seen_by(room, room.cat, panel.id)) == [STOP]
    await room.click(room.ann, "Join")
    assert room.ann.mention in text_of(seen_by(room, room.cat, panel.id))


async def test_it_ends_when_the_table_closes(room: CardRoom):
    await deal(room, HOUSE, TONKU, NOTHING)
    await room.click(room.ann, "Reveal")
    message = await follow(room, room.cat)
    await room.more(room.ann, "Close")
    assert text_of(message).strip() == "Table 1 is closed, so you no longer follow it."
    assert labels_of(message) == ["See round 1"]
    assert follower_of(room, room.cat) is None
    answer = await click_forged(room.env, room.cat, room.table, "Details", "follow:gnau:1")
    assert "That table is closed" in note_of(answer)


@pytest.mark.parametrize("game", ["gnau", "hearts"])
async def test_it_ends_when_the_follower_takes_a_seat(room: CardRoom, game: str):
    await room.ann.slash(room.channel, f"{game} open")
    message = await follow(room, room.cat)
    await room.click(room.cat, "Join")
    assert "You have a seat at [table 1]" in text_of(message)
    assert labels_of(message) == []
    assert follower_of(room, room.cat) is None


async def test_who_has_a_seat_is_shown_to_their_own_hand(room: CardRoom):
    await begin(room, HEARTS, room.ann, room.ben)
    assert "Follow" not in await room.offered(room.ben)
    answer = await room.press_old(room.ben, "follow:hearts:1")
    note = shown_by(answer)
    assert "You have a seat here" in text_of(note)
    assert labels_of(note) == ["My hand"]
    panel = shown_by(await room.click(room.ben, "My hand", note))
    assert len(labels_of(panel)) > 5
    assert follower_of(room, room.ben) is None


async def test_it_ends_by_itself_and_goes_on_by_a_press(room: CardRoom):
    await begin(room, HEARTS, room.ann, room.ben)
    message = await follow(room, room.cat)
    await room.env.advance_time(TOKEN_MS // 1000 - 60)
    assert labels_of(message) == [STOP]
    await room.env.advance_time(61)
    assert "You no longer follow [table 1]" in text_of(message)
    assert labels_of(message) == [AGAIN]
    await room.click(room.cat, AGAIN, message)
    assert labels_of(message) == [STOP]
    assert "hand 1" in text_of(message)
    await room.env.advance_time(TOKEN_MS // 1000 - 60)
    assert labels_of(message) == [STOP]


async def test_a_message_that_cannot_be_edited_any_more_is_forgotten(room: CardRoom):
    await room.open()
    await follow(room, room.cat)
    follower = follower_of(room, room.cat)
    assert follower is not None
    path = f"/webhooks/*/{follower.visit.interaction.token}/messages/@original"
    room.env.inject_error("PATCH", path, status=401, code=50027, times=None)
    before = edits_of(room, follower)
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    assert follower_of(room, room.cat) is None
    assert edits_of(room, follower) == before + 1


async def test_a_restart_forgets_who_follows_and_its_buttons_still_work(room: CardRoom):
    await room.open()
    message = await follow(room, room.cat)
    await room.restart()
    await room.click(room.ann, "Join")
    assert room.ann.mention not in text_of(message)
    await room.click(room.cat, STOP, message)
    assert labels_of(message) == [AGAIN]
    await room.click(room.cat, AGAIN, message)
    assert room.ann.mention in text_of(message)
    await room.click(room.ben, "Join")
    assert room.ben.mention in text_of(message)


async def test_who_is_blocked_cannot_follow(room: CardRoom, boss: simcord.MemberActor):
    await room.open()
    message = await follow(room, room.cat)
    await boss.slash(room.channel, "manage block", member=room.cat)
    await room.click(room.ann, "Join", room.messages[0])
    assert text_of(message).strip() == "You can't follow table 1 any more."
    assert labels_of(message) == []
    answer = await room.press_old(room.cat, "follow:gnau:1", room.messages[0])
    assert "A server manager has blocked you" in note_of(answer)
    assert follower_of(room, room.cat) is None


async def test_who_cannot_see_the_channel_cannot_follow(room: CardRoom):
    table = await room.open()
    message = await follow(room, room.cat)
    deny = discord.Permissions(view_channel=True).value
    room.env.backend.set_overwrite(room.channel.id, Overwrite(room.cat.id, OverwriteType.MEMBER, deny=deny))
    await room.env.settle()
    await room.click(room.ann, "Join", table)
    assert room.ann.mention not in text_of(message)
    assert follower_of(room, room.cat) is None


async def test_a_table_of_a_channel_out_of_sight_cannot_be_followed_from_another(room: CardRoom):
    await room.open()
    overwrites: dict[Any, discord.PermissionOverwrite] = {
        room.guild.default_role: discord.PermissionOverwrite(view_channel=False),
        room.bot.user: _SEEN,
        room.ann: _SEEN,
    }
    secret = room.guild.create_text_channel("secret", overwrites=overwrites)
    await room.pause()
    await room.ann.slash(secret, "hearts open")
    answer = await room.press_old(room.cat, "follow:hearts:2")
    assert "can't see that table's channel" in note_of(answer)
    answer = await room.press_old(room.dan, "follow:gnau:1")
    assert "can't see" not in text_of(shown_by(answer))


_SEEN = discord.PermissionOverwrite(view_channel=True, send_messages=True)


async def test_nothing_is_edited_that_would_look_the_same(room: CardRoom):
    await deal(room, HOUSE, TONKU, NOTHING)
    await room.click(room.ann, "Reveal")
    await follow(room, room.cat)
    follower = follower_of(room, room.cat)
    assert follower is not None
    before = edits_of(room, follower)
    await room.click(room.ann, "Deal again")
    # The cards are out, which is seen; that they have arrived is not.
    assert edits_of(room, follower) == before + 1


@pytest.fixture
async def paced(tmp_path: Path) -> AsyncIterator[CardRoom]:
    """A room with the pace of a bot on Discord."""
    async with CardRoom(tmp_path, edit_window_s=1.0) as room:
        yield room


async def test_all_steps_of_three_seconds_are_one_edit(paced: CardRoom):
    room = paced
    await room.open()
    message = await follow(room, room.cat)
    follower = follower_of(room, room.cat)
    assert follower is not None
    before = edits_of(room, follower)
    for person in (room.ann, room.ben, room.dan):
        await room.click(person, "Join", room.messages[0])
        await room.env.advance_time(0.5)
    assert edits_of(room, follower) == before
    await room.env.advance_time(2)
    assert edits_of(room, follower) == before + 1
    assert all(each.mention in text_of(message) for each in (room.ann, room.ben, room.dan))


async def test_while_many_wait_for_answers_followers_are_shown_nothing(
    paced: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    room = paced
    await room.open()
    message = await follow(room, room.cat)
    with monkeypatch.context() as patch:
        patch.setattr(UnderWay, "is_busy", lambda *_: True)
        await room.click(room.ann, "Join", room.messages[0])
        await room.env.advance_time(20)
        assert room.ann.mention in text_of(room.messages[0])
        assert room.ann.mention not in text_of(message)
    await room.env.advance_time(5)
    assert room.ann.mention in text_of(message)


async def test_a_table_that_nobody_follows_costs_no_request(tmp_path: Path):
    asked: list[Counter[tuple[str, str]]] = []
    for number, features in enumerate((FEATURES, tuple(each for each in FEATURES if each is not FOLLOW))):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with CardRoom(folder, features=features) as room:
            await deal(room, HOUSE, TONKU, NOTHING)
            for label in ("Reveal", "Deal again", "Reveal"):
                await room.click(room.ann, label)
            asked.append(Counter((each.method, each.path.split("/")[1]) for each in room.env.http_requests))
    assert asked[0] == asked[1]


async def test_a_server_that_another_process_takes_ends_it(room: CardRoom):
    await room.open()
    message = await follow(room, room.cat)
    [posts] = [each for each in room.bot.posts if type(each).__name__ == "FollowPosts"]
    await posts.lost(frozenset({room.guild_id}))  # type: ignore[attr-defined]
    await room.env.settle()
    assert labels_of(message) == [AGAIN]
    assert follower_of(room, room.cat) is None
