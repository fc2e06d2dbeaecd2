"""Whatever people and time do to a Gnau table, in whatever order, what must hold holds."""

import copy
import json
import random
from collections import Counter

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.rules.cards import build_deck
from bot.rules.errors import RuleError
from bot.rules.gnau import PRESETS, HouseRules, Ties
from bot.tables.gnau import (
    MAX_PLAYERS,
    Actor,
    Close,
    Deal,
    Event,
    Join,
    Leave,
    MarkReady,
    Phase,
    RecordDelivery,
    Reveal,
    RoundRevealed,
    Wake,
    new_table,
)
from bot.tables.machine import Moment
from tests.support.clock import NOW_MS
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CAT,
    CROWD,
    DEALER,
    IDLE_MS,
    MACHINE,
    MANAGER,
    OPENER,
    STRANGER,
    Play,
    stored,
)

people = st.sampled_from([OPENER, DEALER, ANN, BEN, CAT])
leaders = st.sampled_from([BY_OPENER, Actor(DEALER), Actor(MANAGER, manages_server=True), Actor(STRANGER)])
house_rules = st.sampled_from([*PRESETS.values(), HouseRules(ties=Ties.PUSH)])
# Which round a button was made for, as seen from the running one; mostly there is no such question.
ages = st.sampled_from([None, None, None, 0, 0, 1, -1])


class GnauTableMachine(RuleBasedStateMachine):
    """One table after another, and books that are kept beside it."""

    @initialize(
        dealer_id=st.sampled_from([None, DEALER, OPENER]),
        stake_points=st.integers(1, 1_000_000),
        rules=house_rules,
        reveal_s=st.sampled_from([0, 1, 45, 300]),
        seed=st.integers(0, 2**32),
    )
    def open(self, dealer_id, stake_points, rules, reveal_s, seed):
        self.now_ms = NOW_MS
        self.chance = random.Random(seed)
        self.table = self.opened = new_table(
            opener_id=OPENER,
            dealer_id=dealer_id,
            stake_points=stake_points,
            rules=rules,
            reveal_s=reveal_s,
            now_ms=self.now_ms,
        )
        self.log: list[tuple[Event, int]] = []
        self.house_points = 0
        self.rounds = 0

    @precondition(lambda self: not self.table.is_open)
    @rule(dealer_id=st.sampled_from([None, DEALER]), rules=house_rules, reveal_s=st.sampled_from([0, 45]))
    def open_another(self, dealer_id, rules, reveal_s):
        self.open(dealer_id, 1, rules, reveal_s, self.chance.getrandbits(32))

    @rule(seconds=st.sampled_from([0, 1, 44, 45, 60, 300, 899, 900]))
    def time_passes(self, seconds):
        self.now_ms += seconds * 1000

    @rule(person=people, age=ages)
    def join(self, person, age):
        self._ask(Join(person, round=self._round(age)))

    @rule(count=st.integers(1, 22))
    def many_join(self, count):
        for person in CROWD[:count]:
            self._ask(Join(person))

    @rule(person=people | st.sampled_from(CROWD), age=ages)
    def leave(self, person, age):
        self._ask(Leave(person, round=self._round(age)))

    @rule(actor=leaders, age=ages)
    def deal(self, actor, age):
        self._ask(Deal(actor, round=self._round(age)))

    @rule()
    def next_round(self):
        for command in (Reveal(BY_OPENER), Join(ANN), Deal(BY_OPENER)):
            self._ask(command)

    @rule(person=people, age=ages)
    def mark_ready(self, person, age):
        self._ask(MarkReady(person, round=self._round(age)))

    @rule(count=st.integers(1, MAX_PLAYERS))
    def many_are_ready(self, count):
        for person in self.table.seats[:count]:
            self._ask(MarkReady(person))

    @rule(actor=leaders, age=ages)
    def reveal(self, actor, age):
        self._ask(Reveal(actor, round=self._round(age)))

    @rule(undelivered=st.frozensets(people), age=ages)
    def record_delivery(self, undelivered, age):
        self._ask(RecordDelivery(undelivered, round=self._round(age)))

    @rule(actor=leaders, age=st.sampled_from([None, 0, 1, -1, -1, -1]))
    def close(self, actor, age):
        self._ask(Close(actor, round=self._round(age)))

    @rule(age=ages)
    def wake(self, age):
        self._ask(Wake(round=self._round(age)))

    def _round(self, age):
        return None if age is None else self.table.round + age

    def _ask(self, command):
        """Carry a command out or see it refused; the table it was asked of is never changed."""
        before = copy.deepcopy(self.table)
        moment = Moment(self.now_ms, self.chance)
        try:
            events = MACHINE.decide(self.table, command, moment)
        except RuleError:
            events = ()
        assert self.table == before
        for event in events:
            self._happen(event)

    def _happen(self, event):
        before, kept = self.table, copy.deepcopy(self.table)
        self.table = MACHINE.evolve(before, event, self.now_ms)
        assert before == kept
        self.log.append((event, self.now_ms))
        settled = MACHINE.settled(stored(self.table), self.table, event)
        assert (settled is not None) == isinstance(event, RoundRevealed)
        if settled is not None:
            self.rounds += 1
            self.house_points -= sum(settled.round.deltas.values())

    @invariant()
    def seats_are_a_set_without_the_dealer(self):
        seats = self.table.seats
        assert len(seats) == len(set(seats)) <= MAX_PLAYERS
        assert self.table.dealer_id not in seats

    @invariant()
    def cards_are_out_exactly_in_a_round(self):
        assert (self.table.hands is None) == (self.table.round == 0)
        if self.table.phase is Phase.DEALT:
            assert self.table.hands is not None
            assert tuple(self.table.hands.players) == self.table.seats
            assert self.table.ready < set(self.table.seats)

    @invariant()
    def everyone_holds_five_cards_out_of_the_packs(self):
        if self.table.hands is None:
            return
        hands = [self.table.hands.dealer, *self.table.hands.players.values()]
        assert {len(hand) for hand in hands} == {5}
        packs = 1 if len(hands) <= 10 else 2
        assert Counter(card for hand in hands for card in hand) <= Counter(build_deck(packs))

    @invariant()
    def it_comes_back_as_it_was(self):
        loaded = MACHINE.load(json.loads(json.dumps(MACHINE.dump(self.table))))
        assert loaded == self.table
        if loaded.hands is not None and self.table.hands is not None:
            assert list(loaded.hands.players) == list(self.table.hands.players)

    @invariant()
    def no_points_are_made_or_lost(self):
        assert sum(self.table.tally.values()) + self.house_points == 0
        assert self.house_points == 0 or self.table.dealer_id is None

    @invariant()
    def every_round_before_this_one_is_settled(self):
        running = self.table.phase is Phase.DEALT
        assert self.table.rounds_played == self.rounds == self.table.round - running

    @invariant()
    def the_log_leads_to_the_same_table(self):
        table = self.opened
        for event, at_ms in self.log:
            table = MACHINE.evolve(table, event, at_ms)
        assert table == self.table

    @invariant()
    def the_opener_can_always_finish(self):
        if not self.table.is_open:
            return
        play = Play(self.table, self.now_ms)
        if self.table.phase is Phase.DEALT:
            play = play.after(Reveal(BY_OPENER))
        assert play.after(Close(BY_OPENER)).table.phase is Phase.CLOSED

    @invariant()
    def an_open_table_finishes_by_itself(self):
        deadline_ms = MACHINE.deadline_ms(self.table)
        assert (deadline_ms is not None) == self.table.is_open
        if deadline_ms is None:
            return
        play = Play(self.table, max(deadline_ms, self.now_ms)).after(Wake())
        if play.table.is_open:
            play = play.later(IDLE_MS).after(Wake())
        assert play.table.phase is Phase.CLOSED


GnauTableMachine.TestCase.settings = settings(max_examples=100, stateful_step_count=40, deadline=None)
TestGnauTable = GnauTableMachine.TestCase
