"""What is said of the house rules that a server keeps under names, wherever tables are opened or changed."""

from collections.abc import Iterator
from typing import Any

from bot.rules.errors import RuleError
from bot.tables.rule_sets import RuleSet
from bot.tables.server_settings import ServerSettings
from bot.text import Text
from bot.text.conventions import listed
from bot.text.sanitize import escape_markdown
from bot.views.terms import Offer, Terms


def kept_rules(terms: Terms, settings: ServerSettings, game: str) -> Iterator[tuple[RuleSet, Offer]]:
    """Yield the sets of a game that this version can read, each with its rules."""
    for each in settings.rule_sets:
        if each.game == game and (rules := rules_in(terms, each)) is not None:
            yield each, Offer(each.name, rules)


def rules_in(terms: Terms, kept: RuleSet) -> Any:
    """Return the house rules of a set; None if this version cannot read them."""
    try:
        return terms.notation.read(kept.rules)
    except RuleError:
        # A newer version may have kept options that this one does not know.
        return None


def kept_line(text: Text, settings: ServerSettings, game: str) -> Iterator[str]:
    """Yield the line that names the sets of a game; nothing if there is none."""
    names = [f"**{escape_markdown(each.name)}**" for each in settings.rule_sets if each.game == game]
    if names:
        yield text("rule-sets-here", names=listed(text, names), game=game)
