"""What must hold before something may happen at a Gnau table."""

from bot.rules.cards import Card
from bot.rules.errors import RuleError
from bot.tables.commands import Actor
from bot.tables.gnau.state import GnauTable, Phase
from bot.tables.ids import UserId


def hand_of(table: GnauTable, user_id: UserId) -> tuple[Card, ...]:
    """Return the cards that a person holds in the running round.

    Raises:
        RuleError: No round is running, or they have no cards in it.
    """
    if table.phase is not Phase.DEALT or table.hands is None:
        raise RuleError("no-cards-now")
    cards = table.hands.of(user_id)
    if cards is None:
        raise RuleError("not-in-round")
    return cards


def unchosen(table: GnauTable) -> tuple[UserId, ...]:
    """Return who has not chosen their split yet in the running round of a table with own splits."""
    if not table.is_own_split or table.phase is not Phase.DEALT or table.hands is None:
        return ()
    return tuple(user_id for user_id in table.hands.people if user_id not in table.choices)


def still_choosing(table: GnauTable) -> tuple[UserId, ...]:
    """Return who of them is still in the server, and therefore waited for."""
    return tuple(user_id for user_id in unchosen(table) if user_id not in table.gone)


def all_done(table: GnauTable) -> bool:
    """Say whether nobody is waited for any more in the running round."""
    if table.is_own_split:
        return not still_choosing(table)
    return table.ready | table.gone >= set(table.players)


def may_lead(table: GnauTable, actor: Actor) -> bool:
    """Say whether somebody may deal, reveal and close here: the opener, the dealer, Manage Server."""
    return actor.manages_server or actor.user_id in {table.opener_id, table.banker_id}


def verify_current(table: GnauTable, round_number: int | None) -> None:
    """Check that a table is open, and still in the round that a button was made for.

    Raises:
        RuleError: `table-closed`, `round-over`.
    """
    if not table.is_open:
        raise RuleError("table-closed")
    if round_number is not None and round_number != table.round:
        raise RuleError("round-over", round=round_number)


def verify_leads(table: GnauTable, actor: Actor) -> None:
    """Check that somebody may deal, reveal and close here.

    Raises:
        RuleError: `only-leader`.
    """
    if not may_lead(table, actor):
        raise RuleError("only-leader")


def verify_between_rounds(table: GnauTable) -> None:
    """Check that no cards are out.

    Raises:
        RuleError: `cards-are-out`.
    """
    if table.phase is Phase.DEALT:
        raise RuleError("cards-are-out")


def verify_seated(table: GnauTable, user_id: UserId) -> None:
    """Check that somebody has a seat.

    Raises:
        RuleError: `not-seated`.
    """
    if user_id not in table.seats:
        raise RuleError("not-seated")
