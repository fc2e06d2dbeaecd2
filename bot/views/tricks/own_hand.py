"""A player's own cards as only that player sees them: the words above the cards, and the buttons."""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from discord import ui

from bot.players import sure_leads
from bot.rules.cards import SUITS, Card
from bot.rules.errors import RuleError
from bot.rules.tricks import Cards, of_suit
from bot.rules.tricks.rules import TrickOptions
from bot.tables.ids import UserId
from bot.tables.tricks import IN_GAME, Phase, TrickTable
from bot.text import Text
from bot.views.lasting import ButtonFace
from bot.views.phrases import relative_time, signed_points
from bot.views.style import LINE, MOST_IN_A_ROW, NEXT, PICKED, PICKED_MARK, in_rows
from bot.views.tricks.custom_ids import HandAction, write_indices
from bot.views.tricks.faces.face import Face
from bot.views.tricks.results import hand_scores, last_trick_line, remarks
from bot.views.tricks.seats import (
    bold_names,
    result_name,
    seat_name,
    shown_trick,
    sides_line,
    trick_line,
    turn_line,
    turn_time,
)

# The number of cards in a row that fit on a phone, even with a tick before each card.
_SIDE_BY_SIDE: Final = 4
# More reasons than this for greyed cards do not help the player.
_MOST_REASONS: Final = 2
_WAITING: Final = "💭"

Row: TypeAlias = ui.ActionRow[Any]
Button: TypeAlias = ui.Item[Any]
Make: TypeAlias = Callable[[HandAction, str, ButtonFace], Button]
"""Makes the button that does something, with a word of what, and looks so."""


@dataclass(frozen=True)
class OwnHand:
    """A hand as one seat sees it."""

    text: Text
    face: Face
    table: TrickTable
    seat: int

    @property
    def is_away(self) -> bool:
        """Whether a game is running and a computer player plays for the absent player of this seat."""
        return self.table.seats[self.seat].is_away and self.table.phase in IN_GAME

    # The words above the cards.

    def words(self, *, is_drawn: bool = False) -> Iterable[str]:
        """Yield what the seat has to do in this phase of the table, and what it needs to know for that.

        Args:
            is_drawn: Whether a picture of this moment stands above the words, which then say no more than it.
        """
        match self.table.phase:
            case Phase.LOBBY:
                yield self._seated()
            case Phase.PREPARING:
                yield self.face.own_preparation(self.text, self.table, self.seat, self._when)
                yield from self._partner()
                yield from self._hand_before()
            case Phase.PLAYING:
                yield from self._playing(is_drawn=is_drawn)
                yield from self._hand_before()
            case Phase.CHOOSING:
                yield self.face.own_choice(self.text, self.table, self.seat, self._when)
            case Phase.BETWEEN:
                yield from self._between(is_drawn=is_drawn)
            case Phase.OVER:
                yield from self._over()
        if self.is_away and not self._is_told_of_pause:
            yield self.text("tricks-panel-paused" if self.table.is_paused else "tricks-panel-away")
        if self._is_waiting and (held := self._held()):
            yield LINE
            yield held

    @property
    def _is_told_of_pause(self) -> bool:
        """Whether the line that usually says whose turn it is says that the game is paused."""
        return self.table.is_paused and self.table.phase is Phase.PLAYING

    @property
    def _is_waiting(self) -> bool:
        """Whether the seat has cards, but cannot press any of them now."""
        return self.table.phase in {Phase.PREPARING, Phase.PLAYING} and not self._may_act

    @property
    def _may_act(self) -> bool:
        return self.seat in self.table.waited_for

    def _held(self) -> str:
        """Return the held cards in words, one line for each suit."""
        held = self.table.view_of(self.seat).held
        suits = (of_suit(held, suit) for suit in SUITS)
        return "\n".join(self.text.cards(cards) for cards in suits if cards)

    @property
    def _when(self) -> str:
        """The time left, to stand behind a word; empty if there is no time limit."""
        return turn_time(self.text, self.table)

    def _playing(self, *, is_drawn: bool) -> Iterable[str]:
        assert self.table.hand is not None
        play, trick = self.table.hand.play, shown_trick(self.table.hand.play)
        lines: list[str] = []
        # While others play, the picture stays, so the cards that come are told.
        is_seen = is_drawn and (self._may_act or not play.trick.cards)
        if trick is not None and not is_seen:
            lines.append(trick_line(self.text, self.face, self.table, trick))
        yield "\n".join([*lines, self._turn()])
        before = self.face.before_play(self.text, self.table, self.seat)
        notes = [*self._why_not(), *self._partner(), *before]
        if play.trick.cards and play.finished:
            notes.append(last_trick_line(self.text, self.table))
        if notes:
            yield "\n".join(notes)

    def _turn(self) -> str:
        assert self.table.hand is not None
        if self.table.is_paused:
            return self.text("tricks-panel-paused")
        if self._may_act:
            is_led = bool(self.table.hand.play.trick.cards)
            return self.text("tricks-panel-turn" if is_led else "tricks-panel-lead", when=self._when)
        [line] = turn_line(self.text, self.table, _WAITING)
        return line

    def _why_not(self) -> Iterable[str]:
        """Yield why some held cards cannot be played, if it is the seat's turn."""
        view = self.table.view_of(self.seat)
        reasons: dict[str, RuleError] = {}
        for card in view.held if view.legal else ():
            if card not in view.legal:
                error = self._refusal(card)
                reasons.setdefault(error.code, error)
        for error in list(reasons.values())[:_MOST_REASONS]:
            yield self.text("tricks-panel-why-not", reason=self.text.error(error))

    def _refusal(self, card: Card) -> RuleError:
        try:
            self.table.rules.play_card(self.table.hand, self.seat, card)
        except RuleError as error:
            return error
        raise AssertionError("only legal cards may be played")

    @property
    def _has_played(self) -> bool:
        """Whether the present holder of the seat played the latest finished hand."""
        table = self.table
        return bool(table.scores) and table.player_of(len(table.scores) - 1, self.seat) == self._user_id

    @property
    def _user_id(self) -> UserId | None:
        return self.table.seats[self.seat].user_id

    def _seated(self) -> str:
        seated = self.text("tricks-panel-lobby", seat=self.seat + 1)
        return "\n".join([seated, *self._partner(self.table.options.rules)])

    def _partner(self, rules: TrickOptions | None = None) -> Iterable[str]:
        """Yield the line with the seat's partner; nothing without teams.

        Args:
            rules: The house rules; None for those of the running or latest game.
        """
        rules = rules or self.table.game_options.rules
        for seat in rules.sides[rules.side_of(self.seat)]:
            if seat != self.seat:
                yield self.text("tricks-panel-partner", who=seat_name(self.text, self.table, seat))

    def _between(self, *, is_drawn: bool) -> Iterable[str]:
        table = self.table
        if self._has_played:
            yield self.text("tricks-panel-between", score=self._latest_score, total=table.totals[self.seat])
        yield from remarks(self.text, self.face, table)
        if not is_drawn:
            yield from hand_scores(self.text, self.face, table)
        if not table.is_paused:
            yield self.text("tricks-next-hand", when=relative_time(table.deadline_ms))

    @property
    def _latest_score(self) -> str:
        return signed_points(self.text, self.table.scores[-1][self.seat])

    def _hand_before(self) -> Iterable[str]:
        """Yield the score of the previous hand, until the first card of this hand is played."""
        if self._has_played and not self.table.plays:
            total = self.table.totals[self.seat]
            yield self.text("tricks-panel-before", score=self._latest_score, total=total)

    def _over(self) -> Iterable[str]:
        table = self.table
        if self._has_played:
            won = table.rules.winners(table.side_totals)
            names = bold_names(self.text, table, won)
            yield self.text("tricks-won", who=names, winners=len(won), hands=len(table.scores))
            yield self.text("tricks-panel-over", total=table.totals[self.seat])
            yield from sides_line(self.text, table, result_name)
        yield self._seated()

    # The buttons: cards in one row for each suit, and the other actions of a hand.

    def rows(
        self, picked: Collection[int], make: Make, hint: Button | None = None, *others: Button
    ) -> Iterator[Row]:
        """Yield the rows of buttons: the cards to choose from, and the other actions of the hand.

        Args:
            picked: The cards picked to pass or expose, as indices among the dealt cards.
            hint: The hint button; None where hints are not allowed. Shown only if the seat has to act.
            others: Buttons that are always shown.
        """
        doing: list[Button] = []
        asking = [] if hint is None or not self._may_act else [hint]
        if self._may_act:
            if self.table.phase is Phase.PREPARING:
                yield from self._to_prepare(picked, make)
                doing = [*self._to_confirm(picked, make)]
            elif self.table.phase is Phase.PLAYING:
                yield from self._to_play(make)
                doing = [*self._to_claim(make)]
            elif self.table.phase is Phase.CHOOSING:
                doing = [*self._to_choose(make)]
        yield from in_rows([doing, [*asking, *others]])

    def _to_play(self, make: Make) -> Iterator[Row]:
        view = self.table.view_of(self.seat)
        looks = {card: _looks(self.text, card, is_disabled=card not in view.legal) for card in view.held}
        yield from _by_suit({card: make(HandAction.PLAY, str(card), looks[card]) for card in view.held})

    def _to_claim(self, make: Make) -> Iterator[Button]:
        """Yield the button that claims all remaining tricks, if the seat knows that it will win them."""
        if not self.is_away and sure_leads(self.table.view_of(self.seat)):
            yield make(HandAction.CLAIM, "", ButtonFace(self.text("tricks-panel-claim"), NEXT))

    def _to_choose(self, make: Make) -> Iterator[Button]:
        for arg, label in self.face.choices(self.text, self.table).items():
            yield make(HandAction.CHOOSE, arg, ButtonFace(label, NEXT))

    def _to_prepare(self, picked: Collection[int], make: Make) -> Iterator[Row]:
        dealt, marked = self._dealt, set(picked)
        cards = [dealt[index] for index in sorted(marked)]
        buttons = {}
        for index, card in enumerate(dealt):
            is_open = index in marked or self.face.may_pick(card, cards)
            looks = _looks(self.text, card, is_picked=index in marked, is_disabled=not is_open)
            buttons[card] = make(HandAction.PICK, write_indices(marked ^ {index}), looks)
        yield from _by_suit(buttons, _SIDE_BY_SIDE)

    def _to_confirm(self, picked: Collection[int], make: Make) -> Iterator[Button]:
        """Yield the button that confirms the picked cards, and the button that unpicks them."""
        cards = [self._dealt[index] for index in sorted(picked)]
        label, is_complete = self.face.confirm_label(self.text, cards), self.face.is_complete(cards)
        looks = ButtonFace(label, NEXT, is_disabled=not is_complete)
        yield make(HandAction.CONFIRM, write_indices(picked), looks)
        if picked:
            yield make(HandAction.CLEAR, "", ButtonFace(self.text("tricks-panel-clear")))

    @property
    def _dealt(self) -> Cards:
        assert self.table.hand is not None
        dealt: Cards = self.table.hand.deal[self.seat]
        return dealt


def _looks(text: Text, card: Card, *, is_disabled: bool, is_picked: bool = False) -> ButtonFace:
    if is_picked:
        return ButtonFace(PICKED_MARK + text.card(card), PICKED, is_disabled)
    return ButtonFace(text.card(card), is_disabled=is_disabled)


def _by_suit(buttons: dict[Card, ui.Item[Any]], most: int = MOST_IN_A_ROW) -> Iterable[Row]:
    suits = ([buttons[card] for card in of_suit(buttons, suit)] for suit in SUITS)
    return in_rows(suits, most, are_cards=True)
