"""The drill: practice in splitting hands of Gnau, with a set of ten hands for each day."""

from functools import partial
from typing import Final

from bot.features.drill.model import FREE_DAY
from bot.features.drill.rows import EXPORTED, mend_drills, recount_drills
from bot.features.drill.service import DrillService
from bot.features.drill.view import Go, GoButton, PickButton
from bot.features.feature import Feature
from bot.tables.gnau.machine import GnauMachine

DRILL: Final = Feature(
    name="drill",
    extension="cogs.drill",
    lasting_items=(PickButton, GoButton),
    service=DrillService,
    exported=EXPORTED,
    recount=recount_drills,
    mend=mend_drills,
    practice={GnauMachine.game: partial(GoButton, Go.FREE, FREE_DAY)},
)
