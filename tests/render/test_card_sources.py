"""What ships with the bot is what the program that draws the cards makes today."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageColor, ImageStat

from bot.paths import data_dir
from bot.render.cards import INKS, SHEET_SIZE, back_box, cut, emoji_box, face_box, sheet
from bot.rules.cards import Suit, parse_card
from tests.card_art import __main__ as cards
from tests.card_art.__main__ import SOURCES, digest, emoji_record, sources
from tests.card_art.drawing import draw_back, draw_emoji, draw_face
from tests.card_art.rasters import draw_sheet, rasterised, with_palette

FOLDER = data_dir() / "cards"
RECORD = json.loads((FOLDER / "emoji.json").read_text(encoding="utf-8"))
AGAIN = "run python -m tests.card_art"


def difference(one, other):
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def test_the_sources_are_what_the_generator_writes():
    written = {
        path.relative_to(FOLDER).as_posix(): path.read_text(encoding="utf-8")
        for path in FOLDER.rglob("*.svg")
    }
    assert len(written) == 52 + 52 + 2
    assert written == sources(), AGAIN


def test_the_sheet_is_made_of_the_sources():
    assert sheet().info[SOURCES] == digest(sources().values()), AGAIN


@pytest.mark.parametrize("name", ["QS", "10H", "AD"])
def test_a_sprite_is_the_source_rasterised(name):
    card = parse_card(name)
    ink = INKS[card.suit]
    for svg, box in (
        (draw_face(card, ink), face_box(card)),
        (draw_emoji(card, ink), emoji_box(card)),
        (draw_back(), back_box(second=False)),
    ):
        # Few colours and steps of ink: a little less exact than the drawing.
        assert difference(cut(sheet(), box, ink), rasterised(svg, box)) < 2, AGAIN


def test_without_what_rasterises_them_the_cards_are_left_as_they_are(monkeypatch, capsys):
    monkeypatch.setattr(cards, "find_spec", {}.get)
    monkeypatch.setattr(cards, "data_dir", lambda: pytest.fail("something is written"))
    assert cards.main() == 2
    assert capsys.readouterr().err == 'Drawing the cards takes resvg_py: pip install -e ".[dev]"\n'


@pytest.mark.thorough
def test_the_whole_sheet_is_what_the_generator_draws():
    drawn = draw_sheet()
    assert drawn.size == sheet().size == SHEET_SIZE
    assert difference(drawn.convert("RGBA"), sheet().convert("RGBA")) < 0.5, AGAIN


def test_ink_has_shades_of_its_own_and_paint_the_colours_that_come_nearest():
    painted = Image.linear_gradient("L").resize((16, 16))
    painted = Image.merge(
        "RGBA", [painted, painted.rotate(90), painted.rotate(180), painted.point(lambda _: 255)]
    )
    inked = Image.new("L", painted.size)
    inked.paste(255, (0, 0, 16, 4))
    sheet = with_palette(painted, inked)
    assert sheet.mode == "P"
    assert len(sheet.getcolors() or ()) <= 256
    black, rest = (0, 0, 16, 4), (0, 4, 16, 16)
    ink = Image.new("RGBA", (16, 4), ImageColor.getrgb(INKS[Suit.SPADES]))
    assert difference(sheet.convert("RGBA").crop(black), ink) == 0
    assert difference(sheet.convert("RGBA").crop(rest), painted.crop(rest)) < 4


def test_the_sheet_is_small_enough_to_ship():
    assert (FOLDER / "sheet.png").stat().st_size <= 300_000


def test_what_the_bot_reads_of_the_cards_is_in_the_wheel():
    root = Path(__file__).parents[2]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    included = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    files = {path.name for path in FOLDER.iterdir() if path.is_file()}
    assert {f"data/cards/{name}": f"bot/_data/cards/{name}" for name in files}.items() <= included.items()


def test_the_sources_need_no_font_and_no_other_file():
    words = set().union(*(re.findall(r"<(\w+)", text) for text in sources().values()))
    assert words == {"svg", "g", "path", "rect", "circle", "clipPath"}
    assert [name for name, text in sources().items() if re.search(r"href|font|url\((?!#)", text)] == []


def test_changed_art_of_an_emoji_goes_up_under_a_new_name():
    assert emoji_record(sheet(), RECORD) == RECORD, AGAIN


def test_only_the_emoji_with_changed_art_get_a_new_version():
    painted = sheet().copy()
    left, top, _right, _bottom = emoji_box(parse_card("QD"))
    painted.paste(0, (left + 17, top + 60, left + 18, top + 61))
    raised = emoji_record(painted, RECORD)
    assert {name for name in raised if raised[name]["version"] != RECORD[name]["version"]} == {
        "queen_of_diamonds",
        "queen_of_diamonds_four_colour",
    }
    assert emoji_record(painted, raised) == raised


def test_a_deck_without_a_record_starts_with_the_first_version():
    assert {edition["version"] for edition in emoji_record(sheet(), {}).values()} == {1}
    assert len(RECORD) == 52 + 26
