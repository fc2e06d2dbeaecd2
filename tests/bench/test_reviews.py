"""What is measured of reviews is what people are shown, and a longer look can contradict it."""

from itertools import combinations

import pytest

from bot.players import GONGZHU, HEARTS
from bot.tables.tricks.recall import Position
from tests.bench.players import reviews
from tests.bench.players.matches import Plan, deal_of
from tests.support.views import view_of

games = pytest.mark.parametrize("game", [HEARTS, GONGZHU])


@pytest.fixture(autouse=True)
def _hurried(monkeypatch):
    monkeypatch.setattr(reviews, "DEALS", 4)


def plan_of(game):
    return Plan(game, "strong", "strong", 2, 1, expose=True, seed=3)


@games
def test_a_hand_is_taken_apart_into_the_decisions_of_all_seats(game):
    schools = ["casual", "easy", "casual", "easy"]
    found = list(reviews.positions(plan_of(game), schools, 1))
    before, played = ([each for each in found if bool(each.view.legal) is late] for late in (False, True))
    assert {each.view.seat for each in played} == {0, 1, 2, 3}
    assert all(set(each.done) <= set(each.view.legal) for each in played)
    assert all(len(each.view.legal) > 1 for each in played)
    assert all(set(each.done) <= set(each.view.held) for each in before)
    assert game is GONGZHU or [len(each.done) for each in before] == [3, 3, 3, 3]


@games
def test_what_was_done_as_it_should_be_costs_nothing(game):
    view = view_of(game.rules.begin_hand(deal_of(3, 1), 1, None, game.rules.Options()), 0)
    wanted = reviews.opinion_of(view)
    assert reviews.longer_look(Position(view, wanted.cards), wanted, 2, "same") == 0


def test_cards_that_no_strong_player_would_think_of_passing_are_judged_as_well():
    view = view_of(HEARTS.rules.begin_hand(deal_of(3, 1), 1, None, HEARTS.rules.Options()), 0)
    opinion = reviews.opinion_of(view)
    odd = [cards for cards in combinations(view.held, 3) if opinion.worth_of(cards) is None]
    worse = [reviews.longer_look(Position(view, cards), opinion, 5, "odd") for cards in odd[::40]]
    assert len(worse) > 2
    assert sum(worse) > 0


@games
def test_no_more_is_judged_than_the_opening_of_a_review_names(game):
    found = reviews.costly(plan_of(game), 2, 1)
    by_school: dict[str, int] = {}
    for each in found:
        by_school[each.school] = by_school.get(each.school, 0) + 1
        assert each.said is None or each.said >= each.margin
    assert set(by_school) <= {"casual", "strong", "easy"}
    assert by_school.get("strong", 0) <= 3
    assert by_school.get("casual", 0) <= 6


def test_the_report_counts_how_often_the_longer_look_agrees():
    costly = [
        reviews.Costly(1, "casual", "1-3", 20.0, 30.0, 10.0),
        reviews.Costly(1, "casual", "4-6", 20.0, 5.0, 10.0),
        reviews.Costly(2, "easy", "4-6", 20.0, -5.0, 10.0),
        reviews.Costly(2, "easy", "4-6", None, 10.0, 10.0),
    ]
    head, all_, casual, easy, early, late = reviews.report(plan_of(GONGZHU), costly, 2, 5).splitlines()
    assert head.startswith("gongzhu: 4 costliest decisions of 2 hands, 4 deals a decision against 20; seed 3")
    assert all_.split(": ")[1].startswith(
        "worse 75.0 ± 49.0 %, clearly worse 50.0 ± 0.0 %; said 20.0, found 10.0"
    )
    assert "worse 100.0 %, clearly worse 50.0 %" in casual
    assert "worse 50.0 %, clearly worse 50.0 %; said 20.0, found -5.0" in easy
    assert "1:" in early
    assert "3:" in late


def test_a_run_tells_of_each_game(capsys):
    reviews.main(["--hands", "1", "--times", "1", "--game", "hearts"])
    out, _ = capsys.readouterr()
    assert out.startswith("hearts: ")


def test_hearts_has_no_teams():
    with pytest.raises(SystemExit):
        reviews.main(["--teams", "--game", "hearts"])
