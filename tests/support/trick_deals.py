"""Deals of Hearts and Gong Zhu with all that a deal file says of them."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.rules import gongzhu, hearts
from bot.rules.cards import build_deck
from bot.rules.deal_files import Part, deal_record
from bot.rules.fair_deal import commitment_to, seed_of, shuffled
from bot.rules.tricks import BySeat, deal_out
from bot.rules.tricks.deals import DealtHand
from tests.rules.trick_cases import expose_randomly, pass_randomly, play_gongzhu, play_hearts
from tests.support.deals import FIRST_PART, FIRST_PLAYER, ROOT
from tests.support.trick_rounds import HEARTS_NAME, record_of, scores_of

PERSON, COMPUTER = str(FIRST_PLAYER), None
SEATS: Final = (PERSON, COMPUTER, str(FIRST_PLAYER - 1), COMPUTER)


def dealt_hand(
    game: str = HEARTS_NAME,
    *,
    number: int = 3,
    seats: Sequence[str | None] = SEATS,
    words: Mapping[int, str] | None = None,
    options: Any = None,
    before: int | None = None,
    play: int = 1,
) -> DealtHand:
    """Return a hand that was dealt and played by the rules.

    Args:
        game: Of which game.
        number: Which round of the table.
        seats: Who sits in each seat.
        words: Own words instead of interaction ids, by place in the order of the parts.
        options: The house rules.
        before: What a hand owes to those before it: in Hearts which hand of the game it is, in Gong Zhu who
            leads.
        play: Decides what is passed or exposed, and played.
    """
    people = [who for who in seats if who is not None]
    told = {place: str(FIRST_PART + place) for place in range(len(people))} | dict(words or {})
    parts = tuple(Part(who, told[place]) for place, who in enumerate(people))
    seed = seed_of(ROOT, number)
    deal = deal_out(shuffled(build_deck(), seed, [part.part for part in parts], number))
    hand = _played(game, deal, options, before, random.Random(play))
    return DealtHand(
        table=7,
        round=number,
        commitment=commitment_to(seed),
        seed=seed,
        parts=parts,
        hand_record=record_of(hand),
        seats=tuple(seats),
        scores=tuple(scores_of(hand)),
    )


def trick_deal_of(game: str = HEARTS_NAME, **options: Any) -> dict[str, Any]:
    """Return the deal file of such a hand as an object."""
    return deal_record(dealt_hand(game, **options))


def _played(game: str, deal: BySeat, options: Any, before: int | None, rng: random.Random) -> Any:
    if game == HEARTS_NAME:
        return play_hearts(pass_randomly(hearts.new_hand(deal, before or 1, options), rng), rng)
    return play_gongzhu(expose_randomly(gongzhu.new_hand(deal, before, options), rng), rng)
