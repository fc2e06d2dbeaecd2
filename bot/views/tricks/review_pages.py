"""The pages of a review: what was passed or exposed, each trick, and what a strong player thinks of it."""

from collections.abc import Iterable, Iterator

from bot.players import Choice, Decision, Game
from bot.rules.hearts import direction_of, receiver_of
from bot.rules.tricks import CARDS_EACH, SEATS, Cards
from bot.services import Reviewed, ReviewPage
from bot.tables.ids import UserId
from bot.tables.tricks.review import scores_after, trick_of
from bot.text import Text
from bot.text.advice import advice_sentence, expected_points
from bot.text.cards import cards_faces
from bot.text.tricks import direction_name, game_name
from bot.views.panel import LINE, signed_points
from bot.views.tricks.hint import reasons
from bot.views.tricks.people import seat_name
from bot.views.tricks.taking import card_shown

_OTHERS = "▫️"
_WINNER = "👑"


def review_blocks(text: Text, page: ReviewPage, hand: str, reader_id: UserId) -> Iterator[str]:
    """Yield the blocks of a page.

    Args:
        text: The words.
        page: What it shows.
        hand: What the hand is called, after the name of the game.
        reader_id: Who reads it, whose own seat is marked.
    """
    yield f"### {_title(text, page, hand)}"
    yield "\n".join(
        _before_play(text, page, reader_id) if page.trick is None else _trick(text, page, reader_id)
    )
    yield LINE
    yield from _opinions(text, page, reader_id)


def _title(text: Text, page: ReviewPage, hand: str) -> str:
    table = page.table
    game = game_name(text, table.game)
    if page.trick is not None:
        return text("tricks-review-trick", game=game, hand=hand, number=page.trick, tricks=CARDS_EACH)
    if table.game is Game.GONGZHU:
        return text("tricks-review-exposing", game=game, hand=hand)
    direction = direction_name(text, direction_of(table.hand_number))
    return text("tricks-review-passing", game=game, hand=hand, direction=direction)


def _who(text: Text, page: ReviewPage, place: int, reader_id: UserId) -> str:
    name = seat_name(text, page.table, place)
    is_own = page.table.seat_of(reader_id) == place
    return text("tricks-review-you", who=name) if is_own else name


def _before_play(text: Text, page: ReviewPage, reader_id: UserId) -> Iterator[str]:
    for each in page.decisions:
        view = each.position.view
        names = [_who(text, page, view.seat, reader_id)]
        if page.table.game is Game.HEARTS:
            receiver = receiver_of(view.seat, direction_of(view.number))
            names.append(seat_name(text, page.table, receiver))
        yield f"{_OTHERS} {' → '.join(names)} · **{_cards(text, each.position.done)}**"


def _trick(text: Text, page: ReviewPage, reader_id: UserId) -> Iterator[str]:
    assert page.trick is not None
    trick = trick_of(page.table, page.trick)
    before, after = (scores_after(page.table, number) for number in (page.trick - 1, page.trick))
    for card in trick.cards:
        place = trick.seat_of(card)
        parts = [_who(text, page, place, reader_id), f"**{card_shown(page.table, card)}**"]
        if place == trick.leader:
            parts.append(text("tricks-review-led"))
        if place == trick.winner:
            change = signed_points(text, after[place] - before[place])
            parts.append(text("tricks-review-took", score=change))
        yield f"{_WINNER if place == trick.winner else _OTHERS} {' · '.join(parts)}"
    so_far = (_score(text, page, place, after[place]) for place in range(SEATS))
    yield text("tricks-review-so-far", scores=" · ".join(so_far))


def _score(text: Text, page: ReviewPage, place: int, score: int) -> str:
    return text(
        "tricks-review-score", who=seat_name(text, page.table, place), score=signed_points(text, score)
    )


def _opinions(text: Text, page: ReviewPage, reader_id: UserId) -> Iterator[str]:
    others = [each for each in page.decisions if each.is_otherwise]
    for each in others:
        yield "\n".join(_otherwise(text, page, each, reader_id))
    is_silent = any(each.opinion is None for each in page.decisions)
    if is_silent:
        yield text("tricks-review-silent")
    elif not others:
        yield text("tricks-review-same")
    yield text(f"tricks-review-unit-{page.table.game}") if others else text("tricks-review-advice")


def _otherwise(text: Text, page: ReviewPage, reviewed: Reviewed, reader_id: UserId) -> Iterator[str]:
    position, opinion = reviewed.position, reviewed.opinion
    assert opinion is not None
    game, who = page.table.game, _who(text, page, position.view.seat, reader_id)
    better, done = _cards(text, opinion.cards), _cards(text, position.done)
    yield text("tricks-review-otherwise", who=who, better=better, done=done)
    yield from _reasons(text, game, opinion, position.done)
    best, worth = opinion.worth_of(opinion.cards), opinion.worth_of(position.done)
    if best is not None and worth is not None:
        gain = expected_points(game, best), expected_points(game, worth)
        yield text("tricks-review-expected", better=better, best=gain[0], done=done, worth=gain[1])
    yield text("tricks-review-held", cards=cards_faces(position.view.held))


def _reasons(text: Text, game: Game, opinion: Decision, done: Cards) -> Iterable[str]:
    """Yield why a decision is better than what was done, as far as the two differ."""
    if isinstance(opinion, Choice):
        return [advice_sentence(text, game, opinion.advice)]
    return reasons(text, game, opinion, [card for card in opinion.cards if card not in done])


def _cards(text: Text, cards: Cards) -> str:
    return cards_faces(cards) or text("tricks-panel-nothing")
