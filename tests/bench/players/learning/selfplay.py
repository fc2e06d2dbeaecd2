"""Hands that are played to learn from: many by the advice, and some by four strong players."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final
from unittest.mock import patch

from bot.players import HEARTS, Budget, Habit, Level, PlayerView, TrickGame, choosing, decide, habit_after
from bot.players.advisor import lead_over_others
from bot.players.calibration import corrected, stage_of
from bot.players.cardset import bit_of, each, set_of
from bot.players.context import DecisionContext
from bot.players.gongzhu import situation as of_gongzhu
from bot.players.guesses import Guesses
from bot.players.hearts import situation as of_hearts
from bot.players.lookahead import Expectations
from bot.players.situation import play_out
from bot.rules import gongzhu, hearts
from bot.rules.tricks import SEATS
from tests.bench.players.matches import deal_of
from tests.bench.players.promise import Position, facts_of
from tests.support.views import view_of

# The advice is strayed from in up to this share of the plays, so that other positions are learnt as well.
_STRAYED: Final = 0.2
_EXPOSED_FREELY: Final = 0.3
_PACK: Final = 52


@dataclass(frozen=True)
class Guessed:
    """A decision of a strong player, on the deals that it guesses.

    Args:
        leaves: For each deal the place of each card once the trick of the decision is full, see `places_of`.
        seats: For each deal how many seats after the next leader the player sits.
        playouts: For each deal what the player has if all follow the advice, in points by the stakes.
    """

    position: Position
    leaves: list[list[int]]
    seats: list[int]
    playouts: list[float]


@dataclass(frozen=True)
class Played:
    """A hand that was played to its end.

    Args:
        plays: The cards in the order in which they were played, as bit places.
        exposed: The cards that were exposed, as a set.
        scores: What each seat had.
        guessed: The decisions that were looked at, where there are any.
    """

    leader: int
    plays: list[int]
    exposed: int
    scores: list[int]
    guessed: list[Guessed] = field(default_factory=list)


def counting_cards(game: TrickGame) -> int:
    """Return the cards whose taker matters under the usual house rules."""
    return of_hearts.counting_of(hearts.Options()).costly if game is HEARTS else of_gongzhu.COUNTING


def places_of(situation: Any, counting: int) -> list[int]:
    """Return the place of each card: 0 to 3 held and 4 to 7 taken by the seats from the leader, 8 gone."""
    places = [8] * _PACK
    for after in range(SEATS):
        seat = (situation.seat + after) % SEATS
        for first, cards in ((0, situation.hands[seat]), (SEATS, situation.taken[seat] & counting)):
            for card in each(cards):
                places[card.bit_length() - 1] = first + after
    return places


# By the advice.


def by_advice(game: TrickGame, rng: Random) -> Played:
    """Return a hand in which all four follow the advice, and now and then play any legal card."""
    deck = [1 << place for place in range(_PACK)]
    rng.shuffle(deck)
    deal = [sum(deck[13 * seat : 13 * seat + 13]) for seat in range(SEATS)]
    options, advisor = game.rules.Options(), game.advisor
    view = PlayerView(game, options, 0, (), number=rng.randint(1, SEATS))
    s = advisor.begin(view, deal, _prepared(view, deal, rng))
    leader, plays, strayed = s.seat, list[int](), _STRAYED * rng.random()
    advice = advisor.advice_for(options)
    for _ in range(_PACK):
        legal = s.look(s.hands[s.seat])
        card = rng.choice(list(each(legal))) if rng.random() < strayed else advice.decide(s)
        plays.append(card.bit_length() - 1)
        s.play(card)
    if game is HEARTS:
        return Played(leader, plays, 0, of_hearts.scores_of(s.taken, s.counting))
    return Played(leader, plays, s.exposed, of_gongzhu.scores_of(s.taken, s.exposed, gongzhu.Options()))


def _prepared(view: PlayerView, deal: Sequence[int], rng: Random) -> list[int]:
    """Return what the seats pass or expose: mostly by the advice, nothing in every fourth hand of Hearts."""
    advisor = view.game.advisor
    if view.game is HEARTS:
        passes = view.number % SEATS
        return [sum(advisor.prepare_by_advice(cards, view.options)) if passes else 0 for cards in deal]
    way = rng.random()
    if way < _EXPOSED_FREELY:
        free = (each(cards & advisor.optional) for cards in deal)
        return [sum(card for card in cards if rng.random() < _EXPOSED_FREELY) for cards in free]
    if way < (1 + _EXPOSED_FREELY) / 2:
        return [0] * SEATS
    return [sum(advisor.prepare_by_advice(cards, view.options)) for cards in deal]


# By strong players.


class StrongHands:
    """Four strong players, and what they think in a hand.

    Args:
        deals: How many deals they look at for a play. For what comes before it they look at a few more.
        guesses: On how many guessed deals a decision is looked at again; with 0, none is looked at.
    """

    def __init__(self, game: TrickGame, deals: int, guesses: int, seed: int) -> None:
        self._game, self._deals, self._guesses, self._seed = game, deals, guesses, seed
        self._counting = counting_cards(game)
        self._habits: tuple[Habit | None, ...] = (None,) * SEATS
        self._noted: list[tuple[float, float]] = []

    def evening(self, numbers: Sequence[int]) -> list[Played]:
        """Return some hands, where habits are known from one to the next."""
        with patch.object(choosing, "corrected", self._corrected):
            return [self._hand(number) for number in numbers]

    def _corrected(self, view: PlayerView, expected: Expectations) -> dict[int, float]:
        shown = corrected(view, expected)
        self._noted.append((max(expected.worths.values()), max(shown.values())))
        return shown

    def _hand(self, number: int) -> Played:
        rules, rng = self._game.rules, Random(f"learning/{self._seed}/{number}")
        hand: Any = rules.begin_hand(deal_of(self._seed, number), number, None, rules.Options())
        for seat in range(SEATS):
            if hand.play is None:
                view, budget = self._view_of(hand, seat), Budget(most_deals=2 * self._deals)
                hand = rules.prepare(hand, seat, decide(view, Level.STRONG, rng, budget).cards)
        leader, plays, looked = hand.to_play, list[int](), list[tuple[PlayerView, int, tuple[float, float]]]()
        while hand.to_play is not None:
            self._noted.clear()
            view, budget = self._view_of(hand, hand.to_play), Budget(most_deals=self._deals)
            [card] = decide(view, Level.STRONG, rng, budget).cards
            looked += [(view, bit_of(card), said) for said in self._noted]
            plays.append(bit_of(card).bit_length() - 1)
            hand = rules.play_card(hand, view.seat, card)
        self._habits = tuple(habit_after(habit, view_of(hand, i)) for i, habit in enumerate(self._habits))
        scores, guessed = list(rules.hand_scores(hand)), list[Guessed]()
        exposed = sum(map(set_of, looked[0][0].exposed))
        for view, played, said in looked:
            position = _position(number, view, said, scores)
            guessed.append(self._guessed(position, view, played, rng))
        return Played(leader, plays, exposed, scores, guessed)

    def _view_of(self, hand: Any, seat: int) -> PlayerView:
        return replace(view_of(hand, seat), habits=self._habits)

    def _guessed(self, position: Position, view: PlayerView, card: int, rng: Random) -> Guessed:
        looked = Guessed(position, [], [], [])
        if not self._guesses:
            return looked
        context = DecisionContext(view)
        guesses = Guesses(context, rng)
        for _ in range(self._guesses):
            s: Any = context.knowledge.situation.copy()
            s.hands, s.watchful = guesses.deal(), guesses.watchful()
            s.play(card)
            while s.count:
                s.look(s.hands[s.seat])
                s.play(context.advice.decide(s))
            looked.leaves.append(places_of(s, self._counting))
            looked.seats.append((view.seat - s.seat) % SEATS)
            play_out(s, context.advice.decide)
            looked.playouts.append(context.evaluate(s) / view.game.advisor.stakes(view))
        return looked


def _position(number: int, view: PlayerView, said: tuple[float, float], scores: Sequence[int]) -> Position:
    sign, stakes = -1 if view.game is HEARTS else 1, view.game.advisor.stakes(view)
    came = sign * lead_over_others(scores, view.seat) / stakes
    return Position(number, stage_of(view), said[0] / stakes, said[1] / stakes, came, facts_of(view))


def strong_evening(
    game: TrickGame, deals: int, guesses: int, seed: int, numbers: Sequence[int]
) -> list[Played]:
    """Return an evening of four strong players who do not know each other before; see `StrongHands`."""
    return StrongHands(game, deals, guesses, seed).evening(numbers)


def advised(game: TrickGame, hands: int, seed: int) -> Iterator[Played]:
    """Return some hands by the advice."""
    rng = Random(f"advised/{seed}")
    for _ in range(hands):
        yield by_advice(game, rng)
