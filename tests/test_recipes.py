"""The recipes of the guide: what they write down is what the bot knows, as far as that can be told here."""

import re
import shlex
import tomllib
from pathlib import Path

import yaml
from prometheus_client import CollectorRegistry

from bot.cli.main import build_parser
from bot.monitor import Monitor
from bot.settings import SETTINGS, Settings
from tests.support.texts import shipped_texts

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "data" / "guide" / "recipes.md").read_text(encoding="utf-8")
RECIPES = dict(re.findall(r"^## (.+)\n((?:(?!## ).*\n)+)", PAGE, re.MULTILINE))
VOLUME = re.findall(r"^VOLUME (\S+)$", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)[0]
# Within so many seconds the bot ends (see `CardsBot.close`).
ENDS_S = 8


def block(name):
    found = re.search(rf"^<!-- {name} -->\n```\w+\n(.*?)\n```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


FLY = tomllib.loads(block("fly"))
[RENDER] = yaml.safe_load(block("render"))["services"]


def test_each_recipe_says_what_was_tried_and_what_was_not():
    assert len(RECIPES) == 4
    assert [name for name, words in RECIPES.items() if words.count("*Tried:*") != 1] == []
    assert [name for name, words in RECIPES.items() if words.count("*Not tried:*") != 1] == []


def test_the_commands_of_the_recipes_are_those_of_the_bot():
    lines = "\n".join(re.findall(r"^```\n(.*?)\n```$", PAGE, re.MULTILINE | re.DOTALL)).splitlines()
    lines.append(RENDER["startCommand"])
    given = [found[1] for line in lines if (found := re.search(r"(?:^gnau|python -m bot) (.+)$", line))]
    assert len(given) == 3
    for words in map(shlex.split, given):
        assert callable(build_parser(shipped_texts().text(), words).parse_args(words).run)


def test_every_variable_of_the_platforms_is_a_setting():
    assert set(FLY["env"]) <= set(SETTINGS)
    assert {each["key"] for each in RENDER["envVars"]} <= set(SETTINGS)
    Settings.from_env({each["key"]: each.get("value", "") for each in RENDER["envVars"]})


def test_no_token_stands_in_a_file():
    assert "DISCORD_TOKEN" not in FLY["env"]
    [token] = [each for each in RENDER["envVars"] if each["key"] == "DISCORD_TOKEN"]
    assert token == {"key": "DISCORD_TOKEN", "sync": False}


def test_fly_asks_for_health_and_figures_where_they_are_served():
    settings = Settings.from_env(FLY["env"])
    assert settings.monitor_port is not None
    assert settings.monitor_host == "0.0.0.0"
    monitor = Monitor(settings.monitor_host, settings.monitor_port, CollectorRegistry())
    served = {resource.canonical for resource in monitor._server._runner.app.router.resources()}
    for asked in (FLY["checks"]["health"], FLY["metrics"]):
        assert asked["port"] == settings.monitor_port
        assert asked["path"] in served
    assert FLY["checks"]["health"]["path"] == "/healthz"


def test_nothing_of_the_bot_is_public():
    assert not {"services", "http_service"} & set(FLY)
    assert RENDER["type"] == "worker"


def test_what_the_bot_writes_is_on_the_disk():
    # The bot writes into data/var of the folder where it starts. On Render that is the repository's copy.
    assert FLY["mounts"]["destination"] == VOLUME == "/home/gnau/data/var"
    assert RENDER["disk"]["mountPath"] == "/opt/render/project/src/data/var"
    [backups] = [each["value"] for each in RENDER["envVars"] if each["key"] == "BACKUP_FOLDER"]
    assert backups == FLY["env"]["BACKUP_FOLDER"] == "data/var/backups"


def test_fly_waits_until_the_bot_has_ended():
    assert FLY["kill_timeout"] > ENDS_S
