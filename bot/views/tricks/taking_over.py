"""Taking over a computer player's seat in a running game, after a question that shows the seat's score."""

import re
from typing import Any, Self

from discord import ui

from bot.tables.ids import UserId
from bot.tables.tricks import TakeOver, TrickTable
from bot.tables.tricks.accounts import ranks_of
from bot.text import Text
from bot.text.tricks import teams_word
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.phrases import person_name
from bot.views.questions import KeepButton
from bot.views.style import NEXT, PRIVATE, panel
from bot.views.tricks.custom_ids import ADDRESS, HandAddress
from bot.views.tricks.panel import show_panel
from bot.views.tricks.seats import seat_name
from bot.views.visit import Visit


class TakeOverButton(LastingButton, template=rf"{ADDRESS}:take_over:(?P<seat>[0-3])"):
    """Takes over a computer player's seat; stands under the question that shows the seat and its score.

    Args:
        address: The hand the button belongs to. The table refuses it in any other hand.
        looks: None where the button only has to answer a click.
    """

    def __init__(self, address: HandAddress, seat: int, looks: ButtonFace | None = None) -> None:
        self.address = address
        self.seat = seat
        super().__init__(button_with(f"{address}:take_over:{seat}", looks))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(HandAddress.read(match), int(match["seat"]))

    async def click(self, visit: Visit) -> None:
        """Take the seat, and show the player's panel in place of the question."""
        await visit.defer()
        # No person can choose the id of a click, so it is a fair part of the shuffle.
        part, number = str(visit.interaction.id), self.address.round
        command = TakeOver(visit.user_id, part, self.seat, round=number)
        step = await visit.tables(self.address.game).apply(self.address.table_id, command)
        words = visit.text("tricks-note-took-over", seat=self.seat + 1)
        await show_panel(visit, step.stored, step.table, words)


def taking_over_view(
    text: Text, address: HandAddress, table: TrickTable, seat: int, user_id: UserId
) -> ui.LayoutView:
    """Return the question whether a person wants to take over a seat, between two hands of a game.

    Args:
        seat: The seat that the person would get.
    """
    rules, totals = table.game_options.rules, table.side_totals
    # One score for each side, the seat's own first.
    sides = [totals[seat], *(totals[side[0]] for side in rules.sides if seat not in side)]
    question = text(
        "tricks-sure-take-over",
        who=seat_name(text, table, seat),
        seat=seat + 1,
        score=totals[seat],
        place=ranks_of(table.rules, sides)[0],
        of=len(sides),
        teams=teams_word(rules),
    )
    looks = ButtonFace(text("tricks-take-over-button"), NEXT)
    row: ui.ActionRow[Any] = ui.ActionRow(
        TakeOverButton(address, seat, looks), KeepButton(text("tricks-take-over-keep"))
    )
    return panel(PRIVATE, ["\n".join([question, _whose_stake(text, table, seat, user_id)])], row)


def _whose_stake(text: Text, table: TrickTable, seat: int, user_id: UserId) -> str:
    holder_id = table.seats[seat].holder_id
    if not table.options.stake_points:
        return text("tricks-take-over-kept")
    if holder_id == user_id:
        return text("tricks-take-over-own-stake")
    if holder_id is None:
        return text("tricks-take-over-no-stake")
    return text("tricks-take-over-others-stake", who=person_name(text, holder_id))
