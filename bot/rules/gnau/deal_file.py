"""The deal file: all that a stranger needs to check a round of Gnau, as one line of JSON.

It is written in one way only: keys sorted, no blanks between them, UTF-8, one line break at the end. So every
changed byte can be noticed. Its digest is the SHA-256 of that form without the digest and the line break.
"""

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

from bot.rules.cards import Card, parse_card, quote
from bot.rules.errors import RuleError
from bot.rules.fair_deal import CHAIN_ROUNDS, SCHEME, read_word
from bot.rules.gnau.record import HandRecord, parse_record
from bot.rules.json_objects import read_object, verify_keys

Json: TypeAlias = dict[str, Any]

FORMAT: Final = "gnau-deal"
DEALER: Final = "dealer"
MAX_DEAL_BYTES: Final = 1_000_000

_HIGHEST_ID: Final = 2**63 - 1
_HASH: Final = re.compile(r"[0-9a-f]{64}")
# Below zero: somebody who has had everything about them deleted since.
_USER: Final = re.compile(r"-?[0-9]{1,20}")
_KEYS: Final = (
    "format",
    "scheme",
    "table",
    "round",
    "commitment",
    "seed",
    "parts",
    "packs",
    "hand_record",
    "dealer_id",
    "passports",
    "deltas",
    "digest",
)


class Part(NamedTuple):
    """What one person added to a shuffle.

    Args:
        who: `DEALER`, or a player's user id.
        part: The id of the interaction with which they sat down, or a word of their own.
    """

    who: str
    part: str


@dataclass(frozen=True)
class DealtRound:
    """A settled round with what made its cards fall as they did.

    Args:
        table: The table's number.
        round: Which round of the table, from 1.
        commitment: What was published before anybody sat down, 32 bytes.
        seed: What was published after the round, 32 bytes.
        parts: The dealer's part first, when a person dealt, then the players' in the order of the seats.
        packs: How many packs were shuffled.
        hand_record: The hand record, its players by user id.
        dealer_id: The user id of the person who dealt; None for the house.
        passports: Where people split their hands themselves, the three cards that each confirmed, or none of
            them; None where the best split counted.
        deltas: What each person's points changed by, the dealer's too when a person dealt.
    """

    table: int
    round: int
    commitment: bytes
    seed: bytes
    parts: tuple[Part, ...]
    packs: int
    hand_record: Mapping[str, Any]
    dealer_id: str | None
    passports: Mapping[str, Sequence[str]] | None
    deltas: Mapping[str, int]


@dataclass(frozen=True)
class DealRecord:
    """A deal file that was read.

    Args:
        dealt: What it says.
        hands: What its hand record says.
        passports: The three cards that each confirmed, or none; None where the best split counted.
        digest: The digest that it bears.
        written: Its bytes.
    """

    dealt: DealtRound
    hands: HandRecord
    passports: dict[str, tuple[Card, ...]] | None
    digest: str
    written: bytes


def deal_record(dealt: DealtRound) -> Json:
    """Return the deal file of a round as an object, its digest included."""
    record = {
        "format": FORMAT,
        "scheme": SCHEME,
        "table": dealt.table,
        "round": dealt.round,
        "commitment": dealt.commitment.hex(),
        "seed": dealt.seed.hex(),
        "parts": [part._asdict() for part in dealt.parts],
        "packs": dealt.packs,
        "hand_record": dealt.hand_record,
        "dealer_id": dealt.dealer_id,
        "passports": dealt.passports,
        "deltas": dealt.deltas,
    }
    return record | {"digest": hashlib.sha256(_canonical(record)).hexdigest()}


def write_deal(record: Mapping[str, Any]) -> bytes:
    """Return the bytes of a deal file, the only ones it may have.

    Args:
        record: What `deal_record` returns.
    """
    return _canonical(record) + b"\n"


def read_deal(written: bytes) -> DealRecord:
    """Read a deal file. Whether it is true is for `verify_deal` to say.

    Raises:
        RuleError: It is no deal file, or says what no deal can be.
    """
    record = read_object(_decoded(written))
    verify_keys(record, _KEYS)
    if record["format"] != FORMAT:
        raise RuleError("deal-format-unknown", format=quote(record["format"]), known=FORMAT)
    _whole_number(record, "scheme", _HIGHEST_ID)
    if record["scheme"] != SCHEME:
        raise RuleError("deal-scheme-unknown", scheme=str(record["scheme"]), known=str(SCHEME))
    hands = _hands(record["hand_record"])
    dealer_id = _dealer_id(record["dealer_id"])
    parts = _parts(record["parts"])
    _verify_seats(parts, hands, dealer_id)
    passports = _passports(record["passports"], hands, parts)
    dealt = DealtRound(
        table=_whole_number(record, "table", _HIGHEST_ID),
        round=_whole_number(record, "round", CHAIN_ROUNDS),
        commitment=bytes.fromhex(_hash(record, "commitment")),
        seed=bytes.fromhex(_hash(record, "seed")),
        parts=parts,
        packs=_whole_number(record, "packs", _HIGHEST_ID),
        hand_record=record["hand_record"],
        dealer_id=dealer_id,
        passports=record["passports"],
        deltas=_deltas(record["deltas"]),
    )
    return DealRecord(dealt, hands, passports, _hash(record, "digest"), written)


def _canonical(record: Mapping[str, Any]) -> bytes:
    return json.dumps(record, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def _decoded(written: bytes) -> str:
    if len(written) > MAX_DEAL_BYTES:
        raise RuleError("deal-too-big", largest=MAX_DEAL_BYTES)
    try:
        return written.decode()
    except UnicodeDecodeError as error:
        raise RuleError("deal-not-utf-8", place=error.start + 1) from error


def _impossible(key: str, value: object) -> RuleError:
    return RuleError("deal-value-invalid", key=key, value=quote(value))


def _whole_number(record: Json, key: str, highest: int) -> int:
    value = record[key]
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= highest:
        raise _impossible(key, value)
    return value


def _hash(record: Json, key: str) -> str:
    value = record[key]
    if not isinstance(value, str) or not _HASH.fullmatch(value):
        raise _impossible(key, value)
    return value


def _is_user(value: object) -> bool:
    return isinstance(value, str) and _USER.fullmatch(value) is not None


def _dealer_id(value: object) -> str | None:
    if value is None:
        return None
    if not isinstance(value, str) or not _is_user(value):
        raise _impossible("dealer_id", value)
    return value


def _hands(value: object) -> HandRecord:
    if not isinstance(value, dict):
        raise _impossible("hand_record", value)
    hands = parse_record(value)
    for user in hands.players:
        if not _is_user(user):
            raise _impossible("hand_record", user)
    return hands


def _parts(value: object) -> tuple[Part, ...]:
    if not isinstance(value, list):
        raise _impossible("parts", value)
    return tuple(map(_part, value))


def _part(value: object) -> Part:
    if not isinstance(value, dict) or set(value) != set(Part._fields):
        raise _impossible("parts", value)
    who, part = value["who"], value["part"]
    # Only what could have been said at a table: no other part can be taken for two.
    if not isinstance(who, str) or not isinstance(part, str) or read_word(part) != part:
        raise _impossible("parts", part)
    return Part(who, part)


def _verify_seats(parts: Sequence[Part], hands: HandRecord, dealer_id: str | None) -> None:
    seats = [part.who for part in parts]
    if dealer_id is not None and seats[:1] == [DEALER]:
        seats = seats[1:]
    elif dealer_id is not None:
        raise RuleError("deal-seats-differ")
    if sorted(seats) != sorted(hands.players) or dealer_id in seats:
        raise RuleError("deal-seats-differ")


def _passports(value: object, hands: HandRecord, parts: Sequence[Part]) -> dict[str, tuple[Card, ...]] | None:
    if value is None:
        return None
    people = {part.who for part in parts}
    if not isinstance(value, dict) or not value.keys() <= people:
        raise _impossible("passports", value)
    held = {DEALER: hands.dealer, **hands.players}
    return {who: _passport(cards, held[who]) for who, cards in value.items()}


def _passport(value: object, hand: Sequence[Card]) -> tuple[Card, ...]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise _impossible("passports", value)
    cards = tuple(parse_card(word) for word in value)
    if len(cards) not in {0, 3} or any(cards.count(card) > hand.count(card) for card in cards):
        raise _impossible("passports", value)
    return cards


def _deltas(value: object) -> dict[str, int]:
    if not isinstance(value, dict):
        raise _impossible("deltas", value)
    for user, delta in value.items():
        if not _is_user(user) or isinstance(delta, bool) or not isinstance(delta, int):
            raise _impossible("deltas", delta)
    return value
