"""Who sits where: what people decide before a game and between its hands."""

from bot.rules import fair_deal
from bot.rules.errors import RuleError
from bot.rules.tricks import SEATS
from bot.tables.commands import CutDeck, Join, Leave
from bot.tables.ids import UserId
from bot.tables.machine import Moment
from bot.tables.points import PointsMode
from bot.tables.tricks.commands import AddComputer
from bot.tables.tricks.conditions import seated, verify_gathering
from bot.tables.tricks.events import (
    Cause,
    ComputerJoined,
    DeckCut,
    Event,
    PlayerJoined,
    PlayerLeft,
    TableClosed,
)
from bot.tables.tricks.evolution import evolve
from bot.tables.tricks.seats import first_of
from bot.tables.tricks.state import GATHERING, IN_GAME, WITH_CARDS, TrickTable


def join(table: TrickTable, command: Join, moment: Moment) -> tuple[Event, ...]:
    """Somebody takes a seat: before a game or between two hands."""
    if command.user_id in table.people:
        raise RuleError("already-seated")
    place = _place_to_take(table, command.user_id)
    if place is None:
        raise RuleError("table-full", players=SEATS)
    if table.phase in WITH_CARDS:
        raise RuleError("join-between-hands")
    if table.phase in GATHERING:
        verify_cover(table, command.user_id, moment)
    return (PlayerJoined(command.user_id, place, command.part),)


def _place_to_take(table: TrickTable, user_id: UserId) -> int | None:
    """Return a free seat, or else a computer player's: not one that it has only for somebody absent.

    Who has left a seat with a stake gets it back. Others play for a stake that is not theirs only where no
    other seat is left.
    """
    free = first_of(place for place, seat in enumerate(table.seats) if seat.is_free)
    if free is not None:
        return free
    computers = [place for place, seat in enumerate(table.seats) if seat.is_computer]
    own = (place for place in computers if table.seats[place].holder_id == user_id)
    unstaked = (place for place in computers if table.seats[place].holder_id is None)
    return first_of((*own, *unstaked, *computers))


def verify_cover(table: TrickTable, user_id: UserId, moment: Moment) -> None:
    """Check that somebody has what they could lose in a game, where bankrolls are played for.

    Raises:
        RuleError: `game-stake-uncovered`.
    """
    stake = table.options.stake_points
    if table.options.points is PointsMode.BANKROLL and moment.funds[user_id] < stake:
        raise RuleError(
            "game-stake-uncovered", user=f"<@{user_id}>", stake=stake, balance=moment.funds[user_id]
        )


def leave(table: TrickTable, command: Leave, moment: Moment) -> tuple[Event, ...]:
    """Somebody gives their seat up.

    With the last one a running game ends: nobody is left to play it for. So it does where those who stay have
    all asked for it to be called off, and only the one who leaves had not. But where who has left has a stake
    in it, it goes on, if need be among computer players.
    """
    left = PlayerLeft(command.user_id, seated(table, command.user_id))
    after = evolve(table, left, moment.now_ms)
    is_over = after.phase in IN_GAME and after.calling_off >= set(after.people)
    if not is_over or after.must_be_played_out:
        return (left,)
    return (left, TableClosed(Cause.AGREED if after.people else Cause.EMPTY))


def add_computer(table: TrickTable, command: AddComputer, _: Moment) -> tuple[Event, ...]:
    """A computer player takes a free seat."""
    seated(table, command.user_id)
    verify_gathering(table)
    place = first_of(place for place, seat in enumerate(table.seats) if seat.is_free)
    if place is None:
        raise RuleError("no-free-seat")
    return (ComputerJoined(place),)


def cut_deck(table: TrickTable, command: CutDeck, _: Moment) -> tuple[Event, ...]:
    """Somebody adds a word of their own to the coming shuffles."""
    seated(table, command.user_id)
    if table.phase in WITH_CARDS:
        raise RuleError("cards-are-out")
    return (DeckCut(command.user_id, fair_deal.read_word(command.word)),)
