"""The levels of computer players, which the host chooses in private for all seats or for each seat."""

import re
from typing import Any, Final, Self

from discord import ui

from bot.players import Level
from bot.rules.errors import RuleError, quote
from bot.rules.tricks import SEATS
from bot.tables.ports import StoredTable
from bot.tables.table import verify_current, verify_leads
from bot.tables.tricks import ChooseLevel, TrickTable
from bot.tables.tricks.seating import verify_levels_open
from bot.text import Text
from bot.text.tricks import computer_name, game_name, level_name, temperament
from bot.views.inputs import list_of, option
from bot.views.lasting import LastingSelect, chosen_in
from bot.views.style import PRIVATE, panel
from bot.views.tricks.custom_ids import ADDRESS, HandAddress
from bot.views.visit import Visit

_ALL: Final = "all"


class LevelSelect(LastingSelect[ui.Select[Any]], template=rf"{ADDRESS}:level:(?P<seat>[0-3]|{_ALL})"):
    """Chooses the level of computer players, before the first hand of a table.

    Args:
        seat: None for all seats.
    """

    def __init__(self, address: HandAddress, seat: int | None, select: ui.Select[Any]) -> None:
        self.address = address
        self.seat = seat
        select.custom_id = f"{address}:level:{_ALL if seat is None else seat}"
        super().__init__(select)

    @classmethod
    def read(cls, match: re.Match[str], select: ui.Select[Any]) -> Self:
        seat = None if match["seat"] == _ALL else int(match["seat"])
        return cls(HandAddress.read(match), seat, select)

    async def click(self, visit: Visit) -> None:
        """Choose, and show the new levels in the same message."""
        chosen = chosen_in(visit)
        if len(chosen) != 1 or chosen[0] not in list(Level):
            raise RuleError("option-not-offered", option="level", value=quote(", ".join(chosen)))
        await visit.defer()
        command = ChooseLevel(visit.actor, Level(chosen[0]), self.seat, round=self.address.round)
        step = await visit.tables(self.address.game).apply(self.address.table_id, command)
        view = levels_view(visit.text, step.stored, step.table)
        await visit.interaction.edit_original_response(view=view)


async def show_levels(visit: Visit, address: HandAddress) -> None:
    """Ask the host of a table privately how well its computer players are to play.

    Raises:
        RuleError: `only-host-leads`, or `levels-are-set`.
    """
    await visit.take()
    stored, table = await visit.tables(address.game).get(address.table_id)
    verify_current(table, address.round)
    verify_leads(table, visit.actor)
    verify_levels_open(table)
    await visit.interaction.edit_original_response(view=levels_view(visit.text, stored, table))


def levels_view(text: Text, stored: StoredTable, table: TrickTable) -> ui.LayoutView:
    """Return the lists to choose levels from: one for all seats, and one for each seat without a person."""
    game, number = game_name(text, stored.game), str(stored.table_id)
    words = f"### {text('tricks-levels-title', game=game, table=number)}\n{text('tricks-levels-how')}"
    seats = [seat for seat in range(SEATS) if table.seats[seat].user_id is None]
    address = HandAddress(stored.game, stored.table_id, table.round)
    rows: list[ui.ActionRow[Any]] = [
        ui.ActionRow(LevelSelect(address, seat, _select(text, table, seat))) for seat in (None, *seats)
    ]
    return panel(PRIVATE, [words], *rows)


def _select(text: Text, table: TrickTable, seat: int | None) -> ui.Select[Any]:
    now = _level_of_all(table) if seat is None else table.level_of(seat)
    options = [
        option(
            _label(text, seat, level_name(text, level)),
            level.value,
            temperament(text, level),
            is_chosen=level is now,
        )
        for level in Level
    ]
    return list_of(options, _label(text, seat, text("tricks-levels-mixed")))


def _label(text: Text, seat: int | None, level: str) -> str:
    if seat is None:
        return text("tricks-levels-all", level=level)
    return text("tricks-levels-seat", computer=computer_name(text, seat), level=level)


def _level_of_all(table: TrickTable) -> Level | None:
    """Return the common level of the seats without a person, or the table's if there are none; else None."""
    levels = {table.level_of(seat) for seat in range(SEATS) if table.seats[seat].user_id is None}
    return levels.pop() if len(levels) == 1 else None if levels else table.options.level
