"""The guide's deal, checked from its words alone by a program that knows nothing of the project."""

import hashlib
import json

import pytest

from bot.rules.cards import build_deck, parse_cards
from bot.rules.deal_files import write_deal
from bot.rules.fair_deal import CHAIN_ROUNDS, MAX_PART, SCHEME, commitment_to, seed_of, shuffled
from bot.tables.games import check_deal
from tests.support.deals import INDEPENDENT_CHECK, deal_of, independently
from tests.support.tricks.hands import GONGZHU_NAME, HEARTS_NAME, trick_deal_of
from tests.test_guide import block_after, guide

PLAYERS = ("player 1", "player 2")


def example():
    """Return the example of the guide, value by name."""
    return {line[:12].strip(): line[12:] for line in block_after("deal-example", guide("deals")).splitlines()}


def as_deal(shown):
    parts = [{"who": who, "part": shown[f"part {number}"]} for number, who in enumerate(PLAYERS, start=1)]
    return json.dumps({"seed": shown["seed"], "round": int(shown["round"]), "parts": parts}).encode()


def test_the_example_is_what_the_other_program_computes():
    shown = example()
    answer = independently(as_deal(shown))
    assert (answer["commitment"], answer["message"], answer["hmac"]) == (
        shown["commitment"],
        shown["message"],
        shown["HMAC"],
    )
    cards = shown["deck"].split()
    assert len(cards) >= 15
    assert answer["deck"][: len(cards)] == cards
    assert answer["dealer"] == shown["dealer"].split()
    assert answer["players"] == {who: shown[who].split() for who in PLAYERS}


def test_the_first_number_of_the_example():
    shown = example()
    number = int(shown["HMAC"][:8], 16)
    assert int(shown["number"]) == number < 2**32 - 2**32 % 52
    assert int(shown["place"]) == number % 52


def test_the_chain_of_the_example_from_its_root_to_its_commitment():
    shown = example()
    seeds = [bytes.fromhex(shown["root"])]
    for _ in range(10_000):
        seeds.append(hashlib.sha256(seeds[-1]).digest())
    assert seeds[-3:] == [bytes.fromhex(shown[name]) for name in ("next seed", "seed", "commitment")]


def test_the_example_is_what_the_bot_deals():
    shown = example()
    seed = seed_of(bytes.fromhex(shown["root"]), int(shown["round"]))
    assert seed.hex() == shown["seed"]
    assert commitment_to(seed).hex() == shown["commitment"]
    deck = shuffled(build_deck(), seed, [shown["part 1"], shown["part 2"]], int(shown["round"]))
    hands = [parse_cards(shown[who]) for who in ("dealer", *PLAYERS)]
    assert [tuple(deck[start : start + 5]) for start in (0, 5, 10)] == hands


@pytest.mark.parametrize(("players", "dealer"), [(1, False), (2, True), (19, True), (19, False)])
def test_the_other_program_deals_what_a_deal_file_says(players, dealer):
    deal = deal_of(players=players, person_deals=dealer, number=17)
    written = write_deal(deal)
    answer = independently(written)
    assert answer["commitment"] == deal["commitment"]
    assert answer["dealer"] == deal["hand_record"]["dealer"]
    assert answer["players"] == deal["hand_record"]["players"]
    assert len(answer["deck"]) == 52 * deal["packs"]
    assert check_deal(written).is_true


@pytest.mark.parametrize("people", range(1, 5))
@pytest.mark.parametrize("game", [HEARTS_NAME, GONGZHU_NAME])
def test_the_other_program_deals_what_the_file_of_a_hand_says(game, people):
    seats = [str(10**18 - seat) if seat < people else None for seat in range(4)]
    deal = trick_deal_of(game, seats=seats, number=17)
    written = write_deal(deal)
    answer = independently(written)
    assert answer["commitment"] == deal["commitment"]
    assert answer["seats"] == deal["hand_record"]["deal"]
    assert len(answer["deck"]) == 52
    assert check_deal(written).is_true


def test_the_guide_names_the_limits_that_hold():
    section = guide("deals")
    assert f"scheme {SCHEME}" in section
    assert f"round {CHAIN_ROUNDS:,}" in section
    assert f"1 to\n{MAX_PART} letters" in section


def test_the_other_program_knows_nothing_of_the_project():
    program = INDEPENDENT_CHECK.read_text(encoding="utf-8")
    imports = [line for line in program.splitlines() if line.startswith(("import ", "from "))]
    assert imports == ["import hashlib", "import hmac", "import json", "import sys"]
