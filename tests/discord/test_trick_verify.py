"""`/hearts verify` and `/gongzhu verify` as people use them, and the file that they hand out."""

import json

import discord
import pytest
import simcord

from bot.features.rounds.tricks import dealt_name
from bot.features.rounds.verification import verification_view
from bot.players import GONGZHU, HEARTS, TrickGame
from bot.rules.deal_files import write_deal
from bot.tables.games import check_deal
from bot.tables.ids import ChannelId, UserId
from bot.views.phrases import SHOWN_DIGITS
from tests.support.deals import independently
from tests.support.guild import CardRoom, note_of, shown_by, text_of
from tests.support.texts import shipped_texts
from tests.support.tiers import alike
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.hands import (
    TRICK_STEPS,
    keep_hand,
    keep_table,
    played_hand,
    snapshot_of,
    trick_deal_of,
)
from tests.support.tricks.people import begin, finish_hand, type_close

MAX_TEXT = 4000
MAX_COMPONENTS = 40
FORMER = "a former player"
games = pytest.mark.parametrize("game", alike(TRICK_GAMES))


async def play(room: CardRoom, game: TrickGame, *people: simcord.MemberActor) -> None:
    """Have some people play a hand."""
    await begin(room, game, *people, target=10_000)
    await finish_hand(room, game)


async def verify(room: CardRoom, game: TrickGame, who: simcord.MemberActor | None = None, **options):
    return await (who or room.dan).slash(room.channel, f"{game} verify", **options)


async def file_in(answer):
    [attachment] = answer.attachments
    return attachment.filename, await attachment.read()


@games
async def test_a_hand_is_dealt_and_played_again_before_everybody(room: CardRoom, game):
    await play(room, game, room.ann, room.ben)
    table = text_of(room.table)
    answer = (await verify(room, game)).response
    words = text_of(answer)
    assert not answer.ephemeral
    assert "✅ Hand 1 of table 1: everything checks out" in words
    assert words.count("✅") == 1 + len(TRICK_STEPS)
    assert "❌" not in words
    name, written = await file_in(answer)
    deal = json.loads(written)
    assert name == f"{game}-deal-1-1.json"
    assert deal["seed"] in words
    assert deal["seed"][:SHOWN_DIGITS] in table
    assert [f"-# {who.mention}: `" in words for who in (room.ann, room.ben, room.cat)] == [True, True, False]
    assert deal["seats"] == [str(room.ann.id), str(room.ben.id), None, None]
    assert check_deal(written).is_true
    again = independently(written)
    assert (again["commitment"], again["seats"]) == (deal["commitment"], deal["hand_record"]["deal"])


async def test_in_another_channel_a_hand_is_checked_in_private(room: CardRoom):
    await keep(room, HEARTS)
    other = room.guild.create_text_channel("other")
    for channel, is_private in ((other, True), (room.channel, False)):
        answer = await room.ann.slash(channel, "hearts verify", hand="1.1")
        assert answer.response is not None
        assert "Hand 1 of table 1" in text_of(answer.response)
        assert answer.response.ephemeral is is_private


async def test_a_hand_that_is_running_or_was_called_off_cannot_be_looked_into(room: CardRoom):
    await begin(room, HEARTS, room.ann, target=10_000)
    assert "no finished hand 1.1" in note_of(await verify(room, HEARTS, room.ann, hand="1.1"))
    await type_close(room, room.ann, HEARTS)
    details = shown_by(await room.click(room.ben, "Details"))
    assert "Shuffle key of hand 1, which wasn't finished" in text_of(details)
    assert "no finished hand 1.1" in note_of(await verify(room, HEARTS, room.ann, hand="1.1"))
    assert "No hand of this game is finished" in note_of(await verify(room, HEARTS, room.ann))


async def keep(room: CardRoom, game: TrickGame, channel=None) -> None:
    """Keep a hand of Ann's and Ben's whose cards did not come from a shuffle."""
    hand, people = played_hand(game.name, 1), [UserId(room.ann.id), None, UserId(room.ben.id), None]
    place = ChannelId((channel or room.channel).id)
    table = await keep_table(room.bot.database, game.name, snapshot_of(hand, people), room.guild_id, place)
    await keep_hand(room.bot.database, table, hand, people, hand_number=1)


@games
async def test_cards_that_did_not_come_from_the_shuffle_are_found_seat_by_seat(room: CardRoom, game):
    await keep(room, game)
    words = text_of((await verify(room, game)).response)
    assert "❌ Hand 1 of table 1: something doesn't check out" in words
    assert words.count("❌") == 2
    assert f"-# {room.ann.mention}: " in words
    assert "-# 🤖 Mei: " in words
    assert "One more differs: the file has it." in words


async def test_without_a_name_it_is_the_latest_and_an_older_one_can_be_named(room: CardRoom):
    for _ in range(2):
        await keep(room, GONGZHU)
    assert "Hand 1 of table 2:" in text_of((await verify(room, GONGZHU)).response)
    assert "Hand 1 of table 1:" in text_of((await verify(room, GONGZHU, hand=" 1.1 ")).response)
    suggested = await room.ann.autocomplete(room.channel, "gongzhu verify", "hand", "")
    assert [choice["value"] for choice in suggested] == ["2.1", "1.1"]


async def test_a_hand_of_another_game_or_of_a_hidden_channel_is_not_found(room: CardRoom):
    nobody = discord.PermissionOverwrite(view_channel=False)
    secret = room.guild.create_text_channel("secret", overwrites={room.guild.default_role: nobody})
    await keep(room, GONGZHU, secret)
    for game, who in ((HEARTS, room.ann), (GONGZHU, room.cat)):
        assert "no finished hand 1.1 of this game" in note_of(await verify(room, game, who, hand="1.1"))
    result = await verify(room, GONGZHU, room.ben, hand="1.1")
    assert "Hand 1 of table 1" in text_of(result.response)


@games
def test_the_largest_deal_with_everything_wrong_fits_into_one_message(game):
    people = [str(10**18 + seat) for seat in range(4)]
    deal = trick_deal_of(game, number=10_000, seats=people, words=dict.fromkeys(range(4), "Wo" * 20))
    record = deal["hand_record"]
    wrong = deal | {
        "table": 2**63 - 1,
        "commitment": "0" * 64,
        "seed": "f" * 64,
        "digest": "0" * 64,
        "scores": [-(10**8)] * 4,
        "hand_record": record | {"plays": record["plays"][:51]},
    }
    checked = check_deal(write_deal(wrong) + b"\n")
    assert not any(check.ok for check in checked.checks)
    view = verification_view(shipped_texts().text(), checked, lambda text, who: dealt_name(people, text, who))
    assert view.content_length() <= MAX_TEXT
    assert view.total_children_count <= MAX_COMPONENTS


def test_a_former_player_is_called_one():
    text = shipped_texts().text()
    assert dealt_name(["-7", None, None, None], text, "seat 0") == dealt_name([None] * 4, text, "-7")
    assert FORMER in dealt_name([None] * 4, text, "-7").casefold()
