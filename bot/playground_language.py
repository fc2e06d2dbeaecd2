"""The language of the playground: what simcord leaves to Discord's own programs.

simcord says in every interaction that people and servers have Discord in American English, and its page shows
the descriptions of commands in English.
"""

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any

import discord
import simcord

from bot.app import CardsBot
from bot.tables.ids import GuildId, UserId
from bot.text import DEFAULT_LOCALE, Text
from bot.text.languages import languages_of


def discord_locale(language: str) -> str:
    """Return the locale of Discord in which the speakers of a language have it.

    Example:
        >>> [discord_locale(each) for each in ("de", "en", "zh-HK", "ms")]
        ['de', 'en-US', 'zh-TW', 'en-US']
    """
    locales = [each.value for each in discord.Locale]
    alike = {
        each: [known for known in locales if each in {known, known.split("-")[0]}]
        for each in languages_of(language)
    }
    return next(known for each in languages_of(language) for known in alike[each])


def speak(env: simcord.Env, personal: Callable[[int], str], public: Callable[[], str]) -> None:
    """Have interactions say in which languages people and servers have Discord; simcord always says en-US.

    Args:
        personal: Returns the language of a user's Discord.
        public: Returns the language of the servers.
    """

    def change(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            user = payload["member"]["user"] if "member" in payload else payload["user"]
            payload["locale"] = personal(int(user["id"]))
            if "guild_locale" in payload:
                payload["guild_locale"] = public()

    # Before the bot hears of them.
    env.backend.subscribers.insert(0, change)


class Tongue:
    """The language of everything on the page, as if everyone there had Discord in it.

    It is the one that a person chose on the page, or else the one that the session began with.

    Attributes:
        page: Has to be told of another language; None before it is served.
    """

    def __init__(self, bot: CardsBot, env: simcord.Env, language: str | None) -> None:
        self.page: simcord.Preview | None = None
        self._bot = bot
        self._env = env
        self._people: Sequence[UserId] = ()
        self._is_given = language is not None
        self._first = self._now = language or DEFAULT_LOCALE
        speak(env, lambda _: self._now, lambda: self._now)

    @property
    def text(self) -> Text:
        """The texts in that language."""
        return self._bot.catalog.text(self._now)

    @property
    def locale(self) -> str:
        """The language as one that Discord has."""
        return discord_locale(self._now)

    async def begin(self, guild_id: GuildId, people: Sequence[UserId]) -> None:
        """Speak the language from now on. The bot must have started, and Discord must know the commands.

        A language that was asked for takes the place of one that was chosen in an earlier session.

        Args:
            people: Who can sit at the page, the server's owner first.
        """
        self._people = people
        settings = self._bot.services.settings
        chosen = await settings.language(guild_id)
        if self._is_given and chosen is not None:
            chosen = (await settings.change(guild_id, {"language": None}, user_id=people[0])).language
        self._commands = deepcopy(self._env.backend.commands)
        settings.subscribe(lambda _, changed: self._follow(changed.language))
        self._follow(chosen)

    def _follow(self, chosen: str | None) -> None:
        self._now = chosen or self._first
        for user_id in self._people:
            self._bot.services.languages.note(user_id, self._now)
        self._env.backend.commands.update(_localised(self._commands, self.locale))
        if self.page is not None:
            self.page.locale = self.locale


def _localised(described: Any, locale: str) -> Any:
    """Return commands as Discord shows them in a language: simcord's page shows them in its own words."""
    if isinstance(described, list):
        return [_localised(each, locale) for each in described]
    if not isinstance(described, dict):
        return described
    shown = {name: _localised(each, locale) for name, each in described.items()}
    # People type the names of commands and options as they are. Only those of choices are translated.
    for field in ("description", "name") if "value" in described else ("description",):
        translated = (described.get(f"{field}_localizations") or {}).get(locale)
        shown |= {field: translated} if translated else {}
    return shown
