"""What the buttons below four cards do: `gnau:<table>:<round>:bid:<number>`, `raise:<times>` and `hint`."""

import re
from typing import Self

from bot.rules.cards import packs_for
from bot.rules.errors import RuleError
from bot.tables.gnau import Bid, GnauMachine, Raise, hand_of
from bot.tables.gnau.bidding import undecided
from bot.tables.ids import TableId
from bot.tables.table import verify_current
from bot.views.gnau.bidding import Made, bid_id, hint_id, hint_view
from bot.views.gnau.buttons import renew_hand
from bot.views.lasting import LastingButton, button_with
from bot.views.visit import Visit

_ADDRESS = r"gnau:(?P<table>[0-9]{1,18}):(?P<round>[0-9]{1,9})"


class BidButton(LastingButton, template=rf"{_ADDRESS}:(?P<made>{'|'.join(Made)}):(?P<number>[0-9])"):
    """Bids for the bank, or raises.

    Args:
        address: The table and the number of the round.
        number: What is bid, or how many times the stake is played for.
    """

    def __init__(self, address: tuple[TableId, int], made: Made, number: int) -> None:
        self.table_id, self.round_number = address
        self.made = made
        self.number = number
        super().__init__(button_with(bid_id(address, made, number), None))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(_address(match), Made(match["made"]), int(match["number"]))

    async def click(self, visit: Visit) -> None:
        """Bid or raise, and show the cards again with what is to be done next."""
        # Answer first: Discord waits three seconds, and the database may take longer.
        await visit.defer()
        make = Bid if self.made is Made.BID else Raise
        command = make(visit.user_id, self.number, round=self.round_number)
        try:
            await visit.tables(GnauMachine.game).apply(self.table_id, command)
        finally:
            # Also after a refusal, so that buttons which no longer work disappear.
            await renew_hand(visit, self.table_id, self.round_number)


class HintButton(LastingButton, template=rf"{_ADDRESS}:hint"):
    """Shows privately what each bid or raise is worth with the four cards of the person who clicks.

    Args:
        address: The table and the number of the round.
    """

    def __init__(self, address: tuple[TableId, int]) -> None:
        self.table_id, self.round_number = address
        super().__init__(button_with(hint_id(address), None))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(_address(match))

    async def click(self, visit: Visit) -> None:
        """Show the hint. It takes a moment under house rules that this process has not seen before."""
        await visit.think()
        _, table = await visit.tables(GnauMachine.game).get(self.table_id)
        verify_current(table, self.round_number)
        hands, user_id = table.hands, visit.user_id
        hand_of(table, user_id)
        if hands is None or user_id not in undecided(table):
            raise RuleError("nothing-to-decide")
        rules, packs = table.round_options.rules, packs_for(len(hands.people))
        odds = await visit.services.odds.four_cards(table.seen_cards(user_id), rules, packs)
        await visit.show(hint_view(visit.text, table, user_id, odds))


def _address(match: re.Match[str]) -> tuple[TableId, int]:
    return TableId(int(match["table"])), int(match["round"])
