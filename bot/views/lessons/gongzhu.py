"""The lesson of Gong Zhu: follow suit, what a trick counts, the transformer, an exposed card, all the hearts.

Every answer comes from the rules of the game.
"""

from functools import partial
from typing import Final

from bot.players import GONGZHU
from bot.rules.cards import build_deck, parse_cards
from bot.rules.gongzhu import Hand, Options, score_hand
from bot.rules.gongzhu.scoring import PIG, PIG_POINTS, TRANSFORMER, has_all_hearts
from bot.rules.tricks import BySeat, Cards, Play, Trick
from bot.rules.tricks.play import captured_in
from bot.tables.settings import ServerSettings
from bot.text import Text
from bot.views.lessons.lesson import Lesson, Page, number_choice
from bot.views.lessons.tricks import (
    FOLLOWING,
    YOU,
    Scene,
    before_you,
    called,
    follow,
    lesson,
    page,
    plays,
    yes_or_no,
    your_turn,
)
from bot.views.phrases import signed_points

RULES: Final = Options()

COSTLY: Final = Trick(1, parse_cards("8S AS QS KH"))
DOUBLED: Final[BySeat] = (parse_cards("JD KH 10C"), (), (), ())
EXPOSED: Final = (PIG,)
WAITING: Final = before_you(Trick(1, parse_cards("5S KS 3S")), parse_cards("4S JS QS 9H 8C"))
COLLECTOR: Final = 3
ALL_ON: Final[BySeat] = ((), (), (), parse_cards("3H 4H 6H 7H 8H 9H 10H JH QH KH AH"))


def hand_in(play: Play, exposed: Cards = ()) -> Hand:
    """Return a hand of the game with this play of its cards, and what you have exposed in it."""
    return Hand(RULES, play.held, play.tricks[0].leader, (exposed, (), (), ()), play)


def hearts_are_on(taken: BySeat, collector: int) -> bool:
    """Whether a seat has all the hearts if it takes all that is still to be taken."""
    others = {card for seat, cards in enumerate(taken) if seat != collector for card in cards}
    return has_all_hearts([card for card in build_deck() if card not in others])


def _follow(text: Text, _settings: ServerSettings) -> Page:
    return follow(text, GONGZHU, hand_in(FOLLOWING))


def _what_it_counts(text: Text, _settings: ServerSettings) -> Page:
    count = score_hand(captured_in([COSTLY]), (), RULES)[COSTLY.winner]
    question = number_choice(
        count,
        (PIG_POINTS, count - PIG_POINTS, -count),
        partial(signed_points, text),
        why=text("lesson-gongzhu-count-right", count=signed_points(text, count)),
        hint=text("lesson-gongzhu-count-hint"),
    )
    asked = text("lesson-gongzhu-count-asked", who=called(text, COSTLY.winner))
    return page(text, text("lesson-gongzhu-count"), Scene(COSTLY), asked, question)


def _transformer(text: Text, _settings: ServerSettings) -> Page:
    [cards, *others] = DOUBLED
    plain = score_hand((tuple(card for card in cards if card != TRANSFORMER), *others), (), RULES)[YOU]
    alone = score_hand(((TRANSFORMER,), *others), (), RULES)[YOU]
    count = score_hand(DOUBLED, (), RULES)[YOU]
    question = number_choice(
        count,
        (plain, plain + alone, -count),
        partial(signed_points, text),
        why=text("lesson-gongzhu-double-right"),
        hint=text("lesson-gongzhu-double-hint"),
    )
    asked = text("lesson-gongzhu-double-asked")
    return page(text, text("lesson-gongzhu-double"), Scene(taken=DOUBLED), asked, question)


def _exposed(text: Text, _settings: ServerSettings) -> Page:
    question = plays(text, GONGZHU, hand_in(WAITING, EXPOSED), text("lesson-gongzhu-expose-right"))
    asked = text("lesson-gongzhu-expose-asked")
    return page(text, text("lesson-gongzhu-expose"), your_turn(WAITING, EXPOSED), asked, question)


def _all_hearts(text: Text, _settings: ServerSettings) -> Page:
    collector = called(text, COLLECTOR)
    question = yes_or_no(
        text,
        hearts_are_on(ALL_ON, COLLECTOR),
        why=text("lesson-gongzhu-all-right", who=collector),
        hint=text("lesson-gongzhu-all-hint"),
    )
    asked = text("lesson-gongzhu-all-asked", who=collector)
    return page(text, text("lesson-gongzhu-all"), Scene(taken=ALL_ON), asked, question)


GONGZHU_LESSON: Final[Lesson] = lesson(
    GONGZHU, (_follow, _what_it_counts, _transformer, _exposed, _all_hearts)
)
