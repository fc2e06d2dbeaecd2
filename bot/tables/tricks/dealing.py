"""The beginning of a game, and of each of its hands."""

from bot.rules.cards import build_deck
from bot.rules.errors import RuleError
from bot.rules.tricks import deal_out
from bot.tables.events import PlayerLeft
from bot.tables.machine import Moment
from bot.tables.table import verify_leads
from bot.tables.tricks.commands import NextHand, Start
from bot.tables.tricks.events import CardsPrepared, ComputerJoined, Event, GameStarted, HandDealt
from bot.tables.tricks.evolution import evolve
from bot.tables.tricks.seating import seated, verify_cover, verify_gathering, verify_running
from bot.tables.tricks.state import Phase, Shuffle, TrickTable


def start(table: TrickTable, command: Start, moment: Moment) -> tuple[Event, ...]:
    """A game begins, with computer players in the free seats.

    Who was absent when the game before ended gives their seat up: nobody plays for a stake unasked.
    """
    verify_leads(table, command.actor)
    verify_gathering(table)
    absent = tuple(
        PlayerLeft(occupant.user_id, seat)
        for seat, occupant in enumerate(table.seats)
        if occupant.user_id is not None and occupant.is_away
    )
    table = evolve.all(table, absent, moment.now_ms)
    if not table.people:
        raise RuleError("nobody-seated")
    free = (seat for seat, occupant in enumerate(table.seats) if occupant.is_free)
    begun: tuple[Event, ...] = (*map(ComputerJoined, free), GameStarted(table.games + 1))
    table = evolve.all(table, begun, moment.now_ms)
    for user_id in table.stake_holders:
        verify_cover(table, user_id, moment)
    return (*absent, *begun, *deal_hand(table, moment))


def next_hand(table: TrickTable, command: NextHand, moment: Moment) -> tuple[Event, ...]:
    """Somebody who plays does not want to wait any longer for the next hand."""
    seated(table, command.user_id)
    verify_running(table)
    if table.phase is not Phase.BETWEEN:
        raise RuleError("cards-are-out")
    return deal_hand(table, moment)


def deal_hand(table: TrickTable, moment: Moment) -> tuple[Event, ...]:
    """Return the beginning of the next hand of a running game."""
    dealt = _dealt(table, moment)
    after = evolve(table, dealt, moment.now_ms)
    without_choice = (CardsPrepared(seat, ()) for seat in after.waited_for if _has_no_choice(after, seat))
    return (dealt, *without_choice)


def _has_no_choice(table: TrickTable, seat: int) -> bool:
    """Say whether a seat need not be waited for before the first card.

    Only a lone person need not. Of two people each has to choose, even where there is nothing to expose, and
    so has every computer player: otherwise people could see by it what the others do not hold.
    """
    is_alone = len(table.people) == 1 and not table.seats[seat].is_computer
    return is_alone and table.rules.has_nothing_to_prepare(table.hand, seat)


def _dealt(table: TrickTable, moment: Moment) -> HandDealt:
    number, seed, people = table.round + 1, table.next_seed, table.people
    parts = tuple(table.parts[user_id] for user_id in people)
    deck = moment.chance.shuffled(build_deck(), seed, parts, number)
    return HandDealt(
        round=number,
        number=len(table.scores) + 1,
        deal=deal_out(deck),
        shuffle=Shuffle(seed, people, parts),
        people=tuple(occupant.user_id for occupant in table.seats),
    )
