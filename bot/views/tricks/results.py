"""What came of a hand, and of a game."""

from collections.abc import Iterable, Mapping
from typing import Final

from bot.players import Game
from bot.rules import gongzhu
from bot.rules.fair_deal import CHAIN_ROUNDS
from bot.rules.tricks import SEATS
from bot.tables.ids import UserId
from bot.tables.tricks import TrickTable
from bot.tables.tricks.accounts import payments
from bot.text import Text
from bot.text.cards import cards_faces
from bot.views.panel import LINE, person_name, signed_points, undealt_seed_line
from bot.views.tricks.people import player_name, player_names, seat_name
from bot.views.tricks.scores import hands_line, ranking, score_lines, total_lines
from bot.views.tricks.taking import swept, taken

# In a list of blocks this stands for the picture of the game.
PICTURE: Final = "🖼️"


def hand_blocks(text: Text, table: TrickTable) -> Iterable[str]:
    """Yield what came of the latest hand, in the order of the seats."""
    remarks = [*swept(text, table, seat_name), *_leads_next(text, table)]
    if remarks:
        yield "\n".join(remarks)
    yield LINE
    beside = [with_taken(text, table, place) for place in range(SEATS)]
    yield "\n".join(score_lines(text, table.scores[-1], table.totals, beside))
    yield LINE
    yield last_trick_line(text, table)


def last_trick_line(text: Text, table: TrickTable) -> str:
    """Return the last finished trick of the latest hand: its cards in the order of play, and who took it."""
    assert table.hand is not None
    trick = table.hand.play.finished[-1]
    who = seat_name(text, table, trick.winner)
    return text("tricks-last-trick", cards=cards_faces(trick.cards), who=who)


def game_blocks(text: Text, table: TrickTable) -> Iterable[str]:
    """Yield what came of a game that is over, the best score first."""
    yield "\n".join([*_winners(text, table), *swept(text, table, player_name)])
    yield LINE
    order, totals = ranking(table), table.totals
    beside = [_with_hands(text, table, place) for place in order]
    yield "\n".join(total_lines(text, [totals[place] for place in order], beside))
    yield PICTURE
    yield from _payments(text, table)


def interrupted_blocks(text: Text, table: TrickTable) -> Iterable[str]:
    """Yield how a game stood that was called off."""
    yield text("tricks-called-off", hands=len(table.scores))
    if table.scores:
        yield LINE
        beside = [_with_hands(text, table, place) for place in range(SEATS)]
        yield "\n".join(total_lines(text, table.totals, beside))


def seed_line(text: Text, table: TrickTable) -> str:
    """Return the seed of the latest hand, once all its cards were played."""
    assert table.shuffle is not None
    return text("tricks-fair-seed", game=table.game.value, seed=table.shuffle.seed.hex())


def open_seed_line(text: Text, table: TrickTable) -> Iterable[str]:
    """Yield the seed that a closed table still owes: of a hand that was not finished, or not dealt."""
    is_unfinished = table.has_running_game and len(table.scores) < table.hand_number
    if is_unfinished and table.shuffle is not None:
        yield text("tricks-fair-unfinished", round=str(table.round), seed=table.shuffle.seed.hex())
    elif table.round < CHAIN_ROUNDS:
        yield undealt_seed_line(text, table.round + 1, table.next_seed)


def _leads_next(text: Text, table: TrickTable) -> Iterable[str]:
    if table.game is Game.GONGZHU and table.next_leader is not None:
        yield text("tricks-pig", who=seat_name(text, table, table.next_leader))


def _winners(text: Text, table: TrickTable) -> Iterable[str]:
    won = table.rules.winners(table.totals)
    named, hands = player_names(text, table, won), len(table.scores)
    yield text("tricks-won", who=named, winners=len(won), hands=hands)
    if table.game is Game.GONGZHU:
        lost = gongzhu.losers(table.totals)
        if lost != won:
            yield text("tricks-lost", who=player_names(text, table, lost), losers=len(lost))


def with_taken(text: Text, table: TrickTable, place: int) -> str:
    """Return who has a seat, and on a second line what they have taken in the latest hand, if anything."""
    name, cards = seat_name(text, table, place), taken(text, table, place)
    return f"{name}\n-# {cards}" if cards else name


def _with_hands(text: Text, table: TrickTable, place: int) -> str:
    hands = hands_line(text, [scores[place] for scores in table.scores])
    return f"{player_name(text, table, place)}\n-# {hands}"


def _payments(text: Text, table: TrickTable) -> Iterable[str]:
    moved = payments(table)
    if any(moved.values()):
        yield LINE
        lines = [
            text("tricks-paid", who=person_name(text, user_id), points=signed_points(text, points))
            for user_id, points in sorted(moved.items(), key=lambda line: -line[1])
            if points
        ]
        yield "\n".join([*lines, *_reckoned(text, table, moved), text("tricks-play-points")])
    elif moved and table.options.stake_points:
        yield LINE
        yield text("tricks-stakes-returned" if table.left.issuperset(moved) else "tricks-stakes-even")


def _reckoned(text: Text, table: TrickTable, moved: Mapping[UserId, int]) -> Iterable[str]:
    """Yield among whom payments are reckoned, where the scores above do not tell it."""
    left = [user_id for user_id in moved if user_id in table.left]
    if left:
        yield text("tricks-paid-left", who=_people(text, left), left=len(left))
    if not _follows_scores(table, moved):
        yield text("tricks-paid-among", who=_people(text, moved))


def _follows_scores(table: TrickTable, moved: Mapping[UserId, int]) -> bool:
    """Say whether those are paid whose seats have won, and in Gong Zhu those pay whose seats have lost."""
    seats = {place: user_id for user_id, place in table.stake_holders.items()}
    best = {seats.get(place) for place in table.rules.winners(table.totals)}
    if {user_id for user_id, points in moved.items() if points > 0} != best:
        return False
    last = {seats.get(place) for place in gongzhu.losers(table.totals)}
    return table.game is Game.HEARTS or {user_id for user_id, points in moved.items() if points < 0} == last


def _people(text: Text, people: Iterable[UserId]) -> str:
    return ", ".join(person_name(text, user_id) for user_id in people)
