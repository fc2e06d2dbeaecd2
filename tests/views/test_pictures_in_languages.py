"""The words in pictures are in the language of the message if a font here has it, and else in English."""

from shutil import copytree

import pytest

from bot.players import GONGZHU
from bot.render import fonts
from bot.render.fonts import can_write
from bot.tables.tricks import Phase
from bot.text import Text, load_catalog
from bot.text.conventions import letters_of
from bot.views.pictures import find_fonts, in_picture
from bot.views.tricks.pictures import TablePicture, table_picture
from tests.support.fonts import NO_FONTS, fonts_of_all_scripts
from tests.support.tables import ANN, BEN, CAT, OPENER
from tests.support.texts import shipped_texts
from tests.support.tricks.tables import started
from tests.text.fluent_files import LOCALES, LOCALES_DIR
from tests.views.trick_evenings import FACES

NAMES = {OPENER: "Zoe", ANN: "Ann", BEN: "Ben", CAT: "Cat"}


@pytest.fixture(scope="module")
def japanese(tmp_path_factory) -> Text:
    """The shipped English texts, with one of them in Japanese."""
    folder = tmp_path_factory.mktemp("locales")
    copytree(LOCALES_DIR / "en", folder / "en")
    (folder / "ja").mkdir()
    words = "tricks-picture-trick = トリック{ $number }／{ $tricks }\n"
    (folder / "ja" / "tricks-picture.ftl").write_text(words, encoding="utf-8")
    return load_catalog(folder).text("ja")


@pytest.fixture
def _no_fonts(monkeypatch):
    monkeypatch.setattr(fonts, "system_fonts", lambda *_: NO_FONTS)
    can_write.cache_clear()
    yield
    can_write.cache_clear()


def picture(text: Text) -> TablePicture:
    table = started(ANN, BEN, CAT, game=GONGZHU).until(Phase.PLAYING).table
    found = table_picture(text, FACES["gongzhu"], table, NAMES)
    assert found is not None
    return found


def test_words_are_in_the_language_of_the_message(japanese):
    fonts_of_all_scripts()
    shown = picture(japanese)
    assert shown.language == "ja"
    assert shown.drawn.heading == "トリック1／13"
    assert shown.words.startswith("トリック1／13")


@pytest.mark.usefixtures("_no_fonts")
def test_without_a_font_the_picture_is_english_but_not_its_description(japanese):
    shown = picture(japanese)
    assert shown.language == "en"
    assert shown.drawn.heading == "Trick 1 of\u00a013"
    assert shown.words.startswith("トリック1／13")


@pytest.mark.usefixtures("_no_fonts")
def test_english_needs_no_font_of_the_machine(japanese):
    assert letters_of(japanese.english).isascii()
    assert in_picture(japanese.english) is japanese.english
    assert in_picture(japanese) is japanese.english


@pytest.mark.usefixtures("_no_fonts")
def test_without_a_font_german_and_malay_are_drawn_and_chinese_and_japanese_are_not():
    texts = map(shipped_texts().text, ["de", "ms", "zh-CN", "zh-TW", "ja"])
    assert [in_picture(text).locale for text in texts] == ["de", "ms", "en", "en", "en"]


def test_the_fonts_of_all_languages_are_found_once():
    can_write.cache_clear()
    find_fonts(shipped_texts())
    looked_up = can_write.cache_info().misses
    find_fonts(shipped_texts())
    assert looked_up == can_write.cache_info().misses > 0


@pytest.mark.parametrize("locale", LOCALES)
def test_the_fonts_of_the_container_have_every_letter_of_every_language(locale):
    found = fonts_of_all_scripts()
    written = "".join(path.read_text(encoding="utf-8") for path in (LOCALES_DIR / locale).glob("*.ftl"))
    letters = {letter for letter in written if letter.isalpha()}
    assert [letter for letter in sorted(letters) if not found.draw(letter)] == []
