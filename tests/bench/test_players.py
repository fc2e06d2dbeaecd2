"""The measuring ground of the computer players measures what it says."""

import ast
import importlib
import importlib.util
import json
import random
from dataclasses import dataclass, replace
from math import inf, log
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.players import GONGZHU, HEARTS
from bot.rules import gongzhu, hearts
from bot.rules.cards import parse_card
from bot.rules.tricks.records import parse_record
from tests.bench import players as bench
from tests.bench.players import casual_0_1, ismcts
from tests.bench.players.figures import mean_of, ratio_of, share_of
from tests.bench.players.learning import command as learning
from tests.bench.players.learning import selfplay
from tests.bench.players.matches import Table, deal_of, evenings, seatings
from tests.bench.players.reading import Reading, even_chances, judged, read
from tests.bench.players.schools import OfTheBot, stable_of, why_missing
from tests.bench.players.stable import is_swept
from tests.rules.trick_cases import begin_hearts, cards
from tests.support.tiers import alike
from tests.support.views import view_of

GAMES = (HEARTS, GONGZHU)
POSITIONS = json.loads((Path(__file__).parent / "casual_0_1.json").read_text(encoding="utf-8"))
OPTIONS: dict[str, Any] = {"hearts": hearts.Options, "gongzhu": gongzhu.Options}


def plan_of(game, first="casual-0.1", second="casual-0.1", seed=1):
    return bench.Plan(game, first, second, 1, 1, True, seed)


# The yardstick.


@dataclass
class Seen:
    """What a seat saw of a hand in which the advice was written down."""

    options: Any
    seat: int
    held: Any
    legal: Any
    tricks: Any
    exposed: Any


def test_the_yardstick_answers_as_casual_did_when_it_was_frozen():
    for each in POSITIONS:
        tricks = tuple(SimpleNamespace(leader=leader, cards=cards(text)) for leader, text in each["tricks"])
        for trick in tricks:
            trick.is_full = len(trick.cards) == 4
        seen = Seen(
            OPTIONS[each["game"]](**each["options"]),
            each["seat"],
            cards(each["held"]),
            cards(each["legal"]),
            tricks,
            tuple(map(cards, each["exposed"])),
        )
        if seen.legal:
            assert str(casual_0_1.play(seen)) == each["answer"], each
        else:
            assert " ".join(map(str, casual_0_1.prepare(seen))) == each["answer"], each


def test_the_yardstick_shares_only_the_sets_of_cards_with_the_players_of_today():
    sources = Path(casual_0_1.__file__).parent.glob("*.py")
    imported = {
        node.module or ""
        for source in sources
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
    }
    ours = {name for name in imported if name.startswith(("bot", "tests"))}
    shared = ("bot.rules", "tests.bench.players.casual_0_1", "bot.players.cardset")
    assert all(name.startswith(shared) for name in ours)
    assert ours


# The referee.


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_school_plays_whole_hands_as_the_rules_have_it(game):
    for school in stable_of(game):
        table, shown = Table(plan_of(game), [school] * 4, 1), list[Any]()
        hand = table.play(deal_of(1, 1), shown.append)
        assert hand.is_finished
        assert len(shown) == 52
        # The rules play the record again, card by card, and refuse what is not legal.
        again = parse_record(game.rules, game.rules.to_record(hand))
        assert game.rules.hand_scores(again) == game.rules.hand_scores(hand)
        assert again.deal == deal_of(1, 1)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_match_is_played_on_the_same_cards_from_every_side(game, monkeypatch):
    dealt, seated, play = [], [], Table.play

    def noted(table, deal):
        dealt.append((deal, table.number))
        seated.append([seat for seat, school in enumerate(table.schools) if school == "timid"])
        return play(table, deal)

    monkeypatch.setattr(Table, "play", noted)
    bench.measure(plan_of(game, "timid", "random"), [3])
    assert dealt == [(deal_of(1, 3), 3)] * len(dealt)
    assert seated == ([[0], [1], [2], [3]] if game is HEARTS else [[0, 2], [1, 3]])


def test_an_evening_has_ten_deals_at_most():
    assert [*evenings(23)] == [range(1, 11), range(11, 21), range(21, 24)]


def test_strong_players_know_from_one_deal_for_the_next_how_each_has_played(monkeypatch):
    views, play = [], OfTheBot.play

    def noted(player, view):
        views.append(view)
        return play(player, view)

    monkeypatch.setattr(OfTheBot, "play", noted)
    table = Table(plan_of(HEARTS), ["strong", "casual", "random", "random"], 1)
    table.play(deal_of(1, 1))
    table.play(deal_of(1, 2))
    assert views[0].habits == (None,) * 4
    _, follower, player_by_chance, _ = views[-1].habits
    assert follower > player_by_chance
    views.clear()
    without = Table(plan_of(HEARTS), ["casual"] * 4, 1)
    without.play(deal_of(1, 1))
    without.play(deal_of(1, 2))
    assert {view.habits for view in views} == {(None,) * 4}


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_nobody_is_better_than_who_plays_the_same(game):
    assert bench.measure(plan_of(game), [1]).advantages[0] == pytest.approx(0)


def test_an_advantage_is_what_the_scores_of_the_rules_say():
    plan, pairs = plan_of(GONGZHU, "casual-0.1", "random"), list[float]()
    for schools, odd in seatings(plan):
        scores = gongzhu.hand_scores(Table(plan, schools, 2).play(deal_of(1, 2)))
        pairs.append(scores[odd] + scores[odd - 2] - scores[odd - 1] - scores[odd - 3])
    assert bench.measure(plan, [2]).advantages[0] == sum(pairs) / 2
    plan, singles = plan_of(HEARTS, "casual-0.1", "random"), list[float]()
    for schools, odd in seatings(plan):
        scores = hearts.hand_scores(Table(plan, schools, 2).play(deal_of(1, 2)))
        singles.append((scores[odd - 1] + scores[odd - 2] + scores[odd - 3]) / 3 - scores[odd])
    assert bench.measure(plan, [2]).advantages[0] == pytest.approx(sum(singles) / 4)


def test_what_looks_ahead_counts_its_playouts():
    usage = bench.measure(plan_of(HEARTS, "strong", "casual-0.1"), [1]).usage
    # One deal a move, and at least two choices to play out on it.
    assert usage["strong"].playouts >= 2 * usage["strong"].moves > 0
    assert usage["casual-0.1"].playouts == 0
    assert 0 < usage["strong"].slowest_processor_s <= usage["strong"].processor_s


def test_somebody_takes_everything_where_the_rules_say_so():
    for number in range(1, 1000):
        hand = Table(plan_of(GONGZHU), ["casual-0.1"] * 4, number).play(deal_of(1, number))
        most = max(sum(card.suit == "H" for card in taken) for taken in hand.play.captured)
        assert is_swept(plan_of(GONGZHU), number) is (most == 13)
        if most == 13:
            return
    pytest.fail("nobody took all hearts")


# OpenSpiel.


def test_openspiel_allows_the_same_cards():
    pytest.importorskip("pyspiel", reason="open_spiel not found: pip install -e '.[bench]'")
    for seed in range(20):
        rng = random.Random(seed)
        hand = begin_hearts(rng, seed)
        while hand.to_play is not None:
            view = view_of(hand, hand.to_play)
            state = ismcts.state_of(view, rng)
            assert state.current_player() == hand.to_play
            assert {ismcts.card_of(action) for action in state.legal_actions()} == set(view.legal)
            hand = hearts.play_card(hand, hand.to_play, rng.choice(view.legal))


def test_without_openspiel_its_school_is_named_and_left_out(monkeypatch):
    monkeypatch.setattr(ismcts, "is_installed", lambda: False)
    assert "ismcts" not in stable_of(HEARTS)
    assert why_missing("ismcts", HEARTS) == "open_spiel not found: pip install -e '.[bench]'"
    assert why_missing("ismcts", GONGZHU) == "OpenSpiel has no gongzhu"


# Reading hands.


def knows(unseen, *may_hold):
    return SimpleNamespace(seat=0, situation=SimpleNamespace(unseen=unseen), may_hold=may_hold)


def test_even_guessing_counts_the_deals_that_are_possible():
    # Seat 1 cannot have the first card, so seat 2 or 3 has it, in two of the four deals each.
    chances = even_chances(knows(0b111, 0, 0b110, 0b111, 0b111), [1, 1, 1, 1])
    assert chances == {1: [0, 0, 0.5, 0.5], 2: [0, 0.5, 0.25, 0.25], 4: [0, 0.5, 0.25, 0.25]}


def test_a_reading_is_judged_by_who_has_the_card():
    even = {1: [0, 0.5, 0.5, 0], 2: [0, 0.5, 0.5, 0], 4: [0, 0, 0, 1.0]}
    thought = {1: [0, 0.96, 0.04, 0], 2: [0, 0.96, 0.04, 0], 4: [0, 0, 0, 1.0]}
    reading = judged(thought, even, {1: 1, 2: 2, 4: 3})
    assert (reading.cards, reading.sure, reading.wrongly_sure) == (2, 2, 1)
    assert (reading.excluded, reading.wrongly_excluded) == (2, 1)
    assert reading.loss == pytest.approx(-log(0.96) - log(0.04))
    assert reading.even_loss == pytest.approx(2 * log(2))


@pytest.mark.parametrize("game", alike(GAMES), ids=str)
def test_who_plays_as_advised_is_read_better_than_by_even_guessing(game):
    total = sum((read(plan_of(game), number) for number in (1, 2)), Reading())
    assert total.cards > 10
    assert total.loss < total.even_loss


# Figures.


def test_a_mean_has_its_interval():
    figure = mean_of([1, 2, 3, 4, 5])
    assert [figure.value, figure.half_width] == pytest.approx([3, 1.3859], abs=1e-4)
    assert figure.text() == "+3.00 ± 1.39"
    assert mean_of([2.5]).half_width == inf
    assert mean_of([2.5]).text() == "+2.50"


def test_a_ratio_has_its_interval():
    # Wholes that are all the same: a mean, of parts that are divided by them.
    figure = ratio_of([2, 4, 6, 8, 10], [2, 2, 2, 2, 2])
    assert [figure.value, figure.half_width] == pytest.approx([3, 1.3859], abs=1e-4)
    # What is always in the same proportion is sure.
    assert ratio_of([1, 2, 3], [2, 4, 6]).half_width == 0
    # By hand: residuals 1/3, 0 and -1/3; sqrt(2/9 * 3/2) * 1.96 / 6.
    figure = ratio_of([1, 1, 2], [1, 1.5, 3.5])
    assert figure.value == pytest.approx(2 / 3)
    assert figure.half_width == pytest.approx(1.96 * (1 / 9 + 1 / 9) ** 0.5 * 1.5**0.5 / 6)


def test_a_share_has_its_interval():
    assert share_of(3, 10) == pytest.approx((0.3, 0.1078, 0.6032), abs=1e-4)
    assert share_of(0, 10) == pytest.approx((0, 0, 0.2775), abs=1e-4)
    assert share_of(10, 10) == pytest.approx((1, 0.7225, 1), abs=1e-4)


# The command.


def test_the_smallest_run_shows_every_figure(capsys):
    bench.main(["--schools", "timid", "casual-0.1", "--hands", "1", "--deals-a-move", "1", "--seed", "7"])
    out, _ = capsys.readouterr()
    for game, sweep in (("hearts", "the moon"), ("gongzhu", "all hearts")):
        assert f"{game}: pure Python, 1 deals a move, seed 7" in out or f"{game}: compiled" in out
        assert f"four casual-0.1 let {sweep} through in" in out
    assert out.count("timid over casual-0.1: ") == 2
    assert out.count("log loss minus even's") == 2
    assert out.count("playouts a second") == 2
    assert "left out: ismcts (OpenSpiel has no gongzhu)" in out


def test_teams_are_measured_against_those_who_play_for_themselves_and_hunters(capsys):
    bench.main(["--teams", "--hands", "1", "--deals-a-move", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(", ")[0] for line in lines] == [
        f"gongzhu in teams: {level} over {rival}"
        for level in ("casual", "strong")
        for rival in (f"{level}-alone", "hunter")
    ]


def test_who_plays_for_itself_in_teams_decides_as_without_them():
    plan = replace(plan_of(GONGZHU, "casual", "casual-alone"), teams=True)
    hand = Table(plan, ["casual", "casual-alone"] * 2, 1).play(deal_of(1, 1))
    assert hand.options.teams
    without = Table(plan_of(GONGZHU), ["casual"] * 4, 1).play(deal_of(1, 1))
    alone = Table(plan, ["casual-alone"] * 4, 1).play(deal_of(1, 1))
    assert alone.play == without.play != Table(plan, ["casual"] * 4, 1).play(deal_of(1, 1)).play


def test_several_processes_find_the_same(capsys):
    match = ["gongzhu", "casual-0.1", "random", "--hands", "2"]
    found = []
    for jobs in ("1", "2"):
        bench.main([*match, "--jobs", jobs])
        found.append(capsys.readouterr().out.split(";")[0])
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("hearts strong", "a match is a game and two schools"),
        ("bridge strong casual", "no game is called 'bridge'"),
        ("hearts strong somebody", "no school is called 'somebody'"),
        ("gongzhu ismcts strong", "ismcts cannot play: OpenSpiel has no gongzhu"),
        ("--game gongzhu --schools ismcts", "ismcts cannot play: OpenSpiel has no gongzhu"),
        ("hearts strong casual --game hearts", "a match says already what is measured"),
        ("hearts strong casual --teams", "hearts is not played in teams"),
        ("gongzhu strong strong-alone", "no school is called 'strong-alone'"),
        ("--teams --game hearts", "--teams says already what is measured"),
        ("--hands 0", "'0' is not a whole number from 1 up"),
        ("--think-ms many", "'many' is not a whole number from 1 up"),
        ("--jobs -1", "'-1' is not a whole number from 1 up"),
    ],
)
def test_words_that_make_no_sense_are_refused(words, message, capsys):
    with pytest.raises(SystemExit) as ended:
        bench.main(words.split())
    assert ended.value.code == 2
    assert message in capsys.readouterr().err


def test_cards_are_openspiels_actions():
    names = {"2C": 0, "2D": 1, "2H": 2, "2S": 3, "3C": 4, "AS": 51, "10H": 34}
    assert {name: ismcts.action_of(parse_card(name)) for name in names} == names


@pytest.mark.parametrize("game", GAMES)
def test_learning_shows_what_it_tells_by_stage(game, tmp_path, capsys):
    pytest.importorskip("numpy", reason=learning.MISSING)
    words = f"--game {game} --advised 40 --strong 10 --apart 10 --deals-a-move 1 --deals-apart 1 --guesses 1"
    learning.main([*words.split(), *("--hidden", "4", "--rounds", "1", "--keep", str(tmp_path))])
    out = capsys.readouterr().out
    assert out.startswith(f"{game}: 10 hands learnt from, 10 measured on; seed 1")
    for stage in ("1-3", "4-6", "7-9", "10-13"):
        assert f"tricks {stage}: " in out
    for name in ("promise, shrunk", "playouts", "network", "promise and network", "ridge"):
        assert out.count(f"    {name} ") == 4
    assert (tmp_path / f"{game}.npz").stat().st_size > 0


@pytest.mark.parametrize("game", GAMES)
def test_what_is_learnt_from_is_what_was_played(game):
    pytest.importorskip("numpy", reason=learning.MISSING)
    arrays = importlib.import_module("tests.bench.players.learning.arrays")
    [hand] = selfplay.strong_evening(game, 1, 1, 1, [1])
    hands = arrays.Hands(game, [hand])
    sign, stakes = -1 if game is HEARTS else 1, 2 ** hand.exposed.bit_count()
    # The first position of each trick whose leader chose: what it guesses at holds the same played cards.
    for trick in range(13):
        places, scores = hands.before(trick)
        gone = {card for card in range(52) if places[0][card] >= 4}
        assert gone == set(hand.plays[: 4 * trick])
        assert sorted(scores[0] * stakes * sign) == sorted(hand.scores)
        inputs = arrays.inputs_of(places, hands.exposed)[0]
        held = 52 - 4 * trick
        taken = sum(places[0][card] < arrays.GONE for card in gone)
        assert inputs.sum() == 2 * held + taken + hand.exposed.bit_count() + 16
    for guessed in hand.guessed:
        [leaf], [after] = guessed.leaves, guessed.seats
        assert 0 <= after < 4
        full = 4 * -(-(sum(place >= 4 for place in leaf)) // 4)
        assert {card for card in hand.plays[:full] if leaf[card] >= 4} >= set(hand.plays[: full - 4])


def test_a_network_learns_what_there_is_to_learn():
    pytest.importorskip("numpy", reason=learning.MISSING)
    arrays = importlib.import_module("tests.bench.players.learning.arrays")
    network = importlib.import_module("tests.bench.players.learning.network").Network(16, 1)
    hands = arrays.Hands(HEARTS, list(selfplay.advised(HEARTS, 300, 1)))
    places, exposed, scores = hands.examples()
    network.learn(hands, 15, 5e-3)
    missed = network.outputs(arrays.inputs_of(places, exposed))[1] - scores
    assert (missed**2).mean() < 0.8 * scores.var()


def test_learning_without_its_library_says_how_to_get_it(monkeypatch, capsys):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SystemExit):
        learning.main([])
    assert "pip install -e '.[train]'" in capsys.readouterr().err
