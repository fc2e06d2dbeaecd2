"""Nobody may look at a deal of a tournament that someone still has to play."""

import json
from random import Random

import pytest

from bot.features.tournaments.model import State, unsealed
from bot.rules.fair_deal import commitment_to, seed_of
from bot.views.phrases import shown_digits
from tests.support.guild import CardRoom, note_of, shown_by, text_of
from tests.support.tiers import alike
from tests.support.tournaments import Rally, begun, four, in_thread, press
from tests.support.tricks.games import TRICK_GAMES

games = pytest.mark.parametrize("game", [game.name for game in TRICK_GAMES])


@games
async def test_a_deal_stays_sealed_until_the_last_table_has_finished_it(room, game):
    rally = await begun(Rally(room, room.boss(), game), *four(room), hands=2)
    kept = await rally.kept()
    await rally.finish_hand(0)
    number = (await rally.table_ids())[0]
    for who in (room.ann, room.ben, rally.boss):
        for command in ("verify", "review"):
            answer = await who.slash(room.channel, f"{game} {command}", hand=f"{number}.1")
            assert "still sealed" in note_of(answer)
    for custom_id in (
        f"{game}:{number}:1:review",
        f"review:{game}:{number}:1:0:0:on",
        f"mistake:{game}:{number}:1:0:0:on",
    ):
        stored, _ = await rally.table(0)
        answer = await press(room, room.ann, in_thread(room, stored.channel_id), custom_id)
        assert "still sealed" in note_of(answer) or "only" in note_of(answer).lower(), custom_id
    checked = note_of(await room.ann.slash(room.channel, "tournament verify"))
    assert "✅" not in checked
    assert "still sealed" in checked
    await rally.finish_hand(1)
    answer = await room.ben.slash(room.channel, f"{game} verify", hand=f"{number}.1")
    assert seed_of(kept.seed_root, 1).hex() in text_of(shown_by(answer))
    assert "everything checks out" in text_of(shown_by(answer))
    assert commitment_to(seed_of(kept.seed_root, 1)) == kept.lock
    assert "✅ Hand 1" in note_of(await room.ben.slash(room.channel, "tournament verify"))
    assert kept.seed_root.hex() not in everything_said(room)


def everything_said(room: CardRoom) -> str:
    """Return all that stands in any channel or thread, and in private answers."""
    kept = room.env.backend.messages
    return json.dumps([str(vars(each)) for there in kept.values() for each in there.values()])


@pytest.mark.parametrize("seed", alike([0, 1, 2]))
@pytest.mark.parametrize("game", alike([game.name for game in TRICK_GAMES]))
async def test_whatever_the_order_nothing_tells_of_sealed_deals(room, game, seed):
    """Tables play on in any order; after each hand everything that was ever shown is looked through."""
    rng = Random(seed)
    rally = await begun(Rally(room, room.boss(), game), *four(room), hands=3)
    kept = await rally.kept()
    while (await rally.kept()).state is State.PLAYING:
        tables = [number for number in (0, 1) if (await rally.table(number))[1].is_open]
        await rally.finish_hand(rng.choice(tables))
        played = await rally.service.played(kept)
        opened = unsealed(played, kept.wanted.deals)
        is_over = not any(each.is_open for each in played)
        said = everything_said(room)
        for deal in range(opened + 1, kept.wanted.deals + 1):
            assert shown_digits(seed_of(kept.seed_root, deal)) not in said
        assert (kept.seed_root.hex() in said) is is_over
        for place in kept.tables:
            for number in range(1, len(played[place.number].merits) + 1):
                answer = await room.ann.slash(
                    room.channel, f"{game} verify", hand=f"{place.table_id}.{number}"
                )
                assert ("still sealed" in note_of(answer)) is (number > opened)
