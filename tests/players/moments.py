"""A moment of a hand with all cards open: what a sentence about a card is checked by."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.rules import gongzhu
from bot.rules.cards import Card, Suit
from bot.rules.tricks import Cards, height

FACES = 10


def named(cards):
    return {str(card) for card in cards}


def costly_spades(options):
    return {"QS", "KS", "AS"} if options.black_maria else {"QS"}


@dataclass
class Moment:
    """A hand before a card is played.

    Args:
        hand: The whole hand.
        card: What is to be played.
        legal: What could be.
    """

    hand: Any
    card: Card
    legal: Cards

    def __post_init__(self):
        play = self.hand.play
        self.seat = self.hand.to_play
        self.table = [] if play.trick.is_full else list(play.trick.cards)
        self.led = self.table[0].suit if self.table else None
        self.full = [trick for trick in play.tricks if trick.is_full]
        self.held = list(self.hand.held[self.seat])
        self.others = {seat: list(cards) for seat, cards in enumerate(self.hand.held) if seat != self.seat}
        self.later = [(self.seat + step) % 4 for step in range(1, 4 - len(self.table))]
        self.high = height(self.card)

    @cached_property
    def out(self):
        """What the others hold of the card's suit."""
        return [card for cards in self.others.values() for card in cards if card.suit is self.card.suit]

    @cached_property
    def higher(self):
        return [card for card in self.out if height(card) > self.high]

    @cached_property
    def lower(self):
        return [card for card in self.out if height(card) < self.high]

    @cached_property
    def out_names(self):
        return named(card for cards in self.others.values() for card in cards)

    @cached_property
    def best(self):
        """The height that wins the trick so far."""
        return max((height(card) for card in self.table if card.suit is self.led), default=0)

    @property
    def leads(self):
        return not self.table

    @property
    def follows(self):
        return self.card.suit is self.led

    @property
    def throws(self):
        """Whether the suit led is not followed because it cannot be."""
        return bool(self.table) and all(card.suit is not self.led for card in self.held)

    def takes(self, card):
        """Whether nobody who is still to play could beat a card."""
        suit = self.led or card.suit
        if card.suit is not suit or height(card) < self.best:
            return False
        rivals = (other for seat in self.later for other in self.others[seat])
        return not any(rival.suit is suit and height(rival) > height(card) for rival in rivals)

    @property
    def loses(self):
        """Whether the card cannot take the trick, if everybody follows as they have to."""
        if self.leads:
            return bool(self.out) and not self.lower
        return not self.follows or self.high < self.best

    @property
    def may_be_beaten(self):
        """Whether somebody still to play holds a higher card of its suit."""
        return any(
            card.suit is self.card.suit and height(card) > self.high
            for seat in self.later
            for card in self.others[seat]
        )

    @property
    def own_suit(self):
        """The others of its suit in the hand."""
        return [card for card in self.held if card.suit is self.card.suit and card != self.card]

    @property
    def nobody_showed_out(self):
        for trick in [*self.full, self.hand.play.trick]:
            for card in trick.cards:
                is_void = trick.suit is self.card.suit and card.suit is not trick.suit
                if is_void and trick.seat_of(card) != self.seat:
                    return False
        return True

    def takers(self, counts):
        """Who has taken a card that counts, in full tricks."""
        return {trick.winner for trick in self.full if any(counts(card) for card in trick.cards)}

    @property
    def winning(self):
        """Who wins the trick so far."""
        return self.hand.play.trick.winner

    @property
    def partner_wins(self):
        """Whether the seat opposite wins the trick so far, in teams."""
        teams = self.hand.options.__class__ is gongzhu.Options and self.hand.options.teams
        return teams and bool(self.table) and self.winning == (self.seat + 2) % 4

    @property
    def side_takes(self):
        """Whether the partner wins the trick so far, and nobody who is still to play could change that."""
        rivals = (card for seat in self.later for card in self.others[seat] if card.suit is self.led)
        return self.partner_wins and not any(height(card) > self.best for card in rivals)

    @property
    def side_is_seen_to_take(self):
        """Whether the same follows from what all have seen: what was played, and what was exposed."""
        higher = [card for cards in self.others.values() for card in cards if card.suit is self.led]
        higher = [card for card in higher if height(card) > self.best]
        shown = {seat: named(cards) for seat, cards in enumerate(self.hand.exposures)}
        return self.partner_wins and not any(
            not any(str(card) in shown[seat] for seat in shown if seat != later)
            for later in self.later
            if not self.showed_out(later, self.led)
            for card in higher
        )

    def showed_out(self, seat, suit):
        """Whether a seat did not follow when a suit was led."""
        cards = [(trick, card) for trick in self.full if trick.suit is suit for card in trick.cards]
        return any(trick.seat_of(card) == seat and card.suit is not suit for trick, card in cards)

    def collects(self, seat):
        """Whether a seat alone has taken hearts, in full tricks."""
        return self.takers(lambda card: card.suit is Suit.HEARTS) == {seat}

    @property
    def partner_collects(self):
        """Whether the seat opposite alone has taken hearts, in teams."""
        return self.hand.options.teams and self.collects((self.seat + 2) % 4)

    @property
    def partner_has_the_pig(self):
        """Whether the seat opposite has shown the pig, in teams."""
        shown = self.hand.exposures[(self.seat + 2) % 4]
        return self.hand.options.teams and "QS" in named(shown)

    @property
    def opponents(self):
        """The seats of the other side, in teams."""
        return ((self.seat + 1) % 4, (self.seat + 3) % 4)

    @property
    def partner_may_have_the_sheep(self):
        """Whether nothing that all have seen tells that the seat opposite has not the sheep, in teams."""
        partner = (self.seat + 2) % 4
        shown_elsewhere = any("JD" in named(self.hand.exposures[seat]) for seat in self.opponents)
        is_out = "JD" in self.out_names and not shown_elsewhere
        return self.hand.options.teams and is_out and not self.showed_out(partner, Suit.DIAMONDS)

    @property
    def playable(self):
        """What could be played of the same suit."""
        return [card for card in self.legal if card.suit is self.card.suit]

    def costs(self, card):
        """Whether a card costs whoever takes it."""
        if isinstance(self.hand, gongzhu.Hand):
            return str(card) in {"QS", "10C"} or (card.suit is Suit.HEARTS and gongzhu.heart_points(card) < 0)
        return card.suit is Suit.HEARTS or str(card) in costly_spades(self.hand.options)

    def is_highest_but(self, spared):
        return self.high == max(height(card) for card in self.playable if str(card) not in spared)
