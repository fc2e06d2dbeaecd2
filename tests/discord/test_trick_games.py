"""Whole games of Hearts and Gong Zhu as people play them, with a bot that stops and starts in the middle."""

import re

import pytest
import simcord

from bot.players import GONGZHU, HEARTS, Level, TrickGame
from bot.tables.ids import UserId
from bot.tables.points import Memo
from bot.tables.tricks import Phase
from tests.discord.games import GRANT, escrow, points
from tests.support.guild import CardRoom, labels_of, note_of, shown_by, text_of
from tests.support.tiers import alike
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import TrickPlayer, begin, play_until, table_in, told_of, type_close

games = pytest.mark.parametrize("game", alike(TRICK_GAMES))
# What is played for a stake is Gong Zhu in the fast tier, so that it has a whole hand of each.
other_games_first = pytest.mark.parametrize("game", alike(TRICK_GAMES[::-1]))
# Two hands of Hearts, and as a rule of Gong Zhu too.
# Of games that end with their second hand, whatever is dealt.
TARGETS = {HEARTS: 100, GONGZHU: 10_000}


async def restart(room: CardRoom, game: TrickGame, *players: TrickPlayer) -> None:
    """Stop and start the bot: the table is as it was, and so is everybody's panel, opened anew."""
    _, before = await table_in(room, game)
    seen = [(player.words, player.labels) for player in players]
    await room.restart()
    _, after = await table_in(room, game)
    assert after == before
    assert "Restored after a restart" in text_of(room.table_of(game))
    for player, looks in zip(players, seen, strict=True):
        if before.phase is not Phase.BETWEEN:
            await player.look()
            assert (player.words, player.labels) == looks


def trick(room: CardRoom, game: TrickGame) -> int:
    """Return the number of the trick on the table, 0 where there is none."""
    found = re.search(r"Trick (\d+) of 13", told_of(room.table_of(game)))
    return int(found[1]) if found else 0


def shows(room: CardRoom, game: TrickGame, label: str) -> bool:
    return label in labels_of(room.table_of(game))


@games
async def test_one_person_against_three_computers_with_restarts(room: CardRoom, game):
    [ann] = await begin(room, game, room.ann, target=TARGETS[game], hands=2)
    await restart(room, game, ann)
    await ann.choose()
    await play_until([ann], lambda: trick(room, game) >= 5 and bool(ann.cards))
    await restart(room, game, ann)
    await play_until([ann], lambda: shows(room, game, "Next hand"))
    _, before = await table_in(room, game)
    assert before.hand_number == 1
    await restart(room, game, ann)
    await room.click(room.ann, "Next hand", room.table_of(game))
    await ann.look()
    await play_until([ann], lambda: shows(room, game, "Play again"))
    _, table = await table_in(room, game)
    assert (table.phase, table.scores[0]) == (Phase.OVER, before.scores[0])
    assert table.rules.is_over(table.totals, table.options.rules, len(table.scores))
    assert "You finished with" in ann.words
    await restart(room, game)
    await room.click(room.ann, "Play again", room.table_of(game))
    await ann.look()
    _, again = await table_in(room, game)
    assert (again.games, again.hand_number) == (2, 1)
    assert f"hand {again.round}" in ann.words


@other_games_first
@pytest.mark.usefixtures("bankrolls")
async def test_two_people_for_a_stake_with_a_restart(room: CardRoom, game):
    ann, ben = await begin(room, game, room.ann, room.ben, stake=10, target=1)
    assert await points(room, room.ann, room.ben) == [GRANT - 10] * 2
    assert await escrow(room) == 20
    await ann.choose()
    await restart(room, game, ann, ben)
    await ben.choose()
    await play_until([ann, ben], lambda: trick(room, game) >= 7 and bool(ben.cards))
    await restart(room, game, ann, ben)
    await play_until([ann, ben], lambda: shows(room, game, "Play again"))
    _, table = await table_in(room, game)
    purses = await points(room, room.ann, room.ben)
    assert (sum(purses), await escrow(room)) == (2 * GRANT, 0)
    first, second = table.totals[:2]
    if first != second:
        is_first_better = (first > second) == (game is GONGZHU)
        assert purses == ([GRANT + 10, GRANT - 10] if is_first_better else [GRANT - 10, GRANT + 10])
    for who, purse in zip((room.ann, room.ben), purses, strict=True):
        answer = await who.slash(room.channel, "points balance")
        assert f"{purse} points" in text_of(answer.response)


async def play_elsewhere(room: CardRoom, game: TrickGame, who: simcord.MemberActor, stake: int) -> None:
    """Have somebody begin a game with Dan in another channel, which sets the stake aside."""
    other = room.guild.create_text_channel("other")
    await room.dan.slash(other, f"{game} open", stake=stake)
    table = other.history()[-1]
    for person, label in ((who, "Join"), (room.dan, "Start")):
        await person.click(table, label=label)


@games
@pytest.mark.usefixtures("bankrolls")
async def test_a_player_short_of_the_stake_sits_out_the_game(room: CardRoom, game):
    await room.ann.slash(room.channel, f"{game} open", stake=60)
    for person in (room.ben, room.cat):
        await room.click(person, "Join", room.table_of(game))
    await play_elsewhere(room, game, room.ben, stake=50)
    await room.click(room.ann, "Start", room.table_of(game))
    said = text_of(room.table_of(game))
    assert f"{room.ben.mention}\u200e sits this game out: it can cost 60 points" in said
    assert await points(room, room.ann, room.ben, room.cat) == [GRANT - 60, 50, GRANT - 60]
    _, table = await table_in(room, game)
    assert set(table.people) == {room.ann.id, room.cat.id}


@games
@pytest.mark.parametrize("is_typed", [False, True])
@pytest.mark.usefixtures("bankrolls")
async def test_a_host_who_has_lost_the_stake_hears_that_the_others_play_without_them(
    room: CardRoom, game, is_typed
):
    await room.ann.slash(room.channel, f"{game} open", stake=60)
    for person in (room.ben, room.cat):
        await room.click(person, "Join", room.table_of(game))
    await play_elsewhere(room, game, room.ann, stake=50)
    begun = (
        room.ann.slash(room.channel, f"{game} start")
        if is_typed
        else room.click(room.ann, "Start", room.table_of(game))
    )
    told = shown_by(await begun)
    assert "started without you: it can cost 60 points" in text_of(told)
    assert "You can cover a stake of\N{NO-BREAK SPACE}50" in text_of(told)
    assert labels_of(told) == ["Claim today's 100 points"]
    _, table = await table_in(room, game)
    assert set(table.people) == {room.ben.id, room.cat.id}
    assert table.opener_id == room.ben.id


@games
@pytest.mark.usefixtures("bankrolls")
async def test_a_stake_that_nobody_here_has_opens_no_table_but_a_lower_one_by_a_press(room: CardRoom, game):
    target = 50 if game is HEARTS else 500
    typed = {"stake": GRANT + 1, "target": target, "pace": "30", "level": "strong", "hands": 8}
    refused = await room.ann.slash(room.channel, f"{game} open", **typed)
    said = f"At a stake of {GRANT + 1}, a game can cost {GRANT + 1} points, and nobody here has that many"
    assert said in note_of(refused)
    assert room.messages == []
    await room.ann.click(shown_by(refused), label=f"Open with a stake of {GRANT}")
    options = (await table_in(room, game))[1].options
    assert (options.stake_points, options.rules.target, options.turn_s) == (GRANT, target, 30)
    assert (options.level, options.rules.hands) == (Level.STRONG, 8)


@games
@pytest.mark.usefixtures("bankrolls")
async def test_an_opener_without_points_opens_a_table_without_a_stake(room: CardRoom, game):
    await play_elsewhere(room, game, room.ann, stake=GRANT)
    refused = await room.ann.slash(room.channel, f"{game} open")
    assert "a game can cost one point, and you have 0" in note_of(refused)
    await room.ann.click(shown_by(refused), label="Open without a stake")
    assert "No stake" in text_of(room.table_of(game))


@games
@pytest.mark.usefixtures("bankrolls")
async def test_an_opener_hears_that_most_have_not_got_the_stake(room: CardRoom, game):
    bankroll = room.bot.services.bankroll
    for person in (room.cat, room.dan, room.person("Eve")):
        await bankroll.balance(room.guild_id, UserId(person.id))
    for person in (room.ann, room.ben):
        memo = Memo(UserId(person.id), "birthday")
        await bankroll.grant(room.guild_id, UserId(person.id), 50, memo, str(person.id))
    note = (await room.ann.slash(room.channel, f"{game} open", stake=GRANT + 50)).followups[-1]
    assert "can cost 150 points, more than most players here have" in text_of(note)
    assert f"`/{game} open stake:{GRANT}`" in text_of(note)


@games
@pytest.mark.usefixtures("bankrolls")
async def test_a_stake_that_somebody_does_not_have(room: CardRoom, game):
    await room.ann.slash(room.channel, f"{game} open", stake=60)
    await play_elsewhere(room, game, room.ben, stake=50)
    refused = shown_by(await room.click(room.ben, "Join", room.table_of(game)))
    assert "can cost 60 points, and you have 50" in text_of(refused)
    await room.ben.click(refused, label="Claim today's 100 points")
    await room.click(room.ben, "Join", room.table_of(game))
    _, table = await table_in(room, game)
    assert set(table.people) == {room.ann.id, room.ben.id}


@games
@pytest.mark.usefixtures("bankrolls")
async def test_a_game_that_is_called_off_gives_stakes_back_once_all_agree(room: CardRoom, game):
    await begin(room, game, room.ann, room.ben, stake=10)
    for who, said in ((room.ann, "once everyone agrees"), (room.ben, "is closed")):
        offered = await room.offered(who, room.table_of(game))
        label = next(each for each in offered if each.startswith("Call off"))
        question = await room.behind(who, label, room.table_of(game))
        assert await escrow(room) == 20
        await who.click(question, label="Call the game off")
        assert said in text_of(question)
    assert "Everyone agreed to call the game off." in text_of(room.table)
    assert (await escrow(room), await points(room, room.ann, room.ben)) == (0, [GRANT] * 2)


@games
async def test_calling_off_twice_or_as_a_stranger_is_refused(room: CardRoom, game):
    await begin(room, game, room.ann, room.ben)
    await type_close(room, room.ann, game)
    for answer in (
        await room.ann.slash(room.channel, f"{game} close"),
        await room.press_old(room.ann, f"{game}:1:1:ask_call_off", room.table_of(game)),
    ):
        assert "You've already agreed" in note_of(answer)
    for answer in (
        await room.cat.slash(room.channel, f"{game} close"),
        await room.press_old(room.cat, f"{game}:1:1:ask_call_off", room.table_of(game)),
    ):
        assert "Only the players" in note_of(answer)


@games
async def test_closing_a_running_game_asks_first(room: CardRoom, game):
    await begin(room, game, room.ann)
    asked = await room.ann.slash(room.channel, f"{game} close")
    assert "Call the game off?" in note_of(asked)
    assert labels_of(shown_by(asked)) == ["Play on", "Call the game off"]
    assert (await table_in(room, game))[1].is_open
    await room.ann.click(shown_by(asked), label="Play on")
    assert (await table_in(room, game))[1].is_open
    assert "is closed" in text_of(await type_close(room, room.ann, game))
    assert "is closed" in text_of(room.table_of(game))


@games
async def test_a_table_at_which_nothing_is_played_closes_unasked(room: CardRoom, game):
    await room.ann.slash(room.channel, f"{game} open")
    assert "is closed" in note_of(await room.ann.slash(room.channel, f"{game} close"))
    assert labels_of(room.table) == ["Details"]


@games
async def test_a_player_who_leaves_hands_the_seat_to_a_computer(room: CardRoom, game):
    _, ben = await begin(room, game, room.ann, room.ben)
    question = await room.behind(room.ben, "Leave", room.table_of(game))
    assert (await table_in(room, game))[1].seats[1].user_id == room.ben.id
    await room.ben.click(question, label="Leave the game")
    assert "A computer player has your seat" in text_of(question)
    assert "You're not at this table any more." in ben.words
    assert ben.labels == []
    assert room.ben.mention not in text_of(room.table_of(game))


@games
async def test_the_last_person_who_leaves_ends_it(room: CardRoom, game):
    await begin(room, game, room.ann)
    question = await room.behind(room.ann, "Leave", room.table_of(game))
    await room.ann.click(question, label="Leave the game")
    assert "The last player has left." in text_of(room.table)
