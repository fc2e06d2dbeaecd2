"""The lesson of Gong Zhu: follow suit, what cards count, exposing, all the hearts, who leads, the end.

The rules of the game decide every answer. The advice of the computer players decides what to expose.
"""

from functools import partial
from typing import Final

from bot.players import GONGZHU, PlayerView, advise_prepared
from bot.rules.cards import build_deck, parse_cards
from bot.rules.gongzhu import Hand, Options, exposable, is_over, score_hand
from bot.rules.gongzhu.scoring import PIG, PIG_POINTS, TRANSFORMER, has_all_hearts
from bot.rules.tricks import BySeat, Cards, Play, Trick, in_order
from bot.rules.tricks.play import captured_in
from bot.tables.settings import ServerSettings
from bot.text import Text
from bot.text.tricks import advice_sentence
from bot.views.lessons.lesson import Choice, Option, Page, number_choice
from bot.views.lessons.tricks import (
    FOLLOWING,
    YOU,
    Scene,
    before_you,
    called,
    follow,
    page,
    plays,
    yes_or_no,
    your_turn,
)
from bot.views.phrases import signed_points

RULES: Final = Options()

COSTLY: Final = Trick(1, parse_cards("8S AS QS KH"))
DOUBLING: Final = (TRANSFORMER,)
DOUBLED: Final[BySeat] = (parse_cards("JD KH 10C"), (), (), ())
EXPOSED: Final = (PIG,)
WAITING: Final = before_you(Trick(1, parse_cards("5S KS 3S")), parse_cards("4S JS QS 9H 8C"))
DEALT: Final = in_order(parse_cards("QS 6S AH KH JH 9H JD 4D KD AD 10C 8C 3C"))
TOTALS: Final = (340, -960, -110, -270)
PIG_TAKER: Final = 3
COLLECTOR: Final = 3
ALL_ON: Final[BySeat] = ((), (), (), parse_cards("3H 4H 6H 7H 8H 9H 10H JH QH KH AH"))


def hand_in(play: Play, exposed: Cards = ()) -> Hand:
    """Return a hand of the game with the given play, in which you have exposed the given cards."""
    return Hand(RULES, play.held, play.tricks[0].leader, (exposed, (), (), ()), play)


def hearts_are_on(taken: BySeat, collector: int) -> bool:
    """Whether a seat gets all the hearts if it takes all the cards that are still to be taken."""
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


def _exposed(text: Text, _settings: ServerSettings) -> Page:
    question = plays(text, GONGZHU, hand_in(WAITING, EXPOSED), text("lesson-gongzhu-expose-right"))
    asked = text("lesson-gongzhu-expose-asked")
    return page(text, text("lesson-gongzhu-expose"), your_turn(WAITING, EXPOSED), asked, question)


def _transformer(text: Text, _settings: ServerSettings) -> Page:
    [cards, *others] = DOUBLED
    plain = score_hand((tuple(card for card in cards if card != TRANSFORMER), *others), (), RULES)[YOU]
    count, hidden = (score_hand(DOUBLED, exposed, RULES)[YOU] for exposed in (DOUBLING, ()))
    question = number_choice(
        count,
        (plain, hidden, -count),
        partial(signed_points, text),
        why=text("lesson-gongzhu-double-right", plain=signed_points(text, plain)),
        hint=text("lesson-gongzhu-double-hint"),
    )
    asked = text("lesson-gongzhu-double-asked")
    return page(text, text("lesson-gongzhu-double"), Scene(taken=DOUBLED), asked, question)


def _wise(text: Text, _settings: ServerSettings) -> Page:
    advised = advise_prepared(PlayerView(GONGZHU, RULES, YOU, DEALT))
    why = dict(zip(advised.cards, advised.advice, strict=True)) | {**advised.kept}
    options = (
        Option(
            str(card),
            text.card(card),
            card in advised.cards,
            advice_sentence(text, GONGZHU.name, why[card]),
        )
        for card in exposable(DEALT)
    )
    asked = text("lesson-gongzhu-wise-asked")
    return page(text, text("lesson-gongzhu-wise"), Scene(held=DEALT), asked, Choice(tuple(options)))


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


def _end(text: Text, _settings: ServerSettings) -> Page:
    taker, target = called(text, PIG_TAKER), signed_points(text, -RULES.target)
    labels = {
        "pig": text("lesson-gongzhu-end-leads", who=taker),
        "two": text("lesson-gongzhu-end-two"),
        "over": text("lesson-gongzhu-end-over"),
    }
    right = "over" if is_over(TOTALS, RULES) else "pig"
    why = text("lesson-gongzhu-end-right", target=target, who=taker)
    hint = text("lesson-gongzhu-end-hint", target=target)
    options = (
        Option(each, label, each == right, why if each == right else hint) for each, label in labels.items()
    )
    scene = Scene(scores=tuple(signed_points(text, total) for total in TOTALS))
    asked = text("lesson-gongzhu-end-asked", who=taker)
    return page(text, text("lesson-gongzhu-end", target=target), scene, asked, Choice(tuple(options)))


def gongzhu_pages(text: Text, settings: ServerSettings) -> tuple[Page, ...]:
    """Return the pages of the lesson."""
    pages = _follow, _what_it_counts, _exposed, _transformer, _wise, _all_hearts, _end
    return tuple(each(text, settings) for each in pages)
