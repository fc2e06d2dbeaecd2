"""`/gnau rules` and `/gnau solve`, and input that cannot be used."""

from typing import Any

import pytest
import simcord

from tests.support.guild import CardRoom, note_of


async def test_solve_shows_all_ways_best_first_privately(room: CardRoom):
    words = note_of(await room.ann.slash(room.channel, "gnau solve", cards="3 6 8 4 8"))
    ways = [line for line in words.splitlines() if line.startswith(("⭐", "▫️"))]
    assert len(ways) == 3
    assert ways[0].startswith("⭐ **Double Ox 8**")
    assert "Single Ox 9" in ways[1]


@pytest.mark.parametrize(
    ("cards", "rules", "said"),
    [
        ("10S 10H JD QC KS", "plain", "Five Dukes"),
        ("10 10 10 10 10", "classic", "Every way · classic · 2 decks"),
        ("4S 4H 3D 8C 5S", "classic", "No Ox"),
    ],
)
async def test_solve_of_other_rules_two_packs_or_no_ox(room: CardRoom, cards: str, rules: str, said: str):
    assert said in note_of(await room.ann.slash(room.channel, "gnau solve", cards=cards, rules=rules))


@pytest.mark.parametrize(
    ("options", "culprit"),
    [
        ({"cards": "3 6 8 4 1Z"}, "1Z"),
        ({"cards": "AS AS 2H 3H 4H", "decks": 1}, "A♠"),
        ({"cards": "3 6 8 4 8", "rules": "royal"}, "royal"),
    ],
)
async def test_solve_says_what_is_wrong(room: CardRoom, options: dict[str, Any], culprit: str):
    assert culprit in note_of(await room.ann.slash(room.channel, "gnau solve", **options))


async def test_rules_are_suggested(room: CardRoom):
    choices = await room.ann.autocomplete(room.channel, "gnau solve", "rules", "kopi", cards="3 6 8 4 8")
    assert [choice["value"] for choice in choices] == ["kopitiam", "kopitiam_aces"]


@pytest.mark.parametrize("stake", [0, 1_000_001])
async def test_discord_itself_refuses_a_stake_out_of_range(room: CardRoom, stake: int):
    with pytest.raises(simcord.OptionError):
        await room.ann.slash(room.channel, "gnau open", stake=stake)
