"""Hands of Hearts and Gong Zhu as the database has them, checked straight from the written rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

from tests.rules.naive_tricks import (
    ORDER,
    Past,
    captured,
    gongzhu_legal,
    hearts_legal,
    hearts_passed_to,
)

SEATS: Final = 4
CARDS_EACH: Final = 13
DECK: Final = frozenset(f"{rank}{suit}" for rank in ORDER for suit in "SHDC")


@dataclass(frozen=True)
class Hand:
    """A hand.

    Args:
        number: Which hand of its game, from 1.
        leader: Who leads it, where the hand before has decided that.
        prepared: What each seat passes or exposes, as far as it has chosen; empty where nobody has to.
        plays: The cards in the order they were played.
    """

    game: str
    number: int
    leader: int | None
    rules: dict[str, Any]
    deal: tuple[tuple[str, ...], ...]
    prepared: tuple[tuple[str, ...] | None, ...]
    plays: tuple[str, ...]

    @property
    def prices(self) -> dict[str, bool]:
        """By which house rules the cards of Hearts count. Version 0.2 did not know all of them."""
        return {
            "omnibus": self.rules["jack_of_diamonds"],
            "black_maria": self.rules.get("black_maria", False),
            "spot": self.rules.get("spot", False),
        }

    @property
    def has_begun(self) -> bool:
        """Whether everybody has passed or exposed."""
        return None not in self.prepared

    @property
    def is_finished(self) -> bool:
        """Whether all cards were played."""
        return len(self.plays) == len(DECK)

    @property
    def exposed(self) -> frozenset[str]:
        """What lies open since everybody has chosen."""
        if self.game == "hearts" or not self.has_begun:
            return frozenset()
        return frozenset(chain.from_iterable(each or () for each in self.prepared))

    @property
    def public(self) -> frozenset[str]:
        """What everybody may see."""
        return self.exposed | frozenset(self.plays)

    def known_to(self, seat: int) -> frozenset[str]:
        """Return what who sits in a seat may see besides: the cards dealt and passed to them."""
        received = self._given(self._giver_of(seat)) if self.has_begun else ()
        return frozenset((*self.deal[seat], *received))

    def taken(self) -> list[set[str]]:
        """Return what each seat has taken."""
        found: list[set[str]] = [set() for _ in range(SEATS)]
        for taker, trick in captured(Past(self._held(), self._first(), self.plays)):
            found[taker] |= set(trick)
        return found

    def choice_before(self, card: str) -> list[str]:
        """Return what could be played in place of a card, which itself is among it."""
        past = Past(self._held(), self._first())
        for played in self.plays[: self.plays.index(card)]:
            past = past.after(played)
        return self._legal(past)

    def takers_from(self, card: str) -> list[int]:
        """Return who has taken each trick from the one that a card has led."""
        tricks = captured(Past(self._held(), self._first(), self.plays))
        return [taker for taker, _ in tricks][self.plays.index(card) // SEATS :]

    def faults(self) -> Iterator[str]:
        """Yield what is wrong with the cards: a pack is dealt, and each is played once by who holds it."""
        dealt = list(chain.from_iterable(self.deal))
        if {len(cards) for cards in self.deal} != {CARDS_EACH} or set(dealt) != DECK:
            yield "it is not thirteen cards of one pack for each"
            return
        for seat, chosen in enumerate(self.prepared):
            if chosen is not None and not set(chosen) <= set(self.deal[seat]):
                yield f"seat {seat} passes or exposes what it does not hold"
        if len(set(self.plays)) != len(self.plays):
            yield "a card was played twice"
        elif self.plays and not self.has_begun:
            yield "a card was played before all had passed or exposed"
        elif self.plays and (wrong := self._first_illegal()) is not None:
            yield f"{wrong} may not be played there"

    def _first_illegal(self) -> str | None:
        past = Past(self._held(), self._first())
        for card in self.plays:
            if card not in self._legal(past):
                return card
            past = past.after(card)
        return None

    def _legal(self, past: Past) -> list[str]:
        if self.game == "hearts":
            return hearts_legal(past, queen_breaks=self.rules["queen_breaks_hearts"], **self.prices)
        return gongzhu_legal(
            past, exposed=sorted(self.exposed), first=self._opening if self.leader is None else ""
        )

    def _held(self) -> list[list[str]]:
        """Return what each seat holds before the first card."""
        if self.game == "gongzhu":
            return [list(cards) for cards in self.deal]
        return [
            [*(card for card in cards if card not in self._given(seat)), *self._given(self._giver_of(seat))]
            for seat, cards in enumerate(self.deal)
        ]

    def _first(self) -> int:
        if self.leader is not None:
            return self.leader
        return next(seat for seat, cards in enumerate(self._held()) if self._opening in cards)

    @property
    def _opening(self) -> str:
        """What leads in the first hand of a game."""
        is_spades = self.game == "gongzhu" and self.rules.get("first_lead") != "two_of_clubs"
        return "2S" if is_spades else "2C"

    def _given(self, seat: int) -> tuple[str, ...]:
        passes = self.game == "hearts" and self.prepared
        return (self.prepared[seat] or ()) if passes else ()

    def _giver_of(self, seat: int) -> int:
        return (seat - hearts_passed_to(self.number, self.rules.get("passing", "cycle"))) % SEATS


def hand_of(kept: dict[str, Any]) -> Hand | None:
    """Return the running or latest hand of a table as it is kept, if there was one."""
    dealt = kept["hand"]
    if dealt is None:
        return None
    return Hand(
        game=kept["game"],
        number=kept["hand_number"],
        leader=dealt["leader"],
        rules=kept["options"]["rules"],
        deal=tuple(map(tuple, dealt["deal"])),
        prepared=tuple(None if cards is None else tuple(cards) for cards in dealt["prepared"]),
        plays=tuple(dealt["plays"]),
    )
