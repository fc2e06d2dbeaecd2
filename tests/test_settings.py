"""The settings: what is taken, what is refused, and what is never shown."""

import re
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.rules.gnau.presets import PRESETS
from bot.settings import SETTINGS, Fault, InvalidSettings, Settings, default_database_url
from bot.tables.gnau.settings import Suspense

ROOT = Path(__file__).parents[1]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GkLmNo.s3cr3t_s3cr3t-s3cr3t_s3cr3t-abc"
DEFAULTS = Settings(token=None, database_url=default_database_url())


@pytest.mark.parametrize("env", [{}, dict.fromkeys(SETTINGS, ""), dict.fromkeys(SETTINGS, "  \t")])
def test_an_empty_environment_gives_the_default_settings(env):
    assert Settings.from_env(env) == DEFAULTS
    assert (DEFAULTS.gnau_rules, DEFAULTS.gnau_reveal_s, DEFAULTS.gnau_suspense) == ("classic", 20, "quick")
    assert DEFAULTS.database_url.endswith("/data/var/gnau.sqlite3")


@pytest.mark.parametrize(
    ("name", "raw", "field", "value"),
    [
        ("DISCORD_TOKEN", f" {TOKEN}\n", "token", TOKEN),
        ("DATABASE_URL", "postgresql://a:b@c/d", "database_url", "postgresql://a:b@c/d"),
        ("BACKUP_FOLDER", "/srv/my backups", "backup_folder", Path("/srv/my backups")),
        *(("GNAU_RULES", preset, "gnau_rules", preset) for preset in PRESETS),
        ("GNAU_RULES", "Kopitiam", "gnau_rules", "kopitiam"),
        ("GNAU_REVEAL_S", "0", "gnau_reveal_s", 0),
        ("GNAU_REVEAL_S", "600", "gnau_reveal_s", 600),
        *(("GNAU_SUSPENSE", pace, "gnau_suspense", pace) for pace in Suspense),
        *(("LOG_LEVEL", level, "log_level", level) for level in ("DEBUG", "INFO", "WARNING", "ERROR")),
        ("LOG_LEVEL", "warning", "log_level", "WARNING"),
        *(("LOG_JSON", word, "log_json", True) for word in ("1", "true", "YES", "on")),
        *(("LOG_JSON", word, "log_json", False) for word in ("0", "false", "No", "off")),
        ("SHARD_COUNT", "1", "shard_count", 1),
        ("SHARD_COUNT", "10000", "shard_count", 10_000),
        ("DISCORD_PROXY_URL", "http://proxy:8080", "discord_proxy_url", "http://proxy:8080"),
        (
            "DISCORD_PROXY_URL",
            "https://proxy.example/rest/",
            "discord_proxy_url",
            "https://proxy.example/rest",
        ),
        ("MONITOR_PORT", "9100", "monitor_port", 9100),
        *(
            ("MONITOR_HOST", host, "monitor_host", host)
            for host in ("0.0.0.0", "::", "::1", "fd00::17", "localhost", "bot-1.local")
        ),
        ("PRIVACY_KEY", "k" * 32, "privacy_key", "k" * 32),
        ("HOST_CONTACT", " Ann, ann@example.org ", "host_contact", "Ann, ann@example.org"),
    ],
)
def test_valid_values_of_settings_are_taken(name, raw, field, value):
    assert getattr(Settings.from_env({name: raw}), field) == value


@pytest.mark.parametrize(
    ("name", "raw", "code"),
    [
        ("DISCORD_TOKEN", "abc", "token-malformed"),
        ("DISCORD_TOKEN", f"Bot {TOKEN}", "token-malformed"),
        ("DISCORD_TOKEN", TOKEN.replace(".", "", 1), "token-malformed"),
        ("DISCORD_TOKEN", TOKEN.replace("s", "ß"), "token-malformed"),
        ("GNAU_RULES", "plane", "not-a-choice"),
        ("GNAU_SUSPENSE", "endless", "not-a-choice"),
        ("GNAU_RULES", "plain,ties=push", "not-a-choice"),
        ("LOG_LEVEL", "LOUD", "not-a-choice"),
        ("LOG_LEVEL", "10", "not-a-choice"),
        ("LOG_JSON", "2", "not-a-switch"),
        ("LOG_JSON", "json", "not-a-switch"),
        *(
            ("GNAU_REVEAL_S", raw, "not-a-number")
            for raw in ("-1", "601", "2.5", "1e2", "+5", "٣", "²", "1_0")
        ),
        ("GNAU_REVEAL_S", "9" * 5000, "not-a-number"),
        *(("SHARD_COUNT", raw, "not-a-number") for raw in ("0", "10001", "auto")),
        *(
            ("SHARD_IDS", raw, "not-shard-ids")
            for raw in ("a", "-1", "3-1", "0-", "0,,1", "0;1", "0-2-4", "1.5", ",", "0-99999", "٣")
        ),
        ("SHARD_IDS", "0", "shards-uncounted"),
        *(
            ("DISCORD_PROXY_URL", raw, "not-a-url")
            for raw in (
                "proxy:8080",
                "ftp://proxy",
                "http://",
                "http://a b",
                "http://gnau:s3cr3t@proxy",
                "http://p?a=b",
                "http://proxy:99999",
                "http://proxy:0",
            )
        ),
        *(("MONITOR_PORT", raw, "not-a-number") for raw in ("0", "65536", "http")),
        ("PRIVACY_KEY", "k" * 31, "secret-too-short"),
        ("HOST_CONTACT", "k" * 201, "not-short"),
        ("HOST_CONTACT", "Ann\nBen", "not-short"),
        *(("MONITOR_HOST", raw, "not-a-host") for raw in ("http://x", "a b", "x:1", "-")),
    ],
)
def test_invalid_values_of_settings_are_refused(name, raw, code):
    with pytest.raises(InvalidSettings) as caught:
        Settings.from_env({name: raw})
    [fault] = caught.value.faults
    assert (fault.code, fault.params["name"]) == (code, name)


@pytest.mark.parametrize(
    ("raw", "ids"),
    [
        ("0", (0,)),
        ("0-3", (0, 1, 2, 3)),
        ("5, 0,2", (0, 2, 5)),
        ("0-2,2-4,7", (0, 1, 2, 3, 4, 7)),
        ("6 - 7", (6, 7)),
    ],
)
def test_the_shards_of_a_process(raw, ids):
    settings = Settings.from_env({"SHARD_COUNT": "8", "SHARD_IDS": raw})
    assert settings.shard_ids == ids
    assert [shard for shard in range(8) if settings.covers((shard + 8 * 5) << 22)] == list(ids)


@pytest.mark.parametrize("env", [{}, {"SHARD_COUNT": "8"}])
def test_a_process_alone_has_all_servers(env):
    assert all(Settings.from_env(env).covers(shard << 22) for shard in range(8))


def test_a_shard_that_is_not_there():
    with pytest.raises(InvalidSettings) as caught:
        Settings.from_env({"SHARD_COUNT": "4", "SHARD_IDS": "2-4"})
    fault = Fault("no-such-shard", {"name": "SHARD_IDS", "value": 4, "highest": 3})
    assert caught.value.faults == (fault,)


def test_a_wrong_shard_count_is_told_once():
    with pytest.raises(InvalidSettings) as caught:
        Settings.from_env({"SHARD_COUNT": "many", "SHARD_IDS": "0"})
    assert [fault.params["name"] for fault in caught.value.faults] == ["SHARD_COUNT"]


def test_every_wrong_setting_is_told_at_once():
    with pytest.raises(InvalidSettings) as caught:
        Settings.from_env(dict.fromkeys(SETTINGS, "?"))
    assert [fault.params["name"] for fault in caught.value.faults] == [
        name for name in SETTINGS if name not in {"DATABASE_URL", "BACKUP_FOLDER", "HOST_CONTACT"}
    ]


def test_a_fault_says_what_would_do():
    with pytest.raises(InvalidSettings) as caught:
        Settings.from_env({"GNAU_REVEAL_S": "601", "LOG_LEVEL": "LOUD"})
    assert caught.value.faults == (
        Fault("not-a-number", {"name": "GNAU_REVEAL_S", "value": "601", "lowest": 0, "highest": 600}),
        Fault(
            "not-a-choice", {"name": "LOG_LEVEL", "value": "LOUD", "choices": "DEBUG, INFO, WARNING, ERROR"}
        ),
    )


@pytest.mark.parametrize("show", [repr, str, "{}".format, lambda settings: f"{settings!r}"])
def test_settings_show_no_secret(show):
    settings = Settings.from_env({"DISCORD_TOKEN": TOKEN, "DATABASE_URL": "postgresql://gnau:pa55word@db/g"})
    assert "s3cr3t" not in show(settings)
    assert "pa55word" not in show(settings)


def test_faults_of_settings_show_no_secret():
    with pytest.raises(InvalidSettings) as caught:
        Settings.from_env(
            {"DISCORD_TOKEN": f"{TOKEN} oops", "DATABASE_URL": "gnau:pa55word", "LOG_JSON": "?"}
        )
    for shown in (str(caught.value), repr(caught.value), repr(caught.value.faults)):
        assert "s3cr3t" not in shown
        assert "pa55word" not in shown


def test_settings_cannot_be_changed():
    with pytest.raises(FrozenInstanceError):
        DEFAULTS.token = TOKEN  # type: ignore[misc]  # what the test is about


def test_the_example_explains_every_setting():
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert re.findall(r"^(\w+)=", example, re.MULTILINE) == list(SETTINGS)
    for block in example.strip().split("\n\n")[1:]:
        *comment, setting = block.splitlines()
        assert comment, setting
        assert all(line.startswith("# ") for line in comment)


def test_the_env_example_gives_the_default_settings():
    values = dotenv_values(ROOT / ".env.example")
    assert Settings.from_env({name: value or "" for name, value in values.items()}) == DEFAULTS
