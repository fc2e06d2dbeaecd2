"""A database as an evening leaves it: a bit of everything that is ever kept, by really playing."""

from pathlib import Path

from bot.features.daily.service import DailyDealService
from bot.features.drill.model import FREE_DAY, Question
from bot.features.drill.service import DrillService
from bot.players import GONGZHU, HEARTS
from bot.rules.gnau.practice import daily_hands
from bot.rules.gnau.presets import PRESETS
from bot.services import Services
from bot.services.bankroll import Gift
from bot.store import Database
from bot.tables.commands import Close
from bot.tables.gnau import Bid, Command, Deal, DealerPolicy, GnauTableOptions, Phase, Reveal
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId
from bot.tables.points import Memo, PointsMode
from tests.support.answers import right_answer
from tests.support.clock import FakeClock
from tests.support.daily_deals import play_to_the_end
from tests.support.databases import lay_out
from tests.support.services import full_services, open_gnau
from tests.support.tables import ANN, BEN, BY_OPENER, GUILD, OPENER, Seeded, gnau_of, join, server_settings
from tests.support.texts import shipped_texts
from tests.support.tricks.hands import HEARTS_NAME, keep_game

BANKS = GuildId(GUILD + 1)
SETTINGS = server_settings(giving=True)
_WAYS: dict[Phase, tuple[Command, ...]] = {
    Phase.LOBBY: (),
    Phase.BIDDING: (Deal(BY_OPENER), Bid(ANN, 2)),
    Phase.RAISING: (Deal(BY_OPENER), Bid(ANN, 2), Bid(BEN, 0)),
    Phase.DEALT: (Deal(BY_OPENER),),
    Phase.REVEALED: (Deal(BY_OPENER), Reveal(BY_OPENER)),
    Phase.CLOSED: (Deal(BY_OPENER), Reveal(BY_OPENER), Deal(BY_OPENER), Reveal(BY_OPENER), Close(BY_OPENER)),
}


def played_file(file: Path) -> Path:
    """Create a file in which everything was played, and that nobody has open."""
    lay_out(f"sqlite:///{file}", play_everything)
    # As the bot itself would have made it.
    file.chmod(0o600)
    return file


def play_in(url: str) -> None:
    """Create a database in which everything was played."""
    lay_out(url, play_everything)


async def play_everything(database: Database) -> None:
    """Fill an open database: a table in each phase for each kind of points, a game, gifts, practice."""
    services = full_services(database, shipped_texts(), FakeClock(), Seeded(), SETTINGS)
    await services.settings.change(BANKS, {"points": "bankroll"}, user_id=OPENER)
    await services.settings.change(GUILD, {"language": "en"}, user_id=OPENER)
    await services.preferences.change(ANN, {"turn_calls": "direct", "more_time": True})
    for number, phase in enumerate(Phase, start=1):
        await _play(services, GUILD, ChannelId(10 + number), phase, PointsMode.SCORE)
        table_id = await _play(services, BANKS, ChannelId(20 + number), phase, PointsMode.BANKROLL)
        await database.set_message(table_id, MessageId(2**62 + number))
    await _move_by_hand(services)
    await _practise(services)
    deals = services.of(DailyDealService)
    await play_to_the_end(deals, deals.todays(GUILD, HEARTS.name), ANN)
    await deals.begin(deals.todays(GUILD, GONGZHU.name), BEN)
    await keep_game(database, HEARTS_NAME, (OPENER, ANN, None, BEN), GUILD, ChannelId(30))
    await database.set_fact("commands", "0123456789abcdef")
    await services.close()


async def _play(
    services: Services, guild_id: GuildId, channel_id: ChannelId, phase: Phase, points: PointsMode
) -> TableId:
    is_bid = phase in {Phase.BIDDING, Phase.RAISING}
    # Bids can cost so much that with a higher stake nobody could play at another table as well.
    stake, dealer = (1, DealerPolicy.BID) if is_bid else (5, DealerPolicy.HOUSE)
    options = GnauTableOptions(stake, PRESETS["kopitiam"], reveal_s=300, dealer=dealer, points=points)
    table_id = await open_gnau(services, (guild_id, channel_id), OPENER, "1", options)
    for command in (join(ANN), join(BEN), *_WAYS[phase]):
        await gnau_of(services).apply(table_id, command)
    return table_id


async def _move_by_hand(services: Services) -> None:
    await services.bankroll.take_daily(BANKS, ANN)
    await services.bankroll.give(BANKS, Gift(ANN, 0, BEN, 1, "1"))
    await services.bankroll.grant(BANKS, BEN, 50, Memo(OPENER, "Gong Xi Fa Cai 🧧 – “hóng bāo”"), "2")


async def _practise(services: Services) -> None:
    drills = services.of(DrillService)
    for number, cards in enumerate(daily_hands(GUILD, drills.today), start=1):
        await drills.answer(GUILD, ANN, Question(drills.today, number), right_answer(cards))
    await drills.answer(GUILD, BEN, Question(FREE_DAY, 2**47), ())
    await drills.share(GUILD, ANN, drills.today)
