"""What people see while the bank is bid for: the table's message, and a player's four cards."""

from collections.abc import Iterable, Iterator
from typing import Any

from discord import ui

from bot.rules.gnau.bidding import BIDS
from bot.tables.gnau import GnauTable, Phase
from bot.tables.gnau.bidding import offered, undecided
from bot.tables.ids import UserId
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.views.gnau.cards import cards_line, dealer_name
from bot.views.gnau.hand import HeldHand
from bot.views.phrases import mention, person_name, relative_time
from bot.views.pictures import KeptPicture, Picture
from bot.views.style import LINE, PRIVATE, panel


def bidding_blocks(text: Text, table: GnauTable) -> Iterable[str]:
    """Yield what the table's message says while people bid or raise."""
    assert table.bidding is not None
    assert table.hands is not None
    when = relative_time(table.deadline_ms)
    if table.phase is Phase.BIDDING:
        yield text("gnau-bidding-table", when=when)
    else:
        dealer = dealer_name(text, table.banker_id)
        yield text("gnau-raising-table", dealer=dealer, bank=table.bidding.number, when=when)
        yield "\n".join(_bid_lines(text, table))
    yield "\n".join(_person_line(text, table, user_id) for user_id in table.hands.people)


def _bid_lines(text: Text, table: GnauTable) -> Iterator[str]:
    assert table.bidding is not None
    bids = table.bidding.bids
    told = [
        text("gnau-raising-bid", user=person_name(text, user_id), number=number)
        for user_id, number in bids.items()
    ]
    yield text("gnau-raising-bids", bids=" · ".join(told))
    if [*bids.values()].count(max(bids.values())) > 1:
        yield text("gnau-raising-lot")


def _person_line(text: Text, table: GnauTable, user_id: UserId) -> str:
    user, waiting = mention(user_id), undecided(table)
    if user_id == table.banker_id:
        return text("gnau-bidding-banker", user=user)
    if user_id in table.gone:
        return text("gnau-table-gone", user=user)
    if user_id not in waiting:
        assert table.bidding is not None
        is_made = user_id in (table.bidding.bids if table.phase is Phase.BIDDING else table.bidding.raises)
        return text(
            "gnau-bidding-done" if is_made else "gnau-bidding-plays", user=user, phase=str(table.phase)
        )
    if user_id in table.undelivered:
        return text("gnau-table-undelivered", user=user)
    return text("gnau-bidding-thinking", user=user)


def bidding_view(
    text: Text, hand: HeldHand, *rows: ui.ActionRow[Any] | None, picture: Picture | KeptPicture | None = None
) -> ui.LayoutView:
    """Return the four cards that a player sees, and what there is to decide.

    Args:
        rows: Buttons below the cards.
    """
    stored, table, user_id = hand.stored, hand.table, hand.user_id
    title = text("gnau-hand-title", table=str(stored.table_id), round=str(table.round))
    footer = text("gnau-bidding-footer", when=relative_time(table.deadline_ms), link=stored.url)
    said = "\n".join(_asked(text, table, user_id))
    if picture is None:
        cards = cards_line(text, table.seen_cards(user_id))
        blocks = [f"### {title}\n# {cards} {text('gnau-suspense-down')}", LINE, said, footer]
        return panel(PRIVATE, blocks, *rows)
    return panel(PRIVATE, [f"### {title}", picture.item(), said, footer], *rows)


def bank_won_view(
    text: Text, stored: StoredTable, row: ui.ActionRow[Any], *, table: GnauTable
) -> ui.LayoutView:
    """Return the private note to a player who can raise, and whose direct messages are closed."""
    assert table.bidding is not None
    dealer = dealer_name(text, table.banker_id)
    told = text("gnau-note-bank-won", dealer=dealer, bank=table.bidding.number, link=stored.url)
    return panel(PRIVATE, [told], row)


def _asked(text: Text, table: GnauTable, user_id: UserId) -> Iterator[str]:
    """Yield what a person has to decide, or has decided."""
    assert table.bidding is not None
    is_asked = user_id in undecided(table)
    if table.phase is Phase.BIDDING:
        number = table.bidding.bids.get(user_id)
        yield text("gnau-bidding-ask") if number is None else text("gnau-bidding-made", number=number)
    elif user_id == table.banker_id:
        yield text("gnau-raising-yours", bank=table.bidding.number)
    else:
        dealer, bank = dealer_name(text, table.banker_id), table.bidding.number
        times = bank * table.bidding.raises.get(user_id, 1)
        yield text(f"gnau-raising-{'ask' if is_asked else 'made'}", dealer=dealer, bank=bank, times=times)
    if is_asked and len(offered(table, user_id)) < len(BIDS):
        yield text("gnau-bidding-limit")
