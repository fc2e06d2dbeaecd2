"""One round: the deal, the decisions of people with cards, the reveal, and interruptions."""

from itertools import combinations

from bot.rules.cards import Card, build_deck, packs_for
from bot.rules.errors import RuleError
from bot.rules.gnau.bidding import LEAST_PEOPLE, Bidding
from bot.rules.gnau.splits import HAND_SIZE, OX_SIZE, chosen_split
from bot.tables.commands import Actor, LoseChannel, RecordGone
from bot.tables.deciders import lose_channel
from bot.tables.events import Cause, PlayerSatOut
from bot.tables.gnau import bidding, commands, events
from bot.tables.gnau.accounts import bidding_covers, player_cover, verify_dealer_cover, who_cannot_cover
from bot.tables.gnau.deadlines import bid_by_ms, reveal_at_ms
from bot.tables.gnau.events import Event, evolve
from bot.tables.gnau.state import DealerPolicy, GnauTable, Hands, Phase
from bot.tables.ids import UserId
from bot.tables.machine import Chance, Moment
from bot.tables.table import verify_leads, verify_may_go_on, verify_no_cards_out


def deal(table: GnauTable, command: commands.Deal, moment: Moment) -> tuple[Event, ...]:
    """Begin a round with all players who can cover their possible loss."""
    verify_no_cards_out(table)
    verify_may_deal(table, command.actor, moment.now_ms)
    if not table.players:
        raise RuleError("dealer-without-players" if table.seats else "no-players")
    is_bid = table.options.dealer is DealerPolicy.BID
    if is_bid and len(table.players) < LEAST_PEOPLE:
        raise RuleError("bank-needs-two")
    short = who_cannot_cover(table, moment)
    players = tuple(user_id for user_id in table.players if user_id not in short)
    least = LEAST_PEOPLE if is_bid else 1
    if len(players) < least:
        stake = sorted(short.values())[-least]
        raise RuleError("nobody-can-cover", need=player_cover(table), stake=stake)
    verify_dealer_cover(table, len(players), moment)
    number = table.round + 1
    hands = _dealt_hands(table, players, moment.chance)
    sat_out = tuple(PlayerSatOut(user_id, stake) for user_id, stake in short.items())
    if is_bid:
        begun = Bidding(covers=bidding_covers(table, players, moment))
        return (events.CardsDealt(number, hands, bid_by_ms(table, hands, moment), begun), *sat_out)
    dealt = events.CardsDealt(number, hands, reveal_at_ms(table, hands, moment))
    revealed = (events.RoundRevealed(number, Cause.TIME),) if table.options.reveal_s == 0 else ()
    return (dealt, *sat_out, *revealed)


def verify_may_deal(table: GnauTable, actor: Actor, now_ms: int) -> None:
    """Check that the actor may deal.

    The host, the dealer and server managers always may. Any other seated person may when a result has stood
    for `FREE_DEAL_MS`.

    Raises:
        RuleError: `only-leader`, or `go-on-later`, which says from when on.
    """
    verify_may_go_on(table, actor, table.free_deal_ms, now_ms)


def _dealt_hands(table: GnauTable, players: tuple[UserId, ...], chance: Chance) -> Hands:
    seed = table.next_seed
    people = players if table.banker_id is None else (table.banker_id, *players)
    parts = tuple(table.parts[user_id] for user_id in people)
    is_bid = table.options.dealer is DealerPolicy.BID
    packs = packs_for(len(players) + (not is_bid))
    deck = chance.shuffled(build_deck(packs), seed, parts, table.round + 1)
    hands = [tuple(deck[start : start + HAND_SIZE]) for start in range(0, len(deck), HAND_SIZE)]
    # While the bank is bid for, nobody has the cards of the dealer.
    dealer = () if is_bid else hands.pop(0)
    return Hands(dealer, dict(zip(players, hands, strict=False)), table.banker_id, seed, parts)


def mark_ready(table: GnauTable, command: commands.MarkReady, moment: Moment) -> tuple[Event, ...]:
    """Mark a player as ready; the last one to be ready causes the reveal."""
    _turned_hand_of(table, command.user_id)
    if table.is_own_split:
        raise RuleError("choose-your-three")
    if command.user_id == table.banker_id:
        raise RuleError("dealer-reveals")
    if command.user_id in table.ready or command.user_id in table.choices:
        raise RuleError("already-ready")
    return with_reveal(table, moment, events.PlayerReady(command.user_id))


def choose_split(table: GnauTable, command: commands.ChooseSplit, moment: Moment) -> tuple[Event, ...]:
    """Split a person's hand as they choose, which makes them ready; the last one causes the reveal."""
    cards = _turned_hand_of(table, command.user_id)
    if command.user_id in table.choices:
        raise RuleError("already-chosen")
    if command.user_id in table.ready:
        raise RuleError("already-ready")
    if not may_split(table, command.user_id):
        raise RuleError("splits-by-themselves")
    chosen_split(cards, command.positions, table.options.rules)
    return with_reveal(table, moment, events.SplitChosen(command.user_id, command.positions))


def with_reveal(table: GnauTable, moment: Moment, *happened: Event) -> tuple[Event, ...]:
    """Return these events of a running round, and the reveal if the round then waits for nobody."""
    if table.is_face_down:
        return bidding.with_what_follows(table, moment, *happened)
    after = evolve.all(table, happened, moment.now_ms)
    return (*happened, events.RoundRevealed(after.round, Cause.ALL_READY)) if all_done(after) else happened


def reveal(table: GnauTable, command: commands.Reveal, _: Moment) -> tuple[Event, ...]:
    """Reveal the round on behalf of the host, the dealer or a server manager."""
    if not table.has_cards_out:
        raise RuleError("nothing-to-reveal")
    if table.is_face_down:
        raise RuleError("cards-face-down")
    verify_leads(table, command.actor)
    # Under own splits, an early reveal would give No Ox to a person who is still thinking.
    if choosing := still_choosing(table):
        raise RuleError("still-choosing", people=len(choosing))
    return (events.RoundRevealed(table.round, Cause.ASKED),)


def record_delivery(table: GnauTable, command: commands.RecordDelivery, _: Moment) -> tuple[Event, ...]:
    """Record that the cards were sent to all people who could be reached."""
    return () if table.delivered else (events.HandsDelivered(command.undelivered),)


def note_gone(table: GnauTable, command: RecordGone, moment: Moment) -> tuple[Event, ...]:
    """Record that seated people have left the server; a running round no longer waits for them."""
    missed = command.people - table.gone
    gone = tuple(events.PlayerGone(user_id) for user_id in table.seats if user_id in missed)
    return with_reveal(table, moment, *gone) if gone and table.has_cards_out else gone


def end_unseen(table: GnauTable, command: LoseChannel, moment: Moment) -> tuple[Event, ...]:
    """Close a table whose channel is lost; a running round is revealed and counts.

    The round has to count, because nobody may escape a bad hand by deleting the channel. People who still had
    to split their hand get the best split, because the loss of the channel is not their doing.
    """
    closed = lose_channel(table, command, moment)
    if not table.has_cards_out:
        return closed
    turned = bidding.end_at_once(table, moment)
    after = evolve.all(table, turned, moment.now_ms)
    chosen = (events.SplitChosen(user_id, best_positions(after, user_id)) for user_id in unchosen(after))
    return (*turned, *chosen, events.RoundRevealed(table.round, Cause.CHANNEL_LOST), *closed)


def best_positions(table: GnauTable, user_id: UserId) -> tuple[int, ...]:
    """Return the positions of a person's best ox; empty if their hand has or needs no ox."""
    cards, best = table.cards_of(user_id), table.best_split(user_id)
    ways = ((), *combinations(range(HAND_SIZE), OX_SIZE))
    return next(
        positions for positions in ways if chosen_split(cards, positions, table.options.rules) == best
    )


def hand_of(table: GnauTable, user_id: UserId) -> tuple[Card, ...]:
    """Return the cards that a person holds in the running round.

    Raises:
        RuleError: `no-cards-now` or `not-in-round`.
    """
    if not table.has_cards_out or table.hands is None:
        raise RuleError("no-cards-now")
    cards = table.hands.held_by(user_id)
    if cards is None:
        raise RuleError("not-in-round")
    return cards


def _turned_hand_of(table: GnauTable, user_id: UserId) -> tuple[Card, ...]:
    """Return the five cards that a person sees in the running round.

    Raises:
        RuleError: As `hand_of`, or `cards-face-down`.
    """
    cards = hand_of(table, user_id)
    if table.is_face_down:
        raise RuleError("cards-face-down")
    return cards


def may_split(table: GnauTable, user_id: UserId) -> bool:
    """Whether a person can split their own hand now.

    Under own splits, all people with cards can. Elsewhere, a player can until they are ready. There a dealer
    cannot, because all players play against the dealer's hand.
    """
    if table.phase is not Phase.DEALT or table.hands is None or user_id in table.choices:
        return False
    if table.is_own_split:
        return user_id in table.hands.people
    return user_id in table.hands.players and user_id not in table.ready


def unchosen(table: GnauTable) -> tuple[UserId, ...]:
    """Return the people who still have to choose their split in a running round with own splits."""
    if not table.is_own_split or table.phase is not Phase.DEALT or table.hands is None:
        return ()
    return tuple(user_id for user_id in table.hands.people if user_id not in table.choices)


def still_choosing(table: GnauTable) -> tuple[UserId, ...]:
    """Return the people whose split the round waits for: `unchosen` without those who left the server."""
    return tuple(user_id for user_id in unchosen(table) if user_id not in table.gone)


def all_done(table: GnauTable) -> bool:
    """Whether the running round waits for nobody any more."""
    return not (still_choosing(table) if table.is_own_split else _unready(table))


def awaited(table: GnauTable) -> tuple[UserId, ...]:
    """Return the people who have to bid, raise or split before the round goes on.

    Where the bot splits, the reveal comes by itself soon, and nobody has to be ready. A slow table waits for
    its players a long time.
    """
    if waiting := bidding.undecided(table) or still_choosing(table):
        return waiting
    is_unhurried = table.is_slow and table.phase is Phase.DEALT and not table.is_own_split
    return _unready(table) if is_unhurried else ()


def _unready(table: GnauTable) -> tuple[UserId, ...]:
    done = table.ready | table.choices.keys() | table.gone
    return tuple(user_id for user_id in table.players if user_id not in done)
