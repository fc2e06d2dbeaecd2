"""Odds beside the event loop: the loop goes on, and the same is never worked out twice at once."""

import asyncio
import threading
from fractions import Fraction

import pytest

from bot.rules.errors import RuleError
from bot.rules.gnau.hand_counts import hand_odds
from bot.rules.gnau.odds import RoundOdds, odds_against_dealer, round_odds
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import PRESETS, parse_rules
from bot.rules.gnau.splits import parse_hand
from bot.services.gnau import OddsService
from tests.support.hanging import HANGS_S


def worked_out(packs):
    """What `Work` finds."""
    return RoundOdds(*[Fraction(packs)] * 8)


class Work:
    """Stands for `round_odds`: notes who works, and works until it is let go."""

    def __init__(self):
        self.begun = threading.Semaphore(0)
        self.go_on = threading.Event()
        self.at_once = self.most_at_once = 0
        self._lock = threading.Lock()

    def __call__(self, rules, packs):
        with self._lock:
            self.at_once += 1
            self.most_at_once = max(self.most_at_once, self.at_once)
        self.begun.release()
        assert self.go_on.wait(HANGS_S)
        with self._lock:
            self.at_once -= 1
        return worked_out(packs)

    async def has_begun(self):
        assert await asyncio.to_thread(self.begun.acquire, timeout=HANGS_S)


@pytest.fixture
def work(monkeypatch):
    work = Work()
    monkeypatch.setattr("bot.services.gnau.round_odds", work)
    yield work
    work.go_on.set()


async def test_the_answers_are_those_of_the_rules():
    service, rules, hand = OddsService(), PRESETS["kopitiam"], parse_hand("3 6 8 4 8")
    assert await service.hand_odds(rules) == hand_odds(rules)
    assert await service.hand_odds(rules, packs=2) == hand_odds(rules, packs=2)
    assert await service.round_odds(rules) == round_odds(rules)
    assert await service.round_odds(rules, packs=2) == round_odds(rules, packs=2)
    assert await service.chances(hand, rules) == odds_against_dealer(hand, rules)


async def test_a_hand_that_cannot_be_is_refused_and_the_next_is_answered():
    service = OddsService()
    with pytest.raises(RuleError, match="hand not five"):
        await service.chances(parse_hand("3 6 8 4 8")[:4], HouseRules())
    assert (await service.chances(parse_hand("3 6 8 4 8"), HouseRules())).hands == 1_533_939


async def test_the_event_loop_goes_on_meanwhile(work):
    asking = asyncio.create_task(OddsService().round_odds(HouseRules()))
    await work.has_begun()
    assert not asking.done()
    work.go_on.set()
    assert await asking == worked_out(1)


async def test_the_same_rules_are_worked_out_one_after_another_and_others_meanwhile(work):
    service = OddsService()
    asking = [asyncio.create_task(service.round_odds(HouseRules(), packs)) for packs in (1, 1, 2)]
    await work.has_begun()
    asking.append(asyncio.create_task(service.round_odds(parse_rules("ties=push"))))
    await work.has_begun()
    work.go_on.set()
    await asyncio.gather(*asking)
    assert work.most_at_once == 2


async def test_who_gives_up_waiting_holds_up_nobody(work):
    service = OddsService()
    first = asyncio.create_task(service.round_odds(HouseRules()))
    await work.has_begun()
    first.cancel()
    work.go_on.set()
    assert await service.round_odds(HouseRules()) == worked_out(1)
