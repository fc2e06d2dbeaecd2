"""What both states of play define under the same name; everything else that a table does stands once."""

import ast
from pathlib import Path

import bot.tables

FOLDER = Path(bot.tables.__file__).parent

SHARED_NAMES = {
    "Phase": "a banker's round and a hand of tricks go through phases of their own",
    "people": "Gnau has a row of up to 19 people, a table of tricks four seats with computer players in some",
    "is_full": "the dealer's seat doesn't count at Gnau; at tricks a computer player's seat can be taken",
    "join": "the bank falls to somebody at Gnau; at tricks a seat is chosen, whose stake may be another's",
    "turn_ms": "a round has one time for all its players; at tricks it depends on whose turn it is",
    "awaited": "bids and splits of several people, or the next card",
    "dump": "each state has its own form, which is stored",
    "load": "as dump",
    "own_round": "what a person is told has one interface: five cards and a choice, or thirteen cards",
    "own_facts": "the same interface, for events, of which each game deals by its own",
    "own_seat": "the same interface, for seats as each state has them",
}


def names_in(folder: str) -> set[str]:
    nodes = [
        node
        for path in (FOLDER / folder).glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    ]
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    names = {node.name for node in nodes if isinstance(node, kinds)}
    return {name for name in names if not name.startswith("__")}


def test_the_two_states_of_play_define_nothing_twice_without_a_reason():
    assert names_in("gnau") & names_in("tricks") == SHARED_NAMES.keys()
    assert len(SHARED_NAMES) <= 11
