"""What a face of a game of tricks has to say; everything else looks the same in all of them."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import ClassVar

from bot.players import Selection, TrickGame
from bot.rules.cards import Card
from bot.rules.tricks import Cards
from bot.tables.tricks import TrickTable
from bot.text import Text
from bot.views.lessons.lesson import Lesson


class Face(ABC):
    """How one game of tricks looks.

    Texts that every game has in words of its own carry its name in their ids, such as `tricks-goal-<name>`;
    the views that all games share ask for them by that name. In what follows a seat is its index, 0 to 3.
    """

    game: ClassVar[TrickGame]
    """The game it is the face of."""

    decimals: ClassVar[int] = 0
    """To how many decimals an expected score is worth saying."""

    lesson: ClassVar[Lesson | None] = None
    """How the game is taught; None where nobody is."""

    @property
    def name(self) -> str:
        """What the game is called in custom ids, text ids and commands."""
        return self.game.name

    # Before play: what each seat prepares, such as cards it passes or exposes.

    @abstractmethod
    def to_prepare(self, text: Text, table: TrickTable) -> str:
        """Return what everybody at a table has to prepare, and by when."""

    @abstractmethod
    def own_preparation(self, text: Text, table: TrickTable, seat: int, when: str) -> str:
        """Return what one seat has to prepare, or what it has prepared.

        Args:
            text: The words.
            table: The table.
            seat: Whose panel says so.
            when: Until when there is time, to be put behind a word; nothing where there is no hurry.
        """

    @abstractmethod
    def may_pick(self, card: Card, picked: Collection[Card]) -> bool:
        """Whether a card may be picked beside others."""

    def is_complete(self, _picked: Collection[Card]) -> bool:
        """Whether the cards somebody has picked can be prepared, or more are needed."""
        return True

    def awaited(self, _text: Text, _table: TrickTable) -> str:
        """Return what is prepared or chosen, in the few words that fit into a picture; maybe none."""
        return ""

    @abstractmethod
    def confirm_label(self, text: Text, picked: Collection[Card]) -> str:
        """Return what the button says that prepares the cards somebody has picked."""

    @abstractmethod
    def hint_heading(self, text: Text, selection: Selection) -> str:
        """Return what a hint says first that names the cards to prepare, or none."""

    @abstractmethod
    def review_heading(self, text: Text, table: TrickTable, hand: str) -> str:
        """Return the heading of the page of a review that shows what was prepared.

        Args:
            text: The words.
            table: The table after the hand.
            hand: What the hand is called.
        """

    def prepared_by(self, _text: Text, _table: TrickTable, _seat: int, who: str) -> str:
        """Return who has prepared something, and for whom where it is for somebody."""
        return who

    def before_play(self, _text: Text, _table: TrickTable, _seat: int) -> Iterable[str]:
        """Yield what a seat knows, while the cards are played, of what was prepared."""
        return ()

    # While the cards are played.

    def mark(self, _table: TrickTable, _card: Card) -> str:
        """Return what stands behind a card that lies open; nothing for most cards."""
        return ""

    def trick_notes(self, _text: Text, _table: TrickTable) -> Iterable[str]:
        """Yield what else there is to know beside the number of the trick."""
        return ()

    def seat_notes(self, _text: Text, _table: TrickTable, _seat: int) -> Iterable[str]:
        """Yield what else there is to know of a seat beside what it has taken."""
        return ()

    @abstractmethod
    def counting_cards(self, table: TrickTable, cards: Cards) -> Iterable[Card]:
        """Yield those of the cards that a seat has taken which count, those of a suit together."""

    def counting(self, text: Text, table: TrickTable, cards: Cards) -> Iterable[str]:
        """Yield the same in words; where there may be many, as how many there are."""
        for card in self.counting_cards(table, cards):
            yield text.card(card) + self.mark(table, card)

    # After the last card, in games where there is something to choose then.

    def choices(self, _text: Text) -> Mapping[str, str]:
        """Return a label for each of the game's choices."""
        return {}

    def to_choose(self, _text: Text) -> str:
        """Return what somebody has to choose, for everybody to read."""
        raise NotImplementedError

    def own_choice(self, _text: Text, _table: TrickTable, _seat: int, _when: str) -> str:
        """Return the same as one seat reads it: it has to choose between what follows, or somebody else has.

        Args:
            _text: The words.
            _table: The table.
            _seat: Whose panel says so.
            _when: As in `own_preparation`.
        """
        raise NotImplementedError

    def hint_to_choose(self, _text: Text, _table: TrickTable, _seat: int) -> str:
        """Return what the seat that has to choose had better choose, and why."""
        raise NotImplementedError

    # What came of a hand, and of a game.

    @abstractmethod
    def took_everything(self, text: Text, table: TrickTable, who: str) -> str:
        """Return that somebody has taken all there was to take in the latest hand, and what that did."""

    def next_leader(self, _text: Text, _table: TrickTable) -> Iterable[str]:
        """Yield why somebody leads the next hand, where the latest one has decided that."""
        return ()

    def losers(self, _totals: Sequence[int]) -> tuple[int, ...]:
        """Return the seats that lose a game to the winners; none where all do who have not won."""
        return ()
