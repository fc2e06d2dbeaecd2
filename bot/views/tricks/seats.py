"""The four seats in words: their players, and in a hand what each has played, has taken and has to do."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from bot.rules.cards import Card
from bot.rules.tricks import CARDS_EACH, SEATS, Play, Trick
from bot.tables.tricks import Phase, TrickTable
from bot.text import Text
from bot.text.conventions import listed
from bot.text.sanitize import LEFT_TO_RIGHT
from bot.text.tricks import computer_name, level_name
from bot.views.phrases import person_name, relative_time, signed_points
from bot.views.tricks.faces.face import Face

_TO_ACT: Final = "👉"
_WINNING: Final = "👑"
_DONE: Final = "✅"
_CHOOSING: Final = "💭"
_AWAY: Final = "💤"
_OTHERS: Final = "▫️"
# Without this mark, the number of a card would be displayed as part of a right-to-left name before it.
_FROM_LEFT: Final = "\u200e"


def computer_with_level(text: Text, table: TrickTable, seat: int) -> str:
    """Return the name of a seat's computer player with its level.

    The level of a seat is chosen before the first game, so it also holds for earlier hands.
    """
    level = level_name(text, table.level_of(seat))
    return text("tricks-computer-level", computer=computer_name(text, seat), level=level)


def with_level(text: Text, table: TrickTable, seat: int, name: str) -> str:
    """Return a name from one of the functions below, with the level if it is a computer player's."""
    return computer_with_level(text, table, seat) if name == computer_name(text, seat) else name


def occupant_name(text: Text, table: TrickTable, seat: int) -> str:
    """Return the present holder of a seat like `seat_name`, with the level of a computer player."""
    return with_level(text, table, seat, seat_name(text, table, seat))


def seat_name(text: Text, table: TrickTable, seat: int) -> str:
    """Return the present holder of a seat: a person, a computer player, or nobody."""
    occupant = table.seats[seat]
    if occupant.user_id is not None:
        return person_name(text, occupant.user_id)
    return computer_name(text, seat) if occupant.is_computer else text("tricks-seat-free")


def player_name(text: Text, table: TrickTable, seat: int, hand: int | None = None) -> str:
    """Return the player of a seat in a finished hand of the game, even if another player has the seat now.

    Args:
        hand: The hand, from 0; None for the latest.
    """
    user_id = table.player_of(len(table.scores) - 1 if hand is None else hand, seat)
    return computer_name(text, seat) if user_id is None else person_name(text, user_id)


def result_name(text: Text, table: TrickTable, seat: int) -> str:
    """Return the latest player of a seat in a finished game.

    If a computer player finished the game for a person, the person is named as well.
    """
    name, holder_id = player_name(text, table, seat), table.seats[seat].holder_id
    if holder_id is None or name != computer_name(text, seat):
        return name
    return text("tricks-computer-for", computer=name, who=person_name(text, holder_id))


def bold_names(text: Text, table: TrickTable, seats: Iterable[int]) -> str:
    """Return the players of some seats in a finished game, each in bold."""
    return listed(text, (f"**{result_name(text, table, seat)}**" for seat in seats))


def sides_line(
    text: Text,
    table: TrickTable,
    named: Callable[[Text, TrickTable, int], str] = seat_name,
) -> Iterable[str]:
    """Yield the line that says who plays with whom, with the score of each side; nothing without teams.

    Args:
        named: Returns the name of the player of a seat.
    """
    rules = table.game_options.rules
    if rules.has_teams:
        names = (listed(text, (named(text, table, seat) for seat in side)) for side in rules.sides)
        scores = [table.side_totals[side[0]] for side in rules.sides]
        sides = (
            text("tricks-side-score", who=who, score=score) if table.scores else who
            for who, score in zip(names, scores, strict=True)
        )
        yield text("tricks-sides", sides=" · ".join(sides))


def score_words(text: Text, table: TrickTable, seat: int) -> str:
    """Return the score that decides the game for a seat, in words; empty in the first hand.

    In teams, it is the score of the seat's side, and the side is named in the first hand too.
    """
    rules = table.game_options.rules
    if rules.has_teams:
        text_id = "tricks-seat-side-score" if table.scores else "tricks-seat-side"
        return text(text_id, side=rules.side_of(seat) + 1, score=table.side_totals[seat])
    return text("tricks-seat-score", score=table.totals[seat]) if table.scores else ""


def shown_trick(play: Play) -> Trick | None:
    """Return the trick to show: the one on the table, or the previous one until the next card is played."""
    if play.trick.cards:
        return play.trick
    return play.finished[-1] if play.finished else None


def trick_line(text: Text, face: Face, table: TrickTable, trick: Trick) -> str:
    """Return a trick on one line, in the order of play, with a crown on the card that wins so far."""
    shown = []
    for card in trick.cards:
        crown = f" {_WINNING}" if card == trick.winning_card else ""
        name = seat_name(text, table, trick.seat_of(card))
        # A name in Arabic or Hebrew would turn the arrow around.
        shown.append(f"{name}{LEFT_TO_RIGHT} {played_card(text, face, table, card)}{crown}")
    return " → ".join(shown)


def played_card(text: Text, face: Face, table: TrickTable, card: Card) -> str:
    """Return a card of a trick, to stand behind the name of its player."""
    # The mark stands inside the asterisks: before them, Discord would not read them as bold.
    return f"**{_FROM_LEFT}{text.card(card)}{face.mark(table, card)}**"


def trick_count(text: Text, face: Face, table: TrickTable) -> str:
    """Return the line with the number of the trick, and the game's notes on it."""
    line = text("tricks-trick", number=trick_number(table), tricks=CARDS_EACH)
    return f"-# {' · '.join([line, *face.trick_notes(text, table)])}"


def trick_number(table: TrickTable) -> int:
    """Return the number of the trick to show, from 1."""
    assert table.hand is not None
    play = table.hand.play
    return len(play.finished) + (1 if play.trick.cards or not play.finished else 0)


def counted(text: Text, face: Face, table: TrickTable, seat: int) -> list[str]:
    """Return the counting cards that a seat has taken, in words; a long list is only a number."""
    return [*face.counting(text, table, table.captured[seat])]


def taken(text: Text, face: Face, table: TrickTable, seat: int) -> str:
    """Return the line with the counting cards that a seat has taken; empty if there are none."""
    cards = " ".join(counted(text, face, table, seat))
    return text("tricks-seat-taken", cards=cards) if cards else ""


def points_so_far(text: Text, face: Face, table: TrickTable, seat: int) -> str:
    """Return how a seat's score would change as the hand stands; empty while the seat has no counting card.

    It is also empty while a player chooses how the hand counts, as the change is unknown then.
    """
    hand = table.hand
    if hand is None or hand.play is None or table.phase is Phase.CHOOSING:
        return ""
    points = table.hand_scores[seat]
    # Counting cards may add up to zero, which is worth showing.
    return signed_points(text, points) if points or counted(text, face, table, seat) else ""


def turn_time(text: Text, table: TrickTable) -> str:
    """Return the time left, to stand behind a word; empty if there is no time limit."""
    is_hurried = table.deadline_ms is not None and not table.is_paused
    return text("tricks-time-left", when=relative_time(table.deadline_ms)) if is_hurried else ""


def turn_line(text: Text, table: TrickTable, mark: str = _TO_ACT) -> Iterable[str]:
    """Yield the line that says whom the table waits for, and until when; nothing while it is paused."""
    if not table.is_paused:
        [seat] = table.waited_for
        when = turn_time(text, table) if table.seats[seat].is_present else text("tricks-time-open")
        yield text("tricks-turn", mark=mark, who=seat_name(text, table, seat), turn=_to_do(table), when=when)


def _to_do(table: TrickTable) -> str:
    if table.phase is Phase.CHOOSING:
        return "choose"
    assert table.hand is not None
    return "play" if table.hand.play.trick.cards else "lead"


def seat_blocks(text: Text, face: Face, table: TrickTable) -> str:
    """Return a line for each seat in order, and a second line if the seat has a standing in the hand.

    Each person is named once. Scores are shown after the first hand.

    While people pass or expose, the lines do not show which computer players are done: a slow one would give
    away that it has something to think about.
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
    return [name, *filter(None, [score_words(text, table, seat)])]


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
        yield text("tricks-seat-turn", turn=_to_do(table), when=turn_time(text, table))


def _absent(text: Text, table: TrickTable) -> str:
    return text("tricks-seat-gone" if table.is_paused else "tricks-seat-away")


def _standing(text: Text, face: Face, table: TrickTable, seat: int) -> Iterable[str]:
    if len(table.scores) > 1 and not table.plays:
        # The score of the previous hand stays visible until the first card of this hand. After only one hand
        # it equals the total score, so it is left out.
        yield text("tricks-seat-before", points=signed_points(text, table.scores[-1][seat]))
    if points := points_so_far(text, face, table, seat):
        yield text("tricks-seat-hand", points=points)
    if cards := taken(text, face, table, seat):
        yield cards
    yield from face.seat_notes(text, table, seat)


def _line(mark: str, parts: Iterable[str]) -> str:
    return f"{mark} {' · '.join(parts)}"


def taken_lines(text: Text, face: Face, table: TrickTable) -> Iterator[str]:
    """Yield the counting cards that each seat has taken; seats without any are left out."""
    for seat in range(SEATS):
        if cards := taken(text, face, table, seat):
            yield f"{_OTHERS} {seat_name(text, table, seat)} {cards}"
