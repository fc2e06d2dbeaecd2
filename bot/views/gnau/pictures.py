"""The pictures of Gnau: a player's own five cards, and the result of a round."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import Final, NamedTuple

from bot.render import EXTENSION, drawable
from bot.render.gnau import DrawnGroup, DrawnHand, ResultLine, draw_hand, draw_result
from bot.rules.cards import Card
from bot.rules.gnau.splits import HAND_SIZE, Split
from bot.tables.gnau import GnauTable, may_split
from bot.tables.ids import UserId
from bot.tables.preferences import Preferences
from bot.text import Text
from bot.text.cards import NO_BREAK
from bot.text.conventions import enumerated
from bot.text.gnau import split_name
from bot.views.gnau.cards import by_card, mistake, ox_sum, rest_sum, split_lines, swapped_values
from bot.views.phrases import signed_points
from bot.views.pictures import MOST_WORDS, KeptPicture, Picture, drawn, in_picture, unmarked

HAND: Final = f"hand.{EXTENSION}"
FOUR: Final = f"four.{EXTENSION}"
SPLIT: Final = f"split.{EXTENSION}"
RESULT: Final = f"result.{EXTENSION}"


async def hand_picture(  # noqa: PLR0913 - the same five cards can be shown in this many ways
    text: Text,
    table: GnauTable,
    user_id: UserId,
    preferences: Preferences,
    *,
    raised: Sequence[int] = (),
    is_dealt: bool = False,
) -> Picture | None:
    """Return the picture of a player's cards, split as they count, or with the last of them face down.

    The player must have cards in the round.

    Args:
        raised: The indices of the cards that are picked, as long as the hand can be split.
        is_dealt: Whether the cards lie as they were dealt, however they count.

    Returns:
        None if the picture cannot be drawn or the player wants no pictures.
    """
    if preferences.text_only:
        return None
    if table.is_face_down:
        return await _four_cards(text, table.seen_cards(user_id), preferences)
    cards = table.cards_of(user_id)
    # A player who can still split the hand may want to find the best split without help.
    split = None if is_dealt or may_split(table, user_id) else table.counted_split(user_id)
    said = text("gnau-picture-hand", cards=said_cards(text, cards, split))
    plain = in_picture(text)
    hand = drawn_hand(plain, cards, split)
    if split is None and raised:
        picked = text.without_emoji().cards(cards[index] for index in raised)
        said = f"{said}\n{text('gnau-pick-picked', cards=picked)}"
        hand = (replace(hand[0], raised=frozenset(raised)),)
    if preferences.four_colours:
        hand = tuple(replace(group, four_colour=True) for group in hand)
    return await drawn(plain.locale, HAND if len(hand) == 1 else SPLIT, said, draw_hand, hand)


async def _four_cards(text: Text, cards: Sequence[Card], preferences: Preferences) -> Picture | None:
    """Return the picture of a player's cards while the last of them lies face down."""
    said = text("gnau-picture-four", cards=text.without_emoji().cards(cards))
    group = DrawnGroup((*cards, None), (None,) * HAND_SIZE, four_colour=preferences.four_colours)
    return await drawn(text.locale, FOUR, said, draw_hand, (group,))


def shows_split(picture: Picture | KeptPicture) -> bool:
    """Return whether a picture of a hand shows the three cards of the ox and the other two apart."""
    return picture.file_name.startswith(PurePath(SPLIT).stem)


@dataclass(frozen=True)
class ResultPicture:
    """The picture of the result of a round.

    Args:
        seats: The seat names of the players whose own names are unknown or cannot be drawn.
    """

    picture: Picture
    seats: Mapping[UserId, str]


async def result_picture(
    text: Text, table: GnauTable, names: Mapping[UserId, str], balances: Mapping[UserId, int]
) -> ResultPicture | None:
    """Return the picture of the result of the latest round, or None if it cannot be drawn.

    Args:
        table: The table; its latest round has been revealed.
        names: The display names of people, as far as they are known.
        balances: The points that the round left to each person, as far as they are known.
    """
    assert table.hands is not None
    words = in_picture(text)
    plain, numbered = await drawable_names(names), _numbered(words, table.hands.players)
    seats = {user_id: seat for user_id, seat in numbered.items() if not plain.get(user_id)}
    hands = _hands(table)
    remarked = [_with_remarks(text, table, hand, balances) for hand in hands]
    said = _said(text, {**_numbered(text, table.hands.players), **names}, remarked)
    if words is not text:
        remarked = [_with_remarks(words, table, hand, balances) for hand in hands]
    lines = tuple(_line(words, {**plain, **seats}, hand) for hand in remarked)
    picture = await drawn(words.locale, RESULT, said, draw_result, lines)
    return None if picture is None else ResultPicture(picture, seats)


def _numbered(text: Text, players: Iterable[UserId]) -> dict[UserId, str]:
    """Return players by seat, for those whose names cannot be drawn or are unknown."""
    return {
        user_id: text("gnau-picture-seat", number=number) for number, user_id in enumerate(players, start=1)
    }


async def drawable_names(names: Mapping[UserId, str]) -> dict[UserId, str]:
    """Return names as they can be drawn; empty where too little of a name is left."""
    # The first search for a font that has a sign takes a while.
    return await asyncio.to_thread(lambda: {user_id: drawable(name) for user_id, name in names.items()})


class _Hand(NamedTuple):
    """A hand of a settled round: cards, split and points won or lost. A user id of None is the house.

    Args:
        times: How many times the stake it was for, in bids and raises; for the dealer, the bank's number.
        balance: The points that the round left, in words; empty if there are none to show.
        pays: How many times the stake the hand pays, in words, and the card that decided a tie; may be empty.
    """

    user_id: UserId | None
    cards: tuple[Card, ...]
    split: Split
    delta: int
    is_dealer: bool = False
    times: int | None = None
    mistake: str = ""
    possible: str = ""
    balance: str = ""
    pays: str = ""


def _hands(table: GnauTable) -> list[_Hand]:
    """Return all hands in the same order as the text: the dealer's first, then the largest win first."""
    assert table.hands is not None
    settlement, dealt, bidding = table.settlement(), table.hands, table.bidding
    dealer = _Hand(dealt.dealer_id, dealt.dealer, settlement.dealer, settlement.dealer_delta, is_dealer=True)
    players = [
        _Hand(user_id, dealt.players[user_id], result.split, result.delta)
        for user_id, result in settlement.players.items()
    ]
    if bidding is not None:
        dealer, times = dealer._replace(times=bidding.number), bidding.times
        players = [
            hand._replace(times=times[user_id])
            for hand, user_id in zip(players, settlement.players, strict=True)
        ]
    return [dealer, *sorted(players, key=lambda hand: -hand.delta)]


def _with_remarks(text: Text, table: GnauTable, hand: _Hand, balances: Mapping[UserId, int]) -> _Hand:
    best = table.missed_split(hand.user_id)
    possible = "" if best is None else text("gnau-picture-possible", name=split_name(text, best))
    why = "".join(mistake(text, table, hand.user_id, hand.split))
    points = None if hand.user_id is None else balances.get(hand.user_id)
    balance = "" if points is None else text("gnau-picture-balance", points=points)
    times = hand.split.points
    pays = [text("gnau-picture-pays", times=times)] if times > 1 else []
    # Both are too long for the line; if only a card decided, the dealer's line says what such a hand pays.
    pays = [*by_card(text.without_emoji(), table, hand.split)] or pays
    return hand._replace(mistake=why, possible=possible, balance=balance, pays="".join(pays))


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
        balance=hand.balance,
        pays=hand.pays,
    )


def _tight(words: str) -> str:
    """Return a sum without no-break spaces: a picture has little room and no glyph for them."""
    for sign in "+=":
        words = words.replace(f"{NO_BREAK}{sign}{NO_BREAK}", sign)
    return words.replace(NO_BREAK, " ")


def _said(text: Text, names: Mapping[UserId, str], hands: Iterable[_Hand]) -> str:
    """Return a description of the picture: at large tables without the cards, and cut to what fits."""
    lines = [_said_line(text, names, hand) for hand in hands]
    for has_cards in (True, False):
        shown = [line if has_cards else short for line, short in lines]
        said = "\n".join([text("gnau-picture-result"), *shown])
        if len(said) <= MOST_WORDS:
            return said
    whole, _, _ = said[: MOST_WORDS - 1].rpartition("\n")
    return f"{whole}\n…"


def _said_line(text: Text, names: Mapping[UserId, str], hand: _Hand) -> tuple[str, str]:
    """Return the description of a hand with its cards, and without them."""
    delta = signed_points(text, hand.delta)
    if hand.balance:
        delta = text("gnau-picture-points", delta=delta, balance=hand.balance)
    said = [
        text(
            "gnau-picture-result-hand",
            name=_name(text, names, hand),
            delta=delta,
            hand=split_name(text, hand.split),
        )
    ]
    cards, remarks = said_cards(text, hand.cards, hand.split), [hand.pays, hand.mistake, hand.possible]
    facts = [*said, *filter(None, remarks)]
    return enumerated(text, [facts[0], cards, *facts[1:]]), enumerated(text, facts)


def _name(text: Text, names: Mapping[UserId, str], hand: _Hand) -> str:
    name = text("gnau-house") if hand.user_id is None else names.get(hand.user_id)
    if hand.is_dealer:
        name = text("gnau-picture-dealer", dealer=name) if name else text("gnau-picture-dealer-unnamed")
    return (
        (name or "") if hand.times is None else text("gnau-picture-times", name=name or "", times=hand.times)
    )


def said_cards(text: Text, cards: Sequence[Card], split: Split | None) -> str:
    """Return the description of a hand in a picture: its cards, as they are split if they are."""
    signs = text.without_emoji()
    lines = [signs.cards(cards)] if split is None else split_lines(signs, cards, split)
    return unmarked(enumerated(text, lines))


def drawn_hand(text: Text, cards: Sequence[Card], split: Split | None) -> DrawnHand:
    """Return a hand as it is drawn; in a split hand the ox cards and the other two stand apart."""
    if split is None or split.ox_cards is None or split.rest is None:
        return (DrawnGroup(tuple(cards), (None,) * len(cards)),)
    return (
        _group(split.ox_cards, split.ox_values, ox_sum(split)),
        _group(split.rest, split.rest_values, rest_sum(text, split)),
    )


def _group(cards: Sequence[Card], values: Sequence[int] | None, words: str) -> DrawnGroup:
    return DrawnGroup(tuple(cards), swapped_values(cards, values or ()), words)
