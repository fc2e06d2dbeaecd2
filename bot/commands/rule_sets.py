"""The house rules that a server keeps, as values of an option `rules` of commands."""

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.tables.rule_sets import rule_set_called
from bot.tables.server_settings import ServerSettings
from bot.views.inputs import LONGEST_OPTION
from bot.views.rule_sets import kept_rules
from bot.views.visit import Visit


def rules_called(visit: Visit, settings: ServerSettings, game: str, called: str) -> Any:
    """Return the house rules of a game that a server keeps under a name or a key.

    Raises:
        RuleError: `rule-set-unknown`, or the rules are of a newer version.
    """
    kept = rule_set_called(settings.rule_sets, game, called)
    return visit.terms(game).notation.read(kept.rules)


async def suggest_kept(
    visit: Visit, game: str, current: str, others: Mapping[str, str] | None = None
) -> list[app_commands.Choice[str]]:
    """Suggest the rule sets of a game that match the typed text: those that the server keeps come first.

    Args:
        others: Further sets, each value by the name that people see.
    """
    settings = await visit.services.settings.for_guild(visit.guild_id)
    kept = {offer.name: offer.name for _, offer in kept_rules(visit.terms(game), settings, game)}
    typed = current.strip().casefold()
    return [
        app_commands.Choice(name=name[:LONGEST_OPTION], value=value)
        for name, value in (kept | dict(others or {})).items()
        if typed in name.casefold() or typed in value
    ]
