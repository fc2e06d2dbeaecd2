"""Hints: what a strong player would do in somebody's place, and why."""

from dataclasses import dataclass

from bot.players import Decision, Game, PlayerView, advise, advise_exposed, advise_pass
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
        [opinion] = await self._opinions.of([view], Asker(guild_id, user_id))
        return Hint(view, opinion or _advised(view))


def _view_to_decide(table: TrickTable, user_id: UserId) -> PlayerView:
    place = with_cards(table, user_id)
    if table.phase is Phase.CHOOSING:
        raise RuleError("play-finished")
    if place not in table.waited_for:
        raise RuleError(_why_not_now(table))
    return table.view_of(place)


def _why_not_now(table: TrickTable) -> str:
    if table.phase is Phase.PLAYING:
        return "not-your-turn"
    return "passed-already" if table.game is Game.HEARTS else "exposed-already"


def _advised(view: PlayerView) -> Decision:
    """Return what the plain advice says, for when nobody can look ahead."""
    if view.legal:
        return advise(view)
    return advise_pass(view) if view.game is Game.HEARTS else advise_exposed(view)
