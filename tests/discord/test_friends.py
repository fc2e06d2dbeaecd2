"""Friends who share a code see how each other did at what comes once a day outside of servers."""

from operator import itemgetter
from typing import Any

import pytest

from bot.features.daily.model import DailyDeal
from bot.features.daily.service import DailyDealService
from bot.features.friends.model import MOST_GROUPS, MOST_PEOPLE
from bot.features.friends.service import FriendsService
from bot.players import GONGZHU, HEARTS
from bot.rules.errors import RuleError
from bot.tables.days import DAY_MS, day_of
from bot.tables.ids import GuildId, UserId
from bot.tables.leases import DIRECT_MESSAGES
from tests.support.daily_deals import DailyPlayer, play_to_the_end
from tests.support.guild import CardRoom, labels_of, shown_by, text_of
from tests.support.outside import Outside, Where, follow_ups
from tests.support.outside_flows import code_on, deal_player
from tests.support.trainee import Trainee

UNKNOWN = "No friends have that code. Check it and type it again."


async def page_of(player: DailyPlayer) -> Any:
    """Play today's deal, if it is not played yet, and return the page of friends."""
    await player.look()
    await player.finish()
    return shown_by(await player.press("👥 Friends"))


async def join(player: DailyPlayer, page: Any, code: str) -> Any:
    form = await player.who.click(page, label="Type a code")
    return await player.who.submit_modal(form, {"code": code})


async def two_friends(room: CardRoom) -> tuple[DailyPlayer, Any, DailyPlayer, Any]:
    """Return Ann and Ben, who share Ann's code, each with their page."""
    ann, ben = deal_player(room, room.ann), deal_player(room, room.ben)
    hers, his = await page_of(ann), await page_of(ben)
    await ann.who.click(hers, label="New code")
    await join(ben, his, code_on(hers))
    return ann, hers, ben, his


async def score_of(room: CardRoom, player: DailyPlayer) -> int:
    deals = room.bot.services.of(DailyDealService)
    deal = deals.todays(DIRECT_MESSAGES, HEARTS.name)
    score = (await deals.hand(deal, UserId(player.who.id))).score
    assert score is not None
    return score


def lines_of(page: Any) -> list[str]:
    return [line for line in text_of(page).splitlines() if "·" in line and "**" in line]


async def test_without_a_code_it_says_what_codes_are_for(room: CardRoom):
    page = await page_of(deal_player(room, room.ann))
    assert "Make a code and send it to friends" in text_of(page)
    assert labels_of(page) == ["New code", "Type a code"]


async def test_friends_see_who_did_best_by_the_rules_of_a_server(room: CardRoom):
    ann, _, ben, his = await two_friends(room)
    scores = sorted([(await score_of(room, ann), "Ann"), (await score_of(room, ben), "Ben")])
    is_tie = scores[0][0] == scores[1][0]
    marks = ["🥇", "🥇" if is_tie else "🥈"]
    found = lines_of(his)
    assert sorted(found) == sorted(
        f"{mark} **{name}** · {score}" for mark, (score, name) in zip(marks, scores, strict=True)
    )
    await ben.who.click(his, label="This month")
    best = [name for score, name in scores if score == scores[0][0]]
    for name in ("Ann", "Ben"):
        days = 1 if name in best else 0
        assert f"**{name}** · best on {'one day' if days == 1 else '0 days'}" in text_of(his)


async def test_who_has_not_played_yet_is_named_as_well(room: CardRoom):
    ann = deal_player(room, room.ann)
    hers = await page_of(ann)
    await ann.who.click(hers, label="New code")
    ben: Any = Outside(room, room.ben, Where.GROUP)
    await room.bot.services.of(FriendsService).join(UserId(room.ben.id), code_on(hers))
    await ann.who.click(hers, label="✓ Today")
    assert "Not yet: Ben" in text_of(hers)
    # He does the drill, which is another page.
    trainee = Trainee(room, ben)
    await trainee.start()
    await trainee.finish(wrong=3)
    his = shown_by(await trainee.say("👥 Friends"))
    assert "🥇 **Ben** · 7/10" in text_of(his)
    assert "Not yet: Ann" in text_of(his)
    await ben.click(his, label="This month")
    assert "🥇 **Ben** · 7 right" in text_of(his)


async def test_strangers_see_nobody(room: CardRoom):
    await two_friends(room)
    cat = deal_player(room, room.cat)
    page = await page_of(cat)
    await cat.who.click(page, label="New code")
    assert len(lines_of(page)) == 1
    assert not [name for name in ("Ann", "Ben") if name in text_of(page)]


@pytest.mark.parametrize("typed", ["AAAA-AAAA", "K7QM", "'; DROP", "K7QM-4TXP-", "０００００００0"])
async def test_an_unknown_code_is_told_of(room: CardRoom, typed: str):
    ben = deal_player(room, room.ben)
    page = await page_of(ben)
    assert text_of(shown_by(await join(ben, page, typed))).strip() == UNKNOWN
    assert labels_of(page) == ["New code", "Type a code"]


async def test_whoever_leaves_is_seen_no_more_and_can_come_back(room: CardRoom):
    ann, hers, ben, his = await two_friends(room)
    code = code_on(hers)
    await ben.who.click(his, label="Leave")
    assert f"You left. To come back, type `{code}`." in text_of(his)
    await ann.who.click(hers, label="✓ Today")
    assert "Ben" not in text_of(hers)
    await join(ben, his, code)
    assert len(lines_of(his)) == 2


async def test_a_group_outlives_a_restart_and_goes_once_nobody_is_in_it(room: CardRoom):
    ann, hers, ben, his = await two_friends(room)
    code = code_on(hers)
    await room.restart()
    await ben.who.click(his, label="✓ Today")
    assert len(lines_of(his)) == 2
    for player, page in ((ann, hers), (ben, his)):
        await player.who.click(page, label="Leave")
    friends = room.bot.services.of(FriendsService)
    await friends.drop_empty()
    with pytest.raises(RuleError, match="friends code unknown"):
        await friends.join(UserId(room.ann.id), code)


async def test_a_person_is_in_so_many_groups(room: CardRoom):
    ann = deal_player(room, room.ann)
    page = await page_of(ann)
    codes = []
    for _ in range(MOST_GROUPS):
        await ann.who.click(page, label="New code")
        codes.append(code_on(page))
    assert len(set(codes)) == MOST_GROUPS
    said = text_of(shown_by(await ann.who.click(page, label="New code")))
    assert "You're in 5 groups already. Leave one first." in said
    for code in codes:
        await ann.who.click(page, label=f"Next: {code}")
        assert code_on(page) == code


async def test_a_group_is_full_at_some_point(room: CardRoom):
    friends = room.bot.services.of(FriendsService)
    ann = UserId(room.ann.id)
    await friends.make(ann)
    [group] = await friends.groups_of(ann)
    for number in range(1, MOST_PEOPLE):
        await friends.join(UserId(number), group.code)
    with pytest.raises(RuleError, match="friends full: most=50"):
        await friends.join(UserId(MOST_PEOPLE), group.code)
    # Whoever is in it may type the code again.
    await friends.join(ann, group.code)
    assert len((await friends.groups_of(ann))[0].people) == MOST_PEOPLE


async def test_the_best_of_each_day_of_the_month_counts(room: CardRoom):
    services = room.bot.services
    friends, deals = services.of(FriendsService), services.of(DailyDealService)
    ann, ben = UserId(room.ann.id), UserId(room.ben.id)
    await friends.make(ann)
    [group] = await friends.groups_of(ann)
    await friends.join(ben, group.code)
    wins = {ann: 0, ben: 0}
    merit = services.tricks[GONGZHU.name].rules.merit
    for choices in ((0, -1), (-1, 0), (0, 0)):
        deal = DailyDeal(DIRECT_MESSAGES, GONGZHU.name, day_of(room.clock.now_ms()))
        scores = {
            who: merit(await play_to_the_end(deals, deal, who, itemgetter(at)))
            for who, at in zip((ann, ben), choices, strict=True)
        }
        for who, score in scores.items():
            wins[who] += score == max(scores.values())
        room.clock.ahead_ms += DAY_MS
    standing = await friends.month_in(group, GONGZHU.name)
    assert {line.user_id: line.score for line in standing} == wins
    assert [line.score for line in standing] == sorted(wins.values(), reverse=True)
    # What is played in a server counts there alone, and last month's days count no more.
    await play_to_the_end(deals, DailyDeal(GuildId(room.guild.id), GONGZHU.name, deal.day), ann)
    assert await friends.month_in(group, GONGZHU.name) == standing
    room.clock.ahead_ms += 40 * DAY_MS
    assert await friends.month_in(group, GONGZHU.name) == []


async def test_no_press_needs_more_than_one_message(room: CardRoom):
    _, _, ben, his = await two_friends(room)
    for label in ("This month", "Today", "New code", "Leave"):
        await ben.who.click(his, label=label)
    assert max(follow_ups(room.env.http_requests).values()) == 1


async def test_in_a_server_nobody_is_offered_friends(room: CardRoom):
    player = DailyPlayer(room, room.ann, HEARTS)
    await player.look()
    await player.finish()
    assert player.labels == ["Share", "Review"]
