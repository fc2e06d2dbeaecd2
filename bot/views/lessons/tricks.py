"""What lessons of games of tricks have in common: a table with cards on it, and what may be played to it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from bot.players import TrickGame
from bot.render import EXTENSION, draw_table
from bot.render.tricks import DrawnHand, DrawnSeat, DrawnTable, DrawnTrick
from bot.rules.cards import Card, parse_cards
from bot.rules.errors import RuleError
from bot.rules.tricks import SEATS, BySeat, Cards, Play, Trick
from bot.tables.preferences import Preferences
from bot.tables.settings import ServerSettings
from bot.text import Text
from bot.text.tricks import computer_name, game_name
from bot.views.first_screen import open_table
from bot.views.lasting import ButtonFace
from bot.views.lessons.lesson import Choice, Ending, Lesson, Option, Page, PageOf, Question
from bot.views.pictures import Picture, drawn
from bot.views.style import NEXT
from bot.views.tricks.daily import DailyWay, DailyWayButton

YOU: Final = 0
"""The seat of whoever learns; the others are computer players."""
NOTHING_TAKEN: Final[BySeat] = ((),) * SEATS
_PICTURE: Final = f"lesson.{EXTENSION}"
# The button of today's deal opens that of the day on which it is pressed.
_ANY_DAY: Final = 0


@dataclass(frozen=True)
class Scene:
    """What an example shows.

    Args:
        trick: The trick on the table; None where none is looked at.
        held: Your cards, where they matter.
        taken: The cards that count which each seat has taken, where they matter.
        exposed: The cards that lie open.
        scores: What each seat has in all, in words, where that matters; a trick is not looked at then.
    """

    trick: Trick | None = None
    held: Cards = ()
    taken: BySeat = NOTHING_TAKEN
    exposed: Cards = ()
    scores: tuple[str, ...] = ()


def before_you(trick: Trick, held: Cards, finished: tuple[Trick, ...] = ()) -> Play:
    """Return the play of a hand in which it is your turn, as far as you can see it."""
    return Play((held, (), (), ()), trick, finished)


def your_turn(play: Play, exposed: Cards = ()) -> Scene:
    """Return what you see of the play when it is your turn."""
    return Scene(play.trick if play.trick.cards else None, play.held[YOU], exposed=exposed)


# In every game of tricks one follows suit.
FOLLOWING: Final = before_you(
    Trick(1, parse_cards("9D KD 3D")),
    parse_cards("QS 2H 5D JD 8C AC"),
    (Trick(3, parse_cards("2C 4C KC 9C")),),
)


def follow(text: Text, game: TrickGame, hand: Any) -> Page:
    """Return the page that asks for a card of the suit led.

    Args:
        text: The words.
        game: The game.
        hand: A hand of it with the play of `FOLLOWING`.
    """
    question = plays(text, game, hand, text("lesson-tricks-follow-right"))
    teaching, asked = text("lesson-tricks-follow"), text("lesson-tricks-play-asked")
    return page(text, teaching, your_turn(FOLLOWING), asked, question)


def plays(text: Text, game: TrickGame, hand: Any, why: str, offered: Cards = ()) -> Choice:
    """Return which of your cards you may play: any that the rules allow is right.

    Args:
        text: The words.
        game: The game.
        hand: A hand of it in which it is your turn.
        why: Why these are right. Why another is not, its refusal says.
        offered: Which of them there are to choose from; all if empty.
    """
    return Choice(tuple(_play(text, game, hand, card, why) for card in offered or hand.held[YOU]))


def _play(text: Text, game: TrickGame, hand: Any, card: Card, why: str) -> Option:
    answer = str(card)
    try:
        game.rules.play_card(hand, YOU, card)
    except RuleError as error:
        return Option(answer, text.card(card), False, text.error(error))
    return Option(answer, text.card(card), True, why)


def who(text: Text, right: int, *, why: str, hint: str) -> Choice:
    """Return which of the four it is.

    Args:
        text: The words.
        right: The seat that is meant, by the rules of the game.
        why: Why it is.
        hint: What is said to any other.
    """
    return Choice(
        tuple(
            Option(str(seat), called(text, seat), seat == right, why if seat == right else hint)
            for seat in range(SEATS)
        )
    )


def yes_or_no(text: Text, is_so: bool, *, why: str, hint: str) -> Choice:  # noqa: FBT001 - it is the answer
    """Return whether something is so."""
    said = {True: text("lesson-tricks-yes"), False: text("lesson-tricks-no")}
    return Choice(
        tuple(
            Option(str(each).lower(), label, each is is_so, why if each is is_so else hint)
            for each, label in said.items()
        )
    )


def page(text: Text, teaching: str, scene: Scene, asked: str, question: Question) -> Page:
    """Return a page about what a scene shows."""
    return Page(teaching, "\n".join(_said(text, scene)), asked, question, partial(_draw, text, scene))


def lesson(game: TrickGame, pages: tuple[PageOf, ...]) -> Lesson:
    """Return the lesson of a game of tricks, which ends in a hand alone or a table."""

    def name(text: Text) -> str:
        return game_name(text, game.name)

    def end(text: Text, _settings: ServerSettings) -> Ending:
        practise = ButtonFace(text("lesson-button-practise"), NEXT)
        return Ending(
            text("lesson-tricks-end", game=game.name),
            (DailyWayButton(game.name, _ANY_DAY, DailyWay.TODAY, practise), open_table(text, game.name)),
        )

    return Lesson(game.name, name, pages, end)


def called(text: Text, seat: int) -> str:
    """Return what a seat of an example is called."""
    return text("lesson-tricks-you") if seat == YOU else computer_name(text, seat)


# A scene in words, and drawn: neither shows more than the other.


def _said(text: Text, scene: Scene) -> Iterator[str]:
    if scene.trick is not None:
        yield text("lesson-tricks-trick")
        for number, card in enumerate(scene.trick.cards):
            name, led = called(text, scene.trick.seat_of(card)), text("tricks-picture-led")
            yield f"{name} {text.card(card)}" if number else f"{name} {text.card(card)} ({led})"
    if scene.scores:
        yield text("lesson-tricks-scores")
        yield from (f"{called(text, seat)} {score}" for seat, score in enumerate(scene.scores))
    for seat, cards in enumerate(scene.taken):
        if cards:
            yield text("lesson-tricks-taken", who=called(text, seat), cards=text.cards(cards))
    if scene.exposed:
        yield text("lesson-tricks-exposed", cards=text.cards(scene.exposed))
    if scene.held:
        yield text("lesson-tricks-held", cards=text.cards(scene.held))


async def _draw(text: Text, scene: Scene, preferences: Preferences) -> Picture | None:
    words = "\n".join(_said(text.without_emoji(), scene)).replace("**", "")
    table = replace(_table(text, scene), four_colour=preferences.four_colours)
    return await drawn(_PICTURE, words, draw_table, table)


def _table(text: Text, scene: Scene) -> DrawnTable:
    if scene.trick is None and not scene.scores:
        # A table with nothing on it would say less than the cards alone.
        return _cards_alone(text, scene)
    return DrawnTable(
        seats=tuple(_seat(text, scene, seat) for seat in range(SEATS)),
        middle=text("lesson-tricks-picture-scores") if scene.scores else "",
        led=text("tricks-picture-led"),
        trick=None if scene.trick is None else _trick(scene.trick, scene.exposed),
        hand=DrawnHand(scene.held) if scene.held else None,
    )


def _cards_alone(text: Text, scene: Scene) -> DrawnTable:
    """Return the cards somebody has taken, or else those you hold, without the table."""
    for seat, cards in enumerate(scene.taken):
        if cards:
            name = called(text.without_emoji(), seat)
            return DrawnTable((), text("lesson-tricks-picture-taken", who=name), hand=DrawnHand(cards))
    return DrawnTable((), text("lesson-tricks-picture-held"), hand=DrawnHand(scene.held))


def _trick(trick: Trick, exposed: Cards) -> DrawnTrick:
    return DrawnTrick(trick.leader, trick.cards, exposed=frozenset(exposed) & {*trick.cards})


def _seat(text: Text, scene: Scene, seat: int) -> DrawnSeat:
    return DrawnSeat(
        names=(called(text, seat),),
        points=scene.scores[seat] if scene.scores else "",
        counting=scene.taken[seat],
        exposed=tuple(card for card in scene.exposed if card in scene.held) if seat == YOU else (),
        is_computer=seat != YOU,
    )
