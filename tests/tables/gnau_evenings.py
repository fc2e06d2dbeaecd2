"""A Gnau table to which people and time do whatever they can, in any order."""

import copy

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules, Ties
from bot.rules.gnau.presets import PRESETS
from bot.tables.commands import (
    Actor,
    ChangeRules,
    ChangeSpeed,
    ChangeStake,
    Close,
    CutDeck,
    HandOver,
    Leave,
    LoseChannel,
    RecordGone,
    Remove,
    Wake,
)
from bot.tables.gnau import (
    MAX_PLAYERS,
    Bid,
    ChangeDealer,
    ChangeSplit,
    ChooseSplit,
    Command,
    Deal,
    DealerPolicy,
    Event,
    GnauTableOptions,
    MarkReady,
    PassBank,
    Phase,
    Raise,
    RecordDelivery,
    Reveal,
    RoundRevealed,
    SplitMode,
    TakeBank,
    new_gnau_table,
    with_own_deal,
)
from bot.tables.gnau.bidding import undecided
from bot.tables.gnau.dealing import still_choosing
from bot.tables.machine import Moment
from bot.tables.points import Account, PointsMode
from tests.support.clock import NOW_MS
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CAT,
    CROWD,
    DEALER,
    GUILD,
    MACHINE,
    MANAGER,
    OPENER,
    STRANGER,
    TABLE,
    Seeded,
    join,
    part_of,
    stored,
)

people = st.sampled_from([OPENER, DEALER, ANN, BEN, CAT])
leaders = st.sampled_from([BY_OPENER, Actor(DEALER), Actor(MANAGER, manages_server=True), Actor(STRANGER)])
house_rules = st.sampled_from([*PRESETS.values(), HouseRules(ties=Ties.PUSH)])
times = {SplitMode.AUTO: [0, 1, 45, 300], SplitMode.OWN: [10, 45, 300]}
table_options = st.sampled_from(SplitMode).flatmap(
    lambda split: st.builds(
        GnauTableOptions,
        stake_points=st.integers(1, 1_000_000),
        rules=house_rules,
        reveal_s=st.sampled_from(times[split]),
        dealer=st.sampled_from(DealerPolicy),
        split=st.just(split),
        points=st.sampled_from(PointsMode),
    )
)
# What people have where bankrolls are played for: all of them plenty, but for one.
FUNDS = dict.fromkeys([OPENER, DEALER, ANN, BEN, *CROWD], 10**12) | {CAT: 10}
# Which round a button was made for, as seen from the running one; mostly there is no such question.
ages = st.sampled_from([None, None, None, 0, 0, 1, -1])
places = st.sampled_from([(), (0, 1, 2), (4, 0, 2), (1, 3, 4), (0, 1), (0, 1, 1)])


class AnyGnauEvening(RuleBasedStateMachine):
    """One table after another, and books that are kept beside it."""

    @initialize(options=table_options, seed=st.integers(0, 2**32), deals_unasked=st.booleans())
    def open(self, options, seed, deals_unasked):
        self.now_ms = NOW_MS
        self.chance = Seeded(seed)
        self.table = self.opened = new_gnau_table(
            opener_id=OPENER,
            opener_part=part_of(OPENER),
            options=options,
            seed_root=self.chance.fresh_root(),
            now_ms=self.now_ms,
        )
        if deals_unasked:
            self.table = self.opened = with_own_deal(self.opened, TABLE, self.now_ms)
        self.log: list[tuple[Event, int]] = []
        self.house_points = 0
        self.escrow_points = 0
        self.rounds = 0
        # What was published before each round, by the number of the round before it.
        self.locks = {0: self.table.commitment}

    @precondition(lambda self: not self.table.is_open)
    @rule(options=table_options, seed=st.integers(0, 2**32), deals_unasked=st.booleans())
    def open_another(self, options, seed, deals_unasked):
        self.open(options, seed, deals_unasked)

    @rule(seconds=st.sampled_from([0, 1, 44, 45, 60, 300, 899, 900]))
    def time_passes(self, seconds):
        self.now_ms += seconds * 1000

    @rule(person=people, age=ages)
    def join(self, person, age):
        self._ask(join(person, self._round(age)))

    @rule(count=st.integers(1, 22))
    def many_join(self, count):
        for person in CROWD[:count]:
            self._ask(join(person))

    @rule(person=people | st.sampled_from(CROWD), age=ages)
    def leave(self, person, age):
        self._ask(Leave(person, round=self._round(age)))

    @rule(person=people | st.sampled_from(CROWD), age=ages)
    def take_bank(self, person, age):
        self._ask(TakeBank(person, part_of(person), round=self._round(age)))

    @rule(person=people, age=ages)
    def pass_bank(self, person, age):
        self._ask(PassBank(person, round=self._round(age)))

    @rule(command=st.sampled_from([PassBank, Leave]))
    def dealer_stops(self, command):
        if self.table.banker_id is not None:
            self._ask(command(self.table.banker_id))

    @rule(person=people, word=st.sampled_from(["kopi", "Glück!", "a|b", ""]), age=ages)
    def cut_deck(self, person, word, age):
        self._ask(CutDeck(person, word, round=self._round(age)))

    @rule(actor=leaders, heir=people, age=ages)
    def hand_over(self, actor, heir, age):
        self._ask(HandOver(actor, heir, round=self._round(age)))

    @rule(actor=leaders, guest=people | st.sampled_from(CROWD), age=ages)
    def remove(self, actor, guest, age):
        self._ask(Remove(actor, guest, round=self._round(age)))

    @rule(actor=leaders, stake=st.integers(0, 3), age=ages)
    def change_stake(self, actor, stake, age):
        self._ask(ChangeStake(actor, stake, round=self._round(age)))

    @rule(actor=leaders, rules=st.sampled_from(list(PRESETS.values())), age=ages)
    def change_rules(self, actor, rules, age):
        self._ask(ChangeRules(actor, rules, round=self._round(age)))

    @rule(actor=leaders, seconds=st.sampled_from([0, 5, 60]), age=ages)
    def change_speed(self, actor, seconds, age):
        self._ask(ChangeSpeed(actor, seconds, round=self._round(age)))

    @rule(actor=leaders, dealer=st.sampled_from(DealerPolicy), age=ages)
    def change_dealer(self, actor, dealer, age):
        part = part_of(actor.user_id)
        self._ask(ChangeDealer(actor, dealer, part, round=self._round(age)))

    @rule(actor=leaders, split=st.sampled_from(SplitMode), reveal_s=st.sampled_from([0, 10, 45]), age=ages)
    def change_split(self, actor, split, reveal_s, age):
        self._ask(ChangeSplit(actor, split, reveal_s, round=self._round(age)))

    @rule(person=people)
    def anybody_deals(self, person):
        self._ask(Deal(Actor(person)))

    @rule(actor=leaders, age=ages)
    def deal(self, actor, age):
        self._ask(Deal(actor, round=self._round(age)))

    @rule()
    def next_round(self):
        for _ in range(2):
            self.many_decide(MAX_PLAYERS, 1)
        self.many_are_done(MAX_PLAYERS + 1, ())
        for command in (join(ANN), join(BEN), Deal(Actor(self.table.opener_id))):
            self._ask(command)

    @rule(person=people, number=st.integers(-1, 4), age=ages)
    def bid(self, person, number, age):
        self._ask(Bid(person, number, round=self._round(age)))

    @rule(person=people, times=st.integers(0, 6), age=ages)
    def raise_stake(self, person, times, age):
        self._ask(Raise(person, times, round=self._round(age)))

    @rule(count=st.integers(1, MAX_PLAYERS), number=st.integers(0, 5))
    def many_decide(self, count, number):
        decision = Bid if self.table.phase is Phase.BIDDING else Raise
        for person in undecided(self.table)[:count]:
            self._ask(decision(person, number))

    @rule(person=people, age=ages)
    def mark_ready(self, person, age):
        self._ask(MarkReady(person, round=self._round(age)))

    @rule(person=people, places=places, age=ages)
    def choose_split(self, person, places, age):
        self._ask(ChooseSplit(person, places, round=self._round(age)))

    @rule(count=st.integers(1, MAX_PLAYERS + 1), places=places)
    def many_are_done(self, count, places):
        choosing: list[Command] = [ChooseSplit(person, places) for person in still_choosing(self.table)]
        for command in (choosing or [MarkReady(person) for person in self.table.players])[:count]:
            self._ask(command)

    @rule(actor=leaders, age=ages)
    def reveal(self, actor, age):
        self._ask(Reveal(actor, round=self._round(age)))

    @rule(undelivered=st.frozensets(people), age=ages)
    def record_delivery(self, undelivered, age):
        self._ask(RecordDelivery(undelivered, round=self._round(age)))

    @rule(gone=st.frozensets(people | st.sampled_from(CROWD)), age=ages)
    def record_gone(self, gone, age):
        self._ask(RecordGone(gone, round=self._round(age)))

    @rule(often=st.integers(0, 4))
    def lose_place(self, often):
        if often == 0:
            self._ask(LoseChannel())
            assert self.table.phase is Phase.CLOSED

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
        moment = Moment(self.now_ms, self.chance, FUNDS)
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
        settled = MACHINE.booking(stored(self.table), self.table, event)
        assert (settled is not None and settled.round is not None) == isinstance(event, RoundRevealed)
        if settled is not None and settled.round is None:
            self._book(settled.posting)
        elif settled is not None:
            assert settled.round is not None
            self.locks[self.table.round] = self.table.commitment
            self._book(settled.posting)
            self.rounds += 1
            self.house_points -= sum(settled.round.deltas.values())
            assert self.table.hands is not None
            assert settled.round.players.keys() == set(self.table.hands.people)

    def _book(self, posting):
        escrow = Account.escrow(GUILD, TABLE)
        entries = posting.entries if posting else ()
        self.escrow_points += sum(entry.amount_points for entry in entries if entry.account == escrow)
