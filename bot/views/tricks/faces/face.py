"""The interface for everything that looks different from one game of tricks to another."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import ClassVar

from bot.players import Selection, TrickGame
from bot.rules.cards import Card
from bot.rules.tricks import Cards
from bot.tables.tricks import TrickTable
from bot.text import Text


class Face(ABC):
    """The look of one game of tricks.

    Texts that differ from game to game carry the name of the game in their ids, such as `tricks-goal-<name>`.
    The views that all games share look them up by that name. A seat is an index, 0 to 3.
    """

    game: ClassVar[TrickGame]
    """The game it is the face of."""

    decimals: ClassVar[int] = 0
    """To how many decimals an expected score is worth saying."""

    is_taught: ClassVar[bool] = False
    """Whether there is a lesson of the game, which its lobby then offers."""

    @property
    def name(self) -> str:
        """The name of the game in custom ids, text ids and commands."""
        return self.game.name

    # Before the play: the cards that each seat prepares, which means passes or exposes.

    @abstractmethod
    def to_prepare(self, text: Text, table: TrickTable) -> str:
        """Return what all players at a table have to prepare, and by when."""

    @abstractmethod
    def own_preparation(self, text: Text, table: TrickTable, seat: int, when: str) -> str:
        """Return what one seat has to prepare, or what it has prepared, for the panel of that seat.

        Args:
            when: The time left, to stand behind a word; empty if there is no time limit.
        """

    @abstractmethod
    def may_pick(self, card: Card, picked: Collection[Card]) -> bool:
        """Whether a card may be picked in addition to the picked ones."""

    def is_complete(self, _picked: Collection[Card]) -> bool:
        """Whether the picked cards can be confirmed, with no more cards needed."""
        return True

    def awaited(self, _text: Text, _table: TrickTable) -> str:
        """Return what the players prepare or choose, in a few words for a picture; may be empty."""
        return ""

    @abstractmethod
    def confirm_label(self, text: Text, picked: Collection[Card]) -> str:
        """Return the label of the button that confirms the picked cards."""

    @abstractmethod
    def hint_heading(self, text: Text, selection: Selection) -> str:
        """Return the first line of a hint, which names the cards to prepare or says to prepare none."""

    @abstractmethod
    def review_heading(self, text: Text, table: TrickTable, hand: str) -> str:
        """Return the heading of the review page that shows the prepared cards.

        Args:
            table: The table after the hand.
            hand: The name of the hand.
        """

    def prepared_by(self, _text: Text, _table: TrickTable, _seat: int, who: str) -> str:
        """Return the player who has prepared cards, with the receiver if the cards are passed."""
        return who

    def before_play(self, _text: Text, _table: TrickTable, _seat: int) -> Iterable[str]:
        """Yield what a seat knows about the prepared cards while the hand is played."""
        return ()

    # While the cards are played.

    def mark(self, _table: TrickTable, _card: Card) -> str:
        """Return the mark behind an exposed card; empty for most cards."""
        return ""

    def trick_notes(self, _text: Text, _table: TrickTable) -> Iterable[str]:
        """Yield notes to show beside the number of the trick."""
        return ()

    def seat_notes(self, _text: Text, _table: TrickTable, _seat: int) -> Iterable[str]:
        """Yield notes on a seat to show beside the cards it has taken."""
        return ()

    @abstractmethod
    def counting_cards(self, table: TrickTable, cards: Cards) -> Iterable[Card]:
        """Yield the counting cards among the cards that a seat has taken, grouped by suit."""

    def counting(self, text: Text, table: TrickTable, cards: Cards) -> Iterable[str]:
        """Yield the counting cards in words; a game with many of them may yield their number."""
        for card in self.counting_cards(table, cards):
            yield text.card(card) + self.mark(table, card)

    # After the last card, in games with a choice at that point.

    def choices(self, _text: Text, _table: TrickTable) -> Mapping[str, str]:
        """Return the label of each choice in the game."""
        return {}

    def to_choose(self, _text: Text) -> str:
        """Return the public line that says what a player has to choose."""
        raise NotImplementedError

    def own_choice(self, _text: Text, _table: TrickTable, _seat: int, _when: str) -> str:
        """Return the choice for the panel of one seat: its outcomes, or that another player has to choose.

        Args:
            _when: As in `own_preparation`.
        """
        raise NotImplementedError

    def hint_to_choose(self, _text: Text, _table: TrickTable, _seat: int) -> str:
        """Return the advice for the seat that has to choose, and the reason."""
        raise NotImplementedError

    # The results of a hand and of a game.

    @abstractmethod
    def took_everything(self, text: Text, table: TrickTable, who: str) -> str:
        """Return the line that a player took everything in the latest hand, with the effect of that."""

    def next_leader(self, _text: Text, _table: TrickTable) -> Iterable[str]:
        """Yield why a player leads the next hand, if the latest hand decides that."""
        return ()

    def losers(self, _totals: Sequence[int]) -> tuple[int, ...]:
        """Return the seats that lose a game; empty if all seats that have not won lose it."""
        return ()
