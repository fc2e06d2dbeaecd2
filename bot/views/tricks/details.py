"""The details of a table of tricks that a member asks for: all rules, levels, stake, and the lock."""

from collections.abc import Iterable

from discord import ui

from bot.players import Level
from bot.rules.fair_deal import CHAIN_ROUNDS, SCHEME
from bot.rules.tricks import SEATS
from bot.rules.tricks.rules import TrickOptions
from bot.tables.ports import StoredTable
from bot.tables.tricks import TrickTable
from bot.text import Text
from bot.text.conventions import duration, listed
from bot.text.tricks import game_name, level_name, rule_words, rules_lines, rules_summary, temperament
from bot.views.style import LINE, PRIVATE, SETTLED, panel
from bot.views.tricks.custom_ids import HandAddress
from bot.views.tricks.faces.face import Face
from bot.views.tricks.seats import computer_with_level
from bot.views.visit import Visit


async def show_details(visit: Visit, address: HandAddress) -> None:
    """Show the details of a table privately to the person who clicked.

    Raises:
        RuleError: `table-unknown`.
    """
    await visit.think()
    stored, table = await visit.tables(address.game).get(address.table_id)
    view = details_view(visit.text, visit.face(address.game), stored, table)
    await visit.show(view)


def details_view(text: Text, face: Face, stored: StoredTable, table: TrickTable) -> ui.LayoutView:
    """Return the details of an open table, or of a closed one the key that it has not shown yet."""
    options = table.options
    title = text("table-title-details", game=game_name(text, face.name), table=str(stored.table_id))
    if not table.is_open:
        return panel(PRIVATE, [f"### {title}", *_key(text, table)])
    facts = [
        text(
            "tricks-details-facts",
            level=level_name(text, options.level),
            time=duration(text, options.turn_s),
        ),
        *_levels(text, table),
    ]
    if table.duplicate is not None:
        part = table.duplicate
        facts.append(text("tricks-duplicate-hands", channel=f"<#{part.channel_id}>", hands=part.deals))
    if options.stake_points:
        words = rule_words(options.rules)
        facts.append(text(f"tricks-stake-{face.name}", stake=options.stake_points, **words))
    number, commitment = table.lock
    lock = text(
        "fair-lock-whole",
        unit="hand",
        round=str(number),
        scheme=str(SCHEME),
        commitment=commitment.hex(),
        game=face.name,
    )
    blocks = [
        f"### {title}\n{text('tricks-how')}",
        "\n".join(facts),
        LINE,
        *_rules(text, face, options.rules),
    ]
    return panel(PRIVATE, [*blocks, LINE, lock])


def _key(text: Text, table: TrickTable) -> Iterable[str]:
    """Yield the shuffle key of a hand that was not finished, or of one that was never dealt."""
    if table.duplicate is not None:
        yield text("tricks-duplicate-over", channel=f"<#{table.duplicate.channel_id}>")
        return
    is_unfinished = table.has_running_game and len(table.scores) < table.hand_number
    if is_unfinished and table.shuffle is not None:
        yield text("tricks-details-key-unfinished", round=str(table.round), key=table.shuffle.seed.hex())
    elif table.round < CHAIN_ROUNDS:
        yield text("tricks-details-key-undealt", round=str(table.round + 1), key=table.next_seed.hex())


def _levels(text: Text, table: TrickTable) -> Iterable[str]:
    """Yield the seats whose level differs from the table's, and a description of each level in use."""
    own = [seat for seat in range(SEATS) if table.level_of(seat) is not table.options.level]
    if own:
        yield text(
            "tricks-details-levels",
            names=listed(text, (computer_with_level(text, table, each) for each in own)),
        )
    for level in Level:
        if level in {table.options.level, *map(table.level_of, own)}:
            about = temperament(text, level)
            yield text("tricks-details-level", level=level_name(text, level), about=about)


def rules_view(text: Text, face: Face, rules: TrickOptions, kept: Iterable[str] = ()) -> ui.LayoutView:
    """Return the rules of a game under some house rules, with its goal and its payments.

    Args:
        kept: The line that names the server's own rule sets, if it has any.
    """
    title, summary = game_name(text, face.name), rules_summary(text, face.name, rules)
    return panel(SETTLED, [f"## {title}\n-# {summary}", *_rules(text, face, rules), *kept])


def _rules(text: Text, face: Face, rules: TrickOptions) -> Iterable[str]:
    words = rule_words(rules)
    yield text(f"tricks-goal-{face.name}", **words)
    yield LINE
    lines, unusual = rules_lines(text, face.name, rules), rules.unusual
    different = [f"- {line}" for name, line in lines.items() if name in unusual]
    usual = [f"- {line}" for name, line in lines.items() if name not in unusual]
    if different:
        yield "\n".join([text("tricks-rules-different"), *different])
        usual.insert(0, text("tricks-rules-usual"))
    yield "\n".join(usual)
    yield LINE
    paying, told = text(f"tricks-paying-{face.name}", **words), text(f"tricks-told-{face.name}")
    yield "\n".join([paying, text("play-points"), told])
