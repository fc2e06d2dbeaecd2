"""What can go wrong on the way to Discord without anybody being at fault."""

from typing import Final

import aiohttp
import discord

# Discord's own answers, and connections that break off. (TimeoutError is an OSError.)
DELIVERY_FAULTS: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
