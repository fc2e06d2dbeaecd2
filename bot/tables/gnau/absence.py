"""What takes people, or the whole place, away from a table in the middle of a game."""

from itertools import combinations

from bot.rules.gnau import HAND_SIZE, OX_SIZE, chosen_split
from bot.tables.commands import LosePlace, RecordGone
from bot.tables.gnau.conditions import unchosen
from bot.tables.gnau.dealing import with_reveal
from bot.tables.gnau.events import Cause, Event, PlayerGone, RoundRevealed, SplitChosen, TableClosed
from bot.tables.gnau.state import GnauTable, Phase
from bot.tables.ids import UserId
from bot.tables.machine import Moment


def record_gone(table: GnauTable, command: RecordGone, moment: Moment) -> tuple[Event, ...]:
    """Some of those seated have left the server; with cards out, nobody waits for them any more."""
    missed = command.people - table.gone
    gone = tuple(PlayerGone(user_id) for user_id in table.seats if user_id in missed)
    return with_reveal(table, moment, *gone) if gone and table.phase is Phase.DEALT else gone


def lose_place(table: GnauTable, _: LosePlace, __: Moment) -> tuple[Event, ...]:
    """Nobody can see the table any more: cards that are out count, and it ends.

    They have to count: who may delete a channel must not get out of a bad hand that way. And nobody may lose
    by what was not their doing: who had still to split their hand gets the best split.
    """
    closed = TableClosed(Cause.PLACE_LOST)
    if table.phase is not Phase.DEALT:
        return (closed,)
    chosen = (SplitChosen(user_id, _best_places(table, user_id)) for user_id in unchosen(table))
    return (*chosen, RoundRevealed(table.round, Cause.PLACE_LOST), closed)


def _best_places(table: GnauTable, user_id: UserId) -> tuple[int, ...]:
    cards, best = table.cards_of(user_id), table.best_split(user_id)
    ways = ((), *combinations(range(HAND_SIZE), OX_SIZE))
    return next(places for places in ways if chosen_split(cards, places, table.rules) == best)
