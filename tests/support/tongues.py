"""People whose Discord is in a language."""

from typing import Any

import simcord

from bot.playground_language import speak


class Tongues:
    """The languages that people's Discord is in; everyone else's is in English.

    Args:
        env: The Discord of all of them.
        server: The language of the server in Discord.
    """

    def __init__(self, env: simcord.Env, server: str = "en-US") -> None:
        self._of: dict[int, str] = {}
        for guild in env.backend.guilds.values():
            guild.preferred_locale = server
        speak(env, lambda user_id: self._of.get(user_id, "en-US"), lambda: server)

    def give(self, who: Any, language: str) -> None:
        """Have a person's Discord be in a language from now on."""
        self._of[who.id] = language
