"""What this feature consists of."""

from typing import Final

from bot.features.feature import Feature
from bot.features.rule_sets.view import RULE_SETS_ITEMS

RULE_SETS: Final = Feature(name="rule_sets", extension="cogs.rule_sets", lasting_items=RULE_SETS_ITEMS)
