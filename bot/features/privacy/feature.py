"""What this feature consists of."""

from typing import Final

from bot.features.feature import Feature
from bot.features.privacy.service import PrivacyService
from bot.features.privacy.view import DeleteButton

PRIVACY: Final = Feature(
    name="privacy",
    extension="cogs.privacy",
    lasting_items=(DeleteButton,),
    service=PrivacyService,
)
