"""The advice for playing the cards of Hearts, in the order it is tried."""

from typing import Final

from bot.players.advice import Advice
from bot.players.hearts import discarding, following, leading
from bot.players.hearts.situation import HeartsSituation

ADVICE: Final[Advice[HeartsSituation]] = Advice(
    leading=(
        leading.run_for_the_moon,
        leading.cash_the_jack,
        leading.lead_spades_to_force_the_queen,
        leading.lead_a_short_suit,
        leading.lead_the_surest_exit,
    ),
    following=(
        following.throw_the_queen_under,
        following.take_the_jack,
        following.win_all_for_the_moon,
        following.stop_the_moon,
        following.play_high_in_the_first_trick,
        following.win_clean_tricks_high,
        following.duck_as_high_as_possible,
        following.stay_below_the_queen,
        following.win_with_the_highest,
        following.go_over_as_low_as_possible,
    ),
    discarding=(
        discarding.discard_the_queen,
        discarding.discard_high_spades,
        discarding.keep_hearts_from_the_moon,
        discarding.discard_high_hearts,
        discarding.discard_the_most_dangerous,
        discarding.play_what_is_left,
    ),
)
