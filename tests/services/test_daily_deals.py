"""The daily deal as a service: who gets which cards, what counts, what a day is."""

import asyncio

import pytest

from bot.features.daily.model import DailyDeal, trick_marks
from bot.features.daily.service import DailyDealService, DailyHand
from bot.players import GONGZHU, HEARTS
from bot.rules.errors import RuleError
from bot.rules.tricks import BySeat
from bot.services import Services
from bot.store import create_engine
from bot.tables.ids import ChannelId, GuildId, MessageId, UserId
from bot.tables.tricks import PlayCard
from bot.tables.tricks.alone import is_over
from bot.tables.tricks.recall import scores_after
from tests.services.kept import GlassDatabase
from tests.support.daily_deals import play_to_the_end
from tests.support.plans import query_plans
from tests.support.tables import Seeded
from tests.support.texts import shipped_texts
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import own_step

GUILD, ELSEWHERE = GuildId(1_111), GuildId(1_112)
ANN, BEN, CAT = (UserId(10**18 + number) for number in (11, 12, 13))
DAY_S = 24 * 60 * 60
games = pytest.mark.parametrize("game", TRICK_GAMES)


@pytest.fixture
def deals(services) -> DailyDealService:
    return DailyDealService(services)


@pytest.fixture
async def beside(sqlite_url, clock):
    """Another process over the same file."""
    database = GlassDatabase(create_engine(sqlite_url))
    yield DailyDealService(Services(database, shipped_texts(), clock, Seeded(2)))
    await database.close()


@pytest.fixture
def today(deals: DailyDealService) -> DailyDeal:
    return deals.todays(GUILD, HEARTS.name)


async def refusal(asking) -> str:
    with pytest.raises(RuleError) as refused:
        await asking
    return refused.value.code


async def cards_of(deals, deal, user_id) -> BySeat:
    return deal_of(await deals.begin(deal, user_id))


def deal_of(hand: DailyHand) -> BySeat:
    assert hand.table.hand is not None
    deal: BySeat = hand.table.hand.deal
    return deal


async def until_play(deals, deal, user_id):
    """Return somebody's hand once they may play a card."""
    hand = await deals.begin(deal, user_id)
    while not hand.table.view_of(0).legal:
        hand = await deals.act(deal, user_id, own_step(hand.table, ANN))
    return hand


async def test_everybody_gets_the_same_cards_and_others_elsewhere_on_other_days_in_other_games(
    deals, beside, clock, today
):
    cards = await cards_of(deals, today, ANN)
    assert await cards_of(beside, today, BEN) == cards
    assert await cards_of(deals, deals.todays(ELSEWHERE, HEARTS.name), ANN) != cards
    assert await cards_of(deals, deals.todays(GUILD, GONGZHU.name), ANN) != cards
    clock.advance(DAY_S)
    assert await cards_of(deals, deals.todays(GUILD, HEARTS.name), ANN) != cards


async def test_two_who_begin_at_once_get_the_same_cards(deals, beside, today):
    hands = await asyncio.gather(
        *(cards_of(each, today, who) for each in (deals, beside) for who in (ANN, BEN))
    )
    assert hands == [hands[0]] * 4


async def test_who_comes_back_finds_everything_as_it_was(deals, beside, today):
    hand = await until_play(deals, today, ANN)
    hand = await deals.act(today, ANN, own_step(hand.table, ANN))
    assert await beside.begin(today, ANN) == hand
    assert await beside.hand(today, ANN) == hand


async def test_after_an_update_of_the_advice_the_deal_of_that_day_says_so(
    deals, beside, clock, today, monkeypatch
):
    with monkeypatch.context() as before_the_update:
        before_the_update.setattr(HEARTS.advisor, "version", "0.1")
        assert not (await deals.begin(today, ANN)).is_outdated
    assert (await beside.begin(today, BEN)).is_outdated
    assert await play_to_the_end(beside, today, ANN) == await play_to_the_end(beside, today, BEN)
    clock.advance(DAY_S)
    tomorrow = deals.todays(GUILD, HEARTS.name)
    assert not (await deals.begin(tomorrow, ANN)).is_outdated


@games
async def test_a_deal_counts_once(deals, game):
    deal = deals.todays(GUILD, game.name)
    score = await play_to_the_end(deals, deal, ANN)
    hand = await deals.hand(deal, ANN)
    assert score == hand.score == hand.table.scores[0][0]
    assert await deals.begin(deal, ANN) == hand
    assert await refusal(deals.act(deal, ANN, PlayCard(ANN, deal_of(hand)[0][0]))) == "daily-deal-over"
    assert [(line.user_id, line.score) for line in await deals.standings(deal)] == [(ANN, score)]


@games
async def test_the_standing_has_the_best_first_and_only_who_is_through(deals, game, clock):
    deal = deals.todays(GUILD, game.name)
    scores = {}
    for person, choose in ((ANN, lambda legal: legal[0]), (BEN, lambda legal: legal[-1])):
        scores[person] = await play_to_the_end(deals, deal, person, choose)
        clock.advance(60)
    await deals.begin(deal, CAT)
    assert scores[ANN] != scores[BEN]
    best = sorted(scores, key=scores.__getitem__, reverse=game is GONGZHU)
    assert [line.user_id for line in await deals.standings(deal)] == best
    assert await deals.standings(deals.todays(ELSEWHERE, game.name)) == []


async def test_of_equal_scores_who_was_first_is_first(deals, today, clock):
    for person in (CAT, ANN, BEN):
        await play_to_the_end(deals, today, person)
        clock.advance(1)
    assert [line.user_id for line in await deals.standings(today)] == [CAT, ANN, BEN]


async def test_two_cards_at_once_are_one(deals, beside, today):
    hand = await until_play(deals, today, ANN)
    first = hand.table.view_of(0).legal[0]
    results = await asyncio.gather(
        deals.act(today, ANN, PlayCard(ANN, first)),
        beside.act(today, ANN, PlayCard(ANN, first)),
        return_exceptions=True,
    )
    [error] = [each for each in results if isinstance(each, RuleError)]
    assert error.code == "card-not-held"
    after = await deals.hand(today, ANN)
    assert first not in after.table.hand.held[0]
    assert len(after.table.hand.held[0]) == len(hand.table.hand.held[0]) - 1


async def test_what_is_not_allowed_changes_nothing(deals, today):
    before = await deals.begin(today, ANN)
    assert await refusal(deals.act(today, ANN, PlayCard(ANN, deal_of(before)[0][0]))) == "play-not-begun"
    assert await deals.hand(today, ANN) == before


async def test_a_hand_once_begun_can_be_ended_on_a_later_day(deals, today, clock):
    await deals.begin(today, ANN)
    clock.advance(2 * DAY_S)
    assert deals.todays(GUILD, HEARTS.name) != today
    await play_to_the_end(deals, today, ANN)
    assert is_over((await deals.hand(today, ANN)).table)
    assert len(await deals.standings(today)) == 1


async def test_who_has_not_begun_can_do_nothing(deals, today):
    play = PlayCard(ANN, (await cards_of(deals, today, BEN))[0][0])
    for asking in (deals.hand(today, ANN), deals.act(today, ANN, play), deals.share(today, ANN)):
        assert await refusal(asking) == "daily-deal-not-begun"


async def test_a_result_is_shared_once_and_only_when_there_is_one(deals, beside, today):
    await deals.begin(today, ANN)
    assert await refusal(deals.share(today, ANN)) == "daily-deal-not-over"
    await play_to_the_end(deals, today, ANN)
    results = await asyncio.gather(
        *(each.share(today, ANN) for each in (deals, beside)), return_exceptions=True
    )
    [error] = [each for each in results if isinstance(each, RuleError)]
    assert error.code == "daily-deal-shared-already"
    assert (await deals.hand(today, ANN)).has_shared


async def test_who_is_blocked_begins_nothing_and_shares_nothing(deals, settings, today):
    await play_to_the_end(deals, today, ANN)
    await settings.change(GUILD, {"blocked": [ANN, BEN]}, user_id=CAT)
    assert await refusal(deals.begin(today, BEN)) == "blocked"
    assert await refusal(deals.share(today, ANN)) == "blocked"
    # What they had begun before is still theirs to look at.
    assert (await deals.begin(today, ANN)).score is not None


async def test_the_deals_of_today_with_results_that_are_shown(deals, database, today, clock):
    await play_to_the_end(deals, today, ANN)
    await play_to_the_end(deals, today, BEN)
    heard: list[DailyDeal] = []
    deals.subscribe(heard.append)
    await deals.note_post(today, ANN, ChannelId(5), MessageId(7))
    assert [(post.user_id, post.message_id) for post in await deals.posts(today)] == [(ANN, 7)]
    with query_plans(database._engine) as plans:
        assert await deals.todays_with_posts({GUILD}) == [today]
    assert "ix_daily_hands_shown" in plans[0]
    assert await deals.todays_with_posts({ELSEWHERE}) == []
    await deals.forget_post(today, ANN)
    assert await deals.todays_with_posts({GUILD}) == []
    # Whoever comes to the end later moves the others; on the next day nobody is told any more.
    await play_to_the_end(deals, today, CAT)
    assert heard == [today] * 2
    clock.advance(DAY_S)
    await play_to_the_end(deals, today, UserId(CAT + 1))
    assert heard == [today] * 2


async def finished_on(deals, clock, user_id, days, game=HEARTS) -> None:
    """Have somebody finish the deal of each of these days, counted from today; today is the last of them."""
    start_s = clock.now_ms() // 1000
    for day in days:
        clock.advance(start_s + day * DAY_S - clock.now_ms() // 1000)
        await play_to_the_end(deals, deals.todays(GUILD, game.name), user_id)


@pytest.mark.parametrize(
    ("days", "in_a_row"),
    [([0], 1), ([0, 1, 2], 3), ([0, 1, 3], 1), ([0, 2, 3, 4], 3), ([1, 3, 5], 1)],
)
async def test_days_in_a_row_are_counted_back_from_the_deal(deals, clock, days, in_a_row):
    await finished_on(deals, clock, ANN, days)
    hand = await deals.hand(deals.todays(GUILD, HEARTS.name), ANN)
    assert await deals.days_in_a_row(hand) == in_a_row


async def test_days_in_a_row_are_of_one_person_one_game_and_one_server(deals, clock):
    today = deals.todays(GUILD, HEARTS.name)
    await play_to_the_end(deals, today, ANN)
    await play_to_the_end(deals, deals.todays(GUILD, GONGZHU.name), BEN)
    await play_to_the_end(deals, deals.todays(ELSEWHERE, HEARTS.name), BEN)
    clock.advance(DAY_S)
    tomorrow = deals.todays(GUILD, HEARTS.name)
    await play_to_the_end(deals, tomorrow, BEN)
    assert await deals.days_in_a_row(await deals.hand(tomorrow, BEN)) == 1
    # What is only begun does not count, and a day is counted up to its own.
    assert await deals.days_in_a_row(await deals.begin(tomorrow, ANN)) == 0
    assert await deals.days_in_a_row(await deals.hand(today, ANN)) == 1


@games
async def test_the_marks_of_the_tricks_say_what_each_did_to_the_score(deals, game):
    deal = deals.todays(GUILD, game.name)
    await play_to_the_end(deals, deal, ANN)
    table = (await deals.hand(deal, ANN)).table
    marks = trick_marks(table)
    assert len(marks) == 13
    for number, mark in enumerate(marks, 1):
        before, after = (table.rules.merit(scores_after(table, each)[0]) for each in (number - 1, number))
        assert mark is (None if after == before else after > before)
