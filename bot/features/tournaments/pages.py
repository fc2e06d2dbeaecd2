"""What a tournament looks like: its message, its whole standing, and the check of its deals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from discord import ui

from bot.features.tournaments.model import CheckedHand, Played, State, Tournament, standing, unsealed
from bot.features.tournaments.scoring import Line
from bot.text import Text
from bot.text.conventions import duration, enumerated, listed, signed
from bot.text.tricks import game_name
from bot.views.phrases import lock_line, mention, person_name, relative_time
from bot.views.style import LINE, MEDALS, OVER, PRIVATE, RUNNING, SETTLED, WAITING, panel

# The public message names so many of the best.
BEST: Final = 10
_DECIMALS: Final = 1
_COLOURS: Final = {
    State.GATHERING: WAITING,
    State.PLAYING: RUNNING,
    State.OVER: SETTLED,
    State.CANCELLED: OVER,
}


@dataclass(frozen=True)
class Shown:
    """A tournament as it is shown.

    Args:
        played: What each table has played.
        lacks_threads: Whether its tables wait for the permission to make private threads.
    """

    tournament: Tournament
    played: tuple[Played, ...] = ()
    lacks_threads: bool = False

    @property
    def state(self) -> State:
        """How far it is: over as soon as the last table has closed, even if that is not noted yet."""
        state = self.tournament.state
        is_over = state is State.PLAYING and not any(each.is_open for each in self.played)
        return State.OVER if is_over else state

    @property
    def compared(self) -> int:
        """How many deals are compared."""
        return unsealed(self.played, self.tournament.wanted.deals)


def tournament_view(text: Text, shown: Shown, row: ui.ActionRow[Any] | None) -> ui.LayoutView:
    """Return the public message of a tournament."""
    blocks = {
        State.GATHERING: _gathering,
        State.PLAYING: _playing,
        State.OVER: _over,
        State.CANCELLED: _cancelled,
    }[shown.state](text, shown)
    return panel(_COLOURS[shown.state], blocks, row)


def standing_view(text: Text, shown: Shown) -> ui.LayoutView:
    """Return the whole standing, privately."""
    lines = standing(shown.tournament, shown.played)
    return panel(PRIVATE, [_title(text, shown), *_standing(text, shown, lines)])


def _title(text: Text, shown: Shown) -> str:
    tournament = shown.tournament
    game = game_name(text, tournament.wanted.game)
    return text(f"tournament-title-{shown.state}", game=game, tournament=str(tournament.id))


def _facts(text: Text, tournament: Tournament) -> str:
    return text(
        "tournament-facts", hands=tournament.wanted.deals, time=duration(text, tournament.wanted.turn_s)
    )


def _gathering(text: Text, shown: Shown) -> Iterator[str]:
    tournament, wanted = shown.tournament, shown.tournament.wanted
    yield f"{_title(text, shown)}\n{_facts(text, tournament)}"
    yield text("tournament-about")
    names = enumerated(text, [mention(each.user_id) for each in tournament.people])
    joined = text("tournament-joined", people=len(tournament.people), seats=wanted.seats)
    begins = text("tournament-begins", when=relative_time(wanted.begins_ms), seats=wanted.seats)
    yield "\n".join(filter(None, [joined, names, begins]))
    yield lock_line(text, tournament.lock)


def _playing(text: Text, shown: Shown) -> Iterator[str]:
    tournament = shown.tournament
    yield f"{_title(text, shown)}\n{_facts(text, tournament)}"
    if shown.lacks_threads:
        yield text("tournament-needs-threads")
    yield "\n".join(_table_line(text, tournament, each) for each in shown.played)
    yield LINE
    if shown.compared:
        yield from _standing(text, shown, standing(tournament, shown.played)[:BEST])
    yield f"{text('tournament-sealed')}\n{lock_line(text, tournament.lock)}"


def _table_line(text: Text, tournament: Tournament, played: Played) -> str:
    deals = tournament.wanted.deals
    names = enumerated(text, [mention(each) for each in tournament.people_at(played.number).values()])
    return text(
        "tournament-table" if played.is_open else "tournament-table-over",
        number=played.number + 1,
        hand=min(len(played.merits) + 1, deals),
        hands=deals,
        names=names,
    )


def _over(text: Text, shown: Shown) -> Iterator[str]:
    lines = standing(shown.tournament, shown.played)
    yield f"{_title(text, shown)}\n{_facts(text, shown.tournament)}"
    best = [person_name(text, line.user_id) for line in lines if line.rank == 1]
    if best:
        yield text("tournament-won", who=listed(text, best), winners=len(best))
    yield from _standing(text, shown, lines[:BEST])
    yield LINE
    yield _root(text, shown.tournament)


def _cancelled(text: Text, shown: Shown) -> Iterator[str]:
    yield _title(text, shown)
    yield text("tournament-cancelled" if shown.tournament.tables else "tournament-not-begun")
    yield _root(text, shown.tournament)


def _root(text: Text, tournament: Tournament) -> str:
    key = text("tournament-key", key=tournament.seed_root.hex())
    return f"{key}\n{lock_line(text, tournament.lock)}"


def _standing(text: Text, shown: Shown, lines: Sequence[Line]) -> Iterator[str]:
    yield "\n".join(
        [
            text("tournament-standing", hands=shown.compared),
            *(_line(text, line) for line in lines),
            text("tournament-points"),
        ]
    )


def _line(text: Text, line: Line) -> str:
    points, name = line.points, person_name(text, line.user_id)
    if line.rank is None:
        return text("tournament-line-left", name=name)
    mark = MEDALS[line.rank - 1] if line.rank <= len(MEDALS) else f"{line.rank}\\."
    return text(
        "tournament-line",
        rank=mark,
        name=name,
        points=signed(text, points.matchpoints, 0),
        ahead=signed(text, points.ahead, _DECIMALS),
    )


def check_view(text: Text, shown: Shown, checked: Sequence[CheckedHand]) -> ui.LayoutView:
    """Return the check of all deals that no table plays any more, privately."""
    tournament = shown.tournament
    lines = [
        text(
            "tournament-check-true" if each.is_true else "tournament-check-false",
            hand=each.number,
            tables=each.tables,
        )
        for each in checked
    ]
    tables = enumerated(text, [str(each.table_id) for each in tournament.tables if each.table_id is not None])
    how = [text("tournament-check-how", game=tournament.wanted.game, tables=tables)] if checked else []
    sealed = text("tournament-check-sealed") if len(checked) < tournament.wanted.deals else ""
    return panel(
        PRIVATE,
        [
            _title(text, shown),
            "\n".join(filter(None, [*lines, sealed])),
            *how,
            LINE,
            _root(text, tournament)
            if shown.state in {State.OVER, State.CANCELLED}
            else lock_line(text, tournament.lock),
        ],
    )
