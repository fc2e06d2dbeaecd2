"""Free text of people: whatever they write, a message shows just that, on one line."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text.sanitize import LEFT_TO_RIGHT, LONGEST, MAX_MARKS, NOTHING, clean_line, escape_markdown

# Markdown, links, mentions, timestamps, emoji, directions, blanks, marks, half pairs.
NASTY = [
    *"\\*_~|`>#+-[]()<@:./!&1aZé",
    *("\n", "\r\n", "\t", "\x00", "\x1b[31m", "\u2028", "\u2029", "\x85"),
    *("\u202e", "\u2066", "\u200b", "\u200d", "\ufeff", "\u3164", "\u2800", "\u0301", "\u0489", "\ud800"),
    *("@everyone", "@here", "<@1>", "<@&1>", "<#1>", "<t:0:R>", "<:x:1>", "<a:x:1>", "</gnau open:1>"),
    *("https://evil.example", "[x](https://evil.example)", "discord.gg/x", "```", "||", "-# ", "1. ", "🐂"),
]
nasty = st.lists(st.sampled_from(NASTY), max_size=40).map("".join) | st.text(max_size=80)

MARKS = {"Mn", "Mc", "Me"}


def shown(escaped: str) -> str:
    """What Discord shows of a text in which every sign with a meaning is escaped."""
    return re.sub(r"\\([^0-9A-Za-z\s])", r"\1", escaped)


@given(nasty)
def test_escaped_text_holds_no_markdown(words):
    rest = re.sub(r"\\[^0-9A-Za-z\s]", "", escape_markdown(words))
    assert not re.search(r"[\\*_~|`\[\]()<>@:/#]", rest)
    assert not re.match(r"([-+]|[0-9]+\.) ", escape_markdown(words))
    assert shown(escape_markdown(words)).removesuffix(LEFT_TO_RIGHT) == clean_line(words)


@given(nasty)
def test_cleaned_text_is_one_short_visible_line(words):
    line = clean_line(words)
    assert line == " ".join(line.split())
    assert 1 <= len(line) <= LONGEST
    assert not {unicodedata.category(sign) for sign in line} & {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
    assert clean_line(line) == line
    line.encode()


@given(nasty)
def test_marks_do_not_pile_up(words):
    run = 0
    for sign in clean_line(words):
        run = run + 1 if unicodedata.category(sign) in MARKS else 0
        assert run <= MAX_MARKS


@given(st.text(st.characters(categories=["Lu", "Ll", "Nd"]), min_size=1, max_size=LONGEST))
def test_ordinary_names_stay_as_they_are(name):
    assert escape_markdown(name).removesuffix(LEFT_TO_RIGHT) == name


@pytest.mark.parametrize(
    ("name", "mark"), [("محمد", LEFT_TO_RIGHT), ("דוד 2", LEFT_TO_RIGHT), ("小明", ""), ("Ann", "")]
)
def test_a_name_from_right_to_left_does_not_turn_what_follows(name, mark):
    assert escape_markdown(name) == f"{name}{mark}"


@pytest.mark.parametrize("name", ["李小龙", "Zoë", "نور", "அருண்", "ณัฐ", "Ann 🐂", "O'Neil & Söhne!"])
def test_names_of_all_the_world_stay_as_they_are(name):
    assert escape_markdown(name).removesuffix(LEFT_TO_RIGHT) == name


@pytest.mark.parametrize("words", ["", " ", "\u200b\u202e", "\u3164\u3164", "\ud800"])
def test_text_without_a_visible_sign_is_shown_as_a_dash(words):
    assert escape_markdown(words) == NOTHING


def test_text_that_is_cut_off_ends_in_an_ellipsis():
    assert clean_line("word " * 50, 12) == "word word w…"
    assert clean_line("z" + "\u0301" * 32) == "z" + "\u0301" * MAX_MARKS
