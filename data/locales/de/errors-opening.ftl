error-stake-too-high = Mit einem Einsatz von { $stake } kann eine { $unit ->
    [game] Partie
   *[round] Runde
} { $need ->
    [1] einen Punkt
   *[other] { $need } Punkte
} kosten, und { $who ->
    [you] du hast { $balance }
    [others] sonst hat hier niemand so viele
   *[all] niemand hier hat so viele
}.{ $affordable ->
    [0] {""}
   *[other] {" "}Eröffne mit höchstens { $affordable }.
}

error-too-many-own-tables = Du kannst hier { $limit ->
    [1] einen Tisch
   *[other] { $limit } Tische
} offen haben, und du hast schon { $tables }. Schließ erst einen.
error-opened-just-now = Du hast gerade einen Tisch eröffnet. Der nächste geht wieder: { $when }
error-too-many-tables = Auf diesem Server { $limit ->
    [1] darf nur ein Tisch
   *[other] dürfen nur { $limit } Tische
} gleichzeitig offen sein. Spiel an einem mit oder komm später wieder. Die Serververwaltung kann mehr erlauben: `/manage settings`
