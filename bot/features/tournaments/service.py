"""Opens, joins, begins and ends duplicate tournaments, and keeps their deals sealed."""

import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from bot.features.tournaments.model import (
    LEAST_PEOPLE,
    CheckedHand,
    Place,
    Played,
    State,
    Tournament,
    Wanted,
    played_at,
    unsealed,
)
from bot.features.tournaments.rows import Tournaments
from bot.features.tournaments.scoring import seats_for
from bot.rules.cards import build_deck
from bot.rules.errors import RuleError
from bot.rules.fair_deal import seed_of, shuffled
from bot.rules.tricks import SEATS, deal_out
from bot.rules.tricks.play import turned
from bot.services import Services, Step
from bot.tables.admission import verify_not_blocked
from bot.tables.commands import Actor, Close
from bot.tables.history import StoredRound, format_round_id
from bot.tables.ids import ChannelId, GuildId, MessageId, UserId
from bot.tables.leases import NotOurGuild
from bot.tables.ports import TableExists
from bot.tables.tricks import Phase, Start, TrickTable, TrickTableOptions, new_trick_table
from bot.tables.tricks.state import Occupant

log = logging.getLogger(__name__)

# A tournament without a time begins or ends by itself after this long.
LONGEST_MS: Final = 7 * 24 * 60 * 60 * 1000


class TournamentService:
    """The tournaments of all servers."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._rows = Tournaments(services.store)
        self._clock = services.clock
        self._listeners: list[Callable[[int], None]] = []
        services.seals.append(self.verify_unsealed)
        services.games.subscribe(self._hear)

    def subscribe(self, listener: Callable[[int], None]) -> None:
        """Have a function called with the number of a tournament that has changed. It must return at once."""
        self._listeners.append(listener)

    def _hear(self, step: Step[Any]) -> None:
        before, table = step.before, step.table
        if not isinstance(table, TrickTable) or not isinstance(before, TrickTable) or table.duplicate is None:
            return
        if (len(before.scores), before.is_open) != (len(table.scores), table.is_open):
            self._tell(table.duplicate.tournament)

    def _tell(self, tournament_id: int) -> None:
        for listener in self._listeners:
            listener(tournament_id)

    async def open(self, guild_id: GuildId, channel_id: ChannelId, wanted: Wanted) -> Tournament:
        """Open a tournament.

        Raises:
            RuleError: `tournament-here`.
        """
        now_ms, root = self._clock.now_ms(), self._services.chance.fresh_root()
        return await self._rows.open(guild_id, channel_id, wanted, root, now_ms=now_ms)

    async def get(self, tournament_id: int, guild_id: GuildId | None = None) -> Tournament:
        """Return a tournament.

        Args:
            guild_id: The server in which it is asked for; None for any.

        Raises:
            RuleError: `tournament-unknown`.
        """
        found = await self._rows.get(tournament_id)
        if found is None or guild_id not in {None, found.guild_id}:
            raise RuleError("tournament-unknown")
        return found

    async def latest_in(self, guild_id: GuildId, channel_id: ChannelId) -> Tournament:
        """Return the latest tournament of a channel.

        Raises:
            RuleError: `tournament-none-here`.
        """
        found = await self._rows.latest_in(guild_id, channel_id)
        if found is None:
            raise RuleError("tournament-none-here")
        return found

    async def unfinished(self, guild_ids: Collection[GuildId]) -> list[int]:
        """Return the tournaments of these servers that go on, or whose end is still to be shown."""
        return await self._rows.unfinished(guild_ids)

    async def join(self, tournament: Tournament, user_id: UserId) -> Tournament:
        """Add a person, and begin if that was the last seat.

        Raises:
            RuleError: `blocked`, or a reason of `Tournaments.join`.
        """
        settings = await self._services.settings.for_guild(tournament.guild_id)
        verify_not_blocked(settings.blocked, user_id)
        joined = await self._rows.join(tournament.id, user_id, now_ms=self._clock.now_ms())
        self._tell(tournament.id)
        return await self.begin(joined) if joined.is_full else joined

    async def leave(self, tournament: Tournament, user_id: UserId) -> Tournament:
        """Remove a person before the beginning.

        Raises:
            RuleError: A reason of `Tournaments.leave`.
        """
        left = await self._rows.leave(tournament.id, user_id)
        self._tell(tournament.id)
        return left

    async def begin(self, tournament: Tournament) -> Tournament:
        """Give everyone who has joined a table and a seat.

        Raises:
            RuleError: `tournament-too-few`, or a reason of `Tournaments.begin`.
        """
        if tournament.state is State.GATHERING and len(tournament.people) < LEAST_PEOPLE:
            raise RuleError("tournament-too-few", least=LEAST_PEOPLE)
        seats = seats_for([each.user_id for each in tournament.people])
        begun = await self._rows.begin(tournament.id, seats)
        self._tell(tournament.id)
        return begun

    async def begin_in_time(self, tournament: Tournament) -> Tournament:
        """Return a tournament as it is at its time: it begins, or is cancelled if too few have joined."""
        is_due = self._clock.now_ms() >= tournament.wanted.begins_ms
        if tournament.state is not State.GATHERING or not is_due:
            return tournament
        if len(tournament.people) < LEAST_PEOPLE:
            return await self._rows.cancel(tournament.id)
        return await self.begin(tournament)

    async def cancel(self, tournament: Tournament, actor: Actor) -> None:
        """End a tournament without a result, and close its tables.

        Raises:
            RuleError: `tournament-ended`.
        """
        cancelled = await self._rows.cancel(tournament.id)
        self._tell(tournament.id)
        await self.close_tables(cancelled, actor)

    async def close_tables(self, tournament: Tournament, actor: Actor) -> None:
        """Close the tables of a cancelled tournament, even one that was opened and not yet noted."""
        tables = self._services.games.tables_of(tournament.wanted.game)
        for place in tournament.tables:
            if place.thread_id is None:
                continue
            # Its table may have closed, or another may have been opened there since.
            with suppress(RuleError):
                stored, table = await tables.in_channel(place.thread_id)
                if table.duplicate is not None and table.duplicate.tournament == tournament.id:
                    await tables.apply(stored.table_id, Close(replace(actor, manages_server=True)))

    async def note_message(self, tournament: Tournament, message_id: MessageId | None) -> None:
        """Note the message that shows a tournament."""
        await self._rows.note_message(tournament.id, message_id)

    async def note_thread(self, tournament: Tournament, number: int, thread_id: ChannelId) -> None:
        """Note the thread of a table that is still to be opened there."""
        await self._rows.note_place(tournament.id, Place(number, thread_id))

    async def open_table(self, tournament: Tournament, place: Place) -> None:
        """Open a table in its thread, deal its first hand, and note it.

        After a crash, all of that can be done again.
        """
        assert place.thread_id is not None
        tables = self._services.games.tables_of(tournament.wanted.game)
        table = self._table(tournament, place.number)
        try:
            stored = await tables.open(tournament.guild_id, place.thread_id, table)
        except TableExists as error:
            stored = error.table
        actor = Actor(table.opener_id, manages_server=True)
        try:
            await tables.apply(stored.table_id, Start(actor))
        except RuleError as error:
            log.info("table %d of tournament %d: %s", stored.table_id, tournament.id, error.code)
            _, now = await tables.get(stored.table_id)
            if now.phase is Phase.LOBBY:
                # Nobody who has a seat there may play. The table may have closed meanwhile.
                with suppress(RuleError):
                    await tables.apply(stored.table_id, Close(actor))
        await self._rows.note_place(tournament.id, replace(place, table_id=stored.table_id))

    def _table(self, tournament: Tournament, number: int) -> TrickTable:
        game, people = self._services.tricks[tournament.wanted.game], tournament.people_at(number)
        first = next(iter(people.values()))
        table = new_trick_table(
            game=game,
            opener_id=first,
            opener_part=str(tournament.id),
            options=TrickTableOptions(game.rules.Options(), turn_s=tournament.wanted.turn_s),
            seed_root=tournament.seed_root,
            now_ms=self._clock.now_ms(),
        )
        seats = tuple(Occupant(people.get(seat)) for seat in range(SEATS))
        arrivals = tuple(people.values())
        # The parts are not used, but everyone seated has one.
        parts = dict.fromkeys(arrivals, str(tournament.id))
        part = tournament.part_of(number)
        return replace(table, seats=seats, parts=parts, arrivals=arrivals, duplicate=part)

    async def played(self, tournament: Tournament) -> list[Played]:
        """Return what each table has played."""
        return [await self._played_at(tournament, place) for place in tournament.tables]

    async def _played_at(self, tournament: Tournament, place: Place) -> Played:
        if place.table_id is None:
            return Played(place.number, is_open=tournament.state is State.PLAYING)
        try:
            _, table = await self._services.games.tables_of(tournament.wanted.game).get(place.table_id)
        except RuleError as error:
            # A table that cannot be read is called off soon.
            return Played(place.number, is_open=error.code == "table-damaged")
        return played_at(place.number, table)

    async def check(self, tournament: Tournament) -> list[CheckedHand]:
        """Shuffle the deals again that no table plays any more, and compare them with what was dealt."""
        found = await self.played(tournament)
        numbers = range(1, unsealed(found, tournament.wanted.deals) + 1)
        dealt: dict[int, list[bool]] = {number: [] for number in numbers}
        for place in tournament.tables:
            if place.table_id is None:
                continue
            history = self._services.history
            for stored in await history.rounds_at(tournament.guild_id, place.table_id, most=len(dealt)):
                if stored.number in dealt:
                    dealt[stored.number].append(self._is_dealt(tournament, place, stored))
        return [CheckedHand(number, len(each), all(each)) for number, each in dealt.items() if each]

    def _is_dealt(self, tournament: Tournament, place: Place, stored: StoredRound) -> bool:
        """Return whether a table had the cards of the tournament's shuffle in a hand."""
        seed = seed_of(tournament.seed_root, stored.number)
        deck = shuffled(build_deck(), seed, (), stored.number)
        deal = turned(deal_out(deck), tournament.part_of(place.number).turned(stored.number))
        game = self._services.tricks[tournament.wanted.game]
        try:
            return bool(game.rules.dealt_hand(stored.record).deal == deal)
        except RuleError:
            return False

    def begin_to_show(self, tournament: Tournament) -> None:
        """Have a tournament brought on and shown from now on."""
        self._tell(tournament.id)

    async def end(self, tournament: Tournament, message_id: MessageId | None) -> None:
        """Note that a tournament is over, and the message that says so."""
        with suppress(NotOurGuild):
            await self._rows.end(tournament.id, message_id)

    async def verify_unsealed(self, stored: StoredRound) -> None:
        """Check that no table still has to finish the deal of a hand, if the hand is one of a tournament.

        Raises:
            RuleError: `tournament-sealed`.
        """
        part = (stored.snapshot or {}).get("duplicate")
        if part is None:
            return
        tournament = await self._rows.get(part["tournament"])
        if tournament is None:
            return
        if stored.number > unsealed(await self.played(tournament), tournament.wanted.deals):
            raise RuleError("tournament-sealed", hand=format_round_id(stored.table_id, stored.number))
