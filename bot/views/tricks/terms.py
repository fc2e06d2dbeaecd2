"""What people may do at a table of tricks behind **More**, and what its host can change between games."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from enum import StrEnum
from functools import partial
from typing import Final

from bot.players import TrickGame
from bot.rules.errors import RuleError
from bot.rules.tricks.rules import TrickOptions
from bot.tables.commands import Actor
from bot.tables.ports import StoredTable
from bot.tables.tricks import IN_GAME, WITH_CARDS, Phase, TrickTable
from bot.tables.tricks.seating import verify_gathering, verify_may_call_off
from bot.text import Text
from bot.text.conventions import duration
from bot.text.tricks import different_lines, rule_in_short, rules_summary
from bot.views.terms import Entry, Notation, Offer, Terms
from bot.views.tricks.buttons import TableAction, TrickButton, actions_at, looks_of
from bot.views.tricks.custom_ids import HandAddress
from bot.views.tricks.results import has_last_trick

# How many hands a host can limit a game to. In Hearts, cards are passed in every direction within four.
_HANDS: Final = (4, 8)


def trick_terms(game: TrickGame) -> Terms:
    """Return the terms of a game."""
    options, name = game.rules.Options, game.name
    return Terms(
        verify_gathering,
        entries,
        Notation(options.from_record, options.parse, options.written),
        lambda text, rules: rules_summary(text, name, rules),
        lambda text, rules: different_lines(text, name, rules),
        partial(_offers, name),
        lambda text, seconds: text("tricks-terms-speed", time=duration(text, seconds)),
        free_stake=0,
    )


def entries(text: Text, stored: StoredTable, table: TrickTable, actor: Actor) -> Iterator[Entry]:
    """Yield what a person may do at a table now, besides what is in its message."""
    address = HandAddress(stored.game, stored.table_id, table.round)
    for action in _actions_of(table, actor):
        button = TrickButton(address, action, looks_of(text, table, action))
        yield Entry(text(f"more-about-{action.replace('_', '-')}", game=stored.game), button)


def _actions_of(table: TrickTable, actor: Actor) -> Iterator[TableAction]:
    is_seated, is_running = actor.user_id in table.people, table.phase in IN_GAME
    is_host = actor.manages_server or table.may_lead(actor.user_id)
    if table.games and TableAction.SCORES not in actions_at(table):
        yield TableAction.SCORES
    if table.phase in WITH_CARDS and has_last_trick(table):
        yield TableAction.LAST_TRICK
    if is_seated and table.phase not in WITH_CARDS and table.duplicate is None:
        yield TableAction.CUT
    if not is_running:
        yield from _gathering(table, is_seated=is_seated, is_host=is_host)
    yield TableAction.DETAILS
    if is_seated:
        yield TableAction.ASK_LEAVE if is_running else TableAction.LEAVE
    if is_running and _may_call_off(table, actor):
        yield TableAction.ASK_CALL_OFF
    if is_host and not is_running:
        yield TableAction.CLOSE


def _gathering(table: TrickTable, *, is_seated: bool, is_host: bool) -> Iterator[TableAction]:
    """Yield what a person may do before a game about who plays it and how."""
    if is_seated and table.free_seat is not None:
        yield TableAction.ADD_COMPUTER
    if is_host and table.phase is Phase.LOBBY:
        yield TableAction.LEVELS
    if is_host:
        yield TableAction.HOST


def _may_call_off(table: TrickTable, actor: Actor) -> bool:
    try:
        verify_may_call_off(table, actor)
    except RuleError:
        return False
    return True


def _offers(game: str, text: Text, table: TrickTable) -> Mapping[str, Offer]:
    """Return the usual rules, and what can be added to the table's."""
    now = table.options.rules
    usual, short = type(now)(), now.usual_target // 2
    offers = {
        "usual": Offer(text("tricks-terms-usual", rules=rules_summary(text, game, usual)), usual),
        "short": Offer(text(f"tricks-until-{game}", points=short), now.changed(target=short)),
    }
    if any(each.name == "hands" for each in fields(now)):
        for hands in _HANDS:
            offers[f"hands={hands}"] = Offer(text("tricks-hands", hands=hands), now.changed(hands=hands))
    for name, value in _switches(now):
        try:
            changed = now.changed(**{name: value})
        except RuleError:
            # It does not go with another rule of the table.
            continue
        offers[f"{name}={value}"] = Offer(rule_in_short(text, game, changed, name), changed)
    return {key: offer for key, offer in offers.items() if offer.rules != now}


def _switches(rules: TrickOptions) -> Iterator[tuple[str, bool | StrEnum]]:
    """Yield each house rule of a few values with each value that is not the usual one."""
    for each in fields(rules):
        if isinstance(each.default, bool):
            yield each.name, not each.default
        elif isinstance(each.default, StrEnum):
            yield from ((each.name, value) for value in type(each.default) if value is not each.default)
