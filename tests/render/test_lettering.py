"""Names of all kinds in the signs that pictures can draw."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render.lettering import drawable, shortened, width_of


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Ann", "Ann"),
        ("🤖 Siti", "Siti"),
        ("Zoë Łukasz Straße", "Zoe Lukasz Strasse"),
        ("𝓙𝓸𝓳𝓸 ＡＢ ①", "Jojo AB 1"),
        ("A\u200bn\u202en\u0336  \u2800 e", "Ann e"),
        ("小明", ""),
        ("Иван 2000", ""),
        ("小 A", "A"),
        ("小明 A", ""),
        ("1337", ""),
        ("~ ♥ ~", ""),
        ("\n\t", ""),
        ("", ""),
    ],
)
def test_a_name_is_drawn_without_signs_the_font_lacks(name, drawn):
    assert drawable(name) == drawn


@given(st.text(max_size=32))
def test_drawable_words_hold_drawn_signs_only_and_stay_so(name):
    drawn = drawable(name)
    assert drawn.isprintable()
    assert drawable(drawn) == drawn


@given(st.text("abcWi ", max_size=40), st.integers(30, 120))
def test_shortened_words_fit_and_begin_like_the_words(words, width_px):
    short = shortened(words, 16, width_px)
    assert width_of(short, 16) <= width_px
    assert short == words or (short.endswith("…") and words.startswith(short[:-1]))
