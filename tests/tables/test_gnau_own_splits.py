"""A table where everybody splits their own hand."""

from dataclasses import replace
from itertools import combinations

import pytest

from bot.rules.errors import RuleError
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.splits import chosen_split, optimal_split
from bot.tables.commands import Actor, Wake
from bot.tables.events import Cause
from bot.tables.gnau import (
    ChooseSplit,
    Deal,
    GnauTableOptions,
    MarkReady,
    Phase,
    Reveal,
    RoundRevealed,
    SplitMode,
)
from bot.tables.gnau.dealing import may_split, still_choosing
from bot.tables.gnau.events import SplitChosen
from tests.support.clock import NOW_MS
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CROWD,
    DEALER,
    MANAGER,
    OPENER,
    REVEAL_S,
    STRANGER,
    Seeded,
    Stacked,
    in_phase,
    lobby,
)

# The second is Double Ox 8, Single Ox 9 or Single Ox 2, as one likes; the third is what it is.
OX_6, MANY_WAYS, FIVE_DUKES = "10S 10H 10D 2S 4S", "3S 6S 8S 4D 8D", "JS QS KS JH QH"
OX_7, NO_OX = "10C JC QC 2H 5H", "4H 4C 3C 8C 5C"
BEST, WEAKER, WEAKEST, NOT_AN_OX = (0, 1, 3), (2, 3, 4), (0, 1, 2), (0, 2, 4)


def dealt(*hands, dealer_id=None):
    """Return a table of own splits with these hands out, the dealer's first."""
    seats = (ANN, BEN)[: len(hands) - 1]
    play = lobby(*seats, dealer_id=dealer_id, split=SplitMode.OWN, chance=Stacked(" ".join(hands)))
    return play.after(Deal(BY_OPENER))


def timed_out(play):
    return play.later(REVEAL_S * 1000).after(Wake())


# What counts


@pytest.mark.parametrize(
    ("cards", "places", "category", "strength", "delta"),
    [
        (MANY_WAYS, BEST, Category.DOUBLE, 8, 2),
        (MANY_WAYS, (3, 0, 1), Category.DOUBLE, 8, 2),
        (MANY_WAYS, WEAKER, Category.SINGLE, 9, 1),
        (MANY_WAYS, WEAKEST, Category.SINGLE, 2, -1),
        (MANY_WAYS, NOT_AN_OX, Category.NONE, None, -1),
        (MANY_WAYS, (), Category.NONE, None, -1),
        (NO_OX, (0, 1, 2), Category.NONE, None, -1),
        (FIVE_DUKES, (), Category.FIVE_DUKES, None, 10),
        (FIVE_DUKES, (0, 1, 2), Category.FIVE_DUKES, None, 10),
    ],
)
def test_a_hand_counts_as_it_was_chosen(cards, places, category, strength, delta):
    table = dealt(OX_6, cards).after(ChooseSplit(ANN, places)).table
    split = table.settlement().players[ANN].split
    assert (split.category, split.strength) == (category, strength)
    assert table.deltas() == {ANN: delta}


@pytest.mark.parametrize(
    ("cards", "category", "delta"), [(MANY_WAYS, Category.NONE, -1), (FIVE_DUKES, Category.FIVE_DUKES, 10)]
)
def test_who_has_not_chosen_in_time_has_no_ox_unless_the_whole_hand_counts(cards, category, delta):
    table = timed_out(dealt(OX_6, cards)).table
    assert table.phase is Phase.REVEALED
    assert (table.counted_split(ANN).category, table.deltas()) == (category, {ANN: delta})


def test_what_was_possible_is_known_beside_what_was_chosen():
    table = dealt(OX_6, MANY_WAYS).after(ChooseSplit(ANN, WEAKER)).table
    assert (table.counted_split(ANN).strength, table.best_split(ANN).strength) == (9, 8)
    assert table.best_split(ANN).category is Category.DOUBLE


@pytest.mark.parametrize(("places", "delta"), [(BEST, -2), (WEAKER, -1), (WEAKEST, 1), (NOT_AN_OX, 1)])
def test_a_human_dealer_chooses_too(places, delta):
    play = dealt(MANY_WAYS, OX_7, dealer_id=DEALER)
    table = play.after(ChooseSplit(ANN, (0, 1, 2)), ChooseSplit(DEALER, places)).table
    assert table.deltas() == {ANN: delta, DEALER: -delta}


def test_a_human_dealer_who_has_not_chosen_in_time_has_no_ox():
    table = timed_out(dealt(MANY_WAYS, OX_7, dealer_id=DEALER).after(ChooseSplit(ANN, (0, 1, 2)))).table
    assert (table.counted_split(DEALER).category, table.deltas()[ANN]) == (Category.NONE, 1)


@pytest.mark.parametrize("number", range(20))
def test_the_bot_always_splits_best(number):
    table = timed_out(lobby(ANN, split=SplitMode.OWN, chance=Seeded(number)).after(Deal(BY_OPENER))).table
    assert table.settlement().dealer == optimal_split(table.hands.dealer, table.options.rules)


def best_choice(table, user_id):
    """Return the choice of the places by which a hand comes to most."""

    def goodness(places):
        split = chosen_split(table.hands.held_by(user_id), places, table.options.rules)
        return split.rank, split.points

    return ChooseSplit(user_id, max(combinations(range(5), 3), key=goodness))


@pytest.mark.parametrize("dealer_id", [None, DEALER])
@pytest.mark.parametrize("number", range(10))
def test_where_everybody_chooses_best_it_is_as_if_the_bot_had_split(number, dealer_id):
    tables = []
    for split in SplitMode:
        play = lobby(*CROWD[:9], dealer_id=dealer_id, split=split, chance=Seeded(number))
        play = play.after(Deal(BY_OPENER))
        choices = [best_choice(play.table, user_id) for user_id in still_choosing(play.table)]
        tables.append((play.after(*choices) if choices else play.after(Reveal(BY_OPENER))).table)
    auto, own = tables
    assert own.phase is Phase.REVEALED
    assert own.deltas() == auto.deltas()


# Choosing


def test_the_last_one_to_choose_reveals():
    play = dealt(OX_6, MANY_WAYS, NO_OX, dealer_id=DEALER)
    for chooser, left in ((BEN, (DEALER, ANN)), (DEALER, (ANN,))):
        assert play.events(ChooseSplit(chooser, BEST)) == (SplitChosen(chooser, BEST),)
        play = play.after(ChooseSplit(chooser, BEST))
        assert (play.table.phase, still_choosing(play.table)) == (Phase.DEALT, left)
    assert play.events(ChooseSplit(ANN, ())) == (SplitChosen(ANN, ()), RoundRevealed(1, Cause.ALL_READY))
    assert still_choosing(play.after(ChooseSplit(ANN, ())).table) == ()


def test_choosing_moves_no_deadline():
    play = dealt(OX_6, MANY_WAYS, NO_OX).later(5_000).after(ChooseSplit(ANN, BEST))
    assert play.table.deadline_ms == NOW_MS + REVEAL_S * 1000


def test_choices_are_for_one_round():
    play = dealt(OX_6, MANY_WAYS).after(ChooseSplit(ANN, BEST), Deal(BY_OPENER))
    assert (play.table.choices, still_choosing(play.table)) == ({}, (ANN,))
    assert play.table.counted_split(ANN).category is Category.NONE


@pytest.mark.parametrize("who", [Actor(OPENER), Actor(DEALER), Actor(MANAGER, manages_server=True)])
def test_nobody_can_reveal_while_somebody_is_still_choosing(who):
    play = dealt(OX_6, MANY_WAYS, NO_OX, dealer_id=DEALER).after(ChooseSplit(BEN, ()))
    with pytest.raises(RuleError) as refused:
        play.events(Reveal(who))
    assert (refused.value.code, refused.value.params) == ("still-choosing", {"people": 2})


def test_a_table_of_own_splits_without_anybody_choosing_at_it():
    for phase in (Phase.LOBBY, Phase.DEALT, Phase.REVEALED):
        assert still_choosing(in_phase(phase).table) == ()
    assert still_choosing(lobby(ANN, split=SplitMode.OWN).table) == ()


OUT = dealt(OX_6, MANY_WAYS, NO_OX, dealer_id=DEALER)
AUTO = lobby(ANN, BEN, dealer_id=DEALER, chance=Stacked(f"{OX_6} {MANY_WAYS} {NO_OX}")).after(Deal(BY_OPENER))


# Where nobody has to choose


@pytest.mark.parametrize(("positions", "delta"), [(BEST, 2), (WEAKER, 1), (WEAKEST, -1), (NOT_AN_OX, -1)])
def test_who_splits_their_own_hand_where_nobody_has_to_is_taken_at_their_word(positions, delta):
    play = AUTO.after(ChooseSplit(ANN, positions))
    assert play.table.phase is Phase.DEALT
    table = play.after(MarkReady(BEN)).table
    assert table.phase is Phase.REVEALED
    assert table.deltas()[ANN] == delta


def test_who_only_looked_whether_to_split_has_the_best_split():
    assert timed_out(AUTO).table.deltas()[ANN] == 2
    assert AUTO.after(Reveal(BY_OPENER)).table.deltas()[ANN] == 2


def test_to_have_split_ones_own_hand_is_to_be_ready():
    play = AUTO.after(MarkReady(BEN))
    assert play.names(ChooseSplit(ANN, BEST)) == ["SplitChosen", "RoundRevealed"]
    assert play.after(ChooseSplit(ANN, BEST)).after(Deal(BY_OPENER)).table.choices == {}


@pytest.mark.parametrize("play", [OUT, AUTO])
def test_who_can_split_their_hand(play):
    everybody = (DEALER, ANN, BEN)
    can = {who for who in (*everybody, STRANGER) if may_split(play.table, who)}
    assert can == (set(everybody) if play is OUT else {ANN, BEN})
    assert not may_split(play.after(ChooseSplit(ANN, ())).table, ANN)
    assert not any(may_split(timed_out(play).table, who) for who in everybody)


@pytest.mark.parametrize(
    ("play", "command", "code"),
    [
        (OUT.after(ChooseSplit(ANN, BEST)), ChooseSplit(ANN, WEAKER), "already-chosen"),
        (OUT.after(ChooseSplit(ANN, ())), ChooseSplit(ANN, BEST), "already-chosen"),
        (OUT, ChooseSplit(ANN, (0, 1)), "passport-not-three"),
        (OUT, ChooseSplit(ANN, (0, 1, 1)), "passport-not-three"),
        (OUT, ChooseSplit(ANN, (0, 1, 5)), "passport-not-three"),
        (OUT, ChooseSplit(ANN, (0, 1, 2, 3)), "passport-not-three"),
        (OUT, ChooseSplit(STRANGER, BEST), "not-in-round"),
        (OUT, MarkReady(ANN), "choose-your-three"),
        (OUT, MarkReady(DEALER), "choose-your-three"),
        (OUT, MarkReady(STRANGER), "not-in-round"),
        (OUT, Reveal(Actor(ANN)), "only-leader"),
        (timed_out(OUT), ChooseSplit(ANN, BEST), "no-cards-now"),
        (lobby(ANN, split=SplitMode.OWN), ChooseSplit(ANN, BEST), "no-cards-now"),
        (AUTO, ChooseSplit(DEALER, BEST), "splits-by-themselves"),
        (AUTO.after(ChooseSplit(ANN, WEAKER)), ChooseSplit(ANN, BEST), "already-chosen"),
        (AUTO.after(ChooseSplit(ANN, WEAKER)), MarkReady(ANN), "already-ready"),
        (AUTO.after(MarkReady(ANN)), ChooseSplit(ANN, BEST), "already-ready"),
        (AUTO, ChooseSplit(ANN, (0, 1)), "passport-not-three"),
    ],
)
def test_what_is_not_possible_with_splits(play, command, code):
    assert play.refusal(command) == code


@pytest.mark.parametrize("reveal_s", [0, 1, 9])
def test_own_splits_need_time(reveal_s):
    with pytest.raises(RuleError) as refused:
        GnauTableOptions(reveal_s=reveal_s, split=SplitMode.OWN)
    assert (refused.value.code, refused.value.params) == ("own-split-needs-time", {"least": 10})
    assert GnauTableOptions(reveal_s=reveal_s).split is SplitMode.AUTO


def test_ten_seconds_are_enough_for_own_splits():
    assert GnauTableOptions(reveal_s=10, split=SplitMode.OWN).reveal_s == 10


# Longer to think


def test_where_somebody_wants_longer_everybody_has_it():
    seats = replace(lobby(ANN, BEN, split=SplitMode.OWN), more_time={BEN: 2})
    assert seats.after(Deal(BY_OPENER)).table.deadline_ms == NOW_MS + 2 * REVEAL_S * 1000
    usual = replace(lobby(ANN, BEN), more_time={BEN: 2})
    assert usual.after(Deal(BY_OPENER)).table.deadline_ms == NOW_MS + REVEAL_S * 1000
    long = replace(seats, more_time={BEN: 1000})
    assert long.after(Deal(BY_OPENER)).table.deadline_ms == NOW_MS + 600_000
