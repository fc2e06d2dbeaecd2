"""A room in which two processes hear every click."""

from typing import Final

from bot.app import CardsBot
from bot.tables.leases import LEASE_MS, Holder
from tests.support.guild import CardRoom

LEASE_S: Final = LEASE_MS / 1000


class SharedRoom(CardRoom):
    """A room whose first bot lives on, unseen by the simulated Discord, when a second one has started."""

    first: CardsBot

    async def start_another(self) -> None:
        """Start a bot as a process of its own over the same database; both hear every click from now on."""
        self.first, self.bot = self.bot, self._new_bot(Holder("b" * 32, "teh:2"))
        await self.env.restart_bot(self.bot)
        self.env.backend.subscribers.append(self.hand_to_first)

    def hand_to_first(self, event: str, payload: object) -> None:
        if event == "INTERACTION_CREATE":
            with self.env._bot_scope():
                self.first._connection.parsers[event](payload)

    async def wait(self) -> None:
        """Let so much time pass that the leases of the dead expire, and the second process look for them."""
        await self.env.advance_time(LEASE_S)
        with self.env._bot_scope():
            await self.bot.lease_keeper.beat()
        await self.env.settle()

    def end_first(self) -> None:
        """Let the first process die as by a pulled plug."""
        self.env.backend.subscribers.remove(self.hand_to_first)
