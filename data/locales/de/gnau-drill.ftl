gnau-drill-title-daily = 🎯 Tagesübung · Blatt { $number } von { $count }
gnau-drill-title-free = 🎯 Freie Übung
gnau-drill-how = Wähl die drei Karten deines besten Ochsen, oder drück auf{"\u00A0"}{ BUTTON("gnau-pick-no-ox") }.
gnau-drill-footer = -# Regeln: { $rules } · Ohne Punkte

gnau-drill-title-bids = 🏦 Bieten oder nicht?
gnau-drill-bids-how = Du siehst vier deiner fünf Karten. Bringt dir Geben **im Schnitt** Punkte, gegen { $players } andere um den einfachen Einsatz?
gnau-drill-bids-right = ✅ **Richtig:** Geben bringt im Schnitt **{ $worth }** Einsätze gegen { $players } andere.
    Du würdest jedes ihrer Blätter in { $wins } der Fälle schlagen.
    -# Exakt über jede fünfte Karte und jedes Blatt der anderen.
gnau-drill-bids-wrong = ❌ Geben bringt im Schnitt **{ $worth }** Einsätze gegen { $players } andere.
    Du würdest jedes ihrer Blätter in { $wins } der Fälle schlagen.
    -# Exakt über jede fünfte Karte und jedes Blatt der anderen.

gnau-drill-right = ✅ **Richtig: { $name }**
gnau-drill-wrong = ❌ { $reason }
    Am besten: **{ $name }**
gnau-drill-split = { $passport } ┃ { $rest }
gnau-drill-counted = -# Deine erste Antwort zählt.
gnau-drill-streak = 🔥 { $streak } richtig in Folge.

gnau-drill-missed = In diesem Blatt steckt ein Ochse.
gnau-drill-weaker = { $cards } ergeben nur { $name }.
gnau-drill-no-passport = { $cards } ergeben { $sums }. Ein Ochse braucht 10, 20 oder 30.

gnau-drill-why = { $passport }. { $rest }.
gnau-drill-why-free = Eine 3 darf als 6 zählen und umgekehrt.
gnau-drill-why-fixed = Eine 3 ist eine 3, und eine 6 ist eine 6.
gnau-drill-why-swapped = Hier zählt eine 3 als 6 und eine 6 als 3.
gnau-drill-why-five-dukes = Alle fünf sind Bilder: Jede Wahl ist richtig.
gnau-drill-why-five-small = Alle fünf sind klein: Jede Wahl ist richtig.
gnau-drill-why-bomb = Vier gleiche: Jede Wahl ist richtig.
gnau-drill-why-silver = Alle fünf sind Zehnen und Bilder: Jede Wahl ist richtig.
gnau-drill-why-none = Keine drei Karten ergeben 10, 20 oder 30.
gnau-drill-why-sum = { $sum } ergeben{"\u00A0"}{ $total }
gnau-drill-why-triplet = Drei gleiche sind hier ein Ochse
gnau-drill-why-tonku = Die anderen zwei sind { CARD("AS") } und ein Bild
gnau-drill-why-nenku = Die anderen zwei sind ein Ass und ein Bild
gnau-drill-why-pair = Die anderen zwei sind ein Paar: { $rank }{"\u00A0"}{ $rank }
gnau-drill-why-three-six = Eine 3 und eine 6 zählen hier als Paar
gnau-drill-why-single = Die anderen zwei ergeben { $sum }{"\u00A0"}={"\u00A0"}{ $total }
gnau-drill-why-digit = { gnau-drill-why-single }: letzte Ziffer{"\u00A0"}{ $strength }
gnau-drill-why-ten = { gnau-drill-why-single }: letzte Ziffer{"\u00A0"}0, und die zählt als{"\u00A0"}10

gnau-drill-result = 🎯 Tagesübung · { $date }
gnau-drill-score = { $right } von { $count } richtig
gnau-drill-place = Bisher Rang **{ $place }** von { $people }
gnau-drill-tomorrow = -# Nächste Übung: { $when }
gnau-drill-name = 🎯 Gnau-Übung
gnau-drill-shared = { $user } · { $name } { $date } · **{ $right }/{ $count }**
gnau-drill-over = 🎯 **Diese Übung ist vorbei.** Jeden Tag kommen zehn neue Blätter.
gnau-drill-past = Dieser Tag ist vorbei. Das ist die Übung von heute.

gnau-drill-button-next = Nächstes Blatt
gnau-drill-button-free = Freie Übung
gnau-drill-bids-button-go = Bieten oder nicht?
gnau-drill-bids-button-bid = Bieten
gnau-drill-bids-button-no-bid = Nicht bieten
gnau-drill-button-share = Teilen
gnau-drill-button-today = Heutige Übung

error-drill-day-over = Diese Übung ist vorbei. Die von heute kommt mit `/gnau daily`.
error-drill-hand-unknown = Dieses Blatt gehört nicht zur Übung. Mit `/gnau daily` geht es weiter.
error-drill-not-complete = Mach die Übung erst fertig. Mit `/gnau daily` geht es weiter.
error-drill-shared-already = Dieses Ergebnis hast du schon geteilt.
