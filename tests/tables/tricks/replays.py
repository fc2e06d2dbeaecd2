"""Hands played at tables, and what their records replay to: `python -m tests.tables.tricks.replays`.

At every table house rules, people, passed, exposed and played cards are random; games follow each other. The
record of every hand that was scored has to lead to the same tricks and the same scores as at the table.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool
from random import Random
from typing import Any, Final

from tqdm import tqdm

from bot.players import GONGZHU, HEARTS, TrickGame
from bot.rules import gongzhu, hearts
from bot.rules.hearts import Moon
from bot.rules.tricks import CARDS_EACH, SEATS
from bot.rules.tricks.records import replay
from bot.tables.tricks import ChooseAfterPlay, Command, NextHand, Phase, Prepare, PrepareFor, Start
from bot.tables.tricks.events import HandScored
from tests.support.tables import ANN, BEN, CAT, OPENER, Seeded
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import BY_OPENER, MACHINES, TrickPlay, lobby, next_step, stored

HANDS_A_TABLE: Final = 20
RULES: Final = {HEARTS: hearts, GONGZHU: gongzhu}


@dataclass(frozen=True)
class Difference:
    """A hand whose record says something else than the table.

    Args:
        number: Which table: it is played again by this number.
    """

    number: int
    record: dict[str, Any]
    replayed: dict[str, Any]
    scores: tuple[int, ...]


def differences(game: TrickGame, number: int, hands: int = HANDS_A_TABLE) -> list[Difference]:
    """Play some hands at a table and return those whose records replay to something else."""
    rng = Random(f"{game}/{number}")
    people = rng.sample((ANN, BEN, CAT), rng.randrange(SEATS))
    play = lobby(*people, game=game, rules=random_rules(game, rng), chance=Seeded(rng.getrandbits(32)))
    found = []
    for _ in range(hands):
        play = play.after(NextHand(OPENER) if play.table.phase is Phase.BETWEEN else Start(BY_OPENER))
        play, scored = finished(play, rng)
        difference = difference_of(play, scored, number)
        found += [difference] if difference else []
    return found


def random_rules(game: TrickGame, rng: Random) -> hearts.Options | gongzhu.Options:
    if game is GONGZHU:
        pig_flips, target = rng.choice(list(gongzhu.PigFlips)), rng.choice((1, 1000, 10_000))
        first_lead, teams = rng.choice(list(gongzhu.FirstLead)), rng.random() < 0.5
        return gongzhu.Options(pig_flips, target, first_lead, teams=teams)
    target, passing = rng.choice((1, 100, 10_000)), rng.choice(list(hearts.Passing))
    priced = rng.choice(({}, {}, {"black_maria": True}, {"spot": True}))
    switches = rng.random() < 0.5, rng.random() < 0.5
    return hearts.Options(switches[0], rng.choice(list(Moon)), target, switches[1], passing, **priced)


def finished(play: TrickPlay, rng: Random) -> tuple[TrickPlay, HandScored]:
    """Return a table after the running hand, and the score of it."""
    while True:
        events = play.events(random_step(play, rng))
        play = play.with_events(*events)
        if isinstance(events[-1], HandScored):
            return play, events[-1]


def random_step(play: TrickPlay, rng: Random) -> Command:
    """Return something that the first seat that is waited for may do."""
    table, step = play.table, next_step(play.table, rng.choice)
    if isinstance(step, ChooseAfterPlay):
        return ChooseAfterPlay(step.user_id, rng.choice((Moon.ADD_TO_OTHERS, Moon.TAKE_FROM_SELF)))
    if not isinstance(step, Prepare | PrepareFor):
        return step
    held = table.view_of(table.waited_for[0]).held
    if table.game is HEARTS:
        cards = tuple(rng.sample(held, hearts.PASSED))
    else:
        cards = tuple(card for card in gongzhu.exposable(held) if rng.random() < 0.5)
    if isinstance(step, Prepare):
        return Prepare(step.user_id, cards)
    return PrepareFor(round=step.round, seat=step.seat, cards=cards)


def difference_of(play: TrickPlay, scored: HandScored, number: int) -> Difference | None:
    table = play.table
    settled = MACHINES[table.game].booking(stored(table), table, scored)
    assert settled is not None
    assert settled.round is not None
    assert table.hand is not None
    record = json.loads(json.dumps(settled.round.record))
    replayed = replay(RULES[table.game], record)
    captured = [[str(card) for card in cards] for cards in table.hand.play.captured]
    expected = {
        "winners": list(table.hand.play.winners),
        "captured": captured,
        "broken": replayed["broken"],
        "to_play": None,
        "legal": [],
        "scores": list(scored.scores),
    }
    is_whole = len(record["plays"]) == SEATS * CARDS_EACH
    return None if is_whole and replayed == expected else Difference(number, record, replayed, scored.scores)


def at_tables(game: TrickGame, tables: int, processes: int) -> Iterator[list[Difference]]:
    """Yield what is found at each of some tables."""
    if processes == 1:
        yield from map(partial(differences, game), range(tables))
        return
    with Pool(processes) as pool:
        yield from pool.imap_unordered(partial(differences, game), range(tables))


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.tables.tricks.replays", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--hands", type=int, default=10_000, help="hands of each game (default: %(default)s)")
    parser.add_argument("--processes", type=int, default=1, help="(default: %(default)s)")
    chosen = parser.parse_args(words)
    tables = -(-chosen.hands // HANDS_A_TABLE)
    found: list[Difference] = []
    for game in TRICK_GAMES:
        with tqdm(total=tables * HANDS_A_TABLE, desc=game.name, unit="hand") as bar:
            for differing in at_tables(game, tables, chosen.processes):
                bar.update(HANDS_A_TABLE)
                found += differing
    for difference in found:
        sys.stdout.write(f"{difference}\n")
    played = tables * HANDS_A_TABLE
    sys.stdout.write(f"{played} hands of each game, {len(found)} records that replay to something else\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
