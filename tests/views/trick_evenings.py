"""Games of Hearts and Gong Zhu through all that can happen to them, and what is to be read of them."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import discord
from discord import ui

from bot.games import DISCORD_GAMES
from bot.players import GONGZHU, HEARTS, TrickGame
from bot.rules import gongzhu, hearts
from bot.rules.cards import Card, build_deck, parse_card
from bot.rules.tricks import SEATS
from bot.tables.commands import Actor, Close, Leave
from bot.tables.events import Cause, TableClosed
from bot.tables.ids import UserId
from bot.tables.tricks import AddComputer, NextHand, Phase, PlayerAway, Start, TakeSeatBack, TrickTable
from bot.tables.tricks.state import WITH_CARDS
from bot.views.tricks.layout import TrickModel, table_view
from tests.support.limits import too_much_in
from tests.support.tables import ANN, BEN, CAT, OPENER
from tests.support.texts import shipped_texts
from tests.support.tricks.tables import BY_OPENER, TrickPlay, join, lobby, next_step, stored

TEXT = shipped_texts().text()
FACES = {game.name: game.face for game in DISCORD_GAMES if game.face is not None}
PACK = frozenset(build_deck())
PEOPLE = (OPENER, ANN, BEN, CAT)
_FACE = re.compile(r"(?<!\w)(10|[2-9AJQK])([♠♥♦♣])")
_WORD = re.compile(r"(?<!\w)(?:10|[2-9AJQK])[SHDC](?!\w)")

HOUSE_RULES: dict[TrickGame, tuple[Any, ...]] = {
    HEARTS: (
        hearts.Options(target=60),
        hearts.Options(jack_of_diamonds=True, moon=hearts.Moon.CHOOSE, queen_breaks_hearts=True, target=30),
    ),
    GONGZHU: (
        gongzhu.Options(target=500),
        gongzhu.Options(pig_flips=gongzhu.PigFlips.NEVER, target=200),
        gongzhu.Options(
            gongzhu.PigFlips.ALL_POINTS, 300, first_lead=gongzhu.FirstLead.TWO_OF_CLUBS, teams=True
        ),
    ),
}


def evening(game: TrickGame, seed: int) -> Iterator[TrickPlay]:
    """Yield a table after each thing that happens at it, until it is closed in the first or second game."""
    rng = Random(seed)
    others = PEOPLE[1 : rng.randint(1, SEATS)]
    rules = HOUSE_RULES[game][seed % len(HOUSE_RULES[game])]
    play = lobby(*others, game=game, rules=rules, stake_points=7 * (seed // 2 % 3))
    yield play
    if any(seat.is_free for seat in play.table.seats):
        play = play.after(AddComputer(OPENER))
        yield play
    play = play.after(Start(BY_OPENER))
    while play.table.phase is not Phase.OVER:
        yield play
        play = _one_thing(play, rng)
        if not play.table.is_open:
            # Only the one who has just left had not agreed to call it off.
            yield play
            return
    yield play
    play = play.after(*map(TakeSeatBack, play.table.people))
    if len(play.table.people) > 1:
        play = play.after(Leave(play.table.people[-1]))
        yield play
    yield play.after(Close(actor=Actor(OPENER, manages_server=True)))
    play = play.after(Start(Actor(OPENER, manages_server=True)))
    yield play
    play = play.until(Phase.PLAYING).after(next_step(play.until(Phase.PLAYING).table))
    yield play.after(Close(actor=Actor(OPENER, manages_server=True)))


def _one_thing(play: TrickPlay, rng: Random) -> TrickPlay:
    table = play.table
    present = [each for each in table.people if table.seats[table.seat_of(each) or 0].is_present]
    if rng.random() < 0.05 and present:
        away = rng.choice(present)
        return play.with_events(PlayerAway(away, table.seat_of(away) or 0))
    if table.is_paused or rng.random() < 0.05:
        return play.after(TakeSeatBack(rng.choice(table.people)))
    if rng.random() < 0.02 and len(table.people) > 1:
        return play.after(Leave(rng.choice(table.people)))
    between = _between_hands if table.phase is Phase.BETWEEN else _with_cards
    return between(play, rng)


def _with_cards(play: TrickPlay, rng: Random) -> TrickPlay:
    return play.after(next_step(play.table, rng.choice))


def _between_hands(play: TrickPlay, rng: Random) -> TrickPlay:
    table = play.table
    missing = [each for each in PEOPLE if each not in table.people]
    if missing and rng.random() < 0.2:
        return play.after(join(rng.choice(missing)))
    can_be_called_off = not (table.calling_off or table.must_be_played_out)
    if len(table.people) > 1 and can_be_called_off and rng.random() < 0.3:
        return play.after(Close(actor=Actor(table.people[0])))
    return play.after(NextHand(table.people[0]))


def hand_of(table: TrickTable) -> Any:
    """Return the running or latest hand."""
    assert table.hand is not None
    return table.hand


def seed_of(table: TrickTable) -> str:
    """Return the seed of the running or latest hand, as it is written."""
    assert table.shuffle is not None
    return table.shuffle.seed.hex()


def due(table: TrickTable) -> str:
    """Return when a table acts by itself, as it is written."""
    assert table.deadline_ms is not None
    return f"<t:{table.deadline_ms // 1000}:R>"


def seat_of(table: TrickTable, person: UserId) -> int:
    """Return where somebody sits."""
    seat = table.seat_of(person)
    assert seat is not None
    return seat


def open_cards(table: TrickTable) -> frozenset[Card]:
    """Return the cards that everybody may know of."""
    if table.phase not in WITH_CARDS:
        return PACK
    hand = hand_of(table)
    if hand.play is None:
        return frozenset()
    exposed = hand.exposed if isinstance(hand, gongzhu.Hand) else ()
    return frozenset((*hand.play.played, *exposed))


def own_cards(table: TrickTable, seat: int) -> frozenset[Card]:
    """Return the cards that who sits in a seat knows of beside those that everybody may."""
    hand = hand_of(table)
    return frozenset((*hand.deal[seat], *hand.held[seat], *table.view_of(seat).received))


def view_of(play: TrickPlay, cause: Cause | None = None, user_id: UserId | None = None) -> ui.LayoutView:
    """Return the message of a table."""
    closed = None if cause is None else TableClosed(cause, user_id)
    model = TrickModel(FACES[play.table.game.name], stored(play.table), play.table, closed=closed)
    return table_view(TEXT, model)


def read(play: TrickPlay, cause: Cause | None = None, user_id: UserId | None = None) -> str:
    """Return all that can be read in the message of a table."""
    return words_of(view_of(play, cause, user_id))


def faults_of(view: ui.LayoutView) -> list[str]:
    """Return why Discord would not take a message."""
    ids = [each.custom_id for each in buttons_of(view)]
    twice = [f"{each} twice" for each in set(ids) if ids.count(each) > 1]
    return [*twice, *too_much_in({"components": view.to_components()})]


def cards_in(view: ui.LayoutView) -> frozenset[Card]:
    """Return the cards that can be read in a message, or in what its buttons carry."""
    words = "\n".join([words_of(view), *(each.custom_id or "" for each in buttons_of(view))])
    faces = (parse_card("".join(found)) for found in _FACE.findall(words))
    return frozenset([*faces, *map(parse_card, _WORD.findall(words))])


def words_of(view: ui.LayoutView) -> str:
    """Return all that can be read in a message."""
    texts = [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    return "\n".join([*texts, *(each.label or "" for each in buttons_of(view))])


def buttons_of(view: ui.LayoutView) -> list[ui.Button[Any]]:
    """Return the buttons of a message."""
    return [item.item for item in view.walk_children() if isinstance(item, ui.DynamicItem)]


def pressable(view: ui.LayoutView) -> list[str]:
    """Return what the buttons say that can be pressed."""
    return [each.label or "" for each in buttons_of(view) if not each.disabled]


def button_style(view: ui.LayoutView, label: str) -> discord.ButtonStyle:
    """Return the colour of the one button that says this."""
    [style] = [each.style for each in buttons_of(view) if each.label == label]
    return style
