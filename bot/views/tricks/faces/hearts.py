"""The face of Hearts."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from bot.players import HEARTS, Selection
from bot.rules.cards import Card, Suit
from bot.rules.hearts import (
    PASSED,
    Direction,
    Hand,
    Moon,
    Options,
    direction_of,
    moon_points,
    points_of,
    receiver_of,
)
from bot.rules.tricks import SEATS, Cards, in_order, of_suit
from bot.tables.tricks import Phase, TrickTable
from bot.text import Text, dashed
from bot.text.conventions import listed
from bot.text.sanitize import LEFT_TO_RIGHT
from bot.text.tricks import game_name
from bot.views.tricks.faces.face import Face
from bot.views.tricks.seats import seat_name, turn_time


class HeartsFace(Face):
    """The face of Hearts: passing three cards, taking hearts and the queen, shooting the moon."""

    game = HEARTS
    is_taught = True
    decimals = 1

    def to_prepare(self, text: Text, table: TrickTable) -> str:
        direction = _direction(table).name.lower()
        return text("hearts-passing", direction=direction, when=turn_time(text, table))

    def own_preparation(self, text: Text, table: TrickTable, seat: int, when: str) -> str:
        to = seat_name(text, table, receiver_of(seat, _direction(table)))
        if given := table.view_of(seat).given:
            return text("hearts-panel-passed", cards=text.cards(given), who=to)
        return text("hearts-panel-choose-pass", who=to, when=when)

    def awaited(self, text: Text, table: TrickTable) -> str:
        if table.phase is Phase.CHOOSING:
            return text("hearts-picture-moon")
        direction = _direction(table).name.lower()
        return text("hearts-picture-passing", direction=direction)

    def may_pick(self, _card: Card, picked: Collection[Card]) -> bool:
        return len(picked) < PASSED

    def is_complete(self, picked: Collection[Card]) -> bool:
        return len(picked) == PASSED

    def confirm_label(self, text: Text, picked: Collection[Card]) -> str:
        if len(picked) < PASSED:
            return text("hearts-panel-pass-more", picked=len(picked), needed=PASSED)
        return text("hearts-panel-pass", cards=text.without_emoji().cards(picked))

    def hint_heading(self, text: Text, selection: Selection) -> str:
        return text("hearts-hint-pass", cards=text.cards(selection.cards))

    def review_heading(self, text: Text, table: TrickTable, hand: str) -> str:
        direction = _direction(table).name.lower()
        game = game_name(text, self.name)
        return text("hearts-review-passing", game=game, hand=hand, direction=direction)

    def prepared_by(self, text: Text, table: TrickTable, seat: int, who: str) -> str:
        receiver = receiver_of(seat, _direction(table))
        return f"{who}{LEFT_TO_RIGHT} → {seat_name(text, table, receiver)}"

    def before_play(self, text: Text, table: TrickTable, seat: int) -> Iterable[str]:
        view = table.view_of(seat)
        if view.received:
            giver = receiver_of(seat, Direction(SEATS - _direction(table)))
            yield text(
                "hearts-panel-received",
                who=seat_name(text, table, giver),
                cards=text.cards(view.received),
                given=text.cards(view.given),
            )

    def trick_notes(self, text: Text, table: TrickTable) -> Iterable[str]:
        assert isinstance(table.hand, Hand)
        yield text("hearts-broken" if table.hand.is_broken else "hearts-not-broken")

    def counting_cards(self, table: TrickTable, cards: Cards) -> Iterable[Card]:
        yield from in_order(of_suit(cards, Suit.HEARTS))
        others = (card for card in in_order(cards) if card.suit is not Suit.HEARTS)
        yield from (card for card in others if points_of(card, _options(table)))

    def counting(self, text: Text, table: TrickTable, cards: Cards) -> Iterable[str]:
        counting = tuple(self.counting_cards(table, cards))
        if hearts := of_suit(counting, Suit.HEARTS):
            yield _hearts_taken(text, table, hearts)
        yield from (text.card(card) for card in counting if card not in hearts)

    def choices(self, text: Text, table: TrickTable) -> Mapping[str, str]:
        return {moon: _choice(text, table, moon) for moon in _CHOICES}

    def to_choose(self, text: Text) -> str:
        return text("hearts-choosing")

    def own_choice(self, text: Text, table: TrickTable, seat: int, when: str) -> str:
        [shooter] = table.waited_for
        if seat != shooter:
            return text("hearts-panel-others-moon", who=seat_name(text, table, shooter))
        outcomes = (_outcome(text, table, seat, moon) for moon in _CHOICES)
        return "\n".join([text("hearts-panel-moon", when=when), *outcomes])

    def hint_to_choose(self, text: Text, table: TrickTable, seat: int) -> str:
        if _options(table).is_last(table.hand_number):
            return text("hearts-hint-moon-either")
        after, points = _totals_after(table, Moon.ADD_TO_OTHERS), moon_points(_options(table))
        is_over, winners = _ends(table, after), table.rules.winners(after)
        if self.game.advisor.choose_after_play(table.totals, seat, table.options.rules) is Moon.ADD_TO_OTHERS:
            end = _end(seat, winners) if is_over else "ahead"
            return text(f"hearts-hint-moon-add-{end}", points=points)
        return text(f"hearts-hint-moon-take-{'lost' if is_over else 'behind'}", points=points)

    def took_everything(self, text: Text, table: TrickTable, who: str) -> str:
        options = _options(table)
        return text(
            f"hearts-moon-{dashed(table.chosen or options.moon)}", who=who, points=moon_points(options)
        )


_CHOICES: Final = (Moon.ADD_TO_OTHERS, Moon.TAKE_FROM_SELF)


def _options(table: TrickTable) -> Options:
    rules = table.game_options.rules
    assert isinstance(rules, Options)
    return rules


def _direction(table: TrickTable) -> Direction:
    return direction_of(table.hand_number, _options(table).passing)


def _choice(text: Text, table: TrickTable, moon: Moon) -> str:
    return text(f"hearts-panel-moon-{dashed(moon)}", points=moon_points(_options(table)))


def _ends(table: TrickTable, totals: Sequence[int]) -> bool:
    """Return whether the game ends with these total scores after the latest hand."""
    return table.rules.is_over(totals, table.options.rules, table.hand_number)


def _hearts_taken(text: Text, table: TrickTable, hearts: Cards) -> str:
    options = _options(table)
    if not options.spot:
        return text("hearts-taken", count=len(hearts))
    points = sum(points_of(card, options) for card in hearts)
    return text("hearts-taken-spot", count=len(hearts), points=points)


def _totals_after(table: TrickTable, moon: Moon) -> tuple[int, ...]:
    """Return the total scores if the shooter of the moon makes this choice."""
    scores = table.rules.hand_scores(table.hand, moon)
    return tuple(total + score for total, score in zip(table.totals, scores, strict=True))


def _end(seat: int, winners: Sequence[int]) -> str:
    """Return the word for the end of a game for a seat, as the texts use it."""
    if seat not in winners:
        return "lost"
    return "shared" if len(winners) > 1 else "won"


def _outcome(text: Text, table: TrickTable, seat: int, moon: Moon) -> str:
    """Return the outcome of a choice for the player who has it: all scores, and whether the game ends."""
    after = _totals_after(table, moon)
    winners = table.rules.winners(after)
    scores = (
        text("hearts-shot-own", score=score)
        if other == seat
        else text("hearts-shot-score", who=seat_name(text, table, other), score=score)
        for other, score in enumerate(after)
    )
    return text(
        "hearts-shot-outcome",
        choice=_choice(text, table, moon),
        scores=" · ".join(scores),
        end=_end(seat, winners) if _ends(table, after) else "on",
        who=listed(text, (seat_name(text, table, each) for each in winners)),
        winners=len(winners),
    )
