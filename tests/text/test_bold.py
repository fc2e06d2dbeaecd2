"""Bold words beside Chinese and Japanese letters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text import Text
from bot.text.bold import bold_apart
from tests.support.texts import shipped_texts


@pytest.mark.parametrize(
    ("written", "apart"),
    [
        ("倍率**×10**です", "倍率|**×10**です"),
        ("**射月：**吃下全部", "**射月：**|吃下全部"),
        ("1局で**🤖 Jojo**の勝ち！", "1局で|**🤖 Jojo**の勝ち！"),
        ("赢**5%**，输**6%**的局", "赢**5%**，输**6%**|的局"),
        ("**一**二**（三）**四", "**一**二|**（三）**|四"),
        ("**你的牌：**\u200e2♠", "**你的牌：**|\u200e2♠"),
        # Nothing stands in the way of these.
        ("按**加入**入座", "按**加入**入座"),
        ("输：**−5**。", "输：**−5**。"),
        ("**+5** · 牛", "**+5** · 牛"),
        ("Größer als **5 %** aller", "Größer als **5 %** aller"),
        ("2 ** 3 和 ** 4", "2 ** 3 和 ** 4"),
    ],
)
def test_bold_words_that_begin_or_end_with_a_sign_stand_apart_from_letters(written, apart):
    assert bold_apart(written).replace("\u200a", "|") == apart


@given(st.text("牛a5%！* 🤖", max_size=20))
def test_nothing_else_changes_and_once_is_enough(written):
    apart = bold_apart(written)
    assert apart.replace("\u200a", "") == written
    assert bold_apart(apart) == apart


def test_a_text_of_the_catalogue_is_written_so():
    text: Text = shipped_texts().text("ja")
    assert "倍率\u200a**×5**" in text("gnau-hand-best", name="牛トンク", points=5)
