"""Simulated evenings in the pseudo-language: nothing is lost, refused by Discord or left in English."""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.simulation import payloads, process, watching, wire
from tests.simulation.gnau import referee
from tests.simulation.outcome import replay
from tests.simulation.places import words_of
from tests.simulation.plan import plan_of
from tests.simulation.tricks import knowing, showing
from tests.simulation.workshop import Workshop
from tests.support.interpreting import listening
from tests.support.languages import english_in, pseudo_catalog, read_in
from tests.support.limits import too_much_in

LANGUAGE: Final = "fi"
SEEDS: Final = (2, 6, 7, 8)
STEPS: Final = 25
# How people, languages and cities are called, and how house rules are typed.
NAMES: Final = frozenset({"Person", "English", "spot", "New", "York", "UTC"})
# The reasons that are given for points.
TYPED: Final = re.compile("for the simulation|a new start")

pytestmark = [pytest.mark.logs_errors, pytest.mark.thorough]


@pytest.fixture
def bodies(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """What the bot has sent, in a world in which everyone has Discord in the pseudo-language."""
    sent: list[Any] = []
    catalog = pseudo_catalog(LANGUAGE)
    # So nobody chooses English.
    monkeypatch.setattr(catalog, "offered", ("en",))
    parsed, interaction, guild = wire._parsed, payloads.interaction, payloads.guild

    def noted(data: Any) -> Any:
        body, files = parsed(data)
        sent.append(body)
        return body, files

    def spoken(*args: Any) -> dict[str, Any]:
        told = interaction(*args)
        return {**told, "locale": LANGUAGE, **({"guild_locale": LANGUAGE} if "guild_locale" in told else {})}

    monkeypatch.setattr(wire, "_parsed", noted)
    monkeypatch.setattr(payloads, "interaction", spoken)
    monkeypatch.setattr(payloads, "guild", lambda *args: guild(*args) | {"preferred_locale": LANGUAGE})
    monkeypatch.setattr(process, "english_alone", lambda: catalog)
    with listening() as interpreter:
        # The referees read English.
        for reader in (referee, knowing, showing, watching):
            monkeypatch.setattr(reader, "words_of", lambda payload: interpreter.meaning(words_of(payload)))
        yield sent


@pytest.mark.parametrize("seed", SEEDS)
def test_evenings_are_played_in_another_language(shop: Workshop, bodies: list[Any], seed: int):
    outcome = shop.run(plan_of(seed, STEPS))
    assert outcome.violations == [], "\n".join([*outcome.tail, replay(seed, STEPS)])
    # Commands have their English words and those of other languages beside each other.
    messages = [each for each in bodies if "description_localizations" not in str(each)]
    assert {fault for body in messages for fault in too_much_in(body)} == set()
    read = [words for body in messages for words in read_in(body)]
    assert len(read) > 100
    assert {words for words in read if english_in(TYPED.sub("", words)) - NAMES} == set()
