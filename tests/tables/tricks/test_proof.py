"""From the books of a table of Hearts or Gong Zhu to a deal file."""

from dataclasses import replace
from random import Random

import pytest

from bot.rules import hearts
from bot.rules.deal_files import Json, write_deal
from bot.rules.errors import RuleError
from bot.rules.hearts import Moon
from bot.rules.tricks import SEATS
from bot.tables.commands import Close, CutDeck, Leave
from bot.tables.games import check_deal
from bot.tables.history import StoredRound
from bot.tables.privacy import names_person, without_person
from bot.tables.tricks import ChooseAfterPlay, NextHand, Phase, Start
from bot.tables.tricks.recall import dealt_hand
from tests.support.deals import failing
from tests.support.looking_up import looked_up
from tests.support.tables import ANN, BEN, CAT, OPENER, Seeded, part_of
from tests.support.tricks.games import TRICK_GAMES, trick_game
from tests.support.tricks.tables import (
    ALL_CLUBS,
    BY_OPENER,
    ENDS,
    LONG,
    MACHINES,
    Dealt,
    fourth_hand,
    lobby,
    stored,
)
from tests.tables.tricks.kept import Kept
from tests.tables.tricks.replays import finished, random_rules

AFTER_A_HAND = (Phase.BETWEEN, Phase.OVER)
games = pytest.mark.parametrize("game", TRICK_GAMES)


def latest(kept: Kept) -> StoredRound:
    """Return the latest hand of a table whose books are kept, as it would be looked up."""
    return looked_up(kept.rounds[-1], kept.play.table.game.name)


def proved(found: StoredRound) -> Json:
    return dealt_hand(trick_game(found.game), found)


def written(found: StoredRound) -> bytes:
    return write_deal(proved(found))


@games
def test_every_hand_of_some_games_holds(game):
    kept = Kept(lobby(ANN, BEN, game=game, rules=ENDS[game]))
    seeds = []
    for number in range(1, 4):
        kept.apply(Start(BY_OPENER)).until(Phase.OVER)
        dealt = proved(latest(kept))
        assert (dealt["table"], dealt["round"], dealt["format"]) == (7, number, f"{game}-deal")
        assert failing(written(latest(kept))) == []
        seeds.append((dealt["commitment"], dealt["seed"]))
    # A published seed is the commitment to the next round.
    assert [seed for _, seed in seeds[:-1]] == [commitment for commitment, _ in seeds[1:]]


@pytest.mark.parametrize("number", range(3))
@games
def test_hands_played_at_random_hold(game, number):
    rng = Random(f"{game}/{number}")
    people = rng.sample((ANN, BEN, CAT), rng.randrange(4))
    play = lobby(*people, game=game, rules=random_rules(game, rng), chance=Seeded(rng.getrandbits(32)))
    for _ in range(4):
        step = NextHand(OPENER) if play.table.phase is Phase.BETWEEN else Start(BY_OPENER)
        play, scored = finished(play.after(step), rng)
        settled = MACHINES[game].booking(stored(play.table), play.table, scored)
        assert settled is not None
        assert settled.round is not None
        found = written(looked_up(settled.round, game.name))
        assert failing(found) == []
        assert check_deal(found).deal["scores"] == list(scored.scores)


@games
def test_who_sat_where_and_what_they_added(game):
    kept = Kept(lobby(ANN, BEN, game=game)).apply(Leave(ANN), CutDeck(BEN, "durian"), Start(BY_OPENER))
    dealt = proved(latest(kept.until(*AFTER_A_HAND)))
    assert [part["who"] for part in dealt["parts"]] == [str(OPENER), str(BEN)]
    assert [part["part"] for part in dealt["parts"]] == [part_of(OPENER), "durian"]
    assert dealt["seats"] == [str(OPENER), None, str(BEN), None]


@games
def test_who_has_left_during_the_hand_has_no_seat_but_a_part(game):
    kept = Kept(lobby(ANN, game=game)).apply(Start(BY_OPENER), Leave(OPENER)).until(*AFTER_A_HAND)
    dealt = proved(latest(kept))
    assert [part["who"] for part in dealt["parts"]] == [str(OPENER), str(ANN)]
    assert dealt["seats"] == [None, str(ANN), None, None]
    assert failing(written(latest(kept))) == []


@games
def test_a_hand_that_computer_players_have_to_themselves_holds(game):
    kept = Kept(lobby(ANN, game=game, rules=LONG[game])).apply(Start(BY_OPENER), Leave(OPENER), Leave(ANN))
    dealt = proved(latest(kept.until(Phase.BETWEEN).next_hand().until(Phase.BETWEEN)))
    assert (dealt["round"], dealt["parts"], dealt["seats"]) == (2, [], [None] * SEATS)
    assert failing(written(latest(kept))) == []


@games
def test_a_hand_with_a_former_player_holds(game):
    kept = Kept(lobby(ANN, game=game)).apply(Start(BY_OPENER)).until(*AFTER_A_HAND)
    found = latest(kept)
    assert found.snapshot is not None
    snapshot = without_person(found.snapshot, ANN, -7)
    assert not names_person(snapshot, ANN)
    dealt = proved(replace(found, snapshot=snapshot))
    assert (dealt["seats"][1], dealt["parts"][1]["who"]) == ("-7", "-7")
    assert failing(write_deal(dealt)) == []


@pytest.mark.parametrize("moon", [Moon.ADD_TO_OTHERS, Moon.TAKE_FROM_SELF])
def test_the_file_says_what_the_shooter_of_the_moon_has_picked(moon):
    kept = Kept(fourth_hand(rules=hearts.Options(moon=Moon.CHOOSE), chance=Dealt(ALL_CLUBS)))
    kept.until(Phase.CHOOSING).apply(ChooseAfterPlay(OPENER, moon))
    deal = proved(latest(kept))
    assert deal["hand_record"]["options"]["moon"] == moon
    # Only the cards did not come from the shuffle.
    assert failing(written(latest(kept))) == ["deal"]


@pytest.mark.parametrize("phase", [Phase.PREPARING, Phase.PLAYING])
@games
def test_a_hand_that_was_called_off_is_in_no_book(game, phase):
    """Its seed is shown when the table closes: with it the deal can be computed again by hand."""
    kept = Kept(lobby(game=game)).apply(Start(BY_OPENER)).until(phase)
    kept.apply(Close(BY_OPENER))
    assert not kept.play.table.is_open
    assert kept.rounds == []


@pytest.mark.parametrize("kept", ["nothing", "no shuffle"])
@games
def test_a_hand_whose_shuffle_was_not_kept(game, kept):
    found = latest(Kept(lobby(game=game)).apply(Start(BY_OPENER)).until(*AFTER_A_HAND))
    assert found.snapshot is not None
    snapshot = None if kept == "nothing" else found.snapshot | {"shuffle": None}
    with pytest.raises(RuleError) as caught:
        proved(replace(found, snapshot=snapshot))
    assert (caught.value.code, caught.value.params) == ("round-unproven", {"round": "7.1"})
