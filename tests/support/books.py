"""A ledger in memory, as strict as the real one."""

from collections import Counter
from dataclasses import dataclass, field

from bot.tables.points import NEVER_BELOW_ZERO, RESERVED, Account, AccountKind, Posting


@dataclass
class Books:
    """Accounts and what moved between them."""

    balances: Counter[Account] = field(default_factory=Counter)
    postings: dict[str, Posting] = field(default_factory=dict)

    def post(self, posting: Posting | None) -> None:
        if posting is None:
            return
        assert posting.reference not in self.postings
        self.postings[posting.reference] = posting
        for entry in posting.entries:
            self.balances[entry.account] += entry.amount_points
        for account, points in self.balances.items():
            assert points >= 0 or account.kind not in NEVER_BELOW_ZERO

    @property
    def escrow_points(self) -> int:
        """What is set aside."""
        return sum(points for account, points in self.balances.items() if account.kind is AccountKind.ESCROW)

    @property
    def open_reservations(self) -> set[str]:
        """The references of what was set aside, and neither settled nor returned since."""
        reserved = {name.removesuffix(RESERVED) for name in self.postings if name.endswith(RESERVED)}
        return reserved - self.postings.keys()
