"""What stands on which page of the settings, as data."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.rules.gnau import OPTION_NAMES, PAYOUT_NAMES
from bot.tables.gnau.settings import PAYOUT, RULE

PRESET: Final = "preset"
CHANNELS: Final = "channels"
ROLE: Final = "opener_role"


class Page(StrEnum):
    """A page of the panel."""

    RULES = "rules"
    PAYOUTS = "payouts"
    TABLE = "table"
    ACCESS = "access"
    POINTS = "points"


class Form(StrEnum):
    """A form of numbers that are typed."""

    HIGH_HANDS = "high_hands"
    OX_HANDS = "ox_hands"
    STAKES = "stakes"
    REVEAL = "reveal"
    OPENING = "opening"
    GRANTS = "grants"
    GIVING = "giving"


@dataclass(frozen=True)
class Choice:
    """A setting whose values are chosen from a list.

    Args:
        name: Its flat name, or `PRESET` for all house rules at once.
    """

    name: str


@dataclass(frozen=True)
class Picker:
    """A setting that is chosen among the server's channels or roles, `CHANNELS` or `ROLE`."""

    name: str


@dataclass(frozen=True)
class Numbers:
    """Settings that are typed into one form."""

    form: Form


@dataclass(frozen=True)
class People:
    """People who are listed here and changed with commands, such as who is blocked."""

    name: str


Block: TypeAlias = Choice | Picker | Numbers | People

# The highest hand first, as everywhere.
_HANDS: Final = tuple(PAYOUT + name for name in reversed(PAYOUT_NAMES))

FORMS: Final[Mapping[Form, tuple[str, ...]]] = MappingProxyType(
    {
        Form.HIGH_HANDS: _HANDS[:4],
        Form.OX_HANDS: _HANDS[4:],
        Form.STAKES: ("stake_points", "lowest_stake", "highest_stake"),
        Form.REVEAL: ("reveal_s",),
        Form.OPENING: ("tables_per_member", "tables_per_server", "opening_pause_s"),
        Form.GRANTS: ("opening_grant_points", "daily_points"),
        Form.GIVING: ("giving_min_age_days", "giving_cap_points"),
    }
)
"""The settings of each form; Discord takes five fields at most."""

PAGES: Final[Mapping[Page, tuple[Block, ...]]] = MappingProxyType(
    {
        Page.RULES: (Choice(PRESET), *(Choice(RULE + name) for name in OPTION_NAMES)),
        Page.PAYOUTS: (Numbers(Form.HIGH_HANDS), Numbers(Form.OX_HANDS)),
        Page.TABLE: (Choice("dealer"), Choice("split"), Numbers(Form.STAKES), Numbers(Form.REVEAL)),
        Page.ACCESS: (
            Choice("language"),
            Picker(CHANNELS),
            Picker(ROLE),
            Numbers(Form.OPENING),
            People("blocked"),
        ),
        Page.POINTS: (
            Choice("points"),
            Numbers(Form.GRANTS),
            Choice("giving"),
            Numbers(Form.GIVING),
        ),
    }
)

CHOSEN: Final = tuple(
    block.name for blocks in PAGES.values() for block in blocks if isinstance(block, Choice | Picker)
)
"""The settings that are chosen from something."""


def page_of(what: str) -> Page:
    """Return the page on which something is chosen, or a form opened."""
    return next(page for page, blocks in PAGES.items() if any(what in _names(block) for block in blocks))


def _names(block: Block) -> tuple[str, ...]:
    return (block.form,) if isinstance(block, Numbers) else (block.name,)
