"""Deals of Gnau with all that a deal file says of them, and what can be checked of any deal."""

import hashlib
import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from bot.rules.cards import Card, build_deck, packs_for
from bot.rules.deal_files import deal_record
from bot.rules.errors import RuleError
from bot.rules.fair_deal import seed_of, shuffled
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.record import DEALER, to_record
from bot.rules.gnau.settlement import settle_splits
from bot.rules.gnau.splits import Split, chosen_split, optimal_split
from bot.tables.games import check_deal
from tests.support.hanging import HANGS_S

INDEPENDENT_CHECK = Path(__file__).parents[1] / "independent_deal_check.py"
ROOT = bytes(range(32))
BANKER = "1000000000000000099"
FIRST_PLAYER = 1000000000000000050
FIRST_PART = 1200000000000000001
# The steps of every check, and of that of a round of Gnau, in their order.
FILE_STEPS = ["form", "digest", "commitment"]
STEPS = [*FILE_STEPS, "packs", "shuffle", "hands", "settlement"]
# Where the bank was bid for, there is one more.
BID_STEP = "bid"


def deal_of(
    *,
    players: int = 2,
    person_deals: bool = False,
    number: int = 3,
    words: dict[int, str] | None = None,
    rules: HouseRules | None = None,
    chosen: dict[str, tuple[int, ...]] | None = None,
) -> dict[str, Any]:
    """Return the deal file, as an object, of a round that was dealt by the rules.

    Args:
        person_deals: Whether a person dealt.
        words: Own words instead of interaction ids, by place in the order of the parts.
        chosen: Under own splits the places of the three cards that each chose, by who they are.
    """
    # Against the order of their ids, by which a file sorts its keys: only the parts tell the seats.
    seats = [str(FIRST_PLAYER - seat) for seat in range(players)]
    whos = [DEALER, *seats] if person_deals else seats
    told = {place: str(FIRST_PART + place) for place in range(len(whos))} | (words or {})
    parts = [(who, told[place]) for place, who in enumerate(whos)]
    seed = seed_of(ROOT, number)
    packs = packs_for(players + 1)
    deck = shuffled(build_deck(packs), seed, [part for _, part in parts], number)
    hands: list[tuple[Card, ...]] = [tuple(deck[5 * n : 5 * n + 5]) for n in range(players + 1)]
    by_who = dict(zip([DEALER, *seats], hands, strict=True))
    house = rules or HouseRules()

    def counted(who: str) -> Split:
        if chosen is None or (who == DEALER and not person_deals):
            return optimal_split(by_who[who], house)
        return chosen_split(by_who[who], chosen.get(who, ()), house)

    settlement = settle_splits(counted(DEALER), {seat: counted(seat) for seat in seats}, house, 5)
    ox_cards = {who: [str(by_who[who][n]) for n in three] for who, three in (chosen or {}).items()}
    deltas = {user: result.delta for user, result in settlement.players.items()}
    return deal_record(
        7,
        number,
        seed,
        parts,
        to_record(house, 5, hands[0], {seat: by_who[seat] for seat in seats}),
        packs=packs,
        dealer_id=BANKER if person_deals else None,
        passports=None if chosen is None else ox_cards,
        deltas=deltas | ({BANKER: settlement.dealer_delta} if person_deals else {}),
    )


def failing(written: bytes) -> list[str]:
    """Return the steps of the check of a deal file that do not hold."""
    return [check.step for check in check_deal(written).checks if not check.ok]


def is_found(written: bytes) -> bool:
    """Say whether it is noticed that a deal file is not as it was written."""
    try:
        return bool(failing(written))
    except RuleError:
        return True


def canonical(record: Mapping[str, Any]) -> bytes:
    """Return an object in the form in which deal files are written."""
    return json.dumps(record, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def with_digest(record: Mapping[str, Any]) -> bytes:
    """Return the deal file of an object that was changed, with a digest that fits it."""
    stated = {key: value for key, value in record.items() if key != "digest"}
    return canonical(stated | {"digest": hashlib.sha256(canonical(stated)).hexdigest()}) + b"\n"


@st.composite
def tampered(draw: st.DrawFn, good: bytes) -> bytes:
    """Draw a good file with one byte changed, taken away or put in."""
    place = draw(st.integers(0, len(good)))
    byte = draw(st.binary(min_size=1, max_size=1))
    length = draw(st.sampled_from([0, 1]))
    put = draw(st.sampled_from([byte, b"", b" ", b"\n", b"0", b'"']))
    return good[:place] + put + good[place + length :]


def independently(written: bytes) -> dict[str, Any]:
    """Return what a program that knows nothing of the project makes of a deal file."""
    answer = subprocess.run(
        [sys.executable, "-I", INDEPENDENT_CHECK],
        input=written,
        capture_output=True,
        check=True,
        timeout=HANGS_S,
    )
    return dict(json.loads(answer.stdout))
