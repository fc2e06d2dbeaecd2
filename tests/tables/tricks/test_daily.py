"""The hand of the daily deal: one person, three computer players, no time and no chance after the deal."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.daily.model import PART, deal_to, go_on
from bot.players import GONGZHU, HEARTS, Level, TrickGame
from bot.rules.cards import build_deck, parse_card, parse_cards
from bot.rules.errors import RuleError
from bot.rules.fair_deal import seed_of, shuffled
from bot.rules.tricks import CARDS_EACH, deal_out
from bot.tables.machine import Chance, Moment
from bot.tables.tricks import HandCommand, Phase, PlayCard, Prepare, TrickTable
from bot.tables.tricks.alone import is_over
from bot.tables.tricks.recall import prepared_positions
from bot.tables.tricks.snapshot import dump, load
from tests.support.clock import NOW_MS
from tests.support.tables import ANN, BEN, Seeded
from tests.support.tiers import examples
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import ALL_HEARTS, ALL_SPADES, Dealt, own_step

ROOT = bytes(range(32))
games = pytest.mark.parametrize("game", TRICK_GAMES)


def moment(chance: Chance | None = None, now_ms: int = NOW_MS) -> Moment:
    return Moment(now_ms, chance or Seeded())


def dealt(game: TrickGame, user_id=ANN, root: bytes = ROOT, chance: Chance | None = None) -> TrickTable:
    return deal_to(user_id, game, root, moment(chance))


def hand_of(table: TrickTable) -> Any:
    assert table.hand is not None
    return table.hand


def played_out(table: TrickTable, choose=lambda legal: legal[0], now_ms: int = NOW_MS) -> TrickTable:
    while not is_over(table):
        table = go_on(table, own_step(table, table.people[0], choose), moment(now_ms=now_ms))
    return table


@games
def test_a_person_sits_among_three_casual_computer_players_under_the_usual_rules(game):
    table = dealt(game)
    assert table.people == (ANN,)
    assert [seat.is_computer for seat in table.seats] == [False, True, True, True]
    assert table.options.level is Level.CASUAL
    assert table.options.stake_points == 0
    assert table.options.rules == table.rules.Options()


@games
def test_everybody_gets_the_same_cards_and_each_deal_has_its_own(game):
    assert hand_of(dealt(game, ANN)).deal == hand_of(dealt(game, BEN)).deal
    assert hand_of(dealt(game)).deal != hand_of(dealt(game, root=bytes(32))).deal


@games
def test_the_cards_follow_from_the_seed_that_is_shown_afterwards(game):
    seed = seed_of(ROOT, 1)
    table = dealt(game)
    assert table.shuffle is not None
    assert table.shuffle.seed == seed
    assert hand_of(table).deal == deal_out(shuffled(build_deck(), seed, [PART], 1))


@games
@settings(max_examples=examples(15))
@given(seed=st.integers(0, 2**32))
def test_the_person_alone_is_waited_for_until_the_hand_is_over(game, seed):
    rng = random.Random(seed)
    table = dealt(game, root=rng.randbytes(32))
    steps = 0
    while not is_over(table):
        assert table.waited_for == (0,)
        assert table.deadline_ms is None
        table = go_on(table, own_step(table, ANN, rng.choice), moment())
        steps += 1
    assert load(dump(table), game) == table
    assert steps in {CARDS_EACH, CARDS_EACH + 1}
    assert len(table.scores) == 1
    assert table.scores[0] == table.rules.hand_scores(table.hand, table.chosen)
    assert table.phase in {Phase.BETWEEN, Phase.OVER}


@games
def test_the_same_plays_meet_the_same_answers_whenever_and_whoever(game):
    ann = played_out(dealt(game, ANN))
    ben = played_out(dealt(game, BEN), now_ms=NOW_MS + 12 * 60 * 60 * 1000)
    assert ann.hand == ben.hand
    assert ann.scores == ben.scores
    other = played_out(dealt(game, BEN), choose=lambda legal: legal[-1])
    assert hand_of(other).play.played != hand_of(ann).play.played


def test_computer_players_pass_without_knowing_what_they_are_passed():
    table = dealt(HEARTS)
    passed = hand_of(table).prepared
    assert passed[0] is None
    assert None not in passed[1:]
    assert hand_of(table).play is None


def test_who_holds_nothing_to_expose_is_not_asked():
    table = dealt(GONGZHU, chance=Dealt("2S 3S 4S 5S 6S 7S 8S 9S 10S JS KS AS 2D"))
    assert table.phase is Phase.PLAYING
    assert table.waited_for == (0,)


def test_who_can_expose_is_asked():
    table = dealt(GONGZHU, chance=Dealt(ALL_SPADES))
    assert table.phase is Phase.PREPARING
    table = go_on(table, Prepare(ANN, parse_cards("QS")), moment())
    assert hand_of(table).exposed[0] == parse_card("QS")
    assert table.phase is Phase.PLAYING


@games
def test_a_hand_is_played_once(game):
    over = played_out(dealt(game))
    commands: list[HandCommand] = [PlayCard(ANN, parse_card("2C")), Prepare(ANN, ())]
    for command in commands:
        with pytest.raises(RuleError) as refused:
            go_on(over, command, moment())
        assert refused.value.code == "daily-deal-over"


def test_what_is_not_allowed_changes_nothing():
    table = dealt(HEARTS, chance=Dealt(ALL_HEARTS))
    with pytest.raises(RuleError) as refused:
        go_on(table, PlayCard(ANN, parse_card("2H")), moment())
    assert refused.value.code == "play-not-begun"


def test_a_daily_deal_that_was_played_can_be_looked_at_again():
    over = played_out(dealt(HEARTS))
    assert [position.view.seat for position in prepared_positions(over)] == [0, 1, 2, 3]
