"""A table of which everything that happens is checked, with books that are kept beside it."""

import copy
import json
from functools import partial

from bot.players import GONGZHU, HEARTS, TrickGame
from bot.rules import fair_deal, gongzhu, hearts
from bot.rules.errors import RuleError
from bot.rules.tricks import deal_out
from bot.rules.tricks.records import replay
from bot.tables.events import Cause, TableClosed
from bot.tables.ids import UserId
from bot.tables.machine import Moment
from bot.tables.points import Account, PointsMode
from bot.tables.tricks import IN_GAME, TrickTable
from bot.tables.tricks.events import Event, HandDealt, HandScored
from tests.support.books import Books
from tests.support.tables import CAT, GUILD, Seeded
from tests.support.tricks.tables import MACHINES, stored
from tests.tables.tricks.draws import DECK, PEOPLE

# One of them has hardly anything.
PURSES = dict.fromkeys(PEOPLE, 40) | {CAT: 9}
REPLAY = {HEARTS: partial(replay, hearts), GONGZHU: partial(replay, gongzhu)}


class WatchedTable:
    """One table. Whatever is asked of it is asked by `ask`."""

    game: TrickGame
    table: TrickTable
    now_ms: int
    chance: Seeded
    blocked: frozenset[UserId]

    def begin(self):
        """Note the table as it stands before anything has happened at it."""
        self.opened = self.table
        self.log: list[tuple[Event, int]] = []
        self.books = Books()
        for user_id, points in PURSES.items():
            self.books.balances[Account.user(GUILD, user_id, PointsMode.BANKROLL)] = points
        self.lock = self.table.commitment

    def check_log(self):
        """See that what has happened leads to the same table."""
        table = self.opened
        for event, at_ms in self.log:
            table = MACHINES[self.game].evolve(table, event, at_ms)
        assert table == self.table

    def wait(self):
        assert self.table.deadline_ms is not None
        self.now_ms = max(self.now_ms, self.table.deadline_ms)

    def ask(self, command):
        """Carry a command out or see it refused; the table it was asked of is never changed."""
        machine, before = MACHINES[self.game], copy.deepcopy(self.table)
        purses = self.books.balances
        funds = {
            user_id: purses[Account.user(GUILD, user_id, PointsMode.BANKROLL)]
            for user_id in machine.at_stake(self.table, command)
        }
        try:
            moment = Moment(self.now_ms, self.chance, funds, self.blocked)
            events = machine.decide(self.table, command, moment)
        except RuleError:
            events = ()
        assert self.table == before
        for event in events:
            self._happen(event)
        return events

    def _happen(self, event):
        machine, before = MACHINES[self.game], self.table
        self.table = machine.evolve(before, event, self.now_ms)
        self.log.append((event, self.now_ms))
        assert json.dumps(machine.dump_event(event).data)
        settled = machine.booking(stored(self.table), self.table, event)
        if settled is not None:
            self.books.post(settled.posting)
        if isinstance(event, HandDealt):
            self._check_deal(event)
        if isinstance(event, HandScored):
            self._check_score(event, settled)
        if isinstance(event, TableClosed):
            self._check_end(before, event.cause)

    def _check_end(self, before, cause):
        assert self.table.has_running_game == (before.phase in IN_GAME)
        if before.phase in IN_GAME and cause in {Cause.AGREED, Cause.EMPTY}:
            # Nobody has escaped who could not object.
            absent = set(before.stake_holders) - set(before.people)
            assert not absent or before.options.stake_points == 0

    def _check_deal(self, event):
        assert fair_deal.commitment_to(event.shuffle.seed) == self.lock
        deck = self.chance.shuffled(DECK, event.shuffle.seed, event.shuffle.parts, event.round)
        assert event.deal == deal_out(deck)
        assert event.people == tuple(seat.user_id for seat in self.table.seats)

    def _check_score(self, event, settled):
        self.lock = self.table.commitment
        record = json.loads(json.dumps(settled.round.record))
        assert REPLAY[self.game](record)["scores"] == list(event.scores)
        assert settled.round.number == event.round == self.table.round
        assert set(self.table.people) <= set(settled.round.players)
        assert event.is_last or not any(settled.round.deltas.values())
