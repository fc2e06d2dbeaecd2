"""A game of Gong Zhu in teams as people play it."""

import pytest

from bot.players import GONGZHU
from bot.rules import gongzhu
from bot.rules.gongzhu import FirstLead, PigFlips
from bot.tables.tricks import Phase
from tests.discord.games import GRANT, escrow, points
from tests.support.guild import CardRoom, labels_of, text_of
from tests.support.together import click_forged
from tests.support.tricks.people import begin, play_until, table_in

TEAMS = {"teams": True, "pig-flips": "all_points", "first-lead": "two_of_clubs"}


@pytest.mark.usefixtures("bankrolls")
async def test_two_people_play_with_a_computer_player_each_for_a_stake(room: CardRoom):
    ann, ben = await begin(room, GONGZHU, room.ann, room.ben, stake=10, target=1, **TEAMS)
    _, table = await table_in(room, GONGZHU)
    assert table.options.rules == gongzhu.Options(
        PigFlips.ALL_POINTS, 1, first_lead=FirstLead.TWO_OF_CLUBS, teams=True
    )
    assert "Your partner: 🤖 Ravi" in ann.words
    assert "Your partner: 🤖 Jojo" in ben.words
    assert await escrow(room) == 20
    await play_until([ann, ben], lambda: "Play again" in labels_of(room.table_of(GONGZHU)))
    _, table = await table_in(room, GONGZHU)
    assert table.phase is Phase.OVER
    ours, theirs = table.side_totals[:2]
    won = (ours > theirs) - (ours < theirs)
    assert await points(room, room.ann, room.ben) == [GRANT + 10 * won, GRANT - 10 * won]
    assert await escrow(room) == 0
    words = text_of(room.table_of(GONGZHU))
    assert "🤝 " in words
    assert "win after one hand!" in words


async def test_a_button_that_is_older_than_the_last_house_rules_opens_a_table(room: CardRoom):
    await room.open()
    old = "open-for:0:gongzhu:strong.60.never.500"
    await click_forged(room.env, room.ben, room.table, "Join", old)
    _, table = await table_in(room, GONGZHU)
    assert table.options.rules == gongzhu.Options(PigFlips.NEVER, 500)


async def test_a_button_carries_all_house_rules(room: CardRoom):
    await room.open()
    carried = "open-for:0:gongzhu:strong.60.all_points.10000.two_of_clubs.on"
    await click_forged(room.env, room.ben, room.table, "Join", carried)
    _, table = await table_in(room, GONGZHU)
    assert table.options.rules == gongzhu.Options(
        PigFlips.ALL_POINTS, 10_000, first_lead=FirstLead.TWO_OF_CLUBS, teams=True
    )
