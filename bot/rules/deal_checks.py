"""What the checks of all deals share: how the outcome of a step is told, and the steps that no game is in."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.rules.cards import quote
from bot.rules.deal_files import Dealt, deal_record, write_deal
from bot.rules.errors import RuleError
from bot.rules.fair_deal import commitment_to

# The steps that every deal begins with. Each game has a list of all of its own.
FORM: Final = "form"
DIGEST: Final = "digest"
COMMITMENT: Final = "commitment"

# How many signs are shown from just before the first one that should be another.
_EXCERPT: Final = 20
_BEFORE: Final = 8

Value: TypeAlias = str | int | Mapping[str, str] | Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Check:
    """What one step came to.

    Args:
        step: What was checked.
        ok: Whether it holds.
        expected: What the deal gives when it is computed again; by person or seat where it is about them.
        found: What the file says.
        reason: Which rule of the game is broken, where that is what does not hold.
    """

    step: str
    ok: bool
    expected: Value
    found: Value
    reason: RuleError | None = None

    @property
    def differing(self) -> tuple[str, ...]:
        """The people or seats for whom the file says something else; none where a step is not about them."""
        if not isinstance(self.expected, Mapping) or not isinstance(self.found, Mapping):
            return ()
        everybody = dict.fromkeys([*self.expected, *self.found])
        return tuple(who for who in everybody if self.expected.get(who) != self.found.get(who))


@dataclass(frozen=True)
class CheckedDeal:
    """A deal file that was read, and what its check came to.

    Args:
        dealt: What it says.
        written: Its bytes.
        checks: Every step, in order.
    """

    dealt: Dealt
    written: bytes
    checks: tuple[Check, ...]

    @property
    def is_true(self) -> bool:
        """Whether every step holds."""
        return all(check.ok for check in self.checks)


def compared(step: str, expected: Value, found: Value) -> Check:
    """Return what a step comes to that compares what is computed again with what the file says."""
    return Check(step, expected == found, expected, found)


def file_checks(dealt: Dealt, digest: str, written: bytes) -> tuple[Check, Check, Check]:
    """Check a file itself: how it is written, its digest, and that its seed is the promised one.

    That the commitment is the one that was shown before the round, only who saw it can say.

    Args:
        dealt: What the file says.
        digest: The digest that it bears.
        written: Its bytes.
    """
    record = deal_record(dealt)
    return (
        _form(write_deal(record | {"digest": digest}).decode(), written.decode()),
        compared(DIGEST, str(record["digest"]), digest),
        compared(COMMITMENT, commitment_to(dealt.seed).hex(), dealt.commitment.hex()),
    )


def _form(expected: str, found: str) -> Check:
    """Compare a file with the only way to write it, and show both from just before the first difference."""
    differs = (place for place, (one, other) in enumerate(zip(expected, found, strict=False)) if one != other)
    place = next(differs, min(len(expected), len(found)))
    shown = slice(max(place - _BEFORE, 0), place - _BEFORE + _EXCERPT)
    return Check(FORM, expected == found, quote(expected[shown]), quote(found[shown]))
