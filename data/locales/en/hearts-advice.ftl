# Why a card is a good choice in Hearts: a sentence for each reason, for hints and reviews. Each says no more than
# the reason has looked at, which tests hold against whole deals.

## Passing

tricks-advice-hearts-pass-the-queen-when-short = Too few other spades protect { CARD("QS") }: spade leads would soon force her out, and you may take her yourself.
tricks-advice-hearts-pass-high-spades-when-short = { CARD("AS") } and { CARD("KS") } may have to take { CARD("QS") }, and you hold too few spades below her to wait it out.
tricks-advice-hearts-pass-high-hearts = High hearts win heart tricks, and every heart in them costs a point.
tricks-advice-hearts-pass-a-short-suit = You keep none of this suit: unless you are passed some, you can throw a bad card away whenever it is led.
tricks-advice-hearts-pass-high-cards = A high card wins tricks you would rather not have.
tricks-advice-hearts-pass-low-for-the-moon = The hand you keep is strong enough to try for the moon, and low cards would only lose tricks.
tricks-advice-hearts-pass-from-a-long-suit = You hold so many of this suit that somebody else has two at most, and soon throws bad cards on it.
tricks-advice-hearts-pass-to-shorten = At most two of this suit stay: once they are gone, you can throw bad cards on it.
tricks-advice-hearts-pass-the-highest-of-a-suit = Of this suit you keep only lower cards, which are easier to lose with.

## Plans for a whole hand

# Before the reason for a card that is part of one
tricks-plan-hearts-finish = **Plan: shoot the moon.**
tricks-plan-hearts-try = **Plan: try for the moon.** Nobody else has a point yet.
tricks-plan-hearts-stop = **Plan: stop the moon.**

tricks-advice-hearts-run-for-the-moon = All the points taken so far are yours and nobody can beat this card: go on and shoot the moon.
tricks-advice-hearts-keep-the-moon-alive = Nobody else has a point yet, and this card takes the points here too: the moon stays yours to shoot.
tricks-advice-hearts-stop-the-moon = One player has taken every point so far: take these yourself, and nobody else can shoot the moon.
tricks-advice-hearts-try-to-stop-the-moon = One player has taken every point so far: go over, and these points may stop the moon.
tricks-advice-hearts-keep-hearts-from-the-moon = Whoever is winning this trick has every point so far: give them none, or they may shoot the moon.
tricks-advice-hearts-keep-a-stopper = Whoever is winning this trick has every point so far: play low, and your higher card may still stop the moon.

## The queen of spades, and the jack of diamonds where it counts

tricks-advice-hearts-throw-the-queen-under = { CARD("AS") } or { CARD("KS") } is winning this trick: drop { CARD("QS") } under it, and somebody else takes her 13 points.
tricks-advice-hearts-discard-the-queen = You can't follow suit: give { CARD("QS") } and her 13 points to whoever takes this trick.
tricks-advice-hearts-lead-the-queen-under-the-last-high-spade = Only spades above { CARD("QS") } are still out, so somebody else has to take her.
tricks-advice-hearts-lead-spades-at-her-holder = You passed { CARD("QS") } away and know who holds her: you can't take her with this spade, and it helps to force her out.
tricks-advice-hearts-lead-spades-to-force-the-queen = You can't take { CARD("QS") } with a spade below her, and every round of spades may force her out.
tricks-advice-hearts-drop-a-high-spade-under = A higher spade is winning this trick: under it your high spade is gone before { CARD("QS") } can fall on it.
tricks-advice-hearts-go-high-past-the-queen = { CARD("QS") } can't fall on this trick any more, and no points lie here: get rid of your high spade.
tricks-advice-hearts-play-high-while-holding-the-queen = You hold { CARD("QS") } yourself, so nobody can drop her on your high spade.
tricks-advice-hearts-stay-below-the-queen = With a spade below { CARD("QS") } you can't be the one who takes her, and she may still fall here.
tricks-advice-hearts-discard-high-spades = While { CARD("QS") } is out, { CARD("AS") } and { CARD("KS") } may have to take her: get rid of them now.
tricks-advice-hearts-cash-the-jack = Nobody can beat { CARD("JD") } any more: lead it, and it takes 10 off your score.
tricks-advice-hearts-take-the-jack = You surely get { CARD("JD") } in this trick: it takes 10 off your score.
tricks-advice-hearts-go-for-the-jack = { CARD("JD") } is in this trick and takes 10 off its winner's score: try to win it.
tricks-advice-hearts-keep-for-the-jack = { CARD("JD") } is still out: keep the higher diamond that can catch it.

## Following suit

tricks-advice-hearts-play-high-in-the-first-trick = The first trick has no points: the safest moment to get rid of your highest club.
tricks-advice-hearts-play-any-in-the-first-trick = The first trick has no points, so it costs you nothing even if you win it.
tricks-advice-hearts-drop-a-high-heart-under = A higher heart is winning this trick: drop your high heart under it.
tricks-advice-hearts-win-clean-tricks-high = You play last and no points lie here: winning costs nothing, so use the highest card you can spare.
tricks-advice-hearts-win-clean-tricks = You play last and no points lie here: winning costs nothing, and the next lead is yours.
tricks-advice-hearts-win-for-the-lead = No points lie here so far and nobody after you can beat this card: the next lead is yours.
tricks-advice-hearts-the-only-card-below = It is the only card you may play that can't win this trick.
tricks-advice-hearts-duck-as-high-as-possible = Your highest card that still loses: it takes nothing, and you keep the lower ones for later.
tricks-advice-hearts-duck-and-keep-a-higher = It can't win this trick, so you take nothing, and you keep a higher card for a better one.
tricks-advice-hearts-win-with-the-highest = You win this trick anyway, so use your highest card and keep the low ones.
tricks-advice-hearts-win-and-keep-a-higher = You win this trick anyway, and you keep a higher card to win with later.
tricks-advice-hearts-win-with-a-plain-card = You win this trick anyway: win it with a card that counts nothing itself.
tricks-advice-hearts-go-over-as-low-as-possible = You can't stay under, but the lower you play, the likelier somebody after you goes higher.
tricks-advice-hearts-win-while-all-follow = No points lie here, and nobody is known to be out of this suit: a high card is cheapest now.
tricks-advice-hearts-go-over-high = You can't stay under, and no points lie here so far: better to win now with a high card than later.
tricks-advice-hearts-spend-a-high-card = Play the high card now: you keep a lower one of this suit, which is easier to lose with later.
tricks-advice-hearts-leave-it-to-others = At least half of the cards of this suit still out are higher, so somebody after you may well go over.

## Discarding

tricks-advice-hearts-discard-high-hearts = A high heart may win you more hearts later: throw it away while somebody else takes the trick.
tricks-advice-hearts-end-a-suit = Your last card of this suit: from now on you can throw something away whenever it is led.
tricks-advice-hearts-discard-what-may-win = Lower cards of this suit are still out, so this one may win a bad trick later: throw it away.
tricks-advice-hearts-discard-a-heart = You can't follow suit: give this heart to whoever takes the trick.
tricks-advice-hearts-discard-what-wins-nothing = The cards of this suit still out are all higher: this one does no harm, and you keep what you need more.
tricks-advice-hearts-discard-what-nobody-follows = Nobody else holds this suit any more: led later, this card would win whatever is thrown on it.

## Leading

tricks-advice-hearts-lead-a-short-suit = You hold few of this suit: play them early, and soon you can throw bad cards on it.
tricks-advice-hearts-lead-a-sure-exit = All the cards of this suit still out are higher, so somebody else has to take the trick.
tricks-advice-hearts-lead-under-most = Most of the cards of this suit still out are higher, so somebody else will most likely beat it.
tricks-advice-hearts-lead-under-some = At least half of the cards of this suit still out are higher, so somebody else may well beat it.
tricks-advice-hearts-cash-while-all-follow = Nobody is known to be out of this suit: a high card costs least while everybody can follow.
tricks-advice-hearts-end-a-suit-by-leading = Your last card of this suit: once it is gone, you can throw something away whenever it is led.
tricks-advice-hearts-shorten-a-suit-by-leading = You hold two of this suit at most: once they are gone, you can throw bad cards on it.
tricks-advice-hearts-lead-the-lowest = Your lowest card of this suit, and higher ones are still out: somebody else may have to take the trick.
tricks-advice-hearts-lead-the-only-suit = You may lead no other suit.
tricks-advice-hearts-take-the-rest = Nobody can beat any of your cards: all the tricks that are left are yours.
tricks-advice-hearts-keep-the-lead = Nobody can beat this card any more: the next lead is yours as well.
