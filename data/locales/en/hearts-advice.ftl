# Why a card is a good choice in Hearts: a sentence for each piece of advice, for hints and reviews.

## Passing

tricks-advice-hearts-pass-high-spades-when-short = { CARD("AS") } and { CARD("KS") } may have to take { CARD("QS") }, and there are too few lower spades beside them to wait it out.
tricks-advice-hearts-pass-the-queen-when-short = Too few other spades stand by { CARD("QS") }: spade leads would soon force her out, and you could take her yourself.
tricks-advice-hearts-pass-a-short-suit = Passing all of a short suit leaves you without it, and whenever it is led you may throw a bad card away.
tricks-advice-hearts-pass-high-hearts = High hearts win tricks in hearts, and each heart in such a trick costs a point.
tricks-advice-hearts-pass-the-highest = A high card wins tricks you would rather not have.
tricks-advice-hearts-pass-what-is-left = There is nothing more dangerous to pass.

## Leading

tricks-advice-hearts-run-for-the-moon = All the points taken so far are yours and nobody can beat this card: go on and shoot the moon.
tricks-advice-hearts-cash-the-jack = Nothing higher is out in diamonds, so { CARD("JD") } wins its trick now and comes home.
tricks-advice-hearts-lead-spades-to-force-the-queen = Spades below { CARD("QS") } are safe to lead without { CARD("AS") } or { CARD("KS") } in the way, and every round of them brings her nearer to falling.
tricks-advice-hearts-lead-a-short-suit = Few of this suit are left in your hand: play them early, and soon you may throw bad cards on it.
tricks-advice-hearts-lead-the-surest-exit = Somebody else is the likeliest to win this low card, and then the lead is theirs.

## Following suit

tricks-advice-hearts-throw-the-queen-under = { CARD("AS") } or { CARD("KS") } is winning this trick: drop { CARD("QS") } under it, and somebody else takes her 13 points.
tricks-advice-hearts-take-the-jack = You play last and can have { CARD("JD") } in this trick without { CARD("QS") }: it takes 10 off your score.
tricks-advice-hearts-win-all-for-the-moon = All the points taken so far are yours and you can win the rest: take this trick too and shoot the moon.
tricks-advice-hearts-stop-the-moon = One player has taken every point so far: a few points in your own pile end their moon.
tricks-advice-hearts-play-high-in-the-first-trick = No points fall in the first trick, so it is the safest moment to be rid of a high club.
tricks-advice-hearts-win-clean-tricks-high = You play last and no points lie here: winning costs nothing, so spend the highest card you can spare.
tricks-advice-hearts-duck-as-high-as-possible = The highest card that still loses: it takes nothing, and your lower ones stay for later.
tricks-advice-hearts-stay-below-the-queen = You have to go over in spades, but below { CARD("QS") } you leave room for her to be played above you.
tricks-advice-hearts-win-with-the-highest = You win this trick whatever you play, so use your highest card and keep the low ones.
tricks-advice-hearts-go-over-as-low-as-possible = None of your cards goes under, but the lower you play, the likelier somebody after you goes higher.

## Discarding

tricks-advice-hearts-discard-the-queen = You cannot follow suit: give { CARD("QS") } and her 13 points to whoever takes this trick.
tricks-advice-hearts-discard-high-spades = While { CARD("QS") } is out, { CARD("AS") } and { CARD("KS") } could have to take her: get rid of them now.
tricks-advice-hearts-keep-hearts-from-the-moon = The winner of this trick has taken every point so far: give them no heart, or they may shoot the moon.
tricks-advice-hearts-discard-high-hearts = A high heart would win tricks full of hearts later: throw it away while somebody else has to take it.
tricks-advice-hearts-discard-the-most-dangerous = Of all you may throw away, this card is the likeliest to win a trick later.
tricks-advice-hearts-play-what-is-left = Nothing worse is left to throw away, so let the highest card go.
