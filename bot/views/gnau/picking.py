"""Picking the three cards of an ox: five cards to press, Undo, No Ox, Confirm.

Only how the buttons look, and what a press changes. The buttons themselves belong to whoever asks: a table
whose players split their own hands, or the drill. What is pressed travels in their custom ids.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.rules.cards import Card
from bot.rules.gnau import OX_SIZE
from bot.text import Text
from bot.text.cards import card_face
from bot.views.lasting import ButtonFace

Pressed: TypeAlias = tuple[int, ...]
"""The places of the pressed cards, 0 to 4, in the order of pressing; three at most."""

# How `write_pressed` writes it, for the template of a custom id.
PRESSED_PATTERN: Final = rf"[0-4]{{0,{OX_SIZE}}}"


class Move(StrEnum):
    """What can be pressed. A card's value is its place in the hand."""

    CARD_0 = "0"
    CARD_1 = "1"
    CARD_2 = "2"
    CARD_3 = "3"
    CARD_4 = "4"
    UNDO = "undo"
    NO_OX = "no_ox"
    CONFIRM = "confirm"


CARD_MOVES: Final = (Move.CARD_0, Move.CARD_1, Move.CARD_2, Move.CARD_3, Move.CARD_4)


def after_move(pressed: Pressed, move: Move) -> Pressed:
    """Return what is pressed after a move.

    A card that is pressed again is let go; a fourth card changes nothing, and neither do No Ox and Confirm.

    Example:
        >>> after_move((3, 0), Move.CARD_1), after_move((3, 0), Move.CARD_3), after_move((3, 0), Move.UNDO)
        ((3, 0, 1), (0,), (3,))
    """
    if move is Move.UNDO:
        return pressed[:-1]
    if move not in CARD_MOVES:
        return pressed
    place = int(move)
    if place in pressed:
        return tuple(each for each in pressed if each != place)
    return (*pressed, place) if len(pressed) < OX_SIZE else pressed


def write_pressed(pressed: Pressed) -> str:
    """Return what is pressed as a custom id holds it; nothing where nothing is."""
    return "".join(map(str, pressed))


def read_pressed(written: str) -> Pressed:
    """Return what is pressed, from a custom id; a forged one may name a card twice."""
    return tuple(map(int, written))


def picking_rows(
    text: Text, cards: Sequence[Card], pressed: Pressed, button: Callable[[Move, ButtonFace], ui.Item[Any]]
) -> tuple[ui.ActionRow[Any], ui.ActionRow[Any]]:
    """Return the rows of buttons to pick three cards with.

    No Ox can be pressed only while no card is, and Confirm only with three: no slip of the thumb between two
    neighbours can answer for somebody.

    Args:
        text: The words.
        cards: The five cards in the order they were dealt.
        pressed: Which of them are pressed.
        button: Makes the button for a move that looks so.
    """
    above: ui.ActionRow[Any] = ui.ActionRow()
    for move, card in zip(CARD_MOVES, cards, strict=True):
        above.add_item(button(move, _card_face(card, pressed, int(move))))
    grey, green = discord.ButtonStyle.secondary, discord.ButtonStyle.success
    is_complete = len(pressed) == OX_SIZE
    below: ui.ActionRow[Any] = ui.ActionRow()
    below.add_item(button(Move.CONFIRM, ButtonFace(text("gnau-pick-confirm"), green, not is_complete)))
    below.add_item(button(Move.UNDO, ButtonFace(text("gnau-pick-undo"), grey, not pressed)))
    below.add_item(button(Move.NO_OX, ButtonFace(text("gnau-pick-no-ox"), grey, bool(pressed))))
    return above, below


def _card_face(card: Card, pressed: Pressed, place: int) -> ButtonFace:
    is_pressed = place in pressed
    style = discord.ButtonStyle.primary if is_pressed else discord.ButtonStyle.secondary
    return ButtonFace(card_face(card), style, not is_pressed and len(pressed) == OX_SIZE)
