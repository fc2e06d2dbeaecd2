"""Tables of Hearts and Gong Zhu as JSON and back, and their events as JSON."""

import json
from dataclasses import replace

import pytest

from bot.players import GONGZHU, HEARTS, Level
from bot.rules import gongzhu, hearts
from bot.rules.hearts import Moon
from bot.tables.commands import (
    Actor,
    ChangeRules,
    ChangeSpeed,
    ChangeStake,
    Close,
    CutDeck,
    HandOver,
    Leave,
    LoseChannel,
    Remove,
    Wake,
)
from bot.tables.own_time import OwnTime
from bot.tables.points import PointsMode
from bot.tables.table import SLOW_S
from bot.tables.tricks import (
    AddComputer,
    ChooseAfterPlay,
    ChooseLevel,
    NextHand,
    Phase,
    Start,
    TakeSeatBack,
    TrickTable,
    TrickTableOptions,
)
from bot.tables.tricks.events import Event
from tests.support.clock import NOW_MS
from tests.support.tables import ANN, BEN, OPENER
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import (
    ALL_CLUBS,
    BY_OPENER,
    MACHINES,
    TURN_MS,
    Dealt,
    TrickPlay,
    fourth_hand,
    join,
    lobby,
    next_step,
    started,
)

CHOOSE = hearts.Options(moon=Moon.CHOOSE, jack_of_diamonds=True, queen_breaks_hearts=True, target=1)


def turned(table: TrickTable) -> TrickTable:
    machine = MACHINES[table.game]
    return machine.load(json.loads(json.dumps(machine.dump(table))))


@pytest.mark.parametrize("game", TRICK_GAMES)
@pytest.mark.parametrize("phase", [Phase.PREPARING, Phase.PLAYING, Phase.BETWEEN])
def test_a_table_comes_back_as_it_was(game, phase):
    play = started(ANN, BEN, game=game).until(phase)
    asked, left = play.after(Close(BY_OPENER)), play.after(Leave(BEN))
    assert turned(asked.table) == asked.table
    assert turned(left.table) == left.table


def test_a_table_from_before_it_was_kept_who_has_left():
    left = started(ANN, BEN).after(Leave(BEN)).table
    kept = MACHINES[left.game].dump(left)
    assert kept.pop("left") == [BEN]
    assert MACHINES[left.game].load(kept) == replace(left, left=frozenset())


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_every_card_of_a_hand_on_the_way(game):
    play = started(ANN, game=game)
    while play.table.phase in {Phase.PREPARING, Phase.PLAYING}:
        assert turned(play.table) == play.table
        play = play.after(next_step(play.table))


def test_lobbies_ends_and_choices_too():
    choosing = fourth_hand(ANN, rules=CHOOSE, chance=Dealt(ALL_CLUBS)).until(Phase.CHOOSING)
    over = choosing.after(ChooseAfterPlay(OPENER, Moon.ADD_TO_OTHERS))
    assert over.table.phase is Phase.OVER
    for play in (lobby(), choosing, over, over.after(Start(BY_OPENER)), over.after(Close(BY_OPENER))):
        assert turned(play.table) == play.table


def test_who_sits_out_is_kept_and_where_nobody_does_nothing_is_said_of_it():
    play = one_short()
    begun = play.after(Start(BY_OPENER)).table
    assert MACHINES[HEARTS].dump(begun)["sat_out"] == {str(ANN): 4}
    assert turned(begun) == begun
    assert "sat_out" not in MACHINES[HEARTS].dump(play.table)


def test_a_seat_keeps_its_level_and_where_none_was_chosen_nothing_is_said_of_it():
    play = lobby(ANN)
    assert not any("level" in seat for seat in MACHINES[HEARTS].dump(play.table)["seats"])
    chosen = play.after(ChooseLevel(BY_OPENER, Level.STRONG, 2)).table
    assert MACHINES[HEARTS].dump(chosen)["seats"][2]["level"] == "strong"
    assert turned(chosen).level_of(2) is Level.STRONG


@pytest.mark.parametrize(
    "options",
    [
        TrickTableOptions(hearts.Options(), 1_000_000, Level.STRONG, 10, PointsMode.BANKROLL),
        TrickTableOptions(CHOOSE, 0, Level.CASUAL, 600, PointsMode.SCORE),
        TrickTableOptions(hearts.Options(passing=hearts.Passing.LEFT, spot=True, hands=8)),
        TrickTableOptions(hearts.Options(passing=hearts.Passing.NONE, black_maria=True)),
    ],
)
def test_all_options_come_back(options):
    assert turned(replace(lobby().table, options=options)).options == options
    pig = replace(options, rules=gongzhu.Options(pig_flips=gongzhu.PigFlips.NEVER, target=1, hands=3))
    assert turned(replace(lobby(game=GONGZHU).table, options=pig)).options == pig


def everything() -> list[Event]:
    """Return events of every kind."""
    play: TrickPlay = lobby(rules=hearts.Options(moon=Moon.CHOOSE), chance=Dealt(ALL_CLUBS))
    happened: list[Event] = []

    def ask(*commands):
        nonlocal play
        for command in commands:
            happened.extend(play.events(command))
            play = play.after(command)

    ask(ChooseLevel(BY_OPENER, Level.STRONG, 3), ChooseLevel(BY_OPENER, Level.EASY))
    ask(join(BEN), Remove(BY_OPENER, BEN), ChangeStake(BY_OPENER, 7), ChangeSpeed(BY_OPENER, 40))
    ask(ChangeRules(BY_OPENER, CHOOSE))
    ask(join(ANN), HandOver(BY_OPENER, ANN), HandOver(Actor(ANN), OPENER), AddComputer(ANN))
    play = replace(play, more_time={ANN: 1})
    ask(CutDeck(ANN, "kopi"), Start(BY_OPENER))
    play = play.later(TURN_MS)
    ask(Wake(), TakeSeatBack(OPENER), Close(Actor(ANN)), Leave(ANN))
    while play.table.phase in {Phase.PREPARING, Phase.PLAYING}:
        ask(next_step(play.table))
    moon = fourth_hand(rules=CHOOSE, chance=Dealt(ALL_CLUBS)).until(Phase.CHOOSING)
    happened.extend(moon.events(ChooseAfterPlay(OPENER, Moon.ADD_TO_OTHERS)))
    if play.table.phase is Phase.BETWEEN:
        ask(NextHand(OPENER))
    ask(LoseChannel())
    away = OwnTime(vacations=((0, NOW_MS + 1),))
    slow = replace(lobby(ANN).after(ChangeSpeed(BY_OPENER, SLOW_S)), own_times={ANN: away})
    happened.extend(slow.events(Start(BY_OPENER)))
    return [*happened, *one_short().events(Start(BY_OPENER))]


def one_short() -> TrickPlay:
    """Return a lobby of two, of whom one has no longer got the stake."""
    play = lobby(ANN, points=PointsMode.BANKROLL, funds={ANN: 5}.items())
    return replace(play, funds={OPENER: 5, ANN: 4})


def test_every_event_can_be_stored():
    kinds = set()
    for event in everything():
        stored = MACHINES[HEARTS].dump_event(event)
        kinds.add(type(event))
        assert stored.data
        assert json.loads(json.dumps(stored.data)).keys() == stored.data.keys()
    assert kinds == set(Event.__args__)


@pytest.mark.parametrize(
    ("fact", "value"),
    [("game", "bridge"), ("phase", "nap"), ("seats", [{"user": 1}]), ("hand", {"deal": []})],
)
def test_what_cannot_be_read_is_not_guessed_at(fact, value):
    machine = MACHINES[HEARTS]
    kept = machine.dump(started(ANN).table) | {fact: value}
    with pytest.raises((ValueError, TypeError, KeyError)):
        machine.load(kept)
