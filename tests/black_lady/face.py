"""The face of Black Lady."""

from collections.abc import Collection, Iterable

from bot.players import Selection
from bot.rules.cards import Card, Suit
from bot.rules.tricks import Cards, of_suit
from bot.tables.tricks import TrickTable
from bot.text import Text
from bot.views.phrases import relative_time
from bot.views.tricks.faces.face import Face
from bot.views.tricks.seats import seat_name
from tests.black_lady.game import BLACK_LADY
from tests.black_lady.rules import PASSED, SPADES, giver_to, receiver_of


class BlackLadyFace(Face):
    """Three cards go to the left; three black ladies and the hearts are taken."""

    game = BLACK_LADY
    decimals = 1

    def to_prepare(self, text: Text, table: TrickTable) -> str:
        return text("black-lady-passing", when=relative_time(table.deadline_ms))

    def own_preparation(self, text: Text, table: TrickTable, seat: int, when: str) -> str:
        to = seat_name(text, table, receiver_of(seat))
        if given := table.view_of(seat).given:
            return text("black-lady-passed", cards=text.cards(given), who=to)
        return text("black-lady-choose-pass", who=to, when=when)

    def may_pick(self, _card: Card, picked: Collection[Card]) -> bool:
        return len(picked) < PASSED

    def is_complete(self, picked: Collection[Card]) -> bool:
        return len(picked) == PASSED

    def confirm_label(self, text: Text, picked: Collection[Card]) -> str:
        return text("black-lady-pass", cards=text.without_emoji().cards(picked) or "0")

    def hint_heading(self, text: Text, selection: Selection) -> str:
        return text("black-lady-hint-pass", cards=text.cards(selection.cards))

    def review_heading(self, text: Text, _table: TrickTable, hand: str) -> str:
        return text("black-lady-review-passing", hand=hand)

    def prepared_by(self, text: Text, table: TrickTable, seat: int, who: str) -> str:
        return f"{who} → {seat_name(text, table, receiver_of(seat))}"

    def before_play(self, text: Text, table: TrickTable, seat: int) -> Iterable[str]:
        view = table.view_of(seat)
        giver = seat_name(text, table, giver_to(seat))
        yield text("black-lady-received", who=giver, cards=text.cards(view.received))

    def mark(self, _table: TrickTable, card: Card) -> str:
        return "👸" if card in SPADES else ""

    def counting_cards(self, _table: TrickTable, cards: Cards) -> Iterable[Card]:
        yield from (card for card in SPADES if card in cards)
        yield from of_suit(cards, Suit.HEARTS)

    def counting(self, text: Text, table: TrickTable, cards: Cards) -> Iterable[str]:
        for card in SPADES:
            if card in cards:
                yield text.card(card) + self.mark(table, card)
        if hearts := of_suit(cards, Suit.HEARTS):
            yield text("black-lady-hearts", count=len(hearts))

    def took_everything(self, text: Text, _table: TrickTable, who: str) -> str:
        return text("black-lady-everything", who=who)

    def next_leader(self, text: Text, table: TrickTable) -> Iterable[str]:
        if table.next_leader is not None:
            yield text("black-lady-leads-next", who=seat_name(text, table, table.next_leader))
