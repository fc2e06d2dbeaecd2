"""People who press buttons by their English labels, whatever the language of the bot.

The flows are written in English. While an interpreter listens, the bot sends what it says in its language,
and the people find it in English.
"""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest

from bot.text import DEFAULT_LOCALE, Text


class Interpreter:
    """Knows what everything that was said means in English."""

    def __init__(self) -> None:
        self._meanings: dict[str, str] = {}

    def note(self, said: str, meant: str) -> None:
        """Note what a text means; of two meanings, the later one holds."""
        if said and said != meant:
            self._meanings[said] = meant

    def meaning(self, said: str) -> str:
        """Return what was said in English, as far as it is a text or holds one."""
        if said in self._meanings:
            return self._meanings[said]
        # A label may have a sign in front of its words, and a sentence may name several things.
        for each in sorted((each for each in self._meanings if each in said), key=len, reverse=True):
            said = said.replace(each, self._meanings[each])
        return said

    def of_components(self, components: Any, names: Collection[str]) -> Any:
        """Return the components of a message with what these fields of them say in English."""
        if isinstance(components, list):
            return [self.of_components(each, names) for each in components]
        if not isinstance(components, dict):
            return components
        return {
            name: self.meaning(inner)
            if name in names and isinstance(inner, str)
            else self.of_components(inner, names)
            for name, inner in components.items()
        }


@contextmanager
def listening() -> Iterator[Interpreter]:
    """Yield an interpreter who hears every text that is said from now on."""
    interpreter, call = Interpreter(), Text.__call__

    @cache
    def english(text: Text) -> Text:
        return Text({DEFAULT_LOCALE: text._sources[DEFAULT_LOCALE]}, text.card)

    def say(text: Text, text_id: str, **params: str | int) -> str:
        said = call(text, text_id, **params)
        if text.locale != DEFAULT_LOCALE:
            meant = {
                name: interpreter.meaning(value) if isinstance(value, str) else value
                for name, value in params.items()
            }
            interpreter.note(said, call(english(text), text_id, **meant))
        return said

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Text, "__call__", say)
        yield interpreter
