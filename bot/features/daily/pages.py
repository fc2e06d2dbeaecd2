"""The pages of the daily deal: the hand to play, the private result, and the public result."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from discord import ui

from bot.features.daily.model import DailyDeal, DailyStanding, Marks
from bot.features.daily.service import DailyHand
from bot.rules.fair_deal import commitment_to
from bot.tables.days import day_start_ms
from bot.tables.ids import UserId
from bot.tables.leases import DIRECT_MESSAGES
from bot.text import Text
from bot.text.sanitize import escape_markdown
from bot.text.tricks import game_name
from bot.views.phrases import calendar_day, person_name, relative_time, shown_digits, squares, streak_of_days
from bot.views.pictures import KeptPicture, Picture
from bot.views.ranks import PAGE, Ranked
from bot.views.style import LINE, PRIVATE, RUNNING, SETTLED, panel
from bot.views.tricks.faces.face import Face
from bot.views.tricks.own_hand import OwnHand
from bot.views.tricks.results import ranking, took_everything, total_lines, with_taken
from bot.views.tricks.seats import taken_lines, trick_count

# The number of people named from the previous day.
_BEST: Final = 3

Ranks: TypeAlias = Sequence[Ranked[DailyStanding]]


@dataclass(frozen=True)
class DailyResult:
    """The result of a player's finished hand, with the standings of the server.

    Args:
        is_over: Whether the day of the deal is over.
        standing: The standings of this deal; empty outside of servers.
        before: The standings of the previous day's deal; likewise.
        days: On how many days in a row the player has finished the deal.
    """

    hand: DailyHand
    is_over: bool
    standing: Ranks
    before: Ranks
    days: int

    @property
    def own(self) -> Ranked[DailyStanding] | None:
        """The player's own line; None if Discord does not report the player as a member."""
        return own_line(self.standing, self.hand.user_id)


@dataclass(frozen=True)
class SharedResult:
    """The public result of a player's hand.

    Args:
        place: The player's rank; None if Discord does not report the player as a member.
        people: How many members have a rank.
        is_over: Whether the day of the deal is over.
    """

    deal: DailyDeal
    user_id: UserId
    score: int
    marks: Marks
    place: int | None
    people: int
    is_over: bool


def shared_result(
    deal: DailyDeal, line: DailyStanding, marks: Marks, standing: Ranks, *, is_over: bool
) -> SharedResult:
    """Return the public result of a player's hand.

    Args:
        line: The player's score.
        marks: How the tricks went for the player.
        standing: The standings of the server in this deal.
        is_over: Whether the day of the deal is over.
    """
    own = own_line(standing, line.user_id)
    place = None if own is None else own.rank
    return SharedResult(deal, line.user_id, line.score, marks, place, len(standing), is_over)


def own_line(standing: Ranks, user_id: UserId) -> Ranked[DailyStanding] | None:
    """Return a player's line of the standings; None if there is none."""
    return next((line for line in standing if line.standing.user_id == user_id), None)


def hand_page(
    own: OwnHand, hand: DailyHand, picture: Picture | KeptPicture | None, note: str, *rows: ui.ActionRow[Any]
) -> ui.LayoutView:
    """Return the page on which a player plays the hand.

    Args:
        own: The cards as the player sees them.
        note: The note on the latest click; empty for none.
        rows: The buttons, such as the player's cards.
    """
    text, face, table = own.text, own.face, own.table
    assert table.hand is not None
    assert table.shuffle is not None
    blocks: list[str | ui.Item[Any]] = [f"### {_title(text, hand)}"]
    if picture is not None:
        blocks.append(picture.item())
    if hand.is_untouched:
        lock = text("tricks-daily-lock", commitment=shown_digits(commitment_to(table.shuffle.seed)))
        is_in_server = hand.deal.guild_id != DIRECT_MESSAGES
        how = text("tricks-daily-how" if is_in_server else "tricks-daily-how-outside")
        blocks += [f"{how}\n{lock}", LINE]
    blocks += [*_outdated(text, hand), *own.words(is_drawn=picture is not None)]
    if table.hand.play is not None and picture is None:
        blocks += [LINE, "\n".join([trick_count(text, face, table), *taken_lines(text, face, table)])]
    return panel(RUNNING, [*blocks, *_noted(note)], *rows)


def result_page(
    text: Text, face: Face, result: DailyResult, note: str, row: ui.ActionRow[Any]
) -> ui.LayoutView:
    """Return the private page with the result of a hand.

    Args:
        note: The note on the latest click; empty for none.
    """
    table = result.hand.table
    heading = [f"### {_title(text, result.hand)}", f"# {_score(text, result.hand)}"]
    seats = ranking(table)
    beside = [with_taken(text, face, table, seat) for seat in seats]
    totals = total_lines(text, [table.totals[seat] for seat in seats], beside)
    rank = None if result.own is None else result.own.rank
    place = _place(text, rank, len(result.standing), is_over=result.is_over)
    blocks = [
        "\n".join([*heading, *place, *streak_of_days(text, result.days)]),
        "\n".join([*took_everything(text, face, table), *totals]),
        LINE,
        "\n".join(_standing(text, result)),
        "\n".join([*_before(text, result), *_tomorrow(text, result)]),
        *_key(text, result),
        *_outdated(text, result.hand),
        *_noted(note),
    ]
    return panel(PRIVATE, [block for block in blocks if block or block is LINE], row)


def _key(text: Text, result: DailyResult) -> Iterator[str]:
    """Yield the seed of a deal that nobody can begin any more."""
    shuffle = result.hand.table.shuffle
    assert shuffle is not None
    if result.is_over:
        yield text("tricks-daily-seed", seed=shuffle.seed.hex())


def shared_page(text: Text, result: SharedResult, row: ui.ActionRow[Any]) -> ui.LayoutView:
    """Return the public message with a result, which gives nothing away about the cards."""
    line = text(
        "tricks-daily-shared",
        user=person_name(text, result.user_id),
        game=game_name(text, result.deal.game),
        date=calendar_day(result.deal.day, short=True),
        score=text("tricks-daily-score", score=result.score),
    )
    place = _place(text, result.place, result.people, is_over=result.is_over)
    facts = " · ".join([line, *place])
    return panel(SETTLED, [f"{facts}\n{squares(result.marks)}"], row)


def _outdated(text: Text, hand: DailyHand) -> list[str]:
    return [text("tricks-daily-outdated")] if hand.is_outdated else []


def _noted(note: str) -> list[str]:
    return [LINE, note] if note else []


def _title(text: Text, hand: DailyHand) -> str:
    game, date = game_name(text, hand.deal.game), calendar_day(hand.deal.day)
    return text("tricks-daily-title", game=game, date=date)


def _score(text: Text, hand: DailyHand) -> str:
    assert hand.score is not None
    return text("tricks-daily-score", score=hand.score)


def _place(text: Text, place: int | None, people: int, *, is_over: bool) -> Iterator[str]:
    if place is not None:
        when = "yes" if is_over else "no"
        yield text("tricks-daily-place", place=place, people=people, **{"is-over": when})


def _standing(text: Text, result: DailyResult) -> Iterator[str]:
    if not result.standing:
        return
    yield text("tricks-daily-standing")
    first = result.standing[:PAGE]
    for line in first:
        yield _line(text, line)
    if result.own is not None and result.own not in first:
        yield _line(text, result.own)
    if (others := len(result.standing) - len(first)) > 0:
        yield text("tricks-daily-more", others=others)


def _line(text: Text, line: Ranked[DailyStanding]) -> str:
    return text(
        "tricks-daily-line", rank=line.mark, name=escape_markdown(line.name), score=line.standing.score
    )


def _before(text: Text, result: DailyResult) -> Iterator[str]:
    if result.before:
        best = " · ".join(_line(text, line) for line in result.before[:_BEST])
        yield text("tricks-daily-before", standing=best)


def _tomorrow(text: Text, result: DailyResult) -> Iterator[str]:
    if not result.is_over:
        yield text("tricks-daily-tomorrow", when=relative_time(day_start_ms(result.hand.deal.day + 1)))
