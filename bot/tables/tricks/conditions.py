"""What must hold before something may happen at a table of Hearts or Gong Zhu."""

from bot.rules.errors import RuleError
from bot.tables.commands import Actor
from bot.tables.ids import UserId
from bot.tables.tricks.state import GATHERING, IN_GAME, WITH_CARDS, TrickTable


def verify_current(table: TrickTable, round_number: int | None) -> None:
    """Check that a table is open, and still in the hand that a button was made for.

    Raises:
        RuleError: `table-closed`, `hand-over`.
    """
    if not table.is_open:
        raise RuleError("table-closed")
    if round_number is not None and round_number != table.round:
        raise RuleError("hand-over")


def verify_leads(table: TrickTable, actor: Actor) -> None:
    """Check that somebody may begin a game and close the table.

    That is who opened it, somebody seated once they have left, and Manage Server.

    Raises:
        RuleError: `only-leader`.
    """
    if actor.manages_server or actor.user_id == table.opener_id:
        return
    if table.opener_id in table.people or actor.user_id not in table.people:
        raise RuleError("only-leader")


def verify_can_be_called_off(table: TrickTable) -> None:
    """Check that those who sit at a table could have its running game called off.

    Raises:
        RuleError: `left-with-stake`.
    """
    if table.must_be_played_out:
        raise RuleError("left-with-stake")


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
    """Return the place of somebody's seat.

    Raises:
        RuleError: `not-seated`.
    """
    place = table.seat_of(user_id)
    if place is None:
        raise RuleError("not-seated")
    return place


def with_cards(table: TrickTable, user_id: UserId) -> int:
    """Return the place of the seat of somebody who has cards.

    Raises:
        RuleError: `no-cards-now`, `not-seated`.
    """
    if table.phase not in WITH_CARDS:
        raise RuleError("no-cards-now")
    return seated(table, user_id)
