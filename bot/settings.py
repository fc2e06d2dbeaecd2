"""The settings of the process: read from a mapping, checked all at once, immutable."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bot.paths import var_dir
from bot.rules.errors import Param
from bot.rules.gnau.options import PRESETS
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
_LOG_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")


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


@dataclass(frozen=True)
class Settings:
    """How this process runs.

    Args:
        token: The bot's token; None where Discord is not needed. Never shown.
        backup_folder: Where a backup is written every night; None for no backups.
        gnau_rules: The preset of house rules that servers start with.
        gnau_reveal_s: Seconds from the deal to the reveal, 0 to 600.
        gnau_suspense: How fast the cards are turned over at the reveal: `off`, `quick` or `slow`.
        log_level: The least severe level of log records that are written.
        log_json: Whether each log record is a line with a JSON object.
        shard_count: How many shards the bot has in all its processes; None lets Discord decide.
        shard_ids: The shards of this process, in order; None for all.
        discord_proxy_url: A rate-limit proxy that all processes share; None to ask Discord directly.
        requests_per_s: The most requests a second of this process, among those that can wait.
        monitor_port: The port where the monitor answers questions about health and metrics; None for no
            monitor.
        monitor_host: The address of this machine where the monitor answers.
        privacy_key: The secret from which the pseudonyms of people who deleted their data are made. None to
            create one and store it beside the database. Never shown.
        host_contact: How people reach the operator of the bot, for `/about`; None if they are not told.
    """

    token: str | None
    database_url: str
    backup_folder: Path | None = None
    gnau_rules: str = "classic"
    gnau_reveal_s: int = 20
    gnau_suspense: str = "quick"
    log_level: str = "INFO"
    log_json: bool = False
    shard_count: int | None = None
    shard_ids: tuple[int, ...] | None = None
    discord_proxy_url: str | None = None
    requests_per_s: int = 40
    monitor_port: int | None = None
    monitor_host: str = "127.0.0.1"
    privacy_key: str | None = None
    host_contact: str | None = None

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
        """Read the settings from environment variables, which `.env.example` explains. Empty is not set.

        Raises:
            InvalidSettings: Some cannot be used; it carries every fault.
        """
        reader = _Reader(env)
        settings = cls(
            token=reader.read("DISCORD_TOKEN", _token, None),
            database_url=reader.read("DATABASE_URL", str, default_database_url()),
            backup_folder=reader.read("BACKUP_FOLDER", Path, None),
            gnau_rules=reader.read("GNAU_RULES", _one_of(tuple(PRESETS)), "classic"),
            gnau_reveal_s=reader.read("GNAU_REVEAL_S", _whole(0, 600), 20),
            gnau_suspense=reader.read("GNAU_SUSPENSE", _one_of(_SUSPENSE), "quick"),
            log_level=reader.read("LOG_LEVEL", _one_of(_LOG_LEVELS), "INFO"),
            log_json=reader.read("LOG_JSON", _switch, default=False),
            shard_count=reader.read("SHARD_COUNT", _whole(1, 10_000), None),
            shard_ids=reader.read("SHARD_IDS", _shard_ids, None),
            discord_proxy_url=reader.read("DISCORD_PROXY_URL", _url, None),
            requests_per_s=reader.read("REQUESTS_PER_S", _whole(1, 1000), 40),
            monitor_port=reader.read("MONITOR_PORT", _whole(1, _HIGHEST_PORT), None),
            monitor_host=reader.read("MONITOR_HOST", _host, "127.0.0.1"),
            privacy_key=reader.read("PRIVACY_KEY", _secret, None),
            host_contact=reader.read("HOST_CONTACT", _short, None),
        )
        reader.verify_shards(settings.shard_count, settings.shard_ids)
        if reader.faults:
            raise InvalidSettings(tuple(reader.faults))
        return settings


SETTINGS: Final = (
    "DISCORD_TOKEN",
    "DATABASE_URL",
    "BACKUP_FOLDER",
    "GNAU_RULES",
    "GNAU_REVEAL_S",
    "GNAU_SUSPENSE",
    "LOG_LEVEL",
    "LOG_JSON",
    "SHARD_COUNT",
    "SHARD_IDS",
    "DISCORD_PROXY_URL",
    "REQUESTS_PER_S",
    "MONITOR_PORT",
    "MONITOR_HOST",
    "PRIVACY_KEY",
    "HOST_CONTACT",
)


def default_database_url(name: str = "gnau") -> str:
    """Return the URL of an SQLite file with this name in the folder for written files."""
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
            self._note(name, bad)
            return default

    def verify_shards(self, count: int | None, ids: tuple[int, ...] | None) -> None:
        """Note the faults of the two settings together; `read` notes the faults of each alone."""
        if ids is None or any(fault.params["name"] == "SHARD_COUNT" for fault in self.faults):
            return
        try:
            _verify_shards(count, ids)
        except _BadValue as bad:
            self._note("SHARD_IDS", bad)

    def _note(self, name: str, bad: _BadValue) -> None:
        self.faults.append(Fault(bad.code, {"name": name, **bad.params}))


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


def _verify_shards(count: int | None, ids: tuple[int, ...]) -> None:
    if count is None:
        raise _BadValue("shards-uncounted")
    if ids[-1] >= count:
        raise _BadValue("no-such-shard", value=ids[-1], highest=count - 1)


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
