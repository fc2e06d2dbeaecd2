"""`/gnau odds`: numbers and a picture for everybody, or of one's own hand for oneself."""

from fractions import Fraction
from io import BytesIO
from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.features.odds.view import OddsDetailsButton, chances_view, details_view, odds_view
from bot.rules.cards import MAX_PACKS, parse_cards
from bot.rules.gnau.hand_counts import hand_odds
from bot.rules.gnau.odds import HandChances, round_odds
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import PRESETS, parse_rules
from tests.rules.gnau_cases import HOUSE_RULES
from tests.support.guild import CardRoom, note_of, text_of, told_in
from tests.support.texts import shipped_texts
from tests.support.tiers import alike
from tests.views.trick_evenings import words_of

MAX_TEXT = 4000
MAX_COMPONENTS = 40
TEXT = shipped_texts().text()
CHANCES = HandChances(511_313, 511_313, 511_313, 511_313, 511_313, Fraction(1, 3))


def answer_of(result):
    """The one message a command was answered with."""
    [answer] = [each for each in (result.response, *result.followups) if each is not None and text_of(each)]
    return answer


async def picture_of(message):
    """The picture that is attached, which the layout must show."""
    [attachment] = message.attachments
    assert attachment.filename in str(message.components)
    return Image.open(BytesIO(await attachment.read()))


async def details(room: CardRoom, **options: Any) -> str:
    """What Ben reads who presses Details under the odds that Ann has asked for."""
    answer = answer_of(await room.ann.slash(room.channel, "gnau odds", **options))
    return note_of(await room.ben.click(answer, label="Details"))


async def test_everybody_sees_what_a_round_is_worth(room: CardRoom):
    answer = answer_of(await room.ann.slash(room.channel, "gnau odds"))
    words = text_of(answer)
    assert answer.flags.ephemeral is False
    assert "Odds · classic" in words
    assert "You win in **44.89%** of rounds and lose in **49.92%**. In **5.19%** " in words
    assert "Your hand is better in 44.89%, worse in 44.89% and equal in 10.22%: the dealer wins ties" in words
    assert "but No Ox ties cost nothing" in words
    assert "-# Nenku ranks as Single Ox 1." in words
    assert "House edge: **5.05%**" in words
    assert "```" not in words


async def test_all_the_numbers_are_behind_details(room: CardRoom):
    words = await details(room)
    assert "2,598,960" in words
    assert "Five Dukes       792  0.03%" in words
    assert "**Double Ox**\n```\nK  15,900 0.61%\n" in words
    assert "**Single Ox**\n```\n10 242,968 9.35%\n" in words
    assert "−0.0505" in words


@pytest.mark.parametrize(("rules", "below"), [("classic", "No Ox"), ("nenku=special", "Double Ox")])
async def test_nenku_stands_where_it_ranks(room: CardRoom, rules: str, below: str):
    answer = answer_of(await room.ann.slash(room.channel, "gnau odds", rules=rules))
    bars = (answer.attachments[0].description or "").split(", ")
    names = [bar.rsplit(" ", 1)[0] for bar in bars]
    assert names[names.index("Nenku") + 1] == below
    listed = [
        line for line in note_of(await room.ben.click(answer, label="Details")).splitlines() if "%" in line
    ]
    place = next(number for number, line in enumerate(listed) if line.startswith("Nenku"))
    assert listed[place + 1].startswith(below)


@pytest.mark.parametrize(
    ("cards", "rules", "said"),
    [
        ("4S 4H 3D 8C 5S", "classic", "-# The dealer wins ties, but No Ox pays nothing."),
        ("KS 5H 5D 3C 3H", "classic", "-# The dealer wins ties."),
        ("KS 5H 5D 3C 3H", "ties=push", "-# Ties are a draw."),
        ("JS QH KD JD QC", "classic", "-# Ties are a draw."),
    ],
)
def test_a_tie_is_told_as_the_house_has_it(cards: str, rules: str, said: str):
    view = chances_view(TEXT, parse_cards(cards), parse_rules(rules), CHANCES)
    assert said in words_of(view).splitlines()


async def test_other_rules_can_be_asked_for(room: CardRoom):
    answer = answer_of(await room.ann.slash(room.channel, "gnau odds", rules="plain,ties=push"))
    assert "Odds · plain, but ties are a draw" in text_of(answer)
    assert "House edge: **0%**" in text_of(answer)
    assert ": ties are a draw." in text_of(answer)
    words = note_of(await room.ben.click(answer, label="Details"))
    assert "Odds · plain, but ties are a draw" in words
    assert "Five Small         0     0%" in words
    assert "**±0**" in words


@given(HOUSE_RULES, st.integers(1, MAX_PACKS))
def test_a_button_remembers_any_house_rules(rules: HouseRules, packs: int):
    written = OddsDetailsButton(rules, packs)
    assert len(written.custom_id) <= 100
    match = OddsDetailsButton.__discord_ui_compiled_template__.fullmatch(written.custom_id)
    assert match is not None
    read = OddsDetailsButton.read(match)
    assert (read.rules, read.packs) == (rules, packs)


def test_rules_that_an_older_button_does_not_name_are_the_usual_ones():
    match = OddsDetailsButton.__discord_ui_compiled_template__.fullmatch("odds:1:1:07")
    assert match is not None
    assert OddsDetailsButton.read(match).rules == parse_rules("tens_in_five_dukes=on,no_ox=7")


@pytest.mark.usefixtures("real_pictures")
async def test_the_picture_is_attached_and_shown(room: CardRoom):
    answer = answer_of(await room.ann.slash(room.channel, "gnau odds"))
    all_hands = await picture_of(answer)
    assert all_hands.format == "PNG"
    one_hand = await picture_of(answer_of(await room.ann.slash(room.channel, "gnau odds", cards="3 6 8 4 8")))
    assert all_hands.width == one_hand.width
    assert all_hands.height > one_hand.height


async def test_the_picture_of_odds_is_fully_described(room: CardRoom):
    for options, said in (
        ({}, "Five Dukes 0.03%, "),
        ({"cards": "JS QH KD JD QC"}, "Win >99.99%, Tie <0.01%"),
    ):
        answer = answer_of(await room.ann.slash(room.channel, "gnau odds", **options))
        assert said in (answer.attachments[0].description or "")


async def test_the_odds_are_there_as_text_where_files_are_refused(room: CardRoom):
    room.env.inject_error("PATCH", "/webhooks/*", status=403, code=50013)
    answer = answer_of(await room.ann.slash(room.channel, "gnau odds"))
    assert "House edge: **5.05%**" in text_of(answer)
    assert answer.attachments == []
    room.env.inject_error("PATCH", "/webhooks/*", status=403, code=50013)
    hand = await room.ann.slash(room.channel, "gnau odds", cards="JS QH KD JD QC", rules="kopitiam")
    lines = [line.split() for line in note_of(hand).splitlines()]
    assert ["Win", "1,533,918", ">99.99%"] in lines
    assert ["Tie", "21", "<0.01%"] in lines
    assert ["Lose", "0", "0%"] in lines


async def test_one_sees_the_chances_of_a_hand_alone(room: CardRoom):
    asked = await room.ann.slash(room.channel, "gnau odds", cards="JS QH KD JD QC", rules="kopitiam")
    words = told_in(answer_of(asked))
    assert "Odds · kopitiam" in words
    assert "Five Dukes" in words
    assert "J♠" in words
    assert "Win >99.99%, Tie <0.01%, Lose 0%" in words
    assert "1,533,918" not in words
    assert "+6.9999" in words
    assert "1,533,939" in words
    assert room.messages == []


async def test_a_table_of_eleven_hands_plays_with_two_packs(room: CardRoom):
    words = await details(room, decks=2)
    assert "Odds · classic · 2 decks" in words
    assert "91,962,520" in words
    assert "Five Dukes  0.05%" in words
    words = told_in(answer_of(await room.ann.slash(room.channel, "gnau odds", cards="KS KS QH QH JD")))
    assert "Odds · classic · 2 decks" in words
    assert "Tie 0.02%" in words
    assert "the other 99 cards" in words


@pytest.mark.parametrize(
    ("options", "culprit"),
    [
        ({"cards": "3 6 8 4"}, "five"),
        ({"cards": "3 6 8 4 1Z"}, "1Z"),
        ({"cards": "AS AS 2H 3H 4H", "decks": 1}, "A♠"),
        ({"rules": "double=101"}, "101"),
    ],
)
async def test_wrong_input_is_told_to_one_person_alone(room: CardRoom, options: dict[str, Any], culprit: str):
    assert culprit in note_of(await room.ann.slash(room.channel, "gnau odds", **options))
    assert room.messages == []


async def test_rules_are_suggested(room: CardRoom):
    choices = await room.ann.autocomplete(room.channel, "gnau odds", "rules", "KOPI")
    assert [choice["value"] for choice in choices] == ["kopitiam", "kopitiam_aces"]


LONGEST = parse_rules(
    "tens_in_five_dukes=on,tens_in_tonku=on,five_small=total_10,triplet_passport=on,pair_three_six=on,"
    "nenku=special,ties=push,no_ox=99,single=98,ox_ten=97,double=96,payout_nenku=95,tonku=94,"
    "payout_five_small=93,five_dukes=92"
)


@pytest.mark.parametrize("rules", alike([LONGEST, *PRESETS.values()]))
def test_an_answer_fits_into_a_message(rules):
    hand = parse_cards("10H 10D 10C 10S KH")
    views: list[discord.ui.LayoutView] = [
        odds_view(TEXT, rules, round_odds(rules)),
        details_view(TEXT, rules, hand_odds(rules), round_odds(rules)),
        chances_view(TEXT, hand, rules, CHANCES),
    ]
    for view in views:
        assert view.content_length() <= MAX_TEXT
        assert view.total_children_count <= MAX_COMPONENTS


@pytest.mark.parametrize("packs", [1, 8])
@pytest.mark.parametrize("name", alike(sorted(PRESETS, key=lambda name: name != "niuniu")))
def test_the_tables_are_as_narrow_as_a_telephone(name: str, packs: int):
    rules = PRESETS[name]
    view = details_view(TEXT, rules, hand_odds(rules, packs), round_odds(rules, packs), packs)
    tables = [
        item.content
        for item in view.walk_children()
        if isinstance(item, discord.ui.TextDisplay) and "```" in item.content
    ]
    assert len(tables) == 3
    assert max(len(line) for table in tables for line in table.splitlines()) <= 27
