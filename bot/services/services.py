"""All services that the front ends need, built once and passed in, and this machine's chance and clock."""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, Final, TypeVar, cast

from bot.rules import fair_deal
from bot.rules.cards import Card
from bot.rules.errors import RuleError
from bot.services.bankroll import Bankrolls, BankrollService
from bot.services.calling_off import CallingOff
from bot.services.computers import Computers, Pace
from bot.services.games import Games
from bot.services.gnau import OddsService
from bot.services.guilds import DepartureService, Invitations
from bot.services.languages import ClientLanguages
from bot.services.leases import HeldLeases, this_process
from bot.services.opinions import WAIT_S, Opinions
from bot.services.own_time import own_time
from bot.services.settings import PreferencesService, SettingsService
from bot.services.steps import LatestSteps, MissedCommits, Step, UnseenRounds
from bot.services.tables import TableService
from bot.services.thinking import Thinking
from bot.services.wakeups import wake_when_due
from bot.store import (
    Database,
    DatabaseLanguages,
    DatabasePreferences,
    DatabaseSettings,
    Departures,
    DirectChannels,
    Earned,
    History,
    Leases,
    Letters,
)
from bot.store.personal import Exported, fresh_pseudonyms
from bot.tables.games import GAMES, Game, usual_settings
from bot.tables.history import StoredRound, format_round_id
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.machine import Chance
from bot.tables.own_time import OwnTime
from bot.tables.ports import Clock
from bot.tables.privacy import Pseudonyms
from bot.tables.server_settings import ComputersPace, ServerSettings
from bot.text import Catalog, Text

log = logging.getLogger(__name__)

Service = TypeVar("Service")

# The part of a player who added no word: the id of the click with which they sat down.
_CLICK: Final = re.compile(r"[0-9]{15,20}")

# How long unfinished work may take at the end. A stopped process usually gets ten seconds for everything.
CLOSING_S: Final = 3.0


class Services:
    """The services of a process, over one open database. Features add their own.

    Args:
        defaults: The settings of servers that have decided nothing.
        pseudonyms: Makes the pseudonyms of deleted purses; with a fresh key by default.

    Attributes:
        thinking: Thinks for hints and reviews. The computer players have their own, so that hints do not
            delay them.
        exported: How features export what they keep about a person.
        nightly: What features do once a day.
        seals: Each raises a RuleError if nobody may look at a finished hand of tricks yet.
    """

    def __init__(  # noqa: PLR0913 - all that a test may replace
        self,
        database: Database,
        catalog: Catalog,
        clock: Clock,
        chance: Chance,
        defaults: ServerSettings | None = None,
        *,
        games: Sequence[Game] = GAMES,
        pace: Pace | None = None,
        pseudonyms: Pseudonyms | None = None,
    ) -> None:
        self.store, self.catalog, self.clock, self.chance = database, catalog, clock, chance
        self.known_games = {game.name: game for game in games}
        self.tricks = {game.name: game.tricks for game in games if game.tricks is not None}
        self.pseudonyms = pseudonyms or fresh_pseudonyms()
        self.settings = SettingsService(DatabaseSettings(database), defaults or usual_settings(games), clock)
        self.preferences = PreferencesService(DatabasePreferences(database), clock)
        self.languages = ClientLanguages(DatabaseLanguages(database), is_used=len(catalog.locales) > 1)
        bankrolls = Bankrolls(self.settings, self.pseudonyms)
        self.bankroll = BankrollService(database, self.settings, bankrolls, clock)
        self.leases = HeldLeases(Leases(database), database.holder or this_process(), clock)
        self.latest = LatestSteps(self.leases.is_certain)
        tables = [self._tables_of(each, bankrolls) for each in games]
        self.games = Games(tables, database, self.latest)
        self.calling_off = CallingOff(database, clock, games)
        self.wakeups = wake_when_due(self.games, self.calling_off, clock)
        self.missed_commits = MissedCommits(database, self.leases)
        self._listen()
        self.computers = self._computers_at([each for each in tables if each.game in self.tricks], pace)
        self.thinking = Thinking(wait_s=WAIT_S)
        self.opinions = Opinions(self.thinking)
        self.unseen_rounds = UnseenRounds(clock)
        self.history = History(database, self.unseen_rounds.now)
        self.earned = Earned(database, self.unseen_rounds.now)
        self.letters = Letters(database)
        self.direct_channels = DirectChannels(database)
        self.odds = OddsService()
        self.invitations = Invitations(database, clock)
        self.exported: list[Exported] = []
        self.nightly: list[Callable[[], Awaitable[None]]] = []
        self.seals: list[Callable[[StoredRound], Awaitable[None]]] = []
        self._of_features: dict[type, object] = {}
        self.departures = DepartureService(
            Departures(database), self.letters, self.settings, self.latest, clock, self._do_nightly
        )

    def add(self, service: object) -> None:
        """Add the service of a feature."""
        self._of_features[type(service)] = service

    def of(self, kind: type[Service]) -> Service:
        """Return the service of a feature."""
        return cast(Service, self._of_features[kind])

    async def _do_nightly(self) -> None:
        for work in self.nightly:
            await work()

    def _tables_of(self, game: Game, bankrolls: Bankrolls) -> TableService[Any]:
        return TableService(
            game.machine,
            self.store,
            self.clock,
            self.chance,
            bankrolls,
            self.latest,
            lambda user_id: self.preferences.for_user(user_id).more_time,
            self.own_time,
        )

    def own_time(self, user_id: UserId) -> OwnTime:
        """Return when no clock of a slow table runs for a person."""
        return own_time(self.preferences.for_user(user_id))

    def _computers_at(self, tables: Sequence[TableService[Any]], pace: Pace | None) -> Computers:
        def wants_forced(user_id: UserId) -> bool:
            return self.preferences.for_user(user_id).forced_cards

        async def pace_in(guild_id: GuildId) -> ComputersPace:
            return (await self.settings.for_guild(guild_id)).computers_pace

        return Computers(tables, Thinking(), pace, wants_forced, pace_in)

    def _listen(self) -> None:
        self.games.subscribe(lambda step: self.missed_commits.note(step.stored))
        self.games.subscribe(self.languages.hear)
        self.calling_off.subscribe(lambda ended: self.missed_commits.note(ended.stored))
        self.calling_off.subscribe(lambda ended: self.latest.forget(ended.stored.table_id))
        self.leases.subscribe_to_claims(self.latest.forget_guilds)

    async def resume(self, guild_ids: Collection[GuildId] | None = None) -> list[Step[Any]]:
        """Take up servers: schedule the deadlines of their open tables again.

        Tables that cannot go on are called off first.

        Args:
            guild_ids: The servers; None for all.

        Returns:
            The tables to show again: open tables, and closed ones whose end was not shown yet.
        """
        self.settings.forget(guild_ids or ())
        self.latest.forget_guilds(guild_ids)
        await self.calling_off.remind(guild_ids)
        return self._take_up(await self._unfinished(guild_ids))

    async def changed_unnoticed(self) -> list[Step[Any]]:
        """Take up and return the tables that changed without this process being told."""
        changed = await self.missed_commits.find()
        if not changed:
            return []
        for table_id in changed:
            self.latest.forget(table_id)
        unfinished = await self._unfinished(self.leases.held)
        return self._take_up([step for step in unfinished if step.stored.table_id in changed])

    async def _unfinished(self, guild_ids: Collection[GuildId] | None) -> list[Step[Any]]:
        """Call off tables that cannot go on, and return those that are still to be shown."""
        await self.calling_off.cancel_unreadable_tables(guild_ids)
        return [*await self.games.all_open(guild_ids), *await self.games.all_with_unannounced_end(guild_ids)]

    def _take_up(self, steps: list[Step[Any]]) -> list[Step[Any]]:
        for step in steps:
            self.games.tables_of(step.stored.game).take_up(step)
            self.missed_commits.note(step.stored)
            self.wakeups.schedule(step.stored.table_id, step.stored.deadline_ms)
            self.computers.hear(step)
        return steps

    async def personal_text(self, user_id: UserId, servers: Text) -> Text:
        """Return the texts for a message to one person that answers no click of theirs.

        Args:
            servers: The texts of the server, which hold for people of whom nothing is known.
        """
        preferences = self.preferences.for_user(user_id)
        language = preferences.language or await self.languages.of(user_id)
        return self.catalog.personal_text(preferences, language or servers.locale)

    async def block(self, guild_id: GuildId, person_id: UserId, *, user_id: UserId) -> None:
        """Ban a person from playing. If they hold cards, they lose their seat after the round.

        Raises:
            RuleError: As in `SettingsService.block`.
        """
        await self.settings.block(guild_id, person_id, user_id=user_id)
        for step in await self.games.all_open([guild_id]):
            await self.wakeups.wake(step.stored.table_id)

    async def own_word(self, guild_id: GuildId, table_id: TableId, number: int, user_id: UserId) -> str:
        """Return the word that a person added to the shuffle of a settled round.

        Raises:
            RuleError: `no-own-word`.
        """
        stored = await self.history.round(guild_id, table_id, number)
        game = None if stored is None else self.known_games.get(stored.game)
        if stored is not None and game is not None and user_id in stored.players:
            part = game.personal.own_round(stored, user_id)["part"]
            if part is not None and not _CLICK.fullmatch(part):
                return str(part)
        raise RuleError("no-own-word", round=format_round_id(table_id, number))

    async def let_go(self, guild_ids: Collection[GuildId]) -> None:
        """Leave servers to another process, which wakes their tables from now on."""
        self.latest.forget_guilds(guild_ids)
        for step in await self.games.all_open(guild_ids):
            self.wakeups.schedule(step.stored.table_id, None)
            self.computers.let_go(step.stored.table_id)

    async def close(self) -> None:
        """Stop all background work. What is just being saved gets a few seconds to finish."""
        parts = (self.departures, self.wakeups, self.computers, self.thinking, self.languages)
        try:
            async with asyncio.timeout(CLOSING_S):
                await asyncio.gather(*(part.close() for part in parts))
        except TimeoutError:
            # The next process finds out whether the database has saved it.
            log.warning("the database does not answer: what was under way is left to it")


class FairChance:
    """This machine's randomness: shuffles that nobody can foresee and anyone can check."""

    def fresh_root(self) -> bytes:
        return secrets.token_bytes(fair_deal.SEED_BYTES)

    def shuffled(
        self, deck: Sequence[Card], seed: bytes, parts: Sequence[str], round_number: int, /
    ) -> list[Card]:
        """Return a deck in the order that a seed and all parts decide."""
        return fair_deal.shuffled(deck, seed, parts, round_number)


class SystemClock:
    """This machine's clock."""

    def now_ms(self) -> int:
        """Return the current instant in milliseconds since 1970-01-01 UTC."""
        return time.time_ns() // 1_000_000
