"""From a round in the books to the deal file that proves it."""

from bot.rules.cards import packs_for
from bot.rules.deal_files import Part
from bot.rules.errors import RuleError
from bot.rules.fair_deal import commitment_to
from bot.rules.gnau import DEALER, DealtRound
from bot.tables.gnau.snapshot import load
from bot.tables.gnau.state import GnauTable, Hands
from bot.tables.history import StoredRound
from bot.tables.ids import UserId
from bot.tables.round_ids import format_round_id


def dealt_round(stored: StoredRound) -> DealtRound:
    """Return what a deal file says of a settled round.

    Raises:
        RuleError: `round-unproven`: it was dealt before deals could be checked.
    """
    table = None if stored.snapshot is None else load(stored.snapshot)
    hands = None if table is None else table.hands
    if table is None or hands is None or not hands.seed:
        raise RuleError("round-unproven", round=format_round_id(stored.table_id, stored.number))
    return DealtRound(
        table=stored.table_id,
        round=stored.number,
        commitment=commitment_to(hands.seed),
        seed=hands.seed,
        parts=tuple(
            Part(_who(hands, user_id), part) for user_id, part in zip(hands.people, hands.parts, strict=True)
        ),
        packs=packs_for(1 + len(hands.players)),
        hand_record=stored.record,
        dealer_id=None if hands.dealer_id is None else str(hands.dealer_id),
        ox_cards=_ox_cards(table, hands) if table.is_own_split else None,
        deltas={str(user_id): player.delta_points for user_id, player in stored.players.items()},
    )


def _who(hands: Hands, user_id: UserId) -> str:
    return DEALER if user_id == hands.dealer_id else str(user_id)


def _ox_cards(table: GnauTable, hands: Hands) -> dict[str, list[str]]:
    return {_who(hands, user_id): _ox_cards_of(table, hands, user_id) for user_id in hands.people}


def _ox_cards_of(table: GnauTable, hands: Hands, user_id: UserId) -> list[str]:
    cards = hands.of(user_id)
    assert cards is not None
    return [str(cards[place]) for place in table.choices.get(user_id, ())]
