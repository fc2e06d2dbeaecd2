"""Gong Zhu at a table."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.players import Game
from bot.rules import gongzhu
from bot.rules.cards import Card
from bot.rules.gongzhu import PIG, Hand, Options
from bot.rules.hearts import Moon
from bot.rules.tricks import Cards, begun, holder_of
from bot.tables.ids import UserId
from bot.tables.tricks.payments import last_pays
from bot.tables.tricks.seats import first_of


class GongzhuGame:
    """The rules of Gong Zhu, as a table asks for them."""

    name = Game.GONGZHU

    def read_options(self, record: Mapping[str, Any]) -> Options:
        """Read house rules that were kept."""
        return Options.from_record(record)

    def new_hand(
        self, deal: Sequence[Sequence[Card]], _number: int, leader: int | None, options: Options
    ) -> Hand:
        """Return a hand as it was dealt."""
        return gongzhu.new_hand(deal, leader, options)

    def leader_of(self, hand: Hand) -> int | None:
        """Return who captured the pig in the hand before; None in the first hand of a game."""
        return hand.leader

    def prepared(self, hand: Hand) -> tuple[Cards | None, ...]:
        """Return what each seat exposes."""
        return hand.exposures

    def has_nothing_to_prepare(self, hand: Hand, seat: int) -> bool:
        """Say whether a seat holds none of the four cards that may be exposed."""
        return not gongzhu.exposable(hand.deal[seat])

    def prepare(self, hand: Hand, seat: int, cards: Sequence[Card]) -> Hand:
        """Return the hand after a seat has chosen what it exposes."""
        return gongzhu.expose_cards(hand, seat, cards)

    def legal(self, hand: Hand) -> Cards:
        """Return what the seat to play may play."""
        return gongzhu.legal_plays(hand)

    def play(self, hand: Hand, seat: int, card: Card) -> Hand:
        """Return the hand after a seat has played a card."""
        return gongzhu.play_card(hand, seat, card)

    def chooser(self, _hand: Hand) -> int | None:
        """Return nobody: there is nothing to choose after the last card."""
        return None

    def score(self, hand: Hand, _moon: Moon | None) -> tuple[int, ...]:
        """Return what each seat's score changes by."""
        return gongzhu.score_hand(begun(hand.play).captured, hand.exposed, hand.options)

    def sweeper(self, hand: Hand) -> int | None:
        """Return who has captured all the hearts."""
        captured = enumerate(begun(hand.play).captured)
        return first_of(seat for seat, cards in captured if gongzhu.has_all_hearts(cards))

    def merit(self, score: int) -> int:
        """Return a score as it is: the higher, the better."""
        return score

    def next_leader(self, hand: Hand) -> int | None:
        """Return who has captured the pig."""
        return holder_of(PIG, begun(hand.play).captured)

    def is_over(self, totals: Sequence[int], options: Options) -> bool:
        """Say whether a score has fallen to the target."""
        return gongzhu.is_over(totals, options)

    def winners(self, totals: Sequence[int]) -> tuple[int, ...]:
        """Return the seats with the highest score."""
        return gongzhu.winners(totals)

    def payments(
        self, totals: Mapping[UserId, int], stake_points: int, left: Collection[UserId] = ()
    ) -> dict[UserId, int]:
        """Return what a game moves: the lowest score pays the stake to the highest."""
        return last_pays(totals, left, stake_points)

    def record(self, hand: Hand, _moon: Moon | None) -> dict[str, Any]:
        """Return the hand record."""
        return gongzhu.to_record(hand)
