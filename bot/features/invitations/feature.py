"""What this feature consists of."""

from typing import Final

from bot.features.feature import Feature
from bot.features.invitations.sent import SentInvitations
from bot.features.invitations.view import ChallengeButton, InvitationButton

INVITATIONS: Final = Feature(
    name="invitations",
    extension="cogs.invitations",
    lasting_items=(ChallengeButton, InvitationButton),
    service=lambda services: SentInvitations(services.clock),
)
