"""The pages beside the README, the version and the workflow say what is so."""

import re
import tomllib
from datetime import date
from pathlib import Path

import pytest
import yaml

from tests.support.tiers import THOROUGH

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SECTIONS = re.findall(
    r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$",
    (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)


def test_the_version_is_the_newest_of_the_changelog():
    assert SECTIONS[0][0] == PROJECT["version"]


def test_the_changelog_has_the_newest_version_first():
    versions = [tuple(map(int, number.split("."))) for number, _day in SECTIONS]
    days = [date.fromisoformat(day) for _number, day in SECTIONS]
    assert versions == sorted(set(versions), reverse=True)
    assert days == sorted(days, reverse=True)


def test_the_packages_say_that_they_are_typed():
    assert "Typing :: Typed" in PROJECT["classifiers"]
    assert [package for package in ("bot", "cogs") if not (ROOT / package / "py.typed").is_file()] == []


def test_the_workflow_runs_what_a_merge_needs():
    workflow = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8"))
    runs = [step.get("run") for job in workflow["jobs"].values() for step in job["steps"]]
    assert ".ci/run" in runs
    assert workflow["permissions"] == {"contents": "read"}


def test_contributing_tells_how_to_run_each_tier():
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert "`pytest -n auto`" in page
    assert f"`pytest -n auto {THOROUGH}`" in page


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "SECURITY.md"])
def test_every_path_that_is_named_exists(page):
    words = (ROOT / page).read_text(encoding="utf-8")
    paths = set(re.findall(r"(?<![\w/])(?:bot|cogs|data|tests)(?:/[\w.-]+)+", words))
    paths |= {
        name for name in re.findall(r"`([\w./-]+)`", words) if re.search(r"\w/\w|\.(py|md|toml)$", name)
    }
    assert paths
    assert {path for path in paths if not list(ROOT.glob(path.rstrip("/")))} == set()
