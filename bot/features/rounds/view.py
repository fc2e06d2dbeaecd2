"""The rounds of Gnau that a player took part in, newest first, and each round as it was announced."""

import re
from functools import partial
from typing import Final, Self

from discord import ui

from bot.features.rounds.verification import send_verification
from bot.rules.errors import RuleError
from bot.rules.gnau.record import DEALER
from bot.tables.gnau import GnauMachine, recalled
from bot.tables.gnau.recall import dealt_round
from bot.tables.history import RoundPage, StoredRound, format_round_id
from bot.tables.ids import UserId
from bot.text import Text
from bot.views.gnau.cards import hand_name, named_hand_quote
from bot.views.gnau.pictures import result_picture
from bot.views.gnau.record import round_view
from bot.views.pages import TURN, Page, PageButton, Turn, turning_row
from bot.views.phrases import date_time, mention, person_name, signed_points
from bot.views.pictures import add_pictures
from bot.views.style import LINE, PRIVATE, panel
from bot.views.visibility import visible_channels
from bot.views.visit import Visit

PAGE: Final = 5


async def show_history(visit: Visit, person_id: UserId) -> None:
    """Show the newest rounds of a person privately to the member who asks.

    Raises:
        RuleError: The person has no rounds that may be shown.
    """
    await visit.think()
    view = await _page_view(visit, visit.text, person_id, 0)
    await visit.show(view)


async def show_round(visit: Visit, stored: StoredRound, *, is_public: bool) -> None:
    """Show a settled round as it was announced, to everyone in the channel or only privately."""
    text = await visit.public_text() if is_public else visit.text
    await visit.interaction.response.send_message(view=round_view(text, stored), ephemeral=not is_public)
    if visit.preferences.text_only and not is_public:
        return
    names = await visit.bot.members.names_at_once(visit.place.guild, [*stored.players])
    result = await result_picture(text, recalled(stored), names, stored.balances)
    if result is not None:
        await add_pictures(visit, round_view(text, stored, result), [result.picture])


async def _page_view(
    visit: Visit, text: Text, person_id: UserId, page: int, upto: int | None = None
) -> ui.LayoutView:
    is_own = person_id == visit.user_id
    found = await visit.services.history.rounds_of(
        visit.guild_id,
        person_id,
        game=GnauMachine.game,
        page=page,
        size=PAGE,
        upto=upto,
        channels=None if is_own else visible_channels(visit),
    )
    if found is None:
        raise RuleError("no-rounds-own" if is_own else "no-rounds-of")
    make = partial(HistoryButton, person_id, found.upto)
    row = turning_row(text, visit.user_id, found.page, found.page + found.has_more, make)
    return panel(PRIVATE, _blocks(text, person_id, found), row)


def _blocks(text: Text, person_id: UserId, found: RoundPage) -> list[str]:
    title = text("gnau-history-title", user=mention(person_id), page=str(found.page + 1))
    lines = [_line(text, stored, person_id) for stored in found.rounds]
    return [title, LINE, *lines, LINE, text("gnau-history-how")]


def _line(text: Text, stored: StoredRound, person_id: UserId) -> str:
    player = stored.players[person_id]
    line = text(
        "gnau-history-dealt" if player.is_dealer else "gnau-history-played",
        round=format_round_id(stored.table_id, stored.number),
        when=date_time(stored.settled_ms),
        delta=signed_points(text, player.delta_points),
    )
    lines = [line, named_hand_quote(text, stored, person_id)]
    if not player.is_dealer:
        lines.append(text("gnau-history-dealer", hand=hand_name(text, stored, None)))
    return "\n".join(lines)


class HistoryButton(
    PageButton, template=rf"history:(?P<person>[0-9]{{1,20}}):(?P<upto>[0-9]{{1,18}}):{TURN}"
):
    """Turns a page of a player's rounds.

    Args:
        upto: The newest round when the list was first shown, so that later rounds do not shift the pages.
    """

    def __init__(
        self, person_id: UserId, upto: int, turn: Turn, label: str | None = None, *, disabled: bool = False
    ) -> None:
        self.person_id, self.upto = person_id, upto
        super().__init__(f"history:{person_id}:{upto}", turn, label, disabled=disabled)

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(UserId(int(match["person"])), int(match["upto"]), Turn.read(match))

    async def page(self, visit: Visit, text: Text) -> Page:
        with visit.heavy_turn():
            view = await _page_view(visit, text, self.person_id, self.turn.page, self.upto)
        return Page(lambda _: view)


async def show_verification(visit: Visit, stored: StoredRound) -> None:
    """Check the deal of a settled round, and send what was found.

    Raises:
        RuleError: `round-unproven`.
    """
    deal = dealt_round(stored)
    await send_verification(visit, stored, deal, partial(dealt_name, deal["dealer_id"]))


def dealt_name(dealer_id: str | None, text: Text, who: str) -> str:
    """Return the name of a person in a deal file of Gnau.

    Args:
        dealer_id: The person who dealt. None for the house, which never appears in a deal file.
        who: A user id, or `DEALER`.
    """
    if who != DEALER:
        return person_name(text, UserId(int(who)))
    assert dealer_id is not None
    return text("gnau-verify-dealer", user=person_name(text, UserId(int(dealer_id))))
