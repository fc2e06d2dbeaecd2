"""Rounds of several games in one server."""

from bot.services import Services
from bot.store import Database
from bot.tables.gnau import GnauMachine
from bot.tables.ids import ChannelId
from bot.tables.ports import RoundRecord
from tests.support.lives import KOPITIAM, LEN, MEI, RAJ, Evening
from tests.support.tricks.hands import (
    GONGZHU_NAME,
    HEARTS_NAME,
    keep_hand,
    keep_table,
    played_hand,
    snapshot_of,
)

GNAU = GnauMachine.game
# A game that this program does not have.
MAHJONG = "mahjong"
GAMES = (GNAU, HEARTS_NAME, GONGZHU_NAME, MAHJONG)
SEEDS = {HEARTS_NAME: 11, GONGZHU_NAME: 12, MAHJONG: 13}
CHANNEL = ChannelId(600_000_000_000_000_777)
PEOPLE = (MEI, LEN, None, RAJ)


async def keep(database: Database, game, people=PEOPLE, deltas=None, guild_id=KOPITIAM) -> RoundRecord:
    """Keep a hand of a game of tricks under a name, at a table that is closed then."""
    hand = played_hand(GONGZHU_NAME if game == GONGZHU_NAME else HEARTS_NAME, SEEDS[game])
    table = await keep_table(database, game, snapshot_of(hand, people), guild_id, CHANNEL)
    return await keep_hand(database, table, hand, people, deltas)


async def play_all_games(services: Services, database: Database) -> None:
    """Have LEN play a round of Gnau and a hand of each other game."""
    await Evening(services).as_player()
    await keep(database, HEARTS_NAME, deltas={MEI: 5, LEN: -5})
    await keep(database, GONGZHU_NAME, deltas={LEN: 9, RAJ: -9})
    await keep(database, MAHJONG)


async def games_of(history, user_id=LEN) -> dict[str, list[str]]:
    """Return by game which games the rounds in its list are of."""
    pages = {game: await history.rounds_of(KOPITIAM, user_id, game=game, page=0, size=99) for game in GAMES}
    return {game: [stored.game for stored in page.rounds] for game, page in pages.items() if page}
