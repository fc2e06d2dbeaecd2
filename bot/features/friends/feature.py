"""What this feature consists of."""

from typing import Final

from bot.features.feature import Feature
from bot.features.friends.service import FriendsService
from bot.features.friends.view import FriendsButton
from bot.services import Services


async def _drop_empty(services: Services) -> None:
    await services.of(FriendsService).drop_empty()


FRIENDS: Final = Feature(
    name="friends",
    lasting_items=(FriendsButton,),
    service=FriendsService,
    nightly=_drop_empty,
)
