"""What each seat has taken in a hand so far, and what else there is to say of it, by the game."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from bot.players import Game
from bot.rules import gongzhu, hearts
from bot.rules.cards import Card, Suit
from bot.rules.hearts import Moon
from bot.rules.tricks import Cards, in_order, of_suit
from bot.tables.tricks import TrickTable
from bot.text import Text
from bot.text.cards import card_face

_NO_BREAK: Final = "\u00a0"


def taken(text: Text, table: TrickTable, place: int) -> str:
    """Return the cards that count among those a seat has taken; nothing where it has taken none."""
    hand = table.hand
    if hand is None or hand.play is None:
        return ""
    return _NO_BREAK.join(_TAKEN[table.game](text, table, hand.play.captured[place]))


def exposed_by(table: TrickTable, place: int) -> Cards:
    """Return what a seat has exposed, once all have chosen."""
    return table.view_of(place).exposed[place]


def card_shown(table: TrickTable, card: Card) -> str:
    """Return a card that lies open, marked where it was exposed."""
    mark = "👁️" if isinstance(table.hand, gongzhu.Hand) and card in table.hand.exposed else ""
    return card_face(card) + mark


def swept(text: Text, table: TrickTable, name: Callable[[Text, TrickTable, int], str]) -> Iterable[str]:
    """Yield who has taken all there was to take in the latest hand, if anybody, and what that did.

    Args:
        text: The words.
        table: The table after that hand.
        name: Names who has a seat.
    """
    place = table.sweepers[-1]
    if place is None:
        return
    if table.game is Game.GONGZHU:
        yield text("tricks-all-hearts", who=name(text, table, place))
    else:
        yield text(f"tricks-moon-{_moon_of(table).replace('_', '-')}", who=name(text, table, place))


def _taken_in_hearts(text: Text, table: TrickTable, cards: Cards) -> Iterable[str]:
    rules = table.options.rules
    assert isinstance(rules, hearts.Options)
    taken_hearts = of_suit(cards, Suit.HEARTS)
    if taken_hearts:
        yield text("tricks-taken-hearts", count=len(taken_hearts))
    for card in (hearts.QUEEN_OF_SPADES, hearts.JACK_OF_DIAMONDS):
        if card in cards and hearts.points_of(card, rules):
            yield card_face(card)


def _taken_in_gongzhu(_: Text, table: TrickTable, cards: Cards) -> Iterable[str]:
    counting = (card for card in cards if gongzhu.is_point_card(card) or card == gongzhu.TRANSFORMER)
    for card in in_order(counting):
        yield card_shown(table, card)


def _moon_of(table: TrickTable) -> Moon:
    """Return what it did that somebody has shot the moon."""
    rules = table.options.rules
    assert isinstance(rules, hearts.Options)
    return table.moon or rules.moon


_TAKEN: Final[Mapping[Game, Callable[[Text, TrickTable, Cards], Iterable[str]]]] = {
    Game.HEARTS: _taken_in_hearts,
    Game.GONGZHU: _taken_in_gongzhu,
}
