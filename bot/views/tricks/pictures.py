"""The pictures of a table of tricks, and their descriptions for people who cannot see them.

The public picture has the first seat at the bottom. The picture in a player's panel has the player's own seat
at the bottom. No picture shows a held card: the buttons of the panel are the cards. A description is made of
the data that is drawn, so both say the same.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.render import EXTENSION, draw_table
from bot.render.tricks import DrawnSeat, DrawnTable, DrawnTrick
from bot.rules.cards import Card
from bot.rules.tricks import CARDS_EACH, SEATS, Trick
from bot.tables.ids import UserId
from bot.tables.tricks import WITH_CARDS, Phase, TrickTable
from bot.text import Text
from bot.text.cards import card_plain, cards_plain
from bot.text.conventions import enumerated, sentence, sentences
from bot.text.tricks import computer_name
from bot.views.open_panels import Moment
from bot.views.pictures import Picture, drawn, in_picture
from bot.views.tricks.faces.face import Face
from bot.views.tricks.seats import points_so_far, score_words, shown_trick, trick_number
from bot.views.visit import Visit

_NAME: Final = f"table.{EXTENSION}"
# Before and after these phases there is no trick to see.
_IN_PANELS: Final = frozenset({Phase.PLAYING, Phase.BETWEEN})
# The longest name that Discord allows. With four such names the description of a picture still fits.
_LONGEST_NAME: Final = 32


@dataclass(frozen=True, slots=True)
class TablePicture:
    """A picture that is still to be drawn, the language of its words, and its description."""

    language: str
    drawn: DrawnTable
    words: str

    async def draw(self, is_wanted: Callable[[], bool] = lambda: True) -> Picture | None:
        """Draw the picture beside the event loop; see `bot.views.pictures.drawn`."""
        return await drawn(self.language, _NAME, self.words, draw_table, self.drawn, is_wanted=is_wanted)


@dataclass(frozen=True, slots=True)
class Own:
    """The player for whom a private picture is drawn.

    Args:
        four_colour: Whether the player wants four colours for the suits.
    """

    seat: int
    four_colour: bool = False


def table_picture(
    text: Text, face: Face, table: TrickTable, names: Mapping[UserId, str], own: Own | None = None
) -> TablePicture | None:
    """Return the picture of a table, or None if there is nothing to draw.

    The public picture exists while cards are out, a private one while they are played and between two hands.

    Args:
        names: The display names of people, as far as they are known. A player whose name is unknown or cannot
            be drawn is called by the number of the seat.
        own: The player who alone sees the picture; None for the public picture.
    """
    # Neither a picture nor its description can contain emoji.
    text = text.without_emoji()
    if own is None:
        return _picture(_Scene(text, face, table, names)) if table.phase in WITH_CARDS else None
    if table.phase not in _IN_PANELS:
        return None
    return _picture(_Scene(text, face, table, names, own.seat, own.four_colour))


async def own_picture(
    visit: Visit, game: str, table: TrickTable, own: Own, is_wanted: Callable[[], bool] = lambda: True
) -> Picture | None:
    """Draw a player's private picture; None if there is nothing to draw or the bot may not attach files.

    Args:
        is_wanted: Returns whether it still has to be drawn, once it is its turn.
    """
    if not visit.interaction.app_permissions.attach_files:
        return None
    names = await visit.bot.members.names_at_once(visit.place.guild, table.people)
    shown = table_picture(visit.text, visit.face(game), table, names, own)
    return None if shown is None else await shown.draw(is_wanted)


def own_moment(table: TrickTable, own: Own) -> Moment | None:
    """Return the moment that a player's private picture has to show; None if there is no picture.

    A new picture is due when play begins, after each trick, when the player has to answer a lead, and when
    the person in any seat changes. It stays while others play.
    """
    if table.phase not in _IN_PANELS:
        return None
    assert table.hand is not None
    play = table.hand.play
    # The leader has no card to answer, and still sees the previous trick.
    turn = (own.seat - play.trick.leader) % SEATS
    has_come = table.phase is Phase.PLAYING and 0 < turn <= len(play.trick.cards)
    return Moment(table.round, table.phase, (table.seated, len(play.finished), has_come))


@dataclass(frozen=True, slots=True)
class _Scene:
    """A table as one picture shows it; see `table_picture` for `names`.

    Args:
        own: The seat at the bottom of a private picture; None in a public one.
    """

    text: Text
    face: Face
    table: TrickTable
    names: Mapping[UserId, str]
    own: int | None = None
    four_colour: bool = False

    def place_of(self, seat: int) -> int:
        """Return the place of a seat in the picture: 0 at the bottom, then in the order of play."""
        return (seat - (self.own or 0)) % SEATS

    @property
    def seats(self) -> Sequence[int]:
        """The seats in the order of their places, the bottom seat first."""
        return sorted(range(SEATS), key=self.place_of)

    def called(self, seat: int) -> str:
        """Return the name of the person or computer player in a seat."""
        user_id = self.table.seats[seat].user_id
        if user_id is None:
            return computer_name(self.text, seat)
        return self.names.get(user_id, self._numbered(seat))[:_LONGEST_NAME]

    def seat(self, seat: int) -> DrawnSeat:
        hand = self.table.hand
        assert hand is not None
        return DrawnSeat(
            names=(self.called(seat), self._numbered(seat)),
            cards=len(hand.held[seat]),
            score=score_words(self.text, self.table, seat),
            points=points_so_far(self.text, self.face, self.table, seat),
            counting=tuple(self.face.counting_cards(self.table, self.table.captured[seat])),
            exposed=tuple(card for card in self._exposed if card in hand.held[seat]),
            note=self._note(seat),
            is_computer=self.table.seats[seat].user_id is None,
            is_due=self._is_due(seat),
        )

    @property
    def _trick(self) -> Trick | None:
        """The trick to show; None before the play and while a player chooses after it."""
        hand = self.table.hand
        if hand is None or self.table.phase not in {Phase.PLAYING, Phase.BETWEEN}:
            return None
        return shown_trick(hand.play)

    def trick(self) -> DrawnTrick | None:
        """Return the trick to show, with places instead of seats."""
        trick = self._trick
        if trick is None:
            return None
        return DrawnTrick(
            leader=self.place_of(trick.leader),
            cards=trick.cards,
            winner=self.place_of(trick.winner) if trick.is_full else None,
            exposed=frozenset(trick.cards) & frozenset(self._exposed),
        )

    def drawn(self) -> DrawnTable:
        has_tricks = self.table.phase not in {Phase.PREPARING, Phase.CHOOSING}
        return DrawnTable(
            seats=tuple(map(self.seat, self.seats)),
            heading=self._heading() if has_tricks else "",
            remark=sentences(self.text, *self.face.trick_notes(self.text, self.table)) if has_tricks else "",
            middle="" if has_tricks else self.face.awaited(self.text, self.table),
            led=self.text("tricks-picture-led"),
            trick=self.trick(),
            four_colour=self.four_colour,
        )

    def _heading(self) -> str:
        # The picture in a panel shows the last trick until the player has a card to answer.
        is_last = self.own is not None and self._trick is not None and self._trick.is_full
        heading = "tricks-picture-last" if is_last else "tricks-picture-trick"
        return self.text(heading, number=trick_number(self.table), tricks=CARDS_EACH)

    @property
    def _exposed(self) -> list[Card]:
        """The cards exposed by all seats."""
        return [card for cards in self.table.view_of(0).exposed for card in cards]

    def _numbered(self, seat: int) -> str:
        return self.text("tricks-picture-seat", number=seat + 1)

    def _is_due(self, seat: int) -> bool:
        """Whether the picture shows that a seat has to act.

        While people pass or expose, the picture does not show which computer players are done: a slow one
        would give away that it has something to think about. The picture in a panel never shows who has to
        act: it stays the same while others play, so the words of the panel say it instead.
        """
        is_shown = self.table.phase is not Phase.PREPARING or self.table.seats[seat].is_present
        return self.own is None and is_shown and seat in self.table.waited_for

    def _note(self, seat: int) -> str:
        if self.own is None and (doing := self._doing(seat)):
            return doing
        trick = self._trick
        if trick is None or trick.winner != seat:
            return ""
        if trick.is_full:
            return self.text("tricks-picture-winner")
        return "" if self.own is None else self.text("tricks-picture-ahead")

    def _doing(self, seat: int) -> str:
        """Return the note on a seat that may be outdated with the next card; empty for most seats."""
        occupant = self.table.seats[seat]
        if occupant.is_away:
            return self.text("tricks-picture-away")
        if self._is_due(seat):
            return self.text(self._turn_id())
        is_ready = self.table.phase is Phase.PREPARING and occupant.is_present
        return self.text("tricks-picture-ready") if is_ready else ""

    def _turn_id(self) -> str:
        if self.table.phase is not Phase.PLAYING:
            return "tricks-picture-choosing"
        assert self.table.hand is not None
        return "tricks-picture-turn" if self.table.hand.play.trick.cards else "tricks-picture-lead"


def _picture(scene: _Scene) -> TablePicture:
    said, plain = scene.drawn(), in_picture(scene.text)
    shown = said if plain is scene.text else replace(scene, text=plain).drawn()
    called = [scene.called(seat) for seat in scene.seats]
    words = sentences(scene.text, *_sentences(scene.text, said, called))
    return TablePicture(plain.locale, shown, words)


# The description of a picture.


def _sentences(text: Text, drawn: DrawnTable, called: Sequence[str]) -> Iterable[str]:
    if titles := [each for each in (drawn.heading, drawn.remark, drawn.middle) if each]:
        yield sentence(text, enumerated(text, titles))
    if drawn.trick is not None:
        yield from _trick_said(text, drawn.trick, called)
    won = None if drawn.trick is None else drawn.trick.winner
    for place, (seat, name) in enumerate(zip(drawn.seats, called, strict=True)):
        facts = _facts(text, seat, has_won=place == won)
        yield text("tricks-said-seat", who=name, facts=enumerated(text, facts))


def _trick_said(text: Text, trick: DrawnTrick, called: Sequence[str]) -> Iterable[str]:
    played = (
        f"{called[(trick.leader + turn) % SEATS]} "
        + (text("tricks-said-open", card=card_plain(card)) if card in trick.exposed else card_plain(card))
        for turn, card in enumerate(trick.cards)
    )
    yield text("tricks-said-trick", cards=enumerated(text, played), who=called[trick.leader])


def _facts(text: Text, seat: DrawnSeat, *, has_won: bool) -> Iterable[str]:
    yield text("tricks-said-cards", count=seat.cards)
    if seat.score:
        yield seat.score
    if seat.points:
        yield text("tricks-seat-hand", points=seat.points)
    if seat.counting:
        yield text("tricks-said-counting", cards=cards_plain(seat.counting))
    if seat.exposed:
        yield text("tricks-said-exposed", cards=cards_plain(seat.exposed))
    if has_won:
        yield text("tricks-said-winner")
    if seat.note and seat.note != text("tricks-picture-winner"):
        yield seat.note
