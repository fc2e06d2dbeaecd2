"""One visit for each interaction: all that an answer to a command, a click or a form needs."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AbstractContextManager, asynccontextmanager
from typing import Any, Final, Protocol, Self, TypeAlias, TypeVar, cast

import discord
from discord import app_commands, ui

from bot.logs import log_context
from bot.rules.errors import Quoted, RuleError
from bot.services import Services, Step, TableService
from bot.store import DatabaseAway
from bot.tables.commands import Actor
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.leases import DIRECT_MESSAGES
from bot.tables.preferences import Preferences
from bot.text import Text
from bot.text.sanitize import escape_markdown
from bot.views.inputs import OpenForms
from bot.views.limits import HeavyWork, UnderWay
from bot.views.members import Members
from bot.views.place import place_of
from bot.views.style import PRIVATE, panel
from bot.views.terms import Terms
from bot.views.tricks.faces.face import Face
from bot.views.uploads import Uploads

log = logging.getLogger(__name__)

T = TypeVar("T")

# Discord accepts a first answer for three seconds. Part of that time goes to the way there and back.
ANSWER_S: Final = 2.5

_VISIT: Final = "visit"

WayOut: TypeAlias = ui.ActionRow[Any] | str | None
"""What follows a refusal: buttons that help, or a sentence that says what would; None for neither."""

Remedy: TypeAlias = Callable[["Visit", RuleError], Awaitable[WayOut]]
"""Returns what a person can do about a refusal."""


class Opening(Protocol):
    """Opens a table of one game in the channel of an interaction, which it answers."""

    def __call__(self, visit: "Visit", /, stake: int | None = None, choices: str = "") -> Awaitable[None]:
        """Open a table with the server's usual options, except for a given stake and given choices.

        Args:
            stake: None for the server's usual stake.
            choices: The other options of an earlier, refused attempt, as the game writes them.
        """
        ...


class Seating(Protocol):
    """Seats a person at a table of one game, as the table's **Join** does, and answers their interaction."""

    def __call__(self, visit: "Visit", table_id: TableId, /) -> Awaitable[bool]:
        """Give the person who clicked or typed a seat.

        Returns:
            Whether the person has a seat now; False if they were asked something first.

        Raises:
            RuleError: There is no seat for the person.
        """
        ...


class TableClient(Protocol):
    """The parts of the bot that views use."""

    services: Services
    members: Members
    forms: OpenForms
    heavy: HeavyWork
    under_way: UnderWay
    uploads: Uploads
    faces: Mapping[str, Face]
    openings: Mapping[str, Opening]
    seats: Mapping[str, Seating]
    terms: Mapping[str, Terms]
    remedies: Mapping[str, Remedy]


class Visit:
    """An interaction, the bot that received it, and the person who clicked or typed.

    There is one visit for each interaction; `of` returns it.

    Attributes:
        guild_id: `DIRECT_MESSAGES` outside of the bot's servers.
        show_note: Shows a note where the person already looks, not in a new message below; None where there
            is no such place. If it fails, the note is sent as a message after all.
    """

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.bot: TableClient = interaction.client
        self.user_id = UserId(interaction.user.id)
        self.place = place_of(interaction)
        self.guild_id = self.place.guild_id
        self.show_note: Callable[[str], Awaitable[None]] | None = None
        self._arrived_s = asyncio.get_running_loop().time()

    @classmethod
    def of(cls, interaction: discord.Interaction[Any]) -> Self:
        """Return the visit of an interaction. The first call starts the count of its age."""
        if _VISIT not in interaction.extras:
            interaction.extras[_VISIT] = cls(interaction)
        return cast(Self, interaction.extras[_VISIT])

    @property
    def services(self) -> Services:
        """The services of the bot."""
        return self.bot.services

    @property
    def preferences(self) -> Preferences:
        """The preferences of the person."""
        return self.services.preferences.for_user(self.user_id)

    @property
    def text(self) -> Text:
        """The texts for an answer that only the person sees, by their preferences at this moment."""
        return self.services.catalog.personal_text(self.preferences, self.interaction.locale.value)

    async def public_text(self) -> Text:
        """Return the texts for an answer that everyone sees.

        Their language is the one in the server's settings, or else the server's language in Discord. Outside
        of servers only the person sees the answer, so the texts follow their preferences.
        """
        if not self.is_in_server or self.interaction.guild_locale is None:
            return self.text
        language = await self.services.settings.language(self.guild_id)
        return self.services.catalog.text(language or self.interaction.guild_locale.value)

    @property
    def actor(self) -> Actor:
        """The person, and whether they have Manage Server."""
        return Actor(self.user_id, manages_server=self.interaction.permissions.manage_guild)

    @property
    def is_in_server(self) -> bool:
        """Whether it comes from a server that the bot is in."""
        return self.guild_id != DIRECT_MESSAGES

    def require_server(self) -> GuildId:
        """Return the server.

        Raises:
            RuleError: `only-in-server`.
        """
        if not self.is_in_server:
            raise RuleError("only-in-server")
        return self.guild_id

    def require_manager(self) -> GuildId:
        """Return the server, if the person has Manage Server.

        Raises:
            RuleError: `only-in-server`, `needs-manage-server`.
        """
        guild_id = self.require_server()
        if not self.actor.manages_server:
            raise RuleError("needs-manage-server")
        return guild_id

    def tables(self, game: str) -> TableService[Any]:
        """Return the tables of a game in this server; for direct messages, in all servers.

        Raises:
            RuleError: `table-needs-server`; `table-unknown`: this program has no such game.
        """
        if self.place.is_abroad:
            raise RuleError("table-needs-server")
        guild_id = None if self.guild_id == DIRECT_MESSAGES else self.guild_id
        return self.services.games.tables_of(game).within(guild_id, lambda: self.is_awaited)

    async def open_tables(self) -> list[Step[Any]]:
        """Return the open tables of all games in this server, in order of their numbers."""
        return await self.services.games.all_open([self.guild_id])

    def face(self, game: str) -> Face:
        """Return the face of a trick game, which says how the game looks.

        Raises:
            RuleError: `table-unknown`: this program has no such game.
        """
        return _of_game(self.bot.faces, game)

    def opening(self, game: str) -> Opening:
        """Return the function that opens a table of a game with the server's usual options.

        Raises:
            RuleError: `table-unknown`: this program has no such game.
        """
        return _of_game(self.bot.openings, game)

    async def take_seat(self, game: str, table_id: TableId) -> bool:
        """Give the person a seat at a table, and answer the interaction, as `Seating` says.

        Raises:
            RuleError: There is no seat for the person, or `table-unknown`.
        """
        return await _of_game(self.bot.seats, game)(self, table_id)

    def terms(self, game: str) -> Terms:
        """Return the terms that the host of a table of a game can change.

        Raises:
            RuleError: `table-unknown`: this program has no such game.
        """
        return _of_game(self.bot.terms, game)

    def heavy_turn(self) -> AbstractContextManager[None]:
        """Return a context in which the person gets an expensive answer.

        Entering it raises the RuleError `one-at-a-time` while such an answer to them is under way or just
        out.
        """
        return self.bot.heavy.turn_of(self.user_id)

    @property
    def is_awaited(self) -> bool:
        """Whether the interaction was answered, or can still be answered in time.

        Its age counts from its arrival in this process, by a monotonic clock. Its id says when it began by
        Discord's clock, but the machine's clock may differ from that.
        """
        age_s = asyncio.get_running_loop().time() - self._arrived_s
        return age_s < ANSWER_S or self.interaction.response.is_done()

    async def is_admitted(self) -> bool:
        """Return whether this process is to answer.

        An interaction is dropped if it has waited too long in this process, or arrives while the process has
        too much to do, at all or for its server. The sooner it is dropped, the less others have to wait.
        """
        if not self.is_awaited or self.bot.under_way.is_full(self.guild_id or self.user_id):
            self.drop()
            return False
        return await self._is_served_here()

    async def _is_served_here(self) -> bool:
        """Return whether this process answers for the server, or for direct messages.

        If it does not, another process has received the same interaction and answers it. Discord would at
        best refuse a second answer, and at worst the second answer would count. A process that is ending
        begins no answers either.
        """
        if not self.bot.under_way.begin(self.guild_id or self.user_id):
            return False
        task = asyncio.current_task()
        assert task is not None
        task.add_done_callback(self._let_go)
        leases = self.services.leases
        is_served = await leases.serves(self.place.lease)
        if not is_served and leases.is_cut_off(self.place.lease):
            await self._refuse(DatabaseAway("leases have run out"))
        # If the database was slow to say so, the process that held the server before may already have
        # answered.
        return is_served and self.is_awaited

    def _let_go(self, _task: asyncio.Task[Any]) -> None:
        """Cut the ties among an answered interaction, its message, its response and its visit.

        They hold one another, so that only the garbage collector could free them: it would stop everyone for
        half a second to look through ten thousand. A press is kept for a quarter of an hour, for its token.
        """
        self.interaction.extras.pop(_VISIT, None)
        response: Any = self.interaction.response
        if response.is_done():
            # discord.py asks for its parent only to send a first answer.
            response._parent = self.interaction.message = None  # noqa: SLF001

    def drop(self) -> None:
        """Leave the interaction unanswered for lack of time. Nothing of it was carried out.

        Discord tells the person that it failed, so they press again.
        """
        log.info("there is no time for interaction %s: nothing is done", self.interaction.id)
        self.bot.under_way.dropped(self.interaction)

    async def _refuse(self, error: Exception) -> None:
        # Autocomplete suggestions cannot show an error.
        if self.interaction.type is not discord.InteractionType.autocomplete:
            async with answering(self.interaction):
                raise error

    async def defer(self) -> None:
        """Take a click at once; what it changes follows."""
        await self.interaction.response.defer()

    @property
    def is_in_private(self) -> bool:
        """Whether what was pressed stands in a message of the server that only the person sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def take(self) -> None:
        """Take a click for a private answer: in its own message if that is private, else in a new one."""
        await (self.defer() if self.is_in_private else self.think())

    async def think(self) -> None:
        """Show the person that a private answer is on its way."""
        await self.interaction.response.defer(ephemeral=True, thinking=True)

    @asynccontextmanager
    async def thinking_for_all(self) -> AsyncIterator[None]:
        """Show everyone that an answer is on its way, but show a refusal only to the person who asked."""
        await self.interaction.response.defer(thinking=True)
        try:
            yield
        except RuleError:
            # The first message after a public deferral is the public answer. Only a later one can be private.
            await self.interaction.edit_original_response(content="…")
            await self.interaction.delete_original_response()
            raise

    async def show(self, view: ui.LayoutView) -> None:
        """Show the person a new private message."""
        if self.interaction.response.is_done():
            await self.interaction.followup.send(view=view, ephemeral=True)
        else:
            await self.interaction.response.send_message(view=view, ephemeral=True)

    async def tell(self, note: str, way_out: WayOut = None) -> None:
        """Tell the person something privately, with a way out if there is one."""
        if isinstance(way_out, ui.ActionRow):
            await self.show(panel(PRIVATE, [note], way_out))
            return
        note = "\n".join(filter(None, [note, way_out]))
        if self.show_note is not None and await _is_shown(self.show_note, note):
            return
        if self.interaction.response.is_done():
            await self.interaction.followup.send(note, ephemeral=True)
        else:
            await self.interaction.response.send_message(note, ephemeral=True)


def _of_game(found: Mapping[str, T], game: str) -> T:
    if game not in found:
        raise RuleError("table-unknown")
    return found[game]


async def _is_shown(show: Callable[[str], Awaitable[None]], note: str) -> bool:
    try:
        await show(note)
    except Exception as error:  # noqa: BLE001 - after any error a message may still arrive
        log.info("a note is not shown where it belongs: %s", type(error).__name__)
        return False
    return True


@asynccontextmanager
async def visiting(interaction: discord.Interaction[Any]) -> AsyncIterator[Visit]:
    """Yield the visit of an interaction, and turn a RuleError inside into a private note about what is wrong.

    The note has a way out if there is one.
    """
    visit = Visit.of(interaction)
    with log_context(guild=visit.guild_id or None):
        try:
            yield visit
        except RuleError as error:
            remedy = visit.bot.remedies.get(error.code)
            way_out = None if remedy is None else await remedy(visit, error)
            await visit.tell(_refusal(visit.text, error), way_out)


def _refusal(text: Text, error: RuleError) -> str:
    typed = {
        name: Quoted(escape_markdown(value))
        for name, value in error.params.items()
        if isinstance(value, Quoted)
    }
    return text.error(RuleError(error.code, **{**error.params, **typed}))


@asynccontextmanager
async def answering(interaction: discord.Interaction[Any]) -> AsyncIterator[Visit]:
    """Yield the visit of a click or a form, and see that it is answered even if an error is raised inside.

    discord.py only logs the error, which leaves the person with "This interaction failed". Here a RuleError
    becomes a private note, and any other error goes to the bot's one error handler.
    """
    try:
        async with visiting(interaction) as visit:
            yield visit
    except Exception as error:  # noqa: BLE001 - the error handler decides, see above
        await interaction.client.tree.on_error(interaction, cast(app_commands.AppCommandError, error))
