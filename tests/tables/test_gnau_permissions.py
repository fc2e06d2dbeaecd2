"""Who may do what at a Gnau table, and when: one line per command and person, one column per phase."""

from collections.abc import Callable

import pytest

from bot.rules.gnau.presets import PRESETS
from bot.tables.commands import (
    Actor,
    ChangeRules,
    ChangeSpeed,
    ChangeStake,
    Close,
    CutDeck,
    HandOver,
    Leave,
    Remove,
    Wake,
)
from bot.tables.gnau import (
    ChangeDealer,
    ChangeSplit,
    ChooseSplit,
    Command,
    Deal,
    DealerPolicy,
    MarkReady,
    PassBank,
    Phase,
    RecordDelivery,
    Reveal,
    SplitMode,
    TakeBank,
)
from tests.support.tables import (
    ANN,
    BEN,
    DEALER,
    MANAGER,
    OPENER,
    STRANGER,
    in_phase,
    join,
    lobby,
)

# What a command leads to: events, or in small letters why it is refused. The dealer has taken the bank, Ann
# and Ben have the other seats.
MATRIX = """
                lobby                dealt                revealed
join   opener   PlayerJoined         cards-are-out        PlayerJoined
join   dealer   already-dealing      already-dealing      already-dealing
join   manager  PlayerJoined         cards-are-out        PlayerJoined
join   player   already-seated       already-seated       already-seated
join   stranger PlayerJoined         cards-are-out        PlayerJoined

leave  opener   not-seated           not-seated           not-seated
leave  dealer   BankMoved+PlayerLeft cards-are-out        BankMoved+PlayerLeft
leave  manager  not-seated           not-seated           not-seated
leave  player   PlayerLeft           cards-are-out        PlayerLeft
leave  stranger not-seated           not-seated           not-seated

take   opener   bank-taken           cards-are-out        bank-taken
take   dealer   already-dealing      already-dealing      already-dealing
take   manager  bank-taken           cards-are-out        bank-taken
take   player   bank-taken           cards-are-out        bank-taken
take   stranger bank-taken           cards-are-out        bank-taken

pass   opener   bank-not-yours       bank-not-yours       bank-not-yours
pass   dealer   BankMoved            cards-are-out        BankMoved
pass   manager  bank-not-yours       bank-not-yours       bank-not-yours
pass   player   bank-not-yours       bank-not-yours       bank-not-yours
pass   stranger bank-not-yours       bank-not-yours       bank-not-yours

cut    opener   not-seated           not-seated           not-seated
cut    dealer   DeckCut              cards-are-out        DeckCut
cut    manager  not-seated           not-seated           not-seated
cut    player   DeckCut              cards-are-out        DeckCut
cut    stranger not-seated           not-seated           not-seated

deal   opener   CardsDealt           cards-are-out        CardsDealt
deal   dealer   CardsDealt           cards-are-out        CardsDealt
deal   manager  CardsDealt           cards-are-out        CardsDealt
deal   player   only-leader          cards-are-out        go-on-later
deal   stranger only-leader          cards-are-out        only-leader

ready  opener   no-cards-now         not-in-round         no-cards-now
ready  dealer   no-cards-now         dealer-reveals       no-cards-now
ready  manager  no-cards-now         not-in-round         no-cards-now
ready  player   no-cards-now         PlayerReady          no-cards-now
ready  stranger no-cards-now         not-in-round         no-cards-now

choose opener   no-cards-now         not-in-round         no-cards-now
choose dealer   no-cards-now         splits-by-themselves no-cards-now
choose manager  no-cards-now         not-in-round         no-cards-now
choose player   no-cards-now         SplitChosen          no-cards-now
choose stranger no-cards-now         not-in-round         no-cards-now

reveal opener   nothing-to-reveal    RoundRevealed        nothing-to-reveal
reveal dealer   nothing-to-reveal    RoundRevealed        nothing-to-reveal
reveal manager  nothing-to-reveal    RoundRevealed        nothing-to-reveal
reveal player   nothing-to-reveal    only-leader          nothing-to-reveal
reveal stranger nothing-to-reveal    only-leader          nothing-to-reveal

hand   opener   TableHandedOver      cards-are-out        TableHandedOver
hand   dealer   only-host            cards-are-out        only-host
hand   manager  TableHandedOver      cards-are-out        TableHandedOver
hand   player   only-host            cards-are-out        only-host
hand   stranger only-host            cards-are-out        only-host

remove opener   PlayerRemoved+PlayerLeft cards-are-out        PlayerRemoved+PlayerLeft
remove dealer   only-host            cards-are-out        only-host
remove manager  PlayerRemoved+PlayerLeft cards-are-out        PlayerRemoved+PlayerLeft
remove player   only-host            cards-are-out        only-host
remove stranger only-host            cards-are-out        only-host

stake  opener   StakeChanged         cards-are-out        StakeChanged
stake  dealer   only-host            cards-are-out        only-host
stake  manager  StakeChanged         cards-are-out        StakeChanged
stake  player   only-host            cards-are-out        only-host
stake  stranger only-host            cards-are-out        only-host

rules  opener   RulesChanged         cards-are-out        RulesChanged
rules  dealer   only-host            cards-are-out        only-host
rules  manager  RulesChanged         cards-are-out        RulesChanged
rules  player   only-host            cards-are-out        only-host
rules  stranger only-host            cards-are-out        only-host

speed  opener   SpeedChanged         cards-are-out        SpeedChanged
speed  dealer   only-host            cards-are-out        only-host
speed  manager  SpeedChanged         cards-are-out        SpeedChanged
speed  player   only-host            cards-are-out        only-host
speed  stranger only-host            cards-are-out        only-host

policy opener   DealerChanged+BankMoved cards-are-out        DealerChanged+BankMoved
policy dealer   only-host            cards-are-out        only-host
policy manager  DealerChanged+BankMoved cards-are-out        DealerChanged+BankMoved
policy player   only-host            cards-are-out        only-host
policy stranger only-host            cards-are-out        only-host

split  opener   SplitChanged         cards-are-out        SplitChanged
split  dealer   only-host            cards-are-out        only-host
split  manager  SplitChanged         cards-are-out        SplitChanged
split  player   only-host            cards-are-out        only-host
split  stranger only-host            cards-are-out        only-host

close  opener   TableClosed          reveal-first         TableClosed
close  dealer   TableClosed          reveal-first         TableClosed
close  manager  TableClosed          reveal-first         TableClosed
close  player   only-leader          only-leader          only-leader
close  stranger only-leader          only-leader          only-leader
"""
PEOPLE = {
    "opener": Actor(OPENER),
    "dealer": Actor(DEALER),
    "manager": Actor(MANAGER, manages_server=True),
    "player": Actor(ANN),
    "stranger": Actor(STRANGER),
}
COMMANDS: dict[str, Callable[[Actor], Command]] = {
    "join": lambda actor: join(actor.user_id),
    "leave": lambda actor: Leave(actor.user_id),
    "take": lambda actor: TakeBank(actor.user_id, "a click"),
    "pass": lambda actor: PassBank(actor.user_id),
    "cut": lambda actor: CutDeck(actor.user_id, "a word"),
    "deal": Deal,
    "ready": lambda actor: MarkReady(actor.user_id),
    "choose": lambda actor: ChooseSplit(actor.user_id, (0, 1, 2)),
    "reveal": Reveal,
    "hand": lambda actor: HandOver(actor, BEN),
    "remove": lambda actor: Remove(actor, BEN),
    "stake": lambda actor: ChangeStake(actor, 3),
    "rules": lambda actor: ChangeRules(actor, PRESETS["kopitiam"]),
    "speed": lambda actor: ChangeSpeed(actor, 60),
    "policy": lambda actor: ChangeDealer(actor, DealerPolicy.HOUSE, "a click"),
    "split": lambda actor: ChangeSplit(actor, SplitMode.OWN, 45),
    "close": Close,
}
_HEADER, *_LINES = (line.split() for line in MATRIX.splitlines() if line)
CASES = [
    (command, person, Phase(phase), expected)
    for command, person, *row in _LINES
    for phase, expected in zip(_HEADER, row, strict=True)
]


def test_the_table_above_is_complete():
    assert len({case[:3] for case in CASES}) == len(CASES) == len(COMMANDS) * len(PEOPLE) * 3


@pytest.mark.parametrize(("command", "person", "phase", "expected"), CASES)
def test_who_may_do_what(command, person, phase, expected):
    play = in_phase(phase, ANN, BEN, dealer_id=DEALER)
    asked = COMMANDS[command](PEOPLE[person])
    if expected.islower():
        assert play.refusal(asked) == expected
    else:
        assert play.names(asked) == expected.split("+")


@pytest.mark.parametrize("person", PEOPLE)
@pytest.mark.parametrize("command", COMMANDS)
def test_nothing_is_possible_at_a_closed_table(command, person):
    play = in_phase(Phase.CLOSED, ANN, BEN, dealer_id=DEALER)
    assert play.refusal(COMMANDS[command](PEOPLE[person])) == "table-closed"


@pytest.mark.parametrize("command", [Wake(), RecordDelivery(frozenset()), Wake(round=0)])
def test_a_closed_table_does_nothing_by_itself(command):
    assert in_phase(Phase.CLOSED).refusal(command) == "table-closed"


@pytest.mark.parametrize("command", ["deal", "close"])
def test_where_the_bot_deals_nobody_leads_as_the_dealer(command):
    assert in_phase(Phase.LOBBY).refusal(COMMANDS[command](PEOPLE["dealer"])) == "only-leader"


def test_manage_server_gives_a_player_the_lead_too():
    assert in_phase(Phase.DEALT).names(Reveal(Actor(ANN, manages_server=True))) == ["RoundRevealed"]


def test_who_passes_the_bank_passes_the_lead_on():
    play = in_phase(Phase.LOBBY, dealer_id=DEALER).after(PassBank(DEALER))
    assert play.refusal(Deal(Actor(DEALER))) == "only-leader"
    assert play.after(TakeBank(ANN, "a click")).names(Deal(Actor(ANN))) == ["CardsDealt"]


def test_an_opener_who_deals_has_a_seat_already():
    play = lobby(ANN, dealer=DealerPolicy.OPENER)
    assert play.refusal(join(OPENER)) == "already-dealing"
    assert play.names(Deal(Actor(OPENER))) == ["CardsDealt"]


def test_an_opener_may_take_a_seat_and_still_lead():
    play = in_phase(Phase.LOBBY).after(join(OPENER), Deal(Actor(OPENER)), MarkReady(OPENER))
    assert play.names(Reveal(Actor(OPENER))) == ["RoundRevealed"]
