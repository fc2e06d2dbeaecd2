"""Tables that play for bankrolls: what has to be covered, who sits out, and that nobody ends below zero."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.errors import RuleError
from bot.rules.gnau.options import FiveSmall, HouseRules, Payouts
from bot.rules.gnau.presets import PRESETS
from bot.tables.commands import Close
from bot.tables.events import PlayerSatOut
from bot.tables.gnau import Deal, DealerPolicy, PassBank, Reveal, SplitMode, TakeBank
from bot.tables.gnau.accounts import highest_payout, opening_stake, stake_covered
from bot.tables.machine import Moment
from bot.tables.points import Account, AccountKind, LossLimit, PointsMode
from tests.support.clock import NOW_MS
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CAT,
    DEALER,
    GUILD,
    MACHINE,
    OPENER,
    TABLE,
    GnauPlay,
    Seeded,
    join,
    lobby,
    stored,
)

RULES = st.sampled_from([*PRESETS.values(), HouseRules(payouts=Payouts(five_dukes=3, double=8))])


def rich(*people):
    return dict.fromkeys(people, 10**9)


def bankroll(*seats, funds=None, **options) -> GnauPlay:
    """Return a lobby of a server with bankrolls; everybody is rich unless something else is said."""
    return lobby(*seats, points=PointsMode.BANKROLL, funds=funds or rich(*seats, DEALER, OPENER), **options)


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        (PRESETS["classic"], 10),
        (PRESETS["kopitiam"], 7),
        (HouseRules(payouts=Payouts(five_dukes=1, five_small=2, tonku=3, double=50)), 50),
        (HouseRules(five_small=FiveSmall.OFF, payouts=Payouts(five_dukes=4, five_small=99)), 5),
        (HouseRules(payouts=Payouts(0, 0, 0, 0, 0, 0, 0, 0)), 0),
    ],
)
def test_the_dearest_hand_there_can_be(rules, points):
    assert highest_payout(rules) == points


@pytest.mark.parametrize(("funds", "players", "stake"), [(9, 1, 0), (10, 1, 1), (99, 1, 9), (99, 3, 3)])
def test_the_stake_that_points_would_cover(funds, players, stake):
    assert stake_covered(bankroll().table, funds, players) == stake


@pytest.mark.parametrize(
    ("dealer", "own", "others", "stake"),
    [
        (DealerPolicy.HOUSE, 500, 30, 50),
        (DealerPolicy.HOUSE, 30, 500, 50),
        (DealerPolicy.ANYONE, 500, 30, 50),
        (DealerPolicy.OPENER, 500, 30, 3),
        (DealerPolicy.OPENER, 30, 500, 3),
        (DealerPolicy.ROTATE, 500, 30, 3),
        (DealerPolicy.WINNER, 30, 500, 50),
    ],
)
def test_the_stake_that_a_table_could_be_opened_with(dealer, own, others, stake):
    table = bankroll(dealer=dealer, stake_points=7).table
    assert opening_stake(table, own, others) == stake


def test_hands_that_pay_nothing_need_no_cover():
    table = bankroll(rules=HouseRules(payouts=Payouts(0, 0, 0, 0, 0, 0, 0, 0)), stake_points=7).table
    assert stake_covered(table, 0) == 7


def test_who_could_not_pay_does_not_sit_down():
    play = bankroll(stake_points=5, funds={ANN: 49, BEN: 50})
    assert play.refusal(join(ANN)) == "player-cannot-cover"
    assert play.names(join(BEN)) == ["PlayerJoined"]


def test_for_scores_nobody_needs_anything():
    assert lobby(stake_points=1_000_000, funds={ANN: 0}).names(join(ANN)) == ["PlayerJoined"]


def test_who_has_too_little_by_now_sits_out_and_gives_the_seat_up():
    play = replace(bankroll(ANN, BEN, stake_points=5), funds={ANN: 49, BEN: 50})
    _, sat_out = play.events(Deal(BY_OPENER))
    assert sat_out == PlayerSatOut(ANN, 4)
    table = play.after(Deal(BY_OPENER)).table
    assert (table.seats, dict(table.sat_out)) == ((BEN,), {ANN: 4})
    assert table.hands is not None
    assert list(table.hands.players) == [BEN]
    assert table.parts.keys() == {BEN}


def test_who_sat_out_is_named_for_one_round():
    play = replace(bankroll(ANN, BEN, stake_points=5), funds={ANN: 0, BEN: 500}).after(Deal(BY_OPENER))
    again = play.after(Reveal(BY_OPENER), Deal(BY_OPENER)).table
    assert dict(again.sat_out) == {}


def test_where_nobody_can_cover_nothing_happens():
    play = replace(bankroll(ANN, BEN, stake_points=5), funds={ANN: 0, BEN: 49})
    assert play.refusal(Deal(BY_OPENER)) == "nobody-can-cover"


@pytest.mark.parametrize(("balance", "refused"), [(99, True), (100, False)])
def test_a_dealer_covers_every_player(balance, refused):
    play = bankroll(ANN, BEN, dealer_id=DEALER, stake_points=5)
    play = replace(play, funds={DEALER: balance, ANN: 50, BEN: 50})
    if refused:
        assert play.refusal(Deal(BY_OPENER)) == "dealer-cannot-cover"
    else:
        assert play.names(Deal(BY_OPENER)) == ["CardsDealt"]


def test_who_joins_is_refused_where_the_dealer_could_not_pay_one_more():
    play = bankroll(ANN, dealer_id=DEALER, stake_points=5)
    play = replace(play, funds={DEALER: 149, ANN: 50, BEN: 50, CAT: 50}).after(join(BEN))
    with pytest.raises(RuleError) as refused:
        play.events(join(CAT))
    assert (refused.value.code, refused.value.params["players"]) == ("dealer-covers-no-more", 2)
    richer = replace(play, funds={**play.funds, DEALER: 150})
    assert richer.after(join(CAT)).names(Deal(BY_OPENER)) == ["CardsDealt"]


def test_a_dealer_covers_only_those_who_play():
    play = bankroll(ANN, BEN, dealer_id=DEALER, stake_points=5)
    play = replace(play, funds={DEALER: 50, ANN: 49, BEN: 50})
    assert play.names(Deal(BY_OPENER)) == ["CardsDealt", "PlayerSatOut"]


NEW = LossLimit(50, NOW_MS + 1)


@pytest.mark.parametrize(("stake", "is_refused"), [(5, False), (6, True)])
@pytest.mark.parametrize("policy", DealerPolicy)
def test_a_new_account_plays_for_no_more_than_it_may_lose_where_people_deal(stake, is_refused, policy):
    play = replace(bankroll(stake_points=stake, dealer=policy), loss_limits={ANN: NEW})
    play = replace(play, funds=rich(ANN, BEN, OPENER))
    if is_refused and policy is not DealerPolicy.HOUSE:
        assert play.refusal(join(ANN)) == "account-too-new"
    else:
        assert play.names(join(ANN))[0] == "PlayerJoined"
    assert play.names(join(BEN))[0] == "PlayerJoined"


def test_a_new_account_whose_limit_came_down_meanwhile_sits_out_where_people_deal():
    limits = {ANN: LossLimit(49, NOW_MS + 1)}
    dealt = replace(bankroll(ANN, BEN, dealer_id=DEALER, stake_points=5), loss_limits=limits)
    assert dealt.events(Deal(BY_OPENER))[1:] == (PlayerSatOut(ANN, 4),)
    by_the_house = replace(bankroll(ANN, BEN, stake_points=5), loss_limits=limits)
    assert by_the_house.names(Deal(BY_OPENER)) == ["CardsDealt"]


def test_a_new_account_deals_to_no_more_players_than_it_may_lose_to():
    play = replace(bankroll(ANN, dealer=DealerPolicy.ANYONE, stake_points=5), loss_limits={DEALER: NEW})
    play = replace(play, funds=rich(ANN, BEN, CAT, DEALER))
    dealing = play.after(TakeBank(DEALER, "click"))
    assert dealing.refusal(join(BEN)) == "dealer-covers-no-more"
    assert play.after(join(BEN)).refusal(TakeBank(DEALER, "click")) == "account-too-new"


def test_a_new_account_to_which_the_bank_comes_does_not_deal_to_more_either():
    play = replace(
        bankroll(ANN, BEN, CAT, stake_points=5, dealer=DealerPolicy.ROTATE), loss_limits={BEN: NEW}
    )
    passed = play.after(PassBank(ANN))
    assert passed.table.banker_id == BEN
    assert passed.refusal(Deal(BY_OPENER)) == "dealer-account-too-new"
    assert passed.after(PassBank(BEN)).names(Deal(BY_OPENER)) == ["CardsDealt"]


@pytest.mark.parametrize(
    ("command", "people"),
    [
        (join(CAT), (CAT, DEALER)),
        (Deal(BY_OPENER), (DEALER, ANN)),
        (Reveal(BY_OPENER), ()),
        (Close(BY_OPENER), ()),
    ],
)
def test_whose_bankrolls_are_looked_at(command, people):
    play = bankroll(ANN, dealer_id=DEALER)
    assert MACHINE.at_stake(play.table, command) == people
    assert MACHINE.at_stake(lobby(ANN).table, command) == ()


def books(play: GnauPlay):
    """Return the postings of a round: what is set aside, then what is settled."""
    postings = []
    for command in (Deal(BY_OPENER), Reveal(BY_OPENER)):
        table = play.table
        for event in MACHINE.decide(table, command, Moment(play.now_ms, play.chance, play.funds)):
            table = MACHINE.evolve(table, event, play.now_ms)
            booking = MACHINE.booking(stored(table), table, event)
            postings += [booking and booking.posting]
        play = replace(play, table=table)
    return [posting for posting in postings if posting], play.table


@given(
    seed=st.integers(0, 2**32), stake=st.integers(1, 1000), rules=RULES, split=st.sampled_from(SplitMode),
    policy=st.sampled_from([DealerPolicy.HOUSE, DealerPolicy.ANYONE]), players=st.integers(1, 9),
)  # fmt: skip
def test_whoever_just_covers_a_round_never_ends_below_zero(seed, stake, rules, split, policy, players):
    seats = (ANN, BEN, CAT, *range(100, 106))[:players]
    dealer_id = DEALER if policy is DealerPolicy.ANYONE else None
    each = stake * highest_payout(rules)
    funds = dict.fromkeys(seats, each) | {DEALER: each * players}
    play = bankroll(*seats, dealer_id=dealer_id, rules=rules, stake_points=stake, chance=Seeded(seed))
    postings, table = books(replace(play, funds=funds))
    moved: dict[Account, int] = {}
    for posting in postings:
        for entry in posting.entries:
            moved[entry.account] = moved.get(entry.account, 0) + entry.amount_points
            if entry.account.kind is AccountKind.PURSE:
                assert funds[entry.account.owner_id] + moved[entry.account] >= 0
    assert moved.get(Account.escrow(GUILD, TABLE), 0) == 0
    purses = {
        account.owner_id: points for account, points in moved.items() if account.kind is AccountKind.PURSE
    }
    assert {user_id: delta for user_id, delta in table.deltas().items() if delta} == {
        user_id: points for user_id, points in purses.items() if points
    }
    assert Account.user(GUILD, ANN) not in moved


def test_the_cards_set_aside_what_could_be_lost_under_a_name_of_its_own():
    (reserve, settled), _ = books(bankroll(ANN, BEN, dealer_id=DEALER, stake_points=5))
    purses = {entry.account.owner_id: entry.amount_points for entry in reserve.entries}
    assert purses == {ANN: -50, BEN: -50, DEALER: -100, TABLE: 200}
    assert (reserve.reference, settled.reference) == ("gnau:7:1:reserve", "gnau:7:1")
