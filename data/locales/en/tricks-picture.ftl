# The picture of a table of tricks: the words in it, each as short as can be, and what is said of it to those who
# cannot see it.
#
# $number: which trick or seat, from 1
# $tricks: how many tricks a hand has
# $cards: cards, one beside the other
# $who: a person or a computer player, by name or mention
# $card: a card
# $count: how many cards

tricks-picture-trick = Trick { $number } of{"\u00A0"}{ $tricks }
# In a panel, whose picture stays until there is something to answer
tricks-picture-last = Trick { $number } of{"\u00A0"}{ $tricks }, finished
tricks-picture-led = led
tricks-picture-turn = to play
tricks-picture-lead = to lead
tricks-picture-choosing = choosing
tricks-picture-ready = ready
tricks-picture-away = away
tricks-picture-winner = took it
# Of a trick that is not full: whose card is the highest so far
tricks-picture-ahead = ahead

tricks-said-trick = On the table: { $cards }. { $who } led.
tricks-said-open = { $card } (exposed)
tricks-said-winner = won this trick
# $facts: what follows below, one after the other
tricks-said-seat = { $who }: { $facts }.
tricks-said-cards = { $count ->
    [0] no cards left
    [1] one card left
   *[other] { $count } cards left
}
tricks-said-counting = has taken { $cards }
tricks-said-exposed = exposed { $cards }
