"""What Discord does with the bot's requests."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from bot.rules.cards import build_deck
from tests.simulation import payloads, threads
from tests.simulation.places import ANSWER_WITHIN_S, EPHEMERAL, TOKEN_GOOD_S, Channel, Interaction, Message
from tests.simulation.wire import Request
from tests.support.known_commands import known_command
from tests.support.old_messages import CODE, STATUS, WORDS

if TYPE_CHECKING:
    from tests.simulation.discord_side import DiscordSide
    from tests.simulation.process import Process

Answer = tuple[int, Any]

# Outside of the bot's servers. Source: Discord's documentation of follow-up messages.
MOST_FOLLOW_UPS: Final = 5
MESSAGE, THINKING, DEFERRED, UPDATE, AUTOCOMPLETE, FORM = 4, 5, 6, 7, 8, 9


def _no(status: int, code: int, message: str) -> Answer:
    return status, {"code": code, "message": message}


UNKNOWN_CHANNEL: Final = _no(404, 10003, "Unknown Channel")
UNKNOWN_SERVER: Final = _no(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER: Final = _no(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE: Final = _no(404, 10008, "Unknown Message")
UNKNOWN_USER: Final = _no(404, 10013, "Unknown User")
UNKNOWN_WEBHOOK: Final = _no(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION: Final = _no(404, 10062, "Unknown interaction")
ANSWERED_ALREADY: Final = _no(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS: Final = _no(403, 50001, "Missing Access")
NOT_ITS_MESSAGE: Final = _no(403, 50005, "Cannot edit a message authored by another user")
NO_DIRECT_MESSAGES: Final = _no(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS: Final = _no(403, 50013, "Missing Permissions")
# It may come without the time to wait, for which discord.py looks in every answer of this status.
TOO_OLD_TO_EDIT: Final = _no(STATUS, CODE, WORDS)
TOO_MANY_FOLLOW_UPS: Final = _no(
    400, 40094, "This interaction has hit the maximum number of follow up messages."
)
TOKEN_OVER: Final = _no(401, 50027, "Invalid Webhook Token")


def answer(side: "DiscordSide", process: "Process", request: Request) -> Answer:
    """Do what a bot asks.

    Raises:
        NotImplementedError: The simulated Discord does not know this request.
    """
    for method, pattern, route in _ROUTES:
        if method == request.method and (match := re.fullmatch(pattern, request.path)):
            return route(side, process, request, match)
    raise NotImplementedError(f"{request.method} {request.path}")


def _me(_: "DiscordSide", process: "Process", *__: Any) -> Answer:
    return 200, payloads.user(process.application_id)


def _user(side: "DiscordSide", _: "Process", __: Request, match: re.Match[str]) -> Answer:
    user_id = int(match[1])
    return (200, payloads.user(user_id)) if user_id in side.people else UNKNOWN_USER


def _application(_: "DiscordSide", process: "Process", *__: Any) -> Answer:
    return 200, payloads.application(process.application_id)


def _emoji(_: "DiscordSide", process: "Process", *__: Any) -> Answer:
    return 200, {"items": [payloads.emoji(card, process.application_id) for card in build_deck()]}


def _sync(side: "DiscordSide", process: "Process", request: Request, match: re.Match[str]) -> Answer:
    application_id = int(match[1])
    if application_id != process.application_id:
        return MISSING_ACCESS
    side.commands[application_id] = request.body["items"]
    return 200, [known_command(each, application_id) for each in request.body["items"]]


def _open_direct(side: "DiscordSide", _: "Process", request: Request, __: re.Match[str]) -> Answer:
    return 200, payloads.channel(side.direct_channel(int(request.body["recipient_id"])))


def _send(side: "DiscordSide", process: "Process", request: Request, match: re.Match[str]) -> Answer:
    channel = side.channels.get(int(match[1]))
    if channel is None or (refusal := _refusal(side, channel)):
        return UNKNOWN_CHANNEL if channel is None else refusal or UNKNOWN_CHANNEL
    if (refusal := threads.refusal_to_send(side, channel, request)) is not None:
        return refusal
    return 200, payloads.message(_show_new(side, channel, None, request, process))


def _edit(side: "DiscordSide", process: "Process", request: Request, match: re.Match[str]) -> Answer:
    message = _message_of(side, match)
    if not isinstance(message, Message):
        return message
    if message.application_id != process.application_id:
        return NOT_ITS_MESSAGE
    if threads.is_archived(message.channel):
        return threads.ARCHIVED
    if side.old_messages.refuses(message.message_id, side.now_ms):
        process.faults.count(str(CODE))
        return TOO_OLD_TO_EDIT
    return 200, payloads.message(_change(side, message, request))


def _take_back(side: "DiscordSide", _: "Process", __: Request, match: re.Match[str]) -> Answer:
    message = _message_of(side, match)
    return _gone(side, message) if isinstance(message, Message) else message


def _gone(side: "DiscordSide", message: Message) -> Answer:
    side.delete_message(message)
    side.on_taken_back(message)
    return 204, None


def _message_of(side: "DiscordSide", match: re.Match[str]) -> Message | Answer:
    """Return the message that a request names, or why it cannot be had."""
    channel = side.channels.get(int(match[1]))
    if channel is None or (refusal := _refusal(side, channel)):
        return UNKNOWN_CHANNEL if channel is None else refusal or UNKNOWN_CHANNEL
    message = side.messages.get(int(match[2]))
    return message if message is not None and message.exists else UNKNOWN_MESSAGE


def _member(side: "DiscordSide", _: "Process", __: Request, match: re.Match[str]) -> Answer:
    server = side.servers[int(match[1])]
    if not server.has_bot:
        return MISSING_ACCESS
    user_id = int(match[2])
    return (200, payloads.member(user_id)) if user_id in server.members else UNKNOWN_MEMBER


def _server(side: "DiscordSide", _: "Process", __: Request, match: re.Match[str]) -> Answer:
    server = side.servers[int(match[1])]
    return (200, side.guild_payload(server)) if server.has_bot else UNKNOWN_SERVER


def _place(side: "DiscordSide", _: "Process", __: Request, match: re.Match[str]) -> Answer:
    channel = side.channels.get(int(match[1]))
    if channel is None or not channel.exists:
        return UNKNOWN_CHANNEL
    if channel.group or (channel.guild_id is not None and not side.servers[channel.guild_id].has_bot):
        return MISSING_ACCESS
    return 200, payloads.channel(channel)


def _make_thread(side: "DiscordSide", process: "Process", request: Request, match: re.Match[str]) -> Answer:
    parent = side.channels.get(int(match[1]))
    if parent is None or (refusal := _refusal(side, parent)):
        return UNKNOWN_CHANNEL if parent is None else refusal or UNKNOWN_CHANNEL
    made = threads.make(side, parent, request.body["name"], process.application_id)
    return 201, payloads.channel(made)


def _add_to_thread(side: "DiscordSide", _: "Process", __: Request, match: re.Match[str]) -> Answer:
    channel, user_id = side.channels.get(int(match[1])), int(match[2])
    if channel is None or (refusal := _refusal(side, channel)):
        return UNKNOWN_CHANNEL if channel is None else refusal or UNKNOWN_CHANNEL
    if threads.is_archived(channel):
        return threads.ARCHIVED
    if user_id not in side.servers[channel.guild_id or 0].members:
        return UNKNOWN_MEMBER
    threads.add(side, channel, user_id)
    return 204, None


def _refusal(side: "DiscordSide", channel: Channel) -> Answer | None:
    """Return why the bot may not write in a channel, if it may not."""
    if not channel.exists:
        return UNKNOWN_CHANNEL
    if channel.recipient_id is not None:
        return None if side.people[channel.recipient_id].takes_messages else NO_DIRECT_MESSAGES
    if channel.group or (channel.guild_id is not None and not side.servers[channel.guild_id].has_bot):
        return MISSING_ACCESS
    return None if channel.admits_bot else MISSING_PERMISSIONS


def _call_back(side: "DiscordSide", process: "Process", request: Request, match: re.Match[str]) -> Answer:
    made = side.interactions.get(int(match[1]))
    if made is None:
        return UNKNOWN_INTERACTION
    _note_answer(side, process, made, request)
    if made.answers:
        return ANSWERED_ALREADY
    if side.schedule.now_s - made.made_s > ANSWER_WITHIN_S:
        return UNKNOWN_INTERACTION
    made.answers += 1
    kind, data = request.body["type"], request.body.get("data") or {}
    inner = Request(request.method, request.path, data, request.files)
    if kind in {MESSAGE, THINKING}:
        viewer_id = made.user_id if data.get("flags", 0) & EPHEMERAL else None
        made.is_loading = kind == THINKING
        made.original = _show_new(side, made.channel, viewer_id, inner, process, made)
    elif kind == UPDATE and made.message is not None:
        made.original = _change(side, made.message, inner)
    elif kind == DEFERRED:
        made.original = made.message
    elif kind == FORM:
        side.forms.append((made, data))
    if kind in {FORM, AUTOCOMPLETE}:
        # No message, but read like one that its person alone sees.
        side.on_shown(
            Message(made.interaction_id, made.channel, made.user_id, data, made.application_id, made)
        )
    return 200, _called_back(made, kind)


def _note_answer(side: "DiscordSide", process: "Process", made: Interaction, request: Request) -> None:
    if not side.lacks_bot(made.channel):
        made.answer_from(process)
    elif made.is_stray:
        # Any process may refuse it: Discord tells the second one that it was refused already.
        made.stray_answer = request.body


def _called_back(made: Interaction, kind: int) -> dict[str, Any]:
    shown = made.original
    told: dict[str, Any] = {
        "id": str(made.interaction_id),
        "type": made.kind,
        "response_message_id": str(shown.message_id) if shown else None,
        "response_message_loading": made.is_loading,
        "response_message_ephemeral": bool(shown and shown.viewer_id),
    }
    if shown is None or kind not in {MESSAGE, UPDATE}:
        return {"interaction": told}
    return {"interaction": told, "resource": {"type": kind, "message": payloads.message(shown)}}


def _follow_up(side: "DiscordSide", process: "Process", request: Request, match: re.Match[str]) -> Answer:
    made = side.by_token.get(match[1])
    if (refusal := _late(side, made)) or made is None:
        return refusal or UNKNOWN_WEBHOOK
    made.answer_from(process)
    made.follow_ups += 1
    if made.is_outside and made.follow_ups > MOST_FOLLOW_UPS:
        return TOO_MANY_FOLLOW_UPS
    if made.is_loading and made.original is not None:
        made.is_loading = False
        return 200, payloads.message(_change(side, made.original, request))
    if request.body.get("flags", 0) & EPHEMERAL:
        shown = _show_new(side, made.channel, made.user_id, request, process, made)
    else:
        shown = _show_new(side, made.channel, None, request, process, made)
    return 200, payloads.message(shown)


def _edit_original(side: "DiscordSide", _: "Process", request: Request, match: re.Match[str]) -> Answer:
    message = _original_of(side, match)
    if not isinstance(message, Message):
        return message
    return 200, payloads.message(_change(side, message, request))


def _edit_further(side: "DiscordSide", _: "Process", request: Request, match: re.Match[str]) -> Answer:
    made, message = side.by_token.get(match[1]), side.messages.get(int(match[2]))
    if (refusal := _late(side, made)) is not None:
        return refusal
    if message is None or not message.exists or message.interaction is not made:
        return UNKNOWN_MESSAGE
    return 200, payloads.message(_change(side, message, request))


def _take_original_back(side: "DiscordSide", _: "Process", __: Request, match: re.Match[str]) -> Answer:
    message = _original_of(side, match)
    return _gone(side, message) if isinstance(message, Message) else message


def _original_of(side: "DiscordSide", match: re.Match[str]) -> Message | Answer:
    """Return the message with which an interaction was answered, or why it cannot be had."""
    made = side.by_token.get(match[1])
    if (refusal := _late(side, made)) or made is None:
        return refusal or UNKNOWN_WEBHOOK
    made.is_loading = False
    return made.original if made.original is not None and made.original.exists else UNKNOWN_MESSAGE


def _late(side: "DiscordSide", made: Interaction | None) -> Answer | None:
    if made is None or not made.answers or not made.channel.exists:
        return UNKNOWN_WEBHOOK
    return TOKEN_OVER if side.schedule.now_s - made.made_s > TOKEN_GOOD_S else None


def _show_new(
    side: "DiscordSide",
    channel: Channel,
    viewer_id: int | None,
    request: Request,
    process: "Process",
    interaction: Interaction | None = None,
) -> Message:
    sent, application_id = _payload(request), process.application_id
    message = Message(side.snowflake(), channel, viewer_id, sent, application_id, interaction)
    side.messages[message.message_id] = message
    side.on_shown(message)
    return message


def _change(side: "DiscordSide", message: Message, request: Request) -> Message:
    message.edit(_payload(request))
    side.on_shown(message)
    return message


def _payload(request: Request) -> dict[str, Any]:
    return {**request.body, "files": request.files}


Route = Callable[["DiscordSide", "Process", Request, "re.Match[str]"], Answer]

_ROUTES: Final[tuple[tuple[str, str, Route], ...]] = (
    ("GET", r"users/@me", _me),
    ("GET", r"users/(\d+)", _user),
    ("GET", r"oauth2/applications/@me", _application),
    ("GET", r"applications/(\d+)/emojis", _emoji),
    ("PUT", r"applications/(\d+)/commands", _sync),
    ("GET", r"guilds/(\d+)/members/(\d+)", _member),
    ("GET", r"guilds/(\d+)", _server),
    ("GET", r"channels/(\d+)", _place),
    ("POST", r"users/@me/channels", _open_direct),
    ("POST", r"channels/(\d+)/messages", _send),
    ("POST", r"channels/(\d+)/threads", _make_thread),
    ("PUT", r"channels/(\d+)/thread-members/(\d+)", _add_to_thread),
    ("PATCH", r"channels/(\d+)/messages/(\d+)", _edit),
    ("DELETE", r"channels/(\d+)/messages/(\d+)", _take_back),
    ("POST", r"interactions/(\d+)/[^/]+/callback", _call_back),
    ("POST", r"webhooks/\d+/([^/]+)", _follow_up),
    ("PATCH", r"webhooks/\d+/([^/]+)/messages/@original", _edit_original),
    ("PATCH", r"webhooks/\d+/([^/]+)/messages/(\d+)", _edit_further),
    ("DELETE", r"webhooks/\d+/([^/]+)/messages/@original", _take_original_back),
)
