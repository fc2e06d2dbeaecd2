"""What Discord demands of commands and buttons. Source: its documentation of application commands."""

import re
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.tables.ids import TableId
from bot.views.gnau.buttons import Action, GnauButton
from cogs.translator import CatalogTranslator
from tests.support.languages import catalog_of, english_in
from tests.support.texts import shipped_texts
from tests.text.slash_commands import MENUS, in_pseudo, menus, payloads, text_id, translated, walk

TEXT = shipped_texts().text()
NAME = re.compile(r"[-_\w]{1,32}")
COMMANDS = {" ".join(path): payload for path, payload in walk()}


@pytest.mark.parametrize("path", COMMANDS)
def test_a_name_is_one_that_discord_takes(path):
    name = COMMANDS[path]["name"]
    assert NAME.fullmatch(name)
    assert name == name.lower()


@pytest.mark.parametrize("path", COMMANDS)
def test_a_description_is_the_catalogues_and_not_too_long(path):
    description = COMMANDS[path]["description"]
    assert description == TEXT(text_id(tuple(path.split())))
    assert 1 <= len(description) <= 100


@pytest.mark.parametrize("path", COMMANDS)
def test_there_are_not_too_many_options_and_choices(path):
    payload = COMMANDS[path]
    choices = payload.get("choices", [])
    assert len(payload.get("options", [])) <= 25
    assert len(choices) <= 25
    assert len({choice["name"] for choice in choices}) == len(choices)
    assert all(1 <= len(choice["name"]) <= 100 for choice in choices)


def longest(part, field) -> int:
    """Return how long a word is in the language in which it is longest."""
    return max(map(len, [part[field], *(part.get(f"{field}_localizations") or {}).values()]))


def signs_in(part) -> int:
    """Return how many signs Discord counts in a command, an option or a choice."""
    words = sum(longest(part, field) for field in ("name", "description") if field in part)
    inner = [*part.get("options", ()), *part.get("choices", ())]
    return words + len(str(part.get("value", ""))) + sum(map(signs_in, inner))


def parts_of(part):
    yield part
    for inner in part.get("options", ()):
        yield from parts_of(inner)


# Also in words a third longer than English, as many a language has them.
LANGUAGE = "fi"
every_group = pytest.mark.parametrize(
    "payload", [*translated(), *in_pseudo(LANGUAGE)], ids=lambda payload: payload["name"]
)


@every_group
def test_a_group_of_commands_is_not_too_long_as_a_whole(payload):
    assert signs_in(payload) <= 8000


@every_group
def test_names_and_descriptions_fit_in_every_language(payload):
    for part in parts_of(payload):
        # People tell each other what to type, so that is the same for all of them.
        assert not part.get("name_localizations")
        assert longest(part, "description") <= 100
        assert all(longest(choice, "name") <= 100 for choice in part.get("choices", ()))


@pytest.mark.parametrize("payload", in_pseudo(LANGUAGE), ids=lambda payload: payload["name"])
def test_everything_that_is_described_is_described_in_another_language(payload):
    for part in parts_of(payload):
        described = part["description_localizations"][LANGUAGE]
        assert english_in(described.removesuffix("…")) == set()
        for choice in part.get("choices", ()):
            localised = choice.get("name_localizations") or {}
            assert english_in(localised.get(LANGUAGE, choice["name"])) == set()


@pytest.mark.parametrize(
    ("has", "locale", "language"),
    [
        (("zh-CN",), "zh-CN", "zh-CN"),
        (("zh-CN",), "zh-TW", "zh-CN"),
        (("zh-CN", "zh-TW"), "zh-TW", "zh-TW"),
        # Discord has no Cantonese, but whoever reads it may have Discord in the language of Taiwan.
        (("zh-HK",), "zh-TW", None),
        (("es",), "es-419", "es"),
        (("es",), "es-ES", "es"),
        (("pt-BR",), "pt-BR", "pt-BR"),
        # Discord has no Malay, and Indonesian is another language.
        (("ms",), "id", None),
        (("de", "ja"), "en-GB", None),
    ],
)
async def test_each_language_of_discord_gets_what_its_readers_read_best(tmp_path, has, locale, language):
    catalog = catalog_of(tmp_path, {each: f"command-gnau-open = {each}" for each in has})
    said = app_commands.locale_str("Open a table", id="command-gnau-open")
    context: Any = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, data=None)
    assert await CatalogTranslator(catalog).translate(said, discord.Locale(locale), context) == language


def test_there_are_not_too_many_commands():
    assert len(payloads()) <= 100
    assert len(menus()) <= 5


def test_the_menus_of_a_member_have_the_catalogues_names_only_in_servers_and_no_description():
    assert [menu["name"] for menu in menus()] == [TEXT(name) for name in MENUS]
    for menu in menus():
        assert "description" not in menu
        assert (menu["contexts"], menu["integration_types"]) == ([0], [0])
        assert longest(menu, "name") <= 32


@pytest.mark.parametrize("action", Action)
def test_a_custom_id_is_not_too_long(action):
    button = GnauButton(action, TableId(10**18 - 1), 10**9 - 1)
    assert button.custom_id is not None
    assert len(button.custom_id) <= 100
    # The item refuses an id that its own pattern does not match, and with it a button nobody could press.
    assert button.template.fullmatch(button.custom_id)


@pytest.mark.parametrize("locale", shipped_texts().locales)
@pytest.mark.parametrize("action", Action)
def test_a_buttons_label_is_not_too_long(action, locale):
    assert 1 <= len(shipped_texts().text(locale)(f"gnau-button-{action.replace('_', '-')}")) <= 80
