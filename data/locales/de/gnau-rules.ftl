gnau-category-five-dukes = Fünf Bilder
gnau-category-five-small = Fünf Kleine
gnau-category-bomb = Bombe { $rank }
gnau-category-silver = Silber
gnau-category-tonku = Ngau Tonku
gnau-category-nenku = Nenku
gnau-category-double = Paarochse { $rank }
gnau-category-single = Ochse { $strength }
gnau-category-none = Kein Ochse
gnau-known-name = { $hand }{ $kind ->
    [five-dukes] {" "}(五公)
    [five-small] {" "}(五小)
    [bomb] {" "}(炸弹)
    [silver] {" "}(银牛)
    [double] {" "}(孖宝)
    [ox-ten] {" "}(牛牛)
    [tonku] {" "}(牛冬菇)
   *[other] {""}
}

gnau-outcome-beats = schlägt den Geber
gnau-outcome-ties = ist gleichauf mit dem Geber
gnau-outcome-loses = verliert gegen den Geber

gnau-set-classic = Klassisch
gnau-set-plain = Schlicht: Zehnen sind Bilder, 3 und 6 ein Paar, keine Fünf Kleinen
gnau-set-kopitiam = Kopitiam: malaysische Hausregeln, Paarochse zahlt ×3, die höchsten Blätter weniger
gnau-set-kopitiam-aces = Kopitiam mit hohen Assen: Ein Paar Asse schlägt Könige und zahlt ×4
gnau-set-niuniu = Niuniu 斗牛: vom chinesischen Festland, Bombe und Silber, keine Paare, zahlt nach Zahl
gnau-set-taiwan = Taiwan 妞妞: wie Niuniu ohne Silber, andere Werte

gnau-preset-classic = klassisch
gnau-preset-plain = schlicht
gnau-preset-kopitiam = Kopitiam
gnau-preset-kopitiam-aces = Kopitiam mit hohen Assen
gnau-preset-niuniu = Niuniu
gnau-preset-taiwan = Taiwan
gnau-own-rules = Hausregeln
gnau-summary-changed = { $preset }, aber { $changes }
gnau-summary-packs = { $rules } · { $packs } Decks

gnau-short-tens-in-five-dukes-on = Fünf Bilder auch mit Zehnen
gnau-short-tens-in-five-dukes-off = keine Zehnen in Fünf Bildern
gnau-short-tens-in-tonku-on = Ngau Tonku auch mit Zehn
gnau-short-tens-in-tonku-off = kein Ngau Tonku mit Zehn
gnau-short-five-small-any = Fünf Kleine mit jeder Summe
gnau-short-five-small-off = keine Fünf Kleinen
gnau-short-five-small-total-10 = Fünf Kleine nur bis Summe zehn
gnau-short-triplet-passport-on = drei gleiche sind ein Ochse
gnau-short-triplet-passport-off = drei gleiche sind kein Ochse
gnau-short-pair-three-six-on = 3 und 6 sind Paarochse 6
gnau-short-pair-three-six-off = 3 und 6 sind kein Paar
gnau-short-nenku-ox-one = Nenku zählt wie Ochse 1
gnau-short-nenku-special = Nenku schlägt Paarochse
gnau-short-ties-dealer = bei Gleichstand gewinnt der Geber
gnau-short-ties-push = Gleichstand ist unentschieden
gnau-short-ties-high-card = bei Gleichstand entscheidet die höchste Karte
gnau-short-three-six-free = eine 3 darf als 6 zählen und umgekehrt
gnau-short-three-six-fixed = 3 ist 3, und 6 ist 6
gnau-short-three-six-swapped = 3 zählt als 6 und 6 als 3
gnau-short-tonku-spades = Ngau Tonku nur mit dem Pik-Ass
gnau-short-tonku-any = Ngau Tonku mit jedem Ass
gnau-short-tonku-off = kein Ngau Tonku
gnau-short-doubles-on = Paare sind ein Paarochse
gnau-short-doubles-off = kein Paarochse
gnau-short-aces-low = ein Paar Asse ist das niedrigste
gnau-short-aces-high = ein Paar Asse ist das höchste
gnau-short-bomb-on = vier gleiche sind eine Bombe
gnau-short-bomb-off = keine Bombe
gnau-short-silver-on = fünf von 10 bis K sind Silber
gnau-short-silver-off = kein Silber
gnau-short-order-dukes-first = Fünf Bilder schlagen Fünf Kleine
gnau-short-order-small-first = Fünf Kleine schlagen Bombe und Fünf Bilder
gnau-short-payout = { $hand } zahlt { $points }

gnau-rule-tens-in-five-dukes-on = Fünf Bilder: Alle fünf Karten sind 10, J, Q oder K.
gnau-rule-tens-in-five-dukes-off = Fünf Bilder: Alle fünf Karten sind J, Q oder K.
gnau-rule-tens-in-tonku-on = Eine Zehn gilt als Bild für Ngau Tonku.
gnau-rule-tens-in-tonku-off = Eine Zehn gilt nicht als Bild für Ngau Tonku.
gnau-rule-five-small-any = Fünf Kleine: Alle fünf Karten sind A, 2, 3 oder 4. Das geht auch ohne Ochsen.
gnau-rule-five-small-off = Fünf Kleine werden nicht gespielt.
gnau-rule-five-small-total-10 = Fünf Kleine: fünf Karten aus A, 2, 3 und 4, zusammen höchstens zehn. Das geht auch ohne Ochsen.
gnau-rule-triplet-passport-on = Drei vom gleichen Rang sind immer ein Ochse.
gnau-rule-triplet-passport-off = Nur drei Karten, die 10, 20 oder 30 ergeben, sind ein Ochse.
gnau-rule-pair-three-six-on = Neben dem Ochsen sind zwei Karten aus 3 und 6 ein Paarochse 6: 3 3, 3 6 und 6 6.
gnau-rule-pair-three-six-off = Neben dem Ochsen sind eine 3 und eine 6 kein Paar.
gnau-rule-nenku-ox-one = Nenku ist wie Ngau Tonku, aber mit einem anderen Ass, und zählt wie Ochse 1.
gnau-rule-nenku-special = Nenku ist wie Ngau Tonku, aber mit einem anderen Ass, und kommt gleich danach.
gnau-rule-ties-dealer = Bei Gleichstand gewinnt der Geber. Nur zweimal Fünf Bilder ist unentschieden.
gnau-rule-ties-push = Gleichstand ist unentschieden: Niemand zahlt.
gnau-rule-ties-high-card = Bei Gleichstand gewinnt die höchste Karte: von K abwärts bis A, dann Pik, Herz, Karo, Kreuz.
gnau-rule-three-six-free = Eine 3 darf als 6 zählen und eine 6 als 3, ganz wie du willst.
gnau-rule-three-six-fixed = Eine 3 ist eine 3, und eine 6 ist eine 6.
gnau-rule-three-six-swapped = Eine 3 zählt immer als 6 und eine 6 als 3.
gnau-rule-tonku-spades = Nur mit dem Pik-Ass gibt es Ngau Tonku. Andere Asse geben Nenku.
gnau-rule-tonku-any = Jedes Ass gibt mit einem Bild Ngau Tonku. Nenku gibt es also nicht.
gnau-rule-tonku-off = Ngau Tonku und Nenku werden nicht gespielt. Bei einem Ass und einem Bild zählt die letzte Ziffer.
gnau-rule-doubles-on = Neben dem Ochsen sind zwei Karten vom gleichen Rang ein Paarochse.
gnau-rule-doubles-off = Bei einem Paar neben dem Ochsen zählt die letzte Ziffer, wie bei allen anderen.
gnau-rule-aces-low = Ein Paar Asse ist der niedrigste Paarochse.
gnau-rule-aces-high = Ein Paar Asse ist der höchste Paarochse, noch über den Königen.
gnau-rule-bomb-on = Bombe: vier Karten vom gleichen Rang, auch ohne Ochsen. Der höhere Rang gewinnt.
gnau-rule-bomb-off = Vier vom gleichen Rang sind nichts Besonderes.
gnau-rule-silver-on = Silber: fünf Karten aus 10, J, Q und K, mindestens eine 10. Auch ohne Ochsen.
gnau-rule-silver-off = Zehnen und Bilder zusammen sind nichts Besonderes.
gnau-rule-order-dukes-first = Fünf Bilder sind das höchste Blatt.
gnau-rule-order-small-first = Fünf Kleine sind das höchste Blatt, dann kommen Bombe und Fünf Bilder.

gnau-payout-five-dukes = { gnau-category-five-dukes }
gnau-payout-five-small = { gnau-category-five-small }
gnau-payout-bomb = Bombe
gnau-payout-silver = { gnau-category-silver }
gnau-payout-tonku = { gnau-category-tonku }
gnau-payout-nenku = { gnau-category-nenku }
gnau-payout-aces = Paarochse A
gnau-payout-double = Paarochse
gnau-payout-ox-ten = Ochse 10
gnau-payout-single = Ochse 1–9
gnau-payout-singles = Ochse { $strengths }
gnau-payout-no-ox = { gnau-category-none }
gnau-rules-pays = { $hand }: zahlt **×{ $points }** statt ×{ $usual }

gnau-rules-title = 🐂 Gnau · 牛 · Ngau, Ngao
gnau-rules-goal = Alle bekommen fünf Karten und spielen gegen **den Geber**. Finde einen **Ochsen**: drei Karten, die 10, 20 oder 30 ergeben. Die **anderen zwei** sind deine Stärke.
    Ein Ass zählt 1. J, Q und K sind Bilder und zählen 10. { $three_six ->
        [fixed] Eine 3 ist eine 3, und eine 6 ist eine 6.
        [swapped] Eine 3 zählt als 6 und eine 6 als 3.
       *[free] Eine 3 darf als 6 zählen und eine 6 als 3.
    }
gnau-rules-ranking = **Das höchste zuerst**
gnau-rules-paying = **Auszahlung:** Gewinnst du, zahlt der Geber den Wert deines Blatts × den Einsatz. Verlierst du, zahlst du den Wert seines Blatts × den Einsatz.
gnau-rules-ties = **Gleichstand:** { $ties ->
    [push] Niemand zahlt.
    [high_card] Die höchste Karte entscheidet: von K abwärts bis A, dann Pik, Herz, Karo, Kreuz.
   *[dealer] Der Geber gewinnt, aber zweimal Fünf Bilder ist unentschieden{ $unpaid ->
        [yes] {" "}und zwei Blätter ohne Ochsen zahlen nichts
       *[no] {""}
    }.
}
gnau-rules-here = **Auf diesem Server:** { $rules }
gnau-rules-here-table = **An diesem Tisch:** { $rules }
gnau-rules-new-tables = -# Ein Tisch behält seine Regeln. Neue Tische auf diesem Server: { $rules }
gnau-rules-told = -# Ein malaysisches Familienspiel, vor allem zum chinesischen Neujahr. 牛 heißt Ochse. Fünf Bilder sind 五公, Ngau Tonku 牛冬菇, Paarochse 孖宝, Ochse 10 牛牛.
gnau-rules-dealer = **Geber:** { $dealer }
gnau-rules-split = **Aufteilen:** { $split }
gnau-rules-stake = **Einsatz:** { $stake ->
    [one] { $stake } Punkt
   *[other] { $stake } Punkte
}
gnau-rules-stake-limits = { gnau-rules-stake }, oder wähl { $lowest } bis { $highest }
gnau-rules-reveal = **Aufdecken:** { $seconds ->
    [0] sofort
   *[other] wenn alle bereit sind, Frist: { $time }
}
gnau-rules-points-score = **Punkte:** ein Punktestand, der unter null fallen kann
gnau-rules-points-bankroll = **Punkte:** ein Guthaben, das nie unter null fällt

gnau-rank-five-dukes = fünf Karten aus { $tens ->
    [on] 10, J, Q und K
   *[off] J, Q und K
}
gnau-rank-five-small = fünf Karten von A bis 4{ $kind ->
    [total_10] , zusammen höchstens zehn
   *[any] {""}
}
gnau-rank-bomb = vier Karten vom gleichen Rang, je höher, desto besser
gnau-rank-silver = fünf Karten aus 10, J, Q und K, darunter mindestens eine 10
gnau-rank-tonku = ein Ochse, dazu { $ace ->
    [any] ein Ass
   *[spades] das Pik-Ass
} und { $tens ->
    [on] 10, J, Q oder K
   *[off] J, Q oder K
}
gnau-rank-nenku = ein Ochse, dazu ein anderes Ass und { $tens ->
    [on] 10, J, Q oder K
   *[off] J, Q oder K
}
gnau-rank-aces = ein Ochse, dazu ein Paar Asse
gnau-rank-double = ein Ochse und ein Paar, am besten K{"\u00A0"}K, zuletzt { $aces ->
    [high] 2{"\u00A0"}2
   *[low] A{"\u00A0"}A
}
gnau-rank-single = ein Ochse und die letzte Ziffer der anderen zwei, 0 als 10
gnau-rank-none = keine drei Karten sind ein Ochse
gnau-rank-line = **{ $name }**: { $meaning }. { $pays }
gnau-rank-said = { $title }, { $pays }: { $meaning }. { $cards }
gnau-rank-within = -# **Nenku** ist ein Name für Ochse 1: { $meaning }. { $pays }
gnau-rank-pays = Zahlt **×{ $points }**
gnau-rank-pays-by = Zahlt { $paid }
gnau-rank-pays-of = **×{ $points }** für{"\u00A0"}{ $strengths }
gnau-rank-singles = -# **{ $name }**: { $pays }
gnau-rank-times = ×{ $points }
gnau-rank-times-of = { $strengths }: ×{ $points }

gnau-example-worth = { $hand } (×{ $points })
gnau-example = { $cards } → **{ $here }** statt { $otherwise }
gnau-example-against = { $cards } gegen { $dealer } beim Geber → **{ $here }** statt { $otherwise }
