"""The check of a deal of Gnau: all that its file says and that can be computed again, computed again."""

from collections.abc import Sequence
from enum import StrEnum

from bot.rules import deal_checks
from bot.rules.cards import Card, build_deck, format_cards, packs_for
from bot.rules.deal_checks import Check, CheckedDeal, compared, file_checks
from bot.rules.deal_files import Json
from bot.rules.fair_deal import shuffled
from bot.rules.gnau.deal_file import DEALER, DealRecord, read_deal
from bot.rules.gnau.settlement import settle_splits
from bot.rules.gnau.splits import HAND_SIZE, Split, chosen_split, optimal_split


class Step(StrEnum):
    """One thing that is checked, in the order in which a deal happens."""

    FORM = deal_checks.FORM
    DIGEST = deal_checks.DIGEST
    COMMITMENT = deal_checks.COMMITMENT
    PACKS = "packs"
    SHUFFLE = "shuffle"
    HANDS = "hands"
    SETTLEMENT = "settlement"


def check_deal(record: Json, written: bytes) -> CheckedDeal:
    """Read and check a deal file of Gnau.

    Args:
        record: The file as an object.
        written: Its bytes.

    Raises:
        RuleError: It says what no deal can be.
    """
    read = read_deal(record, written)
    return CheckedDeal(read.dealt, written, _checks(read))


def _checks(record: DealRecord) -> tuple[Check, ...]:
    """Return every step; what comes after one that does not hold is checked all the same."""
    dealt, hands = record.dealt, record.hands
    again = _deal_again(record)
    return (
        *file_checks(dealt, record.digest, record.written),
        compared(Step.PACKS, packs_for(1 + len(hands.players)), dealt.packs),
        compared(Step.SHUFFLE, again.pop(DEALER), format_cards(hands.dealer)),
        compared(
            Step.HANDS,
            again,
            {who: format_cards(hands.players[who]) for who in again},
        ),
        compared(Step.SETTLEMENT, _settle_again(record), dict(dealt.deltas)),
    )


def _deal_again(record: DealRecord) -> dict[str, str]:
    """Return what the seed and the parts deal: five cards at a time, to the dealer, then seat by seat."""
    dealt = record.dealt
    seats = [DEALER, *(part.who for part in dealt.parts if part.who != DEALER)]
    parts = [part.part for part in dealt.parts]
    deck = shuffled(build_deck(packs_for(len(seats))), dealt.seed, parts, dealt.round)
    return {
        who: format_cards(deck[HAND_SIZE * place : HAND_SIZE * (place + 1)])
        for place, who in enumerate(seats)
    }


def _settle_again(record: DealRecord) -> dict[str, int]:
    hands, dealer_id = record.hands, record.dealt.dealer_id
    dealer = _split(record, DEALER, hands.dealer) if dealer_id else optimal_split(hands.dealer, hands.rules)
    players = {user: _split(record, user, cards) for user, cards in hands.players.items()}
    settlement = settle_splits(dealer, players, hands.rules, hands.stake)
    deltas = {user: result.delta for user, result in settlement.players.items()}
    return deltas if dealer_id is None else deltas | {dealer_id: settlement.dealer_delta}


def _split(record: DealRecord, who: str, cards: Sequence[Card]) -> Split:
    """Return how a person's hand counts: split in the best way, or as they chose where all choose."""
    if record.ox_cards is None:
        return optimal_split(cards, record.hands.rules)
    return chosen_split(cards, _places(record.ox_cards.get(who, ()), cards), record.hands.rules)


def _places(ox: Sequence[Card], cards: Sequence[Card]) -> list[int]:
    """Return where in a hand the cards of an ox lie; with several packs a card may be there twice."""
    places: list[int] = []
    for card in ox:
        places.append(next(n for n, held in enumerate(cards) if held == card and n not in places))
    return places
