# Words of the whole house.
#
# $points: points, as a number without a sign
# $first: a sentence
# $second: the sentence after it
# $said: words without a full stop
# $name: what something is called
# $value: what is said of it
# $user: a person, as a mention or a name
# $balance: the points that a person has now, as a number
# $rounds: how many rounds

game-name-gnau = 🐂 Gnau

points-gained = +{ $points }
points-lost = −{ $points }
points-unmoved = ±0
play-points = -# Play points only.

# Two sentences, one after the other: without a blank where the language has none
two-sentences = { $first } { $second }

# What is said of a picture, made a sentence
whole-sentence = { $said }.

# A name, and what it stands for
named-value = { $name }: { $value }

# More than nothing. $share: the smallest percentage that is written out
share-below = <{ $share }
# Less than all. $share: the largest percentage that is written out
share-above = >{ $share }

# Of a drill or a daily deal. $days: at least 2
days-in-a-row = 🔥 { $days } days in a row

error-no-balance = { $user } hasn't played here yet.
balance-line = { $user } has **{ $balance ->
    [one] { $balance } point
   *[other] { $balance } points
}** { $rounds ->
    [0] and hasn't played yet
    [1] after one round
   *[other] after { $rounds } rounds
}.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-private-threads = Create Private Threads
