"""Deals that anyone can check: what is published before and after, and what nobody can learn too early."""

import hashlib
import json
import re
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.rules import fair_deal
from bot.rules.cards import build_deck, packs_for
from bot.tables.commands import Close, CutDeck, Leave, Wake
from bot.tables.events import Cause
from bot.tables.gnau import Deal, DealerPolicy, PassBank, Phase, Reveal, RoundRevealed, SplitMode, TakeBank
from bot.tables.gnau.kept_round import KeptRound, expanded
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CAT,
    CROWD,
    DEALER,
    MACHINE,
    REVEAL_S,
    GnauPlay,
    Seeded,
    in_phase,
    join,
    lobby,
    part_of,
    stored,
)


def sha256(seed):
    return hashlib.sha256(seed).digest()


def latest(play):
    """Return the hands of the latest round."""
    assert play.table.hands is not None
    return play.table.hands


def dealt(play):
    """Return the hands of the next round."""
    return latest(play.after(Deal(BY_OPENER)))


# The lock and the key


def test_what_is_shown_before_anybody_joins_binds_the_first_seed():
    opened = lobby()
    assert opened.table.commitment == sha256(dealt(opened.after(join(ANN))).seed)


def test_nothing_that_people_do_changes_the_lock():
    opened = lobby(dealer=DealerPolicy.ANYONE)
    commands = (join(ANN), join(BEN), CutDeck(ANN, "a word"), TakeBank(CAT, "1"), PassBank(CAT), Leave(BEN))
    for play in (opened, *(opened.after(*commands[: count + 1]) for count in range(len(commands)))):
        assert (play.table.commitment, play.table.seed_root) == (
            opened.table.commitment,
            opened.table.seed_root,
        )


def test_the_seed_of_a_round_is_the_lock_of_the_next():
    play, seeds = lobby(ANN, BEN), [lobby(ANN, BEN).table.commitment]
    for _ in range(5):
        play = play.after(Deal(BY_OPENER), Reveal(BY_OPENER))
        seeds.append(latest(play).seed)
        assert play.table.commitment == seeds[-1]
    assert all(sha256(later) == earlier for earlier, later in pairwise(seeds))


def test_a_table_that_closes_can_publish_the_seed_it_never_used():
    closed = lobby(ANN).after(Close(BY_OPENER)).table
    assert sha256(closed.next_seed) == closed.commitment


def test_every_table_has_a_root_of_its_own():
    chance = Seeded(3)
    one, other = lobby(chance=chance).table, lobby(chance=chance).table
    assert len(one.seed_root) == fair_deal.SEED_BYTES
    assert one.seed_root != other.seed_root


# Everybody's part


@pytest.mark.parametrize(
    ("play", "people"),
    [
        (lobby(CAT, ANN, BEN), (CAT, ANN, BEN)),
        (lobby(ANN, BEN, dealer_id=DEALER), (DEALER, ANN, BEN)),
        (lobby(ANN, BEN, dealer=DealerPolicy.ANYONE).after(TakeBank(CAT, part_of(CAT))), (CAT, ANN, BEN)),
        (lobby(ANN, BEN, CAT, dealer=DealerPolicy.ROTATE).after(PassBank(ANN)), (BEN, ANN, CAT)),
        (lobby(ANN, BEN, CAT).after(Leave(ANN), join(ANN)), (BEN, CAT, ANN)),
    ],
)
def test_the_parts_come_in_the_order_of_the_seats_and_the_dealers_first(play, people):
    hands = dealt(play)
    assert hands.people == people
    assert hands.parts == tuple(map(part_of, people))


@pytest.mark.parametrize("dealer_id", [None, DEALER])
@pytest.mark.parametrize("players", [1, 2, 9, 10, 19])
def test_a_deal_follows_from_what_is_published(players, dealer_id):
    play = lobby(*CROWD[:players], dealer_id=dealer_id).after(CutDeck(CROWD[0], "kopi"))
    for number in (1, 2, 3):
        play = play.after(Deal(BY_OPENER), Reveal(BY_OPENER))
        hands = latest(play)
        deck = fair_deal.shuffled(build_deck(packs_for(players + 1)), hands.seed, hands.parts, number)
        five = [tuple(deck[start : start + 5]) for start in range(0, 5 * (players + 1), 5)]
        assert [hands.dealer, *hands.players.values()] == five
        assert (hands.scheme, play.table.round) == (fair_deal.SCHEME, number) == (1, number)


# Cutting the deck


def test_a_word_takes_the_place_of_the_click():
    play = lobby(ANN, BEN, dealer_id=DEALER).after(CutDeck(BEN, "kopi o"))
    assert dealt(play).parts == (part_of(DEALER), part_of(ANN), "kopi o")


def test_a_word_changes_the_cards():
    play = lobby(ANN, BEN)
    assert dealt(play.after(CutDeck(BEN, "kopi"))).dealer != dealt(play).dealer
    assert dealt(play.after(CutDeck(BEN, "kopi"))).dealer != dealt(play.after(CutDeck(ANN, "kopi"))).dealer


@pytest.mark.parametrize(
    ("word", "part"),
    [("kopi", "kopi"), ("  two words ", "two words"), ("u\u0308ber", "\u00fcber"), ("福", "福")],
)
def test_a_word_is_kept_in_one_form(word, part):
    assert lobby(ANN).after(CutDeck(ANN, word)).table.parts == {ANN: part}


@pytest.mark.parametrize("word", ["", "   ", "a|b", "a" * 41, "two\nlines", "\u202eabc", "<@5>"])
def test_what_is_no_word_is_refused(word):
    assert lobby(ANN).refusal(CutDeck(ANN, word)) == "cut-word-invalid"


def test_the_last_word_counts():
    assert lobby(ANN).after(CutDeck(ANN, "one"), CutDeck(ANN, "two")).table.parts == {ANN: "two"}


def test_a_word_lasts_until_one_leaves():
    play = lobby(ANN, BEN).after(CutDeck(ANN, "kopi"), Deal(BY_OPENER), Reveal(BY_OPENER))
    assert dealt(play).parts == ("kopi", part_of(BEN))
    assert play.after(Leave(ANN)).table.parts == {BEN: part_of(BEN)}
    assert dealt(play.after(Leave(ANN), join(ANN))).parts == (part_of(BEN), part_of(ANN))


# What stays secret


@pytest.mark.parametrize("split", SplitMode)
@pytest.mark.parametrize("policy", DealerPolicy)
def test_what_is_kept_of_a_round_gives_no_later_seed_away(policy, split):
    play = lobby(ANN, BEN, CAT, dealer=policy, split=split).after(CutDeck(ANN, "kopi"))
    for _ in range(2):
        play = play.after(Deal(BY_OPENER))
        while play.table.has_cards_out:
            play = play.later(REVEAL_S * 1000).after(Wake())
        settled = MACHINE.booking(stored(play.table), play.table, RoundRevealed(play.table.round, Cause.TIME))
        assert settled is not None
        assert settled.round is not None
        kept = expanded(KeptRound(settled.round.record, settled.round.snapshot))
        told = json.dumps(kept)
        # Of all that could be a seed or a root, only what is published by now.
        assert re.findall(r"[0-9a-f]{64}", told) == [latest(play).seed.hex()]
        assert kept.snapshot["seed_root"] == ""


def test_the_table_that_is_kept_of_a_round_knows_neither_root_nor_next_seed():
    play = in_phase(Phase.REVEALED)
    settled = MACHINE.booking(stored(play.table), play.table, RoundRevealed(1, Cause.ASKED))
    assert settled is not None
    assert settled.round is not None
    told = MACHINE.load(expanded(KeptRound(settled.round.record, settled.round.snapshot)).snapshot)
    assert told.seed_root == b""
    assert told.next_seed != play.table.next_seed


# The end of the chain


def at_round(number):
    """Return a table at which so many rounds have been played."""
    play = in_phase(Phase.REVEALED)
    return GnauPlay(replace(play.table, round=number, rounds_played=number))


def test_the_last_round_of_a_chain_is_dealt_from_the_root():
    play = at_round(fair_deal.CHAIN_ROUNDS - 1)
    assert dealt(play).seed == play.table.seed_root
    assert sha256(play.table.seed_root) == play.table.commitment


def test_a_table_whose_chain_is_used_up_deals_no_more_and_can_be_closed():
    play = at_round(fair_deal.CHAIN_ROUNDS)
    assert play.refusal(Deal(BY_OPENER)) == "chain-used-up"
    assert play.after(Leave(ANN), Close(BY_OPENER)).table.phase is Phase.CLOSED
