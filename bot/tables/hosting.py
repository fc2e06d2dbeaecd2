"""What the host of a table alone can do about it, in every game: who sits there, and what for."""

from bot.rules.errors import RuleError
from bot.tables.commands import Actor, ChangeStake, HandOver, Remove
from bot.tables.events import PlayerRemoved, StakeChanged, TableHandedOver
from bot.tables.machine import Moment
from bot.tables.table import Table, with_stake


def verify_hosts(table: Table, actor: Actor) -> None:
    """Check that somebody is the host of a table, or has Manage Server.

    Raises:
        RuleError: `only-host`.
    """
    if not (actor.manages_server or actor.user_id == table.opener_id):
        raise RuleError("only-host")


def hand_over(table: Table, command: HandOver, _: Moment) -> tuple[TableHandedOver, ...]:
    """The host has somebody else lead the table."""
    verify_hosts(table, command.actor)
    if command.heir_id not in table.people:
        raise RuleError("heir-not-seated")
    return () if command.heir_id == table.opener_id else (TableHandedOver(command.heir_id),)


def remove(table: Table, command: Remove) -> tuple[PlayerRemoved]:
    """The host has somebody leave. What leaving means each game says: it is what comes next."""
    verify_hosts(table, command.actor)
    if command.guest_id not in table.people:
        raise RuleError("guest-not-seated")
    return (PlayerRemoved(command.guest_id, command.actor.user_id),)


def change_stake(table: Table, command: ChangeStake) -> tuple[StakeChanged, ...]:
    """The host has it played for another stake from the next deal on."""
    verify_hosts(table, command.actor)
    # Where there can be no such stake, this says so.
    with_stake(table, command.stake_points)
    is_new = command.stake_points != table.options.stake_points
    return (StakeChanged(command.stake_points, command.actor.user_id),) if is_new else ()
