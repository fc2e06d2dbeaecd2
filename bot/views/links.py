"""Addresses inside Discord."""

from bot.tables.ports import StoredTable


def table_url(table: StoredTable) -> str:
    """Return the address of a table's message, or of its channel while there is none yet."""
    place = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    return place if table.message_id is None else f"{place}/{table.message_id}"
