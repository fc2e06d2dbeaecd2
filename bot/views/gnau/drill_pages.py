"""What the drill looks like: a hand to answer, an answer, a day's result."""

from collections.abc import Iterator
from typing import Any

from discord import ui

from bot.rules.gnau import DAILY_HANDS
from bot.services import Answered, Asked, DaySet
from bot.tables.days import day_start_ms
from bot.tables.drills import Question
from bot.text import Text
from bot.text.drills import reason_best, reason_wrong, squares
from bot.text.gnau import rules_summary, split_name
from bot.views.gnau.cards import cards_line
from bot.views.moments import calendar_day, relative_time
from bot.views.palette import OVER, PRIVATE, SETTLED
from bot.views.panel import LINE, panel


def hand_page(text: Text, asked: Asked, *rows: ui.ActionRow[Any]) -> ui.LayoutView:
    """Return a hand that waits for its answer.

    Args:
        text: The words.
        asked: The hand.
        rows: The buttons to answer with.
    """
    footer = text("gnau-drill-footer", rules=rules_summary(text, asked.rules))
    blocks = [_title(text, asked), text("gnau-drill-how"), footer]
    return panel(PRIVATE, blocks, *rows)


def answer_page(
    text: Text, answered: Answered, day_set: DaySet | None, row: ui.ActionRow[Any]
) -> ui.LayoutView:
    """Return what is to be said about an answer; with the tenth of a set its result too.

    Args:
        text: The words.
        answered: The answer.
        day_set: The set the hand belongs to; None in free practice.
        row: What to do next.
    """
    blocks = [_title(text, answered.asked), LINE, *_verdict(text, answered), LINE]
    streak = text("gnau-drill-streak", streak=answered.streak)
    if day_set is None:
        return panel(PRIVATE, [*blocks, streak], row)
    if day_set.place is None:
        return panel(PRIVATE, [*blocks, f"{_squares(day_set)}\n{streak}"], row)
    return panel(PRIVATE, [*blocks, *_result(text, day_set), streak, _tomorrow(text, day_set)], row)


def result_page(text: Text, day_set: DaySet, row: ui.ActionRow[Any]) -> ui.LayoutView:
    """Return somebody's result of a set that they have completed."""
    return panel(PRIVATE, [*_result(text, day_set), _tomorrow(text, day_set)], row)


def over_page(text: Text, row: ui.ActionRow[Any]) -> ui.LayoutView:
    """Return the word that a day is over, with the way to today's set."""
    return panel(OVER, [text("gnau-drill-over")], row)


def shared_page(text: Text, day_set: DaySet, user: str, row: ui.ActionRow[Any]) -> ui.LayoutView:
    """Return a result as everybody sees it: it gives nothing away about the hands.

    Args:
        text: The words.
        day_set: A completed set.
        user: The person, as a mention.
        row: The way to the set.
    """
    line = text(
        "gnau-drill-shared",
        user=user,
        date=calendar_day(day_set.day),
        right=day_set.right,
        count=DAILY_HANDS,
        days=day_set.days,
    )
    return panel(SETTLED, [f"{line}\n{_squares(day_set)}"], row)


def _title(text: Text, asked: Asked) -> str:
    return f"### {_name(text, asked.question)}\n# {cards_line(asked.cards)}"


def _name(text: Text, question: Question) -> str:
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
        three, two = cards_line(best.ox_cards), cards_line(best.rest)
        lines.append(text("gnau-drill-split", passport=three, rest=two))
    yield "\n".join([*lines, reason_best(text, best)])
    if not answered.is_counted:
        yield text("gnau-drill-counted")


def _result(text: Text, day_set: DaySet) -> Iterator[str]:
    title = text("gnau-drill-result", date=calendar_day(day_set.day))
    score = text("gnau-drill-score", right=day_set.right, count=DAILY_HANDS)
    yield f"### {title}\n# {score}\n{_squares(day_set)}"
    if day_set.place is not None:
        yield text("gnau-drill-place", place=day_set.place, people=day_set.people, days=day_set.days)


def _tomorrow(text: Text, day_set: DaySet) -> str:
    return text("gnau-drill-tomorrow", when=relative_time(day_start_ms(day_set.day + 1)))


def _squares(day_set: DaySet) -> str:
    answers = (day_set.answers.get(number) for number in range(1, DAILY_HANDS + 1))
    return squares([None if answer is None else answer.is_right for answer in answers])
