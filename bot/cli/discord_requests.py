"""Requests to Discord from `run`, `sync` and `emoji`: an optional proxy, and faults in plain words."""

import json
import textwrap
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http import HTTPStatus
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
from discord.http import HTTPClient, Route

from bot.cli.environment import store_fault
from bot.cli.output import Unusable
from bot.settings import Settings
from bot.store import StoreUnavailable
from bot.text import Text

# The close codes after which the gateway accepts no reconnection, and the text for each.
_CLOSED_FOR_GOOD: Final[Mapping[int, str]] = {
    4004: "setting-token-refused",
    4010: "setting-shards-refused",
    4011: "setting-shards-too-few",
    4013: "setting-intents-missing",
    4014: "setting-intents-missing",
}
# Long enough for Discord's own messages, and shorter than a web page.
_LONGEST_REASON: Final = 300


def use_rest_proxy(settings: Settings) -> None:
    """Send all REST requests of this process to the proxy in the settings, if there is one.

    The proxy's address replaces `https://discord.com`, as twilight-http-proxy and nirn-proxy expect. The
    gateway and the addresses of pictures do not change.
    """
    if settings.discord_proxy_url is not None:
        # The library builds every address from this constant and has no setting for it.
        Route.BASE = f"{settings.discord_proxy_url}/api/{Route.BASE.rpartition('/')[2]}"


class PageInstead(discord.HTTPException):
    """A web page came back instead of an API answer: from a proxy, or from Discord's own protection.

    Args:
        reason: The reason phrase beside the HTTP status.
    """

    def __init__(self, status: int, reason: str) -> None:
        response: Any = SimpleNamespace(status=status, reason=reason)
        super().__init__(response, "a page instead of an answer")


def refuse_pages(http: HTTPClient) -> None:
    """Make every request fail whose answer is a web page.

    The library would return a page as if it were an answer, or put the whole page into an error. It would
    take a page with status 404 as Discord's statement that something is gone.
    """
    ask = http.request

    async def request(route: Route, **options: Any) -> Any:
        try:
            answer = await ask(route, **options)
        except discord.HTTPException as error:
            if error.text.lstrip().startswith("<"):
                raise PageInstead(error.status, error.response.reason or "") from None
            raise
        except (UnicodeDecodeError, json.JSONDecodeError) as error:
            raise PageInstead(HTTPStatus.OK, HTTPStatus.OK.phrase) from error
        # An API answer is JSON, or empty if there are no data. GET and PUT requests of this bot expect data.
        if isinstance(answer, str) and (answer or route.method in {"GET", "PUT"}):
            raise PageInstead(HTTPStatus.OK, HTTPStatus.OK.phrase)
        return answer

    http.request = request  # type: ignore[method-assign]  # the library offers no other way


async def log_in(client: discord.Client, settings: Settings) -> None:
    """Log in a client that only makes requests and does not run the bot."""
    assert settings.token is not None
    use_rest_proxy(settings)
    refuse_pages(client.http)
    await client.login(settings.token)


@contextmanager
def faults_in_words(text: Text) -> Iterator[None]:
    """Put an error of starting or running the bot into words. Other errors pass through.

    Raises:
        Unusable: There was such an error.
    """
    try:
        yield
    except StoreUnavailable as error:
        raise Unusable(store_fault(text, error)) from error
    except Exception as error:
        fault = discord_fault(text, error)
        if fault is None:
            raise
        raise Unusable(fault) from error


def discord_fault(text: Text, error: BaseException) -> str | None:
    """Return what to do about an error of starting or running the bot; None for other errors."""
    if isinstance(error, discord.ConnectionClosed) and error.code in _CLOSED_FOR_GOOD:
        return text(_CLOSED_FOR_GOOD[error.code])
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return text("setting-intents-missing")
    if isinstance(error, aiohttp.ClientError | ConnectionError | TimeoutError):
        return text("setting-discord-unreachable")
    if isinstance(error, discord.DiscordException):
        return _answer_fault(text, error)
    return None


def _answer_fault(text: Text, error: discord.DiscordException) -> str | None:
    # For the login and the gateway, Discord's answer is the cause of a less specific error.
    answer = error if isinstance(error, discord.HTTPException) else error.__cause__
    if isinstance(answer, discord.HTTPException) and answer.status == HTTPStatus.TOO_MANY_REQUESTS:
        return text("setting-discord-limited")
    if isinstance(answer, PageInstead):
        return text("setting-discord-page", status=f"{answer.status} {answer.response.reason}".strip())
    if isinstance(error, discord.LoginFailure):
        return text("setting-token-refused")
    if isinstance(error, discord.HTTPException | discord.GatewayNotFound | discord.ConnectionClosed):
        reason = textwrap.shorten(str(error), _LONGEST_REASON, placeholder=" …")
        return text("setting-discord-refused", reason=reason)
    return None
