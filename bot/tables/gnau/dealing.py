"""One round: the deal, what everybody does with their cards, and the reveal."""

from bot.rules.cards import build_deck, packs_for
from bot.rules.errors import RuleError
from bot.rules.gnau import HAND_SIZE, chosen_split
from bot.tables.gnau.commands import ChooseSplit, Deal, MarkReady, Reveal
from bot.tables.gnau.conditions import (
    all_done,
    hand_of,
    still_choosing,
    verify_between_rounds,
    verify_leads,
)
from bot.tables.gnau.cover import player_cover, verify_dealer_cover, who_cannot_cover
from bot.tables.gnau.events import (
    CardsDealt,
    Cause,
    Event,
    PlayerReady,
    PlayerSatOut,
    RoundRevealed,
    SplitChosen,
)
from bot.tables.gnau.evolution import evolve
from bot.tables.gnau.state import GnauTable, Hands, Phase
from bot.tables.ids import UserId
from bot.tables.machine import Chance, Moment


def deal(table: GnauTable, command: Deal, moment: Moment) -> tuple[Event, ...]:
    """A round begins, for all who can play it."""
    verify_between_rounds(table)
    verify_leads(table, command.actor)
    if not table.players:
        raise RuleError("dealer-without-players" if table.seats else "no-players")
    short = who_cannot_cover(table, moment.funds)
    players = tuple(user_id for user_id in table.players if user_id not in short)
    if not players:
        raise RuleError("nobody-can-cover", need=player_cover(table), stake=max(short.values()))
    verify_dealer_cover(table, len(players), moment.funds)
    number = table.round + 1
    hands = _dealt_hands(table, players, moment.chance)
    dealt = CardsDealt(number, hands, moment.now_ms + table.options.reveal_s * 1000)
    sat_out = (PlayerSatOut(user_id, stake) for user_id, stake in short.items())
    revealed = (RoundRevealed(number, Cause.TIME),) if table.options.reveal_s == 0 else ()
    return (dealt, *sat_out, *revealed)


def _dealt_hands(table: GnauTable, players: tuple[UserId, ...], chance: Chance) -> Hands:
    seed = table.next_seed
    people = players if table.banker_id is None else (table.banker_id, *players)
    parts = tuple(table.parts[user_id] for user_id in people)
    deck = chance.shuffled(build_deck(packs_for(len(players) + 1)), seed, parts, table.round + 1)
    hands = [tuple(deck[start : start + HAND_SIZE]) for start in range(0, len(deck), HAND_SIZE)]
    return Hands(hands[0], dict(zip(players, hands[1:], strict=False)), table.banker_id, seed, parts)


def mark_ready(table: GnauTable, command: MarkReady, moment: Moment) -> tuple[Event, ...]:
    """Somebody has seen their cards; the last one reveals."""
    hand_of(table, command.user_id)
    if table.is_own_split:
        raise RuleError("choose-your-three")
    if command.user_id == table.banker_id:
        raise RuleError("dealer-reveals")
    if command.user_id in table.ready:
        raise RuleError("already-ready")
    return with_reveal(table, moment, PlayerReady(command.user_id))


def choose_split(table: GnauTable, command: ChooseSplit, moment: Moment) -> tuple[Event, ...]:
    """Somebody splits their own hand; the last one reveals."""
    cards = hand_of(table, command.user_id)
    if not table.is_own_split:
        raise RuleError("splits-by-themselves")
    if command.user_id in table.choices:
        raise RuleError("already-chosen")
    chosen_split(cards, command.places, table.rules)
    return with_reveal(table, moment, SplitChosen(command.user_id, command.places))


def with_reveal(table: GnauTable, moment: Moment, *events: Event) -> tuple[Event, ...]:
    """Return what happens in a running round, and the reveal where nobody is waited for after that."""
    for event in events:
        table = evolve(table, event, moment.now_ms)
    return (*events, RoundRevealed(table.round, Cause.ALL_READY)) if all_done(table) else events


def reveal(table: GnauTable, command: Reveal, _: Moment) -> tuple[Event, ...]:
    """Somebody who leads shows all cards."""
    if table.phase is not Phase.DEALT:
        raise RuleError("nothing-to-reveal")
    verify_leads(table, command.actor)
    # Under own splits an early reveal would take a hand away from who is still thinking.
    if choosing := still_choosing(table):
        raise RuleError("still-choosing", people=len(choosing))
    return (RoundRevealed(table.round, Cause.ASKED),)
