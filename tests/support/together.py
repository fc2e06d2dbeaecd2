"""Several people acting in the same instant, which an actor alone cannot: it waits for the bot each time."""

import json
from typing import Any

import simcord
from simcord.backend import serializers
from simcord.interactions import base_payload

MESSAGE_COMPONENT = 3
BUTTON = 2


async def click_together(
    env: simcord.Env, clicks: list[tuple[simcord.MemberActor, Any, str]]
) -> list[simcord.InteractionResult]:
    """Send all clicks to the bot before it has answered any.

    Args:
        clicks: Who clicks, on which message, the button with which label or custom id.
    """
    records = start_clicks(env, clicks)
    await env.settle()
    return [simcord.InteractionResult(env, record) for record in records]


def start_clicks(env: simcord.Env, clicks: list[tuple[simcord.MemberActor, Any, str]]) -> list[Any]:
    """Send clicks to the bot and wait for nothing: it goes on as far as the test lets time pass."""
    return [_emit(env, who, message, label) for who, message, label in clicks]


async def click_forged(
    env: simcord.Env, who: simcord.MemberActor, message: Any, label: str, custom_id: str
) -> simcord.InteractionResult:
    """Send a click on a button whose id is another one than the bot gave it."""
    record = _emit(env, who, message, label, forged_id=custom_id)
    await env.settle()
    return simcord.InteractionResult(env, record)


def _emit(
    env: simcord.Env, who: simcord.MemberActor, message: Any, label: str, forged_id: str | None = None
) -> Any:
    stored = env.backend.get_message(message.channel.id, message.id)
    custom_id = _custom_id(stored.components, label)
    record, payload = base_payload(
        env.backend,
        type=MESSAGE_COMPONENT,
        channel_id=stored.channel_id,
        guild_id=env.backend.get_channel(stored.channel_id).guild_id,
        user_id=who.id,
        data={"custom_id": forged_id or custom_id, "component_type": BUTTON},
    )
    shown = json.dumps(serializers.message_payload(env.backend, stored))
    payload["message"] = json.loads(shown.replace(custom_id, forged_id) if forged_id else shown)
    record.source_message_id = stored.id
    env.backend.emit("INTERACTION_CREATE", payload)
    return record


def _custom_id(components: list[dict[str, Any]], label: str) -> str:
    for item in components:
        if label in {item.get("label"), item.get("custom_id")}:
            return str(item["custom_id"])
        # A button may stand beside a text.
        found = _custom_id([*item.get("components", []), *filter(None, [item.get("accessory")])], label)
        if found:
            return found
    return ""
