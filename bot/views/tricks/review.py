"""The private review of a finished hand, with buttons `review:<game>:<table>:<hand>:…` and `mistake:…`.

A review begins with the cost of the reader's own decisions. Each page shows one trick, or the cards that were
passed or exposed, with the opinion of a strong player.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Final, Self

from discord import ButtonStyle, ui

from bot.players import LOOKING_AHEAD, Choice, Decision
from bot.rules.errors import RuleError
from bot.rules.tricks import CARDS_EACH, SEATS, Cards
from bot.services import Mistake, OwnReview, Reviewed, ReviewPage
from bot.tables.history import StoredRound, format_round_id
from bot.tables.ids import GuildId, UserId
from bot.tables.tricks import TrickTable
from bot.tables.tricks.recall import scores_after, trick_of
from bot.tables.tricks.snapshot import load
from bot.text import Text
from bot.text.conventions import number, signed
from bot.text.tricks import game_name, teams_word
from bot.views.pages import TURN, Page, PageButton, Turn, turning_row
from bot.views.phrases import signed_points
from bot.views.style import GAP, LINE, NEXT, OTHER, PRIVATE, panel
from bot.views.tricks.custom_ids import ADDRESS, HandAddress
from bot.views.tricks.faces.face import Face
from bot.views.tricks.hint import looked_ahead, planned, reasons, reasons_against, why
from bot.views.tricks.seats import occupant_name, played_card, seat_name
from bot.views.visibility import may_see, visible_channels
from bot.views.visit import Visit

# The number of the reader's costliest decisions named first.
COSTLIEST: Final = 3
_OTHERS: Final = "▫️"
_WINNER: Final = "👑"


async def settled_hand(visit: Visit, address: HandAddress) -> StoredRound:
    """Return a finished hand of this server that the person may see.

    Raises:
        RuleError: `hand-not-found`, or the reason why nobody may see it yet.
    """
    found = await visit.services.history.round(visit.guild_id, address.table_id, address.round)
    if found is None or found.game != address.game or not _may_see(visit, found):
        raise RuleError("hand-not-found", hand=format_round_id(address.table_id, address.round))
    for verify_unsealed in visit.services.seals:
        await verify_unsealed(found)
    return found


def _may_see(visit: Visit, found: StoredRound) -> bool:
    # The tables of a tournament are in private threads. Their hands are for all who see its own channel.
    part = (found.snapshot or {}).get("duplicate")
    return may_see(visit, found) or (part is not None and part["channel_id"] in visible_channels(visit))


@dataclass(frozen=True)
class HandInReview:
    """A finished hand that one person reviews.

    Args:
        table: The table after the hand.
        named: The name of the hand, which follows the name of the game.
        make_turn: Makes a button that turns a page of the review.
        make_mistake: Makes the button to the reader's next mistake, starting from a page.
    """

    table: TrickTable
    guild_id: GuildId
    reader_id: UserId
    named: str
    make_turn: Callable[..., PageButton]
    make_mistake: Callable[..., PageButton]

    @property
    def seat(self) -> int | None:
        """The reader's seat in the hand; None if there is none."""
        return self.table.seat_of(self.reader_id)


async def opening_view(visit: Visit, text: Text, hand: HandInReview) -> ui.LayoutView:
    """Return the opening of a review: the costliest decisions of a reader who played, else the first page."""
    if hand.seat is None:
        return await page_view(visit, text, hand, 0)
    return _own_view(visit, text, hand, await _own_review(visit, hand, hand.seat))


async def page_view(visit: Visit, text: Text, hand: HandInReview, page: int) -> ui.LayoutView:
    """Return a page of the review of a hand, counted from 0."""
    opinions, table = visit.services.opinions, hand.table
    shown = await opinions.review_page(table, page, hand.guild_id, hand.reader_id)
    row = turning_row(text, hand.reader_id, shown.page, shown.last, hand.make_turn)
    if row is not None and hand.seat is not None:
        row.add_item(_to_mistake(text, hand, shown.page + 1))
    face = visit.face(table.game.name)
    return panel(PRIVATE, review_blocks(text, face, shown, hand.named, hand.reader_id), row)


async def mistake_view(visit: Visit, text: Text, hand: HandInReview, page: int) -> ui.LayoutView:
    """Return the page with the reader's next mistake from this page on; after the last one, the opening."""
    if hand.seat is None:
        return await page_view(visit, text, hand, page)
    own = await _own_review(visit, hand, hand.seat)
    mistake = own.next_from(page)
    if mistake is None:
        return _own_view(visit, text, hand, own)
    return await page_view(visit, text, hand, mistake.page)


async def _own_review(visit: Visit, hand: HandInReview, seat: int) -> OwnReview:
    opinions = visit.services.opinions
    return await opinions.own_review(hand.table, seat, hand.guild_id, hand.reader_id)


def _own_view(visit: Visit, text: Text, hand: HandInReview, own: OwnReview) -> ui.LayoutView:
    row: ui.ActionRow[Any] = ui.ActionRow()
    if own.mistakes:
        row.add_item(_to_mistake(text, hand, 0, NEXT))
    row.add_item(hand.make_turn(Turn(hand.reader_id, 0, "on"), text("tricks-review-tricks")))
    face = visit.face(hand.table.game.name)
    return panel(PRIVATE, own_review_blocks(text, face, own, hand.table, hand.named), row)


def _to_mistake(text: Text, hand: HandInReview, page: int, style: ButtonStyle = OTHER) -> PageButton:
    button = hand.make_mistake(Turn(hand.reader_id, page, "on"), text("tricks-review-next-mistake"))
    button.item.style = style
    return button


async def show_review(visit: Visit, address: HandAddress) -> None:
    """Show the review of a hand privately to the person who clicked or typed.

    Raises:
        RuleError: `hand-not-found`.
    """
    # Answer first: Discord waits three seconds, and thinking about a hand takes longer.
    await visit.think()
    text = visit.text
    view = await opening_view(visit, text, await _hand_at(visit, text, address))
    await visit.show(view)


async def _hand_at(visit: Visit, text: Text, address: HandAddress) -> HandInReview:
    stored = await settled_hand(visit, address)
    assert stored.snapshot is not None
    return HandInReview(
        load(stored.snapshot, visit.face(address.game).game),
        stored.guild_id,
        visit.user_id,
        text("tricks-review-hand", hand=str(address.round), table=str(address.table_id)),
        partial(ReviewButton, address),
        partial(MistakeButton, address),
    )


class ReviewButton(PageButton, template=rf"review:{ADDRESS}:{TURN}"):
    """Turns a page of the review of a hand."""

    kind: ClassVar[str] = "review"

    def __init__(
        self, address: HandAddress, turn: Turn, label: str | None = None, *, disabled: bool = False
    ) -> None:
        self.address = address
        super().__init__(f"{self.kind}:{address}", turn, label, disabled=disabled)

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(HandAddress.read(match), Turn.read(match))

    async def page(self, visit: Visit, text: Text) -> Page:
        hand = await _hand_at(visit, text, self.address)
        view = await page_view(visit, text, hand, self.turn.page)
        return Page(lambda _: view)


class MistakeButton(ReviewButton, template=rf"mistake:{ADDRESS}:{TURN}"):
    """Leads to the reader's next mistake in a hand, starting from the page in its `turn`."""

    kind = "mistake"

    async def page(self, visit: Visit, text: Text) -> Page:
        hand = await _hand_at(visit, text, self.address)
        view = await mistake_view(visit, text, hand, self.turn.page)
        return Page(lambda _: view)


def own_review_blocks(text: Text, face: Face, own: OwnReview, table: TrickTable, hand: str) -> Iterator[str]:
    """Yield the blocks of the opening of a review.

    Args:
        table: The table after the hand.
        hand: The name of the hand, which follows the name of the game.
    """
    yield f"### {text('tricks-review-own', game=game_name(text, face.name), hand=hand)}"
    shown = own.costliest(COSTLIEST)
    if shown:
        lines = [text("tricks-review-costliest", count=len(shown))]
        for rank, mistake in enumerate(shown, start=1):
            lines += _mistake_lines(text, face, rank, mistake, teams_word(table.game_options.rules))
        yield "\n".join(lines)
        if len(own.mistakes) > len(shown):
            yield text("tricks-review-more-mistakes", count=len(own.mistakes) - len(shown))
    elif not own.is_silent:
        yield text("tricks-review-flawless")
    if own.is_silent:
        yield text("tricks-review-silent")
    yield _measured_line(text, table, is_own=True) if shown else text("tricks-review-advice")


def _measured_line(text: Text, table: TrickTable, *, is_own: bool) -> str:
    # The first hand ends a game at most where the house rules allow only one.
    rules = table.game_options.rules
    may_end = len(table.scores) > 1 or rules.is_last(1)
    return text(
        "tricks-review-measured",
        is_own="yes" if is_own else "no",
        may_end="yes" if may_end else "no",
        teams=teams_word(rules),
    )


def _mistake_lines(text: Text, face: Face, rank: int, mistake: Mistake, teams: str) -> Iterator[str]:
    reviewed, trick = mistake.reviewed, mistake.trick
    assert reviewed.opinion is not None
    yield text(
        "tricks-review-mistake",
        rank=rank,
        where=text("tricks-review-before" if trick is None else "tricks-review-in-trick", number=trick or 0),
        done=_cards(text, reviewed.position.done),
        better=_cards(text, reviewed.opinion.cards),
    )
    if reviewed.cost is not None:
        yield text("tricks-review-cost", points=number(text, reviewed.cost, face.decimals), teams=teams)


def review_blocks(text: Text, face: Face, page: ReviewPage, hand: str, reader_id: UserId) -> Iterator[str]:
    """Yield the blocks of a page of a review.

    Args:
        hand: The name of the hand, which follows the name of the game.
        reader_id: The reader, whose own seat is marked.
    """
    yield f"### {_title(text, face, page, hand)}"
    lines = _before_play if page.trick is None else _trick
    yield "\n".join(lines(text, face, page, reader_id))
    yield LINE
    yield from _opinions(text, face, page, reader_id)


def _title(text: Text, face: Face, page: ReviewPage, hand: str) -> str:
    if page.trick is None:
        return face.review_heading(text, page.table, hand)
    game = game_name(text, face.name)
    return text("tricks-review-trick", game=game, hand=hand, number=page.trick, tricks=CARDS_EACH)


def _who(text: Text, page: ReviewPage, seat: int, reader_id: UserId) -> str:
    name = occupant_name(text, page.table, seat)
    is_own = page.table.seat_of(reader_id) == seat
    return text("tricks-review-you", who=name) if is_own else name


def _before_play(text: Text, face: Face, page: ReviewPage, reader_id: UserId) -> Iterator[str]:
    for each in page.decisions:
        seat = each.position.view.seat
        who = face.prepared_by(text, page.table, seat, _who(text, page, seat, reader_id))
        done = f"**{_cards(text, each.position.done)}**"
        yield f"{_OTHERS} {text('named-value', name=who, value=done)}"


def _trick(text: Text, face: Face, page: ReviewPage, reader_id: UserId) -> Iterator[str]:
    assert page.trick is not None
    trick = trick_of(page.table, page.trick)
    before, after = (scores_after(page.table, number) for number in (page.trick - 1, page.trick))
    for card in trick.cards:
        seat = trick.seat_of(card)
        parts = [_who(text, page, seat, reader_id), played_card(text, face, page.table, card)]
        if seat == trick.leader:
            parts.append(text("tricks-review-led"))
        if seat == trick.winner:
            change = _points(text, page.table, after[seat] - before[seat])
            parts.append(text("tricks-review-took", score=change))
        yield f"{_WINNER if seat == trick.winner else _OTHERS} {' · '.join(parts)}"
    so_far = (_score(text, page, seat, after[seat]) for seat in range(SEATS))
    yield text("tricks-review-so-far", scores=" · ".join(so_far))


def _score(text: Text, page: ReviewPage, seat: int, score: int) -> str:
    return text(
        "tricks-review-score", who=seat_name(text, page.table, seat), score=_points(text, page.table, score)
    )


def _points(text: Text, table: TrickTable, points: int) -> str:
    """Return points of a hand in words, with a plus sign only in games in which more points are better."""
    if table.rules.merit(points) >= table.rules.merit(0):
        return signed_points(text, points)
    return text("tricks-number", number=points)


def _opinions(text: Text, face: Face, page: ReviewPage, reader_id: UserId) -> Iterator[str]:
    others = [each for each in page.decisions if each.is_otherwise]
    for each in others:
        if each is not others[0]:
            yield GAP
        yield from _otherwise(text, face, page, each, reader_id)
    is_silent = any(each.opinion is None for each in page.decisions)
    if is_silent:
        yield text("tricks-review-silent")
    elif not others:
        yield text("tricks-review-same")
    if any(each.cost is not None for each in others):
        yield GAP
        yield _measured_line(text, page.table, is_own=False)
    else:
        yield text("tricks-review-advice")


def _otherwise(
    text: Text, face: Face, page: ReviewPage, reviewed: Reviewed, reader_id: UserId
) -> Iterator[str]:
    position, opinion = reviewed.position, reviewed.opinion
    assert opinion is not None
    who = _who(text, page, position.view.seat, reader_id)
    better, done = _cards(text, opinion.cards), _cards(text, position.done)
    heading = text("tricks-review-otherwise", who=who, better=better, done=done)
    yield "\n".join([heading, *_reasons(text, face, reviewed, opinion)])
    # A separate block, because text right after a list would look like part of it.
    yield from filter(None, ["\n".join(_measured(text, face, page, reviewed, reader_id))])


def _measured(
    text: Text, face: Face, page: ReviewPage, reviewed: Reviewed, reader_id: UserId
) -> Iterator[str]:
    """Yield the expected points of both decisions, and the reader's own cards that they were judged from."""
    position, opinion = reviewed.position, reviewed.opinion
    assert opinion is not None
    better, done = _cards(text, opinion.cards), _cards(text, position.done)
    best, worth = opinion.worth_of(opinion.cards), opinion.worth_of(position.done)
    if best is not None and worth is not None:
        gain = signed(text, best, face.decimals), signed(text, worth, face.decimals)
        yield text("tricks-review-expected", better=better, best=gain[0], done=done, worth=gain[1])
    if page.table.seat_of(reader_id) == position.view.seat:
        yield text("tricks-review-held", cards=text.cards(position.view.held))


def _reasons(text: Text, face: Face, reviewed: Reviewed, opinion: Decision) -> Iterable[str]:
    """Yield why the opinion is better than what was done, for the cards in which the two differ."""
    done = reviewed.position.done
    if isinstance(opinion, Choice):
        if opinion.advice == LOOKING_AHEAD and reviewed.cost is not None:
            return [planned(text, face, opinion, looked_ahead(text, face, done, reviewed.cost))]
        return [why(text, face, opinion, opinion.advice, opinion.cards)]
    missing = [card for card in opinion.cards if card not in done]
    needless = [card for card in opinion.kept if card in done]
    return [*reasons(text, face, opinion, missing), *reasons_against(text, face, opinion, needless)]


def _cards(text: Text, cards: Cards) -> str:
    return text.cards(cards) or text("tricks-panel-nothing")
