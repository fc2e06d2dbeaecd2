"""What Discord says of servers, people, messages and interactions, as discord.py reads it."""

from typing import Any, Final

from bot.render.cards import emoji_name
from bot.rules.cards import Card, build_deck
from tests.simulation.places import MANAGE_SERVER, Channel, Interaction, Message, Server, Thread

# The bot's user is called like its application. Another application may be started over the same database.
APPLICATION_ID: Final = 1_000
ANOTHER_APPLICATION_ID: Final = 2_000
APPLICATIONS: Final = (APPLICATION_ID, ANOTHER_APPLICATION_ID)
EVERYTHING: Final = (1 << 50) - 1
ORDINARY: Final = EVERYTHING & ~MANAGE_SERVER & ~(1 << 3)
GROUP, PRIVATE_THREAD = 3, 12
# Who has installed the bot: a server, or a person. Source: Discord's `ApplicationIntegrationType`.
FOR_SERVER, FOR_PERSON = "0", "1"
# Where it is used. Source: Discord's `InteractionContextType`.
IN_SERVER, IN_DIRECT, IN_GROUP = 0, 1, 2
SINCE: Final = "2024-01-01T00:00:00+00:00"


def user(user_id: int) -> dict[str, Any]:
    """Return a person, or the bot."""
    return {
        "id": str(user_id),
        "username": f"person{user_id}",
        "discriminator": "0",
        "global_name": f"Person {user_id}",
        "avatar": None,
        "bot": user_id in APPLICATIONS,
    }


def emoji(card: Card, application_id: int) -> dict[str, Any]:
    """Return the application's own emoji of a card."""
    return {
        "id": str(9_000 + build_deck().index(card)),
        "name": emoji_name(card),
        "user": user(application_id),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def member(user_id: int) -> dict[str, Any]:
    """Return somebody in a server."""
    return {
        "user": user(user_id),
        "roles": [],
        "nick": None,
        "joined_at": SINCE,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "avatar": None,
        "communication_disabled_until": None,
    }


def channel(place: Channel) -> dict[str, Any]:
    """Return a channel."""
    if place.group:
        people = [user(each) for each in sorted(place.group)]
        owned = {"owner_id": people[0]["id"], "name": "Us", "icon": None}
        return {"id": str(place.channel_id), "type": GROUP, "recipients": people, **owned}
    if place.guild_id is None:
        assert place.recipient_id is not None
        return {"id": str(place.channel_id), "type": 1, "recipients": [user(place.recipient_id)]}
    if place.thread is not None:
        return _thread(place, place.thread)
    return {
        "id": str(place.channel_id),
        "guild_id": str(place.guild_id),
        "type": 0,
        "name": f"channel-{place.channel_id}",
        "position": 0,
        "permission_overwrites": [],
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "last_message_id": None,
    }


def _thread(place: Channel, thread: Thread) -> dict[str, Any]:
    kept = {"archived": thread.is_archived, "locked": thread.is_locked, "auto_archive_duration": 10_080}
    return {
        "id": str(place.channel_id),
        "guild_id": str(place.guild_id),
        "parent_id": str(thread.parent.channel_id),
        "owner_id": str(thread.owner_id),
        "type": PRIVATE_THREAD,
        "name": thread.name,
        "last_message_id": None,
        "message_count": 0,
        "member_count": len(thread.members),
        "rate_limit_per_user": 0,
        "flags": 0,
        "thread_metadata": kept | {"archive_timestamp": SINCE, "create_timestamp": SINCE, "invitable": False},
        "member": thread_member(place, thread.owner_id),
    }


def thread_member(place: Channel, user_id: int) -> dict[str, Any]:
    """Return somebody in a thread."""
    return {"id": str(place.channel_id), "user_id": str(user_id), "join_timestamp": SINCE, "flags": 0}


def guild(server: Server, channels: list[Channel], threads: list[Channel]) -> dict[str, Any]:
    """Return a server as the gateway tells of it, with its threads that are not archived."""
    everyone = {
        "id": str(server.guild_id),
        "name": "@everyone",
        "permissions": str(ORDINARY),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    return {
        "id": str(server.guild_id),
        "name": f"Server {server.guild_id}",
        "owner_id": "1",
        "unavailable": False,
        "member_count": len(server.members) + 1,
        "preferred_locale": "en-US",
        "roles": [everyone],
        "channels": [channel(each) for each in channels],
        "members": [member(each) for each in APPLICATIONS],
        "threads": [channel(each) for each in threads],
        "emojis": [],
        "stickers": [],
        "features": [],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_flags": 0,
        "icon": None,
        "large": False,
    }


def message(shown: Message) -> dict[str, Any]:
    """Return a message of the bot."""
    sent = shown.payload
    return {
        "id": str(shown.message_id),
        "channel_id": str(shown.channel.channel_id),
        "author": user(shown.application_id),
        "content": sent.get("content") or "",
        "timestamp": SINCE,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": sent.get("embeds") or [],
        "components": _numbered(shown.components),
        "pinned": False,
        "type": 0,
        "flags": sent.get("flags") or 0,
    }


def interaction(
    made: Interaction, server: Server | None, app_permissions: int, data: dict[str, Any]
) -> dict[str, Any]:
    """Return a click, a command or a form as the gateway tells of it."""
    payload: dict[str, Any] = {
        "id": str(made.interaction_id),
        "application_id": str(made.application_id),
        "type": made.kind,
        "token": made.token,
        "version": 1,
        "data": data,
        "channel_id": str(made.channel.channel_id),
        "channel": channel(made.channel),
        "locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": _installed_by(made, server),
        "context": _context_of(made.channel),
        "attachment_size_limit": 26_214_400,
        "app_permissions": str(app_permissions),
    }
    if made.message is not None:
        payload["message"] = message(made.message)
    if server is None:
        return payload | {"user": user(made.user_id)}
    permissions = EVERYTHING if made.user_id in server.managers else ORDINARY
    if not server.has_bot:
        payload["guild"] = {"id": str(server.guild_id), "locale": "en-US", "features": []}
    return payload | {
        "guild_id": str(server.guild_id),
        "guild_locale": "en-US",
        "member": member(made.user_id) | {"permissions": str(permissions)},
    }


def _installed_by(made: Interaction, server: Server | None) -> dict[str, str]:
    if server is not None and server.has_bot:
        return {FOR_SERVER: str(server.guild_id)}
    return {FOR_PERSON: str(made.user_id)}


def _context_of(place: Channel) -> int:
    if place.guild_id is not None:
        return IN_SERVER
    return IN_GROUP if place.group else IN_DIRECT


def ready(application_id: int, shard_count: int) -> dict[str, Any]:
    """Return what Discord says first."""
    return {
        "v": 10,
        "user": user(application_id),
        "guilds": [],
        "session_id": "simulated",
        "resume_gateway_url": "wss://simulated.invalid",
        "shard": [0, shard_count],
        "application": {"id": str(application_id), "flags": 0},
    }


def application(application_id: int) -> dict[str, Any]:
    """Return an application of the bot."""
    return {
        "id": str(application_id),
        "name": "Gnau",
        "description": "",
        "icon": None,
        "rpc_origins": [],
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "flags": 0,
        "owner": user(1),
        "team": None,
    }


def _numbered(components: list[dict[str, Any]], first: int = 1) -> list[dict[str, Any]]:
    numbered = []
    for place, component in enumerate(components):
        inner = _numbered(component.get("components", []), first * 100)
        with_id = {"id": first * 50 + place, **component}
        numbered.append(with_id | {"components": inner} if "components" in component else with_id)
    return numbered
