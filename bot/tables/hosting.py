"""Commands of the host or a server manager, in every game: hand over, remove a person, change the stake."""

from bot.rules.errors import RuleError
from bot.tables.commands import Actor, ChangeStake, HandOver, Remove
from bot.tables.events import PlayerRemoved, StakeChanged, TableHandedOver
from bot.tables.machine import Moment
from bot.tables.table import Table, with_stake


def verify_hosts(table: Table, actor: Actor) -> None:
    """Check that a person is the host of a table or has Manage Server.

    Raises:
        RuleError: `only-host`.
    """
    if not (actor.manages_server or actor.user_id == table.opener_id):
        raise RuleError("only-host")


def hand_over(table: Table, command: HandOver, _: Moment) -> tuple[TableHandedOver, ...]:
    """Make another seated person the host."""
    verify_hosts(table, command.actor)
    if command.heir_id not in table.people:
        raise RuleError("heir-not-seated")
    return () if command.heir_id == table.opener_id else (TableHandedOver(command.heir_id),)


def remove(table: Table, command: Remove) -> tuple[PlayerRemoved]:
    """Remove a person from the table. Each game decides what leaving means and adds the events for it."""
    verify_hosts(table, command.actor)
    if command.guest_id not in table.people:
        raise RuleError("guest-not-seated")
    return (PlayerRemoved(command.guest_id, command.actor.user_id),)


def change_stake(table: Table, command: ChangeStake) -> tuple[StakeChanged, ...]:
    """Change the stake from the next deal on."""
    verify_hosts(table, command.actor)
    # This raises an error if the table cannot have such a stake.
    with_stake(table, command.stake_points)
    is_new = command.stake_points != table.options.stake_points
    return (StakeChanged(command.stake_points, command.actor.user_id),) if is_new else ()
