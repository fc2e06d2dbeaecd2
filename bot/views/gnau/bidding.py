"""What people see while the bank is bid for: the table's message, and a player's four cards."""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from fractions import Fraction
from typing import Any

from discord import ui

from bot.rules.gnau.bid_odds import FourCardOdds
from bot.rules.gnau.bidding import BIDS
from bot.tables.gnau import GnauTable, Phase
from bot.tables.gnau.bidding import offered, undecided
from bot.tables.ids import TableId, UserId
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.text.conventions import percent, signed
from bot.views.gnau.cards import cards_line, dealer_name
from bot.views.gnau.hand import HeldHand
from bot.views.lasting import ButtonFace, PlacedButton
from bot.views.phrases import mention, person_name, relative_time
from bot.views.pictures import KeptPicture, Picture
from bot.views.style import LINE, PRIVATE, panel


def bidding_blocks(text: Text, table: GnauTable, *, is_followed: bool = False) -> Iterable[str]:
    """Yield what the table's message says while people bid or raise.

    Args:
        is_followed: Whether it is for somebody without a seat, who is not asked to do anything.
    """
    assert table.bidding is not None
    assert table.hands is not None
    when = relative_time(table.deadline_ms)
    if table.phase is Phase.BIDDING:
        yield text("follow-bidding" if is_followed else "gnau-bidding-table", when=when)
    else:
        dealer = dealer_name(text, table.banker_id)
        bid = table.bidding.number
        yield text(
            "follow-raising" if is_followed else "gnau-raising-table", dealer=dealer, bid=bid, when=when
        )
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


class Made(StrEnum):
    """What a player makes of four cards."""

    BID = "bid"
    RAISE = "raise"


def bid_id(address: tuple[TableId, int], made: Made, number: int) -> str:
    """Return the custom id of the button that bids or raises at a table, in a round."""
    table_id, round_number = address
    return f"gnau:{table_id}:{round_number}:{made}:{number}"


def hint_id(address: tuple[TableId, int]) -> str:
    """Return the custom id of the button for a hint at a table, in a round."""
    table_id, round_number = address
    return f"gnau:{table_id}:{round_number}:hint"


def bid_row(text: Text, hand: HeldHand) -> ui.ActionRow[Any] | None:
    """Return the buttons to bid or to raise with; None for a person who has nothing to decide."""
    table, address = hand.table, (hand.stored.table_id, hand.table.round)
    if hand.user_id not in undecided(table):
        return None
    made = Made.BID if table.phase is Phase.BIDDING else Made.RAISE
    # No button stands out: what to bid is what the game is about.
    row: ui.ActionRow[Any] = ui.ActionRow()
    for number in offered(table, hand.user_id):
        face = ButtonFace(text(f"gnau-bid-button-{made}", number=number))
        row.add_item(PlacedButton(bid_id(address, made, number), face))
    return row.add_item(PlacedButton(hint_id(address), ButtonFace(text("gnau-bid-button-hint"))))


def hint_view(text: Text, table: GnauTable, user_id: UserId, odds: FourCardOdds) -> ui.LayoutView:
    """Return what each bid or raise that is offered to a person is worth.

    Args:
        odds: Those of the person's four cards.
    """
    assert table.bidding is not None
    assert table.hands is not None
    stake, players = table.round_options.stake_points, len(table.hands.people) - 1
    if table.phase is Phase.BIDDING:
        each = odds.as_dealer * stake * players
        worth = {number: each * number for number in offered(table, user_id) if number}
        told = text("gnau-bid-hint-dealer", players=players, worth=_worth(text, worth))
    else:
        each = odds.as_player * stake * table.bidding.number
        worth = {number: each * number for number in offered(table, user_id)}
        told = text("gnau-bid-hint-raise", bid=table.bidding.number, worth=_worth(text, worth))
    chance = text("gnau-bid-hint-chance", wins=percent(text, odds.beats), ties=percent(text, odds.ties))
    blocks = [text("gnau-bid-hint-title"), chance, told, text("gnau-bid-hint-basis")]
    return panel(PRIVATE, ["\n".join(blocks)])


def _worth(text: Text, worth: Mapping[int, Fraction]) -> str:
    return " · ".join(
        text("gnau-bid-hint-worth", number=number, points=signed(text, points, 1))
        for number, points in worth.items()
    )


def dealer_found_view(
    text: Text, stored: StoredTable, row: ui.ActionRow[Any], *, table: GnauTable
) -> ui.LayoutView:
    """Return the private note to a player who can raise, and whose direct messages are closed."""
    assert table.bidding is not None
    dealer = dealer_name(text, table.banker_id)
    told = text("gnau-note-dealer-found", dealer=dealer, bid=table.bidding.number, link=stored.url)
    return panel(PRIVATE, [told], row)


def _asked(text: Text, table: GnauTable, user_id: UserId) -> Iterator[str]:
    """Yield what a person has to decide, or has decided."""
    assert table.bidding is not None
    is_asked = user_id in undecided(table)
    if table.phase is Phase.BIDDING:
        number = table.bidding.bids.get(user_id)
        yield text("gnau-bidding-ask") if number is None else text("gnau-bidding-made", number=number)
    elif user_id == table.banker_id:
        yield text("gnau-raising-yours", bid=table.bidding.number)
    else:
        dealer, number = dealer_name(text, table.banker_id), table.bidding.number
        times = number * table.bidding.raises.get(user_id, 1)
        yield text(f"gnau-raising-{'ask' if is_asked else 'made'}", dealer=dealer, bid=number, times=times)
    if is_asked and len(offered(table, user_id)) < len(BIDS):
        yield text("gnau-bidding-limit")
