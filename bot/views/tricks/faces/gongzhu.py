"""The face of Gong Zhu."""

from collections.abc import Collection, Iterable, Sequence

from bot.players import GONGZHU, Selection
from bot.rules import gongzhu
from bot.rules.cards import Card
from bot.rules.tricks import Cards, in_order
from bot.tables.tricks import TrickTable
from bot.text import Text
from bot.text.tricks import game_name
from bot.views.tricks.faces.face import Face
from bot.views.tricks.seats import player_name, seat_name, turn_time


class GongzhuFace(Face):
    """The face of Gong Zhu: exposing up to four cards, taking the pig and other cards, the last one pays."""

    game = GONGZHU
    is_taught = True

    def to_prepare(self, text: Text, table: TrickTable) -> str:
        return text("gongzhu-exposing", when=turn_time(text, table))

    def own_preparation(self, text: Text, table: TrickTable, seat: int, when: str) -> str:
        assert table.hand is not None
        exposed = table.hand.prepared[seat]
        if exposed is not None:
            return text("gongzhu-panel-exposed", cards=text.cards(exposed) or text("tricks-panel-nothing"))
        if gongzhu.exposable(table.view_of(seat).held):
            return text("gongzhu-panel-choose-exposed", when=when)
        return text("gongzhu-panel-none-exposable", when=when)

    def awaited(self, text: Text, _table: TrickTable) -> str:
        return text("gongzhu-picture-exposing")

    def may_pick(self, card: Card, _picked: Collection[Card]) -> bool:
        return card in gongzhu.EXPOSABLE

    def confirm_label(self, text: Text, picked: Collection[Card]) -> str:
        if not picked:
            return text("gongzhu-panel-expose-nothing")
        return text("gongzhu-panel-expose", cards=text.without_emoji().cards(picked))

    def hint_heading(self, text: Text, selection: Selection) -> str:
        if selection.cards:
            return text("gongzhu-hint-expose", cards=text.cards(selection.cards))
        return text("gongzhu-hint-expose-nothing" if selection.kept else "gongzhu-hint-none-exposable")

    def review_heading(self, text: Text, _table: TrickTable, hand: str) -> str:
        return text("gongzhu-review-exposing", game=game_name(text, self.name), hand=hand)

    def before_play(self, text: Text, table: TrickTable, seat: int) -> Iterable[str]:
        exposed = [(each, cards) for each, cards in enumerate(table.view_of(seat).exposed) if cards]
        if exposed:
            shown = (
                text("gongzhu-panel-open-of", cards=text.cards(cards), who=seat_name(text, table, each))
                for each, cards in exposed
            )
            yield text("gongzhu-panel-open", cards=" · ".join(shown))

    def mark(self, table: TrickTable, card: Card) -> str:
        assert isinstance(table.hand, gongzhu.Hand)
        return "👁️" if card in table.hand.exposed else ""

    def seat_notes(self, text: Text, table: TrickTable, seat: int) -> Iterable[str]:
        hand = table.hand
        assert isinstance(hand, gongzhu.Hand)
        # A played card is left out, as it is visible in its trick.
        still_held = [card for card in table.view_of(seat).exposed[seat] if card in hand.held[seat]]
        if still_held:
            shown = " ".join(text.card(card) + self.mark(table, card) for card in still_held)
            yield text("gongzhu-seat-exposed", cards=shown)

    def counting_cards(self, _table: TrickTable, cards: Cards) -> Iterable[Card]:
        return in_order(card for card in cards if gongzhu.is_point_card(card) or card == gongzhu.TRANSFORMER)

    def took_everything(self, text: Text, _table: TrickTable, who: str) -> str:
        return text("gongzhu-all-hearts", who=who)

    def next_leader(self, text: Text, table: TrickTable) -> Iterable[str]:
        if table.next_leader is not None:
            yield text("gongzhu-pig", who=player_name(text, table, table.next_leader))

    def losers(self, totals: Sequence[int]) -> tuple[int, ...]:
        return gongzhu.losers(totals)
