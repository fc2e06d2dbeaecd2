"""The texts of trick-taking games: house rules, levels, computer players, and their advice."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Final

from bot.players import Level
from bot.rules.tricks.rules import TrickOptions
from bot.text.catalog import Text, dashed

# The options that are numbers and say when a game ends.
_ENDS: Final = frozenset({"target", "hands"})


def game_name(text: Text, game: str) -> str:
    """Return the name of a game."""
    return text(f"game-name-{game}")


def level_name(text: Text, level: Level) -> str:
    """Return the name of a level of computer players."""
    return text(f"tricks-level-{level}")


def temperament(text: Text, level: Level) -> str:
    """Return a sentence about the play of computer players of a level."""
    return text(f"tricks-temperament-{level}")


def computer_name(text: Text, seat: int) -> str:
    """Return the name of the computer player in a seat, 0 to 3."""
    return text(f"tricks-computer-{seat}")


def rules_summary(text: Text, game: str, rules: TrickOptions) -> str:
    """Return the house rules on one short line: the end of the game, and what differs from the defaults."""
    until = [text(f"tricks-until-{game}", points=rules.target)]
    if rules.hands is not None:
        until.append(text("tricks-hands", hands=rules.hands))
    changed = (rule_in_short(text, game, rules, name) for name in rules.unusual if name not in _ENDS)
    return " · ".join([*until, *changed])


def rule_in_short(text: Text, game: str, rules: TrickOptions, name: str) -> str:
    """Return a house rule that is not as usual, in a few words."""
    value = dashed(getattr(rules, name))
    return text(f"tricks-short-{game}-{dashed(name)}-{value}", **rules.figures)


def different_lines(text: Text, game: str, rules: TrickOptions) -> list[str]:
    """Return a sentence for each house rule that is not as usual."""
    unusual = rules.unusual
    return [line for name, line in rules_lines(text, game, rules).items() if name in unusual]


def rules_lines(text: Text, game: str, rules: TrickOptions) -> dict[str, str]:
    """Return a sentence for each house rule, by its name."""
    words = rule_words(rules)
    lines = {
        name: text(f"tricks-rule-{game}-{dashed(name)}-{word}", **rules.figures)
        for name, word in words.items()
    }
    lines["target"] = text(f"tricks-target-{game}", points=rules.target, **words)
    return lines if rules.hands is None else lines | {"hands": text("tricks-hands-end", hands=rules.hands)}


def rule_words(rules: TrickOptions) -> Mapping[str, str]:
    """Return the value of each house rule by its name, for texts that say something else for each value."""
    names = (each.name for each in fields(rules) if each.name not in _ENDS)
    return {name: dashed(getattr(rules, name)) for name in names}


def teams_word(rules: TrickOptions) -> str:
    """Return the variable by which a text of all games says other things of a game of teams."""
    return dashed(rules.has_teams)


def advice_sentence(text: Text, game: str, advice: str) -> str:
    """Return the reason for a card in one sentence. Games share most of the sentences."""
    return text(f"tricks-advice-{advice}", game=game)
