"""Hints and reviews: what a strong player is asked, and what is made of its answer."""

import asyncio

import pytest

from bot.players import GONGZHU, HEARTS, LOOKING_AHEAD, Choice, advise, advise_prepared
from bot.rules.errors import RuleError
from bot.rules.hearts import Moon, Options
from bot.rules.tricks import CARDS_EACH, SEATS
from bot.services.opinions import DEALS, Opinions
from bot.services.queues import Asker
from bot.services.thinking import Thinking
from bot.tables.ids import GuildId
from bot.tables.tricks import Phase
from tests.support.hanging import HANGS_S
from tests.support.tables import ANN, BEN, GUILD, OPENER, STRANGER
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import ALL_CLUBS, ALL_HEARTS, Dealt, fourth_hand, own_step, started

BY_ANN, BY_BEN = Asker(GUILD, ANN), Asker(GUILD, BEN)
games = pytest.mark.parametrize("game", TRICK_GAMES)


class Thinker:
    """Prefers the last legal card by far, or says nothing; notes what it was asked."""

    def __init__(self, *, is_silent=False):
        self.asked = []
        self.is_silent = is_silent

    async def consider(self, view, seed, most_deals, _asker):
        self.asked.append((view, seed, most_deals))
        await asyncio.sleep(0)
        if self.is_silent:
            return None
        if view.legal:
            worth = {card: 30.0 * at for at, card in enumerate(view.legal)}
            return Choice(view.legal[-1], LOOKING_AHEAD, worth)
        return advise_prepared(view)

    @property
    def views(self):
        return [view for view, _, _ in self.asked]


async def refusal(play, user_id):
    thinker = Thinker()
    with pytest.raises(RuleError) as refused:
        await Opinions(thinker).hint(play.table, GUILD, user_id)
    assert thinker.asked == []
    return refused.value.code


def ann_to_play(game):
    """Return a table at which it is Ann's turn, who sits in the second seat and has a choice."""
    play = started(ANN, game=game).to_seat(1)
    while len(play.table.view_of(1).legal) < 2:
        play = play.after(own_step(play.table, ANN)).to_seat(1)
    return play


# Hints


@games
async def test_a_hint_is_made_from_what_the_person_sees(game):
    play, thinker = ann_to_play(game), Thinker()
    hint = await Opinions(thinker).hint(play.table, GUILD, ANN)
    view = play.table.view_of(1)
    assert thinker.views == [hint.view] == [view]
    assert [deals for *_, deals in thinker.asked] == [DEALS]
    assert hint.decision.cards == view.legal[-1:]


@games
async def test_before_the_first_card_it_says_what_to_pass_or_expose(game):
    play, thinker = started(ANN, game=game), Thinker()
    hint = await Opinions(thinker).hint(play.table, GUILD, ANN)
    advised = advise_prepared
    assert hint.decision == advised(play.table.view_of(1))


@games
async def test_without_a_strong_player_it_is_the_plain_advice(game):
    thinker = Thinker(is_silent=True)
    play = ann_to_play(game)
    assert (await Opinions(thinker).hint(play.table, GUILD, ANN)).decision == advise(play.table.view_of(1))
    before = started(ANN, game=game).table
    advised = advise_prepared
    assert (await Opinions(thinker).hint(before, GUILD, ANN)).decision == advised(before.view_of(1))


@games
async def test_there_is_a_hint_only_for_players_who_have_something_to_decide(game):
    begun = started(ANN, game=game)
    assert await refusal(begun, STRANGER) == "not-seated"
    chosen = "passed-already" if game is HEARTS else "exposed-already"
    assert await refusal(begun.after(own_step(begun.table, ANN)), ANN) == chosen
    assert await refusal(begun.to_seat(0), ANN) == "not-your-turn"
    assert await refusal(begun.until(Phase.BETWEEN, Phase.OVER), ANN) == "no-cards-now"


async def test_who_has_shot_the_moon_is_told_that_all_cards_are_played():
    options = {"rules": Options(moon=Moon.CHOOSE), "chance": Dealt(ALL_CLUBS, ALL_HEARTS)}
    play = fourth_hand(ANN, **options).until(Phase.CHOOSING)
    assert await refusal(play, OPENER) == "play-finished"


# Opinions


async def opinion(opinions, view, asker=BY_ANN):
    """Return what is thought of one position."""
    [decision] = await opinions.for_views([view], asker)
    return decision


async def test_a_position_is_thought_about_once_whoever_asks():
    play, thinker = ann_to_play(HEARTS), Thinker()
    opinions, view = Opinions(thinker), play.table.view_of(1)
    asked = (opinion(opinions, view, asker) for asker in (BY_ANN, BY_ANN, BY_BEN))
    first, again, bens = await asyncio.gather(*asked)
    assert first is again is bens is await opinion(opinions, view)
    assert len(thinker.asked) == 1


async def test_everybody_waits_for_one_answer_at_a_time():
    table, thinker = started(ANN).table, Thinker()
    opinions, first, second = Opinions(thinker), [table.view_of(0), table.view_of(1)], [table.view_of(2)]
    waiting = asyncio.create_task(opinions.for_views(first, BY_ANN))
    await asyncio.sleep(0)
    # Nor in another server.
    for asker in (BY_ANN, Asker(GuildId(GUILD + 1), ANN)):
        with pytest.raises(RuleError) as refused:
            await opinions.for_views(second, asker)
        assert refused.value.code == "still-thinking"
    await opinions.for_views(second, BY_BEN)
    await waiting
    await opinions.for_views(second, BY_ANN)
    assert thinker.views == [first[0], second[0], first[1]]


async def test_what_was_not_answered_is_asked_again():
    thinker = Thinker(is_silent=True)
    opinions, view = Opinions(thinker), ann_to_play(HEARTS).table.view_of(1)
    assert await opinion(opinions, view) is None
    thinker.is_silent = False
    assert await opinion(opinions, view) is not None
    assert len(thinker.asked) == 2


async def test_opinions_remember_the_latest_only():
    thinker = Thinker()
    opinions, table = Opinions(thinker, kept=2), started(ANN).table
    views = [table.view_of(seat) for seat in range(3)]
    for at in (0, 1, 0, 2, 0, 1):
        await opinion(opinions, views[at])
    assert thinker.views == [views[0], views[1], views[2], views[1]]


async def test_the_same_is_thought_of_a_position_whoever_asks_and_whenever():
    view = ann_to_play(GONGZHU).table.view_of(1)
    answers = []
    for asker in (BY_ANN, BY_BEN):
        thinking = Thinking(wait_s=HANGS_S)
        answers.append(await opinion(Opinions(thinking), view, asker))
        await thinking.close()
    assert answers[0] == answers[1]
    assert isinstance(answers[0], Choice)
    assert set(answers[0].expected) == set(view.legal)


async def test_what_fails_is_no_opinion_and_the_next_question_is_answered(monkeypatch):
    view, thinking = ann_to_play(HEARTS).table.view_of(1), Thinking(wait_s=HANGS_S)

    def fail(_):
        raise EOFError

    monkeypatch.setattr(thinking._worker, "ask", fail)
    opinions = Opinions(thinking)
    assert await opinion(opinions, view) is None
    monkeypatch.undo()
    assert await opinion(opinions, view) is not None
    await thinking.close()


async def test_nobody_thinks_about_the_only_card():
    play = fourth_hand(ANN)
    place = play.table.waited_for[0]
    view = play.table.view_of(place)
    thinking = Thinking()
    only = await opinion(Opinions(thinking), view)
    assert only is not None
    assert only.cards == view.legal
    assert thinking._worker._process is None


# Reviews


def settled(play):
    """Return a table after its hand is over."""
    return play.until(Phase.BETWEEN, Phase.OVER).table


@games
async def test_a_page_is_a_trick_and_only_its_decisions_are_thought_about(game):
    thinker = Thinker()
    opinions, table = Opinions(thinker), settled(started(ANN, game=game))
    first = await opinions.review_page(table, 0, GUILD, ANN)
    assert (first.page, first.last, first.trick) == (0, CARDS_EACH, None)
    assert len(thinker.asked) == len(first.decisions) == SEATS
    for number in range(1, CARDS_EACH + 1):
        page = await opinions.review_page(table, number, GUILD, ANN)
        assert (page.page, page.trick, len(page.decisions)) == (number, number, SEATS)
        assert len(thinker.asked) == SEATS * (number + 1)
    assert await opinions.review_page(table, 99, GUILD, ANN) == page
    assert len(thinker.asked) == SEATS * (CARDS_EACH + 1)


async def test_where_nobody_passes_it_begins_with_the_first_trick():
    opinions, table = Opinions(Thinker()), settled(fourth_hand(ANN))
    first, last = (
        await opinions.review_page(table, 0, GUILD, ANN),
        await opinions.review_page(table, 99, GUILD, ANN),
    )
    assert (first.trick, first.last, last.page, last.trick) == (1, 12, 12, 13)


@games
async def test_a_review_says_where_a_strong_player_would_have_played_otherwise(game):
    # Everybody plays the first legal card; the strong player wants the last, by a point for each between.
    opinions, table = Opinions(Thinker()), settled(started(ANN, game=game))
    for number in range(1, CARDS_EACH + 1):
        for each in (await opinions.review_page(table, number, GUILD, ANN)).decisions:
            legal = each.position.view.legal
            assert each.opinion is not None
            if game is HEARTS and advise(each.position.view).card == legal[-1]:
                assert each.is_otherwise == (len(legal) > 1)
            if len(legal) == 1:
                assert not each.is_otherwise


async def test_nothing_is_said_where_the_strong_player_is_silent():
    opinions = Opinions(Thinker(is_silent=True))
    page = await opinions.review_page(settled(started(ANN)), 3, GUILD, ANN)
    assert [(each.opinion, each.is_otherwise) for each in page.decisions] == [(None, False)] * SEATS
