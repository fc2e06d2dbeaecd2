"""Ids, so that one kind of number is never taken for another."""

from typing import NewType

GuildId = NewType("GuildId", int)
ChannelId = NewType("ChannelId", int)
MessageId = NewType("MessageId", int)
UserId = NewType("UserId", int)
TableId = NewType("TableId", int)
RoleId = NewType("RoleId", int)
