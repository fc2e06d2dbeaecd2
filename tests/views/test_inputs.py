"""Lists and forms have room for every text there is, and cut what is longer rather than being refused."""

import ast
from pathlib import Path

import discord
import pytest

from bot.features.settings.fields import NumbersForm
from bot.games import DISCORD_GAMES
from bot.tables.ids import TableId
from bot.tables.server_settings import ServerSettings
from bot.text import Catalog, Text
from bot.text.columns import columns_of
from bot.views.inputs import (
    LONGEST_BUTTON,
    LONGEST_OPTION,
    LONGEST_PLACEHOLDER,
    LONGEST_TITLE,
    columns_for,
    list_of,
    option,
    plain_button,
    room_for,
)
from bot.views.lasting import ButtonFace, button_with
from bot.views.modals import CutForm
from bot.views.settings_pages import SHARED_PAGES, Choice, Numbers
from tests.support.tables import server_settings
from tests.support.texts import shipped_texts
from tests.text.fluent_files import LOCALES, read_locale

BOT = Path(__file__).parents[2] / "bot"
BLOCKS = [
    block
    for page in (*(page for game in DISCORD_GAMES for page in game.settings_pages), *SHARED_PAGES)
    for block in page.blocks
]
LONG = "ein sehr langes Wort " * 20


class LongWinded(Text):
    """A language in which everything takes four hundred signs."""

    def __init__(self) -> None:
        super().__init__({"de": {}})

    def __call__(self, text_id: str, **_: str | int) -> str:
        return LONG


@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_has_room_where_it_stands(locale):
    text = shipped_texts().text(locale)
    too_long = {}
    for text_id, message in read_locale(locale).items():
        if (most := room_for(text_id)) is not None:
            filled = text(text_id, **dict.fromkeys(message.variables, "Computer 3"))
            if len(filled) > most or columns_of(filled) > (columns_for(text_id) or most * 2):
                too_long[text_id] = filled
    assert too_long == {}


@pytest.mark.parametrize(
    ("text_id", "room", "columns"),
    [
        ("command-menu-deal", 32, None),
        ("host-stake-title", 45, None),
        ("settings-page-rules", 45, 34),
        ("gnau-button-hand", 80, 34),
        ("settings-about-stake-points", 100, None),
        ("host-rules", 150, None),
        ("gnau-table-aim", None, None),
    ],
)
def test_a_text_that_stands_in_two_places_has_the_smaller_room(text_id, room, columns):
    assert (room_for(text_id), columns_for(text_id)) == (room, columns)


def test_the_fields_of_every_form_have_room():
    text = shipped_texts().text()
    for form in (block for block in BLOCKS if isinstance(block, Numbers)):
        for name in form.settings:
            assert len(form.setting_name(text, name)) <= LONGEST_TITLE
            assert len(form.setting_about(text, name) or "") <= LONGEST_OPTION


async def ignore(*_: object) -> None:
    """Take what was typed, and do nothing with it."""


def forms(text: Text, settings: ServerSettings) -> list[discord.ui.Modal]:
    numbers = [NumbersForm(text, settings, block, ignore) for block in BLOCKS if isinstance(block, Numbers)]
    return [*numbers, CutForm(text, "gnau", TableId(1), lambda *_: None)]


async def test_a_form_in_a_long_winded_language_is_cut_to_what_discord_takes():
    for form in forms(LongWinded(), server_settings()):
        shown = form.to_dict()
        assert len(shown["title"]) <= LONGEST_TITLE
        assert shown["title"].endswith("…")
        for label in shown["components"]:
            assert len(label["label"]) <= LONGEST_TITLE
            assert len(label.get("description") or "") <= LONGEST_OPTION


def test_a_list_in_a_long_winded_language_is_cut_to_what_discord_takes():
    text, settings = LongWinded(), server_settings()
    catalog = Catalog({"en": text, "de": text})
    for choice in (block for block in BLOCKS if isinstance(block, Choice)):
        shown = list_of(choice.options(catalog, text, settings), text("placeholder"))
        assert len(shown.placeholder or "") <= LONGEST_PLACEHOLDER
        for each in shown.options:
            assert max(len(each.label), len(each.description or "")) <= LONGEST_OPTION


def test_a_button_in_a_long_winded_language_is_cut_to_what_discord_takes():
    shown = [plain_button(LONG), button_with("id", ButtonFace(LONG))]
    assert [len(each.label or "") <= LONGEST_BUTTON for each in shown] == [True, True]


def test_what_is_short_stays_as_it_is():
    assert option("Ann", "1", "sits here", is_chosen=True).to_dict() == {
        "label": "Ann", "value": "1", "description": "sits here", "default": True,
    }  # fmt: skip


def test_nobody_makes_lists_and_fields_in_another_way():
    made = {
        f"{path.relative_to(BOT)}:{node.lineno}"
        for path in BOT.rglob("*.py")
        # A button of the base class may have a card emoji instead of words.
        if path.name not in {"inputs.py", "lasting.py"}
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func).endswith(("SelectOption", "ui.Label", "ui.Select", "ui.Button"))
        and node.keywords
    }
    assert made == set()
