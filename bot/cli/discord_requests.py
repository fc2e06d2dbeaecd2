"""How `run`, `sync` and `emoji` talk to Discord: through a proxy if one is set; failures in plain words."""

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

from bot.cli.environment import Unusable, store_fault
from bot.cli.output import print_complaint
from bot.settings import Settings
from bot.store import StoreUnavailable
from bot.text import Text

# What the gateway closes a connection with for good, and the text about it.
_CLOSED_FOR_GOOD: Final[Mapping[int, str]] = {
    4004: "setting-token-refused",
    4010: "setting-shards-refused",
    4011: "setting-shards-too-few",
    4013: "setting-intents-missing",
    4014: "setting-intents-missing",
}
# Long enough for what Discord itself says; a page is longer.
_LONGEST_REASON: Final = 300


def use_rest_proxy(settings: Settings) -> None:
    """Send all of this process's REST requests to the proxy of the settings, if they name one.

    Its address takes the place of `https://discord.com`, as twilight-http-proxy and nirn-proxy expect. The
    gateway and the addresses of pictures stay Discord's own.
    """
    if settings.discord_proxy_url is not None:
        # The library offers no other way; it builds every address from this.
        Route.BASE = f"{settings.discord_proxy_url}/api/{Route.BASE.rpartition('/')[2]}"


class PageInstead(discord.HTTPException):
    """A page for people came back, and none of Discord's answers: a proxy's, or that of Discord's own guard.

    Args:
        status: The HTTP status.
        reason: The words beside it.
    """

    def __init__(self, status: int, reason: str) -> None:
        response: Any = SimpleNamespace(status=status, reason=reason)
        super().__init__(response, "a page instead of an answer")


def refuse_pages(http: HTTPClient) -> None:
    """Have every request fail that is answered by a page.

    The library would hand a page on as if it were an answer, write all of it into the error, or take one with
    the status 404 for Discord's word that something is gone.
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
        # Where Discord has nothing to say, it says nothing.
        if isinstance(answer, str) and (answer or route.method in {"GET", "PUT"}):
            raise PageInstead(HTTPStatus.OK, HTTPStatus.OK.phrase)
        return answer

    http.request = request  # type: ignore[method-assign]  # the library offers no other way


async def log_in(client: discord.Client, settings: Settings) -> None:
    """Log a client in that only asks Discord for something, and plays with nobody."""
    assert settings.token is not None
    use_rest_proxy(settings)
    refuse_pages(client.http)
    await client.login(settings.token)


@contextmanager
def faults_in_words(text: Text) -> Iterator[None]:
    """Say what to do about an error of starting or running the bot; let an error of any other kind pass.

    Raises:
        Unusable: There was such an error, and what to do has been said.
    """
    try:
        yield
    except StoreUnavailable as error:
        print_complaint(store_fault(text, error))
        raise Unusable from error
    except Exception as error:
        fault = discord_fault(text, error)
        if fault is None:
            raise
        print_complaint(fault)
        raise Unusable from error


def discord_fault(text: Text, error: BaseException) -> str | None:
    """Return what to do about an error of starting or running the bot, or None for one of another kind."""
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
    # An answer about the login or the gateway lies behind an error that says less.
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
