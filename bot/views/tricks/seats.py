"""The four seats: who has which, and while cards are out what each has played, has taken and has to do."""

from collections.abc import Iterable
from typing import Final

from bot.rules.cards import Card
from bot.rules.tricks import CARDS_EACH, SEATS, Play, Trick
from bot.tables.tricks import Phase, TrickTable
from bot.text import Text
from bot.text.tricks import computer_name, level_name
from bot.views.phrases import joined, person_name, relative_time, signed_points
from bot.views.tricks.faces.face import Face

_TO_ACT: Final = "👉"
_WINNING: Final = "👑"
_DONE: Final = "✅"
_CHOOSING: Final = "💭"
_TIME: Final = "⏳"
_AWAY: Final = "💤"
_OTHERS: Final = "▫️"
# Behind a name that is written from right to left, the number of a card would be read as part of it.
_FROM_LEFT: Final = "\u200e"


def computer_with_level(text: Text, table: TrickTable, seat: int) -> str:
    """Return what the computer player of a seat is called, and how well it plays.

    That is chosen before the first game, for the seat: so it is true of earlier hands as well.
    """
    level = level_name(text, table.level_of(seat))
    return text("tricks-computer-level", computer=computer_name(text, seat), level=level)


def with_level(text: Text, table: TrickTable, seat: int, name: str) -> str:
    """Return one of the names below; behind that of a computer player how well it plays."""
    return computer_with_level(text, table, seat) if name == computer_name(text, seat) else name


def occupant_name(text: Text, table: TrickTable, seat: int) -> str:
    """Return who has a seat now, as `seat_name` does; of a computer player also how well it plays."""
    return with_level(text, table, seat, seat_name(text, table, seat))


def seat_name(text: Text, table: TrickTable, seat: int) -> str:
    """Return who has a seat now: a person, a computer player, or nobody."""
    occupant = table.seats[seat]
    if occupant.user_id is not None:
        return person_name(text, occupant.user_id)
    return computer_name(text, seat) if occupant.is_computer else text("tricks-seat-free")


def player_name(text: Text, table: TrickTable, seat: int, hand: int | None = None) -> str:
    """Return who has played a seat in a finished hand of the game, whoever has it by now.

    Args:
        text: The words.
        table: The table.
        seat: The seat.
        hand: Which hand, from 0; the latest when not given.
    """
    user_id = table.player_of(len(table.scores) - 1 if hand is None else hand, seat)
    return computer_name(text, seat) if user_id is None else person_name(text, user_id)


def result_name(text: Text, table: TrickTable, seat: int) -> str:
    """Return whose the result of a seat is in a game that is over: its latest player's.

    A computer player may have finished the game for somebody, who is named as well.
    """
    name, holder_id = player_name(text, table, seat), table.seats[seat].holder_id
    if holder_id is None or name != computer_name(text, seat):
        return name
    return text("tricks-computer-for", computer=name, who=person_name(text, holder_id))


def bold_names(text: Text, table: TrickTable, seats: Iterable[int]) -> str:
    """Return several of those who had a seat in a game that is over, each in bold."""
    return joined(text, (f"**{result_name(text, table, seat)}**" for seat in seats))


def shown_trick(play: Play) -> Trick | None:
    """Return the trick to look at: the one on the table, or the one before until the next card is played."""
    if play.trick.cards:
        return play.trick
    return play.finished[-1] if play.finished else None


def trick_line(text: Text, face: Face, table: TrickTable, trick: Trick) -> str:
    """Return a trick on one line, in the order of play, with who takes it as it stands."""
    shown = []
    for card in trick.cards:
        crown = f" {_WINNING}" if card == trick.winning_card else ""
        name = seat_name(text, table, trick.seat_of(card))
        shown.append(f"{name} {played_card(text, face, table, card)}{crown}")
    return " → ".join(shown)


def played_card(text: Text, face: Face, table: TrickTable, card: Card) -> str:
    """Return a card of a trick, to be put behind the name of who played it."""
    # Within the asterisks: before them it would keep them from being read as bold.
    return f"**{_FROM_LEFT}{text.card(card)}{face.mark(table, card)}**"


def trick_count(text: Text, face: Face, table: TrickTable) -> str:
    """Return which trick of the hand it is."""
    line = text("tricks-trick", number=trick_number(table), tricks=CARDS_EACH)
    return f"-# {' · '.join([line, *face.trick_notes(text, table)])}"


def trick_number(table: TrickTable) -> int:
    """Return the number of the trick to look at, from 1."""
    assert table.hand is not None
    play = table.hand.play
    return len(play.finished) + (1 if play.trick.cards or not play.finished else 0)


def counted(text: Text, face: Face, table: TrickTable, seat: int) -> list[str]:
    """Return the cards that count among those a seat has taken; where there may be many, how many."""
    hand = table.hand
    captured = () if hand is None or hand.play is None else hand.play.captured[seat]
    return [*face.counting(text, table, captured)]


def taken(text: Text, face: Face, table: TrickTable, seat: int) -> str:
    """Return that a seat has taken cards that count, and which; nothing where it has taken none."""
    cards = " ".join(counted(text, face, table, seat))
    return text("tricks-seat-taken", cards=cards) if cards else ""


def points_so_far(text: Text, face: Face, table: TrickTable, seat: int) -> str:
    """Return what a seat's score would change by as the hand stands; nothing while nothing counts for it.

    While somebody chooses what the hand brings, nobody knows.
    """
    hand = table.hand
    if hand is None or hand.play is None or table.phase is Phase.CHOOSING:
        return ""
    points = table.rules.hand_scores(hand, table.chosen)[seat]
    # What is taken may add up to nothing, and that is worth saying.
    return signed_points(text, points) if points or counted(text, face, table, seat) else ""


def turn_time(table: TrickTable) -> str:
    """Return until when there is time, to be put behind a word; nothing where there is no hurry."""
    is_hurried = table.deadline_ms is not None and not table.is_paused
    return f" {_TIME} {relative_time(table.deadline_ms)}" if is_hurried else ""


def seat_blocks(text: Text, face: Face, table: TrickTable) -> str:
    """Return a line for each seat, in their order, and a second for what the hand has brought it so far.

    Each person is named once. Scores are shown once there are any.

    While people pass or expose, nothing is said of what computer players have done: one that is slow would
    be seen to hold something to think about.
    """
    is_preparing = table.phase is Phase.PREPARING
    lines = []
    for seat in range(SEATS):
        lines.append(_preparing(text, table, seat) if is_preparing else _playing(text, face, table, seat))
        if standing := " · ".join(_standing(text, face, table, seat)):
            lines.append(f"-# {standing}")
    return "\n".join(lines)


def _named(text: Text, table: TrickTable, seat: int) -> list[str]:
    name = occupant_name(text, table, seat)
    return [name, text("tricks-seat-score", score=table.totals[seat])] if table.scores else [name]


def _preparing(text: Text, table: TrickTable, seat: int) -> str:
    occupant, named = table.seats[seat], _named(text, table, seat)
    if occupant.is_computer:
        return _line(_OTHERS, named)
    if occupant.is_away:
        return _line(_AWAY, [*named, _absent(text, table)])
    if seat in table.waited_for:
        return _line(_CHOOSING, [*named, text("tricks-seat-choosing")])
    return _line(_DONE, named)


def _playing(text: Text, face: Face, table: TrickTable, seat: int) -> str:
    assert table.hand is not None
    trick = None if table.phase is Phase.CHOOSING else shown_trick(table.hand.play)
    is_winning = trick is not None and trick.winner == seat
    parts = [
        *_named(text, table, seat),
        *_played(text, face, table, trick, seat),
        *_turn(text, table, seat),
    ]
    mark = _TO_ACT if seat in table.waited_for else _WINNING if is_winning else _OTHERS
    return _line(mark, parts)


def _played(text: Text, face: Face, table: TrickTable, trick: Trick | None, seat: int) -> Iterable[str]:
    for card in trick.cards if trick is not None else ():
        if trick is not None and trick.seat_of(card) == seat:
            yield played_card(text, face, table, card)
            if trick.is_full and trick.winner == seat:
                yield text("tricks-seat-took")


def _turn(text: Text, table: TrickTable, seat: int) -> Iterable[str]:
    occupant, is_next = table.seats[seat], seat in table.waited_for
    if occupant.is_away:
        yield _absent(text, table)
    elif is_next and occupant.is_computer:
        yield text("tricks-seat-thinking")
    elif is_next:
        yield text(_turn_id(table), when=turn_time(table))


def _absent(text: Text, table: TrickTable) -> str:
    return text("tricks-seat-gone" if table.is_paused else "tricks-seat-away")


def _turn_id(table: TrickTable) -> str:
    if table.phase is Phase.CHOOSING:
        return "tricks-seat-picks"
    assert table.hand is not None
    return "tricks-seat-turn" if table.hand.play.trick.cards else "tricks-seat-lead"


def _standing(text: Text, face: Face, table: TrickTable, seat: int) -> Iterable[str]:
    if len(table.scores) > 1 and not table.plays:
        # Until the first card of the next hand it stays in sight what the one before came to: after the
        # first hand that is the score itself.
        yield text("tricks-seat-before", points=signed_points(text, table.scores[-1][seat]))
    if points := points_so_far(text, face, table, seat):
        yield text("tricks-seat-hand", points=points)
    if cards := taken(text, face, table, seat):
        yield cards
    yield from face.seat_notes(text, table, seat)


def _line(mark: str, parts: Iterable[str]) -> str:
    return f"{mark} {' · '.join(parts)}"
