"""A hand that is over, looked at again: everybody as they stood then, and nobody knowing more than then."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.players import advise
from bot.rules.cards import Card
from bot.rules.tricks import CARDS_EACH, SEATS
from bot.tables.tricks import NextHand, Phase
from bot.tables.tricks.recall import prepared_positions, scores_after, trick_of, trick_positions
from bot.tables.tricks.snapshot import dump, load
from tests.support.tables import ANN, OPENER
from tests.support.tiers import examples
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import (
    ALL_CLUBS,
    ALL_DIAMONDS,
    ALL_HEARTS,
    ALL_SPADES,
    Dealt,
    fourth_hand,
    next_step,
    started,
)

DONE = (Phase.BETWEEN, Phase.OVER)
games = pytest.mark.parametrize("game", TRICK_GAMES)
seeds = given(seed=st.integers(0, 10**6))


def watched(play, seed):
    """Play a hand to its end, half by the advice, and note what each seat saw before each decision."""
    rng, prepared, played = Random(seed), {}, []
    while (table := play.table).phase not in DONE:
        place = table.waited_for[0]
        if table.phase is Phase.PREPARING:
            prepared[place] = table.view_of(place)
        if table.phase is Phase.PLAYING:
            played.append(table.view_of(place))
        advised = advise(table.view_of(place)).card if played and rng.random() < 0.5 else None
        play = play.after(next_step(table, _choosing(advised, rng)))
    return play, prepared, played


def _choosing(advised, rng):
    return lambda legal: rng.choice(legal) if advised is None else advised


def kept(play):
    """Return a table as the books have it after a hand."""
    return load(dump(replace(play.table, seed_root=b"")), play.table.game)


def later_hands(game, seed):
    """Return a table in a later hand of a game, so that there are scores and somebody who leads."""
    play, _, _ = watched(started(ANN, game=game), seed + 1)
    return play.after(NextHand(OPENER)) if play.table.phase is Phase.BETWEEN else started(ANN, game=game)


@games
@settings(max_examples=examples(10))
@seeds
def test_a_review_shows_what_each_seat_saw_when_it_decided(game, seed):
    play, prepared, played = watched(later_hands(game, seed), seed)
    table = kept(play)
    assert {each.view.seat: each.view for each in prepared_positions(table)} == prepared
    positions = [each for number in range(1, CARDS_EACH + 1) for each in trick_positions(table, number)]
    assert [each.view for each in positions] == played
    assert tuple(card for each in positions for card in each.done) == table.hand.play.played


def cards_in(thing):
    """Return all cards within something, wherever they are."""
    if isinstance(thing, Card):
        return {thing}
    if isinstance(thing, tuple):
        return set().union(*map(cards_in, thing))
    names = getattr(thing, "__dataclass_fields__", ())
    return set().union(*(cards_in(getattr(thing, name)) for name in names))


@games
@settings(max_examples=examples(5))
@seeds
def test_nobody_knows_a_card_that_was_still_hidden_from_them(game, seed):
    play, _, _ = watched(started(ANN, game=game), seed)
    table = kept(play)
    for each in prepared_positions(table):
        assert cards_in(each.view) == set(table.hand.deal[each.view.seat])
    before: list[Card] = []
    for number in range(1, CARDS_EACH + 1):
        for each in trick_positions(table, number):
            view = each.view
            open_to_it = {
                *view.held,
                *before,
                *view.given,
                *(card for cards in view.exposed for card in cards),
            }
            assert cards_in(view) == open_to_it
            assert set(each.done) <= set(view.legal)
            before.extend(each.done)


@games
def test_what_was_passed_or_exposed_is_what_was_done(game):
    table = kept(watched(started(ANN, game=game), 3)[0])
    assert tuple(each.done for each in prepared_positions(table)) == table.hand.prepared


def test_a_review_has_nothing_before_the_tricks_where_nobody_passes():
    table = kept(watched(fourth_hand(ANN), 3)[0])
    assert prepared_positions(table) == ()
    assert [each.view.number for each in trick_positions(table, 1)] == [4] * SEATS


@games
def test_the_scores_grow_from_nothing_to_those_of_the_hand(game):
    table = kept(watched(later_hands(game, 5), 5)[0])
    assert scores_after(table, 0) == (0,) * SEATS
    assert scores_after(table, CARDS_EACH) == table.scores[-1]
    for number in range(1, CARDS_EACH):
        before, after = scores_after(table, number - 1), scores_after(table, number)
        winner = trick_of(table, number).winner
        others = set(range(SEATS)) - {winner}
        assert all(before[seat] == after[seat] for seat in others)


def test_a_moon_that_is_shot_shows_in_the_trick_that_completes_it():
    # The first seat has all the clubs and leads them: every trick is its own.
    chance = Dealt(ALL_CLUBS, ALL_HEARTS, ALL_SPADES, ALL_DIAMONDS)
    table = kept(fourth_hand(ANN, chance=chance).until(*DONE))
    scores = [scores_after(table, number) for number in range(CARDS_EACH + 1)]
    assert scores[CARDS_EACH] == (0, 26, 26, 26)
    completed = scores.index((0, 26, 26, 26))
    assert scores[completed - 1][1:] == (0, 0, 0)
    assert scores[completed - 1][0] > 0
