"""Every house rule of Gnau, played through: the table, the books and all answers go by it."""

import pytest

from bot.rules.gnau.options import HouseRules, with_options
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.ranking import Category
from bot.tables.gnau.settings import rules_changes
from bot.tables.ids import UserId
from bot.text.gnau import hand_name, rules_lines, rules_summary
from tests.rules import naive_gnau as naive
from tests.rules.gnau_cases import CHANGES, as_rules, written
from tests.support.guild import CardRoom, note_of, text_of
from tests.support.texts import shipped_texts
from tests.support.tiers import alike

TEXT = shipped_texts().text()
CLASSIC = HouseRules()
# The dealer's hand first. Under one option or another, each of these changes what it is or whom it beats.
HANDS = (
    *("JS QH KD 5C 5H", "10S JD QC 5S 5D", "6C 8D 9D 2S 6H"),
    *("7S 7H 7D 7C 4S", "10H JH QD KC KS", "3S 4H 3D AC 2H"),
)
MORE = ("10C 5H 5D AS KH", "JC 2C 8D AH AD", "3C 6D 9C 9H 5S", "2D 2H 4C 4D 3H")

TABLES = {f"{option}={value}": with_options(CLASSIC, {option: value}) for option, value in CHANGES}
TABLES |= PRESETS
# The presets that differ most from the others come first.
NAMES = sorted(TABLES, key=lambda name: name not in {"niuniu", "kopitiam_aces"})


def gained(rules: HouseRules, hands: list[list[str]]) -> list[int]:
    """What each player gains from the dealer, whose hand is the first, by the naive rules."""
    plain = as_rules(rules)
    heights = naive.rungs_by_hand(plain)
    dealer, *players = [naive.best(hand, plain, heights)[:2] for hand in hands]
    highest = [naive.highest(hand) for hand in hands]
    return [
        naive.delta(player, dealer, plain, 1, (height, highest[0]))
        for player, height in zip(players, highest[1:], strict=True)
    ]


async def play(room: CardRoom, rules: HouseRules, hands: tuple[str, ...]) -> None:
    """Play one round of a table that is opened under these rules, with these hands or as the deck falls."""
    service = room.bot.services.settings
    await service.change(room.guild_id, rules_changes(rules), user_id=UserId(room.ann.id))
    room.deck.hands = list(hands)
    people = [room.ann, room.ben, room.cat, room.dan, room.person("Eve")]
    await room.open()
    for person in people[: len(hands) - 1 if hands else None]:
        await room.click(person, "Join")
    await room.click(room.ann, "Deal")
    await room.click(room.ann, "Reveal")


@pytest.mark.parametrize("name", alike(NAMES, fast=2))
async def test_a_round_and_all_answers_go_by_the_house_rules(room: CardRoom, name: str):
    rules = TABLES[name]
    for hands in (HANDS, MORE, ()):
        await play(room, rules, hands)
        table = await room.state()
        assert table.round_options.rules == rules
        assert table.hands is not None
        expected = gained(rules, [written(table.hands.dealer), *map(written, table.hands.players.values())])
        assert [table.deltas()[user_id] for user_id in table.hands.players] == expected
        if hands:
            await room.more(room.ann, "Close")
    card = await answer(room, "rules")
    assert f"**At this table:** {rules_summary(TEXT, rules)}" in card
    usual = rules_lines(TEXT, CLASSIC)
    assert all(line in card for line in rules_lines(TEXT, rules) if line not in usual)
    # The last round was dealt as the deck fell.
    verified = await answer(room, "verify")
    assert "❌" not in verified
    assert verified.count("✅") >= 4
    for hand in (*HANDS, *MORE):
        solved = await answer(room, "solve", cards=hand)
        assert rules_summary(TEXT, rules) in solved
        assert solved_as(rules, hand) in solved


async def answer(room: CardRoom, command: str, **options: str) -> str:
    return text_of((await room.ben.slash(room.channel, f"gnau {command}", **options)).response)


def solved_as(rules: HouseRules, hand: str) -> str:
    """What the first line about a hand says by the naive rules."""
    plain = as_rules(rules)
    category, strength, _ = naive.best(hand.split(), plain, naive.rungs_by_hand(plain))
    points = naive.points((category, strength), plain)
    name = hand_name(TEXT, Category(category), strength)
    return f"⭐ **{name}** · {points} point{'s' * (points != 1)}"


async def test_rules_that_contradict_each_other_are_refused_in_words(room: CardRoom):
    asked = await room.ann.slash(room.channel, "gnau odds", rules="plain,doubles=off")
    assert note_of(asked) == "doubles=off and pair_three_six=on don't go together. Change one of them first."
