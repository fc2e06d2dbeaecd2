"""The news lines that tell everyone at a Gnau table what the host has changed."""

from collections.abc import Collection, Iterable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from bot.tables.gnau import GnauTable
from bot.tables.gnau.events import DealerChanged, SplitChanged
from bot.text import Text
from bot.text.gnau import rules_name
from bot.views.gnau.terms import Term, term_words
from bot.views.news import NEWS, Telling, changed_line, news_lines


def _dealer(text: Text, event: DealerChanged) -> str:
    return changed_line(text, event.by_id, term_words(text, Term.DEALER, event.dealer))


def _split(text: Text, event: SplitChanged) -> str:
    return changed_line(text, event.by_id, term_words(text, Term.SPLIT, event.split))


def gnau_news_lines(text: Text, table: GnauTable, events: Collection[Any]) -> Iterable[str]:
    """Yield a line for each event, and a line for a changed split mode or stake that no event tells of."""
    split = table.options.split
    is_told = any(isinstance(event, SplitChanged) for event in events)
    if table.round_options.split is not split and not is_told:
        yield text("news-next", now=term_words(text, Term.SPLIT, split))
    yield from news_lines(text, table, events, partial(rules_name, text), GNAU_NEWS)


GNAU_NEWS: Final[Mapping[type[Any], Telling]] = MappingProxyType(
    {**NEWS, DealerChanged: _dealer, SplitChanged: _split}
)
"""How what is news at a table of Gnau is told."""
