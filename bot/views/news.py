"""The lines that tell everyone at a table what the host has changed since the latest deal."""

from collections.abc import Callable, Collection, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from bot.tables.events import (
    PlayerRemoved,
    RulesChanged,
    SpeedChanged,
    StakeChanged,
    TableHandedOver,
)
from bot.tables.ids import UserId
from bot.tables.table import Table
from bot.text import Text
from bot.text.conventions import duration
from bot.views.phrases import person_name

Telling: TypeAlias = Callable[[Text, Any], str]


def changed_line(text: Text, host_id: UserId, now: str) -> str:
    """Return the line that says who has changed what, and what it is now."""
    return text("news-changed", host=person_name(text, host_id), now=now)


def _removed(text: Text, event: PlayerRemoved) -> str:
    guest, host = person_name(text, event.guest_id), person_name(text, event.by_id)
    return text("news-removed", guest=guest, host=host)


def _stake(text: Text, event: StakeChanged) -> str:
    return changed_line(text, event.by_id, text("host-stake", stake=event.stake_points))


def _speed(text: Text, event: SpeedChanged) -> str:
    return changed_line(text, event.by_id, text("host-speed", time=duration(text, event.seconds)))


def _host(text: Text, event: TableHandedOver) -> str:
    return text("news-host", user=person_name(text, event.user_id))


NEWS: Final[Mapping[type[Any], Telling]] = MappingProxyType(
    {PlayerRemoved: _removed, StakeChanged: _stake, SpeedChanged: _speed, TableHandedOver: _host}
)
"""How what is news in every game is told, besides changed rules."""


def news_lines(
    text: Text,
    table: Table,
    events: Collection[Any],
    summary: Callable[[Any], str],
    tellings: Mapping[type[Any], Telling] = NEWS,
) -> Iterable[str]:
    """Yield a line for each event, after lines about a changed stake and rules that no event tells of.

    Args:
        events: Events at the table; `tellings` has the type of each, except for changed rules.
        summary: Returns house rules of the game in a few words.
    """
    told, now = {type(event) for event in events}, table.options
    before = table.played or now
    if before.stake_points != now.stake_points and StakeChanged not in told:
        yield text("news-next", now=text("host-stake", stake=now.stake_points))
    if before.rules != now.rules and RulesChanged not in told:
        yield text("news-next", now=text("host-rules", rules=summary(now.rules)))
    for event in events:
        if isinstance(event, RulesChanged):
            yield changed_line(text, event.by_id, text("host-rules", rules=summary(event.rules)))
        else:
            yield tellings[type(event)](text, event)
