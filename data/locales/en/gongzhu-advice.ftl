# Why a card is a good choice in Gong Zhu: a sentence for each piece of advice, for hints and reviews.

## Exposing

tricks-advice-gongzhu-expose-a-hidden-pig = Many other spades protect your pig until you can give her to somebody else, who then loses twice as much.
tricks-advice-gongzhu-expose-a-guarded-sheep = With two of the higher diamonds you can win { CARD("JD") } yourself, and it then brings twice as much.
tricks-advice-gongzhu-expose-a-covered-ace = Enough low hearts let you duck, and every heart the others take then costs them twice as much.
tricks-advice-gongzhu-expose-a-hidden-transformer = Many other clubs protect { CARD("10C") } until you can give it to somebody else, whose points it then doubles twice.

## Leading

tricks-advice-gongzhu-run-for-all-hearts = All the hearts taken so far are yours and nobody can beat this card: go on and collect all thirteen.
tricks-advice-gongzhu-cash-the-sheep = No higher diamond is left, so { CARD("JD") } wins its trick now.
tricks-advice-gongzhu-lead-the-pig-under-the-last-high-spade = Only spades above the pig are still out, so somebody else has to take her.
tricks-advice-gongzhu-lead-spades-to-force-the-pig = Spades below the pig are safe to lead without { CARD("AS") } or { CARD("KS") } in the way, and every round of them may bring her out.
tricks-advice-gongzhu-lead-a-short-suit = You hold few of this suit: play them early, and soon you can throw bad cards on it.
tricks-advice-gongzhu-lead-the-surest-exit = A low card that somebody else will most likely beat, so the next lead is theirs.

## Following suit

tricks-advice-gongzhu-throw-the-pig-under = { CARD("AS") } or { CARD("KS") } is winning this trick: drop the pig under it, and somebody else takes her.
tricks-advice-gongzhu-win-all-for-the-hearts = All the hearts taken so far are yours and you can win the rest: take this trick too and collect all thirteen.
tricks-advice-gongzhu-catch-the-sheep = { CARD("JD") } is in this trick and brings more than the rest of it costs: take it.
tricks-advice-gongzhu-bring-the-sheep-home = Nobody after you can beat { CARD("JD") } any more: play it and win it yourself.
tricks-advice-gongzhu-stop-all-hearts = One player has taken every heart so far: take one yourself, and they can't get all thirteen.
tricks-advice-gongzhu-win-clean-tricks-high = You play last and nothing bad lies here: winning costs nothing, so use the highest card you can spare.
tricks-advice-gongzhu-throw-the-transformer-under = A higher club is winning this trick: drop { CARD("10C") } under it, and it doubles somebody else's loss.
tricks-advice-gongzhu-duck-as-high-as-possible = Your highest card that still loses: it takes nothing, and you keep the lower ones for later.
tricks-advice-gongzhu-stay-below-the-pig = You have to go over, but below the pig: she can still fall on top of you.
tricks-advice-gongzhu-win-with-the-highest = You win this trick anyway, so use your highest card and keep the low ones.
tricks-advice-gongzhu-go-over-as-low-as-possible = You can't stay under, but the lower you play, the likelier somebody after you goes higher.

## Discarding

tricks-advice-gongzhu-discard-the-pig = You can't follow suit: give the pig to whoever takes this trick.
tricks-advice-gongzhu-keep-hearts-from-a-collector = The winner of this trick has every heart so far: give them no more, or they may get all thirteen.
tricks-advice-gongzhu-discard-high-hearts = High hearts cost the most and win tricks full of hearts: give this one to somebody else now.
tricks-advice-gongzhu-discard-high-spades = While the pig is out, { CARD("AS") } and { CARD("KS") } may have to take her: get rid of them now.
tricks-advice-gongzhu-discard-the-transformer = { CARD("10C") } doubles whatever its taker's hearts cost: give it away.
tricks-advice-gongzhu-discard-the-most-dangerous = Of all you can throw away, this card is the likeliest to win a bad trick later.
tricks-advice-gongzhu-play-what-is-left = You have nothing worse to throw away, so let your highest card go.
