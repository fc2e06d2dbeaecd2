"""Rounds whose bank is bid for, from the deal to the books."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import fair_deal
from bot.rules.cards import build_deck
from bot.rules.deal_files import write_deal
from bot.rules.gnau.bidding import BIDS, RAISES, who_has_the_bank
from bot.rules.gnau.record import DEALER
from bot.tables.commands import Close, Leave, LoseChannel, RecordGone, Wake
from bot.tables.events import Cause
from bot.tables.games import check_deal
from bot.tables.gnau import (
    Bid,
    ChooseSplit,
    Deal,
    DealerPolicy,
    MarkReady,
    Phase,
    Raise,
    Reveal,
    RoundRevealed,
    SplitMode,
    TakeBank,
)
from bot.tables.gnau.accounts import opening_stake
from bot.tables.gnau.bidding import offered, undecided
from bot.tables.gnau.recall import dealt_round, own_seat, recalled
from bot.tables.points import LossLimit, PointsMode
from tests.support.deals import independently
from tests.support.looking_up import looked_up
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CAT,
    CROWD,
    MACHINE,
    Seeded,
    join,
    lobby,
    part_of,
    stored,
)

BID_MS = 15_000
PEOPLE = (ANN, BEN, CAT)


def bidding(*seats, funds=None, **options):
    """Return a table where the cards are dealt and nobody has bid."""
    points = PointsMode.SCORE if funds is None else PointsMode.BANKROLL
    play = lobby(*(seats or PEOPLE), dealer=DealerPolicy.BID, points=points, funds=funds, **options)
    return play.after(Deal(BY_OPENER))


def raising(*, ben=3, **options):
    """Return a table where Ben has the bank."""
    return bidding(**options).after(Bid(ANN, 0), Bid(BEN, ben), Bid(CAT, 0))


def in_the_books(play):
    return MACHINE.booking(stored(play.table), play.table, RoundRevealed(play.table.round, Cause.ASKED))


def test_everyone_sees_four_cards_and_nobody_is_the_dealer():
    table = bidding().table
    assert (table.phase, table.banker_id, table.hands.dealer_id) == (Phase.BIDDING, None, None)
    assert table.hands.people == PEOPLE
    for person in PEOPLE:
        assert len(table.cards_of(person)) == 5
        assert table.seen_cards(person) == table.cards_of(person)[:4]


def test_the_cards_are_dealt_in_the_order_of_the_seats():
    table = bidding().table
    deck = fair_deal.shuffled(build_deck(), table.hands.seed, table.hands.parts, 1)
    assert table.hands.parts == tuple(map(part_of, PEOPLE))
    assert [card for person in PEOPLE for card in table.cards_of(person)] == deck[:15]


def test_the_last_bid_ends_the_bidding_and_the_last_raise_the_round():
    play = bidding()
    play = play.after(Bid(ANN, 1), Bid(CAT, 3))
    assert play.table.phase is Phase.BIDDING
    assert play.names(Bid(BEN, 2)) == ["BidMade", "BankWon"]
    play = play.after(Bid(BEN, 2))
    assert (play.table.phase, play.table.banker_id, play.table.bidding.number) == (Phase.RAISING, CAT, 3)
    assert play.table.hands.people == PEOPLE
    assert (play.table.hands.dealer_id, play.table.hands.dealer_place) == (CAT, 2)
    play = play.after(Raise(ANN, 5))
    assert play.names(Raise(BEN, 1)) == ["RaiseMade", "CardsTurned", "RoundRevealed"]
    table = play.after(Raise(BEN, 1)).table
    assert table.phase is Phase.REVEALED
    assert table.bidding.times == {ANN: 15, BEN: 3}
    assert table.banker_id is None


def test_what_moves_is_multiplied_by_the_bank_and_the_raise():
    play = raising().after(Raise(ANN, 5), Raise(CAT, 2))
    hands = replace(play.table, bidding=None).settlement().players
    assert play.table.deltas() == {
        ANN: 15 * hands[ANN].delta,
        CAT: 6 * hands[CAT].delta,
        BEN: -15 * hands[ANN].delta - 6 * hands[CAT].delta,
    }
    assert play.table.deltas() == play.table.tally


def test_with_own_splits_people_split_all_five_after_the_raises():
    play = raising(split=SplitMode.OWN).after(Raise(ANN, 2), Raise(CAT, 1))
    assert (play.table.phase, play.table.is_face_down) == (Phase.DEALT, False)
    assert play.table.seen_cards(ANN) == play.table.cards_of(ANN)
    play = play.after(ChooseSplit(ANN, ()), ChooseSplit(BEN, ()))
    assert play.names(ChooseSplit(CAT, ())) == ["SplitChosen", "RoundRevealed"]


def test_who_is_absent_bids_nothing_and_plays_for_the_stake():
    play = bidding().after(Bid(ANN, 2)).later(BID_MS)
    assert play.names(Wake()) == ["BankWon"]
    play = play.after(Wake())
    assert play.table.bidding.bids == {ANN: 2, BEN: 0, CAT: 0}
    play = play.after(Raise(BEN, 3)).later(BID_MS)
    assert play.events(Wake())[-1] == RoundRevealed(1, Cause.TIME)
    assert play.after(Wake()).table.bidding.raises == {BEN: 3, CAT: 1}


def test_nothing_happens_before_the_time_is_over():
    assert bidding().later(BID_MS - 1).events(Wake()) == ()


@given(st.integers(1, 50), st.integers(2, 19))
def test_among_equal_bids_the_lot_of_the_deal_decides(seed, people):
    play = bidding(*CROWD[:people], chance=Seeded(seed)).later(BID_MS).after(Wake())
    hands = play.table.hands
    deck = 52 if people <= 10 else 104
    lot = fair_deal.lot_after(deck, hands.seed, hands.parts, 1)
    assert play.table.banker_id == CROWD[lot % people]
    assert play.table.bidding.number == 1


def test_a_click_comes_twice_too_late_or_from_a_stranger():
    play = bidding()
    assert play.refusal(Raise(ANN, 2)) == "raising-over"
    assert play.after(Bid(ANN, 1)).refusal(Bid(ANN, 2)) == "already-bid"
    assert play.refusal(Bid(CROWD[0], 1)) == "not-in-round"
    assert play.refusal(Bid(ANN, 4)) == "bid-not-offered"
    assert play.refusal(Bid(ANN, 1, round=2)) == "round-over"
    play = raising()
    assert play.refusal(Bid(ANN, 1)) == "bidding-over"
    assert play.refusal(Raise(BEN, 2)) == "banker-raises-nothing"
    assert play.refusal(Raise(ANN, 4)) == "raise-not-offered"
    assert play.after(Raise(ANN, 2)).refusal(Raise(ANN, 3)) == "already-raised"


@pytest.mark.parametrize("play", [bidding(), raising()])
def test_while_cards_lie_face_down_nothing_else_can_be_done(play):
    assert play.refusal(MarkReady(ANN)) == "cards-face-down"
    assert play.refusal(ChooseSplit(ANN, (0, 1, 2))) == "cards-face-down"
    assert play.refusal(Reveal(BY_OPENER)) == "cards-face-down"
    assert play.refusal(Leave(ANN)) == "cards-are-out"
    assert play.refusal(Close(BY_OPENER)) == "reveal-first"
    assert play.refusal(Deal(BY_OPENER)) == "cards-are-out"


def test_nobody_takes_the_bank_and_one_person_alone_cannot_bid():
    play = lobby(ANN, dealer=DealerPolicy.BID)
    assert play.refusal(TakeBank(ANN, "part")) == "bank-not-to-take"
    assert play.refusal(Deal(BY_OPENER)) == "bank-needs-two"
    assert play.after(join(BEN), Deal(BY_OPENER)).table.phase is Phase.BIDDING


def test_the_table_does_not_wait_for_people_who_have_left_the_server():
    play = bidding().after(Bid(ANN, 1), Bid(BEN, 2), RecordGone(frozenset({CAT})))
    assert play.table.phase is Phase.RAISING
    assert play.table.bidding.bids[CAT] == 0
    assert play.names(Raise(ANN, 2)) == ["RaiseMade", "CardsTurned", "RoundRevealed"]
    everybody_gone = bidding().after(RecordGone(frozenset(PEOPLE)))
    assert everybody_gone.table.phase is Phase.REVEALED


@pytest.mark.parametrize(
    "play", [bidding(), bidding(split=SplitMode.OWN), raising(), raising(split=SplitMode.OWN)]
)
def test_a_lost_channel_ends_the_round_and_it_counts(play):
    table = play.after(LoseChannel()).table
    assert table.phase is Phase.CLOSED
    assert table.rounds_played == 1
    assert table.bidding.raises.keys() == set(table.hands.players)
    assert all(table.missed_split(person) is None for person in PEOPLE)


def test_extra_time_is_for_all_but_has_an_end():
    play = replace(lobby(*PEOPLE, dealer=DealerPolicy.BID), more_time={BEN: 20}).after(Deal(BY_OPENER))
    assert play.table.deadline_ms == play.now_ms + 120_000


def test_a_round_comes_back_from_the_books_and_can_be_checked():
    play = raising().after(Raise(ANN, 5), Raise(CAT, 2))
    settled = looked_up(in_the_books(play).round, "gnau")
    assert recalled(settled).deltas() == play.table.deltas()
    deal = dealt_round(settled)
    assert [part["who"] for part in deal["parts"]] == [str(ANN), DEALER, str(CAT)]
    assert deal["bids"] == {str(ANN): 0, DEALER: 3, str(CAT): 0}
    assert (deal["hand_record"]["bid"], deal["hand_record"]["raises"]) == (3, {str(ANN): 5, str(CAT): 2})
    checked = check_deal(write_deal(deal))
    assert checked.is_true
    assert "bid" in {check.step for check in checked.checks}


@pytest.mark.parametrize("people", [2, 10, 11, 19])
@pytest.mark.parametrize("seed", range(3))
def test_a_program_that_knows_nothing_of_the_project_finds_the_same_banker(people, seed):
    play = (
        bidding(*CROWD[:people], chance=Seeded(seed)).later(BID_MS).after(Wake()).later(BID_MS).after(Wake())
    )
    deal = dealt_round(looked_up(in_the_books(play).round, "gnau"))
    answer = independently(write_deal(deal))
    assert answer["bank"] == DEALER
    assert answer["dealer"] == deal["hand_record"]["dealer"]
    assert answer["players"] == deal["hand_record"]["players"]


@pytest.mark.parametrize("who", [ANN, BEN])
def test_who_has_the_bank_can_be_checked(who):
    # Nobody has bid, so that the lot has decided; the file says it was somebody else.
    play = bidding(ANN, BEN, chance=Seeded(4)).later(BID_MS).after(Wake()).later(BID_MS).after(Wake())
    deal = dealt_round(looked_up(in_the_books(play).round, "gnau"))
    bids = deal["bids"] | {(DEALER if play.table.hands.dealer_id == who else str(who)): 1}
    checked = check_deal(write_deal(deal | {"bids": bids}))
    bank = next(check for check in checked.checks if check.step == "bid")
    assert bank.ok is (play.table.hands.dealer_id == who)


def test_a_person_reads_four_of_their_cards_in_their_data_and_what_they_bid():
    play = bidding().after(Bid(ANN, 2))
    mine = own_seat(MACHINE.dump(play.table), ANN)
    assert (len(mine["cards"].split()), mine["bid"], mine["raise"]) == (4, 2, None)
    assert own_seat(MACHINE.dump(play.table), BEN)["bid"] is None


# Bankrolls. Under the usual rules a hand pays 10 at most.


def test_all_that_bids_and_raises_can_cost_is_set_aside():
    play = bidding(funds={ANN: 1000, BEN: 200, CAT: 25})
    # Two opponents, three times five times ten; or all that somebody has.
    assert play.table.bidding.covers == {ANN: 300, BEN: 200, CAT: 25}
    booking = MACHINE.booking(stored(play.table), play.table, play_dealt(play))
    assert booking is not None
    assert booking.posting is not None
    assert {
        entry.account.owner_id: entry.amount_points
        for entry in booking.posting.entries
        if entry.amount_points < 0
    } == {
        ANN: -300,
        BEN: -200,
        CAT: -25,
    }
    assert offered(play.table, ANN) == (0, 1, 2)
    assert offered(play.table, CAT) == (0, 1)
    play = play.after(Bid(ANN, 2), Bid(BEN, 1), Bid(CAT, 0))
    assert offered(play.table, BEN) == RAISES
    assert offered(play.table, CAT) == (1,)


def play_dealt(play):
    lobby_again = lobby(
        *play.table.seats, dealer=DealerPolicy.BID, points=PointsMode.BANKROLL, funds=play.funds
    )
    return lobby_again.events(Deal(BY_OPENER))[0]


def test_the_table_does_not_wait_for_who_can_only_play_for_the_stake():
    play = bidding(funds={ANN: 1000, BEN: 200, CAT: 25}).after(Bid(ANN, 2), Bid(BEN, 1), Bid(CAT, 0))
    assert undecided(play.table) == (BEN,)
    assert play.names(Raise(BEN, 2)) == ["RaiseMade", "CardsTurned", "RoundRevealed"]


def test_as_many_as_possible_play_and_who_could_not_pay_as_the_banker_sits_out():
    play = bidding(funds={ANN: 1000, BEN: 15, CAT: 1000})
    assert play.table.hands.people == (ANN, CAT)
    assert play.table.sat_out == {BEN: 1}
    poor = {ANN: 99, BEN: 3, CAT: 3}
    alone = lobby(
        *PEOPLE, dealer=DealerPolicy.BID, points=PointsMode.BANKROLL, funds=dict.fromkeys(PEOPLE, 99)
    )
    assert replace(alone, funds=poor).refusal(Deal(BY_OPENER)) == "nobody-can-cover"


def test_new_accounts_risk_no_more_than_they_may_lose():
    play = lobby(ANN, BEN, dealer=DealerPolicy.BID, points=PointsMode.BANKROLL, funds={ANN: 1000, BEN: 1000})
    play = replace(play, loss_limits={BEN: LossLimit(30, until_ms=0)}).after(Deal(BY_OPENER))
    assert play.table.bidding is not None
    assert play.table.bidding.covers == {ANN: 150, BEN: 30}
    assert offered(play.table, ANN) == (0, 1, 2, 3)


def test_a_seat_must_be_able_to_pay_for_the_bank():
    play = lobby(
        ANN, BEN, dealer=DealerPolicy.BID, points=PointsMode.BANKROLL, funds={ANN: 99, BEN: 99, CAT: 19}
    )
    assert play.refusal(join(CAT)) == "player-cannot-cover"
    assert replace(play, funds={CAT: 20}).names(join(CAT)) == ["PlayerJoined"]


def test_the_stake_that_such_a_table_could_be_opened_with():
    table = lobby(dealer=DealerPolicy.BID, points=PointsMode.BANKROLL).table
    assert opening_stake(table, 500, 30) == opening_stake(table, 30, 500) == 3


@given(st.data())
def test_nobody_falls_below_zero_and_no_points_are_made_or_lost(data):
    people = CROWD[: data.draw(st.integers(2, 6))]
    funds = {person: data.draw(st.integers(0, 2000)) for person in people}
    play = lobby(
        *people, dealer=DealerPolicy.BID, points=PointsMode.BANKROLL, funds=dict.fromkeys(people, 9**9)
    )
    play = replace(play, funds=funds)
    able = max(
        (n for n in range(2, len(people) + 1) if sum(f >= 10 * (n - 1) for f in funds.values()) >= n),
        default=0,
    )
    if not able:
        assert play.refusal(Deal(BY_OPENER)) == "nobody-can-cover"
        return
    play = play.after(Deal(BY_OPENER))
    assert play.table.hands is not None
    assert len(play.table.hands.people) == able
    for person in play.table.hands.people:
        if person in undecided(play.table):
            play = play.after(Bid(person, data.draw(st.sampled_from(offered(play.table, person)))))
    while waiting := undecided(play.table):
        play = play.after(Raise(waiting[0], data.draw(st.sampled_from(offered(play.table, waiting[0])))))
    assert play.table.phase is Phase.REVEALED
    moved = play.table.deltas()
    assert sum(moved.values()) == 0
    assert all(funds[person] + delta >= 0 for person, delta in moved.items())
    settled = in_the_books(play)
    assert sum(entry.amount_points for entry in settled.posting.entries) == 0


@given(st.dictionaries(st.sampled_from(PEOPLE), st.sampled_from(BIDS), min_size=3))
def test_the_order_in_which_people_bid_does_not_matter(bids):
    bankers = set()
    for order in (PEOPLE, PEOPLE[::-1]):
        bankers.add(bidding().after(*(Bid(person, bids[person]) for person in order)).table.banker_id)
    assert len(bankers) == 1
    assert bids[bankers.pop()] == max(bids.values())
    assert who_has_the_bank(bids, 0) in bids


@pytest.mark.parametrize("split", SplitMode)
def test_a_round_whose_people_have_all_left_the_server_waits_for_no_splits(split):
    play = lobby(ANN, BEN, dealer=DealerPolicy.BID, split=split).after(Deal(BY_OPENER))
    assert play.after(RecordGone(frozenset({ANN, BEN}))).table.phase is Phase.REVEALED
    assert play.after(Bid(ANN, 1), RecordGone(frozenset({ANN, BEN}))).table.phase is Phase.REVEALED
