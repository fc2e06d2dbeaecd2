"""The accent colours, each with one meaning."""

from typing import Final

import discord

WAITING: Final = discord.Colour(0x2E7D5B)
RUNNING: Final = discord.Colour(0xE0A030)
SETTLED: Final = discord.Colour(0x3B6FD4)
OVER: Final = discord.Colour(0x5C5F66)
PRIVATE: Final = discord.Colour(0x8E5BD0)
