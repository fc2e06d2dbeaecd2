"""The course of a game and its hands: the start, passing or exposing, the play, and the scores."""

from bot.players import follow_advice, sure_leads
from bot.rules.cards import build_deck
from bot.rules.errors import RuleError
from bot.rules.tricks import SEATS, choice_called, deal_out
from bot.rules.tricks.play import turned
from bot.tables.commands import Actor
from bot.tables.events import Cause, PlayerLeft, PlayerSatOut, TableClosed
from bot.tables.machine import Moment
from bot.tables.table import verify_may_go_on
from bot.tables.tricks import commands, events
from bot.tables.tricks.events import Event, evolve
from bot.tables.tricks.seating import (
    seated,
    verify_gathering,
    verify_running,
    who_lacks_the_stake,
    with_cards,
)
from bot.tables.tricks.state import Phase, Shuffle, TrickTable


def start(table: TrickTable, command: commands.Start, moment: Moment) -> tuple[Event, ...]:
    """Begin a game, with computer players in the free seats.

    People who are still away lose their seat, because nobody should play for a stake unasked. People who can
    no longer cover the stake lose their seat, too, so that the others need not wait for them.
    """
    _verify_may_start(table, command.actor, moment.now_ms)
    verify_gathering(table)
    absent = tuple(
        PlayerLeft(occupant.user_id, seat)
        for seat, occupant in enumerate(table.seats)
        if occupant.user_id is not None and occupant.is_away
    )
    table = evolve.all(table, absent, moment.now_ms)
    if not table.people:
        raise RuleError("no-players")
    sat_out = _sitting_out(table, moment)
    table = evolve.all(table, sat_out, moment.now_ms)
    free = (seat for seat, occupant in enumerate(table.seats) if occupant.is_free)
    begun: tuple[Event, ...] = (*map(events.ComputerJoined, free), events.GameStarted(table.games + 1))
    table = evolve.all(table, begun, moment.now_ms)
    return (*absent, *sat_out, *begun, *deal_hand(table, moment))


def _sitting_out(table: TrickTable, moment: Moment) -> tuple[PlayerSatOut, ...]:
    """Return events by which people who cannot cover the stake give up their seats.

    People who play against computer players only need no stake.

    Raises:
        RuleError: `nobody-has-stake`.
    """
    seats = [seat for seat, occupant in enumerate(table.seats) if occupant.user_id is not None]
    if not table.options.rules.are_opposed(seats):
        return ()
    short = who_lacks_the_stake(table, moment)
    if len(short) == len(table.people):
        raise RuleError("nobody-has-stake", stake=table.options.stake_points, affordable=max(short.values()))
    return tuple(PlayerSatOut(user_id, stake) for user_id, stake in short.items())


def _verify_may_start(table: TrickTable, actor: Actor, now_ms: int) -> None:
    """Check that the actor may begin a game.

    The host and server managers always may. Any other seated person may when a game has been over for
    `FREE_START_MS`.

    Raises:
        RuleError: `only-host-leads`, or `go-on-later`, which says from when on.
    """
    verify_may_go_on(table, actor, table.free_start_ms, now_ms)


def next_hand(table: TrickTable, command: commands.NextHand, moment: Moment) -> tuple[Event, ...]:
    """Deal the next hand at the request of a seated person."""
    seated(table, command.user_id)
    verify_running(table)
    if table.phase is not Phase.BETWEEN:
        raise RuleError("cards-are-out")
    return deal_hand(table, moment)


def deal_hand(table: TrickTable, moment: Moment) -> tuple[Event, ...]:
    """Return the events at the beginning of the next hand of a running game."""
    dealt = _dealt(table, moment)
    after = evolve(table, dealt, moment.now_ms)
    without_choice = (
        events.CardsPrepared(seat, ()) for seat in after.waited_for if _has_no_choice(after, seat)
    )
    return (dealt, *without_choice)


def _has_no_choice(table: TrickTable, seat: int) -> bool:
    """Whether the hand need not wait for a seat before the first card.

    This holds only for a person who is alone with computer players and has nothing to expose. If there are
    other people, each person has to answer, even without a card to expose. Computer players always have to.
    Otherwise people could tell from a missing answer which cards a seat does not hold.
    """
    is_alone = len(table.people) == 1 and not table.seats[seat].is_computer
    return is_alone and table.rules.has_nothing_to_prepare(table.hand, seat)


def _dealt(table: TrickTable, moment: Moment) -> events.HandDealt:
    number, seed, people = table.round + 1, table.next_seed, table.people
    if table.duplicate is not None:
        people = ()
    parts = tuple(table.parts[user_id] for user_id in people)
    deal = deal_out(moment.chance.shuffled(build_deck(), seed, parts, number))
    if table.duplicate is not None:
        deal = turned(deal, table.duplicate.turned(number))
    return events.HandDealt(
        round=number,
        number=len(table.scores) + 1,
        deal=deal,
        shuffle=Shuffle(seed, people, parts),
        people=table.seated,
    )


def prepare(table: TrickTable, command: commands.Prepare, moment: Moment) -> tuple[Event, ...]:
    """Pass or expose a person's cards."""
    seat = with_cards(table, command.user_id)
    return _prepared(table, events.CardsPrepared(seat, command.cards), moment)


def play_card(table: TrickTable, command: commands.PlayCard, moment: Moment) -> tuple[Event, ...]:
    """Play a person's card."""
    seat = with_cards(table, command.user_id)
    return _played(table, events.CardPlayed(seat, command.card), moment)


def claim_rest(table: TrickTable, command: commands.ClaimRest, moment: Moment) -> tuple[Event, ...]:
    """Give all remaining tricks to a person, with one event for each card as in ordinary play.

    The other seats play their first legal card. The choice makes no difference, as all cards go to one seat.
    """
    seat = with_cards(table, command.user_id)
    after, played = table, list[Event]()
    for card in sure_leads(table.view_of(seat)):
        for _ in range(SEATS):
            [mover] = after.waited_for
            event = events.CardPlayed(
                mover, card if mover == seat else after.rules.legal_plays(after.hand)[0]
            )
            after = evolve(after, event, moment.now_ms)
            played.append(event)
    if not played:
        raise RuleError("claim-uncertain")
    return _after_last_card(table, tuple(played), moment)


def choose_after_play(
    table: TrickTable, command: commands.ChooseAfterPlay, moment: Moment
) -> tuple[Event, ...]:
    """Make a person's choice after the last card."""
    seat = seated(table, command.user_id)
    is_due = table.phase is Phase.CHOOSING and seat in table.waited_for
    if not is_due or command.chosen not in table.rules.CHOICES:
        raise RuleError("nothing-to-choose")
    chosen = choice_called(command.chosen, table.rules)
    return _after_last_card(table, (events.ChosenAfterPlay(seat, chosen),), moment)


def prepare_for(table: TrickTable, command: commands.PrepareFor, moment: Moment) -> tuple[Event, ...]:
    """Pass or expose for a computer player, unless a person is back or the seat has acted meanwhile."""
    is_due = (
        table.phase is Phase.PREPARING
        and command.round == table.round
        and command.seat in table.waited_for
        and _is_computers(table, command.seat)
    )
    return _prepared(table, events.CardsPrepared(command.seat, command.cards), moment) if is_due else ()


def play_for(table: TrickTable, command: commands.PlayFor, moment: Moment) -> tuple[Event, ...]:
    """Play a computer player's card, unless a person is back or the seat has played meanwhile."""
    is_due = (
        table.phase is Phase.PLAYING
        and (command.round, command.plays) == (table.round, table.plays)
        and command.seat in table.waited_for
        and _is_computers(table, command.seat)
    )
    return _played(table, events.CardPlayed(command.seat, command.card), moment) if is_due else ()


def forced_seat(table: TrickTable) -> int | None:
    """Return the seat to play if a present person has it and only one legal card; otherwise None."""
    if table.phase is not Phase.PLAYING or len(table.rules.legal_plays(table.hand)) != 1:
        return None
    [seat] = table.waited_for
    return seat if table.seats[seat].is_present else None


def play_forced(table: TrickTable, command: commands.PlayForced, moment: Moment) -> tuple[Event, ...]:
    """Play a person's only legal card, unless they have played it meanwhile or are away."""
    is_due = (command.round, command.plays) == (table.round, table.plays)
    if not is_due or forced_seat(table) != command.seat:
        return ()
    [card] = table.rules.legal_plays(table.hand)
    return _played(table, events.CardPlayed(command.seat, card), moment)


def advised(table: TrickTable, seat: int, moment: Moment) -> tuple[Event, ...]:
    """Return the events of a seat that follows the plain advice."""
    if table.phase is Phase.CHOOSING:
        return _after_last_card(table, (_picked(table, seat),), moment)
    cards = follow_advice(table.view_of(seat)).cards
    if table.phase is Phase.PLAYING:
        return _played(table, events.CardPlayed(seat, cards[0]), moment)
    return _prepared(table, events.CardsPrepared(seat, cards), moment)


def _is_computers(table: TrickTable, seat: int) -> bool:
    return table.seats[seat].plays_itself and not table.is_paused


def _prepared(table: TrickTable, event: events.CardsPrepared, moment: Moment) -> tuple[Event, ...]:
    # Applying the event lets the rules raise an error if it is not allowed.
    evolve.all(table, (event,), moment.now_ms)
    return (event,)


def _played(table: TrickTable, event: events.CardPlayed, moment: Moment) -> tuple[Event, ...]:
    return _after_last_card(table, (event,), moment)


def _after_last_card(table: TrickTable, happened: tuple[Event, ...], moment: Moment) -> tuple[Event, ...]:
    """Return these events, and the score of the hand if it has nothing left to play or to choose."""
    after = evolve.all(table, happened, moment.now_ms)
    if after.phase is not Phase.CHOOSING:
        return happened
    if after.chosen is None and (chooser := after.rules.chooser(after.hand)) is not None:
        if not after.seats[chooser].plays_itself:
            return happened
        picked = _picked(after, chooser)
        happened, after = (*happened, picked), evolve.all(after, (picked,), moment.now_ms)
    scored = _scored(after)
    # Others wait for the end of a table of a tournament, and it has no other game.
    is_closing = scored.is_last and table.duplicate is not None
    return (*happened, scored, *((TableClosed(Cause.PLAYED),) if is_closing else ()))


def _picked(table: TrickTable, seat: int) -> events.ChosenAfterPlay:
    chosen = table.game.advisor.choose_after_play(table.scores_at_stake, seat, table.options.rules)
    return events.ChosenAfterPlay(seat, chosen)


def _scored(table: TrickTable) -> events.HandScored:
    scores = table.hand_scores
    totals = [total + score for total, score in zip(table.totals, scores, strict=True)]
    is_last = table.ends_with(totals, len(table.scores) + 1)
    return events.HandScored(table.round, scores, is_last)
