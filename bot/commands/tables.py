"""Finds and opens the table of a channel, and checks what the member and the bot may do there."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final, Protocol, cast

import discord
from discord import app_commands, ui

from bot.delivery.messages import DELIVERY_FAULTS
from bot.delivery.tables import Deliveries
from bot.rules.errors import RuleError
from bot.tables.admission import Opener
from bot.tables.history import format_round_id
from bot.tables.ids import ChannelId, GuildId, MessageId, RoleId
from bot.tables.ports import StoredTable, TableExists
from bot.tables.server_settings import ServerSettings
from bot.tables.table import PACES_S
from bot.text import Catalog
from bot.text.conventions import enumerated, listed
from bot.views.inputs import plain_button
from bot.views.visit import Remedy, Visit, WayOut

_IN_CHANNEL: Final = ("view_channel", "send_messages")
_IN_THREAD: Final = ("view_channel", "send_messages_in_threads")

# A table needs to see its channel and to write there, in channels and in threads. Without the permission to
# attach files, it shows no pictures.
_ASKED_FOR: Final = (*_IN_CHANNEL, *_IN_THREAD, "attach_files")
# Discord shows no more suggestions.
SUGGESTED: Final = 25
# The seconds to choose from when a table is opened.
PACES: Final = [str(seconds) for seconds in PACES_S]
NEEDED: Final = discord.Permissions(**dict.fromkeys(_ASKED_FOR, True))
SCOPES: Final = ("bot", "applications.commands")


class TableBot(Protocol):
    """The part of the bot that commands about tables use."""

    catalog: Catalog
    delivery: Deliveries


def invite_link(application_id: int) -> str:
    """Return the link that adds the bot to a server."""
    return discord.utils.oauth_url(application_id, permissions=NEEDED, scopes=SCOPES)


def link_for_oneself(application_id: int) -> str:
    """Return the link that adds the bot to a person's own apps.

    Source: Discord's documentation of OAuth2, `integration_type`.
    """
    link = discord.utils.oauth_url(application_id, scopes=("applications.commands",))
    return f"{link}&integration_type=1"


def add_to_server(visit: Visit) -> ui.Button[Any]:
    """Return the button that adds the bot to a server."""
    return plain_button(visit.text("invite-button"), url=invite_link(visit.interaction.application_id))


async def offer_server(visit: Visit, _: RuleError) -> WayOut:
    """Return that button, for a person who is in no server with the bot."""
    return ui.ActionRow(add_to_server(visit))


REMEDIES_OUTSIDE: Final[Mapping[str, Remedy]] = {
    "only-in-server": offer_server,
    "table-needs-server": offer_server,
}
"""By code of an error, what a person can do who is not in a server of the bot."""


async def table_here(visit: Visit, game: str) -> tuple[StoredTable, Any]:
    """Return the open table of a game in the channel of an interaction, and its state.

    Raises:
        RuleError: There is no such table, or the command was not typed in a server.
    """
    _, channel_id = where_typed(visit)
    return await visit.tables(game).in_channel(channel_id)


async def open_table(visit: Visit, game: str, table: Any) -> None:
    """Store a new table, and answer the interaction with the table's message.

    Args:
        table: The first state of the table.

    Raises:
        RuleError: `table-here`, or another reason why it cannot be opened.
    """
    guild_id, channel_id = where_typed(visit)
    bot: TableBot = visit.interaction.client
    tables, delivery = visit.tables(game), bot.delivery.for_game(game)
    try:
        stored = await tables.open(guild_id, channel_id, table, opener_of(visit))
    except TableExists as error:
        # Its message may have been deleted; if so, post it again.
        delivery.show(error.table.table_id)
        raise RuleError("table-here", link=error.table.url) from error
    with delivery.first_post(stored.table_id):
        view = await delivery.view(stored, table)
        try:
            answer = await visit.interaction.response.send_message(view=view)
        except DELIVERY_FAULTS:
            # The answer came too late or was lost. The table is open all the same, so show it.
            delivery.show(stored.table_id)
        else:
            if answer.message_id is not None:
                await tables.set_message(stored.table_id, MessageId(answer.message_id))
            await _explain_first(visit, stored)


async def _explain_first(visit: Visit, stored: StoredTable) -> None:
    """Tell the opener of a server's first table what happens next, in private."""
    if not await visit.services.store.has_had_tables(stored.guild_id, but=stored.table_id):
        with suppress(*DELIVERY_FAULTS):
            await visit.tell(visit.text("first-table"))


def where_typed(visit: Visit) -> tuple[GuildId, ChannelId]:
    """Return the server and the channel where a command was typed.

    Raises:
        RuleError: `table-needs-server`.
    """
    channel_id = visit.interaction.channel_id
    if not visit.is_in_server or channel_id is None:
        raise RuleError("table-needs-server")
    return visit.guild_id, ChannelId(channel_id)


async def settings_to_open(visit: Visit) -> ServerSettings:
    """Return the settings of the interaction's server, if the member may open a table there.

    Raises:
        RuleError: The member may not, the bot may not write there, or the command was not typed in a server.
    """
    guild_id, _ = where_typed(visit)
    require_permissions(visit)
    settings = await visit.services.settings.for_guild(guild_id)
    require_may_open(visit, settings)
    return settings


def require_may_open(visit: Visit, settings: ServerSettings) -> None:
    """Check that the server lets this member open a table in this channel; Manage Server always may.

    Raises:
        RuleError: `channel-not-allowed` names the channels, `opener-role-missing` the role.
    """
    if visit.actor.manages_server:
        return
    if settings.channels and _channel_id(visit) not in settings.channels:
        mentions = enumerated(visit.text, (f"<#{channel_id}>" for channel_id in settings.channels))
        raise RuleError("channel-not-allowed", channels=mentions)
    role = settings.opener_role
    if role is not None and not _has_role(visit.interaction.user, role):
        raise RuleError("opener-role-missing", role=f"<@&{role}>")


def opener_of(visit: Visit) -> Opener:
    """Return the member who opens a table, and whether they have Manage Server."""
    return Opener(visit.user_id, manages_server=visit.actor.manages_server)


def _channel_id(visit: Visit) -> int | None:
    channel = visit.interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else visit.interaction.channel_id


def _has_role(user: discord.User | discord.Member, role: RoleId) -> bool:
    return isinstance(user, discord.Member) and user.get_role(role) is not None


def verify_is_person(member: discord.User | discord.Member) -> None:
    """Check that a user is not a bot.

    Raises:
        RuleError: `bots-have-no-points`.
    """
    if member.bot:
        raise RuleError("bots-have-no-points")


def require_permissions(visit: Visit) -> None:
    """Check that the bot can keep a table message up to date in this channel.

    Raises:
        RuleError: `bot-lacks-permissions` names the missing permissions.
    """
    missing = missing_permissions(visit)
    if missing:
        permissions = (visit.text(f"permission-{name.replace('_', '-')}") for name in missing)
        names = listed(visit.text, permissions)
        raise RuleError("bot-lacks-permissions", permissions=names)


def missing_permissions(visit: Visit) -> list[str]:
    """Return the permissions that the bot needs in this channel and does not have."""
    needed = _IN_THREAD if isinstance(visit.interaction.channel, discord.Thread) else _IN_CHANNEL
    return [name for name in needed if not getattr(visit.interaction.app_permissions, name)]


class OfGame(Protocol):
    """The commands of one game."""

    game_name: str


async def suggest_rounds(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[str]]:
    """Suggest the member's newest rounds of a command's game in this server that match the typed text."""
    visit, command = Visit.of(interaction), interaction.command
    if not visit.is_in_server:
        return []
    assert isinstance(command, app_commands.Command)
    game, guild_id = cast(OfGame, command.binding).game_name, visit.guild_id
    history = visit.services.history
    found = await history.rounds_of(guild_id, visit.user_id, game=game, page=0, size=SUGGESTED)
    names = [format_round_id(each.table_id, each.number) for each in found.rounds] if found else []
    return [app_commands.Choice(name=name, value=name) for name in names if name.startswith(current.strip())]


def seconds_of(pace: str | None) -> int | None:
    """Return the seconds of a chosen pace; None where none was chosen."""
    return None if pace is None else int(pace)
