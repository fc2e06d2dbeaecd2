"""A player's private message: the five cards, their split, and buttons to pick the three ox cards.

The custom id of a button is `gnau:<table>:<round>:pick:<move>:<pressed>`, so it carries the cards that are
pressed already. The drill has different buttons for the same moves.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Any, Final, Self, TypeAlias

from discord import ui

from bot.rules.cards import Card
from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.splits import OX_SIZE, Split, chosen_split
from bot.tables.gnau import ChooseSplit, GnauMachine, GnauTable, Phase, may_split, unchosen
from bot.tables.ids import TableId, UserId
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.text.gnau import nenku_rank, reckoned, split_name, sums_of
from bot.views.gnau.cards import cards_line, firsts, in_a_row, mistake, split_lines, split_remark
from bot.views.gnau.pictures import hand_picture, shows_split
from bot.views.lasting import ButtonFace, LastingButton, PlacedButton, button_with
from bot.views.phrases import relative_time
from bot.views.pictures import KeptPicture, Picture, edit_once_with_picture
from bot.views.style import ENDING, LINE, NEXT, OTHER, PICKED, PRIVATE, panel
from bot.views.visit import Visit

Pressed: TypeAlias = tuple[int, ...]
"""The indices of the pressed cards, 0 to 4, in the order of pressing; three at most."""

# Matches the output of `write_pressed` in a custom id.
PRESSED_PATTERN: Final = rf"[0-4]{{0,{OX_SIZE}}}"


@dataclass(frozen=True)
class HeldHand:
    """The cards that somebody holds at a table.

    Args:
        table: The table as its player may see it now.
        balance: The points that the round left to the player; None to say nothing of them.
    """

    stored: StoredTable
    table: GnauTable
    user_id: UserId
    balance: int | None = None


class Move(StrEnum):
    """A button under a hand. The value of a card is its index in the hand."""

    CARD_0 = "0"
    CARD_1 = "1"
    CARD_2 = "2"
    CARD_3 = "3"
    CARD_4 = "4"
    UNDO = "undo"
    NO_OX = "no_ox"
    CONFIRM = "confirm"
    SURE = "sure"


CARD_MOVES: Final = (Move.CARD_0, Move.CARD_1, Move.CARD_2, Move.CARD_3, Move.CARD_4)


def after_move(pressed: Pressed, move: Move) -> Pressed:
    """Return the pressed cards after a move.

    Pressing a pressed card releases it. A fourth card changes nothing, and neither do No Ox and Confirm.

    Example:
        >>> after_move((3, 0), Move.CARD_1), after_move((3, 0), Move.CARD_3), after_move((3, 0), Move.UNDO)
        ((3, 0, 1), (0,), (3,))
    """
    if move is Move.UNDO:
        return pressed[:-1]
    if move not in CARD_MOVES:
        return pressed
    index = int(move)
    if index in pressed:
        return tuple(each for each in pressed if each != index)
    return (*pressed, index) if len(pressed) < OX_SIZE else pressed


def write_pressed(pressed: Pressed) -> str:
    """Return the pressed cards as they stand in a custom id; an empty string if no card is pressed."""
    return "".join(map(str, pressed))


def read_pressed(written: str) -> Pressed:
    """Return the pressed cards from a custom id; a forged id may name a card twice."""
    return tuple(map(int, written))


def picking_rows(
    text: Text,
    cards: Sequence[Card],
    pressed: Pressed,
    button: Callable[[Move, ButtonFace], ui.Item[Any]],
    *,
    is_asked: bool = False,
) -> tuple[ui.ActionRow[Any], ui.ActionRow[Any]]:
    """Return the two rows of buttons to pick three cards with.

    No Ox is enabled only while no card is pressed, and Confirm only with three. So a slip of the thumb from a
    neighbouring button cannot answer for the player.

    Args:
        cards: The five cards in the order they were dealt.
        button: Makes the button for a move.
        is_asked: Whether the player has confirmed three cards that are no ox, and is asked again.
    """
    above: ui.ActionRow[Any] = ui.ActionRow()
    for move, card in zip(CARD_MOVES, cards, strict=True):
        above.add_item(button(move, _card_face(text, card, pressed, int(move))))
    is_complete = len(pressed) == OX_SIZE
    below: ui.ActionRow[Any] = ui.ActionRow()
    if is_asked:
        below.add_item(button(Move.SURE, ButtonFace(text("gnau-pick-sure"), ENDING)))
    else:
        below.add_item(button(Move.CONFIRM, ButtonFace(text("gnau-pick-confirm"), NEXT, not is_complete)))
    below.add_item(button(Move.UNDO, ButtonFace(text("gnau-pick-undo"), is_disabled=not pressed)))
    below.add_item(button(Move.NO_OX, ButtonFace(text("gnau-pick-no-ox"), is_disabled=bool(pressed))))
    return above, below


def _card_face(text: Text, card: Card, pressed: Pressed, index: int) -> ButtonFace:
    # A tick would widen the button and move the next button away from where the thumb expects it.
    is_pressed = index in pressed
    style = PICKED if is_pressed else OTHER
    return ButtonFace(text.card(card), style, not is_pressed and len(pressed) == OX_SIZE)


def picked_line(text: Text, cards: Sequence[Card], pressed: Pressed) -> str:
    """Return a line with the pressed cards, for people who cannot tell them by the colour of the buttons."""
    if not pressed:
        return text("gnau-pick-nothing")
    return text("gnau-pick-picked", cards=cards_line(text, (cards[index] for index in pressed)))


def _summed_line(
    text: Text, three: Sequence[Card], rules: HouseRules, *, is_asked: bool, is_pictured: bool
) -> str:
    """Return a line with the sum of the pressed cards, and with the cards unless a picture shows them."""
    if not three:
        return text("gnau-pick-nothing")
    if is_pictured:
        said = reckoned(text, three, rules) if len(three) > 1 else sums_of(text, three, rules)
        line = text("gnau-pick-sum", sum=said)
    else:
        line = text("gnau-pick-summed", cards=cards_line(text, three), sum=sums_of(text, three, rules))
    return f"{line}\n{text('gnau-pick-not-ox', sum=reckoned(text, three, rules))}" if is_asked else line


def _is_mistake(cards: Sequence[Card], pressed: Pressed, rules: HouseRules) -> bool:
    return len(pressed) == OX_SIZE and chosen_split(cards, pressed, rules).category is Category.NONE


def hand_view(
    text: Text,
    hand: HeldHand,
    *rows: ui.ActionRow[Any] | None,
    pressed: Pressed | None = None,
    is_asked: bool = False,
    picture: Picture | KeptPicture | None = None,
) -> ui.LayoutView:
    """Return a player's cards with the best split, or with the split that the player has chosen.

    The player must have cards in the round.

    Args:
        rows: Buttons below the hand.
        pressed: The pressed cards; None for no buttons to pick cards with. Ignored once the hand cannot be
            split any more.
        is_asked: Whether the player has confirmed the pressed cards and is asked again if they are no ox.
    """
    stored, table, cards = hand.stored, hand.table, hand.table.cards_of(hand.user_id)
    title = text("gnau-hand-title", table=str(stored.table_id), round=str(table.round))
    if not may_split(table, hand.user_id):
        pressed = None
    reading = _reading(text, hand, picture, is_picking=pressed is not None)
    if pressed is not None:
        rules, three = table.round_options.rules, [cards[index] for index in pressed]
        is_asked = is_asked and _is_mistake(cards, pressed, rules)
        summed = _summed_line(text, three, rules, is_asked=is_asked, is_pictured=picture is not None)
        reading = f"{reading}\n{summed}"
        address, held = (stored.table_id, table.round), pressed

        def button(move: Move, face: ButtonFace) -> ChoiceButton:
            return ChoiceButton(address, move, held, face)

        rows = (*picking_rows(text, cards, pressed, button, is_asked=is_asked), *rows)
    footer = _footer(text, stored, table)
    if picture is None:
        return panel(PRIVATE, [f"### {title}\n# {cards_line(text, cards)}", LINE, reading, footer], *rows)
    return panel(PRIVATE, [f"### {title}", picture.item(), reading, footer], *rows)


def _reading(text: Text, hand: HeldHand, picture: Picture | KeptPicture | None, *, is_picking: bool) -> str:
    """Return what there is to say of a hand; a picture of it is not repeated in words."""
    table, user_id = hand.table, hand.user_id
    if user_id in unchosen(table):
        return text("gnau-hand-choose", fallback="none")
    is_undecided = may_split(table, user_id)
    if is_undecided and is_picking:
        return text("gnau-hand-choose", fallback="best")
    cards, split = table.cards_of(user_id), table.counted_split(user_id)
    if is_undecided:
        bars = _bars(text, cards, split, table.round_options.rules)
        return "\n".join([text("gnau-hand-find"), *(f"||{bar}||" for bar in bars)])
    is_chosen = user_id in table.choices
    which = "counted" if any(mistake(text, table, user_id, split)) else "chosen" if is_chosen else "best"
    is_over = table.phase is Phase.REVEALED
    # Once it is known what moved, nobody needs what the hand could have been paid.
    lines = [text(f"gnau-hand-{which}", name=split_name(text, split), points=0 if is_over else split.points)]
    if picture is None or not (split.ox_cards is None or shows_split(picture)):
        lines += split_lines(text, cards, split)
    if remark := split_remark(text, table, user_id, split):
        lines.append(remark)
    if is_over:
        lines.insert(0, _outcome_line(text, hand))
        lines += _dealers(text, hand)
    return "\n".join(lines)


def _dealers(text: Text, hand: HeldHand) -> Iterator[str]:
    """Yield the dealer's hand for everyone else."""
    table = hand.table
    assert table.hands is not None
    if hand.user_id != table.hands.dealer_id:
        dealer = table.counted_split(table.hands.dealer_id)
        yield text("gnau-hand-dealer", hand=split_name(text, dealer))


def _bars(text: Text, cards: Sequence[Card], split: Split, rules: HouseRules) -> Iterator[str]:
    """Yield the best split in three lines to be hidden; the constant number of lines gives nothing away."""
    best = text("gnau-hand-best", name=split_name(text, split), points=split.points)
    yield f"{best} · {nenku_rank(text, rules)}" if split.category is Category.NENKU else best
    if split.ox_cards is None:
        yield from (cards_line(text, part) for part in (cards[:OX_SIZE], cards[OX_SIZE:]))
    else:
        yield from split_lines(text, cards, split)


def _outcome_line(text: Text, hand: HeldHand) -> str:
    """Return what the latest round brought a player: points, firsts of the evening, and a winning streak."""
    table, user_id = hand.table, hand.user_id
    delta, streak = table.deltas()[user_id], table.evening.streaks.get(user_id, 0)
    which = "won" if delta > 0 else "lost" if delta < 0 else "even"
    told = text(f"gnau-told-{which}", points=abs(delta))
    left = [] if hand.balance is None else [text("gnau-hand-balance", balance=hand.balance)]
    remarks = [told, *left, *firsts(text, table, user_id)]
    if delta > 0 and streak > 1:
        remarks.append(in_a_row(text, streak))
    return " · ".join(remarks)


def _footer(text: Text, stored: StoredTable, table: GnauTable) -> str:
    link = stored.url
    if table.phase is not Phase.DEALT:
        return text("gnau-hand-footer-revealed", link=link)
    return text("gnau-hand-footer", when=relative_time(table.deadline_ms), link=link)


def as_seen(visit: Visit, stored: StoredTable, table: GnauTable) -> GnauTable:
    """Return a table as the person who clicked may see it now.

    While the cards of a revealed round are still being turned over at the table, the round looks unfinished:
    no player sees the result before the others.
    """
    is_unseen = (stored.table_id, table.round) in visit.services.unseen_rounds.now()
    if table.phase is not Phase.REVEALED or not is_unseen:
        return table
    people = frozenset() if table.hands is None else frozenset(table.hands.people)
    hidden = replace(table, phase=Phase.DEALT, deadline_ms=table.revealed_ms, ready=people)
    if table.bidding is None or table.is_own_split or table.hands is None:
        return hidden
    # The fifth cards are turned at the table first.
    return replace(hidden, phase=Phase.RAISING, banker_id=table.hands.dealer_id)


def why_row(text: Text, hand: HeldHand) -> ui.ActionRow[Any] | None:
    """Return the button **Why?** of the hand's round; None before its end."""
    if hand.table.phase is not Phase.REVEALED:
        return None
    custom_id = f"gnau:{hand.stored.table_id}:{hand.table.round}:why"
    return ui.ActionRow(PlacedButton(custom_id, ButtonFace(text("gnau-button-why"))))


def undelivered_view(text: Text, stored: StoredTable, row: ui.ActionRow[Any]) -> ui.LayoutView:
    """Return the private note for a player whose direct messages are closed."""
    return panel(PRIVATE, [text("gnau-note-undelivered", link=stored.url)], row)


class ChoiceButton(
    LastingButton,
    template=(
        rf"gnau:(?P<table>[0-9]{{1,18}}):(?P<round>[0-9]{{1,9}}):pick:"
        rf"(?P<move>{'|'.join(Move)}):(?P<pressed>{PRESSED_PATTERN})"
    ),
):
    """A button with which a player splits a hand.

    Args:
        address: The table and the number of the round.
        pressed: The cards that were pressed before.
        face: None where the button only has to answer a click.
    """

    def __init__(
        self, address: tuple[TableId, int], move: Move, pressed: Pressed, face: ButtonFace | None = None
    ) -> None:
        self.table_id, self.round_number = address
        self.move = move
        self.pressed = pressed
        custom_id = f"gnau:{self.table_id}:{self.round_number}:pick:{move}:{write_pressed(pressed)}"
        super().__init__(button_with(custom_id, face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        address = TableId(int(match["table"])), int(match["round"])
        return cls(address, Move(match["move"]), read_pressed(match["pressed"]))

    async def click(self, visit: Visit) -> None:
        """Press or release a card, or confirm the pressed cards."""
        # Answer first: Discord waits three seconds, and the database may take longer.
        await visit.defer()
        try:
            if self.move in {Move.CONFIRM, Move.SURE, Move.NO_OX} and not await self._must_ask(visit):
                chosen = () if self.move is Move.NO_OX else self.pressed
                command = ChooseSplit(visit.user_id, chosen, round=self.round_number)
                await visit.tables(GnauMachine.game).apply(self.table_id, command)
        finally:
            # Also after a refusal, so that buttons which no longer work disappear.
            await self._show(visit)

    async def _must_ask(self, visit: Visit) -> bool:
        """Whether the player confirms three cards that are no ox for the first time, and can still split."""
        if self.move is not Move.CONFIRM:
            return False
        _, table = await visit.tables(GnauMachine.game).get(self.table_id)
        user_id = visit.user_id
        if table.round != self.round_number or not may_split(table, user_id):
            return False
        return _is_mistake(table.cards_of(user_id), self.pressed, table.round_options.rules)

    async def _show(self, visit: Visit) -> None:
        pressed, is_asked = after_move(self.pressed, self.move), self.move is Move.CONFIRM
        address = self.table_id, self.round_number
        await show_picking(visit, address, pressed, is_asked=is_asked)


async def show_picking(
    visit: Visit, address: tuple[TableId, int], pressed: Pressed = (), *, is_asked: bool = False
) -> None:
    """Show a player's cards with buttons to pick three, in the message that was clicked.

    Args:
        visit: The click, which has been answered.
        address: The table and the number of the round.
        is_asked: Whether the player is asked again if the pressed cards are no ox.

    Raises:
        RuleError: `round-over`: the player holds no cards of that round any more.
    """
    user_id, (table_id, round_number) = visit.user_id, address
    stored, table = await visit.tables(GnauMachine.game).get(table_id)
    if table.round != round_number or table.hands is None or table.hands.held_by(user_id) is None:
        raise RuleError("round-over", round=round_number)
    text, table = visit.text, as_seen(visit, stored, table)
    hand = HeldHand(stored, table, user_id)
    row = why_row(text, hand)

    def view(picture: Picture | KeptPicture | None) -> ui.LayoutView:
        return hand_view(text, hand, row, pressed=pressed, is_asked=is_asked, picture=picture)

    preferences = visit.preferences
    drawing = partial(hand_picture, text, table, user_id, preferences, raised=pressed)
    await edit_once_with_picture(visit, view, drawing, is_text_only=preferences.text_only)
