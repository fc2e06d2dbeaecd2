"""Who sits where: people who join, leave, are away or gone, and who may end what is played there."""

from typing import Final

from bot.rules.errors import RuleError
from bot.rules.tricks import SEATS
from bot.tables.accounts import account_too_new
from bot.tables.commands import Actor, ChangeStake, Close, CutDeck, Join, Leave, RecordGone, Remove
from bot.tables.events import Cause, PlayerJoined, PlayerLeft, TableClosed
from bot.tables.hosting import change_stake, remove
from bot.tables.ids import UserId
from bot.tables.machine import Moment
from bot.tables.table import close, verify_leads
from bot.tables.tricks import commands, events
from bot.tables.tricks.events import Event, evolve
from bot.tables.tricks.state import GATHERING, IN_GAME, WITH_CARDS, Phase, TrickTable

_SHOWING_PRESENCE: Final = (
    ChangeStake,
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
    """Somebody takes a seat: before a game or between two hands."""
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
    """Somebody takes the very seat that they were told about: between two hands of a running game."""
    if command.user_id in table.people:
        raise RuleError("already-seated")
    verify_running(table)
    if table.phase in WITH_CARDS:
        raise RuleError("join-between-hands")
    if not table.seats[command.seat].is_computer:
        raise RuleError("seat-taken-meanwhile")
    return (PlayerJoined(command.user_id, command.part, command.seat),)


def seat_to_take(table: TrickTable, user_id: UserId) -> int | None:
    """Return which seat somebody gets who joins; None where there is none.

    A free seat, or else a computer player's: not one that it has only for somebody absent.

    Those who have left a seat with a stake get it back. Others play for a stake that is not theirs only where
    no other seat is left.
    """
    if table.free_seat is not None:
        return table.free_seat
    computers = [seat for seat, occupant in enumerate(table.seats) if occupant.is_computer]
    own = (seat for seat in computers if table.seats[seat].holder_id == user_id)
    unstaked = (seat for seat in computers if table.seats[seat].holder_id is None)
    return next(iter((*own, *unstaked, *computers)), None)


def verify_cover(table: TrickTable, user_id: UserId, moment: Moment) -> None:
    """Check that somebody has what they could lose in a game of bankrolls, and may lose that much.

    A game is settled at once, and nobody can lose more in it than the stake. Who takes a seat over in a
    running game can lose nothing: the stake stays somebody else's.

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
    """Return who of those seated cannot play for a stake of bankrolls, each with the one they could play for.

    That is who has too little by now, or may not lose so much.
    """
    if not table.is_bankroll:
        return {}
    covered = {each: moment.free_to_lose(each) for each in table.people}
    return {each: points for each, points in covered.items() if points < table.options.stake_points}


def give_seat_up(table: TrickTable, command: Leave, moment: Moment) -> tuple[Event, ...]:
    """Somebody gives their seat up.

    With the last one a running game ends: nobody is left to play it for. So it does where those who stay have
    all asked for it to be called off, and only the one who leaves had not. But where somebody who has left
    has a stake in it, it goes on, if need be among computer players.
    """
    left = PlayerLeft(command.user_id, seated(table, command.user_id))
    after = evolve(table, left, moment.now_ms)
    if not _is_called_off(after):
        return (left,)
    return (left, TableClosed(Cause.AGREED if after.people else Cause.EMPTY))


def remove_from_seat(table: TrickTable, command: Remove, moment: Moment) -> tuple[Event, ...]:
    """The host has somebody leave: not in a running game, which would count as lost for them."""
    verify_gathering(table)
    return (*remove(table, command), *give_seat_up(table, Leave(command.guest_id), moment))


def change_game_stake(table: TrickTable, command: ChangeStake, _: Moment) -> tuple[Event, ...]:
    """The host has the next game played for another stake."""
    verify_gathering(table)
    return change_stake(table, command)


def ends_by_leaving(table: TrickTable, user_id: UserId) -> bool:
    """Whether the running game is called off once somebody gives up their seat in it."""
    return _is_called_off(evolve(table, PlayerLeft(user_id, seated(table, user_id)), 0))


def _is_called_off(table: TrickTable) -> bool:
    """Whether nobody who sits there is left to play the running game on, once somebody has left it."""
    has_all = table.phase in IN_GAME and table.calling_off >= set(table.people)
    return has_all and not table.must_be_played_out


def by_arrival(table: TrickTable) -> list[UserId]:
    """Return who sits at a table in the order in which they came; whoever is away could lead nothing now."""
    away = {occupant.user_id for occupant in table.seats if occupant.is_away}
    arrivals = {user_id: number for number, user_id in enumerate(table.arrivals)}
    return sorted(table.people, key=lambda user_id: (user_id in away, arrivals.get(user_id, -1)))


def add_computer(table: TrickTable, command: commands.AddComputer, _: Moment) -> tuple[Event, ...]:
    """A computer player takes a free seat."""
    seated(table, command.user_id)
    verify_gathering(table)
    if table.free_seat is None:
        raise RuleError("no-free-seat")
    return (events.ComputerJoined(table.free_seat),)


def choose_level(table: TrickTable, command: commands.ChooseLevel, _: Moment) -> tuple[Event, ...]:
    """Whoever leads chooses how well computer players play, before the first game.

    What is said of a game afterwards is true of all its hands, as long as nobody can change it later.
    """
    verify_leads(table, command.actor)
    verify_levels_open(table)
    return (events.LevelChosen(command.level, command.seat),)


def verify_levels_open(table: TrickTable) -> None:
    """Check that it can still be chosen how well computer players play.

    Raises:
        RuleError: `levels-are-set`.
    """
    if table.phase is not Phase.LOBBY:
        raise RuleError("levels-are-set")


def close_or_call_off(table: TrickTable, command: Close, moment: Moment) -> tuple[Event, ...]:
    """Somebody closes the table, or wants the running game to be called off.

    In a running game everybody who sits there has to agree: as long as others play, anyone about to lose must
    not be able to end it alone. People who have left with a stake in it cannot agree, so then nobody ends it.
    Somebody with Manage Server may, so that no table stays for ever.
    """
    actor = command.actor
    if table.phase in GATHERING or actor.manages_server:
        return close(table, command, moment)
    verify_may_call_off(table, actor)
    asked = events.CallingOffAsked(actor.user_id)
    agreed = table.calling_off | {actor.user_id} >= set(table.people)
    return (asked, TableClosed(Cause.AGREED)) if agreed else (asked,)


def back_with(table: TrickTable, command: commands.Command) -> tuple[Event, ...]:
    """Return that somebody is back who was away, where they ask for something that shows it."""
    return _back(table, command.asker_id) if isinstance(command, _SHOWING_PRESENCE) else ()


def _back(table: TrickTable, user_id: UserId) -> tuple[Event, ...]:
    seat = table.seat_of(user_id)
    if seat is None or not table.seats[seat].is_away:
        return ()
    # After a pause nobody is played for before they had a turn's time to see that it goes on.
    back = table.people if table.is_paused else (user_id,)
    return tuple(events.PlayerBack(each, seated(table, each)) for each in back)


def take_seat_back(table: TrickTable, command: commands.TakeSeatBack, _: Moment) -> tuple[Event, ...]:
    """Somebody is back, if they were away."""
    seated(table, command.user_id)
    return _back(table, command.user_id)


def unseat_gone(table: TrickTable, command: RecordGone, moment: Moment) -> tuple[Event, ...]:
    """Some of those seated have left the server: their seats are given up."""
    happened: tuple[Event, ...] = ()
    for user_id in table.people:
        if user_id in command.people and table.is_open:
            left = give_seat_up(table, Leave(user_id), moment)
            table, happened = evolve.all(table, left, moment.now_ms), happened + left
    return happened


def verify_may_call_off(table: TrickTable, actor: Actor) -> None:
    """Check that somebody may ask for the running game to be called off, and has not asked yet.

    Raises:
        RuleError: `only-players-call-off`, `left-with-stake`, `calling-off-asked-already`.
    """
    if actor.manages_server:
        return
    if actor.user_id not in table.people:
        raise RuleError("only-players-call-off")
    if table.must_be_played_out:
        raise RuleError("left-with-stake")
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
    """Return somebody's seat.

    Raises:
        RuleError: `not-seated`.
    """
    seat = table.seat_of(user_id)
    if seat is None:
        raise RuleError("not-seated")
    return seat


def with_cards(table: TrickTable, user_id: UserId) -> int:
    """Return the seat of somebody who has cards.

    Raises:
        RuleError: `no-cards-now`, `not-seated`.
    """
    if table.phase not in WITH_CARDS:
        raise RuleError("no-cards-now")
    return seated(table, user_id)
