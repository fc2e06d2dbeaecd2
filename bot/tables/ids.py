"""Types of ids, so that one kind of number is never taken for another."""

from typing import Final, NewType

GuildId = NewType("GuildId", int)
ChannelId = NewType("ChannelId", int)
MessageId = NewType("MessageId", int)
UserId = NewType("UserId", int)
TableId = NewType("TableId", int)
RoleId = NewType("RoleId", int)

# Discord's ids count milliseconds from this instant.
_DISCORD_MS: Final = 1_420_070_400_000


def account_made_ms(user_id: UserId) -> int:
    """Return when a Discord account was created, in milliseconds since 1970-01-01 UTC. The id contains it."""
    return (user_id >> 22) + _DISCORD_MS
