"""Looking ahead from before the first card: which cards to pass, or to expose."""

from collections.abc import Callable, Sequence
from random import Random

from bot.players.cardset import PACK, set_of
from bot.players.deals import UnseenCards
from bot.players.lookahead import Budget, compare
from bot.players.playout import play_out
from bot.players.view import PlayerView
from bot.rules.tricks import CARDS_EACH, SEATS


def expect_of_preparing(view: PlayerView, rng: Random, budget: Budget) -> dict[int, float]:
    """Return what each set of cards that may be worth preparing is expected to bring.

    Args:
        view: What the seat sees, before it has prepared anything.
        rng: Deals the unseen cards.
        budget: When to stop.
    """
    advisor, seat, held = view.game.advisor, view.seat, set_of(view.held)
    ways = advisor.ways_to_prepare(view)
    unseen = UnseenCards(seat, PACK ^ held, [CARDS_EACH] * SEATS, [PACK] * SEATS)

    def try_each(live: Sequence[int], note: Callable[[int, float], None]) -> None:
        deal = unseen.deal(rng)
        deal[seat] = held
        prepared = [sum(advisor.prepare_by_advice(cards)) for cards in deal]
        for way in live:
            prepared[seat] = ways[way]
            situation = advisor.begin(view, deal, prepared)
            play_out(situation, advisor.advice.decide)
            note(way, advisor.evaluate(situation, view))

    comparison = compare(len(ways), try_each, budget, advisor.spread)
    return dict(zip(ways, comparison.expected(), strict=True))
