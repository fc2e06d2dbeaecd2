"""The preferences of a person. They hold in all servers, and only that person sees them."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, Self

from bot.rules.errors import RuleError, quote
from bot.tables.own_time import Span
from bot.tables.settable import Kind, Language, Maybe, Settable, Switch, Word, setting

HOURS_A_DAY: Final = 24
# House rules: a table must not wait for somebody most of the time.
MOST_QUIET_SPANS: Final = 2
MOST_QUIET_HOURS: Final = 12
_QUIET_SPAN: Final = re.compile(r"([01]\d|2[0-3]):00-([01]\d|2[0-3]):00", re.ASCII)


class TurnCalls(StrEnum):
    """How to tell a person that a table has waited for them for a while.

    `AUTO` is by ping at slow tables alone.
    """

    AUTO = "auto"
    OFF = "off"
    PING = "ping"
    DIRECT = "direct"


@dataclass(frozen=True)
class QuietSpan:
    """Hours that come back every day, as clocks show them where the person lives.

    Args:
        start: The hour at which they begin, from 0 to 23.
        hours: How many hours they last.
    """

    start: int
    hours: int

    @property
    def end(self) -> int:
        """The hour at which they end, from 0 to 23."""
        return (self.start + self.hours) % HOURS_A_DAY

    def to_record(self) -> str:
        """Return the hours as they are stored.

        Example:
            >>> QuietSpan(22, 9).to_record()
            '22:00-07:00'
        """
        return f"{self.start:02}:00-{self.end:02}:00"

    @classmethod
    def from_record(cls, kept: object) -> Self:
        """Return the hours that `to_record` wrote.

        Raises:
            ValueError: These are no such hours.
        """
        found = _QUIET_SPAN.fullmatch(kept) if isinstance(kept, str) else None
        if found is None or found[1] == found[2]:
            raise ValueError(kept)
        start, end = int(found[1]), int(found[2])
        return cls(start, (end - start) % HOURS_A_DAY)


class QuietHours(Kind[tuple[QuietSpan, ...]]):
    """At most `MOST_QUIET_SPANS` spans, of at most `MOST_QUIET_HOURS` altogether."""

    def read(self, value: Any) -> Any:
        if type(value) not in {tuple, list}:
            raise ValueError(value)
        spans = tuple(each if isinstance(each, QuietSpan) else QuietSpan.from_record(each) for each in value)
        lengths = [each.hours for each in spans]
        if len(spans) > MOST_QUIET_SPANS or sum(lengths) > MOST_QUIET_HOURS or 0 in lengths:
            raise ValueError(value)
        return spans


class TimeZone(Maybe[str]):
    """The name of a time zone, or None."""

    json_type = str


class Vacations(Kind[tuple[Span, ...]]):
    """Spans of time, in order."""

    def read(self, value: Any) -> Any:
        if type(value) not in {tuple, list} or any(type(span) not in {tuple, list} for span in value):
            raise ValueError(value)
        instants = [instant for span in value for instant in span]
        if any(type(each) is not int for each in instants) or instants != sorted(instants):
            raise ValueError(value)
        return tuple((start, end) for start, end in value)


@dataclass(frozen=True)
class Preferences(Settable):
    """The preferences of one person. `bot/tables/settable.py` says how to add one.

    Raises:
        RuleError: `option-not-offered`, `quiet-hours-too-long`.
    """

    turn_calls: TurnCalls = setting(Word(TurnCalls), TurnCalls.AUTO)
    # The language of messages that only the person sees; None for the language of their Discord.
    language: str | None = setting(Language(), None)
    # Whether a card is played for the person if it is the only one that they may play.
    forced_cards: bool = setting(Switch(), False)
    # Whether the person gets longer for a turn, as far as the server allows.
    more_time: bool = setting(Switch(), False)
    # These two change only what this person sees: no pictures and emoji of cards, and a colour a suit.
    text_only: bool = setting(Switch(), False)
    four_colours: bool = setting(Switch(), False)
    # When no clock of a slow table runs for the person: each day, in their time zone, and on vacation.
    time_zone: str | None = setting(TimeZone(), None)
    quiet_hours: tuple[QuietSpan, ...] = setting(QuietHours(), ())
    vacations: tuple[Span, ...] = setting(Vacations(), ())

    @staticmethod
    def refusal(name: str, kind: Kind[Any], value: object) -> RuleError:
        if isinstance(kind, QuietHours):
            return RuleError("quiet-hours-too-long", most=MOST_QUIET_HOURS)
        return RuleError("option-not-offered", option=name, value=quote(value))


DEFAULT: Final = Preferences()
