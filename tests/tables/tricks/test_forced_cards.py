"""A card that somebody could not help playing: who has one, and that it falls once."""

import pytest

from bot.tables.commands import Wake
from bot.tables.tricks import Phase, PlayCard, PlayForced, forced_seat
from bot.tables.tricks.events import CardPlayed
from tests.support.tables import ANN, BEN, CAT, OPENER
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import TURN_MS, TrickPlay, next_step, started

everybody = pytest.mark.parametrize("game", TRICK_GAMES)


def forced(play: TrickPlay, **other: int) -> PlayForced:
    """Return the command by which the card of whoever's turn it is would fall."""
    table = play.table
    facts = {"round": table.round, "plays": table.plays, "seat": table.waited_for[0]} | other
    return PlayForced(**facts)


def at_forced_card(*others, **options) -> TrickPlay:
    """Return a table at which somebody has a forced card, before the last trick."""
    play = started(*others, **options).until(Phase.PLAYING)
    while forced_seat(play.table) is None:
        play = play.after(next_step(play.table))
    assert play.table.plays < 48
    return play


@everybody
def test_only_a_single_legal_card_is_forced(game):
    play = started(ANN, BEN, CAT, game=game).until(Phase.PLAYING)
    seen = set()
    while play.table.phase is Phase.PLAYING:
        [seat], legal = play.table.waited_for, play.table.rules.legal_plays(play.table.hand)
        assert forced_seat(play.table) == (seat if len(legal) == 1 else None)
        played = play.events(forced(play))
        assert played[:1] == ((CardPlayed(seat, legal[0]),) if len(legal) == 1 else ())
        seen.add(len(legal) == 1)
        play = play.after(next_step(play.table))
    assert seen == {True, False}


@everybody
def test_it_is_the_very_card_that_a_click_would_have_played(game):
    play = at_forced_card(ANN, BEN, CAT, game=game)
    [seat], [card] = play.table.waited_for, play.table.rules.legal_plays(play.table.hand)
    clicked = play.after(PlayCard((OPENER, ANN, BEN, CAT)[seat], card))
    assert play.after(forced(play)).table == clicked.table


def test_the_last_card_of_a_hand_ends_it():
    play = started(ANN, BEN, CAT).to_last_card()
    assert play.after(forced(play)).table.phase is Phase.BETWEEN


def test_it_falls_once():
    play = at_forced_card(ANN, BEN, CAT)
    command = forced(play)
    assert play.after(command).events(command) == ()


@pytest.mark.parametrize(
    "other", [{"round": 2}, {"plays": 51}, {"seat": 7}], ids=lambda other: next(iter(other))
)
def test_nothing_falls_in_another_moment(other):
    play = at_forced_card(ANN, BEN, CAT)
    assert play.events(forced(play, **other)) == ()


def test_of_who_is_away_a_computer_player_plays_the_card():
    play = at_forced_card(ANN, BEN, CAT)
    away = play.later(TURN_MS).after(Wake())
    assert forced_seat(away.table) is None
    assert away.events(forced(away)) == ()


@everybody
def test_computer_players_have_no_forced_cards(game):
    play = started(game=game).until(Phase.PLAYING)
    while play.table.phase is Phase.PLAYING:
        assert forced_seat(play.table) in {None, 0}
        play = play.after(next_step(play.table))


def test_before_the_play_nothing_is_forced():
    assert forced_seat(started(ANN).table) is None
