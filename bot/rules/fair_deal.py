"""A shuffle that anyone can check: bound by a hash before anybody joins, stirred by a part from everybody.

A table draws one secret root of 32 bytes. The seed of its last possible round is the root; the seed of every
round before is the SHA-256 of the next round's. So the commitment that is shown before the first round, the
SHA-256 of its seed, binds the seeds of all rounds, and the seed that is published after a round is the
commitment to the next one.

Source: commitment schemes and hash chains as in Lamport, "Password authentication with insecure
communication" (1981); the Fisher–Yates shuffle; HMAC, RFC 2104.
"""

import hashlib
import hmac
import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from bot.rules.errors import RuleError, quote

# The version of everything below. A round keeps the one it was dealt with.
SCHEME: Final = 1
SEED_BYTES: Final = 32
# One root serves this many rounds; hashing a whole chain takes some milliseconds, and a table asks for the
# same few seeds whenever it is shown.
CHAIN_ROUNDS: Final = 10_000
_REMEMBERED: Final = 4096
# Only the first of so many rounds hashes the whole chain; the others go on from where it got to.
_STRIDE: Final = 100
MAX_PART: Final = 40
SEPARATOR: Final = "|"

_WORD: Final = re.compile(r"[\w .,!?'-]+")
_NUMBER_BYTES: Final = 4
_NUMBERS: Final = 1 << (8 * _NUMBER_BYTES)

Item = TypeVar("Item")


@lru_cache(_REMEMBERED)
def seed_of(root: bytes, round_number: int) -> bytes:
    """Return the seed of a round.

    Args:
        root: The table's secret, 32 bytes.
        round_number: Which round, 1 to `CHAIN_ROUNDS`; 0 gives the commitment to the first.

    Raises:
        RuleError: `chain-used-up`.
    """
    if round_number > CHAIN_ROUNDS:
        raise RuleError("chain-used-up", rounds=CHAIN_ROUNDS)
    milestone = min(round_number - round_number % _STRIDE + _STRIDE, CHAIN_ROUNDS)
    return _hashed(_milestone(root, milestone), milestone - round_number)


@lru_cache(_REMEMBERED)
def _milestone(root: bytes, round_number: int) -> bytes:
    return _hashed(root, CHAIN_ROUNDS - round_number)


def _hashed(seed: bytes, times: int) -> bytes:
    for _ in range(times):
        seed = hashlib.sha256(seed).digest()
    return seed


def commitment_to(seed: bytes) -> bytes:
    """Return what is published of a seed before it may be known: its SHA-256."""
    return hashlib.sha256(seed).digest()


def read_word(word: str) -> str:
    """Return a word of somebody's own as it goes into the shuffle: in form NFC, without outer blanks.

    How long it may be holds of what was typed, as a form counts it, and of what NFC makes of that: an
    accent that was typed as a sign of its own counts, and a sign that NFC takes apart counts as its parts.

    Raises:
        RuleError: `cut-word-invalid`: it is empty, too long, or has signs that are not for words. So no
            part can be taken for two.
    """
    part = unicodedata.normalize("NFC", word).strip()
    longest = max(len(word.strip()), len(part))
    if not part or longest > MAX_PART or not _WORD.fullmatch(part):
        raise RuleError("cut-word-invalid", word=quote(word), longest=MAX_PART)
    return part


def shuffled(deck: Sequence[Item], seed: bytes, parts: Sequence[str], round_number: int) -> list[Item]:
    """Return a deck in the order that a seed and everybody's parts decide.

    Fisher–Yates from the last card down to the second: each swaps places with one of those up to itself.

    Args:
        deck: The cards in their order before the shuffle.
        seed: The round's seed, 32 bytes.
        parts: What each seat adds, in the order of the seats.
        round_number: Which round of the table.

    Example:
        >>> shuffled("ABCDE", bytes(32), ["ann", "ben"], 1)
        ['B', 'C', 'A', 'D', 'E']
    """
    cards = list(deck)
    numbers = _numbers(seed, parts, round_number)
    for last in range(len(cards) - 1, 0, -1):
        chosen = _below(last + 1, numbers)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards


def _numbers(seed: bytes, parts: Sequence[str], round_number: int) -> Iterator[int]:
    """Yield 32-bit numbers: the HMACs of the message with counter 0, 1, 2 … cut into four bytes each."""
    counter = 0
    while True:
        message = SEPARATOR.join([*parts, str(round_number), str(counter)])
        block = hmac.digest(seed, message.encode(), "sha256")
        for start in range(0, len(block), _NUMBER_BYTES):
            yield int.from_bytes(block[start : start + _NUMBER_BYTES], "big")
        counter += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    """Return a number from 0 up to below a limit, each as likely: what would favour some is passed over."""
    fair = _NUMBERS - _NUMBERS % limit
    return next(number for number in numbers if number < fair) % limit
