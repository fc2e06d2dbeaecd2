"""The seats of a table of tricks: joining, leaving, absence, the host's choices, and calling a game off."""

from typing import Final

from bot.rules.errors import RuleError
from bot.rules.tricks import SEATS
from bot.tables.accounts import account_too_new
from bot.tables.commands import (
    Actor,
    Close,
    CutDeck,
    Join,
    Leave,
    RecordGone,
    Remove,
)
from bot.tables.deciders import HOST_CHANGES, close, remove
from bot.tables.events import Cause, PlayerJoined, PlayerLeft, TableClosed
from bot.tables.ids import UserId
from bot.tables.machine import Moment
from bot.tables.table import verify_leads
from bot.tables.tricks import commands, events
from bot.tables.tricks.events import Event, evolve
from bot.tables.tricks.state import GATHERING, IN_GAME, WITH_CARDS, Phase, TrickTable

_SHOWING_PRESENCE: Final = (
    *HOST_CHANGES,
    commands.AddComputer,
    commands.ChooseAfterPlay,
    commands.ClaimRest,
    Close,
    CutDeck,
    commands.NextHand,
    commands.PlayCard,
    commands.Prepare,
    commands.Start,
    Remove,
)


def join(table: TrickTable, command: Join, moment: Moment) -> tuple[Event, ...]:
    """Seat a person before a game or between two hands."""
    if command.user_id in table.people:
        raise RuleError("already-seated")
    seat = seat_to_take(table, command.user_id)
    if seat is None:
        raise RuleError("table-full", players=SEATS)
    if table.phase in WITH_CARDS:
        raise RuleError("join-between-hands")
    if table.phase in GATHERING:
        verify_cover(table, command.user_id, moment)
    return (PlayerJoined(command.user_id, command.part, seat),)


def take_over(table: TrickTable, command: commands.TakeOver, _: Moment) -> tuple[Event, ...]:
    """Give a person the computer player's seat of their choice, between two hands of a running game."""
    if command.user_id in table.people:
        raise RuleError("already-seated")
    verify_running(table)
    if table.phase in WITH_CARDS:
        raise RuleError("join-between-hands")
    is_taken = table.duplicate is not None and command.seat != seat_to_take(table, command.user_id)
    if is_taken or not table.seats[command.seat].is_computer:
        raise RuleError("seat-taken-meanwhile")
    return (PlayerJoined(command.user_id, command.part, command.seat),)


def seat_to_take(table: TrickTable, user_id: UserId) -> int | None:
    """Return the seat that a person gets when they join; None if there is none.

    A free seat comes first. Next comes a computer player's seat, but never the seat of an absent person.
    People who left a seat with their stake get it back from the computer player. Others get a seat with
    another person's stake only if no other seat is left. In a tournament, people only get their own seat.
    """
    if table.free_seat is not None:
        return table.free_seat
    computers = [seat for seat, occupant in enumerate(table.seats) if occupant.is_computer]
    own = [seat for seat in computers if table.seats[seat].holder_id == user_id]
    if table.duplicate is not None:
        return next(iter(own), None)
    unstaked = (seat for seat in computers if table.seats[seat].holder_id is None)
    return next(iter((*own, *unstaked, *computers)), None)


def verify_cover(table: TrickTable, user_id: UserId, moment: Moment) -> None:
    """Check that a person has enough points for the stake and may lose that much, in games of bankrolls.

    A whole game is settled at once, and nobody can lose more than the stake in it. A person who takes a seat
    over in a running game can lose nothing, because the stake is not theirs.

    Raises:
        RuleError: `game-stake-uncovered`, `account-too-new`.
    """
    stake = table.options.stake_points
    if not table.is_bankroll:
        return
    if moment.funds[user_id] < stake:
        raise RuleError("game-stake-uncovered", stake=stake, balance=moment.funds[user_id])
    limit = moment.loss_limits.get(user_id)
    if limit is not None and stake > limit.points:
        raise account_too_new("game", stake, limit, limit.points)


def who_lacks_the_stake(table: TrickTable, moment: Moment) -> dict[UserId, int]:
    """Return the seated people who cannot cover the stake, each with the stake that they could cover.

    These people have too few points or may not lose that many.
    """
    if not table.is_bankroll:
        return {}
    covered = {each: moment.free_to_lose(each) for each in table.people}
    return {each: points for each, points in covered.items() if points < table.options.stake_points}


def give_seat_up(table: TrickTable, command: Leave, moment: Moment) -> tuple[Event, ...]:
    """Free a person's seat, and call a running game off if that leaves nobody who wants to play on.

    A running game ends when the last person leaves, or when all people who stay have asked to call it off.
    But if a person who has left has a stake in the game, it goes on, if necessary among computer players.
    """
    left = PlayerLeft(command.user_id, seated(table, command.user_id))
    after = evolve(table, left, moment.now_ms)
    if not _is_called_off(after):
        return (left,)
    return (left, TableClosed(Cause.AGREED if after.people else Cause.EMPTY))


def remove_from_seat(table: TrickTable, command: Remove, moment: Moment) -> tuple[Event, ...]:
    """Remove a person on behalf of the host, but not in a running game, which they would lose by leaving."""
    verify_gathering(table)
    return (*remove(table, command), *give_seat_up(table, Leave(command.guest_id), moment))


def ends_by_leaving(table: TrickTable, user_id: UserId) -> bool:
    """Whether the running game is called off if this person gives up their seat."""
    return _is_called_off(evolve(table, PlayerLeft(user_id, seated(table, user_id)), 0))


def _is_called_off(table: TrickTable) -> bool:
    """Whether a running game is called off because no seated person wants to play on, or none is left."""
    has_all = table.phase in IN_GAME and table.calling_off >= set(table.people)
    return has_all and not table.must_be_played_out


def by_arrival(table: TrickTable) -> list[UserId]:
    """Return the seated people in the order of arrival, absent people last, as they cannot lead a table."""
    away = {occupant.user_id for occupant in table.seats if occupant.is_away}
    arrivals = {user_id: number for number, user_id in enumerate(table.arrivals)}
    return sorted(table.people, key=lambda user_id: (user_id in away, arrivals.get(user_id, -1)))


def add_computer(table: TrickTable, command: commands.AddComputer, _: Moment) -> tuple[Event, ...]:
    """Give a free seat to a computer player."""
    seated(table, command.user_id)
    verify_gathering(table)
    if table.free_seat is None:
        raise RuleError("no-free-seat")
    return (events.ComputerJoined(table.free_seat),)


def choose_level(table: TrickTable, command: commands.ChooseLevel, _: Moment) -> tuple[Event, ...]:
    """Choose how well computer players play, before the first game.

    The levels cannot change later, so that reports about a game are true of all its hands.
    """
    verify_leads(table, command.actor)
    verify_levels_open(table)
    return (events.LevelChosen(command.level, command.seat),)


def verify_levels_open(table: TrickTable) -> None:
    """Check that the levels of computer players can still be chosen.

    Raises:
        RuleError: `levels-are-set`.
    """
    if table.phase is not Phase.LOBBY:
        raise RuleError("levels-are-set")


def close_or_call_off(table: TrickTable, command: Close, moment: Moment) -> tuple[Event, ...]:
    """Close the table, or record that a person wants to call off the running game.

    In a running game, all seated people have to agree, so that nobody can escape a loss by ending it alone.
    People who left with a stake in it cannot agree, so then the game cannot be called off. A member with
    Manage Server can always close the table, so that no table stays open for ever.
    """
    actor = command.actor
    if table.phase in GATHERING or actor.manages_server:
        return close(table, command, moment)
    verify_may_call_off(table, actor)
    asked = events.CallingOffAsked(actor.user_id)
    agreed = table.calling_off | {actor.user_id} >= set(table.people)
    return (asked, TableClosed(Cause.AGREED)) if agreed else (asked,)


def back_with(table: TrickTable, command: commands.Command) -> tuple[Event, ...]:
    """Return events by which an absent asker is back, if the command shows their presence."""
    return _back(table, command.asker_id) if isinstance(command, _SHOWING_PRESENCE) else ()


def _back(table: TrickTable, user_id: UserId) -> tuple[Event, ...]:
    seat = table.seat_of(user_id)
    if seat is None or not table.seats[seat].is_away:
        return ()
    # After a pause, all people count as back. So each has a turn's time to notice that the game goes on
    # before a computer player plays for them.
    back = table.people if table.is_paused else (user_id,)
    return tuple(events.PlayerBack(each, seated(table, each)) for each in back)


def take_seat_back(table: TrickTable, command: commands.TakeSeatBack, _: Moment) -> tuple[Event, ...]:
    """Let a person play their own seat again, if they were away."""
    seated(table, command.user_id)
    return _back(table, command.user_id)


def unseat_gone(table: TrickTable, command: RecordGone, moment: Moment) -> tuple[Event, ...]:
    """Free the seats of people who have left the server."""
    happened: tuple[Event, ...] = ()
    for user_id in table.people:
        if user_id in command.people and table.is_open:
            left = give_seat_up(table, Leave(user_id), moment)
            table, happened = evolve.all(table, left, moment.now_ms), happened + left
    return happened


def verify_may_call_off(table: TrickTable, actor: Actor) -> None:
    """Check that the actor may ask to call off the running game, and has not asked yet.

    Raises:
        RuleError: `only-players-call-off`, `left-with-stake`, `tournament-table-stays` or
            `calling-off-asked-already`.
    """
    if actor.manages_server:
        return
    if actor.user_id not in table.people:
        raise RuleError("only-players-call-off")
    if table.must_be_played_out:
        raise RuleError("left-with-stake" if table.duplicate is None else "tournament-table-stays")
    if actor.user_id in table.calling_off:
        raise RuleError("calling-off-asked-already")


def verify_gathering(table: TrickTable) -> None:
    """Check that no game is running.

    Raises:
        RuleError: `game-is-running`.
    """
    if table.phase not in GATHERING:
        raise RuleError("game-is-running")


def verify_running(table: TrickTable) -> None:
    """Check that a game is running.

    Raises:
        RuleError: `no-game-running`.
    """
    if table.phase not in IN_GAME:
        raise RuleError("no-game-running")


def seated(table: TrickTable, user_id: UserId) -> int:
    """Return a person's seat.

    Raises:
        RuleError: `not-seated`.
    """
    seat = table.seat_of(user_id)
    if seat is None:
        raise RuleError("not-seated")
    return seat


def with_cards(table: TrickTable, user_id: UserId) -> int:
    """Return the seat of a person who holds cards now.

    Raises:
        RuleError: `no-cards-now`, `not-seated`.
    """
    if table.phase not in WITH_CARDS:
        raise RuleError("no-cards-now")
    return seated(table, user_id)
