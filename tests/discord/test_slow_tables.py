"""Tables where people come by when it is their turn, for days and weeks, with restarts between."""

import pytest

from bot.players import HEARTS
from bot.tables.gnau import Phase
from bot.tables.table import PACES_S
from tests.discord.test_hosting import hosting, offered
from tests.discord.test_options import commands_of, options_of, send
from tests.discord.test_own_splits import letter, my_hand
from tests.support.guild import CardRoom, labels_of, note_of, shown_by, text_of
from tests.support.tiers import alike
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import begin, play_until, table_in

HOUR_S = 3_600
DAY_S = 24 * HOUR_S
PACE = str(DAY_S)


async def is_open(room: CardRoom) -> bool:
    return bool(await room.bot.services.store.open_tables())


@pytest.mark.parametrize("game", alike(TRICK_GAMES))
async def test_a_hand_waits_for_its_people_for_a_day_through_restarts(room: CardRoom, game):
    ann, ben = await begin(room, game, room.ann, room.ben, pace=PACE)
    await room.env.advance_time(20 * HOUR_S)
    await room.restart()
    # The panels of yesterday cannot be edited any more.
    for player in (ann, ben):
        await player.look()
        await player.choose()
    await play_until([ann, ben], lambda: bool(ann.cards))
    await room.env.advance_time(23 * HOUR_S)
    await room.restart()
    _, table = await table_in(room, game)
    assert table.seats[0].is_present
    await ann.look()
    await ann.do("play")
    assert (await table_in(room, game))[1].plays > table.plays


async def test_after_a_day_a_computer_player_plays_and_the_seat_is_still_theirs(room: CardRoom):
    [ann] = await begin(room, HEARTS, room.ann, pace=PACE)
    await play_until([ann], lambda: bool(ann.cards))
    _, before = await table_in(room, HEARTS)
    await room.env.advance_time(DAY_S - 60)
    assert (await table_in(room, HEARTS))[1].seats[0].is_present
    await room.env.advance_time(120)
    _, table = await table_in(room, HEARTS)
    assert table.is_paused
    await room.env.advance_time(6 * DAY_S)
    await ann.look()
    await play_until([ann], lambda: bool(ann.cards))
    _, table = await table_in(room, HEARTS)
    assert table.plays >= before.plays
    assert table.seats[0].is_present


async def test_an_own_split_has_three_days(room: CardRoom):
    await room.open(split="own", pace=str(3 * DAY_S))
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    await room.env.advance_time(3 * DAY_S)
    await room.restart()
    await room.click(room.ann, "Deal")
    await room.env.advance_time(2 * DAY_S)
    await room.restart()
    await room.ann.user.click(letter(room, room.ann), label="No Ox")
    assert (await room.state()).phase is Phase.DEALT
    await room.env.advance_time(DAY_S - 60)
    await room.ben.click(await my_hand(room, room.ben), label="No Ox")
    assert (await room.state()).phase is Phase.REVEALED
    await room.env.advance_time(6 * DAY_S)
    await room.click(room.ben, "Deal again")
    await room.env.advance_time(3 * DAY_S)
    assert (await room.state()).phase is Phase.REVEALED


async def test_the_message_with_the_cards_tells_how_it_ended_when_it_is_pressed(room: CardRoom):
    await room.open(split="own", pace=str(3 * DAY_S))
    await room.click(room.ann, "Join")
    await room.click(room.ann, "Deal")
    await room.env.advance_time(3 * DAY_S + 60)
    assert (await room.state()).phase is Phase.REVEALED
    # Each edit would be one of the few requests of the month.
    assert "You lost" not in text_of(letter(room, room.ann))
    await room.ann.user.click(letter(room, room.ann), label="No Ox")
    assert "You lost" in text_of(letter(room, room.ann))
    assert "No Ox" not in labels_of(letter(room, room.ann))


@pytest.mark.parametrize(("split", "phase"), [("own", Phase.DEALT), ("auto", Phase.REVEALED)])
async def test_after_bids_the_cards_come_once_all_five(room: CardRoom, split: str, phase: Phase):
    await room.open(dealer="bid", split=split, pace=PACE)
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    await room.click(room.ann, "Deal")
    await room.env.advance_time(HOUR_S)
    await room.restart()
    assert room.ann.user.dm_channel.history() == room.ben.user.dm_channel.history() == []
    for person in (room.ann, room.ben, room.ann, room.ben):
        for table in [each for each in room.messages if "My hand" in labels_of(each)]:
            hand = shown_by(await room.click(person, "My hand", table))
            if may := [each for each in labels_of(hand) if each.startswith(("Bid", "Raise"))]:
                await person.click(hand, label=may[0])
    assert (await room.state()).phase is phase
    await room.env.advance_time(60)
    for person in (room.ann, room.ben):
        [_] = person.user.dm_channel.history()


async def test_bids_have_the_pace_of_the_table(room: CardRoom):
    await room.open(dealer="bid", split="own", pace=PACE)
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    await room.click(room.ann, "Deal")
    await room.env.advance_time(DAY_S - 60)
    await room.restart()
    assert (await room.state()).phase is Phase.BIDDING
    [hand] = [each for each in room.messages if "My hand" in labels_of(each)]
    await room.ann.click(shown_by(await room.click(room.ann, "My hand", hand)), label="Bid ×3")
    await room.env.advance_time(120)
    state = await room.state()
    assert (state.phase, state.banker_id) == (Phase.RAISING, room.ann.id)
    await room.env.advance_time(DAY_S - 120)
    assert (await room.state()).phase is Phase.RAISING


async def test_a_table_played_again_keeps_its_pace_and_waits_as_long(room: CardRoom):
    await room.open(join=True, pace=PACE)
    await room.click(room.ann, "Deal")
    await room.click(room.ann, "Reveal")
    await room.ann.slash(room.channel, "gnau close")
    await room.pause()
    await room.click(room.ben, "Play again")
    await room.env.advance_time(DAY_S - 60)
    assert (await room.state()).phase is Phase.LOBBY
    await room.env.advance_time(120)
    assert (await room.state()).phase is Phase.DEALT


@pytest.mark.parametrize(
    ("game", "said"),
    [("gnau", "Reveal after 1 day"), ("hearts", "1 day a turn"), ("gongzhu", "1 day a turn")],
)
async def test_a_host_chooses_any_pace_in_words(room: CardRoom, game: str, said: str):
    await room.ann.slash(room.channel, f"{game} open")
    panel = await hosting(room, room.ann)
    speeds = offered(panel, f"host:{game}:1:speed")
    assert set(speeds) >= {str(each) for each in PACES_S}
    assert speeds[PACE] == said
    await room.ann.select(panel, [PACE], custom_id=f"host:{game}:1:speed")
    assert f"✅ From the next deal on · {said}" in text_of(panel)
    assert f"{room.ann.mention} changed the table · Pace: 1 day" in text_of(room.table)
    # It stays open while nobody comes, for a week.
    await room.env.advance_time(7 * DAY_S - 60)
    assert await is_open(room)
    await room.env.advance_time(120)
    assert not await is_open(room)


async def test_another_way_to_split_keeps_the_pace(room: CardRoom):
    await room.open(pace=PACE)
    panel = await hosting(room, room.ann)
    await room.ann.select(panel, ["own"], custom_id="host:gnau:1:split")
    assert (await room.state()).options.reveal_s == DAY_S


@pytest.mark.parametrize("pace", ["259201", "1 day", "0"])
async def test_no_other_pace_is_taken(room: CardRoom, pace: str):
    for command in commands_of(room):
        if command.name == "open":
            assert "Choose from the list" in note_of(
                await send(room, command, options_of(command, room.ben) | {"pace": pace})
            )
    assert room.messages == []
