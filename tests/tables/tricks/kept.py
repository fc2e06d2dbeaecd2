"""Tables whose books are kept."""

from bot.tables.commands import Wake
from bot.tables.points import Account, PointsMode
from bot.tables.ports import RoundRecord
from bot.tables.tricks import NextHand, Phase
from tests.support.books import Books
from tests.support.tables import ANN, BEN, CAT, GUILD, OPENER
from tests.support.tricks.tables import (
    MACHINES,
    TrickPlay,
    lobby,
    next_step,
    stored,
)

PEOPLE = (OPENER, ANN, BEN, CAT)


def purse(user_id):
    return Account.user(GUILD, user_id, PointsMode.BANKROLL)


class Kept:
    """A table whose books are kept."""

    def __init__(self, play: TrickPlay, funds=()) -> None:
        self.play = play
        self.books = Books()
        self.rounds: list[RoundRecord] = []
        for user_id, points in dict(funds).items():
            self.books.balances[purse(user_id)] = points

    def apply(self, *commands):
        for command in commands:
            for event in self.play.events(command):
                self.play = self.play.with_events(event)
                self.note(event)
        return self

    def note(self, event):
        table = self.play.table
        machine = MACHINES[table.game]
        settled = machine.booking(stored(table), table, event)
        if settled is not None:
            self.books.post(settled.posting)
            self.rounds += [settled.round] if settled.round else []

    def until(self, *phases):
        while self.play.table.phase not in phases:
            if self.play.table.phase is Phase.BETWEEN:
                self.next_hand()
            else:
                self.apply(next_step(self.play.table))
        return self

    def next_hand(self):
        """Have somebody ask for the next hand, or wait for it where nobody sits there."""
        for person in self.play.table.people[:1]:
            return self.apply(NextHand(person))
        return self.wait()

    def wait(self):
        """Have the table act by itself."""
        assert self.play.due_ms is not None
        self.play = self.play.later(self.play.due_ms)
        return self.apply(Wake())

    def points(self, *people, mode=PointsMode.BANKROLL):
        return [self.books.balances[Account.user(GUILD, user_id, mode)] for user_id in people]


def staked(*others, funds=20, **options):
    """Return a table with bankrolls at which everybody has some points, its books kept."""
    everybody = dict.fromkeys(PEOPLE, funds)
    play = lobby(*others, points=PointsMode.BANKROLL, funds=everybody.items(), **options)
    return Kept(play, everybody)
