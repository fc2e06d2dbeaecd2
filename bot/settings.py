"""Settings of the process: read from a mapping, checked all at once, frozen."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.paths import var_dir
from bot.rules.errors import Param
from bot.rules.gnau import PRESETS

# Three dot-separated parts of base64url text; the first is the application's id.
_TOKEN: Final = re.compile(r"[\w-]{18,}\.[\w-]{6,}\.[\w-]{27,}", re.ASCII)
_WHOLE: Final = re.compile(r"[0-9]{1,9}")
_LOG_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")


@dataclass(frozen=True)
class Fault:
    """One setting that cannot be used.

    Args:
        code: What is wrong; after `setting-` the id of the text about it.
        params: What the text needs. Never the value of a secret.
    """

    code: str
    params: Mapping[str, Param]


class InvalidSettings(ValueError):
    """Settings that cannot be used, all their faults at once."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(", ".join(f"{fault.code} {dict(fault.params)}" for fault in faults))
        self.faults = faults


@dataclass(frozen=True)
class Settings:
    """How this process runs.

    Args:
        token: The bot's token; None where no Discord is needed. Never shown.
        database_url: Where points and tables are kept.
        gnau_rules: The preset of house rules that servers start with.
        gnau_reveal_s: Seconds from the deal to the reveal, 0 to 600.
        log_level: The least severe log records that are written.
        log_json: Whether log records are JSON objects, one a line.
        shard_count: How many shards; None lets Discord say.
    """

    token: str | None
    database_url: str
    gnau_rules: str = "classic"
    gnau_reveal_s: int = 20
    log_level: str = "INFO"
    log_json: bool = False
    shard_count: int | None = None

    def __repr__(self) -> str:
        """Return a form without secrets: the token, and the database's password, stay out of logs."""
        return f"Settings(gnau_rules={self.gnau_rules!r}, gnau_reveal_s={self.gnau_reveal_s})"

    @classmethod
    def from_env(cls, env: Mapping[str, str]) -> "Settings":
        """Read the settings from environment variables.

        Args:
            env: The variables; `.env.example` explains each. Empty ones count as not set.

        Raises:
            InvalidSettings: Some cannot be used; it carries every fault.
        """
        reader = _Reader(env)
        settings = cls(
            token=reader.read("DISCORD_TOKEN", _token, None),
            database_url=reader.read("DATABASE_URL", str, default_database_url()),
            gnau_rules=reader.read("GNAU_RULES", _one_of(tuple(PRESETS)), "classic"),
            gnau_reveal_s=reader.read("GNAU_REVEAL_S", _whole(0, 600), 20),
            log_level=reader.read("LOG_LEVEL", _one_of(_LOG_LEVELS), "INFO"),
            log_json=reader.read("LOG_JSON", _switch, default=False),
            shard_count=reader.read("SHARD_COUNT", _whole(1, 10_000), None),
        )
        if reader.faults:
            raise InvalidSettings(tuple(reader.faults))
        return settings


SETTINGS: Final = (
    "DISCORD_TOKEN",
    "DATABASE_URL",
    "GNAU_RULES",
    "GNAU_REVEAL_S",
    "LOG_LEVEL",
    "LOG_JSON",
    "SHARD_COUNT",
)


def default_database_url(name: str = "gnau") -> str:
    """Return the address of an SQLite file of this name in the folder for written files."""
    return f"sqlite+aiosqlite:///{(var_dir() / name).as_posix()}.sqlite3"


class _BadValue(ValueError):
    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


class _Reader:
    def __init__(self, env: Mapping[str, str]) -> None:
        self._env = env
        self.faults: list[Fault] = []

    def read(self, name: str, parse: Callable[[str], Any], default: Any) -> Any:
        raw = self._env.get(name, "").strip()
        if not raw:
            return default
        try:
            return parse(raw)
        except _BadValue as bad:
            self.faults.append(Fault(bad.code, {"name": name, **bad.params}))
            return default


def _token(raw: str) -> str:
    if not _TOKEN.fullmatch(raw):
        raise _BadValue("token-malformed")
    return raw


def _one_of(choices: tuple[str, ...]) -> Callable[[str], str]:
    def parse(raw: str) -> str:
        for choice in choices:
            if raw.casefold() == choice.casefold():
                return choice
        raise _BadValue("not-a-choice", value=raw, choices=", ".join(choices))

    return parse


def _whole(lowest: int, highest: int) -> Callable[[str], int]:
    def parse(raw: str) -> int:
        if not _WHOLE.fullmatch(raw) or not lowest <= int(raw) <= highest:
            raise _BadValue("not-a-number", value=raw, lowest=lowest, highest=highest)
        return int(raw)

    return parse


def _switch(raw: str) -> bool:
    words = {
        "1": True,
        "true": True,
        "yes": True,
        "on": True,
        "0": False,
        "false": False,
        "no": False,
        "off": False,
    }
    if raw.casefold() not in words:
        raise _BadValue("not-a-switch", value=raw)
    return words[raw.casefold()]
