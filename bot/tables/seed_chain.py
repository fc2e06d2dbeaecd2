"""The seeds of a table's shuffles, one after another, bound before anybody joins."""

from bot.rules import fair_deal


class SeedChain:
    """A table whose rounds are shuffled by seeds that follow from one secret."""

    seed_root: bytes
    round: int

    @property
    def commitment(self) -> bytes:
        """What is published of the next round's seed: its SHA-256, which is the latest round's seed.

        While cards are out it is still secret: it is their own seed.
        """
        return fair_deal.seed_of(self.seed_root, self.round)

    @property
    def next_seed(self) -> bytes:
        """The seed of the round after the latest."""
        return fair_deal.seed_of(self.seed_root, self.round + 1)
