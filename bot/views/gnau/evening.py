"""The message of a closed table of Gnau: its evening, in a picture or else in words."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from discord import ui

from bot.render import EXTENSION
from bot.render.gnau.evening import DrawnEvening, EveningFact, EveningHand, EveningPerson, draw_evening
from bot.rules.gnau.odds import Luck
from bot.rules.gnau.ranking import Category
from bot.tables.gnau import GnauMachine, GnauTable
from bot.tables.gnau.highlights import Feat, Highlights
from bot.tables.ids import TableId, UserId
from bot.text import Text
from bot.text.conventions import listed, signed
from bot.text.gnau import hand_name
from bot.text.tricks import game_name
from bot.views.gnau.pictures import drawable_names, drawn_hand, said_cards
from bot.views.phrases import person_name, signed_points
from bot.views.pictures import MOST_WORDS, Picture, drawn, in_picture
from bot.views.style import LINE, MEDALS

EVENING: Final = f"evening.{EXTENSION}"
# No more people than this are named, and the others are only counted: a message has 4,000 characters.
NAMED_IN_TALLY: Final = 30
# The picture has room for this many people, the podium included.
DRAWN_PEOPLE: Final = 13
# If more people than this share the most of something, none of them is named.
_MOST_EQUAL: Final = 3
_MOST_EQUAL_DRAWN: Final = 2


def closed_blocks(
    text: Text, table_id: TableId, table: GnauTable, picture: Picture | None
) -> Iterable[str | ui.Item[Any]]:
    """Yield the blocks of a closed table's message."""
    if picture is None:
        yield from _words(text, table_id, table)
        return
    yield picture.item()
    yield "\n".join([*_winner(text, table), text("gnau-evening-closed", table=str(table_id))])


def _winner(text: Text, table: GnauTable) -> Iterable[str]:
    ranked = _ranked(table)
    best = ranked[0][1]
    winners = [user_id for user_id, _, place in ranked if place == 1]
    if best > 0 and len(winners) <= _MOST_EQUAL:
        users = listed(text, (person_name(text, user_id) for user_id in winners))
        yield text("gnau-evening-won", users=users, delta=signed_points(text, best))


def _words(text: Text, table_id: TableId, table: GnauTable) -> Iterable[str]:
    """Yield the evening in words."""
    yield f"### {text('table-title-closed', game=game_name(text, GnauMachine.game), table=str(table_id))}"
    yield text("gnau-evening-rounds", rounds=table.rounds_played)
    if table.tally:
        yield LINE
        yield "\n".join(_tally(text, _ranked(table)))
        yield LINE
        yield "\n".join(_podium(text, table))


def _ranked(table: GnauTable) -> list[tuple[UserId, int, int]]:
    """Return each person with the points of the evening and the place; equal points share the better one."""
    ranked = sorted(table.tally.items(), key=lambda line: (-line[1], line[0]))
    deltas = [delta for _, delta in ranked]
    return [(user_id, delta, deltas.index(delta) + 1) for user_id, delta in ranked]


def _tally(text: Text, ranked: Sequence[tuple[UserId, int, int]]) -> Iterable[str]:
    for user_id, delta, place in ranked[:NAMED_IN_TALLY]:
        yield text(
            "gnau-closed-line",
            mark=MEDALS[place - 1] if place <= len(MEDALS) else "▫️",
            user=person_name(text, user_id),
            delta=signed_points(text, delta),
        )
    if len(ranked) > NAMED_IN_TALLY:
        yield text("gnau-closed-more", people=len(ranked) - NAMED_IN_TALLY)


def _podium(text: Text, table: GnauTable) -> Iterable[str]:
    """Yield the highlights that the table has kept: best hand, biggest win, most rounds."""
    best, win, rounds = table.evening.best_hand, table.evening.biggest_win, table.evening.rounds
    if best is not None:
        hand = hand_name(text, best.category, best.strength)
        user = person_name(text, best.user_id)
        yield text("gnau-closed-best-hand", user=user, hand=hand, round=str(best.round))
    if win is not None:
        points, user = signed_points(text, win.points), person_name(text, win.user_id)
        yield text("gnau-closed-biggest-win", user=user, delta=points, round=str(win.round))
    most = max(rounds.values(), default=0)
    keenest = [user_id for user_id, played in rounds.items() if played == most]
    if most > 1 and len(keenest) <= _MOST_EQUAL:
        users = listed(text, (person_name(text, user_id) for user_id in keenest))
        yield text("gnau-closed-most-rounds", users=users, rounds=most)


async def evening_picture(
    text: Text, table: GnauTable, names: Mapping[UserId, str], highlights: Highlights
) -> Picture | None:
    """Return the picture of a closed table's evening; None if no round was played or it cannot be drawn.

    Args:
        names: The display names of people, as far as they are known.
    """
    if not table.tally:
        return None
    signs, drawable = text.without_emoji(), await drawable_names(names)
    words = in_picture(signs)
    said = _said(
        signs, _drawn_evening(signs, table, _numbered(signs, table) | dict(names), highlights), highlights
    )
    shown = _numbered(words, table) | {user_id: name for user_id, name in drawable.items() if name}
    evening = _drawn_evening(words, table, shown, highlights)
    return await drawn(words.locale, EVENING, said, draw_evening, evening)


def _numbered(text: Text, table: GnauTable) -> dict[UserId, str]:
    """Return people by number, for those whose names cannot be drawn or are unknown."""
    ranked = enumerate(_ranked(table), start=1)
    return {user_id: text("gnau-evening-player", number=number) for number, (user_id, *_) in ranked}


def _drawn_evening(
    text: Text, table: GnauTable, names: Mapping[UserId, str], highlights: Highlights
) -> DrawnEvening:
    ranked = _ranked(table)
    people = tuple(
        EveningPerson(place, names[user_id], signed_points(text, delta), delta)
        for user_id, delta, place in ranked[:DRAWN_PEOPLE]
    )
    left = len(ranked) - len(people)
    return DrawnEvening(
        title=text("gnau-evening-title"),
        about=_about(text, table, highlights),
        people=people,
        more=text("gnau-closed-more", people=left) if left else "",
        best=_best(text, table, names, highlights),
        facts=tuple(_facts(text, names, highlights)),
    )


def _about(text: Text, table: GnauTable, highlights: Highlights) -> str:
    began_ms = table.revealed_ms if highlights.began_ms is None else highlights.began_ms
    rounds = text("gnau-evening-rounds", rounds=table.rounds_played)
    if began_ms is None:
        return rounds
    day = datetime.fromtimestamp(began_ms / 1000, UTC).date()
    return f"{text.date(day)} · {rounds}"


def _best(
    text: Text, table: GnauTable, names: Mapping[UserId, str], highlights: Highlights
) -> EveningHand | None:
    best = table.evening.best_hand
    if best is None or best.user_id not in names or best.category is Category.NONE:
        return None
    hand = hand_name(text, best.category, best.strength)
    fact = EveningFact(text("gnau-evening-best-hand"), names[best.user_id], hand)
    cards = () if highlights.best_cards is None else drawn_hand(text, *highlights.best_cards)
    return EveningHand(fact, best.category, cards)


def _facts(text: Text, names: Mapping[UserId, str], highlights: Highlights) -> Iterable[EveningFact]:
    run, missed = highlights.run, highlights.missed
    if run is not None and len(run.people) <= _MOST_EQUAL_DRAWN:
        value = text("gnau-evening-run-of", rounds=run.times)
        yield EveningFact(text("gnau-evening-run"), _named(text, names, run), value)
    if missed is not None and len(missed.people) <= _MOST_EQUAL_DRAWN:
        value = text("gnau-evening-missed-of", oxen=missed.times)
        yield EveningFact(text("gnau-evening-missed"), _named(text, names, missed), value)
    by_luck = sorted(highlights.luck.items(), key=lambda line: line[1].deviation)
    for title, ends in (("luckiest", by_luck[::-1]), ("unluckiest", by_luck)):
        # Someone can be the luckiest only if someone else has been less lucky.
        if len(ends) > 1 and ends[0][1].deviation != ends[1][1].deviation:
            user_id, luck = ends[0]
            yield EveningFact(text(f"gnau-evening-{title}"), names[user_id], _luck(text, luck))


def _luck(text: Text, luck: Luck) -> str:
    expected = signed(text, luck.expected, 1)
    return text("gnau-evening-luck", actual=signed_points(text, luck.actual), expected=expected)


def _named(text: Text, names: Mapping[UserId, str], feat: Feat) -> str:
    return listed(text, (names[user_id] for user_id in feat.people))


def _said(text: Text, evening: DrawnEvening, highlights: Highlights) -> str:
    """Return a description of the picture, cut to what fits."""
    lines = [f"{each.place}. {each.name} {each.points}" for each in evening.people]
    facts = [*evening.facts] if evening.best is None else [evening.best.fact, *evening.facts]
    memorable = [text("gnau-evening-said", **vars(fact)) for fact in facts]
    if evening.best is not None and highlights.best_cards is not None:
        cards = said_cards(text, *highlights.best_cards)
        memorable[0] = text("named-value", name=memorable[0], value=cards)
    head = f"{evening.title} · {evening.about}"
    # What is memorable comes first if not everyone fits.
    for count in range(len(lines), -1, -1):
        rest = [] if count < len(lines) or not evening.more else [evening.more]
        said = "\n".join([head, *lines[:count], *(["…"] if count < len(lines) else rest), *memorable])
        if len(said) <= MOST_WORDS:
            return said
    return head
