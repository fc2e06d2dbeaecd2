"""Hints that are true: no sentence says what the whole deal refutes, and hardly any choice is without one."""

from collections import Counter
from contextlib import suppress
from dataclasses import replace
from enum import Enum
from random import Random
from typing import get_type_hints

import pytest

from bot.players import (
    GONGZHU,
    HEARTS,
    LOOKING_AHEAD,
    Budget,
    Choice,
    Level,
    advice_ids,
    advise,
    advise_prepared,
    choose,
    prepare,
)
from bot.players.advice import Plan
from bot.players.cardset import each, rank_of, set_of
from bot.players.hearts.passing import is_low_for_the_moon
from bot.players.play import Prepared
from bot.rules import gongzhu, hearts
from bot.rules.cards import build_deck
from bot.rules.errors import RuleError
from bot.rules.tricks import SEATS, deal_out
from bot.services import Hint
from bot.tables.tricks import Phase
from bot.views.tricks.hint import hint_words
from tests.players import prepared_sentences, sentences
from tests.players.moments import Moment
from tests.players.prepared_sentences import Chosen
from tests.support.tables import ANN
from tests.support.tricks.tables import started
from tests.support.views import view_of
from tests.views.trick_evenings import FACES, TEXT

TRUE_OF_A_PLAY = {HEARTS: sentences.HEARTS, GONGZHU: sentences.GONGZHU}
TRUE_OF_A_CHOICE = {HEARTS: prepared_sentences.PASSED, GONGZHU: prepared_sentences.EXPOSED}
TRUE_OF_WHAT_IS_KEPT = {HEARTS: {}, GONGZHU: prepared_sentences.NOT_EXPOSED}
games = pytest.mark.parametrize("game", [HEARTS, GONGZHU])
# Everything by which the cards of Hearts count or may be played, each beside others.
HEARTS_RULES = [
    {"jack_of_diamonds": True},
    {},
    {"black_maria": True, "queen_breaks_hearts": True},
    {"spot": True, "passing": "left", "hands": 3},
    {"black_maria": True, "jack_of_diamonds": True, "passing": "none"},
    {"spot": True, "jack_of_diamonds": True, "moon": "take_from_self"},
]


class Told:
    """What was said in some hands.

    Args:
        game: Which game.
        deals: How many deals a strong player looks at for a choice.
        rules_of: Returns the house rules of a hand, by its number.
    """

    def __init__(self, game, deals, rules_of=None):
        self.game = game
        self.rules_of = rules_of or beside_others
        self.budget = Budget(most_deals=deals)
        self.false = []
        self.planned: list[Plan] = []
        self.said: dict[str, Counter[str]] = {each: Counter() for each in ("play", "prepared", "kept")}

    def hear(self, number):
        """Play a hand as strong players do, and note what is said of their choices and of casual players'."""
        rng, rules = Random(f"reasons {number}"), self.game.rules
        deck = list(build_deck())
        rng.shuffle(deck)
        hand = rules.begin_hand(deal_out(deck), number, None, self.rules_of(self.game, number))
        while hand.play is None:
            for seat in [seat for seat in range(SEATS) if hand.prepared[seat] is None]:
                view = view_of(hand, seat)
                selected = prepare(view, Level.STRONG, rng, self.budget)
                for selection in (selected, advise_prepared(view)):
                    self._note_selection(hand, seat, selection)
                hand = rules.prepare(hand, seat, selected.cards)
        while hand.to_play is not None:
            view = view_of(hand, hand.to_play)
            strong = choose(view, Level.STRONG, rng, self.budget)
            if len(view.legal) > 1:
                for choice in (strong, advise(view)):
                    self._note_play(hand, view, choice)
            hand = rules.play_card(hand, hand.to_play, strong.card)

    def _note_play(self, hand, view, choice):
        self.said["play"][choice.advice] += 1
        moment = Moment(hand, choice.card, view.legal)
        if choice.plan is not None:
            self.planned.append(choice.plan)
            if not sentences.is_plan_sound(moment, choice.plan):
                self.false.append((choice.plan, str(choice.card), view))
        if choice.advice != LOOKING_AHEAD and not TRUE_OF_A_PLAY[self.game][choice.advice](moment):
            self.false.append((choice.advice, str(choice.card), view))

    def _note_selection(self, hand, seat, selection):
        chosen = zip(selection.cards, selection.advice, strict=True)
        for what, told, true in (
            ("prepared", chosen, TRUE_OF_A_CHOICE),
            ("kept", selection.kept.items(), TRUE_OF_WHAT_IS_KEPT),
        ):
            for card, advice in told:
                self.said[what][advice] += 1
                about = Chosen(hand.deal, seat, selection.cards, card)
                if advice != LOOKING_AHEAD and not true[self.game][advice](about):
                    self.false.append((advice, str(card), selection))

    def share_without(self, what):
        """Return how many of some choices had no reason."""
        return self.said[what][LOOKING_AHEAD] / self.said[what].total()


def beside_others(game, number):
    """Return the house rules of a hand: over some hands, every option has each of its values."""
    if game is HEARTS:
        return hearts.Options(**HEARTS_RULES[number % len(HEARTS_RULES)])
    return gongzhu.Options(
        pig_flips=list(gongzhu.PigFlips)[number % 3],
        first_lead=list(gongzhu.FirstLead)[number % 2],
        teams=number % 2 == 0,
    )


def any_rules(game, number):
    """Return house rules in which every option has any of its values, whatever the others have."""
    rng, options = Random(f"rules {number}"), game.rules.Options
    values = {"hands": [None, 1, 4]}
    for name, kind in get_type_hints(options).items():
        if kind is bool or (isinstance(kind, type) and issubclass(kind, Enum)):
            values[name] = [False, True] if kind is bool else list(kind)
    while True:
        # Some options exclude others.
        with suppress(RuleError):
            return options(**{name: rng.choice(found) for name, found in values.items()})


@games
def test_every_sentence_has_its_check(game):
    checked = {*TRUE_OF_A_PLAY[game], *TRUE_OF_A_CHOICE[game], *TRUE_OF_WHAT_IS_KEPT[game], LOOKING_AHEAD}
    assert set(advice_ids(game)) - checked == set()


@games
def test_no_reason_is_false_and_few_choices_have_none(game):
    told = Told(game, 4)
    for number in range(1, 1 + (len(HEARTS_RULES) if game is HEARTS else 3)):
        told.hear(number)
    assert told.false == []
    assert told.share_without("play") < 0.08


@games
def test_whoever_follows_a_plan_is_told_the_plan_first(game):
    told = Told(game, 4)
    for number in range(1, 30):
        told.hear(number)
        if Plan.STOP in told.planned:
            break
    assert Plan.STOP in told.planned
    assert told.false == []
    table = started(ANN, game=game).until(Phase.PLAYING).table
    view = table.view_of(table.waited_for[0])
    view = replace(view, legal=view.held)
    choice = Choice(view.held[0], "keep-a-stopper", {}, Plan.STOP)
    words = hint_words(TEXT, FACES[game.name], Hint(view, choice))
    assert words.splitlines()[0].split("** ")[1].startswith("**Plan: stop")


def test_whoever_exposes_a_card_or_keeps_it_is_told_why_by_their_own_hand():
    rng, said, without = Random(2), 0, 0
    for _ in range(200):
        deck = list(build_deck())
        rng.shuffle(deck)
        hand = gongzhu.new_hand(deal_out(deck))
        for seat in range(SEATS):
            selection = advise_prepared(view_of(hand, seat))
            assert {*selection.cards, *selection.kept} == {*gongzhu.exposable(hand.deal[seat])}
            told = [*selection.advice, *selection.kept.values()]
            said += len(told)
            without += told.count(LOOKING_AHEAD)
    assert said == 800
    assert without <= 8


def test_the_moon_is_spoken_of_to_few_hands():
    rng, spoken_of = Random(1), 0
    for _ in range(500):
        held = set_of(rng.sample(build_deck(), 13))
        lowest = sum(sorted(each(held), key=rank_of)[:3])
        spoken_of += is_low_for_the_moon(Prepared(held, lowest, lowest & -lowest))
    assert 0 < spoken_of < 500 * 0.06


@pytest.mark.thorough
@games
def test_no_reason_is_false_over_thousands_of_positions_under_any_rules(game):
    told = Told(game, 12, any_rules)
    for number in range(1, 41):
        told.hear(number)
    assert told.said["play"].total() > 2000
    assert told.false == []
    assert told.share_without("play") <= 0.03
    if game is HEARTS:
        assert told.share_without("prepared") <= 0.05
