"""compose.yaml: two processes over one database, as the settings know them, and nothing open to the world."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from dotenv import dotenv_values
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot.settings import SETTINGS, Settings
from tests.support.fonts import PACKAGES

ROOT = Path(__file__).parents[1]
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
BOTS = {name: service for name, service in SERVICES.items() if name.startswith("bot-")}


@pytest.mark.parametrize("name", BOTS)
def test_every_variable_of_compose_is_a_setting(name):
    assert set(BOTS[name]["environment"]) <= set(SETTINGS)


def test_each_shard_of_compose_belongs_to_one_process():
    settings = [settings_of(bot) for bot in BOTS.values()]
    [count] = {each.shard_count for each in settings}
    assert count == len(BOTS) == 2
    shards = [shard for each in settings for shard in each.shard_ids or ()]
    assert sorted(shards) == list(range(count))


def test_all_processes_of_compose_share_one_database():
    [url] = {settings_of(bot).database_url for bot in BOTS.values()}
    database = SERVICES["database"]
    assert url == "postgresql://gnau:secret@database/gnau"
    assert (database["environment"]["POSTGRES_USER"], database["environment"]["POSTGRES_DB"]) == (
        "gnau",
        "gnau",
    )
    version = re.fullmatch(r"postgres:(\d+)-alpine", database["image"])
    assert version is not None
    assert int(version[1]) >= 15
    [volume] = [each.partition(":")[0] for each in database["volumes"]]
    assert volume in COMPOSE["volumes"]


def test_a_bot_waits_for_the_database_and_starts_again_by_itself():
    assert "pg_isready" in str(SERVICES["database"]["healthcheck"]["test"])
    assert all(bot["depends_on"]["database"]["condition"] == "service_healthy" for bot in BOTS.values())
    assert {service["restart"] for service in SERVICES.values()} == {"unless-stopped"}


def test_compose_publishes_ports_to_this_machine_only():
    published = [port for service in SERVICES.values() for port in service.get("ports", [])]
    assert len(set(published)) == len(BOTS)
    assert all(port.startswith("127.0.0.1:") for port in published)
    assert "ports" not in SERVICES["database"]


def test_compose_asks_for_health_where_it_is_served():
    for bot in BOTS.values():
        settings = settings_of(bot)
        assert settings.monitor_host == "0.0.0.0"
        assert f"127.0.0.1:{settings.monitor_port}/healthz" in str(bot["healthcheck"]["test"])
        [port] = bot["ports"]
        assert port.endswith(f":{settings.monitor_port}")


def test_compose_holds_no_secret():
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert set(re.findall(r"\$\{(\w+)", text)) == {"POSTGRES_PASSWORD"}
    assert not re.search(r"PASSWORD: (?!\$\{)", text)
    assert {str(bot["env_file"]) for bot in BOTS.values()} == {".env"}


def test_the_container_is_built_from_existing_files_and_a_fixed_base():
    assert {str(bot["build"]) for bot in BOTS.values()} == {"."}
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    [base, *others] = re.findall(r"^FROM (\S+)", text, re.MULTILINE)
    assert re.fullmatch(r"python:[\d.]+-slim@sha256:[0-9a-f]{64}", base)
    assert set(others) == {"python"}


def test_the_bots_of_compose_have_no_privilege_and_write_to_their_volume_alone():
    for bot in BOTS.values():
        assert (bot["read_only"], bot["cap_drop"]) == (True, ["ALL"])
        assert bot["security_opt"] == ["no-new-privileges:true"]
        assert bot["volumes"] == ["files:/home/gnau/data/var"]


def test_what_the_image_installs_is_pinned_by_digest_and_is_what_the_project_needs():
    blocks = re.split(
        r"\n(?=\S)", (ROOT / ".ci" / "image-requirements.txt").read_text(encoding="utf-8").strip()
    )
    pinned = {}
    for block in blocks:
        first, *digests = block.replace("\\\n", "\n").splitlines()
        assert digests
        assert all(re.fullmatch(r" +--hash=sha256:[0-9a-f]{64} *", digest) for digest in digests)
        [pin] = (its := Requirement(first.strip())).specifier
        pinned[canonicalize_name(its.name)] = pin.version
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for words in (*project["dependencies"], *project["optional-dependencies"]["postgres"]):
        needed = Requirement(words)
        assert needed.specifier.contains(pinned[canonicalize_name(needed.name)])


def test_all_that_the_container_copies_is_let_into_its_build():
    copied = re.findall(
        r"^COPY (?!--from)(.+) \S+$", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE
    )
    let_in = re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.MULTILINE)
    assert {name for names in copied for name in names.split()} == set(let_in)
    assert all((ROOT / name).exists() for name in let_in)


@pytest.mark.parametrize("package", PACKAGES.split())
def test_the_fonts_of_names_are_in_the_container_in_its_description_and_where_tests_run(package):
    for file in ("Dockerfile", "data/guide/hosting.md", ".ci/run"):
        assert package in (ROOT / file).read_text(encoding="utf-8")


def settings_of(bot: dict[str, Any]) -> Settings:
    """Return the settings of a service, over those of the example."""
    example = {name: value or "" for name, value in dotenv_values(ROOT / ".env.example").items()}
    password = re.compile(r"\$\{POSTGRES_PASSWORD[^}]*\}")
    given = {name: password.sub("secret", value) for name, value in bot["environment"].items()}
    return Settings.from_env(example | given)
