"""A hand to practise with, in a private message that each press changes in place.

The button `practice:<game>:new` deals a hand, and `practice:<game>:<seed>:<moves>:<action>:<arg>` plays it.
Two more kinds of buttons, `review` and `mistake`, turn the pages of its review. A button carries everything
needed to play the hand again up to its moment, so an old button continues from there.
"""

import asyncio
import re
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Final, Self

from discord import ui

from bot.features.practice.model import MOVES_PATTERN, OWN_SEAT, SEED_BYTES, PracticeHand, practised
from bot.features.practice.pages import hand_page, praise, result_page
from bot.features.practice.service import LatestClicks
from bot.players import follow_advice
from bot.rules.errors import RuleError
from bot.services import Hint, OwnReview
from bot.tables.machine import Moment
from bot.text import Text
from bot.views.first_screen import OpenButton
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.pages import TURN, Page, PageButton, Turn
from bot.views.pictures import KeptPicture, Picture, edit_with_picture
from bot.views.style import NEXT, PRIVATE, in_rows, panel
from bot.views.tricks.custom_ids import ARG, GAME, HandAction, hand_command, read_indices, write_indices
from bot.views.tricks.hint import advice_words
from bot.views.tricks.own_hand import OwnHand
from bot.views.tricks.pictures import Own, own_picture
from bot.views.tricks.review import HandInReview, mistake_view, opening_view, page_view
from bot.views.visit import Visit

# How long a hand waits for a strong player's hint. Then the hint is plain advice.
HINT_S: Final = 2.0

_HAND: Final = rf"practice:{GAME}:(?P<seed>[0-9a-f]{{{2 * SEED_BYTES}}}):(?P<moves>{MOVES_PATTERN})"
_ACTIONS: Final = (
    HandAction.PLAY,
    HandAction.PICK,
    HandAction.CLEAR,
    HandAction.CONFIRM,
    HandAction.CLAIM,
    HandAction.CHOOSE,
    HandAction.HINT,
    HandAction.REVIEW,
)


@dataclass(frozen=True)
class Moved:
    """A practice hand after the person's moves, as the custom ids of its buttons name it."""

    game: str
    seed: str
    moves: str

    def __str__(self) -> str:
        return f"practice:{self.game}:{self.seed}:{self.moves}"

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        """Return the hand that a custom id names. Its pattern begins with `_HAND`."""
        return cls(match["game"], match["seed"], match["moves"])

    def hand(self, visit: Visit) -> PracticeHand:
        """Return the hand, with the person who clicked in the first seat.

        Raises:
            RuleError: `table-unknown`, `practice-gone`.
        """
        game = visit.face(self.game).game
        return practised(self.seed, self.moves, game, visit.user_id, _moment(visit))


class NewHandButton(LastingButton, template=rf"practice:{GAME}:new"):
    """Deals a hand in the private message that it stands in."""

    def __init__(self, game: str, looks: ButtonFace | None = None) -> None:
        self.game = game
        super().__init__(button_with(f"practice:{game}:new", looks))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(match["game"])

    async def click(self, visit: Visit) -> None:
        await visit.defer()
        seed = visit.services.chance.fresh_root()[:SEED_BYTES].hex()
        await _Answer(visit, Moved(self.game, seed, "").hand(visit)).show()


class MoveButton(LastingButton, template=rf"{_HAND}:(?P<action>{'|'.join(_ACTIONS)}):{ARG}"):
    """A card of a hand, or another action in it.

    Args:
        moved: The hand before the action.
        arg: A card, indices of cards, or a choice, depending on the action.
        looks: None where the button only has to answer a click.
    """

    def __init__(self, moved: Moved, action: HandAction, arg: str, looks: ButtonFace | None = None) -> None:
        self.moved, self.action, self.arg = moved, action, arg
        super().__init__(button_with(f"{moved}:{action}:{arg}", looks))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(Moved.read(match), HandAction(match["action"]), match["arg"])

    async def click(self, visit: Visit) -> None:
        """Carry out the action, and show the hand afterwards, with any note on the click."""
        if self.action is HandAction.REVIEW:
            # Answer first: Discord waits three seconds, and thinking about a hand takes longer.
            await visit.think()
            view = await opening_view(visit, visit.text, _in_review(visit, self.moved))
            await visit.show(view)
            return
        await visit.defer()
        try:
            hand = self.moved.hand(visit)
        except RuleError as error:
            view = _gone_view(visit, self.moved.game, error)
            await visit.interaction.edit_original_response(view=view, attachments=[])
            return
        is_asked = self.action is HandAction.HINT
        answer = _Answer(visit, hand, self._picked, is_asked=is_asked)
        visit.show_note = answer.tell
        command = hand_command(self.action, self.arg, visit.user_id, hand.table)
        if command is not None:
            answer = _Answer(visit, hand.after(command, _moment(visit)))
        # Picked cards are shown only by the buttons, so the picture stays valid.
        await answer.show(is_drawn=command is not None)

    @property
    def _picked(self) -> tuple[int, ...]:
        is_picking = self.action in {HandAction.PICK, HandAction.CONFIRM, HandAction.HINT}
        return read_indices(self.arg) if is_picking else ()


class PracticeReviewButton(PageButton, template=rf"{_HAND}:review:{TURN}"):
    """Turns a page of the review of a hand."""

    kind: ClassVar[str] = "review"

    def __init__(self, moved: Moved, turn: Turn, label: str | None = None, *, disabled: bool = False) -> None:
        self.moved = moved
        super().__init__(f"{moved}:{self.kind}", turn, label, disabled=disabled)

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(Moved.read(match), Turn.read(match))

    async def page(self, visit: Visit, text: Text) -> Page:
        view = await page_view(visit, text, _in_review(visit, self.moved), self.turn.page)
        return Page(lambda _: view)


class PracticeMistakeButton(PracticeReviewButton, template=rf"{_HAND}:mistake:{TURN}"):
    """Opens the review at the next mistake of the person who clicks."""

    kind = "mistake"

    async def page(self, visit: Visit, text: Text) -> Page:
        view = await mistake_view(visit, text, _in_review(visit, self.moved), self.turn.page)
        return Page(lambda _: view)


def _moment(visit: Visit) -> Moment:
    return Moment(visit.services.clock.now_ms(), visit.services.chance)


def _in_review(visit: Visit, moved: Moved) -> HandInReview:
    """Return a finished hand for a review.

    Raises:
        RuleError: `table-unknown`, `practice-gone`.
    """
    hand = moved.hand(visit)
    if not hand.is_over:
        raise RuleError("practice-gone")
    return HandInReview(
        hand.table,
        visit.guild_id,
        visit.user_id,
        visit.text("practice-hand"),
        partial(PracticeReviewButton, moved),
        partial(PracticeMistakeButton, moved),
    )


class _Overtaken(Exception):
    """The person has clicked again meanwhile."""


async def _no_picture() -> None:
    return None


class _Answer:
    """The answer to a click: the hand, its picture, and what the coach says.

    Args:
        visit: The click, which has been deferred.
        picked: The picked cards, as indices among the dealt cards.
        is_asked: Whether the person has asked for a hint.
    """

    def __init__(
        self, visit: Visit, hand: PracticeHand, picked: tuple[int, ...] = (), *, is_asked: bool = False
    ) -> None:
        self._visit, self._hand, self._picked = visit, hand, picked
        self._is_asked = is_asked
        self._note = ""
        message = visit.interaction.message
        self._click = (0 if message is None else message.id), visit.interaction.id
        self._clicks = visit.services.of(LatestClicks)
        self._clicks.note(*self._click)

    async def tell(self, note: str) -> None:
        """Show the hand with a note in place of the coach's words."""
        self._note = note
        await self.show(is_drawn=False)

    async def show(self, *, is_drawn: bool = True) -> None:
        """Show the hand in the clicked message.

        Args:
            is_drawn: Whether the picture may have changed and has to be drawn again.
        """
        has_none = self._hand.is_over or self._visit.preferences.text_only
        edit = partial(edit_with_picture, self._visit, self._view, is_text_only=has_none)
        try:
            if not is_drawn or self._is_under_way:
                # First, because words that are added later would move the buttons away from the finger.
                await self._add_coach()
            told = self._note
            if await edit(self._draw if is_drawn else _no_picture, is_outdated=is_drawn):
                return
            await self._add_coach()
            if self._note != told:
                await edit(_no_picture)
        except _Overtaken:
            return

    @property
    def _is_under_way(self) -> bool:
        return bool(self._hand.moves) and not self._hand.is_over

    async def _draw(self) -> Picture | None:
        """Return the picture of the hand, drawn while the coach thinks."""
        picture, _ = await asyncio.gather(_picture(self._visit, self._hand), self._add_coach())
        return picture

    async def _add_coach(self) -> None:
        """Add what the coach says, unless there is a note already.

        Raises:
            _Overtaken: The person has clicked again meanwhile.
        """
        visit, hand = self._visit, self._hand
        if not self._note and hand.is_over:
            self._note = praise(visit.text, hand.table, await _own_review(visit, hand))
        elif not self._note and (hand.is_coached or self._is_asked):
            self._note = await _hint(visit, hand)
        if not self._clicks.is_latest(*self._click):
            raise _Overtaken

    def _view(self, picture: Picture | KeptPicture | None) -> ui.LayoutView:
        text, hand = self._visit.text, self._hand
        face = self._visit.face(hand.table.game.name)
        moved = Moved(face.name, hand.seed, hand.moves)
        if hand.is_over:
            ways = _ways(text, moved, is_in_server=self._visit.is_in_server)
            return result_page(text, face, hand.table, self._note, *ways)
        hint = None
        if not hand.is_coached:
            looks = ButtonFace(text("tricks-panel-hint"))
            hint = MoveButton(moved, HandAction.HINT, write_indices(self._picked), looks)
        own = OwnHand(text, face, hand.table, OWN_SEAT)
        rows = own.rows(self._picked, partial(MoveButton, moved), hint)
        return hand_page(own, hand, picture, self._note, *rows)


async def _picture(visit: Visit, hand: PracticeHand) -> Picture | None:
    own = Own(OWN_SEAT, four_colour=visit.preferences.four_colours)
    return await own_picture(visit, hand.table.game.name, hand.table, own)


async def _hint(visit: Visit, hand: PracticeHand) -> str:
    """Return a strong player's hint, or a plain one if the strong player takes too long."""
    try:
        async with asyncio.timeout(HINT_S):
            hint = await visit.services.opinions.hint(hand.table, visit.guild_id, visit.user_id)
    except (TimeoutError, RuleError):
        view = hand.table.view_of(OWN_SEAT)
        hint = Hint(view, follow_advice(view))
    return advice_words(visit.text, visit.face(hand.table.game.name), hint)


async def _own_review(visit: Visit, hand: PracticeHand) -> OwnReview | None:
    try:
        return await visit.services.opinions.own_review(hand.table, OWN_SEAT, visit.guild_id, visit.user_id)
    except RuleError:
        # The person waits for another opinion.
        return None


def _ways(text: Text, moved: Moved, *, is_in_server: bool) -> list[ui.ActionRow[Any]]:
    """Return the buttons below a result; tables are in servers."""
    review = MoveButton(moved, HandAction.REVIEW, "", ButtonFace(text("tricks-daily-button-review")))
    tables = [OpenButton(moved.game, ButtonFace(text("lesson-button-table")))] if is_in_server else []
    return in_rows([[_again(text, moved.game), review, *tables]])


def _again(text: Text, game: str) -> NewHandButton:
    return NewHandButton(game, ButtonFace(text("practice-again"), NEXT))


def _gone_view(visit: Visit, game: str, error: RuleError) -> ui.LayoutView:
    text = visit.text
    return panel(PRIVATE, [text.error(error)], ui.ActionRow(_again(text, game)))
