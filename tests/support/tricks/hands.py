"""Hands of Hearts and Gong Zhu as they are dealt, played and kept, and tables at which they were played."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any, Final

from bot.rules import gongzhu, hearts
from bot.rules.cards import build_deck
from bot.rules.deal_files import deal_record
from bot.rules.fair_deal import seed_of, shuffled
from bot.rules.tricks import BySeat, deal_out
from bot.store import Database
from bot.tables.events import PlayerJoined
from bot.tables.game_records import GameRecord
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.points import Account, Entry, Posting
from bot.tables.ports import NewTable, RoundPlayer, RoundRecord, StoredEvent, StoredTable
from bot.tables.tricks.accounts import finished_game
from bot.tables.tricks.events import CardPlayed, CardsPrepared, Event, HandDealt, HandScored
from bot.tables.tricks.machine import TrickMachine
from bot.tables.tricks.options import TrickTableOptions
from bot.tables.tricks.snapshot import dump
from bot.tables.tricks.state import Occupant, Phase, Shuffle, TrickTable
from tests.rules.trick_cases import (
    begin_gongzhu,
    begin_hearts,
    expose_randomly,
    pass_randomly,
    play_gongzhu,
    play_hearts,
)
from tests.support.clock import NOW_MS
from tests.support.deals import FILE_STEPS, FIRST_PART, FIRST_PLAYER, ROOT
from tests.support.tricks.games import trick_game

HEARTS_NAME: Final = "hearts"
GONGZHU_NAME: Final = "gongzhu"
STAKE: Final = 5
# The steps of the check of a hand, in their order.
TRICK_STEPS: Final = [*FILE_STEPS, "deal", "play", "scores"]
WORDS: Final = ("durian", "mangosteen", "rambutan", "longan")

People = Sequence[UserId | None]


def played_hand(game: str, seed: int, number: int = 1) -> Any:
    """Return a hand of a game that was played to its end at random."""
    rng = random.Random(seed)
    if game == HEARTS_NAME:
        return play_hearts(begin_hearts(rng, number), rng)
    return play_gongzhu(begin_gongzhu(rng), rng)


def record_of(hand: Any) -> dict[str, Any]:
    """Return the record of a hand."""
    return hearts.to_record(hand) if isinstance(hand, hearts.Hand) else gongzhu.to_record(hand)


def scores_of(hand: Any) -> list[int]:
    """Return what a hand changed each seat's score by."""
    return list(hearts.hand_scores(hand) if isinstance(hand, hearts.Hand) else gongzhu.hand_scores(hand))


def table_after(hand: Any, people: People) -> TrickTable:
    """Return a table as it stands after its first hand.

    Args:
        people: Who sits in each seat; None for computer players.
    """
    there = [user_id for user_id in people if user_id is not None]
    return TrickTable(
        game=trick_game(record_of(hand)["game"]),
        opener_id=there[0],
        options=TrickTableOptions(hand.options, STAKE),
        seed_root=b"",
        phase=Phase.BETWEEN,
        seats=tuple(Occupant(user_id, user_id is None, holder_id=user_id) for user_id in people),
        parts=dict(zip(there, WORDS, strict=False)),
        round=1,
        games=1,
        hand=hand,
        shuffle=_shuffle_of(there),
        scores=(tuple(scores_of(hand)),),
        took_everything=(None,),
    )


def snapshot_of(hand: Any, people: People, **facts: Any) -> dict[str, Any]:
    """Return a table as it is kept after its first hand, with some facts otherwise."""
    return dump(table_after(hand, people)) | facts


def seat(user_id: UserId | None, holder_id: UserId | None, *, is_away: bool = False) -> dict[str, Any]:
    """Return a seat as it is kept."""
    kept = asdict(Occupant(user_id, user_id is None, is_away, holder_id))
    # It is written only where one was chosen.
    del kept["level"]
    return kept


def events_of(hand: Any, people: People) -> list[StoredEvent]:
    """Return what happened at a table from the first seat taken to the last card of a hand."""
    there = {user_id: place for place, user_id in enumerate(people) if user_id is not None}
    joined = [
        PlayerJoined(user_id, word, place)
        for (user_id, place), word in zip(there.items(), WORDS, strict=False)
    ]
    dealt = HandDealt(1, 1, hand.deal, _shuffle_of(list(there)), tuple(people))
    passes = hand.passes if isinstance(hand, hearts.Hand) else hand.exposures
    prepared = [CardsPrepared(place, cards) for place, cards in enumerate(passes) if cards is not None]
    played = [CardPlayed(trick.seat_of(card), card) for trick in hand.play.tricks for card in trick.cards]
    scored = HandScored(1, tuple(scores_of(hand)), is_last=False)
    events: list[Event] = [*joined, dealt, *prepared, *played, scored]
    return [TrickMachine(trick_game(record_of(hand)["game"])).dump_event(event) for event in events]


def _shuffle_of(there: Sequence[UserId]) -> Shuffle:
    return Shuffle(b"Z" * 32, tuple(there), WORDS[: len(there)])


async def keep_table(
    database: Database, game: str, snapshot: dict[str, Any], guild_id: GuildId, channel_id: ChannelId
) -> StoredTable:
    """Keep an open table of a game."""
    async with database.transaction() as transaction:
        new = NewTable(guild_id, channel_id, game, snapshot, UserId(snapshot["opener_id"]))
        return await transaction.insert_table(new, now_ms=NOW_MS)


async def keep_hand(
    database: Database,
    table: StoredTable,
    hand: Any,
    people: People,
    deltas: Mapping[UserId, int] | None = None,
    **facts: Any,
) -> RoundRecord:
    """Keep a hand that was played at an open table, with all that happened, and close the table.

    Args:
        people: Who sat in each seat when it was dealt; None for computer players.
    """
    moved = dict(deltas or {})
    snapshot = snapshot_of(hand, people, **facts)
    there = [each["user_id"] for each in snapshot["seats"] if each["user_id"] is not None]
    record = RoundRecord(
        table_id=table.table_id,
        guild_id=table.guild_id,
        number=1,
        record=record_of(hand),
        players={user_id: RoundPlayer(moved.get(user_id, 0)) for user_id in (*there, *moved)},
        snapshot=snapshot,
    )
    async with database.transaction() as transaction:
        if moved:
            await transaction.post(_posting(table, moved), now_ms=NOW_MS)
        await transaction.add_round(record, now_ms=NOW_MS)
        closed = replace(table, is_open=False, snapshot=record.snapshot)
        await transaction.save_table(closed, events_of(hand, people), now_ms=NOW_MS)
    return record


async def keep_game(
    database: Database, game: str, people: People, guild_id: GuildId, channel_id: ChannelId
) -> GameRecord:
    """Keep a game of a single hand, with that hand, at a table that is closed then."""
    hand = played_hand(game, seed=1)
    stored = await keep_table(database, game, snapshot_of(hand, people), guild_id, channel_id)
    await keep_hand(database, stored, hand, people)
    record = finished_game(stored, table_after(hand, people))
    async with database.transaction() as transaction:
        await transaction.add_game(record)
    return record


def _posting(table: StoredTable, moved: Mapping[UserId, int]) -> Posting:
    entries = [Entry(Account.user(table.guild_id, user_id), points) for user_id, points in moved.items()]
    return Posting(f"{table.game}:{table.table_id}:1", table.guild_id, tuple(entries))


PERSON, COMPUTER = str(FIRST_PLAYER), None
SEATS: Final = (PERSON, COMPUTER, str(FIRST_PLAYER - 1), COMPUTER)


def trick_deal_of(
    game: str = HEARTS_NAME,
    *,
    number: int = 3,
    seats: Sequence[str | None] = SEATS,
    words: Mapping[int, str] | None = None,
    options: Any = None,
    before: int | None = None,
    play: int = 1,
) -> dict[str, Any]:
    """Return the deal file, as an object, of a hand that was dealt and played by the rules.

    Args:
        words: Own words instead of interaction ids, by place in the order of the parts.
        before: What a hand owes to those before it: in Hearts which hand of the game it is, in Gong Zhu who
            leads.
    """
    people = [who for who in seats if who is not None]
    told = {place: str(FIRST_PART + place) for place in range(len(people))} | dict(words or {})
    parts = [(who, told[place]) for place, who in enumerate(people)]
    seed = seed_of(ROOT, number)
    deal = deal_out(shuffled(build_deck(), seed, [part for _, part in parts], number))
    hand = _played(game, deal, options, before, random.Random(play))
    return deal_record(7, number, seed, parts, record_of(hand), seats=list(seats), scores=scores_of(hand))


def _played(game: str, deal: BySeat, options: Any, before: int | None, rng: random.Random) -> Any:
    if game == HEARTS_NAME:
        return play_hearts(pass_randomly(hearts.new_hand(deal, before or 1, options), rng), rng)
    return play_gongzhu(expose_randomly(gongzhu.new_hand(deal, before, options), rng), rng)
