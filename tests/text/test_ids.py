"""No text is missing, none is unused, and no variable of a text is ever left open.

English is complete. Another language may lack texts, but has none, and no variable, that English has not.
"""

from collections.abc import Iterator
from dataclasses import asdict
from enum import Enum
from functools import cache
from itertools import chain

import pytest

from bot.features.drill.bids import Answer
from bot.features.drill.view import Go
from bot.games import DISCORD_GAMES
from bot.players import GONGZHU, HEARTS, LOOKING_AHEAD, Level, TrickGame, advice_ids
from bot.players.advice import Plan
from bot.rules import gongzhu, hearts
from bot.rules.gnau.options import OPTION_NAMES, PAYOUT_NAMES, SINGLE_NAMES, HouseRules
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.settlement import Outcome
from bot.store.achievements import DEAL_CHECKED, DRILL_WEEK
from bot.tables.events import Cause
from bot.tables.gnau.accounts import TONKU_HELD
from bot.tables.gnau.settings import GnauSettings
from bot.tables.points import PointsMode
from bot.tables.ranks import Ranking
from bot.tables.server_settings import ServerSettings
from bot.tables.settable import Word
from bot.text import dashed
from bot.views.gnau.bidding import Made
from bot.views.gnau.buttons import Action
from bot.views.settings_pages import SHARED_PAGES, Numbers, Picker
from bot.views.tricks.buttons import TableAction
from tests.support.deals import BID_STEP, STEPS
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.hands import TRICK_STEPS
from tests.text.fluent_files import LOCALES, Message, read_locale
from tests.text.slash_commands import text_ids
from tests.text.usage import Call, calls, mentions

every_locale = pytest.mark.parametrize("locale", LOCALES)
# The code is read once for all of them.
pytestmark = pytest.mark.xdist_group("texts")


def option_values() -> Iterator[str]:
    for option in OPTION_NAMES:
        value = getattr(HouseRules(), option)
        words = type(value).__members__.values() if isinstance(value, Enum) else ("on", "off")
        yield from (dashed(f"{option}-{word}") for word in words)


SETTINGS_PAGES = (*(page for game in DISCORD_GAMES for page in game.settings_pages), *SHARED_PAGES)
SETTINGS_BLOCKS = [block for page in SETTINGS_PAGES for block in page.blocks]


def server_settings() -> set[str]:
    names = {name for block in SETTINGS_BLOCKS for name in getattr(block, "settings", (block.name,))}
    return {dashed(name) for name in names if not name.startswith("rules.payouts.")}


def server_choices() -> Iterator[str]:
    for name, kind in (ServerSettings.kinds() | GnauSettings.kinds()).items():
        yield from (dashed(f"{name}-{word}") for word in (kind.words if isinstance(kind, Word) else ()))
    yield from (value for value in option_values() if value.split("-")[-1] not in {"on", "off"})
    yield from ("five-small-off", "tonku-off")


def trick_rules(*, with_usual: bool) -> Iterator[str]:
    for game, options in ((HEARTS, hearts.Options()), (GONGZHU, gongzhu.Options())):
        for name, value in asdict(options).items():
            is_switch = isinstance(value, bool)
            usual = ("off", "on")[value] if is_switch else value
            words = ("off", "on") if is_switch else tuple(type(value)) if isinstance(value, Enum) else ()
            yield from (dashed(f"{game}-{name}-{word}") for word in words if with_usual or word != usual)


def plans_of(game: TrickGame) -> set[Plan]:
    advised = {rule.plan for rules in game.advisor.advice.rules for rule in rules if rule.plan}
    return advised | ({Plan.TRY} if game.advisor.tries_sweeps else set())


MOONS = {dashed(moon) for moon in (hearts.Moon.ADD_TO_OTHERS, hearts.Moon.TAKE_FROM_SELF)}

DEAL_STEPS = {*STEPS, BID_STEP, *TRICK_STEPS}

# Texts whose ids the code puts together, by their beginning, with every end there can be.
FAMILIES = {
    "gnau-bid-button-": {*Made, "hint"},
    "gnau-button-": {dashed(action) for action in Action} | {"as-text", "practise"},
    "deal-check-": {f"{step}-{result}" for step in DEAL_STEPS for result in ("ok", "wrong")} | {"differs"},
    "gnau-drill-bids-button-": {dashed(answer) for answer in Answer if answer is not Answer.NEXT} | {"go"},
    "gnau-drill-button-": set(Go) - {Go.PLAY},
    "gnau-category-": {dashed(category) for category in Category},
    "gnau-outcome-": set(Outcome),
    "gnau-preset-": {dashed(name) for name in PRESETS},
    "gnau-set-": {dashed(name) for name in PRESETS},
    "gnau-payout-": {dashed(name) for name in PAYOUT_NAMES if name not in SINGLE_NAMES} | {"singles"},
    "gnau-rule-": set(option_values()),
    "gnau-short-": {*option_values(), "payout"},
    "gnau-rules-points-": set(PointsMode),
    "gnau-stats-in-": set(PointsMode),
    "gnau-told-": {"won", "lost", "even"},
    "leaderboard-title-": set(Ranking),
    "medal-": set(Ranking),
    "achievement-": {
        *(f"{game.name}-sweep" for game in TRICK_GAMES),
        *(TONKU_HELD, DRILL_WEEK, DEAL_CHECKED),
    },
    "settings-about-": server_settings(),
    "settings-choice-": set(server_choices()),
    "settings-clear-": {dashed(block.name) for block in SETTINGS_BLOCKS if isinstance(block, Picker)},
    "settings-form-": {dashed(form.name) for form in SETTINGS_BLOCKS if isinstance(form, Numbers)},
    "settings-intro-": {page.name for page in SETTINGS_PAGES},
    "settings-name-": server_settings(),
    "settings-page-": {page.name for page in SETTINGS_PAGES},
    "settings-switch-": {"on", "off"},
    "tricks-advice-": {
        *(advice for game in TRICK_GAMES for advice in advice_ids(game)),
        *("plain", f"{LOOKING_AHEAD}-than", f"{LOOKING_AHEAD}-nothing"),
    },
    "tricks-aim-": set(map(str, TRICK_GAMES)),
    "tricks-button-": {dashed(action) for action in TableAction},
    # Everybody ready reveals a round; no table is closed by it.
    "tricks-closed-": {dashed(cause) for cause in Cause if cause is not Cause.ALL_READY},
    "tricks-computer-": {*"0123", "for", "level"},
    "game-name-": {"gnau", *map(str, TRICK_GAMES)},
    "tricks-goal-": set(map(str, TRICK_GAMES)),
    "tricks-level-": set(Level),
    "tricks-temperament-": set(Level),
    "hearts-moon-": set(MOONS),
    "hearts-panel-moon-": set(MOONS),
    "tricks-paying-": set(map(str, TRICK_GAMES)),
    "tricks-plan-": {f"{game}-{plan}" for game in TRICK_GAMES for plan in plans_of(game)},
    "tricks-rule-": set(trick_rules(with_usual=True)),
    "tricks-short-": set(trick_rules(with_usual=False)),
    "tricks-stake-": set(map(str, TRICK_GAMES)),
    "tricks-standings-sweeps-": set(map(str, TRICK_GAMES)),
    "tricks-target-": set(map(str, TRICK_GAMES)),
    "tricks-told-": set(map(str, TRICK_GAMES)),
    "tricks-until-": set(map(str, TRICK_GAMES)),
}


@cache
def passed_on() -> dict[str, list[Call]]:
    """Return the ids that do not stand in a call, each with the calls of the same file that may be meant."""
    meant: dict[str, list[Call]] = {}
    for call in calls():
        if call.pattern is None:
            for mention in mentions():
                if call.file == mention.file:
                    meant.setdefault(call.prefix + mention.name, []).append(call)
    return meant


def test_english_is_among_the_locales():
    assert "en" in LOCALES


def test_every_text_that_is_asked_for_exists():
    texts = read_locale("en")
    missing = [call for call in calls() if call.pattern and not any(map(call.matches, texts))]
    assert missing == []


def test_every_reason_why_a_database_cannot_be_used_has_a_text():
    reasons = {mention.name for mention in mentions() if mention.name.startswith("database-")}
    assert len(reasons) >= 5
    assert {f"error-{reason}" for reason in reasons} <= read_locale("en").keys()


def test_every_command_and_choice_has_a_text():
    asked_for = text_ids()
    assert asked_for == {text_id for text_id in read_locale("en") if text_id.startswith("command-")}


@pytest.mark.parametrize("beginning", FAMILIES)
def test_every_text_of_a_family_exists_and_no_other(beginning):
    ends = {text_id.removeprefix(beginning) for text_id in read_locale("en") if text_id.startswith(beginning)}
    assert ends == FAMILIES[beginning]


def test_every_text_is_used():
    texts = read_locale("en")
    used = {text_id for text_id in texts if any(call.matches(text_id) for call in calls())}
    used |= text_ids()
    used |= {mention.name for mention in mentions()} | passed_on().keys()
    used |= {reference for message in texts.values() for reference in message.references}
    assert texts.keys() - used == set()


def test_every_variable_is_given():
    texts = read_locale("en")
    quoted = {reference for message in texts.values() for reference in message.references}
    faults = (
        open_variables(text_id, message, is_quoted=text_id in quoted) for text_id, message in texts.items()
    )
    assert [*chain.from_iterable(faults)] == []


def open_variables(text_id: str, message: Message, *, is_quoted: bool) -> Iterator[str]:
    asking = [call for call in calls() if call.matches(text_id)]
    # An id that is written out somewhere has its own call: the pattern beside it is for the others.
    written_out = [call for call in asking if call.pattern and ".+" not in call.pattern]
    for call in written_out or asking:
        if call.given is not None and not message.variables <= call.given:
            yield f"{text_id} lacks {set(message.variables - call.given)} at {call.file}:{call.line}"
    given = [call.given for call in passed_on().get(text_id, ()) if call.given is not None]
    # What only other texts quote takes its variables from them.
    is_shown = is_quoted or any(message.variables <= names for names in [*given, frozenset[str]()])
    if not asking and not is_shown:
        yield f"{text_id} has {set(message.variables)}, and nothing shows that they are given"


@every_locale
def test_a_language_has_no_other_texts_and_variables_than_english(locale):
    english, texts = read_locale("en"), read_locale(locale)
    assert texts.keys() - english.keys() == set()
    extra = {name: texts[name].variables - english[name].variables for name in texts}
    assert {name: variables for name, variables in extra.items() if variables} == {}
