"""`/gnau stats` as people use it."""

from dataclasses import replace
from fractions import Fraction
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.features.statistics.model import NOTHING as NO_ROUNDS
from bot.features.statistics.model import Tally
from bot.features.statistics.service import Report
from bot.features.statistics.view import stats_view
from bot.rules.gnau.odds import Luck, round_odds
from bot.rules.gnau.presets import PRESETS
from bot.tables.days import DAY_MS
from bot.tables.ids import GuildId, UserId
from bot.tables.points import PointsMode
from bot.text import with_minus
from tests.discord.test_history import HOUSE, NOTHING, TONKU, play, play_one
from tests.support.guild import CardRoom, note_of, text_of
from tests.support.texts import shipped_texts
from tests.support.trainee import Trainee
from tests.views.trick_evenings import words_of


async def stats(room: CardRoom, who=None, **options):
    return (await (who or room.ben).slash(room.channel, "gnau stats", **options)).response


async def words(room: CardRoom, who=None, **options) -> str:
    return text_of(await stats(room, who, **options))


async def test_stats_of_a_member_without_rounds_are_private(room: CardRoom):
    assert "You haven't played" in note_of(await room.ben.slash(room.channel, "gnau stats"))
    assert "They haven't played" in note_of(await room.ben.slash(room.channel, "gnau stats", member=room.ann))
    assert room.messages == []


async def test_one_round(room: CardRoom):
    await play_one(room, HOUSE, TONKU, stake=3)
    answer = await stats(room)
    said = text_of(answer)
    assert not answer.ephemeral
    assert f"{room.ben.mention}" in said
    assert "**1 round** · **+15** points in all" in said
    assert "As a player: **+15** · 1 won, 0 lost, 0 even" in said
    assert "As the dealer" not in said
    assert "Biggest win: **+15** in\u00a0round\u00a0`1.1`" in said
    assert "Best hand: **Ngau Tonku** in\u00a0round\u00a0`1.1`" in said
    assert "Won the last round." in said
    assert "too early to tell" in said
    # One balance is no curve.
    assert answer.attachments == []


async def test_rounds_as_player_and_as_dealer(room: CardRoom):
    await play_one(room, HOUSE, TONKU, dealer="anyone")
    await play(room, HOUSE, NOTHING)
    await room.more(room.ben, "Be the dealer")
    await room.click(room.cat, "Join")
    await play(room, TONKU, NOTHING)
    said = await words(room)
    assert "**3 rounds** · **+8** points in all" in said
    assert "As a player: **+3** · 1 won, 1 lost, 0 even" in said
    assert "As the dealer: **+5** · 1 won, 0 lost, 0 even" in said
    assert "Longest winning streak: **1**" in said
    said = await words(room, room.dan, member=room.cat)
    assert "As a player: **−5** · 0 won, 1 lost, 0 even" in said
    assert "Biggest win" not in said
    assert "Lost the last round." in said


async def test_the_balance_is_drawn(room: CardRoom):
    await play_one(room, HOUSE, TONKU)
    await play(room, HOUSE, NOTHING)
    answer = await stats(room)
    [attachment] = answer.attachments
    assert attachment.filename.startswith("balance-score-")
    assert Image.open(BytesIO(await attachment.read())).format == "PNG"
    assert attachment.description == ("The balance over 2 rounds: from 0 to 3, lowest 0, highest 5.")
    assert "Balance after each round: from 0 to 3, between 0 and 5." in text_of(answer)
    assert "Lost the last round." in text_of(answer)


async def test_the_balance_is_there_as_text_where_files_are_refused(room: CardRoom):
    await play_one(room, HOUSE, TONKU)
    await play(room, HOUSE, NOTHING)
    room.env.inject_error("PATCH", "/webhooks/*", status=403, code=50013)
    answer = await stats(room)
    assert answer.attachments == []
    assert "Balance after each round: from 0 to 3, between 0 and 5." in text_of(answer)


async def test_luck_after_twenty_rounds(room: CardRoom):
    await play_one(room, HOUSE, TONKU)
    for _ in range(18):
        await play(room, HOUSE, TONKU)
    table = room.table
    assert "too early to tell" in await words(room)
    await room.click(room.ann, "Deal again", table)
    await room.click(room.ann, "Reveal")
    said = await words(room)
    expected = 20 * float(round_odds(PRESETS["classic"]).player_expectation)
    assert f"**Luck:** +100 points, expected {with_minus(f'{expected:+.1f}')}" in said
    assert "Luckier than **99%** of players." in said
    assert "own splits" not in said


def seen(player: Tally, **facts: Any) -> str:
    """Return what is said of a player's rounds."""
    statistics = replace(NO_ROUNDS, as_player=player, **facts)
    report = Report(PointsMode.SCORE, statistics, Luck(5, Fraction(1), 0.5), None)
    return words_of(stats_view(shipped_texts().text(), UserId(7), [report], (), {}))


@pytest.mark.parametrize(("tally", "net"), [(Tally(1, 0, 0, 1), "+1"), (Tally(0, 1, 0, -1), "−1")])
def test_one_point_is_not_points(tally: Tally, net: str):
    assert f"**1 round** · **{net}** point in all" in seen(tally)


def test_luck_under_own_splits_says_what_it_assumes():
    assert "One hand was split by its player" in seen(
        Tally(9, 11, 0, 5), own_splits=1, curve=[(0, 0), (20, 5)]
    )


async def play_for(room: CardRoom, points: str) -> None:
    guild_id, user_id = GuildId(room.guild.id), UserId(room.ann.id)
    await room.bot.services.settings.change(guild_id, {"points": points}, user_id=user_id)


async def test_scores_and_bankrolls_are_added_up_apart(room: CardRoom):
    await play_one(room, HOUSE, TONKU, stake=3)
    await play(room, HOUSE, TONKU)
    await room.more(room.ann, "Close")
    await play_for(room, "bankroll")
    await play_one(room, HOUSE, NOTHING, stake=2)
    await play(room, HOUSE, TONKU)
    answer = await stats(room)
    said = text_of(answer)
    assert said.count("'s statistics") == 1
    bankroll, score = said[said.index("With bankrolls") :].split("With scores")
    assert "**2 rounds** · **+6** points in all" in bankroll
    assert "Biggest win: **+10** in\u00a0round\u00a0`2.2`" in bankroll
    assert "**2 rounds** · **+30** points in all" in score
    assert "Longest winning streak: **2**" in score
    assert [each.filename.rsplit("-", 1)[0] for each in answer.attachments] == [
        "balance-bankroll",
        "balance-score",
    ]
    listed = await room.ben.slash(room.channel, "gnau history")
    assert all(f"`{number}`" in note_of(listed) for number in ("1.1", "1.2", "2.1", "2.2"))


async def test_days_of_the_drill_in_a_row(room: CardRoom):
    await room.deal_to(room.ann, room.ben)
    await room.click(room.ann, "Reveal")
    said = []
    for is_played in (True, True, False, False):
        if is_played:
            trainee = Trainee(room, room.ann)
            await trainee.start()
            await trainee.finish()
        said.append("Daily drill: **2 days in a row**" in await words(room, room.ann))
        room.clock.ahead_ms += DAY_MS
    # A day that is not over yet breaks nothing.
    assert said == [False, True, True, False]
