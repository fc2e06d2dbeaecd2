"""What this feature consists of."""

from typing import Final

from bot.features.feature import Feature
from bot.features.tournaments.posts import TournamentPosts
from bot.features.tournaments.service import TournamentService
from bot.features.tournaments.view import TournamentButton

TOURNAMENTS: Final = Feature(
    name="tournaments",
    extension="cogs.tournaments",
    lasting_items=(TournamentButton,),
    service=TournamentService,
    posts=TournamentPosts,
)
