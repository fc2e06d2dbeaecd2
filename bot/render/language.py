"""The language that a picture is written in: it decides on the shapes of signs, and on how numbers look."""

from collections.abc import Callable, Hashable
from contextvars import ContextVar
from functools import lru_cache, wraps
from typing import Final, ParamSpec, TypeVar, cast

ENGLISH: Final = "en"

_now: Final = ContextVar("language", default=ENGLISH)
_Given = ParamSpec("_Given")
_Made = TypeVar("_Made")


def language() -> str:
    """Return the language of the picture that is being drawn, as a tag such as `zh-CN`."""
    return _now.get()


def written_in(tag: str, draw: Callable[..., bytes], *inputs: Hashable) -> bytes:
    """Return the file of a picture whose words are in a language.

    Args:
        tag: The language.
        draw: Returns the file.
        inputs: The arguments of `draw`.
    """
    before = _now.set(tag)
    try:
        return draw(*inputs)
    finally:
        _now.reset(before)


def kept(most: int) -> Callable[[Callable[_Given, _Made]], Callable[_Given, _Made]]:
    """Keep so many of the results of a function, for each language apart."""

    def keeping(make: Callable[_Given, _Made]) -> Callable[_Given, _Made]:
        caches: dict[str, Callable[_Given, _Made]] = {}

        @wraps(make)
        def keep(*args: _Given.args, **kwargs: _Given.kwargs) -> _Made:
            tag = language()
            if tag not in caches:
                caches[tag] = cast("Callable[_Given, _Made]", lru_cache(most)(make))
            return caches[tag](*args, **kwargs)

        return keep

    return keeping
