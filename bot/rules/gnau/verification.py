"""The check of a deal: everything that its file says and that can be computed again, computed again."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from bot.rules.cards import Card, build_deck, format_cards, packs_for, quote
from bot.rules.fair_deal import commitment_to, shuffled
from bot.rules.gnau.deal_file import DEALER, DealRecord, deal_record, write_deal
from bot.rules.gnau.settlement import settle_splits
from bot.rules.gnau.splits import HAND_SIZE, Split, chosen_split, optimal_split

# How many signs are shown from just before the first one that should be another.
_EXCERPT: Final = 20
_BEFORE: Final = 8

Value: TypeAlias = str | int | Mapping[str, str] | Mapping[str, int]


class Step(StrEnum):
    """One thing that is checked, in the order in which a deal happens."""

    FORM = "form"
    DIGEST = "digest"
    COMMITMENT = "commitment"
    PACKS = "packs"
    SHUFFLE = "shuffle"
    HANDS = "hands"
    SETTLEMENT = "settlement"


@dataclass(frozen=True, slots=True)
class Check:
    """What one step came to.

    Args:
        step: What was checked.
        ok: Whether it holds.
        expected: What the deal gives when it is computed again; by user id for hands and settlement.
        found: What the file says.
    """

    step: Step
    ok: bool
    expected: Value
    found: Value

    @property
    def differing(self) -> tuple[str, ...]:
        """The people for whom the file says something else; none where a step is not about people."""
        if not isinstance(self.expected, Mapping) or not isinstance(self.found, Mapping):
            return ()
        everybody = dict.fromkeys([*self.expected, *self.found])
        return tuple(who for who in everybody if self.expected.get(who) != self.found.get(who))


def verify_deal(record: DealRecord) -> tuple[Check, ...]:
    """Check a deal, step by step; what comes after a step that does not hold is checked all the same.

    That the commitment is the one that was shown before the round, only who saw it can say.

    Args:
        record: The deal file as it was read.
    """
    dealt, hands = record.dealt, record.hands
    again = _deal_again(record)
    return (
        _form(record),
        _check(Step.DIGEST, str(deal_record(dealt)["digest"]), record.digest),
        _check(Step.COMMITMENT, commitment_to(dealt.seed).hex(), dealt.commitment.hex()),
        _check(Step.PACKS, packs_for(1 + len(hands.players)), dealt.packs),
        _check(Step.SHUFFLE, again.pop(DEALER), format_cards(hands.dealer)),
        _check(
            Step.HANDS,
            again,
            {who: format_cards(hands.players[who]) for who in again},
        ),
        _check(Step.SETTLEMENT, _settle_again(record), dict(dealt.deltas)),
    )


def _check(step: Step, expected: Value, found: Value) -> Check:
    return Check(step, expected == found, expected, found)


def _form(record: DealRecord) -> Check:
    """Compare the file with the only way to write it, and show both from just before the first difference."""
    expected = write_deal(deal_record(record.dealt) | {"digest": record.digest}).decode()
    found = record.written.decode()
    differs = (place for place, (one, other) in enumerate(zip(expected, found, strict=False)) if one != other)
    place = next(differs, min(len(expected), len(found)))
    shown = slice(max(place - _BEFORE, 0), place - _BEFORE + _EXCERPT)
    return Check(Step.FORM, expected == found, quote(expected[shown]), quote(found[shown]))


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
    if record.passports is None:
        return optimal_split(cards, record.hands.rules)
    return chosen_split(cards, _places(record.passports.get(who, ()), cards), record.hands.rules)


def _places(passport: Sequence[Card], cards: Sequence[Card]) -> list[int]:
    """Return where in a hand the cards of a passport lie; with several packs a card may be there twice."""
    places: list[int] = []
    for card in passport:
        places.append(next(n for n, held in enumerate(cards) if held == card and n not in places))
    return places
