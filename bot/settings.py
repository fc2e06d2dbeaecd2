"""The settings of the process: read from a mapping, checked all at once, immutable."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, TypeVar

from bot.paths import var_dir
from bot.rules.errors import Param
from bot.rules.gnau.presets import PRESETS
from bot.tables.leases import shard_of

# Three dot-separated parts of base64url text; the first is the application's id.
_TOKEN: Final = re.compile(r"[\w-]{18,}\.[\w-]{6,}\.[\w-]{27,}", re.ASCII)
# One shard, or the first and the last of a range.
_SPAN: Final = re.compile(r"([0-9]{1,4})(?:\s*-\s*([0-9]{1,4}))?")
# It must hold no user name and password: Discord's token takes their place.
_URL: Final = re.compile(r"https?://[\w.-]+(?::([0-9]{1,5}))?(/[\w./-]*)?", re.ASCII)
# A host name, an IPv4 address or an IPv6 address.
_HOST: Final = re.compile(r"[A-Za-z0-9][\w.-]*|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*", re.ASCII)
_HIGHEST_PORT: Final = 65_535
_WHOLE: Final = re.compile(r"[0-9]{1,9}")
# In characters. That many hexadecimal digits cannot be guessed.
_LEAST_SECRET: Final = 32
# In characters. An address and a name need less.
MAX_CONTACT: Final = 200
_SUSPENSE: Final = ("off", "quick", "slow")
_SWITCH: Final = {
    **dict.fromkeys(("1", "true", "yes", "on"), True),
    **dict.fromkeys(("0", "false", "no", "off"), False),
}
_LOG_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")

T = TypeVar("T")
D = TypeVar("D")


@dataclass(frozen=True)
class Fault:
    """A setting that cannot be used.

    Args:
        code: What is wrong. `setting-` and this code form the id of the text about it.
        params: The parameters of the text. They never hold the value of a secret.
    """

    code: str
    params: Mapping[str, Param]


class InvalidSettings(ValueError):
    """Settings that cannot be used, with all their faults."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(", ".join(f"{fault.code} {dict(fault.params)}" for fault in faults))
        self.faults = faults


def default_database_url(name: str = "gnau") -> str:
    """Return the URL of an SQLite file with this name in the folder for written files."""
    return f"sqlite+aiosqlite:///{(var_dir() / name).as_posix()}.sqlite3"


class _BadValue(ValueError):
    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


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


def _shard_ids(raw: str) -> tuple[int, ...]:
    found: set[int] = set()
    for part in raw.split(","):
        span = _SPAN.fullmatch(part.strip())
        if span is None or int(span[1]) > int(span[2] or span[1]):
            raise _BadValue("not-shard-ids", value=raw)
        found |= set(range(int(span[1]), int(span[2] or span[1]) + 1))
    return tuple(sorted(found))


def _url(raw: str) -> str:
    found = _URL.fullmatch(raw)
    if found is None or not 0 < int(found[1] or 1) <= _HIGHEST_PORT:
        raise _BadValue("not-a-url")
    return raw.rstrip("/")


def _host(raw: str) -> str:
    if not _HOST.fullmatch(raw):
        raise _BadValue("not-a-host", value=raw)
    return raw


def _secret(raw: str) -> str:
    if len(raw) < _LEAST_SECRET:
        raise _BadValue("secret-too-short", least=_LEAST_SECRET)
    return raw


def _short(raw: str) -> str:
    if len(raw) > MAX_CONTACT or not raw.isprintable():
        raise _BadValue("not-short", most=MAX_CONTACT)
    return raw


def _switch(raw: str) -> bool:
    if raw.casefold() not in _SWITCH:
        raise _BadValue("not-a-switch", value=raw)
    return _SWITCH[raw.casefold()]


def variable(read: Callable[[str], T], default: D, name: str = "") -> T | D:
    """Return the field of a setting that an environment variable may set.

    Args:
        name: The name of the variable; empty if it is the name of the field in capitals.
    """
    return field(default=default, metadata={"read": read, "name": name})


@dataclass(frozen=True)
class Settings:
    """How this process runs. `.env.example` explains each setting.

    To add one, add a field, a paragraph of `.env.example` and a row in `data/guide/hosting.md`.
    """

    # None where Discord is not needed. Never shown.
    token: str | None = variable(_token, None, "DISCORD_TOKEN")
    database_url: str = field(default_factory=default_database_url, metadata={"read": str, "name": ""})
    # None for no backups.
    backup_folder: Path | None = variable(Path, None)
    gnau_rules: str = variable(_one_of(tuple(PRESETS)), "classic")
    gnau_reveal_s: int = variable(_whole(0, 600), 20)
    gnau_suspense: str = variable(_one_of(_SUSPENSE), "quick")
    log_level: str = variable(_one_of(_LOG_LEVELS), "INFO")
    log_json: bool = variable(_switch, False)
    # Of all processes; None lets Discord decide.
    shard_count: int | None = variable(_whole(1, 10_000), None)
    # In order; None for all.
    shard_ids: tuple[int, ...] | None = variable(_shard_ids, None)
    # None to ask Discord directly.
    discord_proxy_url: str | None = variable(_url, None)
    # Of this process, among those that can wait.
    requests_per_s: int = variable(_whole(1, 1000), 40)
    # None for no monitor.
    monitor_port: int | None = variable(_whole(1, _HIGHEST_PORT), None)
    monitor_host: str = variable(_host, "127.0.0.1")
    # None to create one and store it beside the database. Never shown.
    privacy_key: str | None = variable(_secret, None)
    # None if people are not told how to reach the operator.
    host_contact: str | None = variable(_short, None)

    def __repr__(self) -> str:
        """Return a form without secrets, so that tokens, keys and passwords stay out of logs."""
        return f"Settings(gnau_rules={self.gnau_rules!r}, gnau_reveal_s={self.gnau_reveal_s})"

    def covers(self, guild_id: int) -> bool:
        """Return whether Discord assigns a server to the shards of this process."""
        if self.shard_count is None or self.shard_ids is None:
            return True
        return shard_of(guild_id, self.shard_count) in self.shard_ids

    @classmethod
    def from_env(cls, env: Mapping[str, str]) -> "Settings":
        """Read the settings from environment variables. Empty is not set.

        Raises:
            InvalidSettings: Some cannot be used; it carries every fault.
        """
        values, faults = dict[str, Any](), dict[str, _BadValue]()
        for name, each in zip(SETTINGS, fields(cls), strict=True):
            raw = env.get(name, "").strip()
            try:
                if raw:
                    values[each.name] = each.metadata["read"](raw)
            except _BadValue as bad:
                faults[name] = bad
        settings = cls(**values)
        bad_shards = _bad_shards(settings.shard_count, settings.shard_ids)
        if bad_shards is not None and "SHARD_COUNT" not in faults:
            faults["SHARD_IDS"] = bad_shards
        if faults:
            raise InvalidSettings(
                tuple(Fault(bad.code, {"name": name, **bad.params}) for name, bad in faults.items())
            )
        return settings


def _bad_shards(count: int | None, ids: tuple[int, ...] | None) -> _BadValue | None:
    """Return what is wrong with the two settings together; None if nothing is."""
    if ids is None:
        return None
    if count is None:
        return _BadValue("shards-uncounted")
    return _BadValue("no-such-shard", value=ids[-1], highest=count - 1) if ids[-1] >= count else None


SETTINGS: Final = tuple(each.metadata["name"] or each.name.upper() for each in fields(Settings))
"""The names of the environment variables."""
