# Why a card is a good choice in Gong Zhu: a sentence for each piece of advice, for hints and reviews.

## Exposing

tricks-advice-gongzhu-expose-a-hidden-pig = Many other spades hide your pig until you can throw her to somebody else, who loses twice as much then.
tricks-advice-gongzhu-expose-a-guarded-sheep = With two of the higher diamonds you can bring { CARD("JD") } home yourself, and it brings twice as much then.
tricks-advice-gongzhu-expose-a-covered-ace = Enough low hearts let you duck under the others, and every heart they take costs them twice as much then.
tricks-advice-gongzhu-expose-a-hidden-transformer = Many other clubs hide { CARD("10C") } until you can throw it to somebody else, whose points it doubles twice then.

## Leading

tricks-advice-gongzhu-run-for-all-hearts = All the hearts taken so far are yours and nobody can beat this card: go on and collect all thirteen.
tricks-advice-gongzhu-cash-the-sheep = Nothing higher is out in diamonds, so { CARD("JD") } wins its trick now and comes home.
tricks-advice-gongzhu-lead-spades-to-force-the-pig = Spades below the pig are safe to lead without { CARD("AS") } or { CARD("KS") } in the way, and every round of them brings her nearer to falling.
tricks-advice-gongzhu-lead-a-short-suit = Few of this suit are left in your hand: play them early, and soon you may throw bad cards on it.
tricks-advice-gongzhu-lead-the-surest-exit = Somebody else is the likeliest to win this low card, and then the lead is theirs.

## Following suit

tricks-advice-gongzhu-throw-the-pig-under = { CARD("AS") } or { CARD("KS") } is winning this trick: drop the pig under it, and somebody else takes her.
tricks-advice-gongzhu-win-all-for-the-hearts = All the hearts taken so far are yours and you can win the rest: take this trick too and collect all thirteen.
tricks-advice-gongzhu-catch-the-sheep = { CARD("JD") } lies in this trick, and what else is in it costs less than it brings: take it.
tricks-advice-gongzhu-bring-the-sheep-home = Nobody after you can go over { CARD("JD") } any more, so play it and win it yourself.
tricks-advice-gongzhu-stop-all-hearts = One player has taken every heart so far: one heart in your own pile and they cannot have all thirteen.
tricks-advice-gongzhu-win-clean-tricks-high = You play last and nothing bad lies here: winning costs nothing, so spend the highest card you can spare.
tricks-advice-gongzhu-throw-the-transformer-under = A higher club is winning this trick: drop { CARD("10C") } under it, and it doubles somebody else's loss.
tricks-advice-gongzhu-duck-as-high-as-possible = The highest card that still loses: it takes nothing, and your lower ones stay for later.
tricks-advice-gongzhu-stay-below-the-pig = You have to go over in spades, but below the pig you leave room for her to be played above you.
tricks-advice-gongzhu-win-with-the-highest = You win this trick whatever you play, so use your highest card and keep the low ones.
tricks-advice-gongzhu-go-over-as-low-as-possible = None of your cards goes under, but the lower you play, the likelier somebody after you goes higher.

## Discarding

tricks-advice-gongzhu-discard-the-pig = You cannot follow suit: give the pig to whoever takes this trick.
tricks-advice-gongzhu-keep-hearts-from-a-collector = The winner of this trick has taken every heart so far: give them no more, or they may get all thirteen.
tricks-advice-gongzhu-discard-high-hearts = High hearts cost the most and win tricks full of hearts: throw this one to somebody else now.
tricks-advice-gongzhu-discard-high-spades = While the pig is out, { CARD("AS") } and { CARD("KS") } could have to take her: get rid of them now.
tricks-advice-gongzhu-discard-the-transformer = { CARD("10C") } doubles whatever its taker's hearts cost: give it away.
tricks-advice-gongzhu-discard-the-most-dangerous = Of all you may throw away, this card is the likeliest to win a trick later.
tricks-advice-gongzhu-play-what-is-left = Nothing worse is left to throw away, so let the highest card go.
