"""The lesson of Gong Zhu: follow suit, what cards count, exposing, all the hearts, who leads, the end.

The rules of the game decide every answer. The advice of the computer players decides what to expose.
"""

from functools import partial
from typing import Final

from bot.features.lessons.lesson import Choice, Page, numbers
from bot.features.lessons.tricks import (
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
from bot.players import GONGZHU, PlayerView, advise_prepared
from bot.rules.cards import build_deck, parse_cards
from bot.rules.gongzhu import Hand, Options, exposable, is_over, score_hand
from bot.rules.gongzhu.scoring import PIG, PIG_POINTS, TRANSFORMER, has_all_hearts
from bot.rules.tricks import BySeat, Cards, Play, Trick, in_order
from bot.rules.tricks.play import captured_in
from bot.tables.server_settings import ServerSettings
from bot.text import Text
from bot.text.tricks import advice_sentence
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


def gongzhu_pages(text: Text, _settings: ServerSettings) -> tuple[Page, ...]:
    """Return the pages of the lesson."""
    waiting = plays(text, GONGZHU, hand_in(WAITING, EXPOSED))
    all_hearts = yes_or_no(text, hearts_are_on(ALL_ON, COLLECTOR))
    return (
        follow(text, GONGZHU, hand_in(FOLLOWING)),
        _what_it_counts(text),
        page(text, "gongzhu-expose", your_turn(WAITING, EXPOSED), waiting),
        _transformer(text),
        page(text, "gongzhu-wise", Scene(held=DEALT), _exposes(text)),
        page(text, "gongzhu-all", Scene(taken=ALL_ON), all_hearts, who=called(text, COLLECTOR)),
        _end(text),
    )


def hand_in(play: Play, exposed: Cards = ()) -> Hand:
    """Return a hand of the game with the given play, in which you have exposed the given cards."""
    return Hand(RULES, play.held, play.tricks[0].leader, (exposed, (), (), ()), play)


def hearts_are_on(taken: BySeat, collector: int) -> bool:
    """Whether a seat gets all the hearts if it takes all the cards that are still to be taken."""
    others = {card for seat, cards in enumerate(taken) if seat != collector for card in cards}
    return has_all_hearts([card for card in build_deck() if card not in others])


def _what_it_counts(text: Text) -> Page:
    signed = partial(signed_points, text)
    count = score_hand(captured_in([COSTLY]), (), RULES)[COSTLY.winner]
    question = numbers(count, PIG_POINTS, count - PIG_POINTS, -count, label=signed)
    who = called(text, COSTLY.winner)
    return page(text, "gongzhu-count", Scene(COSTLY), question, who=who, count=signed(count))


def _transformer(text: Text) -> Page:
    [cards, *others] = DOUBLED
    plain = score_hand((tuple(card for card in cards if card != TRANSFORMER), *others), (), RULES)[YOU]
    count, hidden = (score_hand(DOUBLED, exposed, RULES)[YOU] for exposed in (DOUBLING, ()))
    signed = partial(signed_points, text)
    question = numbers(count, plain, hidden, -count, label=signed)
    return page(text, "gongzhu-double", Scene(taken=DOUBLED), question, plain=signed(plain))


def _exposes(text: Text) -> Choice:
    advised = advise_prepared(PlayerView(GONGZHU, RULES, YOU, DEALT))
    reasons = dict(zip(advised.cards, advised.advice, strict=True)) | {**advised.kept}
    cards = exposable(DEALT)
    return Choice(
        {str(card): text.card(card) for card in cards},
        {str(card) for card in advised.cards},
        {str(card): advice_sentence(text, GONGZHU.name, reasons[card]) for card in cards},
    )


def _end(text: Text) -> Page:
    signed, taker = partial(signed_points, text), called(text, PIG_TAKER)
    labels = {
        "pig": text("lesson-gongzhu-end-leads", who=taker),
        "two": text("lesson-gongzhu-end-two"),
        "over": text("lesson-gongzhu-end-over"),
    }
    question = Choice(labels, {"over" if is_over(TOTALS, RULES, 1) else "pig"})
    scene = Scene(scores=tuple(map(signed, TOTALS)))
    return page(text, "gongzhu-end", scene, question, target=signed(-RULES.target), who=taker)
