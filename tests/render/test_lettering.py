"""Names of all kinds as pictures can draw them."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.render import fonts
from bot.render.canvas import Canvas
from bot.render.lettering import (
    LEAST_PX,
    SCALE,
    drawable,
    first_drawable,
    fitted,
    pieces,
    shortened,
    width_of,
)
from tests.support.fonts import NO_FONTS, fonts_of_all_scripts, have_scripts_apart
from tests.support.pictures import opened

NAMES = st.text(max_size=32) | st.text("abé 小明さ김สมิ้علي\u200cדוד(1♥😀", max_size=12)
SAME_FONTS = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture
def no_fonts(monkeypatch):
    monkeypatch.setattr(fonts, "system_fonts", lambda *_: NO_FONTS)


@pytest.fixture
def all_scripts(monkeypatch):
    found = fonts_of_all_scripts()
    monkeypatch.setattr(fonts, "system_fonts", lambda *_: found)


@pytest.mark.usefixtures("no_fonts")
@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Ann", "Ann"),
        ("🤖 Siti ♥", "Siti"),
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
def test_a_name_is_drawn_without_signs_that_no_font_has(name, drawn):
    assert drawable(name) == drawn


@pytest.mark.usefixtures("no_fonts")
def test_of_several_names_the_first_is_drawn_that_loses_no_letter():
    assert first_drawable(["Mei for 小明", "Mei for Seat 2"]) == "Mei for Seat 2"
    assert first_drawable(["Zoë ✨", "Seat 2"]) == "Zoe"
    assert first_drawable(["小明", "明 2"]) == ""


@pytest.mark.usefixtures("all_scripts")
@pytest.mark.parametrize(
    "name",
    [
        *("Zoë Łukasz", "小明", "田中さくら", "김민준", "Иван Петров", "Γιώργος", "สมชาย ใจดี", "ธีรพงษ์ กิ้ก"),
        *("علي بن محمد 12", "می\u200cخواهم", "שָׁלוֹם דוד", "小明 علي", "สมชาย 小明 Ann", "小 A"),
    ],
)
def test_a_name_in_any_script_is_drawn_whole(name):
    assert drawable(name) == name
    assert width_of(name, 16) > width_of("1", 16)


@pytest.mark.usefixtures("all_scripts")
@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("小明 🤖", "小明"),
        ("\u202eعلي\u200c", "علي\u200c"),
        ("Z\u0334\u0321o\u0348e\u0308", "Zoë"),
        ("ก" + "\u0e49" * 20, "ก" + "\u0e49" * 3),
        ("\u0e49\u0e49", ""),
    ],
)
def test_what_would_pile_up_or_turn_a_line_round_is_left_out(name, drawn):
    assert drawable(name) == drawn


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("小明 علي", ["小明 ", "علي"]),
        ("علي 小明", ["小明", "علي "]),
        ("דוד 김 (עלי)", [" (עלי)", "김", "דוד "]),
        ("小 (1) ส", ["小 (1) ", "ส"]),
    ],
)
def test_parts_in_several_fonts_stand_as_they_are_read(monkeypatch, name, seen):
    have_scripts_apart(monkeypatch)
    drawn = [*pieces((0, 0), name, 32, "ls")]
    assert [piece.words for piece in drawn] == seen
    assert [piece.at[0] for piece in drawn] == sorted(piece.at[0] for piece in drawn)


@pytest.mark.usefixtures("all_scripts")
def test_arabic_letters_are_joined_and_begin_at_the_right():
    # In a word they are narrower than the same letters apart.
    assert width_of("بببب", 20) < 0.8 * width_of("ب ب ب ب", 20)
    # The first letter is the tall one.
    canvas, middle = Canvas(80, 40), 10 + width_of("ا ب", 20) / 2
    canvas.text((10, 28), "ا ب", size_px=20)
    ink = opened(canvas.to_bytes()).convert("L").point(lambda grey: 255 * (grey > 150))
    left = ink.crop((0, 0, round(middle * SCALE), ink.height)).getbbox()
    right = ink.crop((round(middle * SCALE), 0, *ink.size)).getbbox()
    assert left is not None
    assert right is not None
    assert right[1] < left[1] - 4


def test_without_the_means_to_join_letters_a_name_that_needs_it_is_not_drawn(monkeypatch):
    files = [run.file for letter in "明ع" for run in fonts_of_all_scripts().runs(letter)]
    plain = fonts.Fonts(files, joins_letters=False)
    monkeypatch.setattr(fonts, "system_fonts", lambda *_: plain)
    assert [drawable(name) for name in ("小明", "علي", "דוד", "कि", "Иван علي")] == [
        "小明",
        "",
        "",
        "",
        "Иван",
    ]


def test_a_file_that_is_no_font_is_passed_over(tmp_path):
    broken = tmp_path / "broken.ttf"
    broken.write_bytes(b"no font at all")
    assert not fonts.Fonts([str(broken), str(tmp_path / "gone.ttf")], joins_letters=True).draw("明")


@SAME_FONTS
@given(NAMES)
def test_drawable_words_hold_drawn_signs_only_and_stay_so(name):
    drawn = drawable(name)
    assert all(fonts.system_fonts().draw(sign) or sign in " \u200c\u200d" for sign in drawn)
    assert drawable(drawn) == drawn


@SAME_FONTS
@given(NAMES.map(drawable), st.sampled_from(["ls", "mm", "ra"]))
def test_pieces_of_words_are_all_of_them_and_lie_side_by_side(name, anchor):
    drawn = [*pieces((100.0, 50.0), name, 32, anchor)]
    assert sorted("".join(piece.words for piece in drawn)) == sorted(name)
    lengths = [piece.font.getlength(piece.words) for piece in drawn]
    if len(drawn) > 1:
        ends = [piece.at[0] + length for piece, length in zip(drawn, lengths, strict=True)]
        assert [piece.at[0] for piece in drawn][1:] == pytest.approx(ends[:-1])
    assert sum(lengths) == pytest.approx(SCALE * width_of(name, 32 // SCALE))
    assert len({piece.at[1] for piece in drawn}) == 1


@given(st.text("abcWi ", max_size=40) | NAMES.map(drawable), st.integers(30, 120))
def test_shortened_words_fit_and_begin_like_the_words(words, width_px):
    short = shortened(words, 16, width_px)
    assert width_of(short, 16) <= width_px
    begins, cut, ends = short.partition("…")
    assert (cut and words.startswith(begins)) or words.endswith(short)
    assert words.endswith(ends.lstrip(" "))


@pytest.mark.parametrize(
    ("words", "end"),
    [
        ("Double Ox K", "… K"),
        ("Punkte bisher −1,360", "… −1,360"),
        ("牛牛牛牛牛牛牛牛10", "…10"),
        ("Wolfgang Amadeus", "…"),
        ("123456789012345", "…"),
    ],
)
def test_a_number_at_the_end_stays(words, end):
    short = shortened(words, 16, 0.8 * width_of(words, 16))
    assert short.endswith(end)
    assert words.startswith(short.removesuffix(end))


def test_a_number_stands_alone_where_there_is_no_room_for_more():
    assert shortened("Punkte −1.360", 16, width_of("−1.360", 16)) == "−1.360"


def test_words_get_smaller_before_they_are_cut():
    full_px = width_of("Double Ox K", 16)
    assert fitted("Double Ox K", 16, full_px) == ("Double Ox K", 16)
    words, size_px = fitted("Double Ox K", 16, 0.8 * full_px)
    assert words == "Double Ox K"
    assert LEAST_PX <= size_px < 16
    words, size_px = fitted("Double Ox K", 16, 0.5 * full_px)
    assert words.endswith("… K")
    assert size_px == LEAST_PX


def test_all_blanks_are_drawn_as_one():
    # As German and French write percentages and numbers.
    spaced = [piece.words for piece in pieces((0, 0), "12,3\u00a0% 1\u202f234", 32, "ls")]
    assert spaced == ["12,3 % 1 234"]


def test_a_cards_sign_is_drawn_without_its_mark_for_chat():
    marked, bare = (list(pieces((0, 0), words, 24, "ls")) for words in ("Q♣\ufe0e", "Q♣"))
    assert marked == bare
    assert not any("\ufe0e" in piece.words for piece in marked)


def test_punctuation_between_chinese_signs_keeps_its_width(all_scripts):
    assert drawable("牛，（九）！") == "牛，（九）！"
    assert drawable("ＡＢ，①") == "AB，1"
