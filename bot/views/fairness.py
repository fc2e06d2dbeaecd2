"""The lock on a shuffle before the deal, and the key to it afterwards."""

from bot.rules.fair_deal import SCHEME
from bot.text import Text


def lock_line(text: Text, round_number: int, commitment: bytes, scheme: int = SCHEME) -> str:
    """Return what binds a shuffle before its cards are known.

    Args:
        text: The words.
        round_number: Which round of the table it is for.
        commitment: What is published of its seed.
        scheme: Which version of the shuffle.
    """
    return text("fair-lock", scheme=str(scheme), round=str(round_number), commitment=commitment.hex())


def undealt_seed_line(text: Text, round_number: int, seed: bytes) -> str:
    """Return the seed of a round that a closed table never dealt, so that its lock can be checked too."""
    return text("fair-undealt", round=str(round_number), seed=seed.hex())
