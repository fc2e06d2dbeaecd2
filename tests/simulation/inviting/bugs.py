"""Mistakes with invitations, made on purpose."""

from dataclasses import replace
from typing import Any
from unittest.mock import patch

from bot.features.invitations.sent import SentInvitations
from bot.features.invitations.view import InvitationButton


def inviting_again() -> Any:
    """Let people invite somebody as often as they like."""
    return patch.object(SentInvitations, "verify_may_invite", lambda *_: None)


def anyone_answering() -> Any:
    """Let anyone answer an invitation."""
    click = InvitationButton.click

    async def for_anyone(button: InvitationButton, visit: Any) -> None:
        button.invitation = replace(button.invitation, invited_id=visit.user_id)
        await click(button, visit)

    return patch.object(InvitationButton, "click", for_anyone)
