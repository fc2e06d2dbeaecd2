"""What the menu of a member does, and the invitation that follows.

The private question which game to play has a button `challenge:<game>:<invited>` for each game. Under an
invitation stand `invite:<answer>:<game>:<table>:<inviter>:<invited>`, for the invited person alone.
"""

import logging
import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, Self, TypeAlias

import discord
from discord import ui

from bot.commands.tables import require_permissions, where_typed
from bot.delivery.messages import DELIVERY_FAULTS, fault_in_short
from bot.features.invitations.sent import Pair, SentInvitations
from bot.rules.errors import RuleError
from bot.services import Step
from bot.tables.ids import TableId, UserId
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.text.tricks import game_name
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.phrases import mention
from bot.views.style import NEXT, OVER, PRIVATE, SETTLED, WAITING, in_rows, panel
from bot.views.visit import Visit

log = logging.getLogger(__name__)

Person: TypeAlias = discord.Member | discord.User

_NOBODY: Final = discord.AllowedMentions.none()

# Why a person who accepts gets no seat, where the invitation is settled all the same.
_SEATED: Final = frozenset({"already-seated", "already-dealing"})
_CLOSED: Final = frozenset({"table-closed", "table-unknown"})


class Answer(StrEnum):
    """The answer to an invitation."""

    JOIN = "in"
    DECLINE = "no"


@dataclass(frozen=True)
class Invitation:
    """An invitation to a table."""

    game: str
    table_id: TableId
    inviter_id: UserId
    invited_id: UserId

    def __str__(self) -> str:
        return f"{self.game}:{self.table_id}:{self.inviter_id}:{self.invited_id}"

    def pair(self, visit: Visit) -> Pair:
        """Return whom it concerns, in the server of a visit."""
        return Pair(visit.require_server(), self.inviter_id, self.invited_id)


async def deal_me_in(visit: Visit, person: Person) -> None:
    """Seat the member who asks at the channel's table, and invite another person to it.

    Without a table in the channel, one of the first game in the list is opened. Of several tables, the one
    where the other person sits comes first.

    Raises:
        RuleError: The person cannot be invited, or the member can get no seat.
    """
    invited_id = invitable(visit, person)
    step = await _table_here(visit, invited_id)
    if step is None:
        await _open_and_invite(visit, next(iter(visit.bot.openings), ""), invited_id)
        return
    stored, people = step.stored, step.table.people
    is_wanted = invited_id not in people
    if is_wanted:
        _sent(visit).verify_may_invite(_pair(visit, invited_id))
    if visit.user_id not in people:
        if not await visit.take_seat(stored.game, stored.table_id):
            # They were asked whether to take over a seat with a score.
            if is_wanted:
                await visit.tell(visit.text("invitation-seat-first", who=mention(invited_id)))
            return
    elif not is_wanted:
        raise RuleError("invited-seated", who=mention(invited_id), link=stored.url)
    if is_wanted:
        await _invite(visit, stored, invited_id)


async def ask_which_game(visit: Visit, person: Person) -> None:
    """Ask the member privately which game to open for the two.

    Raises:
        RuleError: The person cannot be invited.
    """
    invited_id = invitable(visit, person)
    _sent(visit).verify_may_invite(_pair(visit, invited_id))
    text = visit.text
    buttons = [
        ChallengeButton(game, invited_id, ButtonFace(game_name(text, game))) for game in visit.bot.openings
    ]
    await visit.show(panel(PRIVATE, [text("challenge-asked", who=mention(invited_id))], *in_rows([buttons])))


def invitable(visit: Visit, person: Person) -> UserId:
    """Return the id of a person, if they can be invited to a table in the channel of the interaction.

    Raises:
        RuleError: They cannot, or the bot may not write there.
    """
    visit.require_server()
    require_permissions(visit)
    who = mention(UserId(person.id))
    if person.id == visit.user_id:
        raise RuleError("invited-yourself")
    if person.bot:
        raise RuleError("invited-bot")
    if not isinstance(person, discord.Member):
        raise RuleError("invited-not-here", who=who)
    if not _sees_channel(visit, person):
        raise RuleError("invited-cannot-see", who=who)
    return UserId(person.id)


def _sees_channel(visit: Visit, member: discord.Member) -> bool:
    if member.resolved_permissions is not None:
        return member.resolved_permissions.view_channel
    channel = visit.interaction.channel
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return True
    return channel.permissions_for(member).view_channel


async def _table_here(visit: Visit, invited_id: UserId) -> Step[Any] | None:
    """Return the table of the channel at which the two are likeliest to play; None if there is none."""
    _, channel_id = where_typed(visit)

    def likelihood(step: Step[Any]) -> tuple[bool, bool, bool, int]:
        people, table = step.table.people, step.table
        is_joinable = not table.has_cards_out and not table.is_full
        return invited_id in people, visit.user_id in people, is_joinable, step.stored.table_id

    return max(await visit.services.games.in_channel(channel_id), key=likelihood, default=None)


async def _open_and_invite(visit: Visit, game: str, invited_id: UserId) -> None:
    """Open a table of a game as its command does without options, and invite the other person to it.

    A member with too few points for a seat has been told so, and invites nobody.

    Raises:
        RuleError: The member may not open the table, or not invite the person.
    """
    _sent(visit).verify_may_invite(_pair(visit, invited_id))
    await visit.opening(game)(visit)
    _, channel_id = where_typed(visit)
    stored, table = await visit.tables(game).in_channel(channel_id)
    if visit.user_id in table.people:
        await _invite(visit, stored, invited_id)


async def _invite(visit: Visit, stored: StoredTable, invited_id: UserId) -> None:
    """Post an invitation to a table, which pings the invited person and nobody else.

    Raises:
        RuleError: `table-full`, or the person may not be invited now.
    """
    _, table = await visit.tables(stored.game).get(stored.table_id)
    if table.is_full:
        raise RuleError("table-full", players=len(table.people))
    invitation = Invitation(stored.game, stored.table_id, visit.user_id, invited_id)
    view = invitation_view(await visit.public_text(), stored, invitation)
    pinged = discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(invited_id)]
    )
    interaction = visit.interaction
    with _sent(visit).sending(_pair(visit, invited_id)):
        if interaction.response.is_done():
            await interaction.followup.send(view=view, allowed_mentions=pinged)
        else:
            await interaction.response.send_message(view=view, allowed_mentions=pinged)


def invitation_view(text: Text, stored: StoredTable, invitation: Invitation) -> ui.LayoutView:
    """Return the public invitation to a table, with a button for each answer."""
    asked = text(
        "invitation-asked",
        game=game_name(text, stored.game),
        table=str(stored.table_id),
        link=stored.url,
        inviter=mention(invitation.inviter_id),
        invited=mention(invitation.invited_id),
    )
    row: ui.ActionRow[Any] = ui.ActionRow(
        InvitationButton(Answer.JOIN, invitation, ButtonFace(text("invitation-button-join"), NEXT)),
        InvitationButton(Answer.DECLINE, invitation, ButtonFace(text("invitation-button-decline"))),
    )
    return panel(WAITING, [asked], row)


class ChallengeButton(LastingButton, template=r"challenge:(?P<game>[a-z_]{1,24}):(?P<invited>[0-9]{1,20})"):
    """Opens a table of a game, and invites a person to it; stands under the question which game to play.

    Args:
        face: None where the button only has to answer a click.
    """

    def __init__(self, game: str, invited_id: UserId, face: ButtonFace | None = None) -> None:
        self.game = game
        self.invited_id = invited_id
        super().__init__(button_with(f"challenge:{game}:{invited_id}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(match["game"], UserId(int(match["invited"])))

    async def click(self, visit: Visit) -> None:
        require_permissions(visit)
        await _open_and_invite(visit, self.game, self.invited_id)


class InvitationButton(
    LastingButton,
    template=rf"invite:(?P<answer>{'|'.join(Answer)}):(?P<game>[a-z_]{{1,24}}):(?P<table>[0-9]{{1,18}})"
    r":(?P<inviter>[0-9]{1,20}):(?P<invited>[0-9]{1,20})",
):
    """Answers an invitation, and replaces it with what has become of it.

    Args:
        face: None where the button only has to answer a click.
    """

    def __init__(self, answer: Answer, invitation: Invitation, face: ButtonFace | None = None) -> None:
        self.answer = answer
        self.invitation = invitation
        super().__init__(button_with(f"invite:{answer}:{invitation}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        inviter_id, invited_id = UserId(int(match["inviter"])), UserId(int(match["invited"]))
        invitation = Invitation(match["game"], TableId(int(match["table"])), inviter_id, invited_id)
        return cls(Answer(match["answer"]), invitation)

    async def click(self, visit: Visit) -> None:
        """Give the invited person a seat, or decline for them; explain to others that it is not for them."""
        its = self.invitation
        if visit.user_id != its.invited_id:
            stored, _ = await visit.tables(its.game).get(its.table_id)
            raise RuleError("invitation-not-yours", who=mention(its.invited_id), link=stored.url)
        if self.answer is Answer.JOIN:
            await _accept(visit, its)
            return
        _sent(visit).decline(its.pair(visit))
        text = await visit.public_text()
        view = panel(OVER, [text("invitation-declined", who=mention(its.invited_id))])
        await visit.interaction.response.edit_message(view=view, allowed_mentions=_NOBODY)


async def _accept(visit: Visit, invitation: Invitation) -> None:
    """Give the invited person the seat, as **Join** at the table does.

    The invitation stays for a person who has too few points, or who is asked something first.

    Raises:
        RuleError: There is no seat for the person.
    """
    try:
        has_seat = await visit.take_seat(invitation.game, invitation.table_id)
    except RuleError as error:
        if error.code in _SEATED:
            await _settle(visit, invitation, await _joined_view(visit, invitation))
        elif error.code in _CLOSED:
            text = await visit.public_text()
            closed = panel(OVER, [text("table-closed", table=str(invitation.table_id))])
            await _settle(visit, invitation, closed)
        raise
    if has_seat:
        await _settle(visit, invitation, await _joined_view(visit, invitation))


async def _joined_view(visit: Visit, invitation: Invitation) -> ui.LayoutView:
    stored, _ = await visit.tables(invitation.game).get(invitation.table_id)
    text, who, number = await visit.public_text(), mention(invitation.invited_id), str(stored.table_id)
    return panel(SETTLED, [text("invitation-joined", who=who, table=number, link=stored.url)])


async def _settle(visit: Visit, invitation: Invitation, view: ui.LayoutView) -> None:
    """Replace an invitation with what has become of it, so that the two can be invited anew."""
    _sent(visit).accept(invitation.pair(visit))
    message = visit.interaction.message
    assert message is not None
    try:
        await message.edit(view=view, allowed_mentions=_NOBODY)
    except DELIVERY_FAULTS as error:
        log.info("an invitation stays as it is: %s", fault_in_short(error))


def _sent(visit: Visit) -> SentInvitations:
    return visit.services.of(SentInvitations)


def _pair(visit: Visit, invited_id: UserId) -> Pair:
    return Pair(visit.require_server(), visit.user_id, invited_id)
