"""Settings as fields: which values each may have, and how chosen values are stored and read.

A setting is one field with its kind, such as
`more_time: int = setting(Whole(1, 5, page="pace", form="thinking"), 2)`. It is checked, stored and shown in
the settings panel as its kind says. To add a setting of a server:

1. Add its field to `ServerSettings`, or to the settings of one game, such as `GnauSettings`. A page has its
   settings in the order of the fields. Numbers with the same form are typed together.
2. Add its texts to `data/locales/en/settings.ftl`: `settings-name-more-time` and `settings-about-more-time`.
   Each value of a `Word` needs a text like `settings-choice-points-score`, and a setting that can be cleared
   one like `settings-clear-channels`. A new form needs `settings-form-thinking`, and a new page
   `settings-page-pace` and `settings-intro-pace`.

A preference is a field of `Preferences`, with texts like these in `preferences.ftl`.

A value is stored under the name of its field, so a field or a `Word` is never renamed. A change maps names to
values. The stored form does the same, but contains only values that differ from the defaults.
"""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from bot.rules.errors import RuleError, quote
from bot.tables.ids import ChannelId, RoleId, UserId
from bot.tables.kept_values import plain_fields
from bot.tables.ports import Json

Changes: TypeAlias = Mapping[str, object]

T = TypeVar("T")
WordT = TypeVar("WordT", bound=StrEnum)


@dataclass(frozen=True, kw_only=True)
class Kind(Generic[T]):
    """The values that a setting may have.

    Args:
        page: The page of a server's settings on which the setting is; empty for a preference.
    """

    # The exact type of a value in JSON: for Python, True is a whole number, too.
    json_type: ClassVar[type] = int

    page: str = ""

    def read(self, value: Any) -> Any:
        """Return a value, given or stored, as the field holds it.

        Raises:
            ValueError: The setting cannot have this value, or one in this list. The error holds it.
        """
        if type(value) is not self.json_type:
            raise ValueError(value)
        return value


@dataclass(frozen=True)
class Whole(Kind[int]):
    """A whole number from `lowest` to `highest`.

    Args:
        form: The form of the page in which the number is typed. Discord allows five fields in one form.
    """

    lowest: int
    highest: int
    form: str = ""

    def read(self, value: Any) -> Any:
        if not self.lowest <= super().read(value) <= self.highest:
            raise ValueError(value)
        return value


@dataclass(frozen=True)
class Word(Kind[WordT]):
    """One of a few words."""

    words: type[WordT]

    def read(self, value: Any) -> Any:
        if value not in list(self.words):
            raise ValueError(value)
        return self.words(value)


class Switch(Kind[bool]):
    """On or off."""

    json_type = bool


class Maybe(Kind[T | None]):
    """A value or None."""

    def read(self, value: Any) -> Any:
        return None if value is None else super().read(value)


class Language(Maybe[str]):
    """A language; None for the one that Discord names."""

    json_type = str


class Role(Maybe[RoleId]):
    """One of the server's roles, or none."""


class Channel(Maybe[ChannelId]):
    """One of the server's channels in which the bot posts, or none."""


@dataclass(frozen=True)
class Several(Kind[tuple[T, ...]]):
    """Several values, each only once.

    Args:
        most: How many values are kept, from the first one; None for all.
    """

    most: int | None = None

    def read(self, value: Any) -> Any:
        if type(value) not in {tuple, list}:
            raise ValueError(value)
        return tuple(dict.fromkeys(map(super().read, value)))[: self.most]


class Channels(Several[ChannelId]):
    """Some of the server's channels."""


class Members(Several[UserId]):
    """Some of the server's members, listed by commands."""


class Digests(Several[str]):
    """SHA-256 digests, in hex, of words that are listed by commands and shown to nobody."""

    json_type = str


def setting(kind: Kind[T], default: T) -> T:
    """Return the field of a setting, for the body of a `Settable`."""
    return field(default=default, metadata={"kind": kind})


@dataclass(frozen=True)
class Settable:
    """A frozen dataclass whose fields people choose.

    Raises:
        RuleError: A value is not allowed; see `refusal`.
    """

    def __post_init__(self) -> None:
        for name, kind in self.kinds().items():
            try:
                value = kind.read(getattr(self, name))
            except ValueError as error:
                raise self.refusal(name, kind, *error.args) from None
            object.__setattr__(self, name, value)

    @classmethod
    def kinds(cls) -> dict[str, Kind[Any]]:
        """Return the kinds of all settings by name, in the order of the fields."""
        return {each.name: each.metadata["kind"] for each in fields(cls) if "kind" in each.metadata}

    @staticmethod
    def refusal(name: str, kind: Kind[Any], value: object) -> RuleError:
        """Return the error for a value that is not allowed."""
        if isinstance(kind, Whole):
            return RuleError(
                "server-setting-out-of-range",
                setting=name,
                value=quote(value),
                lowest=kind.lowest,
                highest=kind.highest,
            )
        return RuleError("server-setting-invalid", setting=name, value=quote(value))

    @property
    def values(self) -> dict[str, Any]:
        """Every setting by name, in a form JSON can hold."""
        return plain_fields(self, *self.kinds())

    def changed(self, changes: Changes) -> Self:
        """Return the settings after a change. Unknown names are ignored.

        Raises:
            RuleError: A value is not allowed, or does not fit the other values.
        """
        return replace(self, **{name: changes[name] for name in self.kinds() if name in changes})

    def with_stored(self, options: Json) -> Self:
        """Return these settings, the defaults, with those that are stored.

        Values that cannot be used are ignored. A newer version may have stored names and values that this one
        does not know, and the defaults may have changed since.
        """
        with suppress(RuleError):
            return self.changed(options)
        found = self
        for name, value in options.items():
            with suppress(RuleError):
                found = found.changed({name: value})
        return found

    def change_stored(self, options: Json, changes: Changes) -> Json:
        """Return the stored form after a change, where these settings are the defaults.

        Values that the change does not name stay exactly the same.

        Raises:
            RuleError: A value is not allowed, or does not fit the other values.
        """
        values, usual = self.with_stored(options).changed(changes).values, self.values
        kept = {name: value for name, value in options.items() if name not in changes}
        return kept | {name: values[name] for name in changes if values[name] != usual[name]}
