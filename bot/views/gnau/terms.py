"""The choices of a host that only Gnau has: who deals, and who splits the hands."""

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, Final, Self

from discord import ui

from bot.rules.errors import RuleError, quote
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import PRESETS, parse_rules, preset_name, written_rules
from bot.tables.gnau import (
    ChangeDealer,
    ChangeSplit,
    Command,
    DealerPolicy,
    GnauMachine,
    GnauTable,
    SplitMode,
)
from bot.tables.gnau.settings import GnauSettings
from bot.tables.ids import TableId
from bot.tables.table import speed_of, verify_no_cards_out
from bot.text import Text, dashed
from bot.text.conventions import duration
from bot.text.gnau import different_lines, rules_summary
from bot.views.gnau.buttons import entries
from bot.views.hosting import show_again
from bot.views.inputs import list_of, option
from bot.views.lasting import LastingSelect, chosen_in
from bot.views.terms import Notation, Offer, Terms
from bot.views.visit import Visit


class Term(StrEnum):
    """A choice of the host."""

    DEALER = "dealer"
    SPLIT = "split"


_WORDS: Final[dict[Term, type[StrEnum]]] = {Term.DEALER: DealerPolicy, Term.SPLIT: SplitMode}


def term_words(text: Text, term: Term, word: str) -> str:
    """Return what is chosen, with the name of the choice before it."""
    return text(f"gnau-terms-{term}", choice=text(f"settings-choice-{term}-{word}"))


class TermSelect(
    LastingSelect[ui.Select[Any]],
    template=rf"host:gnau:(?P<table>[0-9]{{1,18}}):(?P<term>{'|'.join(Term)})",
):
    """Chooses who deals, or who splits the hands."""

    def __init__(self, term: Term, table_id: TableId, select: ui.Select[Any]) -> None:
        self.term = term
        self.table_id = table_id
        select.custom_id = f"host:gnau:{table_id}:{term}"
        super().__init__(select)

    @classmethod
    def read(cls, match: re.Match[str], select: ui.Select[Any]) -> Self:
        return cls(Term(match["term"]), TableId(int(match["table"])), select)

    async def click(self, visit: Visit) -> None:
        """Choose, and show the new state in the same message."""
        chosen = chosen_in(visit)
        if len(chosen) != 1 or chosen[0] not in list(_WORDS[self.term]):
            raise RuleError("option-not-offered", option=self.term.value, value=quote(", ".join(chosen)))
        await visit.defer()
        command = await self._command(visit, chosen[0])
        await visit.tables(GnauMachine.game).apply(self.table_id, command)
        done = visit.text("host-done", now=term_words(visit.text, self.term, chosen[0]))
        await show_again(visit, GnauMachine.game, self.table_id, done)

    async def _command(self, visit: Visit, chosen: str) -> Command:
        actor = visit.actor
        if self.term is Term.DEALER:
            return ChangeDealer(actor, DealerPolicy(chosen), str(visit.interaction.id))
        settings = await visit.services.settings.for_guild(visit.guild_id)
        split = SplitMode(chosen)
        _, table = await visit.tables(GnauMachine.game).get(self.table_id)
        usual_s = settings.for_game(GnauSettings).reveal_s_of(split)
        return ChangeSplit(actor, split, speed_of(table) if table.is_slow else usual_s)


def _choices(text: Text, table_id: TableId, table: GnauTable) -> Iterable[ui.ActionRow[Any]]:
    now: dict[Term, StrEnum] = {Term.DEALER: table.options.dealer, Term.SPLIT: table.options.split}
    for term, words in _WORDS.items():
        options = [
            option(term_words(text, term, word), word.value, is_chosen=word is now[term]) for word in words
        ]
        yield ui.ActionRow(TermSelect(term, table_id, list_of(options, None)))


def _offers(text: Text, table: GnauTable) -> Mapping[str, Offer]:
    """Return the presets, after the table's own rules if they are none of them."""
    now = table.options.rules
    own = {} if preset_name(now) else {"own": Offer(rules_summary(text, now), now)}
    return own | {name: Offer(text(f"gnau-preset-{dashed(name)}"), rules) for name, rules in PRESETS.items()}


GNAU_TERMS: Final = Terms(
    verify_no_cards_out,
    entries,
    Notation(HouseRules.from_record, parse_rules, written_rules),
    rules_summary,
    different_lines,
    _offers,
    lambda text, seconds: text("gnau-terms-speed", seconds=seconds, time=duration(text, seconds)),
    choices=_choices,
)
