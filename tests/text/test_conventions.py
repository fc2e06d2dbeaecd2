"""Numbers, shares, lists and sentences as each language writes them."""

from fractions import Fraction

import pytest

from bot.text import Text, load_catalog
from bot.text.conventions import (
    either,
    enumerated,
    listed,
    number,
    percent,
    sentence,
    sentences,
    signed,
)

TEXTS = """
points-gained = +{ $points }
points-lost = −{ $points }
points-unmoved = ±0
share-below = <{ $share }
two-sentences = { $first }SPACE{ $second }
whole-sentence = { $said }STOP
"""


@pytest.fixture(scope="module")
def texts(tmp_path_factory):
    folder = tmp_path_factory.mktemp("locales")
    for locale, space in {"en": " ", "de": " ", "zh-CN": "", "ja": "", "ms": " "}.items():
        (folder / locale).mkdir()
        written = TEXTS.replace("SPACE", space).replace("STOP", "." if space else "。")
        (folder / locale / "common.ftl").write_text(written, encoding="utf-8")
    return load_catalog(folder)


@pytest.mark.parametrize(
    ("locale", "written"),
    [
        ("en", ["−1,234.5", "+1,234.50", "±0", "12.35%", "−5%", "<0.01%", "0%"]),
        ("de", ["−1.234,5", "+1.234,50", "±0", "12,35\u00a0%", "−5\u00a0%", "<0,01\u00a0%", "0\u00a0%"]),
        ("zh-CN", ["−1,234.5", "+1,234.50", "±0", "12.35%", "−5%", "<0.01%", "0%"]),
        ("ms", ["−1,234.5", "+1,234.50", "±0", "12.35%", "−5%", "<0.01%", "0%"]),
    ],
)
def test_numbers_and_shares(texts, locale, written):
    text: Text = texts.text(locale)
    assert written == [
        number(text, -1234.5, 1),
        signed(text, Fraction(2469, 2), 2),
        signed(text, -0.004, 2),
        percent(text, Fraction(12346, 100_000)),
        percent(text, Fraction(-1, 20), decimals=0),
        percent(text, 1, 1_000_000),
        percent(text, 0),
    ]


@pytest.mark.parametrize(
    ("locale", "names", "choices", "facts", "said"),
    [
        ("en", "A, B and C", "1, 2 or 3", "x, y, z", "One. Two."),
        ("de", "A, B und C", "1, 2 oder 3", "x, y, z", "One. Two."),
        ("zh-CN", "A、B和C", "1、2或3", "x、y、z", "One.Two."),
        ("ja", "A、B、C", "1、2、または3", "x、y、z", "One.Two."),
        ("ms", "A, B dan C", "1, 2, atau 3", "x, y, z", "One. Two."),
    ],
)
def test_lists_and_sentences(texts, locale, names, choices, facts, said):
    text: Text = texts.text(locale)
    assert listed(text, ["A", "B", "C"]) == names
    assert either(text, ["1", "2", "3"]) == choices
    assert enumerated(text, ["x", "y", "z"]) == facts
    assert sentences(text, "One.", "", "Two.") == said


@pytest.mark.parametrize(
    ("locale", "said", "whole"),
    [
        ("en", "Trick 5", "Trick 5."),
        ("en", "Hearts are broken!", "Hearts are broken!"),
        ("de", "Herz ist offen.", "Herz ist offen."),
        ("zh-CN", "第5墩", "第5墩。"),
        ("zh-CN", "红心破了！", "红心破了！"),
        ("ja", "いいですか？", "いいですか？"),
        ("ja", "選択中…", "選択中…"),
    ],
)
def test_words_become_a_sentence_of_the_language_unless_they_are_one(texts, locale, said, whole):
    assert sentence(texts.text(locale), said) == whole


def test_a_list_of_one_is_that_one(texts):
    text: Text = texts.text("de")
    assert [listed(text, ["A"]), either(text, ["1"]), enumerated(text, ["x"])] == ["A", "1", "x"]
    assert enumerated(text, []) == sentences(text, "", "") == ""
    assert sentences(text, "", "One.") == "One."
