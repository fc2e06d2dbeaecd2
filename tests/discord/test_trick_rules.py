"""The further house rules of Hearts, and games of so many hands, from the command that opens a table on."""

import pytest

from bot.players import HEARTS
from bot.rules import hearts
from bot.tables.tricks import Phase
from tests.support.guild import CardRoom, note_of, shown_by, text_of
from tests.support.tiers import alike
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import begin, finish_hand, table_in

games = pytest.mark.parametrize("game", alike(TRICK_GAMES))


async def test_house_rules_that_do_not_go_together_open_no_table(room: CardRoom):
    refused = await room.ann.slash(room.channel, "hearts open", **{"spot": True, "black-maria": True})
    assert note_of(refused) == "spot and black_maria don't go together. Change one of them first."
    assert room.messages == []


@pytest.mark.parametrize(
    ("typed", "rules", "words"),
    [
        (
            {"spot": True, "passing": "left", "moon": "take_from_self"},
            hearts.Options(spot=True, passing=hearts.Passing.LEFT, moon=hearts.Moon.TAKE_FROM_SELF),
            (
                "Game to 500 · A moon takes 129 off the shooter's score · Always passing left",
                "avoid hearts (each costs its rank) and the queen of spades (25)",
            ),
        ),
        (
            {"black-maria": True, "passing": "none", "target": 60},
            hearts.Options(black_maria=True, passing=hearts.Passing.NONE, target=60),
            ("Game to 60 · No passing · ", "three spades: the queen (13), the king (10) and the ace (7)"),
        ),
    ],
)
async def test_a_lobby_says_what_counts(room: CardRoom, typed, rules, words):
    await room.ann.slash(room.channel, "hearts open", **typed)
    _, table = await table_in(room, HEARTS)
    assert table.options.rules == rules
    for each in words:
        assert each in text_of(room.table)
    told = text_of(shown_by(await room.ben.slash(room.channel, "hearts rules")))
    assert words[0] in told


async def test_without_passing_the_first_hand_begins_with_its_first_card(room: CardRoom):
    await begin(room, HEARTS, room.ann, **{"passing": "none", "black-maria": True})
    _, table = await table_in(room, HEARTS)
    assert (table.phase, table.hand_number) == (Phase.PLAYING, 1)


@games
async def test_a_game_of_one_hand_and_the_next_as_long(room: CardRoom, game):
    await begin(room, game, room.ann, hands=1)
    table = await finish_hand(room, game)
    assert (table.phase, len(table.scores)) == (Phase.OVER, 1)
    assert "after one hand" in text_of(room.table_of(game))
    await room.click(room.ann, "Play again", room.table_of(game))
    _, again = await table_in(room, game)
    assert (again.games, again.hand_number, again.options.rules.hands) == (2, 1, 1)
