"""What people ask for and every game decides alike."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from bot.rules import fair_deal
from bot.rules.errors import RuleError
from bot.tables.commands import (
    ChangeRules,
    ChangeSpeed,
    ChangeStake,
    Close,
    CutDeck,
    HandOver,
    LoseChannel,
    Remove,
)
from bot.tables.events import (
    Cause,
    DeckCut,
    PlayerRemoved,
    RulesChanged,
    SpeedChanged,
    StakeChanged,
    TableClosed,
    TableEvent,
    TableHandedOver,
)
from bot.tables.machine import Moment
from bot.tables.table import (
    Table,
    speed_of,
    verify_hosts,
    verify_leads,
    verify_no_cards_out,
    verify_seated,
    with_speed,
    with_stake,
)

T = TypeVar("T", bound=Table)


def cut_deck(table: Table, command: CutDeck, _: Moment) -> tuple[DeckCut]:
    """Add a seated person's own word to the coming shuffles."""
    verify_seated(table, command.user_id)
    verify_no_cards_out(table)
    return (DeckCut(command.user_id, fair_deal.read_word(command.word)),)


def close(table: Table, command: Close, _: Moment) -> tuple[TableClosed]:
    """Close the table for a person who leads it."""
    verify_leads(table, command.actor)
    return (TableClosed(Cause.ASKED, command.actor.user_id),)


def lose_channel(_: Table, __: LoseChannel, ___: Moment) -> tuple[TableClosed]:
    """Close the table because its channel is gone."""
    return (TableClosed(Cause.CHANNEL_LOST),)


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


def _change_stake(table: Table, command: ChangeStake) -> tuple[StakeChanged, ...]:
    """Change the stake from the next deal on."""
    verify_hosts(table, command.actor)
    # This raises an error if the table cannot have such a stake.
    with_stake(table, command.stake_points)
    is_new = command.stake_points != table.options.stake_points
    return (StakeChanged(command.stake_points, command.actor.user_id),) if is_new else ()


def _change_rules(table: Table, command: ChangeRules) -> tuple[RulesChanged, ...]:
    """Change the house rules from the next deal on."""
    verify_hosts(table, command.actor)
    changed = RulesChanged(command.rules, command.actor.user_id)
    return () if command.rules == table.options.rules else (changed,)


def _change_speed(table: Table, command: ChangeSpeed) -> tuple[SpeedChanged, ...]:
    """Change from the next deal on how many seconds people have."""
    verify_hosts(table, command.actor)
    with_speed(table, command.seconds)
    changed = SpeedChanged(command.seconds, command.actor.user_id)
    return () if command.seconds == speed_of(table) else (changed,)


_HOST_CHANGES: Final[Mapping[Any, Callable[[Any, Any], tuple[TableEvent, ...]]]] = {
    ChangeStake: _change_stake,
    ChangeRules: _change_rules,
    ChangeSpeed: _change_speed,
}
HOST_CHANGES: Final = tuple(_HOST_CHANGES)
"""The commands with which the host of any table changes its next deals."""


def host_changes(
    verify_open: Callable[[T], None],
) -> dict[Any, Callable[[T, Any, Moment], tuple[TableEvent, ...]]]:
    """Return the deciders of `HOST_CHANGES` for a game.

    Args:
        verify_open: Checks that a table can be changed now.
    """

    def checked(
        change: Callable[[T, Any], tuple[TableEvent, ...]],
    ) -> Callable[[T, Any, Moment], tuple[TableEvent, ...]]:
        def decide(table: T, command: Any, _: Moment) -> tuple[TableEvent, ...]:
            verify_open(table)
            return change(table, command)

        return decide

    return {kind: checked(change) for kind, change in _HOST_CHANGES.items()}
