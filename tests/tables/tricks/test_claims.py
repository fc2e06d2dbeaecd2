"""Claiming the rest of a hand: ordinary legal cards, one score, and nothing that hidden cards decide."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.players import HEARTS, TrickGame, sure_leads
from bot.rules.errors import RuleError
from bot.rules.tricks import SEATS
from bot.tables.tricks import ClaimRest, Phase, PlayCard, TrickTable
from bot.tables.tricks.events import CardPlayed, HandScored
from tests.support.tables import ANN, BEN, CAT, OPENER
from tests.support.tiers import examples
from tests.support.tricks.claims import with_other_hands
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import Dealt, TrickPlay, next_step, started

# High cards of every suit, so that there is something to claim before long.
HIGH = "AS KS QS AH KH QH JH AD KD QD AC KC QC"
PEOPLE = (OPENER, ANN, BEN, CAT)
everybody = pytest.mark.parametrize("game", TRICK_GAMES)


def claims(game: TrickGame, hands: int) -> Iterator[tuple[TrickPlay, int]]:
    """Yield tables of hands that chance plays, at their first sure claim, each with the claimer's seat."""
    for seed in range(hands):
        rng = Random(seed)
        play = started(ANN, BEN, CAT, game=game, chance=Dealt(HIGH)).until(Phase.PLAYING)
        while play.table.phase is Phase.PLAYING:
            [seat] = play.table.waited_for
            if sure_leads(play.table.view_of(seat)):
                yield play, seat
                break
            play = play.after(next_step(play.table, rng.choice))


@everybody
def test_a_claim_is_what_clicks_on_each_card_would_have_been(game):
    [(play, seat), *_] = claims(game, 3)
    happened = play.events(ClaimRest(PEOPLE[seat], round=play.table.round))
    played = [event for event in happened if isinstance(event, CardPlayed)]
    assert len(played) == 52 - play.table.plays
    assert [type(event) for event in happened[len(played) :]] == [HandScored]
    clicked = play
    for event in played:
        clicked = clicked.after(PlayCard(PEOPLE[event.seat], event.card))
    assert clicked.table == play.after(ClaimRest(PEOPLE[seat])).table


@everybody
def test_every_trick_goes_to_the_claimer_and_no_other_hands_or_defence_change_the_score(game):
    found = list(claims(game, 3 + examples(20)))
    assert found
    for play, seat in found:
        rng, tricks = Random(seat), len(play.hand.play.finished)
        after = play.after(ClaimRest(PEOPLE[seat]))
        assert set(after.hand.play.winners[tricks:]) == {seat}
        for _ in range(4):
            leads = [*sure_leads(play.table.view_of(seat))]
            other = replace(play, table=with_other_hands(play.table, seat, rng))
            while other.table.phase is Phase.PLAYING:
                [mover] = other.table.waited_for
                legal = other.table.rules.legal_plays(other.table.hand)
                card = leads.pop(0) if mover == seat else rng.choice(legal)
                other = other.after(PlayCard(PEOPLE[mover], card))
            assert other.table.scores == after.table.scores


@everybody
def test_hidden_cards_make_no_claim_possible_or_impossible(game):
    play, rng = started(ANN, BEN, CAT, game=game, chance=Dealt(HIGH)).until(Phase.PLAYING), Random(1)
    answers = set()
    while play.table.phase is Phase.PLAYING:
        [seat] = play.table.waited_for
        others = [with_other_hands(play.table, seat, rng) for _ in range(3)]
        [possible] = {_may_claim(play, table, seat) for table in (play.table, *others)}
        answers.add(possible)
        play = play.after(next_step(play.table, lambda legal: legal[-1]))
    assert answers == {True, False}


def _may_claim(play: TrickPlay, table: TrickTable, seat: int) -> bool:
    try:
        return bool(replace(play, table=table).events(ClaimRest(PEOPLE[seat])))
    except RuleError:
        return False


def test_nobody_claims_out_of_turn_or_what_another_may():
    play, seat = next(claims(HEARTS, 5))
    for other in range(SEATS):
        if other != seat:
            with pytest.raises(RuleError, match="claim uncertain"):
                play.after(ClaimRest(PEOPLE[other]))
    with pytest.raises(RuleError, match="hand over"):
        play.after(ClaimRest(PEOPLE[seat], round=play.table.round + 1))


def test_a_second_click_claims_nothing():
    play, seat = next(claims(HEARTS, 5))
    with pytest.raises(RuleError, match="no cards now"):
        play.after(ClaimRest(PEOPLE[seat])).after(ClaimRest(PEOPLE[seat]))
