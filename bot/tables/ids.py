"""Ids, so that one kind of number is never taken for another."""

from typing import Final, NewType

GuildId = NewType("GuildId", int)
ChannelId = NewType("ChannelId", int)
MessageId = NewType("MessageId", int)
UserId = NewType("UserId", int)
TableId = NewType("TableId", int)
RoleId = NewType("RoleId", int)

# When Discord began to count.
_DISCORD_MS: Final = 1_420_070_400_000


def account_made_ms(user_id: UserId) -> int:
    """Return when a Discord account was made, which its id says, in milliseconds since 1970-01-01 UTC."""
    return (user_id >> 22) + _DISCORD_MS
