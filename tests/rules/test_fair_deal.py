"""The shuffle that anyone can check: its scheme never changes, and nobody can bend it."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import fair_deal
from bot.rules.cards import build_deck, format_cards
from bot.rules.errors import RuleError
from bot.rules.fair_deal import (
    CHAIN_ROUNDS,
    MAX_PART,
    SCHEME,
    SEED_BYTES,
    commitment_to,
    read_word,
    seed_of,
    shuffled,
)

ROOT = bytes(range(32))
SEEDS = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)
WORDS = st.text(alphabet="abcxyzäß牛 019.,!?'-_", min_size=1, max_size=MAX_PART).filter(
    lambda word: word == word.strip()
)
PARTS = st.lists(WORDS, max_size=20)
ROUNDS = st.integers(1, CHAIN_ROUNDS)


def naive_shuffle(deck, seed, parts, number):
    """Fisher–Yates with the numbers of as many blocks as a deck can ever need, all made beforehand."""
    pool = b"".join(
        hmac.new(seed, "|".join([*parts, f"{number}", f"{counter}"]).encode(), hashlib.sha256).digest()
        for counter in range(len(deck) // 4 + 1)
    )
    numbers = [int(pool[place : place + 4].hex(), 16) for place in range(0, len(pool), 4)]
    cards = list(deck)
    for limit in range(len(cards), 1, -1):
        while numbers[0] >= (2**32 // limit) * limit:
            numbers.pop(0)
        chosen = numbers.pop(0) % limit
        cards[limit - 1], cards[chosen] = cards[chosen], cards[limit - 1]
    return cards


def test_scheme_1_shuffles_as_when_it_was_published():
    deck = shuffled(build_deck(), seed_of(ROOT, 1), ["1210000000000000007", "cut the deck"], 1)
    assert SCHEME == 1
    assert format_cards(deck[:15]) == "5S 7C 5D AD QC 8C 7D 7S 2H 2S KD 6C JS 7H 10S"


@pytest.mark.parametrize("packs", [1, 2, 3])
@given(SEEDS, PARTS, ROUNDS)
def test_every_shuffle_is_what_the_naive_one_makes(packs, seed, parts, number):
    deck = build_deck(packs)
    assert shuffled(deck, seed, parts, number) == naive_shuffle(deck, seed, parts, number)


@given(SEEDS, PARTS, ROUNDS, st.integers(0, 120))
def test_a_shuffle_loses_no_card_and_adds_none(seed, parts, number, size):
    assert sorted(shuffled(range(size), seed, parts, number)) == list(range(size))


@given(SEEDS, PARTS, ROUNDS)
def test_a_shuffle_leaves_its_argument_alone(seed, parts, number):
    deck = list(build_deck())
    shuffled(deck, seed, parts, number)
    assert deck == list(build_deck())


@given(SEEDS, PARTS, ROUNDS, st.data())
def test_whatever_changes_changes_the_deck(seed, parts, number, data):
    deck = build_deck()
    before = shuffled(deck, seed, parts, number)
    place = data.draw(st.integers(0, len(parts)))
    bit = data.draw(st.integers(0, 8 * SEED_BYTES - 1))
    other_seed = (int.from_bytes(seed, "big") ^ 1 << bit).to_bytes(SEED_BYTES, "big")
    assert shuffled(deck, other_seed, parts, number) != before
    assert shuffled(deck, seed, parts, number % CHAIN_ROUNDS + 1) != before
    assert shuffled(deck, seed, [*parts[:place], "mine", *parts[place:]], number) != before
    for changed in ([*parts[:place], *parts[place + 1 :]], [part + "x" for part in parts]):
        assert changed == parts or shuffled(deck, seed, changed, number) != before


@given(SEEDS, st.lists(WORDS, min_size=2, max_size=6, unique=True))
def test_the_order_of_the_seats_counts(seed, parts):
    deck = build_deck()
    assert shuffled(deck, seed, parts, 1) != shuffled(deck, seed, parts[::-1], 1)


@pytest.mark.parametrize(
    ("parts", "others"),
    [(["ab", "c"], ["a", "bc"]), (["ab"], ["a", "b"]), (["1"], []), ([], ["0"]), (["a", "1"], ["a"])],
)
def test_parts_are_never_taken_for_others(parts, others):
    deck = build_deck()
    assert shuffled(deck, ROOT, parts, 1) != shuffled(deck, ROOT, others, 1)


def test_every_card_comes_to_every_place_equally_often():
    times = 5200
    counts = Counter(
        (place, card)
        for number in range(times)
        for place, card in enumerate(shuffled(range(52), ROOT, ["ann", str(number)], 1))
    )
    even = times / 52
    chi_square = sum((counts[place, card] - even) ** 2 / even for place in range(52) for card in range(52))
    # 51 × 51 degrees of freedom: mean 2601, standard deviation 72. The seed is fixed, so this is one number.
    assert 2601 - 4 * 72 < chi_square < 2601 + 4 * 72


def test_a_number_that_would_favour_some_is_passed_over():
    # 2**32 leaves 48 to 52: the last 48 numbers would make the places 0 to 47 likelier.
    assert fair_deal._below(52, iter([2**32 - 1, 2**32 - 48, 2**32 - 49])) == (2**32 - 49) % 52
    assert fair_deal._below(52, iter([7])) == 7
    assert fair_deal._below(2, iter([2**32 - 1])) == 1


@given(SEEDS, st.integers(CHAIN_ROUNDS - 20, CHAIN_ROUNDS))
def test_a_published_seed_is_the_commitment_to_the_next(root, number):
    assert commitment_to(seed_of(root, number)) == seed_of(root, number - 1)


def test_the_chain_begins_with_the_first_commitment_and_ends_with_the_root():
    assert seed_of(ROOT, 0) == commitment_to(seed_of(ROOT, 1))
    assert seed_of(ROOT, CHAIN_ROUNDS) == ROOT
    assert len({seed_of(ROOT, number) for number in range(CHAIN_ROUNDS - 50, CHAIN_ROUNDS + 1)}) == 51


def test_every_seed_is_the_hash_of_the_one_after_it():
    seed = ROOT
    for number in range(CHAIN_ROUNDS, -1, -1):
        assert seed_of(ROOT, number) == seed
        seed = hashlib.sha256(seed).digest()


def test_a_chain_can_be_used_up():
    with pytest.raises(RuleError) as caught:
        seed_of(ROOT, CHAIN_ROUNDS + 1)
    assert (caught.value.code, caught.value.params) == ("chain-used-up", {"rounds": CHAIN_ROUNDS})


@pytest.mark.parametrize(
    ("word", "part"),
    [
        ("cut the deck", "cut the deck"),
        ("  lucky 8  ", "lucky 8"),
        ("cafe\u0301", "caf\u00e9"),
        ("牛牛", "牛牛"),
        ("Don't, or do!? I-am_here.", "Don't, or do!? I-am_here."),
        ("x" * MAX_PART, "x" * MAX_PART),
        (" " + "x" * MAX_PART, "x" * MAX_PART),
        ("é" * MAX_PART, "é" * MAX_PART),
        ("e\u0301" * (MAX_PART // 2), "é" * (MAX_PART // 2)),
        ("1210000000000000007", "1210000000000000007"),
    ],
)
def test_a_word_of_ones_own(word, part):
    assert read_word(word) == part
    assert read_word(part) == part


@pytest.mark.parametrize(
    "word",
    [
        "",
        "   ",
        "a|b",
        "|",
        "a\nb",
        "a\tb",
        "a\x00b",
        "<@1>",
        "`x`",
        "a/b",
        '"',
        "x" * (MAX_PART + 1),
        "e\u0301" * (MAX_PART // 2) + "x",
        # What NFC makes of each of these are two signs.
        "\u0958" * (MAX_PART // 2 + 1),
        "\ud800",
        "🂡",
    ],
)
def test_a_word_that_will_not_do(word):
    with pytest.raises(RuleError) as caught:
        read_word(word)
    assert caught.value.code == "cut-word-invalid"
    assert caught.value.params["longest"] == MAX_PART


@given(st.text(max_size=60))
def test_any_text_is_a_part_or_refused(text):
    try:
        part = read_word(text)
    except RuleError:
        return
    assert read_word(part) == part
    assert 1 <= len(part) <= MAX_PART
    assert "|" not in part
    assert len(part.splitlines()) == 1
