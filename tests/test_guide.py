"""README and guide say what is so: their commands, settings and links are compared with the real ones."""

import argparse
import re
from pathlib import Path

import pytest

from bot.cli.main import build_parser
from bot.rules.gnau.presets import PRESETS
from bot.settings import SETTINGS, Settings
from tests.support.texts import shipped_texts
from tests.support.tiers import THOROUGH
from tests.text.slash_commands import menus, walk

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "data" / "guide"
PAGES = [ROOT / "README.md", *sorted(GUIDE.glob("*.md"))]
README = PAGES[0].read_text(encoding="utf-8")


def guide(page):
    return (GUIDE / f"{page}.md").read_text(encoding="utf-8")


def rows(words, heading):
    """Return the rows of the first table after a line that begins like this, cell by cell."""
    after = words[words.index(f"\n{heading}") :]
    table = re.search(r"\n\|.*\n\|[-|]+\n((?:\|.*\n)+)", after)
    assert table is not None
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[1].splitlines()]


def code_names(cell):
    return re.findall(r"`([^`]+)`", cell)


def code(cell):
    assert cell.startswith("`")
    assert cell.endswith("`")
    return cell[1:-1]


def block_after(marker, words=README):
    found = re.search(rf"^<!-- {marker} -->\n```\n(.*?)\n```$", words, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def test_the_slash_commands():
    wanted = set()
    for path, payload in walk():
        # A command, be it in a group or by itself; a group has such among its options.
        if payload["type"] == 1 and all(option["type"] != 1 for option in payload["options"]):
            options = [
                option["name"] if option["required"] else f"[{option['name']}]"
                for option in payload["options"]
            ]
            wanted.add(" ".join(["/" + " ".join(path), *options]))
    # Commands that do the same in two games share a row.
    told = [
        code(command)
        for commands, _ in rows(guide("commands"), "## In Discord")
        for command in commands.split(", ")
    ]
    assert sorted(told) == sorted(wanted)
    named = {name for commands, _ in rows(README, "## Play") for name in code_names(commands)}
    assert named <= {name.split(" [")[0] for name in wanted} | {
        "/manage settings",
        "/preferences",
        "/privacy",
    }


def test_the_menu_of_a_member():
    assert [code(menu) for menu, _ in rows(guide("commands"), "## On a member")] == [
        menu["name"] for menu in menus()
    ]


def test_the_terminal_commands():
    parser = build_parser(shipped_texts().text())
    [subparsers] = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    wanted = []
    for name, command in subparsers.choices.items():
        actions = [action for action in command._actions if action.dest != "help"]
        places = [
            f"[{action.dest}]" if action.nargs == "*" else "|".join(action.choices or [action.dest])
            for action in actions
            if not action.option_strings
        ]
        options = [f"[{action.option_strings[-1]}]" for action in actions if action.option_strings]
        wanted.append(" ".join([name, *places, *options]))
    assert [code(command) for command, _ in rows(guide("commands"), "## In the terminal")] == wanted


def test_the_settings():
    table = rows(guide("hosting"), "## Settings")
    assert [code(name) for name, _, _ in table] == list(SETTINGS)
    unset = {code(name): default.strip("`") for name, default, _ in table}
    settings = Settings.from_env({})
    assert settings.database_url.endswith(f"/{unset['DATABASE_URL']}")
    del unset["DATABASE_URL"], unset["SHARD_COUNT"], unset["SHARD_IDS"]
    assert Settings.from_env(unset) == settings


def test_the_presets_are_named():
    assert all(f"`{preset}`" in README for preset in PRESETS)


@pytest.mark.parametrize(
    ("marker", "extra", "does"), [("play", "play", "bot play"), ("test", "dev", "pytest -n auto")]
)
def test_the_two_commands_are_one_line_each(marker, extra, does):
    assert block_after(f"{marker}-command") == (
        f'python3 -m venv .venv && .venv/bin/pip install -e ".[{extra}]" && .venv/bin/python -m {does}'
    )


def test_the_thorough_tier_in_the_readme_is_what_a_fast_run_names():
    assert block_after("thorough-test-command") == f".venv/bin/python -m pytest -n auto {THOROUGH}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    targets = re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
    places = [target.partition("#") for target in targets if "://" not in target]
    for file, _, anchor in places:
        target = page.parent / file
        assert target.is_file(), file
        if anchor:
            headings = re.findall(r"^#+ (.+)$", target.read_text(encoding="utf-8"), re.MULTILINE)
            # As GitHub forms them: without punctuation.
            assert anchor in {re.sub(r"[^\w -]", "", each).lower().replace(" ", "-") for each in headings}


def test_the_readme_is_short_and_leads_to_every_page_of_the_guide():
    assert README.count("\n") <= 170
    assert [page.name for page in PAGES[1:] if f"](data/guide/{page.name}" not in README] == []


def test_pictures_of_the_readme_say_what_they_show():
    pictures = re.findall(r"!\[(.*?)\]", README)
    assert pictures
    assert all(len(words) > 40 for words in pictures)


def test_the_folders_the_readme_names_exist():
    [listing] = re.findall(r"\n```\n(bot/rules/.*?)\n```", README, re.DOTALL)
    named = {line.split()[0].rstrip("/") for line in listing.splitlines()}
    packages = {f"bot/{path.parent.name}" for path in (ROOT / "bot").glob("*/__init__.py")}
    modules = {name for name in named if name.endswith(".py")}
    assert named - modules == packages | {"tests"}
    assert "bot/app.py" in modules
    assert all((ROOT / module).is_file() for module in modules)
