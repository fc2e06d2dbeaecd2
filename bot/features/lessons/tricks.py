"""The common parts of lessons of trick games: a table with cards on it, and the cards that may be played."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from bot.features.lessons.lesson import Choice, Example, Page, Question
from bot.players import TrickGame
from bot.render import EXTENSION, draw_table
from bot.render.tricks import DrawnHand, DrawnSeat, DrawnTable, DrawnTrick
from bot.rules.cards import parse_cards
from bot.rules.errors import RuleError
from bot.rules.tricks import SEATS, BySeat, Cards, Play, Trick
from bot.tables.preferences import Preferences
from bot.tables.server_settings import ServerSettings
from bot.text import Text
from bot.text.tricks import computer_name
from bot.views.pictures import Picture, drawn, in_picture, unmarked

YOU: Final = 0
"""The learner's seat; computer players have the others."""
NOTHING_TAKEN: Final[BySeat] = ((),) * SEATS
_PICTURE: Final = f"lesson.{EXTENSION}"


@dataclass(frozen=True)
class Scene:
    """The content of an example. Parts that do not matter to it are empty.

    Args:
        trick: The trick on the table; None if the example is not about a trick.
        held: Your cards.
        taken: For each seat, the counting cards that it has taken.
        scores: For each seat, its total in words. An example with scores has no trick.
    """

    trick: Trick | None = None
    held: Cards = ()
    taken: BySeat = NOTHING_TAKEN
    exposed: Cards = ()
    scores: tuple[str, ...] = ()


def before_you(trick: Trick, held: Cards, finished: tuple[Trick, ...] = ()) -> Play:
    """Return the play of a hand in which it is your turn; the others' cards are hidden, so they are empty."""
    return Play((held, (), (), ()), trick, finished)


def your_turn(play: Play, exposed: Cards = ()) -> Scene:
    """Return the scene that you see when it is your turn."""
    return Scene(play.trick if play.trick.cards else None, play.held[YOU], exposed=exposed)


# Players follow suit in every trick game, so the games share this page.
FOLLOWING: Final = before_you(
    Trick(1, parse_cards("9D KD 3D")),
    parse_cards("QS 2H 5D JD 8C AC"),
    (Trick(3, parse_cards("2C 4C KC 9C")),),
)


def page(text: Text, topic: str, scene: Scene, question: Question, **words: str | int) -> Page:
    """Return a page about a scene."""
    return Page(text, topic, _example(text, scene), question, words)


def follow(text: Text, game: TrickGame, hand: Any) -> Page:
    """Return the page that asks for a card of the suit led; `hand` is a hand with the play of `FOLLOWING`."""
    asked = page(text, "tricks-follow", your_turn(FOLLOWING), plays(text, game, hand))
    return replace(asked, asked_id="lesson-tricks-play-asked")


def plays(text: Text, game: TrickGame, hand: Any, offered: Cards = ()) -> Choice:
    """Return the question which card you may play. Every card that the rules allow is right.

    The refusal by the rules explains why another card is wrong.

    Args:
        hand: A hand of the game in which it is your turn.
        offered: The cards to choose from; empty for all of yours.
    """
    labels, refused = {}, {}
    for card in offered or hand.held[YOU]:
        labels[str(card)] = text.card(card)
        try:
            game.rules.play_card(hand, YOU, card)
        except RuleError as error:
            refused[str(card)] = text.error(error)
    return Choice(labels, labels.keys() - refused.keys(), refused)


def yes_or_no(text: Text, is_so: bool) -> Choice:  # noqa: FBT001 - it is the answer
    """Return a question whose answer is yes or no; `is_so` is the right answer."""
    labels = {"true": text("lesson-tricks-yes"), "false": text("lesson-tricks-no")}
    return Choice(labels, {str(is_so).lower()})


def tricks_end(game: str, text: Text, _settings: ServerSettings) -> str:
    """Return what the end of a lesson of a trick game says."""
    return text("lesson-tricks-end", game=game)


def called(text: Text, seat: int) -> str:
    """Return the name of a seat in an example."""
    return text("lesson-tricks-you") if seat == YOU else computer_name(text, seat)


# A scene in words, and drawn. Both show the same.


def _example(text: Text, scene: Scene) -> Example:
    return Example("\n".join(_said(text, scene)), partial(_draw, text, scene))


def _said(text: Text, scene: Scene) -> Iterator[str]:
    if scene.trick is not None:
        yield text("lesson-tricks-trick")
        for number, card in enumerate(scene.trick.cards):
            played = f"{called(text, scene.trick.seat_of(card))} {text.card(card)}"
            yield played if number else text("lesson-tricks-led", played=played)
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
    words = unmarked("\n".join(_said(text.without_emoji(), scene)))
    plain = in_picture(text)
    table = replace(_table(plain, scene), four_colour=preferences.four_colours)
    return await drawn(plain.locale, _PICTURE, words, draw_table, table)


def _table(text: Text, scene: Scene) -> DrawnTable:
    if scene.trick is None and not scene.scores:
        # An empty table would say less than the cards alone.
        return _cards_alone(text, scene)
    return DrawnTable(
        seats=tuple(_seat(text, scene, seat) for seat in range(SEATS)),
        middle=text("lesson-tricks-picture-scores") if scene.scores else "",
        led=text("tricks-picture-led"),
        trick=_trick(scene),
        hand=DrawnHand(scene.held) if scene.held else None,
    )


def _cards_alone(text: Text, scene: Scene) -> DrawnTable:
    """Return the cards that a seat has taken, or else your own cards, without the table."""
    for seat, cards in enumerate(scene.taken):
        if cards:
            name = called(text.without_emoji(), seat)
            return DrawnTable((), text("lesson-tricks-picture-taken", who=name), hand=DrawnHand(cards))
    return DrawnTable((), text("lesson-tricks-picture-held"), hand=DrawnHand(scene.held))


def _trick(scene: Scene) -> DrawnTrick | None:
    if scene.trick is None:
        return None
    exposed = frozenset(scene.exposed).intersection(scene.trick.cards)
    return DrawnTrick(scene.trick.leader, scene.trick.cards, exposed=exposed)


def _seat(text: Text, scene: Scene, seat: int) -> DrawnSeat:
    return DrawnSeat(
        names=(called(text, seat),),
        points=scene.scores[seat] if scene.scores else "",
        counting=scene.taken[seat],
        exposed=tuple(card for card in scene.exposed if card in scene.held) if seat == YOU else (),
        is_computer=seat != YOU,
    )
