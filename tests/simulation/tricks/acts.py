"""What people do at tables of Hearts and Gong Zhu, and with the daily deal."""

from random import Random
from typing import Any, Final

from tests.simulation.commands import Command, Scene

_RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_SUITS: Final = "SHDC"


def commands_of(game: str) -> tuple[Command, ...]:
    """Return what is typed at tables of one of the games."""
    return (
        Command(game, "open", 30, _OPENING[game]),
        Command(game, "start", 8),
        Command(game, "hand", 10),
        Command(game, "play", 6, _play, suggests=True),
        Command(game, "hint", 4),
        Command(game, "rules", 1),
        Command(game, "leaderboard", 1),
        Command(game, "daily", 12),
        Command(game, "close", 2),
    )


def _open_hearts(scene: Scene) -> dict[str, Any]:
    chance = scene.chance
    return _at_any_table(scene, (1, 30, 100)) | scene.some(
        {
            "jack-of-diamonds": True,
            "moon": chance.choice(("add_to_others", "take_from_self", "choose")),
            "queen-breaks-hearts": True,
            "passing": chance.choice(("left", "none")),
            "black-maria": True,
            "spot": True,
        },
        0.3,
    )


def _open_gongzhu(scene: Scene) -> dict[str, Any]:
    table, chance = _at_any_table(scene, (1, 300, 1000)), scene.chance
    return table | chance.choice(_GONGZHU_RULES) if chance.random() < 0.3 else table


_GONGZHU_RULES: Final = (
    {"pig-flips": "never"},
    {"pig-flips": "all_points", "first-lead": "two_of_clubs"},
    {"teams": True},
    {"teams": True, "pig-flips": "never", "first-lead": "two_of_clubs"},
)
_OPENING: Final = {"hearts": _open_hearts, "gongzhu": _open_gongzhu}


def _at_any_table(scene: Scene, targets: tuple[int, ...]) -> dict[str, Any]:
    chance = scene.chance
    # So that some games come to an end: most evenings are over after a few hands. And without a stake often
    # enough: in some servers people begin with no points.
    always = {"target": chance.choice(targets), "stake": chance.choice((0, 0, 1, 5, 50))}
    possible = {
        "level": chance.choice(("casual", "strong")),
        # The last is a day, which the bot may have to sleep through.
        "pace": chance.choice(("10", "20", "86400")),
        "hands": chance.choice((1, 2, 8)),
    }
    return always | scene.some(possible, 0.5)


def _play(scene: Scene) -> dict[str, Any]:
    """Return a card that could be played as far as one sees, if there is any."""
    own = [custom_id.rpartition(":")[2] for custom_id in scene.offered if ":play:" in custom_id]
    anything = a_card(scene.chance)
    return {"card": scene.chance.choice(own) if own else anything}


def a_card(chance: Random) -> str:
    """Return any card, as people write it."""
    return chance.choice(_RANKS) + chance.choice(_SUITS)


# How likely a button is pressed, by what it does; the others 1.
LIKINGS: Final = {
    **dict.fromkeys(("start", "again", "next", "play", "claim", "moon", "back"), 12.0),
    **dict.fromkeys(("hand", "go"), 4.0),
    **dict.fromkeys(("ask_leave", "ask_call_off", "give_up", "call_off", "hint"), 0.5),
}

# What they type to have something to play.
BEGINNINGS: Final = frozenset({"open", "daily"})

# What somebody presses who wants to play on, and nothing else but their hand.
DUTIES: Final = {
    **dict.fromkeys(("play", "claim", "confirm", "moon", "next"), 40.0),
    **dict.fromkeys(("join", "start", "again", "back"), 10.0),
    **dict.fromkeys(("pick", "hand"), 3.0),
}
