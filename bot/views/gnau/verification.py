"""A round of Gnau dealt again, step by step."""

from functools import partial
from typing import Any

import discord

from bot.rules.gnau import DEALER
from bot.tables.gnau.proof import dealt_round
from bot.tables.history import StoredRound
from bot.tables.ids import UserId
from bot.text import Text
from bot.views.people import person_name
from bot.views.verification import send_verification


async def show_verification(interaction: discord.Interaction[Any], stored: StoredRound) -> None:
    """Check the deal of a settled round.

    Args:
        interaction: The command.
        stored: The round.

    Raises:
        RuleError: `round-unproven`.
    """
    dealt = dealt_round(stored)
    await send_verification(interaction, stored, dealt, partial(dealt_name, dealt.dealer_id))


def dealt_name(dealer_id: str | None, text: Text, who: str) -> str:
    """Return who it is that a deal file of Gnau names.

    Args:
        dealer_id: The person who dealt; None for the house, of which no file has a part.
        text: The words.
        who: A user id, or `DEALER`.
    """
    if who != DEALER:
        return person_name(text, UserId(int(who)))
    assert dealer_id is not None
    return text("gnau-verify-dealer", user=person_name(text, UserId(int(dealer_id))))
