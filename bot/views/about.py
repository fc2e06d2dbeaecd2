"""What this bot is: its games and version, who runs it, what it keeps, where its source is."""

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
# What a package calls the address of its source, the best first.
_SOURCES: Final = ("source", "source code", "repository", "homepage")


@dataclass(frozen=True)
class About:
    """What the package says of itself.

    Args:
        version: Which version it is.
        licence: What may be done with it.
        source: The address of its source; None where the package names none.
    """

    version: str
    licence: str
    source: str | None = None

    @classmethod
    def read(cls, package: Message | None = None) -> Self:
        """Return what the package says that is installed, or another package's metadata."""
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
    """Return what somebody is told who asks what this bot is.

    Args:
        text: The words.
        bot: What it is called in Discord.
        games: The games that can be played.
        about: What the package says of itself.
        contact: How to reach whoever runs it; None where that is not told.
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
