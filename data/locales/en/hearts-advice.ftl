# Why a card is a good choice in Hearts: a sentence for each piece of advice, for hints and reviews.

## Passing

tricks-advice-hearts-pass-high-spades-when-short = { CARD("AS") } and { CARD("KS") } may have to take { CARD("QS") }, and there are too few lower spades beside them to wait it out.
tricks-advice-hearts-pass-the-queen-when-short = Too few other spades protect { CARD("QS") }: spade leads would soon force her out, and you may take her yourself.
tricks-advice-hearts-pass-a-short-suit = Pass all of a short suit, and whenever it is led you can throw a bad card away.
tricks-advice-hearts-pass-high-hearts = High hearts win heart tricks, and every heart in them costs a point.
tricks-advice-hearts-pass-the-most-dangerous = A high card with few low ones beside it wins tricks you would rather not have.
tricks-advice-hearts-pass-what-is-left = You have nothing more dangerous to pass.

## Leading

tricks-advice-hearts-run-for-the-moon = All the points taken so far are yours and nobody can beat this card: go on and shoot the moon.
tricks-advice-hearts-cash-the-jack = No higher diamond is left, so { CARD("JD") } wins its trick now.
tricks-advice-hearts-lead-the-queen-under-the-last-high-spade = Only spades above { CARD("QS") } are still out, so somebody else has to take her.
tricks-advice-hearts-lead-spades-to-force-the-queen = Spades below { CARD("QS") } are safe to lead without { CARD("AS") } or { CARD("KS") } in the way, and every round of them may bring her out.
tricks-advice-hearts-lead-a-short-suit = You hold few of this suit: play them early, and soon you can throw bad cards on it.
tricks-advice-hearts-lead-the-surest-exit = A low card that somebody else will most likely beat, so the next lead is theirs.

## Following suit

tricks-advice-hearts-throw-the-queen-under = { CARD("AS") } or { CARD("KS") } is winning this trick: drop { CARD("QS") } under it, and somebody else takes her 13 points.
tricks-advice-hearts-take-the-jack = You play last and can have { CARD("JD") } in this trick without { CARD("QS") }: it takes 10 off your score.
tricks-advice-hearts-win-all-for-the-moon = All the points taken so far are yours and you can win the rest: take this trick too and shoot the moon.
tricks-advice-hearts-stop-the-moon = One player has taken every point so far: take a few yourself to stop the moon.
tricks-advice-hearts-play-high-in-the-first-trick = The first trick has no points: the safest moment to get rid of a high club.
tricks-advice-hearts-win-clean-tricks-high = You play last and no points lie here: winning costs nothing, so use the highest card you can spare.
tricks-advice-hearts-duck-as-high-as-possible = Your highest card that still loses: it takes nothing, and you keep the lower ones for later.
tricks-advice-hearts-go-high-past-the-queen = { CARD("QS") } can't fall on this trick any more, and no points lie here: get rid of your high spade.
tricks-advice-hearts-stay-below-the-queen = You have to go over, but below { CARD("QS") }: she can still fall on top of you.
tricks-advice-hearts-win-with-the-highest = You win this trick anyway, so use your highest card and keep the low ones.
tricks-advice-hearts-go-over-as-low-as-possible = You can't stay under, but the lower you play, the likelier somebody after you goes higher.

## Discarding

tricks-advice-hearts-discard-the-queen = You can't follow suit: give { CARD("QS") } and her 13 points to whoever takes this trick.
tricks-advice-hearts-discard-high-spades = While { CARD("QS") } is out, { CARD("AS") } and { CARD("KS") } may have to take her: get rid of them now.
tricks-advice-hearts-keep-hearts-from-the-moon = The winner of this trick has every point so far: give them no heart, or they may shoot the moon.
tricks-advice-hearts-discard-high-hearts = A high heart would win tricks full of hearts later: throw it away while somebody else takes it.
tricks-advice-hearts-discard-the-most-dangerous = Of all you can throw away, this card is the likeliest to win a bad trick later.
tricks-advice-hearts-play-what-is-left = You have nothing worse to throw away, so let your highest card go.
