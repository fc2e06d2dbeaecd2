"""The buttons of a tournament, `tournament:<number>:<action>`, and what they and the commands do."""

import re
from enum import StrEnum
from typing import Any, Final, Self

from discord import ui

from bot.features.tournaments.model import State, Tournament, Wanted
from bot.features.tournaments.pages import BEST, Shown, check_view, standing_view, tournament_view
from bot.features.tournaments.service import TournamentService
from bot.rules.errors import RuleError
from bot.tables.ids import ChannelId, MessageId
from bot.text import Text
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.questions import KeepButton
from bot.views.style import ENDING, NEXT, OTHER, PRIVATE, panel
from bot.views.visit import Visit


class Action(StrEnum):
    """What a button does."""

    JOIN = "join"
    LEAVE = "leave"
    BEGIN = "begin"
    TABLE = "table"
    STANDING = "standing"
    CHECK = "check"
    ASK_CANCEL = "ask_cancel"
    CANCEL = "cancel"


_ACTIONS: Final = {
    State.GATHERING: (Action.JOIN, Action.LEAVE, Action.BEGIN, Action.ASK_CANCEL),
    State.PLAYING: (Action.TABLE, Action.STANDING, Action.ASK_CANCEL),
    State.OVER: (Action.CHECK, Action.STANDING),
    State.CANCELLED: (),
}
_STYLES: Final = {Action.JOIN: NEXT, Action.TABLE: NEXT, Action.CANCEL: ENDING}


class TournamentButton(
    LastingButton, template=rf"tournament:(?P<tournament>[0-9]{{1,18}}):(?P<action>{'|'.join(Action)})"
):
    """A button of a tournament."""

    def __init__(self, tournament: int, action: Action, face: ButtonFace | None = None) -> None:
        self.tournament, self.action = tournament, action
        super().__init__(button_with(f"tournament:{tournament}:{action}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(int(match["tournament"]), Action(match["action"]))

    async def click(self, visit: Visit) -> None:
        # Answer first: Discord waits three seconds, and the database may take longer.
        await visit.think()
        service = visit.services.of(TournamentService)
        found = await service.get(self.tournament, visit.require_server())
        text = visit.text
        match self.action:
            case Action.JOIN:
                joined = await service.join(found, visit.user_id)
                note = "joined-last" if joined.state is State.PLAYING else "joined"
                await visit.tell(text(f"tournament-note-{note}"))
            case Action.LEAVE:
                await service.leave(found, visit.user_id)
                await visit.tell(text("tournament-note-left"))
            case Action.TABLE:
                await visit.tell(_own_table(text, found, visit))
            case Action.STANDING:
                await visit.show(standing_view(text, await shown_of(service, found)))
            case Action.CHECK:
                await _show_check(visit, found)
            case _:
                visit.require_manager()
                await _manage(visit, service, found, self.action)


async def _manage(visit: Visit, service: TournamentService, found: Tournament, action: Action) -> None:
    """Do what only managers may."""
    text = visit.text
    if action is Action.BEGIN:
        await service.begin(found)
        await visit.tell(text("tournament-note-begun"))
    elif action is Action.ASK_CANCEL:
        if found.state not in {State.GATHERING, State.PLAYING}:
            raise RuleError("tournament-ended")
        sure = TournamentButton(found.id, Action.CANCEL, _face(text, Action.CANCEL))
        row: ui.ActionRow[Any] = ui.ActionRow(KeepButton(text("tournament-button-keep")), sure)
        await visit.show(panel(PRIVATE, [text("tournament-sure-cancel")], row))
    else:
        await service.cancel(found, visit.actor)
        await visit.tell(text("tournament-note-cancelled"))


def _own_table(text: Text, found: Tournament, visit: Visit) -> str:
    """Return the link to the person's table.

    Raises:
        RuleError: `tournament-not-joined`, `tournament-no-table-yet`.
    """
    own = next((each for each in found.people if each.user_id == visit.user_id), None)
    if own is None:
        raise RuleError("tournament-not-joined")
    place = next((each for each in found.tables if each.number == own.number), None)
    if place is None or place.table_id is None or place.thread_id is None:
        raise RuleError("tournament-no-table-yet")
    return text("tournament-note-table", channel=f"<#{place.thread_id}>")


async def shown_of(
    service: TournamentService, tournament: Tournament, *, lacks_threads: bool = False
) -> Shown:
    """Return a tournament as it is shown now."""
    return Shown(tournament, tuple(await service.played(tournament)), lacks_threads)


def public_view(text: Text, shown: Shown) -> ui.LayoutView:
    """Return the message in the tournament's channel, with its buttons."""
    actions = [
        each for each in _ACTIONS[shown.state] if each is not Action.STANDING or _has_more_lines(shown)
    ]
    buttons = [TournamentButton(shown.tournament.id, each, _face(text, each)) for each in actions]
    return tournament_view(text, shown, ui.ActionRow(*buttons) if buttons else None)


def _has_more_lines(shown: Shown) -> bool:
    return len(shown.tournament.people) > BEST and shown.compared > 0


def _face(text: Text, action: Action) -> ButtonFace:
    return ButtonFace(text(f"tournament-button-{action.replace('_', '-')}"), _STYLES.get(action, OTHER))


async def open_tournament(visit: Visit, channel_id: ChannelId, wanted: Wanted) -> None:
    """Open a tournament in the channel of a command, and answer with its message.

    Raises:
        RuleError: `tournament-here`.
    """
    service = visit.services.of(TournamentService)
    opened = await service.open(visit.guild_id, channel_id, wanted)
    text = await visit.public_text()
    try:
        answer = await visit.interaction.response.send_message(view=public_view(text, Shown(opened)))
        if answer.message_id is not None:
            await service.note_message(opened, MessageId(answer.message_id))
    finally:
        # It is kept, so it has to begin. If the answer has not arrived, a message of its own shows it.
        service.begin_to_show(opened)


async def show_check(visit: Visit, channel_id: ChannelId) -> None:
    """Check all deals of a channel's latest tournament that no table plays any more.

    Raises:
        RuleError: `tournament-none-here`.
    """
    await visit.think()
    found = await visit.services.of(TournamentService).latest_in(visit.require_server(), channel_id)
    await _show_check(visit, found)


async def _show_check(visit: Visit, found: Tournament) -> None:
    service = visit.services.of(TournamentService)
    with visit.heavy_turn():
        checked = await service.check(found)
    await visit.show(check_view(visit.text, await shown_of(service, found), checked))
