"""The answer to what this bot is: its games, version, operator, privacy and source."""

from collections.abc import Iterable
from dataclasses import dataclass
from email.message import Message
from importlib import metadata
from typing import Final, Self

from discord import ui

from bot.text import Text
from bot.text.cards import NO_BREAK
from bot.text.tricks import game_name
from bot.views.style import PRIVATE, panel

_PACKAGE: Final = "gnau"
# The labels under which a package names the address of its source, the best first.
_SOURCES: Final = ("source", "source code", "repository", "homepage")


@dataclass(frozen=True)
class About:
    """What the installed package says about itself.

    Args:
        source: The address of its source; None if the package names none.
    """

    version: str
    licence: str
    source: str | None = None

    @classmethod
    def read(cls, package: Message | None = None) -> Self:
        """Read the metadata of the installed package, or the given metadata."""
        told = metadata.metadata(_PACKAGE) if package is None else package
        urls = dict(_named_url(line) for line in told.get_all("Project-URL") or ())
        return cls(
            version=str(told["Version"]),
            licence=str(told["License-Expression"]),
            source=next((urls[name] for name in _SOURCES if name in urls), None),
        )


def about_view(
    text: Text, bot: str, games: Iterable[str], about: About, contact: str | None
) -> ui.LayoutView:
    """Return the answer to a person who asks what this bot is.

    Args:
        bot: The bot's name in Discord.
        contact: How to reach the person who runs the bot; None if that is not published.
    """
    lines = [
        text("about-games", games=" · ".join(game_name(text, game).replace(" ", NO_BREAK) for game in games)),
        text("about-version", version=about.version),
        text("about-no-host") if contact is None else text("about-host", contact=contact),
        text("about-privacy"),
        _source(text, about),
    ]
    return panel(PRIVATE, [text("about-title", bot=bot), "\n".join(lines)])


def _source(text: Text, about: About) -> str:
    if about.source is None:
        return text("about-licence", licence=about.licence)
    return text("about-source", url=about.source, licence=about.licence)


def _named_url(line: str) -> tuple[str, str]:
    name, _, url = line.partition(",")
    return name.strip().casefold(), url.strip()
