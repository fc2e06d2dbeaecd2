"""The daily deal, which one player plays in a private message.

The button `daily:<game>:<day>:<action>:<arg>` plays the hand. The button `daily:<game>:<day>:go:<way>`
opens another page or shares the result. Two more kinds of buttons, `review` and `mistake`, turn the
pages of the review.
A button names no owner: it acts on the hand of the person who clicks.
"""

import re
from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import Any, ClassVar, Final, Self

from discord import ui

from bot.features.daily.model import DailyDeal, DailyStanding, trick_marks
from bot.features.daily.pages import (
    DailyResult,
    SharedResult,
    hand_page,
    result_page,
    shared_page,
    shared_result,
)
from bot.features.daily.service import DailyDealService, DailyHand
from bot.features.feature import Announced, Challenge
from bot.rules.errors import RuleError
from bot.tables.ids import ChannelId, MessageId
from bot.tables.ranks import RankSlice
from bot.tables.tricks import HandCommand
from bot.text import Text
from bot.text.tricks import game_name
from bot.views.card_emoji import signs_if_refused
from bot.views.first_screen import friends_button
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.pages import TURN, Page, PageButton, Turn
from bot.views.phrases import calendar_day
from bot.views.pictures import KeptPicture, Picture, add_picture, edit_with_picture
from bot.views.ranks import rank, ranked_members
from bot.views.style import NEXT, OTHER
from bot.views.tricks.custom_ids import ARG, GAME, HandAction, card_command, hand_command, read_indices
from bot.views.tricks.own_hand import OwnHand
from bot.views.tricks.pictures import Own, own_picture
from bot.views.tricks.review import HandInReview, mistake_view, opening_view, page_view
from bot.views.visit import Visit

_DEAL: Final = rf"daily:{GAME}:(?P<day>[0-9]{{1,7}})"
# The seat of the person; computer players have the other seats.
_SEAT: Final = 0
_ACTIONS: Final = (
    HandAction.PLAY,
    HandAction.PICK,
    HandAction.CLEAR,
    HandAction.CONFIRM,
    HandAction.CLAIM,
    HandAction.CHOOSE,
)


class DailyWay(StrEnum):
    """What the buttons that play no card open or show."""

    TODAY = "today"
    PLAY = "play"
    SHARE = "share"
    REVIEW = "review"


async def show_daily(visit: Visit, game: str, day: int | None = None) -> None:
    """Show today's deal of a game privately: the hand to play, or its result.

    Args:
        day: The day whose deal was announced; if it is over, the page says so. None for no special day.

    Raises:
        RuleError: `blocked`.
    """
    await visit.think()
    deals = visit.services.of(DailyDealService)
    todays = deals.todays(visit.guild_id, game)
    hand = await deals.begin(todays, visit.user_id)
    note = "" if day in {None, todays.day} else visit.text("tricks-daily-over")
    view = await _view(visit, hand, note=note)
    shown = view(None)
    await signs_if_refused(shown, lambda: visit.show(shown))
    await add_picture(visit, view, _picture(visit, hand))


class DailyButton(
    LastingButton,
    template=rf"{_DEAL}:(?P<action>{'|'.join(_ACTIONS)}):{ARG}",
):
    """A card of a daily deal, or another action in it.

    Args:
        arg: A card, indices of cards, or a choice, depending on the action.
        looks: None where the button only has to answer a click.
    """

    def __init__(
        self, game: str, day: int, action: HandAction, arg: str, looks: ButtonFace | None = None
    ) -> None:
        self.game, self.day = game, day
        self.action, self.arg = action, arg
        super().__init__(button_with(f"daily:{game}:{day}:{action}:{arg}", looks))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(match["game"], int(match["day"]), HandAction(match["action"]), match["arg"])

    async def click(self, visit: Visit) -> None:
        """Carry out the action, and show the hand afterwards, with any note on the click."""
        # Answer first: Discord waits three seconds, and the database may take longer.
        await visit.defer()
        visit.show_note = partial(_tell, visit, self.game, self.day, self._picks)
        hand = await self._after(visit)
        # Picked cards are shown only by the buttons, so the picture stays valid.
        is_drawn = self.action not in {HandAction.PICK, HandAction.CLEAR}
        await _show(visit, hand, self._picks, is_drawn=is_drawn)

    async def _after(self, visit: Visit) -> DailyHand:
        """Return the hand after the action of the button."""
        user_id, deal = visit.user_id, _deal(visit, self.game, self.day)
        command: HandCommand | None = card_command(self.action, self.arg, user_id)
        if command is None:
            hand = await _hand(visit, self.game, self.day)
            command = hand_command(self.action, self.arg, user_id, hand.table)
            if command is None:
                return hand
        return await visit.services.of(DailyDealService).act(deal, user_id, command)

    @property
    def _picks(self) -> tuple[int, ...]:
        return read_indices(self.arg) if self.action in {HandAction.PICK, HandAction.CONFIRM} else ()


class DailyWayButton(LastingButton, template=rf"{_DEAL}:go:(?P<way>{'|'.join(DailyWay)})"):
    """Opens today's deal, shows a result to everyone, or opens the review of a hand.

    Args:
        looks: None where the button only has to answer a click.
    """

    def __init__(self, game: str, day: int, way: DailyWay, looks: ButtonFace | None = None) -> None:
        self.game, self.day, self.way = game, day, way
        super().__init__(button_with(f"daily:{game}:{day}:go:{way}", looks))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(match["game"], int(match["day"]), DailyWay(match["way"]))

    async def click(self, visit: Visit) -> None:
        if self.way is DailyWay.TODAY:
            await show_daily(visit, self.game)
        elif self.way is DailyWay.PLAY:
            await show_daily(visit, self.game, self.day)
        elif self.way is DailyWay.SHARE:
            await _share(visit, self.game, self.day)
        else:
            # Answer first: Discord waits three seconds, and thinking about a page may take longer.
            await visit.think()
            text = visit.text
            hand = await _hand_in_review(visit, text, self.game, self.day)
            view = await opening_view(visit, text, hand)
            await visit.show(view)


class DailyReviewButton(PageButton, template=rf"{_DEAL}:review:{TURN}"):
    """Turns a page of the review of a daily hand, always the hand of the person who clicks."""

    kind: ClassVar[str] = "review"

    def __init__(
        self, game: str, day: int, turn: Turn, label: str | None = None, *, disabled: bool = False
    ) -> None:
        self.game, self.day = game, day
        super().__init__(f"daily:{game}:{day}:{self.kind}", turn, label, disabled=disabled)

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(match["game"], int(match["day"]), Turn.read(match))

    async def page(self, visit: Visit, text: Text) -> Page:
        hand = await _hand_in_review(visit, text, self.game, self.day)
        view = await page_view(visit, text, hand, self.turn.page)
        return Page(lambda _: view)


class DailyMistakeButton(DailyReviewButton, template=rf"{_DEAL}:mistake:{TURN}"):
    """Opens the review at the next mistake of the person who clicks."""

    kind = "mistake"

    async def page(self, visit: Visit, text: Text) -> Page:
        hand = await _hand_in_review(visit, text, self.game, self.day)
        view = await mistake_view(visit, text, hand, self.turn.page)
        return Page(lambda _: view)


async def _hand(visit: Visit, game: str, day: int) -> DailyHand:
    """Return the clicking player's hand of a deal.

    Raises:
        RuleError: `daily-deal-not-begun`.
    """
    deal = _deal(visit, game, day)
    return await visit.services.of(DailyDealService).hand(deal, visit.user_id)


def _deal(visit: Visit, game: str, day: int) -> DailyDeal:
    return DailyDeal(visit.guild_id, game, day)


async def _show(
    visit: Visit, hand: DailyHand, picked: tuple[int, ...] = (), note: str = "", *, is_drawn: bool = True
) -> None:
    """Show a hand in the message that was clicked.

    Args:
        visit: The click, which has been answered.
        picked: The picked cards, as indices among the dealt cards.
        note: The note on the click; empty for none.
        is_drawn: Whether the picture may have changed and has to be drawn again.
    """
    view = await _view(visit, hand, picked, note)
    draw = partial(_picture, visit, hand) if is_drawn else _no_picture
    has_none = hand.score is not None or visit.preferences.text_only
    has_new = await edit_with_picture(visit, view, draw, is_text_only=has_none, is_outdated=is_drawn)
    # Another click may have changed the hand while the picture was drawn.
    if has_new and (later := await _hand(visit, hand.deal.game, hand.deal.day)) != hand:
        await _show(visit, later, picked)


async def _tell(visit: Visit, game: str, day: int, picked: tuple[int, ...], note: str) -> None:
    """Show a note, and bring the hand up to date, so that outdated buttons disappear."""
    await _show(visit, await _hand(visit, game, day), picked, note)


async def _view(
    visit: Visit, hand: DailyHand, picked: tuple[int, ...] = (), note: str = ""
) -> Callable[[Picture | KeptPicture | None], ui.LayoutView]:
    """Return a function that takes a picture or None, and returns the view of the hand or its result."""
    text, game, day = visit.text, hand.deal.game, hand.deal.day
    if hand.score is not None:
        result = await _result(visit, hand)
        return lambda _: _result_view(visit, result, note)

    def view(picture: Picture | KeptPicture | None) -> ui.LayoutView:
        own = OwnHand(text, visit.face(game), hand.table, _SEAT)
        return hand_page(own, hand, picture, note, *own.rows(picked, partial(DailyButton, game, day)))

    return view


async def _picture(visit: Visit, hand: DailyHand) -> Picture | None:
    """Return the player's picture of a hand; None if the hand is over or the player wants no pictures."""
    preferences = visit.preferences
    if hand.score is not None or preferences.text_only:
        return None
    own = Own(_SEAT, four_colour=preferences.four_colours)
    return await own_picture(visit, hand.deal.game, hand.table, own)


async def _no_picture() -> None:
    return None


def _result_view(visit: Visit, result: DailyResult, note: str = "") -> ui.LayoutView:
    """Return the private page with the result of a hand."""
    text, deal = visit.text, result.hand.deal
    can_share = not result.hand.has_shared and not visit.place.is_alone
    ways = (DailyWay.SHARE, DailyWay.REVIEW) if can_share else (DailyWay.REVIEW,)
    row = _way_row(text, deal, *ways)
    if not visit.is_in_server:
        row.add_item(friends_button(text, deal.game))
    return result_page(text, visit.face(deal.game), result, note, row)


async def _result(visit: Visit, hand: DailyHand) -> DailyResult:
    deals, deal = visit.services.of(DailyDealService), hand.deal
    is_over, days = not deals.is_todays(deal), await deals.days_in_a_row(hand)
    if not visit.is_in_server:
        # Whoever else plays outside of servers is a stranger. Friends have a page of their own.
        return DailyResult(hand, is_over, (), (), days)
    before = DailyDeal(deal.guild_id, deal.game, deal.day - 1)
    standing = await ranked_members(visit, await deals.standings(deal))
    return DailyResult(
        hand, is_over, standing, await ranked_members(visit, await deals.standings(before)), days
    )


async def _share(visit: Visit, game: str, day: int) -> None:
    """Show the result of the player's hand to everyone, without giving any cards away."""
    await visit.defer()
    visit.show_note = partial(_tell, visit, game, day, ())
    deal, user_id = _deal(visit, game, day), visit.user_id
    hand = await visit.services.of(DailyDealService).share(deal, user_id)
    result = await _result(visit, hand)
    await visit.interaction.edit_original_response(view=_result_view(visit, result))
    text = await visit.public_text()
    assert hand.score is not None
    line, marks = DailyStanding(user_id, hand.score), trick_marks(hand.table)
    shown = shared_result(deal, line, marks, result.standing, is_over=result.is_over)
    view = shared_view(text, shown)
    message = await visit.interaction.followup.send(view=view, wait=True)
    if not visit.is_in_server:
        # It has no place to keep up to date, and the channel is none of the bot's.
        return
    await visit.services.of(DailyDealService).note_post(
        deal, user_id, ChannelId(message.channel.id), MessageId(message.id)
    )


def shared_view(text: Text, result: SharedResult) -> ui.LayoutView:
    """Return the public message with a result and a button to today's deal."""
    return shared_page(text, result, _way_row(text, result.deal, DailyWay.TODAY))


async def challenges(announced: Announced) -> list[Challenge]:
    """Return the day's deals, with the best of the day before."""
    deals, text, day = announced.services.of(DailyDealService), announced.text, announced.day
    found = []
    for game in announced.services.tricks:
        lines = await deals.standings(DailyDeal(announced.guild_id, game, day - 1))
        names = await announced.names([line.user_id for line in lines])
        best = [line for line in rank(RankSlice(lines), names) if line.rank == 1]
        result = text("tricks-daily-score", score=best[0].standing.score) if best else ""
        name = game_name(text, game)
        button = DailyWayButton(game, day, DailyWay.PLAY, ButtonFace(name, OTHER))
        found.append(Challenge(name, [line.name for line in best], result, button))
    return found


async def _hand_in_review(visit: Visit, text: Text, game: str, day: int) -> HandInReview:
    """Return the clicking player's finished hand of a deal, for a review.

    Raises:
        RuleError: `daily-deal-not-begun`, `daily-deal-not-over`.
    """
    hand = await _hand(visit, game, day)
    if hand.score is None:
        raise RuleError("daily-deal-not-over")
    return HandInReview(
        hand.table,
        hand.deal.guild_id,
        hand.user_id,
        text("tricks-daily-hand", date=calendar_day(day)),
        partial(DailyReviewButton, game, day),
        partial(DailyMistakeButton, game, day),
    )


def _way_row(text: Text, deal: DailyDeal, *ways: DailyWay) -> ui.ActionRow[Any]:
    """Return a row of buttons to other pages; the first one stands out as the next step."""
    row: ui.ActionRow[Any] = ui.ActionRow()
    for way in ways:
        looks = ButtonFace(text(f"tricks-daily-button-{way}"), NEXT if way is ways[0] else OTHER)
        row.add_item(DailyWayButton(deal.game, deal.day, way, looks))
    return row
