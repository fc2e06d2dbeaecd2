"""Asking a proxy instead of Discord, where several processes share one rate limit."""

from discord.http import Route

from bot.settings import Settings


def use_rest_proxy(settings: Settings) -> None:
    """Send all of this process's REST requests to the proxy of the settings, if they name one.

    Its address takes the place of `https://discord.com`, as twilight-http-proxy and nirn-proxy expect. The
    gateway and the addresses of pictures stay Discord's own.
    """
    if settings.discord_proxy_url is not None:
        # The library offers no other way; it builds every address from this.
        Route.BASE = f"{settings.discord_proxy_url}/api/{Route.BASE.rpartition('/')[2]}"
