"""An evening in which one person does everything that a person can do, by the real services."""

import re
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.features.announcements.rows import Announcements
from bot.features.daily.service import DailyDealService
from bot.features.drill.model import Question
from bot.features.drill.service import DrillService
from bot.features.friends.service import FriendsService
from bot.features.statistics.rows import Summaries
from bot.features.tournaments.model import Wanted
from bot.features.tournaments.service import TournamentService
from bot.services import Services, Step
from bot.services.bankroll import Gift
from bot.store import Database
from bot.store.achievements import DEAL_CHECKED
from bot.store.guarded import HexBytes, JsonObject, Member
from bot.store.letters import DatabaseLanguages, Letter
from bot.store.schema import metadata
from bot.tables.commands import Actor, Close, CutDeck, Join, Leave
from bot.tables.days import DAY_MS, day_of
from bot.tables.gnau import (
    ChooseSplit,
    Deal,
    DealerPolicy,
    GnauTable,
    GnauTableOptions,
    MarkReady,
    Reveal,
    SplitMode,
    TakeBank,
)
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.points import Memo, PointsMode
from tests.support.clock import NOW_MS, FakeClock
from tests.support.daily_deals import play_to_the_end
from tests.support.services import full_services, open_gnau
from tests.support.tables import Seeded, gnau_of
from tests.support.texts import shipped_texts
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.hands import HEARTS_NAME, keep_game

LEN = UserId(765_432_109_876_543_210)
MEI, RAJ, SUE = (UserId(10**18 + number) for number in (41, 42, 43))
KOPITIAM, MAMAK = GuildId(600_000_000_000_000_001), GuildId(600_000_000_000_000_002)

# From what on no interaction of an evening that was played before is repeated.
AFTERWARDS = 7_000
_INTERACTION = 910_000_000_000_000_000

Rows = Mapping[str, list[tuple[Any, ...]]]


def services_over(database: Database, clock: FakeClock) -> Services:
    return full_services(database, shipped_texts(), clock, Seeded(3))


class Evening:
    """What happens in one server.

    Args:
        first_click: What its interactions are counted from; two evenings in a server need two numbers.
    """

    def __init__(self, services: Services, guild_id: GuildId = KOPITIAM, first_click: int = 0) -> None:
        self.services = services
        self.guild_id = guild_id
        self._clicks = _INTERACTION + guild_id % 1000 * 10_000 + first_click
        self._channels = guild_id + first_click

    def click(self) -> str:
        """Return the id of the next interaction."""
        self._clicks += 1
        return str(self._clicks)

    async def open(
        self,
        opener_id: UserId,
        dealer: DealerPolicy = DealerPolicy.HOUSE,
        split: SplitMode = SplitMode.AUTO,
        points: PointsMode = PointsMode.SCORE,
    ) -> TableId:
        self._channels = GuildId(self._channels + 10)
        options = GnauTableOptions(2, dealer=dealer, split=split, points=points)
        place = self.guild_id, ChannelId(self._channels)
        return await open_gnau(self.services, place, opener_id, self.click(), options)

    async def do(self, table_id: TableId, *commands: Any) -> GnauTable:
        for command in commands:
            step: Step[GnauTable] = await gnau_of(self.services).apply(table_id, command)
        return step.table

    async def join(self, table_id: TableId, *people: UserId) -> None:
        await self.do(table_id, *(Join(person, self.click()) for person in people))

    async def play(self, table_id: TableId, leader_id: UserId) -> None:
        await self.do(table_id, Deal(Actor(leader_id)), Reveal(Actor(leader_id)))

    async def all_of_it(self) -> None:
        """Do everything; all tables are closed in the end."""
        await self.as_dealer()
        await self.as_player()
        await self.as_guest()
        await self.with_bankrolls()
        await self.by_hand()
        await self.in_the_drill()
        await self.in_daily_deals()
        await self.at_hearts()
        await self.with_an_announcement()
        await self.services.preferences.change(LEN, {"turn_calls": "ping", "text_only": True})
        await self.with_cards_by_letter()
        await self.with_a_summary()
        await self.with_what_is_earned()
        await self.in_a_tournament()
        await self.among_friends()

    async def in_a_tournament(self) -> None:
        """LEN and three others have their seats in a tournament, whose tables are still to be opened."""
        tournaments = self.services.of(TournamentService)
        channel_id, wanted = ChannelId(self._channels), Wanted(HEARTS_NAME, 4, 8, 45, NOW_MS + DAY_MS)
        opened = await tournaments.open(self.guild_id, channel_id, wanted)
        for person in (LEN, MEI, RAJ, SUE):
            opened = await tournaments.join(opened, person)
        await tournaments.note_message(opened, MessageId(self._clicks))
        begun = await tournaments.begin(opened)
        await tournaments.note_thread(begun, 0, ChannelId(self._channels + 1))

    async def among_friends(self) -> None:
        """LEN and MEI share a code."""
        friends = self.services.of(FriendsService)
        await friends.make(LEN)
        await friends.join(MEI, (await friends.groups_of(LEN))[-1].code)

    async def with_an_announcement(self) -> None:
        await Announcements(self.services.store).note(self.guild_id, day_of(NOW_MS))

    async def with_cards_by_letter(self) -> None:
        """LEN and MEI are sent cards, and have not been told yet how it ended."""
        table, where = TableId(self.guild_id % 1000), (ChannelId(self._channels), MessageId(self._clicks))
        sent = [Letter(table, 1, person, *where) for person in (LEN, MEI)]
        await self.services.letters.keep(self.guild_id, sent, now_ms=NOW_MS)
        await self.services.direct_channels.keep(dict.fromkeys((LEN, MEI), where[0]))
        await DatabaseLanguages(self.services.store).keep({LEN: "de", MEI: "en-GB"})

    async def with_a_summary(self) -> None:
        """LEN's rounds of Gnau are counted, as it is done with many more."""
        summaries = Summaries(self.services.store, stride=2)
        await summaries.statistics(self.guild_id, LEN, now_ms=NOW_MS + DAY_MS)

    async def with_what_is_earned(self) -> None:
        """LEN and MEI have checked a deal, and the month is closed."""
        for person in (LEN, MEI):
            await self.services.earned.achieve(self.guild_id, person, DEAL_CHECKED, now_ms=NOW_MS)
        await self.services.earned.close_due(self.guild_id, now_ms=NOW_MS + 40 * DAY_MS)

    async def as_dealer(self) -> None:
        """LEN opens, deals, and stays."""
        table = await self.open(LEN, DealerPolicy.OPENER)
        await self.join(table, MEI, RAJ)
        await self.do(table, CutDeck(LEN, "len was here"))
        await self.play(table, LEN)
        await self.do(table, Deal(Actor(LEN)), MarkReady(MEI), MarkReady(RAJ), Close(Actor(LEN)))

    async def as_player(self) -> None:
        """LEN plays, splits the hand, cuts, leaves after a round, and is named in the tally."""
        table = await self.open(MEI, DealerPolicy.ANYONE, SplitMode.OWN)
        await self.do(table, TakeBank(RAJ, self.click()))
        await self.join(table, LEN, MEI)
        await self.do(table, CutDeck(LEN, "durian"), CutDeck(MEI, "mangosteen"))
        split = (ChooseSplit(person, (0, 1, 2)) for person in (LEN, MEI, RAJ))
        await self.do(table, Deal(Actor(MEI)), *split)
        await self.do(table, CutDeck(LEN, "never shuffled in"), Leave(LEN))
        split = (ChooseSplit(person, ()) for person in (MEI, RAJ))
        await self.do(table, Deal(Actor(MEI)), *split, Close(Actor(MEI)))

    async def as_guest(self) -> None:
        """LEN sits down, changes their mind, and is gone before the first card."""
        table = await self.open(MEI)
        await self.join(table, LEN, RAJ)
        await self.do(table, Leave(LEN))
        await self.play(table, MEI)
        await self.do(table, Close(Actor(MEI)))

    async def with_bankrolls(self) -> None:
        changes = {"points": "bankroll", "opening_grant_points": 200, "daily_points": 20} | {
            "giving": True,
            "giving_min_age_days": 0,
            "giving_cap_points": 1000,
        }
        await self.services.settings.change(self.guild_id, changes, user_id=LEN)
        await self.services.bankroll.take_daily(self.guild_id, LEN)
        for giver, receiver in ((LEN, MEI), (MEI, LEN)):
            gift = Gift(giver, 0, receiver, 7, self.click())
            await self.services.bankroll.give(self.guild_id, gift)
        table = await self.open(LEN, DealerPolicy.ROTATE, points=PointsMode.BANKROLL)
        await self.join(table, LEN, MEI, RAJ)
        for _ in range(3):
            await self.play(table, LEN)
        await self.do(table, Close(Actor(LEN)))

    async def by_hand(self) -> None:
        bankroll, guild_id = self.services.bankroll, self.guild_id
        await bankroll.grant(guild_id, LEN, 30, Memo(SUE, "happy birthday Len"), self.click())
        await bankroll.grant(guild_id, RAJ, 5, Memo(SUE, f"thank <@{LEN}> for it"), self.click())
        await bankroll.grant(guild_id, RAJ, 6, Memo(SUE, "for the tea"), self.click())
        await bankroll.grant(guild_id, MEI, 8, Memo(LEN, f"=cmd for <@{MEI}>"), self.click())
        await bankroll.reset(guild_id, RAJ, Memo(LEN, "new season"), self.click())

    async def in_the_drill(self) -> None:
        drills = self.services.of(DrillService)
        for person in (LEN, MEI):
            for number in range(1, 11):
                await drills.answer(self.guild_id, person, Question(drills.today, number), ())
            await drills.share(self.guild_id, person, drills.today)
        await drills.answer(self.guild_id, LEN, drills.fresh_question(), ())

    async def in_daily_deals(self) -> None:
        """Play one to the end, and begin another."""
        deals = self.services.of(DailyDealService)
        for person in (LEN, MEI):
            hearts_deal, gongzhu_deal = (deals.todays(self.guild_id, game.name) for game in TRICK_GAMES)
            await play_to_the_end(deals, hearts_deal, person)
            await deals.share(hearts_deal, person)
            await deals.begin(gongzhu_deal, person)

    async def at_hearts(self) -> None:
        """LEN ends a game of a single hand with two others and a computer player."""
        people = (LEN, MEI, None, RAJ)
        await keep_game(self.services.store, HEARTS_NAME, people, self.guild_id, ChannelId(self._channels))


async def play_all_of_it(database: Database) -> None:
    """Have LEN do everything in two servers."""
    services = services_over(database, FakeClock())
    for guild_id in (KOPITIAM, MAMAK):
        await Evening(services, guild_id).all_of_it()
    await services.close()


async def everything(engine: AsyncEngine) -> Rows:
    """Return every row of every table, JSON as text."""
    async with engine.connect() as connection:
        return {
            table.name: sorted([tuple(row) for row in await connection.execute(_as_kept(table))], key=repr)
            for table in metadata.sorted_tables
        }


def _as_kept(table: sa.Table) -> sa.Select[Any]:
    # As it is written, not as it is read.
    return sa.select(
        *(
            sa.cast(column, sa.Text).label(f"{column.name}_text")
            if isinstance(column.type, JsonObject | Member | HexBytes)
            else column
            for column in table.columns
        )
    )


def places_of(rows: Rows, user_id: UserId) -> list[str]:
    """Return every row, as text, in which an id stands anywhere, inside of JSON and words too."""
    return [
        f"{table}: {row}"
        for table, kept in rows.items()
        for row in kept
        if re.search(rf"(?<![0-9]){user_id}(?![0-9])", repr(row))
    ]
