"""What comes with a click or a command: the bot that received it, whose it is, how it is answered."""

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
from bot.views.lessons.lesson import Lesson
from bot.views.members import Members
from bot.views.open_panels import OpenPanels
from bot.views.settings.pages import Page
from bot.views.style import PRIVATE, panel
from bot.views.terms import Terms
from bot.views.tricks.faces.face import Face

log = logging.getLogger(__name__)

T = TypeVar("T")

REMEMBERED: Final = 10_000

# Discord takes a first answer for three seconds, of which the way there and back needs its part.
ANSWER_S: Final = 2.5
# How many answers are under way at most. A process with too much to do ends fewer than a hundred a second, so
# more would wait for minutes.
MOST_UNDER_WAY: Final = 2_000

_SHOW_NOTE: Final = "show_note"
_ARRIVED_S: Final = "arrived_s"


class OpenForms:
    """The forms that this process has sent, by their custom ids."""

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
        dropped: Called with each for which there is no time.
    """

    def __init__(self, dropped: Callable[[discord.Interaction[Any]], object] = lambda _: None) -> None:
        self.dropped = dropped
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_ending = False
        self._is_broken_off = False

    def begin(self) -> bool:
        """Count the task that calls this in, until it ends; return False where nothing may begin any more."""
        task = asyncio.current_task()
        if self._is_ending or task is None:
            return False
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    @property
    def is_full(self) -> bool:
        """Whether so many answers are under way that one more would have to wait for too long."""
        return len(self._tasks) >= MOST_UNDER_WAY

    @property
    def is_broken_off(self) -> bool:
        """Whether what had not come to its end was broken off: nobody can be answered any more."""
        return self._is_broken_off

    async def finish(self, patience_s: float) -> None:
        """Begin nothing more, and wait for what has begun, but no longer than so many seconds."""
        self._is_ending = True
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=patience_s)

    async def close(self) -> None:
        """Break off what has not come to its end."""
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
        """Open it as the server has it, but for a stake, and for what else was chosen when it was refused."""
        ...


WayOut: TypeAlias = ui.ActionRow[Any] | str | None
"""What follows a refusal: buttons that help, or a sentence that says what would; None for neither."""

Remedy: TypeAlias = Callable[[discord.Interaction[Any], RuleError], Awaitable[WayOut]]
"""Returns what whoever was refused something can do about it."""


class TableClient(Protocol):
    """The bot, as far as views know it."""

    services: Services
    members: Members
    forms: OpenForms
    heavy: HeavyWork
    trick_panels: OpenPanels
    under_way: UnderWay
    faces: Mapping[str, Face]
    lessons: Mapping[str, Lesson]
    openings: Mapping[str, Opening]
    terms: Mapping[str, Terms]
    settings_pages: tuple[Page, ...]
    remedies: Mapping[str, Remedy]


def services_of(interaction: discord.Interaction[Any]) -> Services:
    """Return the services of the bot that received the interaction."""
    return cast(TableClient, interaction.client).services


def tables_of(interaction: discord.Interaction[Any], game: str) -> TableService[Any]:
    """Return the tables of a game that a click or a command can concern: those of the server it is from.

    Raises:
        RuleError: `table-unknown`: this program has no such game.
    """
    guild_id = None if interaction.guild_id is None else GuildId(interaction.guild_id)
    return services_of(interaction).games.tables_of(game).within(guild_id, lambda: is_awaited(interaction))


async def open_tables_of(interaction: discord.Interaction[Any]) -> list[Step[Any]]:
    """Return the open tables of all games in the server that a click or a command is from, by number."""
    guild_id = GuildId(interaction.guild_id or 0)
    return await services_of(interaction).games.all_open([guild_id])


def face_of(interaction: discord.Interaction[Any], game: str) -> Face:
    """Return how a game of tricks looks.

    Raises:
        RuleError: `table-unknown`: this program has no such game.
    """
    return _of_game(cast(TableClient, interaction.client).faces, game)


def lesson_of(interaction: discord.Interaction[Any], game: str) -> Lesson:
    """Return how a game is taught.

    Raises:
        RuleError: `table-unknown`: this program has no such game, or none to teach.
    """
    return _of_game(cast(TableClient, interaction.client).lessons, game)


def opening_of(interaction: discord.Interaction[Any], game: str) -> Opening:
    """Return what opens a table of a game as the server has it.

    Raises:
        RuleError: `table-unknown`: this program has no such game.
    """
    return _of_game(cast(TableClient, interaction.client).openings, game)


def terms_of(interaction: discord.Interaction[Any], game: str) -> Terms:
    """Return what the host of a table of a game can change.

    Raises:
        RuleError: `table-unknown`: this program has no such game.
    """
    return _of_game(cast(TableClient, interaction.client).terms, game)


def _of_game(found: Mapping[str, T], game: str) -> T:
    if game not in found:
        raise RuleError("table-unknown")
    return found[game]


def settings_pages_of(interaction: discord.Interaction[Any]) -> tuple[Page, ...]:
    """Return the pages of the settings, the games' own first; there is at least one."""
    return cast(TableClient, interaction.client).settings_pages


def catalog_of(interaction: discord.Interaction[Any]) -> Catalog:
    """Return the texts of the bot that received the interaction."""
    return services_of(interaction).catalog


def members_of(interaction: discord.Interaction[Any]) -> Members:
    """Return what the bot knows about who is in which server."""
    return cast(TableClient, interaction.client).members


def forms_of(interaction: discord.Interaction[Any]) -> OpenForms:
    """Return the forms that the bot has sent."""
    return cast(TableClient, interaction.client).forms


def trick_panels_of(interaction: discord.Interaction[Any]) -> OpenPanels:
    """Return the private panels that people have open at tables of tricks."""
    return cast(TableClient, interaction.client).trick_panels


def under_way_of(interaction: discord.Interaction[Any]) -> UnderWay:
    """Return what the bot is answering at this moment."""
    return cast(TableClient, interaction.client).under_way


def is_awaited(interaction: discord.Interaction[Any]) -> bool:
    """Whether an interaction was answered, or can still be.

    Its age is counted from the first look at it in this process, by a clock that nobody sets: that of the
    machine may differ from Discord's, by which its number says when it began.
    """
    now_s = asyncio.get_running_loop().time()
    arrived_s: float = interaction.extras.setdefault(_ARRIVED_S, now_s)
    return now_s - arrived_s < ANSWER_S or interaction.response.is_done()


def drop(interaction: discord.Interaction[Any]) -> None:
    """Leave an interaction without an answer for which there is no time; nothing of it was carried out.

    Discord tells its person that it failed, so they press again.
    """
    log.info("there is no time for interaction %s: nothing is done", interaction.id)
    under_way_of(interaction).dropped(interaction)


def heavy_turn(interaction: discord.Interaction[Any]) -> AbstractContextManager[None]:
    """Return a person's turn at what costs much: it can be entered once at a time.

    Entering it raises a RuleError, `one-at-a-time`, while they are being answered, or have just been.
    """
    return cast(TableClient, interaction.client).heavy.turn_of(UserId(interaction.user.id))


def text_for(interaction: discord.Interaction[Any]) -> Text:
    """Return the texts for what the person who clicked or typed alone sees, as they like them."""
    preferences = preferences_of(interaction)
    return catalog_of(interaction).personal_text(preferences, interaction.locale.value)


def preferences_of(interaction: discord.Interaction[Any]) -> Preferences:
    """Return what the person who clicked or typed has chosen for themselves."""
    return services_of(interaction).preferences.for_user(interaction.user.id)


def show_notes_by(interaction: discord.Interaction[Any], show: Callable[[str], Awaitable[None]]) -> None:
    """Have what is said to a click shown where the person looks already, not in a message below that.

    Args:
        interaction: The click.
        show: Shows a note there; where that fails, the note is a message after all.
    """
    interaction.extras[_SHOW_NOTE] = show


async def send_note(interaction: discord.Interaction[Any], note: str, way_out: WayOut = None) -> None:
    """Tell the person something that nobody else sees, and what can be done about it."""
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
    except Exception as error:  # noqa: BLE001 - whatever it is, a message may still arrive
        log.info("a note is not shown where it belongs: %s", type(error).__name__)
        return False
    return True


@asynccontextmanager
async def explaining(interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
    """Turn a RuleError inside into a private note that says what is wrong, with the button that helps.

    Args:
        interaction: Whose click or command it is.
    """
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
    """Have everybody see that an answer is on its way, and nobody else that it is refused.

    Args:
        interaction: The command, which was not answered yet.
    """
    await interaction.response.defer(thinking=True)
    try:
        yield
    except RuleError:
        # Until everybody has been answered, whatever is sent is that answer, and nothing private.
        await interaction.edit_original_response(content="…")
        await interaction.delete_original_response()
        raise


@asynccontextmanager
async def answering(interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
    """See to it that a click or a form is answered, whatever happens inside.

    Discord.py only logs what these raise, which leaves the person with "This interaction failed". Here a
    RuleError becomes a private note, and anything else goes to the one error handler of the bot.

    Args:
        interaction: Whose click or form it is.
    """
    try:
        async with explaining(interaction):
            yield
    except Exception as error:  # noqa: BLE001 - the error handler decides, see above
        tree = cast("app_commands.CommandTree[Any]", interaction.client.tree)
        await tree.on_error(interaction, cast(app_commands.AppCommandError, error))


async def public_text(interaction: discord.Interaction[Any]) -> Text:
    """Return the texts for an answer that everybody sees.

    In the language the server has chosen in its settings, or else in Discord. Outside of servers nobody else
    sees the answer.
    """
    if interaction.guild_id is None or interaction.guild_locale is None:
        return text_for(interaction)
    language = await services_of(interaction).settings.language(GuildId(interaction.guild_id))
    return catalog_of(interaction).text(language or interaction.guild_locale.value)


def actor_of(interaction: discord.Interaction[Any]) -> Actor:
    """Return who clicked or typed, and whether they have Manage Server."""
    return Actor(UserId(interaction.user.id), manages_server=interaction.permissions.manage_guild)
