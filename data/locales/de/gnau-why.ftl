gnau-button-why = Warum?
gnau-button-as-text = Als Text
gnau-button-practise = Üben

gnau-why-title = Warum? · Tisch { $table }, Runde { $round }
gnau-why-you = Du · **{ $hand }**
gnau-why-you-dealt = Du hast gegeben · **{ $hand }** · **{ $delta }**
gnau-why-dealer = Geber: { $dealer } · **{ $hand }**
gnau-why-line = { $user } · { $hand } · { $whose ->
    [dealer] du{" "}
   *[player] {""}
}**{ $delta }**
gnau-why-not-there = -# Du warst in dieser Runde nicht dabei.

gnau-why-swapped = -# { $three_six ->
    [swapped] Hier zählt eine 3 als 6 und eine 6 als 3.
   *[free] Eine 3 darf als 6 zählen und eine 6 als 3.
}

gnau-why-category = Rangfolge: { $higher } vor { $lower }.
gnau-why-pair = Beide haben einen Paarochsen: Ein Paar { $higher } schlägt ein Paar { $lower }.
gnau-why-bomb = Beide haben eine Bombe: Vier { $higher } schlagen vier { $lower }.
gnau-why-card = Beide Blätter sind gleich, also entscheidet die höchste Karte: { $higher } schlägt { $lower }.
gnau-why-number = Beide haben einen Ochsen mit Zahl: { $higher } schlägt { $lower }.
gnau-why-nenku = Nenku zählt wie Ochse 1: { $higher } schlägt { $lower }.
gnau-why-equal = Beide Blätter sind gleich.
gnau-why-pays = { $hand }: zahlt ×{ $times } · Einsatz { $stake }{ $bid ->
    [0] {""}
   *[other] {" · "}Geber ×{ $bid } · erhöht ×{ $raised }
} · **{ $delta }**
gnau-why-chance = 🎲 **{ $split ->
    [missed] Mit der besten Aufteilung
   *[best] Vor dem Aufdecken
}:** Gewinn { $gains }, Verlust { $pays }{ $is_always_paid ->
    [yes] {""}
   *[no] , keine Punkte { $moves_nothing }
}
gnau-why-possible = 💡 Möglich: **{ $hand }** · **{ $delta }**
gnau-why-best = ✅ Besser ließ sich nicht aufteilen.
gnau-why-more = -# { BUTTON("gnau-button-as-text") }: das ganze Ergebnis in Worten. { BUTTON("gnau-button-practise") }: Ochsen schneller erkennen.
gnau-why-check = -# Fair? `/gnau verify round:{ $round }`
