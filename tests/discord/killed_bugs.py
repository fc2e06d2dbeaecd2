"""Mistakes that only a kill shows, made on purpose."""

from typing import Any, Final

import discord
import pytest

from bot.services import bankroll
from bot.services.bankroll import BankrollService, Gift
from bot.tables.ids import GuildId, UserId
from bot.tables.points import Account, Entry, PointsMode, Posting


def forgetting_nonces(patch: pytest.MonkeyPatch) -> None:
    """Send messages without the word by which Discord knows one that was sent already."""
    send = discord.abc.Messageable.send

    async def send_without(channel: Any, **message: Any) -> Any:
        message.pop("nonce", None)
        return await send(channel, **message)

    patch.setattr(discord.abc.Messageable, "send", send_without)


def giving_in_two_steps(patch: pytest.MonkeyPatch) -> None:
    """Take a gift from one person in one transaction, and hand it to the other in the next."""
    give = BankrollService.give

    def to(user_id: UserId, points: int, guild_id: GuildId, reference: str) -> Posting:
        purse = Account.user(guild_id, user_id, PointsMode.BANKROLL)
        bank = Account.house(guild_id, PointsMode.BANKROLL)
        return Posting(reference, guild_id, (Entry(purse, points), Entry(bank, -points)))

    def taken(guild_id: GuildId, gift: Gift, reference: str) -> Posting:
        return to(gift.giver_id, -gift.points, guild_id, reference)

    async def give_in_two(service: BankrollService, guild_id: GuildId, gift: Gift) -> int:
        left = await give(service, guild_id, gift)
        async with service._store.transaction() as transaction:
            handed_over = to(gift.receiver_id, gift.points, guild_id, f"gift:{gift.key}")
            await transaction.post(handed_over, now_ms=service._clock.now_ms())
        return left

    patch.setattr(bankroll, "_gift_posting", taken)
    patch.setattr(BankrollService, "give", give_in_two)


BUGS: Final = {"forgotten-nonces": forgetting_nonces, "gift-in-two-steps": giving_in_two_steps}
