gnau-house = das Haus

gnau-table-title-round = 🐂 Gnau · Tisch { $table } · Runde { $round }
gnau-table-facts = Geber: { $dealer } · Einsatz: { $stake }
gnau-table-facts-lobby = { $facts } · { $rules }{ $split ->
    [own] {" · "}alle teilen selbst auf
   *[auto] {""}
}
gnau-table-first-deals = wer zuerst mitspielt
gnau-table-aim = **Ziel:** den Geber schlagen. 3 Karten, die 10, 20 oder 30 ergeben, sind ein **Ochse**. Bei den anderen 2 zählt die letzte Ziffer, 0 ist am besten.
gnau-table-seat = { $mark } { $user }{"\u200E"} · { $balance ->
    [one] { $balance } Punkt
   *[other] { $balance } Punkte
}
gnau-table-nobody = Noch niemand da. Mach den Anfang!
gnau-table-out = 🃏 **Die Karten sind ausgeteilt:** Schau in deine Direktnachrichten oder auf { BUTTON("gnau-button-hand") }, dann { $split ->
    [own] wähl drei Karten und drück auf { BUTTON("gnau-pick-confirm") }
   *[auto] drück auf { BUTTON("gnau-button-ready") }
}. Aufgedeckt wird, wenn { $split ->
    [own] alle gewählt haben
   *[auto] alle bereit sind oder der Host auf { BUTTON("gnau-button-reveal") } drückt
}, spätestens: { $when }
gnau-table-chosen = ✅ { $user } hat gewählt
gnau-table-sat-out = 💸 { $user } setzt aus: Eine Runde kann hier { $need } Punkte kosten. { $stake ->
    [0] Die Punkte reichen noch für keinen Einsatz: `/points claim` hilft.
   *[other] Die Punkte reichen für einen Einsatz von{"\u00A0"}{ $stake }.
}
gnau-table-ready = ✅ { $user } ist bereit
gnau-table-looking = 👀 { $user } schaut noch
gnau-table-gone = 🚪 { $user } ist nicht mehr auf dem Server
gnau-table-undelivered = 👀 { $user } · keine Direktnachricht: Drück auf { BUTTON("gnau-button-hand") }

gnau-result-dealer = **Geber: { $dealer }{"\u200E"}** · **{ $delta }**
gnau-result-player = { $mark } { $user } **{ $outcome ->
    [beats] gewinnt { $points }
    [draws] gleichauf
    [unpaid] verliert nichts
   *[loses] verliert { $points }
}** · Stand { $balance }
gnau-result-first = ✨ { $category ->
    [five-dukes] die ersten Fünf Bilder des Abends
    [five-small] die ersten Fünf Kleinen des Abends
    [bomb] die erste Bombe des Abends
    [silver] das erste Silber des Abends
    [double] der erste Paarochse des Abends
   *[other] zum ersten Mal an diesem Abend: { $hand }
}
gnau-result-ties = -# Gleiche Blätter: Der Geber gewinnt.
gnau-result-streak = 🔥 { $streak }
gnau-result-streak-of = { $user }: { $streak }
gnau-missed-hand = { $user } hätte { $hand } haben können
gnau-missed-many = { $people } Leute haben einen Ochsen übersehen
gnau-missed = 🐂 { $missed }{ $joke ->
    [0] . Der Ochse ist entwischt.
    [1] . Der Ochse hat sich gut versteckt.
    [2] . Der Ochse grast noch auf der Weide.
    [3] . Das passiert beim Hüten allen mal.
   *[other] . Es kam kein Ochse zu Schaden.
}
gnau-in-a-row = { $rounds } Siege in Folge
gnau-result-no-passport = Kein Ochse: { $sum }
gnau-result-nothing-chosen = Zeit abgelaufen
gnau-result-possible = 💡 möglich: **{ $name }**
gnau-result-next = Nächste Runde: { $dealer } teilt an { $seats } aus.
gnau-result-next-none = Nächste Runde: { $dealer } gibt, aber noch spielt niemand mit.
gnau-result-anyone-deals = -# Alle am Tisch können austeilen: { $when }
gnau-result-nobody = Niemand sitzt am Tisch. Drück auf { BUTTON("gnau-button-join") }, um weiterzuspielen.

gnau-split-group = { $cards } ({ $sum })
gnau-split-named = { $cards } · **{ $name }**
gnau-split-pair = Paar
gnau-split-tonku = Ass + Bild

gnau-by-card = Höchste: { $card }

gnau-picture-hand = Deine Karten: { $cards }
gnau-picture-result = Wie die Runde ausging
gnau-picture-result-hand = { $name }, { $delta }: { $hand }
gnau-picture-points = { $delta }, { $balance }
gnau-picture-balance = jetzt { $points }
gnau-picture-pays = Einsatz ×{ $times }
gnau-picture-possible = möglich: { $name }
gnau-picture-dealer = Geber: { $dealer }
gnau-picture-dealer-unnamed = Geber
gnau-picture-seat = Platz { $number }
gnau-picture-seated = { $seat } = { $user }

gnau-fair-before = -# Ausgeteilt, bevor sich das prüfen ließ.

gnau-closed-best-hand = 🃏 Bestes Blatt: **{ $hand }** von { $user }{"\u200E"} in{"\u00A0"}Runde{"\u00A0"}{ $round }
gnau-closed-biggest-win = 💰 Größter Gewinn: **{ $delta }** von { $user }{"\u200E"} in{"\u00A0"}Runde{"\u00A0"}{ $round }
gnau-closed-most-rounds = 🪑 Die meisten Runden, **{ $rounds }**: { $users }
gnau-closed-line = { $mark } { $user }{"\u200E"} · **{ $delta }**
gnau-closed-more = und { $people } weitere

gnau-hand-title = Deine Karten · Tisch { $table }, Runde { $round }
gnau-hand-best = Beste Aufteilung: **{ $name }**{ $points ->
    [0] {""}
   *[other] {" · "}zahlt{"\u00A0"}**×{ $points }**
}
gnau-hand-choose = Wähl die drei Karten deines Ochsen, dann drück auf { BUTTON("gnau-pick-confirm") }. Danach ist nichts mehr zu ändern.
    -# { $fallback ->
    [best] Unsicher? Wählst du nichts, zählt deine beste Aufteilung.
   *[none] Vorsicht: Wählst du falsch oder nicht rechtzeitig, zählt es als Kein Ochse.
}
gnau-hand-find = **Steckt ein Ochse in deinen Karten?** Tipp auf die Balken, um deine beste Aufteilung zu sehen. Sie zählt, wenn du nichts tust. Oder drück auf { BUTTON("gnau-button-split") }.
gnau-hand-chosen = Du hast gewählt: **{ $name }**{ $points ->
    [0] {""}
   *[other] {" · "}zahlt{"\u00A0"}**×{ $points }**
}
gnau-hand-counted = Zählt als **{ $name }**
gnau-hand-dealer = Geber: **{ $hand }**
gnau-told-won = **Du gewinnst { $points }**
gnau-told-lost = **Du verlierst { $points }**
gnau-hand-balance = Stand { $balance }
gnau-told-even = **Nichts gewonnen, nichts verloren**
gnau-hand-footer-revealed = -# Aufgedeckt · [zum Tisch]({ $link })
gnau-hand-footer = -# [Zum Tisch]({ $link }) · Aufdecken: { $when }

gnau-note-joined = Du bist dabei. Deine fünf Karten kommen beim nächsten Austeilen als Direktnachricht.
gnau-note-joined-bank = Du bist dabei und gibst: Alle spielen gegen dich. Sobald jemand mitspielt, drück auf { BUTTON("gnau-button-deal") }.
gnau-note-not-seated = Der Tisch ist offen, aber du hast noch keinen Platz. { $why }
gnau-note-ready = Du bist bereit. Aufgedeckt wird, wenn es alle sind.
gnau-note-undelivered = Ich konnte dir keine Direktnachricht schicken. Deine Karten warten hier: Drück auf { BUTTON("gnau-button-hand") } · [zum Tisch]({ $link })
    -# Falls deine gesperrt sind: Servermenü → Datenschutzeinstellungen → Direktnachrichten.

gnau-terms-speed = { $seconds ->
    [0] Sofort aufdecken
   *[other] Aufdeckfrist: { $time }
}
gnau-terms-dealer = Geber: { $choice }
gnau-terms-split = Aufteilen: { $choice }

gnau-details-odds = 🎲 Gegen den Geber gewinnst du in { $gains } der Runden und verlierst in { $pays }. In den übrigen zahlt niemand. Vorteil des Gebers: { $edge } des Einsatzes, wenn alle bestmöglich aufteilen.

gnau-button-join = Mitspielen
gnau-button-leave = Aussteigen
gnau-note-bank-taken = ✅ Du gibst: Alle spielen gegen dich.
gnau-note-bank-passed = ✅ Du gibst nicht mehr.

gnau-button-cut = Eigenes Wort
gnau-button-take-bank = Ich gebe
gnau-button-give-bank = Nicht mehr geben

gnau-button-deal = Austeilen
gnau-button-deal-again = Nächste Runde
gnau-button-ready = Bereit
gnau-button-split = Selbst aufteilen
gnau-button-reveal = Aufdecken
gnau-button-hand = Meine Karten
gnau-button-hand-over = Einstellungen
gnau-button-details = Details
gnau-button-close = Schließen
gnau-letter-place-lost = Ich komme nicht mehr in den Kanal dieses Tischs. Darum wurde sofort aufgedeckt. Die Runde zählt, und der Tisch ist geschlossen.
gnau-letter-link = Zum Tisch

gnau-note-dealt = Die Karten sind ausgeteilt: [zum Tisch]({ $link })

gnau-solution-title = Alle Aufteilungen · { $rules }
gnau-solution-way = { $mark } { $name } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
