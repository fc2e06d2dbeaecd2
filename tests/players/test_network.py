"""The networks of both games: the weights that are shipped, and what they say."""

import hashlib
import subprocess
import sys
from fractions import Fraction
from random import Random
from statistics import correlation

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.paths import data_dir
from bot.players import GONGZHU, HEARTS, PlayerView
from bot.players.advisor import lead_over_others
from bot.players.cardset import HEARTS as HEART_CARDS
from bot.players.cardset import each
from bot.players.gongzhu import learnt as of_gongzhu
from bot.players.gongzhu.situation import COUNTING
from bot.players.gongzhu.situation import scores_of as scores_in_gongzhu
from bot.players.hearts import learnt as of_hearts
from bot.players.hearts.situation import QUEEN
from bot.players.hearts.situation import scores_of as scores_in_hearts
from bot.players.network import SIZE, Network
from bot.players.situation import play_out
from bot.rules import gongzhu
from tests.players.played_hands import seeds

FOLDER = data_dir() / "players"
SHA256 = {
    "gongzhu": "91cb04f6aed227b9763555fcb3421a1e40850e44dd57a5c130eef6633717be52",
    "hearts": "92dce325bdc832db447f52e731b6003c80461c457711e9866a4682b8aad5b3af",
}
GAMES = {
    "gongzhu": (GONGZHU, of_gongzhu.shipped, COUNTING, 100),
    "hearts": (HEARTS, of_hearts.shipped, HEART_CARDS | QUEEN, 8),
}
UNITS, FACTS = 128, 772


# The weights that are shipped


@pytest.mark.parametrize("game", SHA256)
def test_the_weights_are_those_that_were_measured(game):
    data = (FOLDER / f"{game}.weights").read_bytes()
    assert len(data) == SIZE < 200_000
    assert hashlib.sha256(data).hexdigest() == SHA256[game]


def test_the_weights_have_a_licence():
    assert "MIT" in (FOLDER / "LICENSE").read_text(encoding="utf-8")
    assert {path.stem for path in FOLDER.glob("*.weights")} == set(SHA256)


@pytest.mark.parametrize("data", [b"", bytes(SIZE - 1), bytes(SIZE + 2)])
def test_weights_of_another_size_are_refused(data):
    with pytest.raises(ValueError, match="bytes of weights are needed"):
        Network(data, COUNTING, 100)


@pytest.mark.parametrize("game", SHA256)
def test_they_are_only_read_when_they_are_needed(game):
    program = f"import bot.players; from bot.players.{game} import learnt; print(learnt.shipped.cache_info())"
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert "currsize=0" in done.stdout


# What they say


def dealt(game, rng):
    """Return a hand before its first card, where any cards may be exposed or passed, and what is exposed."""
    deck = [1 << place for place in range(52)]
    rng.shuffle(deck)
    deal = [sum(deck[13 * seat : 13 * seat + 13]) for seat in range(4)]
    view = PlayerView(game, game.rules.Options(), 0, (), number=rng.randint(1, 4))
    if game is HEARTS:
        prepared = [sum(rng.sample(list(each(cards)), 3)) if view.number % 4 else 0 for cards in deal]
        return game.advisor.begin(view, deal, prepared), 0
    optional = game.advisor.optional
    exposed = [sum(card for card in each(cards & optional) if rng.random() < 0.3) for cards in deal]
    return game.advisor.begin(view, deal, exposed), sum(exposed)


def play(situation, cards, rng):
    """Play so many cards by chance."""
    for _ in range(cards):
        situation.look(situation.hands[situation.seat])
        situation.play(rng.choice(list(each(situation.legal))))


def facts_of(s, exposed, counting):
    """Return the numbers of the facts that are true of a position, as the network's docstring has them."""
    seats = [(s.seat + after) % 4 for after in range(4)]
    held, taken = ([sets[seat] for seat in seats] for sets in (s.hands, s.taken))
    found = []
    for card in range(52):
        suit, bit = card // 13, 1 << card
        for after in range(4):
            if held[after] & bit:
                higher = sum(
                    any(cards >> other & 1 for cards in held) for other in range(card + 1, 13 * suit + 13)
                )
                found += [card * 8 + after, 416 + (suit * 13 + higher) * 4 + after]
            if taken[after] & bit & counting:
                found.append(card * 8 + 4 + after)
            if exposed & bit and (held[after] | taken[after]) & bit:
                place = {10: 0, 25: 1, 35: 2, 47: 3}[card]
                found.append(624 + place * 9 + (0 if held[after] & bit else 4) + after)
    for suit in range(4):
        for after in range(4):
            number = sum(held[after] >> card & 1 for card in range(13 * suit, 13 * suit + 13))
            found.append(660 + (suit * 4 + after) * 7 + min(number, 6))
    return found


def plainly(name, data, s, exposed):
    """Return by how much each seat is expected to be ahead, unit by unit, from nothing but the bytes."""
    _, _, counting, points = GAMES[name]
    numbers = [data[place] + 256 * data[place + 1] - 32768 for place in range(0, len(data), 2)]
    rows = [numbers[place * UNITS : place * UNITS + UNITS] for place in range(FACTS + 1)]
    out, heights = numbers[(FACTS + 1) * UNITS : -4], numbers[-4:]
    facts = facts_of(s, exposed, counting)
    units = [max(0, rows[FACTS][unit] + sum(rows[fact][unit] for fact in facts)) for unit in range(UNITS)]
    scores = [
        Fraction(heights[place], 4096)
        + sum(Fraction(unit * out[place * UNITS + at], 512 * 4096) for at, unit in enumerate(units))
        for place in range(4)
    ]
    stakes = points * 2 ** exposed.bit_count()
    return [
        float(stakes * (4 * scores[after] - sum(scores)) / 3)
        for after in ((seat - s.seat) % 4 for seat in range(4))
    ]


@pytest.mark.parametrize("name", GAMES)
@given(seed=seeds, tricks=st.integers(0, 12))
def test_the_network_says_what_its_weights_say_one_by_one(name, seed, tricks):
    rng = Random(seed)
    game, shipped, _, _ = GAMES[name]
    situation, exposed = dealt(game, rng)
    play(situation, 4 * tricks, rng)
    said = [shipped().worth(seat, exposed, situation) for seat in range(4)]
    assert said == plainly(name, (FOLDER / f"{name}.weights").read_bytes(), situation, exposed)


@pytest.mark.parametrize("name", GAMES)
@given(seed=seeds, tricks=st.integers(0, 12), some=st.binary(min_size=1, max_size=64))
def test_other_weights_are_added_up_as_exactly(name, seed, tricks, some):
    rng = Random(seed)
    game, _, counting, points = GAMES[name]
    situation, exposed = dealt(game, rng)
    play(situation, 4 * tricks, rng)
    # Weights of the first layer up to 2^8, so that no lane overflows, and any in the second.
    first = bytes(part for byte in Random(some).randbytes((FACTS + 1) * UNITS) for part in (byte, 0x80))
    data = first + Random(some).randbytes(SIZE - len(first))
    network = Network(data, counting, points)
    said = [network.worth(seat, exposed, situation) for seat in range(4)]
    assert said == plainly(name, data, situation, exposed)


@pytest.mark.parametrize("name", GAMES)
def test_it_knows_who_will_be_ahead(name):
    game, shipped, _, _ = GAMES[name]
    rng, advice = Random(7), game.advisor.advice_for(game.rules.Options())
    said, came = [], []
    for number in range(150):
        (situation, exposed), seat = dealt(game, rng), number % 4
        for _ in range(20):
            legal = situation.look(situation.hands[situation.seat])
            situation.play(advice.decide(situation) if legal & (legal - 1) else legal)
        stakes = 2 ** exposed.bit_count()
        said.append(shipped().worth(seat, exposed, situation) / stakes)
        play_out(situation, advice.decide)
        if game is HEARTS:
            came.append(-lead_over_others(scores_in_hearts(situation.taken, situation.counting), seat))
        else:
            scores = scores_in_gongzhu(situation.taken, exposed, gongzhu.Options())
            came.append(lead_over_others(scores, seat) / stakes)
    assert correlation(said, came) > 0.5
