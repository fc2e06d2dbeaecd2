"""The common look of all messages: frames and their colours, spacing, and the styles of buttons.

Colour alone never carries meaning. The heading says what the colour of a frame says, every gain and loss has
a sign or a word, and the label of a button says what the button does.

Buttons have the same order everywhere: the next step, then actions on one's own seat, then other actions, and
last the buttons that end something.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, TypeVar

from discord import ButtonStyle, Colour, ui

from bot.text.columns import columns_of
from bot.views.card_emoji import put_signs

# The accent colours, each with one meaning. They also differ in brightness.
WAITING: Final = Colour(0x2E7D5B)
RUNNING: Final = Colour(0xE0A030)
SETTLED: Final = Colour(0x3B6FD4)
OVER: Final = Colour(0x5C5F66)
PRIVATE: Final = Colour(0x8E5BD0)

# The one next step; other actions; things that are picked, which also have a tick (or a cross for a wrong
# answer) or are named above; and buttons that end something for good by a single press.
NEXT: Final = ButtonStyle.primary
OTHER: Final = ButtonStyle.secondary
PICKED: Final = ButtonStyle.success
PICKED_MARK: Final = "✓ "
WRONG_MARK: Final = "✗ "
ENDING: Final = ButtonStyle.danger

# The marks of the first three.
MEDALS: Final = ("🥇", "🥈", "🥉")

# Stands before the host of a table.
HOST_MARK: Final = "👑"

# The most characters that all texts of a message may have together.
MOST_SIGNS: Final = 4000

# In a list of blocks these stand for a dividing line and for some space.
LINE: Final = ""
GAP: Final = " "


def with_gaps(blocks: Iterable[str]) -> list[str]:
    """Return blocks with some space between them."""
    return [part for block in blocks for part in (GAP, block)][1:]


# The most buttons that Discord puts side by side.
MOST_IN_A_ROW: Final = 5

# The width that a phone of 400 pixels has for buttons, and roughly what the parts of a button take of it.
_PHONE_PX: Final = 274
_BUTTON_PX: Final = 24
_LETTER_PX: Final = 7.2
_CJK_PX: Final = 14
_EMOJI_PX: Final = 22
_BETWEEN_PX: Final = 8

AnyItem = TypeVar("AnyItem", bound=ui.Item[Any])


def in_rows(
    groups: Iterable[Sequence[AnyItem]], most: int = MOST_IN_A_ROW, *, are_cards: bool = False
) -> list[ui.ActionRow[Any]]:
    """Return buttons in rows. Each group has its own rows, as even as possible.

    A single button moves into the row after or before it if there is room. The same holds on a phone, which
    breaks rows that are too long for it. A row of which it would leave only the last button over is two rows.

    Args:
        groups: The buttons that belong together, in order.
        most: How many buttons may stand side by side.
        are_cards: Whether the buttons are cards. Cards keep their rows even when a tick makes them wider.
    """
    rows: list[list[AnyItem]] = []
    for row in (row for group in groups for row in _evenly(group, most)):
        if rows and len(rows[-1]) == 1 and len(row) < most:
            rows[-1] += row
        else:
            _move_up(rows, most)
            rows.append(row)
    _move_up(rows, most)
    if not are_cards:
        _share_on_phones(rows, most)
        rows = [part for row in rows for part in _halved_for_phones(row)]
    return [ui.ActionRow(*row) for row in rows]


def _evenly(group: Sequence[AnyItem], most: int) -> Iterator[list[AnyItem]]:
    rows = -(-len(group) // most)
    ends = [-(-len(group) * number // rows) for number in range(rows + 1)] if rows else [0]
    for start, end in pairwise(ends):
        yield [*group[start:end]]


def _move_up(rows: list[list[AnyItem]], most: int) -> None:
    """Move the last button into the row before, if it stands alone and has room there."""
    if len(rows) > 1 and len(rows[-1]) == 1 and len(rows[-2]) < most:
        last = rows.pop()
        rows[-1] += last


def _share_on_phones(rows: list[list[AnyItem]], most: int) -> None:
    """Move a button across two neighbouring rows if that leaves fewer buttons alone in a line on a phone.

    The last button of a row moves into the next row, or the first button of the next row moves up. A row with
    a single button keeps it.
    """
    for above, below in pairwise(rows):
        lonely = _is_one_alone(above) + _is_one_alone(below)
        for shared in ((above[:-1], [above[-1], *below]), ([*above, below[0]], below[1:])):
            is_room = min(len(above), len(below)) > 1 and all(1 < len(row) <= most for row in shared)
            if is_room and sum(map(_is_one_alone, shared)) < lonely:
                above[:], below[:] = shared
                break


def _halved_for_phones(row: list[AnyItem]) -> Iterator[list[AnyItem]]:
    """Yield a row in two halves if a phone breaks it anyway and would leave its last button alone."""
    middle = -(-len(row) // 2)
    halves = row[:middle], row[middle:]
    is_better = len(row) > 3 and _is_one_alone(row) and not any(map(_is_one_alone, halves))
    yield from halves if is_better else [row]


def _is_one_alone(row: Sequence[ui.Item[Any]]) -> bool:
    """Return whether a phone breaks a row so that its last line has a single button."""
    in_line, used_px = 0, 0.0
    for item in row:
        width_px = _width_px(item)
        used_px += _BETWEEN_PX + width_px
        in_line += 1
        if used_px - _BETWEEN_PX > _PHONE_PX:
            in_line, used_px = 1, _BETWEEN_PX + width_px
    return in_line == 1


def _width_px(item: ui.Item[Any]) -> float:
    button = item.item if isinstance(item, ui.DynamicItem) else item
    emoji_px = _EMOJI_PX if getattr(button, "emoji", None) else 0
    label = getattr(button, "label", None) or ""
    # What takes two columns is a little less wide than two letters. A suit is as wide as two, in one column.
    wide = sum(columns_of(each) == 2 for each in label)
    letters = columns_of(label) - 2 * wide + sum(map(label.count, "♠♥♦♣"))
    return _BUTTON_PX + emoji_px + _CJK_PX * wide + _LETTER_PX * letters


def panel(
    colour: Colour, blocks: Iterable[str | ui.Item[Any]], *rows: ui.ActionRow[Any] | None
) -> ui.LayoutView:
    """Return a layout whose buttons work as long as its message exists, even after a restart.

    If card emoji would make the layout too long, all its cards are plain signs.

    Args:
        blocks: From the top: texts, `LINE` for a dividing line, `GAP` for some space, and other items.
        rows: The buttons; None for a row that is not needed.
    """
    container: ui.Container[Any] = ui.Container(accent_colour=colour)
    for block in blocks:
        container.add_item(_item(block))
    for row in rows:
        if row is not None:
            container.add_item(row)
    view = ui.LayoutView(timeout=None)
    # The custom id says what a click means, so nothing needs the layout later. Unless it is stopped,
    # discord.py keeps it anyway: a private layout for 15 minutes, with its own timer.
    view.stop()
    view.add_item(container)
    if view.content_length() > MOST_SIGNS:
        put_signs(view)
    return view


def _item(block: str | ui.Item[Any]) -> ui.Item[Any]:
    if isinstance(block, ui.Item):
        return block
    return ui.Separator(visible=block == LINE) if block in {LINE, GAP} else ui.TextDisplay(block)
