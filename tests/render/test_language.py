"""Pictures in the languages of their words: the shapes of signs, numbers, and where lines end."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render import fonts
from bot.render.fonts import can_write, shapes_of, system_fonts
from bot.render.language import kept, language, written_in
from bot.render.lettering import LEAST_PX, number_words, pieces, width_of
from bot.render.lines import broken, in_lines, parts_of
from tests.support.fonts import NO_FONTS, font_in, fonts_of_all_scripts

# Signs that Chinese and Japanese write in different shapes.
SHARED = "今直骨"


def said_in(tag: str, say: Any) -> str:
    """Return what is said while a picture is drawn in a language."""
    return written_in(tag, lambda: str(say()).encode()).decode()


@pytest.fixture
def files(monkeypatch, tmp_path):
    """Have the machine find files of these names, and say which comes first for a language."""

    def first(names, tag):
        monkeypatch.setattr(fonts, "_found", lambda: tuple(tmp_path / name for name in names))
        system_fonts.cache_clear()
        return system_fonts(shapes_of(tag))._files[1].removeprefix(f"{tmp_path}/")

    yield first
    system_fonts.cache_clear()


def test_japanese_has_japanese_shapes_and_chinese_has_chinese_ones():
    japanese, chinese = font_in("ja", SHARED), font_in("zh", SHARED)
    assert japanese.name.lower().startswith(fonts._SHAPED["ja"])
    assert chinese.name.lower().startswith(fonts._SHAPED["zh"])
    # What only Cantonese writes, and the signs of the other in a name.
    assert font_in("zh-HK", "冇牛") == chinese
    assert font_in("ja", "刘诗诗") == chinese
    # Both draw, so their strokes differ.
    drawn = [fonts.load(str(file), 40).getmask(SHARED) for file in (japanese, chinese)]
    assert bytes(drawn[0]) != bytes(drawn[1])


@pytest.mark.parametrize(
    ("tag", "first"),
    [
        ("ja", "VL-PGothic-Regular.ttf"),
        ("ja-JP", "VL-PGothic-Regular.ttf"),
        ("zh-CN", "wqy-microhei.ttc"),
        ("zh-TW", "wqy-microhei.ttc"),
        ("de", "DejaVuSans.ttf"),
    ],
)
def test_the_fonts_of_a_language_come_first(files, tag, first):
    names = ["VL-Gothic-Regular.ttf", "DejaVuSans.ttf", "wqy-microhei.ttc", "VL-PGothic-Regular.ttf"]
    assert files(names, tag) == first


@pytest.mark.parametrize(
    ("tag", "place"), [("ja", 0), ("ko", 1), ("zh-CN", 2), ("zh-SG", 2), ("zh-TW", 3), ("zh-MO", 4)]
)
def test_of_a_file_with_a_font_for_each_language_the_right_one_is_taken(files, tag, place):
    assert files(["NotoSansCJK-Regular.ttc", "DejaVuSans.ttf"], tag) == f"NotoSansCJK-Regular.ttc#{place}"
    assert files(["NotoSansCJK-Regular.ttc"], "de") == "NotoSansCJK-Regular.ttc"


def test_a_font_is_loaded_by_its_place_in_its_file():
    file = font_in("zh", "明")
    if file.name != "wqy-microhei.ttc":
        pytest.skip("another font than in the container draws Chinese")
    assert [fonts.load(f"{file}#{place}", 20).getname()[0] for place in (0, 1)] == [
        "WenQuanYi Micro Hei",
        "WenQuanYi Micro Hei Mono",
    ]


def test_what_no_font_has_cannot_be_written(monkeypatch):
    fonts_of_all_scripts()
    assert can_write("中文日本")
    assert can_write("")
    monkeypatch.setattr(fonts, "system_fonts", lambda *_: fonts.Fonts([], joins_letters=True))
    can_write.cache_clear()
    assert not can_write("中文日本")
    assert can_write("Deutsch")
    assert can_write("März, schließen")
    can_write.cache_clear()


def test_what_the_built_in_font_lacks_is_written_in_other_letters(monkeypatch):
    monkeypatch.setattr(fonts, "system_fonts", lambda *_: NO_FONTS)
    written = [piece.words for piece in pieces((0, 0), "Übersehen: „Größe“ ×3 – König 2〜4", 32, "ls")]
    assert written == ['Uebersehen: "Groesse“ x3 - Koenig 2～4']


def test_where_a_font_has_them_they_are_drawn_as_they_are():
    fonts_of_all_scripts()
    written = [piece.words for piece in pieces((0, 0), "Übersehen: „Größe“ ×3 – König", 32, "ls")]
    assert written == ["Übersehen: „Größe“ ×3 – König"]


@pytest.mark.parametrize(
    ("tag", "number"),
    [
        ("en", "−1,234,567"),
        ("de", "−1.234.567"),
        ("ja", "−1,234,567"),
        ("hi", "−12,34,567"),
        ("fr", "−1\u202f234\u202f567"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(tag, number):
    assert said_in(tag, lambda: number_words(-1_234_567)) == number


def test_the_language_holds_for_one_picture():
    assert said_in("ja", language) == "ja"
    assert language() == "en"


def test_what_is_kept_is_kept_for_each_language_apart():
    made: list[str] = []

    @kept(8)
    def drawn(number: int) -> str:
        made.append(f"{language()} {number}")
        return made[-1]

    said = [said_in(tag, lambda: drawn(1)) for tag in ("ja", "zh-CN", "ja", "zh-CN")]
    assert said == ["ja 1", "zh-CN 1", "ja 1", "zh-CN 1"]
    assert made == ["ja 1", "zh-CN 1"]


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        ("Trick 5 of\u00a013", ["Trick", " 5", " of\u00a013"]),
        ("第5墩，共13墩", ["第", "5", "墩，", "共", "13", "墩"]),
        ("「牛」なし", ["「牛」", "な", "し"]),
        ("トリック5／13", ["トリック", "5", "／", "13"]),
        ("传三张牌（左）。", ["传", "三", "张", "牌", "（左）。"]),
        ("ハーツの手番", ["ハーツ", "の", "手", "番"]),
        ("シュート・ザ・ムーン", ["シュート・", "ザ・", "ムーン"]),
        ("孖宝 K", ["孖", "宝", " K"]),
        ("", []),
    ],
)
def test_a_line_may_end_between_chinese_and_japanese_signs_but_not_before_what_closes(words, parts):
    assert parts_of(words) == parts


@given(st.text("ab 牛九、。「」（）ーッ5", max_size=30), st.integers(15, 120))
def test_lines_are_all_of_a_text_and_none_begins_or_ends_as_none_should(words, room_px):
    lines = broken(words, 13, room_px)
    assert "".join(lines).replace(" ", "") == words.replace(" ", "")
    assert not any(line[:1] in "、。」）ーッ" for line in lines[1:] if line and words.find(" ") < 0)
    assert not any(line[-1:] in "「（" for line in lines[:-1] if line and words.find(" ") < 0)


def test_lines_get_smaller_before_they_are_cut():
    assert in_lines("Trick 5 of 13", 13, 56, 3) == (["Trick 5 of", "13"], 13)
    lines, size_px = in_lines("ausgespielt", 13, 60, 3)
    assert lines == ["ausgespielt"]
    assert LEAST_PX <= size_px < 13
    lines, size_px = in_lines("Donaudampfschifffahrt fährt weiter 13", 13, 56, 2)
    assert size_px == LEAST_PX
    assert len(lines) == 2
    assert lines[1].endswith("13")
    assert all(width_of(line, size_px) <= 56 for line in lines)
