"""A settled round of Gnau as it was announced, shown again from what is kept of it."""

from dataclasses import replace

from discord import ui

from bot.tables.gnau import recalled
from bot.tables.history import StoredRound
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.views.gnau.layout import TableModel, gone_channel_blocks, table_view
from bot.views.gnau.pictures import ResultPicture
from bot.views.style import SETTLED, panel


def round_view(text: Text, stored: StoredRound, picture: ResultPicture | None = None) -> ui.LayoutView:
    """Return a settled round as it was announced."""
    return table_view(text, replace(_model(stored), picture=picture, is_record=True))


def gone_channel_view(text: Text, stored: StoredRound) -> ui.LayoutView:
    """Return the direct message with the result of a round whose table's channel is gone."""
    return panel(SETTLED, gone_channel_blocks(text, _model(stored)))


def _model(stored: StoredRound) -> TableModel:
    table = StoredTable(
        table_id=stored.table_id,
        guild_id=stored.guild_id,
        channel_id=stored.channel_id,
        message_id=None,
        game=stored.game,
        is_open=False,
        version=0,
        snapshot={},
        deadline_ms=None,
    )
    return TableModel(table, recalled(stored), stored.balances)
