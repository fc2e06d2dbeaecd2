"""The files of texts are what they seem to be."""

import re
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast

from bot.text.tiers import Tier, tier_of
from tests.support.texts import shipped_texts
from tests.text.fluent_files import LOCALES, entries, read_locale, repeated_ids

every_locale = pytest.mark.parametrize("locale", LOCALES)


@every_locale
def test_nothing_is_misspelt(locale):
    assert [
        (path.name, entry.content) for path, entry in entries(locale) if isinstance(entry, ast.Junk)
    ] == []


@every_locale
def test_no_text_is_defined_twice(locale):
    assert repeated_ids(locale) == []


@every_locale
def test_what_a_text_quotes_stands_in_the_same_file(locale):
    there = {(path, entry.id.name) for path, entry in entries(locale) if isinstance(entry, ast.Message)}
    quoted = {(message.file, name) for message in read_locale(locale).values() for name in message.references}
    assert quoted <= there


@every_locale
def test_terms_stand_in_a_file_of_their_own_and_are_quoted(locale):
    terms = {entry.id.name: path.name for path, entry in entries(locale) if isinstance(entry, ast.Term)}
    assert set(terms.values()) <= {"terms.ftl"}
    quoted = {name for message in read_locale(locale).values() for name in message.terms}
    assert quoted <= terms.keys()
    assert locale != "en" or quoted == terms.keys()


@every_locale
@pytest.mark.parametrize("value", [0, 1, 2, 5, 1_000_000, -3, "Ann"])
def test_every_text_can_be_filled_in(locale, value):
    text = shipped_texts().text(locale)
    for text_id, message in read_locale(locale).items():
        filled = text(text_id, **dict.fromkeys(message.variables, value))
        assert filled.strip()
        assert "{" not in filled.replace('{"double": 3}', "")


@every_locale
def test_no_line_ends_in_a_space(locale):
    text = shipped_texts().text(locale)
    for text_id, message in read_locale(locale).items():
        filled = text(text_id, **dict.fromkeys(message.variables, 2))
        assert [line for line in filled.splitlines() if line != line.rstrip()] == [], text_id


@every_locale
def test_the_name_of_a_button_stays_on_one_line(locale):
    text, messages = shipped_texts().text(locale), read_locale(locale)
    named = {button for message in messages.values() for button in message.buttons}
    buttons = named | {name for name in messages if "-button-" in name and not messages[name].variables}
    # A hand is called so, too.
    labels = set(map(text, buttons)) - {text("gnau-category-none")}
    broken = [f"**{label}**" for label in labels if " " in label]
    for text_id, message in messages.items():
        filled = text(text_id, **dict.fromkeys(message.variables, 2))
        assert [label for label in broken if label in filled] == [], text_id


def test_english_buttons_stay_on_one_line_in_a_sentence():
    assert "**Split\u00a0it\u00a0myself**" in shipped_texts().text()("gnau-hand-find")


def test_every_variable_is_explained_in_its_file():
    told: dict[Path, set[str]] = {}
    for path, entry in entries("en"):
        comment = entry.comment if isinstance(entry, ast.Message | ast.Term) else entry
        if isinstance(comment, ast.BaseComment):
            told.setdefault(path, set()).update(re.findall(r"\$([\w-]+)", comment.content or ""))
    # A quoted text explains its own. The terminal speaks English only.
    used = {(message.file, name) for message in read_locale("en").values() for name in message.own_variables}
    translated = {(path, name) for path, name in used if tier_of(path.stem) is not Tier.TERMINAL}
    assert sorted((path.name, name) for path, name in translated if name not in told.get(path, ())) == []


# A heart in colour, as a game's logo, can be seen on any ground; a black suit in colour cannot.
SUIT = re.compile("[♠♣]|[♥♦](?!\ufe0f)")


@every_locale
def test_cards_are_written_by_the_one_function_for_it(locale):
    paths = {path for path, _ in entries(locale)}
    assert {path.name: SUIT.findall(path.read_text(encoding="utf-8")) for path in paths} == {
        path.name: [] for path in paths
    }


@every_locale
def test_a_text_lies_in_a_file_of_the_same_name_as_in_english(locale):
    english = read_locale("en")
    files = {text_id: message.file.name for text_id, message in read_locale(locale).items()}
    assert files == {text_id: english[text_id].file.name for text_id in files}


@every_locale
def test_a_language_is_called_as_the_world_calls_it(locale):
    assert str(Locale.parse(locale, sep="-")).split("_")[0] == locale.split("-")[0]
