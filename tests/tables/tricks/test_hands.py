"""The hands of a game: what is passed and exposed, who leads, the moon, and the score."""

import json

import pytest

from bot.players import GONGZHU
from bot.rules import gongzhu, hearts
from bot.rules.cards import parse_card, parse_cards
from bot.rules.gongzhu import PIG
from bot.rules.tricks import holder_of
from bot.tables.commands import ChangeRules, Wake
from bot.tables.tricks import NextHand, Phase, PlayCard, Prepare, Start
from bot.tables.tricks.events import CardPlayed, CardsPrepared, HandScored
from tests.support.tables import ANN, BEN, CAT, OPENER, STRANGER
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import (
    ALL_CLUBS,
    ALL_HEARTS,
    ALL_SPADES,
    BETWEEN_MS,
    BY_OPENER,
    MACHINES,
    Dealt,
    TrickPlay,
    fourth_hand,
    next_step,
    own_step,
    started,
)


def gong_zhu(*others, **options) -> TrickPlay:
    return started(*others, game=GONGZHU, **options)


# Passing


def test_everybody_is_waited_for_until_they_have_passed():
    play = started(ANN)
    assert play.table.waited_for == (0, 1, 2, 3)
    passed = play.after(own_step(play.table, ANN))
    assert passed.table.waited_for == (0, 2, 3)
    assert passed.refusal(own_step(play.table, ANN)) == "passed-already"


def test_what_is_passed_goes_to_the_left_in_the_first_hand():
    play = started(ANN, BEN, CAT, chance=Dealt(ALL_SPADES, ALL_HEARTS))
    given = parse_cards("2S 3S 4S")
    play = play.after(Prepare(OPENER, given))
    assert play.table.view_of(1).received == ()
    playing = play.until(Phase.PLAYING)
    assert playing.table.view_of(1).received == given
    assert set(given) <= set(playing.hand.held[1])


@pytest.mark.parametrize("words", ["2S 3S", "2S 3S 4S 5S", "2S 2S 3S", "2S 3S 2H"])
def test_what_may_not_be_passed(words):
    play = started(ANN, chance=Dealt(ALL_SPADES, ALL_HEARTS))
    refusal = play.refusal(Prepare(OPENER, parse_cards(words, packs=2)))
    assert refusal in {"pass-count", "pass-card-twice", "card-not-held"}


def test_nothing_is_passed_in_the_fourth_hand():
    play = fourth_hand(ANN)
    assert (play.table.phase, play.table.hand_number) == (Phase.PLAYING, 4)
    assert play.refusal(Prepare(ANN, parse_cards("2S 3S 4S"))) == "pass-over"


def test_cards_prepared_are_kept_in_order():
    play = started(ANN, chance=Dealt(ALL_SPADES, ALL_HEARTS))
    assert play.events(Prepare(OPENER, parse_cards("4S 2S 3S"))) == (
        CardsPrepared(0, parse_cards("4S 2S 3S")),
    )
    assert play.after(Prepare(OPENER, parse_cards("4S 2S 3S"))).hand.passes[0] == parse_cards("2S 3S 4S")


# Exposing


def test_a_lone_person_with_nothing_to_expose_is_not_waited_for():
    alone = gong_zhu(chance=Dealt("2S 3S 4S 5S 6S 7S 8S 9S 10S JS KS AS 2H"))
    assert alone.hand.exposures[0] == ()
    assert alone.refusal(Prepare(OPENER, ())) == "exposed-already"


def test_a_lone_person_with_something_to_expose_is():
    assert 0 in gong_zhu(chance=Dealt(ALL_SPADES)).table.waited_for


def test_of_two_people_each_is_waited_for():
    play = gong_zhu(ANN, chance=Dealt("2S 3S 4S 5S 6S 7S 8S 9S 10S JS KS AS 2H"))
    assert {0, 1} <= set(play.table.waited_for)


@pytest.mark.parametrize("others", [(), (ANN,), (ANN, BEN)])
def test_nothing_tells_what_a_computer_player_could_expose(others):
    play = gong_zhu(*others, chance=Dealt(ALL_SPADES, "AH JD 10C"))
    assert not gongzhu.exposable(play.hand.deal[3])
    assert 3 in play.table.waited_for


def test_what_is_exposed_is_a_secret_until_all_have_chosen():
    play = gong_zhu(ANN, BEN, CAT, chance=Dealt(ALL_SPADES, ALL_HEARTS))
    play = play.after(Prepare(OPENER, (PIG,)))
    assert play.hand.exposed == ()
    assert play.table.view_of(1).exposed == ((), (), (), ())
    assert PIG in play.until(Phase.PLAYING).hand.exposed


def test_what_may_not_be_exposed():
    play = gong_zhu(ANN, chance=Dealt(ALL_SPADES, ALL_HEARTS))
    assert play.refusal(Prepare(OPENER, parse_cards("AH"))) == "card-not-held"
    assert play.refusal(Prepare(OPENER, parse_cards("KS"))) == "expose-not-allowed"
    assert play.after(Prepare(OPENER, ())).hand.exposures[0] == ()


# Play


def test_cards_are_played_in_turn_and_by_the_rules():
    play = fourth_hand(ANN, BEN, CAT, chance=Dealt(ALL_SPADES, ALL_CLUBS))
    assert play.table.waited_for == (1,)
    assert play.refusal(PlayCard(OPENER, parse_card("2S"))) == "not-your-turn"
    assert play.refusal(PlayCard(ANN, parse_card("3C"))) == "two-of-clubs-leads"
    assert play.refusal(PlayCard(ANN, parse_card("2S"))) == "card-not-held"
    assert play.refusal(PlayCard(STRANGER, parse_card("2C"))) == "not-seated"
    assert play.events(PlayCard(ANN, parse_card("2C"))) == (CardPlayed(1, parse_card("2C")),)


def test_nothing_is_played_before_all_have_passed():
    assert started(ANN).refusal(PlayCard(ANN, parse_card("2C"))) == "play-not-begun"


@pytest.mark.parametrize("command", [PlayCard(ANN, parse_card("2C")), Prepare(ANN, ())])
def test_between_hands_nobody_has_cards(command):
    assert started(ANN).until(Phase.BETWEEN).refusal(command) == "no-cards-now"


def test_the_last_card_of_a_hand_scores_it():
    play = started(ANN, BEN, CAT).to_last_card()
    played, scored = play.events(next_step(play.table))
    assert isinstance(played, CardPlayed)
    assert isinstance(scored, HandScored)
    assert (scored.round, sum(scored.scores), scored.is_last) == (1, 26, False)
    after = play.with_events(played, scored)
    assert after.table.phase is Phase.BETWEEN
    assert after.table.totals == scored.scores


def test_a_game_ends_with_the_hand_that_crosses_its_target():
    play = fourth_hand(ANN, chance=Dealt(ALL_CLUBS)).with_totals(0, 80, 80, 80)
    assert play.until(Phase.OVER).table.totals == (0, 106, 106, 106)


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_a_game_ends_after_so_many_hands_and_the_next_has_as_many(game):
    play = started(ANN, game=game, rules=game.rules.Options(target=10_000, hands=2))
    for games in (1, 2):
        play = play.until(Phase.BETWEEN)
        assert (play.table.hand_number, play.table.has_running_game) == (1, True)
        play = play.after(NextHand(ANN)).until(Phase.OVER)
        assert (play.table.games, len(play.table.scores)) == (games, 2)
        assert not play.table.has_running_game
        again = MACHINES[game].load(json.loads(json.dumps(MACHINES[game].dump(play.table))))
        assert (again, again.has_running_game) == (play.table, False)
        play = play.after(Start(BY_OPENER))


def test_the_target_ends_a_game_before_its_last_hand():
    play = fourth_hand(ANN, rules=hearts.Options(hands=9), chance=Dealt(ALL_CLUBS)).with_totals(0, 80, 80, 80)
    assert play.until(Phase.OVER).table.totals == (0, 106, 106, 106)


def test_rules_for_the_next_game_do_not_reopen_the_last():
    over = started(ANN, rules=hearts.Options(hands=1)).until(Phase.OVER)
    changed = over.after(ChangeRules(BY_OPENER, hearts.Options(hands=5))).table
    assert (changed.phase, changed.has_running_game) == (Phase.OVER, False)


@pytest.mark.parametrize(("passing", "directions"), [("left", [1, 1]), ("none", [0, 0]), ("cycle", [1, 3])])
def test_cards_are_passed_as_the_house_rules_say(passing, directions):
    play, found = started(ANN, rules=hearts.Options(passing=passing)), []
    for _ in directions:
        found.append(int(play.hand.direction))
        assert (play.table.phase is Phase.PREPARING) is (passing != "none")
        play = play.until(Phase.BETWEEN).after(NextHand(ANN))
    assert found == directions


# The next hand


def test_the_next_hand_is_dealt_when_its_time_has_come():
    play = started(ANN).until(Phase.BETWEEN)
    assert play.later(BETWEEN_MS - 1).events(Wake()) == ()
    dealt = play.later(BETWEEN_MS).after(Wake())
    assert (dealt.table.phase, dealt.table.round, dealt.table.hand_number) == (Phase.PREPARING, 2, 2)


def test_or_earlier_where_somebody_wants_it():
    play = started(ANN).until(Phase.BETWEEN)
    assert play.after(NextHand(ANN)).table.round == 2
    assert play.refusal(NextHand(STRANGER)) == "not-seated"
    assert play.after(NextHand(ANN)).refusal(NextHand(OPENER)) == "cards-are-out"
    assert play.after(NextHand(ANN)).refusal(NextHand(OPENER, round=1)) == "hand-over"


def test_there_is_no_next_hand_without_a_game():
    over = started(ANN, rules=hearts.Options(target=1)).until(Phase.OVER)
    assert over.refusal(NextHand(ANN)) == "no-game-running"


# Who leads in Gong Zhu


def test_in_the_first_hand_of_a_game_the_two_of_spades_leads():
    play = gong_zhu(ANN, chance=Dealt(ALL_HEARTS, ALL_CLUBS, ALL_SPADES)).until(Phase.PLAYING)
    assert play.table.waited_for == (2,)
    assert play.table.rules.legal_plays(play.table.hand) == parse_cards("2S")


def test_who_captured_the_pig_leads_the_next_hand():
    play = gong_zhu(ANN, BEN).until(Phase.BETWEEN)
    pig_with = holder_of(PIG, play.hand.play.captured)
    following = play.after(NextHand(ANN)).until(Phase.PLAYING)
    assert following.table.waited_for == (pig_with,)
    assert len(following.table.rules.legal_plays(following.table.hand)) > 1
    assert following.table.rules.to_record(following.table.hand, None)["leader"] == pig_with


def test_with_a_new_game_the_two_of_spades_leads_again():
    over = gong_zhu(ANN, rules=gongzhu.Options(target=1)).until(Phase.OVER)
    again = over.after(Start(BY_OPENER)).until(Phase.PLAYING)
    assert again.hand.leader is None
    assert again.table.rules.legal_plays(again.table.hand) == parse_cards("2S")


def test_all_the_hearts_all_the_points():
    play = gong_zhu(
        ANN, BEN, CAT, chance=Dealt(ALL_HEARTS, ALL_CLUBS, ALL_SPADES), rules=gongzhu.Options(target=10_000)
    )
    play = play.after(*(Prepare(person, ()) for person in (OPENER, ANN, BEN, CAT))).until(Phase.BETWEEN)
    assert play.table.totals == (0, 0, 800, 0)
