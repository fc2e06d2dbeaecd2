# Why a card is a good choice in Gong Zhu, where `tricks-advice.ftl` does not say it.

## Exposing

tricks-advice-expose-a-hidden-pig = At least three other spades protect your pig: give it away later, at twice the cost.
tricks-advice-expose-a-guarded-sheep = With a higher diamond you can often win { CARD("JD") } yourself, for twice as much.
tricks-advice-expose-a-long-sheep = With so many diamonds you can often win { CARD("JD") } yourself, for twice as much.
tricks-advice-expose-a-covered-ace = Your low hearts let you duck, and the hearts that others take cost them double.
tricks-advice-expose-a-hidden-transformer = At least three other clubs protect { CARD("10C") }: give it away later, to make someone's cards count ×4.
tricks-advice-expose-a-transformer-with-the-sheep = You have a higher diamond to win { CARD("JD") } with, and { CARD("10C") } then makes it ×4.
tricks-advice-expose-a-transformer-in-a-low-hand = You have few high cards, so it will probably make someone else's losses ×4.

## Not exposing

tricks-advice-keep-a-bare-pig = With so few other spades, the pig is soon forced out of you.
tricks-advice-keep-a-hunted-pig = The others hold more spades, and can force an exposed pig out.
tricks-advice-keep-an-unguarded-sheep = You have no higher diamond to win it with.
tricks-advice-keep-a-thinly-guarded-sheep = One higher diamond often isn't enough to win it.
tricks-advice-keep-an-uncovered-ace = You have few low hearts to duck with, and each heart you take would cost double.
tricks-advice-keep-an-ace-among-high-hearts = Your other high heart may also win hearts, which would all cost double.
tricks-advice-keep-a-bare-transformer = With so few other clubs, you may have to take it yourself.
tricks-advice-keep-a-hunted-transformer = The others hold more clubs, and can force it out once they see it.

## Plans for a whole hand

# Before the reason for a card that is part of one
tricks-plan-gongzhu-finish = **Plan: collect all the hearts.**
tricks-plan-gongzhu-stop = **Plan: stop a collector.**

tricks-advice-run-for-all-hearts = All the hearts so far are yours, and nobody can beat this card: collect all thirteen.
tricks-advice-stop-all-hearts = One player has every heart so far: take one, and they can't get all thirteen.
tricks-advice-try-to-stop-all-hearts = One player has every heart so far: go over, and you may stop them.
tricks-advice-keep-hearts-from-a-collector = The player winning this trick has every heart so far: give them no more.

## The pig, the sheep and the transformer

tricks-advice-hope-for-a-high-spade = { CARD("AS") } or { CARD("KS") } may still come and take the pig.
tricks-advice-lead-the-sheep = { CARD("JD") } is yours unless someone plays a higher diamond.
tricks-advice-bring-the-sheep-home = Nobody after you can beat { CARD("JD") }: play it and win it.
tricks-advice-catch-the-sheep = This card takes { CARD("JD") }, which brings more than the rest of the trick costs so far.
tricks-advice-go-for-the-sheep = { CARD("JD") } is here and brings more than the rest costs so far: try to win it.
tricks-advice-draw-the-higher-diamonds = Diamonds above your { CARD("JD") } are still out: draw them first.
tricks-advice-keep-the-sheep = You would lose { CARD("JD") } here: keep it for a trick you win.
tricks-advice-risk-the-sheep = { CARD("JD") } is winning so far, though someone may still go over.
tricks-advice-discard-a-lost-sheep = Only diamonds above { CARD("JD") } are still out: you can hardly win it, so give it away.
tricks-advice-win-what-pays = With what you've taken, this trick adds to your score, and this card takes it.
tricks-advice-go-for-what-pays = With what you've taken, this trick so far would add to your score: try to win it.
tricks-advice-win-while-it-is-cheap = By itself this trick costs 50 at most: win it while it's cheap, and lead next.
tricks-advice-throw-the-transformer-under = A higher club is winning: drop { CARD("10C") } under it.
tricks-advice-discard-the-transformer = You can't follow suit: give { CARD("10C") } away.
tricks-advice-hope-for-a-high-club = A higher club may still come and take { CARD("10C") }.
tricks-advice-lead-the-transformer-under-the-last-high-clubs = Only clubs above { CARD("10C") } are still out: someone else has to win.
tricks-advice-stay-below-the-transformer = { CARD("10C") } is still out, and a lower club can't take it.

## In teams

tricks-advice-give-the-sheep-to-your-side = Your side takes this trick, and { CARD("JD") } with it.
tricks-advice-give-your-side-the-lowest-heart = Your side takes this trick anyway: give it your lowest heart.
tricks-advice-use-a-high-card-with-your-partner = Your side takes this trick anyway: use a high card and keep the low ones.
tricks-advice-keep-what-costs-from-your-partner = Your partner is winning this trick: keep the cards that cost for another one.
tricks-advice-lead-a-diamond-for-the-sheep = Nobody can beat this diamond: if your partner has { CARD("JD") }, your side can take it now.
tricks-advice-give-your-partner-all-hearts = Your partner has every heart so far and takes this trick: give them one more.
tricks-advice-stop-all-hearts-with-your-partner = An opponent has every heart so far: your side takes this trick, so this heart stops them.
