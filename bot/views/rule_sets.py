"""What is said of the house rules that a server keeps under names, wherever tables are opened or changed."""

from collections.abc import Iterator

from bot.rules.errors import RuleError
from bot.tables.rule_sets import RuleSet
from bot.tables.server_settings import ServerSettings
from bot.text import Text
from bot.text.sanitize import escape_markdown
from bot.views.phrases import joined
from bot.views.terms import Offer, Terms


def kept_rules(terms: Terms, settings: ServerSettings, game: str) -> Iterator[tuple[RuleSet, Offer]]:
    """Yield the sets of a game that this version can read, each with its rules."""
    for each in settings.rule_sets:
        if each.game == game:
            try:
                yield each, Offer(each.name, terms.notation.read(each.rules))
            except RuleError:
                # A newer version may have kept options that this one does not know.
                continue


def kept_line(text: Text, settings: ServerSettings, game: str) -> Iterator[str]:
    """Yield the line that names the sets of a game; nothing if there is none."""
    names = [f"**{escape_markdown(each.name)}**" for each in settings.rule_sets if each.game == game]
    if names:
        yield text("rule-sets-here", names=joined(text, names), game=game)
