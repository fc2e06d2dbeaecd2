"""The answer to Why? below a result: one's own hand against the dealer's, and what decided between them.

`gnau:<table>:<round>:words` shows the whole result in words.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Self, TypeAlias

from discord import ui

from bot.rules.cards import Card, packs_for, rank_text
from bot.rules.errors import RuleError
from bot.rules.gnau.odds import HandChances
from bot.rules.gnau.settlement import Deciding, Outcome, PlayerResult, deciding
from bot.rules.gnau.splits import Split
from bot.tables.gnau import GnauMachine, GnauTable, recalled
from bot.tables.history import StoredRound, format_round_id
from bot.tables.ids import TableId, UserId
from bot.tables.leases import DIRECT_MESSAGES
from bot.text import Text
from bot.text.gnau import category_name, chances_basis, chances_words, known_name, split_name, tie_line
from bot.views.card_emoji import signs_if_refused
from bot.views.gnau.cards import banners, dealer_name, has_swapped, mistake, quoted, split_lines
from bot.views.gnau.result import result_blocks, seed_line
from bot.views.lasting import ButtonFace, LastingButton, PlacedButton, button_with
from bot.views.phrases import person_name, signed_points
from bot.views.style import LINE, PRIVATE, panel
from bot.views.visibility import may_see
from bot.views.visit import Visit

# The drill's button that leads to free practice.
_PRACTICE: Final = "drill:free:0"

Address: TypeAlias = tuple[TableId, int]
"""A table and the number of one of its rounds."""


async def show_why(visit: Visit, address: Address) -> None:
    """Show privately why a round ended as it did for the person who clicked.

    The chances take a moment to compute under house rules that this process has not seen before.

    Raises:
        RuleError: `round-not-found` or `round-unseen`.
    """
    await visit.think()
    stored = await _round(visit, address)
    table, chances = recalled(stored), None
    assert table.hands is not None
    if (cards := table.hands.players.get(visit.user_id)) is not None:
        packs = packs_for(1 + len(table.hands.players))
        chances = await visit.services.odds.chances(cards, table.round_options.rules, packs)
    view = why_view(visit.text, stored, table, visit.user_id, chances)
    await signs_if_refused(view, lambda: visit.show(view))


async def _round(visit: Visit, address: Address) -> StoredRound:
    """Return a settled round of Gnau whose end everyone has seen."""
    table_id, number = address
    guild_id = visit.guild_id
    if guild_id == DIRECT_MESSAGES:
        # The click is below one's own cards. There, only one's own rounds can be seen.
        stored, _ = await visit.tables(GnauMachine.game).get(table_id)
        guild_id = stored.guild_id
    found = await visit.services.history.round(guild_id, table_id, number)
    if found is None or found.game != GnauMachine.game or not may_see(visit, found):
        raise RuleError("round-not-found", round=format_round_id(table_id, number))
    visit.services.unseen_rounds.verify_seen(found)
    return found


def why_view(
    text: Text, stored: StoredRound, table: GnauTable, user_id: UserId, chances: HandChances | None
) -> ui.LayoutView:
    """Return why a round ended as it did for a person: a player, the dealer, or anyone else.

    Args:
        table: The table at the end of the round.
        chances: Those of the person's five cards before the reveal; None for a person who was no player.
    """
    assert table.hands is not None
    if chances is not None:
        blocks = _player_blocks(text, table, user_id, chances)
    elif user_id == table.hands.dealer_id:
        blocks = _dealer_blocks(text, table)
    else:
        blocks = _bystander_blocks(text, table)
    title = text("gnau-why-title", table=str(stored.table_id), round=str(stored.number))
    check = text("gnau-why-check", round=format_round_id(stored.table_id, stored.number))
    words = WordsButton((stored.table_id, stored.number), ButtonFace(text("gnau-button-as-text")))
    practice = PlacedButton(_PRACTICE, ButtonFace(text("gnau-button-practise")))
    row: ui.ActionRow[Any] = ui.ActionRow(words, practice)
    footer = "\n".join([text("gnau-why-more"), *([check] if table.hands.seed else [])])
    return panel(PRIVATE, [f"### {title}", *blocks, footer], row)


def _player_blocks(text: Text, table: GnauTable, user_id: UserId, chances: HandChances) -> Iterable[str]:
    settlement = table.settlement()
    result, dealer = settlement.players[user_id], settlement.dealer
    yield "\n".join(
        [
            text("gnau-why-you", hand=_name(text, result.split)),
            quoted(split_lines(text, table.cards_of(user_id), result.split)),
            *(f"-# {why}" for why in mistake(text, table, user_id, result.split)),
        ]
    )
    yield "\n".join(_dealer_lines(text, table, dealer))
    yield from _swapped(text, dealer, result.split)
    yield "\n".join(why_lines(text, table, user_id))
    yield LINE
    is_missed = False
    if (best := table.missed_split(user_id)) is not None:
        possible = table.settled(dealer, {user_id: best})
        is_missed, delta = True, possible.players[user_id].delta
        yield _possible(text, table.cards_of(user_id), best, delta)
    elif user_id in table.choices:
        yield text("gnau-why-best")
    yield _chance(text, table, chances, is_missed=is_missed)


def _dealer_lines(text: Text, table: GnauTable, dealer: Split) -> Iterable[str]:
    assert table.hands is not None
    name = dealer_name(text, table.hands.dealer_id)
    yield text("gnau-why-dealer", dealer=name, hand=_name(text, dealer))
    yield quoted(split_lines(text, table.hands.dealer, dealer))


def _swapped(text: Text, *splits: Split) -> Iterable[str]:
    """Yield the rule of threes and sixes, if a card of these hands counts by it."""
    if any(map(has_swapped, splits)):
        yield text("gnau-why-swapped", three_six=str(splits[0].three_six))


def why_lines(text: Text, table: GnauTable, user_id: UserId) -> Iterable[str]:
    """Yield what decided between a player's hand and the dealer's, and what moved for it."""
    settlement, options, bidding = table.settlement(), table.round_options, table.bidding
    result, dealer = settlement.players[user_id], settlement.dealer
    own = result.split
    higher, lower = (own, dealer) if result.outcome is Outcome.BEATS else (dealer, own)
    what = deciding(own, dealer)
    yield text(f"gnau-why-{what}", **_compared(text, what, higher, lower))
    if what is Deciding.EQUAL:
        yield tie_line(text, own, options.rules)
    if what is not Deciding.EQUAL or result.delta:
        yield text(
            "gnau-why-pays",
            hand=split_name(text, higher),
            times=higher.points,
            stake=options.stake_points,
            bid=bidding.number if bidding else 0,
            raised=bidding.raises[user_id] if bidding else 0,
            delta=signed_points(text, result.delta),
        )


def _compared(text: Text, what: Deciding, higher: Split, lower: Split) -> Mapping[str, str]:
    """Return what was compared, as variables of the sentence that says what decided."""

    def shown(split: Split) -> str:
        if what is Deciding.CATEGORY:
            return category_name(text, split.category)
        if what is Deciding.CARD:
            return text.cards([] if split.card is None else [split.card])
        strength = split.strength or 0
        return rank_text(strength) if what in {Deciding.PAIR, Deciding.BOMB} else str(strength)

    return {} if what is Deciding.EQUAL else {"higher": shown(higher), "lower": shown(lower)}


def _possible(text: Text, cards: Sequence[Card], best: Split, delta: int) -> str:
    """Return a better split than the one that counted, and what it would have brought."""
    possible = text("gnau-why-possible", hand=_name(text, best), delta=signed_points(text, delta))
    return f"{possible}\n{quoted(split_lines(text, cards, best))}"


def _chance(text: Text, table: GnauTable, chances: HandChances, *, is_missed: bool) -> str:
    assert table.hands is not None
    chance = text("gnau-why-chance", split="missed" if is_missed else "best", **chances_words(text, chances))
    return f"{chance}\n{chances_basis(text, chances, packs_for(1 + len(table.hands.players)))}"


def _dealer_blocks(text: Text, table: GnauTable) -> Iterable[str]:
    assert table.hands is not None
    settlement, dealer_id = table.settlement(), table.hands.dealer_id
    assert dealer_id is not None
    delta = signed_points(text, settlement.dealer_delta)
    own = text("gnau-why-you-dealt", hand=_name(text, settlement.dealer), delta=delta)
    yield f"{own}\n{quoted(split_lines(text, table.hands.dealer, settlement.dealer))}"
    yield from _swapped(text, settlement.dealer)
    yield "\n".join(_overview(text, settlement.players, is_dealer=True))
    if (best := table.missed_split(dealer_id)) is not None:
        splits = {user_id: result.split for user_id, result in settlement.players.items()}
        possible = table.settled(best, splits)
        yield _possible(text, table.hands.dealer, best, possible.dealer_delta)


def _bystander_blocks(text: Text, table: GnauTable) -> Iterable[str]:
    settlement = table.settlement()
    yield text("gnau-why-not-there")
    yield "\n".join(_dealer_lines(text, table, settlement.dealer))
    yield "\n".join(_overview(text, settlement.players))


def _overview(
    text: Text, players: Mapping[UserId, PlayerResult], *, is_dealer: bool = False
) -> Iterable[str]:
    """Yield a line for each player, with the points that the round brought the player.

    Args:
        is_dealer: Whether the dealer reads it, and is told the dealer's points instead.
    """
    for user_id, result in sorted(players.items(), key=lambda each: -each[1].delta):
        yield text(
            "gnau-why-line",
            user=person_name(text, user_id),
            hand=split_name(text, result.split),
            whose="dealer" if is_dealer else "player",
            delta=signed_points(text, -result.delta if is_dealer else result.delta),
        )


def _name(text: Text, split: Split) -> str:
    return known_name(text, split.category, split.strength)


class WordsButton(LastingButton, template=r"gnau:(?P<table>[0-9]{1,18}):(?P<round>[0-9]{1,9}):words"):
    """Shows the whole result of a round in words, privately to the person who clicks.

    Args:
        address: The table and the number of the round.
        face: None where the button only has to answer a click.
    """

    def __init__(self, address: Address, face: ButtonFace | None = None) -> None:
        self.address = address
        table_id, number = address
        super().__init__(button_with(f"gnau:{table_id}:{number}:words", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls((TableId(int(match["table"])), int(match["round"])))

    async def click(self, visit: Visit) -> None:
        await visit.think()
        stored = await _round(visit, self.address)
        view = words_view(visit.text, stored)
        await signs_if_refused(view, lambda: visit.show(view))


def words_view(text: Text, stored: StoredRound) -> ui.LayoutView:
    """Return the whole result of a round in words."""
    table = recalled(stored)
    title = text("gnau-table-title-round", table=str(stored.table_id), round=str(stored.number))
    blocks = [*banners(text, table), LINE, *result_blocks(text, table, stored.balances), LINE]
    return panel(PRIVATE, [f"### {title}", *blocks, seed_line(text, table)])
