"""Buttons, lists and fields of forms, with their texts cut to the lengths that Discord accepts.

A translation may be longer than the English text, and Discord refuses a whole message for one text too long.
Source: the components of Discord's developer documentation.
"""

import re
from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from discord import SelectOption, ui

from bot.text.sanitize import fitted

# Of the menu of a member.
LONGEST_NAME: Final = 32
# Of a form, and of a field in it.
LONGEST_TITLE: Final = 45
LONGEST_BUTTON: Final = 80
LONGEST_OPTION: Final = 100
LONGEST_PLACEHOLDER: Final = 150
# The columns of a button that a phone shows on one line; a Chinese sign takes two of them. A house rule.
WIDEST_BUTTON: Final = 34

# The ids of the texts that stand where Discord takes only so many characters, the smallest room first.
_BUTTONS: Final = re.compile(
    r".+-button(-.+)?|page-(back|on)|practice-again|first-screen-(language|open)|gnau-drill-name|gnau-letter-link"
    r"|game-name-.+|gnau-(category|payout)-.+|gnau-known-name|gnau-pick-(confirm|no-ox|sure|undo)"
    r"|hearts-panel-(moon-.+|pass|pass-more)|gongzhu-panel-expose(-nothing)?"
    r"|tricks-panel-(back|claim|clear|hint)|tricks-(stay|calling-off|take-over-(button|keep))"
    r"|tricks-review-(next-mistake|tricks)|tricks-computer-.|tricks-number|points-(gained|lost)"
    r"|lesson-gnau-(dealer|nobody|you|your-hand)|lesson-gongzhu-end-(leads|over|two)|lesson-tricks-(yes|no|you)"
    r"|preferences-name-.+|rule-sets-(back|drop|keep)|settings-(change|clear-.+|page-.+|reset|reset-(yes|no))"
)
_ROOM: Final = {
    re.compile(r"command-menu-.+"): LONGEST_NAME,
    re.compile(
        r"cut-title|cut-label|host-stake-(title|label)|preferences-(name-time-zone|zone-typed)|friends-form(-code)?|rule-sets-form(-name|-rules)?"
        r"|settings-(form|name|page)-.+|gnau-payout-.+|gnau-category-single|gnau-odds-category-.+"
    ): LONGEST_TITLE,
    _BUTTONS: LONGEST_BUTTON,
    re.compile(
        r"command-.+|cut-why|friends-form-why|gnau-(preset|rule|set|terms)-.+|gnau-summary-changed|hand-over-seat|host-stake-why"
        r"|language-name|preferences-choice-.+|preferences-language-own|preferences-quiet-(end|none|start)"
        r"|preferences-vacation-days|preferences-zone-(now|other|why)|rule-sets-form-.+-why"
        r"|settings-(about|choice|switch)-.+|settings-language-own|tricks-hands|tricks-levels-(all|seat)"
        r"|tricks-(short|temperament|terms|until)-.+"
    ): LONGEST_OPTION,
    re.compile(
        r"hand-over-placeholder|host-(hand-over|remove|rules)|preferences-zone-placeholder|rule-sets-show|settings-every.+|settings-nowhere"
        r"|settings-none-of-these|tricks-levels-mixed"
    ): LONGEST_PLACEHOLDER,
}


def room_for(text_id: str) -> int | None:
    """Return how many characters a text may have; None if there is room for any."""
    return next((most for pattern, most in _ROOM.items() if pattern.fullmatch(text_id)), None)


def columns_for(text_id: str) -> int | None:
    """Return how many columns a text should take at most; None if it may take any."""
    return WIDEST_BUTTON if _BUTTONS.fullmatch(text_id) else None


def plain_button(label: str, **shown_as: Any) -> ui.Button[Any]:
    """Return a button, its label cut to length."""
    return ui.Button(label=fitted(label, LONGEST_BUTTON), **shown_as)


def option(label: str, value: str, why: str | None = None, *, is_chosen: bool = False) -> SelectOption:
    """Return an entry of a list, with a line of explanation (`why`) below its label."""
    description = None if why is None else fitted(why, LONGEST_OPTION)
    return SelectOption(
        label=fitted(label, LONGEST_OPTION), value=value, description=description, default=is_chosen
    )


def list_of(options: Sequence[SelectOption], placeholder: str | None, **shown_as: Any) -> ui.Select[Any]:
    """Return a list from which one entry can be chosen."""
    return ui.Select(options=[*options], placeholder=placeholder_of(placeholder), **shown_as)


_MANY: Final = 1_000_003
_MOST_ON_A_PAGE: Final = 40


def fresh_id(interaction_id: int, number: int) -> int:
    """Return the id of a list that is shown in answer to an interaction.

    A client may go on showing an earlier choice under an id that it knows, even on another page. So a list
    gets a new id every time it is shown.

    Args:
        number: The position of the list on the page, from 0.
    """
    return interaction_id % _MANY * _MOST_ON_A_PAGE + number + 1


def placeholder_of(words: str | None) -> str | None:
    """Return the text, cut to length, that a list shows while nothing is chosen."""
    return None if words is None else fitted(words, LONGEST_PLACEHOLDER)


def field(name: str, why: str | None, component: ui.Item[Any]) -> ui.Label[Any]:
    """Return a field of a form below its name, with a line of explanation (`why`)."""
    description = None if why is None else fitted(why, LONGEST_OPTION)
    return ui.Label(text=fitted(name, LONGEST_TITLE), description=description, component=component)


# How many forms are remembered.
REMEMBERED: Final = 10_000


class OpenForms:
    """The custom ids of the latest `REMEMBERED` forms that this process has sent."""

    def __init__(self) -> None:
        self._custom_ids: deque[str] = deque(maxlen=REMEMBERED)

    def add(self, custom_id: str) -> None:
        """Remember a form."""
        self._custom_ids.append(custom_id)

    def __contains__(self, custom_id: str) -> bool:
        return custom_id in self._custom_ids
