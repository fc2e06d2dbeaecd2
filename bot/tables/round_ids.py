"""What people call a round: `7.3` is round 3 of table 7."""

import re
from typing import Final

from bot.rules.errors import RuleError, quote
from bot.tables.ids import TableId

_ROUND: Final = re.compile(r"([0-9]{1,18})\.([0-9]{1,9})")


def format_round_id(table_id: TableId, number: int) -> str:
    """Return what a round is called.

    Example:
        >>> format_round_id(TableId(7), 3)
        '7.3'
    """
    return f"{table_id}.{number}"


def parse_round_id(text: str) -> tuple[TableId, int]:
    """Read what a round is called.

    Returns:
        The table, and which of its rounds.

    Raises:
        RuleError: `round-id-invalid`.

    Example:
        >>> parse_round_id(" 7.3 ")
        (7, 3)
    """
    found = _ROUND.fullmatch(text.strip())
    if found is None:
        raise RuleError("round-id-invalid", round=quote(text))
    return TableId(int(found[1])), int(found[2])
