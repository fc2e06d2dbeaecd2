"""`replay`: play and settle recorded rounds and hands again."""

import argparse
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from bot.cli import output
from bot.players import TrickGame
from bot.rules import gongzhu, hearts
from bot.rules.errors import RuleError, quote
from bot.rules.gnau.record import parse_record
from bot.rules.gnau.settlement import settle
from bot.rules.json_objects import read_object
from bot.rules.tricks import Hand, Play, Trick, begun
from bot.rules.tricks.records import PlayError
from bot.tables.games import GAMES, Game, hand_record_in
from bot.text import Text, with_minus
from bot.text.cards import cards_plain
from bot.text.gnau import outcome_name, rules_summary, split_name

Record: TypeAlias = Mapping[str, object]


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Add the arguments of `replay` to its parser."""
    parser.add_argument("file", metavar="FILE", help=text("cli-replay-file"))
    parser.add_argument("--json", action="store_true", help=text("cli-replay-json"))


def run(args: argparse.Namespace, text: Text) -> int:
    """Print the result of every recorded round or hand.

    Returns:
        The exit status: 0, 1 if a line was wrong, 2 if the file cannot be read.
    """
    if args.file == "-":
        return _replay_lines(output.standard_input(), text, as_json=args.json)
    return _replay_file(args.file, text, as_json=args.json)


def _replay_file(path: str, text: Text, *, as_json: bool) -> int:
    try:
        with Path(path).open(encoding="utf-8", errors="replace") as lines:
            return _replay_lines(lines, text, as_json=as_json)
    except OSError as error:
        output.print_complaint(output.file_fault(text, path, error))
    return output.EXIT_USAGE


def _replay_lines(lines: Iterable[str], text: Text, *, as_json: bool) -> int:
    status = output.EXIT_OK
    for number, line in output.numbered_lines(lines):
        try:
            record = hand_record_in(read_object(line))
            game = _game_of(record)
            answer = output.to_json(game.replay(record)) if as_json else _page(number, game, record, text)
        except RuleError as error:
            answer = _complaint(number, error, text, as_json=as_json)
            status = output.EXIT_SOME_WRONG
        output.print_answer(answer)
    return status


def _complaint(number: int, error: RuleError, text: Text, *, as_json: bool) -> str:
    if as_json:
        return output.to_json(
            output.error_answer(text, error, error.at if isinstance(error, PlayError) else None)
        )
    return text("cli-replay-error", line=number, message=text.error(error))


def _game_of(record: Record) -> Game:
    if "game" not in record:
        raise RuleError("record-key-missing", key="game")
    games = {game.name: game for game in GAMES}
    named = record["game"]
    if not isinstance(named, str) or named not in games:
        raise RuleError("game-unknown", game=quote(named), known=", ".join(games))
    return games[named]


def _page(number: int, game: Game, record: Record, text: Text) -> str:
    if game.tricks is None:
        return _gnau_page(number, record, text)
    return _trick_page(number, game.tricks, record, text)


def _gnau_page(number: int, record: Mapping[str, object], text: Text) -> str:
    """Return a round of Gnau: the name of every hand and the gain of every player."""
    dealt = parse_record(record)
    settlement = settle(dealt.dealer, dealt.players, dealt.rules, dealt.stake)
    rules = rules_summary(text, dealt.rules)
    title = text("cli-replay-title", line=number, rules=rules, stake=dealt.stake)
    rows = [
        [
            "",
            text("cli-replay-dealer"),
            cards_plain(dealt.dealer),
            split_name(text, settlement.dealer),
            "",
            with_minus(f"{settlement.dealer_delta:+d}"),
        ]
    ]
    for name, result in settlement.players.items():
        hand = split_name(text, result.split)
        outcome = outcome_name(text, result.outcome)
        gained = with_minus(f"{result.delta:+d}")
        rows.append(["", quote(name), cards_plain(dealt.players[name]), hand, outcome, gained])
    return "\n".join([title, *output.aligned(rows)])


def _trick_page(number: int, game: TrickGame, record: Record, text: Text) -> str:
    """Return a hand of a trick-taking game: each trick, its winner, and the change of each seat's score."""
    hand = game.rules.parse_record(record)
    title = text(f"cli-replay-{game}", line=number, **_before_play(hand, text))
    play = begun(hand.play)
    scores = game.rules.hand_scores(hand) if hand.is_finished else None
    return "\n".join([title, *_tricks(text, play), *_standing(text, play, scores)])


def _before_play(hand: Hand, text: Text) -> dict[str, Any]:
    """Return the variables of a hand's title that describe the time before its first card."""
    if isinstance(hand, hearts.Hand):
        return {"hand": hand.number, "direction": hand.direction.name.lower()}
    if isinstance(hand, gongzhu.Hand):
        return {"exposed": cards_plain(hand.exposed) or text("cli-replay-nothing")}
    return {}


def _tricks(text: Text, play: Play) -> list[str]:
    return output.aligned([_trick(text, trick) for trick in play.tricks]) if play.tricks else []


def _trick(text: Text, trick: Trick) -> list[str]:
    taken = text("cli-replay-takes", seat=trick.winner) if trick.is_full else ""
    return ["", text("cli-replay-leads", seat=trick.leader), cards_plain(trick.cards), taken]


def _standing(text: Text, play: Play, scores: Sequence[int] | None) -> list[str]:
    if scores is None:
        assert play.to_play is not None
        return ["  " + text("cli-replay-to-play", seat=play.to_play)]
    return ["  " + text("cli-replay-scores", scores=with_minus("  ".join(f"{score:+d}" for score in scores)))]
