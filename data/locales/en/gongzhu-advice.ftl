# Why a card is a good choice in Gong Zhu: a sentence for each reason, for hints and reviews. Each says no more than
# the reason has looked at, which tests hold against whole deals.

## Exposing

tricks-advice-gongzhu-expose-a-hidden-pig = Three or more other spades protect your pig until you can give her to somebody else, who then loses twice as much.
tricks-advice-gongzhu-expose-a-guarded-sheep = With a higher diamond beside it you can often win { CARD("JD") } yourself, and it then brings twice as much.
tricks-advice-gongzhu-expose-a-long-sheep = With so many diamonds beside { CARD("JD") } you can often win it yourself, and it then brings twice as much.
tricks-advice-gongzhu-expose-a-covered-ace = Your low hearts let you duck, and every heart the others take then costs them twice as much.
tricks-advice-gongzhu-expose-a-hidden-transformer = Three or more other clubs protect { CARD("10C") } until you can give it to somebody else, whose points it then doubles twice.
tricks-advice-gongzhu-expose-a-transformer-with-the-sheep = You hold { CARD("JD") } with a higher diamond to win it. Whoever takes both cards has the sheep times four.
tricks-advice-gongzhu-expose-a-transformer-in-a-low-hand = You hold few high cards and should win few tricks, so it is likely to multiply somebody else's losses by four.

## Not exposing

tricks-advice-gongzhu-keep-a-bare-pig = With so few other spades the pig is soon forced out of you. Exposed, she costs 200 if the trick is yours.
tricks-advice-gongzhu-keep-a-hunted-pig = The others hold more spades than you. If they know where the pig is, they can lead spades until you have to play her.
tricks-advice-gongzhu-keep-an-unguarded-sheep = You hold no higher diamond to win it with. Exposed, it brings whoever catches it 200.
tricks-advice-gongzhu-keep-a-thinly-guarded-sheep = One higher diamond often isn't enough to win it. Exposed, it brings whoever catches it 200.
tricks-advice-gongzhu-keep-an-uncovered-ace = You have few low hearts to duck with, and every heart you then take would cost you twice as much.
tricks-advice-gongzhu-keep-an-ace-among-high-hearts = You hold another high heart beside it: two that may win tricks in which every heart costs you twice as much.
tricks-advice-gongzhu-keep-a-bare-transformer = With so few other clubs you may have to take it yourself. Exposed, it multiplies your losses by four.
tricks-advice-gongzhu-keep-a-hunted-transformer = The others hold more clubs than you. If they know where it is, they can lead clubs until you have to play it.

## Plans for a whole hand

# Before the reason for a card that is part of one
tricks-plan-gongzhu-finish = **Plan: collect all the hearts.**
tricks-plan-gongzhu-stop = **Plan: stop a collector.**

tricks-advice-gongzhu-run-for-all-hearts = All the hearts taken so far are yours and nobody can beat this card: go on and collect all thirteen.
tricks-advice-gongzhu-stop-all-hearts = One player has taken every heart so far: take one yourself, and they can't get all thirteen.
tricks-advice-gongzhu-try-to-stop-all-hearts = One player has taken every heart so far: go over, and a heart of your own may stop them.
tricks-advice-gongzhu-keep-hearts-from-a-collector = Whoever is winning this trick has every heart so far: give them no more, or they may get all thirteen.
tricks-advice-gongzhu-keep-a-stopper = Whoever is winning this trick has every heart so far: play low, and your higher card may still stop them.

## The pig, the sheep and the transformer

tricks-advice-gongzhu-throw-the-queen-under = { CARD("AS") } or { CARD("KS") } is winning this trick: drop the pig under it, and somebody else takes her.
tricks-advice-gongzhu-discard-the-queen = You can't follow suit: give the pig to whoever takes this trick.
tricks-advice-gongzhu-lead-the-queen-under-the-last-high-spade = Only spades above the pig are still out, so somebody else has to take her.
tricks-advice-gongzhu-play-high-while-holding-the-queen = You hold the pig yourself, so nobody can drop her on your high spade.
tricks-advice-gongzhu-hope-for-a-high-spade = { CARD("AS") } or { CARD("KS") } may still come after you and take the pig.
tricks-advice-gongzhu-stay-below-the-queen = With a spade below the pig you can't be the one who takes her, and she may still fall here.
tricks-advice-gongzhu-drop-a-high-spade-under = A higher spade is winning this trick: under it your high spade is gone before the pig can fall on it.
tricks-advice-gongzhu-discard-high-spades = While the pig is out, { CARD("AS") } and { CARD("KS") } may have to take her: get rid of them now.
tricks-advice-gongzhu-lead-spades-to-force-the-queen = You can't take the pig with a spade below her, and every round of spades may force her out.
tricks-advice-gongzhu-cash-the-sheep = Nobody can beat { CARD("JD") } any more: lead it and win it yourself.
tricks-advice-gongzhu-lead-the-sheep = Lead { CARD("JD") } now, and you win it yourself unless somebody goes over it with a higher diamond.
tricks-advice-gongzhu-bring-the-sheep-home = Nobody after you can beat { CARD("JD") } any more: play it and win it yourself.
tricks-advice-gongzhu-catch-the-sheep = { CARD("JD") } is in this trick and brings more than the rest of it costs so far: this card takes it.
tricks-advice-gongzhu-go-for-the-sheep = { CARD("JD") } is in this trick and brings more than the rest of it costs so far: try to win it.
tricks-advice-gongzhu-keep-for-the-sheep = { CARD("JD") } is still out: keep the higher diamond that can catch it.
tricks-advice-gongzhu-draw-the-higher-diamonds = Higher diamonds than your { CARD("JD") } are still out: draw them with this one first, and it is safer.
tricks-advice-gongzhu-keep-the-sheep = In this trick you would give { CARD("JD") } away: keep it for one you win.
tricks-advice-gongzhu-risk-the-sheep = { CARD("JD") } beats everything here so far, though somebody after you may still go over.
tricks-advice-gongzhu-discard-a-lost-sheep = Only diamonds above { CARD("JD") } are still out: you can hardly win it yourself any more, so give it away.
tricks-advice-gongzhu-win-what-pays = Counting what you have taken so far, this trick brings you points, and this card takes it.
tricks-advice-gongzhu-go-for-what-pays = Counting what you have taken so far, this trick as it stands would bring you points: try to win it.
tricks-advice-gongzhu-win-while-it-is-cheap = By itself this trick costs 50 points at most: win it while it is cheap, and the next lead is yours.
tricks-advice-gongzhu-throw-the-transformer-under = A higher club is winning this trick: drop { CARD("10C") } under it, and somebody else takes it.
tricks-advice-gongzhu-discard-the-transformer = You can't follow suit: give { CARD("10C") }, which doubles its taker's points, to somebody else.
tricks-advice-gongzhu-hope-for-a-high-club = A higher club may still come after you and take { CARD("10C") }.
tricks-advice-gongzhu-lead-the-transformer-under-the-last-high-clubs = Only clubs above { CARD("10C") } are still out, so somebody else has to take it.
tricks-advice-gongzhu-stay-below-the-transformer = You can't take { CARD("10C") } with a club below it, and it is still out.

## Following suit

tricks-advice-gongzhu-drop-a-high-heart-under = A higher heart is winning this trick: drop your high heart under it.
tricks-advice-gongzhu-win-clean-tricks-high = You play last and nothing bad lies here: winning costs nothing, so use the highest card you can spare.
tricks-advice-gongzhu-win-clean-tricks = You play last and nothing bad lies here: winning costs nothing, and the next lead is yours.
tricks-advice-gongzhu-win-for-the-lead = Nothing bad lies here so far and nobody after you can beat this card: the next lead is yours.
tricks-advice-gongzhu-the-only-card-below = It is the only card you may play that can't win this trick.
tricks-advice-gongzhu-duck-as-high-as-possible = Your highest card that still loses: it takes nothing, and you keep the lower ones for later.
tricks-advice-gongzhu-duck-and-keep-a-higher = It can't win this trick, so you take nothing, and you keep a higher card for a better one.
tricks-advice-gongzhu-win-with-the-highest = You win this trick anyway, so use your highest card and keep the low ones.
tricks-advice-gongzhu-win-and-keep-a-higher = You win this trick anyway, and you keep a higher card to win with later.
tricks-advice-gongzhu-win-with-a-plain-card = You win this trick anyway: win it with a card that isn't the pig, the sheep or { CARD("10C") }.
tricks-advice-gongzhu-go-over-as-low-as-possible = You can't stay under, but the lower you play, the likelier somebody after you goes higher.
tricks-advice-gongzhu-win-while-all-follow = Nothing bad lies here, and nobody is known to be out of this suit: a high card is cheapest now.
tricks-advice-gongzhu-go-over-high = You can't stay under, and nothing bad lies here so far: better to win now with a high card than later.
tricks-advice-gongzhu-spend-a-high-card = Play the high card now: you keep a lower one of this suit, which is easier to lose with later.
tricks-advice-gongzhu-leave-it-to-others = At least half of the cards of this suit still out are higher, so somebody after you may well go over.

## Discarding

tricks-advice-gongzhu-discard-high-hearts = High hearts cost the most: give this one to whoever takes the trick.
tricks-advice-gongzhu-end-a-suit = Your last card of this suit: from now on you can throw something away whenever it is led.
tricks-advice-gongzhu-discard-a-heart = You can't follow suit: give this heart to whoever takes the trick.
tricks-advice-gongzhu-discard-what-may-win = Lower cards of this suit are still out, so this one may win a bad trick later: throw it away.
tricks-advice-gongzhu-discard-what-wins-nothing = The cards of this suit still out are all higher: this one does no harm, and you keep what you need more.
tricks-advice-gongzhu-discard-what-nobody-follows = Nobody else holds this suit any more: led later, this card would win whatever is thrown on it.

## Leading

tricks-advice-gongzhu-lead-a-short-suit = You hold few of this suit: play them early, and soon you can throw bad cards on it.
tricks-advice-gongzhu-lead-a-sure-exit = All the cards of this suit still out are higher, so somebody else has to take the trick.
tricks-advice-gongzhu-lead-under-most = Most of the cards of this suit still out are higher, so somebody else will most likely beat it.
tricks-advice-gongzhu-lead-under-some = At least half of the cards of this suit still out are higher, so somebody else may well beat it.
tricks-advice-gongzhu-cash-while-all-follow = Nobody is known to be out of this suit: a high card costs least while everybody can follow.
tricks-advice-gongzhu-end-a-suit-by-leading = Your last card of this suit: once it is gone, you can throw something away whenever it is led.
tricks-advice-gongzhu-shorten-a-suit-by-leading = You hold two of this suit at most: once they are gone, you can throw bad cards on it.
tricks-advice-gongzhu-lead-the-lowest = Your lowest card of this suit, and higher ones are still out: somebody else may have to take the trick.
tricks-advice-gongzhu-lead-the-only-suit = You may lead no other suit.
tricks-advice-gongzhu-take-the-rest = Nobody can beat any of your cards: all the tricks that are left are yours.
tricks-advice-gongzhu-keep-the-lead = Nobody can beat this card any more: the next lead is yours as well.
