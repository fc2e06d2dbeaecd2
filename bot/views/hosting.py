"""The private panel of a table's host: change terms, rules, speed and stake, remove a player, hand over."""

import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any, Self, TypeAlias

from discord import ui

from bot.rules.errors import RuleError, quote
from bot.rules.typed import half_width
from bot.tables.commands import ChangeRules, ChangeSpeed, ChangeStake, HandOver, Remove
from bot.tables.ids import TableId, UserId
from bot.tables.points import MAX_STAKE
from bot.tables.server_settings import ServerSettings
from bot.tables.table import PACES_S, Table, speed_of, verify_current, verify_hosts
from bot.text import Text
from bot.text.tricks import game_name
from bot.views.inputs import field, list_of, option
from bot.views.lasting import ButtonFace, LastingButton, LastingSelect, button_with, chosen_in
from bot.views.modals import ExplainingModal
from bot.views.more import back_button, show_more
from bot.views.phrases import mention
from bot.views.rule_sets import kept_rules
from bot.views.style import PRIVATE, panel
from bot.views.terms import Offer, Terms
from bot.views.visit import Visit

_OF_TABLE = r"(?P<game>[a-z_]{1,32}):(?P<table>[0-9]{1,18})"


class _PersonSelect(LastingSelect[ui.Select[Any]], template=r"(?!)"):
    """Chooses one of the people at a table."""

    custom_id_of: str

    def __init__(self, game: str, table_id: TableId, select: ui.Select[Any]) -> None:
        self.game = game
        self.table_id = table_id
        select.custom_id = self.custom_id_of.format(game=game, table=table_id)
        super().__init__(select)

    @classmethod
    def read(cls, match: re.Match[str], select: ui.Select[Any]) -> Self:
        return cls(match["game"], TableId(int(match["table"])), select)


class HandOverSelect(_PersonSelect, template=rf"hand_over:{_OF_TABLE}"):
    """Chooses the next host of a table."""

    custom_id_of = "hand_over:{game}:{table}"

    async def click(self, visit: Visit) -> None:
        """Hand the table over to the chosen person, and show what the former host may still do."""
        heir_id = _person_in(visit, "heir-not-seated")
        await visit.defer()
        command = HandOver(visit.actor, heir_id)
        await visit.tables(self.game).apply(self.table_id, command)
        done = visit.text("hand-over-done", user=mention(heir_id))
        await show_more(visit, self.game, self.table_id, done)


class RemoveSelect(_PersonSelect, template=rf"host:{_OF_TABLE}:remove"):
    """Chooses the player who has to leave a table."""

    custom_id_of = "host:{game}:{table}:remove"

    async def click(self, visit: Visit) -> None:
        """Remove the chosen player from the table."""
        guest_id = _person_in(visit, "guest-not-seated")
        await visit.defer()
        command = Remove(visit.actor, guest_id)
        await visit.tables(self.game).apply(self.table_id, command)
        done = visit.text("host-done-removed", user=mention(guest_id))
        await show_again(visit, self.game, self.table_id, done)


class Changed(StrEnum):
    """What a list of the panel changes, in every game."""

    RULES = "rules"
    SPEED = "speed"


class ChangeSelect(
    LastingSelect[ui.Select[Any]], template=rf"host:{_OF_TABLE}:(?P<changed>{'|'.join(Changed)})"
):
    """Chooses the house rules, or how many seconds people have."""

    def __init__(self, changed: Changed, game: str, table_id: TableId, select: ui.Select[Any]) -> None:
        self.changed = changed
        self.game = game
        self.table_id = table_id
        select.custom_id = f"host:{game}:{table_id}:{changed}"
        super().__init__(select)

    @classmethod
    def read(cls, match: re.Match[str], select: ui.Select[Any]) -> Self:
        return cls(Changed(match["changed"]), match["game"], TableId(int(match["table"])), select)

    async def click(self, visit: Visit) -> None:
        """Choose, and show the new state in the same message."""
        table = await _verified(visit, self.game, self.table_id)
        terms, text, [chosen] = visit.terms(self.game), visit.text, chosen_in(visit)[:1] or [""]
        rules = _rules_offered(text, terms, table, await _settings(visit), self.game)
        if chosen not in _labels(text, terms, table, rules)[self.changed]:
            raise RuleError("option-not-offered", option=self.changed.value, value=quote(chosen))
        await visit.defer()
        command = (
            ChangeSpeed(visit.actor, int(chosen))
            if self.changed is Changed.SPEED
            else ChangeRules(visit.actor, rules[chosen].rules)
        )
        step = await visit.tables(self.game).apply(self.table_id, command)
        now = _now(text, terms, step.table, self.changed)
        await show_again(visit, self.game, self.table_id, text("host-done", now=now))


_Labels: TypeAlias = Mapping[Changed, Mapping[str, str]]
"""What each list of the panel offers: labels by value."""


def _rules_offered(
    text: Text, terms: Terms, table: Table, settings: ServerSettings, game: str
) -> dict[str, Offer]:
    """Return the house rules to choose from: the game's own, and those that the server keeps."""
    kept = {each.key: offer for each, offer in kept_rules(terms, settings, game)}
    return {**terms.offers(text.without_emoji(), table), **kept}


def _labels(text: Text, terms: Terms, table: Table, rules: Mapping[str, Offer]) -> _Labels:
    seconds = sorted({*PACES_S, speed_of(table)})
    return {
        Changed.RULES: {key: offer.name for key, offer in rules.items()},
        Changed.SPEED: {str(each): terms.speed(text, each) for each in seconds},
    }


def _lists(
    text: Text, terms: Terms, table: Table, rules: Mapping[str, Offer]
) -> Iterator[tuple[Changed, ui.Select[Any]]]:
    for changed, labels in _labels(text, terms, table, rules).items():
        options = [option(label, value) for value, label in labels.items()]
        yield changed, list_of(options, _now(text, terms, table, changed))


def _now(text: Text, terms: Terms, table: Table, changed: Changed) -> str:
    if changed is Changed.RULES:
        return text("host-rules", rules=terms.summary(text.without_emoji(), table.options.rules))
    return terms.speed(text, speed_of(table))


class StakeButton(LastingButton, template=rf"host:{_OF_TABLE}:stake"):
    """Opens the form that asks for another stake."""

    def __init__(self, game: str, table_id: TableId, face: ButtonFace | None = None) -> None:
        self.game = game
        self.table_id = table_id
        super().__init__(button_with(f"host:{game}:{table_id}:stake", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(match["game"], TableId(int(match["table"])))

    async def click(self, visit: Visit) -> None:
        table = await _verified(visit, self.game, self.table_id)
        settings, terms = await _settings(visit), visit.terms(self.game)
        await StakeForm(visit.text, self.game, self.table_id, table, settings, terms).show(visit)


class StakeForm(ExplainingModal):
    """Asks for the table's next stake."""

    def __init__(  # noqa: PLR0913, PLR0917 - what the form says, and of which table
        self,
        text: Text,
        game: str,
        table_id: TableId,
        table: Table,
        settings: ServerSettings,
        terms: Terms,
    ) -> None:
        super().__init__(text("host-stake-title"))
        self._game = game
        self._table_id = table_id
        self._free_stake = terms.free_stake
        now = table.options.stake_points
        most = len(str(MAX_STAKE))
        self._stake: ui.TextInput[Any] = ui.TextInput(custom_id="stake", default=str(now), max_length=most)
        why = text(
            "host-stake-why",
            lowest=settings.lowest_stake,
            highest=settings.highest_stake,
            has_free="no" if terms.free_stake is None else "yes",
        )
        self.add_item(field(text("host-stake-label"), why, self._stake))

    async def submit(self, visit: Visit) -> None:
        """Change the stake of the coming deals."""
        settings, typed = await _settings(visit), half_width(self._stake.value)
        if not (typed.isascii() and typed.isdecimal()):
            raise RuleError("stake-no-number", stake=quote(typed))
        stake = int(typed) if int(typed) == self._free_stake else settings.stake(int(typed))
        await visit.defer()
        command = ChangeStake(visit.actor, stake)
        await visit.tables(self._game).apply(self._table_id, command)
        done = visit.text("host-done", now=visit.text("host-stake", stake=stake))
        await show_again(visit, self._game, self._table_id, done)


async def show_hosting(visit: Visit, game: str, table_id: TableId) -> None:
    """Show the host of a table the panel privately.

    Raises:
        RuleError: `table-closed`, `only-host`, or the game's own code while a round is running.
    """
    table = await _verified(visit, game, table_id)
    await visit.take()
    view = await _view(visit, game, table_id, table)
    await visit.interaction.edit_original_response(view=view)


async def show_again(visit: Visit, game: str, table_id: TableId, done: str) -> None:
    """Show the host's panel again in the same message, with a line about what the host has just done."""
    _, table = await visit.tables(game).get(table_id)
    view = await _view(visit, game, table_id, table, done)
    await visit.interaction.edit_original_response(view=view)


async def _verified(visit: Visit, game: str, table_id: TableId) -> Table:
    """Return the table, if the person is its host or has Manage Server, and it can be changed now."""
    table: Table
    _, table = await visit.tables(game).get(table_id)
    verify_current(table, None)
    verify_hosts(table, visit.actor)
    visit.terms(game).verify_open(table)
    return table


async def _settings(visit: Visit) -> ServerSettings:
    return await visit.services.settings.for_guild(visit.guild_id)


async def _view(visit: Visit, game: str, table_id: TableId, table: Table, done: str = "") -> ui.LayoutView:
    text, terms = visit.text, visit.terms(game)
    names = await visit.bot.members.names_at_once(visit.place.guild, table.people)
    people = {
        each: option(names.get(each) or text("hand-over-seat", number=number), str(each))
        for number, each in enumerate(table.people, start=1)
    }
    guests = [shown for each, shown in people.items() if each != visit.user_id]
    heirs = [shown for each, shown in people.items() if each != table.opener_id]
    rules = _rules_offered(text, terms, table, await _settings(visit), game)
    face = ButtonFace(text("host-button-stake", stake=table.options.stake_points))
    words = [text("host-title", game=game_name(text, game), table=str(table_id)), *filter(None, [done])]
    return panel(
        PRIVATE,
        ["\n".join(words)],
        *terms.choices(text, table_id, table),
        *(
            _row(ChangeSelect(each, game, table_id, shown))
            for each, shown in _lists(text, terms, table, rules)
        ),
        _row(RemoveSelect(game, table_id, list_of(guests, text("host-remove")))) if guests else None,
        _row(HandOverSelect(game, table_id, list_of(heirs, text("host-hand-over")))) if heirs else None,
        ui.ActionRow(StakeButton(game, table_id, face), back_button(text, game, table_id)),
    )


def _row(item: ui.Item[Any]) -> ui.ActionRow[Any]:
    return ui.ActionRow(item)


def _person_in(visit: Visit, code: str) -> UserId:
    """Return the chosen person.

    Raises:
        RuleError: `code`, unless exactly one person is chosen.
    """
    chosen = chosen_in(visit)
    if len(chosen) != 1 or not chosen[0].isdecimal():
        raise RuleError(code)
    return UserId(int(chosen[0]))
