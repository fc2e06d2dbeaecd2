"""The lines that tell everyone at a table what the host has changed since the latest deal."""

from collections.abc import Callable, Collection, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from bot.tables.events import PlayerRemoved, StakeChanged, TableHandedOver
from bot.tables.table import Table
from bot.text import Text
from bot.views.phrases import person_name

Telling: TypeAlias = Callable[[Text, Any], str]


def _removed(text: Text, event: PlayerRemoved) -> str:
    guest, host = person_name(text, event.guest_id), person_name(text, event.by_id)
    return text("news-removed", guest=guest, host=host)


def _stake(text: Text, event: StakeChanged) -> str:
    return text("news-stake", host=person_name(text, event.by_id), stake=event.stake_points)


def _host(text: Text, event: TableHandedOver) -> str:
    return text("news-host", user=person_name(text, event.user_id))


NEWS: Final[Mapping[type[Any], Telling]] = MappingProxyType(
    {PlayerRemoved: _removed, StakeChanged: _stake, TableHandedOver: _host}
)
"""How what is news in every game is told."""


def news_lines(
    text: Text, table: Table, events: Collection[Any], tellings: Mapping[type[Any], Telling] = NEWS
) -> Iterable[str]:
    """Yield a line for each event, after a line about a changed stake that no event tells of.

    Args:
        events: Events at the table; `tellings` has the type of each.
    """
    stake = table.options.stake_points
    is_told = any(isinstance(event, StakeChanged) for event in events)
    if table.played is not None and table.played.stake_points != stake and not is_told:
        yield text("news-next-stake", stake=stake)
    for event in events:
        yield tellings[type(event)](text, event)
