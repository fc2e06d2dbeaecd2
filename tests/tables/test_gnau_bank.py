"""Who deals: the bank under each policy, and how it moves from person to person."""

import pytest

from bot.rules.errors import RuleError
from bot.tables.commands import Actor, Leave
from bot.tables.events import PlayerJoined, PlayerLeft
from bot.tables.gnau import MAX_PLAYERS, Deal, DealerPolicy, PassBank, Phase, Reveal, TakeBank
from bot.tables.gnau.events import BankMoved
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CAT,
    CROWD,
    DEALER,
    OPENER,
    STRANGER,
    GnauPlay,
    Stacked,
    join,
    lobby,
    part_of,
)

NAMES = {"ann": ANN, "ben": BEN, "cat": CAT, "opener": OPENER, "bot": None}

OX_7, OX_6, OX_3 = "10C JS QS 2H 5H", "10S 10H 10D 2S 4S", "JH QH KH 2D AD"
OX_7_TOO, NO_OX, NO_OX_TOO = "KS KC KD 2C 5D", "4H 4C 3C 8C 5C", "4S 4D 3D 8D 5D"

# What happens at a table, and who deals from then on. Of two players the first one gains, the other loses.
# Who deals after bids is told elsewhere.
STORIES = {
    DealerPolicy.HOUSE: """
        join ann: bot, join ben: bot, round: bot, round: bot, leave ann: bot, round: bot""",
    DealerPolicy.OPENER: """
        join ann: opener, round: opener, join ben: opener, round: opener, leave ann: opener, round: opener,
        pass opener: bot, round: bot, take opener: opener, round: opener, leave opener: bot, round: bot,
        join opener: bot, take ben: ben, leave ben: bot, take opener: opener""",
    DealerPolicy.ROTATE: """
        join ann: ann, join ben: ann, join cat: ann, round: ben, round: cat, round: ann, round: ben,
        pass ben: cat, pass cat: ann, leave ann: ben, round: cat, join ann: cat, round: ann,
        leave ben: ann, round: cat, leave ann: cat, leave cat: bot, join ben: ben, join cat: ben""",
    DealerPolicy.WINNER: """
        join ann: ann, join ben: ann, join cat: ann, round: ben, round: ann, pass ann: ben, round: ann,
        leave ann: ben, round: cat, round: ben, join ann: ben, round: cat, leave ben: cat, leave cat: ann,
        leave ann: bot, join cat: cat""",
    DealerPolicy.ANYONE: """
        join ann: bot, round: bot, take ben: ben, round: ben, round: ben, pass ben: bot, round: bot,
        take ann: ann, round: ann, leave ann: bot, take cat: cat, leave cat: bot, round: bot""",
}


def steps(story):
    """Return the steps of a story: what happens, to whom, and who deals then."""
    for step in story.split(","):
        happens, dealer = step.split(":")
        what, *who = happens.split()
        yield what, *(NAMES[name] for name in who), NAMES[dealer.strip()]


def carry_out(play, what, *who):
    if what == "round":
        by_host = Actor(play.table.opener_id)
        return play.after(Deal(by_host), Reveal(by_host))
    (user_id,) = who
    commands = {
        "join": join(user_id),
        "leave": Leave(user_id),
        "pass": PassBank(user_id),
        "take": TakeBank(user_id, part_of(user_id)),
    }
    return play.after(commands[what])


@pytest.mark.parametrize("policy", STORIES)
def test_who_deals_in_each_round(policy):
    play = lobby(dealer=policy, chance=Stacked(f"{OX_6} {OX_7} {OX_3}"))
    for number, (*happening, dealer_id) in enumerate(steps(STORIES[policy])):
        dealt_before, rounds = play.table.banker_id, play.table.round
        play = carry_out(play, *happening)
        assert (number, play.table.banker_id) == (number, dealer_id)
        assert dealer_id is None or dealer_id in play.table.seats
        if play.table.round > rounds:
            assert play.table.hands.dealer_id == dealt_before


def test_an_opener_who_deals_is_seated_from_the_beginning():
    table = lobby(dealer=DealerPolicy.OPENER).table
    assert (table.seats, table.banker_id, table.parts) == ((OPENER,), OPENER, {OPENER: part_of(OPENER)})


@pytest.mark.parametrize("policy", [policy for policy in DealerPolicy if policy is not DealerPolicy.OPENER])
def test_under_any_other_policy_a_new_table_is_empty(policy):
    table = lobby(dealer=policy).table
    assert (table.seats, table.banker_id, table.parts) == ((), None, {})


# The biggest winner


@pytest.mark.parametrize(
    ("hands", "dealers"),
    [
        pytest.param([OX_6, OX_7, OX_3], (ANN, BEN), id="a player wins most"),
        pytest.param([OX_6, OX_3, NO_OX, OX_7], (ANN, ANN), id="the dealer wins as much as a player"),
        pytest.param([OX_6, OX_3, NO_OX], (ANN, ANN), id="the dealer wins most"),
        pytest.param([OX_6, OX_3, OX_7, OX_7_TOO], (ANN, CAT), id="two players win as much"),
        pytest.param([NO_OX, NO_OX_TOO], (ANN, ANN), id="nobody wins"),
    ],
)
def test_the_biggest_winner_deals_next(hands, dealers):
    seats = (ANN, BEN, CAT, STRANGER)[: len(hands)]
    play = lobby(*seats, dealer=DealerPolicy.WINNER, chance=Stacked(" ".join(hands)))
    after = play.after(Deal(BY_OPENER), Reveal(BY_OPENER))
    assert (play.table.banker_id, after.table.banker_id) == dealers


def test_between_equal_winners_the_nearest_to_the_dealers_left_deals():
    play = lobby(ANN, BEN, CAT, dealer=DealerPolicy.WINNER, chance=Stacked(f"{OX_3} {OX_7} {OX_6}"))
    after = play.after(PassBank(ANN), Deal(BY_OPENER), Reveal(BY_OPENER))
    assert after.table.deltas() == {ANN: 1, CAT: 1, BEN: -2}
    assert after.table.banker_id == CAT


# Taking and passing it


def test_who_takes_the_bank_gets_a_seat_with_it():
    play = lobby(ANN, dealer=DealerPolicy.ANYONE)
    taken = TakeBank(BEN, "1200")
    assert play.events(taken) == (PlayerJoined(BEN, "1200"), BankMoved(BEN))
    assert play.after(taken).table.seats == (ANN, BEN)
    assert play.after(taken).table.players == (ANN,)


def test_a_player_who_takes_the_bank_keeps_the_seat_and_the_part():
    play = lobby(ANN, BEN, dealer=DealerPolicy.ANYONE)
    assert play.events(TakeBank(ANN, "1200")) == (BankMoved(ANN),)
    table = play.after(TakeBank(ANN, "1200")).table
    assert (table.seats, table.players, table.parts[ANN]) == ((ANN, BEN), (BEN,), part_of(ANN))


def test_who_passes_the_bank_to_the_bot_is_a_player_again():
    play = lobby(ANN, dealer_id=DEALER)
    assert play.events(PassBank(DEALER)) == (BankMoved(None),)
    assert play.after(PassBank(DEALER)).table.players == (DEALER, ANN)


def test_a_dealer_who_leaves_passes_the_bank_first():
    assert lobby(ANN, dealer_id=DEALER).events(Leave(DEALER)) == (BankMoved(None), PlayerLeft(DEALER))
    rotating = lobby(ANN, BEN, dealer=DealerPolicy.ROTATE)
    assert rotating.events(Leave(ANN)) == (BankMoved(BEN), PlayerLeft(ANN))


OPENERS, ANYONES = lobby(ANN, dealer=DealerPolicy.OPENER), lobby(ANN, dealer=DealerPolicy.ANYONE)


@pytest.mark.parametrize(
    ("play", "command", "code"),
    [
        (lobby(ANN), TakeBank(ANN, "1"), "bank-not-to-take"),
        (lobby(ANN), TakeBank(OPENER, "1"), "bank-not-to-take"),
        (lobby(dealer=DealerPolicy.ROTATE), TakeBank(ANN, "1"), "bank-not-to-take"),
        (lobby(ANN, BEN, dealer=DealerPolicy.ROTATE), TakeBank(BEN, "1"), "bank-not-to-take"),
        (lobby(ANN, BEN, dealer=DealerPolicy.WINNER), TakeBank(BEN, "1"), "bank-not-to-take"),
        (OPENERS, TakeBank(ANN, "1"), "bank-not-to-take"),
        (OPENERS.after(PassBank(OPENER)), TakeBank(ANN, "1"), "bank-not-to-take"),
        (OPENERS, TakeBank(OPENER, "1"), "already-dealing"),
        (ANYONES.after(TakeBank(ANN, "1")), TakeBank(ANN, "1"), "already-dealing"),
        (ANYONES.after(TakeBank(ANN, "1")), TakeBank(BEN, "1"), "bank-taken"),
        (ANYONES.after(Deal(BY_OPENER)), TakeBank(ANN, "1"), "cards-are-out"),
        (ANYONES, PassBank(ANN), "bank-not-yours"),
        (OPENERS, PassBank(ANN), "bank-not-yours"),
        (lobby(ANN), PassBank(STRANGER), "bank-not-yours"),
        (OPENERS.after(Deal(BY_OPENER)), PassBank(OPENER), "cards-are-out"),
        (OPENERS.after(Deal(BY_OPENER)), Leave(OPENER), "cards-are-out"),
        (lobby(ANN, dealer=DealerPolicy.ROTATE), PassBank(ANN), "nobody-to-pass-to"),
        (lobby(ANN, dealer=DealerPolicy.WINNER), PassBank(ANN), "nobody-to-pass-to"),
        (lobby(ANN, dealer=DealerPolicy.ROTATE), Deal(BY_OPENER), "dealer-without-players"),
    ],
)
def test_what_is_not_possible_with_the_bank(play: GnauPlay, command, code):
    assert play.refusal(command) == code


def test_who_finds_the_bank_taken_hears_who_has_it():
    with pytest.raises(RuleError) as refused:
        lobby(ANN, dealer_id=DEALER).events(TakeBank(ANN, "1"))
    assert refused.value.params == {"dealer": f"<@{DEALER}>"}


# At a full table


@pytest.mark.parametrize(("players", "stays"), [(MAX_PLAYERS, False), (MAX_PLAYERS - 1, True)])
def test_a_dealer_who_passes_to_the_bot_stays_where_there_is_a_place(players, stays):
    play = lobby(*CROWD[:players], dealer_id=DEALER).after(PassBank(DEALER))
    assert (DEALER in play.table.seats, len(play.table.players)) == (stays, MAX_PLAYERS)
    assert play.table.parts.keys() == set(play.table.seats)
    assert play.after(Deal(BY_OPENER)).table.phase is Phase.DEALT


def test_at_a_full_table_a_dealer_who_passes_to_the_bot_is_told_to_leave():
    play = lobby(*CROWD[:MAX_PLAYERS], dealer_id=DEALER)
    assert play.events(PassBank(DEALER)) == (BankMoved(None), PlayerLeft(DEALER))


def test_the_bank_of_a_full_table_can_be_taken_by_a_player_and_by_a_twentieth():
    full = lobby(*CROWD[:MAX_PLAYERS], dealer=DealerPolicy.ANYONE)
    for person, players in ((CROWD[4], 18), (STRANGER, 19)):
        assert len(full.after(TakeBank(person, "1")).table.players) == players


def test_twenty_take_turns_at_dealing():
    play = lobby(*CROWD[:20], dealer=DealerPolicy.ROTATE)
    assert play.refusal(join(STRANGER)) == "table-full"
    for dealer_id in CROWD[:20]:
        assert play.table.banker_id == dealer_id
        play = play.after(Deal(BY_OPENER), Reveal(BY_OPENER))
        assert len(play.table.players) == MAX_PLAYERS
    assert play.after(PassBank(CROWD[0])).table.seats == CROWD[:20]
