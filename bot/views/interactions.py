"""Helpers for interactions: reach the bot's services from a click or a command, and answer it."""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AbstractContextManager, asynccontextmanager
from typing import Any, Final, Protocol, TypeAlias, TypeVar, cast

import discord
from discord import app_commands, ui

from bot.logs import log_context
from bot.rules.errors import Quoted, RuleError
from bot.services import Services, Step, TableService
from bot.tables.commands import Actor
from bot.tables.ids import GuildId, UserId
from bot.tables.preferences import Preferences
from bot.text import Catalog, Text
from bot.text.sanitize import escape_markdown
from bot.views.heavy_work import HeavyWork
from bot.views.members import Members
from bot.views.open_panels import OpenPanels
from bot.views.style import PRIVATE, panel
from bot.views.terms import Terms
from bot.views.tricks.faces.face import Face

log = logging.getLogger(__name__)

T = TypeVar("T")

REMEMBERED: Final = 10_000

# Discord accepts a first answer for three seconds. Part of that time goes to the way there and back.
ANSWER_S: Final = 2.5
# How many answers are under way at most. An overloaded process finishes fewer than a hundred a second, so
# further ones would wait too long.
MOST_UNDER_WAY: Final = 2_000

_SHOW_NOTE: Final = "show_note"
_ARRIVED_S: Final = "arrived_s"


class OpenForms:
    """The custom ids of the latest `REMEMBERED` forms that this process has sent."""

    def __init__(self) -> None:
        self._custom_ids: deque[str] = deque(maxlen=REMEMBERED)

    def add(self, custom_id: str) -> None:
        """Remember a form."""
        self._custom_ids.append(custom_id)

    def __contains__(self, custom_id: str) -> bool:
        return custom_id in self._custom_ids


class UnderWay:
    """The commands, clicks, forms and suggestions that this process has begun to answer.

    Args:
        dropped: Called with each interaction that is dropped for lack of time.
    """

    def __init__(self, dropped: Callable[[discord.Interaction[Any]], object] = lambda _: None) -> None:
        self.dropped = dropped
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_ending = False
        self._is_broken_off = False

    def begin(self) -> bool:
        """Count the current task until it ends; return False if nothing may begin any more."""
        task = asyncio.current_task()
        if self._is_ending or task is None:
            return False
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    @property
    def is_full(self) -> bool:
        """Whether so many answers are under way that another one would have to wait too long."""
        return len(self._tasks) >= MOST_UNDER_WAY

    @property
    def is_broken_off(self) -> bool:
        """Whether `close` has cancelled the unfinished answers. Nothing can be answered any more."""
        return self._is_broken_off

    async def finish(self, patience_s: float) -> None:
        """Begin nothing more, and wait at most `patience_s` for the answers that have begun."""
        self._is_ending = True
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=patience_s)

    async def close(self) -> None:
        """Cancel the answers that are still under way."""
        self._is_ending = self._is_broken_off = True
        late = list(self._tasks)
        for task in late:
            task.cancel()
        if late:
            log.warning("%d answers are broken off", len(late))
            await asyncio.wait(late)


class Opening(Protocol):
    """Opens a table of one game in the channel of an interaction, which it answers."""

    def __call__(
        self, interaction: discord.Interaction[Any], /, stake: int | None = None, choices: str = ""
    ) -> Awaitable[None]:
        """Open a table with the server's usual options, except for a given stake and given choices.

        Args:
            stake: None for the server's usual stake.
            choices: The other options of an earlier, refused attempt, as the game writes them.
        """
        ...


WayOut: TypeAlias = ui.ActionRow[Any] | str | None
"""What follows a refusal: buttons that help, or a sentence that says what would; None for neither."""

Remedy: TypeAlias = Callable[[discord.Interaction[Any], RuleError], Awaitable[WayOut]]
"""Returns what whoever was refused something can do about it."""


class TableClient(Protocol):
    """The parts of the bot that views use."""

    services: Services
    members: Members
    forms: OpenForms
    heavy: HeavyWork
    trick_panels: OpenPanels
    under_way: UnderWay
    faces: Mapping[str, Face]
    openings: Mapping[str, Opening]
    terms: Mapping[str, Terms]
    remedies: Mapping[str, Remedy]


def services_of(interaction: discord.Interaction[Any]) -> Services:
    """Return the services of the bot that received the interaction."""
    return cast(TableClient, interaction.client).services


def tables_of(interaction: discord.Interaction[Any], game: str) -> TableService[Any]:
    """Return the tables of a game in the server of an interaction; for direct messages, in all servers.

    Raises:
        RuleError: `table-unknown`: this program has no such game.
    """
    guild_id = None if interaction.guild_id is None else GuildId(interaction.guild_id)
    return services_of(interaction).games.tables_of(game).within(guild_id, lambda: is_awaited(interaction))


async def open_tables_of(interaction: discord.Interaction[Any]) -> list[Step[Any]]:
    """Return the open tables of all games in the server of an interaction, in order of their numbers."""
    guild_id = GuildId(interaction.guild_id or 0)
    return await services_of(interaction).games.all_open([guild_id])


def face_of(interaction: discord.Interaction[Any], game: str) -> Face:
    """Return the face of a trick game, which says how the game looks.

    Raises:
        RuleError: `table-unknown`: this program has no such game.
    """
    return _of_game(cast(TableClient, interaction.client).faces, game)


def opening_of(interaction: discord.Interaction[Any], game: str) -> Opening:
    """Return the function that opens a table of a game with the server's usual options.

    Raises:
        RuleError: `table-unknown`: this program has no such game.
    """
    return _of_game(cast(TableClient, interaction.client).openings, game)


def terms_of(interaction: discord.Interaction[Any], game: str) -> Terms:
    """Return the terms that the host of a table of a game can change.

    Raises:
        RuleError: `table-unknown`: this program has no such game.
    """
    return _of_game(cast(TableClient, interaction.client).terms, game)


def _of_game(found: Mapping[str, T], game: str) -> T:
    if game not in found:
        raise RuleError("table-unknown")
    return found[game]


def catalog_of(interaction: discord.Interaction[Any]) -> Catalog:
    """Return the texts of the bot that received the interaction."""
    return services_of(interaction).catalog


def members_of(interaction: discord.Interaction[Any]) -> Members:
    """Return the lookup of which people are in which server."""
    return cast(TableClient, interaction.client).members


def forms_of(interaction: discord.Interaction[Any]) -> OpenForms:
    """Return the forms that the bot has sent."""
    return cast(TableClient, interaction.client).forms


def trick_panels_of(interaction: discord.Interaction[Any]) -> OpenPanels:
    """Return the private panels that people have open at tables of trick games."""
    return cast(TableClient, interaction.client).trick_panels


def under_way_of(interaction: discord.Interaction[Any]) -> UnderWay:
    """Return the interactions that the bot is answering at this moment."""
    return cast(TableClient, interaction.client).under_way


def is_awaited(interaction: discord.Interaction[Any]) -> bool:
    """Whether an interaction was answered, or can still be answered in time.

    Its age counts from the first call for it in this process, by a monotonic clock. Its id says when it began
    by Discord's clock, but the machine's clock may differ from that.
    """
    now_s = asyncio.get_running_loop().time()
    arrived_s: float = interaction.extras.setdefault(_ARRIVED_S, now_s)
    return now_s - arrived_s < ANSWER_S or interaction.response.is_done()


def drop(interaction: discord.Interaction[Any]) -> None:
    """Leave an interaction unanswered for lack of time. Nothing of it was carried out.

    Discord tells the person that it failed, so they press again.
    """
    log.info("there is no time for interaction %s: nothing is done", interaction.id)
    under_way_of(interaction).dropped(interaction)


def heavy_turn(interaction: discord.Interaction[Any]) -> AbstractContextManager[None]:
    """Return a context in which the person gets an expensive answer.

    Entering it raises the RuleError `one-at-a-time` while such an answer to them is under way or just out.
    """
    return cast(TableClient, interaction.client).heavy.turn_of(UserId(interaction.user.id))


def text_for(interaction: discord.Interaction[Any]) -> Text:
    """Return the texts for an answer that only the person who clicked or typed sees, by their preferences."""
    preferences = preferences_of(interaction)
    return catalog_of(interaction).personal_text(preferences, interaction.locale.value)


def preferences_of(interaction: discord.Interaction[Any]) -> Preferences:
    """Return the preferences of the person who clicked or typed."""
    return services_of(interaction).preferences.for_user(interaction.user.id)


def show_notes_by(interaction: discord.Interaction[Any], show: Callable[[str], Awaitable[None]]) -> None:
    """Have notes about a click shown where the person already looks, not in a new message below.

    Args:
        show: Shows a note there. If it fails, the note is sent as a message after all.
    """
    interaction.extras[_SHOW_NOTE] = show


async def send_note(interaction: discord.Interaction[Any], note: str, way_out: WayOut = None) -> None:
    """Tell the person something privately, with a way out if there is one."""
    if isinstance(way_out, ui.ActionRow):
        await _send_panel(interaction, panel(PRIVATE, [note], way_out))
        return
    note = "\n".join(filter(None, [note, way_out]))
    show = interaction.extras.get(_SHOW_NOTE)
    if show is not None and await _is_shown(show, note):
        return
    if interaction.response.is_done():
        await interaction.followup.send(note, ephemeral=True)
    else:
        await interaction.response.send_message(note, ephemeral=True)


async def _send_panel(interaction: discord.Interaction[Any], view: ui.LayoutView) -> None:
    if interaction.response.is_done():
        await interaction.followup.send(view=view, ephemeral=True)
    else:
        await interaction.response.send_message(view=view, ephemeral=True)


async def _is_shown(show: Callable[[str], Awaitable[None]], note: str) -> bool:
    try:
        await show(note)
    except Exception as error:  # noqa: BLE001 - after any error a message may still arrive
        log.info("a note is not shown where it belongs: %s", type(error).__name__)
        return False
    return True


@asynccontextmanager
async def explaining(interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
    """Turn a RuleError inside into a private note that says what is wrong, with a way out if there is one."""
    with log_context(guild=interaction.guild_id):
        try:
            yield
        except RuleError as error:
            remedy = cast(TableClient, interaction.client).remedies.get(error.code)
            way_out = None if remedy is None else await remedy(interaction, error)
            await send_note(interaction, _refusal(text_for(interaction), error), way_out)


def _refusal(text: Text, error: RuleError) -> str:
    typed = {
        name: Quoted(escape_markdown(value))
        for name, value in error.params.items()
        if isinstance(value, Quoted)
    }
    return text.error(RuleError(error.code, **{**error.params, **typed}))


@asynccontextmanager
async def thinking_for_all(interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
    """Show everyone that an answer is on its way, but show a refusal only to the person who asked.

    Args:
        interaction: A command that was not answered yet.
    """
    await interaction.response.defer(thinking=True)
    try:
        yield
    except RuleError:
        # The first message after a public deferral is the public answer. Only a later one can be private.
        await interaction.edit_original_response(content="…")
        await interaction.delete_original_response()
        raise


@asynccontextmanager
async def answering(interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
    """Make sure that a click or a form is answered, even if an error is raised inside.

    discord.py only logs the error, which leaves the person with "This interaction failed". Here a RuleError
    becomes a private note, and any other error goes to the bot's one error handler.
    """
    try:
        async with explaining(interaction):
            yield
    except Exception as error:  # noqa: BLE001 - the error handler decides, see above
        tree = cast("app_commands.CommandTree[Any]", interaction.client.tree)
        await tree.on_error(interaction, cast(app_commands.AppCommandError, error))


async def public_text(interaction: discord.Interaction[Any]) -> Text:
    """Return the texts for an answer that everyone sees.

    Their language is the one in the server's settings, or else the server's language in Discord. Outside of
    servers only the person sees the answer, so the texts follow their preferences.
    """
    if interaction.guild_id is None or interaction.guild_locale is None:
        return text_for(interaction)
    language = await services_of(interaction).settings.language(GuildId(interaction.guild_id))
    return catalog_of(interaction).text(language or interaction.guild_locale.value)


def actor_of(interaction: discord.Interaction[Any]) -> Actor:
    """Return the person who clicked or typed, and whether they have Manage Server."""
    return Actor(UserId(interaction.user.id), manages_server=interaction.permissions.manage_guild)
