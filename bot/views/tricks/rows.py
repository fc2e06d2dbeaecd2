"""Somebody's cards as rows of buttons, a suit to a row, and what else can be pressed below them."""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.players import Game
from bot.rules import gongzhu
from bot.rules.cards import SUITS, Card, Suit
from bot.rules.hearts import PASSED, Moon
from bot.rules.tricks import of_suit
from bot.tables.tricks import IN_GAME, Phase, TrickTable
from bot.text import Text
from bot.text.cards import card_label
from bot.views.lasting import ButtonFace
from bot.views.tricks.acts import Act, write_places

ROW: Final = 5
_PICKED: Final = "✓ "
_RED: Final = frozenset({Suit.HEARTS, Suit.DIAMONDS})


Row: TypeAlias = ui.ActionRow[Any]
Make: TypeAlias = Callable[[Act, str, ButtonFace], ui.Item[Any]]
"""Makes the button that does something, with a word of what, and looks so."""


def panel_rows(
    text: Text, table: TrickTable, place: int, picked: Collection[int], make: Make
) -> Iterator[Row]:
    """Yield the rows of buttons for who sits in a seat at a table.

    Args:
        text: The words.
        table: The table.
        place: Whose seat.
        picked: The places of the cards they have picked to pass or to expose.
        make: Makes a button.
    """
    hint = make(Act.HINT, write_places(picked), ButtonFace(text("tricks-panel-hint")))
    yield from card_rows(text, table, place, picked, make, hint)
    if table.phase is Phase.BETWEEN:
        yield _row([make(Act.NEXT, "", ButtonFace(text("tricks-button-next"), discord.ButtonStyle.primary))])
    if table.seats[place].is_away and table.phase in IN_GAME:
        yield _row([make(Act.BACK, "", ButtonFace(text("tricks-panel-back"), discord.ButtonStyle.success))])


def card_rows(  # noqa: PLR0913, PLR0917 - whose cards, and how their buttons are made
    text: Text,
    table: TrickTable,
    place: int,
    picked: Collection[int],
    make: Make,
    hint: ui.Item[Any] | None = None,
) -> Iterator[Row]:
    """Yield the rows of somebody's cards, and of what else is theirs to choose in a hand.

    Args:
        text: The words.
        table: The table.
        place: Whose seat.
        picked: The places of the cards they have picked to pass or to expose.
        make: Makes a button.
        hint: The button that says what to do, where that may be asked.
    """
    hints = [] if hint is None else [hint]
    if table.phase is Phase.PREPARING:
        yield from _preparing_rows(text, table, place, picked, make, hints)
    elif table.phase is Phase.PLAYING:
        yield from _playing_rows(table, place, make, hints)
    elif table.phase is Phase.CHOOSING and place in table.waited_for:
        yield _row(_moon_buttons(text, make))


def may_be_picked(table: TrickTable, card: Card) -> bool:
    """Say whether a card may be passed, or exposed."""
    return table.game is Game.HEARTS or card in gongzhu.EXPOSABLE


def _playing_rows(
    table: TrickTable, place: int, make: Make, hints: Collection[ui.Item[Any]]
) -> Iterator[Row]:
    view = table.view_of(place)
    buttons = {
        card: make(Act.PLAY, str(card), _looks(card, is_disabled=card not in view.legal))
        for card in view.held
    }
    yield from _by_suit(buttons)
    if view.legal and hints:
        yield _row(hints)


def _preparing_rows(  # noqa: PLR0913, PLR0917 - as for `card_rows`
    text: Text,
    table: TrickTable,
    place: int,
    picked: Collection[int],
    make: Make,
    hints: Collection[ui.Item[Any]],
) -> Iterator[Row]:
    assert table.hand is not None
    dealt = table.hand.deal[place]
    chosen = table.rules.prepared(table.hand)[place]
    marked = {dealt.index(card) for card in chosen} if chosen is not None else set(picked)
    is_full = table.game is Game.HEARTS and len(marked) == PASSED
    buttons = {}
    for at, card in enumerate(dealt):
        is_closed = chosen is not None or not may_be_picked(table, card) or (is_full and at not in marked)
        looks = _looks(card, is_picked=at in marked, is_disabled=is_closed)
        buttons[card] = make(Act.PICK, write_places(marked ^ {at}), looks)
    yield from _by_suit(buttons)
    if chosen is None:
        cards = [dealt[at] for at in sorted(marked)]
        confirm = make(Act.CONFIRM, write_places(marked), _confirm_looks(text, table, cards))
        clear = ButtonFace(text("tricks-panel-clear"), is_disabled=not marked)
        yield _row([confirm, make(Act.CLEAR, "", clear), *hints])


def _confirm_looks(text: Text, table: TrickTable, cards: Collection[Card]) -> ButtonFace:
    green, labels = discord.ButtonStyle.success, " ".join(map(card_label, cards))
    if table.game is Game.GONGZHU:
        label = text("tricks-panel-expose", cards=labels) if cards else text("tricks-panel-expose-nothing")
        return ButtonFace(label, green)
    if len(cards) < PASSED:
        return ButtonFace(
            text("tricks-panel-pass-more", picked=len(cards), needed=PASSED), green, is_disabled=True
        )
    return ButtonFace(text("tricks-panel-pass", cards=labels), green)


def _moon_buttons(text: Text, make: Make) -> Iterator[ui.Item[Any]]:
    for moon in (Moon.ADD_TO_OTHERS, Moon.TAKE_FROM_SELF):
        label = text(f"tricks-panel-moon-{moon.replace('_', '-')}")
        yield make(Act.MOON, moon.value, ButtonFace(label, discord.ButtonStyle.primary))


def _looks(card: Card, *, is_disabled: bool, is_picked: bool = False) -> ButtonFace:
    if is_picked:
        return ButtonFace(_PICKED + card_label(card), discord.ButtonStyle.primary, is_disabled)
    style = discord.ButtonStyle.danger if card.suit in _RED else discord.ButtonStyle.secondary
    return ButtonFace(card_label(card), style, is_disabled)


def _by_suit(buttons: dict[Card, ui.Item[Any]]) -> Iterator[Row]:
    for suit in SUITS:
        cards = of_suit(buttons, suit)
        for first in range(0, len(cards), ROW):
            yield _row(buttons[card] for card in cards[first : first + ROW])


def _row(buttons: Iterable[ui.Item[Any]]) -> Row:
    row: Row = ui.ActionRow()
    for button in buttons:
        row.add_item(button)
    return row
