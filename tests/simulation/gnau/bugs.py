"""Mistakes at tables of Gnau, made on purpose."""

from typing import Any
from unittest.mock import patch

from discord import ui

from bot.delivery.gnau import tables
from bot.store import ledger
from bot.tables.gnau import GnauTable
from bot.tables.ids import UserId
from bot.tables.points import AccountKind, Posting
from bot.text import Text
from bot.text.cards import card_sign
from bot.views.gnau import layout, suspense
from bot.views.gnau.layout import TableModel
from bot.views.gnau.suspense import Turned, step_view
from bot.views.phrases import person_name
from tests.simulation.postings import posted_again, without_escrow


def settling_twice() -> Any:
    """Settle each round once more."""
    return posted_again(lambda reference: reference.startswith("gnau:") and reference.count(":") == 2)


def losing_escrow() -> Any:
    """Pay from the bank what is in escrow, and leave it there."""
    post = ledger.post

    async def post_without(connection: Any, posting: Posting, **options: Any) -> Any:
        if posting.reference.startswith("gnau:") and _taken_out(posting):
            posting = Posting(posting.reference, posting.guild_id, without_escrow(posting))
        return await post(connection, posting, **options)

    return patch.object(ledger, "post", post_without)


def leaking() -> Any:
    """Show everybody a card of each player."""
    line = layout._ready_line

    def leaking_line(text: Text, table: GnauTable, user_id: UserId) -> str:
        return f"{line(text, table, user_id)} {card_sign(table.cards_of(user_id)[0])}"

    return patch.object(layout, "_ready_line", leaking_line)


def peeping() -> Any:
    """Show everybody a card of one hand while a round is being revealed, before its turn."""

    def peeping_view(text: Text, model: TableModel, turned: Turned) -> ui.LayoutView:
        assert model.table.hands is not None
        [*_, (last, cards)] = model.table.hands.players.items()

        def with_card(text: Text, user_id: UserId) -> str:
            card = f" {card_sign(cards[0])}" if user_id == last else ""
            return f"{person_name(text, user_id)}{card}"

        with patch.object(suspense, "person_name", with_card):
            return step_view(text, model, turned)

    return patch.object(tables, "step_view", peeping_view)


def _taken_out(posting: Posting) -> bool:
    return any(each.account.kind is AccountKind.ESCROW and each.amount_points < 0 for each in posting.entries)
