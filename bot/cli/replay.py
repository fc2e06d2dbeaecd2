"""`replay`: play and settle recorded rounds and hands again."""

import argparse
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from bot.cli import output
from bot.players import TrickGame
from bot.rules import gongzhu, hearts
from bot.rules.deal_files import read_object
from bot.rules.errors import RuleError, quote
from bot.rules.gnau.record import parse_record
from bot.rules.gnau.settlement import settle
from bot.rules.tricks import Hand, Trick, begun, records
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
        The exit status: 0, or 1 if a line was wrong.

    Raises:
        Unusable: The file cannot be read.
    """
    if args.file == "-":
        return _replay_lines(output.standard_input(), text, as_json=args.json)
    with (
        output.file_in_words(text, args.file),
        Path(args.file).open(encoding="utf-8", errors="replace") as lines,
    ):
        return _replay_lines(lines, text, as_json=args.json)


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
        at = error.at if isinstance(error, records.PlayError) else None
        return output.to_json(output.error_answer(text, error, at))
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


def _gnau_page(number: int, record: Record, text: Text) -> str:
    """Return a round of Gnau: the name of every hand and the gain of every player."""
    dealt = parse_record(record)
    settlement = settle(dealt.dealer, dealt.players, dealt.rules, dealt.stake)
    title = text("cli-replay-title", line=number, rules=rules_summary(text, dealt.rules), stake=dealt.stake)
    dealer, gained = split_name(text, settlement.dealer), _signed(settlement.dealer_delta)
    rows = [["", text("cli-replay-dealer"), cards_plain(dealt.dealer), dealer, "", gained]]
    for name, result in settlement.players.items():
        hand, outcome = split_name(text, result.split), outcome_name(text, result.outcome)
        rows.append(["", quote(name), cards_plain(dealt.players[name]), hand, outcome, _signed(result.delta)])
    return "\n".join([title, *output.aligned(rows)])


def _trick_page(number: int, game: TrickGame, record: Record, text: Text) -> str:
    """Return a hand of a trick-taking game: each trick, its winner, and the change of each seat's score."""
    hand = records.parse_record(game.rules, record)
    title = text(f"cli-replay-{game}", line=number, **_before_play(hand, text))
    play = begun(hand.play)
    if play.to_play is None:
        end = text("cli-replay-scores", scores="  ".join(map(_signed, game.rules.hand_scores(hand))))
    else:
        end = text("cli-replay-to-play", seat=play.to_play)
    return "\n".join([title, *output.aligned([_trick(text, trick) for trick in play.tricks]), f"  {end}"])


def _before_play(hand: Hand, text: Text) -> dict[str, Any]:
    """Return the variables of a hand's title that describe the time before its first card."""
    if isinstance(hand, hearts.Hand):
        return {"hand": hand.number, "direction": hand.direction.name.lower()}
    if isinstance(hand, gongzhu.Hand):
        return {"exposed": cards_plain(hand.exposed) or text("cli-replay-nothing")}
    return {}


def _trick(text: Text, trick: Trick) -> list[str]:
    taken = text("cli-replay-takes", seat=trick.winner) if trick.is_full else ""
    return ["", text("cli-replay-leads", seat=trick.leader), cards_plain(trick.cards), taken]


def _signed(points: int) -> str:
    return with_minus(f"{points:+d}")
