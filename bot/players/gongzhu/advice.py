"""The advice for playing the cards of Gong Zhu, in the order it is tried."""

from typing import Final

from bot.players.advice import Advice
from bot.players.gongzhu import discarding, following, leading
from bot.players.gongzhu.situation import GongzhuSituation

ADVICE: Final[Advice[GongzhuSituation]] = Advice(
    leading=(
        leading.run_for_all_hearts,
        leading.cash_the_sheep,
        leading.lead_spades_to_force_the_pig,
        leading.lead_a_short_suit,
        leading.lead_the_surest_exit,
    ),
    following=(
        following.throw_the_pig_under,
        following.win_all_for_the_hearts,
        following.catch_the_sheep,
        following.bring_the_sheep_home,
        following.stop_all_hearts,
        following.win_clean_tricks_high,
        following.throw_the_transformer_under,
        following.duck_as_high_as_possible,
        following.stay_below_the_pig,
        following.win_with_the_highest,
        following.go_over_as_low_as_possible,
    ),
    discarding=(
        discarding.discard_the_pig,
        discarding.keep_hearts_from_a_collector,
        discarding.discard_high_hearts,
        discarding.discard_high_spades,
        discarding.discard_the_transformer,
        discarding.discard_the_most_dangerous,
        discarding.play_what_is_left,
    ),
)
