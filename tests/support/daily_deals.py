"""Daily deals, played by people who do the first thing they may."""

from collections.abc import Callable

import simcord

from bot.features.daily.model import DailyDeal
from bot.features.daily.service import DailyDealService
from bot.rules.cards import Card
from bot.rules.tricks import Cards
from bot.tables.ids import UserId
from tests.support.tricks.people import TrickPlayer
from tests.support.tricks.tables import own_step


async def play_to_the_end(
    deals: DailyDealService,
    deal: DailyDeal,
    user_id: UserId,
    choose: Callable[[Cards], Card] = lambda legal: legal[0],
) -> int:
    """Have somebody begin a deal, if they have not, and play it to its end; return what it came to."""
    hand = await deals.begin(deal, user_id)
    while hand.score is None:
        hand = await deals.act(deal, user_id, own_step(hand.table, user_id, choose))
    return hand.score


class DailyPlayer(TrickPlayer):
    """Somebody with the daily deal before them."""

    async def look(self) -> simcord.InteractionResult:
        """Type the command; what it answers is the panel from then on."""
        result = await self.who.slash(self.room.channel, f"{self.game} daily")
        self.panel = result.response
        return result

    async def finish(self) -> None:
        """Play to the end whatever may be played."""
        while await self.move():
            pass
