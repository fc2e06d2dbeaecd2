"""The private message of a person who follows a table, and its buttons.

**Follow** is `follow:<game>:<table>`, in the panel behind **More** and where following has ended. Below what
everyone may know of a table stands `unfollow:<game>:<table>:<round>`.
"""

import logging
import re
from enum import StrEnum
from typing import Any, Final, Protocol, Self, cast

from discord import ui

from bot.delivery.messages import DELIVERY_FAULTS
from bot.delivery.tables import Deliveries, InWords
from bot.features.follow.followers import Follower, Followers
from bot.rules.errors import RuleError
from bot.tables.admission import verify_not_blocked
from bot.tables.ids import TableId
from bot.tables.ports import StoredTable
from bot.tables.table import Table, verify_current
from bot.views.lasting import ButtonFace, LastingButton, PlacedButton, button_with
from bot.views.limits import UnderWay
from bot.views.phrases import relative_time
from bot.views.style import LINE, NEXT, PRIVATE, panel
from bot.views.visibility import sees_channel
from bot.views.visit import Visit

log = logging.getLogger(__name__)

_TABLE: Final = r"(?P<game>[a-z_]{1,32}):(?P<table>[0-9]{1,18})"


class Ending(StrEnum):
    """Why a person follows a table no longer."""

    STOPPED = "stopped"
    CLOSED = "closed"
    SEATED = "seated"
    REFUSED = "refused"


class FollowClient(Protocol):
    """The parts of the bot that show tables."""

    delivery: Deliveries
    under_way: UnderWay


def client_of(visit: Visit) -> FollowClient:
    """Return the bot that a visit is to."""
    return cast(FollowClient, visit.bot)


class FollowButton(LastingButton, template=rf"follow:{_TABLE}"):
    """Lets a person follow a table, or go on.

    Args:
        face: None where the button only has to answer a click.
    """

    def __init__(self, game: str, table_id: TableId, face: ButtonFace | None = None) -> None:
        self.game = game
        self.table_id = table_id
        super().__init__(button_with(f"follow:{game}:{table_id}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(match["game"], TableId(int(match["table"])))

    async def click(self, visit: Visit) -> None:
        await visit.take()
        await follow(visit, self.game, self.table_id)


class UnfollowButton(LastingButton, template=rf"unfollow:{_TABLE}:(?P<round>[0-9]{{1,9}})"):
    """Ends following a table, also where the bot has forgotten who follows.

    Args:
        number: The round that the message shows.
        face: None where the button only has to answer a click.
    """

    def __init__(self, game: str, table_id: TableId, number: int, face: ButtonFace | None = None) -> None:
        self.game = game
        self.table_id = table_id
        super().__init__(button_with(f"unfollow:{game}:{table_id}:{number}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(match["game"], TableId(int(match["table"])), int(match["round"]))

    async def click(self, visit: Visit) -> None:
        await visit.defer()
        stored, _ = await visit.tables(self.game).get(self.table_id)
        followers = visit.services.of(Followers)
        follower = followers.of(self.table_id, visit.user_id)
        if follower is not None:
            followers.remove(follower)
        past = None if follower is None else follower.past
        await show_end(visit, stored, Ending.STOPPED, past)


async def follow(visit: Visit, game: str, table_id: TableId) -> None:
    """Have a person follow a table, in the private message that was pressed or is the answer.

    Raises:
        RuleError: `table-unknown`, `table-closed`, `blocked`, `follow-unseen`, `follow-tournament` or
            `follow-full`.
    """
    settings = await visit.services.settings.for_guild(visit.guild_id)
    verify_not_blocked(settings.blocked, visit.user_id)
    stored, table = await visit.tables(game).get(table_id)
    verify_current(table, None)
    if not sees_channel(visit, stored.channel_id):
        raise RuleError("follow-unseen")
    if visit.user_id in table.people:
        await _point_to_hand(visit, stored, table)
        return
    if table.is_for_seated_alone:
        raise RuleError("follow-tournament")
    # From here on, no later step is missed.
    follower, before = visit.services.of(Followers).add(visit, stored)
    await show(follower, table, await in_words_for(follower, table))
    if before is not None and before.message_id not in {None, follower.message_id}:
        await _take_back(before)


async def in_words_for(follower: Follower, table: Table) -> InWords:
    """Return what everyone, and so this person, may know of their table in a given state."""
    delivery = client_of(follower.visit).delivery.for_game(follower.stored.game)
    return await delivery.in_words(follower.stored, table)


async def show(follower: Follower, table: Table, in_words: InWords) -> None:
    """Show a person what everyone may know of a table, if their message looks different now."""
    follower.past = in_words.past
    view = following_view(follower, table, in_words)
    # discord.py does not annotate this method.
    components = cast("list[dict[str, Any]]", view.to_components())  # type: ignore[no-untyped-call]
    if components == follower.shown:
        return
    follower.shown = components
    message = await follower.visit.interaction.edit_original_response(view=view)
    follower.message_id = message.id


def following_view(follower: Follower, table: Table, in_words: InWords) -> ui.LayoutView:
    """Return the message of a person who follows a table."""
    visit, stored, text = follower.visit, follower.stored, follower.visit.text
    stop = ButtonFace(text("follow-button-stop"))
    row: ui.ActionRow[Any] = ui.ActionRow(
        *_looking_back(visit, stored, in_words.past),
        UnfollowButton(stored.game, stored.table_id, table.round, stop),
    )
    until = text("follow-until", when=relative_time(follower.until_ms), link=stored.url)
    return panel(PRIVATE, [*in_words.blocks(text), LINE, until], row)


async def show_end(visit: Visit, stored: StoredTable, ending: Ending, past: int | None) -> None:
    """Say in the message of a person that they follow a table no longer.

    Args:
        past: The latest round that they may look back on; None if it is not known.
    """
    text = visit.text
    words = text("follow-ended", why=ending.value, table=str(stored.table_id), link=stored.url)
    buttons: list[ui.Item[Any]] = _looking_back(visit, stored, past)
    if ending is Ending.STOPPED:
        again = ButtonFace(text("follow-button-again"), NEXT)
        buttons.insert(0, FollowButton(stored.game, stored.table_id, again))
    view = panel(PRIVATE, [words], ui.ActionRow(*buttons) if buttons else None)
    await visit.interaction.edit_original_response(view=view)


def _looking_back(visit: Visit, stored: StoredTable, past: int | None) -> list[ui.Item[Any]]:
    """Return the button that shows the latest finished round as it is shown to those who played it."""
    if past is None:
        return []
    action = client_of(visit).delivery.for_game(stored.game).looking_back
    label = visit.text("follow-button-review", game=stored.game, number=str(past))
    return [PlacedButton(f"{stored.game}:{stored.table_id}:{past}:{action}", ButtonFace(label))]


async def _point_to_hand(visit: Visit, stored: StoredTable, table: Table) -> None:
    """Tell a person with a seat where their own cards are."""
    text = visit.text
    hand = PlacedButton(
        f"{stored.game}:{stored.table_id}:{table.round}:hand", ButtonFace(text("gnau-button-hand"), NEXT)
    )
    await visit.tell(text("follow-seated"), ui.ActionRow(hand))


async def _take_back(before: Follower) -> None:
    try:
        await before.visit.interaction.delete_original_response()
    except DELIVERY_FAULTS as error:
        log.info("a message to a follower stays: %s", type(error).__name__)
