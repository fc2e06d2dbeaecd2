"""Tables of a duplicate tournament: the same deals at each, without stakes, and none ends early."""

from dataclasses import replace

import pytest

from bot.rules.deal_files import write_deal
from bot.rules.errors import RuleError
from bot.rules.fair_deal import commitment_to, seed_of
from bot.tables.commands import Close, Join, Leave, Wake
from bot.tables.events import Cause, TableClosed
from bot.tables.games import check_deal
from bot.tables.ids import ChannelId
from bot.tables.tricks import NextHand, Phase, PlayerAway, Start, TakeOver
from bot.tables.tricks.duplicate import Duplicate
from bot.tables.tricks.recall import dealt_hand
from tests.support.looking_up import looked_up
from tests.support.tables import ANN, BEN, CAT, DEALER, OPENER, part_of
from tests.support.tricks.games import TRICK_GAMES, trick_game
from tests.support.tricks.tables import BY_OPENER, ENDS, MACHINES, TrickPlay, lobby, next_step
from tests.tables.tricks.kept import Kept

games = pytest.mark.parametrize("game", TRICK_GAMES)
PART = Duplicate(tournament=3, number=0, deals=6, channel_id=ChannelId(10**18 + 77))


def lobby_of(*others, number=0, deals=6, **options) -> TrickPlay:
    play = lobby(*others, stake_points=0, **options)
    part = replace(PART, number=number, deals=deals)
    return replace(play, table=replace(play.table, duplicate=part))


def table_of(*others, **options) -> TrickPlay:
    return lobby_of(*others, **options).after(Start(BY_OPENER))


def by_place(table):
    """Return the cards of the deal by the seats they were dealt to before the turn."""
    turned = table.duplicate.turned(table.round)
    return [table.hand.deal[(place - turned) % 4] for place in range(4)]


@games
def test_all_tables_have_the_same_cards_in_seats_that_turn(game):
    one = Kept(lobby_of(ANN, BEN, game=game)).apply(Start(BY_OPENER))
    other = Kept(lobby_of(CAT, game=game, number=1)).apply(Start(BY_OPENER))
    first_cards = []
    for _ in range(6):
        assert by_place(one.play.table) == by_place(other.play.table)
        first_cards.append(
            (one.play.table.hand.deal[0], by_place(one.play.table).index(one.play.table.hand.deal[0]))
        )
        one.until(Phase.BETWEEN, Phase.CLOSED)
        other.until(Phase.BETWEEN, Phase.CLOSED)
        if one.play.table.is_open:
            one.next_hand()
            other.next_hand()
    assert [place for _, place in first_cards] == [0, 1, 2, 3, 0, 1]
    assert len({cards for cards, _ in first_cards}) == 6


@pytest.mark.parametrize("number", range(16))
def test_everyone_holds_each_seats_cards_once_in_every_four_deals(number):
    table = replace(PART, number=number, deals=16)
    for first in (1, 5, 9, 13):
        assert {table.turned(deal) for deal in range(first, first + 4)} == {0, 1, 2, 3}


@games
def test_it_is_played_to_its_last_deal_whatever_the_scores_are(game):
    kept = Kept(lobby_of(ANN, game=game, rules=ENDS[game], deals=3)).apply(Start(BY_OPENER))
    kept.until(Phase.CLOSED)
    table = kept.play.table
    assert len(table.scores) == 3
    assert kept.play.table.hand_number == 3
    assert not table.has_running_game
    assert [record.number for record in kept.rounds] == [1, 2, 3]
    assert kept.points(OPENER, ANN) == [0, 0]


def test_it_closes_after_its_last_deal():
    kept = Kept(lobby_of(deals=1)).apply(Start(BY_OPENER)).until(Phase.PLAYING)
    while kept.play.table.plays < 51:
        kept.apply(next_step(kept.play.table))
    events = kept.play.events(next_step(kept.play.table))
    assert events[-1] == TableClosed(Cause.PLAYED)


def test_no_deal_follows_from_the_one_before():
    play = (
        table_of(game=trick_game("gongzhu")).until(Phase.BETWEEN).after(NextHand(OPENER)).until(Phase.PLAYING)
    )
    assert play.hand.leader is None
    assert any(str(card) == "2S" for card in play.hand.held[play.hand.to_play])
    assert play.table.view_of(0).totals == (0, 0, 0, 0)


@games
def test_each_deal_can_be_checked(game):
    kept = Kept(lobby_of(ANN, BEN, game=game, number=2)).apply(Start(BY_OPENER)).until(Phase.CLOSED)
    lock = seed_of(kept.play.table.seed_root, 0)
    for record in kept.rounds:
        deal = dealt_hand(game, looked_up(record, game.name))
        checked = check_deal(write_deal(deal))
        assert checked.is_true, [check.step for check in checked.checks if not check.ok]
        seed = bytes.fromhex(deal["seed"])
        for _ in range(record.number):
            seed = commitment_to(seed)
        assert seed == lock


def test_a_deal_that_was_turned_otherwise_fails_its_check():
    kept = Kept(lobby_of(deals=2)).apply(Start(BY_OPENER)).until(Phase.CLOSED)
    deal = dealt_hand(kept.play.table.game, looked_up(kept.rounds[1], kept.play.table.game.name))
    checked = check_deal(write_deal(deal | {"turned": 2}))
    assert "deal" in [check.step for check in checked.checks if not check.ok]
    for change in ({"turned": 4}, {"turned": True}, {"parts": [{"who": "5", "part": "kopi"}]}):
        with pytest.raises(RuleError, match="deal value invalid"):
            check_deal(write_deal(deal | change))


def test_the_lock_that_is_shown_is_always_that_of_the_first_deal():
    play = lobby_of()
    lock = (1, seed_of(play.table.seed_root, 0))
    assert play.table.lock == lock
    play = play.after(Start(BY_OPENER))
    assert play.table.lock == lock
    play = play.until(Phase.BETWEEN)
    assert play.table.lock == lock
    assert play.after(NextHand(OPENER)).table.lock == lock


def test_only_the_person_who_left_gets_the_seat_back():
    play = table_of(ANN).after(Leave(ANN)).until(Phase.BETWEEN)
    with pytest.raises(RuleError, match="table full"):
        play.after(Join(CAT, part_of(CAT)))
    with pytest.raises(RuleError, match="seat taken meanwhile"):
        play.after(TakeOver(CAT, part_of(CAT), 1))
    assert play.after(Join(ANN, part_of(ANN))).table.seat_of(ANN) == 1


def test_nobody_is_let_in_by_a_seat_that_a_computer_began_with():
    play = table_of().until(Phase.BETWEEN)
    with pytest.raises(RuleError, match="table full"):
        play.after(Join(DEALER, part_of(DEALER)))


def test_people_cannot_call_it_off_but_a_manager_can_close_it():
    play = table_of(ANN)
    with pytest.raises(RuleError, match="tournament table stays"):
        play.after(Close(BY_OPENER))
    assert not play.after(Close(replace(BY_OPENER, manages_server=True))).table.is_open


def test_computers_play_on_when_everyone_has_left_or_is_away():
    left = table_of(ANN).after(Leave(ANN), Leave(OPENER))
    assert left.until(Phase.BETWEEN).table.is_open
    away = table_of().to_seat(0)
    away = away.later(away.due_ms or 0)
    assert any(isinstance(event, PlayerAway) for event in away.events(Wake()))
    away = away.after(Wake())
    assert not away.table.is_paused
    between = away.until(Phase.BETWEEN)
    later = between.later(between.due_ms or 0).after(Wake())
    assert later.table.round == 2


@games
def test_it_is_kept_as_it_is(game):
    table = table_of(ANN, game=game, number=5).until(Phase.BETWEEN).table
    machine = MACHINES[game]
    assert machine.load(machine.dump(table)) == table
    assert "duplicate" not in machine.dump(lobby(game=game).table)
