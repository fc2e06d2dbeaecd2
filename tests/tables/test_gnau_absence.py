"""People who leave the server, and places that go away, in the middle of a game."""

import json

import pytest

from bot.tables.commands import Actor, Close, LoseChannel, RecordGone, Wake
from bot.tables.events import Cause, TableClosed
from bot.tables.gnau import (
    ChooseSplit,
    Deal,
    DealerPolicy,
    MarkReady,
    Phase,
    Reveal,
    RoundRevealed,
    SplitMode,
    unchosen,
)
from bot.tables.gnau.dealing import still_choosing
from bot.tables.gnau.events import PlayerGone, SplitChosen
from bot.tables.machine import due_ms
from bot.tables.points import Account, PointsMode
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CAT,
    DEALER,
    GUILD,
    MACHINE,
    OPENER,
    REVEAL_S,
    STRANGER,
    TABLE,
    Stacked,
    in_phase,
    join,
    lobby,
    stored,
)

# The second is Double Ox 8 with these three, and less with others; the third needs no ox.
OX_6, MANY_WAYS, FIVE_DUKES, NO_OX = "10S 10H 10D 2S 4S", "3S 6S 8S 4D 8D", "JS QS KS JH QH", "4H 4C 3C 8C 5C"
BEST = (0, 1, 3)


def dealt(*seats, **options):
    return lobby(*(seats or (ANN, BEN)), **options).after(Deal(BY_OPENER))


def splitting(*hands, **options):
    """Return a table of own splits with these hands out, the dealer's first."""
    seats = (ANN, BEN, CAT)[: len(hands) - 1]
    return dealt(*seats, split=SplitMode.OWN, chance=Stacked(" ".join(hands)), **options)


def gone(*people, number=1):
    return RecordGone(frozenset(people), round=number)


# Somebody has left the server


def test_with_cards_out_they_keep_seat_and_cards_until_the_reveal():
    play = dealt(ANN, BEN, CAT)
    assert play.events(gone(BEN, STRANGER)) == (PlayerGone(BEN),)
    play = play.after(gone(BEN))
    assert (play.table.seats, play.table.gone) == ((ANN, BEN, CAT), {BEN})
    after = play.after(Reveal(BY_OPENER)).table
    assert (after.seats, after.gone, set(after.tally)) == ((ANN, CAT), frozenset(), {ANN, BEN, CAT})
    assert after.parts.keys() == {ANN, CAT}


def test_people_who_are_gone_are_not_dealt_in_again_but_may_come_back():
    play = dealt().after(gone(BEN), Reveal(BY_OPENER))
    assert set(play.after(Deal(BY_OPENER)).table.hands.players) == {ANN}
    assert play.after(join(BEN)).table.seats == (ANN, BEN)


def test_nobody_waits_for_them():
    play = dealt(ANN, BEN, CAT).after(MarkReady(ANN), gone(BEN))
    assert play.names(MarkReady(CAT)) == ["PlayerReady", "RoundRevealed"]


def test_where_only_they_were_waited_for_the_round_is_revealed():
    play = dealt().after(MarkReady(ANN))
    assert play.events(gone(BEN)) == (PlayerGone(BEN), RoundRevealed(1, Cause.ALL_READY))
    assert play.after(gone(BEN)).table.seats == (ANN,)


def test_where_all_have_gone_the_round_is_settled_and_the_table_is_empty():
    play = dealt().after(gone(ANN, BEN))
    assert (play.table.phase, play.table.seats, set(play.table.tally)) == (Phase.REVEALED, (), {ANN, BEN})


def test_what_they_had_not_split_counts_as_by_rule():
    play = splitting(OX_6, MANY_WAYS, MANY_WAYS.replace("S", "C").replace("D", "H")).after(gone(BEN))
    assert (still_choosing(play.table), unchosen(play.table)) == ((ANN,), (ANN, BEN))
    after = play.after(ChooseSplit(ANN, BEST))
    assert after.table.phase is Phase.REVEALED
    assert after.table.tally == {ANN: 2, BEN: -1}


def test_who_comes_back_in_time_splits_their_own_hand():
    play = splitting(OX_6, FIVE_DUKES, MANY_WAYS).after(gone(BEN), ChooseSplit(BEN, BEST))
    assert play.table.phase is Phase.DEALT
    assert play.after(ChooseSplit(ANN, ())).table.tally == {ANN: 10, BEN: 2}


@pytest.mark.parametrize(
    ("policy", "heirs"), [(DealerPolicy.ROTATE, {BEN}), (DealerPolicy.WINNER, {BEN, CAT})]
)
def test_a_dealer_who_has_gone_passes_the_bank_on(policy, heirs):
    play = dealt(ANN, BEN, CAT, dealer=policy).after(gone(ANN))
    assert play.table.banker_id == ANN
    after = play.after(Reveal(BY_OPENER)).table
    assert ANN not in after.seats
    assert after.banker_id in heirs


def test_where_anyone_may_deal_it_goes_back_to_the_house():
    after = dealt(BEN, dealer_id=ANN).after(gone(ANN), Reveal(BY_OPENER)).table
    assert (after.seats, after.banker_id) == ((BEN,), None)


def test_where_the_next_dealer_has_gone_too_the_bank_goes_further():
    play = lobby(ANN, BEN, CAT, dealer=DealerPolicy.ROTATE).after(Deal(BY_OPENER), gone(ANN, BEN))
    after = play.after(Reveal(BY_OPENER)).table
    assert (after.seats, after.banker_id) == ((CAT,), CAT)


def test_the_opener_who_dealt_and_has_gone_leaves_the_bank_to_the_house():
    play = lobby(ANN, dealer=DealerPolicy.OPENER).after(Deal(BY_OPENER), gone(OPENER), MarkReady(ANN))
    assert (play.table.seats, play.table.banker_id) == ((ANN,), None)


def test_after_the_reveal_their_seat_is_free_at_once():
    play = in_phase(Phase.REVEALED)
    assert play.after(gone(BEN)).table.seats == (ANN,)
    assert play.after(gone(BEN)).table.gone == frozenset()


@pytest.mark.parametrize("people", [(), (STRANGER,)])
@pytest.mark.parametrize("phase", [Phase.DEALT, Phase.REVEALED])
def test_who_has_no_seat_is_no_news(phase, people):
    assert in_phase(phase).events(gone(*people)) == ()


def test_people_who_are_gone_are_noted_once():
    assert dealt().after(gone(BEN)).events(gone(BEN)) == ()


def test_late_news_of_an_earlier_round_does_nothing():
    play = dealt().after(Reveal(BY_OPENER), Deal(BY_OPENER))
    assert play.refusal(gone(BEN)) == "round-over"


# The place is gone


@pytest.mark.parametrize("phase", [Phase.LOBBY, Phase.REVEALED])
def test_between_rounds_a_table_without_a_place_just_closes(phase):
    assert in_phase(phase).events(LoseChannel()) == (TableClosed(Cause.CHANNEL_LOST),)


def test_cards_that_are_out_count():
    play = dealt(ANN, chance=Stacked(f"{OX_6} {NO_OX}"))
    assert play.events(LoseChannel()) == (
        RoundRevealed(1, Cause.CHANNEL_LOST),
        TableClosed(Cause.CHANNEL_LOST),
    )
    assert play.after(LoseChannel()).table.tally == {ANN: -1}


def test_who_had_still_to_split_gets_the_best_split():
    play = splitting(OX_6, MANY_WAYS, FIVE_DUKES, NO_OX)
    assert play.events(LoseChannel())[:3] == (
        SplitChosen(ANN, BEST),
        SplitChosen(BEN, ()),
        SplitChosen(CAT, ()),
    )
    assert play.after(LoseChannel()).table.tally == {ANN: 2, BEN: 10, CAT: -1}


def test_who_has_split_keeps_the_split():
    play = splitting(OX_6, MANY_WAYS, FIVE_DUKES).after(ChooseSplit(ANN, ()))
    assert play.after(LoseChannel()).table.tally[ANN] == -1


def test_a_dealer_gets_the_best_split_too_and_who_has_gone_as_well():
    play = splitting(MANY_WAYS, OX_6, dealer_id=DEALER).after(gone(ANN))
    chosen = {event.user_id: event.positions for event in play.events(LoseChannel())[:2]}
    assert chosen == {DEALER: BEST, ANN: (0, 1, 2)}


def test_what_was_set_aside_is_settled():
    funds = dict.fromkeys((ANN, BEN), 1_000)
    before = lobby(ANN, BEN, points=PointsMode.BANKROLL, funds=funds)
    [dealing] = before.events(Deal(BY_OPENER))
    play = before.after(Deal(BY_OPENER))
    reserved = MACHINE.booking(stored(play.table), play.table, dealing)
    assert reserved is not None
    table, postings = play.table, [reserved.posting]
    for event in play.events(LoseChannel()):
        table = MACHINE.evolve(table, event, play.now_ms)
        settled = MACHINE.booking(stored(table), table, event)
        postings += [settled.posting] if settled else []
    escrow = Account.escrow(GUILD, TABLE)
    entries = [entry for posting in postings if posting is not None for entry in posting.entries]
    held = [entry.amount_points for entry in entries if entry.account == escrow]
    assert held == [20, -20]
    assert due_ms(table) is None


@pytest.mark.parametrize("command", [LoseChannel(), gone(ANN)])
def test_a_closed_table_has_nothing_to_lose(command):
    assert in_phase(Phase.CLOSED).refusal(command) == "table-closed"


def test_an_opener_who_has_gone_leaves_a_table_that_closes_by_itself():
    play = dealt().after(gone(ANN)).later(REVEAL_S * 1000).after(Wake())
    assert play.refusal(Close(Actor(BEN))) == "only-leader"
    assert play.later(10**9).after(Wake()).table.phase is Phase.CLOSED


# What is kept


def test_who_has_gone_is_kept_and_tables_from_before_know_of_nobody():
    table = dealt().after(gone(BEN)).table
    kept = json.loads(json.dumps(MACHINE.dump(table)))
    assert MACHINE.load(kept) == table
    assert MACHINE.dump_event(PlayerGone(BEN)).data == {"user_id": BEN}
    del kept["gone"]
    assert MACHINE.load(kept).gone == frozenset()
