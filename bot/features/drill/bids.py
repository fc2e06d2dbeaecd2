"""Practice of bids: four cards, and the question whether the bank would win with them on average.

The custom id of a button is `drill:bid:<hand>:<answer>`. Nothing is stored.
"""

import re
from enum import StrEnum
from typing import Any, Final, Self

from discord import ui

from bot.features.drill.model import FREE_DAY, Question
from bot.features.drill.service import Asked, DrillService
from bot.rules.gnau.bid_odds import FourCardOdds
from bot.rules.gnau.bidding import SEEN_CARDS
from bot.text import Text, dashed
from bot.text.conventions import percent, signed
from bot.text.gnau import rules_summary
from bot.views.card_emoji import signs_if_refused
from bot.views.gnau.cards import cards_line
from bot.views.lasting import ButtonFace, LastingButton, PlacedButton, button_with
from bot.views.style import LINE, NEXT, OTHER, PRIVATE, panel
from bot.views.visit import Visit

# How many players there would be against the bank.
PLAYERS: Final = 3


class Answer(StrEnum):
    """What is said of a hand; `NEXT` asks for another one."""

    NEXT = "next"
    BID = "bid"
    NO_BID = "no_bid"


class BidAnswerButton(
    LastingButton, template=rf"drill:bid:(?P<hand>[0-9]{{1,15}}):(?P<answer>{'|'.join(Answer)})"
):
    """Says whether to bid with a hand, or asks for the next one.

    Args:
        hand: The number that the hand is dealt from; 0 for `Answer.NEXT`.
        face: None where the button only has to answer a click.
    """

    def __init__(self, hand: int, answer: Answer, face: ButtonFace | None = None) -> None:
        self.hand = hand
        self.answer = answer
        super().__init__(button_with(f"drill:bid:{hand}:{answer}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(int(match["hand"]), Answer(match["answer"]))

    async def click(self, visit: Visit) -> None:
        """Show the next hand, or judge the answer. The odds of new house rules take a moment."""
        await visit.defer()
        drills, guild_id = visit.services.of(DrillService), visit.guild_id
        if self.answer is Answer.NEXT:
            view = question_page(visit.text, await drills.ask(guild_id, drills.fresh_question(FREE_DAY)))
        else:
            asked = await drills.ask(guild_id, Question(FREE_DAY, self.hand))
            odds = await visit.services.odds.four_cards(asked.cards[:SEEN_CARDS], asked.rules)
            view = judged_page(visit.text, asked, odds, says_bid=self.answer is Answer.BID)
        await signs_if_refused(view, lambda: visit.interaction.edit_original_response(view=view))


def bids_button(text: Text) -> PlacedButton:
    """Return the button that leads to the practice of bids."""
    return PlacedButton(f"drill:bid:0:{Answer.NEXT}", ButtonFace(text("gnau-drill-bids-button-go")))


def question_page(text: Text, asked: Asked) -> ui.LayoutView:
    """Return the page that asks whether to bid with four cards."""
    hand = asked.question.number
    row: ui.ActionRow[Any] = ui.ActionRow()
    for answer in (Answer.BID, Answer.NO_BID):
        face = ButtonFace(text(f"gnau-drill-bids-button-{dashed(answer)}"))
        row.add_item(BidAnswerButton(hand, answer, face))
    footer = text("gnau-drill-footer", rules=rules_summary(text, asked.rules))
    return panel(PRIVATE, [_title(text, asked), text("gnau-drill-bids-how", players=PLAYERS), footer], row)


def judged_page(text: Text, asked: Asked, odds: FourCardOdds, *, says_bid: bool) -> ui.LayoutView:
    """Return the page that says whether an answer is right.

    Args:
        says_bid: Whether the answer is to bid.
    """
    # With nothing won or lost on average, both answers are right.
    is_right = odds.as_dealer == 0 or says_bid == (odds.as_dealer > 0)
    worth = signed(text, odds.as_dealer * PLAYERS, 2)
    told = text(
        "gnau-drill-bids-right" if is_right else "gnau-drill-bids-wrong",
        worth=worth,
        players=PLAYERS,
        wins=percent(text, odds.beats),
    )
    next_hand = BidAnswerButton(0, Answer.NEXT, ButtonFace(text("gnau-drill-button-next"), NEXT))
    free = PlacedButton(f"drill:free:{FREE_DAY}", ButtonFace(text("gnau-drill-button-free"), OTHER))
    return panel(PRIVATE, [_title(text, asked), LINE, told], ui.ActionRow(next_hand, free))


def _title(text: Text, asked: Asked) -> str:
    cards = cards_line(text, asked.cards[:SEEN_CARDS])
    return f"### {text('gnau-drill-title-bids')}\n# {cards} {text('gnau-suspense-down')}"
