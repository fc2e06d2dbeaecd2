"""Learns which of the application's own emoji show cards, at the start and again from time to time.

`python -m bot emoji sync` uploads these emoji. They may be deleted in Discord's developer portal. Discord
tells the bot of neither.
"""

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

import discord

from bot.delivery.background import Tasks
from bot.delivery.messages import DELIVERY_FAULTS, fault_in_short
from bot.render.cards import card_of_emoji
from bot.rules.cards import Card
from bot.text import Catalog

log = logging.getLogger(__name__)

# How soon a running bot uses newly uploaded emoji, and stops using deleted ones.
EVERY_S: Final = 300.0


class EmojiWatch:
    """Keeps the card emoji of the catalogue up to date.

    Args:
        client: Must be logged in.
    """

    def __init__(self, client: discord.Client, catalog: Catalog) -> None:
        self._client = client
        self._catalog = catalog
        self._known: dict[Card, str] = {}
        self._tasks = Tasks()

    def start(self) -> None:
        """Start to ask Discord for the emoji. Nothing waits for the answer; until then, cards are signs."""
        self._tasks.start(self._follow(), "learning which emoji of cards there are")

    async def close(self) -> None:
        """Stop asking Discord."""
        await self._tasks.close()

    async def _follow(self) -> None:
        while True:
            await self._learn()
            await asyncio.sleep(EVERY_S)

    async def _learn(self) -> None:
        try:
            emoji = newest_of_cards(await self._client.fetch_application_emojis())
        except (discord.DiscordException, *DELIVERY_FAULTS) as error:
            log.info("which emoji of cards there are cannot be learnt: %s", fault_in_short(error))
            return
        if emoji != self._known:
            log.info("emoji of cards: %d", len(emoji))
            self._known = emoji
            self._catalog.use_emoji(emoji)


def newest_of_cards(emoji: Iterable[discord.Emoji]) -> dict[Card, str]:
    """Return, for each card that has an emoji, how a message names its newest emoji.

    An older emoji, whose art has changed since, is better than none.
    """
    found: dict[Card, tuple[int, str]] = {}
    for each in emoji:
        read = card_of_emoji(each.name)
        if read is not None and each.available:
            card, version = read
            found[card] = max(found.get(card, (0, "")), (version, str(each)))
    return {card: mention for card, (_, mention) in found.items()}
