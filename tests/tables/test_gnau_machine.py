"""A Gnau table from the lobby to the close: seats, rounds, readiness, and buttons from another time."""

import pytest

from bot.rules.errors import RuleError
from bot.rules.gnau.settlement import MAX_STAKE
from bot.tables.commands import Close, CutDeck, Leave, Wake
from bot.tables.events import Cause
from bot.tables.gnau import (
    MAX_PLAYERS,
    CardsDealt,
    ChooseSplit,
    Deal,
    GnauTableOptions,
    MarkReady,
    PassBank,
    Phase,
    RecordDelivery,
    Reveal,
    RoundRevealed,
    TakeBank,
    hand_of,
)
from bot.tables.ids import UserId
from tests.support.clock import NOW_MS
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CAT,
    CROWD,
    DEALER,
    IDLE_MS,
    OPENER,
    STRANGER,
    in_phase,
    join,
    lobby,
)


def addressed(number):
    """Return one command of every kind, meant for a round."""
    return [
        join(STRANGER, number),
        Leave(ANN, round=number),
        TakeBank(BEN, "a click", round=number),
        PassBank(DEALER, round=number),
        CutDeck(ANN, "a word", round=number),
        Deal(BY_OPENER, round=number),
        MarkReady(ANN, round=number),
        ChooseSplit(ANN, (0, 1, 2), round=number),
        Reveal(BY_OPENER, round=number),
        Close(BY_OPENER, round=number),
        RecordDelivery(frozenset(), round=number),
        Wake(round=number),
    ]


COMMANDS = len(addressed(None))


def answer(play, command):
    """Return what a command leads to: the kinds of events, or why it is refused."""
    try:
        return play.names(command)
    except RuleError as error:
        return error.code


# Opening


def test_a_new_table_is_an_empty_lobby_that_closes_in_fifteen_minutes():
    table = lobby(stake_points=5).table
    assert (table.phase, table.round, table.rounds_played, table.seats) == (Phase.LOBBY, 0, 0, ())
    assert (table.opener_id, table.banker_id, table.options.stake_points) == (OPENER, None, 5)
    assert table.deadline_ms == NOW_MS + IDLE_MS
    assert table.is_open


@pytest.mark.parametrize("stake_points", [0, -1, MAX_STAKE + 1])
def test_a_table_needs_a_stake_in_range(stake_points):
    with pytest.raises(RuleError, match="stake invalid"):
        GnauTableOptions(stake_points)


# Seats


def test_seats_are_in_the_order_of_joining():
    assert lobby().after(join(CAT), join(ANN), join(BEN)).table.seats == (CAT, ANN, BEN)


def test_who_leaves_and_comes_back_sits_at_the_end():
    assert lobby(ANN, BEN, CAT).after(Leave(ANN), join(ANN)).table.seats == (BEN, CAT, ANN)


def test_nineteen_fit():
    full = lobby(*CROWD[:MAX_PLAYERS])
    assert MAX_PLAYERS == len(full.table.seats) == 19
    assert full.refusal(join(STRANGER)) == "table-full"
    assert full.after(Leave(CROWD[4]), join(STRANGER)).table.seats[-1] == STRANGER


def test_a_seated_player_at_a_full_table_hears_that_they_are_seated():
    assert lobby(*CROWD[:MAX_PLAYERS]).refusal(join(CROWD[0])) == "already-seated"


def test_the_players_are_the_seats_without_the_dealers():
    table = lobby(ANN, BEN, dealer_id=DEALER).table
    assert (table.seats, table.players) == ((DEALER, ANN, BEN), (ANN, BEN))
    assert lobby(ANN, BEN).table.players == (ANN, BEN)


def test_nineteen_fit_beside_a_dealer():
    full = lobby(*CROWD[:MAX_PLAYERS], dealer_id=DEALER)
    assert (len(full.table.seats), len(full.table.players)) == (20, 19)
    assert full.refusal(join(STRANGER)) == "table-full"


# Dealing and revealing


def test_a_dealer_alone_has_nobody_to_deal_to():
    assert lobby(dealer_id=DEALER).refusal(Deal(BY_OPENER)) == "dealer-without-players"


def test_nobody_to_deal_to():
    assert lobby().refusal(Deal(BY_OPENER)) == "no-players"
    assert in_phase(Phase.REVEALED).after(Leave(ANN), Leave(BEN)).refusal(Deal(BY_OPENER)) == "no-players"


def test_each_deal_is_a_new_round_with_nobody_ready_and_nothing_delivered():
    first = in_phase(Phase.DEALT).after(RecordDelivery(frozenset({ANN})), MarkReady(ANN))
    second = first.after(Reveal(BY_OPENER), Deal(BY_OPENER)).table
    assert (second.round, second.rounds_played, second.phase) == (2, 1, Phase.DEALT)
    assert (second.ready, second.delivered, second.undelivered) == (frozenset(), False, frozenset())


def test_who_joins_after_the_reveal_is_dealt_to_in_the_next_round():
    play = in_phase(Phase.REVEALED, ANN, BEN).after(Leave(ANN), join(CAT))
    assert play.table.hands is not None
    assert list(play.table.hands.players) == [ANN, BEN]
    again = play.after(Deal(BY_OPENER)).table
    assert again.hands is not None
    assert list(again.hands.players) == [BEN, CAT]


def test_the_people_of_a_round_are_the_dealer_and_the_players():
    for dealer_id, people in ((DEALER, (DEALER, ANN, BEN)), (None, (ANN, BEN))):
        hands = in_phase(Phase.DEALT, ANN, BEN, dealer_id=dealer_id).table.hands
        assert hands is not None
        assert (hands.dealer_id, hands.people) == (dealer_id, people)


def test_a_reveal_counts_the_round_once():
    revealed = in_phase(Phase.DEALT).after(Reveal(BY_OPENER))
    assert (revealed.table.phase, revealed.table.rounds_played) == (Phase.REVEALED, 1)
    assert revealed.refusal(Reveal(BY_OPENER)) == "nothing-to-reveal"


def test_without_time_to_think_the_deal_reveals_in_the_same_step():
    play = lobby(ANN, reveal_s=0)
    dealt, revealed = play.events(Deal(BY_OPENER))
    assert isinstance(dealt, CardsDealt)
    assert revealed == RoundRevealed(1, Cause.TIME)
    table = play.after(Deal(BY_OPENER)).table
    assert (table.phase, table.rounds_played) == (Phase.REVEALED, 1)
    assert table.deadline_ms == NOW_MS + IDLE_MS


def test_the_cause_of_a_reveal_is_kept():
    play = in_phase(Phase.DEALT, ANN)
    assert play.events(Reveal(BY_OPENER)) == (RoundRevealed(1, Cause.ASKED),)
    assert play.events(MarkReady(ANN))[-1] == RoundRevealed(1, Cause.ALL_READY)
    assert play.later(10**6).events(Wake()) == (RoundRevealed(1, Cause.TIME),)


# Ready


def test_the_round_is_revealed_when_the_last_player_is_ready():
    play = in_phase(Phase.DEALT, ANN, BEN).after(MarkReady(BEN))
    assert (play.table.phase, play.table.ready) == (Phase.DEALT, frozenset({BEN}))
    assert play.names(MarkReady(ANN)) == ["PlayerReady", "RoundRevealed"]
    assert play.after(MarkReady(ANN)).table.ready == {ANN, BEN}


def test_the_dealer_need_not_be_ready():
    assert in_phase(Phase.DEALT, ANN, dealer_id=DEALER).names(MarkReady(ANN)) == [
        "PlayerReady",
        "RoundRevealed",
    ]


def test_being_ready_twice_changes_nothing():
    assert in_phase(Phase.DEALT).after(MarkReady(ANN)).refusal(MarkReady(ANN)) == "already-ready"


# Closing


def test_a_closed_table_keeps_its_last_round_and_its_tally():
    revealed, closed = in_phase(Phase.REVEALED).table, in_phase(Phase.CLOSED).table
    assert (closed.hands, closed.tally) == (revealed.hands, revealed.tally)


# Delivery


def test_the_delivery_is_noted_once():
    play = in_phase(Phase.DEALT).after(RecordDelivery(frozenset({BEN}), round=1))
    assert (play.table.delivered, play.table.undelivered) == (True, frozenset({BEN}))
    assert play.events(RecordDelivery(frozenset(), round=1)) == ()


def test_a_delivery_that_ends_after_the_reveal_is_noted_too():
    play = in_phase(Phase.REVEALED).after(RecordDelivery(frozenset({ANN}), round=1))
    assert (play.table.phase, play.table.undelivered) == (Phase.REVEALED, frozenset({ANN}))


# Looking at a hand


def test_only_who_is_in_the_running_round_has_a_hand():
    play = in_phase(Phase.DEALT, ANN, BEN, dealer_id=DEALER)
    hands = play.table.hands
    assert hands is not None
    assert hand_of(play.table, ANN) == hands.players[ANN]
    assert hand_of(play.table, DEALER) == hands.dealer
    for person in (STRANGER, OPENER):
        with pytest.raises(RuleError, match="not in round"):
            hand_of(play.table, person)


@pytest.mark.parametrize("phase", [Phase.LOBBY, Phase.REVEALED, Phase.CLOSED])
@pytest.mark.parametrize("person", [ANN, DEALER, STRANGER])
def test_nobody_has_a_hand_when_no_round_is_running(phase, person):
    with pytest.raises(RuleError, match="no cards now"):
        hand_of(in_phase(phase, dealer_id=DEALER).table, person)


def test_nobody_has_the_hand_of_a_dealer_who_is_the_bot():
    with pytest.raises(RuleError, match="not in round"):
        hand_of(in_phase(Phase.DEALT).table, UserId(0))


# Buttons from another time


@pytest.mark.parametrize("index", range(COMMANDS))
@pytest.mark.parametrize("phase", [Phase.LOBBY, Phase.DEALT, Phase.REVEALED])
def test_a_button_of_another_round_does_nothing(phase, index):
    play = in_phase(phase, dealer_id=DEALER)
    for number in (play.table.round - 1, play.table.round + 1):
        assert play.refusal(addressed(number)[index]) == "round-over"


@pytest.mark.parametrize("index", range(COMMANDS))
@pytest.mark.parametrize("phase", [Phase.LOBBY, Phase.DEALT, Phase.REVEALED])
def test_a_button_of_this_round_is_like_a_typed_command(phase, index):
    play = in_phase(phase, dealer_id=DEALER)
    clicked, typed = addressed(play.table.round)[index], addressed(None)[index]
    assert answer(play, clicked) == answer(play, typed) != "round-over"


def test_a_closed_table_says_so_even_to_an_old_button():
    play = in_phase(Phase.CLOSED)
    assert {play.refusal(command) for command in addressed(0)} == {"table-closed"}


def test_two_clicks_on_one_deal_button_deal_once():
    lobby_button = Deal(BY_OPENER, round=0)
    assert lobby(ANN).after(lobby_button).refusal(lobby_button) == "round-over"
    again_button = Deal(BY_OPENER, round=1)
    assert in_phase(Phase.REVEALED).after(again_button).refusal(again_button) == "round-over"
