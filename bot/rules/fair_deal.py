"""A verifiable shuffle: a hash commits to it before anyone sits down, and every seat adds a part to it.

A table draws one secret root of 32 bytes. The root is the seed of the table's last possible round. The seed
of each earlier round is the SHA-256 of the next round's seed. The commitment shown before the first round is
the SHA-256 of that round's seed, so it binds the seeds of all rounds. The seed published after a round is the
commitment to the next round.

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

# The version of the algorithm in this module. A round keeps the version it was dealt with.
SCHEME: Final = 1
SEED_BYTES: Final = 32
# One root serves this many rounds. Hashing a whole chain takes some milliseconds, and every view of a table
# asks for the same few seeds, so they are cached.
CHAIN_ROUNDS: Final = 10_000
_REMEMBERED: Final = 4096
# Every so many rounds a seed of the chain is cached. Other rounds hash on from there, not from the root.
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
        round_number: From 1 to `CHAIN_ROUNDS`. 0 gives the commitment to the first round.

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
    """Return the commitment to a seed, which is published before the seed: its SHA-256."""
    return hashlib.sha256(seed).digest()


def read_word(word: str) -> str:
    """Return a person's word in the form used for the shuffle: in NFC, without outer blanks.

    `MAX_PART` limits the length both before and after NFC. Before, a combining accent counts as a character,
    as it does in a Discord form. After, a character that NFC splits counts as several.

    Raises:
        RuleError: `cut-word-invalid`: the word is empty, too long, or has a character that words may not
            have. The separator is such a character, so no word can pass for two.
    """
    part = unicodedata.normalize("NFC", word).strip()
    longest = max(len(word.strip()), len(part))
    if not part or longest > MAX_PART or not _WORD.fullmatch(part):
        raise RuleError("cut-word-invalid", word=quote(word), longest=MAX_PART)
    return part


def shuffled(deck: Sequence[Item], seed: bytes, parts: Sequence[str], round_number: int) -> list[Item]:
    """Return a deck in the order determined by a seed and the parts of all seats.

    Fisher–Yates from the last card down to the second: each swaps places with a card at or below it.

    Args:
        deck: The cards in their order before the shuffle.
        parts: The part of each seat, in the order of the seats.
        round_number: The number of the round at its table.

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


def lot_after(cards: int, seed: bytes, parts: Sequence[str], round_number: int) -> int:
    """Return the lot of a deal: the first number, of 32 bits, that its shuffle leaves.

    Args:
        cards: How many cards were shuffled.
        parts: As for `shuffled`, and so is the number of the round.

    Example:
        >>> lot_after(5, bytes(32), ["ann", "ben"], 1)
        1025849120
    """
    numbers = _numbers(seed, parts, round_number)
    for last in range(cards - 1, 0, -1):
        _below(last + 1, numbers)
    return next(numbers)


def _numbers(seed: bytes, parts: Sequence[str], round_number: int) -> Iterator[int]:
    """Yield 32-bit numbers: the HMACs of the message with counter 0, 1, 2 …, cut into four bytes each."""
    counter = 0
    while True:
        message = SEPARATOR.join([*parts, str(round_number), str(counter)])
        block = hmac.digest(seed, message.encode(), "sha256")
        for start in range(0, len(block), _NUMBER_BYTES):
            yield int.from_bytes(block[start : start + _NUMBER_BYTES], "big")
        counter += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    """Return a number from 0 to limit − 1, all equally likely: numbers that would add a bias are skipped."""
    fair = _NUMBERS - _NUMBERS % limit
    return next(number for number in numbers if number < fair) % limit
