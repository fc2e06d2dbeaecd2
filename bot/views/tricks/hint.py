"""A private hint for a player: what to play, pass or expose, and why."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from bot.players import LOOKING_AHEAD, Choice, Decision, Selection, clearly_better, next_best
from bot.rules.cards import Card
from bot.rules.tricks import Cards
from bot.services import Hint
from bot.tables.ports import StoredTable
from bot.tables.tricks import Phase, TrickTable
from bot.text import Text
from bot.text.conventions import number, sentences
from bot.text.tricks import advice_sentence
from bot.views.tricks.faces.face import Face
from bot.views.visit import Visit


async def asked_hint(visit: Visit, stored: StoredTable, table: TrickTable) -> str:
    """Return what the player should do now at a table, and why.

    Args:
        visit: The click or command, answered or deferred already because thinking takes a while.

    Raises:
        RuleError: The player has no seat, or there is nothing for them to do now.
    """
    text, face, seat = visit.text, visit.face(stored.game), table.seat_of(visit.user_id)
    if table.phase is Phase.CHOOSING and seat is not None and seat in table.waited_for:
        return "\n".join([face.hint_to_choose(text, table, seat), text("tricks-hint-how")])
    hint = await visit.services.opinions.hint(table, stored.guild_id, visit.user_id)
    return hint_words(text, face, hint)


def hint_words(text: Text, face: Face, hint: Hint) -> str:
    """Return a hint in words, and a line that says where the advice comes from."""
    return "\n".join([advice_words(text, face, hint), text("tricks-hint-how")])


def advice_words(text: Text, face: Face, hint: Hint) -> str:
    """Return a hint in words: what to do, and why."""
    decision = hint.decision
    if isinstance(decision, Choice):
        return _play(text, face, hint, decision)
    why_these = reasons(text, face, decision, decision.cards)
    why_not = reasons_against(text, face, decision, decision.kept)
    return "\n".join([face.hint_heading(text, decision), *why_these, *why_not])


def reasons(text: Text, face: Face, selection: Selection, cards: Iterable[Card]) -> Iterator[str]:
    """Yield the reasons for some cards of a selection, one line for each reason."""
    advised = dict(zip(selection.cards, selection.advice, strict=True))
    by_advice = sorted(cards, key=lambda card: selection.advice.index(advised[card]))
    for advice, found in groupby(by_advice, key=lambda card: advised[card]):
        these = tuple(found)
        sentence = why(text, face, selection, advice, these)
        yield text("tricks-hint-reason", cards=text.cards(these), advice=sentence)


def reasons_against(text: Text, face: Face, selection: Selection, cards: Iterable[Card]) -> Iterator[str]:
    """Yield the reasons against some cards that a selection leaves out, one line for each card."""
    for card in cards:
        advice = selection.kept[card]
        sentence = advice_sentence(text, face.name, advice)
        if advice == LOOKING_AHEAD:
            sentence = _looked_ahead_against(text, face, selection, card)
        yield text("tricks-hint-against", cards=text.card(card), advice=sentence)


def _looked_ahead_against(text: Text, face: Face, selection: Selection, card: Card) -> str:
    best, worth = selection.worth_of(selection.cards), selection.worth_of((*selection.cards, card))
    if best is None or worth is None:
        return text("tricks-advice-plain")
    if best - worth < clearly_better(face.game, selection):
        return advice_sentence(text, face.name, LOOKING_AHEAD)
    return looked_ahead(text, face, (card,), best - worth)


def _play(text: Text, face: Face, hint: Hint, choice: Choice) -> str:
    card = text.card(choice.card)
    if len(hint.view.legal) == 1:
        return text("tricks-hint-only", card=card)
    return text("tricks-hint-play", card=card, advice=why(text, face, choice, choice.advice, choice.cards))


def why(text: Text, face: Face, decision: Decision, advice: str, cards: Cards) -> str:
    """Return the reason for a decision; if there is none, the result of looking ahead.

    Args:
        advice: The id of the reason, or `LOOKING_AHEAD`.
        cards: The cards of the decision that the reason is for.
    """
    return planned(text, face, decision, _reason(text, face, decision, advice, cards))


def planned(text: Text, face: Face, decision: Decision, reason: str) -> str:
    """Return a reason for a decision, preceded by the plan if the decision follows one."""
    plan = decision.plan if isinstance(decision, Choice) else None
    return sentences(text, "" if plan is None else text(f"tricks-plan-{face.name}-{plan}"), reason)


def _reason(text: Text, face: Face, decision: Decision, advice: str, cards: Cards) -> str:
    if advice != LOOKING_AHEAD:
        return advice_sentence(text, face.name, advice)
    if not decision.expected:
        return text("tricks-advice-plain")
    found = next_best(face.game, decision, without=cards)
    if found is None:
        return advice_sentence(text, face.name, advice)
    return looked_ahead(text, face, *found)


def looked_ahead(text: Text, face: Face, other: Cards, worse: float) -> str:
    """Return by how many points the other cards did worse in simulated deals."""
    points = number(text, worse, face.decimals)
    if not other:
        return text("tricks-advice-looking-ahead-nothing", points=points)
    return text("tricks-advice-looking-ahead-than", other=text.cards(other), points=points)
