"""The panel of a server's rule sets: a list, a page for each set, and the form that keeps one."""

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final, Self

from discord import TextStyle, ui

from bot.rules.errors import RuleError, quote
from bot.rules.typed import half_width
from bot.tables.ids import ChannelId
from bot.tables.rule_sets import LONGEST_NAME, MOST_RULE_SETS, RuleSet, read_name, rule_set_of
from bot.text import Text
from bot.text.sanitize import clean_line, escape_markdown
from bot.text.tricks import game_name
from bot.views.inputs import field, list_of, option
from bot.views.lasting import ButtonFace, LastingButton, LastingItem, LastingSelect, button_with, chosen_in
from bot.views.modals import ExplainingModal
from bot.views.rule_sets import rules_in
from bot.views.style import ENDING, LINE, NEXT, OTHER, PRIVATE, panel
from bot.views.visit import Visit

_MOST_WRITTEN: Final = 1000
_KEY: Final = r"[a-z0-9_]{0,20}"


class Action(StrEnum):
    """What a button of the panel does."""

    LIST = "list"
    FORM = "form"
    DROP = "drop"


async def show_rule_sets(visit: Visit) -> None:
    """Show the list privately to a member with Manage Server.

    Raises:
        RuleError: `only-in-server`, `needs-manage-server`.
    """
    visit.require_manager()
    await visit.show(_list_view(visit, await _sets(visit)))


class RuleSetButton(LastingButton, template=rf"rule-sets:(?P<action>{'|'.join(Action)}):(?P<key>{_KEY})"):
    """A button of the panel.

    Args:
        key: The key of the set that the action is about; empty if there is none.
    """

    def __init__(self, action: Action, key: str = "", face: ButtonFace | None = None) -> None:
        self.action, self.key = action, key
        super().__init__(button_with(f"rule-sets:{action}:{key}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(Action(match["action"]), match["key"])

    async def click(self, visit: Visit) -> None:
        visit.require_manager()
        match self.action:
            case Action.LIST:
                await _show_list(visit)
            case Action.FORM:
                await KeepForm(visit.text, await _rules_here(visit)).show(visit)
            case Action.DROP:
                await _drop(visit, self.key)


class RuleSetSelect(LastingSelect[ui.Select[Any]], template="rule-sets:show"):
    """Shows the page of a set."""

    def __init__(self, select: ui.Select[Any]) -> None:
        select.custom_id = "rule-sets:show"
        super().__init__(select)

    @classmethod
    def read(cls, _match: re.Match[str], select: ui.Select[Any]) -> Self:
        return cls(select)

    async def click(self, visit: Visit) -> None:
        visit.require_manager()
        [key] = chosen_in(visit)[:1] or [""]
        chosen = rule_set_of(await _sets(visit), key)
        await visit.interaction.response.edit_message(view=_set_view(visit, chosen))


class KeepForm(ExplainingModal):
    """Asks for the name of a set and for its rules.

    Args:
        written: The rules that the form shows at first.
    """

    def __init__(self, text: Text, written: str) -> None:
        super().__init__(text("rule-sets-form"))
        self._name: ui.TextInput[Any] = ui.TextInput(custom_id="name", max_length=LONGEST_NAME)
        self._written: ui.TextInput[Any] = ui.TextInput(
            custom_id="rules", default=written or None, max_length=_MOST_WRITTEN, style=TextStyle.paragraph
        )
        self.add_item(field(text("rule-sets-form-name"), text("rule-sets-form-name-why"), self._name))
        self.add_item(field(text("rule-sets-form-rules"), text("rule-sets-form-rules-why"), self._written))

    async def submit(self, visit: Visit) -> None:
        """Keep the rules, and show their page."""
        guild_id, settings = visit.require_manager(), visit.services.settings
        game, rules = _parsed(visit, self._written.value)
        kept = RuleSet(_name_for(visit, game, self._name.value), game, rules.to_record())
        await settings.keep_rules(guild_id, kept, user_id=visit.user_id)
        await visit.interaction.response.edit_message(view=_set_view(visit, kept))


def _parsed(visit: Visit, written: str) -> tuple[str, Any]:
    """Return the game and the house rules that a shared line names."""
    named, colon, rules = half_width(written).partition(":")
    game = named.strip().casefold()
    if not colon or game not in visit.bot.terms:
        raise RuleError("rule-set-game-unknown", game=quote(named), known=", ".join(visit.bot.terms))
    return game, visit.terms(game).notation.parse(" ".join(rules.split()))


def _written(visit: Visit, game: str, rules: Any) -> str:
    """Return the line by which house rules are shared."""
    return f"{game}: {visit.terms(game).notation.written(rules)}"


def _name_for(visit: Visit, game: str, typed: str) -> str:
    name = read_name(clean_line(typed) if typed.strip() else "")
    try:
        visit.terms(game).notation.parse(name)
    except RuleError:
        return name
    # Where rules are chosen by name, it would mean these.
    raise RuleError("rule-set-name-taken", name=quote(name))


async def _sets(visit: Visit) -> Sequence[RuleSet]:
    return (await visit.services.settings.for_guild(visit.guild_id)).rule_sets


async def _rules_here(visit: Visit) -> str:
    """Return the rules of the channel's table as a shared line; empty if there is no table."""
    channel_id = ChannelId(visit.interaction.channel_id or 0)
    for step in await visit.services.games.in_channel(channel_id):
        return _written(visit, step.stored.game, step.table.options.rules)
    return ""


async def _drop(visit: Visit, key: str) -> None:
    """Delete a set, and show the line that brings it back."""
    text, settings = visit.text, visit.services.settings
    gone = rule_set_of(await _sets(visit), key)
    await settings.drop_rules(visit.require_manager(), key, user_id=visit.user_id)
    rules, name = _read(visit, gone), escape_markdown(gone.name)
    if rules is None:
        done = text("rule-sets-dropped-newer", name=name)
    else:
        done = text("rule-sets-dropped", name=name, line=_written(visit, gone.game, rules))
    await _show_list(visit, done)


def _read(visit: Visit, kept: RuleSet) -> Any:
    """Return the house rules of a set; None if this version does not know them or their game."""
    terms = visit.bot.terms.get(kept.game)
    return None if terms is None else rules_in(terms, kept)


async def _show_list(visit: Visit, done: str = "") -> None:
    await visit.interaction.response.edit_message(view=_list_view(visit, await _sets(visit), done))


def _list_view(visit: Visit, sets: Sequence[RuleSet], done: str = "") -> ui.LayoutView:
    text = visit.text
    blocks = [text("rule-sets-title", most=MOST_RULE_SETS), *filter(None, [done]), LINE]
    blocks += [_listed(visit, each) for each in sets] or [text("rule-sets-none")]
    keep = RuleSetButton(Action.FORM, face=ButtonFace(text("rule-sets-keep"), NEXT))
    rows: list[ui.ActionRow[Any]] = [ui.ActionRow(keep)]
    if sets:
        options = [option(each.name, each.key, game_name(text, each.game)) for each in sets]
        rows.insert(0, ui.ActionRow(RuleSetSelect(list_of(options, text("rule-sets-show")))))
    return panel(PRIVATE, blocks, *rows)


def _listed(visit: Visit, kept: RuleSet) -> str:
    text, rules = visit.text, _read(visit, kept)
    summary = text("rule-sets-newer") if rules is None else visit.terms(kept.game).summary(text, rules)
    name = escape_markdown(kept.name)
    return text("rule-sets-listed", name=name, game=game_name(text, kept.game), rules=summary)


def _set_view(visit: Visit, kept: RuleSet) -> ui.LayoutView:
    """Return the page of a set: what differs from the usual rules, and the line to share."""
    text, rules, name = visit.text, _read(visit, kept), escape_markdown(kept.name)
    blocks = [text("rule-sets-one-title", name=name, game=game_name(text, kept.game))]
    if rules is None:
        blocks.append(text("rule-sets-newer"))
    else:
        different = visit.terms(kept.game).differences(text, rules)
        blocks += [
            "\n".join(f"- {line}" for line in different) or text("rule-sets-as-usual"),
            LINE,
            text("rule-sets-use", command=f"/{kept.game} open", name=name),
            text("rule-sets-share", line=_written(visit, kept.game, rules)),
        ]
    row: ui.ActionRow[Any] = ui.ActionRow(
        RuleSetButton(Action.LIST, face=ButtonFace(text("rule-sets-back"), OTHER)),
        RuleSetButton(Action.DROP, kept.key, ButtonFace(text("rule-sets-drop"), ENDING)),
    )
    return panel(PRIVATE, blocks, row)


RULE_SETS_ITEMS: Final[tuple[type[LastingItem[Any]], ...]] = (RuleSetButton, RuleSetSelect)
