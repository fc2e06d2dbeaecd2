"""Who shoots the moon, and who picks what that does."""

import pytest

from bot.rules import hearts
from bot.rules.cards import parse_card
from bot.rules.hearts import Moon
from bot.tables.commands import Leave, Wake
from bot.tables.tricks import ChooseAfterPlay, NextHand, Phase, PlayCard, PlayFor
from bot.tables.tricks.events import ChosenAfterPlay, HandScored
from tests.support.tables import ANN, BEN, OPENER, STRANGER
from tests.support.tricks.tables import (
    ALL_CLUBS,
    ALL_SPADES,
    COMPUTER_MS,
    TURN_MS,
    Dealt,
    fourth_hand,
    next_step,
)

CHOOSE = hearts.Options(moon=Moon.CHOOSE)
OMNIBUS = hearts.Options(moon=Moon.CHOOSE, jack_of_diamonds=True)


def test_who_shoots_the_moon_is_asked_where_the_house_rules_say_so():
    play = fourth_hand(ANN, BEN, rules=CHOOSE, chance=Dealt(ALL_SPADES, ALL_CLUBS)).until(Phase.CHOOSING)
    assert play.table.waited_for == (1,)
    assert play.refusal(ChooseAfterPlay(BEN, Moon.ADD_TO_OTHERS)) == "nothing-to-choose"
    assert play.refusal(ChooseAfterPlay(STRANGER, Moon.ADD_TO_OTHERS)) == "not-seated"
    assert play.refusal(PlayCard(BEN, parse_card("2C"))) == "play-finished"


@pytest.mark.parametrize(
    ("moon", "scores"), [(Moon.ADD_TO_OTHERS, (26, 0, 26, 26)), (Moon.TAKE_FROM_SELF, (0, -26, 0, 0))]
)
def test_what_is_picked_counts(moon, scores):
    play = fourth_hand(ANN, rules=CHOOSE, chance=Dealt(ALL_SPADES, ALL_CLUBS)).until(Phase.CHOOSING)
    assert play.events(ChooseAfterPlay(ANN, moon)) == (
        ChosenAfterPlay(1, moon),
        HandScored(4, scores, is_last=False),
    )
    picked = play.after(ChooseAfterPlay(ANN, moon)).table
    assert (picked.chosen, picked.totals) == (moon, scores)
    assert picked.rules.to_record(picked.hand, picked.chosen)["options"]["moon"] == moon


def test_to_choose_is_nothing_that_could_be_picked():
    play = fourth_hand(ANN, rules=CHOOSE, chance=Dealt(ALL_SPADES, ALL_CLUBS)).until(Phase.CHOOSING)
    assert play.refusal(ChooseAfterPlay(ANN, Moon.CHOOSE)) == "nothing-to-choose"


def test_in_omnibus_the_jack_of_diamonds_stays_with_the_shooter():
    play = fourth_hand(rules=OMNIBUS, chance=Dealt(ALL_CLUBS)).until(Phase.CHOOSING)
    assert play.after(ChooseAfterPlay(OPENER, Moon.TAKE_FROM_SELF)).table.totals == (-36, 0, 0, 0)
    assert play.after(ChooseAfterPlay(OPENER, Moon.ADD_TO_OTHERS)).table.totals == (-10, 26, 26, 26)


@pytest.mark.parametrize(
    ("rules", "moved"),
    [({"black_maria": True}, 43), ({"spot": True}, 129), ({"spot": True, "hands": 9}, 129)],
)
def test_a_moon_moves_what_all_costly_cards_cost(rules, moved):
    rules = hearts.Options(moon=Moon.CHOOSE, jack_of_diamonds=True, target=10_000, **rules)
    play = fourth_hand(rules=rules, chance=Dealt(ALL_CLUBS)).until(Phase.CHOOSING)
    taken_off = play.after(ChooseAfterPlay(OPENER, Moon.TAKE_FROM_SELF)).table
    assert taken_off.totals == (-10 - moved, 0, 0, 0)
    added = play.after(ChooseAfterPlay(OPENER, Moon.ADD_TO_OTHERS)).table
    assert added.totals == (-10, moved, moved, moved)
    assert added.took_everything[-1] == 0


@pytest.mark.parametrize(
    ("moon", "totals"), [(Moon.ADD_TO_OTHERS, (0, 26, 26, 26)), (Moon.TAKE_FROM_SELF, (-26, 0, 0, 0))]
)
def test_other_house_rules_ask_nobody(moon, totals):
    play = fourth_hand(rules=hearts.Options(moon=moon), chance=Dealt(ALL_CLUBS)).until(Phase.BETWEEN)
    assert (play.table.chosen, play.table.totals) == (None, totals)
    assert (
        play.until(Phase.BETWEEN).refusal(ChooseAfterPlay(OPENER, Moon.ADD_TO_OTHERS)) == "nothing-to-choose"
    )


def test_what_was_picked_is_forgotten_with_the_next_hand():
    play = fourth_hand(rules=CHOOSE, chance=Dealt(ALL_CLUBS)).until(Phase.CHOOSING)
    picked = play.after(ChooseAfterPlay(OPENER, Moon.TAKE_FROM_SELF))
    assert picked.after(NextHand(OPENER)).table.chosen is None


@pytest.mark.parametrize(
    ("totals", "moon"), [((50, 50, 60, 80), Moon.ADD_TO_OTHERS), ((10, 90, 80, 80), Moon.TAKE_FROM_SELF)]
)
def test_a_computer_player_picks_what_helps_it_win(totals, moon):
    play = fourth_hand(rules=CHOOSE, chance=Dealt(ALL_SPADES, ALL_CLUBS)).with_totals(*totals).to_last_card()
    assert play.names(next_step(play.table)) == ["CardPlayed", "ChosenAfterPlay", "HandScored"]
    assert play.after(next_step(play.table)).table.chosen is moon


def test_for_somebody_absent_a_computer_player_picks():
    play = fourth_hand(ANN, rules=CHOOSE, chance=Dealt(ALL_SPADES, ALL_CLUBS))
    play = play.later(TURN_MS).after(Wake()).to_last_card()
    assert play.table.seats[1].is_away
    assert play.names(next_step(play.table)) == ["CardPlayed", "ChosenAfterPlay", "HandScored"]


def test_who_does_not_pick_in_time_is_away_and_then_it_is_picked_for_them():
    play = fourth_hand(ANN, rules=CHOOSE, chance=Dealt(ALL_SPADES, ALL_CLUBS)).until(Phase.CHOOSING)
    away = play.later(TURN_MS).after(Wake())
    assert away.table.phase is Phase.CHOOSING
    assert away.later(COMPUTER_MS).names(Wake()) == ["ChosenAfterPlay", "HandScored"]
    assert away.names(ChooseAfterPlay(ANN, Moon.ADD_TO_OTHERS)) == [
        "PlayerBack",
        "ChosenAfterPlay",
        "HandScored",
    ]


def test_for_who_leaves_without_picking_it_is_picked():
    play = fourth_hand(ANN, rules=CHOOSE, chance=Dealt(ALL_SPADES, ALL_CLUBS)).until(Phase.CHOOSING)
    left = play.after(Leave(ANN))
    assert left.due_ms == COMPUTER_MS
    assert left.later(COMPUTER_MS).names(Wake()) == ["ChosenAfterPlay", "HandScored"]


def test_a_late_card_of_a_computer_player_is_no_pick():
    play = (
        fourth_hand(ANN, rules=CHOOSE, chance=Dealt(ALL_SPADES, ALL_CLUBS))
        .until(Phase.CHOOSING)
        .after(Leave(ANN))
    )
    assert play.events(PlayFor(round=play.table.round, plays=52, seat=1, card=parse_card("AC"))) == ()
