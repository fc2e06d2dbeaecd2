"""Why Discord would not let the bot in, in plain words."""

import aiohttp
import discord

from bot.text import Text


def discord_fault(text: Text, error: Exception) -> str | None:
    """Return what to do about an error of starting the bot, or None for an error of another kind."""
    if isinstance(error, discord.LoginFailure):
        return text("setting-token-refused")
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return text("setting-intents-missing")
    if isinstance(error, aiohttp.ClientError | ConnectionError | TimeoutError):
        return text("setting-discord-unreachable")
    if isinstance(error, discord.HTTPException | discord.GatewayNotFound | discord.ConnectionClosed):
        return text("setting-discord-refused", reason=str(error))
    return None
