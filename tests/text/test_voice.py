"""The English texts speak as CONTRIBUTING says under "Voice", as far as that can be tested."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.support.texts import shipped_texts
from tests.text.fluent_files import read_locale

ROOT: Final = Path(__file__).parents[2]
# Not the changelog: what it said of older versions stays.
PAGES: Final = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *(ROOT / "data" / "guide").glob("*.md"),
]
TEXT: Final = shipped_texts().text()
MESSAGES: Final = read_locale("en")

NEVER: Final[Mapping[str, str]] = {
    "everyone, someone, anyone": r"\b(every|some|any)body\b",
    "deck": r"\bpacks?\b",
    "dealer": r"\bbank\b",
    "contractions": r"\b(cannot|(is|are|was|were|do|does|did|has|have|had|will|would|could|should) not)\b",
    "no semicolon": ";",
    "no hash words": r"\b(seeds?|hash(es)?|SHA-256|scheme|commitment)\b",
}

# The texts that say how a deal is proved may name what proves it.
PROOFS: Final = re.compile(r"cli(-[a-z]+)?\.ftl|verify\.ftl|errors-deal\.ftl")
DETAILS: Final = re.compile(r"fair-lock-whole|gnau-evening-key|.*-details-.*")

_CODE: Final = re.compile("`[^`]*`")
_SENTENCE_ENDS_INSIDE: Final = re.compile(r"[a-z][.?!]\*{0,2} [A-Z“`]")
# After a colon, what is to be typed needs no full stop.
_ENDS_WELL: Final = re.compile(r"[.?!:…\d][*_`)”]*$|: `[^`]*`$")


@cache
def readings(text_id: str) -> tuple[str, ...]:
    """Return a text with none, one, and several, for all its variables."""
    return tuple(TEXT(text_id, **dict.fromkeys(MESSAGES[text_id].variables, value)) for value in (0, 1, 2))


def labels() -> Iterator[str]:
    """Yield the ids of the labels of buttons."""
    named = {button for message in MESSAGES.values() for button in message.buttons}
    yield from (text_id for text_id in MESSAGES if "-button-" in text_id or text_id in named)


def may_prove(text_id: str) -> bool:
    """Say whether a text may speak of hashes."""
    return bool(PROOFS.fullmatch(MESSAGES[text_id].file.name) or DETAILS.fullmatch(text_id))


@pytest.mark.parametrize("rule", NEVER)
def test_no_text_has_words_that_the_voice_avoids(rule):
    broken = [
        text_id
        for text_id in MESSAGES
        if any(re.search(NEVER[rule], _CODE.sub("", words), re.IGNORECASE) for words in readings(text_id))
        and not (rule == "no hash words" and may_prove(text_id))
    ]
    assert broken == []


def test_a_line_of_several_sentences_ends_as_a_sentence():
    broken = [
        text_id
        for text_id in MESSAGES
        if any(
            _SENTENCE_ENDS_INSIDE.search(line) and not _ENDS_WELL.search(line)
            for words in readings(text_id)
            for line in words.splitlines()
        )
    ]
    assert broken == []


def test_an_error_is_sentences():
    broken = [
        text_id
        for text_id in MESSAGES
        if text_id.startswith("error-")
        for words in readings(text_id)
        if not _ENDS_WELL.search(words.strip())
    ]
    assert broken == []


def test_labels_names_and_descriptions_have_no_full_stop():
    labelled = {
        text_id
        for text_id in MESSAGES
        if re.match(r"command-|(settings|preferences)-(name|choice|form)-", text_id)
    }
    assert [text_id for text_id in {*labelled, *labels()} if readings(text_id)[2].endswith(".")] == []


@pytest.mark.parametrize("text_id", sorted(set(labels())))
def test_a_button_says_it_in_three_words(text_id):
    words = readings(text_id)[2]
    assert len(words) <= 24 or len(words.split()) <= 3


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_pages_say_everyone_someone_and_anyone(page):
    assert (
        re.findall(NEVER["everyone, someone, anyone"], page.read_text(encoding="utf-8"), re.IGNORECASE) == []
    )


def test_what_only_one_person_sees_is_said_last():
    said = [TEXT(text_id) for text_id in MESSAGES if text_id.startswith("command-")]
    private = [words for words in said if "only you" in words]
    assert private
    assert [words for words in private if not re.search(r" \(only you see (it|them)\)$", words)] == []
