"""Recorded rounds and hands as people read them in a terminal."""

from collections.abc import Mapping, Sequence

from bot.cli.output import aligned
from bot.rules import gnau, gongzhu, hearts
from bot.rules.errors import quote
from bot.rules.tricks import Play, Trick, begun
from bot.text import Text
from bot.text.cards import cards_plain
from bot.text.gnau import outcome_name, rules_summary, split_name


def gnau_page(number: int, record: Mapping[str, object], text: Text) -> str:
    """Return a round of Gnau: what every hand was, and what every player gained.

    Args:
        number: The line of the record.
        record: The record.
        text: The words.

    Raises:
        RuleError: What is wrong with the record.
    """
    dealt = gnau.parse_record(record)
    settlement = gnau.settle(dealt.dealer, dealt.players, dealt.rules, dealt.stake)
    rules = rules_summary(text, dealt.rules)
    title = text("cli-replay-title", line=number, rules=rules, stake=dealt.stake)
    rows = [
        [
            "",
            text("cli-replay-dealer"),
            cards_plain(dealt.dealer),
            split_name(text, settlement.dealer),
            "",
            f"{settlement.dealer_delta:+d}",
        ]
    ]
    for name, result in settlement.players.items():
        hand = split_name(text, result.split)
        outcome = outcome_name(text, result.outcome)
        rows.append(["", quote(name), cards_plain(dealt.players[name]), hand, outcome, f"{result.delta:+d}"])
    return "\n".join([title, *aligned(rows)])


def hearts_page(number: int, record: Mapping[str, object], text: Text) -> str:
    """Return a hand of Hearts: each trick, who took it, and what every seat's score changes by.

    Args:
        number: The line of the record.
        record: The record.
        text: The words.

    Raises:
        RuleError: What is wrong with the record.
    """
    hand = hearts.parse_record(record)
    title = text("cli-replay-hearts", line=number, hand=hand.number, direction=hand.direction.name.lower())
    play = begun(hand.play)
    scores = hearts.score_hand(play.captured, hand.options) if hand.is_finished else None
    return "\n".join([title, *_tricks(text, play), *_standing(text, play, scores)])


def gongzhu_page(number: int, record: Mapping[str, object], text: Text) -> str:
    """Return a hand of Gong Zhu: what was exposed, each trick, who took it, and what every seat scores.

    Args:
        number: The line of the record.
        record: The record.
        text: The words.

    Raises:
        RuleError: What is wrong with the record.
    """
    hand = gongzhu.parse_record(record)
    exposed = cards_plain(hand.exposed) or text("cli-replay-nothing")
    play = begun(hand.play)
    scores = gongzhu.score_hand(play.captured, hand.exposed, hand.options) if hand.is_finished else None
    title = text("cli-replay-gongzhu", line=number, exposed=exposed)
    return "\n".join([title, *_tricks(text, play), *_standing(text, play, scores)])


def _tricks(text: Text, play: Play) -> list[str]:
    return aligned([_trick(text, trick) for trick in play.tricks]) if play.tricks else []


def _trick(text: Text, trick: Trick) -> list[str]:
    taken = text("cli-replay-takes", seat=trick.winner) if trick.is_full else ""
    return ["", text("cli-replay-leads", seat=trick.leader), cards_plain(trick.cards), taken]


def _standing(text: Text, play: Play, scores: Sequence[int] | None) -> list[str]:
    if scores is None:
        assert play.to_play is not None
        return ["  " + text("cli-replay-to-play", seat=play.to_play)]
    return ["  " + text("cli-replay-scores", scores="  ".join(f"{score:+d}" for score in scores))]
