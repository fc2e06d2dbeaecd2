"""Ways out for people who lack points: claim the daily points, learn who gives points, or play for less."""

import re
from collections.abc import Mapping
from typing import Final, Self

from discord import ui

from bot.rules.errors import RuleError
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.style import PRIVATE, panel
from bot.views.visit import Remedy, Visit, WayOut


class ClaimButton(LastingButton, template=r"claim-daily"):
    """Claims the daily points of the person who clicks, as `/points claim` does."""

    def __init__(self, face: ButtonFace | None = None) -> None:
        super().__init__(button_with("claim-daily", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:  # noqa: ARG003 - the custom id holds no values
        return cls()

    async def click(self, visit: Visit) -> None:
        """Give the points, and say so in place of the button."""
        got, balance = await visit.services.bankroll.take_daily(visit.require_server(), visit.user_id)
        said = visit.text("gnau-daily-taken", got=got, balance=balance)
        await visit.interaction.response.edit_message(view=panel(PRIVATE, [said]))


class OpenForButton(
    LastingButton,
    template=r"open-for:(?P<stake>[0-9]{1,7}):(?P<game>[a-z_]{1,32}):(?P<choices>[a-z0-9_.]{0,60})",
):
    """Opens a table for a different stake from the one that was refused.

    Args:
        stake: 0 for no stake.
        choices: The other options that were chosen for the table, as its game writes them.
    """

    def __init__(self, stake: int, game: str, choices: str, face: ButtonFace | None = None) -> None:
        self.stake, self.game, self.choices = stake, game, choices
        super().__init__(button_with(f"open-for:{stake}:{game}:{choices}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(int(match["stake"]), match["game"], match["choices"])

    async def click(self, visit: Visit) -> None:
        """Open the table in the channel of the click, if the person may open one there."""
        await visit.opening(self.game)(visit, self.stake, self.choices)


async def open_for_less(visit: Visit, error: RuleError) -> WayOut:
    """Return the button that opens a table for the highest affordable stake, or else the way to more points.

    Return None if the person was refused a seat, because then they were not opening a table.
    """
    if "affordable" not in error.params:
        return None
    stake, game = int(error.params["affordable"]), str(error.params["game"])
    # Games that settle points once per game can also be played for no points.
    if not stake and error.params["unit"] != "game":
        return await more_points(visit, error)
    face = ButtonFace(visit.text("points-button-open-for", stake=stake))
    return ui.ActionRow(OpenForButton(stake, game, str(error.params["choices"]), face))


async def more_points(visit: Visit, _: RuleError | None = None) -> WayOut:
    """Return a button to claim the daily points, or a sentence that says when or from whom points come."""
    text = visit.text
    allowance = await visit.services.bankroll.allowance(visit.guild_id, visit.user_id)
    if allowance is None:
        return text("points-from-managers")
    if allowance.when is not None:
        return text("points-next-daily", when=allowance.when)
    face = ButtonFace(text("points-button-claim", points=allowance.points))
    return ui.ActionRow(ClaimButton(face))


REMEDIES: Final[Mapping[str, Remedy]] = {
    "gift-not-covered": more_points,
    "stake-too-high": open_for_less,
    "account-too-new": open_for_less,
}
"""By code of an error of every game, what a member can do about it."""
