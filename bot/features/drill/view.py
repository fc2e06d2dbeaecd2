"""The drill, practice with hands of Gnau, in a private message that each press changes in place.

The button `drill:pick:<day>:<number>:<pressed>:<move>` answers a hand, `drill:<go>:<day>` leads to another
page. A button carries everything needed to deal its hand again. It names no owner: an answer counts for the
person who clicks.
"""

import re
from collections.abc import Iterator
from enum import StrEnum
from functools import partial
from typing import Any, Self

from discord import ui

from bot.features.drill.bids import bids_button
from bot.features.drill.model import FREE_DAY, LESSON_DAYS, Question
from bot.features.drill.service import Answered, Asked, DaySet, DrillService
from bot.features.feature import Announced, Challenge
from bot.rules.gnau.practice import DAILY_HANDS
from bot.store.achievements import DRILL_WEEK
from bot.tables.days import day_start_ms
from bot.tables.gnau.machine import GnauMachine
from bot.tables.ranks import RankSlice
from bot.text import Text
from bot.text.gnau import reason_best, reason_wrong, rules_summary, split_name, sums_of
from bot.views.card_emoji import signs_if_refused
from bot.views.earned import told_achievement
from bot.views.first_screen import OpenButton, friends_button
from bot.views.gnau.cards import cards_line
from bot.views.gnau.hand import (
    PRESSED_PATTERN,
    Move,
    Pressed,
    after_move,
    picked_line,
    picking_rows,
    read_pressed,
    write_pressed,
)
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.phrases import calendar_day, relative_time, squares, streak_of_days
from bot.views.ranks import rank
from bot.views.style import LINE, NEXT, OTHER, OVER, PRIVATE, SETTLED, panel
from bot.views.visit import Visit


class Go(StrEnum):
    """The page to which a button leads."""

    TODAY = "today"
    PLAY = "play"
    NEXT = "next"
    FREE = "free"
    SHARE = "share"


async def show_drill(visit: Visit, *, is_free: bool, day: int | None = None) -> None:
    """Show a hand of free practice, or today's set, privately to the member who asks.

    Args:
        day: The day whose set was announced; if it is over, the page says so. None for no special day.
    """
    await visit.think()
    view = await (_free_view(visit) if is_free else _today_view(visit, day))
    await signs_if_refused(view, lambda: visit.show(view))


class PickButton(
    LastingButton,
    template=(
        r"drill:pick:(?P<day>[0-9]{1,7}):(?P<number>[0-9]{1,15})"
        rf":(?P<pressed>{PRESSED_PATTERN}):(?P<move>{'|'.join(Move)})"
    ),
):
    """A card, Undo, No Ox or Confirm under a hand.

    Args:
        pressed: The cards that were pressed before.
        face: None where the button only has to answer a click.
    """

    def __init__(
        self, question: Question, pressed: Pressed, move: Move, face: ButtonFace | None = None
    ) -> None:
        self.question = question
        self.pressed = pressed
        self.move = move
        custom_id = f"drill:pick:{question.day}:{question.number}:{write_pressed(pressed)}:{move}"
        super().__init__(button_with(custom_id, face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        question = Question(int(match["day"]), int(match["number"]))
        return cls(question, read_pressed(match["pressed"]), Move(match["move"]))

    async def click(self, visit: Visit) -> None:
        """Press or release a card, or answer."""
        if _is_over(visit, self.question.day):
            await visit.interaction.response.edit_message(view=_over_view(visit))
        elif self.move is Move.CONFIRM:
            await self._answer(visit, self.pressed)
        elif self.move is Move.NO_OX:
            await self._answer(visit, ())
        else:
            pressed = after_move(self.pressed, self.move)
            view = await _hand_view(visit, self.question, pressed)
            await signs_if_refused(view, lambda: visit.interaction.response.edit_message(view=view))

    async def _answer(self, visit: Visit, chosen: Pressed) -> None:
        await visit.defer()
        guild_id, user_id = visit.guild_id, visit.user_id
        drills = visit.services.of(DrillService)
        answered = await drills.answer(guild_id, user_id, self.question, chosen)
        day_set = None
        if self.question.is_daily:
            day_set = await drills.day_set(guild_id, user_id, self.question.day)
        await visit.interaction.edit_original_response(view=_answer_view(visit, answered, day_set))


class GoButton(
    LastingButton,
    template=rf"drill:(?P<go>{'|'.join(Go)}):(?P<day>[0-9]{{1,7}})",
):
    """Leads to another page of the drill.

    Args:
        day: The day of the set; 0 for none.
        face: None where the button only has to answer a click.
    """

    def __init__(self, go: Go, day: int, face: ButtonFace | None = None) -> None:
        self.go = go
        self.day = day
        super().__init__(button_with(f"drill:{go}:{day}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(Go(match["go"]), int(match["day"]))

    async def click(self, visit: Visit) -> None:
        """Turn the private page, open one from a public message, or show a result to everyone."""
        message = visit.interaction.message
        if message is not None and not message.flags.ephemeral:
            await show_drill(visit, is_free=False, day=self.day if self.go is Go.PLAY else None)
        elif self.go is Go.SHARE:
            await _share(visit, self.day)
        else:
            await visit.defer()
            view = await self._page(visit)
            await signs_if_refused(view, lambda: visit.interaction.edit_original_response(view=view))

    async def _page(self, visit: Visit) -> ui.LayoutView:
        if self.go is Go.FREE:
            return await _free_view(visit, self.day if self.day in LESSON_DAYS else FREE_DAY)
        if self.go is Go.NEXT and _is_over(visit, self.day):
            return _over_view(visit)
        return await _today_view(visit)


async def _share(visit: Visit, day: int) -> None:
    await visit.defer()
    day_set = await visit.services.of(DrillService).share(visit.guild_id, visit.user_id, day)
    text = visit.text
    private = result_page(text, day_set, _result_row(visit, day_set))
    await visit.interaction.edit_original_response(view=private)
    public = shared_page(text, day_set, visit.interaction.user.mention, _go_row(text, 0, Go.TODAY))
    await visit.interaction.followup.send(view=public)


async def _today_view(visit: Visit, day: int | None = None) -> ui.LayoutView:
    drills, text = visit.services.of(DrillService), visit.text
    day_set = await drills.day_set(visit.guild_id, visit.user_id, drills.today)
    note = "" if day in {None, day_set.day} else text("gnau-drill-past")
    if day_set.next_number is not None:
        return await _hand_view(visit, Question(day_set.day, day_set.next_number), (), note)
    return result_page(text, day_set, _result_row(visit, day_set), note)


async def challenges(announced: Announced) -> list[Challenge]:
    """Return the day's set, with the best of the day before."""
    text, day = announced.text, announced.day
    lines = await announced.services.of(DrillService).best(announced.guild_id, day - 1)
    names = await announced.names([line.user_id for line in lines])
    best = [line for line in rank(RankSlice(lines), names) if line.rank == 1]
    result = f"{best[0].standing.score}/{DAILY_HANDS}" if best else ""
    name = text("gnau-drill-name")
    button = GoButton(Go.PLAY, day, ButtonFace(name, OTHER))
    return [Challenge(name, [line.name for line in best], result, button)]


async def _free_view(visit: Visit, day: int = FREE_DAY) -> ui.LayoutView:
    return await _hand_view(visit, visit.services.of(DrillService).fresh_question(day), ())


async def _hand_view(visit: Visit, question: Question, pressed: Pressed, note: str = "") -> ui.LayoutView:
    asked = await visit.services.of(DrillService).ask(visit.guild_id, question)
    text = visit.text
    rows = picking_rows(text, asked.cards, pressed, partial(PickButton, question, pressed))
    return hand_page(text, asked, pressed, *rows, note=note)


def _answer_view(visit: Visit, answered: Answered, day_set: DaySet | None) -> ui.LayoutView:
    text, question = visit.text, answered.asked.question
    if question.is_of_lesson:
        row = _lesson_row(text, question.day, is_in_server=visit.is_in_server)
    elif day_set is None:
        row = _go_row(text, FREE_DAY, Go.FREE).add_item(bids_button(text))
    elif day_set.next_number is not None:
        row = _go_row(text, day_set.day, Go.NEXT)
    else:
        row = _result_row(visit, day_set)
    return answer_page(text, answered, day_set, row)


def _over_view(visit: Visit) -> ui.LayoutView:
    text = visit.text
    return over_page(text, _go_row(text, 0, Go.TODAY))


def _result_row(visit: Visit, day_set: DaySet) -> ui.ActionRow[Any]:
    can_share = not day_set.has_shared and not visit.place.is_alone
    row = _go_row(visit.text, day_set.day, *((Go.SHARE, Go.FREE) if can_share else (Go.FREE,)))
    if not visit.is_in_server:
        row.add_item(friends_button(visit.text, GnauMachine.game))
    return row


def _go_row(text: Text, day: int, *goes: Go) -> ui.ActionRow[Any]:
    """Return a row of buttons to other pages; the first one stands out as the next step."""
    row: ui.ActionRow[Any] = ui.ActionRow()
    for go in goes:
        # The button leads from one hand of free practice to the next.
        label = Go.NEXT if go is Go.FREE and day == FREE_DAY else go
        style = NEXT if go is goes[0] else OTHER
        row.add_item(GoButton(go, day, ButtonFace(text(f"gnau-drill-button-{label}"), style)))
    return row


def _lesson_row(text: Text, day: int, *, is_in_server: bool) -> ui.ActionRow[Any]:
    """Return the row of buttons below an answer to one of the hands after a lesson."""
    if day != LESSON_DAYS[-1]:
        return ui.ActionRow(GoButton(Go.FREE, day + 1, ButtonFace(text("gnau-drill-button-next"), NEXT)))
    again = GoButton(Go.FREE, LESSON_DAYS[0], ButtonFace(text("practice-again")))
    if not is_in_server:
        return ui.ActionRow(again)
    return ui.ActionRow(again, OpenButton(GnauMachine.game, ButtonFace(text("lesson-button-table"), NEXT)))


def _is_over(visit: Visit, day: int) -> bool:
    return day not in {FREE_DAY, *LESSON_DAYS, visit.services.of(DrillService).today}


def hand_page(
    text: Text, asked: Asked, pressed: Pressed, *rows: ui.ActionRow[Any], note: str = ""
) -> ui.LayoutView:
    """Return the page with a hand that is not answered yet.

    Args:
        note: What comes first; empty for nothing.
    """
    footer = text("gnau-drill-footer", rules=rules_summary(text, asked.rules))
    how = f"{text('gnau-drill-how')}\n{_picked(text, asked, pressed)}"
    return panel(PRIVATE, [*_noted(note), _title(text, asked), how, footer], *rows)


def _picked(text: Text, asked: Asked, pressed: Pressed) -> str:
    """Return the line with the pressed cards, after a lesson with their sum."""
    if not pressed or not asked.question.is_of_lesson:
        return picked_line(text, asked.cards, pressed)
    cards = [asked.cards[index] for index in pressed]
    return text("gnau-pick-summed", cards=cards_line(text, cards), sum=sums_of(text, cards, asked.rules))


def answer_page(
    text: Text, answered: Answered, day_set: DaySet | None, row: ui.ActionRow[Any]
) -> ui.LayoutView:
    """Return the page with the judgement of an answer; the last answer of a set also shows the set's result.

    Args:
        day_set: The set the hand belongs to; None in free practice.
    """
    question = answered.asked.question
    blocks = [_title(text, answered.asked), LINE, *_verdict(text, answered)]
    if question.is_of_lesson:
        end = [LINE, text("practice-gnau-end")] if question.day == LESSON_DAYS[-1] else []
        return panel(PRIVATE, [*blocks, *end], row)
    streak = [text("gnau-drill-streak", streak=answered.streak)] if answered.streak > 1 else []
    if day_set is None:
        return panel(PRIVATE, [*blocks, *([LINE] * len(streak)), *streak], row)
    if day_set.rank is None:
        return panel(PRIVATE, [*blocks, LINE, "\n".join([_squares(day_set), *streak])], row)
    return panel(PRIVATE, [*blocks, LINE, *_result(text, day_set), *streak, _tomorrow(text, day_set)], row)


def result_page(text: Text, day_set: DaySet, row: ui.ActionRow[Any], note: str = "") -> ui.LayoutView:
    """Return the private page with the player's result of a completed set.

    Args:
        note: What comes first; empty for nothing.
    """
    return panel(PRIVATE, [*_noted(note), *_result(text, day_set), _tomorrow(text, day_set)], row)


def _noted(note: str) -> list[str]:
    return [note] if note else []


def over_page(text: Text, row: ui.ActionRow[Any]) -> ui.LayoutView:
    """Return the page that says that a day is over, with a button to today's set."""
    return panel(OVER, [text("gnau-drill-over")], row)


def shared_page(text: Text, day_set: DaySet, user: str, row: ui.ActionRow[Any]) -> ui.LayoutView:
    """Return the public message with a player's result, which gives nothing away about the hands.

    Args:
        day_set: A completed set.
        user: The player, as a mention.
        row: The button to today's set.
    """
    line = text(
        "gnau-drill-shared",
        user=user,
        name=text("gnau-drill-name"),
        date=calendar_day(day_set.day, short=True),
        right=day_set.right,
        count=DAILY_HANDS,
    )
    facts = " · ".join([line, *streak_of_days(text, day_set.days)])
    return panel(SETTLED, [f"{facts}\n{_squares(day_set)}"], row)


def _title(text: Text, asked: Asked) -> str:
    return f"### {_name(text, asked.question)}\n# {cards_line(text, asked.cards)}"


def _name(text: Text, question: Question) -> str:
    if question.is_of_lesson:
        return text("practice-gnau-title", number=question.day, count=len(LESSON_DAYS))
    if not question.is_daily:
        return text("gnau-drill-title-free")
    return text("gnau-drill-title-daily", number=question.number, count=DAILY_HANDS)


def _verdict(text: Text, answered: Answered) -> Iterator[str]:
    judgement = answered.judgement
    best = judgement.best
    name = split_name(text, best)
    if judgement.is_right:
        heading = text("gnau-drill-right", name=name)
    else:
        heading = text("gnau-drill-wrong", name=name, reason=reason_wrong(text, judgement))
    lines = [heading]
    if best.ox_cards and best.rest:
        three, two = cards_line(text, best.ox_cards), cards_line(text, best.rest)
        lines.append(text("gnau-drill-split", passport=three, rest=two))
    yield "\n".join([*lines, reason_best(text, best)])
    if not answered.is_counted:
        yield text("gnau-drill-counted")


def _result(text: Text, day_set: DaySet) -> Iterator[str]:
    title = text("gnau-drill-result", date=calendar_day(day_set.day))
    score = text("gnau-drill-score", right=day_set.right, count=DAILY_HANDS)
    yield f"### {title}\n# {score}\n{_squares(day_set)}"
    if day_set.rank is not None:
        placed = {"place": day_set.rank, "people": day_set.people}
        place = [text("gnau-drill-place", **placed)] if day_set.people else []
        told = [told_achievement(text, DRILL_WEEK)] if day_set.ends_week else []
        yield "\n".join([*place, *streak_of_days(text, day_set.days), *told])


def _tomorrow(text: Text, day_set: DaySet) -> str:
    return text("gnau-drill-tomorrow", when=relative_time(day_start_ms(day_set.day + 1)))


def _squares(day_set: DaySet) -> str:
    answers = (day_set.answers.get(number) for number in range(1, DAILY_HANDS + 1))
    return squares(None if answer is None else answer.is_right for answer in answers)
