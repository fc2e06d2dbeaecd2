"""What a feature consists of. A feature is a folder, declared in one line of `bot/features/registry.py`."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeAlias

from discord import ui

from bot.delivery.board import DeliveryContext
from bot.services import Services
from bot.store.personal import Exported
from bot.tables.games import Game
from bot.tables.ids import GuildId, UserId
from bot.text import Text
from bot.views.lasting import ButtonFace, LastingItem
from bot.views.settings_pages import Page


class Posts(Protocol):
    """Messages that a feature keeps up to date by itself."""

    async def close(self) -> None:
        """Stop all updates."""
        ...


PracticeButton: TypeAlias = Callable[[ButtonFace], ui.Item[Any]]
"""Makes a button that leads to practice."""


@dataclass(frozen=True)
class Announced:
    """The server and the day whose challenges are announced.

    Args:
        names: Returns the names of those of these people who are in the server now.
    """

    text: Text
    services: Services
    guild_id: GuildId
    day: int
    names: Callable[[Sequence[UserId]], Awaitable[Mapping[UserId, str]]]


@dataclass(frozen=True)
class Challenge:
    """Something that everyone in a server can play once on a day.

    Args:
        best: The names of those who did best on the day before; empty if nobody took part.
        result: What they achieved, in few words.
        button: Opens it for the person who presses.
    """

    name: str
    best: Sequence[str]
    result: str
    button: ui.Item[Any]


Challenges: TypeAlias = Callable[[Announced], Awaitable[Sequence[Challenge]]]
News: TypeAlias = Callable[[Announced], Awaitable[Sequence[str]]]


def _no_practice(_game: Game) -> None:
    return None


@dataclass(frozen=True)
class Feature:
    """Something that people do beside the tables.

    Its tables are part of the schema's metadata. A table that no migration creates is created at start, and
    a later change of it needs a migration. The rows of a table with a column `user_id` are exported and
    deleted with that person's data, and those with a column `guild_id` with the server's.

    Args:
        extension: The cog with its commands; None for a feature without commands.
        lasting_items: Its buttons and selects.
        service: Creates its service, which `Services.of` then returns.
        exported: How its tables are exported, if not column by column.
        nightly: What it does once a day.
        posts: Creates what keeps its messages up to date.
        practice: Returns what makes the button that leads from the end of a game's lesson to practice alone;
            None for a game that it does not practise.
        challenges: Returns what it offers everyone to play on a day, for the announcement of the day.
        monthly: Returns what it has to tell of the month before, as lines of the first announcement of a
            month; empty for nothing.
        settings_pages: Its pages among the settings of a server.
        warm_up: Prepares what takes a moment the first time.
    """

    name: str
    extension: str | None = None
    lasting_items: tuple[type[LastingItem[Any]], ...] = ()
    service: Callable[[Services], object] | None = None
    exported: tuple[Exported, ...] = ()
    nightly: Callable[[Services], Awaitable[None]] | None = None
    posts: Callable[[DeliveryContext], Posts] | None = None
    practice: Callable[[Game], PracticeButton | None] = _no_practice
    challenges: Challenges | None = None
    monthly: News | None = None
    settings_pages: tuple[Page, ...] = ()
    warm_up: Callable[[Services], Awaitable[None]] | None = None


def add_features(services: Services, features: Iterable[Feature]) -> None:
    """Add the services of features, and what they do with people's data and once a day."""
    for feature in features:
        services.exported += feature.exported
        if feature.service is not None:
            services.add(feature.service(services))
        if feature.nightly is not None:
            services.nightly.append(partial(feature.nightly, services))
