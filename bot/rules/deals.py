"""Deal files of whichever game, checked by the rules of theirs."""

from collections.abc import Callable, Mapping
from typing import Final

from bot.rules import gnau, trick_deals
from bot.rules.deal_files import CheckedDeal, Json, read_deal_object
from bot.rules.errors import RuleError, quote

_FORMATS: Final[Mapping[str, Callable[[Json, bytes], CheckedDeal]]] = {
    gnau.DEAL_FORMAT: gnau.check_deal,
    **dict.fromkeys(trick_deals.FORMATS, trick_deals.check_deal),
}


def hand_record_in(record: Json) -> Json:
    """Return the hand record that a deal file holds; what is no deal file is returned as it is.

    Whether the file is true is for `check_deal` to say.
    """
    named, held = record.get("format"), record.get("hand_record")
    if isinstance(named, str) and named in _FORMATS and isinstance(held, dict):
        return held
    return record


def check_deal(written: bytes) -> CheckedDeal:
    """Check a deal file, step by step.

    Args:
        written: The bytes of the file.

    Raises:
        RuleError: It is no deal file, or says what no deal can be.
    """
    record = read_deal_object(written)
    if "format" not in record:
        raise RuleError("record-key-missing", key="format")
    named = record["format"]
    if not isinstance(named, str) or named not in _FORMATS:
        raise RuleError("deal-format-unknown", format=quote(named), known=", ".join(_FORMATS))
    return _FORMATS[named](record, written)
