"""The lesson of Hearts: follow suit, what a trick costs, the pass, 2♣, broken hearts, the moon, the end.

The rules of the game decide every answer. The advice of the computer players decides what to pass.
"""

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
from bot.players import HEARTS, PlayerView, advise_prepared
from bot.rules.cards import Suit, build_deck, parse_cards
from bot.rules.hearts import QUEEN_OF_SPADES, Hand, Options, is_over, points_of, score_hand, winners
from bot.rules.hearts.scoring import moon_points, moon_shooter
from bot.rules.tricks import SEATS, BySeat, Play, Trick, in_order
from bot.rules.tricks.play import captured_in
from bot.tables.server_settings import ServerSettings
from bot.text import Text

RULES: Final = Options()
# The fourth hand has no passing, so the players hold the cards that were dealt.
_NUMBER: Final = 4
COSTLY: Final = Trick(1, parse_cards("10S KS QS 7H"))
DEALT: Final = in_order(parse_cards("QS 8S AH KH 5H 2H QD 9D 5D 3D 9C 7C 3C"))
PASSES: Final = tuple(map(parse_cards, ("3D 3C 2H", "QS AH KH", "QD 9D 9C")))
FIRST: Final = before_you(
    Trick(1, parse_cards("2C JC 5C")), in_order(parse_cards("AS QS 9S 4S AH JH 7H 3H KD 10D 8D 6D 2D"))
)
THROWN: Final = parse_cards("QS AH 9S KD")
LEADING: Final = before_you(
    Trick(YOU), parse_cards("QS 3H KH 7D AD"), (Trick(1, parse_cards("2C 8C JC KC")),)
)
SHOOTER: Final = 2
TOTALS: Final = (88, 104, 33, 61)
MOON_ON: Final[BySeat] = ((), (), parse_cards("2H 5H 6H 8H 9H 10H JH QH KH QS"), ())


def hearts_pages(text: Text, _settings: ServerSettings) -> tuple[Page, ...]:
    """Return the pages of the lesson."""
    moon = yes_or_no(text, moon_is_on(MOON_ON, SHOOTER))
    return (
        follow(text, HEARTS, hand_in(FOLLOWING)),
        _what_it_costs(text),
        page(text, "hearts-pass", Scene(held=DEALT), _passes(text)),
        page(text, "hearts-first", your_turn(FIRST), plays(text, HEARTS, hand_in(FIRST), THROWN)),
        page(text, "hearts-lead", your_turn(LEADING), plays(text, HEARTS, hand_in(LEADING))),
        page(text, "hearts-moon", Scene(taken=MOON_ON), moon, who=called(text, SHOOTER)),
        _end(text),
    )


def hand_in(play: Play) -> Hand:
    """Return a hand of the game with the given play."""
    return Hand(RULES, _NUMBER, play.held, (), play)


def moon_is_on(taken: BySeat, shooter: int) -> bool:
    """Whether a seat shoots the moon if it takes all the cards that are still to be taken."""
    gone = {card for cards in taken for card in cards}
    rest = tuple(card for card in build_deck() if card not in gone)
    after = tuple((*cards, *rest) if seat == shooter else cards for seat, cards in enumerate(taken))
    return moon_shooter(after, RULES) == shooter


def _what_it_costs(text: Text) -> Page:
    cost = score_hand(captured_in([COSTLY]), RULES)[COSTLY.winner]
    hearts = sum(card.suit is Suit.HEARTS for card in COSTLY.cards)
    queen = points_of(QUEEN_OF_SPADES, RULES)
    question = numbers(cost, hearts, queen, len(COSTLY.cards), moon_points(RULES))
    who = called(text, COSTLY.winner)
    return page(text, "hearts-cost", Scene(COSTLY), question, who=who, queen=queen, hearts=hearts, cost=cost)


def _passes(text: Text) -> Choice:
    advised = advise_prepared(PlayerView(HEARTS, RULES, YOU, DEALT)).cards
    passes = {str(number): cards for number, cards in enumerate(PASSES)}
    # A button has room for one emoji.
    labels = {answer: text.without_emoji().cards(cards) for answer, cards in passes.items()}
    return Choice(labels, {answer for answer, cards in passes.items() if in_order(cards) == advised})


def _end(text: Text) -> Page:
    assert is_over(TOTALS, RULES, _NUMBER)
    [winner] = winners(TOTALS)
    question = Choice({str(seat): called(text, seat) for seat in range(SEATS)}, {str(winner)})
    return page(
        text,
        "hearts-end",
        Scene(scores=tuple(map(str, TOTALS))),
        question,
        target=RULES.target,
        who=called(text, TOTALS.index(max(TOTALS))),
        winner=called(text, winner),
    )
