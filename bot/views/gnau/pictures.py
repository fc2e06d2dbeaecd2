"""The pictures of Gnau: a player's own five cards, and the result of a round."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from bot.render import EXTENSION, drawable
from bot.render.gnau import DrawnGroup, DrawnHand, ResultLine, draw_hand, draw_result
from bot.rules.cards import Card
from bot.rules.gnau.splits import Split
from bot.tables.gnau import GnauTable, may_split
from bot.tables.ids import UserId
from bot.tables.preferences import Preferences
from bot.text import Text
from bot.text.cards import NO_BREAK
from bot.text.gnau import split_name
from bot.views.gnau.cards import mistake, ox_sum, rest_sum, split_lines
from bot.views.phrases import signed_points
from bot.views.pictures import MOST_WORDS, Picture, drawn

HAND: Final = f"hand.{EXTENSION}"
RESULT: Final = f"result.{EXTENSION}"
# The ranks that may count as each other.
_SWAPPED: Final = frozenset({3, 6})


async def hand_picture(
    text: Text, table: GnauTable, user_id: UserId, preferences: Preferences
) -> Picture | None:
    """Return the picture of a player's cards, split as they count.

    The player must have cards in the round.

    Returns:
        None if the picture cannot be drawn or the player wants no pictures.
    """
    if preferences.text_only:
        return None
    cards = table.cards_of(user_id)
    # A player who can still split the hand may want to find the best split without help.
    split = None if may_split(table, user_id) else table.counted_split(user_id)
    said = text("gnau-picture-hand", cards=said_cards(text, cards, split))
    hand = drawn_hand(text, cards, split)
    if preferences.four_colours:
        hand = tuple(replace(group, four_colour=True) for group in hand)
    return await drawn(HAND, said, draw_hand, hand)


@dataclass(frozen=True)
class ResultPicture:
    """The picture of the result of a round.

    Args:
        seats: The seat names of the players whose own names are unknown or cannot be drawn.
    """

    picture: Picture
    seats: Mapping[UserId, str]


async def result_picture(text: Text, table: GnauTable, names: Mapping[UserId, str]) -> ResultPicture | None:
    """Return the picture of the result of the latest round, or None if it cannot be drawn.

    Args:
        table: The table; its latest round has been revealed.
        names: The display names of people, as far as they are known.
    """
    assert table.hands is not None
    numbered = {
        user_id: text("gnau-picture-seat", number=number)
        for number, user_id in enumerate(table.hands.players, start=1)
    }
    # The first search for a font that has a sign takes a while.
    plain = await asyncio.to_thread(lambda: {user_id: drawable(name) for user_id, name in names.items()})
    seats = {user_id: seat for user_id, seat in numbered.items() if not plain.get(user_id)}
    hands = [_with_remarks(text, table, hand) for hand in _hands(table)]
    lines = tuple(_line(text, {**plain, **seats}, hand) for hand in hands)
    said = _said(text, {**numbered, **names}, hands)
    picture = await drawn(RESULT, said, draw_result, lines)
    return None if picture is None else ResultPicture(picture, seats)


class _Hand(NamedTuple):
    """A hand of a settled round: cards, split and points won or lost. A user id of None is the house."""

    user_id: UserId | None
    cards: tuple[Card, ...]
    split: Split
    delta: int
    is_dealer: bool = False
    mistake: str = ""
    possible: str = ""


def _hands(table: GnauTable) -> list[_Hand]:
    """Return all hands in the same order as the text: the dealer's first, then the largest win first."""
    assert table.hands is not None
    settlement, dealt = table.settlement(), table.hands
    dealer = _Hand(dealt.dealer_id, dealt.dealer, settlement.dealer, settlement.dealer_delta, is_dealer=True)
    players = [
        _Hand(user_id, dealt.players[user_id], result.split, result.delta)
        for user_id, result in settlement.players.items()
    ]
    return [dealer, *sorted(players, key=lambda hand: -hand.delta)]


def _with_remarks(text: Text, table: GnauTable, hand: _Hand) -> _Hand:
    best = table.missed_split(hand.user_id)
    possible = "" if best is None else text("gnau-picture-possible", name=split_name(text, best))
    why = "".join(mistake(text, table, hand.user_id, hand.split))
    return hand._replace(mistake=why, possible=possible)


def _line(text: Text, names: Mapping[UserId, str], hand: _Hand) -> ResultLine:
    return ResultLine(
        name=_name(text, names, hand),
        hand=drawn_hand(text, hand.cards, hand.split),
        category=hand.split.category,
        label=split_name(text, hand.split),
        delta=signed_points(text, hand.delta),
        gain=hand.delta,
        is_dealer=hand.is_dealer,
        mistake=_tight(hand.mistake),
        possible=hand.possible,
    )


def _tight(words: str) -> str:
    """Return a sum without no-break spaces: a picture has little room and no glyph for them."""
    for sign in "+=":
        words = words.replace(f"{NO_BREAK}{sign}{NO_BREAK}", sign)
    return words.replace(NO_BREAK, " ")


def _said(text: Text, names: Mapping[UserId, str], hands: Iterable[_Hand]) -> str:
    """Return a description of the picture, cut to what fits; the text beside the picture is complete."""
    said = text("gnau-picture-result")
    for hand in hands:
        line = text(
            "gnau-picture-result-hand",
            name=_name(text, names, hand),
            delta=signed_points(text, hand.delta),
            hand=split_name(text, hand.split),
            cards=said_cards(text, hand.cards, hand.split),
            remark="".join(f", {each}" for each in (hand.mistake, hand.possible) if each),
        )
        if len(said) + len(line) + 3 > MOST_WORDS:
            return f"{said}\n…"
        said = f"{said}\n{line}"
    return said


def _name(text: Text, names: Mapping[UserId, str], hand: _Hand) -> str:
    name = text("gnau-house") if hand.user_id is None else names.get(hand.user_id)
    if not hand.is_dealer:
        return name or ""
    return text("gnau-picture-dealer", dealer=name) if name else text("gnau-picture-dealer-unnamed")


def said_cards(text: Text, cards: Sequence[Card], split: Split | None) -> str:
    """Return the description of a hand in a picture: its cards, as they are split if they are."""
    signs = text.without_emoji()
    lines = [signs.cards(cards)] if split is None else split_lines(signs, cards, split)
    return ", ".join(lines).replace("**", "")


def drawn_hand(text: Text, cards: Sequence[Card], split: Split | None) -> DrawnHand:
    """Return a hand as it is drawn; in a split hand the ox cards and the other two stand apart."""
    if split is None or split.ox_cards is None or split.rest is None:
        return (DrawnGroup(tuple(cards), (None,) * len(cards)),)
    return (
        _group(split.ox_cards, split.ox_values, ox_sum(split)),
        _group(split.rest, split.rest_values, rest_sum(text, split)),
    )


def _group(cards: Sequence[Card], values: Sequence[int] | None, words: str) -> DrawnGroup:
    counts_as = tuple(
        value if card.rank in _SWAPPED and value != card.rank else None
        for card, value in zip(cards, values or (), strict=True)
    )
    return DrawnGroup(tuple(cards), counts_as, words)
