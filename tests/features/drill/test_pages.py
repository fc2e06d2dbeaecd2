"""The pages of the drill at their largest."""

import discord
import pytest

from bot.features.drill.model import DrillAnswer, Question
from bot.features.drill.service import Answered, Asked, DaySet
from bot.features.drill.view import answer_page, hand_page, shared_page
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.practice import DAILY_HANDS, daily_hands, judge
from tests.rules.gnau_cases import ALL_ON
from tests.support.answers import CHOICES
from tests.support.texts import shipped_texts

MAX_TEXT = 4000
TEXT = shipped_texts().text()
DAY = 20_000
RULES = HouseRules.from_record(ALL_ON | {"payouts": {"single": 100, "double": 100, "tonku": 99, "nenku": 98}})
ASKED = Asked(Question(DAY, DAILY_HANDS), daily_hands(1, DAY)[-1], RULES)
RESULT = DaySet(
    DAY,
    dict.fromkeys(range(1, DAILY_HANDS + 1), DrillAnswer((0, 1, 2), is_right=True)),
    rank=999_999,
    people=999_999,
    days=99_999,
)
ROW: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
ROW.add_item(discord.ui.Button(label="Share", custom_id="share"))


def test_a_hand_fits_into_a_message():
    assert hand_page(TEXT, ASKED, (0, 1, 2), ROW, ROW).content_length() <= MAX_TEXT


@pytest.mark.parametrize("places", CHOICES)
def test_an_answer_with_the_days_result_fits_into_a_message(places):
    answered = Answered(ASKED, judge(ASKED.cards, places, RULES), is_counted=False, streak=10**9)
    assert answer_page(TEXT, answered, RESULT, ROW).content_length() <= MAX_TEXT


def test_what_is_shown_to_everybody_is_two_lines():
    view = shared_page(TEXT, RESULT, "<@1>", ROW)
    [shown] = [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    assert shown.splitlines() == [
        "<@1> · 🎯 Gnau drill <t:1728043200:d> · **10/10** · 🔥 99,999 days in a row",
        "🟩" * 10,
    ]
