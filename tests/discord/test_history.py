"""Rounds that are looked up again."""

from tests.support.guild import CardRoom, labels_of, lasting_text_of, note_of, text_of, told_in
from tests.support.looking_up import take_snapshots_away

HOUSE = "KS 5H 5D 3C 3H"
TONKU = "AS KD 4C 6S 10S"
NOTHING = "4S 4H 3D 8H 5C"
WEAK = "3S 6H 8D 4C 8S"


async def play(room: CardRoom, *hands: str, label: str = "Deal again") -> None:
    """Deal these hands at the open table, the dealer's first, and reveal them."""
    room.deck.hands = list(hands)
    await room.click(room.ann, label)
    await room.click(room.ann, "Reveal")


async def play_one(room: CardRoom, *hands: str, **options) -> None:
    """Open a table with Ben at it and play a round."""
    await room.open(**options)
    await room.click(room.ben, "Join")
    await play(room, *hands, label="Deal")


async def history(room: CardRoom, who, **options):
    return await who.slash(room.channel, "gnau history", **options)


def page_of(answer) -> str:
    assert answer.response.ephemeral
    return text_of(answer.response)


async def test_history_of_a_member_without_rounds(room: CardRoom):
    assert "You haven't played" in note_of(await history(room, room.ann))
    assert "They haven't played" in note_of(await history(room, room.ann, member=room.ben))


async def test_a_round_with_time_id_cards_split_and_delta(room: CardRoom):
    await play_one(room, HOUSE, TONKU, stake=3)
    when = room.clock.now_ms() // 1000
    words = page_of(await history(room, room.ben))
    assert f"**+15** · `1.1` · <t:{when}:f>" in words
    assert "\n-# Dealer: Double Ox 3" in words
    assert " · **Ngau Tonku**\n" in words
    assert "possible" not in words


async def test_the_newest_first_of_who_is_named(room: CardRoom):
    await play_one(room, HOUSE, TONKU)
    await play(room, HOUSE, NOTHING)
    words = page_of(await history(room, room.dan, member=room.ben))
    assert room.ben.mention in words
    assert words.index("`1.2`") < words.index("`1.1`")
    assert "They haven't played" in note_of(await history(room, room.dan, member=room.ann))


async def test_history_shows_a_dealer_the_dealers_hand(room: CardRoom):
    await play_one(room, TONKU, NOTHING, dealer="opener")
    words = page_of(await history(room, room.ann))
    assert "**+5** · `1.1` as the dealer" in words
    assert " · **Ngau Tonku**\n" in words
    assert "Dealer:" not in words
    assert "**−5** · `1.1`" in page_of(await history(room, room.ben))


async def test_an_own_split_and_what_had_been_possible(room: CardRoom):
    room.deck.hands = [HOUSE, WEAK]
    await room.open(split="own")
    await room.click(room.ben, "Join")
    await room.click(room.ann, "Deal")
    for label in ("8♦︎", "4♣︎", "8♠︎", "Confirm"):
        await room.ben.user.click(room.ben.user.dm_channel.history()[-1], label=label)
    words = page_of(await history(room, room.ben))
    assert " · **Single Ox 9**\n" in words
    assert "> -# Double Ox 8 was possible" in words


async def test_pages_that_new_rounds_do_not_move_even_after_a_restart(room: CardRoom):
    await play_one(room, HOUSE, TONKU)
    for _ in range(6):
        await play(room, HOUSE, NOTHING)
    answer = await history(room, room.ben)
    assert "Page 1," in page_of(answer)
    assert [f"`1.{number}`" in page_of(answer) for number in range(1, 8)] == [False] * 2 + [True] * 5
    await play(room, HOUSE, NOTHING)
    await room.restart()
    await room.click(room.ben, "Next →", answer.response)
    assert "Page 2," in page_of(answer)
    assert [f"`1.{number}`" in page_of(answer) for number in (1, 2, 3)] == [True, True, False]
    await room.click(room.ben, "← Back", answer.response)
    assert "`1.7`" in page_of(answer)
    assert "`1.8`" not in page_of(answer)


async def show(room: CardRoom, called: str, channel=None, who=None):
    return await (who or room.dan).slash(channel or room.channel, "gnau history", round=called)


async def test_a_round_again_exactly_as_it_was_announced(room: CardRoom):
    await play_one(room, HOUSE, TONKU, dealer="opener", stake=2)
    announced = lasting_text_of(room.table)
    await room.click(room.cat, "Join")
    await play(room, HOUSE, NOTHING, WEAK)
    await room.more(room.ann, "Close")
    answer = await show(room, " 1.1 ")
    assert not answer.response.ephemeral
    assert text_of(answer.response) == announced
    assert labels_of(answer.response) == []


async def test_a_round_with_own_splits_again(room: CardRoom):
    room.deck.hands = [HOUSE, WEAK]
    await room.open(split="own")
    await room.click(room.ben, "Join")
    await room.click(room.ann, "Deal")
    await room.env.advance_time(46)
    announced = lasting_text_of(room.table)
    assert "had Double Ox 8" in announced
    assert "possible: Double Ox 8" in told_in(room.table)
    assert text_of((await show(room, "1.1")).response) == announced


async def test_a_round_from_before_tables_were_kept_with_them(room: CardRoom):
    await play_one(room, TONKU, "3S 6H 8D 4H 8S", dealer="opener", stake=2)
    async with room.bot.database.writing() as connection:
        await take_snapshots_away(connection)
    words = told_in((await show(room, "1.1")).response)
    assert "\nDealer: Ann, +10, now 10: Ngau Tonku" in words
    assert "\nBen, −10, now −10: Double Ox 8" in words
    assert " · **Double Ox 8**\n" in page_of(await history(room, room.ben))
    assert " · **Ngau Tonku**\n" in page_of(await history(room, room.ann))


async def test_wrong_ids_are_explained(room: CardRoom):
    await play_one(room, HOUSE, TONKU)
    for called in ("", "seven", "1", "1.", "1.1.1", "-1.1", "1" * 19 + ".1", "1." + "1" * 10):
        assert "isn't a round." in note_of(await show(room, called or " "))
    for called in ("1.2", "2.1", "0.0", "9" * 18 + "." + "9" * 9):
        assert f"no finished round {called}" in note_of(await show(room, called))


async def test_a_running_round_is_not_shown(room: CardRoom):
    await room.deal_to(room.ben)
    assert "no finished round" in note_of(await show(room, "1.1"))
    assert "You haven't played" in note_of(await history(room, room.ben))


async def test_another_servers_rounds_are_never_shown(room: CardRoom):
    await play_one(room, HOUSE, TONKU)
    elsewhere = room.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("table")
    ben = elsewhere.add_member(room.ben.user)
    assert "no finished round" in note_of(await show(room, "1.1", channel, ben))
    assert "You haven't played" in note_of(await ben.slash(channel, "gnau history"))
    assert await ben.autocomplete(channel, "gnau history", "round", "") == []


async def test_ones_own_newest_rounds_are_suggested(room: CardRoom):
    await play_one(room, HOUSE, TONKU)
    await play(room, HOUSE, NOTHING)

    async def suggested(who, typed):
        choices = await who.autocomplete(room.channel, "gnau history", "round", typed)
        return [choice["value"] for choice in choices]

    assert await suggested(room.ben, "") == ["1.2", "1.1"]
    assert await suggested(room.ben, "1.1") == ["1.1"]
    assert await suggested(room.ben, "x") == []
    assert await suggested(room.ann, "") == []
