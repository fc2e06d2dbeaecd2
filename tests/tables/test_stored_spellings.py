"""The names and the forms under which things are stored, to the letter: nothing in the code may change them.

What is compared is JSON text, in which the order of keys counts.
"""

import json
from pathlib import Path

import pytest

from bot.players import Level
from bot.rules import gongzhu, hearts
from bot.rules.cards import parse_cards
from bot.rules.gnau.options import HouseRules
from bot.rules.hearts import Moon
from bot.tables import events as table_events
from bot.tables import gnau, tricks
from bot.tables.gnau import GnauMachine
from bot.tables.gnau import events as gnau_events
from bot.tables.gnau.settings import GnauSettings
from bot.tables.gnau.state import Hands
from bot.tables.ids import UserId
from bot.tables.server_settings import ServerSettings
from bot.tables.tricks import TrickMachine
from bot.tables.tricks import events as trick_events
from bot.tables.tricks.state import Shuffle
from tests.support.tricks.games import trick_game

# As 0.2 kept open tables and the last ones of rounds, one of each kind and phase; and bids, as 0.3 did first.
SNAPSHOTS = Path(__file__).parents[1] / "golden" / "snapshots.jsonl"
ANN, BEN = UserId(10**18 + 11), UserId(10**18 + 12)
SEED = bytes(range(32))
SEED_DIGITS = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
HANDS = Hands(
    dealer=parse_cards("AS 2S 3S 4S 5S"),
    players={BEN: parse_cards("AH 2H 3H 4H 10H")},
    dealer_id=ANN,
    seed=SEED,
    parts=("a word", "1200"),
)
SHUFFLE = Shuffle(SEED, (ANN, BEN), ("a word", "1200"))
DEAL = tuple(parse_cards(cards) for cards in ("2C 10H", "AS QS", "JD", "3C"))

GNAU_EVENTS = [
    (
        table_events.PlayerJoined(ANN, "1200"),
        "PlayerJoined",
        '{"user_id": 1000000000000000011, "part": "1200"}',
    ),
    (table_events.PlayerLeft(ANN), "PlayerLeft", '{"user_id": 1000000000000000011}'),
    (gnau_events.BankMoved(ANN), "BankMoved", '{"banker_id": 1000000000000000011}'),
    (gnau_events.BankMoved(None), "BankMoved", '{"banker_id": null}'),
    (
        table_events.DeadlineMoved(1_700_000_000_000, 1_600_000_000_000),
        "DeadlineMoved",
        '{"deadline_ms": 1700000000000, "since_ms": 1600000000000}',
    ),
    (
        table_events.DeckCut(ANN, "a word"),
        "DeckCut",
        '{"user_id": 1000000000000000011, "part": "a word"}',
    ),
    (
        gnau_events.CardsDealt(3, HANDS, 5_000),
        "CardsDealt",
        '{"format": 2, "round": 3, "reveal_at_ms": 5000}',
    ),
    (
        gnau_events.BidMade(ANN, 2),
        "BidMade",
        '{"user_id": 1000000000000000011, "number": 2}',
    ),
    (
        gnau_events.BankWon(ANN, 2, 5_000),
        "BankWon",
        '{"banker_id": 1000000000000000011, "number": 2, "raise_by_ms": 5000}',
    ),
    (
        gnau_events.RaiseMade(BEN, 5),
        "RaiseMade",
        '{"user_id": 1000000000000000012, "times": 5}',
    ),
    (
        gnau_events.CardsTurned(3, 5_000),
        "CardsTurned",
        '{"round": 3, "reveal_at_ms": 5000}',
    ),
    (
        table_events.PlayerSatOut(ANN, 3),
        "PlayerSatOut",
        '{"user_id": 1000000000000000011, "stake_points": 3}',
    ),
    (gnau_events.DealDropped(), "DealDropped", "{}"),
    (
        gnau_events.HandsDelivered(frozenset({BEN, ANN})),
        "HandsDelivered",
        '{"undelivered": [1000000000000000011, 1000000000000000012]}',
    ),
    (gnau_events.PlayerGone(ANN), "PlayerGone", '{"user_id": 1000000000000000011}'),
    (gnau_events.PlayerReady(ANN), "PlayerReady", '{"user_id": 1000000000000000011}'),
    (
        gnau_events.SplitChosen(ANN, (4, 0, 2)),
        "SplitChosen",
        '{"user_id": 1000000000000000011, "places": [4, 0, 2]}',
    ),
    (
        gnau_events.RoundRevealed(3, table_events.Cause.ALL_READY),
        "RoundRevealed",
        '{"round": 3, "cause": "all_ready"}',
    ),
    (
        table_events.TableClosed(table_events.Cause.ASKED, ANN),
        "TableClosed",
        f'{{"cause": "asked", "user_id": {ANN}}}',
    ),
    (table_events.TableHandedOver(ANN), "TableHandedOver", f'{{"user_id": {ANN}}}'),
    (
        table_events.PlayerRemoved(BEN, ANN),
        "PlayerRemoved",
        f'{{"guest_id": {BEN}, "by_id": {ANN}}}',
    ),
    (table_events.StakeChanged(5, ANN), "StakeChanged", f'{{"stake_points": 5, "by_id": {ANN}}}'),
    (
        table_events.RulesChanged(HouseRules(tens_in_five_dukes=True), ANN),
        "RulesChanged",
        (
            '{"rules": {"tens_in_five_dukes": true, "tens_in_tonku": false, "five_small": "any", '
            '"triplet_passport": false, "pair_three_six": false, "nenku": "ox_one", "ties": "dealer", '
            '"payouts": {"no_ox": 0, "single": 1, "ox_ten": 1, "double": 2, "nenku": 1, "tonku": 5, '
            f'"five_small": 10, "five_dukes": 10}}}}, "by_id": {ANN}}}'
        ),
    ),
    (table_events.SpeedChanged(60, ANN), "SpeedChanged", f'{{"seconds": 60, "by_id": {ANN}}}'),
    (
        gnau_events.DealerChanged(gnau.DealerPolicy.ROTATE, ANN),
        "DealerChanged",
        f'{{"dealer": "rotate", "by_id": {ANN}}}',
    ),
    (
        gnau_events.SplitChanged(gnau.SplitMode.OWN, 45, ANN),
        "SplitChanged",
        f'{{"split": "own", "reveal_s": 45, "by_id": {ANN}}}',
    ),
]

TRICK_EVENTS = [
    (
        table_events.PlayerJoined(ANN, "1200", 2),
        "PlayerJoined",
        '{"user_id": 1000000000000000011, "seat": 2, "part": "1200"}',
    ),
    (table_events.PlayerLeft(ANN, 2), "PlayerLeft", '{"user_id": 1000000000000000011, "seat": 2}'),
    (trick_events.ComputerJoined(3), "ComputerJoined", '{"seat": 3}'),
    (trick_events.LevelChosen(Level.EASY, 3), "LevelChosen", '{"level": "easy", "seat": 3}'),
    (trick_events.LevelChosen(Level.STRONG), "LevelChosen", '{"level": "strong", "seat": null}'),
    (
        table_events.DeadlineMoved(1_700_000_000_000, 1_600_000_000_000),
        "DeadlineMoved",
        '{"deadline_ms": 1700000000000, "since_ms": 1600000000000}',
    ),
    (
        table_events.DeckCut(ANN, "a word"),
        "DeckCut",
        '{"user_id": 1000000000000000011, "part": "a word"}',
    ),
    (
        table_events.PlayerSatOut(ANN, 40),
        "PlayerSatOut",
        '{"user_id": 1000000000000000011, "stake_points": 40}',
    ),
    (trick_events.GameStarted(2), "GameStarted", '{"number": 2}'),
    (
        trick_events.HandDealt(5, 3, DEAL, SHUFFLE, (ANN, None, BEN, None)),
        "HandDealt",
        (
            '{"round": 5, "number": 3, "deal": [["2C", "10H"], ["AS", "QS"], ["JD"], ["3C"]], '
            f'"shuffle": {{"seed": "{SEED_DIGITS}", '
            '"people": [1000000000000000011, 1000000000000000012], '
            '"parts": ["a word", "1200"], "scheme": 1}, '
            '"people": [1000000000000000011, null, 1000000000000000012, null]}'
        ),
    ),
    (
        trick_events.CardsPrepared(1, parse_cards("QS AS 10H")),
        "CardsPrepared",
        '{"seat": 1, "cards": ["QS", "AS", "10H"]}',
    ),
    (trick_events.CardPlayed(1, parse_cards("10H")[0]), "CardPlayed", '{"seat": 1, "card": "10H"}'),
    (
        trick_events.ChosenAfterPlay(0, Moon.ADD_TO_OTHERS),
        "MoonChosen",
        '{"seat": 0, "moon": "add_to_others"}',
    ),
    (
        trick_events.HandScored(5, (0, 13, -10, 23), is_last=True),
        "HandScored",
        '{"round": 5, "scores": [0, 13, -10, 23], "is_last": true}',
    ),
    (trick_events.PlayerAway(ANN, 2), "PlayerAway", '{"user_id": 1000000000000000011, "seat": 2}'),
    (trick_events.PlayerBack(ANN, 2), "PlayerBack", '{"user_id": 1000000000000000011, "seat": 2}'),
    (trick_events.CallingOffAsked(ANN), "CallingOffAsked", '{"user_id": 1000000000000000011}'),
    (
        trick_events.MoreTimeGiven({BEN: 2, ANN: 3}),
        "MoreTimeGiven",
        '{"times": {"1000000000000000011": 3, "1000000000000000012": 2}}',
    ),
    (table_events.TableHandedOver(ANN), "TableHandedOver", f'{{"user_id": {ANN}}}'),
    (
        table_events.PlayerRemoved(BEN, ANN),
        "PlayerRemoved",
        f'{{"guest_id": {BEN}, "by_id": {ANN}}}',
    ),
    (table_events.StakeChanged(5, ANN), "StakeChanged", f'{{"stake_points": 5, "by_id": {ANN}}}'),
    (
        table_events.RulesChanged(gongzhu.Options(target=500), ANN),
        "RulesChanged",
        f'{{"rules": {{"pig_flips": "all_hearts", "target": 500}}, "by_id": {ANN}}}',
    ),
    (table_events.SpeedChanged(60, ANN), "SpeedChanged", f'{{"seconds": 60, "by_id": {ANN}}}'),
    (table_events.TableClosed(table_events.Cause.AGREED), "TableClosed", '{"cause": "agreed"}'),
]


@pytest.mark.parametrize(("event", "name", "facts"), GNAU_EVENTS)
def test_gnau_events_are_stored_to_the_letter(event, name, facts):
    stored = GnauMachine().dump_event(event)
    assert (stored.kind, json.dumps(stored.data)) == (name, facts)


@pytest.mark.parametrize("game", ["hearts", "gongzhu"])
@pytest.mark.parametrize(("event", "name", "facts"), TRICK_EVENTS)
def test_trick_events_are_stored_to_the_letter(game, event, name, facts):
    stored = machine_of(game).dump_event(event)
    assert (stored.kind, json.dumps(stored.data)) == (name, facts)


def test_no_kind_of_event_is_missing_here():
    assert {type(event) for event, *_ in GNAU_EVENTS} == set(gnau.Event.__args__)
    assert {type(event) for event, *_ in TRICK_EVENTS} == set(trick_events.Event.__args__)


def test_causes_are_stored_to_the_letter():
    causes = {"asked", "agreed", "all_ready", "time", "empty", "place_lost", "played"}
    assert {each.value for each in table_events.Cause} == causes


def machine_of(game):
    return GnauMachine() if game == "gnau" else TrickMachine(trick_game(game))


def test_snapshots_are_stored_to_the_letter():
    phases = set()
    for line in SNAPSHOTS.read_text(encoding="utf-8").splitlines():
        snapshot = json.loads(line)
        game = snapshot.get("game", "gnau")
        machine = machine_of(game)
        assert json.dumps(machine.dump(machine.load(snapshot))) == line
        phases.add((game, snapshot["phase"]))
    assert {phase for game, phase in phases if game == "gnau"} == set(gnau.Phase)
    assert {phase for game, phase in phases if game != "gnau"} == set(tricks.Phase) - {"choosing"}


def test_house_rules_are_stored_to_the_letter():
    assert json.dumps(HouseRules().to_record()) == (
        '{"tens_in_five_dukes": false, "tens_in_tonku": false, "five_small": "any", '
        '"triplet_passport": false, "pair_three_six": false, "nenku": "ox_one", "ties": "dealer", '
        '"payouts": {"no_ox": 0, "single": 1, "ox_ten": 1, "double": 2, "nenku": 1, "tonku": 5, '
        '"five_small": 10, "five_dukes": 10}}'
    )
    assert json.dumps(hearts.Options().to_record()) == (
        '{"jack_of_diamonds": false, "moon": "add_to_others", "target": 100, "queen_breaks_hearts": false}'
    )
    # What version 0.2 did not know stands there only where it is not as usual.
    unusual = hearts.Options(passing=hearts.Passing.NONE, black_maria=True, hands=4)
    assert json.dumps(unusual.to_record()) == (
        '{"jack_of_diamonds": false, "moon": "add_to_others", "target": 100, "queen_breaks_hearts": false, '
        '"passing": "none", "black_maria": true, "hands": 4}'
    )
    assert json.dumps(hearts.Options(passing=hearts.Passing.LEFT, spot=True).to_record()) == (
        '{"jack_of_diamonds": false, "moon": "add_to_others", "target": 500, "queen_breaks_hearts": false, '
        '"passing": "left", "spot": true}'
    )
    assert json.dumps(gongzhu.Options().to_record()) == '{"pig_flips": "all_hearts", "target": 1000}'
    in_teams = gongzhu.Options(first_lead=gongzhu.FirstLead.TWO_OF_CLUBS, teams=True, hands=4)
    assert json.dumps(in_teams.to_record()) == (
        '{"pig_flips": "all_hearts", "target": 1000, "first_lead": "two_of_clubs", "teams": true, "hands": 4}'
    )


def test_settings_are_stored_to_the_letter():
    values = ServerSettings((GnauSettings(),)).values
    assert [json.dumps({name: value}) for name, value in sorted(values.items())] == [
        '{"announce_medals": false}',
        '{"announcement_channel": null}',
        '{"bid_s": 15}',
        '{"blocked": []}',
        '{"channels": []}',
        '{"computers_pace": "usual"}',
        '{"daily_points": 100}',
        '{"dealer": "house"}',
        '{"giving": false}',
        '{"giving_cap_points": 500}',
        '{"giving_min_age_days": 30}',
        '{"hidden_words": []}',
        '{"highest_stake": 1000000}',
        '{"language": null}',
        '{"lowest_stake": 1}',
        '{"more_time": 2}',
        '{"opener_role": null}',
        '{"opening_grant_points": 1000}',
        '{"opening_pause_s": 10}',
        '{"own_reveal_s": 45}',
        '{"points": "score"}',
        '{"reveal_s": 20}',
        '{"rule_sets": []}',
        '{"rules.aces": "low"}',
        '{"rules.bomb": false}',
        '{"rules.doubles": true}',
        '{"rules.five_small": "any"}',
        '{"rules.nenku": "ox_one"}',
        '{"rules.order": "dukes_first"}',
        '{"rules.pair_three_six": false}',
        '{"rules.payouts.aces": 3}',
        '{"rules.payouts.bomb": 7}',
        '{"rules.payouts.double": 2}',
        '{"rules.payouts.five_dukes": 10}',
        '{"rules.payouts.five_small": 10}',
        '{"rules.payouts.nenku": 1}',
        '{"rules.payouts.no_ox": 0}',
        '{"rules.payouts.ox_ten": 1}',
        '{"rules.payouts.silver": 5}',
        '{"rules.payouts.single": 1}',
        *(f'{{"rules.payouts.single_{number}": null}}' for number in range(1, 10)),
        '{"rules.payouts.tonku": 5}',
        '{"rules.silver": false}',
        '{"rules.tens_in_five_dukes": false}',
        '{"rules.tens_in_tonku": false}',
        '{"rules.three_six": "free"}',
        '{"rules.ties": "dealer"}',
        '{"rules.tonku": "spades"}',
        '{"rules.triplet_passport": false}',
        '{"split": "auto"}',
        '{"stake_points": 1}',
        '{"suspense": "quick"}',
        '{"tables_per_member": 3}',
        '{"tables_per_server": 20}',
    ]
