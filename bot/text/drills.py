"""What the drill says about an answer."""

from typing import Final

from bot.rules.cards import rank_text
from bot.rules.gnau import Category, Judgement, Split, Verdict
from bot.text.cards import cards_faces
from bot.text.catalog import Text
from bot.text.gnau import split_name

_RIGHT: Final = "🟩"
_WRONG: Final = "🟥"
_OPEN: Final = "⬜"


def squares(answers: list[bool | None]) -> str:
    """Return a set's answers at a glance, without a word about the hands; None is an open one."""
    return "".join(_OPEN if is_right is None else _RIGHT if is_right else _WRONG for is_right in answers)


def reason_wrong(text: Text, judgement: Judgement) -> str:
    """Return what was wrong with an answer."""
    if judgement.verdict is Verdict.MISSED:
        return text("gnau-drill-missed")
    cards = cards_faces(judgement.pressed)
    if judgement.verdict is Verdict.NOT_AN_OX:
        *others, last = map(str, judgement.sums)
        sums = text("gnau-drill-or", others=", ".join(others), last=last) if others else last
        return text("gnau-drill-no-passport", cards=cards, sums=sums)
    return text("gnau-drill-weaker", cards=cards, name=split_name(text, judgement.chosen))


def reason_best(text: Text, split: Split) -> str:
    """Return why a hand read in the best way is what it is."""
    if split.ox_cards is None:
        return _reason_whole(text, split)
    why = text("gnau-drill-why", passport=_ox(text, split), rest=_rest(text, split))
    return f"{why} {text('gnau-drill-why-either')}" if _is_swapped(split) else why


def _reason_whole(text: Text, split: Split) -> str:
    if split.category is Category.FIVE_DUKES:
        return text("gnau-drill-why-five-dukes")
    if split.category is Category.FIVE_SMALL:
        return text("gnau-drill-why-five-small")
    return text("gnau-drill-why-none")


def _is_swapped(split: Split) -> bool:
    """Say whether a 3 counts as 6 or a 6 as 3."""
    cards = (*(split.ox_cards or ()), *(split.rest or ()))
    values = (*(split.ox_values or ()), *(split.rest_values or ()))
    return any(card.rank in {3, 6} and card.rank != value for card, value in zip(cards, values, strict=True))


def _ox(text: Text, split: Split) -> str:
    total = split.total or 0
    if total % 10:
        return text("gnau-drill-why-triplet")
    return text("gnau-drill-why-sum", sum=_sum(split.ox_values), total=total)


def _rest(text: Text, split: Split) -> str:
    if split.category is Category.TONKU:
        return text("gnau-drill-why-tonku")
    if split.category is Category.NENKU:
        return text("gnau-drill-why-nenku")
    if split.category is Category.DOUBLE:
        return _pair(text, split)
    total = sum(split.rest_values or ())
    if total % 10 == 0:
        return text("gnau-drill-why-ten", sum=_sum(split.rest_values), total=total)
    if total > 10:
        return text(
            "gnau-drill-why-digit", sum=_sum(split.rest_values), total=total, strength=split.strength or 0
        )
    return text("gnau-drill-why-single", sum=_sum(split.rest_values), total=total)


def _pair(text: Text, split: Split) -> str:
    ranks = {card.rank for card in split.rest or ()}
    if len(ranks) > 1:
        return text("gnau-drill-why-three-six")
    return text("gnau-drill-why-pair", rank=rank_text(*ranks))


def _sum(values: tuple[int, ...] | None) -> str:
    return " + ".join(map(str, values or ()))
