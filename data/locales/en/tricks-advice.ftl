# Why a card is a good choice, in any game of tricks: a sentence for each reason, for hints and reviews. Each says no
# more than the reason has looked at, which tests hold against whole deals. What only one game knows is in a file of
# its own.

## The queen of spades, and the jack of diamonds where it counts

tricks-advice-throw-the-queen-under = { CARD("AS") } or { CARD("KS") } is winning: drop { CARD("QS") } under it.
tricks-advice-discard-the-queen = You can't follow suit: give { CARD("QS") } away.
tricks-advice-lead-the-queen-under-the-last-high-spade = Only spades above { CARD("QS") } are still out: someone else has to win.
tricks-advice-lead-spades-to-force-the-queen = A spade below { CARD("QS") } can't take that card, and may force it out.
tricks-advice-play-high-while-holding-the-queen = You hold { CARD("QS") }, so nobody can drop that card on your high spade.
tricks-advice-stay-below-the-queen = A spade below { CARD("QS") } can't take that card, which may still fall here.
tricks-advice-drop-a-high-spade-under = A higher spade is winning: drop yours now, before { CARD("QS") } can fall on it.
tricks-advice-discard-high-spades = { CARD("AS") } or { CARD("KS") } may have to take { CARD("QS") }: get rid of it now.
tricks-advice-cash-the-jack = Nobody can beat { CARD("JD") } any more: lead it and win it.
tricks-advice-cash-the-sheep = { tricks-advice-cash-the-jack }
tricks-advice-keep-for-the-jack = { CARD("JD") } is still out: keep the higher diamond that can catch it.
tricks-advice-keep-for-the-sheep = { tricks-advice-keep-for-the-jack }

## Following suit

tricks-advice-drop-a-high-heart-under = A higher heart is winning: drop your high heart under it.
tricks-advice-win-clean-tricks-high = You play last and nothing bad is here: win with the highest card you can spare.
tricks-advice-win-clean-tricks = You play last and nothing bad is here: win, and lead next.
tricks-advice-win-for-the-lead = Nothing bad is here so far, and nobody can beat this card: you lead next.
tricks-advice-the-only-card-below = The only card you may play that can't win this trick.
tricks-advice-duck-as-high-as-possible = Your highest card that still loses: keep the lower ones for later.
tricks-advice-duck-and-keep-a-higher = It can't win this trick, and you keep a higher card for a better one.
tricks-advice-win-with-the-highest = You win anyway: use your highest card and keep the low ones.
tricks-advice-win-and-keep-a-higher = You win anyway, and keep a higher card for later.
tricks-advice-win-with-a-plain-card = You win anyway: use a card that counts nothing itself.
tricks-advice-go-over-as-low-as-possible = You can't stay under: play low, and someone may still go over.
tricks-advice-win-while-all-follow = Nothing bad is here, and everyone may still follow suit: a high card is cheapest now.
tricks-advice-go-over-high = You can't stay under, and nothing bad is here so far: play high now, not later.
tricks-advice-spend-a-high-card = Play it now: the lower card you keep is easier to lose with later.
tricks-advice-leave-it-to-others = At least half of this suit's remaining cards are higher: someone may well go over.

## Discarding

tricks-advice-discard-high-hearts = A high heart may cost you later: give it away.
tricks-advice-end-a-suit = Your last card of this suit: later you can discard when it's led.
tricks-advice-discard-what-may-win = Lower cards of this suit are still out: this one may win a bad trick later.
tricks-advice-discard-a-heart = You can't follow suit: give this heart away.
tricks-advice-discard-what-wins-nothing = Only higher cards of this suit are still out: you need your other cards more.
tricks-advice-discard-what-nobody-follows = Nobody else has this suit: led later, this card would win all that is thrown on it.

## Leading

tricks-advice-lead-a-short-suit = You have at most two cards of this suit: lead them, and soon you can discard on it.
tricks-advice-shorten-a-suit-by-leading = { tricks-advice-lead-a-short-suit }
tricks-advice-end-a-suit-by-leading = { tricks-advice-end-a-suit }
tricks-advice-lead-a-sure-exit = Every card of this suit still out is higher: someone else has to win.
tricks-advice-lead-under-most = Most cards of this suit still out are higher: someone will probably go over.
tricks-advice-lead-under-some = { tricks-advice-leave-it-to-others }
tricks-advice-cash-while-all-follow = Everyone may still follow suit: a high card is cheapest now.
tricks-advice-lead-the-lowest = Your lowest card of this suit: someone may go over.
tricks-advice-lead-the-only-suit = You may lead no other suit.
tricks-advice-take-the-rest = Nobody can beat any of your cards: the remaining tricks are all yours.
tricks-advice-keep-the-lead = Nobody can beat this card: you lead next, too.

## Against a player who may take everything

# $game: hearts or gongzhu
tricks-advice-keep-a-stopper = The player winning this trick has every { $game ->
    [hearts] point
   *[other] heart
} so far: play low, and your higher card may still stop them.
