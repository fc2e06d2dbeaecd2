"""Hints: what a strong player would do in somebody's place, and why."""

from dataclasses import dataclass

from bot.players import Decision, PlayerView, follow_advice
from bot.rules.errors import RuleError
from bot.services.line import Asker
from bot.services.opinions import Opinions
from bot.tables.ids import GuildId, UserId
from bot.tables.tricks import Phase, TrickTable, with_cards


@dataclass(frozen=True)
class Hint:
    """What to do.

    Args:
        view: What the person sees.
        decision: What a strong player would do in their place, and the advice behind it.
    """

    view: PlayerView
    decision: Decision


class HintService:
    """Gives hints. They are made from nothing but what the person sees themselves.

    Args:
        opinions: What a strong player thinks.
    """

    def __init__(self, opinions: Opinions) -> None:
        self._opinions = opinions

    async def hint(self, table: TrickTable, guild_id: GuildId, user_id: UserId) -> Hint:
        """Return what somebody could do now.

        Args:
            table: Their table.
            guild_id: Its server.
            user_id: Who asks.

        Raises:
            RuleError: `not-seated`, `still-thinking`, or there is nothing for them to do now.
        """
        view = _view_to_decide(table, user_id)
        [opinion] = await self._opinions.for_views([view], Asker(guild_id, user_id))
        return Hint(view, opinion or follow_advice(view))


def _view_to_decide(table: TrickTable, user_id: UserId) -> PlayerView:
    place = with_cards(table, user_id)
    if table.phase is Phase.CHOOSING:
        raise RuleError("play-finished")
    if place not in table.waited_for:
        if table.phase is Phase.PREPARING:
            # They have done so already. The rules refuse it in the words of the game.
            table.rules.prepare(table.hand, place, ())
        raise RuleError("not-your-turn")
    return table.view_of(place)
