from bot.players.gongzhu import discarding as d, following as f, leading as l
LEADING = (l.run_for_all_hearts, l.cash_the_sheep, l.lead_spades_to_force_the_pig, l.lead_a_short_suit, l.lead_the_surest_exit)
FOLLOWING = (f.throw_the_pig_under, f.win_all_for_the_hearts, f.catch_the_sheep, f.bring_the_sheep_home, f.stop_all_hearts,
  f.win_clean_tricks_high, f.throw_the_transformer_under, f.duck_as_high_as_possible,
  f.stay_below_the_pig, f.win_with_the_highest, f.go_over_as_low_as_possible)
DISCARDING = (d.discard_the_pig, d.keep_hearts_from_a_collector, d.discard_high_hearts, d.discard_high_spades,d.discard_the_transformer,  d.discard_the_most_dangerous, d.play_what_is_left)
def rules_for(s):
    if not s.led: return LEADING
    return FOLLOWING if s.legal & s.led else DISCARDING
