"""What the host changes between two rounds: who sits there, the stake, who deals, who splits the hands."""

from dataclasses import replace

import pytest

from bot.rules.gnau.presets import PRESETS
from bot.tables.commands import Actor, ChangeRules, ChangeSpeed, ChangeStake, Leave, Remove
from bot.tables.events import (
    PlayerJoined,
    PlayerLeft,
    PlayerRemoved,
    PlayerSatOut,
    RulesChanged,
    SpeedChanged,
    StakeChanged,
    TableHandedOver,
)
from bot.tables.gnau import (
    ChangeDealer,
    ChangeSplit,
    Deal,
    DealerPolicy,
    Phase,
    Reveal,
    SplitMode,
    player_cover,
)
from bot.tables.gnau.accounts import hand_record
from bot.tables.gnau.events import BankMoved, DealerChanged, SplitChanged
from bot.tables.points import MAX_STAKE, PointsMode
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CAT,
    CROWD,
    MACHINE,
    MANAGER,
    OPENER,
    REVEAL_S,
    STRANGER,
    GnauPlay,
    Stacked,
    in_phase,
    join,
    lobby,
    part_of,
)

BY_MANAGER = Actor(MANAGER, manages_server=True)


def policy(dealer: DealerPolicy, by: Actor = BY_OPENER) -> ChangeDealer:
    return ChangeDealer(by, dealer, part_of(by.user_id))


def own(reveal_s: int = 60) -> ChangeSplit:
    return ChangeSplit(BY_OPENER, SplitMode.OWN, reveal_s)


def kept(play: GnauPlay) -> GnauPlay:
    """Return a play whose table has gone through the database."""
    return replace(play, table=MACHINE.load(MACHINE.dump(play.table)))


def test_who_is_removed_may_come_back():
    play = lobby(ANN, BEN)
    assert play.events(Remove(BY_OPENER, ANN)) == (PlayerRemoved(ANN, OPENER), PlayerLeft(ANN))
    assert play.after(Remove(BY_OPENER, ANN), join(ANN)).table.seats == (BEN, ANN)
    assert play.refusal(Remove(BY_OPENER, STRANGER)) == "guest-not-seated"
    blocked = replace(play.after(Remove(BY_OPENER, ANN)), blocked=frozenset({ANN}))
    assert blocked.refusal(join(ANN)) == "blocked"


def test_a_dealer_who_is_removed_passes_the_bank_and_a_host_the_table():
    play = in_phase(Phase.REVEALED, ANN, BEN, dealer_id=CAT)
    assert play.events(Remove(BY_OPENER, CAT))[1:] == (BankMoved(None), PlayerLeft(CAT))
    hosted = lobby(OPENER, BEN)
    assert hosted.events(Remove(BY_MANAGER, OPENER))[-1] == TableHandedOver(BEN)


def test_what_is_shown_of_the_latest_round_stays_as_it_was_played():
    before = lobby(ANN, BEN, stake_points=2).after(Deal(BY_OPENER), Reveal(BY_OPENER))
    after = kept(before.after(ChangeStake(BY_OPENER, 7), own()))
    for play in (before, after, after.after(ChangeStake(BY_OPENER, 9))):
        assert play.table.deltas() == before.table.deltas()
        assert play.table.tally == before.table.tally
        assert not play.table.is_own_split
        assert play.table.round_options.stake_points == 2
    again = after.after(Deal(BY_OPENER))
    assert (again.table.round_options.stake_points, again.table.is_own_split) == (7, True)
    assert again.table.played is None
    assert again.table.deadline_ms == again.now_ms + 60_000
    assert hand_record(again.table)["stake"] == 7


def test_a_table_without_changes_is_kept_as_before():
    assert (
        not {"played", "is_forsaken", "follows_id", "deal_ms"}
        & MACHINE.dump(in_phase(Phase.REVEALED).table).keys()
    )


def test_what_is_the_same_already_changes_nothing():
    play = lobby(ANN)
    for command in (
        ChangeStake(BY_OPENER, 1),
        ChangeRules(BY_OPENER, PRESETS["classic"]),
        ChangeSpeed(BY_OPENER, REVEAL_S),
        policy(DealerPolicy.HOUSE),
        ChangeSplit(BY_OPENER, SplitMode.AUTO, 20),
    ):
        assert play.events(command) == ()


@pytest.mark.parametrize("stake", [0, -1, MAX_STAKE + 1])
def test_a_stake_that_cannot_be_is_refused(stake):
    assert lobby(ANN).refusal(ChangeStake(BY_OPENER, stake)) == "stake-invalid"
    assert lobby(ANN).events(ChangeStake(BY_OPENER, 3)) == (StakeChanged(3, OPENER),)


def test_own_splits_need_their_time():
    assert lobby(ANN).refusal(own(9)) == "own-split-needs-time"
    assert lobby(ANN).events(own(10)) == (SplitChanged(SplitMode.OWN, 10, OPENER),)


def test_the_rules_and_the_speed_change_from_the_next_round_on():
    chance = Stacked("KS QS JS 10S 10H 5S 5H 5D 5C 2S")
    before = lobby(ANN, chance=chance, rules=PRESETS["plain"]).after(Deal(BY_OPENER), Reveal(BY_OPENER))
    commands = ChangeRules(BY_OPENER, PRESETS["classic"]), ChangeSpeed(BY_OPENER, 90)
    assert [each for command in commands for each in before.events(command)] == [
        RulesChanged(PRESETS["classic"], OPENER),
        SpeedChanged(90, OPENER),
    ]
    after = kept(before.after(*commands))
    # Five Dukes with tens: by the rules of the round they stay what they were.
    assert after.table.counted_split(None) == before.table.counted_split(None)
    assert hand_record(after.table) == hand_record(before.table)
    again = after.after(Deal(BY_OPENER))
    assert again.table.counted_split(None) != before.table.counted_split(None)
    assert again.table.deadline_ms == again.now_ms + 90_000


def test_a_speed_that_is_too_fast_for_own_splits_is_refused():
    assert lobby(ANN, split=SplitMode.OWN).refusal(ChangeSpeed(BY_OPENER, 5)) == "own-split-needs-time"


def test_who_cannot_cover_the_new_stake_sits_out_the_next_round():
    play = replace(lobby(points=PointsMode.BANKROLL), funds={ANN: 100, BEN: 50})
    play = play.after(join(ANN), join(BEN), ChangeStake(BY_OPENER, 10))
    assert player_cover(play.table) == 100
    assert PlayerSatOut(BEN, 5) in play.events(Deal(BY_OPENER))
    assert play.after(Leave(BEN)).refusal(join(BEN)) == "player-cannot-cover"


@pytest.mark.parametrize(
    ("play", "dealer", "events"),
    [
        (lobby(ANN, dealer_id=BEN), DealerPolicy.HOUSE, (BankMoved(None),)),
        (lobby(ANN, dealer_id=BEN), DealerPolicy.ROTATE, ()),
        (lobby(ANN, BEN), DealerPolicy.ROTATE, (BankMoved(ANN),)),
        (lobby(), DealerPolicy.WINNER, ()),
        (lobby(ANN), DealerPolicy.ANYONE, ()),
        (lobby(ANN, dealer=DealerPolicy.ROTATE), DealerPolicy.ANYONE, ()),
        (lobby(ANN, OPENER), DealerPolicy.OPENER, (BankMoved(OPENER),)),
        (
            lobby(ANN, dealer_id=BEN),
            DealerPolicy.OPENER,
            (PlayerJoined(OPENER, part_of(OPENER)), BankMoved(OPENER)),
        ),
    ],
)
def test_who_deals_once_that_is_decided_otherwise(play, dealer, events):
    assert play.events(policy(dealer)) == (DealerChanged(dealer, OPENER), *events)


def test_a_manager_has_no_host_sit_down():
    play = lobby(ANN)
    assert play.events(policy(DealerPolicy.OPENER, BY_MANAGER)) == (
        DealerChanged(DealerPolicy.OPENER, MANAGER),
    )
    assert play.after(policy(DealerPolicy.OPENER, BY_MANAGER)).table.may_take_bank(OPENER)


@pytest.mark.parametrize("dealer", [DealerPolicy.HOUSE, DealerPolicy.OPENER])
def test_where_a_former_dealer_is_one_player_too_many_they_have_no_seat(dealer):
    full = lobby(*CROWD[:19], dealer_id=BEN)
    assert full.events(policy(dealer))[-1] == PlayerLeft(BEN)
    assert len(full.after(policy(dealer)).table.players) == 19


def test_the_next_round_is_dealt_as_it_was_decided():
    play = in_phase(Phase.REVEALED, ANN, BEN).after(policy(DealerPolicy.ROTATE))
    assert kept(play).table.banker_id == ANN
    hands = kept(play).after(Deal(BY_OPENER)).table.hands
    assert hands is not None
    assert hands.dealer_id == ANN
    assert kept(play).after(Deal(BY_OPENER), Reveal(BY_OPENER)).table.banker_id == BEN
