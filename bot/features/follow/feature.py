"""What this feature consists of."""

from typing import Final

from bot.features.feature import Feature
from bot.features.follow.followers import Followers
from bot.features.follow.posts import FollowPosts
from bot.features.follow.view import FollowButton, UnfollowButton

FOLLOW: Final = Feature(
    name="follow",
    lasting_items=(FollowButton, UnfollowButton),
    service=lambda services: Followers(services.clock),
    posts=FollowPosts,
)
