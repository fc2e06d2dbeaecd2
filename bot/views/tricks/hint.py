"""A hint, to one person alone: what to play, pass or expose, and why."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

import discord
from discord import ui

from bot.players import Choice, Game, Selection
from bot.rules.cards import Card
from bot.services import Hint
from bot.tables.ids import TableId, UserId
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.text.advice import advice_sentence
from bot.text.cards import card_face, cards_faces
from bot.views.client import services_of
from bot.views.notes import text_for
from bot.views.panel import PRIVATE, panel
from bot.views.tricks.presence import table_before


async def show_hint(interaction: discord.Interaction[Any], game: Game, table_id: TableId) -> None:
    """Tell somebody what to do at a table, to them alone; their click or command was answered or deferred.

    Raises:
        RuleError: They have no seat, or there is nothing for them to do now.
    """
    stored, table = await table_before(interaction, game, table_id)
    user_id = UserId(interaction.user.id)
    hint = await services_of(interaction).hints.hint(table, stored.guild_id, user_id)
    view = hint_view(text_for(interaction), stored, hint)
    await interaction.followup.send(view=view, ephemeral=True)


def hint_view(text: Text, stored: StoredTable, hint: Hint) -> ui.LayoutView:
    """Return a hint as a message."""
    return panel(PRIVATE, [*_words(text, hint), text("tricks-hint-how", link=stored.url)])


def reasons(text: Text, game: Game, selection: Selection, cards: Iterable[Card]) -> Iterator[str]:
    """Yield why a selection holds some of its cards, in a line for each piece of advice."""
    advised = dict(zip(selection.cards, selection.advice, strict=True))
    by_advice = sorted(cards, key=lambda card: selection.advice.index(advised[card]))
    for advice, found in groupby(by_advice, key=lambda card: advised[card]):
        sentence = advice_sentence(text, game, advice)
        yield text("tricks-hint-reason", cards=cards_faces(found), advice=sentence)


def _words(text: Text, hint: Hint) -> Iterator[str]:
    decision, view = hint.decision, hint.view
    if isinstance(decision, Choice):
        yield _play(text, hint, decision)
    elif decision.cards:
        shown = cards_faces(decision.cards)
        what = text("tricks-hint-pass" if view.game is Game.HEARTS else "tricks-hint-expose", cards=shown)
        yield "\n".join([what, *reasons(text, view.game, decision, decision.cards)])
    else:
        yield text("tricks-hint-expose-nothing")


def _play(text: Text, hint: Hint, choice: Choice) -> str:
    card = card_face(choice.card)
    if len(hint.view.legal) == 1:
        return text("tricks-hint-only", card=card)
    return text("tricks-hint-play", card=card, advice=advice_sentence(text, hint.view.game, choice.advice))
