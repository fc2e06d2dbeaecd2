"""What `easy` does wrong, each of its tendencies by itself, and what it never does."""

import random

import pytest

from bot.players import Level, beginner, choose, prepare
from bot.players.cardset import bit_of, card_of, suit_of
from bot.players.context import DecisionContext
from bot.rules import gongzhu, hearts
from bot.rules.cards import format_cards
from tests.players.played_hands import states_of
from tests.players.positions import gongzhu_position, hearts_position, wanted
from tests.rules.trick_cases import begin_gongzhu, begin_hearts, cards, dealt
from tests.support.views import view_of

HANDS = 60


def test_it_leads_the_highest_of_its_longest_suit():
    assert wanted(beginner.lead_what_it_likes, hearts_position("3S KD 2D 7D AC")) == "KD"
    assert not wanted(beginner.lead_what_it_likes, hearts_position("3S KD", "5D"))


def test_it_wins_where_it_could_stay_below():
    assert wanted(beginner.win_because_it_can, hearts_position("3D QD AD", "5D")) == "AD"
    assert not wanted(beginner.win_because_it_can, hearts_position("3D 4D", "5D"))
    assert not wanted(beginner.win_because_it_can, hearts_position("AC", "5D"))


def test_it_follows_low_and_keeps_what_will_have_to_win():
    assert wanted(beginner.play_low_for_fear, gongzhu_position("3D 9D KD", "10D")) == "3D"
    assert not wanted(beginner.play_low_for_fear, gongzhu_position("AC", "5D"))


def test_it_throws_off_the_lowest_card_of_all():
    assert wanted(beginner.keep_what_looks_strong, hearts_position("AS 2H KC", "5D")) == "2H"
    assert not wanted(beginner.keep_what_looks_strong, hearts_position("AS 6D", "5D"))


def test_it_passes_by_rank_alone():
    hand = hearts.new_hand(dealt("AS QS 2S 3S 4S AC KC JC 2D 3D 2H 3H 4H"))
    assert prepare(view_of(hand, 0), Level.EASY, random.Random(1)).cards == cards("AS KC AC")


def test_it_exposes_the_sheep_alone_however_badly_guarded():
    hand = gongzhu.new_hand(dealt("QS 2S 3S 4S 5S 6S 7S AH 2H 3H JD 2D 10C"))
    assert prepare(view_of(hand, 0), Level.EASY, random.Random(1)).cards == cards("JD")


def test_it_forgets_what_was_played_but_not_what_lies_on_the_table():
    position = hearts_position("3S KD", "5D", ("", "2D 3C 4C 5C"))
    position.voids[1] = suit_of(bit_of(cards("2D")[0]))
    beginner.forget(position)
    assert not any(position.voids)
    assert position.unseen & bit_of(cards("2D")[0])
    assert not position.unseen & (position.held | position.pile)


@pytest.mark.parametrize("begin", [begin_hearts, begin_gongzhu])
def test_it_never_plays_the_dreaded_card_onto_a_trick_that_it_wins_when_it_need_not(begin):
    seen = 0
    for seed in range(HANDS):
        rng = random.Random(seed)
        for state in states_of(begin(rng), rng)[:-1]:
            view = view_of(state, state.to_play)
            s = DecisionContext(view).knowledge.situation
            dreaded = view.game.advisor.dreaded
            beats = not s.led or (s.led == suit_of(dreaded) and dreaded > s.best)
            if not s.legal & dreaded or s.legal == dreaded or not beats:
                continue
            for again in range(10):
                seen += 1
                assert choose(view, Level.EASY, random.Random(again)).card != card_of(dreaded)
    assert seen > 1000


@pytest.mark.parametrize("begin", [begin_hearts, begin_gongzhu])
def test_it_errs_now_and_then_and_by_nothing_but_its_chance(begin):
    rng = random.Random(5)
    views = [view_of(state, state.to_play) for state in states_of(begin(rng), rng)[:-1]]
    views = [view for view in views if len(view.legal) > 1]
    chosen = [[choose(view, Level.EASY, random.Random(seed)).card for view in views] for seed in range(20)]
    assert chosen[3] == [choose(view, Level.EASY, random.Random(3)).card for view in views]
    advised = [choose(view, Level.CASUAL, random.Random(1)).card for view in views]
    same = sum(card == wise for cards in chosen for card, wise in zip(cards, advised, strict=True))
    assert 0.4 < same / (20 * len(views)) < 0.95, format_cards(advised)
