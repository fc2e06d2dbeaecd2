"""`/gnau rules`: what is played here, with an example for everything that is not as in `classic`."""

from dataclasses import replace

import pytest
import simcord

from bot.rules.gnau.options import (
    PAYOUT_NAMES,
    Aces,
    FiveSmall,
    HouseRules,
    NenkuRank,
    Order,
    Payouts,
    ThreeSix,
    Ties,
    Tonku,
)
from bot.rules.gnau.presets import PRESETS
from bot.tables.gnau import DealerPolicy
from bot.tables.gnau.settings import new_table_options, rules_changes
from bot.tables.ids import UserId
from bot.tables.server_settings import ServerSettings
from bot.tables.settable import Changes
from bot.text.gnau import rules_lines
from bot.views.gnau.rules import server_rules_view, table_rules_view
from tests.support.guild import CardRoom, text_of
from tests.support.tables import server_settings
from tests.support.texts import shipped_texts
from tests.views.trick_evenings import words_of

TEXT = shipped_texts().text()
EVERYTHING_ELSE = HouseRules(
    tens_in_five_dukes=True,
    tens_in_tonku=True,
    five_small=FiveSmall.TOTAL_10,
    triplet_passport=True,
    pair_three_six=True,
    nenku=NenkuRank.SPECIAL,
    ties=Ties.PUSH,
    payouts=Payouts(**{name: 100 - number for number, name in enumerate(PAYOUT_NAMES)}),
    three_six=ThreeSix.SWAPPED,
    aces=Aces.HIGH,
    bomb=True,
    order=Order.SMALL_FIRST,
)
# Some options exclude each other.
THE_OTHERS = HouseRules(doubles=False, tonku=Tonku.OFF, silver=True, ties=Ties.HIGH_CARD)


def rules_here(changes: Changes | None = None) -> str:
    """Return the rules of a server that has decided something."""
    return words_of(server_rules_view(TEXT, server_settings().changed(changes or {})))


async def rules(room: CardRoom, who: simcord.MemberActor | None = None) -> str:
    answer = await (who or room.ann).slash(room.channel, "gnau rules")
    assert answer.response is not None
    assert not answer.response.ephemeral
    return text_of(answer.response)


def test_the_card_ranks_the_hands_and_says_who_pays():
    words = rules_here()
    names = ["Five Dukes", "Five Small", "Ngau Tonku", "Double Ox", "Single Ox", "No Ox"]
    ranks = [f"{number}. **{name}**" for number, name in enumerate(names, start=1)]
    assert sorted(map(words.index, ranks)) == [words.index(rank) for rank in ranks]
    assert "Pays\u00a0**×10**" in words
    for known_as in (
        "牛",
        "Ngau, Ngao",
        "五公",
        "孖宝",
        "牛牛",
        "牛冬菇",
    ):
        assert known_as in words
    assert "K\u00a0K is best" in words
    assert "the last digit of the other two counts, 0 as 10" in words
    assert "**Ties:** the dealer wins" in words
    assert "A Malaysian family game" in words
    assert words.index("Highest first") < words.index("**Ties:**") < words.index("In this server")


def test_a_server_that_decided_nothing_plays_classic():
    words = rules_here()
    assert "**In this server:** classic" in words
    assert "instead of" not in words
    assert "**Dealer:** The house (the bot)" in words
    assert "**Splitting:** The bot, best way" in words
    assert "**Stake:** 1 point, or choose 1 to 1,000,000" in words
    assert "**Nenku** is a name for a Single Ox 1: an ox, then any other ace" in words
    assert "or after 20 seconds" in words
    assert "a score" in words


@pytest.mark.usefixtures("real_pictures")
async def test_the_ranking_is_drawn_with_what_makes_each_hand_and_then_not_told(room: CardRoom):
    answer = await room.ann.slash(room.channel, "gnau rules")
    assert answer.response is not None
    [attachment] = answer.response.attachments
    assert "1. Five Dukes, ×10: five cards that are J, Q or K. J♠︎" in (attachment.description or "")
    assert "J♠" not in text_of(answer.response)
    assert "No Ox" not in text_of(answer.response)


async def test_the_hands_of_the_ranking_are_told_where_files_are_refused(room: CardRoom):
    room.env.inject_error("PATCH", "/webhooks/*", status=403, code=50013)
    assert "J♠" in await rules(room)


def test_the_rules_name_all_that_the_server_has_decided():
    table = {"dealer": "winner", "split": "own", "reveal_s": 60, "points": "bankroll"}
    stakes = {"stake_points": 5, "lowest_stake": 2, "highest_stake": 9}
    words = rules_here({**rules_changes(EVERYTHING_ELSE), **table, **stakes})
    usual = rules_lines(TEXT, HouseRules())
    assert all(line in words for line in rules_lines(TEXT, EVERYTHING_ELSE) if line not in usual)
    assert "3. **Five Dukes**: five cards that are 10, J, Q or K. Pays\u00a0**×93**" in words
    assert "5. **Nenku**: an ox" in words
    assert "is a name for a Single Ox 1" not in words
    assert "10, J, Q or K" in words
    assert "ten in all at most" in words
    assert "**Ties:** nobody pays" in words
    # All examples would be too many for a message.
    assert "instead of" not in words
    assert "The biggest winner of the last round" in words
    assert "**Splitting:** Each player" in words
    assert "5 points, or choose 2 to 9" in words
    assert "or after 1 minute" in words
    assert "a bankroll" in words


def test_an_example_shows_the_hand_with_and_without_the_rule():
    words = rules_here({"rules.tens_in_five_dukes": True, "rules.ties": "push", "rules.payouts.double": 3})
    assert "10♠︎\u00a010♥︎\u00a0J♦︎\u00a0Q♣︎\u00a0K♠︎** → **Five Dukes (×10)** instead of" in words
    assert "instead of Double Ox 10 (×3)" in words
    assert "**±0** instead of −3" in words
    assert "Double Ox pays **×3** instead of ×2" in words


async def test_an_open_table_comes_first(room: CardRoom):
    await room.open(rules="plain", stake=7, dealer=DealerPolicy.ROTATE.value)
    await room.bot.services.settings.change(
        room.guild_id, {"rules.ties": "push"}, user_id=UserId(room.ann.id)
    )
    words = await rules(room, room.ben)
    assert words.startswith("\n## 🐂 Gnau")
    assert "**At this table:** plain" in words
    assert "New tables in this server: classic, but ties are a draw" in words
    assert "**Stake:** 7 points · " in words
    assert "The next player each round" in words
    await room.ann.slash(room.channel, "gnau close")
    assert "**In this server:** classic, but ties are a draw" in await rules(room)


@pytest.mark.parametrize("name", ["kopitiam", "classic"])
def test_new_tables_are_named_only_where_they_are_different(name: str):
    settings = server_settings()
    options = replace(new_table_options(settings), rules=PRESETS[name])
    words = words_of(table_rules_view(TEXT, options, settings))
    assert f"**At this table:** {name}" in words
    assert ("New tables in this server: classic" in words) is (name == "kopitiam")


@pytest.mark.parametrize("reveal_s", [0, 1, 600])
def test_the_longest_rules_fit_into_one_message(reveal_s: int):
    for each in (EVERYTHING_ELSE, THE_OTHERS, PRESETS["niuniu"]):
        verify_fits(server_settings(rules=each, reveal_s=reveal_s))


def test_rules_without_pairs_tell_what_is_played():
    words = rules_here(rules_changes(THE_OTHERS))
    assert "Double Ox" not in words.partition("**Ties:**")[0]
    assert "Nenku" not in words.partition("**Ties:**")[0]
    assert "3. **Silver**: five cards that are 10, J, Q or K" in words
    assert "**Ties:** the highest card decides" in words


def test_what_a_single_ox_pays_is_told_by_its_number():
    words = rules_here(rules_changes(PRESETS["niuniu"]))
    paid = "**×1** for\u00a01–6, **×2** for\u00a07–8, **×3** for\u00a09, **×4** for\u00a010"
    assert f"Pays {paid}" in words


def verify_fits(settings: ServerSettings) -> None:
    for view in (
        server_rules_view(TEXT, settings),
        table_rules_view(TEXT, new_table_options(settings, 1_000_000), settings),
    ):
        assert view.content_length() <= 4000
        assert view.total_children_count <= 40
