game-name-gnau = 🐂 Gnau

points-gained = +{ $points }
points-lost = −{ $points }
points-unmoved = ±0
play-points = -# Nur Spielpunkte.

two-sentences = { $first } { $second }

whole-sentence = { $said }.

named-value = { $name }: { $value }

share-below = <{ $share }
share-above = >{ $share }

days-in-a-row = 🔥 { $days } Tage in Folge

error-no-balance = { $user } hat hier noch nicht gespielt.
balance-line = { $user } hat **{ $balance ->
    [one] { $balance } Punkt
   *[other] { $balance } Punkte
}** { $rounds ->
    [0] und noch nicht gespielt
    [1] nach einer Runde
   *[other] nach { $rounds } Runden
}.

permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-private-threads = Private Threads erstellen
