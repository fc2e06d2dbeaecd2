"""What people do at a table of Hearts or Gong Zhu, and by which house rules, drawn at random."""

from hypothesis import strategies as st

from bot.players import GONGZHU, HEARTS
from bot.rules import gongzhu, hearts
from bot.rules.cards import build_deck
from bot.tables.commands import Actor
from tests.support.tables import ANN, BEN, CAT, DEALER, MANAGER, OPENER, STRANGER

DECK = build_deck()
PEOPLE = (OPENER, ANN, BEN, CAT, DEALER)

people = st.sampled_from(PEOPLE)
leaders = st.sampled_from(
    [Actor(OPENER), Actor(ANN), Actor(BEN), Actor(STRANGER), Actor(MANAGER, manages_server=True)]
)
house_rules = {
    HEARTS: st.builds(
        lambda priced, **others: hearts.Options(**others, **priced),
        jack_of_diamonds=st.booleans(),
        moon=st.sampled_from(hearts.Moon),
        queen_breaks_hearts=st.booleans(),
        target=st.sampled_from([30, 1, 100]),
        passing=st.sampled_from(hearts.Passing),
        priced=st.sampled_from([{}, {"black_maria": True}, {"spot": True}]),
        hands=st.sampled_from([None, None, 1, 2]),
    ),
    GONGZHU: st.builds(
        gongzhu.Options,
        pig_flips=st.sampled_from(gongzhu.PigFlips),
        first_lead=st.sampled_from(gongzhu.FirstLead),
        teams=st.booleans(),
        target=st.sampled_from([300, 1, 1000]),
        hands=st.sampled_from([None, None, 1, 2]),
    ),
}
cards = st.sampled_from(DECK)
some_cards = st.lists(cards, max_size=4).map(tuple)
# Which hand a button was made for, as seen from the running one; mostly there is no such question.
ages = st.sampled_from([None, None, None, 0, 0, -1])
