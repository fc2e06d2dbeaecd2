follow-button = Zuschauen
follow-button-stop = Aufhören
follow-button-again = Weiterschauen
follow-button-review = { $game ->
    [gnau] Runde { $number } zeigen
   *[other] Runde { $number } analysieren
}
follow-until = -# 👀 Du schaust an [diesem Tisch]({ $link }) zu. Endet von selbst: { $when }
follow-out = 🃏 **Die Karten sind ausgeteilt.** Aufgedeckt wird spätestens: { $when }
follow-bidding = 🃏 **Alle haben vier Karten.** Wer am meisten bietet, gibt. Die Gebote werden gezeigt, spätestens: { $when }
follow-raising = 🏦 **{ $dealer } gibt ×{ $bid }.** Alle anderen erhöhen, oder nicht, spätestens: { $when }
follow-turning = Am Tisch werden gerade die Karten umgedreht.
follow-ended = { $why ->
    [seated] Du hast jetzt einen Platz an [Tisch { $table }]({ $link }) und schaust nicht mehr zu.
    [closed] Tisch { $table } ist geschlossen, und du schaust nicht mehr zu.
    [refused] An Tisch { $table } kannst du nicht mehr zuschauen.
   *[stopped] Du schaust an [Tisch { $table }]({ $link }) nicht mehr zu.
}
follow-seated = Du hast hier einen Platz. Schau in deine eigenen Karten.
