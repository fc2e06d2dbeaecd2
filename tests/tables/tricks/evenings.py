"""A table of Hearts or Gong Zhu to which people, computers and time do whatever they can, in any order."""

from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from bot.players import Level
from bot.rules import hearts
from bot.tables.commands import (
    Actor,
    ChangeRules,
    ChangeSpeed,
    ChangeStake,
    Close,
    CutDeck,
    Leave,
    LoseChannel,
    RecordGone,
    Remove,
    Wake,
)
from bot.tables.machine import due_ms
from bot.tables.points import PointsMode
from bot.tables.tricks import (
    IN_GAME,
    AddComputer,
    ChooseAfterPlay,
    ChooseLevel,
    ClaimRest,
    NextHand,
    Phase,
    PlayCard,
    PlayFor,
    Prepare,
    PrepareFor,
    Start,
    TakeSeatBack,
    TrickTableOptions,
    new_trick_table,
)
from bot.tables.tricks.state import GATHERING, WITH_CARDS
from tests.support.clock import NOW_MS
from tests.support.tables import ANN, BEN, CAT, DEALER, MANAGER, OPENER, STRANGER, Seeded, part_of
from tests.support.tricks.tables import ALL_CLUBS, ALL_DIAMONDS, Dealt, join, next_step
from tests.tables.tricks.draws import PEOPLE, ages, cards, house_rules, leaders, people, some_cards
from tests.tables.tricks.watched import WatchedTable

# Not the number that comes most: what ends a table must not end all of them.
SELDOM = 4


def last(legal):
    return legal[-1]


def is_table_to_pick(table):
    """Say whether the shooter of the moon has left or is away, so that their pick is the table's to make."""
    return table.phase is Phase.CHOOSING and table.seats[table.waited_for[0]].plays_itself


class AnyTrickEvening(WatchedTable, RuleBasedStateMachine):
    """One table after another."""

    @initialize(data=st.data(), seed=st.integers(0, 2**32))
    def open(self, data, seed):
        self.now_ms = NOW_MS
        # With all the clubs the second seat shoots the moon where everybody plays the last legal card.
        self.chance = data.draw(st.sampled_from([Seeded(seed), Seeded(seed), Dealt(ALL_DIAMONDS, ALL_CLUBS)]))
        self.rng = Random(seed)
        self.blocked = frozenset()
        options = TrickTableOptions(
            rules=data.draw(house_rules[self.game]),
            stake_points=data.draw(st.sampled_from([0, 7, 7])),
            level=Level.CASUAL,
            turn_s=data.draw(st.sampled_from([10, 45])),
            points=data.draw(st.sampled_from(PointsMode)),
        )
        self.table = new_trick_table(
            game=self.game,
            opener_id=OPENER,
            opener_part=part_of(OPENER),
            options=options,
            seed_root=self.chance.fresh_root(),
            now_ms=self.now_ms,
        )
        self.begin()
        for person in data.draw(st.sampled_from([(), (ANN,), (ANN, BEN, CAT), (BEN, CAT, DEALER)])):
            self.ask(join(person))
        if data.draw(st.integers(0, 3)):
            self.goes_on()

    @precondition(lambda self: not self.table.is_open)
    @rule(data=st.data(), seed=st.integers(0, 2**32))
    def open_another(self, data, seed):
        self.check_log()
        self.open(data, seed)

    @rule()
    def goes_on(self):
        for person in self.table.people[:1]:
            self.ask(Start(Actor(MANAGER, manages_server=True)))
            self.ask(NextHand(person))

    @rule(seconds=st.sampled_from([0, 1, 9, 20, 45]))
    def time_passes(self, seconds):
        self.now_ms += seconds * 1000

    @rule(person=people, age=ages)
    def join(self, person, age):
        self.ask(join(person, self._round(age)))

    @rule(person=people, age=ages)
    def leave(self, person, age):
        self.ask(Leave(person, round=self._round(age)))

    @precondition(lambda self: self.table.phase in IN_GAME)
    @rule(stays=st.sampled_from([STRANGER, *PEOPLE]), often=st.integers(0, 5))
    def all_others_leave(self, stays, often):
        for person in self.table.people if often == SELDOM else ():
            if person != stays and self.table.is_open:
                self.ask(Leave(person))

    @rule(actor=leaders, guest=people, age=ages)
    def remove(self, actor, guest, age):
        self.ask(Remove(actor, guest, round=self._round(age)))

    @rule(actor=leaders, stake=st.integers(0, 3), age=ages)
    def change_stake(self, actor, stake, age):
        self.ask(ChangeStake(actor, stake, round=self._round(age)))

    @rule(actor=leaders, ends_at=st.sampled_from([50, 10_000]), age=ages)
    def change_rules(self, actor, ends_at, age):
        now: Any = self.table.options.rules
        rules = type(now)(target=ends_at)
        self.ask(ChangeRules(actor, rules, round=self._round(age)))

    @rule(actor=leaders, seconds=st.sampled_from([5, 10, 90]), age=ages)
    def change_speed(self, actor, seconds, age):
        self.ask(ChangeSpeed(actor, seconds, round=self._round(age)))

    @rule(person=people)
    def add_computer(self, person):
        self.ask(AddComputer(person))

    @rule(actor=leaders, level=st.sampled_from(Level), seat=st.none() | st.integers(0, 3), age=ages)
    def choose_level(self, actor, level, seat, age):
        self.ask(ChooseLevel(actor, level, seat, round=self._round(age)))

    @rule(person=people, word=st.sampled_from(["kopi", "a|b", ""]))
    def cut_deck(self, person, word):
        self.ask(CutDeck(person, word))

    @rule(actor=leaders, age=ages)
    def start(self, actor, age):
        self.ask(Start(actor, round=self._round(age)))

    @rule(person=people, age=ages)
    def next_hand(self, person, age):
        self.ask(NextHand(person, round=self._round(age)))

    @precondition(lambda self: self.table.phase in WITH_CARDS)
    @rule(person=people, chosen=some_cards)
    def prepare(self, person, chosen):
        self.ask(Prepare(person, chosen))

    @precondition(lambda self: self.table.phase in WITH_CARDS)
    @rule(person=people, chosen=cards, age=ages)
    def play(self, person, chosen, age):
        self.ask(PlayCard(person, chosen, round=self._round(age)))

    @precondition(lambda self: self.table.phase is Phase.PLAYING)
    @rule(person=people, age=ages)
    def claim_the_rest(self, person, age):
        self.ask(ClaimRest(person, round=self._round(age)))

    @precondition(lambda self: self.table.phase is Phase.CHOOSING)
    @rule(person=people, moon=st.sampled_from(hearts.Moon))
    def choose_after_play(self, person, moon):
        self.ask(ChooseAfterPlay(person, moon))

    @rule(person=people, age=ages)
    def take_seat_back(self, person, age):
        self.ask(TakeSeatBack(person, round=self._round(age)))

    @precondition(lambda self: self.table.phase in WITH_CARDS)
    @rule(seat=st.integers(0, 3), chosen=some_cards, late=st.integers(0, 1))
    def computer_prepares(self, seat, chosen, late):
        self.ask(PrepareFor(round=self.table.round - late, seat=seat, cards=chosen))

    @precondition(lambda self: self.table.phase in WITH_CARDS)
    @rule(seat=st.integers(0, 3), chosen=cards, late=st.integers(0, 1), missed=st.integers(0, 4))
    def computer_plays(self, seat, chosen, late, missed):
        number, plays = self.table.round - late, self.table.plays - missed
        self.ask(PlayFor(round=number, plays=plays, seat=seat, card=chosen))

    @precondition(lambda self: self.table.phase in WITH_CARDS)
    @rule(count=st.sampled_from([1, 3, 60, 60]))
    def all_do_what_is_theirs(self, count):
        for _ in range(count):
            if self.table.is_paused or not self.table.waited_for or is_table_to_pick(self.table):
                return
            self.ask(next_step(self.table, self.rng.choice))

    @precondition(lambda self: self.table.phase in WITH_CARDS)
    @rule(by_chance=st.booleans())
    def a_hand_is_played_out(self, by_chance):
        for person in self.table.people:
            self.ask(TakeSeatBack(person))
        while self.table.waited_for and self.table.phase is not Phase.CHOOSING:
            self.ask(next_step(self.table, self.rng.choice if by_chance else last))

    @rule(actor=leaders, age=ages, often=st.integers(0, 5))
    def close(self, actor, age, often):
        if often == SELDOM or not actor.manages_server:
            self.ask(Close(actor, round=self._round(age)))

    @rule(gone=st.frozensets(people, max_size=1))
    def record_gone(self, gone):
        self.ask(RecordGone(gone))

    @rule(often=st.integers(0, 5))
    def lose_place(self, often):
        if often == SELDOM:
            self.ask(LoseChannel())
            assert not self.table.is_open

    @rule(blocked=st.frozensets(people, max_size=1))
    def block(self, blocked):
        self.blocked = blocked
        self.ask(Wake())

    @rule()
    def wake(self):
        self.ask(Wake())
        deadline_ms = due_ms(self.table)
        assert deadline_ms is None or deadline_ms > self.now_ms

    @rule(times=st.integers(1, 4), is_patient=st.booleans())
    def wake_when_it_is_time(self, times, is_patient):
        for _ in range(times):
            if self.table.phase in IN_GAME and (is_patient or not self.table.is_paused):
                self.wait()
                self.wake()

    @precondition(lambda self: self.table.phase in GATHERING)
    @rule(often=st.integers(0, 5))
    def nobody_does_anything(self, often):
        if often == SELDOM:
            self.wait()
            self.ask(Wake())
            assert not self.table.is_open

    @rule(chosen=cards, some=some_cards, moon=st.sampled_from(hearts.Moon))
    def a_stranger_tries_everything(self, chosen, some, moon):
        before = self.table.hand
        for command in (
            Prepare(STRANGER, some),
            PlayCard(STRANGER, chosen),
            ChooseAfterPlay(STRANGER, moon),
            NextHand(STRANGER),
            CutDeck(STRANGER, "kopi"),
            TakeSeatBack(STRANGER),
            AddComputer(STRANGER),
            Leave(STRANGER),
        ):
            self.ask(command)
        assert self.table.hand is before

    def _round(self, age):
        return None if age is None else self.table.round + age
