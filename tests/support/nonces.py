"""Messages that are sent twice: with one nonce, Discord answers the second by the first for some minutes."""

import json
from typing import Any, Final

import pytest
from discord.http import Route

# Discord does not say for how long.
MINUTES_S: Final = 180


def honour_nonces(patch: pytest.MonkeyPatch) -> None:
    """Have a simulated Discord do what the real one does with `enforce_nonce`.

    What the real one does where that first message was deleted is not documented. Here it is an error, so
    that nobody relies on it. What was sent is kept with whatever else the simulated Discord knows.
    """
    from simcord.http.client import FakeHTTPClient

    send = FakeHTTPClient.request

    async def request(client: Any, route: Route, **options: Any) -> Any:
        body = _body(options)
        if not body.get("enforce_nonce"):
            return await send(client, route, **options)
        known: dict[tuple[str, str], tuple[str, float]] = vars(client.backend).setdefault("nonces", {})
        key = route.url, str(body["nonce"])
        now_s = client.backend.clock.now().timestamp()
        message_id, since_s = known.get(key, ("", 0.0))
        if message_id and now_s - since_s < MINUTES_S:
            return await send(client, Route("GET", f"{route.path}/{message_id}", channel_id=route.channel_id))
        answer = await send(client, route, **options)
        known[key] = str(answer["id"]), now_s
        return answer

    patch.setattr(FakeHTTPClient, "request", request)


def _body(options: dict[str, Any]) -> dict[str, Any]:
    forms = (part["value"] for part in options.get("form") or () if part["name"] == "payload_json")
    body = next(map(json.loads, forms), options.get("json"))
    return body if isinstance(body, dict) else {}
