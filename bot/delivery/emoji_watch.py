"""Which of the application's own emoji show cards: learnt at the start, and again from time to time.

They are put there by `python -m bot emoji sync`, and may be taken away in Discord's developer portal, neither
of which Discord tells the bot.
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

# How soon a running bot shows emoji that have just been uploaded, and misses those that were deleted.
EVERY_S: Final = 300.0


class EmojiWatch:
    """Keeps the catalogue up to date with the emoji of cards that there are.

    Args:
        client: The bot, logged in.
        catalog: The texts that are to use them.
    """

    def __init__(self, client: discord.Client, catalog: Catalog) -> None:
        self._client = client
        self._catalog = catalog
        self._known: dict[Card, str] = {}
        self._tasks = Tasks()

    def start(self) -> None:
        """Begin to ask Discord; nothing waits for its answer, and cards are signs until it is there."""
        self._tasks.start(self._follow(), "learning which emoji of cards there are")

    async def close(self) -> None:
        """Ask no more."""
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
    """Return how a message names the newest emoji of each card that has some.

    An older one, of art that has changed since, is better than none.
    """
    found: dict[Card, tuple[int, str]] = {}
    for each in emoji:
        read = card_of_emoji(each.name)
        if read is not None and each.available:
            card, version = read
            found[card] = max(found.get(card, (0, "")), (version, str(each)))
    return {card: mention for card, (_, mention) in found.items()}
