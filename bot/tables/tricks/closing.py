"""The end of a table because people want it."""

from bot.rules.errors import RuleError
from bot.tables.commands import Close
from bot.tables.machine import Moment
from bot.tables.tricks.conditions import verify_can_be_called_off, verify_leads
from bot.tables.tricks.events import CallingOffAsked, Cause, Event, TableClosed
from bot.tables.tricks.state import GATHERING, TrickTable


def close(table: TrickTable, command: Close, _: Moment) -> tuple[Event, ...]:
    """Somebody closes the table, or wants the running game to be called off.

    In a running game everybody who sits there has to agree: as long as others play, who is about to lose must
    not be able to end it alone. Who has left with a stake in it cannot agree, so then nobody ends it. Who has
    Manage Server may, so that no table stays for ever.
    """
    actor = command.actor
    if table.phase in GATHERING or actor.manages_server:
        verify_leads(table, actor)
        return (TableClosed(Cause.ASKED),)
    if actor.user_id not in table.people:
        raise RuleError("only-players-call-off")
    verify_can_be_called_off(table)
    if actor.user_id in table.calling_off:
        raise RuleError("calling-off-asked-already")
    asked = CallingOffAsked(actor.user_id)
    agreed = table.calling_off | {actor.user_id} >= set(table.people)
    return (asked, TableClosed(Cause.AGREED)) if agreed else (asked,)
