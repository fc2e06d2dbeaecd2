"""However much there is to turn over in a channel, five edits in five seconds are all that it takes."""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord.http import router

from bot.delivery.gnau.suspense import STEP_MS
from bot.delivery.pace import EDITS
from bot.players import GONGZHU, HEARTS, TrickGame
from bot.services import Pace
from bot.tables.gnau.settings import Suspense
from bot.tables.gnau.state import MAX_PLAYERS
from bot.tables.ids import UserId
from bot.tables.leases import LEASE_MS
from bot.tables.tricks import WITH_CARDS
from tests.support.guild import CardRoom, labels_of, text_of
from tests.support.together import click_together, start_clicks
from tests.support.tricks.people import table_in
from tests.support.tricks.tables import own_step

PERIOD_S = 5.0
TICK_S = 0.25
# Computer players who are faster than people can look.
BRISK = Pace(card_s=0.3, trick_s=0.6)
STEPS_S = 4 * STEP_MS[Suspense.QUICK] / 1000
# Both hands are over long before that.
LONGEST_S = 60


@contextmanager
def edits_timed(room: CardRoom, patch: pytest.MonkeyPatch) -> Iterator[list[tuple[float, int]]]:
    """Note when which message of the channel is edited, as Discord gets the requests."""
    noted: list[tuple[float, int]] = []
    dispatch, path_of = router.dispatch, f"/channels/{room.channel.id}/messages/"

    def dispatch_noted(backend: Any, method: str, path: str, **options: Any) -> Any:
        if method == "PATCH" and path.startswith(path_of):
            noted.append((room.env.now().timestamp(), int(path.removeprefix(path_of))))
        return dispatch(backend, method, path, **options)

    with patch.context() as patched:
        patched.setattr(router, "dispatch", dispatch_noted)
        yield noted


def most_at_once(edits: Sequence[tuple[float, int]]) -> int:
    """Return how many edits fall into five seconds at most."""
    return max(sum(start_s <= at_s < start_s + PERIOD_S for at_s, _ in edits) for start_s, _ in edits)


def words_of(room: CardRoom, message_id: int) -> str:
    return next(text_of(message) for message in room.messages if message.id == message_id)


async def full_round(room: CardRoom, players: int) -> Any:
    """Deal to so many people; return the message."""
    table = await room.open()
    people = [room.person(f"Player {number}") for number in range(players)]
    await click_together(room.env, [(person, table, "Join") for person in people])
    await room.env.advance_time(PERIOD_S)
    start_clicks(room.env, [(room.ann, room.table, "Deal")])
    await room.env.advance_time(PERIOD_S)
    return room.table


async def revealing(room: CardRoom, patch: pytest.MonkeyPatch, players: int) -> list[tuple[float, int]]:
    """Reveal a round of so many people; return the edits from then on."""
    await full_round(room, players)
    with edits_timed(room, patch) as edits:
        start_clicks(room.env, [(room.ann, room.table, "Reveal")])
        await room.env.advance_time(20)
    assert "Deal again" in labels_of(room.table)
    return edits


@pytest.mark.usefixtures("no_presses")
async def test_nineteen_players_take_four_edits_more_than_without_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    edits = {}
    for suspense in ("off", "quick", "slow"):
        (tmp_path / suspense).mkdir()
        async with CardRoom(tmp_path / suspense, edit_window_s=1.0, gnau_suspense=suspense) as room:
            edits[suspense] = await revealing(room, monkeypatch, MAX_PLAYERS)
    assert {suspense: len(each) for suspense, each in edits.items()} == {"off": 1, "quick": 5, "slow": 5}
    assert all(most_at_once(each) <= EDITS for each in edits.values())
    # In one message, whatever the number of players.
    assert all(len({message_id for _, message_id in each}) == 1 for each in edits.values())


async def play_hand(room: CardRoom, game: TrickGame, who: simcord.MemberActor) -> float:
    """Have somebody pass, expose or play whenever it is up to them; return when the hand was over."""
    tables, user_id = room.bot.services.games.tables_of(game.name), UserId(who.id)
    stored, table = await table_in(room, game)
    while not table.scores:
        if table.phase in WITH_CARDS and table.seat_of(user_id) in table.waited_for:
            await tables.apply(stored.table_id, own_step(table, user_id))
        await asyncio.sleep(TICK_S)
        stored, table = await table_in(room, game)
    return room.env.now().timestamp()


@pytest.mark.thorough
@pytest.mark.usefixtures("no_presses")
async def test_three_games_that_turn_over_cards_at_once_in_a_channel_share_its_edits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with CardRoom(tmp_path, edit_window_s=1.0, gnau_suspense="quick", pace=BRISK) as room:
        people = {HEARTS: room.ann, GONGZHU: room.ben}
        for game, who in people.items():
            await who.slash(room.channel, f"{game} open")
        gnau = await full_round(room, 6)
        tables = {game: room.table_of(game) for game in people}
        start_clicks(room.env, [(who, tables[game], "Start") for game, who in people.items()])
        await room.env.advance_time(PERIOD_S)
        ends = {gnau.id: "Next: ", **{table.id: "Next hand:" for table in tables.values()}}
        over_s, seen_s = {gnau.id: room.env.now().timestamp()}, dict[int, float]()
        with edits_timed(room, monkeypatch) as edits:
            start_clicks(room.env, [(room.ann, gnau, "Reveal")])
            with room.env._bot_scope():
                hands = {
                    tables[game].id: asyncio.create_task(play_hand(room, game, who))
                    for game, who in people.items()
                }
            while len(seen_s) < len(ends):
                assert room.env.now().timestamp() < over_s[gnau.id] + LONGEST_S
                await room.env.advance_time(TICK_S)
                for message_id, words in ends.items():
                    if words in words_of(room, message_id):
                        seen_s.setdefault(message_id, room.env.now().timestamp())
            over_s |= {message_id: hand.result() for message_id, hand in hands.items()}
    assert most_at_once(edits) <= EDITS
    # Nobody waits for an end longer than for the next turn; the steps are fewer where the pace runs short.
    waited_s = {message_id: seen_s[message_id] - over_s[message_id] for message_id in ends}
    assert waited_s.pop(gnau.id) <= STEPS_S + PERIOD_S
    assert max(waited_s.values()) <= PERIOD_S
    # A hundred cards have fallen and six hands were turned over: each message had its share of the edits.
    counts = Counter(message_id for _, message_id in edits)
    assert 2 <= counts.pop(gnau.id) <= 5
    assert set(counts) == {table.id for table in tables.values()}
    assert min(counts.values()) >= 5


def test_a_process_that_has_lost_its_server_shows_no_step_any_more():
    # Its lease runs out after the last step, and whatever it shows then is how the table stands.
    assert max(STEP_MS.values()) * 4 < LEASE_MS
