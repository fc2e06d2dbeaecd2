# Kata-kata untuk semua permainan.

game-name-gnau = 🐂 Ngau

points-gained = +{ $points }
points-lost = −{ $points }
points-unmoved = ±0
play-points = -# Mata mainan sahaja.

two-sentences = { $first } { $second }

whole-sentence = { $said }.

named-value = { $name }: { $value }

share-below = <{ $share }
share-above = >{ $share }

days-in-a-row = 🔥 { $days } hari berturut-turut

error-no-balance = { $user } belum pernah main di sini.
balance-line = { $user } ada **{ $balance } mata** { $rounds ->
    [0] dan belum pernah main
   *[other] selepas { $rounds } pusingan
}.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-private-threads = Create Private Threads
