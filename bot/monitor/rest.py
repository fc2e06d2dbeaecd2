"""What Discord says to the bot's REST requests, as the HTTP library sees it."""

import json
import re
from http import HTTPStatus
from types import SimpleNamespace
from typing import Any, Final

import aiohttp

from bot.monitor.answers import Answers
from bot.monitor.figures import Figures

_FIRST_ANSWER: Final = re.compile(r"/interactions/([0-9]+)/[^/]+/callback$")
_HTTP_FAULT: Final = 400


def rest_trace(figures: Figures, answers: Answers) -> aiohttp.TraceConfig:
    """Return what the HTTP library has to tell of each request.

    Args:
        figures: Where to count refusals.
        answers: Who waits for answers to interactions.
    """

    async def on_end(_session: Any, context: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        context.status = end.response.status
        first_answer = _FIRST_ANSWER.search(end.url.path)
        if first_answer and not _is_repeated(end.response.status):
            answers.answered(int(first_answer[1]), end.response.status)

    async def on_body(
        _session: Any, context: SimpleNamespace, body: aiohttp.TraceResponseChunkReceivedParams
    ) -> None:
        status = getattr(context, "status", 0)
        if status >= _HTTP_FAULT:
            figures.rest_failures.labels(status, _code(body.chunk)).inc()

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(on_end)
    trace.on_response_chunk_received.append(on_body)
    return trace


def _is_repeated(status: int) -> bool:
    """Return whether discord.py tries once more, for whose sake the interaction waits on."""
    return status == HTTPStatus.TOO_MANY_REQUESTS or status >= HTTPStatus.INTERNAL_SERVER_ERROR


def _code(body: bytes) -> int:
    """Return Discord's own code for what is wrong, 0 where it gives none."""
    try:
        code = json.loads(body)["code"]
    except (ValueError, LookupError, TypeError):
        return 0
    return code if isinstance(code, int) else 0
