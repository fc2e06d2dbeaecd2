"""How the check of a deal is put into words."""

from collections.abc import Callable, Mapping

from bot.rules.deal_files import Check
from bot.text.catalog import Text


def check_line(text: Text, check: Check) -> str:
    """Return what one step came to, in a sentence."""
    if check.is_open:
        return text("deal-left-open")
    result = "ok" if check.ok else "wrong"
    return text(
        f"deal-check-{check.step}-{result}",
        expected=_word(check.expected),
        found=_word(check.found),
        reason="" if check.reason is None else text.error(check.reason),
    )


def differing_lines(text: Text, check: Check, name: Callable[[str], str]) -> list[str]:
    """Return a sentence for each person or seat for whom a step does not hold.

    Args:
        text: The words.
        check: The step.
        name: Gives a person or seat of the check as readers know them.
    """
    return [
        text(
            "deal-check-differs",
            who=name(who),
            expected=_of(check.expected, who),
            found=_of(check.found, who),
        )
        for who in check.differing
    ]


def _word(value: object) -> str | int:
    return value if isinstance(value, str | int) else ""


def _of(value: object, who: str) -> str:
    found = value.get(who) if isinstance(value, Mapping) else None
    return "–" if found is None else str(found)
