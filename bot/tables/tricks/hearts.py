"""Hearts at a table."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.players import Game
from bot.rules import hearts
from bot.rules.cards import Card
from bot.rules.hearts import Hand, Moon, Options
from bot.rules.tricks import Cards, begun
from bot.tables.ids import UserId
from bot.tables.tricks.payments import everyone_pays


class HeartsGame:
    """The rules of Hearts, as a table asks for them."""

    name = Game.HEARTS

    def read_options(self, record: Mapping[str, Any]) -> Options:
        """Read house rules that were kept."""
        return Options.from_record(record)

    def new_hand(
        self, deal: Sequence[Sequence[Card]], number: int, _leader: int | None, options: Options
    ) -> Hand:
        """Return a hand as it was dealt; 2♣ leads, whatever was before."""
        return hearts.new_hand(deal, number, options)

    def leader_of(self, _hand: Hand) -> int | None:
        """Return nobody: 2♣ leads every hand."""
        return None

    def prepared(self, hand: Hand) -> tuple[Cards | None, ...]:
        """Return what each seat passes."""
        return hand.passes

    def has_nothing_to_prepare(self, _hand: Hand, _seat: int) -> bool:
        """Say no: everybody has three cards to pass."""
        return False

    def prepare(self, hand: Hand, seat: int, cards: Sequence[Card]) -> Hand:
        """Return the hand after a seat has passed three cards."""
        return hearts.pass_cards(hand, seat, cards)

    def legal(self, hand: Hand) -> Cards:
        """Return what the seat to play may play."""
        return hearts.legal_plays(hand)

    def play(self, hand: Hand, seat: int, card: Card) -> Hand:
        """Return the hand after a seat has played a card."""
        return hearts.play_card(hand, seat, card)

    def chooser(self, hand: Hand) -> int | None:
        """Return who has shot the moon, where the house rules leave it to them what that does."""
        return self.sweeper(hand) if hand.options.moon is Moon.CHOOSE else None

    def score(self, hand: Hand, moon: Moon | None) -> tuple[int, ...]:
        """Return what each seat's score changes by."""
        return hearts.score_hand(begun(hand.play).captured, hand.options, moon)

    def sweeper(self, hand: Hand) -> int | None:
        """Return who has shot the moon."""
        return hearts.moon_shooter(begun(hand.play).captured, hand.options)

    def merit(self, score: int) -> int:
        """Return a number that is the higher, the lower a score is."""
        return -score

    def next_leader(self, _hand: Hand) -> int | None:
        """Return nobody: 2♣ leads every hand."""
        return None

    def is_over(self, totals: Sequence[int], options: Options) -> bool:
        """Say whether a score exceeds the target."""
        return hearts.is_over(totals, options)

    def winners(self, totals: Sequence[int]) -> tuple[int, ...]:
        """Return the seats with the lowest score."""
        return hearts.winners(totals)

    def payments(
        self, totals: Mapping[UserId, int], stake_points: int, left: Collection[UserId] = ()
    ) -> dict[UserId, int]:
        """Return what a game moves: who has not the lowest score pays the stake."""
        merits = {user_id: self.merit(total) for user_id, total in totals.items()}
        return everyone_pays(merits, left, stake_points)

    def record(self, hand: Hand, moon: Moon | None) -> dict[str, Any]:
        """Return the hand record."""
        return hearts.to_record(hand, moon)
