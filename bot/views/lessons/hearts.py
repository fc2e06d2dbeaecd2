"""The lesson of Hearts: follow suit, who takes a trick, what it costs, broken hearts, the moon.

Every answer comes from the rules of the game.
"""

from typing import Final

from bot.players import HEARTS
from bot.rules.cards import Suit, build_deck, parse_cards
from bot.rules.hearts import QUEEN_OF_SPADES, Hand, Options, points_of, score_hand
from bot.rules.hearts.scoring import MOON, moon_shooter
from bot.rules.tricks import BySeat, Play, Trick
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
    takers,
    yes_or_no,
    your_turn,
)

RULES: Final = Options()
# Without passing, so that a hand is what was dealt.
_NUMBER: Final = 4
TAKEN: Final = Trick(1, parse_cards("JC AH 4C 9C"))
COSTLY: Final = Trick(1, parse_cards("10S KS QS 7H"))
LEADING: Final = before_you(
    Trick(YOU), parse_cards("QS 3H KH 7D AD"), (Trick(1, parse_cards("2C 8C JC KC")),)
)
SHOOTER: Final = 2
MOON_ON: Final[BySeat] = ((), (), parse_cards("2H 5H 6H 8H 9H 10H JH QH KH QS"), ())


def hand_in(play: Play) -> Hand:
    """Return a hand of the game with this play of its cards."""
    return Hand(RULES, _NUMBER, play.held, (), play)


def moon_is_on(taken: BySeat, shooter: int) -> bool:
    """Whether a seat shoots the moon if it takes all that is still to be taken."""
    gone = {card for cards in taken for card in cards}
    rest = tuple(card for card in build_deck() if card not in gone)
    after = tuple((*cards, *rest) if seat == shooter else cards for seat, cards in enumerate(taken))
    return moon_shooter(after, RULES) == shooter


def _follow(text: Text, _settings: ServerSettings) -> Page:
    return follow(text, HEARTS, hand_in(FOLLOWING), text("lesson-hearts-follow"))


def _who_takes(text: Text, _settings: ServerSettings) -> Page:
    winner = text.card(TAKEN.winning_card)
    question = takers(
        text, TAKEN, why=text("lesson-tricks-take-right", card=winner), hint=text("lesson-tricks-take-hint")
    )
    return page(text, text("lesson-hearts-take"), Scene(TAKEN), text("lesson-tricks-take-asked"), question)


def _what_it_costs(text: Text, _settings: ServerSettings) -> Page:
    cost = score_hand(captured_in([COSTLY]), RULES)[COSTLY.winner]
    hearts = sum(card.suit is Suit.HEARTS for card in COSTLY.cards)
    queen = points_of(QUEEN_OF_SPADES, RULES)
    question = number_choice(
        cost,
        (hearts, queen, len(COSTLY.cards), MOON),
        str,
        why=text("lesson-hearts-cost-right", queen=queen, hearts=hearts, cost=cost),
        hint=text("lesson-hearts-cost-hint"),
    )
    asked = text("lesson-hearts-cost-asked", who=called(text, COSTLY.winner))
    return page(text, text("lesson-hearts-cost"), Scene(COSTLY), asked, question)


def _lead(text: Text, _settings: ServerSettings) -> Page:
    question = plays(text, HEARTS, hand_in(LEADING), text("lesson-hearts-lead-right"))
    asked = text("lesson-hearts-lead-asked")
    return page(text, text("lesson-hearts-lead"), your_turn(LEADING), asked, question)


def _moon(text: Text, _settings: ServerSettings) -> Page:
    shooter = called(text, SHOOTER)
    question = yes_or_no(
        text,
        moon_is_on(MOON_ON, SHOOTER),
        why=text("lesson-hearts-moon-right", who=shooter),
        hint=text("lesson-hearts-moon-hint"),
    )
    asked = text("lesson-hearts-moon-asked", who=shooter)
    return page(text, text("lesson-hearts-moon"), Scene(taken=MOON_ON), asked, question)


HEARTS_LESSON: Final[Lesson] = lesson(HEARTS, (_follow, _who_takes, _what_it_costs, _lead, _moon))
