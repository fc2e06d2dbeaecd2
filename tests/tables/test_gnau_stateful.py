"""Whatever people and time do to a Gnau table, in whatever order, what must hold holds."""

import json
from dataclasses import replace
from itertools import islice

from hypothesis import settings
from hypothesis.stateful import invariant

from bot.rules import fair_deal
from bot.rules.cards import build_deck, packs_for
from bot.tables.commands import Actor, Close, Wake
from bot.tables.gnau import MAX_PLAYERS, Bid, ChooseSplit, DealerPolicy, Phase, Raise, Reveal
from bot.tables.gnau.bidding import undecided
from bot.tables.gnau.dealing import all_done, still_choosing
from bot.tables.machine import due_ms
from bot.tables.points import PointsMode
from tests.support.tables import MACHINE, GnauPlay
from tests.support.tiers import examples
from tests.tables.gnau_evenings import FUNDS, AnyGnauEvening


class CheckedEvening(AnyGnauEvening):
    """What holds after everything that happens."""

    @invariant()
    def something_is_at_stake_only_while_cards_are_out(self):
        is_at_stake = self.table.options.points is PointsMode.BANKROLL and self.table.has_cards_out
        assert (self.escrow_points > 0) == is_at_stake
        assert self.escrow_points >= 0

    @invariant()
    def who_has_gone_has_cards_in_the_running_round(self):
        hands = self.table.hands if self.table.has_cards_out else None
        assert self.table.gone <= set(hands.people if hands else ())

    @invariant()
    def seats_are_a_set_of_nineteen_players_and_a_dealer_at_most(self):
        seats = self.table.seats
        assert len(seats) == len(set(seats))
        assert len(self.table.players) == len(seats) - (self.table.banker_id is not None) <= MAX_PLAYERS

    @invariant()
    def the_dealer_is_seated_and_whom_the_policy_allows(self):
        policy, banker_id = self.table.options.dealer, self.table.banker_id
        assert banker_id is None or banker_id in self.table.seats
        if policy is DealerPolicy.HOUSE:
            assert banker_id is None
        if policy is DealerPolicy.BID:
            assert (banker_id is not None) == (self.table.phase in {Phase.RAISING, Phase.DEALT})
        if policy is DealerPolicy.OPENER:
            assert banker_id in {None, self.table.opener_id, *self.table.gone}
        if policy in {DealerPolicy.ROTATE, DealerPolicy.WINNER}:
            assert (banker_id is None) == (not self.table.seats)

    @invariant()
    def a_host_who_has_left_is_the_host_of_nobody(self):
        there = set(self.table.seats) - self.table.gone
        assert not (self.table.is_open and self.table.is_forsaken and there)

    @invariant()
    def everybody_seated_adds_to_the_shuffle_and_nobody_else(self):
        assert self.table.parts.keys() == set(self.table.seats)

    @invariant()
    def the_deal_follows_from_what_is_published(self):
        if (hands := self.table.hands) is None:
            return
        assert fair_deal.commitment_to(hands.seed) == self.locks[self.table.round - 1]
        is_bid = self.table.bidding is not None
        house = () if is_bid or hands.dealer_id else (None,)
        seats = (*house, *hands.people)
        deck = build_deck(packs_for(len(seats)))
        cards = iter(fair_deal.shuffled(deck, hands.seed, hands.parts, self.table.round))
        for user_id in seats:
            assert self.table.cards_of(user_id) == tuple(islice(cards, 5))
        assert len(hands.parts) == len(hands.people)

    @invariant()
    def cards_are_out_exactly_in_a_round(self):
        assert (self.table.hands is None) == (self.table.round == 0)
        assert not (self.table.is_own_split and self.table.ready)
        assert not self.table.ready & self.table.choices.keys()
        if self.table.has_cards_out:
            assert self.table.hands is not None
            assert tuple(self.table.hands.players) == self.table.players
            assert self.table.hands.dealer_id == self.table.banker_id
            assert self.table.is_face_down or not all_done(self.table)
            assert self.table.is_face_down <= bool(undecided(self.table))

    @invariant()
    def it_comes_back_as_it_was(self):
        loaded = MACHINE.load(json.loads(json.dumps(MACHINE.dump(self.table))))
        assert loaded == self.table
        if loaded.hands is not None and self.table.hands is not None:
            assert list(loaded.hands.players) == list(self.table.hands.players)

    @invariant()
    def no_points_are_made_or_lost(self):
        assert sum(self.table.tally.values()) + self.house_points == 0

    @invariant()
    def every_round_before_this_one_is_settled(self):
        running = self.table.has_cards_out
        assert self.table.rounds_played == self.rounds == self.table.round - running

    @invariant()
    def the_log_leads_to_the_same_table(self):
        table = self.opened
        for event, at_ms in self.log:
            table = MACHINE.evolve(table, event, at_ms)
        assert table == self.table

    @invariant()
    def the_host_can_finish_once_everybody_has_chosen(self):
        if not self.table.is_open:
            return
        play, host = GnauPlay(self.table, self.now_ms), Actor(self.table.opener_id)
        while waiting := undecided(play.table):
            play = play.after(
                Bid(waiting[0], 0) if play.table.phase is Phase.BIDDING else Raise(waiting[0], 1)
            )
        if choosing := still_choosing(play.table):
            play = play.after(*(ChooseSplit(person, ()) for person in choosing))
        elif play.table.phase is Phase.DEALT:
            play = play.after(Reveal(host))
        assert play.after(Close(host)).table.phase is Phase.CLOSED

    @invariant()
    def an_open_table_finishes_by_itself(self):
        assert (due_ms(self.table) is not None) == self.table.is_open
        play = GnauPlay(self.table, self.now_ms, funds=FUNDS)
        # A lobby may deal, people may bid and raise, and a round is revealed, before an idle table closes.
        for _ in range(5):
            if (next_ms := due_ms(play.table)) is not None:
                play = replace(play, now_ms=max(next_ms, play.now_ms)).after(Wake())
        assert play.table.phase is Phase.CLOSED

    @invariant()
    def only_a_lobby_deals_by_itself_and_that_is_when_it_acts(self):
        if self.table.is_open and self.table.deal_ms is not None:
            assert self.table.phase is Phase.LOBBY
            assert due_ms(self.table) == self.table.deal_ms


CheckedEvening.TestCase.settings = settings(max_examples=examples(100), stateful_step_count=40)
TestGnauTable = CheckedEvening.TestCase
