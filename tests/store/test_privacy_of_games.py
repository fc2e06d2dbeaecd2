"""Rounds of several games in one server, told to a person, and without a person."""

import json
import re

import pytest

from bot.features.privacy.rows import PersonalRecords
from bot.players import HEARTS
from bot.rules import gongzhu, hearts
from bot.rules.cards import build_deck
from bot.rules.hearts import PASSED
from bot.rules.tricks import CARDS_EACH, SEATS
from bot.services import TableService
from bot.store import Departures
from bot.tables.commands import Actor, Join, LoseChannel
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.privacy import NamedAtOpenTables, is_former
from bot.tables.tricks import new_trick_table
from bot.tables.tricks.commands import PlayCard, PlayFor, Prepare, PrepareFor, Start
from bot.tables.tricks.machine import TrickMachine
from bot.tables.tricks.options import TrickTableOptions
from tests.store.mixed import CHANNEL, GAMES, MAHJONG, PEOPLE, SEEDS, games_of, keep
from tests.store.samples import is_sound
from tests.support.lives import KOPITIAM, LEN, MEI, RAJ, SUE, everything, places_of
from tests.support.tables import NoFunds, Seeded, nothing_known
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.hands import (
    GONGZHU_NAME,
    HEARTS_NAME,
    keep_hand,
    keep_table,
    played_hand,
    seat,
    snapshot_of,
)

DECK = frozenset(map(str, build_deck()))


def cards_in(lines) -> frozenset[str]:
    return DECK.intersection(re.findall(r"[0-9AKQJ]+[CDHS]", json.dumps(lines)))


async def test_an_export_has_every_game_and_nobody_elses_cards(played, records):
    data = await records.kept_about(LEN)
    written = json.dumps(data)
    assert not any(str(other) in written for other in (MEI, RAJ, SUE))
    lines = {line["game"]: line for line in data["rounds"]}
    assert lines.keys() == set(GAMES)
    assert {line["game"] for line in data["tables"]} == set(GAMES)
    for game in (HEARTS_NAME, GONGZHU_NAME):
        hand = played_hand(game, SEEDS[game])
        line, own = lines[game], {str(card) for card in hand.deal[1]}
        assert (line["seat"], set(line["cards"].split())) == (1, own)
        assert len(line["played"].split()) == 13
        [dealt] = [each for each in data["events"] if (each["game"], each["what"]) == (game, "HandDealt")]
        assert set(dealt["facts"]["cards"].split()) == own
    assert "seats" in lines[MAHJONG]["named_as"]
    for kind in ("rounds", "tables", "events"):
        assert not cards_in([line for line in data[kind] if line["game"] == MAHJONG])


async def test_a_store_that_knows_no_game_tells_who_is_named_all_the_same(played, database):
    data = await PersonalRecords(database, {}).kept_about(LEN)
    assert not cards_in([data["rounds"], data["tables"], data["events"]])
    assert len(data["rounds"]) == len(GAMES)
    assert all(line["named_as"] for line in [*data["rounds"], *data["tables"]])


async def test_who_is_forgotten_is_in_no_game_any_more(played, records, engine, database, history, clock):
    before = {game: await history.latest_round(KOPITIAM, CHANNEL, game=game) for game in GAMES[1:]}
    forgotten = await records.forget(LEN, now_ms=clock.now_ms())
    assert (forgotten.servers, forgotten.rounds) == (1, 4)
    assert places_of(await everything(engine), LEN) == []
    assert await is_sound(database)
    assert await games_of(history) == {}
    for game, old in before.items():
        new = await history.latest_round(KOPITIAM, CHANNEL, game=game)
        [stand_in] = [user_id for user_id in new.players if is_former(user_id)]
        assert new.players == {stand_in: old.players[LEN]} | {
            user_id: player for user_id, player in old.players.items() if user_id != LEN
        }
        assert new.record == old.record
        assert new.snapshot["seats"][1] == seat(stand_in, stand_in)
        # With it the others can still check their cards.
        assert new.snapshot["shuffle"] == old.snapshot["shuffle"] | {"people": [MEI, stand_in, RAJ]}


async def test_the_others_keep_their_rounds_of_every_game(played, records, history, clock):
    before = await games_of(history, MEI)
    data = await records.kept_about(MEI)
    await records.forget(LEN, now_ms=clock.now_ms())
    assert await games_of(history, MEI) == before
    assert await records.kept_about(MEI) == data


async def test_who_left_with_cards_is_told_them_and_can_be_forgotten(database, records, engine, clock):
    hand = played_hand(HEARTS_NAME, 6)
    table = await keep_table(database, HEARTS_NAME, snapshot_of(hand, PEOPLE), KOPITIAM, CHANNEL)
    seats = [seat(MEI, MEI), seat(None, LEN), seat(None, None), seat(RAJ, RAJ)]
    await keep_hand(database, table, hand, PEOPLE, seats=seats)
    data = await records.kept_about(LEN)
    assert data["rounds"] == []
    [dealt] = [each["facts"]["cards"] for each in data["events"] if each["what"] == "HandDealt"]
    assert set(dealt.split()) == {str(card) for card in hand.deal[1]}
    forgotten = await records.forget(LEN, now_ms=clock.now_ms())
    assert (forgotten.servers, forgotten.rounds) == (1, 0)
    assert places_of(await everything(engine), LEN) == []


NAMED = {
    "who opened it": {"opener_id": LEN},
    "who sits there": {"seats": [seat(MEI, MEI), seat(LEN, None), seat(None, None), seat(None, None)]},
    "who is away": {"seats": [seat(LEN, LEN, is_away=True), *[seat(None, None)] * 3]},
    "whose stake a computer player plays for": {"seats": [seat(MEI, MEI), *[seat(None, LEN)] * 3]},
    "whose stake somebody else plays for": {"seats": [seat(MEI, LEN), *[seat(None, None)] * 3]},
}


@pytest.mark.parametrize("where", NAMED.values(), ids=NAMED)
@pytest.mark.parametrize("game", [HEARTS_NAME, GONGZHU_NAME])
async def test_nobody_is_forgotten_while_an_open_table_names_them(
    played, records, database, engine, clock, game, where
):
    snapshot = snapshot_of(played_hand(game, 5), [MEI, RAJ, None, SUE]) | where
    table = await keep_table(database, game, snapshot, KOPITIAM, ChannelId(CHANNEL + 1))
    before = await everything(engine)
    assert [each.table_id for each in await records.open_tables_naming(LEN)] == [table.table_id]
    with pytest.raises(NamedAtOpenTables):
        await records.forget(LEN, now_ms=clock.now_ms())
    assert await everything(engine) == before
    assert await records.open_tables_naming(UserId(LEN + 1)) == []


async def test_a_server_goes_with_all_its_games(played, database, engine, clock):
    kept = Departures(database)
    await keep(database, HEARTS_NAME, guild_id=GuildId(KOPITIAM + 1), deltas={LEN: 1, MEI: -1})
    await kept.note([KOPITIAM], now_ms=clock.now_ms() - 2)
    assert await kept.delete_guild(KOPITIAM, clock.now_ms() - 1)
    assert await is_sound(database)
    rows = await everything(engine)
    assert places_of(rows, UserId(KOPITIAM)) == []
    assert len(rows["rounds"]) == 1


async def play_hand(service, table_id) -> None:
    """Begin a game and play its first hand, all seats alike, with the first cards that may be played."""
    table = (await service.apply(table_id, Start(Actor(LEN)))).table
    for place in range(SEATS):
        chosen = table.hand.deal[place][: PASSED if table.game is HEARTS else 0]
        table = (await service.apply(table_id, _preparing(table, place, chosen))).table
    for _ in range(SEATS * CARDS_EACH):
        [place] = table.waited_for
        card = table.rules.legal_plays(table.hand)[0]
        table = (await service.apply(table_id, _playing(table, place, card))).table


def _preparing(table, place, cards) -> Prepare | PrepareFor:
    user_id = table.seats[place].user_id
    if user_id is not None:
        return Prepare(user_id, cards)
    return PrepareFor(round=table.round, seat=place, cards=cards)


def _playing(table, place, card) -> PlayCard | PlayFor:
    user_id = table.seats[place].user_id
    if user_id is not None:
        return PlayCard(user_id, card)
    return PlayFor(round=table.round, plays=table.plays, seat=place, card=card)


@pytest.mark.parametrize("game", TRICK_GAMES)
async def test_a_hand_that_was_really_played_is_told_and_can_be_forgotten(
    database, records, engine, history, clock, game
):
    service = TableService(TrickMachine(game), database, clock, Seeded(), NoFunds(), nothing_known())
    rules = hearts.Options() if game is HEARTS else gongzhu.Options()
    table = new_trick_table(
        game=game,
        opener_id=LEN,
        opener_part="durian",
        options=TrickTableOptions(rules),
        seed_root=Seeded().fresh_root(),
        now_ms=clock.now_ms(),
    )
    table_id = (await service.open(KOPITIAM, CHANNEL, table)).table_id
    await service.apply(table_id, Join(MEI, "mangosteen"))
    await play_hand(service, table_id)
    await service.apply(table_id, LoseChannel())
    stored = await history.latest_round(KOPITIAM, CHANNEL, game=game.name)
    [line] = (await records.kept_about(LEN))["rounds"]
    assert (line["seat"], line["part"], line["score"]) == (0, "durian", stored.snapshot["scores"][0][0])
    assert line["cards"] == " ".join(stored.record["deal"][0])
    assert len(line["played"].split()) == 13
    assert "mangosteen" not in json.dumps(await records.kept_about(LEN))
    await records.forget(LEN, now_ms=clock.now_ms())
    assert places_of(await everything(engine), LEN) == []
    assert (await service.get(table_id))[1].seats[1].user_id == MEI
