"""What the import contracts cannot say about the shape of the house."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[1]
AT_THE_ROOT = {
    ".ci",
    ".dockerignore",
    ".env.example",
    ".github",
    ".gitignore",
    ".pre-commit-config.yaml",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Dockerfile",
    "LICENSE",
    "README.md",
    "SECURITY.md",
    "bot",
    "cogs",
    "compose.yaml",
    "data",
    "pyproject.toml",
    "tests",
}
SAYS_NOTHING = {"common", "helper", "helpers", "manager", "managers", "misc", "util", "utils"}
MOST_LINES = 400
GAMES = ("gnau", "hearts", "gongzhu")
# Lists of games, and what only Gnau has in a terminal. The program itself is called after that game.
NAME_GAMES = {
    "bot/games.py",
    "bot/tables/games.py",
    "bot/players/__init__.py",
    "bot/cli/check.py",
    "bot/cli/main.py",
    "bot/cli/odds.py",
    "bot/cli/replay.py",
    "bot/cli/solve.py",
    "bot/settings.py",
    # The package is called like one.
    "bot/views/about.py",
}


def sources(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def is_written_by_a_tool(name: str) -> bool:
    patterns = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    return name == ".git" or any(fnmatch(name, pattern.rstrip("/")) for pattern in patterns)


def test_the_root_holds_the_agreed_names_only():
    names = {path.name for path in ROOT.iterdir() if not is_written_by_a_tool(path.name)}
    assert names - AT_THE_ROOT == set()


def test_data_holds_no_program():
    assert sources("data") == []


def test_a_name_says_what_is_in_there():
    parts = {part for path in sources("bot", "cogs") for part in path.relative_to(ROOT).with_suffix("").parts}
    assert parts & SAYS_NOTHING == set()


def test_no_file_is_too_long():
    lines = {
        path: len(path.read_text(encoding="utf-8").splitlines()) for path in sources("bot", "cogs", "tests")
    }
    assert {str(path.relative_to(ROOT)): count for path, count in lines.items() if count > MOST_LINES} == {}


def test_public_functions_and_classes_say_what_they_are_for():
    assert [where for path in sources("bot", "cogs") for where in undocumented(path)] == []


def undocumented(path: Path) -> Iterator[str]:
    # Beside the linter, which takes a module with a private name, and all in it, for private. Methods are
    # left out: most implement or override one that is documented where it stands.
    if "versions" not in path.parts:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if (
                isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
                and node.name[0] != "_"
                and ast.get_docstring(node) is None
            ):
                yield f"{path.relative_to(ROOT)}: {node.name}"


def test_clicks_and_commands_reach_the_tables_of_their_own_server_only():
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in sources("bot/views", "bot/commands", "cogs")
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"services\.games\b", line)
    ]
    assert found == [
        (
            "bot/views/visit.py: return self.services.games.tables_of(game)"
            ".within(guild_id, lambda: self.is_awaited)"
        ),
        "bot/views/visit.py: return await self.services.games.all_open([self.guild_id])",
    ]


def test_every_private_name_stays_in_its_module():
    crossing = []
    for path in sources("bot", "cogs"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in {"bot", "cogs"}:
                crossing += [f"{path.name}: {alias.name}" for alias in node.names if alias.name[0] == "_"]
    assert crossing == []


def test_no_shared_part_names_a_game():
    # What such a part imports is the matter of a contract: these are the words with which it could ask.
    named = []
    for path in sources("bot", "cogs"):
        where = path.relative_to(ROOT).as_posix()
        if where not in NAME_GAMES and not any(game in where for game in GAMES):
            nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            named += [f"{where}: {ast.unparse(node)}" for node in nodes if names_game(node)]
    assert named == []


def names_game(node: ast.AST) -> bool:
    """Tell whether some code is the name of a game, or the game that has it; hearts are a suit as well."""
    match node:
        case ast.Constant(value=str(word)):
            return word in GAMES
        case ast.Attribute(value=ast.Name(id=owner), attr=word):
            return word.lower() in GAMES and owner != "Suit"
        case ast.ImportFrom(module=module, names=names):
            return module != "bot.players.cardset" and any(each.name.lower() in GAMES for each in names)
    return False
