"""Mistakes at tables of Hearts and Gong Zhu and with the daily deal, made on purpose."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from bot.delivery import tricks as delivery
from bot.features.daily.model import DailyDeal, DealSource, deal_to
from bot.features.daily.service import DailyDealService, DailyHand
from bot.rules.tricks import SEATS
from bot.services.computers import Computers
from bot.tables.ids import UserId
from bot.tables.tricks import PlayForced
from bot.tables.tricks.snapshot import dump
from bot.tables.tricks.state import WITH_CARDS
from bot.text import Text
from bot.text.cards import card_sign
from bot.views.tricks.layout import TrickModel, blocks_in_words
from bot.views.tricks.own_hand import OwnHand
from tests.simulation.postings import posted_again
from tests.support.tricks.games import trick_game


def paying_twice() -> Any:
    """Pay what a game was played for, or give it back, once more."""
    return posted_again(lambda reference: reference.rpartition(":")[2].startswith("game-"))


def showing_anothers() -> Any:
    """Show somebody, above their own cards, one of the next seat."""

    words = OwnHand.words

    def with_anothers(own: OwnHand, **how: bool) -> Iterable[str]:
        yield from words(own, **how)
        table = own.table
        if table.phase in WITH_CARDS and table.hand is not None:
            yield " ".join(map(card_sign, table.hand.held[(own.seat + 1) % SEATS][:1]))

    return patch.object(OwnHand, "words", with_anothers)


def showing_followers() -> Any:
    """Show those who follow a table a card of the first seat."""

    def with_card(text: Text, model: TrickModel) -> Iterator[Any]:
        yield from blocks_in_words(text, model)
        table = model.table
        if table.phase in WITH_CARDS and table.hand is not None:
            yield " ".join(map(card_sign, table.hand.held[0][:1]))

    return patch.object(delivery, "blocks_in_words", with_card)


@contextmanager
def forcing_everybody() -> Iterator[None]:
    """Have forced cards fall by themselves, and at once, for people who never wanted that."""

    async def at_once(_: Computers, turn: Any, __: object) -> PlayForced:
        return PlayForced(round=turn.round, plays=turn.plays, seat=turn.seat)

    with patch.object(Computers, "_is_wanted", lambda *_: True), patch.object(Computers, "_wait", at_once):
        yield


def dealing_again() -> Any:
    """Let whoever has played a daily deal to its end play it again."""
    begin = DailyDealService.begin

    async def begin_again(service: DailyDealService, deal: DailyDeal, user_id: UserId) -> DailyHand:
        hand = await begin(service, deal, user_id)
        kept = await service._store.hand(deal, user_id)
        if hand.score is None or kept is None:
            return hand
        source = await service._store.source(deal, DealSource(bytes(32), kept.advice))
        again = deal_to(user_id, trick_game(deal.game), source.seed_root, service._moment)
        now_ms = service._clock.now_ms()
        await service._store.keep(deal, user_id, kept.followed_by(dump(again)), None, now_ms=now_ms)
        return await service.hand(deal, user_id)

    return patch.object(DailyDealService, "begin", begin_again)
