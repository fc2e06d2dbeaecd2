"""From a hand in the books to the deal file that proves it."""

from bot.players import TrickGame
from bot.rules.deal_files import Part
from bot.rules.errors import RuleError
from bot.rules.fair_deal import commitment_to
from bot.rules.tricks.deals import DealtHand
from bot.tables.history import StoredRound, format_round_id
from bot.tables.tricks.snapshot import load


def dealt_hand(game: TrickGame, stored: StoredRound) -> DealtHand:
    """Return what a deal file says of a hand that was scored.

    Args:
        game: Which game it was of.
        stored: The hand.

    Raises:
        RuleError: `round-unproven`: what its deal came from was not kept.
    """
    table = None if stored.snapshot is None else load(stored.snapshot, game)
    shuffle = None if table is None else table.shuffle
    if table is None or shuffle is None:
        raise RuleError("round-unproven", round=format_round_id(stored.table_id, stored.number))
    return DealtHand(
        table=stored.table_id,
        round=stored.number,
        commitment=commitment_to(shuffle.seed),
        seed=shuffle.seed,
        parts=tuple(
            Part(str(user_id), part) for user_id, part in zip(shuffle.people, shuffle.parts, strict=True)
        ),
        hand_record=stored.record,
        seats=tuple(None if occupant.user_id is None else str(occupant.user_id) for occupant in table.seats),
        scores=table.scores[-1],
    )
