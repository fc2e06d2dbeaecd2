"""The preferences of a person. They hold in all servers, and only that person sees them."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from bot.rules.errors import RuleError, quote
from bot.tables.settable import Kind, Language, Settable, Switch, Word, setting


class TurnCalls(StrEnum):
    """How to tell a person that a table has waited for them for a while.

    `AUTO` is by ping at slow tables alone.
    """

    AUTO = "auto"
    OFF = "off"
    PING = "ping"
    DIRECT = "direct"


@dataclass(frozen=True)
class Preferences(Settable):
    """The preferences of one person. `bot/tables/settable.py` says how to add one.

    Raises:
        RuleError: `option-not-offered`.
    """

    turn_calls: TurnCalls = setting(Word(TurnCalls), TurnCalls.AUTO)
    # The language of messages that only the person sees; None for the language of their Discord.
    language: str | None = setting(Language(), None)
    # Whether a card is played for the person if it is the only one that they may play.
    forced_cards: bool = setting(Switch(), False)
    # Whether the person gets longer for a turn, as far as the server allows.
    more_time: bool = setting(Switch(), False)
    # The other two change only what this person sees: no pictures and emoji of cards, and a colour a suit.
    text_only: bool = setting(Switch(), False)
    four_colours: bool = setting(Switch(), False)

    @staticmethod
    def refusal(name: str, _kind: Kind[Any], value: object) -> RuleError:
        return RuleError("option-not-offered", option=name, value=quote(value))


DEFAULT: Final = Preferences()
