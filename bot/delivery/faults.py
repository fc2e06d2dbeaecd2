"""What can go wrong on the way to Discord without anybody being at fault."""

from typing import Final

import aiohttp
import discord

# Discord's own answers, and connections that break off. (TimeoutError is an OSError.)
DELIVERY_FAULTS: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
_LONGEST: Final = 200


def fault_in_short(error: Exception) -> str:
    """Return what the log says of such a fault: what Discord has answered, else the error's type alone.

    The HTTP library's own words may hold the address that was asked for, and with it a token.
    """
    if not isinstance(error, discord.HTTPException):
        return type(error).__name__
    # In one line: what a proxy answers in Discord's place is a page.
    return " ".join(str(error).split())[:_LONGEST]
