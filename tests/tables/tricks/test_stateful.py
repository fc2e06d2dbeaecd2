"""Whatever people, computer players and time do to a table, in whatever order, what must hold holds."""

import json
from dataclasses import replace

from hypothesis import settings
from hypothesis.stateful import invariant

from bot.players import GONGZHU, HEARTS
from bot.rules.hearts import Moon
from bot.rules.tricks import SEATS
from bot.tables.commands import Wake
from bot.tables.machine import due_ms
from bot.tables.points import PointsMode
from bot.tables.tricks import IN_GAME, Phase, TakeSeatBack
from bot.tables.tricks.state import WITH_CARDS
from tests.support.tables import Seeded
from tests.support.tiers import examples
from tests.support.tricks.tables import MACHINES, TrickPlay
from tests.tables.tricks.draws import DECK
from tests.tables.tricks.evenings import AnyTrickEvening, is_table_to_pick
from tests.tables.tricks.watched import PURSES

# So many cards does a hand have, so many seats may be away, and then the table waits for a week.
MOST_WAKES = 80
# So many hands may be left of a game that all have left.
MOST_HANDS = 100


class CheckedEvening(AnyTrickEvening):
    """What holds after everything that happens."""

    @invariant()
    def all_cards_are_somewhere_once(self):
        if (hand := self.table.hand) is None:
            return
        played = hand.play.played if hand.play else ()
        everywhere = [card for cards in hand.held for card in cards] + list(played)
        assert sorted(everywhere, key=DECK.index) == list(DECK)

    @invariant()
    def it_comes_back_as_it_was(self):
        machine = MACHINES[self.game]
        assert machine.load(json.loads(json.dumps(machine.dump(self.table)))) == self.table

    @invariant()
    def nobody_sits_twice_and_everybody_adds_to_the_shuffle(self):
        assert len(self.table.seats) == SEATS
        assert len(self.table.people) == len(set(self.table.people))
        assert self.table.parts.keys() == set(self.table.people)
        for seat in self.table.seats:
            assert (seat.user_id is None) or not seat.is_computer
            assert seat.user_id is not None or not seat.is_away

    @invariant()
    def it_is_known_in_what_order_people_have_come(self):
        assert sorted(self.table.arrivals) == sorted(self.table.people)

    @invariant()
    def in_a_game_no_seat_is_free(self):
        if self.table.phase in IN_GAME:
            assert not any(seat.is_free for seat in self.table.seats)
            assert self.table.people or self.table.must_be_played_out

    @invariant()
    def who_is_waited_for_has_something_to_do(self):
        table, hand = self.table, self.table.hand
        if table.phase is Phase.PREPARING:
            assert hand is not None
            chosen = hand.prepared
            assert table.waited_for == tuple(place for place in range(SEATS) if chosen[place] is None) != ()
        elif table.phase is Phase.PLAYING:
            assert hand is not None
            assert table.waited_for == (hand.to_play,)
            assert table.rules.legal_plays(hand)
        elif table.phase is Phase.CHOOSING:
            assert table.game_options.rules.to_record()["moon"] == Moon.CHOOSE
            assert table.waited_for == (table.rules.chooser(hand),)
        else:
            assert table.waited_for == ()

    @invariant()
    def the_hands_of_a_game_are_counted(self):
        finished = len(self.table.scores)
        if self.table.phase in WITH_CARDS:
            assert self.table.hand_number == finished + 1
            assert finished < self.table.round
        elif self.table.phase in {Phase.BETWEEN, Phase.OVER}:
            assert self.table.hand_number == finished <= self.table.round

    @invariant()
    def scores_add_up(self):
        totals = [0] * SEATS
        for scores in self.table.scores:
            totals = [total + score for total, score in zip(totals, scores, strict=True)]
        assert list(self.table.totals) == totals
        assert len(self.table.took_everything) == len(self.table.scores)

    @invariant()
    def a_game_runs_from_its_first_hand_to_its_last(self):
        if self.table.is_open:
            assert self.table.has_running_game == (self.table.phase in IN_GAME)
        if self.table.phase is Phase.OVER:
            rules, hands = self.table.game_options.rules, len(self.table.scores)
            assert self.table.rules.is_over(self.table.totals, rules, hands)

    @invariant()
    def an_open_table_has_a_deadline(self):
        assert (self.table.deadline_ms is not None) == self.table.is_open
        assert due_ms(self.table) == self.table.deadline_ms

    @invariant()
    def something_is_set_aside_only_while_a_game_runs(self):
        table, stake = self.table, self.table.options.stake_points
        is_staked = table.options.points is PointsMode.BANKROLL and table.phase in IN_GAME
        assert self.books.escrow_points == (stake * len(table.stake_holders) if is_staked else 0)
        assert bool(self.books.open_reservations) == (self.books.escrow_points > 0)
        assert sum(self.books.balances.values()) == sum(PURSES.values())

    @invariant()
    def stakes_are_between_people(self):
        holders = self.table.stake_holders
        assert len(holders) != 1
        assert len(set(holders.values())) == len(holders)

    @invariant()
    def who_wants_the_game_called_off_still_waits_for_somebody(self):
        assert self.table.calling_off <= set(self.table.people) or not self.table.is_open
        if self.table.must_be_played_out:
            assert not self.table.calling_off
        elif self.table.phase in IN_GAME:
            assert self.table.calling_off != set(self.table.people)

    def teardown(self):
        if hasattr(self, "table"):
            self.check_log()
            self._it_ends_by_itself()
            self._it_can_be_played_on()

    def _it_ends_by_itself(self):
        # With the same cards in every hand computer players would play the same one for ever.
        play = replace(self._play(), chance=Seeded())
        for _ in range(MOST_WAKES * (MOST_HANDS if play.table.must_be_played_out else 1)):
            if play.due_ms is None:
                break
            play = play.later(max(play.due_ms, 0)).after(Wake())
        assert not play.table.is_open

    def _it_can_be_played_on(self):
        play = self._play()
        if self.table.phase not in WITH_CARDS:
            return
        play = play.after(*map(TakeSeatBack, play.table.people))
        if is_table_to_pick(play.table):
            play = play.later(max(play.due_ms or 0, 0)).after(Wake())
        play = play.until(Phase.BETWEEN, Phase.OVER)
        assert len(play.table.scores) == len(self.table.scores) + 1

    def _play(self):
        return TrickPlay(self.table, self.now_ms, self.chance)


class HeartsEvening(CheckedEvening):
    game = HEARTS


class GongzhuEvening(CheckedEvening):
    game = GONGZHU


for evening in (HeartsEvening, GongzhuEvening):
    evening.TestCase.settings = settings(max_examples=examples(60), stateful_step_count=40)
TestHeartsTable = HeartsEvening.TestCase
TestGongzhuTable = GongzhuEvening.TestCase
