"""The guide's page for players says the same in every language, in the words that the bot uses there."""

import re

import pytest

from tests.support.texts import shipped_texts
from tests.test_guide import GUIDE, code_names
from tests.text.fluent_files import read_locale
from tests.text.slash_commands import walk

# Hong Kong reads the page of Taiwan.
LANGUAGES = sorted(set(shipped_texts().offered) - {"zh-HK"})
# What the page names in bold: buttons, and what people choose for themselves.
NAMED = sorted(
    text_id
    for text_id, message in read_locale("en").items()
    if re.search(r"-button(-|$)|^preferences-name-", text_id) and not message.variables
)
# An option is named like a command.
OPTIONS = {"pace"}
# Cards, and what they count.
FIGURES = re.compile("[0-9AJQK]{1,2}[♠♥♦♣]|[−+][0-9]+")
# How many sentences each section has at most: a game has to fit on a phone.
LINES = 10


def page_name(locale):
    return "players.md" if locale == "en" else f"players.{locale}.md"


def sections(locale):
    """Return the sections of the page in a language, without its beginning."""
    return re.split(r"^## ", (GUIDE / page_name(locale)).read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]


def labels(locale, section):
    """Return what a section names in bold, each as the ids of the texts that read so."""
    text = shipped_texts().text(locale)
    return [
        {text_id for text_id in NAMED if text(text_id) == bold}
        for bold in re.findall(r"\*\*(.+?)\*\*", section)
    ]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_page_leads_to_all_others(locale):
    beginning = (GUIDE / page_name(locale)).read_text(encoding="utf-8").partition("\n## ")[0]
    linked = re.findall(r"\[(.+?)\]\((players.*?)\)", beginning)
    texts = shipped_texts()
    others = [(texts.text(each)("language-name"), page_name(each)) for each in LANGUAGES if each != locale]
    assert sorted(page for _, page in linked) == sorted(page for _, page in others)
    # Each is called as it calls itself; that of Taiwan is for Hong Kong too.
    assert all(dict(others)[name] == page for name, page in linked if name in dict(others))


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_page_names_commands_and_buttons_that_there_are(locale):
    commands = {"/" + " ".join(path) for path, _ in walk()}
    for section in sections(locale):
        assert set(code_names(section)) <= commands | OPTIONS
        assert all(labels(locale, section)), re.findall(r"\*\*(.+?)\*\*", section)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_page_has_the_same_sections_in_every_language(locale):
    for section, english in zip(sections(locale), sections("en"), strict=True):
        assert sorted(code_names(section)) == sorted(code_names(english))
        assert section.count("\n- ") == english.count("\n- ") <= LINES
        # In the order of the language's own sentences.
        mine, theirs = labels(locale, section), labels("en", english)
        assert len(mine) == len(theirs)
        assert all(any(ids & each for each in mine) for ids in theirs)
        assert sorted(FIGURES.findall(section)) == sorted(FIGURES.findall(english))
